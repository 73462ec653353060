/*
 * talk.c: what people say at a table.
 *
 * Plain text, the last lines only. Who plays and who watches have a shelf
 * each, so that nobody can talk the others off theirs: players hear from
 * spectators when the game is over, as a word from behind may tell what is in
 * a hand.
 */
#include "table.h"

#include <string.h>

#include <rumpus/json.h>

#define PAUSE_PLAYERS  500 /* ms for a line, in the long run, */
#define PAUSE_WATCHERS 1000
#define AT_ONCE        10 /* and so many without one */

bool table_paced(uint64_t *full, uint64_t now, uint64_t pause, int at_once)
{
    uint64_t next = (*full > now ? *full : now) + pause;

    if (next > now + pause * (uint64_t)at_once)
        return false;
    *full = next;
    return true;
}

/* ---- plain text ---- */

/* Letters that change the order or the lines of what is around them: U+2028 to
 * U+202E, U+2066 to U+2069, U+200E, U+200F, U+061C. */
static size_t unruly(const unsigned char *s)
{
    if (s[0] == 0xd8 && s[1] == 0x9c)
        return 2;
    if (s[0] != 0xe2 || !s[1])
        return 0;
    bool is = s[1] == 0x80 ? s[2] == 0x8e || s[2] == 0x8f ||
                                 (s[2] >= 0xa8 && s[2] <= 0xae)
                           : s[1] == 0x81 && s[2] >= 0xa6 && s[2] <= 0xa9;
    return is ? 3 : 0;
}

/* Blanks for what is no letter; none at the ends. */
static void clean(const char *in, char *out, size_t size)
{
    const unsigned char *s = (const unsigned char *)in;
    size_t n = 0;

    while (*s && n + 1 < size) {
        size_t skip = unruly(s);
        bool blank = skip || *s <= ' ' || *s == 0x7f;
        if (!blank)
            out[n++] = (char)*s;
        else if (n > 0 && out[n - 1] != ' ')
            out[n++] = ' ';
        s += skip ? skip : 1;
    }
    if (n > 0 && out[n - 1] == ' ')
        n--;
    out[n] = '\0';
}

/* ---- saying ---- */

static struct said *add(struct rum_table *t, bool watches)
{
    struct shelf *shelf = &t->talk[watches];

    t->kept++;
    shelf->said++;
    struct said *s = &shelf->line[shelf->said % TALK_LINES];
    *s = (struct said){.n = ++t->said, .seat = RUM_NOBODY};
    return s;
}

enum rum_err rum_table_say(struct rum_table *t, rum_seat seat, const char *name,
                           const char *text)
{
    bool watches = seat < 0;
    char words[RUM_TALK_BYTES + 1];

    if (strlen(text) > RUM_TALK_BYTES)
        return RUM_EFORMAT;
    clean(text, words, sizeof(words));
    if (!words[0])
        return RUM_EFORMAT;
    if (!table_paced(&t->talk[watches].full, t->now,
                     watches ? PAUSE_WATCHERS : PAUSE_PLAYERS, AT_ONCE))
        return RUM_EBUSY;
    struct said *s = add(t, watches);
    s->seat = seat;
    memcpy(s->text, words, sizeof(words));
    if (watches)
        clean(name, s->name, sizeof(s->name));
    else
        RUM_SAY(s->name, "%s", rum_match_seat_name(t->match, seat));
    return RUM_OK;
}

bool table_hears(const struct rum_table *t, bool watches, bool watchers)
{
    return !watchers || watches || rum_match_actor(t->match) == RUM_NOBODY;
}

uint32_t table_heard_of(const struct rum_table *t, bool watches, bool watchers)
{
    uint32_t old = 0;

    if (table_hears(t, watches, watchers))
        return t->talk[watchers].said;
    for (int i = 0; i < TALK_LINES; i++)
        old += t->talk[watchers].line[i].old;
    return old;
}

/* The next line after number `n` on the shelves that are heard; NULL: none. */
static const struct said *next_line(const struct rum_table *t, bool watches,
                                    uint32_t n)
{
    const struct said *next = NULL;

    for (int shelf = 0; shelf < 2; shelf++) {
        bool hears = table_hears(t, watches, shelf);
        for (int i = 0; i < TALK_LINES; i++) {
            const struct said *s = &t->talk[shelf].line[i];
            if ((hears || s->old) && s->n > n && (!next || s->n < next->n))
                next = s;
        }
    }
    return next;
}

void table_put_talk(struct rum_json *j, const struct rum_table *t, bool watches)
{
    const struct said *s = NULL;

    rum_json_open(j, "talk", '[');
    while ((s = next_line(t, watches, s ? s->n : 0))) {
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "n", s->n);
        if (s->seat >= 0)
            rum_json_int(j, "seat", s->seat);
        rum_json_str(j, "name", s->name);
        if (s->old)
            rum_json_bool(j, "old", true);
        rum_json_str(j, "text", s->text);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void table_note_admitted(struct rum_table *t, rum_seat by, rum_seat seat)
{
    struct said *s = add(t, false);

    s->seat = by;
    RUM_SAY(s->name, "%s", rum_match_seat_name(t->match, by));
    RUM_SAY(s->text, "I let somebody in who says: I am %s.",
            rum_match_seat_name(t->match, seat));
}

/* ---- what outlives the host ---- */

static void restore_line(struct rum_table *t, const struct rum_json_value *v)
{
    const struct rum_json_value *seat = rum_json_member(v, "seat");
    const char *name = rum_json_text(rum_json_member(v, "name"));
    const char *text = rum_json_text(rum_json_member(v, "text"));

    if (!name || !text || strlen(text) > RUM_TALK_BYTES ||
        (seat && (seat->kind != RUM_JSON_INT || seat->n < 0 ||
                  seat->n >= rum_match_seats(t->match))))
        return;
    struct said *s = add(t, !seat);
    if (seat)
        s->seat = (rum_seat)seat->n;
    s->old = rum_json_is_true(rum_json_member(v, "old"));
    clean(name, s->name, sizeof(s->name));
    clean(text, s->text, sizeof(s->text));
}

void table_restore_talk(struct rum_table *t, const struct rum_json_value *list)
{
    for (const struct rum_json_value *v = list ? list->first : NULL; v;
         v = v->next)
        restore_line(t, v);
}

void table_carry_talk(const struct rum_table *t, struct rum_table *next)
{
    int seats = rum_match_seats(t->match);

    memcpy(next->talk, t->talk, sizeof(next->talk));
    next->said = t->said;
    for (int i = 0; i < TALK_LINES; i++) {
        struct said *s = &next->talk[0].line[i];
        s->seat = (rum_seat)((s->seat + 1) % seats);
        /* Players have heard them by now. */
        next->talk[1].line[i].old = next->talk[1].line[i].n > 0;
    }
}

/*
 * begin.c: the rows that begin a game: new, load, save; and laying a table for
 * a host.
 */
#include "ask.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "rules.h"

/* ---- which game, with which options ---- */

/* An option's value as people write it: a text, a number, or a list. */
static bool read_value(struct rum_ask *q, const struct rum_json_value *v,
                       struct rum_text *out)
{
    bool list = v->kind == RUM_JSON_LIST;

    for (const struct rum_json_value *one = list ? v->first : v; one;
         one = list ? one->next : NULL) {
        if (list && one != v->first)
            rum_text_puts(out, ",");
        if (one->kind == RUM_JSON_TEXT)
            rum_text_puts(out, one->text);
        else if (one->kind == RUM_JSON_INT)
            rum_text_printf(out, "%" PRId64, one->n);
        else
            return rum_ask_wrong(q,
                                 "option '%.40s' must be a text, a whole "
                                 "number or a list of them",
                                 v->name);
    }
    return true;
}

static bool read_preset(struct rum_ask *q, const struct rum_game *game,
                        struct rum_options *opt)
{
    const char *preset = NULL;
    struct rum_err_text why;

    if (!rum_ask_text(q, "preset", false, &preset))
        return false;
    return !preset || rum_options_preset(opt, game, preset, &why) == RUM_OK ||
           rum_ask_wrong(q, "%s", why.text);
}

/* "options", over what there is. */
static bool read_options(struct rum_ask *q, const struct rum_game *game,
                         struct rum_options *opt)
{
    const struct rum_json_value *in = rum_json_member(q->in, "options");
    struct rum_err_text why;

    if (in && in->kind != RUM_JSON_OBJECT)
        return rum_ask_wrong(q, "'options' must be an object");
    for (const struct rum_json_value *v = in ? in->first : NULL; v;
         v = v->next) {
        struct rum_text text = {0};
        rum_text_puts(&text, "");
        bool good = read_value(q, v, &text);
        if (good && rum_options_set(opt, game, v->name, text.s, &why) < 0)
            good = rum_ask_wrong(q, "%s", why.text);
        rum_text_finish(&text);
        if (!good)
            return false;
    }
    return true;
}

static bool read_match(struct rum_ask *q, struct rum_seed seed,
                       struct rum_match **out)
{
    const struct rum_game *game = NULL;
    const char *id = NULL;
    struct rum_options opt;
    struct rum_err_text why;

    if (!rum_ask_text(q, "game", true, &id) || !ask_game(q, &game))
        return false;
    rum_options_init(&opt, game);
    if (!read_preset(q, game, &opt) || !read_options(q, game, &opt))
        return false;
    return rum_match_create(game, &opt, seed, out, &why) == RUM_OK ||
           rum_ask_wrong(q, "%s", why.text);
}

/* ---- who sits where ---- */

/* A list of at most as many texts as there can be seats, or nothing. */
static bool read_list(struct rum_ask *q, const char *name,
                      const char *out[RUM_MAX_SEATS])
{
    const struct rum_json_value *list = rum_json_member(q->in, name);
    bool good =
        !list || (list->kind == RUM_JSON_LIST && list->size <= RUM_MAX_SEATS);
    int i = 0;

    for (const struct rum_json_value *v = good && list ? list->first : NULL; v;
         v = v->next, i++) {
        out[i] = rum_json_text(v);
        good = good && out[i];
    }
    return good || rum_ask_wrong(q, "'%s' must be a list of at most %d texts",
                                 name, RUM_MAX_SEATS);
}

/* "seats": ["human", "easy", "hard:5000", "open"], and "names". A program is
 * not for strangers to start. */
static bool read_sitters(struct rum_ask *q,
                         struct rum_sitter sitter[RUM_MAX_SEATS])
{
    const char *who[RUM_MAX_SEATS] = {NULL}, *name[RUM_MAX_SEATS] = {NULL};
    struct rum_err_text why;

    if (!read_list(q, "seats", who) || !read_list(q, "names", name))
        return false;
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (name[i])
            RUM_SAY(sitter[i].name, "%s", name[i]);
        if (!who[i])
            continue;
        if (rum_sitter_who(who[i], &sitter[i], &why) < 0)
            return rum_ask_wrong(q, "seat %d: %s", i, why.text);
        if (sitter[i].kind == RUM_SITS_PROGRAM)
            return rum_ask_wrong(q,
                                 "seat %d: no programs are started from here; "
                                 "one can take the link of a human seat",
                                 i);
    }
    return true;
}

/* All people are one, or each is somebody else, whatever their names. */
static void part_people(struct rum_table *t, bool together)
{
    uint16_t seats = 0;

    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (rum_table_holder(t, (rum_seat)i) == RUM_STRANGER)
            continue;
        seats |= RUM_BIT(i);
        rum_table_hold(t, RUM_BIT(i));
    }
    if (together && seats)
        rum_table_hold(t, seats);
}

static bool seat_all(struct rum_ask *q, struct rum_table *t, bool recorded)
{
    struct rum_sitter sitter[RUM_MAX_SEATS] = {0};
    struct rum_err_text why;
    bool together = false;

    if (!rum_ask_flag(q, "together", &together) || !read_sitters(q, sitter))
        return false;
    if (rum_table_begin(t, sitter, recorded, true, &why) < 0)
        return rum_ask_wrong(q, "%s", why.text);
    part_people(t, together);
    return true;
}

/* A game begun elsewhere. Whoever brings it may know the seed, and with it
 * every card to come: guests are told that it was brought. */
static bool read_recording(struct rum_ask *q, const char *text,
                           struct rum_match **out)
{
    static const char *const said[] = {"game", "preset", "options"};
    struct rum_err_text why;

    for (size_t i = 0; i < sizeof(said) / sizeof(*said); i++) {
        if (rum_json_member(q->in, said[i]))
            return rum_ask_wrong(q, "a recording says by itself which %s",
                                 i ? "options it has" : "game it is");
    }
    return rum_match_load(text, strlen(text), NULL, out, &why) == RUM_OK ||
           rum_ask_wrong(q, "recording, %s", why.text);
}

bool rum_ask_create(struct rum_ask *q, const struct rum_table_rules *rules,
                    uint64_t now, struct rum_table **out)
{
    struct rum_table_rules agreed = *rules;
    const char *recording = NULL;
    struct rum_err_text why;
    struct rum_match *m = NULL;

    if (!rules_read(q->in, &agreed, &why))
        return rum_ask_wrong(q, "%s", why.text);
    if (!rum_ask_text(q, "recording", false, &recording) ||
        !(recording ? read_recording(q, recording, &m)
                    : read_match(q, rum_seed_random(), &m)))
        return false;
    if (!rum_json_member(q->in, "limit"))
        agreed.limit = rum_table_limit(m);
    struct rum_table *t = rum_table_create(m, &agreed, now);
    t->brought = recording != NULL;
    if (!seat_all(q, t, recording != NULL)) {
        rum_table_destroy(t);
        return false;
    }
    *out = t;
    return true;
}

/* ---- one more ---- */

/* Other options than those of the match: a preset's, or only these. NULL: the
 * same. */
static bool read_rematch(struct rum_ask *q, struct rum_match **out)
{
    const struct rum_game *game = rum_match_game(q->match);
    struct rum_options opt = *rum_match_options(q->match);
    struct rum_err_text why;
    char seats[4];

    *out = NULL;
    if (!rum_json_member(q->in, "preset") && !rum_json_member(q->in, "options"))
        return true;
    if (rum_json_member(q->in, "preset"))
        rum_options_init(&opt, game);
    snprintf(seats, sizeof(seats), "%d", rum_match_seats(q->match));
    if (!read_preset(q, game, &opt))
        return false;
    if (rum_options_set(&opt, game, "players", seats, &why) < 0)
        return rum_ask_wrong(q, "%s", why.text);
    if (!read_options(q, game, &opt))
        return false;
    if (rum_match_create(game, &opt, rum_seed_random(), out, &why) < 0)
        return rum_ask_wrong(q, "%s", why.text);
    if (rum_match_seats(*out) == rum_match_seats(q->match))
        return true;
    rum_match_destroy(*out);
    return rum_ask_wrong(q, "a rematch is for as many as there are");
}

bool rum_ask_rematch(struct rum_ask *q)
{
    struct rum_match *match;

    if (!read_rematch(q, &match))
        return false;
    enum rum_err err = rum_table_rematch(q->table, ask_person(q), match);
    if (err == RUM_OK)
        return true;
    rum_match_destroy(match);
    return rum_ask_wrong(q, err == RUM_ENOTHING ? "there is a rematch already"
                            : err == RUM_EBUSY  ? "somebody has another wish"
                                                : "a rematch is for after the "
                                                  "end");
}

/* What chance brings is as it was: it follows from the seed. */
bool rum_ask_branch(struct rum_ask *q, const struct rum_table_rules *rules,
                    uint64_t now, struct rum_table **out)
{
    int64_t length = (int64_t)rum_match_length(q->match), at = 0;

    if (!table_is_over(q->table))
        return rum_ask_wrong(q, "one goes on from a game that is over");
    if (!rum_ask_int(q, "at", true, 0, length - 1, &at))
        return false;
    struct rum_table *t =
        rum_table_create(rum_match_fork(q->match, (size_t)at), rules, now);
    t->brought = true;
    if (!seat_all(q, t, false)) {
        rum_table_destroy(t);
        return false;
    }
    rum_table_open(q->table);
    *out = t;
    return true;
}

/* ---- for testers ---- */

static bool take_match(struct rum_ask *q, struct rum_match *m)
{
    struct rum_guest *g = q->guest;
    char seed[33];

    if (g->own)
        rum_table_destroy(g->table);
    g->own = true;
    g->table = q->table = rum_table_create(m, NULL, 0);
    q->match = m;
    rum_json_str(&q->out, "game", rum_match_game(m)->id);
    rum_json_int(&q->out, "seats", rum_match_seats(m));
    rum_seed_format(rum_match_seed(m), seed);
    rum_json_str(&q->out, "seed", seed);
    rum_put_options(&q->out, m);
    put_position(q);
    return true;
}

bool ask_new(struct rum_ask *q)
{
    const char *name[RUM_MAX_SEATS] = {NULL};
    struct rum_seed seed = rum_seed_random();
    struct rum_match *m;

    if (!rum_ask_seed(q, "seed", &seed) || !read_list(q, "names", name) ||
        !read_match(q, seed, &m))
        return false;
    for (int i = 0; i < rum_match_seats(m); i++) {
        if (name[i])
            rum_match_name(m, (rum_seat)i, name[i], NULL);
    }
    return take_match(q, m);
}

bool ask_load(struct rum_ask *q)
{
    const char *text = NULL;
    struct rum_err_text why;
    struct rum_match *m;

    if (!rum_ask_text(q, "recording", true, &text))
        return false;
    if (rum_match_load(text, strlen(text), NULL, &m, &why) < 0)
        return rum_ask_wrong(q, "recording, %s", why.text);
    return take_match(q, m);
}

/* A recording holds the seed, and with it every card to come. */
bool ask_save(struct rum_ask *q)
{
    struct rum_text text = {0};

    if (!q->guest->tester && !table_is_over(q->table))
        return rum_ask_wrong(q, "the recording is given out after the end");
    if (!q->guest->tester)
        rum_table_open(q->table);
    rum_match_save(q->match, &text);
    rum_json_str(&q->out, "recording", text.s);
    rum_text_finish(&text);
    return true;
}

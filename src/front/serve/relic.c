/*
 * relic.c: a table of other rules than this program plays.
 */
#include "relic.h"

#include <stdlib.h>
#include <string.h>

#define MOST_STEPS 100000

/* ---- reading ---- */

/* "seat 0 human Ann" */
static void take_seat(struct relic *r, const char *line)
{
    char *end;
    long seat = strtol(line, &end, 10);
    const char *name = *end == ' ' ? strchr(end + 1, ' ') : NULL;

    if (seat < 0 || seat >= RUM_MAX_SEATS || !name)
        return;
    r->name[seat][0] = '\0';
    RUM_SAY(r->name[seat], "%s", name + 1);
    if (seat >= r->seats)
        r->seats = (int)seat + 1;
}

/* Whose name a sentence begins with: the longest, as "Ann: B" may be one; 0 for
 * nobody's, and several seats if they share it. */
static uint16_t actors_of(const struct relic *r, const char *text)
{
    uint16_t seats = 0;
    size_t longest = 1;

    for (int i = 0; i < r->seats; i++) {
        size_t n = strlen(r->name[i]);
        if (n < longest || strncmp(text, r->name[i], n) != 0 || text[n] != ':')
            continue;
        seats = (uint16_t)((n > longest ? 0 : seats) | RUM_BIT(i));
        longest = n;
    }
    return seats;
}

/* What stands behind the mark is for people. */
static void take_step(struct relic *r, const char *line, bool open)
{
    const char *text = strstr(line, " # ");

    if (!text || r->steps == MOST_STEPS)
        return;
    if (r->steps == r->room) {
        r->room = r->room ? 2 * r->room : 64;
        r->step = rum_realloc(r->step, r->room * sizeof(*r->step));
    }
    r->step[r->steps++] =
        (struct relic_step){strdup(text + 3), open, actors_of(r, text + 3)};
}

/* Nothing comes after an end, so whatever is taken back was the end as well. */
static void take_back(struct relic *r, size_t left)
{
    r->over = false;
    while (r->steps > left)
        free(r->step[--r->steps].text);
}

static const char *after(const char *line, const char *word)
{
    size_t n = strlen(word);

    return strncmp(line, word, n) == 0 ? line + n : NULL;
}

void relic_take(struct relic *r, const char *line, size_t n)
{
    struct rum_text text = {0};
    const char *rest;

    rum_text_add(&text, line, n);
    rum_text_add(&text, "", 0);
    line = text.s ? text.s : "";
    if ((rest = after(line, "game "))) {
        r->game[0] = '\0';
        RUM_SAY(r->game, "%s", rest);
    } else if ((rest = after(line, "rules "))) {
        r->rules = atoi(rest);
    } else if ((rest = after(line, "seat "))) {
        take_seat(r, rest);
    } else if ((rest = after(line, "undo "))) {
        take_back(r, strtoul(rest, NULL, 10));
    } else if (after(line, "play ")) {
        take_step(r, line, false);
    } else if (after(line, "time ")) {
        take_step(r, line, true);
    } else if (after(line, "resign ") || after(line, "draw ")) {
        take_step(r, line, true);
        r->over = true;
    }
    rum_text_finish(&text);
}

void relic_finish(struct relic *r)
{
    take_back(r, 0);
    free(r->step);
}

/* ---- telling ---- */

static void put_step(const struct relic *r, const struct relic_step *s,
                     uint16_t seats, struct rum_json *out)
{
    char text[48] = "";
    int first = 0;

    if (r->over || s->open || (s->seats && (s->seats & ~seats) == 0)) {
        rum_json_str(out, NULL, s->text);
        return;
    }
    while (first < r->seats && !(s->seats & RUM_BIT(first)))
        first++;
    RUM_SAY(text, "%s decides", s->seats ? r->name[first] : "Somebody");
    rum_json_str(out, NULL, text);
}

void relic_put(const struct relic *r, uint16_t seats, struct rum_json *out)
{
    const struct rum_game *game = rum_game_find(r->game);

    rum_json_str(out, "game", r->game);
    rum_json_str(out, "title", game ? game->title : r->game);
    rum_json_int(out, "rules", r->rules);
    rum_json_bool(out, "over", r->over);
    rum_json_open(out, "names", '[');
    for (int i = 0; i < r->seats; i++)
        rum_json_str(out, NULL, r->name[i]);
    rum_json_close(out, ']');
    rum_json_open(out, "told", '[');
    for (size_t i = 0; i < r->steps; i++)
        put_step(r, &r->step[i], seats, out);
    rum_json_close(out, ']');
}

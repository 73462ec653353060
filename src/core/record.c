/*
 * record.c: a match as lines of text.
 *
 *     rumpus recording 1
 *     game npzr
 *     rules 1
 *     option players 2
 *     seed 00000000000000000000000000000007
 *     seat 0 human Ann
 *     play 12 9f2c41d07be0a35c # Ann: plays Wild Ninja
 *     time 47be0a35c9f2c41d # the playing time is over
 *     resign 0 47be0a35c9f2c41d # Ann resigns
 *     draw 47be0a35c9f2c41d # a draw is agreed on
 *     undo 0
 *
 * A recording is only ever appended to, a line at a time, so a program that
 * was killed leaves a whole one and at most half a line. reader.c reads them.
 */
#include "match.h"

#include <inttypes.h>
#include <string.h>

#include "record.h"

/* A text option may hold line breaks; in a recording it is one line. */
static void put_escaped(struct rum_text *out, const char *s)
{
    for (; *s; s++) {
        if (*s == '\\')
            rum_text_puts(out, "\\\\");
        else if (*s == '\n')
            rum_text_puts(out, "\\n");
        else
            rum_text_add(out, s, 1);
    }
}

static void put_seat(struct rum_text *out, int seat, const char *who,
                     const char *name)
{
    rum_text_printf(out, "seat %d %s %s\n", seat, who[0] ? who : "human", name);
}

static void put_head(struct rum_text *out, const struct rum_match *m)
{
    char value[RUM_MAX_TEXT], seed[33];

    rum_text_printf(out, RECORD_FIRST_LINE "\ngame %s\nrules %d\n", m->game->id,
                    m->game->rules_version);
    for (size_t i = 0; i < m->game->option_count; i++) {
        rum_options_format(&m->options, m->game, i, value, sizeof(value));
        rum_text_printf(out, "option %s ", m->game->options[i].name);
        put_escaped(out, value);
        rum_text_add(out, "\n", 1);
    }
    rum_seed_format(m->seed, seed);
    rum_text_printf(out, "seed %s\n", seed);
    for (int i = 0; i < rum_match_seats(m); i++)
        put_seat(out, i, m->who[i], m->name[i]);
}

/* With the sentence as its actor reads it; `m` is where it is played. */
static void put_step(struct rum_text *out, struct rum_match *m,
                     const struct step *s)
{
    struct rum_offer offer;

    if (s->kind == STEP_TIME) {
        rum_text_printf(out, "time %016" PRIx64 " # the playing time is over\n",
                        s->digest);
        return;
    }
    if (s->kind == STEP_RESIGN) {
        rum_text_printf(out, "resign %d %016" PRIx64 " # %s resigns\n", s->act,
                        s->digest, m->name[s->act]);
        return;
    }
    if (s->kind == STEP_DRAW) {
        rum_text_printf(out, "draw %016" PRIx64 " # a draw is agreed on\n",
                        s->digest);
        return;
    }
    rum_match_describe(m, s->seat, s->act, &offer);
    rum_text_printf(out, "play %d %016" PRIx64 " # %s: %s\n", s->act, s->digest,
                    m->name[s->seat], offer.text);
}

void record_line(struct rum_match *m, const struct change *c,
                 struct rum_text *out)
{
    switch (c->kind) {
    case CHANGE_STEP:
    case CHANGE_REDO:
        put_step(out, m, &c->step);
        break;
    case CHANGE_UNDO:
        rum_text_printf(out, "undo %zu\n", c->length);
        break;
    case CHANGE_SEAT:
        put_seat(out, c->seat, c->who, c->name);
        break;
    case CHANGE_NONE:
    case CHANGE_SINK:
        break;
    }
}

void rum_match_save(struct rum_match *m, struct rum_text *out)
{
    struct rum_match *again = rum_match_fork(m, 0);

    put_head(out, m);
    for (size_t i = 0; i < m->length; i++) {
        put_step(out, again, &m->step[i]);
        match_apply(m->game, again->state, &m->step[i], NULL);
        again->fresh = 0;
    }
    rum_match_destroy(again);
}

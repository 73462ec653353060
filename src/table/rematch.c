/*
 * rematch.c: one more game of the same people, and the score of a series.
 *
 * A rematch is a table of its own, with a recording of its own; what is
 * carried over is who sits there, one seat further, the rules of the table and
 * the score. The host lays it and tells where it is: whoever was at the old
 * table finds the way from there.
 */
#include "table.h"

#include <stdlib.h>
#include <string.h>

/* By the rules of the match that is over. */
static struct rum_match *deal_again(const struct rum_match *m)
{
    struct rum_err_text why;
    struct rum_match *again;
    enum rum_err err = rum_match_create(rum_match_game(m), rum_match_options(m),
                                        rum_seed_random(), &again, &why);

    RUM_ASSERT(err == RUM_OK);
    return again;
}

enum rum_err rum_table_rematch(struct rum_table *t, int person,
                               struct rum_match *match)
{
    uint16_t seats = rum_table_holds(t, person);

    if (!seats || !table_is_over(t))
        return RUM_EILLEGAL;
    if (t->rematch[0] || t->agreed || t->laying)
        return RUM_ENOTHING;
    if (t->wish.by >= 0)
        return RUM_EBUSY;
    t->proposed = match ? match : deal_again(t->match);
    return table_wish(
        t, &(struct rum_wish){.what = RUM_WISH_REMATCH,
                              .by = table_first_seat(seats),
                              .asked = match ? table_others(t, person) : 0});
}

const struct rum_match *rum_table_proposed(const struct rum_table *t)
{
    return t->proposed;
}

/* ---- who begins ---- */

/* By chance all would begin alike once in 30000 times. */
#define DEALS 16

static bool deals_differ(const struct rum_match *m)
{
    const struct rum_game *game = rum_match_game(m);
    struct rum_options opt = *rum_match_options(m);
    void *state = rum_alloc(game->state_size);
    struct rum_why why;
    rum_seat first = RUM_NOBODY;
    bool differ = false;

    for (uint8_t i = 0; i < DEALS && !differ; i++) {
        struct rum_seed seed = {{i}};
        enum rum_err err = rum_game_setup(game, state, &opt, seed, &why);
        RUM_ASSERT(err == RUM_OK);
        differ = i > 0 && rum_head(state)->to_act != first;
        first = rum_head(state)->to_act;
    }
    free(state);
    return differ;
}

rum_seat rum_table_begins(struct rum_table *t, bool *by_lot)
{
    if (!t->drew)
        t->by_lot = deals_differ(t->match);
    t->drew = true;
    *by_lot = t->by_lot;
    return rum_match_length(t->match) ? rum_match_decider(t->match, 0)
                                      : rum_match_actor(t->match);
}

/* ---- the score ---- */

int rum_table_games(const struct rum_table *t)
{
    return t->games + (rum_match_actor(t->match) == RUM_NOBODY);
}

int rum_table_score(const struct rum_table *t, rum_seat seat)
{
    int points[RUM_MAX_SEATS] = {0};

    if (rum_match_actor(t->match) == RUM_NOBODY)
        rum_match_points(t->match, points);
    return t->score[seat] + points[seat];
}

/* ---- the next table ---- */

static rum_seat turned(const struct rum_table *t, int seat)
{
    return (rum_seat)((seat + 1) % rum_match_seats(t->match));
}

static void turn_person(const struct rum_table *t, int person,
                        struct rum_table *next)
{
    struct person *p = &next->person[person];

    *p = (struct person){
        .came = true, .expected = true, .away_since = next->now};
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (t->person[person].seats & RUM_BIT(i))
            p->seats |= RUM_BIT(turned(t, i));
    }
}

struct rum_table *rum_table_follow(struct rum_table *t)
{
    struct rum_sitter sitter[RUM_MAX_SEATS] = {0};
    struct rum_err_text why;

    if (!t->agreed)
        return NULL;
    struct rum_table *next = rum_table_create(t->proposed, &t->rules, t->now);
    t->agreed = false;
    t->laying = true;
    t->proposed = NULL;
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        sitter[turned(t, i)] = t->chair[i].sitter;
        next->score[turned(t, i)] = rum_table_score(t, (rum_seat)i);
        if (t->chair[i].sitter.kind == RUM_SITS_PROGRAM)
            table_recorded("cmd", &sitter[turned(t, i)]);
    }
    enum rum_err err = rum_table_begin(next, sitter, false, false, &why);
    RUM_ASSERT(err == RUM_OK);
    /* People keep their numbers, and with them their links. */
    for (int i = 0; i < RUM_MAX_PEOPLE; i++)
        turn_person(t, i, next);
    next->games = rum_table_games(t);
    table_carry_talk(t, next);
    return next;
}

void rum_table_followed(struct rum_table *t, const char *id)
{
    t->laying = false;
    t->rematch[0] = '\0';
    RUM_SAY(t->rematch, "%s", id);
    t->kept++;
}

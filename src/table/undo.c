/*
 * undo.c: taking back, and whose consent it needs.
 *
 * It is free while nothing was learned and nobody else has decided; else the
 * people who are here must agree: wish.c asks them.
 */
#include "table.h"

/* Nobody waits for who is away, but they read of it when they come back. */
static void leave_word(struct rum_table *t, rum_seat seat)
{
    for (int i = 0; i < RUM_MAX_PEOPLE; i++) {
        struct person *p = &t->person[i];
        if (p->seats && p->came && !p->windows) {
            p->undone = true;
            p->undoer = seat;
        }
    }
}

enum rum_err table_go_back(struct rum_table *t, rum_seat seat, size_t to)
{
    enum rum_err err = table_changed(t, CHANGE_BACK, RUM_NOBODY,
                                     rum_match_undo_to(t->match, to));

    if (err == RUM_OK || err == RUM_EPENDING)
        leave_word(t, seat);
    return err;
}

/* Can everybody read what the seat did from step `to` on? */
static bool is_told(struct rum_table *t, rum_seat seat, size_t to)
{
    struct rum_scene *scene = rum_scene_create();
    bool told = false;

    rum_match_log(t->match, RUM_NOBODY,
                  rum_match_log_before(t->match, RUM_NOBODY, to), scene);
    for (size_t i = 0; i < scene->log.n; i++)
        told = told || scene->log.v[i].seat == seat;
    rum_scene_destroy(scene);
    return told;
}

/* Whoever must ask means something that happened: that they ended their turn,
 * of which nobody reads, goes with what they did in it. */
static size_t meant(struct rum_table *t, rum_seat seat, size_t to)
{
    rum_seat decider = seat;
    size_t before = to;
    bool is_free;

    while (decider == seat && !is_told(t, seat, to) &&
           rum_match_intent_before(t->match, seat, table_among_bots(t, seat),
                                   to, &before, &is_free) == RUM_OK) {
        decider = rum_match_decider(t->match, to - 1);
        to = decider == seat ? before : to;
    }
    return to;
}

enum rum_err rum_table_undo(struct rum_table *t, rum_seat seat)
{
    uint16_t others = table_others(t, rum_table_holder(t, seat));
    size_t to;
    bool is_free;

    if (rum_match_pending(t->match)) {
        t->takes_back = seat;
        return RUM_OK;
    }
    if (rum_match_undo_intent(t->match, seat, table_among_bots(t, seat), &to,
                              &is_free) < 0)
        return RUM_ENOTHING;
    if (t->opened && rum_table_people(t) > 1)
        return RUM_EILLEGAL;
    if (t->opened && !t->brought) { /* whoever comes later is told */
        t->brought = true;
        t->kept++;
    }
    if (is_free || !others)
        return table_go_back(t, seat, to);
    if (t->wish.by >= 0 && t->wish.by != seat)
        return RUM_EBUSY;
    return table_wish(t, &(struct rum_wish){.what = RUM_WISH_UNDO,
                                            .by = seat,
                                            .asked = others,
                                            .to = meant(t, seat, to)});
}

void table_take_back(struct rum_table *t)
{
    rum_seat seat = t->takes_back;

    t->takes_back = RUM_NOBODY;
    if (table_is_person(t, seat))
        rum_table_undo(t, seat);
}

/* Somebody can go on from here otherwise than before, as far as those know who
 * do not see their hand. */
static bool is_choice(struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);
    const rum_action *actions;
    struct rum_offer offer;

    if (!table_is_person(t, actor))
        return false;
    if (rum_match_legal(t->match, &actions) > 1)
        return true;
    rum_match_describe(t->match, actor, actions[0], &offer);
    return !offer.quiet && !table_among_bots(t, actor);
}

enum rum_err rum_table_redo(struct rum_table *t)
{
    enum rum_err err;

    /* What bots did meanwhile comes back too, up to a person's choice. */
    do
        err =
            table_changed(t, CHANGE_BACK, RUM_NOBODY, rum_match_redo(t->match));
    while (err == RUM_OK && rum_match_future(t->match) > 0 && !is_choice(t));
    return err;
}

/*
 * undo.c: taking back, and whose consent it needs.
 *
 * It is free while nothing was learned and nobody else has decided; else the
 * people who are here must agree: wish.c asks them.
 */
#include "table.h"

/* Would this decision be made for the person again at once? Then taking it
 * back leads nowhere, and the one before is meant. */
static bool plays_itself(struct rum_match *m)
{
    const rum_action *actions;
    struct rum_offer offer;

    if (rum_match_legal(m, &actions) != 1)
        return false;
    rum_match_describe(m, rum_match_actor(m), actions[0], &offer);
    return offer.quiet;
}

/* The seat's latest decision that was a choice, and whether going back before
 * it needs nobody's consent. */
static bool find_choice(struct rum_table *t, rum_seat seat, size_t *to,
                        bool *is_free)
{
    struct rum_match *at = t->match, *before = NULL;
    bool found, again = true;

    *is_free = true;
    while (again && (found = rum_match_undo_point(at, seat, to) == RUM_OK)) {
        *is_free = *is_free && rum_match_undo_free(at, seat);
        struct rum_match *fork = rum_match_fork(t->match, *to);
        rum_match_destroy(before);
        at = before = fork;
        again = plays_itself(at);
    }
    rum_match_destroy(before);
    return found;
}

enum rum_err table_go_back(struct rum_table *t, size_t to)
{
    return table_changed(t, CHANGE_BACK, RUM_NOBODY,
                         rum_match_undo_to(t->match, to));
}

enum rum_err rum_table_undo(struct rum_table *t, rum_seat seat)
{
    int person = rum_table_holder(t, seat);
    size_t to;
    bool is_free;

    if (rum_match_pending(t->match))
        return RUM_EBUSY;
    if (!find_choice(t, seat, &to, &is_free))
        return RUM_ENOTHING;
    if (t->opened && rum_table_people(t) > 1)
        return RUM_EILLEGAL;
    if (t->opened && !t->brought) { /* whoever comes later is told */
        t->brought = true;
        t->kept++;
    }
    uint16_t others = table_others(t, person);
    if (is_free || !others)
        return table_go_back(t, to);
    if (t->wish.by >= 0 && t->wish.by != seat)
        return RUM_EBUSY;
    return table_wish(
        t, &(struct rum_wish){
               .what = RUM_WISH_UNDO, .by = seat, .asked = others, .to = to});
}

enum rum_err rum_table_redo(struct rum_table *t)
{
    enum rum_err err;

    /* What bots did meanwhile comes back too, up to a person's choice. */
    do
        err =
            table_changed(t, CHANGE_BACK, RUM_NOBODY, rum_match_redo(t->match));
    while (err == RUM_OK && rum_match_future(t->match) > 0 &&
           (!table_is_person(t, rum_match_actor(t->match)) ||
            plays_itself(t->match)));
    return err;
}

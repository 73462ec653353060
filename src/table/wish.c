/*
 * wish.c: what one person wishes and the others are asked about.
 *
 * One wish at a time. It is carried out when the last one who was asked has
 * agreed; one refusal ends it, and so does whatever changes the match.
 */
#include "table.h"

const struct rum_wish *rum_table_wish(const struct rum_table *t)
{
    return t->wish.by >= 0 ? &t->wish : NULL;
}

rum_seat table_first_seat(uint16_t seats)
{
    rum_seat seat = 0;

    while (!(seats & RUM_BIT(seat)))
        seat++;
    return seat;
}

void table_end_wish(struct rum_table *t)
{
    t->wish.by = RUM_NOBODY;
    if (!t->agreed) {
        rum_match_destroy(t->proposed);
        t->proposed = NULL;
    }
}

enum rum_err table_carry_out(struct rum_table *t)
{
    enum rum_err err = RUM_OK;

    switch (t->wish.what) {
    case RUM_WISH_UNDO:
        err = table_go_back(t, t->wish.by, t->wish.to);
        break;
    case RUM_WISH_REMATCH:
        t->agreed = true;
        break;
    case RUM_WISH_DRAW:
        err =
            table_changed(t, CHANGE_END, RUM_NOBODY, rum_match_draw(t->match));
        break;
    case RUM_WISH_RESIGN:
        err = table_changed(t, CHANGE_END, RUM_NOBODY,
                            rum_match_resign(t->match, t->wish.by));
        break;
    }
    /* Busy: rum_table_tick() tries again once the disk has answered. */
    if (err != RUM_EBUSY)
        table_end_wish(t);
    return err;
}

enum rum_err table_wish(struct rum_table *t, const struct rum_wish *wish)
{
    t->wish = *wish;
    return wish->asked ? RUM_OK : table_carry_out(t);
}

enum rum_err rum_table_consent(struct rum_table *t, int person, bool yes)
{
    uint16_t seats = rum_table_holds(t, person);

    if (t->wish.by < 0 || !(t->wish.asked & seats))
        return RUM_ENOTHING;
    if (!yes) {
        table_end_wish(t);
        return RUM_OK;
    }
    t->wish.asked &= (uint16_t)~seats;
    return t->wish.asked ? RUM_OK : table_carry_out(t);
}

enum rum_err rum_table_withdraw(struct rum_table *t, int person)
{
    if (t->wish.by < 0 || rum_table_holder(t, t->wish.by) != person)
        return RUM_ENOTHING;
    table_end_wish(t);
    return RUM_OK;
}

/* Nobody waits for the answer of somebody who has left, nor for their wish. */
void table_drop_person(struct rum_table *t, int person)
{
    if (t->wish.by < 0)
        return;
    /* Whoever leaves has not agreed to the end of the game. */
    if (rum_table_holder(t, t->wish.by) == person ||
        (t->wish.what == RUM_WISH_DRAW &&
         t->wish.asked & rum_table_holds(t, person)))
        table_end_wish(t);
    else if (t->wish.asked & rum_table_holds(t, person))
        rum_table_consent(t, person, true);
}

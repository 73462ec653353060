/*
 * claim.c: somebody without a link says that a seat is theirs.
 *
 * A link is the key to a seat, and it is lost with a browser. Whoever watches
 * may say that they are the person of a seat who is away; any other person who
 * sits at the table and is here lets them in or not. Then the host makes them
 * a link of their own. The table says who let them in, for the person of the
 * seat to read if it was not them.
 */
#include "ask.h"

#define PEACE 60000 /* ms without a claim after one was refused */

/* May the seat be given to somebody who comes without a link? */
static bool is_deserted(const struct rum_table *t, rum_seat seat)
{
    return rum_match_actor(t->match) != RUM_NOBODY &&
           table_is_person(t, seat) && rum_table_away(t, seat) != RUM_NEVER;
}

void table_end_claim(struct rum_table *t)
{
    t->claim.guest = NULL;
    t->claim.granted = t->claim.writing = false;
}

void table_check_claim(struct rum_table *t)
{
    if (t->claim.guest && !is_deserted(t, t->claim.seat))
        table_end_claim(t);
}

void table_drop_claim(struct rum_table *t, const struct rum_guest *g)
{
    if (t->claim.guest == g)
        table_end_claim(t);
}

/* ---- for the host ---- */

bool rum_table_admits(struct rum_table *t, rum_seat *seat)
{
    table_check_claim(t);
    if (!t->claim.guest || !t->claim.granted || t->claim.writing)
        return false;
    t->claim.writing = true;
    *seat = t->claim.seat;
    return true;
}

void rum_table_admitted(struct rum_table *t, const char *key)
{
    struct claim claim = t->claim;

    table_check_claim(t);
    if (!t->claim.guest || !t->claim.writing)
        return;
    table_end_claim(t);
    if (key)
        table_note_admitted(t, claim.by, claim.seat);
    table_tell_admitted(claim.guest, claim.seat, key);
}

/* ---- rows ---- */

bool ask_claim(struct rum_ask *q)
{
    struct rum_table *t = q->table;
    int64_t seat = 0;

    if (!rum_ask_int(q, "seat", true, 0, rum_match_seats(q->match) - 1, &seat))
        return false;
    if (!q->guest->sits || rum_guest_seats(q->guest))
        return rum_ask_wrong(q, "'claim' is for who has no seat here");
    table_check_claim(t);
    if (!is_deserted(t, (rum_seat)seat))
        return rum_ask_wrong(q, "nobody is away from this seat");
    if (!table_others(t, rum_table_holder(t, (rum_seat)seat)))
        return rum_ask_wrong(q, "nobody of this table is here to say who you "
                                "are");
    if (t->claim.guest && t->claim.guest != q->guest)
        return rum_ask_wrong(q, "somebody else asks for a seat just now");
    if (t->now < t->claim.peace)
        return rum_ask_wrong(q, "they have just said no; wait a minute");
    t->claim.guest = q->guest;
    t->claim.seat = (rum_seat)seat;
    t->claim.granted = t->claim.writing = false;
    return true;
}

bool ask_admit(struct rum_ask *q)
{
    struct rum_table *t = q->table;
    bool yes = false;

    if (!rum_json_member(q->in, "yes"))
        return rum_ask_wrong(q, "'yes' is missing");
    if (!rum_ask_flag(q, "yes", &yes))
        return false;
    table_check_claim(t);
    if (!t->claim.guest || t->claim.granted || ask_person(q) == RUM_STRANGER)
        return rum_ask_wrong(q, "nobody asks you for a seat");
    t->claim.by = table_first_seat(rum_guest_seats(q->guest));
    if (yes) {
        t->claim.granted = true;
        return true;
    }
    struct rum_guest *g = t->claim.guest;
    t->claim.peace = t->now + PEACE;
    table_end_claim(t);
    table_tell_admitted(g, t->claim.seat, NULL);
    return true;
}

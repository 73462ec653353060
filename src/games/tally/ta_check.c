/*
 * ta_check.c: what must hold of every true or imagined state.
 */
#include "ta.h"

/* What is wrong with one seat, or NULL. */
static const char *wrong(const struct ta_state *t, rum_seat seat)
{
    bool over = t->head.to_act == RUM_NOBODY;

    if (t->secret[seat] < 1 || t->secret[seat] > TA_FACES)
        return "a secret number is not from 1 to 6";
    if (t->shown[seat] >= TA_SPACES)
        return "a row is longer than the board";
    if (ta_bust(t, seat) && !t->out[seat])
        return "a bust seat still plays";
    if (t->open[seat] != (over || ta_bust(t, seat)))
        return "a secret is open too early or too late";
    if (over && !t->out[seat])
        return "the game is over but a seat still plays";
    return NULL;
}

bool ta_check(const void *state, const char **what)
{
    const struct ta_state *t = state;
    rum_seat actor = t->head.to_act;

    *what = NULL;
    for (int i = t->head.seats; i < RUM_MAX_SEATS; i++) {
        if (t->secret[i] || t->shown[i] || t->out[i] || t->open[i])
            *what = "an empty seat holds something";
    }
    if (actor != RUM_NOBODY &&
        (actor < 0 || actor >= t->head.seats || t->out[actor]))
        *what = "the seat to act has no turns left";
    for (rum_seat i = 0; !*what && i < t->head.seats; i++)
        *what = wrong(t, i);
    return !*what;
}

/*
 * giveup.c: ending a game before its rules do.
 *
 * Where there are two sides one may resign, and in games that know a draw they
 * may agree on one: the match is over, and its recording tells why. Where there
 * are more the others play on, and a bot takes the seat for good.
 */
#include "table.h"

/* The seats of the side of `seat`; 0: there are not two sides. */
static uint16_t side_of(const struct rum_table *t, rum_seat seat)
{
    int side[RUM_MAX_SEATS];
    uint16_t seats = 0;

    if (rum_match_sides(t->match, side) != 2)
        return 0;
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (side[i] == side[seat])
            seats |= RUM_BIT(i);
    }
    return seats;
}

static enum rum_err leave_to_bot(struct rum_table *t, rum_seat seat)
{
    struct rum_sitter bot = {.kind = RUM_SITS_BOT};

    RUM_SAY(bot.bot, "%s", t->rules.stand_in[0] ? t->rules.stand_in : "easy");
    return rum_table_seat(t, seat, &bot);
}

enum rum_err rum_table_resign(struct rum_table *t, rum_seat seat)
{
    int person = rum_table_holder(t, seat);
    uint16_t side = side_of(t, seat);

    if (rum_match_actor(t->match) == RUM_NOBODY)
        return RUM_EOVER;
    if (!side)
        return leave_to_bot(t, seat);
    if (rum_match_pending(t->match) || t->wish.by >= 0)
        return RUM_EBUSY;
    return table_wish(
        t, &(struct rum_wish){.what = RUM_WISH_RESIGN,
                              .by = seat,
                              .asked = side & table_others(t, person)});
}

enum rum_err rum_table_draw(struct rum_table *t, rum_seat seat)
{
    uint16_t side = side_of(t, seat);
    uint16_t others = table_others(t, rum_table_holder(t, seat));

    if (rum_match_actor(t->match) == RUM_NOBODY)
        return RUM_EOVER;
    if (!side || !rum_match_game(t->match)->draws)
        return RUM_EILLEGAL;
    /* A bot or somebody who is away cannot agree. */
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (!(side & RUM_BIT(i)) && !(others & RUM_BIT(i)))
            return RUM_ENOTHING;
    }
    if (rum_match_pending(t->match) || t->wish.by >= 0)
        return RUM_EBUSY;
    return table_wish(
        t,
        &(struct rum_wish){.what = RUM_WISH_DRAW, .by = seat, .asked = others});
}

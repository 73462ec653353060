/*
 * zg_check.c: the invariants, each broken once; and what bots ask.
 */
#include "zg_position.h"

#define BROKEN(s, part)                                                        \
    do {                                                                       \
        const char *what = NULL;                                               \
        CHECK(!zg_game.check((s), &what));                                     \
        CHECK_HAS(what, part);                                                 \
    } while (0)

static void sound(struct zg_state *s)
{
    const char *what;

    duel(s, "flameout=off", "e4", "f4");
    plays(s, 0, ZG_LHAND);
    CHECK(zg_game.check(s, &what));
}

TEST(every_invariant_can_fail)
{
    struct zg_state s;

    sound(&s);
    s.seat[0].hand |= 0x200;
    BROKEN(&s, "no slot");
    sound(&s);
    s.seat[0].deck |= BIT(ZG_LHAND);
    BROKEN(&s, "two places");
    sound(&s);
    s.seat[0].slag |= BIT(ZG_LHAND);
    BROKEN(&s, "two places");
    sound(&s);
    s.seat[1].deck &= (uint16_t)~BIT(ZG_BODY);
    BROKEN(&s, "lost");
    sound(&s);
    s.seat[1].deck_n--;
    BROKEN(&s, "another size");
    sound(&s);
    s.seat[1].hand_n--;
    BROKEN(&s, "another size");
    sound(&s);
    s.seat[0].once = BIT(ZG_LHAND); /* in hand, but there is no flameout */
    BROKEN(&s, "a use is spent");
    sound(&s);
    s.seat[0].flame = true;
    s.seat[0].once = BIT(ZG_BODY); /* in the deck */
    BROKEN(&s, "a use is spent");
    sound(&s);
    s.seat[0].pulses = 2;
    BROKEN(&s, "pulses");
    sound(&s);
    s.seat[0].lock_seat = 0;
    s.seat[0].lock_slot = 0;
    BROKEN(&s, "lock");
    sound(&s);
    s.seat[1].stance = 6;
    BROKEN(&s, "stance");
    sound(&s);
    s.seat[1].cell = s.seat[0].cell;
    BROKEN(&s, "one cell");
    sound(&s);
    s.seat[1].cell = ZG_NONE;
    BROKEN(&s, "nowhere");
    sound(&s);
    s.seat[1].cell = 15;
    BROKEN(&s, "on nothing");
    sound(&s);
    s.height[cell("e5")] = 1;
    BROKEN(&s, "as high");
    sound(&s);
    s.height[cell("a1")] = 1;
    BROKEN(&s, "ground");
    sound(&s);
    s.piece[0].hits = 4;
    BROKEN(&s, "Mass");
    sound(&s);
    s.sees[0][1] = 0;
    BROKEN(&s, "sight");
    sound(&s);
    s.phase = ZG_P_PULSE;
    BROKEN(&s, "phase");
    sound(&s);
    s.head.to_act = RUM_NOBODY;
    BROKEN(&s, "nobody");
    sound(&s);
    s.head.to_act = 3;
    BROKEN(&s, "not in the game");
    sound(&s);
    s.pulse.card = ZG_BODY;
    BROKEN(&s, "in play");
    sound(&s);
    s.phase = ZG_P_RETEST;
    BROKEN(&s, "no cards");
}

TEST(sides_and_roles)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "players=4 teams=2v2 figures=TCVA");
    CHECK_STR(zg_game.role(&s, 0), "Tempest");
    CHECK_STR(zg_game.role(&s, 3), "Armada");
    CHECK_INT(zg_game.side(&s, 0), zg_game.side(&s, 2));
    CHECK_INT(zg_game.side(&s, 1), zg_game.side(&s, 3));
    CHECK(zg_game.side(&s, 0) != zg_game.side(&s, 1));
    kit_deal(&zg_game, &s, 1, "players=4");
    CHECK(zg_game.side(&s, 0) != zg_game.side(&s, 2));
}

TEST(more_cards_are_better)
{
    struct zg_state s;

    duel(&s, "flameout=off", "e4", "h4");
    int before = zg_game.appraise(&s, 0);
    CHECK(before > 2000 && before < 4000);
    slagged(&s, 1, BIT(ZG_BACK) | BIT(ZG_RARM));
    CHECK(zg_game.appraise(&s, 0) > before);
    CHECK(zg_game.appraise(&s, 1) < 3000);
    s.seat[0].flame = true;
    CHECK(zg_game.appraise(&s, 0) < before);
}

TEST(sensible_weights)
{
    struct zg_state s;
    rum_action open[RUM_MAX_ACTIONS];
    uint16_t weight[RUM_MAX_ACTIONS];
    size_t n;

    kit_deal(&zg_game, &s, 1, "");
    n = zg_game.legal(&s, open);
    zg_game.rank(&s, open, n, weight);
    CHECK(weight[0] > 100 * weight[1]); /* no flameout */
    /* A foe beside it is struck before a box, and none last. */
    duel(&s, "flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    n = zg_game.legal(&s, open);
    zg_game.rank(&s, open, n, weight);
    CHECK_INT(open[1], DECK(1));
    for (size_t i = 0; i < n; i++)
        CHECK(i == 1 || weight[i] < weight[1]);
    /* The Ulster is saved. */
    s.test = (struct zg_test){.foe = 1, .target = ZG_BODY};
    zg_ask(&s, ZG_P_SAVE, 1);
    n = zg_game.legal(&s, open);
    zg_game.rank(&s, open, n, weight);
    CHECK(weight[1] > weight[0]);
}

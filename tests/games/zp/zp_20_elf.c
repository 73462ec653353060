/*
 * zp_20_elf.c: the Elves, ZP-20.1 to 20.8.
 */
#include "zp_test.h"

RULE("ZP-20.1 ZP-20.3", an_elf_only_draws)
{
    struct zp_state z;
    position(&z, "players=3 classes=Elf,Ninja,Pirate");
    hold(&z, 0, ZP_DENY, ZP_DRAW2, ZP_YIELD);
    turn(&z, 0);
    CHECK_INT(z.active, 1); /* nothing was asked */
    CHECK_INT(z.hand_n[0], 4);
    CHECK(!zp_any(z.own[0]));
}

RULE("ZP-20.3", an_elf_may_help_with_points)
{
    struct zp_state z;
    position(&z, "players=3 classes=Elf,Ninja,Pirate");
    put(&z, 12, "F9");
    put(&z, 6, "F8");
    hold(&z, 0, ZP_WEAPON, ZP_RETREAT);
    hold(&z, 1, ZP_ONE);
    fight(&z, 1);
    PLAY(&z, HOLD);
    check_asked(&z, 0, ZP_ASK_ASSIST);
    LEGAL(&z, PASS, POINTS(ZP_WEAPON), POINTS(ZP_RETREAT));
}

RULE("ZP-20.4", elves_can_be_keel_hauled_and_blockaded)
{
    struct zp_state z;
    position(&z, "players=3 classes=Elf,Ninja,Pirate");
    hold(&z, 2, ZP_DENY, ZP_DOOM);
    turn(&z, 0);
    check_asked(&z, 2, ZP_ASK_BLOCKADE);
    PLAY(&z, BLOCKADE);
    CHECK_INT(z.hand_n[0], 0);
    CHECK_INT(z.hand_n[2], 2);
    turn_at(&z, 2, ZP_T_KEELHAUL);
    PLAY(&z, KEELHAUL(0));
    CHECK_INT(z.skip[0], 1);
    /* none of their pieces can be moved */
    hold(&z, 2, ZP_TWO);
    turn_at(&z, 2, ZP_T_PICK);
    CHECK_INT(z.ask == ZP_ASK_MOVE_PICK && count_op(&z, ZP_SCOUNDREL), 0);
}

#define CLOCK "players=3 classes=Ninja,Elf,Zombie elf_mode=clock"

/* Everything but whose decision it is and how the game stands. */
static void check_untouched(struct zp_state *after, const struct zp_state *z)
{
    after->end = z->end;
    after->winner = z->winner;
    after->ask = z->ask;
    after->head.to_act = z->head.to_act;
    CHECK_BYTES(after, z, sizeof(*z));
}

RULE("ZP-20.6 ZP-3.10", when_the_table_calls_time_the_elf_has_won)
{
    struct zp_state z, after;
    struct rum_trace t = {0};
    position(&z, CLOCK);
    put(&z, 12, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, POINTS(ZP_ONE));
    CHECK(z.combat.on);
    after = z;

    zp_game.time(&after, &t);
    check_won(&after, 1);
    CHECK_SCORE(&zp_game, &after, 0, 60, 0);
    CHECK_INT(kit_event(&t, ZP_EV_WIN, 0)->clause, ZP(20, 6));
    rum_action act[RUM_MAX_ACTIONS];
    CHECK_INT(zp_legal(&after, act), 0);
    check_sound(&after);
    check_untouched(&after, &z); /* cards and pieces stay where they are */
    CHECK_INT(ZP_OPS, 35);       /* and there is no action code for it */
}

RULE("ZP-20.6", time_may_be_called_at_any_decision)
{
    rum_action act[RUM_MAX_ACTIONS];
    struct rum_rng rng;
    int asked[ZP_ASKS] = {0};
    rum_rng_init(&rng, kit_seed(20));

    for (uint64_t game = 0; game < 6; game++) {
        struct zp_state z, after;
        kit_deal(&zp_game, &z, game,
                 "players=4 classes=Robot,Elf,Alien,Ninja elf_mode=clock "
                 "round_limit=40");
        while (!z.end) {
            after = z;
            zp_time(&after, NULL);
            check_won(&after, 1);
            check_sound(&after);
            asked[z.ask]++;
            size_t n = zp_legal(&z, act);
            zp_apply(&z, act[rum_rng_below(&rng, (uint32_t)n)], NULL);
        }
    }
    CHECK(asked[ZP_ASK_PAY] && asked[ZP_ASK_STEP] && asked[ZP_ASK_COMBAT] &&
          asked[ZP_ASK_REACT] && asked[ZP_ASK_SAVE]);
}

RULE("ZP-20.6 ZP-21.9", time_does_not_tell_how_far_a_veiled_window_was)
{
    struct zp_state z, early, late;
    position(&z, "players=4 classes=Pirate,Ninja,Elf,Ninja elf_mode=clock");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    hold(&z, 3, ZP_ONE);
    fight(&z, 0);
    ASK(&z, EFFECT(ZP_EFFECT_WEAPON2));
    check_asked(&z, 1, ZP_ASK_REACT);
    early = z;
    ASK(&z, PASS);
    check_asked(&z, 3, ZP_ASK_REACT);
    late = z;
    zp_time(&early, NULL);
    zp_time(&late, NULL);
    CHECK_BYTES(&early, &late, sizeof(z));

    position(&z, "players=4 classes=Zombie,Pirate,Elf,Pirate elf_mode=clock");
    hold(&z, 1, ZP_ONE);
    hold(&z, 3, ZP_ONE);
    turn_at(&z, 0, ZP_T_COMBAT);
    go_on(&z, 0, ZP_T_BEGIN);
    z.frame[0].at = ZP_T_BLOCKADE;
    z.ask = ZP_ASK_NOTHING;
    z.turn.asked = 0;
    zp_run(&z, NULL);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    early = z;
    ASK(&z, PASS);
    check_asked(&z, 3, ZP_ASK_BLOCKADE);
    late = z;
    zp_time(&early, NULL);
    zp_time(&late, NULL);
    CHECK_BYTES(&early, &late, sizeof(z));
}

RULE("ZP-20.8", elsewhere_a_call_of_time_changes_nothing)
{
    static const char *const tables[] = {
        "players=3 classes=Ninja,Pirate,Zombie elf_mode=clock",
        "players=3 classes=Ninja,Elf,Zombie",
        "players=3 classes=Ninja,Elf,Zombie elf_mode=deck",
        "players=3 classes=Ninja,Pirate,Zombie elf_mode=off",
        "players=3 classes=draft elf_mode=clock",
    };
    struct zp_state z, after;

    for (int i = 0; i < 5; i++) {
        kit_deal(&zp_game, &z, 1, tables[i]);
        after = z;
        zp_time(&after, NULL);
        CHECK_BYTES(&after, &z, sizeof(z));
    }
    position(&z, CLOCK); /* a goal met before the call has won */
    zp_win(&z, 0, ZP(14, 7), NULL);
    zp_time(&z, NULL);
    check_won(&z, 0);
}

RULE("ZP-20.8 ZP-3.6", a_table_without_a_clock_comes_to_the_round_limit)
{
    struct zp_state z;
    position(&z, CLOCK " round_limit=20 elf_rounds=10");
    turn(&z, 0);
    while (!z.end) {
        CHECK(z.round < 20);
        end_turn(&z);
    }
    CHECK_INT(z.end, ZP_DRAWN);
    CHECK_INT(z.round, 20);
}

RULE("ZP-20.7", in_deck_mode_the_elves_win_when_the_deck_runs_out)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Elf,Ninja,Pirate elf_mode=deck");
    CHECK_INT(z.opt.elf_decks, 2);
    bury_deck(&z);
    zp_draws(&z, 1, 1, ZP(11, 1), NULL);
    CHECK_INT(z.runouts, 1);
    CHECK_INT(z.end, ZP_ON);
    bury_deck(&z);
    zp_draws(&z, 1, 1, ZP(11, 1), &t);
    check_won(&z, 0);
    CHECK_INT(kit_events(&t, ZP_EV_SHUFFLE), 0); /* before reshuffling */
    CHECK_INT(z.hand_n[1], 1);
}

RULE("ZP-20.7", an_empty_discard_pile_does_not_count_and_they_draw_two)
{
    struct zp_state z;
    position(&z,
             "players=3 classes=Elf,Ninja,Pirate elf_mode=deck elf_decks=1");
    turn(&z, 0);
    CHECK_INT(z.hand_n[0], 2);
    while (z.deck_n)
        give(&z, 1, z.deck[0]);
    zp_draws(&z, 0, 1, ZP(11, 1), NULL);
    CHECK_INT(z.end, ZP_ON);

    position(&z, "players=3 classes=Elf,Ninja,Pirate");
    turn(&z, 0); /* by rounds it is one */
    CHECK_INT(z.hand_n[0], 1);
}

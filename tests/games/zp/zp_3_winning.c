/*
 * zp_3_winning.c: ZP-3.1 to 3.9.
 */
#include "zp_test.h"

RULE("ZP-3.1 ZP-15.9", the_game_ends_before_the_combat_the_move_would_bring)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    put(&z, 6, "E4");
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(2), STEP(SW));
    check_won(&z, 0);
    CHECK_OVER(&zp_game, &z);
    CHECK_INT(z.pos[6], at("E4"));
}

RULE("ZP-3.2", passing_through_a_goal_is_not_being_placed_there)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    hold(&z, 0, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(2), STEP(SW)); /* on E5, and could go on */
    CHECK_INT(z.end, ZP_ON);
    PLAY(&z, STEP(W), PAY(ZP_ONE));
    CHECK_INT(z.end, ZP_ON);
    CHECK_INT(z.pos[2], at("E4"));

    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    hold(&z, 0, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(2), STEP(SW), PASS); /* they simply stop */
    check_won(&z, 0);
}

RULE("ZP-3.2", a_leap_a_flank_and_a_retreat_are_stops_too)
{
    struct zp_state z;

    position(&z, "players=3 classes=Pirate,Ninja,Ninja"); /* Flanking */
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    hold(&z, 0, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, FLANK(2), STEP(SW));
    check_won(&z, 0);

    position(&z,
             "players=3 classes=Ninja,Pirate,Pirate"); /* They're Everywhere */
    put(&z, 0, "K1");
    put(&z, 1, "A1");
    put(&z, 2, "F10");
    put(&z, 3, "J5");
    hold(&z, 0, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, EVERYWHERE(3), DEST("F11"));
    check_won(&z, 0);

    position(&z, "players=3 classes=Pirate,Ninja,Ninja"); /* retreat */
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    put(&z, 6, "C4");
    hold(&z, 0, ZP_RETREAT);
    hold(&z, 1, ZP_ONE);
    fight(&z, 1);
    PLAY(&z, POINTS(ZP_ONE), EFFECT(ZP_EFFECT_RETREAT), DEST("E5"));
    check_won(&z, 0);
}

RULE("ZP-3.3", a_goal_met_by_anothers_action_counts)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "K1");
    put(&z, 7, "A1");
    put(&z, 8, "F10");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, DRIVE(8), PAY(ZP_TWO), STEP(E));
    check_won(&z, 1);
    CHECK_SCORE(&zp_game, &z, 0, 60, 0);
}

RULE("ZP-3.4", of_two_who_are_there_the_active_one_wins)
{
    struct zp_state z;

    for (int active = 0; active < 3; active++) {
        position(&z, "players=3 classes=Pirate,Ninja,Zombie");
        put(&z, 0, "F7");
        put(&z, 1, "G5");
        put(&z, 2, "E5");
        put(&z, 6, "K1");
        put(&z, 7, "A1");
        put(&z, 8, "F11");
        z.active = (uint8_t)active;
        zp_test_goals(&z, NULL);
        /* seat 2 has no goal met: then clockwise from it comes seat 0 */
        check_won(&z, active == 1 ? 1 : 0);
    }
}

/* Pass whatever is asked until the round counter changes. */
static void idle_round(struct zp_state *z)
{
    uint16_t round = z->round;

    while (!z->end && z->round == round)
        zp_apply(z, zp_fallback(z), NULL);
}

RULE("ZP-3.5 ZP-20.5", the_elves_win_at_the_end_of_their_last_round)
{
    struct zp_state z;
    position(&z, "players=3 classes=Elf,Ninja,Pirate elf_rounds=10");
    turn(&z, 0);

    for (int i = 1; i < 10; i++) {
        idle_round(&z);
        CHECK_INT(z.round, i);
        CHECK_INT(z.end, ZP_ON);
    }
    idle_round(&z);
    check_won(&z, 0);
    CHECK_INT(z.round, 10);
}

RULE("ZP-3.5", a_round_is_counted_from_the_starting_seat_skips_included)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Pirate");
    z.start = 1;
    z.skip[1] = z.skip[2] = 1;
    turn(&z, 0);
    PLAY(&z, PASS); /* no entry: the turn runs out, and 1 is the start */
    CHECK_INT(z.round, 1);
    CHECK_INT(z.active, 0); /* 1 and 2 were skipped */
    CHECK_INT(z.skip[1] + z.skip[2], 0);
    end_turn(&z);
    CHECK_INT(z.round, 2);
    CHECK_INT(z.active, 1);
}

RULE("ZP-3.6", without_elves_it_is_a_draw_at_the_round_limit)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie round_limit=20");
    turn(&z, 0);

    for (int i = 0; i < 19; i++)
        idle_round(&z);
    CHECK_INT(z.end, ZP_ON);
    idle_round(&z);
    CHECK_INT(z.end, ZP_DRAWN);
    CHECK_INT(z.head.to_act, RUM_NOBODY);
    CHECK_SCORE(&zp_game, &z, 20, 20, 20);

    /* with Elves that count decks it holds too */
    position(&z,
             "players=3 classes=Ninja,Elf,Zombie round_limit=20 elf_mode=deck "
             "elf_decks=9");
    turn(&z, 0);
    for (int i = 0; i < 20; i++)
        idle_round(&z);
    CHECK_INT(z.end, ZP_DRAWN);

    /* with Elves that count rounds it does not */
    position(&z, "players=3 classes=Ninja,Elf,Zombie round_limit=20");
    turn(&z, 0);
    for (int i = 0; i < 20; i++)
        idle_round(&z);
    CHECK_INT(z.end, ZP_ON);
}

static void check_progress(const struct zp_state *z, int seat, int done,
                           int whole)
{
    int of;

    CHECK_INT(zp_progress(z, seat, &of), done);
    CHECK_INT(of, whole);
}

RULE("ZP-3.7", progress_counts_what_each_class_needs)
{
    struct zp_state z;
    position(&z,
             "players=6 classes=Ninja,Pirate,Zombie,Robot,Gunslinger,Alien");
    put(&z, 0, "F11");
    put(&z, 1, "K1");
    put(&z, 2, "K6"); /* of the other triangle */
    put(&z, 6, "G6");
    check_progress(&z, 0, 2, 3);
    check_progress(&z, 1, 1, 3);

    put(&z, 12, "C3");
    put(&z, 13, "C5");
    put(&z, 14, "I3");
    put(&z, 15, "I5");
    rings(&z, 12, 3);
    rings(&z, 13, 1);
    rings(&z, 14, 1);
    rings(&z, 15, 1);
    rings(&z, 16, 2); /* at home: does not count */
    check_progress(&z, 2, 2 + 1 + 1, 6);

    z.pos[18] = z.pos[20] = ZP_UPLOADED;
    check_progress(&z, 3, 2, 6);

    put(&z, 24, "F7");
    put(&z, 25, "F5");
    put(&z, 26, "F1");
    put(&z, 27, "E5");
    check_progress(&z, 4, 3, 4);

    abduct(&z, 9, 5); /* two of seat 1 count once: four owners are wanted */
    abduct(&z, 10, 5);
    abduct(&z, 21, 5);
    check_progress(&z, 5, 2, 4);
}

RULE("ZP-3.7", progress_of_aliens_at_small_tables_and_of_elves)
{
    struct zp_state z;
    position(&z, "players=3 classes=Alien,Ninja,Elf");
    abduct(&z, 6, 0); /* one opponent besides the Elf: any four of theirs */
    abduct(&z, 7, 0);
    check_progress(&z, 0, 2, 4);
    z.round = 12;
    check_progress(&z, 2, 12, 30);

    position(&z, "players=3 classes=Alien,Ninja,Pirate");
    abduct(&z, 6, 0);
    abduct(&z, 7, 0);
    abduct(&z, 8, 0);
    check_progress(&z, 0, 3, 4); /* one of each, and two more */
    abduct(&z, 9, 0);
    check_progress(&z, 0, 3, 4);
    abduct(&z, 12, 0);
    check_progress(&z, 0, 4, 4);

    position(&z, "players=3 classes=Alien,Ninja,Elf elf_mode=deck");
    z.runouts = 1;
    check_progress(&z, 2, 1, 2);

    position(
        &z,
        "players=4 classes=Alien,Robot,Elf,Ninja elf_mode=clock robot_goal=4 "
        "elf_rounds=10");
    z.round = 12;
    check_progress(&z, 2, 0, 1); /* the table shows its clock */
    z.pos[6] = z.pos[7] = z.pos[8] = ZP_UPLOADED;
    check_progress(&z, 1, 3, 4);
}

RULE("ZP-3.8", the_winner_has_60_and_a_draw_is_shared)
{
    struct zp_state z;
    position(&z, "players=5 classes=Ninja,Pirate,Zombie,Robot,Alien");

    CHECK_SCORE(&zp_game, &z, 0, 0, 0, 0, 0);
    zp_win(&z, 3, ZP(17, 10), NULL);
    CHECK_SCORE(&zp_game, &z, 0, 0, 0, 60, 0);
    CHECK_OVER(&zp_game, &z);
    zp_win(&z, 1, ZP(15, 9), NULL); /* too late */
    CHECK_SCORE(&zp_game, &z, 0, 0, 0, 60, 0);
    z.end = ZP_DRAWN;
    CHECK_SCORE(&zp_game, &z, 12, 12, 12, 12, 12);
    position(&z, "players=4 classes=Ninja,Pirate,Zombie,Robot");
    z.end = ZP_DRAWN;
    CHECK_SCORE(&zp_game, &z, 15, 15, 15, 15);
}

RULE("ZP-3.9 ZP-3.2 ZP-16.12", a_ring_in_mid_move_tests_the_zombies_goal_only)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "C3");
    put(&z, 1, "C6");
    put(&z, 2, "F8");
    rings(&z, 0, 2);
    rings(&z, 1, 2);
    rings(&z, 2, 1);
    ring_on(&z, "F9");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(2), STEP(E)); /* they could go on, but it is over */
    check_won(&z, 0);

    position(&z, "players=3 classes=Ninja,Zombie,Pirate");
    put(&z, 0, "K1");
    put(&z, 1, "A1");
    put(&z, 2, "F10");
    ring_on(&z, "F11");
    hold(&z, 0, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(2), STEP(E)); /* a house and a ring: only a stop counts */
    CHECK_INT(z.end, ZP_ON);
    CHECK_INT(z.ring[2], 1);
    PLAY(&z, PASS);
    check_won(&z, 0);
}

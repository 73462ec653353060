/* MB-7: capture. */
#include "mb_position.h"

RULE("MB-7.1", all_humans_of_the_square_are_turned)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 0, "G");
    zombies(&s, "H2", 1);
    play_traced(&s, "G e", &trace); /* four humans on I2 */
    CHECK_INT(zombies_on(&s, "I2"), 5);
    CHECK_INT(humans_on(&s, "I2"), 0);
    const struct rum_event *e = kit_event(&trace, MB_EV_STEP, 0);
    CHECK(e);
    CHECK_INT(e->arg[0], sq("H2"));
    CHECK_INT(e->arg[1], sq("I2"));
    CHECK_INT(e->arg[2], 1);
    CHECK_INT(e->arg[3], 0);
    CHECK_INT(e->arg[4], 4);
    CHECK_INT(e->clause, MB(7, 1));
}

RULE("MB-7.2", the_turned_move_on_with_the_stack)
{
    struct mb_state s;

    position(&s, 0, "GY");
    zombies(&s, "A3", 1);
    play(&s, "GY e"); /* B3: 2 humans */
    CHECK_INT(zombies_on(&s, "B3"), 3);
    play(&s, "s");
    CHECK_INT(zombies_on(&s, "B4"), 3);
    CHECK_INT(zombies_on(&s, "B3"), 0);
}

RULE("MB-7.3 MB-8.2", nobody_is_turned_on_a_hide_square)
{
    struct mb_state s;

    position(&s, 0, "G");
    zombies(&s, "C1", 1);
    hide_token(&s, "D1");
    play(&s, "G e");
    CHECK_INT(humans_on(&s, "D1"), 2);
    CHECK_INT(zombies_on(&s, "D1"), 1);
    CHECK_INT(s.human_count, 72);
}

RULE("MB-7.4", zombies_never_become_fewer)
{
    for (int seed = 0; seed < 20; seed++) {
        struct mb_state s;
        rum_action open[RUM_MAX_ACTIONS];
        struct rum_rng rng;
        int most = 0;
        kit_deal(&mb_game, &s, (uint64_t)seed, "");
        rum_rng_init(&rng, kit_seed((uint64_t)seed));
        while (s.head.to_act != RUM_NOBODY) {
            size_t n = mb_game.legal(&s, open);
            mb_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
            CHECK(s.zombie_count >= most);
            most = s.zombie_count;
        }
    }
}

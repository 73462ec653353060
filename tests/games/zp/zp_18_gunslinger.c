/*
 * zp_18_gunslinger.c: ZP-18.1 to 18.11.
 */
#include "zp_test.h"

enum { PAIR1, PAIR2, PAIR3, PAIR4, THREE1, THREE2, THREE3, THREE4, LOW, HIGH };

static int sets_of(const int *kinds, int n)
{
    uint8_t hand[ZP_KINDS] = {0};

    for (int i = 0; i < n; i++)
        hand[kinds[i]]++;
    return zp_sets(hand);
}

#define SETS(...)                                                              \
    sets_of((const int[]){__VA_ARGS__},                                        \
            (int)(sizeof((const int[]){__VA_ARGS__}) / sizeof(int)))

static void table_gun(struct zp_state *z)
{
    position(z, "players=3 classes=Gunslinger,Ninja,Pirate");
}

RULE("ZP-18.1", he_never_plays_single_cards)
{
    struct zp_state z;
    table_gun(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_DENY, ZP_TWO, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    LEGAL(&z, CONCEDE); /* no two alike */
    table_gun(&z);
    put(&z, 0, "F8");
    hold(&z, 0, ZP_DENY, ZP_TWO, ZP_ONE);
    turn(&z, 0);
    CHECK(!CAN(&z, ENTER(0))); /* costs 1 */
}

RULE("ZP-18.2", a_pair_counts_both_or_plays_the_effect_once)
{
    struct zp_state z;
    table_gun(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON, ZP_WEAPON, ZP_SPEED);
    hold(&z, 1, ZP_ONE, ZP_TWO);
    fight(&z, 0);
    /* for points any two of a value, for the effect two of a kind */
    CHECK(CAN(&z, SET(PAIR1)) && CAN(&z, EFFECT(ZP_EFFECT_WEAPON3)));
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON3));
    check_rating(&z, 4, 1);
    CHECK_INT(z.hand_n[0], 1); /* both are gone */

    CHECK_INT(zp_set_value[PAIR1], 2);
    CHECK_INT(zp_set_value[PAIR2], 4);
    CHECK_INT(zp_set_value[PAIR3], 6);
    CHECK_INT(zp_set_value[PAIR4], 8);
}

RULE("ZP-18.3", three_of_a_kind_and_straights_count_double)
{
    CHECK_INT(zp_set_value[THREE1], 6);
    CHECK_INT(zp_set_value[THREE2], 12);
    CHECK_INT(zp_set_value[THREE3], 18);
    CHECK_INT(zp_set_value[THREE4], 24);
    CHECK_INT(zp_set_value[LOW], 12);
    CHECK_INT(zp_set_value[HIGH], 18);
    CHECK_INT(SETS(ZP_ONE, ZP_TWO, ZP_RETREAT), 1 << LOW);
    CHECK_INT(SETS(ZP_TWO, ZP_RETREAT, ZP_DENY), 1 << HIGH);
    CHECK_INT(SETS(ZP_ONE, ZP_TWO, ZP_DENY), 0);
    CHECK_INT(SETS(ZP_DENY, ZP_PASSPORT, ZP_DENY), 1 << PAIR4 | 1 << THREE4);
    CHECK_INT(SETS(ZP_RETREAT, ZP_RETREAT, ZP_DOOM), 1 << PAIR3 | 1 << THREE3);
}

RULE("ZP-18.4", a_specialty_card_takes_either_value_but_once)
{
    /* CLUMP is 1 or 2, SECOND 2 or 4, DOOM 3 or 4 */
    CHECK_INT(SETS(ZP_ONE, ZP_CLUMP), 1 << PAIR1);
    CHECK_INT(SETS(ZP_TWO, ZP_CLUMP), 1 << PAIR2);
    CHECK_INT(SETS(ZP_CLUMP, ZP_CLUMP), 1 << PAIR1 | 1 << PAIR2);
    CHECK_INT(SETS(ZP_SECOND, ZP_DOOM), 1 << PAIR4);
    CHECK_INT(SETS(ZP_CLUMP, ZP_RETREAT), 0); /* not 1 and 2 at once */
    CHECK_INT(SETS(ZP_CLUMP, ZP_CLUMP, ZP_RETREAT),
              1 << PAIR1 | 1 << PAIR2 | 1 << LOW);
    CHECK_INT(SETS(ZP_SECOND, ZP_DOOM, ZP_DOOM),
              1 << PAIR3 | 1 << PAIR4 | 1 << THREE4 | 1 << HIGH);
    CHECK_INT(SETS(ZP_SECOND, ZP_RETREAT), 0);
    CHECK_INT(SETS(ZP_SECOND, ZP_DOOM, ZP_ONE), 1 << PAIR4 | 1 << LOW);
    /* four of a kind does not exist */
    CHECK_INT(SETS(ZP_ONE, ZP_ONE, ZP_ONE, ZP_ONE), 1 << PAIR1 | 1 << THREE1);
    CHECK_INT(SETS(ZP_WEAPON, ZP_ONE), 1 << PAIR1);
}

/* So many of their pieces stand about, so an entry costs as much. */
static void entry_costs(struct zp_state *z, int points)
{
    table_gun(z);
    for (int i = 0; i < points; i++)
        put(z, i, (const char *[]){"F9", "C3", "I3", "C6", "I6"}[i]);
}

RULE("ZP-18.5 ZP-5.7", a_cost_is_met_by_whole_sets_until_they_reach_it)
{
    struct zp_state z;
    struct rum_trace t = {0};
    entry_costs(&z, 3);
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO, ZP_TWO);
    turn(&z, 0);
    KIT_PLAY(&zp_game, &z, &t, ENTER(0));
    check_asked(&z, 0, ZP_ASK_SET);
    LEGAL(&z, SET(PAIR1), SET(PAIR2));
    KIT_PLAY(&zp_game, &z, &t, SET(PAIR1), CARD(ZP_ONE), CARD(ZP_ONE));
    CHECK_INT(z.pay.paid, 2); /* 1 is left, and must be paid */
    LEGAL(&z, SET(PAIR2));
    KIT_PLAY(&zp_game, &z, &t, SET(PAIR2), CARD(ZP_TWO), CARD(ZP_TWO));
    CHECK_INT(z.pos[3], at("H9"));
    CHECK_INT(kit_event(&t, ZP_EV_SURPLUS, 0)->arg[0], 3); /* not kept */
    CHECK(!CAN(&z, ENTER(1)));

    entry_costs(&z, 3);
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, ENTER(0), SET(PAIR2), CARD(ZP_TWO), CARD(ZP_TWO));
    CHECK_INT(z.pos[3], at("H9")); /* met: no further set is laid */
    CHECK_INT(z.hand_n[0], 2);
}

RULE("ZP-18.5", a_move_opens_another_set_when_its_pool_is_dry)
{
    struct zp_state z;
    table_gun(&z);
    put(&z, 0, "G9");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO, ZP_TWO, ZP_SPEED, ZP_DENY);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(W), SET(PAIR1), CARD(ZP_ONE), CARD(ZP_ONE));
    CHECK_INT(z.move.pool, 1);
    PLAY(&z, STEP(W)); /* from the pool */
    CHECK_INT(z.move.pool, 0);
    PLAY(&z, STEP(W), SET(PAIR2), CARD(ZP_TWO), CARD(ZP_TWO));
    CHECK_INT(z.move.pool, 3);
    PLAY(&z, STEP(E), STEP(E), STEP(E));
    CHECK_INT(count_op(&z, ZP_STEP), 0); /* no set is left */
    CHECK_INT(z.pos[0], at("G8"));
}

/* ZP-18.11, word for word: some set, and the rest reaches what is left. */
static bool reaches(const uint8_t *hand, int cost)
{
    static const uint8_t value[ZP_SETS][3] = {
        {1, 1},    {2, 2},    {3, 3},    {4, 4},    {1, 1, 1},
        {2, 2, 2}, {3, 3, 3}, {4, 4, 4}, {1, 2, 3}, {2, 3, 4}};
    uint8_t rest[ZP_KINDS];

    for (int t = 0; t < ZP_SETS && cost > 0; t++) {
        for (int i = 0; i < ZP_KINDS * ZP_KINDS * ZP_KINDS; i++) {
            int kind[3] = {i % ZP_KINDS, i / ZP_KINDS % ZP_KINDS,
                           i / ZP_KINDS / ZP_KINDS};
            int n = t < 4 ? 2 : 3, slot = 0;
            if (n == 2 && kind[2])
                break;
            memcpy(rest, hand, sizeof(rest));
            for (; slot < n; slot++) {
                int k = kind[slot];
                if (!rest[k] || (zp_ninjutsu[k] != value[t][slot] &&
                                 zp_pillage[k] != value[t][slot]))
                    break;
                rest[k]--;
            }
            if (slot == n && reaches(rest, cost - zp_set_value[t]))
                return true;
        }
    }
    return cost <= 0;
}

RULE("ZP-18.11", a_hand_reaches_a_cost_by_any_choice_of_sets)
{
    struct rum_rng rng;
    rum_rng_init(&rng, kit_seed(18));

    for (int i = 0; i < 300; i++) {
        uint8_t hand[ZP_KINDS] = {0};
        int n = 2 + (int)rum_rng_below(&rng, 5);
        while (n-- > 0) /* kinds of few values, so that it is often close */
            hand[(const int[]){ZP_ONE, ZP_TWO, ZP_CLUMP, ZP_RETREAT, ZP_YIELD,
                               ZP_SPEED, ZP_SECOND}[rum_rng_below(&rng, 7)]]++;
        for (int cost = 0; cost <= ZP_MAX_SET_COST; cost++)
            CHECK_INT(zp_reaches(hand, cost), reaches(hand, cost));
    }
}

RULE("ZP-18.11", no_choice_on_the_way_makes_the_cost_unpayable)
{
    struct zp_state z;
    entry_costs(&z, 5);
    hold(&z, 0, ZP_TWO, ZP_TWO, ZP_ONE, ZP_CLUMP);
    turn(&z, 0);
    PLAY(&z, ENTER(0));
    LEGAL(&z, SET(PAIR1), SET(PAIR2), SET(THREE2));
    PLAY(&z, SET(PAIR2));
    LEGAL(&z, CARD(ZP_TWO));
    PLAY(&z, CARD(ZP_TWO));
    LEGAL(&z, CARD(ZP_TWO)); /* CLUMP is wanted for the pair of ones */

    entry_costs(&z, 5);
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_ONE, ZP_TWO);
    turn(&z, 0);
    PLAY(&z, ENTER(0));
    LEGAL(&z, SET(THREE1)); /* a pair of ones would leave too little */

    entry_costs(&z, 5);
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO, ZP_DENY);
    turn(&z, 0);
    CHECK(!CAN(&z, ENTER(0)));
}

RULE("ZP-18.6", he_refills_to_four_and_his_pieces)
{
    struct zp_state z;
    table_gun(&z);
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "F6");
    hold(&z, 0, ZP_ONE, ZP_TWO);
    turn_at(&z, 0, ZP_T_TAKE); /* limit 7: draws 3, refills 2 */
    CHECK_INT(z.hand_n[0], 7);

    table_gun(&z);
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    put(&z, 2, "F6");
    hold(&z, 0, ZP_ONE, ZP_TWO, ZP_ONE, ZP_TWO, ZP_ONE, ZP_TWO);
    turn_at(&z, 0, ZP_T_TAKE); /* draws 3, has 9 */
    CHECK_INT(z.hand_n[0], 9);
    check_asked(&z, 0, ZP_ASK_DISCARD);
    PLAY(&z, DISCARD(ZP_ONE), DISCARD(ZP_TWO));
    CHECK_INT(z.hand_n[0], 7);
    CHECK(z.ask != ZP_ASK_DISCARD);
    CHECK_INT(z.discard[ZP_ONE], 1);
}

RULE("ZP-18.6", the_house_rule_caps_the_refill)
{
    struct zp_state z;
    position(&z,
             "players=3 classes=Gunslinger,Ninja,Pirate gunslinger_refill=2");
    put(&z, 0, "F6");
    turn_at(&z, 0, ZP_T_TAKE); /* limit 5: draws 1, refills 2 of 4 */
    CHECK_INT(z.hand_n[0], 3);
}

RULE("ZP-18.7", losing_a_piece_forces_no_discard_before_his_draw_phase)
{
    struct zp_state z;
    table_gun(&z);
    kit_deal(&zp_game, &z, 1, "players=3 classes=Gunslinger,Ninja,Pirate");
    CHECK_INT(z.hand_n[0], 4);

    table_gun(&z);
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 8, "E9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_TWO, ZP_RETREAT, ZP_DENY, ZP_DRAW2);
    hold(&z, 1, ZP_DENY);
    fight(&z, 1);
    PLAY(&z, CONCEDE);
    CHECK_INT(z.pos[0], ZP_HOME);
    CHECK_INT(z.hand_n[0], 5); /* one above the limit, and keeps it */
}

RULE("ZP-18.8", the_publishers_limit_is_an_option)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Ninja,Pirate gunslinger_base=5");
    put(&z, 0, "F6");
    turn_at(&z, 0, ZP_T_TAKE);
    CHECK_INT(z.hand_n[0], 6);
}

RULE("ZP-18.9", four_on_one_line_win)
{
    static const char *const line[3][4] = {{"F11", "F7", "F5", "F1"},
                                           {"K6", "G6", "E5", "A1"},
                                           {"K1", "G5", "E6", "A6"}};
    struct zp_state z;

    for (int k = 0; k < 3; k++) {
        table_gun(&z);
        for (int i = 0; i < 3; i++)
            put(&z, i, line[k][i]);
        put(&z, 4, "F6"); /* the Treasure is irrelevant */
        put(&z, 5, line[(k + 1) % 3][3]);
        zp_test_goals(&z, NULL);
        CHECK_INT(z.end, ZP_ON);
        put(&z, 3, line[k][3]);
        zp_test_goals(&z, NULL);
        check_won(&z, 0);
    }
}

RULE("ZP-18.10", a_set_has_one_spelling)
{
    struct zp_state z;
    table_gun(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_WEAPON, ZP_SPEED, ZP_CLUMP, ZP_TWO, ZP_RETREAT);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    PLAY(&z, SET(THREE1)); /* rising, so CLUMP and SPEED cannot open it */
    LEGAL(&z, CARD(ZP_ONE), CARD(ZP_WEAPON));
    PLAY(&z, CARD(ZP_WEAPON));
    LEGAL(&z, CARD(ZP_SPEED));
    PLAY(&z, CARD(ZP_SPEED));
    LEGAL(&z, CARD(ZP_CLUMP));
    CHECK_INT(z.combat.table[ZP_WEAPON], 1); /* they leave one by one */
    CHECK_INT(z.hand_n[0], 4);
    PLAY(&z, CARD(ZP_CLUMP));
    check_rating(&z, 7, 1);
}

RULE("ZP-18.10", a_straight_is_filled_from_the_lowest_value_up)
{
    struct zp_state z;
    table_gun(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_CLUMP, ZP_CLUMP, ZP_RETREAT, ZP_DOOM);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    PLAY(&z, SET(LOW));
    LEGAL(&z, CARD(ZP_CLUMP));
    PLAY(&z, CARD(ZP_CLUMP));
    LEGAL(&z, CARD(ZP_CLUMP));
    PLAY(&z, CARD(ZP_CLUMP));
    LEGAL(&z, CARD(ZP_RETREAT), CARD(ZP_DOOM));

    table_gun(&z);
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_CLUMP, ZP_RETREAT);
    hold(&z, 1, ZP_TWO, ZP_TWO);
    fight(&z, 0);
    PLAY(&z, SET(LOW));
    LEGAL(&z, CARD(ZP_ONE)); /* CLUMP is needed as the 2 */
}

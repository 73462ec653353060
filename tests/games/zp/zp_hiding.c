/*
 * zp_hiding.c: section 5, one test a row: what is public, what is private,
 * who knows which card, and deals of what is not known.
 */
#include "zp_test.h"

static void midgame(struct zp_state *z)
{
    position(z, "players=3 classes=Ninja,Pirate,Alien");
    hold(z, 0, ZP_ONE, ZP_DENY);
    hold(z, 1, ZP_TWO, ZP_SAVE, ZP_TWO);
    hold(z, 2, ZP_WEAPON);
    put(z, 0, "F9");
    put(z, 6, "C3");
    put(z, 12, "I6");
    abduct(z, 7, 2);
    ring_on(z, "F6");
    turn(z, 0);
}

TEST(public_facts_are_seen_by_all)
{
    struct zp_state z, seen;
    midgame(&z);

    for (rum_seat v = -1; v < 3; v++) {
        rum_game_hide(&zp_game, &z, v, &seen);
        CHECK_BYTES(seen.class, z.class, sizeof(z.class));
        CHECK_BYTES(seen.pos, z.pos, sizeof(z.pos));
        CHECK_BYTES(seen.ring, z.ring, sizeof(z.ring));
        CHECK_BYTES(&seen.rings, &z.rings, sizeof(z.rings));
        CHECK_INT(seen.supply, z.supply);
        CHECK_BYTES(seen.stamp, z.stamp, sizeof(z.stamp));
        CHECK_BYTES(seen.hand_n, z.hand_n, sizeof(z.hand_n));
        CHECK_INT(seen.deck_n, z.deck_n);
        CHECK_BYTES(seen.discard, z.discard, sizeof(z.discard));
        CHECK_BYTES(&seen.combat, &z.combat, sizeof(z.combat));
        CHECK_BYTES(seen.cloud, z.cloud, sizeof(z.cloud));
        CHECK_BYTES(seen.skip, z.skip, sizeof(z.skip));
        CHECK_BYTES(seen.victim, z.victim, sizeof(z.victim));
        CHECK_INT(seen.round, z.round);
        CHECK_INT(seen.turn.acted, z.turn.acted);
        CHECK_INT(seen.ask, z.ask);
    }
}

TEST(a_hand_is_its_owners_and_the_deck_is_nobodys)
{
    struct zp_state z, seen;
    midgame(&z);

    for (rum_seat v = -1; v < 3; v++) {
        rum_game_hide(&zp_game, &z, v, &seen);
        for (int s = 0; s < 3; s++) {
            for (int k = 0; k < ZP_KINDS; k++)
                CHECK_INT(seen.hand[s][k], s == v ? z.hand[s][k] : ZP_NONE);
        }
        for (int i = 0; i < z.deck_n; i++)
            CHECK_INT(seen.deck[i], ZP_NONE);
        for (int i = z.deck_n; i < ZP_CARDS; i++)
            CHECK_INT(seen.deck[i], 0);
    }
    rum_game_hide(&zp_game, &z, RUM_ALL, &seen);
    CHECK_BYTES(seen.hand, z.hand, sizeof(z.hand));
    CHECK_BYTES(seen.deck, z.deck, sizeof(z.deck));
}

RULE("ZP-11.7 ZP-11.8", only_the_owner_knows_which_cards_are_fresh)
{
    struct zp_state z, seen;
    midgame(&z);
    give_fresh(&z, 1, ZP_DENY);
    for (rum_seat v = -1; v < 3; v++) {
        rum_game_hide(&zp_game, &z, v, &seen);
        for (int s = 0; s < 3; s++) {
            for (int k = 0; k < ZP_KINDS; k++)
                CHECK_INT(seen.fresh[s][k], s == v ? z.fresh[s][k] : ZP_NONE);
        }
        CHECK_BYTES(seen.held, z.held, sizeof(z.held)); /* public */
    }
}

RULE("ZP-11.7", a_thief_is_not_told_whether_the_card_was_fresh)
{
    struct zp_state old, fresh, seen[2];
    struct rum_trace t[2] = {{0}, {0}};

    midgame(&old);
    hold(&old, 1, ZP_DENY);
    fresh = old;
    fresh.fresh[1][ZP_DENY] = 1;
    zp_steal(&old, 0, 1, ZP(14, 5), &t[0]);
    zp_steal(&fresh, 0, 1, ZP(14, 5), &t[1]);
    rum_game_hide(&zp_game, &old, 0, &seen[0]);
    rum_game_hide(&zp_game, &fresh, 0, &seen[1]);
    CHECK_BYTES(&seen[0], &seen[1], sizeof(old));
    CHECK_BYTES(&t[0], &t[1], sizeof(t[0]));
}

TEST(a_deal_makes_as_many_cards_fresh_as_must_be)
{
    struct zp_state z, copy;
    struct rum_rng rng;
    int twos = 0;

    midgame(&z); /* seat 1 holds three */
    give_fresh(&z, 1, ZP_DENY);
    give_fresh(&z, 1, ZP_ONE);
    zp_show(&z, 1, ZP_TWO, 2);
    rum_rng_init(&rng, kit_seed(5));
    for (int i = 0; i < 200; i++) {
        int fresh = 0;
        rum_game_hide(&zp_game, &z, 0, &copy);
        rum_game_imagine(&zp_game, &copy, 0, &rng);
        check_sound(&copy);
        for (int k = 0; k < ZP_KINDS; k++)
            fresh += copy.fresh[1][k];
        CHECK_INT(fresh, 2);
        twos += copy.fresh[1][ZP_TWO];
        CHECK_BYTES(copy.fresh[0], z.fresh[0], ZP_KINDS);
    }
    CHECK(twos > 100 && twos < 280); /* any of the five, known or not */
}

RULE("ZP-14.6 ZP-19.8", thief_and_victim_know_the_stolen_card)
{
    struct zp_state z;
    midgame(&z);
    hold(&z, 1, ZP_SAVE);
    zp_show(&z, 1, ZP_SAVE, 1); /* all know it */
    zp_steal(&z, 0, 1, ZP(14, 5), NULL);
    CHECK_INT(z.sure[1][0][ZP_SAVE], 1); /* the victim is sure of it */
    CHECK_INT(z.sure[0][1][ZP_SAVE], 0); /* the thief's row fell */
    CHECK_INT(z.sure[2][1][ZP_SAVE], 0); /* nobody else saw which went */
    CHECK_INT(z.sure[ZP_SEATS][1][ZP_SAVE], 0);
    CHECK_INT(z.sure[2][0][ZP_SAVE], 0);
    check_sound(&z);

    /* once it is played nobody is sure any more */
    zp_spend(&z, 0, ZP_SAVE);
    CHECK_INT(z.sure[1][0][ZP_SAVE], 0);
    check_sound(&z);
}

TEST(shown_cards_are_known_until_they_are_played)
{
    struct zp_state z;
    midgame(&z);
    zp_show(&z, 1, ZP_TWO, 2);
    zp_show(&z, 1, ZP_TWO, 1); /* knows no less than before */
    CHECK_INT(z.sure[0][1][ZP_TWO], 2);
    CHECK_INT(z.sure[1][1][ZP_TWO], 0); /* one's own row is the hand */
    zp_spend(&z, 1, ZP_TWO);
    CHECK_INT(z.sure[0][1][ZP_TWO], 1);
    CHECK_INT(z.sure[ZP_SEATS][1][ZP_TWO], 1);
}

TEST(a_deal_keeps_what_is_known_and_mixes_the_rest)
{
    struct zp_state z, copy;
    struct rum_rng rng;
    int saves = 0, weapons = 0;
    midgame(&z);
    z.sure[0][1][ZP_TWO] = 1;
    rum_rng_init(&rng, kit_seed(9));

    for (int i = 0; i < 300; i++) {
        rum_game_hide(&zp_game, &z, 0, &copy);
        rum_game_imagine(&zp_game, &copy, 0, &rng);
        check_sound(&copy);
        CHECK_BYTES(copy.hand[0], z.hand[0], ZP_KINDS);
        CHECK(copy.hand[1][ZP_TWO] >= 1);
        CHECK_INT(copy.hand_n[1], 3);
        saves += copy.hand[1][ZP_SAVE] > 0;
        weapons += copy.hand[2][ZP_WEAPON] > 0;
    }
    CHECK(saves > 5 && saves < 100);
    CHECK(weapons > 5 && weapons < 100);
}

/* A debtor was seen to promise the rest: imagined hands must hold it. */
static void check_debts(struct zp_state *z, rum_seat viewer)
{
    struct zp_state copy;
    struct rum_rng rng;
    rum_action act[RUM_MAX_ACTIONS];

    rum_rng_init(&rng, kit_seed(4));
    for (int i = 0; i < 100; i++) {
        rum_game_hide(&zp_game, z, viewer, &copy);
        rum_game_imagine(&zp_game, &copy, viewer, &rng);
        check_sound(&copy);
        int seat = copy.head.to_act, ask = copy.ask;
        while (copy.ask == ask || copy.ask == ZP_ASK_SET_CARD) {
            size_t n = zp_legal(&copy, act);
            CHECK(n > 0);
            if (copy.head.to_act != seat)
                break;
            zp_apply(&copy, act[rum_rng_below(&rng, (uint32_t)n)], NULL);
        }
    }
}

RULE("ZP-5.7", whoever_pays_is_imagined_to_be_able_to)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Alien");
    for (int i = 0; i < 5; i++)
        put(&z, i, (const char *[]){"C3", "C6", "I3", "I6", "F3"}[i]);
    hold(&z, 0, ZP_DENY, ZP_PASSPORT);
    turn(&z, 0);
    PLAY(&z, ENTER(0)); /* costs 5: two dear cards */
    check_debts(&z, 1);
    check_debts(&z, RUM_NOBODY);

    static const int cards[][3] = {{ZP_DENY, ZP_PASSPORT, ZP_ONE},
                                   {ZP_RETREAT, ZP_DOOM, ZP_ONE}};
    for (int i = 0; i < 2; i++) {
        position(&z, "players=3 classes=Gunslinger,Pirate,Alien");
        for (int p = 0; p < 5; p++)
            put(&z, p, (const char *[]){"C3", "C6", "I3", "I6", "F3"}[p]);
        hold(&z, 0, cards[i][0], cards[i][1], cards[i][2]);
        turn(&z, 0);
        PLAY(&z, ENTER(0)); /* costs 5: a pair of threes or fours */
        check_debts(&z, 1);
        PLAY(&z, SET(i == 0 ? 3 : 2));
        check_debts(&z, 2);
        PLAY(&z, CARD(i == 0 ? ZP_PASSPORT : ZP_RETREAT));
        check_debts(&z, RUM_NOBODY);
    }
}

/* Of the promised set one card was shown before: it and the imagined ones must
 * be a set together. */
RULE("ZP-5.7 ZP-18.2", a_set_is_imagined_round_a_card_that_is_known)
{
    static const struct {
        int type, card[3];
    } sets[] = {
        {6, {ZP_RETREAT, ZP_RETREAT, ZP_RETREAT}},
        {7, {ZP_PASSPORT, ZP_DENY, ZP_DENY}},
        {8, {ZP_ONE, ZP_TWO, ZP_RETREAT}},
        {9, {ZP_TWO, ZP_RETREAT, ZP_PASSPORT}},
    };

    for (int i = 0; i < 12; i++) {
        const int *card = sets[i / 3].card;
        struct zp_state z;
        position(&z, "players=3 classes=Gunslinger,Pirate,Alien");
        for (int p = 0; p < 5; p++)
            put(&z, p, (const char *[]){"C3", "C6", "I3", "I6", "F3"}[p]);
        hold(&z, 0, card[0], card[1], card[2]);
        zp_show(&z, 0, card[i % 3], 1);
        turn(&z, 0);
        PLAY(&z, ENTER(0)); /* costs 5 */
        check_debts(&z, 1);
        PLAY(&z, SET(sets[i / 3].type));
        check_debts(&z, 1);
        check_debts(&z, RUM_NOBODY);
        PLAY(&z, CARD(card[0]));
        check_debts(&z, 2);
    }
}

RULE("ZP-5.7 ZP-18.4", a_promised_set_may_rest_on_one_side_of_its_cards)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Alien");
    for (int p = 0; p < 5; p++)
        put(&z, p, (const char *[]){"C3", "C6", "I3", "I6", "F3"}[p]);
    hold(&z, 0, ZP_DOOM, ZP_DOOM);
    bury(&z, ZP_RETREAT, 4); /* the other threes */
    turn(&z, 0);
    PLAY(&z, ENTER(0), SET(2));
    check_debts(&z, 1);
    PLAY(&z, CARD(ZP_DOOM));
    check_debts(&z, RUM_NOBODY);
}

/* The second YIELD is the only card from that kind on that is
 * worth two. */
RULE("ZP-5.7 ZP-18.10", a_set_begun_is_imagined_to_go_on_in_rising_order)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Alien");
    put(&z, 0, "C3");
    hold(&z, 0, ZP_YIELD, ZP_YIELD);
    turn(&z, 0);
    PLAY(&z, ENTER(0), SET(1), CARD(ZP_YIELD)); /* costs 1 */
    check_debts(&z, 1);
    check_debts(&z, RUM_NOBODY);
}

/* With all else in the discard pile only two pairs can pay, and every deal
 * must give them. */
RULE("ZP-5.7 ZP-18.11", two_pairs_that_pay_together_are_imagined)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Alien");
    for (int p = 0; p < 5; p++)
        put(&z, p, (const char *[]){"C3", "C6", "I3", "I6", "F3"}[p]);
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_TWO, ZP_CLUMP);
    hold(&z, 1, ZP_DENY, ZP_DOOM, ZP_RETREAT, ZP_SECOND);
    bury_deck(&z);
    turn(&z, 0);
    PLAY(&z, ENTER(0)); /* costs 5 */
    check_debts(&z, 1);
    check_debts(&z, 2);
    PLAY(&z, SET(1));
    check_debts(&z, 1);
    PLAY(&z, CARD(ZP_TWO));
    check_debts(&z, 2);
    PLAY(&z, CARD(ZP_CLUMP));
    check_debts(&z, RUM_NOBODY);
}

RULE("ZP-21.6", nobody_sees_who_is_asked_to_react)
{
    struct zp_state z, before[4], after;
    position(&z, "players=4 classes=Pirate,Ninja,Ninja,Gunslinger");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    hold(&z, 2, ZP_DENY);
    hold(&z, 3, ZP_ONE, ZP_TWO);
    fight(&z, 0);
    ASK(&z, EFFECT(ZP_EFFECT_WEAPON2));
    check_asked(&z, 1, ZP_ASK_REACT);
    for (rum_seat v = -1; v < 3; v++)
        rum_game_hide(&zp_game, &z, v == -1 ? RUM_NOBODY : v, &before[v + 1]);
    ASK(&z, PASS);
    check_asked(&z, 2, ZP_ASK_REACT);
    /* to those not concerned nothing has happened */
    rum_game_hide(&zp_game, &z, RUM_NOBODY, &after);
    CHECK_BYTES(&after, &before[0], sizeof(after));
    rum_game_hide(&zp_game, &z, 0, &after);
    CHECK_BYTES(&after, &before[1], sizeof(after));
    CHECK_INT(after.head.to_act, 1);
    /* the one who passed knows that it is no longer them */
    rum_game_hide(&zp_game, &z, 1, &after);
    CHECK_INT(after.head.to_act, 2);
    ASK(&z, PASS);
    check_asked(&z, 3, ZP_ASK_REACT);
    rum_game_hide(&zp_game, &z, 1, &before[2]);
    CHECK_BYTES(&after, &before[2], sizeof(after)); /* but not how far it is */
    rum_game_hide(&zp_game, &z, 2, &after);
    CHECK_INT(after.head.to_act, 3);
}

RULE("ZP-13.18 ZP-21.6", nor_who_is_asked_to_blockade)
{
    struct zp_state z, before, after;
    position(&z, "players=4 classes=Zombie,Pirate,Pirate,Gunslinger");
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_DENY);
    hold(&z, 3, ZP_ONE, ZP_ONE);
    turn_at(&z, 0, ZP_T_DRAW);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    rum_game_hide(&zp_game, &z, 0, &before);
    ASK(&z, PASS);
    check_asked(&z, 2, ZP_ASK_BLOCKADE);
    rum_game_hide(&zp_game, &z, 0, &after);
    CHECK_BYTES(&after, &before, sizeof(after));
    rum_game_hide(&zp_game, &z, 1, &after);
    CHECK_INT(after.head.to_act, 2);
    CHECK_INT(after.turn.asked, 2);
}

RULE("ZP-21.9 ZP-21.10", nor_how_far_the_saving_of_several_pieces_has_come)
{
    struct zp_state z, before[4], after;
    position(&z, "players=3 classes=Ninja,Pirate,Ninja");
    put(&z, 6, "F8");
    put(&z, 12, "H7");
    put(&z, 0, "G7");
    hold(&z, 0, ZP_DOOM, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    while (z.ask != ZP_ASK_SAVE) {
        bool sacrifice = CAN(&z, EFFECT(ZP_EFFECT_SACRIFICE));
        zp_apply(&z, sacrifice ? EFFECT(ZP_EFFECT_SACRIFICE) : PASS, NULL);
    }
    check_asked(&z, 0, ZP_ASK_SAVE); /* the attacking piece comes first */
    for (rum_seat v = -1; v < 3; v++)
        rum_game_hide(&zp_game, &z, v, &before[v + 1]);
    ASK(&z, PASS);
    check_asked(&z, 1, ZP_ASK_SAVE);
    rum_game_hide(&zp_game, &z, RUM_NOBODY, &after);
    CHECK_BYTES(&after, &before[0], sizeof(after));
    rum_game_hide(&zp_game, &z, 2, &after);
    CHECK_BYTES(&after, &before[3], sizeof(after));
    rum_game_hide(&zp_game, &z, 0, &after); /* who has passed knows that */
    CHECK_INT(after.head.to_act, 1);
    ASK(&z, PASS);
    check_asked(&z, 2, ZP_ASK_SAVE);
    rum_game_hide(&zp_game, &z, 0, &before[1]);
    CHECK_BYTES(&after, &before[1], sizeof(after));
    rum_game_hide(&zp_game, &z, RUM_NOBODY, &after);
    CHECK_BYTES(&after, &before[0], sizeof(after));
}

/*
 * zg_8_attack.c: ZG-8, which attacks are open and what augments them.
 */
#include "zg_position.h"

RULE("ZG-8.1", one_attack_after_the_move)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_RARM), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    CHECK_INT(s.seat[0].hand_n, 2); /* the pulse is over */
    CHECK_INT(s.phase, ZG_P_CARD);
}

RULE("ZG-8.2", hand_to_hand_must_touch_and_see)
{
    struct zg_state s;
    const struct zg_card *card;

    duel(&s, QUIET, "e4", "f4");
    card = zg_card_of(&s, 0, ZG_LHAND);
    CHECK(zg_can_hit(&s, 0, card, 1));
    place(&s, 1, "f3", ZG_STAND); /* diagonal, half a card up */
    CHECK(zg_can_hit(&s, 0, card, 1));
    place(&s, 1, "g4", ZG_STAND);
    CHECK(!zg_can_hit(&s, 0, card, 1));
    place(&s, 1, "e6", ZG_STAND);
    CHECK(!zg_can_hit(&s, 0, card, 1));
    /* E11: 2 cards up is out of touch; 1 card is not. */
    place(&s, 0, "i2", ZG_STAND);
    place(&s, 1, "h2", ZG_STAND);
    CHECK(!zg_can_hit(&s, 0, card, 1));
    CHECK(!zg_can_hit(&s, 1, zg_card_of(&s, 1, ZG_RHAND), 0));
    place(&s, 0, "c2", ZG_STAND);
    place(&s, 1, "b2", ZG_STAND);
    CHECK(zg_can_hit(&s, 0, card, 1));
    place(&s, 1, "b2", ZG_KNEEL); /* 8 > 7 */
    CHECK(!zg_can_hit(&s, 0, card, 1));
    CHECK(!zg_can_hit(&s, 0, card, 0)); /* not oneself */
}

RULE("ZG-8.2", touch_is_adjacent_cells_and_overlapping_bodies)
{
    struct zg_state s;

    position(&s, QUIET);
    CHECK(zg_touch(&s, cell("e4"), 0, cell("f4"), 0));
    CHECK(zg_touch(&s, cell("f4"), 0, cell("e3"), 0));
    CHECK(!zg_touch(&s, cell("e4"), 0, cell("e4"), 0));
    CHECK(!zg_touch(&s, cell("e4"), 0, cell("g4"), 0));
    CHECK(!zg_touch(&s, cell("e4"), 0, cell("e6"), 0));
    CHECK(zg_touch(&s, cell("c2"), 0, cell("b2"), 0)); /* 8 <= 10 */
    CHECK(zg_touch(&s, cell("b2"), 0, cell("c2"), 0));
    CHECK(!zg_touch(&s, cell("c2"), 0, cell("b2"), 1)); /* 8 > 7 */
    CHECK(!zg_touch(&s, cell("b2"), 1, cell("c2"), 0));
    CHECK(!zg_touch(&s, cell("f5"), 0, cell("f4"), 0)); /* 12 > 10 */
    CHECK(zg_touch(&s, cell("f3"), 2, cell("f4"), 1));  /* 4 <= 7 */
    CHECK(!zg_touch(&s, cell("f3"), 2, cell("f4"), 2)); /* 4 > 2 */
}

RULE("ZG-8.3", range_is_a_straight_ruler)
{
    /* The reach of section 2.3, first octant. */
    static const int reach[][3] = {
        {1, 0, 1}, {1, 1, 1}, {2, 0, 2}, {2, 1, 2}, {2, 2, 3}, {3, 0, 3},
        {3, 1, 3}, {3, 2, 4}, {3, 3, 4}, {4, 0, 4}, {4, 1, 4}, {4, 2, 4},
        {4, 3, 5}, {5, 0, 5}, {5, 1, 5}, {5, 2, 5}, {4, 4, 6}, {5, 3, 6},
        {5, 4, 6}, {6, 0, 6}, {6, 1, 6}, {6, 2, 6}, {5, 5, 7}, {6, 3, 7},
        {6, 4, 7}, {7, 0, 7}, {7, 1, 7}, {7, 2, 7}};

    for (size_t i = 0; i < sizeof(reach) / sizeof(reach[0]); i++) {
        int dx = reach[i][0], dy = reach[i][1], r = reach[i][2];
        CHECK(zg_in_range(0, 16 * dy + dx, r));
        CHECK(zg_in_range(16 * dx + dy, 0, r));
        CHECK(!zg_in_range(0, 16 * dy + dx, r - 1));
    }
    CHECK(!zg_in_range(0, 16 * 5 + 6, 7));
    CHECK(!zg_in_range(0, 8, 7));
}

RULE("ZG-8.3", ranged_cards_need_range_and_sight)
{
    struct zg_state s;
    const struct zg_card *gun;

    duel(&s, QUIET, "a4", "e4");
    gun = zg_card_of(&s, 0, ZG_RHAND); /* range 4 */
    CHECK(zg_can_hit(&s, 0, gun, 1));
    place(&s, 1, "b4", ZG_STAND); /* an adjacent foe may be shot */
    CHECK(zg_can_hit(&s, 0, gun, 1));
    place(&s, 1, "f4", ZG_STAND);
    CHECK(!zg_can_hit(&s, 0, gun, 1));
    place(&s, 0, "c7", ZG_STAND); /* in range, out of sight */
    place(&s, 1, "c10", ZG_STAND);
    CHECK(!zg_can_hit(&s, 0, gun, 1));
    place(&s, 0, "i2", ZG_STAND); /* heights are ignored */
    place(&s, 1, "g2", ZG_STAND);
    CHECK(zg_can_hit(&s, 0, gun, 1));
}

RULE("ZG-8.4", only_legal_targets_are_listed)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "a4", ZG_STAND);
    place(&s, 1, "c4", ZG_STAND);
    place(&s, 2, "g4", ZG_STAND); /* beyond range 4, on the same line */
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
    CHECK(!kit_is_legal(&zg_game, &s, DECK(2)));
}

RULE("ZG-8.5 ZG-8.11", the_targets_of_an_attack)
{
    struct zg_state s;

    /* Library e4, Grapple (Snatch): deck, hand, locked card, terrain. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM));
    attacks(&s, 0, ZG_RARM);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_BODY;
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, DECK(1), HAND(1), LOCKED(1),
                PIECE('A'), PIECE('C'), PIECE('F'), PIECE('G'));
    /* A card without Snatch leaves the hand alone. */
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, DECK(1), LOCKED(1), PIECE('A'),
                PIECE('C'), PIECE('F'), PIECE('G'));
    /* A zone card has the zone and nothing else. */
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, ZG_A_ZONE);
    place(&s, 1, "h4", ZG_STAND); /* 3 away */
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE);
}

RULE("ZG-8.6", a_hand_is_open_to_snatch_or_without_a_deck)
{
    struct zg_state s;
    const struct zg_card *card;

    duel(&s, QUIET, "e4", "f4");
    card = zg_card_of(&s, 0, ZG_RARM);
    CHECK(zg_hand_open(&s, 0, card, 1, true));
    CHECK(!zg_hand_open(&s, 0, card, 1, false));
    hold(&s, 1, 0); /* no cards to take */
    CHECK(!zg_hand_open(&s, 0, card, 1, true));
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0);
    CHECK(zg_hand_open(&s, 0, card, 1, false));
}

RULE("ZG-8.7 ZG-8.11", a_foe_that_cannot_be_drawn_from_cannot_be_attacked)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, 0x3f);
    hold(&s, 1, 0x1c0);
    place(&s, 1, "f4", ZG_DEFENSE);
    attacks(&s, 0, ZG_LHAND);
    CHECK(!kit_is_legal(&zg_game, &s, DECK(1)));
    CHECK(!kit_is_legal(&zg_game, &s, HAND(1)));
    /* Nor by a zone. */
    hold(&s, 0, BIT(ZG_FRONT));
    attacks(&s, 0, ZG_FRONT);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE);
    CHECK_INT(zg_next_source(&s, 0, zg_card_of(&s, 0, ZG_FRONT), 1, false), -1);
    place(&s, 1, "f4", ZG_STAND);
    CHECK_LEGAL(&zg_game, &s, ZG_A_NONE, ZG_A_ZONE);
}

RULE("ZG-8.8", high_ground_augments)
{
    struct zg_state s;
    const struct zg_card *gun, *melee;

    duel(&s, QUIET, "i2", "g2"); /* E11 */
    gun = zg_card_of(&s, 0, ZG_RHAND);
    melee = zg_card_of(&s, 0, ZG_LHAND);
    CHECK_INT(zg_augments(&s, 0, gun, 1), ZG_X_HIGH); /* 16 >= 10 */
    place(&s, 0, "c2", ZG_STAND);
    place(&s, 1, "b2", ZG_STAND);
    CHECK_INT(zg_augments(&s, 0, gun, 1), 0); /* 8 < 10 */
    CHECK_INT(zg_augments(&s, 0, melee, 1), ZG_X_HIGH);
    place(&s, 1, "b2", ZG_KNEEL);
    CHECK_INT(zg_augments(&s, 0, gun, 1), ZG_X_HIGH); /* 8 >= 7 */
    place(&s, 0, "f3", ZG_STAND); /* half a card is enough for a blow */
    place(&s, 1, "f4", ZG_STAND);
    CHECK_INT(zg_augments(&s, 0, melee, 1), ZG_X_HIGH);
    place(&s, 0, "e4", ZG_STAND);
    CHECK_INT(zg_augments(&s, 0, melee, 1), 0);
    place(&s, 1, "f3", ZG_STAND);
    CHECK_INT(zg_augments(&s, 0, melee, 1), 0); /* not from below */
}

RULE("ZG-8.9", jumping_down_on_a_foe_augments)
{
    struct zg_state s;
    const struct zg_card *gun, *melee;

    duel(&s, QUIET, "e4", "f4");
    gun = zg_card_of(&s, 0, ZG_RHAND);
    melee = zg_card_of(&s, 0, ZG_LHAND);
    s.pulse.pounce = 2;
    CHECK_INT(zg_augments(&s, 0, melee, 1), ZG_X_JUMP);
    CHECK_INT(zg_augments(&s, 0, gun, 1), 0);
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_FRONT), 1), 0);
    s.pulse.pounce = 1;
    CHECK_INT(zg_augments(&s, 0, melee, 1), 0);
    place(&s, 1, "f3", ZG_STAND); /* one up: the ledge is less than 2 above */
    s.pulse.pounce = 2;
    CHECK_INT(zg_augments(&s, 0, melee, 1), 0);
    s.pulse.pounce = 3;
    CHECK_INT(zg_augments(&s, 0, melee, 1), ZG_X_JUMP);
    s.pulse.pounce = ZG_NONE;
    CHECK_INT(zg_augments(&s, 0, melee, 1), 0);
}

RULE("ZG-8.9", a_flight_counts_if_it_came_down_two_half_cards)
{
    struct zg_state s;

    position(&s, QUIET);
    place(&s, 0, "c2", ZG_STAND); /* 2 */
    place(&s, 1, "a1", ZG_STAND);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, GO("b1"));
    CHECK_INT(s.pulse.pounce, 2);
    /* Down one is not enough; level and up neither. */
    place(&s, 0, "f3", ZG_STAND);
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, GO("f2"));
    CHECK_INT(s.pulse.pounce, ZG_NONE);
    place(&s, 0, "b1", ZG_STAND);
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, GO("c2"));
    CHECK_INT(s.pulse.pounce, ZG_NONE);
    /* A walk down is no jump. */
    place(&s, 0, "c2", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, GO("c1"));
    CHECK_INT(s.pulse.pounce, ZG_NONE);
}

RULE("ZG-8.9", a_hard_drop_counts)
{
    struct zg_state s;

    position(&s, QUIET);
    place(&s, 0, "f5", ZG_STAND);
    place(&s, 1, "e3", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 2;
    KIT_PLAY(&zg_game, &s, NULL, DROP("f4"));
    CHECK_INT(s.pulse.pounce, 3);
    CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_LHAND), 1), ZG_X_JUMP);
}

RULE("ZG-8.11", a_locked_card_in_cover_is_not_offered)
{
    struct zg_state s;

    duel(&s, QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_FRONT;
    CHECK(!kit_is_legal(&zg_game, &s, LOCKED(1)));
    s.seat[0].lock_slot = ZG_BACK;
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
    s.seat[0].lock_slot = ZG_BODY;
    CHECK(kit_is_legal(&zg_game, &s, LOCKED(1)));
    s.seat[0].lock_seat = ZG_NONE;
    CHECK(!kit_is_legal(&zg_game, &s, LOCKED(1)));
}

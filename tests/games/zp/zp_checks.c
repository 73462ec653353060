/*
 * zp_checks.c: the self-checks of section 4.5 notice what is wrong.
 */
#include "zp_test.h"

static void midgame(struct zp_state *z)
{
    position(z, "players=3 classes=Zombie,Ninja,Alien");
    put(z, 0, "F9");
    put(z, 6, "C3");
    put(z, 12, "I3");
    ring_on(z, "F6");
    hold(z, 0, ZP_ONE, ZP_TWO);
    hold(z, 1, ZP_DENY);
    turn(z, 0);
    check_sound(z);
}

static void check_wrong(const struct zp_state *z, const char *should)
{
    const char *what = "";

    CHECK(!zp_check(z, &what));
    CHECK_HAS(what, should);
}

TEST(a_missing_or_strange_card_is_noticed)
{
    struct zp_state z;

    midgame(&z);
    z.deck[3] = ZP_NONE;
    check_wrong(&z, "unknown card");
    midgame(&z);
    z.deck[3] = z.deck[3] == ZP_ONE ? ZP_TWO : ZP_ONE;
    check_wrong(&z, "not all there");
    midgame(&z);
    z.hand[0][ZP_ONE]--;
    check_wrong(&z, "not all there");
    midgame(&z);
    z.discard_n++;
    check_wrong(&z, "discard pile");
    midgame(&z);
    z.hand_n[1]++;
    check_wrong(&z, "hand is miscounted");
}

TEST(false_knowledge_is_noticed)
{
    struct zp_state z;

    midgame(&z);
    z.sure[0][1][ZP_DENY] = 1;
    check_sound(&z);
    z.sure[0][1][ZP_DENY] = 2;
    check_wrong(&z, "sure of a card");
    midgame(&z);
    z.sure[ZP_SEATS][2][ZP_ONE] = 1;
    check_wrong(&z, "sure of a card");
    midgame(&z);
    z.fresh[0][ZP_ONE] = 9;
    check_wrong(&z, "fresh than are there");
    midgame(&z);
    z.held[0]--;
    check_wrong(&z, "do not rise");
    midgame(&z);
    z.held[0]++;
    check_wrong(&z, "do not rise");
}

TEST(a_piece_out_of_place_is_noticed)
{
    struct zp_state z;

    midgame(&z);
    z.pos[0] = (uint8_t)at("F10");
    check_wrong(&z, "not where the board has it");
    midgame(&z);
    z.piece_at[at("A1")] = 3;
    check_wrong(&z, "elsewhere");
    midgame(&z);
    z.full = zp_or(z.full, zp_only(at("A1")));
    check_wrong(&z, "occupied spaces");
    midgame(&z);
    z.own[1] = zp_or(z.own[1], zp_only(at("A1")));
    check_wrong(&z, "occupied spaces");
    midgame(&z);
    put(&z, 0, "I1"); /* seat 1's Gate */
    check_wrong(&z, "another player's Gate");
    midgame(&z);
    z.pos[1] = ZP_LIFTED;
    check_wrong(&z, "in the air");
    z.frame[z.depth++] = (struct zp_frame){.kind = ZP_F_DEFEAT};
    check_sound(&z); /* where it belongs */
}

TEST(wrong_rings_are_noticed)
{
    struct zp_state z;

    midgame(&z);
    z.supply++;
    check_wrong(&z, "12 rings");
    midgame(&z);
    rings(&z, 0, 3);
    check_sound(&z);
    rings(&z, 0, 4);
    check_wrong(&z, "too many rings");
    midgame(&z);
    rings(&z, 6, 1);
    check_sound(&z);
    z.supply--;
    z.rings = zp_or(z.rings, zp_only(z.pos[6]));
    check_wrong(&z, "under a piece");
    midgame(&z);
    rings(&z, 7, 1); /* at home they are kept */
    rings(&z, 1, 2);
    check_sound(&z);
    z.pos[7] = ZP_UPLOADED;
    check_wrong(&z, "uploaded");
}

TEST(enemies_side_by_side_and_a_full_base_are_noticed)
{
    struct zp_state z;

    midgame(&z);
    put(&z, 7, "F8"); /* in the Entrance Phase that may be */
    check_sound(&z);
    for (int at_step = ZP_T_UPLOAD; at_step <= ZP_T_END; at_step++) {
        z.frame[0].at = (uint8_t)at_step;
        check_wrong(&z, "side by side");
    }
    z.frame[0].at = ZP_T_BEGIN;
    check_wrong(&z, "side by side");
    z.frame[0].at = ZP_T_COMBAT;
    check_sound(&z);

    midgame(&z);
    abduct(&z, 8, 2); /* five at home and one more: six */
    check_sound(&z);
    abduct(&z, 9, 2);
    check_wrong(&z, "overfull");
    z.ask = ZP_ASK_RELEASE;
    check_sound(&z);
}

TEST(an_end_with_somebody_to_act_is_noticed)
{
    struct zp_state z;

    midgame(&z);
    z.head.to_act = RUM_NOBODY;
    check_wrong(&z, "disagree");
    midgame(&z);
    z.end = ZP_WON;
    check_wrong(&z, "disagree");
    kit_deal(&zp_game, &z, 1, "players=3 classes=draft");
    check_sound(&z); /* nothing is dealt yet, and that is right */
}

/*
 * zp_check.c: what must hold after every action (section 4.5).
 */
#include "zp.h"

static const char *cards(const struct zp_state *z)
{
    int deck[ZP_KINDS] = {0}, discards = 0;

    for (int i = 0; i < z->deck_n; i++) {
        if (z->deck[i] >= ZP_KINDS)
            return "the deck holds an unknown card";
        deck[z->deck[i]]++;
    }
    for (int k = 0; k < ZP_KINDS; k++) {
        int n = deck[k] + z->discard[k] + z->combat.table[k];
        for (int s = 0; s < z->head.seats; s++)
            n += z->hand[s][k];
        if (n != zp_copies[k])
            return "the cards of a kind are not all there";
        if (z->combat.fore[k] > z->combat.table[k])
            return "more cards lie on one side of a combat than on both";
        discards += z->discard[k];
    }
    if (discards != z->discard_n)
        return "the discard pile is miscounted";
    for (int s = 0; s < z->head.seats; s++) {
        int n = 0;
        for (int k = 0; k < ZP_KINDS; k++)
            n += z->hand[s][k];
        if (n != z->hand_n[s])
            return "a hand is miscounted";
    }
    return NULL;
}

static const char *knowledge(const struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        for (int k = 0; k < ZP_KINDS; k++) {
            for (int w = 0; w <= ZP_SEATS; w++) {
                if (z->sure[w][s][k] > z->hand[s][k])
                    return "somebody is sure of a card that is not there";
            }
        }
    }
    return NULL;
}

/* ZP-11.7, 11.8 */
static const char *freshness(const struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        int old = 0;
        for (int k = 0; k < ZP_KINDS; k++) {
            if (z->fresh[s][k] > z->hand[s][k])
                return "more cards of a kind are fresh than are there";
            old += z->hand[s][k] - z->fresh[s][k];
        }
        if (old > z->held[s] || z->held[s] > z->hand_n[s])
            return "old cards, held and hand size do not rise in this order";
    }
    return NULL;
}

static const char *pieces(const struct zp_state *z)
{
    struct zp_set full = {0, 0}, own[ZP_SEATS] = {{0, 0}};
    bool lifted = false;

    for (int p = 0; p < ZP_PIECES; p++) {
        int at = z->pos[p], seat = zp_owner(p);
        if (at >= ZP_SPACES) {
            lifted |= at == ZP_LIFTED;
            continue;
        }
        if (z->piece_at[at] != p)
            return "a piece is not where the board has it";
        if (zp_has(z->closed[seat], at))
            return "a piece stands on another player's Gate";
        full = zp_or(full, zp_only(at));
        own[seat] = zp_or(own[seat], zp_only(at));
    }
    if (memcmp(&full, &z->full, sizeof(full)) != 0 ||
        memcmp(own, z->own, sizeof(own)) != 0)
        return "the sets of occupied spaces are wrong";
    for (int i = 0; i < ZP_SPACES; i++) {
        if ((z->piece_at[i] != ZP_NONE) != zp_has(full, i))
            return "the board has a piece that is elsewhere";
    }
    for (int i = 0; i < z->depth && lifted; i++)
        lifted = z->frame[i].kind != ZP_F_DEFEAT;
    return lifted ? "a piece hangs in the air" : NULL;
}

static const char *rings(const struct zp_state *z)
{
    int n = z->supply + zp_count(z->rings);

    for (int p = 0; p < ZP_PIECES; p++) {
        bool zombie = z->class[zp_owner(p)] == ZP_ZOMBIE;
        n += z->ring[p];
        if (zombie && z->ring[p] > ZP_MUTATED)
            return "a Zombie piece has too many rings";
        if (z->pos[p] == ZP_UPLOADED && z->ring[p])
            return "a piece was uploaded with its rings";
        if (zp_on_board(z, p) && zp_has(z->rings, z->pos[p]) &&
            (!zombie || z->ring[p] < ZP_MUTATED))
            return "a ring lies under a piece that takes it";
    }
    return n == ZP_RINGS ? NULL : "there are not 12 rings";
}

/* Between the Combat Phases of two turns nobody stands next to an enemy. */
static const char *peace(const struct zp_state *z)
{
    int at = z->depth == 1 && !z->end ? z->frame[0].at : ZP_T_COMBAT;

    if ((at == ZP_T_BEGIN || at >= ZP_T_UPLOAD) && zp_adjacent_enemies(z))
        return "enemies stand side by side after the Combat Phase";
    for (int s = 0; s < z->head.seats; s++) {
        if (z->class[s] == ZP_ALIEN && z->ask != ZP_ASK_RELEASE && !z->end &&
            zp_in_base(z, s) > ZP_OWN)
            return "an Alien Home Base is overfull";
    }
    return NULL;
}

bool zp_check(const void *state, const char **what)
{
    const struct zp_state *z = state;
    const char *wrong;

    if (z->ask == ZP_ASK_CLASS)
        return true; /* nothing is dealt yet */
    wrong = cards(z);
    if (!wrong)
        wrong = knowledge(z);
    if (!wrong)
        wrong = freshness(z);
    if (!wrong)
        wrong = pieces(z);
    if (!wrong)
        wrong = rings(z);
    if (!wrong)
        wrong = peace(z);
    if (!wrong && (z->end != ZP_ON) != (z->head.to_act == RUM_NOBODY))
        wrong = "the end of the game and the seat to act disagree";
    if (wrong)
        *what = wrong;
    return !wrong;
}

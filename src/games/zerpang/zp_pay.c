/*
 * zp_pay.c: points. Whatever costs something is paid one card at a time; a
 * Gunslinger pays with one set, chosen card by card.
 */
#include "zp.h"

enum { PAY_OPEN, PAY_SET }; /* steps of the frame */

#define N_SIDE 1, 2, 1, 1, 1, 4, 1, 2, 3, 2, 2, 2, 4, 4
#define P_SIDE 1, 2, 1, 1, 1, 4, 1, 2, 3, 4, 1, 2, 3, 4
#define BETTER 1, 2, 1, 1, 1, 4, 1, 2, 3, 4, 2, 2, 4, 4
const uint8_t zp_ninjutsu[ZP_KINDS] = {N_SIDE};
const uint8_t zp_pillage[ZP_KINDS] = {P_SIDE};
const uint8_t zp_value[ZP_CLASSES][ZP_KINDS] = {
    {N_SIDE}, {P_SIDE}, {BETTER}, {BETTER}, {BETTER}, {BETTER}, {BETTER}};

const uint8_t zp_set_value[ZP_SETS] = {2, 4, 6, 8, 6, 12, 18, 24, 12, 18};

int zp_purse(const struct zp_state *z, int seat)
{
    const uint8_t *value = zp_value[z->cls[seat]], *hand = z->hand[seat];
    int sum = z->cloud[seat];

    for (int k = 0; k < ZP_KINDS; k++)
        sum += hand[k] * value[k];
    return sum;
}

/* ---- sets: ZP-18.2 to 18.4 ---- */

static bool takes(int kind, int value)
{
    return zp_ninjutsu[kind] == value || zp_pillage[kind] == value;
}

/* The value of a slot of a set. */
static int slot_value(int type, int slot)
{
    if (type < 8)
        return type % 4 + 1;
    return type - 7 + slot;
}

static int slots(int type)
{
    return type < 4 ? 2 : 3;
}

/* Cards that can take one of these values. */
static int cards(const uint8_t *hand, unsigned values)
{
    int n = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        unsigned can = 1u << zp_ninjutsu[k] | 1u << zp_pillage[k];
        if (can & values)
            n += hand[k];
    }
    return n;
}

/* Cards for each of these different values at once? By Hall's theorem there
 * are if any choice of the values has as many cards to it. */
static bool deal(const uint8_t *hand, unsigned values)
{
    for (unsigned some = values; some; some = (some - 1) & values) {
        if (cards(hand, some) < __builtin_popcount(some))
            return false;
    }
    return true;
}

int zp_sets(const uint8_t *hand)
{
    int n[5], types = 0;

    for (int v = 1; v <= 4; v++) {
        n[v] = cards(hand, 1u << v);
        types |= (n[v] >= 2) << (v - 1);
        types |= (n[v] >= 3) << (v + 3);
    }
    if (n[2] && n[3]) {
        types |= (n[1] && deal(hand, 1u << 1 | 1u << 2 | 1u << 3)) << 8;
        types |= (n[4] && deal(hand, 1u << 2 | 1u << 3 | 1u << 4)) << 9;
    }
    return types;
}

int zp_means(const struct zp_state *z, int seat)
{
    int best = 0;

    if (z->cls[seat] != ZP_GUNSLINGER)
        return zp_purse(z, seat);
    int types = zp_sets(z->hand[seat]);
    for (int t = 0; t < ZP_SETS; t++) {
        if (types >> t & 1 && zp_set_value[t] > best)
            best = zp_set_value[t];
    }
    return best;
}

bool zp_can_pay(const struct zp_state *z, int seat, int cost)
{
    return cost <= 0 || zp_means(z, seat) >= cost;
}

bool zp_could_pay(const struct zp_state *z, int seat, int cost)
{
    if (cost <= 0)
        return true;
    if (z->cls[seat] == ZP_GUNSLINGER)
        return z->hand_n[seat] >= 2;
    return z->cloud[seat] + 4 * z->hand_n[seat] >= cost;
}

void zp_spend(struct zp_state *z, int seat, int kind)
{
    RUM_ASSERT(z->hand[seat][kind] > 0);
    z->hand[seat][kind]--;
    z->hand_n[seat]--;
    zp_forget(z, seat, kind);
    /* ZP-12.9: an older copy goes first. */
    if (seat == z->active && z->turn.fresh[kind] > z->hand[seat][kind])
        z->turn.fresh[kind] = z->hand[seat][kind];
    if (z->combat.on) {
        z->combat.table[kind]++;
    } else {
        z->discard[kind]++;
        z->discard_n++;
    }
}

/* ---- paying ---- */

void zp_owe(struct zp_state *z, int then, int seat, int cost)
{
    RUM_ASSERT(cost > 0);
    zp_push(z, then, ZP_F_PAY);
    z->pay = (struct zp_pay){.seat = (uint8_t)seat, .cost = (uint8_t)cost};
}

void zp_pay_run(struct zp_state *z, struct rum_trace *tr)
{
    struct zp_pay *pay = &z->pay;

    if (pay->paid >= pay->cost) {
        int left = pay->paid - pay->cost;
        zp_pop(z);
        if (zp_top(z)->kind == ZP_F_MOVE)
            z->move.pool = (uint8_t)(z->move.pool + left); /* ZP-5.5 */
        else if (left)
            zp_tell(tr, ZP_EV_SURPLUS, pay->seat, ZP(5, 4), -1, left, 0, 0, 0);
        return;
    }
    zp_ask(z, pay->seat,
           z->cls[pay->seat] == ZP_GUNSLINGER ? ZP_ASK_SET : ZP_ASK_PAY);
}

size_t zp_pay_legal(const struct zp_state *z, rum_action *out)
{
    int seat = z->pay.seat;
    size_t n = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        if (z->hand[seat][k])
            out[n++] = ZP_ACT(ZP_PAY, k);
    }
    if (z->cloud[seat])
        out[n++] = ZP_ACT(ZP_PAY_CLOUD, 0);
    return n;
}

size_t zp_set_legal(const struct zp_state *z, rum_action *out)
{
    int types = zp_sets(z->hand[z->pay.seat]);
    size_t n = 0;

    for (int t = 0; t < ZP_SETS; t++) {
        if (types >> t & 1 && zp_set_value[t] >= z->pay.cost)
            out[n++] = ZP_ACT(ZP_SET, t);
    }
    return n;
}

void zp_pay_answer(struct zp_state *z, int op, int arg, struct rum_trace *tr)
{
    struct zp_pay *pay = &z->pay;
    int seat = pay->seat;

    if (op == ZP_SET) {
        if (z->frame[z->depth - 2].kind == ZP_F_MOVE)
            z->move.dealt = true; /* ZP-18.5 */
        zp_set_begin(z, PAY_SET, seat, arg, ZP_NONE, tr);
        return;
    }
    int worth = 1;
    if (op == ZP_PAY_CLOUD) {
        RUM_ASSERT(z->cloud[seat] > 0);
        z->cloud[seat]--;
    } else {
        worth = zp_value[z->cls[seat]][arg];
        zp_spend(z, seat, arg);
    }
    pay->paid = (uint8_t)(pay->paid + worth);
    if (op == ZP_PAY_CLOUD)
        zp_tell(tr, ZP_EV_CLOUD, seat, ZP(17, 7), -1, 1, 0, 0, 0);
    else
        zp_tell(tr, ZP_EV_PAY, seat, ZP(5, 1), arg, worth, 0, 0, 0);
}

/* ---- choosing the cards of a set ---- */

void zp_set_begin(struct zp_state *z, int then, int seat, int type, int side,
                  struct rum_trace *tr)
{
    zp_push(z, then, ZP_F_SET);
    z->set = (struct zp_hand_set){
        .seat = (uint8_t)seat, .type = (uint8_t)type, .side = (uint8_t)side};
    zp_tell(tr, ZP_EV_SET, seat, zp_set_clause(type), -1, type,
            zp_set_value[type], side == ZP_NONE ? -1 : side, 0);
}

/* May this kind fill the next slot, so that the rest can be filled too? */
static bool fits(const struct zp_state *z, int kind)
{
    const struct zp_hand_set *set = &z->set;
    int rest = slots(set->type) - set->slot - 1;
    uint8_t hand[ZP_KINDS];

    if (!z->hand[set->seat][kind] ||
        !takes(kind, slot_value(set->type, set->slot)))
        return false;
    memcpy(hand, z->hand[set->seat], sizeof(hand));
    hand[kind]--;
    if (set->type >= 8) {
        unsigned values = 0;
        for (int i = 1; i <= rest; i++)
            values |= 1u << slot_value(set->type, set->slot + i);
        return deal(hand, values);
    }
    /* ZP-18.10: rising order, so only kinds from this one on remain. */
    if (set->slot && kind < set->kind[set->slot - 1])
        return false;
    memset(hand, 0, (size_t)kind);
    return cards(hand, 1u << slot_value(set->type, 0)) >= rest;
}

size_t zp_set_card_legal(const struct zp_state *z, rum_action *out)
{
    size_t n = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        if (fits(z, k))
            out[n++] = ZP_ACT(ZP_SET_CARD, k);
    }
    return n;
}

void zp_set_card_answer(struct zp_state *z, int kind, struct rum_trace *tr)
{
    struct zp_hand_set *set = &z->set;
    int value = slot_value(set->type, set->slot);

    set->kind[set->slot++] = (uint8_t)kind;
    zp_spend(z, set->seat, kind);
    zp_tell(tr, ZP_EV_SET_CARD, set->seat, ZP(18, 4), kind, value, 0, 0, 0);
}

void zp_set_run(struct zp_state *z, struct rum_trace *tr)
{
    struct zp_hand_set *set = &z->set;

    if (set->slot < slots(set->type)) {
        zp_ask(z, set->seat, ZP_ASK_SET_CARD);
        return;
    }
    int worth = zp_set_value[set->type];
    zp_pop(z);
    if (set->side == ZP_NONE) {
        z->pay.paid = (uint8_t)worth;
        return;
    }
    for (int i = 0; i < set->slot; i++)
        zp_combat_card(z, set->side, set->kind[i], slot_value(set->type, i));
    z->combat.points[set->side] += (uint16_t)worth;
    zp_combat_played(z);
    zp_tell_rating(z, ZP_EV_RATING, set->seat, -1, worth, set->side,
                   zp_set_clause(set->type), tr);
}

/*
 * zp_sets.c: the Gunslinger's sets: which ones a hand holds, whether they
 * reach a cost, and how one is put together card by card (ZP-18.1 to 18.5,
 * 18.10, 18.11).
 */
#include "zp.h"

const uint8_t zp_set_value[ZP_SETS] = {2, 4, 6, 8, 6, 12, 18, 24, 12, 18};

enum { PAIR1, PAIR2 }; /* the only sets that may not pay a cost alone */

/* ---- what a hand holds: ZP-18.2 to 18.4 ---- */

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
        if (cards(hand, some) < zp_ones((int)some))
            return false;
    }
    return true;
}

/*
 * Three values in a row: byte i - 1 counts the cards that can take one of the
 * values in the set i (bit 0: the lowest), all seven sets at once. This is in
 * which bytes a card counts that can take the values of a set. There are fewer
 * than 128 cards, so no byte flows over and its top bit stays free.
 */
static const uint64_t counts_in[8] = {
    0x0000000000000000, 0x0001000100010001, 0x0001010000010100,
    0x0001010100010101, 0x0001010101000000, 0x0001010101010001,
    0x0001010101010100, 0x0001010101010101,
};

/* deal() of three in a row: as many cards for each set as it has values. */
static bool has_row(uint64_t cards)
{
    const uint64_t enough = 0x0003020201020101, tops = 0x0080808080808080;

    return (((cards | tops) - enough) & tops) == tops;
}

int zp_sets(const uint8_t *hand)
{
    uint64_t low = 0, high = 0; /* 1, 2, 3 and 2, 3, 4 */
    int types = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        unsigned can = 1u << zp_ninjutsu[k] | 1u << zp_pillage[k];
        low += hand[k] * counts_in[can >> 1 & 7];
        high += hand[k] * counts_in[can >> 2 & 7];
    }
    const uint8_t n[4] = {(uint8_t)low, (uint8_t)(low >> 8),
                          (uint8_t)(low >> 24), (uint8_t)(high >> 24)};
    for (int v = 0; v < 4; v++)
        types |= (n[v] >= 2) << v | (n[v] >= 3) << (v + 4);
    return types | has_row(low) << 8 | has_row(high) << 9;
}

/* May this kind fill the next slot, so that the rest can be filled too?
 * `before` is the kind in the slot before. */
static bool fits(const uint8_t *hand, int type, int slot, int before, int kind)
{
    int rest = slots(type) - slot - 1;
    uint8_t left[ZP_KINDS];

    if (!hand[kind] || !takes(kind, slot_value(type, slot)))
        return false;
    memcpy(left, hand, sizeof(left));
    left[kind]--;
    if (type >= 8) {
        unsigned values = 0;
        for (int i = 1; i <= rest; i++)
            values |= 1u << slot_value(type, slot + i);
        return deal(left, values);
    }
    /* ZP-18.10: rising order, so only kinds from this one on remain. */
    if (slot && kind < before)
        return false;
    memset(left, 0, (size_t)kind);
    return cards(left, 1u << slot_value(type, 0)) >= rest;
}

int zp_sets_worth(const uint8_t *hand)
{
    uint8_t left[ZP_KINDS];
    int sum = 0, types;

    memcpy(left, hand, sizeof(left));
    while ((types = zp_sets(left)) != 0) {
        int best = __builtin_ctz((unsigned)types), kind = 0;
        for (int t = 0; t < ZP_SETS; t++) {
            if (types >> t & 1 && zp_set_value[t] > zp_set_value[best])
                best = t;
        }
        for (int slot = 0; slot < slots(best); slot++) {
            int before = kind;
            for (kind = 0; !fits(left, best, slot, before, kind);)
                kind++;
            left[kind]--;
        }
        sum += zp_set_value[best];
    }
    return sum;
}

/* ---- paying a cost: ZP-18.5, 18.11 ---- */

/*
 * What the clause asks for any choice of sets comes down to this: up to 5
 * points are reached by one set, or by a pair of ones beside a pair of twos.
 * Whoever has two pairs of a value has three of a kind, and every set but
 * those two pairs is worth more than 5.
 */
bool zp_reaches(const uint8_t *hand, int cost)
{
    RUM_ASSERT(cost <= ZP_MAX_SET_COST);
    if (cost <= 0)
        return true;
    int types = zp_sets(hand), little = 0; /* little: sets that fall short */
    for (int t = PAIR1; t <= PAIR2; t++)
        little |= (zp_set_value[t] < cost) << t;
    if (types & ~little)
        return true;
    return types >> PAIR1 & types >> PAIR2 & 1 &&
           cards(hand, 1u << 1 | 1u << 2) >= 4 &&
           zp_set_value[PAIR1] + zp_set_value[PAIR2] >= cost;
}

/* Take a card of this value, of a kind from `from` on, such that the rest
 * reaches a cost? */
static bool leaves(const uint8_t *hand, int value, int from, int cost)
{
    uint8_t left[ZP_KINDS];

    memcpy(left, hand, sizeof(left));
    for (int k = from; k < ZP_KINDS; k++) {
        if (!left[k] || !takes(k, value))
            continue;
        left[k]--;
        if (zp_reaches(left, cost))
            return true;
        left[k]++;
    }
    return false;
}

/* The same for the next card of a set, of the kind named: it fits, and the
 * cards that remain after the whole set reach a cost. */
static bool pays_with(const uint8_t *hand, int type, int slot, int before,
                      int kind, int cost)
{
    uint8_t left[ZP_KINDS];

    if (!fits(hand, type, slot, before, kind))
        return false;
    if (cost <= 0)
        return true;
    RUM_ASSERT(type <= PAIR2);
    memcpy(left, hand, sizeof(left));
    left[kind]--;
    return slot == 1 ? zp_reaches(left, cost)
                     : leaves(left, slot_value(type, 1), kind, cost);
}

/* What is still to pay after a set of this type. */
static int short_of(const struct zp_state *z, int type)
{
    return z->pay.cost - z->pay.paid - zp_set_value[type];
}

size_t zp_set_legal(const struct zp_state *z, rum_action *out)
{
    const uint8_t *hand = z->hand[z->pay.seat];
    int types = zp_sets(hand);
    size_t n = 0;

    for (int t = 0; t < ZP_SETS; t++) {
        int cost = short_of(z, t);
        bool pays = types >> t & 1 && cost <= 0;
        for (int k = 0; types >> t & 1 && !pays && k < ZP_KINDS; k++)
            pays = pays_with(hand, t, 0, 0, k, cost);
        if (pays)
            out[n++] = ZP_ACT(ZP_SET, t);
    }
    return n;
}

/* ---- choosing the cards of a set ---- */

void zp_set_begin(struct zp_state *z, int then, int seat, int type, int side,
                  struct rum_trace *trace)
{
    zp_push(z, then, ZP_F_SET);
    z->set = (struct zp_hand_set){
        .seat = (uint8_t)seat, .type = (uint8_t)type, .side = (uint8_t)side};
    zp_tell(trace, ZP_EV_SET, seat, zp_set_clause(type), -1, type,
            zp_set_value[type], side == ZP_NONE ? -1 : side, 0);
}

size_t zp_set_card_legal(const struct zp_state *z, rum_action *out)
{
    const struct zp_hand_set *set = &z->set;
    int before = set->slot ? set->kind[set->slot - 1] : 0;
    int cost = set->side == ZP_NONE ? short_of(z, set->type) : 0;
    size_t n = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        if (pays_with(z->hand[set->seat], set->type, set->slot, before, k,
                      cost))
            out[n++] = ZP_ACT(ZP_SET_CARD, k);
    }
    return n;
}

void zp_set_card_answer(struct zp_state *z, int op, int kind,
                        struct rum_trace *trace)
{
    struct zp_hand_set *set = &z->set;
    int value = slot_value(set->type, set->slot);

    (void)op;
    set->kind[set->slot++] = (uint8_t)kind;
    zp_spend(z, set->seat, kind);
    zp_tell(trace, ZP_EV_SET_CARD, set->seat, ZP(18, 4), kind, value, 0, 0, 0);
}

void zp_set_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_hand_set *set = &z->set;

    if (set->slot < slots(set->type)) {
        zp_ask(z, set->seat, ZP_ASK_SET_CARD);
        return;
    }
    int worth = zp_set_value[set->type];
    zp_pop(z);
    if (set->side == ZP_NONE) {
        z->pay.paid = (uint8_t)(z->pay.paid + worth);
        return;
    }
    for (int i = 0; i < set->slot; i++)
        zp_combat_card(z, set->side, set->kind[i], slot_value(set->type, i));
    z->combat.points[set->side] += (uint16_t)worth;
    zp_combat_played(z);
    zp_tell_rating(z, ZP_EV_RATING, set->seat, -1, worth, set->side,
                   zp_set_clause(set->type), trace);
}

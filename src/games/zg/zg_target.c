/*
 * zg_target.c: which attacks are open (ZG-8, 14.1), whether one is a sneak
 * attack (ZG-9), what augments it, and its announcement.
 */
#include "zg.h"

#define KNEE   1 /* half-cards: ZG-8.8 */
#define POUNCE 2 /* half-cards: ZG-8.9 */

/* ---- what is open ---- */

bool zg_can_hit(const struct zg_state *s, int seat, const struct zg_card *card,
                int foe)
{
    const struct zg_seat *a = &s->seat[seat], *b = &s->seat[foe];

    if (!zg_foes(s, seat, foe) || !s->sees[seat][foe])
        return false;
    if (zg_melee(card))
        return zg_touch(s, a->cell, zg_pose(a->stance), b->cell,
                        zg_pose(b->stance));
    return zg_in_range(a->cell, b->cell, card->range);
}

/* ZG-8.6. `snatch`: the card may take from a hand although there is a deck. */
bool zg_hand_open(const struct zg_state *s, int seat,
                  const struct zg_card *card, int foe, bool snatch)
{
    const struct zg_seat *b = &s->seat[foe];

    if (b->hand_n == 0 || !(snatch || b->deck_n == 0))
        return false;
    return b->stance != ZG_DEFENSE ||
           (zg_melee(card) && s->seat[seat].stance == ZG_ATTACK);
}

int zg_next_source(const struct zg_state *s, int seat,
                   const struct zg_card *card, int foe, bool hand)
{
    bool snatch = card->powerups & ZG_SNATCH;

    if (hand && zg_hand_open(s, seat, card, foe, snatch))
        return ZG_FROM_HAND;
    if (s->seat[foe].deck_n > 0)
        return ZG_FROM_DECK;
    return zg_hand_open(s, seat, card, foe, snatch) ? ZG_FROM_HAND : -1;
}

/* ZG-12.5 */
static bool lock_open(const struct zg_state *s, int seat,
                      const struct zg_card *card, int foe)
{
    const struct zg_seat *a = &s->seat[seat];

    if (a->lock_seat != foe)
        return false;
    if (a->lock_slot != ZG_BODY && !(s->sees[seat][foe] & zg_bit(a->lock_slot)))
        return false;
    return !a->lock_hand || zg_hand_open(s, seat, card, foe, true);
}

bool zg_piece_open(const struct zg_state *s, int seat,
                   const struct zg_card *card, const struct zg_piece *piece)
{
    int from = s->seat[seat].cell, pose = zg_pose(s->seat[seat].stance);

    for (int y = 0; y < piece->d; y++) {
        for (int x = 0; x < piece->w; x++) {
            int cell = piece->cell + ZG_STRIDE * y + x;
            bool reached = zg_melee(card)
                               ? zg_beside_piece(s, from, pose, cell)
                               : zg_in_range(from, cell, card->range);
            if (reached && zg_sees_piece(s, from, pose, cell))
                return true; /* ZG-14.6: one and the same cell */
        }
    }
    return false;
}

/* ZG-8.11, 15.5 */
uint8_t zg_zone_foes(const struct zg_state *s, int seat,
                     const struct zg_card *card)
{
    unsigned set = 0;

    for (int i = 0; i < s->head.seats; i++) {
        if (zg_can_hit(s, seat, card, i) &&
            zg_next_source(s, seat, card, i, false) >= 0)
            set |= 1u << i;
    }
    return (uint8_t)set;
}

static size_t list_foes(const struct zg_state *s, int seat,
                        const struct zg_card *card, rum_action *out)
{
    uint8_t hit[ZG_SEATS];
    size_t n = 0, hits = 0;

    for (int i = 0; i < s->head.seats; i++) {
        if (zg_can_hit(s, seat, card, i))
            hit[hits++] = (uint8_t)i;
    }
    for (size_t i = 0; i < hits; i++) {
        if (s->seat[hit[i]].deck_n > 0)
            out[n++] = (rum_action)(ZG_A_DECK + hit[i]);
    }
    for (size_t i = 0; i < hits; i++) {
        if (zg_hand_open(s, seat, card, hit[i], card->powerups & ZG_SNATCH))
            out[n++] = (rum_action)(ZG_A_HAND + hit[i]);
    }
    for (size_t i = 0; i < hits; i++) {
        if (lock_open(s, seat, card, hit[i]))
            out[n++] = (rum_action)(ZG_A_LOCK + hit[i]);
    }
    return n;
}

size_t zg_target_list(const struct zg_state *s, rum_action *out, size_t limit)
{
    int seat = s->head.to_act;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);
    rum_action foes[3 * ZG_SEATS];
    size_t n = 0;

    if (card->powerups & ZG_ZONE) {
        if (zg_zone_foes(s, seat, card))
            out[n++] = ZG_A_ZONE;
        return n;
    }
    size_t m = list_foes(s, seat, card, foes);
    while (n < m && n < limit) {
        out[n] = foes[n];
        n++;
    }
    if (s->seat[seat].deck_n == 0)
        return n; /* ZG-14.3 */
    for (int i = 0; i < ZG_PIECES && n < limit; i++) {
        const struct zg_piece *piece = &s->piece[i];
        if (piece->w && !piece->gone && zg_piece_open(s, seat, card, piece))
            out[n++] = (rum_action)(ZG_A_PIECE + i);
    }
    return n;
}

size_t zg_attack_list(const struct zg_state *s, rum_action *out, size_t limit)
{
    if (s->pulse.first)
        return zg_target_list(s, out, limit);
    out[0] = ZG_A_NONE;
    return limit < 2 ? 1 : 1 + zg_target_list(s, out + 1, limit - 1);
}

/* ---- how it counts ---- */

/* A sneak attack for a reason that everybody can see, whatever the card:
 * the first of the round, from cover, or unseen when the pulse began. */
static bool sneaks_openly(const struct zg_state *s, int seat, int foe)
{
    uint16_t gear = ZG_GEAR & ~zg_bit(ZG_BODY) & (uint16_t)~s->seat[seat].slag;

    return (s->order[0] == seat && !s->first_attack) ||
           (gear & ~s->sees[foe][seat]) || (s->pulse.unseen_by & (1u << foe));
}

/* ZG-9.3 to 9.6, 20.3; the stance counter is ZG-6.6. */
bool zg_sneaks(const struct zg_state *s, int seat, int slot, int foe)
{
    const struct zg_seat *a = &s->seat[seat], *b = &s->seat[foe];

    if (!s->sneak || (a->used_before & zg_bit(slot)))
        return false;
    return sneaks_openly(s, seat, foe) ||
           (a->stance == ZG_ATTACK && b->stance != ZG_DEFENSE &&
            zg_melee(zg_card_of(s, seat, slot)));
}

/* ZG-8.8, 8.9, 20.2 */
static uint16_t from_above(const struct zg_state *s, int seat,
                           const struct zg_card *card, int foe)
{
    const struct zg_seat *a = &s->seat[seat], *b = &s->seat[foe];
    int below = s->height[b->cell];
    uint16_t set = 0;

    if (!s->high_ground)
        return 0;
    if (zg_melee(card) ? s->height[a->cell] >= below + KNEE
                       : zg_above_head(s, a->cell, b->cell, zg_pose(b->stance)))
        set |= ZG_X_HIGH;
    if (zg_melee(card) && s->pulse.pounce != ZG_NONE &&
        s->pulse.pounce >= below + POUNCE)
        set |= ZG_X_JUMP;
    return set;
}

/* Whose lying down augments this attack, if it lies down (ZG-6.7)? */
static int prone_side(const struct zg_state *s, int seat,
                      const struct zg_card *card, int foe)
{
    if (zg_melee(card) || s->prone == ZG_PRONE_LITERAL)
        return foe;
    return s->prone == ZG_PRONE_AIMED ? seat : -1;
}

uint16_t zg_augments(const struct zg_state *s, int seat,
                     const struct zg_card *card, int foe)
{
    uint16_t set = card->powerups & ZG_AUGMENT ? ZG_X_CARD : 0;

    if (card->powerups & ZG_ZONE)
        return set; /* ZG-15.5: neither ranged nor hand-to-hand */
    int side = prone_side(s, seat, card, foe);
    if (side >= 0 && s->seat[side].stance == ZG_PRONE)
        set |= ZG_X_PRONE;
    return set | from_above(s, seat, card, foe);
}

uint16_t zg_bolsters(const struct zg_state *s, const struct zg_card *card,
                     int foe, const struct zg_card *target)
{
    uint16_t set = target->powerups & ZG_BOLSTER ? ZG_X_CARD : 0;

    if (s->prone == ZG_PRONE_BOLSTER && zg_ranged(card) &&
        s->seat[foe].stance == ZG_PRONE)
        set |= ZG_X_PRONE;
    return set;
}

/* ---- the announcement ---- */

/* ZG-9.3: the table learns the name, and from it the card unless the other
 * Footgear shares it. */
static void announce(struct zg_state *s, int seat)
{
    struct zg_seat *p = &s->seat[seat];

    s->pulse.maybe &= zg_namesakes(s, seat, s->pulse.card);
    if (zg_count(s->pulse.maybe & (uint16_t) ~(p->slag | p->out | p->back)) ==
        1)
        zg_note_card(s);
}

/* A sneak attack is none with a card known to have attacked last turn, and
 * without a reason that all can see it is one by the Attack stance (ZG-9.9). */
static void conclude_sneak(struct zg_state *s, int seat, int foe)
{
    s->pulse.maybe &= (uint16_t)~s->seat[seat].struck_before;
    for (int i = 0; i < ZG_SLOTS && !sneaks_openly(s, seat, foe); i++) {
        if (!zg_melee(zg_card_of(s, seat, i)))
            s->pulse.maybe &= (uint16_t)~zg_bit(i);
    }
}

/* The card is one that reaches this target. (Terrain is left to zg_hide.c:
 * the card will be open before anybody else decides.) */
static void conclude(struct zg_state *s, int seat, rum_action act)
{
    if (s->test.sneak && !s->test.zone)
        conclude_sneak(s, seat, s->test.foe);
    for (int i = 0; i < ZG_SLOTS; i++) {
        const struct zg_card *card = zg_card_of(s, seat, i);
        bool zone = card->powerups & ZG_ZONE;
        bool able = zone == (act == ZG_A_ZONE);
        if (able && act < ZG_A_ZONE)
            able = zg_can_hit(s, seat, card, act & 0xf);
        if (able && (act & 0xf0) == ZG_A_HAND)
            able = zg_hand_open(s, seat, card, act & 0xf,
                                card->powerups & ZG_SNATCH);
        if (!able)
            s->pulse.maybe &= (uint16_t)~zg_bit(i);
    }
    RUM_ASSERT(s->pulse.maybe & zg_bit(s->pulse.card));
}

/* ZG-15.9: turn order, going round from the attacker. */
int zg_zone_next(const struct zg_state *s)
{
    for (int i = 1; i < s->order_n; i++) {
        int seat = s->order[(s->at + i) % s->order_n];
        if (s->test.queue & (1u << seat))
            return seat;
    }
    return -1;
}

static bool zone_sneaks(const struct zg_state *s, int seat)
{
    for (int i = 0; i < s->head.seats; i++) {
        if ((s->test.queue & (1u << i)) &&
            !zg_sneaks(s, seat, s->pulse.card, i))
            return false;
    }
    return true;
}

/* ZG-9.1, 9.9: the card and its augments are the attacker's alone in a sneak
 * attack. */
static void say_attack(const struct zg_state *s, int seat, rum_action act,
                       struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;
    bool foe = test->aim == ZG_AIM_FOE, told = foe && !test->sneak;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    if (!trace)
        return;
    struct rum_event *e = rum_trace_add(trace, ZG_EV_ATTACK, (rum_seat)seat,
                                        test->aim == ZG_AIM_PIECE ? ZG(14, 1)
                                        : test->sneak             ? ZG(9, 2)
                                                                  : ZG(9, 1));
    /* Left and right Footgear share a name: while the table cannot tell them
     * apart the first of them stands for both. */
    int slot = told && !s->pulse.known
                   ? __builtin_ctz(zg_namesakes(s, seat, s->pulse.card))
                   : s->pulse.card;
    e->subject = s->seat[seat].card[slot];
    e->arg[ZG_ATTACK_FOE] = foe ? test->foe : -1;
    e->arg[ZG_ATTACK_CODE] = (int16_t)act;
    e->arg[ZG_ATTACK_SNEAK] = test->sneak;
    e->arg[ZG_ATTACK_SLOT] = (int16_t)slot;
    e->arg[ZG_ATTACK_AUGMENTS] =
        (int16_t)(foe ? zg_augments(s, seat, card, test->foe) : 0);
    if (!told)
        e->known_to = RUM_BIT(seat);
    e->reveals = true;
}

/* ZG-12.11: any attack ends the lock; remember the card if it is used. */
static uint8_t use_lock(struct zg_seat *p)
{
    uint8_t slot = p->lock_slot;

    zg_unlock(p);
    return slot;
}

/* ZG-9.5: which cards attacked is known of those the table could name. */
static void note_use(struct zg_state *s, int seat)
{
    struct zg_seat *p = &s->seat[seat];
    p->used |= zg_bit(s->pulse.card);
    if (s->pulse.known)
        p->struck |= zg_bit(s->pulse.card);
    else
        p->blind++;
}

void zg_attack(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    int seat = s->head.to_act;
    struct zg_seat *p = &s->seat[seat];
    struct zg_test *test = &s->test;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    if (act == ZG_A_NONE) {
        zg_pulse_end(s, trace);
        return;
    }
    *test = (struct zg_test){.target = ZG_NONE, .piece = ZG_NONE};
    test->foe = (uint8_t)(act & 0xf);
    if (act >= ZG_A_PIECE) {
        RUM_ASSERT(act < ZG_A_PIECE + ZG_PIECES);
        test->aim = ZG_AIM_PIECE;
        test->foe = (uint8_t)seat; /* ZG-14.3: the attacker's own deck */
        test->piece = (uint8_t)(act - ZG_A_PIECE);
    } else if (act == ZG_A_ZONE) {
        test->zone = true;
        test->queue = zg_zone_foes(s, seat, card);
        test->sneak = zone_sneaks(s, seat);
        int first = zg_zone_next(s);
        RUM_ASSERT(first >= 0);
        test->foe = (uint8_t)first;
        test->queue &= (uint8_t) ~(1u << first);
        test->source = (uint8_t)zg_next_source(s, seat, card, test->foe, false);
    } else {
        test->source = (uint8_t)((act >> 4) - 1);
        test->sneak = zg_sneaks(s, seat, s->pulse.card, test->foe);
    }
    conclude(s, seat, act);
    if (test->aim == ZG_AIM_FOE && !test->sneak)
        announce(s, seat);
    say_attack(s, seat, act, trace);
    test->lock_hand = p->lock_hand;
    uint8_t locked = use_lock(p);
    if (test->source == ZG_FROM_LOCK) {
        test->target = locked;
        test->open = true;
    }
    s->pulse.attacked = true;
    note_use(s, seat);
    if (s->order[0] == seat)
        s->first_attack = true;
    zg_test_begin(s, trace);
}

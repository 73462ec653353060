/*
 * zg_judge_rank.c: quick weights of the open actions: what a sensible player
 * would look at first. For playouts, and where a search cannot look at
 * everything.
 */
#include "zg.h"

#include <string.h>

#define MOST 2000

static uint16_t weight(int value)
{
    return (uint16_t)(value < 1 ? 1 : value > MOST ? MOST : value);
}

/* ---- before the fight ---- */

/* Up to 84 hands of the same nine cards: each card is judged once. */
static void rank_hands(const struct zg_state *s, const rum_action *hands,
                       size_t n, uint16_t *prior)
{
    int seat = s->head.to_act, value[ZG_SLOTS] = {0};
    const struct zg_seat *p = &s->seat[seat];
    uint16_t all = 0;

    for (size_t i = 0; i < n; i++)
        all |= hands[i];
    for (; all; all &= (uint16_t)(all - 1))
        value[__builtin_ctz(all)] = zg_card_value(s, seat, __builtin_ctz(all));
    for (size_t i = 0; i < n; i++) {
        uint16_t hand = hands[i];
        int sum = 0;
        for (uint16_t left = hand; left; left &= (uint16_t)(left - 1))
            sum += value[__builtin_ctz(left)];
        /* The fewer cards are left to draw from, the safer is the Ulster in
         * the hand, and the longer it stays there the better. */
        if (hand & zg_bit(ZG_BODY))
            sum += 200 / p->deck_n - zg_impulse(s, seat, hand) / 50;
        prior[i] = weight(sum);
    }
}

static int rank_place(const struct zg_state *s, int cell)
{
    int far = zg_foe_distance(s, s->head.to_act, cell);
    int off = far == ZG_STRIDE ? 0 : far > 4 ? far - 4 : 4 - far;
    int value = 60 - 10 * off + 3 * s->height[cell];

    return s->fall && zg_near_edge(s, cell) ? value / 4 : value;
}

/* ---- MOVE and ATTACK ---- */

/* The best attack with the card in play if the figure stood in that cell. */
static int attack_from(struct zg_state *s, int seat, int cell, int stance)
{
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);
    int best = 0, reach = card->range ? card->range : 1;
    uint8_t old_cell = s->seat[seat].cell, old_stance = s->seat[seat].stance;

    s->seat[seat].cell = (uint8_t)cell;
    s->seat[seat].stance = (uint8_t)stance;
    for (int i = 0; i < s->head.seats; i++) {
        const struct zg_seat *foe = &s->seat[i];
        if (!zg_foes(s, seat, i) || !zg_in_range(cell, foe->cell, reach))
            continue;
        uint16_t old = s->sees[seat][i];
        s->sees[seat][i] = zg_visible(s, cell, zg_pose(stance), foe->cell,
                                      zg_pose(foe->stance));
        if (zg_can_hit(s, seat, card, i)) {
            int value = zg_attack_value(s, seat, s->pulse.card, i);
            best = value > best ? value : best;
        }
        s->sees[seat][i] = old;
    }
    s->seat[seat].cell = old_cell;
    s->seat[seat].stance = old_stance;
    return best;
}

static int rank_move(struct zg_state *s, rum_action act)
{
    int seat = s->head.to_act, kind = act & 0xff00, low = act & 0xff;
    const struct zg_seat *p = &s->seat[seat];
    int cell = p->cell, stance = p->stance;

    switch (kind) {
    case ZG_M_STANCE:
        if (low == ZG_STAND)
            return stance == ZG_DOWN ? 150 : 60;
        if (low == ZG_PRONE && s->prone == ZG_PRONE_LITERAL)
            return 2;
        return s->pulse.travel ? 8 : 4;
    case ZG_M_FIRST:
        return 30;
    case ZG_M_ADD:
        return 3;
    case ZG_M_LAND:
        return 10;
    case ZG_M_DONE:
        break;
    default:
        cell = low;
    }
    if (kind == ZG_M_DROP)
        stance = ZG_DOWN;
    int value = 40 - 6 * zg_foe_distance(s, seat, cell) + s->height[cell];
    if (!s->pulse.attacked)
        value += 4 * attack_from(s, seat, cell, stance);
    if (kind == ZG_M_LEAP)
        value += value / 4;
    if (stance == ZG_DOWN && kind == ZG_M_DROP)
        value -= 60;
    if (s->fall && zg_near_edge(s, cell))
        value -= 40;
    return value;
}

static int rank_attack(const struct zg_state *s, rum_action act)
{
    int seat = s->head.to_act, sum = 0;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    if (act == ZG_A_NONE)
        return 1;
    if (act >= ZG_A_PIECE)
        return 3;
    if (act == ZG_A_ZONE) {
        for (int i = 0; i < s->head.seats; i++) {
            if (zg_can_hit(s, seat, card, i))
                sum += zg_attack_value(s, seat, s->pulse.card, i);
        }
        return 20 + 4 * sum;
    }
    int value = 20 + 4 * zg_attack_value(s, seat, s->pulse.card, act & 0xf);
    return (act & 0xf0) == ZG_A_LOCK ? value + value / 2 : value;
}

/* ---- the test ---- */

static int rank_end(const struct zg_state *s, rum_action act)
{
    const struct zg_test *t = &s->test;
    int seat = s->head.to_act, end = act & 1;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);
    int value;

    if (t->aim == ZG_AIM_FOE && t->target < ZG_SLOTS) { /* a locked card */
        const struct zg_card *target = zg_card_of(s, t->foe, t->target);
        value = 50 * (zg_strikes(card->dot[end], target->dot[0], NULL, NULL) +
                      zg_strikes(card->dot[end], target->dot[1], NULL, NULL));
    } else {
        value = 2 * zg_end_value(s, seat, s->pulse.card, end, t->foe);
    }
    value = value * value / 50; /* the better end, nearly always */
    return 10 + value + (act & 2 ? value / 3 : 0);
}

static const uint8_t *dots(const struct zg_state *s, bool target, int end)
{
    return target ? zg_card_of(s, s->test.foe, s->test.target)->dot[end]
                  : zg_card_of(s, zg_turn_seat(s), s->pulse.card)->dot[end];
}

static int rank_flip(const struct zg_state *s, rum_action act)
{
    const struct zg_test *t = &s->test;

    if (!t->scanned)
        return act ? 1 : 100;
    return 1 + 100 * zg_strikes(dots(s, false, t->end),
                                dots(s, true, t->facing ^ act), NULL, NULL);
}

/* Strikes to expect after this answer, doubled. */
static int retest_strikes(const struct zg_state *s, rum_action act)
{
    const struct zg_test *t = &s->test;
    int sum = 0;

    for (int end = 0; end < 2; end++)
        sum +=
            zg_strikes(dots(s, false, act == 2 ? end : t->end),
                       dots(s, true, act == 1 ? end : t->facing), NULL, NULL);
    return sum;
}

static int rank_retest(const struct zg_state *s, rum_action act)
{
    bool attacker = s->head.to_act == zg_turn_seat(s);
    int now = zg_test_strikes(s), then = retest_strikes(s, act);

    if (act == 0 && attacker == (now >= 2))
        return 300;
    return 20 + 20 * (attacker ? then : 12 - then) - (act == 0 ? 10 : 0);
}

static int rank_dot(const struct zg_state *s, rum_action act)
{
    const struct zg_test *t = &s->test;
    uint8_t bolster[3], augment[3];

    for (int i = 0; i < 3; i++) {
        bolster[i] = t->bolster[i];
        augment[i] = t->augment[i];
    }
    if (s->phase == ZG_P_BDOT)
        bolster[act]++;
    else
        augment[act]++;
    int n = zg_strikes(dots(s, false, t->end), dots(s, true, t->facing),
                       bolster, augment);
    return s->phase == ZG_P_BDOT ? 1 + 100 * (6 - n) : 1 + 100 * n;
}

static int rank_save(const struct zg_state *s, rum_action act)
{
    bool vital = zg_vital(s, s->test.foe, s->test.target);

    return act == (vital ? 1 : 0) ? 200 : 1;
}

/* ---- all of them ---- */

static int rank_one(struct zg_state *s, rum_action act)
{
    switch (s->phase) {
    case ZG_P_FLAME:
        return act ? 1 : MOST;
    case ZG_P_PLACE:
        return rank_place(s, act);
    case ZG_P_POSE:
        return act == ZG_STAND ? 100 : 5;
    case ZG_P_STUN:
        return 200 - zg_card_value(s, s->head.to_act, act);
    case ZG_P_CARD:
        return zg_card_value(s, s->head.to_act, act);
    case ZG_P_MOVE:
        return rank_move(s, act);
    case ZG_P_ATTACK:
        return rank_attack(s, act);
    case ZG_P_END:
        return rank_end(s, act);
    case ZG_P_BRACE:
        return act ? 100 : 3;
    case ZG_P_FLIP:
        return rank_flip(s, act);
    case ZG_P_RETEST:
        return rank_retest(s, act);
    case ZG_P_BDOT:
    case ZG_P_ADOT:
        return rank_dot(s, act);
    case ZG_P_SAVE:
        return rank_save(s, act);
    default: /* DRAFT */
        return 10;
    }
}

void zg_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    struct zg_state s; /* moves are tried on it */

    if (((const struct zg_state *)state)->phase == ZG_P_HAND) {
        rank_hands(state, actions, n, prior);
        return;
    }
    memcpy(&s, state, sizeof(s));
    for (size_t i = 0; i < n; i++)
        prior[i] = weight(rank_one(&s, actions[i]));
}

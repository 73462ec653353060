/*
 * zg_judge.c: what things are worth, for bots (section 10).
 *
 * The unit is a hundredth of a card. appraise() weighs what each side has left
 * against the others; zg_attack_value() guesses what an attack brings.
 */
#include "zg.h"

#define CARD       100
#define CHARACTER  80
#define LYING      40
#define STUNNED    30
#define EXPOSED    15 /* prone in a foe's sight */
#define LOCK       25
#define ULSTER     250 /* as a target, on top of its card */
#define THROWN_OUT 500

/* What a seat with so many cards has before it is out: the last ones count
 * double. */
static const int16_t gear_value[ZG_SLOTS + 1] = {0,   0,   0,   200, 400,
                                                 500, 600, 700, 800, 900};
/* What a test with so many strikes brings. */
static const int16_t strike_value[] = {0, 30, 100, 135, 160, 170, 180};

static uint16_t known(uint16_t set, uint16_t otherwise)
{
    return set == ZG_UNKNOWN ? otherwise : set;
}

/* ---- attacks ---- */

static int end_value(const struct zg_card *card, int end,
                     const struct zg_card *target, int strikes_at_most)
{
    int sum = 0;

    for (int facing = 0; facing < 2; facing++) {
        int n = zg_strikes(card->dot[end], target->dot[facing], NULL, NULL);
        sum += strike_value[n < strikes_at_most ? n : strikes_at_most];
    }
    return sum / 2;
}

/* Worth of one target card to its owner, in hundredths of a card. */
static int target_worth(const struct zg_state *s, int foe, int slot)
{
    if (!zg_vital(s, foe, slot))
        return CARD;
    return s->seat[foe].has_char ? CARD + CHARACTER : CARD + ULSTER;
}

int zg_end_value(const struct zg_state *s, int seat, int slot, int end, int foe)
{
    const struct zg_card *card = zg_card_of(s, seat, slot);
    const struct zg_seat *p = &s->seat[foe];
    uint16_t pool = known(p->deck, zg_unslagged(p));
    int sum = 0, n = 0;

    if (!pool)
        pool = known(p->hand, zg_unslagged(p));
    for (; pool; pool &= (uint16_t)(pool - 1)) {
        int target = __builtin_ctz(pool);
        n++;
        if (target != ZG_BODY && !(s->sees[seat][foe] & zg_bit(target)))
            continue; /* cover */
        sum += end_value(card, end, zg_card_of(s, foe, target), 6) *
               target_worth(s, foe, target) / CARD;
    }
    return n ? sum / n : 0;
}

/* Would a throw of one or two cells take the foe off the table? */
static bool at_the_brink(const struct zg_state *s, int seat, int foe)
{
    int from = s->seat[seat].cell, cell = s->seat[foe].cell, ux, uy;

    zg_octant(zg_x(cell) - zg_x(from), zg_y(cell) - zg_y(from), &ux, &uy);
    int x = zg_x(cell) + ux, y = zg_y(cell) + uy;
    return s->fall && s->seat[foe].stance != ZG_KNEEL &&
           (!zg_inside(s, x, y) || s->height[ZG_STRIDE * y + x] == ZG_VOID);
}

int zg_attack_value(const struct zg_state *s, int seat, int slot, int foe)
{
    const struct zg_card *card = zg_card_of(s, seat, slot);
    int a = zg_end_value(s, seat, slot, 0, foe);
    int b = zg_end_value(s, seat, slot, 1, foe);
    int value = a > b ? a : b;

    value += value * zg_count(zg_augments(s, seat, card, foe)) / 5;
    if ((card->powerups & ZG_KNOCKBACK) && at_the_brink(s, seat, foe))
        value += THROWN_OUT / 2;
    return value;
}

/* ---- places ---- */

int zg_foe_distance(const struct zg_state *s, int seat, int cell)
{
    int best = ZG_STRIDE;

    for (int i = 0; i < s->head.seats; i++) {
        if (!zg_foes(s, seat, i) || s->seat[i].cell == ZG_NONE)
            continue;
        int d = zg_distance(cell, s->seat[i].cell);
        best = d < best ? d : best;
    }
    return best;
}

bool zg_near_edge(const struct zg_state *s, int cell)
{
    uint8_t next;

    for (int way = 0; way < 8; way++) {
        if (!zg_neighbour(s, cell, way, &next) || s->height[next] == ZG_VOID)
            return true;
    }
    return false;
}

/* Does some foe of this seat still have a Knockback card? */
static bool shoved_by(const struct zg_state *s, int seat)
{
    for (int i = 0; i < s->head.seats; i++) {
        if (!zg_foes(s, seat, i))
            continue;
        for (int slot = 0; slot < ZG_SLOTS; slot++) {
            if (!(s->seat[i].slag & zg_bit(slot)) &&
                (zg_card_of(s, i, slot)->powerups & ZG_KNOCKBACK))
                return true;
        }
    }
    return false;
}

static int place_value(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];
    int far = zg_foe_distance(s, seat, p->cell) - 2;
    int value = s->height[p->cell] - (far > 0 ? 5 * far : 0);

    for (int i = 0; i < s->head.seats; i++) {
        if (zg_foes(s, seat, i))
            value += (zg_count(s->sees[seat][i]) -
                      zg_count(s->sees[i][seat]) * (s->seat[i].pulses > 0));
    }
    if (s->fall && zg_near_edge(s, p->cell) && shoved_by(s, seat))
        value -= 40;
    return value;
}

/* ---- hands ---- */

/* Could the card, after a move, strike somebody? A guess by distance. */
static bool in_reach(const struct zg_state *s, int seat,
                     const struct zg_card *card)
{
    const struct zg_seat *p = &s->seat[seat];
    int stride = p->stance == ZG_STAND ? card->move : 1;

    return p->cell == ZG_NONE || zg_foe_distance(s, seat, p->cell) <=
                                     stride + (card->range ? card->range : 1);
}

/* How hard a card hits the cards of the nearest living foe. */
static int punch(const struct zg_state *s, int seat, int slot)
{
    const struct zg_card *card = zg_card_of(s, seat, slot);
    int best = 0;

    for (int i = 0; i < s->head.seats; i++) {
        if (!zg_foes(s, seat, i))
            continue;
        for (int end = 0; end < 2; end++) {
            int sum = 0;
            uint16_t pool = zg_unslagged(&s->seat[i]);
            for (uint16_t left = pool; left; left &= (uint16_t)(left - 1))
                sum += end_value(card, end,
                                 zg_card_of(s, i, __builtin_ctz(left)), 4);
            sum /= zg_count(pool);
            best = sum > best ? sum : best;
        }
    }
    return best;
}

int zg_card_value(const struct zg_state *s, int seat, int slot)
{
    const struct zg_card *card = zg_card_of(s, seat, slot);
    int value = 5 + 3 * card->move;

    if (in_reach(s, seat, card))
        value += punch(s, seat, slot);
    if (s->seat[seat].stance == ZG_DOWN && card->move >= 3)
        value += 15;
    return value;
}

/* What the pulses to come are worth. */
static int hand_value(const struct zg_state *s, int seat)
{
    uint16_t hand = s->seat[seat].hand;
    int sum = 0;

    if (hand == ZG_UNKNOWN)
        return 30 * s->seat[seat].pulses;
    for (; hand; hand &= (uint16_t)(hand - 1))
        sum += zg_card_value(s, seat, __builtin_ctz(hand));
    return sum * 2 / 3;
}

/* The Ulster in the deck is what foes with pulses left may draw. */
static int ulster_risk(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];
    int pulses = 0;

    if (p->deck == ZG_UNKNOWN || !(p->deck & zg_bit(ZG_BODY)))
        return 0;
    for (int i = 0; i < s->head.seats; i++) {
        if (zg_foes(s, seat, i))
            pulses += s->seat[i].impulse ? s->seat[i].pulses : 3;
    }
    /* Chosen but not announced: low Impulse numbers act last. */
    return 60 * pulses / p->deck_n / (p->has_char ? 2 : 1);
}

/* ---- the whole ---- */

/* By the book lying down helps whoever sees it (ZG-6.7); where it serves one's
 * own shots instead, that is seen in them. */
static bool exposed(const struct zg_state *s, int seat)
{
    bool seen = false;

    if (s->seat[seat].stance != ZG_PRONE || s->prone != ZG_PRONE_LITERAL)
        return false;
    for (int i = 0; i < s->head.seats; i++)
        seen |= zg_foes(s, seat, i) && s->sees[i][seat];
    return seen;
}

static int strength(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];

    if (!p->alive)
        return 0;
    int sum = 150 + gear_value[zg_count(zg_unslagged(p))];
    if (p->has_char)
        sum += CHARACTER;
    if (s->phase == ZG_P_DRAFT)
        return sum;
    if (p->stance == ZG_DOWN)
        sum -= LYING;
    if (p->stunned)
        sum -= STUNNED;
    if (exposed(s, seat))
        sum -= EXPOSED;
    if (p->lock_seat != ZG_NONE && p->pulses > 0)
        sum += LOCK;
    sum += hand_value(s, seat) - ulster_risk(s, seat);
    if (p->cell != ZG_NONE)
        sum += place_value(s, seat);
    if (p->flame && !s->fallen)
        sum /= 3;
    return sum > 20 ? sum : 20;
}

bool zg_settled(const void *state)
{
    const struct zg_state *s = state;

    return s->phase <= ZG_P_PLACE || s->phase == ZG_P_STUN ||
           s->phase == ZG_P_CARD || s->phase == ZG_P_OVER;
}

int zg_appraise(const void *state, rum_seat seat)
{
    const struct zg_state *s = state;
    int64_t mine = 0, all = 0;

    if (zg_over(s)) {
        int points[ZG_SEATS];
        zg_score(s, points);
        return 100 * points[seat];
    }
    for (int i = 0; i < s->head.seats; i++) {
        int64_t power = strength(s, i);
        power *= power;
        all += power;
        if (zg_side(s, (rum_seat)i) == zg_side(s, seat))
            mine += power;
    }
    return (int)(60 + (6000 - 120) * mine / (all ? all : 1));
}

rum_action zg_fallback(const void *state)
{
    const struct zg_state *s = state;
    rum_action open[ZG_MAX_ACTION];

    if (s->phase == ZG_P_SAVE)
        return zg_vital(s, s->test.foe, s->test.target);
    zg_legal(s, open);
    return open[0];
}

const char *zg_role(const void *state, rum_seat seat)
{
    const struct zg_state *s = state;

    return zg_figure_names[s->seat[seat].figure];
}

int zg_side(const void *state, rum_seat seat)
{
    const struct zg_state *s = state;

    return s->teams ? seat & 1 : seat;
}

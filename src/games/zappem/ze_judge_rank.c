/*
 * ze_judge_rank.c: a glance at each action, by the values of section 10.
 *
 * Values are tenths of the rules' points; a weight grows with the square of
 * the value, so that a hit is looked at long before anything else.
 */
#include "ze.h"

enum {
    HIT = 100,
    HIT_FINISHES = 60, /* on top: that was the last Health card */
    HIT_HEARTED = 10,  /* ... or has a Heart to lose */
    HIT_FRIEND = -90,
    TAKE_SHIELD = 40,
    TAKE_HEART = 25,
    TAKE_HEART_WOUNDED = 40,
    TAKE_NIGHT = 10,
    TAKE_AGAIN = -8, /* for each of the kind already held */
    USE_NIGHT = 12,
    PICK = 8,
    RESCUE = 95, /* a Heart for a friend who is down */
    ARM = 30,    /* from one who is down to one who is not */
    ANY_CARD = 35,
    NO_USE = -10, /* a shot at nobody (ZE-4.13), an Item that does nothing */
    MOST = 360,   /* so that a weight fits in 16 bits */
};

/* What not everybody values alike. */
struct taste {
    int8_t hit_shielded;
    int8_t take_weapon, take_emp;
    int8_t use_heart, use_heart_weak; /* weak: at 2 Health or less */
    int8_t field; /* tenths: against each field of the card that could still be
                     played, as a danger now or a shot given up */
};

static const struct taste hunter = {40, 30, 30, 40, 60, 35};
/* Time is against the astronauts: a Shield gone is as good as a hit, a round
 * spent on a Heart is lost, and one enemy alone needs no EMP. */
static const struct taste astronaut = {90, 60, 0, 15, 20, 100};

static const struct taste *taste_of(const struct ze_state *s, unsigned seat)
{
    return s->royale || seat == s->villain ? &hunter : &astronaut;
}

/* ---- D3 ---- */

/* What one attack on these seats is worth. */
static int value_of_hits(const struct ze_state *s, unsigned seat,
                         unsigned victims)
{
    unsigned enemies = ze_enemies(s, seat);
    const struct taste *taste = taste_of(s, seat);
    int sum = victims ? 0 : NO_USE;

    for (; victims; victims &= victims - 1) {
        unsigned victim = ze_lowest(victims);
        if (!(enemies >> victim & 1)) {
            sum += HIT_FRIEND;
        } else if (ze_held(s, victim, ZE_SHIELD)) {
            sum += taste->hit_shielded;
        } else {
            sum += HIT;
            if (ze_held(s, victim, ZE_HEART))
                sum += HIT_HEARTED;
            else if (s->health[victim] == 1)
                sum += HIT_FINISHES;
        }
    }
    return sum;
}

static int value_of_take(const struct ze_state *s, unsigned seat, unsigned item)
{
    unsigned kind = ze_kind_of[item];
    const struct taste *taste = taste_of(s, seat);
    int value = taste->take_weapon;

    if (kind == ZE_EMP)
        value = taste->take_emp;
    else if (kind == ZE_SHIELD)
        value = TAKE_SHIELD;
    else if (kind == ZE_HEART)
        value = s->health[seat] < ZE_HEALTH ? TAKE_HEART_WOUNDED : TAKE_HEART;
    else if (kind == ZE_NIGHT)
        value = TAKE_NIGHT;
    return value + TAKE_AGAIN * (int)ze_count(ze_held(s, seat, kind));
}

/* Using an Item of this kind from there, in the best direction. */
static int value_of_kind(const struct ze_state *s, unsigned seat,
                         const struct ze_aim *aim, unsigned kind)
{
    const struct taste *taste = taste_of(s, seat);
    int best = NO_USE;

    switch (kind) {
    case ZE_POWER:
    case ZE_PROTON:
        for (unsigned d = 0; d < ZE_STRAIGHT; d++) {
            unsigned hit = aim->line[kind == ZE_POWER ? d : d + ZE_STRAIGHT];
            int value = value_of_hits(s, seat, hit);
            best = value > best ? value : best;
        }
        return best;
    case ZE_EMP:
        return value_of_hits(s, seat, aim->pink);
    case ZE_HEART:
        return s->health[seat] >= ZE_HEALTH ? NO_USE
               : s->health[seat] <= 2       ? taste->use_heart_weak
                                            : taste->use_heart;
    case ZE_NIGHT:
        return USE_NIGHT;
    default:
        return NO_USE;
    }
}

/* The best the seat could do from a zone. */
static int value_of_zone(const struct ze_state *s, unsigned seat, unsigned zone)
{
    unsigned item = ze_code_of[zone];
    struct ze_aim aim;
    int best = 0;

    ze_take_aim(s, seat, zone, &aim);
    for (unsigned left = aim.zaps; left; left &= left - 1) {
        int value =
            value_of_hits(s, seat, aim.line[ze_lowest(left)] & aim.pink);
        best = value > best ? value : best;
    }
    for (unsigned kind = 0; s->items[seat] && kind < ZE_KINDS; kind++) {
        if (!ze_held(s, seat, kind))
            continue;
        int value = value_of_kind(s, seat, &aim, kind);
        best = value > best ? value : best;
    }
    if (item == ZE_NONE || !(ze_on_table(s) >> item & 1))
        return best;
    if (ze_fits(s, seat, ze_bit(item))) {
        int value = value_of_take(s, seat, item);
        best = value > best ? value : best;
    }
    if (ze_picks_and_plays(s, seat)) {
        int value = value_of_kind(s, seat, &aim, ze_kind_of[item]) + PICK;
        best = value > best ? value : best;
    }
    return best;
}

static int value_of_gift(const struct ze_state *s, unsigned item, unsigned to)
{
    unsigned from = 0;

    while (!(s->items[from] >> item & 1))
        from++;
    if (ze_kind_of[item] == ZE_HEART && !ze_active(s, to))
        return ze_active(s, from) ? RESCUE : 0;
    return ze_active(s, to) && !ze_active(s, from) ? ARM : 0;
}

static int value_of_action(const struct ze_state *s, const struct ze_aim *aim,
                           unsigned code)
{
    unsigned seat = s->player;
    bool picked = code >= ZE_PICKPLAY;
    unsigned use = picked ? code - ZE_PICKPLAY + ZE_USE : code;
    int extra = picked ? PICK : 0;

    if (code >= ZE_GIVE)
        return value_of_gift(s, (code - ZE_GIVE) / 8, (code - ZE_GIVE) % 8);
    if (code == ZE_PASS || code == ZE_END)
        return 0;
    if (code == ZE_TAKE)
        return value_of_take(s, seat, ze_in_reach(s, seat));
    if (code < ZE_TAKE)
        return value_of_hits(s, seat, aim->line[code - ZE_ZAP] & aim->pink);
    if (use < ZE_USE_EMP)
        return value_of_hits(s, seat, aim->line[use - ZE_USE]) + extra;
    return value_of_kind(s, seat, aim,
                         use == ZE_USE_EMP     ? ZE_EMP
                         : use == ZE_USE_HEART ? ZE_HEART
                                               : ZE_NIGHT) +
           extra;
}

/* ---- D1, D5, D6: what a Zone card is worth ---- */

/* Fields of a zone that an enemy could still come to. */
static int open_fields(const struct ze_state *s, unsigned seat, unsigned zone)
{
    unsigned sight = ze_sight(s, seat), fields = ze_pink(zone);
    int n = 0;

    for (; fields; fields &= fields - 1) {
        unsigned next = ze_step(zone, ze_lowest(fields));
        if (next == ZE_NONE || ze_played(s, next))
            continue;
        /* A card of the own team is no danger. */
        n += !(s->know[next] & sight) || (s->royale && s->know[next] != sight);
    }
    return n;
}

static int value_of_card(const struct ze_state *s, unsigned seat, unsigned card)
{
    bool last = s->part == ZE_HUNTING && s->turn == s->turns;
    int fear = open_fields(s, seat, card) * taste_of(s, seat)->field / 10;

    return value_of_zone(s, seat, card) - (last ? 2 * fear : fear);
}

/* ---- D2 ---- */

static int value_of_turn(const struct ze_state *s, unsigned seat)
{
    if (!ze_active(s, seat))
        return 20;
    return value_of_zone(s, seat, s->zone[seat]) +
           (ze_can_give(s, seat) ? RESCUE : 0);
}

/* What does harm is hardly looked at: below 0 there is nothing but 1. */
static uint16_t weigh(int value)
{
    if (value < 0)
        return 1;
    if (value > MOST)
        value = MOST;
    return (uint16_t)(8 + value * value / 2);
}

/* A card is played all the same, however bad it is. */
static int at_least_0(int value)
{
    return value < 0 ? 0 : value;
}

static int value(const struct ze_state *s, const struct ze_aim *aim,
                 unsigned code)
{
    unsigned seat = (unsigned)s->head.to_act;

    switch (s->phase) {
    case ZE_D1_PLACE:
        return at_least_0(value_of_card(s, seat, code) + ANY_CARD);
    case ZE_D2_ORDER:
        return value_of_turn(s, code) + 10;
    case ZE_D3_ACT:
    case ZE_D3B_AFTER:
        return value_of_action(s, aim, code);
    case ZE_D4_SHIELD:
        return code == ZE_BLOCK ? HIT : HIT / 8;
    case ZE_D5_NV_TAKE:
        return code == ZE_JUST_LOOK
                   ? USE_NIGHT
                   : at_least_0(value_of_card(s, seat, code) + ANY_CARD);
    case ZE_D6_NV_GIVE:
        return at_least_0(HIT - value_of_card(s, seat, code));
    case ZE_D7_RETURN:
        return code == ZE_COME_BACK ? HIT : 0;
    default:
        return HIT;
    }
}

void ze_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    const struct ze_state *s = state;
    struct ze_aim aim = {0};

    if (s->phase == ZE_D3_ACT)
        ze_take_aim(s, s->player, s->zone[s->player], &aim);
    for (size_t i = 0; i < n; i++)
        prior[i] = weigh(value(s, &aim, actions[i]));
}

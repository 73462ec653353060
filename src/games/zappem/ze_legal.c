/*
 * ze_legal.c: what is open (section 4), and how much a player may carry (ZE-6).
 */
#include "ze.h"

/* ---- ZE-6: inventories ---- */

bool ze_fits(const struct ze_state *s, unsigned seat, uint32_t more)
{
    uint32_t all = s->items[seat] | more;
    unsigned attack = ze_count(all & ZE_ATTACK_ITEMS);
    unsigned defence = ze_count(all & ~ZE_ATTACK_ITEMS);

    if (ze_is(s, seat, ZE_VILLAIN))
        return attack + defence <= s->villain_items;
    if (ze_is(s, seat, ZE_GUNNER) && attack == 2)
        return defence == 0;
    if (ze_is(s, seat, ZE_MEDIC) && defence == 2)
        return attack == 0;
    return attack <= 1 && defence <= 1;
}

unsigned ze_in_reach(const struct ze_state *s, unsigned seat)
{
    unsigned item = ze_code_of[s->zone[seat]];

    return item != ZE_NONE && ze_on_table(s) >> item & 1 ? item : ZE_NONE;
}

bool ze_picks_and_plays(const struct ze_state *s, unsigned seat)
{
    return ze_is(s, seat, ZE_VILLAIN) || ze_is(s, seat, ZE_REDSHIRT);
}

/* ---- whom a shot would hit ---- */

unsigned ze_wanted(const struct ze_state *s, unsigned seat)
{
    return s->useful_shots ? ze_enemies(s, seat) : ze_all_seats(s);
}

void ze_take_aim(const struct ze_state *s, unsigned seat, unsigned zone,
                 struct ze_aim *aim)
{
    unsigned others = ze_all_seats(s) & ~ze_bit(seat);
    unsigned enemies = ze_enemies(s, seat), pink = ze_pink(zone);

    if (seat == s->villain)
        others &= ~(unsigned)s->marked; /* ZE-7.5 */
    *aim = (struct ze_aim){0};
    for (; others; others &= others - 1) {
        unsigned other = ze_lowest(others);
        if (s->zone[other] == ZE_NONE)
            continue;
        struct ze_bearing b = ze_bearing(zone, s->zone[other]);
        if (b.distance == 0)
            continue;
        aim->line[b.direction] |= (uint8_t)ze_bit(other);
        if (b.distance > 1 || !(pink >> b.direction & 1))
            continue;
        aim->pink |= (uint8_t)ze_bit(other);
        if (enemies >> other & 1)
            aim->zaps |= (uint8_t)ze_bit(b.direction);
    }
}

/* ---- D3: uses of an Item of this kind (ZE-4.11), from `base` on ---- */

/* ZE-4.13: one way to hit nobody stands for all of them, and a card that was
 * not held is not worth picking up for it. */
static size_t add_lines(const struct ze_state *s, const struct ze_aim *aim,
                        unsigned first, unsigned base, rum_action *out)
{
    unsigned wanted = ze_wanted(s, s->player), zone = s->zone[s->player];
    bool wasted = s->useful_shots || base == ZE_PICKPLAY;
    size_t n = 0;

    for (unsigned d = first; d < first + ZE_STRAIGHT; d++) {
        if (aim->line[d] & wanted) {
            out[n++] = (rum_action)(base + d);
        } else if (!wasted && !aim->line[d] && ze_step(zone, d) != ZE_NONE) {
            out[n++] = (rum_action)(base + d);
            wasted = true;
        }
    }
    return n;
}

static size_t add_uses(const struct ze_state *s, const struct ze_aim *aim,
                       unsigned kind, unsigned base, rum_action *out)
{
    unsigned enemies = ze_enemies(s, s->player);
    size_t n = 0;

    switch (kind) {
    case ZE_POWER:
        return add_lines(s, aim, 0, base, out);
    case ZE_PROTON:
        return add_lines(s, aim, ZE_STRAIGHT, base, out);
    case ZE_EMP:
        if ((aim->pink & ze_wanted(s, s->player)) ||
            (!s->useful_shots && base == ZE_USE))
            out[n++] = (rum_action)(base + ZE_USE_EMP - ZE_USE);
        return n;
    case ZE_HEART:
        if (s->health[s->player] < ZE_HEALTH)
            out[n++] = (rum_action)(base + ZE_USE_HEART - ZE_USE);
        return n;
    case ZE_NIGHT:
        for (; enemies; enemies &= enemies - 1) {
            unsigned seat = ze_lowest(enemies);
            if (ze_active(s, seat) && s->hand_size[seat] > 0)
                out[n++] = (rum_action)(base + ZE_USE_NIGHT - ZE_USE + seat);
        }
        return n;
    default:
        return 0; /* ZE-4.10 */
    }
}

/* ---- GIVE (ZE-7.1) ---- */

/* Who could be given the Item: any astronaut but its holder. */
static unsigned receivers(const struct ze_state *s, unsigned holder,
                          unsigned item)
{
    unsigned left = ze_astronauts(s) & ~ze_bit(holder), open = 0;

    for (; left; left &= left - 1) {
        if (ze_fits(s, ze_lowest(left), ze_bit(item)))
            open |= left & -left;
    }
    return open;
}

/* The Items of the other astronauts. */
static uint32_t giveable(const struct ze_state *s, unsigned commander)
{
    unsigned left = ze_astronauts(s) & ~ze_bit(commander);
    uint32_t items = 0;

    for (; left; left &= left - 1)
        items |= s->items[ze_lowest(left)];
    return items;
}

static unsigned holder_of(const struct ze_state *s, unsigned item)
{
    unsigned seat = 0;

    while (!(s->items[seat] >> item & 1))
        seat++;
    return seat;
}

static size_t add_gifts(const struct ze_state *s, rum_action *out)
{
    size_t n = 0;

    if (!ze_is(s, s->player, ZE_COMMANDER) || s->gift_used)
        return 0;
    for (uint32_t items = giveable(s, s->player); items; items &= items - 1) {
        unsigned item = ze_lowest(items);
        unsigned to = receivers(s, holder_of(s, item), item);
        for (; to; to &= to - 1)
            out[n++] = (rum_action)(ZE_GIVE + 8 * item + ze_lowest(to));
    }
    return n;
}

bool ze_can_give(const struct ze_state *s, unsigned seat)
{
    if (!ze_is(s, seat, ZE_COMMANDER) || s->gift_used)
        return false;
    for (uint32_t items = giveable(s, seat); items; items &= items - 1) {
        unsigned item = ze_lowest(items);
        if (receivers(s, holder_of(s, item), item))
            return true;
    }
    return false;
}

/* ---- the lists ---- */

static size_t legal_action(const struct ze_state *s, rum_action *out)
{
    unsigned seat = s->player, reach = ze_in_reach(s, seat);
    uint32_t own = s->items[seat];
    struct ze_aim aim;
    size_t n = 0;

    ze_take_aim(s, seat, s->zone[seat], &aim);
    out[n++] = ZE_PASS;
    for (unsigned left = aim.zaps; left; left &= left - 1)
        out[n++] = (rum_action)(ZE_ZAP + ze_lowest(left));
    if (reach != ZE_NONE && ze_fits(s, seat, ze_bit(reach)))
        out[n++] = ZE_TAKE;
    for (unsigned kind = 0; own && kind < ZE_KINDS; kind++) {
        if (own & ze_items_of[kind])
            n += add_uses(s, &aim, kind, ZE_USE, out + n);
    }
    if (reach != ZE_NONE && ze_picks_and_plays(s, seat))
        n += add_uses(s, &aim, ze_kind_of[reach], ZE_PICKPLAY, out + n);
    return n + add_gifts(s, out + n);
}

static size_t legal_hand(const struct ze_state *s, unsigned seat,
                         rum_action *out)
{
    for (unsigned i = 0; i < s->hand_size[seat]; i++)
        out[i] = s->hand[seat][i];
    return s->hand_size[seat];
}

static size_t legal_set(unsigned set, rum_action *out)
{
    size_t n = 0;

    for (; set; set &= set - 1)
        out[n++] = (rum_action)ze_lowest(set);
    return n;
}

static unsigned free_characters(const struct ze_state *s)
{
    unsigned left = ze_bit(ZE_VILLAIN) - 1;

    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->character[seat] != ZE_NONE)
            left &= ~ze_bit(s->character[seat]);
    }
    return left;
}

size_t ze_legal(const void *state, rum_action *out)
{
    const struct ze_state *s = state;
    size_t n;

    switch (s->phase) {
    case ZE_D0_CHARACTER:
        return legal_set(free_characters(s), out);
    case ZE_D1_PLACE:
        return legal_hand(s, (unsigned)s->head.to_act, out);
    case ZE_D2_ORDER:
        return legal_set(ze_to_act(s), out);
    case ZE_D3_ACT:
        return legal_action(s, out);
    case ZE_D3B_AFTER:
        out[0] = ZE_END;
        return 1 + add_gifts(s, out + 1);
    case ZE_D4_SHIELD:
        out[0] = ZE_TAKE_THE_HIT;
        out[1] = ZE_BLOCK;
        return 2;
    case ZE_D5_NV_TAKE:
        n = legal_hand(s, s->target, out);
        out[n] = ZE_JUST_LOOK;
        return n + 1;
    case ZE_D6_NV_GIVE:
        return legal_hand(s, s->player, out);
    case ZE_D7_RETURN:
        out[0] = ZE_STAY_DOWN;
        out[1] = ZE_COME_BACK;
        return 2;
    default:
        return 0;
    }
}

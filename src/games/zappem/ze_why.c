/*
 * ze_why.c: why a thing of the scene cannot be chosen now.
 */
#include "ze.h"

#include <string.h>

#include <rumpus/scene.h>

/* What is asked that must be answered before anything else; false: a whole
 * turn is open. */
static bool say_asked(const struct ze_state *s, struct rum_line *out)
{
    switch (s->phase) {
    case ZE_D0_CHARACTER:
        rum_line_say(out, ZE(1, 2), "First choose who you are");
        return true;
    case ZE_D2_ORDER:
        rum_line_say(out, ZE(2, 6), "First say who acts next");
        return true;
    case ZE_D4_SHIELD:
        rum_line_say(out, ZE(5, 6), "First say whether your Shield blocks");
        return true;
    case ZE_D5_NV_TAKE:
    case ZE_D6_NV_GIVE:
        rum_line_say(out, ZE(5, 10), "First finish the Night Vision");
        return true;
    case ZE_D7_RETURN:
        rum_line_say(out, ZE(8, 4), "First say whether you come back");
        return true;
    default:
        return false;
    }
}

/* ---- zones and pawns ---- */

static unsigned who_is_at(const struct ze_state *s, unsigned zone)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->zone[seat] == zone)
            return seat;
    }
    return ZE_NONE;
}

static void why_not_there(const struct ze_state *s, unsigned zone,
                          struct rum_line *out)
{
    unsigned there = who_is_at(s, zone);
    const char *name = ze_tell_zone(zone);

    if (there == (unsigned)s->head.to_act)
        rum_line_say(out, ZE(3, 1),
                     "You are at %s, and every turn begins with a move", name);
    else if (there != ZE_NONE)
        rum_line_say(out, ZE(3, 3), "{%u:is:are} at %s", there, name);
    else if (ze_played(s, zone))
        rum_line_say(out, ZE(3, 4),
                     "%s has been played; nobody comes there again", name);
    else
        rum_line_say(out, ZE(3, 2), "You do not hold the Zone card %s", name);
}

/* The Blaster in hand that reaches so far, or ZE_NONE. */
static unsigned blaster_for(const struct ze_state *s, struct ze_bearing b)
{
    unsigned kind = b.direction < ZE_STRAIGHT ? ZE_POWER : ZE_PROTON;

    return b.distance == 2 && ze_held(s, s->player, kind) ? kind : ZE_NONE;
}

/* In the acting seat's own action step. */
static void why_no_zap(const struct ze_state *s, unsigned other,
                       struct rum_line *out)
{
    unsigned from = s->zone[s->player];
    struct ze_bearing b = ze_bearing(from, s->zone[other]);
    unsigned blaster = blaster_for(s, b);

    if (!(ze_enemies(s, s->player) >> other & 1))
        rum_line_say(out, ZE(4, 4), "Nobody zaps a friend");
    else if (s->player == s->villain && s->marked >> other & 1)
        rum_line_say(out, ZE(7, 5), "You have hit {%u} in this phase already",
                     other);
    else if (blaster != ZE_NONE)
        rum_line_say(out, ZE(5, 5),
                     "The %s hits {%u} too: aim at whoever is nearer",
                     ze_tell_kind(blaster), other);
    else if (b.distance != 1)
        rum_line_say(out, ZE(4, 3),
                     "{%u:is:are} too far: a zap reaches the next zone", other);
    else
        rum_line_say(out, ZE(4, 3),
                     "%s is dark: from there a zap goes straight, not "
                     "diagonally",
                     ze_tell_zone(from));
}

static void why_no_order(const struct ze_state *s, unsigned seat,
                         struct rum_line *out)
{
    if (seat == s->villain)
        rum_line_say(out, ZE(2, 1), "The villain comes after the astronauts");
    else if (s->acted >> seat & 1)
        rum_line_say(out, ZE(2, 7), "{%u:has:have} acted in this round", seat);
    else
        rum_line_say(out, ZE(2, 7), "{%u:does:do} not act in this round", seat);
}

/* ---- Items ---- */

static unsigned holder_of(const struct ze_state *s, unsigned item)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->items[seat] >> item & 1)
            return seat;
    }
    return ZE_NONE;
}

static void say_full(const struct ze_state *s, struct rum_line *out)
{
    unsigned seat = s->player;

    if (ze_is(s, seat, ZE_VILLAIN))
        rum_line_say(out, ZE(6, 4), "You carry %d Items, and no more fit",
                     s->villain_items);
    else if (ze_is(s, seat, ZE_GUNNER))
        rum_line_say(out, ZE(6, 2),
                     "It does not fit: one Attack and one Defence Item, or two "
                     "Attack Items");
    else if (ze_is(s, seat, ZE_MEDIC))
        rum_line_say(out, ZE(6, 3),
                     "It does not fit: one Attack and one Defence Item, or two "
                     "Defence Items");
    else
        rum_line_say(out, ZE(6, 1),
                     "It does not fit: one Attack and one Defence Item");
}

static void why_no_take(const struct ze_state *s, unsigned item,
                        struct rum_line *out)
{
    const char *here = ze_tell_zone(s->zone[s->player]);
    unsigned reach = ze_in_reach(s, s->player);

    if (reach == item)
        say_full(s, out);
    else if (reach == ZE_NONE)
        rum_line_say(out, ZE(4, 5), "No Item can be taken from %s", here);
    else
        rum_line_say(out, ZE(4, 5), "From %s only the %s of %s can be taken",
                     here, ze_tell_kind(ze_kind_of[reach]),
                     ze_tell_zone(ze_location[reach]));
}

/* One's own Item. */
static void why_no_use(const struct ze_state *s, unsigned item,
                       struct rum_line *out)
{
    switch (ze_kind_of[item]) {
    case ZE_SHIELD:
        rum_line_say(out, ZE(4, 10), "A Shield is played when you are hit");
        break;
    case ZE_HEART:
        rum_line_say(out, ZE(4, 11), "You have all your Health");
        break;
    case ZE_NIGHT:
        rum_line_say(out, ZE(4, 11), "No enemy has Zone cards to look at");
        break;
    case ZE_EMP:
        rum_line_say(out, ZE(4, 14), "No enemy is as near as your zap reaches");
        break;
    default:
        rum_line_say(out, s->useful_shots ? ZE(4, 14) : ZE(4, 13),
                     "No enemy is within two zones on a %s line",
                     ze_kind_of[item] == ZE_POWER ? "straight" : "diagonal");
    }
}

static void why_no_gift(const struct ze_state *s, unsigned holder,
                        struct rum_line *out)
{
    if (!ze_is(s, s->player, ZE_COMMANDER) || holder == s->villain)
        rum_line_say(out, ZE(6, 8), "{%u:carries:carry} it", holder);
    else if (s->gift_used)
        rum_line_say(out, ZE(7, 1), "You have passed an Item in this turn");
    else
        rum_line_say(out, ZE(7, 2), "No other astronaut has room for it");
}

static void why_no_item(const struct ze_state *s, unsigned item,
                        struct rum_line *out)
{
    unsigned holder = holder_of(s, item);

    if (say_asked(s, out))
        return;
    if (s->phase == ZE_D1_PLACE)
        rum_line_say(out, ZE(2, 2),
                     "First play a Zone card; you act from there");
    else if (holder != ZE_NONE && holder != s->player)
        why_no_gift(s, holder, out);
    else if (s->phase == ZE_D3B_AFTER)
        rum_line_say(out, ZE(4, 1), "One action a turn, and yours is done");
    else if (holder == s->player)
        why_no_use(s, item, out);
    else
        why_no_take(s, item, out);
}

/* ---- cards ---- */

static void why_no_card(const struct ze_state *s, unsigned card,
                        struct rum_line *out)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        for (unsigned i = 0; i < s->hand_size[seat]; i++) {
            if (s->hand[seat][i] != card || seat == (unsigned)s->head.to_act)
                continue;
            rum_line_say(out, ZE(3, 2), "That card is {%u's}", seat);
            return;
        }
    }
    if (!say_asked(s, out))
        rum_line_say(
            out, ZE(3, 1),
            "You have moved; the next Zone card is for your next turn");
}

static void why_no_role(const struct ze_state *s, unsigned character,
                        struct rum_line *out)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->character[seat] == character)
            rum_line_say(out, ZE(1, 2), "{%u:is:are} the %s", seat,
                         ze_tell_character(s, character));
    }
}

/* ---- which thing it is ---- */

/* The zone of "e5"; ZE_NONE: it is none. */
static unsigned zone_of(const char *id)
{
    if (id[0] < 'a' || id[0] >= 'a' + ZE_COLUMNS || id[1] < '1' ||
        id[1] >= '1' + ZE_ROWS || id[2])
        return ZE_NONE;
    return (unsigned)((id[1] - '1') * ZE_COLUMNS + id[0] - 'a');
}

static bool is_pink(const struct ze_state *s, unsigned zone)
{
    for (unsigned left = ze_pink(s->zone[s->player]); left; left &= left - 1) {
        if (ze_step(s->zone[s->player], ze_lowest(left)) == zone)
            return true;
    }
    return false;
}

static void why_not_zone(const struct ze_state *s, unsigned zone,
                         struct rum_line *out)
{
    unsigned there = who_is_at(s, zone);

    if (s->phase == ZE_D1_PLACE)
        why_not_there(s, zone, out);
    else if (s->phase == ZE_D2_ORDER && there != ZE_NONE)
        why_no_order(s, there, out);
    else if (say_asked(s, out))
        return;
    else if (s->phase == ZE_D3B_AFTER)
        rum_line_say(out, ZE(4, 1), "One action a turn, and yours is done");
    else if (there != ZE_NONE && there != s->player)
        why_no_zap(s, there, out);
    else if (there == ZE_NONE && is_pink(s, zone))
        rum_line_say(out, ZE(4, 3),
                     "Your zap reaches as far as here, but no enemy is here");
    else if (there == ZE_NONE)
        rum_line_say(out, ZE(3, 1), "You have moved; now you act from %s",
                     ze_tell_zone(s->zone[s->player]));
}

void ze_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out)
{
    const struct ze_state *s = seen;
    unsigned zone = zone_of(strncmp(id, "z.", 2) == 0 ? id + 2 : id);
    int pawn = rum_id_number(id, "pawn"), seat = rum_id_number(id, "seat");
    int item = rum_id_number(id, "i"), role = rum_id_number(id, "role");

    (void)viewer;
    if (id[0] == 'z' && zone != ZE_NONE)
        why_no_card(s, zone, out);
    else if (zone != ZE_NONE)
        why_not_zone(s, zone, out);
    else if (pawn >= 0)
        why_not_zone(s, s->zone[pawn], out);
    else if (seat >= 0 && s->phase == ZE_D2_ORDER)
        why_no_order(s, (unsigned)seat, out);
    else if (item >= 0)
        why_no_item(s, (unsigned)item, out);
    else if (role >= 0)
        why_no_role(s, (unsigned)role, out);
    else if (strcmp(id, "draw") == 0)
        rum_line_say(out, ZE(2, 2),
                     "Your hand is filled up at the end of your turn");
}

/*
 * ze_offer.c: the open actions in words, with what a person clicks.
 *
 * A Zone card is a click on it or on its zone; a zap a click on the enemy's
 * pawn; an Item a click on it and on the enemy, zone or player it is aimed at.
 */
#include "ze.h"

#include <rumpus/scene.h>

/* "hits Vera, Gus (who has a Shield) and your friend the Medic" */
static void say_victims(const struct ze_state *s, unsigned seat,
                        unsigned victims, struct rum_offer *out)
{
    unsigned enemies = ze_enemies(s, seat);

    if (!victims) {
        RUM_SAY(out->text, "hits nobody, the card is spent");
        return;
    }
    out->tone = victims & ~enemies ? RUM_DANGER : RUM_GOOD;
    RUM_SAY(out->text, "hits ");
    for (unsigned left = victims; left; left &= left - 1) {
        unsigned victim = ze_lowest(left);
        RUM_SAY(out->text, "%s", ze_tell_comma(left, victims));
        if (enemies >> victim & 1)
            RUM_SAY(out->text, "{%u}", victim);
        else
            RUM_SAY(out->text, "your friend the %s",
                    ze_tell_character(s, s->character[victim]));
        if (ze_held(s, victim, ZE_SHIELD))
            RUM_SAY(out->text, " (who has a Shield)");
    }
}

/* ---- D0, D2 ---- */

static void offer_character(const struct ze_state *s, unsigned character,
                            struct rum_offer *out)
{
    RUM_SAY(out->text, "Be the %s: %s", ze_tell_character(s, character),
            ze_tell_skill(character));
    RUM_SAY(out->brief, "%s", ze_tell_pawn(s, character));
    out->clause = character == ZE_COMMANDER ? ZE(7, 1) : ZE(7, 3);
    rum_offer_on(out, "role%u", character);
}

static void offer_next(const struct ze_state *s, unsigned seat,
                       struct rum_offer *out)
{
    unsigned character = s->character[seat];

    RUM_SAY(out->text, "{%u:acts:act} next (%s", seat,
            ze_tell_character(s, character));
    if (ze_active(s, seat))
        RUM_SAY(out->text, " at %s)", ze_tell_zone(s->zone[seat]));
    else
        RUM_SAY(out->text, ", may come back with a Heart)");
    RUM_SAY(out->brief, "%s", ze_tell_pawn(s, character));
    out->clause = ze_active(s, seat) ? ZE(2, 6) : ZE(8, 4);
    rum_offer_on(out, "seat%u", seat);
    if (s->zone[seat] != ZE_NONE)
        rum_offer_on(out, "pawn%u", seat);
    out->any = out->targets > 1;
}

/* ---- D1, D5, D6: Zone cards ---- */

/* " (lit, can zap Vera and Gus, the Heart of B3)". A place has room for one
 * word: a zap is worth more than a thing. */
static void say_prospect(const struct ze_state *s, unsigned seat, unsigned card,
                         struct rum_offer *out)
{
    unsigned item = ze_code_of[card];
    struct ze_aim aim;

    ze_take_aim(s, seat, card, &aim);
    RUM_SAY(out->text, " (%s", ze_lit(card) ? "lit" : "dark");
    unsigned enemies = aim.pink & ze_enemies(s, seat);
    for (unsigned left = enemies; left; left &= left - 1)
        RUM_SAY(out->text, "%s{%u}",
                left == enemies ? ", can zap " : ze_tell_comma(left, enemies),
                ze_lowest(left));
    if (enemies) {
        RUM_SAY(out->note, "Zap");
        out->tone = RUM_GOOD;
    }
    if (item != ZE_NONE && ze_on_table(s) >> item & 1) {
        unsigned kind = ze_kind_of[item];
        bool fits = ze_fits(s, seat, ze_bit(item)) ||
                    (ze_picks_and_plays(s, seat) && kind != ZE_SHIELD);
        RUM_SAY(out->text, ", the %s of %s%s", ze_tell_kind(kind),
                ze_tell_zone(ze_location[item]),
                fits ? "" : " but your hands are full");
        if (fits && !enemies && ze_location[item] == card) {
            RUM_SAY(out->note, "Take"); /* its picture is there already */
        } else if (fits && !enemies) {
            RUM_SAY(out->note, "%s", ze_tell_word(kind));
            out->symbol = ze_tell_look(kind);
        } else if (!fits && !enemies) {
            RUM_SAY(out->note, "full");
        }
    } else if (item != ZE_NONE && !enemies) {
        RUM_SAY(out->note, "taken");
    } else if (!enemies) {
        RUM_SAY(out->note, "empty");
    }
    RUM_SAY(out->text, ")");
}

static void offer_place(const struct ze_state *s, unsigned card,
                        struct rum_offer *out)
{
    RUM_SAY(out->text, "Re-appear at %s", ze_tell_zone(card));
    say_prospect(s, (unsigned)s->head.to_act, card, out);
    RUM_SAY(out->brief, "%s", ze_tell_cell(card));
    out->clause = ZE(3, 2);
    rum_offer_on(out, "z.%s", ze_tell_cell(card));
    rum_offer_on(out, "%s", ze_tell_cell(card));
    out->any = true;
}

static void offer_exchange(const struct ze_state *s, unsigned card,
                           struct rum_offer *out)
{
    if (s->phase == ZE_D5_NV_TAKE)
        RUM_SAY(out->text, "Take %s from {%d}", ze_tell_zone(card), s->target);
    else
        RUM_SAY(out->text, "Give %s for %s", ze_tell_zone(card),
                ze_tell_zone(s->named));
    say_prospect(s, s->player, card, out);
    RUM_SAY(out->brief, "%s", ze_tell_cell(card));
    out->tone = RUM_PLAIN;
    out->clause = ZE(5, 10);
    rum_offer_on(out, "z.%s", ze_tell_cell(card));
}

/* ---- D3 ---- */

/* Which way, on a button; not needed where there is only one. Boards may be
 * turned, so that it is called by its first zone. */
static void say_way(const struct ze_state *s, unsigned direction, unsigned ways,
                    struct rum_offer *out)
{
    if (ze_count(ways) > 1)
        RUM_SAY(out->label, " towards %s",
                ze_tell_next(s->zone[s->player], direction));
}

static void offer_zap(const struct ze_state *s, unsigned direction,
                      struct rum_offer *out)
{
    struct ze_aim aim;

    ze_take_aim(s, s->player, s->zone[s->player], &aim);
    unsigned victim = aim.line[direction] & aim.pink;
    RUM_SAY(out->text, "Zap %s: ", ze_tell_next(s->zone[s->player], direction));
    say_victims(s, s->player, victim, out);
    RUM_SAY(out->brief, "zap %s", ze_tell_compass(direction));
    RUM_SAY(out->label, "Zap");
    if (ze_count(aim.zaps) > 1)
        RUM_SAY(out->label, " {%u}", ze_lowest(victim));
    if (s->items[s->player] & ZE_ATTACK_ITEMS)
        RUM_SAY(out->label,
                ze_count(aim.zaps) > 1 ? " (free)" : " (your blaster stays)");
    RUM_SAY(out->note, "Zap");
    out->clause = ZE(4, 3);
    rum_offer_on(out, "pawn%u", ze_lowest(victim));
}

/* Who may use it at once may be able to keep it as well. */
static const char *ask_night(const struct ze_state *s)
{
    unsigned item = ze_in_reach(s, s->player);

    return ze_fits(s, s->player, ze_bit(item))
               ? "Take it, or look at whose cards?"
               : "Whose cards do you look at?";
}

static void offer_take(const struct ze_state *s, struct rum_offer *out)
{
    unsigned item = ze_in_reach(s, s->player);

    RUM_SAY(out->text, "Take the %s of %s", ze_tell_kind(ze_kind_of[item]),
            ze_tell_zone(ze_location[item]));
    RUM_SAY(out->brief, "take");
    RUM_SAY(out->label, "Take %s", ze_tell_kind(ze_kind_of[item]));
    RUM_SAY(out->note, "Take");
    if (ze_kind_of[item] == ZE_NIGHT)
        RUM_SAY(out->ask, "%s", ask_night(s));
    out->tone = RUM_GOOD;
    out->clause = ZE(4, 5);
    rum_offer_on(out, "i%u", item);
}

/* A line of fire is aimed at its first enemy. */
static void aim_along(const struct ze_state *s, unsigned next, unsigned enemies,
                      struct rum_offer *out)
{
    unsigned first = ze_lowest(enemies);

    for (; enemies; enemies &= enemies - 1) {
        if (s->zone[ze_lowest(enemies)] == next)
            first = ze_lowest(enemies);
    }
    rum_offer_on(out, "pawn%u", first);
    out->any = true;
}

/* Whom an Item is aimed at. A click on an enemy shoots, as it zaps; what hits a
 * friend or nobody wants to be asked for, and glows nowhere but on the Item. */
static void aim_at(const struct ze_state *s, unsigned use, bool picked,
                   struct rum_offer *out)
{
    unsigned zone = s->zone[s->player];
    unsigned enemies = ze_enemies(s, s->player);
    struct ze_aim aim;

    ze_take_aim(s, s->player, zone, &aim);
    if (use <= ZE_USE_EMP) {
        unsigned victims =
            use == ZE_USE_EMP ? aim.pink : aim.line[use - ZE_USE];
        out->sure = !victims || (victims & ~enemies);
        if (use < ZE_USE_EMP && victims & enemies)
            aim_along(s, ze_step(zone, use - ZE_USE), victims & enemies, out);
    } else if (use >= ZE_USE_NIGHT && ze_count(enemies) > 1) {
        rum_offer_on(out, "seat%u", use - ZE_USE_NIGHT);
    }
    if (picked && out->targets == 1) /* taking it is one click */
        rum_offer_on(out, "pawn%d", s->player);
}

/* "Shoot towards D5 (used up)": a zap that costs nothing may be beside it. */
static void label_shot(const struct ze_state *s, const struct ze_aim *aim,
                       unsigned direction, bool picked, struct rum_offer *out)
{
    unsigned first = direction < ZE_STRAIGHT ? 0 : ZE_STRAIGHT, ways = 0;

    for (unsigned d = first; d < first + ZE_STRAIGHT; d++)
        ways |= (aim->line[d] != 0) << d;
    RUM_SAY(out->label, picked ? "Take it, shoot" : "Shoot");
    if (aim->line[direction]) {
        say_way(s, direction, ways, out);
        if (!picked)
            RUM_SAY(out->label, ze_count(ways) > 1 ? " (used up)"
                                                   : " (uses up the blaster)");
    } else {
        if (!picked)
            RUM_SAY(out->label, " towards %s",
                    ze_tell_next(s->zone[s->player], direction));
        RUM_SAY(out->label, " at nobody");
    }
}

static void say_use(const struct ze_state *s, unsigned use, bool picked,
                    struct rum_offer *out)
{
    unsigned seat = s->player;
    struct ze_aim aim;

    ze_take_aim(s, seat, s->zone[seat], &aim);
    if (use < ZE_USE_EMP) {
        unsigned victims = aim.line[use - ZE_USE];
        RUM_SAY(out->text,
                " (towards %s): ", ze_tell_next(s->zone[seat], use - ZE_USE));
        say_victims(s, seat, victims, out);
        RUM_SAY(out->brief, " %s", ze_tell_compass(use - ZE_USE));
        RUM_SAY(out->note, victims ? "shoot" : "");
        label_shot(s, &aim, use - ZE_USE, picked, out);
    } else if (use == ZE_USE_EMP) {
        RUM_SAY(out->text, ": ");
        say_victims(s, seat, aim.pink, out);
        RUM_SAY(out->note, aim.pink ? "blast" : "");
        RUM_SAY(out->label, "%s the EMP %s", picked ? "Take, fire" : "Fire",
                aim.pink ? "Blaster" : "at nobody");
    } else if (use == ZE_USE_HEART) {
        RUM_SAY(out->text, " (Health %d to %u)", s->health[seat],
                ze_healed(s, seat));
        RUM_SAY(out->note, "heals %u",
                ze_healed(s, seat) - (unsigned)s->health[seat]);
        RUM_SAY(out->label, "%s Heart", picked ? "Take, use the" : "Use");
        out->tone = RUM_GOOD;
    } else {
        RUM_SAY(out->text, " on {%u}: look at the Zone cards, exchange one",
                use - ZE_USE_NIGHT);
        RUM_SAY(out->brief, " %s",
                ze_tell_pawn(s, s->character[use - ZE_USE_NIGHT]));
        RUM_SAY(out->label, "%s{%u'} cards",
                ze_count(ze_enemies(s, seat)) > 1 ? "" : "Look at ",
                use - ZE_USE_NIGHT);
        RUM_SAY(out->ask, "%s",
                picked ? ask_night(s) : "Whose cards do you look at?");
        RUM_SAY(out->note, "look");
    }
}

static void offer_use(const struct ze_state *s, unsigned use, bool picked,
                      struct rum_offer *out)
{
    static const uint16_t clauses[ZE_KINDS] = {
        ZE(5, 2), ZE(5, 3), ZE(5, 4), ZE(5, 9), ZE(5, 6), ZE(5, 10),
    };
    unsigned kind = use >= ZE_USE_NIGHT          ? ZE_NIGHT
                    : use == ZE_USE_HEART        ? ZE_HEART
                    : use == ZE_USE_EMP          ? ZE_EMP
                    : use < ZE_USE + ZE_STRAIGHT ? ZE_POWER
                                                 : ZE_PROTON;
    unsigned item = picked ? ze_in_reach(s, s->player)
                           : ze_lowest(ze_held(s, s->player, kind));

    if (picked)
        RUM_SAY(out->text, "Take the %s of %s and %s it at once",
                ze_tell_kind(kind), ze_tell_zone(ze_location[item]),
                kind <= ZE_EMP ? "fire" : "use");
    else
        RUM_SAY(out->text, "%s %s", kind <= ZE_EMP ? "Fire the" : "Use your",
                ze_tell_kind(kind));
    RUM_SAY(out->brief, "%s%s", picked ? "pick " : "", ze_tell_short(kind));
    out->clause = picked ? ZE(6, 6) : clauses[kind];
    say_use(s, use, picked, out);
    rum_offer_on(out, "i%u", item);
    aim_at(s, use, picked, out);
}

static void offer_gift(const struct ze_state *s, unsigned item, unsigned to,
                       struct rum_offer *out)
{
    unsigned from = 0;

    while (!(s->items[from] >> item & 1))
        from++;
    RUM_SAY(out->text, "Pass the %s of %s from {%u} to {%u}%s",
            ze_tell_kind(ze_kind_of[item]), ze_tell_zone(ze_location[item]),
            from, to,
            !ze_active(s, to) && ze_kind_of[item] == ZE_HEART
                ? ", to come back with"
                : "");
    RUM_SAY(out->brief, "give %s %s", ze_tell_cell(ze_location[item]),
            ze_tell_pawn(s, s->character[to]));
    RUM_SAY(out->label, "Pass it to {%u}", to);
    RUM_SAY(out->ask, "To whom do you pass it?");
    out->clause = ZE(7, 1);
    rum_offer_on(out, "i%u", item);
    rum_offer_on(out, "items%u", to);
}

static void offer_action(const struct ze_state *s, unsigned act,
                         struct rum_offer *out)
{
    if (act >= ZE_GIVE) {
        offer_gift(s, (act - ZE_GIVE) / 8, (act - ZE_GIVE) % 8, out);
    } else if (act == ZE_PASS || act == ZE_END) {
        RUM_SAY(out->text, act == ZE_PASS ? "Do nothing" : "End your turn");
        RUM_SAY(out->brief, act == ZE_PASS ? "pass" : "end");
        out->clause = act == ZE_PASS ? ZE(4, 2) : ZE(7, 2);
        out->next = act == ZE_END;
    } else if (act >= ZE_PICKPLAY) {
        offer_use(s, act - ZE_PICKPLAY + ZE_USE, true, out);
    } else if (act >= ZE_USE) {
        offer_use(s, act, false, out);
    } else if (act == ZE_TAKE) {
        offer_take(s, out);
    } else {
        offer_zap(s, act - ZE_ZAP, out);
    }
}

/* ---- D4 ---- */

static void offer_shield(const struct ze_state *s, unsigned act,
                         struct rum_offer *out)
{
    unsigned seat = (unsigned)s->head.to_act;

    out->clause = ZE(5, 6);
    if (act == ZE_BLOCK) {
        RUM_SAY(out->text, "Block the hit with your Shield");
        RUM_SAY(out->brief, "block");
        RUM_SAY(out->label, "Block with the Shield");
        RUM_SAY(out->note, "block");
        out->tone = RUM_GOOD;
        rum_offer_on(out, "i%u", ze_lowest(ze_held(s, seat, ZE_SHIELD)));
        return;
    }
    RUM_SAY(out->text, "Take the hit: %d Health left", s->health[seat] - 1);
    RUM_SAY(out->brief, "hit");
    RUM_SAY(out->label, "Take the hit");
    out->tone = s->health[seat] == 1 ? RUM_DANGER : RUM_PLAIN;
}

/* ---- D7 ---- */

/* Is the game lost if this player does not come back (ZE-8.8)? */
static bool stays_and_loses(const struct ze_state *s, unsigned seat)
{
    unsigned others = s->royale ? ze_all_seats(s) : ze_astronauts(s), in = 0;

    for (others &= ~ze_bit(seat); others; others &= others - 1)
        in += !ze_out(s, ze_lowest(others));
    return in == (s->royale ? 1 : 0);
}

static void offer_return(const struct ze_state *s, unsigned act,
                         struct rum_offer *out)
{
    unsigned seat = (unsigned)s->head.to_act;

    if (act == ZE_COME_BACK) {
        RUM_SAY(out->text, "Come back with 1 Health (plays your Heart)");
        RUM_SAY(out->brief, "back");
        RUM_SAY(out->label, "Come back, play the Heart");
        RUM_SAY(out->note, "come back");
        out->clause = ZE(8, 4);
        out->tone = RUM_GOOD;
        rum_offer_on(out, "i%u", ze_lowest(ze_held(s, seat, ZE_HEART)));
        return;
    }
    RUM_SAY(out->text, "Stay down (you keep your Heart)");
    RUM_SAY(out->brief, "stay");
    RUM_SAY(out->label, "Stay down");
    out->clause = ZE(8, 8);
    if (stays_and_loses(s, seat)) {
        RUM_SAY(out->note, "loses");
        out->tone = RUM_DANGER;
    }
}

void ze_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct ze_state *s = seen;

    (void)viewer;
    switch (s->phase) {
    case ZE_D0_CHARACTER:
        offer_character(s, act, out);
        break;
    case ZE_D1_PLACE:
        offer_place(s, act, out);
        break;
    case ZE_D2_ORDER:
        offer_next(s, act, out);
        break;
    case ZE_D4_SHIELD:
        offer_shield(s, act, out);
        break;
    case ZE_D5_NV_TAKE:
        if (act != ZE_JUST_LOOK) {
            offer_exchange(s, act, out);
            break;
        }
        RUM_SAY(out->text, "Just look");
        RUM_SAY(out->brief, "look");
        out->clause = ZE(5, 10);
        break;
    case ZE_D6_NV_GIVE:
        offer_exchange(s, act, out);
        break;
    case ZE_D7_RETURN:
        offer_return(s, act, out);
        break;
    default:
        offer_action(s, act, out);
    }
}

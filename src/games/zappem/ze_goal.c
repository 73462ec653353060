/*
 * ze_goal.c: how a player wins and what is missing (ZE-9, ZE-10). All of it is
 * public: Health, Items, who is down, how many cards are left.
 */
#include "ze.h"

#include <rumpus/scene.h>

static bool over(const struct ze_state *s)
{
    return s->phase == ZE_OVER;
}

/* Hits without a Shield until this player is down, for good. */
static unsigned lives(const struct ze_state *s, unsigned seat)
{
    unsigned hearts = ze_count(ze_held(s, seat, ZE_HEART));

    if (seat == s->villain && !s->villain_revives)
        hearts = 0; /* ZE-8.6: one that is not played in time is lost */
    return s->health[seat] + hearts;
}

/* A single hit, and they are out: neither Heart nor Shield can save them. */
static bool on_the_brink(const struct ze_state *s, unsigned seat)
{
    return s->health[seat] == 1 && lives(s, seat) == 1 &&
           !ze_held(s, seat, ZE_SHIELD);
}

static unsigned still_in(const struct ze_state *s, unsigned seats)
{
    unsigned in = 0;

    for (; seats; seats &= seats - 1) {
        if (!ze_out(s, ze_lowest(seats)))
            in |= seats & -seats;
    }
    return in;
}

static bool all_on_the_brink(const struct ze_state *s, unsigned seats)
{
    for (; seats; seats &= seats - 1) {
        if (!on_the_brink(s, ze_lowest(seats)))
            return false;
    }
    return true;
}

/* One for each who has to go: lit once they are out. */
static void add_targets(const struct ze_state *s, unsigned targets,
                        struct rum_goal *out)
{
    unsigned in = still_in(s, targets);

    for (unsigned left = targets; left; left &= left - 1) {
        unsigned seat = ze_lowest(left), character = s->character[seat];
        bool chosen = character != ZE_NONE;
        out->pip[out->pips++] = (struct rum_goal_pip){
            .symbol = chosen ? ze_tell_pawn(s, character) : "black",
            .letter = chosen ? ze_tell_letter(s, character) : "A",
            .title = chosen ? ze_tell_character(s, character) : "Astronaut",
            .lit = !(in >> seat & 1)};
    }
    out->of = (uint16_t)ze_count(targets);
    out->done = (uint16_t)(out->of - ze_count(in));
    if (!in || over(s) || s->part == ZE_CHOOSING)
        return;
    if (s->royale)
        RUM_SAY(out->missing, "Still in: ");
    for (unsigned left = in; left; left &= left - 1) {
        RUM_SAY(out->missing, "%s", ze_tell_comma(left, in));
        if (s->royale) /* a colour is nobody's name */
            RUM_SAY(out->missing, "{%u}", ze_lowest(left));
        else
            RUM_SAY(out->missing, "%s",
                    ze_tell_character(s, s->character[ze_lowest(left)]));
    }
    if (!s->royale)
        RUM_SAY(out->missing, ze_count(in) == 1 ? " is left" : " are left");
}

/* ---- the astronauts ---- */

/* "The villain has 2 Health, 1 Heart and 1 Shield left" */
static void say_villain(const struct ze_state *s, struct rum_goal *out)
{
    unsigned hearts = ze_count(ze_held(s, s->villain, ZE_HEART));
    unsigned shields = ze_count(ze_held(s, s->villain, ZE_SHIELD));

    RUM_SAY(out->missing, "The villain has %d Health", s->health[s->villain]);
    if (hearts)
        RUM_SAY(out->missing, "%s%u %s", shields ? ", " : " and ", hearts,
                hearts == 1 ? "Heart" : "Hearts");
    if (shields)
        RUM_SAY(out->missing, " and %u %s", shields,
                shields == 1 ? "Shield" : "Shields");
    RUM_SAY(out->missing, " left");
}

/* Could this astronaut hit the villain in this round? Once all have moved it is
 * theirs who have not acted yet, from where they stand. */
static bool could_hit(const struct ze_state *s, unsigned seat)
{
    unsigned shots = 0;
    struct ze_aim aim;

    if (!ze_active(s, seat))
        return false;
    if (s->part != ZE_ACTING || s->zone[seat] == ZE_NONE)
        return true;
    if (s->acted >> seat & 1 && seat != s->player)
        return false;
    ze_take_aim(s, seat, s->zone[seat], &aim);
    for (unsigned d = 0; d < ZE_DIRECTIONS; d++) {
        if (ze_held(s, seat, d < ZE_STRAIGHT ? ZE_POWER : ZE_PROTON))
            shots |= aim.line[d];
    }
    return ((shots | aim.pink) >> s->villain & 1) != 0;
}

/* In their next turns together, each of them with one hit. */
static bool team_could_win(const struct ze_state *s)
{
    unsigned hits =
        s->health[s->villain] + ze_count(ze_held(s, s->villain, ZE_SHIELD));
    unsigned active = 0;

    for (unsigned left = ze_astronauts(s); left; left &= left - 1)
        active += could_hit(s, ze_lowest(left));
    return ze_active(s, s->villain) &&
           lives(s, s->villain) == s->health[s->villain] && hits <= active;
}

static void goal_of_team(const struct ze_state *s, struct rum_goal *out)
{
    unsigned left = lives(s, s->villain);
    unsigned dealt =
        s->villain_dealt + (s->villain_revives ? s->hearts_dealt : 0);

    RUM_SAY(out->text, "Defeat the villain together, before your Zone cards "
                       "are played");
    out->clause = ZE(9, 3);
    out->unit = "hits";
    out->label = "Zapp the villain";
    out->team = true;
    /* More than was dealt is left once the villain has found a Heart. */
    out->of = (uint16_t)(left > dealt ? left : dealt);
    out->done = (uint16_t)(out->of - left);
    for (unsigned i = 0; i < out->of; i++) {
        bool heart = i >= out->done + (unsigned)s->health[s->villain];
        out->pip[out->pips++] = (struct rum_goal_pip){
            .symbol = heart ? "spare" : "health",
            .letter = heart ? "H" : "#",
            .title = heart ? "Hit for a Heart" : "Hit for a Health card",
            .lit = i < out->done};
    }
    if (over(s))
        return;
    say_villain(s, out);
    out->near = team_could_win(s);
}

/* ---- the villain ---- */

/* Either each astronaut falls in one phase (ZE-7.5), or none of them has a
 * card when the next round begins (ZE-9.6). */
static bool villain_could_win(const struct ze_state *s, unsigned in)
{
    bool dry = s->deck_size == 0;

    for (unsigned left = in; left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        dry = dry && ze_active(s, seat) && s->hand_size[seat] == 0;
    }
    return dry || all_on_the_brink(s, in);
}

static void goal_of_villain(const struct ze_state *s, struct rum_goal *out)
{
    unsigned in = still_in(s, ze_astronauts(s));

    RUM_SAY(out->text, "Defeat all astronauts, or be there when they have "
                       "played their Zone cards");
    out->clause = ZE(9, 4);
    out->unit = ze_count(ze_astronauts(s)) == 1 ? "astronaut" : "astronauts";
    out->label = "Zapp the astronauts";
    out->team = true;
    add_targets(s, ze_astronauts(s), out);
    out->near = !over(s) && villain_could_win(s, in);
}

/* ---- Battle Royale ---- */

/* How many can be hit by one action: a zap hits one, a line two. */
static unsigned most_hits(const struct ze_state *s, unsigned seat)
{
    if (ze_held(s, seat, ZE_EMP))
        return ZE_DIRECTIONS;
    return s->items[seat] & ZE_ATTACK_ITEMS ? 2 : 1;
}

static void goal_of_loner(const struct ze_state *s, unsigned seat,
                          struct rum_goal *out)
{
    unsigned rivals = ze_all_seats(s) & ~ze_bit(seat);
    unsigned in = still_in(s, rivals);

    RUM_SAY(out->text, "Be the last one standing, or have the most Health "
                       "(if equal, hits dealt) when all Zone cards are played");
    out->clause = ZE(10, 4);
    out->unit = "out";
    add_targets(s, rivals, out);
    out->near = !over(s) && ze_active(s, seat) && all_on_the_brink(s, in) &&
                ze_count(in) <= most_hits(s, seat);
}

void ze_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    const struct ze_state *s = seen;

    (void)viewer;
    if (s->royale)
        goal_of_loner(s, (unsigned)seat, out);
    else if (seat == s->villain)
        goal_of_villain(s, out);
    else
        goal_of_team(s, out);
}

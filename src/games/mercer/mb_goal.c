/*
 * mb_goal.c: how a side wins and how far it is (MB-20). The board is public,
 * and nothing else is looked at.
 */
#include "mb.h"

#include <rumpus/scene.h>

/* Some zombies stand where one card turns all humans that are left. */
static bool last_humans_in_reach(const struct mb_state *s)
{
    for (int from = 0; from < MB_SQUARES; from++) {
        if (!s->zombies[from])
            continue;
        if (mb_blast(s, from) == s->human_count)
            return true;
        for (unsigned left = mb_has_stop(s, from) ? 0 : s->open[from]; left;
             left &= left - 1) {
            int to = from + mb_toward[__builtin_ctz(left)];
            if (s->humans[to] == s->human_count && !mb_has_hide(s, to) &&
                mb_may_enter(s, to, false, 1))
                return true;
        }
    }
    return false;
}

/* The next turns may be the last: too few will be played any more (MB-19.4),
 * or there are no humans left to turn after them (MB-20.4). */
static bool could_end(const struct mb_state *s, bool human, int lead)
{
    if (s->phase == MB_AT_OVER || s->phase == MB_AT_PLACE)
        return false;
    if (!s->deck.left && s->idle >= 2 && lead > 0)
        return true;
    return !human && last_humans_in_reach(s);
}

/* How far the side is before the other; how it came out, once it is over. */
static void say_lead(const struct mb_state *s, int lead, bool tie,
                     struct rum_goal *out)
{
    bool over = s->phase == MB_AT_OVER;
    int by = lead < 0 ? -lead : lead;

    if (!lead)
        RUM_SAY(out->missing,
                tie && !over ? "level, which is enough" : "level");
    else if (over)
        RUM_SAY(out->missing, "%s by %d", lead < 0 ? "lost" : "won", by);
    else
        RUM_SAY(out->missing, "%d %s", by, lead < 0 ? "behind" : "ahead");
}

void mb_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    const struct mb_state *s = seen;
    bool human = mb_is_human(seat), tie = human && s->tie_to_humans;
    int own = human ? s->human_count : s->zombie_count;
    int other = human ? s->zombie_count : s->human_count;
    int lead = own - other;

    (void)viewer;
    RUM_SAY(out->text, "Have %s %s %s %s on the board at the end",
            tie ? "at least as many" : "more", human ? "humans" : "zombies",
            tie ? "as" : "than", human ? "zombies" : "humans");
    out->clause = MB(20, 1);
    out->unit = human ? "humans" : "zombies";
    out->of = (uint16_t)((own + other) / 2 + 1);
    if (tie)
        out->of = (uint16_t)((own + other + 1) / 2); /* MB-20.3 */
    out->done = (uint16_t)(own < out->of ? own : out->of);
    say_lead(s, lead, tie, out);
    out->near = could_end(s, human, lead + tie);
}

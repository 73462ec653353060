/*
 * time.c: clocks, hurry, and what is due.
 *
 * The host tells the time; here is what follows from it. A clock runs for the
 * person to decide, present or not, while nothing is on its way to the disk,
 * no seat waits for somebody to take it or to come over to a rematch, and the
 * host has not stopped it.
 */
#include "table.h"

#include <string.h>

/* Does all time stand still? Whoever fills a table is not playing yet. */
static bool stands(const struct rum_table *t)
{
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (t->chair[i].sitter.kind == RUM_SITS_OPEN ||
            table_is_expected(t, (rum_seat)i))
            return true;
    }
    return t->stopped;
}

static bool clock_runs(const struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);

    return t->rules.clock != RUM_CLOCK_NONE && !stands(t) &&
           !rum_match_pending(t->match) && table_is_person(t, actor) &&
           !t->chair[actor].stood_in;
}

void table_init_clocks(struct rum_table *t)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        t->chair[i].left = t->rules.time;
}

/* A secret decision must not show by a countdown that ends with it. */
static bool veiled(struct rum_table *t)
{
    struct rum_scene *scene = rum_scene_create();

    rum_match_view(t->match, RUM_NOBODY, scene);
    bool is = scene->veiled;
    rum_scene_destroy(scene);
    return is;
}

void table_restart_clock(struct rum_table *t, rum_seat decided)
{
    rum_seat actor = rum_match_actor(t->match);

    if (t->hurried != RUM_NEVER && !veiled(t))
        t->hurried = RUM_NEVER;
    if (t->rules.clock == RUM_CLOCK_NONE)
        return;
    t->kept++;
    if (t->rules.clock == RUM_CLOCK_DECISION && actor >= 0)
        t->chair[actor].left = t->rules.time;
    if (t->rules.clock == RUM_CLOCK_BANK && table_is_person(t, decided))
        t->chair[decided].left += t->rules.increment;
}

uint64_t rum_table_left(const struct rum_table *t, rum_seat seat)
{
    return t->rules.clock != RUM_CLOCK_NONE && table_is_person(t, seat)
               ? t->chair[seat].left
               : RUM_NEVER;
}

void rum_table_stop(struct rum_table *t, bool stopped)
{
    t->stopped = stopped;
}

enum rum_err rum_table_hurry(struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);

    /* Where it is a secret who is asked it must not tell that it is a bot. */
    if (!t->rules.hurry || t->hurried != RUM_NEVER || actor == RUM_NOBODY ||
        stands(t) || (!table_is_person(t, actor) && !veiled(t)))
        return RUM_ENOTHING;
    t->hurried = t->now + t->rules.hurry;
    return RUM_OK;
}

uint64_t rum_table_hurried(const struct rum_table *t)
{
    return t->hurried;
}

/* ---- what is due, and when ---- */

/* When a bot stands in for the person of a seat: only while somebody else is
 * there to be kept waiting. */
static uint64_t grace_ends(const struct rum_table *t, rum_seat seat)
{
    uint64_t away = rum_table_away(t, seat);
    int person = rum_table_holder(t, seat);

    return !t->rules.grace || t->stopped || away == RUM_NEVER ||
                   t->chair[seat].stood_in || !table_others(t, person)
               ? RUM_NEVER
               : away + t->rules.grace;
}

/* Do the rules do anything when the time is over? */
static bool is_timed(const struct rum_match *m)
{
    const struct rum_game *game = rum_match_game(m);
    char value[RUM_MAX_TEXT];

    if (!game->time || !game->timed_by)
        return game->time;
    for (size_t i = 0; i < game->option_count; i++) {
        size_t n = strlen(game->options[i].name);
        if (strncmp(game->timed_by, game->options[i].name, n) != 0 ||
            game->timed_by[n] != '=')
            continue;
        rum_options_format(rum_match_options(m), game, i, value, sizeof(value));
        return strcmp(game->timed_by + n + 1, value) == 0;
    }
    return false;
}

uint32_t rum_table_limit(const struct rum_match *match)
{
    return is_timed(match) ? rum_match_game(match)->time_minutes * 60000u : 0;
}

/* Real time: it goes by whoever is to decide, and whoever is here. */
static bool time_counts(const struct rum_table *t)
{
    return t->rules.limit && is_timed(t->match) && !stands(t) &&
           rum_match_actor(t->match) != RUM_NOBODY;
}

uint64_t rum_table_time_left(const struct rum_table *t)
{
    if (!t->rules.limit || !is_timed(t->match))
        return RUM_NEVER;
    return t->played < t->rules.limit ? t->rules.limit - t->played : 0;
}

/* Once only: the game goes on afterwards if its rules say so. */
static uint64_t limit_ends(const struct rum_table *t)
{
    return time_counts(t) && !t->called ? t->now + rum_table_time_left(t)
                                        : RUM_NEVER;
}

static void call_time(struct rum_table *t)
{
    table_changed(t, CHANGE_TIME, RUM_NOBODY, rum_match_time(t->match));
}

/* When the person to act has had all their time. */
static uint64_t time_ends(const struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);
    uint64_t end = RUM_NEVER;

    if (clock_runs(t))
        end = t->now + t->chair[actor].left;
    if (table_is_person(t, actor) && !t->chair[actor].stood_in && !stands(t) &&
        t->hurried < end)
        end = t->hurried;
    return end;
}

static void spend(struct rum_table *t, uint64_t now)
{
    uint64_t spent = now > t->now ? now - t->now : 0;

    if (clock_runs(t)) {
        uint64_t *left = &t->chair[rum_match_actor(t->match)].left;
        *left -= spent < *left ? spent : *left;
    }
    if (time_counts(t))
        t->played += spent;
    if (t->hurried != RUM_NEVER && stands(t))
        t->hurried += spent;
    t->now += spent;
}

/* Guests are told that nobody chose it: guest.c. */
static void choose_harmless(struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);
    bool secret = veiled(t);
    enum rum_err err = rum_table_fallback(t);

    if (err == RUM_OK || err == RUM_EPENDING) {
        t->late = RUM_BIT(actor);
        t->late_secret = secret;
    }
}

void rum_table_tick(struct rum_table *t, uint64_t now)
{
    spend(t, now);
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (grace_ends(t, (rum_seat)i) <= t->now)
            t->chair[i].stood_in = true;
    }
    if (rum_match_pending(t->match) || t->now < t->retry)
        return;
    if (t->wish.by >= 0 && !t->wish.asked)
        table_carry_out(t);
    else if (t->decided && t->due <= t->now)
        rum_table_again(t);
    else if (limit_ends(t) <= t->now)
        call_time(t);
    else if (time_ends(t) <= t->now)
        choose_harmless(t);
}

static enum rum_waits waits_for(const struct rum_table *t, rum_seat actor)
{
    if (rum_match_pending(t->match))
        return RUM_WAITS_DISK;
    if (actor == RUM_NOBODY)
        return RUM_WAITS_NOBODY;
    if (table_bot_decides(t, actor))
        return RUM_WAITS_BOT;
    switch (t->chair[actor].sitter.kind) {
    case RUM_SITS_OPEN:
        return RUM_WAITS_OPEN;
    case RUM_SITS_PROGRAM:
        return RUM_WAITS_PROGRAM;
    default:
        return RUM_WAITS_PERSON;
    }
}

struct rum_next rum_table_next(const struct rum_table *t)
{
    rum_seat actor = rum_match_actor(t->match);
    struct rum_next next = {
        .what = waits_for(t, actor), .seat = actor, .deadline = time_ends(t)};

    if (next.what == RUM_WAITS_DISK) {
        next.deadline = RUM_NEVER;
        return next;
    }
    if (t->decided && t->due < next.deadline)
        next.deadline = t->due;
    if (limit_ends(t) < next.deadline)
        next.deadline = limit_ends(t);
    if (t->wish.by >= 0 && !t->wish.asked)
        next.deadline = t->now;
    if (next.deadline < t->retry)
        next.deadline = t->retry;
    for (int i = 0; actor >= 0 && i < rum_match_seats(t->match); i++) {
        uint64_t ends = grace_ends(t, (rum_seat)i);
        if (ends < next.deadline)
            next.deadline = ends;
    }
    return next;
}

/*
 * story.c: how a finished game went: everybody's chances from beginning to
 * end, what happened in between, and some figures.
 *
 * The chances are those that a spectator could have seen at the time: judged
 * from spectators' hidden copies, though the game is over and all could be
 * looked at. So a swing is where it happened on the table, not where a card
 * lay in a deck, and one line is fair to all seats: their chances add up.
 *
 * It takes a second or two, so it is made as a thought (think.c), in parts
 * short enough for a host without threads.
 */
#include "story.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/system.h>

#define PART  100000 /* microseconds of one thought */
#define DEALS 192    /* played on from each point */

/* ---- going through the game ---- */

struct rum_match *table_film(struct rum_table *t)
{
    if (!t->film)
        t->film = rum_match_fork(t->match, rum_match_length(t->match));
    return t->film;
}

/* Events of several kinds count as one figure, if it has one title. */
static int first_of(const struct rum_figure *f, int k)
{
    int first = 0;

    while (strcmp(f[first].title, f[k].title) != 0)
        first++;
    return first;
}

static void count(struct rum_story *s, const struct rum_trace *trace)
{
    const struct rum_figure *f = s->game->figures;

    for (int k = 0; f && f[k].title; k++) {
        int to = first_of(f, k);
        RUM_ASSERT(k < STORY_FIGURES);
        for (int i = 0; i < trace->n; i++) {
            const struct rum_event *e = &trace->event[i];
            int n = 1, seat = e->seat;
            if (e->kind != f[k].kind)
                continue;
            if (f[k].sum)
                rum_event_arg(s->game, e, f[k].sum, &n);
            if (f[k].whom)
                rum_event_arg(s->game, e, f[k].whom, &seat);
            if (n > 0 && !f[k].effort)
                s->clause[k] = e->clause;
            if (seat >= 0 && seat < RUM_MAX_SEATS && n > 0)
                s->figure[to][seat] += n;
        }
    }
}

static struct story_point *add_point(struct rum_story *s, const void *state,
                                     size_t at)
{
    RUM_ASSERT(s->points < STORY_POINTS);
    struct story_point *p = &s->point[s->points++];

    p->at = at;
    p->turn = rum_head(state)->turn;
    memcpy(p->clause, s->clause, sizeof(p->clause));
    memset(s->clause, 0, sizeof(s->clause));
    return p;
}

/* To be judged; the last point is the result. */
static void add_copy(struct rum_story *s, const void *state, size_t at)
{
    struct story_point *p = add_point(s, state, at);

    p->hidden = rum_alloc(s->game->state_size);
    rum_game_hide(s->game, state, RUM_NOBODY, p->hidden);
}

static void add_end(struct rum_story *s, struct rum_match *m, const void *state,
                    size_t at)
{
    struct story_point *p = add_point(s, state, at);
    int side[RUM_MAX_SEATS], sides = 0;

    rum_match_points(m, p->chance);
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        p->chance[i] *= 100;
    rum_game_sides(s->game, state, side);
    for (int i = 0; i < rum_head(state)->seats; i++) {
        s->speaks[i] = side[i] == sides;
        sides += s->speaks[i];
    }
}

/* A resignation or a draw: people end it, not the rules. */
static bool is_given_up(const struct rum_match *m, size_t i)
{
    return !rum_match_is_time(m, i) && rum_match_decider(m, i) == RUM_NOBODY;
}

static void step(const struct rum_match *m, size_t i, void *state,
                 struct rum_trace *trace)
{
    const struct rum_game *game = rum_match_game(m);

    trace->n = 0;
    if (rum_match_is_time(m, i))
        game->time(state, trace);
    else if (rum_match_decider(m, i) != RUM_NOBODY)
        game->apply(state, rum_match_action(m, i), trace);
}

struct rum_story *story_create(struct rum_table *t)
{
    struct rum_match *film = table_film(t);
    struct rum_story *s = rum_alloc(sizeof(*s));
    size_t length = rum_match_length(t->match);
    size_t gap = length / (STORY_POINTS - 2) + 1, last = 0;
    struct rum_trace *trace = rum_alloc(sizeof(*trace));

    s->game = rum_match_game(film);
    s->position = t->position;
    /* The same game is told alike to everybody, today and next year. */
    rum_rng_init(&s->rng, rum_match_seed(t->match));
    rum_rng_init(&s->rng, rum_rng_seed(&s->rng));
    void *state = rum_alloc(s->game->state_size);
    rum_match_jump(film, 0);
    memcpy(state, rum_match_state(film), s->game->state_size);
    add_copy(s, state, 0);
    for (size_t i = 1; i <= length; i++) {
        step(t->match, i - 1, state, trace);
        count(s, trace);
        if (i == length) {
            add_end(s, t->match, state, i);
        } else if ((i >= last + gap && s->game->settled(state)) ||
                   (i == length - 1 && is_given_up(t->match, i))) {
            /* What it cost to give up is not the fault of the move before. */
            add_copy(s, state, i);
            last = i;
        }
    }
    free(state);
    free(trace);
    return s;
}

void story_destroy(struct rum_story *s)
{
    for (int i = 0; s && i < s->points; i++)
        free(s->point[i].hidden);
    free(s);
}

/* ---- judging ---- */

static void judge(struct rum_story *s, struct story_point *p)
{
    int sum[RUM_MAX_SEATS], all = 0;

    rum_forecast(s->game, p->hidden, RUM_NOBODY, &s->rng, DEALS, sum);
    /* Appraisals of different seats need not agree: one side wins. */
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        all += s->speaks[i] ? sum[i] : 0;
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        p->chance[i] = all > 0 ? (int)(6000 * (int64_t)sum[i] / all) : 0;
    free(p->hidden);
    p->hidden = NULL;
}

bool story_done(const struct rum_story *s)
{
    return s->judged == s->points - 1;
}

void story_run(struct rum_story *s)
{
    uint64_t begun = rum_system_micros();

    while (!story_done(s) && rum_system_micros() < begun + PART)
        judge(s, &s->point[s->judged++]);
}

/* ---- telling ---- */

/* Does it say what somebody did, and not only what came of it? */
static bool names_doer(const struct rum_match *m,
                       const struct rum_scene_line *line)
{
    const char *name =
        line->seat >= 0 ? rum_match_seat_name(m, line->seat) : "You ";

    return strncmp(line->text, name, strlen(name)) == 0 ||
           strncmp(line->text, "You ", 4) == 0;
}

/* Is it of something that the game counts? */
static bool is_counted(const struct rum_match *m, const struct story_point *p,
                       const struct rum_scene_line *line)
{
    for (int k = 0; line->clause && k < STORY_FIGURES; k++) {
        const struct rum_clause *c =
            p->clause[k]
                ? rum_clause_number(rum_match_game(m)->tag, p->clause[k])
                : NULL;
        if (c && strcmp(c->id, line->clause) == 0)
            return true;
    }
    return false;
}

/* How far a seat's chances rose since the point before. */
static int rise(const struct story_point *p, rum_seat seat)
{
    return seat < 0 || !p->at ? 0 : p->chance[seat] - p[-1].chance[seat];
}

/* What is bad for the viewer does not say why their chances rose. */
static bool fits(const struct story_point *p, rum_seat viewer,
                 const struct rum_scene_line *line)
{
    int up = rise(p, viewer);

    if (line->tone == RUM_PLAIN || up == 0)
        return true;
    return (line->tone == RUM_DANGER) == (up < 0);
}

/* Whether a line tells more than another: one that fits how it went, that
 * stands out, that the game counts, that is the deed of somebody who gained by
 * it, or a long one. "Bob draws a card" is seldom what decided a game. */
static bool tells_more(const struct rum_match *m, const struct story_point *p,
                       rum_seat viewer, const struct rum_scene_line *a,
                       const struct rum_scene_line *b)
{
    if (fits(p, viewer, a) != fits(p, viewer, b))
        return fits(p, viewer, a);
    if (a->tone != b->tone)
        return a->tone > b->tone;
    if (is_counted(m, p, a) != is_counted(m, p, b))
        return is_counted(m, p, a);
    if ((rise(p, a->seat) > 0) != (rise(p, b->seat) > 0))
        return rise(p, a->seat) > 0;
    if (names_doer(m, a) != names_doer(m, b))
        return names_doer(m, a);
    return strlen(a->text) >= strlen(b->text);
}

/* What happened up to where the film stands, in one line. The result is told
 * elsewhere: what led to it says more. */
static void put_line(struct rum_json *j, struct rum_match *film,
                     const struct story_point *p, rum_seat viewer, size_t told,
                     const char *result, struct rum_scene *scratch)
{
    const struct rum_scene_line *best = NULL;

    rum_scene_clear(scratch);
    rum_match_log(film, viewer, told, scratch);
    for (size_t i = 0; i < scratch->log.n; i++) {
        const struct rum_scene_line *line = &scratch->log.v[i];
        if (strcmp(line->text, result) == 0 && scratch->log.n > 1)
            continue;
        if (!best || tells_more(film, p, viewer, line, best))
            best = line;
    }
    if (!best)
        return;
    rum_json_str(j, "text", best->plain ? best->plain : best->text);
    if (best->seat >= 0)
        rum_json_int(j, "seat", best->seat);
    if (is_counted(film, p, best))
        rum_json_bool(j, "counts", true);
    if (viewer >= 0 && best->tone != RUM_PLAIN)
        rum_json_bool(j, "good", best->tone != RUM_DANGER);
}

static void put_points(struct rum_json *j, struct rum_table *t, rum_seat viewer,
                       struct rum_scene *scratch)
{
    const struct rum_story *s = t->story;
    struct rum_match *film = table_film(t);
    char result[400] = "";
    size_t told = 0;

    rum_json_open(j, "points", '[');
    for (int i = 0; i < s->points; i++) {
        const struct story_point *p = &s->point[i];
        rum_match_jump(film, p->at);
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "at", (int64_t)p->at);
        rum_json_int(j, "turn", p->turn);
        rum_match_view(film, viewer, scratch);
        if (scratch->round)
            rum_json_int(j, "round", scratch->round);
        if (scratch->result)
            RUM_SAY(result, "%s", scratch->result);
        rum_json_open(j, "chances", '[');
        for (int k = 0; k < rum_match_seats(film); k++)
            rum_json_int(j, NULL, p->chance[k]);
        rum_json_close(j, ']');
        put_line(j, film, p, viewer, told, result, scratch);
        rum_json_close(j, '}');
        told = rum_match_log_size(film, viewer);
    }
    rum_json_close(j, ']');
}

static void put_figures(struct rum_json *j, const struct rum_story *s,
                        int seats)
{
    const struct rum_figure *f = s->game->figures;

    rum_json_open(j, "figures", '[');
    for (int k = 0; f && f[k].title; k++) {
        int sum = 0;
        for (int i = 0; i < seats; i++)
            sum += s->figure[k][i];
        if (sum == 0)
            continue;
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "title", f[k].title);
        if (f[k].symbol)
            rum_json_str(j, "symbol", f[k].symbol);
        rum_json_open(j, "values", '[');
        for (int i = 0; i < seats; i++)
            rum_json_int(j, NULL, s->figure[k][i]);
        rum_json_close(j, ']');
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void story_put(struct rum_json *j, struct rum_table *t, rum_seat viewer,
               struct rum_scene *scratch)
{
    int seats = rum_match_seats(t->match);

    rum_json_int(j, "length", (int64_t)rum_match_length(t->match));
    put_points(j, t, viewer, scratch);
    put_figures(j, t->story, seats);
}

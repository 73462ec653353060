/*
 * since.c: what a viewer has missed: everything they were shown since their
 * last turn, for whoever opens the table only now.
 *
 * What moved is not kept, so the steps are played again beside the match.
 */
#include "match.h"

#include <stdlib.h>
#include <string.h>

#define MOST    200 /* steps; what is older, only the log tells */
#define GLIMPSE 12  /* and to whoever only watches */

/* Only what a viewer has noticed counts: how much else was decided is nothing
 * they may know. */
static bool is_shown(const struct rum_match *m, size_t at, rum_seat viewer)
{
    return m->step[at].noticed & viewer_bit(viewer);
}

/* Where there was one answer, nothing was decided. */
static bool is_own(const struct rum_match *m, size_t at, rum_seat viewer)
{
    return viewer >= 0 && m->step[at].seat == viewer && !m->step[at].lone;
}

/* Where the turn of the step before `end` began. */
static size_t turn_begins(const struct rum_match *m, size_t end)
{
    size_t at = end - 1;

    while (at > 0 && m->step[at - 1].turn == m->step[end - 1].turn)
        at--;
    return at;
}

/* After the viewer's last turn, the one that is going on not counted, and
 * with their last decision in it; or a bound. */
static size_t begins(const struct rum_match *m, rum_seat viewer)
{
    int left = viewer >= 0 ? MOST : GLIMPSE;
    size_t at = m->length, now = m->length;

    while (now > 0 && m->step[now - 1].turn == rum_head(m->state)->turn)
        now--;
    while (at > 0 && left > 0) {
        at--;
        left -= is_shown(m, at, viewer);
        if (at < now && is_own(m, at, viewer) &&
            m->step[turn_begins(m, at + 1)].seat == viewer)
            break;
    }
    return at;
}

struct missed {
    struct rum_match *m;
    rum_seat viewer;
    void *state, *seen;
    struct rum_trace *trace;
    struct rum_scene *told;
    size_t entry, lines; /* of the log: the next, and the viewer's so far */
};

static void add_lines(struct missed *k, size_t length)
{
    struct rum_match *m = k->m;

    for (; k->entry < m->entries && m->log[k->entry].move <= length;
         k->entry++) {
        const struct entry *e = &m->log[k->entry];
        if (e->viewers & viewer_bit(k->viewer))
            match_show_line(m, k->viewer, e, ++k->lines, k->told);
    }
}

static void add_moves(struct missed *k)
{
    for (int i = 0; i < k->trace->n; i++) {
        struct rum_event heard;
        struct rum_line line = {0};
        if (!rum_event_hear(&k->trace->event[i], k->viewer, &heard))
            continue;
        k->m->game->tell(k->seen, k->viewer, &heard, &line);
        for (int n = 0; n < line.moves; n++)
            match_show_move(&line.move[n], k->told);
    }
}

static void play(struct missed *k, size_t at)
{
    k->trace->n = 0;
    match_apply(k->m->game, k->state, &k->m->step[at], k->trace);
    rum_game_hide(k->m->game, k->state, k->viewer, k->seen);
    rum_scene_clear(k->told);
    add_lines(k, at + 1);
    add_moves(k);
}

/* To the state before the step `at`, from the nearest snapshot. */
static void go_to(struct missed *k, size_t at)
{
    struct rum_match *m = k->m;
    size_t from = at / SNAPSHOT_EVERY;

    if (from >= m->snapshots)
        from = m->snapshots - 1;
    memcpy(k->state, m->snapshot[from], m->game->state_size);
    for (size_t i = from * SNAPSHOT_EVERY; i < at; i++)
        match_apply(m->game, k->state, &m->step[i], NULL);
    rum_game_hide(m->game, k->state, k->viewer, k->seen);
    k->lines = rum_match_log_before(m, k->viewer, at);
    while (k->entry < m->entries && m->log[k->entry].move <= at)
        k->entry++;
}

void rum_match_since(struct rum_match *m, rum_seat viewer,
                     void (*show)(void *to, rum_seat by, int turn, bool chose,
                                  const struct rum_scene *told),
                     void *to)
{
    size_t from = begins(m, viewer);
    struct missed k = {
        .m = m,
        .viewer = viewer,
        .state = rum_alloc(m->game->state_size),
        .seen = rum_alloc(m->game->state_size),
        .trace = rum_alloc(sizeof(*k.trace)),
        .told = rum_scene_create(),
    };

    go_to(&k, from);
    for (size_t i = from; i < m->length; i++) {
        rum_seat by = rum_head(k.seen)->to_act;
        int turn = rum_head(k.seen)->turn;
        play(&k, i);
        if (is_shown(m, i, viewer))
            show(to, by, turn, is_own(m, i, viewer), k.told);
    }
    rum_scene_destroy(k.told);
    free(k.trace);
    free(k.seen);
    free(k.state);
}

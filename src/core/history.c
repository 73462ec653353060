/*
 * history.c: the list of steps, and the state at any point of it.
 */
#include "match.h"

#include <string.h>

void match_refresh(struct rum_match *m)
{
    m->legal_count = match_end(m) ? 0 : m->game->legal(m->state, m->legal);
    RUM_ASSERT(m->legal_count <= m->game->max_actions);
}

void match_snapshot(struct rum_match *m)
{
    size_t i = m->length / SNAPSHOT_EVERY;

    if (m->length % SNAPSHOT_EVERY != 0)
        return;
    if (i == m->snapshot_cap) {
        m->snapshot_cap = m->snapshot_cap ? 2 * m->snapshot_cap : 8;
        m->snapshot =
            rum_realloc(m->snapshot, m->snapshot_cap * sizeof(*m->snapshot));
    }
    if (i == m->snapshots) {
        m->snapshot[i] = rum_alloc(m->game->state_size);
        m->snapshots++;
    }
    memcpy(m->snapshot[i], m->state, m->game->state_size);
}

size_t rum_match_length(const struct rum_match *m)
{
    return m->length;
}

size_t rum_match_future(const struct rum_match *m)
{
    return m->total - m->length;
}

rum_action rum_match_action(const struct rum_match *m, size_t i)
{
    RUM_ASSERT(i < m->total);
    return m->step[i].act;
}

bool rum_match_is_time(const struct rum_match *m, size_t i)
{
    RUM_ASSERT(i < m->total);
    return m->step[i].kind == STEP_TIME;
}

rum_seat rum_match_decider(const struct rum_match *m, size_t i)
{
    RUM_ASSERT(i < m->total);
    return m->step[i].seat;
}

/* The latest step before step *i that `seat` decided. */
static bool step_before(const struct rum_match *m, rum_seat seat, size_t *i)
{
    for (size_t k = *i; k > 0; k--) {
        if (m->step[k - 1].seat == seat) {
            *i = k - 1;
            return true;
        }
    }
    return false;
}

uint32_t rum_match_decisions(const struct rum_match *m, rum_seat seat)
{
    size_t last = m->length;

    return step_before(m, seat, &last) ? m->step[last].nth + 1 : 0;
}

/*
 * Does this step stand in the way of a free undo by `seat`? Its own, when
 * chance was used, something came to light or the game ended; another's, when
 * the seat noticed it. One that it did not notice cannot: whoever passes in
 * silence would be betrayed by the right to undo, and is asked again instead.
 */
static bool bars(const struct step *s, rum_seat seat)
{
    if (s->seat == seat)
        return s->chance || s->reveals || s->ends;
    return s->noticed & viewer_bit(seat);
}

/* The step of `seat` before its step i, if they are one run: nothing that it
 * noticed lies between. */
static bool run_before(const struct rum_match *m, rum_seat seat, size_t *i)
{
    size_t k = *i;

    while (k > 0 && m->step[k - 1].seat != seat &&
           !(m->step[k - 1].noticed & viewer_bit(seat)))
        k--;
    if (k == 0 || m->step[k - 1].seat != seat)
        return false;
    *i = k - 1;
    return true;
}

static bool free_from(const struct rum_match *m, rum_seat seat, size_t from)
{
    for (size_t i = from; i < m->length; i++) {
        if (bars(&m->step[i], seat))
            return false;
    }
    return true;
}

/* Nothing was chosen there. An answer may be the only one because of the hand,
 * which others would learn of if it did not count. */
static bool is_given(const struct step *s, bool alone)
{
    return s->lone && (s->quiet || alone);
}

enum rum_err rum_match_intent_before(const struct rum_match *m, rum_seat seat,
                                     bool alone, size_t at, size_t *length,
                                     bool *is_free)
{
    size_t i = at;

    do {
        if (!step_before(m, seat, &i))
            return RUM_ENOTHING;
    } while (is_given(&m->step[i], alone));
    *length = i;
    *is_free = free_from(m, seat, i);
    while (!m->step[i].begins && run_before(m, seat, &i)) {
        if (*is_free && bars(&m->step[i], seat)) {
            if (!alone)
                break;
            *is_free = false;
        }
        if (!is_given(&m->step[i], alone))
            *length = i;
    }
    return RUM_OK;
}

enum rum_err rum_match_undo_intent(const struct rum_match *m, rum_seat seat,
                                   bool alone, size_t *length, bool *is_free)
{
    return rum_match_intent_before(m, seat, alone, m->length, length, is_free);
}

bool rum_match_undo_free(const struct rum_match *m, rum_seat seat)
{
    size_t length;
    bool is_free;

    return rum_match_undo_intent(m, seat, false, &length, &is_free) == RUM_OK &&
           is_free;
}

void match_add_step(struct rum_match *m, const struct step *s)
{
    if (m->length == m->step_cap) {
        m->step_cap = m->step_cap ? 2 * m->step_cap : 64;
        m->step = rum_realloc(m->step, m->step_cap * sizeof(*m->step));
    }
    m->step[m->length++] = *s;
    m->total = m->length;
}

void match_apply(const struct rum_game *game, void *state, const struct step *s,
                 struct rum_trace *trace)
{
    if (s->kind == STEP_TIME)
        game->time(state, trace);
    else if (s->kind == STEP_ACTION)
        game->apply(state, s->act, trace);
}

/* From the nearest snapshot. */
void match_go_to(struct rum_match *m, size_t length)
{
    size_t from = length / SNAPSHOT_EVERY;

    if (from >= m->snapshots)
        from = m->snapshots - 1;
    memcpy(m->state, m->snapshot[from], m->game->state_size);
    m->trace->n = 0;
    for (m->length = from * SNAPSHOT_EVERY; m->length < length;) {
        bool last = m->length + 1 == length;
        match_apply(m->game, m->state, &m->step[m->length],
                    last ? m->trace : NULL);
        m->length++;
        match_snapshot(m);
    }
    m->fresh = 0;
    match_refresh(m);
}

void match_notice(struct rum_match *m, uint16_t viewers)
{
    for (int i = 0; i < VIEWERS; i++) {
        if (!(viewers & (1u << i)))
            continue;
        m->moves[i].n = 0;
        m->version[i]++;
    }
}

uint32_t rum_match_version(const struct rum_match *m, rum_seat viewer)
{
    return m->version[viewer_index(viewer)];
}

enum rum_err rum_match_jump(struct rum_match *m, size_t length)
{
    RUM_ASSERT(!m->sink);
    if (length > m->total)
        return RUM_ENOTHING;
    match_go_to(m, length);
    match_notice(m, ALL_VIEWERS);
    return RUM_OK;
}

struct rum_match *rum_match_fork(const struct rum_match *m, size_t length)
{
    struct rum_match *fork;
    struct rum_err_text why;

    RUM_ASSERT(length <= m->total);
    enum rum_err err =
        rum_match_create(m->game, &m->options, m->seed, &fork, &why);
    RUM_ASSERT(err == RUM_OK);
    memcpy(fork->name, m->name, sizeof(m->name));
    memcpy(fork->who, m->who, sizeof(m->who));
    for (size_t i = 0; i < length; i++) {
        err = match_step(fork, m->step[i].kind, m->step[i].act);
        RUM_ASSERT(err == RUM_OK);
    }
    return fork;
}

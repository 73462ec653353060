/*
 * change.c: what changes a match, in two phases.
 *
 * A change is worked out beside the match; its line goes to the sink; what the
 * sink took counts, what it refused never was. This is the only place where
 * that is so, for actions, undos and names alike.
 */
#include "match.h"

#include <string.h>

/* ---- the second phase ---- */

static void swap(void **a, void **b)
{
    void *kept = *a;
    *a = *b;
    *b = kept;
}

/* The state that was worked out becomes the present. Whose hidden copy does
 * not change knows no more than before. */
static uint16_t replace_state(struct rum_match *m)
{
    size_t size = m->game->state_size;
    uint16_t differs = 0;
    char *old = m->seen;

    for (int i = 0; i < VIEWERS; i++) {
        if (index_viewer(i) < rum_match_seats(m))
            match_seen(m, index_viewer(i));
    }
    m->seen = m->old;
    m->old = old;
    m->fresh = 0;
    swap(&m->state, &m->next);
    for (int i = 0; i < VIEWERS; i++) {
        rum_seat viewer = index_viewer(i);
        if (viewer < rum_match_seats(m) &&
            memcmp(match_seen(m, viewer), old + size * (size_t)i, size) != 0)
            differs |= viewer_bit(viewer);
    }
    return differs;
}

static void commit_step(struct rum_match *m, bool again)
{
    struct rum_trace *trace = m->trace;
    uint16_t noticed = replace_state(m);

    m->trace = m->next_trace;
    m->next_trace = trace;
    if (again) {
        m->length++;
    } else {
        match_untell(m, m->length);
        match_add_step(m, &m->change.step);
    }
    match_refresh(m);
    match_snapshot(m);
    /* Whoever decided knows it; that it is over everybody does. */
    struct step *s = &m->step[m->length - 1];
    noticed |= s->kind == STEP_ACTION ? viewer_bit(s->seat) : ALL_VIEWERS;
    s->noticed = match_tell(m, noticed, again);
}

static void commit_undo(struct rum_match *m, size_t length)
{
    uint16_t noticed = 0;

    for (size_t i = length; i < m->length; i++)
        noticed |= m->step[i].noticed;
    match_go_to(m, length);
    match_notice(m, noticed);
}

static void commit_seat(struct rum_match *m, const struct change *c)
{
    bool renamed = strcmp(m->name[c->seat], c->name) != 0;

    memcpy(m->name[c->seat], c->name, sizeof(c->name));
    memcpy(m->who[c->seat], c->who, sizeof(c->who));
    for (int i = 0; renamed && i < VIEWERS; i++)
        m->version[i]++;
}

static void commit(struct rum_match *m)
{
    struct change *c = &m->change;

    switch (c->kind) {
    case CHANGE_NONE:
        break;
    case CHANGE_STEP:
    case CHANGE_REDO:
        commit_step(m, c->kind == CHANGE_REDO);
        break;
    case CHANGE_UNDO:
        commit_undo(m, c->length);
        break;
    case CHANGE_SEAT:
        commit_seat(m, c);
        break;
    case CHANGE_SINK:
        if (m->sink && m->sink->close)
            m->sink->close(m->sink);
        m->sink = c->sink;
        break;
    }
    memset(c, 0, sizeof(*c));
}

void rum_match_settle(struct rum_match *m, bool written)
{
    RUM_ASSERT(rum_match_pending(m));
    if (written) {
        commit(m);
        return;
    }
    struct rum_sink *refused = m->change.sink;
    memset(&m->change, 0, sizeof(m->change));
    if (refused && refused->close)
        refused->close(refused);
}

bool rum_match_pending(const struct rum_match *m)
{
    return m->change.kind != CHANGE_NONE;
}

/* What the sink said of the change in hand. */
static enum rum_err decide(struct rum_match *m, enum rum_err said)
{
    if (said == RUM_EPENDING)
        return RUM_EPENDING;
    if (said == RUM_OK) {
        commit(m);
        return RUM_OK;
    }
    memset(&m->change, 0, sizeof(m->change));
    return RUM_EIO;
}

/* Send the line of a change to the sink. */
static enum rum_err submit(struct rum_match *m, const struct change *c)
{
    struct rum_text line = {0};
    enum rum_err said = RUM_OK;

    if (m->sink) {
        record_line(m, c, &line);
        said = m->sink->write(m->sink, line.s, line.n);
        rum_text_finish(&line);
    }
    m->change = *c;
    return decide(m, said);
}

/* ---- the first phase ---- */

static bool is_open(const struct rum_match *m, rum_action act)
{
    for (size_t i = 0; i < m->legal_count; i++) {
        if (m->legal[i] == act)
            return true;
    }
    return false;
}

/* Does everybody know that this is the only answer? */
static bool is_quiet(struct rum_match *m, rum_seat seat, rum_action act)
{
    struct rum_offer offer;

    rum_match_describe(m, seat, act, &offer);
    return offer.quiet;
}

/* Work out a step beside the match, and what it does to the right to undo. */
static struct step work_out(struct rum_match *m, enum step_kind kind,
                            rum_action act)
{
    const struct rum_rng *before = &rum_head(m->state)->rng;
    const struct rum_rng *after = &rum_head(m->next)->rng;
    struct step s = {.kind = kind, .act = act, .seat = RUM_NOBODY};

    if (kind == STEP_ACTION) {
        s.seat = rum_match_actor(m);
        s.nth = rum_match_decisions(m, s.seat);
    }
    s.begins = m->game->intends ? m->game->intends(m->state)
                                : m->game->settled(m->state);
    s.turn = rum_head(m->state)->turn;
    s.lone = kind == STEP_ACTION && m->legal_count == 1;
    s.quiet = s.lone && is_quiet(m, s.seat, act);
    memcpy(m->next, m->state, m->game->state_size);
    m->next_trace->n = 0;
    match_apply(m->game, m->next, &s, m->next_trace);
    s.chance = kind != STEP_ACTION || before->counter != after->counter ||
               before->left != after->left;
    for (int i = 0; i < m->next_trace->n; i++)
        s.reveals = s.reveals || m->next_trace->event[i].reveals;
    s.ends = kind >= STEP_RESIGN || rum_head(m->next)->to_act == RUM_NOBODY;
    s.digest = rum_game_digest(m->game, m->next);
    return s;
}

enum rum_err rum_match_play(struct rum_match *m, rum_action act)
{
    if (rum_match_pending(m))
        return RUM_EBUSY;
    if (rum_match_actor(m) == RUM_NOBODY)
        return RUM_EOVER;
    if (!is_open(m, act))
        return RUM_EILLEGAL;
    return submit(m, &(struct change){.kind = CHANGE_STEP,
                                      .step = work_out(m, STEP_ACTION, act)});
}

enum rum_err rum_match_time(struct rum_match *m)
{
    if (rum_match_pending(m))
        return RUM_EBUSY;
    if (rum_match_actor(m) == RUM_NOBODY)
        return RUM_EOVER;
    if (!m->game->time)
        return RUM_ENOTHING;
    return submit(m, &(struct change){.kind = CHANGE_STEP,
                                      .step = work_out(m, STEP_TIME, 0)});
}

/* The match ends, whatever the rules were about. */
static enum rum_err end_by(struct rum_match *m, enum step_kind kind,
                           rum_action act)
{
    int side[RUM_MAX_SEATS];

    if (rum_match_pending(m))
        return RUM_EBUSY;
    if (rum_match_actor(m) == RUM_NOBODY)
        return RUM_EOVER;
    if (rum_match_sides(m, side) != 2)
        return RUM_ENOTHING;
    return submit(m, &(struct change){.kind = CHANGE_STEP,
                                      .step = work_out(m, kind, act)});
}

enum rum_err rum_match_resign(struct rum_match *m, rum_seat seat)
{
    RUM_ASSERT(seat >= 0 && seat < rum_match_seats(m));
    return end_by(m, STEP_RESIGN, (rum_action)seat);
}

enum rum_err rum_match_draw(struct rum_match *m)
{
    return m->game->draws ? end_by(m, STEP_DRAW, 0) : RUM_ENOTHING;
}

enum rum_err match_step(struct rum_match *m, enum step_kind kind,
                        rum_action act)
{
    switch (kind) {
    case STEP_TIME:
        return rum_match_time(m);
    case STEP_RESIGN:
        return rum_match_resign(m, (rum_seat)act);
    case STEP_DRAW:
        return rum_match_draw(m);
    default:
        return rum_match_play(m, act);
    }
}

enum rum_err rum_match_redo(struct rum_match *m)
{
    if (rum_match_pending(m))
        return RUM_EBUSY;
    if (m->length == m->total)
        return RUM_ENOTHING;
    const struct step *next = &m->step[m->length];
    return submit(m,
                  &(struct change){.kind = CHANGE_REDO,
                                   .step = work_out(m, next->kind, next->act)});
}

enum rum_err rum_match_undo_to(struct rum_match *m, size_t length)
{
    if (rum_match_pending(m))
        return RUM_EBUSY;
    if (length >= m->length)
        return RUM_ENOTHING;
    return submit(m, &(struct change){.kind = CHANGE_UNDO, .length = length});
}

enum rum_err rum_match_name(struct rum_match *m, rum_seat seat,
                            const char *name, const char *who)
{
    struct change c = {.kind = CHANGE_SEAT, .seat = seat};

    RUM_ASSERT(seat >= 0 && seat < rum_match_seats(m));
    if (rum_match_pending(m))
        return RUM_EBUSY;
    match_keep_name(c.name, name ? name : m->name[seat]);
    match_keep_who(c.who, who ? who : m->who[seat]);
    return submit(m, &c);
}

/* All lines, then ready(); the first refusal ends it. */
static enum rum_err write_so_far(struct rum_match *m, struct rum_sink *sink)
{
    struct rum_text all = {0};
    enum rum_err said = RUM_OK;
    bool pending = false;

    rum_match_save(m, &all);
    for (const char *s = all.s; s < all.s + all.n && said == RUM_OK;) {
        size_t n = strcspn(s, "\n") + 1;
        said = sink->write(sink, s, n);
        s += n;
        if (said == RUM_EPENDING) {
            pending = true;
            said = RUM_OK;
        }
    }
    rum_text_finish(&all);
    if (said == RUM_OK && sink->ready)
        said = sink->ready(sink);
    return said == RUM_OK && pending ? RUM_EPENDING : said;
}

enum rum_err rum_match_record_to(struct rum_match *m, struct rum_sink *sink,
                                 bool there)
{
    if (rum_match_pending(m))
        return RUM_EBUSY;
    enum rum_err said = there ? RUM_OK : write_so_far(m, sink);
    m->change = (struct change){.kind = CHANGE_SINK, .sink = sink};
    return decide(m, said);
}

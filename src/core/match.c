/*
 * match.c: creating a match, playing an action, going back and forth.
 *
 * The log of what was said is in log.c, what a viewer sees in view.c, and the
 * file on disk in record.c.
 */
#include "match.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What follows from the state. */
static void refresh(struct rum_match *m)
{
    m->legal_count = m->game->legal(m->state, m->legal);
    RUM_ASSERT(m->legal_count <= m->game->max_actions);
}

static void keep_snapshot(struct rum_match *m)
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

enum rum_err rum_match_create(const struct rum_game *game,
                              const struct rum_options *opt,
                              struct rum_seed seed, struct rum_match **out,
                              struct rum_err_text *why)
{
    struct rum_match *m = rum_alloc(sizeof(*m));
    struct rum_why refused = {0};

    RUM_ASSERT(game->state_size <= RUM_MAX_STATE);
    RUM_ASSERT(game->max_actions <= RUM_MAX_ACTIONS);
    m->game = game;
    m->options = *opt;
    m->seed = seed;
    m->file = -1;
    m->state = rum_alloc(game->state_size);
    m->before = rum_alloc(game->state_size);
    m->seen = rum_alloc(game->state_size * VIEWERS);
    if (rum_game_setup(game, m->state, &m->options, seed, &refused) < 0) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "option %s of %s takes %s", refused.option, game->id,
                refused.allowed);
        rum_match_destroy(m);
        return RUM_EOPTION;
    }
    for (int i = 0; i < rum_match_seats(m); i++) {
        RUM_SAY(m->name[i], "Player %d", i + 1);
        RUM_SAY(m->who[i], "human");
    }
    refresh(m);
    keep_snapshot(m);
    *out = m;
    return RUM_OK;
}

void rum_match_destroy(struct rum_match *m)
{
    if (!m)
        return;
    match_untell(m, 0);
    for (size_t i = 0; i < m->snapshots; i++)
        free(m->snapshot[i]);
    for (int i = 0; i < VIEWERS; i++)
        free(m->moves[i].v);
    free(m->snapshot);
    free(m->step);
    free(m->log);
    free(m->state);
    free(m->before);
    free(m->seen);
    rum_scene_destroy(m->layout);
    if (m->file >= 0)
        close(m->file);
    free(m);
}

const struct rum_game *rum_match_game(const struct rum_match *m)
{
    return m->game;
}

const struct rum_options *rum_match_options(const struct rum_match *m)
{
    return &m->options;
}

struct rum_seed rum_match_seed(const struct rum_match *m)
{
    return m->seed;
}

const void *rum_match_state(const struct rum_match *m)
{
    return m->state;
}

int rum_match_seats(const struct rum_match *m)
{
    return rum_head(m->state)->seats;
}

rum_seat rum_match_actor(const struct rum_match *m)
{
    return rum_head(m->state)->to_act;
}

/* Names come from people: a line break would break the recording, a brace
 * would be read as a placeholder. */
static void keep_name(char *out, size_t size, const char *in)
{
    out[0] = '\0';
    rum_say(out, size, "%s", in);
    for (char *c = out; *c; c++) {
        if ((unsigned char)*c < 0x20 || *c == 0x7f || *c == '{' || *c == '}')
            *c = ' ';
    }
}

void rum_match_name(struct rum_match *m, rum_seat seat, const char *name,
                    const char *who)
{
    RUM_ASSERT(seat >= 0 && seat < rum_match_seats(m));
    if (name)
        keep_name(m->name[seat], sizeof(m->name[seat]), name);
    if (who) {
        keep_name(m->who[seat], sizeof(m->who[seat]), who);
        for (char *c = m->who[seat]; *c; c++) {
            if (*c == ' ')
                *c = '_'; /* one word in the recording */
        }
    }
    record_seat(m, seat);
}

const char *rum_match_seat_name(const struct rum_match *m, rum_seat seat)
{
    return m->name[seat];
}

const char *rum_match_seat_who(const struct rum_match *m, rum_seat seat)
{
    return m->who[seat];
}

size_t rum_match_legal(const struct rum_match *m, const rum_action **out)
{
    *out = m->legal;
    return m->legal_count;
}

const struct rum_trace *rum_match_events(const struct rum_match *m)
{
    return &m->trace;
}

static bool is_open(const struct rum_match *m, rum_action act)
{
    for (size_t i = 0; i < m->legal_count; i++) {
        if (m->legal[i] == act)
            return true;
    }
    return false;
}

/* Apply an action to the state and say what kind of step it was. */
static struct step step_by(struct rum_match *m, rum_action act)
{
    struct rum_rng rng = rum_head(m->state)->rng;
    rum_seat actor = rum_match_actor(m);
    struct step s = {
        .act = act, .seat = actor, .nth = rum_match_decisions(m, actor)};

    m->trace.n = 0;
    m->game->apply(m->state, act, &m->trace);
    const struct rum_rng *after = &rum_head(m->state)->rng;
    s.chance = rng.counter != after->counter || rng.left != after->left;
    for (int i = 0; i < m->trace.n; i++)
        s.reveals = s.reveals || m->trace.event[i].reveals;
    s.digest = rum_game_digest(m->game, m->state);
    return s;
}

static void add_step(struct rum_match *m, const struct step *s)
{
    if (m->length == m->step_cap) {
        m->step_cap = m->step_cap ? 2 * m->step_cap : 64;
        m->step = rum_realloc(m->step, m->step_cap * sizeof(*m->step));
    }
    m->step[m->length++] = *s;
    m->total = m->length;
}

enum rum_err rum_match_play(struct rum_match *m, rum_action act)
{
    char sentence[320] = "";

    if (rum_match_actor(m) == RUM_NOBODY)
        return RUM_EOVER;
    if (!is_open(m, act))
        return RUM_EILLEGAL;
    if (m->file >= 0)
        record_sentence(m, act, sentence, sizeof(sentence));

    memcpy(m->before, m->state, m->game->state_size);
    struct step s = step_by(m, act);
    if (!record_play(m, &s, sentence)) {
        memcpy(m->state, m->before, m->game->state_size);
        m->trace.n = 0;
        return RUM_EIO;
    }
    match_untell(m, m->length);
    add_step(m, &s);
    refresh(m);
    keep_snapshot(m);
    match_tell(m);
    return RUM_OK;
}

/* ---- history ---- */

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

rum_seat rum_match_decider(const struct rum_match *m, size_t i)
{
    RUM_ASSERT(i < m->total);
    return m->step[i].seat;
}

uint32_t rum_match_decisions(const struct rum_match *m, rum_seat seat)
{
    size_t last;

    return rum_match_undo_point(m, seat, &last) == RUM_OK
               ? m->step[last].nth + 1
               : 0;
}

enum rum_err rum_match_undo_point(const struct rum_match *m, rum_seat seat,
                                  size_t *length)
{
    for (size_t i = m->length; i > 0; i--) {
        if (m->step[i - 1].seat == seat) {
            *length = i - 1;
            return RUM_OK;
        }
    }
    return RUM_ENOTHING;
}

bool rum_match_undo_free(const struct rum_match *m, rum_seat seat)
{
    size_t from;

    if (rum_match_undo_point(m, seat, &from) != RUM_OK)
        return false;
    for (size_t i = from; i < m->length; i++) {
        const struct step *s = &m->step[i];
        if (s->seat != seat || s->chance || s->reveals)
            return false;
    }
    return true;
}

/* Play the list again up to `length`, from the nearest snapshot. */
static void go_to(struct rum_match *m, size_t length)
{
    size_t from = length / SNAPSHOT_EVERY;

    if (from >= m->snapshots)
        from = m->snapshots - 1;
    memcpy(m->state, m->snapshot[from], m->game->state_size);
    m->trace.n = 0;
    for (m->length = from * SNAPSHOT_EVERY; m->length < length;) {
        bool last = m->length + 1 == length;
        m->game->apply(m->state, m->step[m->length].act,
                       last ? &m->trace : NULL);
        m->length++;
        keep_snapshot(m);
    }
    for (int i = 0; i < VIEWERS; i++)
        m->moves[i].n = 0;
    refresh(m);
}

enum rum_err rum_match_undo_to(struct rum_match *m, size_t length)
{
    if (length >= m->length)
        return RUM_ENOTHING;
    if (!record_undo(m, length))
        return RUM_EIO;
    go_to(m, length);
    return RUM_OK;
}

enum rum_err rum_match_redo(struct rum_match *m)
{
    if (m->length == m->total)
        return RUM_ENOTHING;

    /* The same as playing it again, but what lies behind it stays. */
    size_t total = m->total;
    const struct step *next = &m->step[m->length];
    char sentence[320] = "";
    if (m->file >= 0)
        record_sentence(m, next->act, sentence, sizeof(sentence));
    if (!record_play(m, next, sentence))
        return RUM_EIO;
    go_to(m, m->length + 1);
    m->total = total;
    return RUM_OK;
}

enum rum_err rum_match_jump(struct rum_match *m, size_t length)
{
    RUM_ASSERT(m->file < 0);
    if (length > m->total)
        return RUM_ENOTHING;
    go_to(m, length);
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
        err = rum_match_play(fork, m->step[i].act);
        RUM_ASSERT(err == RUM_OK);
    }
    return fork;
}

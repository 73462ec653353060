/*
 * match.c: creating a match, and what it is.
 */
#include "match.h"

#include <stdlib.h>
#include <string.h>

enum rum_err rum_match_create(const struct rum_game *game,
                              const struct rum_options *opt,
                              struct rum_seed seed, struct rum_match **out,
                              struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_match *m = rum_alloc(sizeof(*m));
    struct rum_why refused = {0};

    RUM_ASSERT(game->state_size <= RUM_MAX_STATE);
    RUM_ASSERT(game->max_actions <= RUM_MAX_ACTIONS);
    m->game = game;
    m->options = *opt;
    m->seed = seed;
    m->state = rum_alloc(game->state_size);
    m->next = rum_alloc(game->state_size);
    m->trace = rum_alloc(sizeof(*m->trace));
    m->next_trace = rum_alloc(sizeof(*m->next_trace));
    m->seen = rum_alloc(game->state_size * VIEWERS);
    m->old = rum_alloc(game->state_size * VIEWERS);
    if (rum_game_setup(game, m->state, &m->options, seed, &refused) < 0) {
        rum_why_say(&refused, game, why);
        rum_match_destroy(m);
        return RUM_EOPTION;
    }
    for (int i = 0; i < rum_match_seats(m); i++) {
        RUM_SAY(m->name[i], "Player %d", i + 1);
        RUM_SAY(m->who[i], "human");
    }
    match_refresh(m);
    match_snapshot(m);
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
    free(m->next);
    free(m->trace);
    free(m->next_trace);
    free(m->seen);
    free(m->old);
    rum_scene_destroy(m->layout);
    if (m->sink && m->sink->close)
        m->sink->close(m->sink);
    if (m->change.sink && m->change.sink->close)
        m->change.sink->close(m->change.sink);
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
    return match_end(m) ? RUM_NOBODY : rum_head(m->state)->to_act;
}

/* Names come from people: a line break would break the recording, a brace
 * would be read as a placeholder. */
void match_keep_name(char *out, const char *in)
{
    out[0] = '\0';
    rum_say(out, RUM_NAME_SIZE, "%s", in);
    for (char *c = out; *c; c++) {
        if ((unsigned char)*c < 0x20 || *c == 0x7f || *c == '{' || *c == '}')
            *c = ' ';
    }
}

void match_keep_who(char *out, const char *in)
{
    match_keep_name(out, in);
    for (char *c = out; *c; c++) {
        if (*c == ' ')
            *c = '_';
    }
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
    return m->trace;
}

/*
 * look.c: the rows that only show the match.
 */
#include "ask.h"
#include "story.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/learn.h>

/* "as": a seat, "spectator" or "all", and whether the guest may. */
static bool ask_viewer(struct rum_ask *q, rum_seat *out)
{
    const struct rum_json_value *as = rum_json_member(q->in, "as");
    const char *word = rum_json_text(as);
    int seats = rum_match_seats(q->match);

    if (!as)
        return true;
    if (word && strcmp(word, "spectator") == 0)
        *out = RUM_NOBODY;
    else if (word && strcmp(word, "all") == 0)
        *out = RUM_ALL;
    else if (as->kind == RUM_JSON_INT && as->n >= 0 && as->n < seats)
        *out = (rum_seat)as->n;
    else
        return rum_ask_wrong(q,
                             "'as' must be a seat, 0 to %d, \"spectator\" or "
                             "\"all\"",
                             seats - 1);
    return q->guest->tester ||
           rum_table_may_view(q->table, rum_guest_seats(q->guest), *out) ||
           rum_ask_wrong(q, "that is shown after the end");
}

/* Whoever has seen more than their own is told: nothing is taken back now. */
static void note_opened(struct rum_ask *q, rum_seat viewer)
{
    if (!q->guest->tester && viewer != RUM_NOBODY && !ask_holds(q, viewer))
        rum_table_open(q->table);
}

bool ask_view(struct rum_ask *q)
{
    rum_seat viewer = ask_eyes(q);

    if (!ask_viewer(q, &viewer))
        return false;
    note_opened(q, viewer);
    rum_match_view(q->match, viewer, q->scene);
    put_scene(q);
    return true;
}

bool ask_observe(struct rum_ask *q)
{
    const struct rum_game *game = rum_match_game(q->match);
    rum_seat viewer = ask_eyes(q);

    if (!ask_viewer(q, &viewer))
        return false;
    if (viewer < 0)
        return rum_ask_wrong(q, "an observation is a seat's: say \"as\":0");
    note_opened(q, viewer);
    size_t n = rum_learn_size(game);
    int16_t *seen = rum_alloc(n * sizeof(*seen));
    rum_learn_observe(game, rum_match_state(q->match), viewer, seen);
    rum_json_int(&q->out, "seat", viewer);
    rum_json_open(&q->out, "observation", '[');
    for (size_t i = 0; i < n; i++)
        rum_json_int(&q->out, NULL, seen[i]);
    rum_json_close(&q->out, ']');
    free(seen);
    return true;
}

bool ask_layout(struct rum_ask *q)
{
    rum_json_str(&q->out, "hash", rum_match_layout(q->match)->layout_hash);
    put_layout(q);
    return true;
}

bool ask_state(struct rum_ask *q)
{
    const struct rum_head *head = rum_match_state(q->match);
    const struct rum_rng *rng = &head->rng;

    rum_json_open(&q->out, "state", '{');
    rum_match_game(q->match)->dump(head, &q->out);
    rum_json_close(&q->out, '}');
    rum_json_int(&q->out, "drawn", (int64_t)rng->counter * 16 - rng->left);
    return true;
}

bool ask_preview(struct rum_ask *q)
{
    int64_t code = 0;
    rum_seat actor;

    if (!ask_actor(q, &actor) ||
        !rum_ask_int(q, "code", true, 0, UINT16_MAX, &code))
        return false;
    if (rum_match_preview(q->match, (rum_action)code, q->scene) < 0)
        return rum_ask_wrong(q, "code %d is not open now", (int)code);
    put_scene(q);
    return true;
}

/* Why the thing of an id cannot be chosen now. */
bool ask_why(struct rum_ask *q)
{
    const char *on = NULL;
    struct rum_line line;
    rum_seat actor;

    if (!ask_actor(q, &actor) || !rum_ask_text(q, "on", true, &on))
        return false;
    if (rum_match_why(q->match, on, &line) < 0)
        return rum_ask_wrong(q, "there is no '%.40s' on the table", on);
    if (!line.text[0])
        return true;
    const struct rum_clause *c =
        rum_clause_number(rum_match_game(q->match)->tag, line.clause);
    rum_json_str(&q->out, "text", line.text);
    if (c)
        rum_json_str(&q->out, "clause", c->id);
    return true;
}

/* From now on the scene of another of one's seats. */
bool ask_look(struct rum_ask *q)
{
    rum_seat seat;

    if (!ask_own_seat(q, &seat))
        return false;
    q->guest->as = seat;
    return true;
}

/* Any moment of a finished game. It is shown from a copy that is kept, so
 * that stepping through it costs no more than a step. */
bool ask_replay(struct rum_ask *q)
{
    struct rum_table *t = q->table;
    int64_t length = (int64_t)rum_match_length(q->match), at = 0;
    rum_seat viewer = RUM_NOBODY;

    if (!table_is_over(q->table))
        return rum_ask_wrong(q, "a replay is for after the end");
    if (!ask_viewer(q, &viewer) || !rum_ask_int(q, "at", true, 0, length, &at))
        return false;
    if (!q->guest->tester)
        rum_table_open(t);
    struct rum_match *film = table_film(t);
    rum_match_jump(film, (size_t)at);
    rum_json_int(&q->out, "at", at);
    rum_json_int(&q->out, "length", length);
    rum_match_view(film, viewer, q->scene);
    put_scene(q);
    return true;
}

/* How a finished game went. It takes a moment to make, and whoever waits hears
 * it when it is there; testers wait for the answer. */
bool rum_ask_story(struct rum_ask *q)
{
    struct rum_table *t = q->table;
    struct rum_thought *th;

    if (rum_table_story(t) == RUM_EILLEGAL)
        return rum_ask_wrong(q, "the story is told after the end");
    if (!q->guest->tester)
        rum_table_open(t);
    while (q->guest->tester && (th = rum_table_think(t))) {
        rum_thought_run(th);
        rum_table_thought(t, th);
        rum_thought_destroy(th);
    }
    q->guest->listens = !rum_table_told(t);
    rum_json_bool(&q->out, "later", q->guest->listens);
    if (!q->guest->listens)
        story_put(&q->out, t, ask_eyes(q), q->scene);
    return true;
}

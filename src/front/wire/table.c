/*
 * table.c: the commands that play: begin, decide, take back, save.
 */
#include <stdio.h>
#include <string.h>

#include <rumpus/clause.h>

#include "ask.h"

/* ---- where the match stands ---- */

static bool holds(const struct ask *q, rum_seat seat)
{
    return q->who.tester || (seat >= 0 && (q->who.seats & RUM_BIT(seat)));
}

/* Through whose eyes the asker looks: those of the seat to act, if it is
 * theirs. */
static rum_seat eyes(const struct ask *q)
{
    rum_seat actor = rum_match_actor(q->wire->match);

    if (q->who.tester)
        return RUM_ALL;
    if (holds(q, actor))
        return actor;
    for (rum_seat i = 0; i < rum_match_seats(q->wire->match); i++) {
        if (holds(q, i))
            return i;
    }
    return RUM_NOBODY;
}

bool wire_not_asked(struct ask *q)
{
    struct rum_err_text why;

    rum_match_not_asked(q->wire->match, eyes(q), &why);
    return wire_wrong(q, "%s", why.text);
}

static void put_result(struct ask *q)
{
    struct rum_scene *scene = q->wire->scene;

    rum_match_view(q->wire->match, RUM_NOBODY, scene);
    rum_json_open(&q->out, "points", '[');
    for (int i = 0; i < scene->seats; i++)
        rum_json_int(&q->out, NULL, scene->points[i]);
    rum_json_close(&q->out, ']');
    rum_json_str(&q->out, "result", scene->result);
    rum_json_str(&q->out, "clause", scene->result_clause);
}

/* Who is to act, and what the asker may know besides. */
static void put_position(struct ask *q)
{
    struct rum_match *m = q->wire->match;
    rum_seat actor = rum_match_actor_seen(m, eyes(q));

    if (actor == RUM_NOBODY) {
        rum_json_null(&q->out, "actor");
        put_result(q);
    } else {
        rum_json_int(&q->out, "actor", actor);
        if (holds(q, actor))
            rum_json_int(&q->out, "n", rum_match_decisions(m, actor));
    }
    if (q->who.tester) {
        rum_json_int(&q->out, "length", (int64_t)rum_match_length(m));
        rum_json_int(&q->out, "future", (int64_t)rum_match_future(m));
    }
}

bool ask_actor(struct ask *q, rum_seat *actor)
{
    if (!ask_match(q))
        return false;
    *actor = rum_match_actor(q->wire->match);
    if (*actor == RUM_NOBODY)
        return wire_wrong(q, "the game is over");
    if (!holds(q, *actor))
        return wire_not_asked(q);
    return true;
}

/* ---- new, load, save ---- */

static void take_match(struct ask *q, struct rum_match *m)
{
    struct wire *w = q->wire;
    char seed[33];

    if (w->own)
        rum_match_destroy(w->match);
    w->match = m;
    w->own = true;
    rum_json_str(&q->out, "game", rum_match_game(m)->id);
    rum_json_int(&q->out, "seats", rum_match_seats(m));
    rum_seed_format(rum_match_seed(m), seed);
    rum_json_str(&q->out, "seed", seed);
    wire_put_options(&q->out, m);
    put_position(q);
}

/* An option's value: a string as people write it, a number, or a list. */
static bool set_option(struct ask *q, const struct rum_game *game,
                       struct rum_options *opt, const char *name,
                       const json_t *v)
{
    struct rum_text text = {0};
    struct rum_err_text why;
    size_t n = json_is_array(v) ? json_array_size(v) : 1;
    bool good = true;

    rum_text_puts(&text, "");
    for (size_t i = 0; i < n && good; i++) {
        const json_t *one = json_is_array(v) ? json_array_get(v, i) : v;
        if (i > 0)
            rum_text_puts(&text, ",");
        if (json_is_string(one))
            rum_text_puts(&text, json_string_value(one));
        else if (json_is_integer(one))
            rum_text_printf(&text, "%lld", (long long)json_integer_value(one));
        else
            good = wire_wrong(q,
                              "option '%.40s' must be a string, a whole "
                              "number or a list of strings",
                              name);
    }
    if (good && rum_options_set(opt, game, name, text.s, &why) < 0)
        good = wire_wrong(q, "%s", why.text);
    rum_text_finish(&text);
    return good;
}

static bool set_options(struct ask *q, const struct rum_game *game,
                        struct rum_options *opt)
{
    json_t *in = json_object_get(q->in, "options");

    if (in && !json_is_object(in))
        return wire_wrong(q, "'options' must be an object");
    for (void *at = json_object_iter(in); at;
         at = json_object_iter_next(in, at)) {
        if (!set_option(q, game, opt, json_object_iter_key(at),
                        json_object_iter_value(at)))
            return false;
    }
    return true;
}

static bool check_names(struct ask *q)
{
    const json_t *names = json_object_get(q->in, "names");
    size_t n = json_array_size(names);
    bool good = !names || (json_is_array(names) && n <= RUM_MAX_SEATS);

    for (size_t i = 0; good && i < n; i++)
        good = json_is_string(json_array_get(names, i));
    return good || wire_wrong(q, "'names' must be a list of at most %d strings",
                              RUM_MAX_SEATS);
}

bool ask_new(struct ask *q)
{
    const char *id = NULL;
    struct rum_seed seed = rum_seed_random();
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;

    if (!ask_text(q, "game", true, &id))
        return false;
    const struct rum_game *game = rum_game_find(id);
    if (!game)
        return wire_wrong(q, "there is no game '%.40s'; 'games' lists them",
                          id);
    rum_options_init(&opt, game);
    if (!ask_seed(q, "seed", &seed) || !set_options(q, game, &opt) ||
        !check_names(q))
        return false;
    if (rum_match_create(game, &opt, seed, &m, &why) < 0)
        return wire_wrong(q, "%s", why.text);
    const json_t *names = json_object_get(q->in, "names");
    for (int i = 0; i < rum_match_seats(m) && i < (int)json_array_size(names);
         i++)
        rum_match_name(m, (rum_seat)i,
                       json_string_value(json_array_get(names, (size_t)i)),
                       NULL);
    take_match(q, m);
    return true;
}

bool ask_load(struct ask *q)
{
    const char *text = NULL;
    struct rum_err_text why;
    struct rum_match *m;

    if (!ask_text(q, "recording", true, &text))
        return false;
    if (rum_match_load(text, strlen(text), NULL, &m, &why) < 0)
        return wire_wrong(q, "recording, %s", why.text);
    take_match(q, m);
    return true;
}

bool ask_save(struct ask *q)
{
    struct rum_text text = {0};

    if (!ask_match(q))
        return false;
    /* It holds the seed, and with it every card to come. */
    if (!q->who.tester && rum_match_actor(q->wire->match) != RUM_NOBODY)
        return wire_wrong(q, "the recording is given out after the end");
    rum_match_save(q->wire->match, &text);
    rum_json_str(&q->out, "recording", text.s);
    rum_text_finish(&text);
    return true;
}

/* ---- deciding ---- */

bool ask_legal(struct ask *q)
{
    rum_seat actor;
    bool words = true;

    if (!ask_match(q) || !ask_flag(q, "words", &words))
        return false;
    struct rum_match *m = q->wire->match;
    if (rum_match_actor(m) == RUM_NOBODY) {
        rum_json_null(&q->out, "actor");
        rum_json_open(&q->out, "actions", '[');
        rum_json_close(&q->out, ']');
        return true;
    }
    if (!ask_actor(q, &actor))
        return false;
    rum_json_int(&q->out, "actor", actor);
    rum_json_int(&q->out, "n", rum_match_decisions(m, actor));
    if (words) {
        wire_put_actions(&q->out, m);
        return true;
    }
    const rum_action *actions;
    size_t n = rum_match_legal(m, &actions);
    rum_json_open(&q->out, "actions", '[');
    for (size_t i = 0; i < n; i++) {
        rum_json_open(&q->out, NULL, '{');
        rum_json_int(&q->out, "code", actions[i]);
        rum_json_close(&q->out, '}');
    }
    rum_json_close(&q->out, ']');
    return true;
}

static void put_event(struct ask *q, const struct rum_event *e, bool whole)
{
    const struct rum_clause *c =
        rum_clause_number(rum_match_game(q->wire->match)->tag, e->clause);

    rum_json_open(&q->out, NULL, '{');
    rum_json_int(&q->out, "kind", e->kind);
    if (e->seat >= 0)
        rum_json_int(&q->out, "seat", e->seat);
    rum_json_str(&q->out, "clause", c ? c->id : NULL);
    if (whole && e->subject != RUM_UNKNOWN)
        rum_json_int(&q->out, "subject", e->subject);
    rum_json_open(&q->out, "args", '[');
    for (int i = 0; i < (whole ? 8 : 4); i++)
        rum_json_int(&q->out, NULL, e->arg[i]);
    rum_json_close(&q->out, ']');
    rum_json_close(&q->out, '}');
}

/* What happened, as far as this viewer may know. */
static void put_events(struct ask *q, rum_seat viewer)
{
    const struct rum_trace *trace = rum_match_events(q->wire->match);
    uint16_t bit = q->who.tester ? RUM_EVERYONE : RUM_BIT(viewer);

    rum_json_open(&q->out, "events", '[');
    for (int i = 0; i < trace->n; i++) {
        const struct rum_event *e = &trace->event[i];
        if (q->who.tester || (e->seen_by & bit))
            put_event(q, e, q->who.tester || (e->known_to & bit));
    }
    rum_json_close(&q->out, ']');
}

/* The code of an action that is open now. */
static bool ask_code(struct ask *q, rum_action *out)
{
    int64_t code = 0;
    const rum_action *actions;

    if (!ask_int(q, "code", true, 0, UINT16_MAX, &code))
        return false;
    size_t n = rum_match_legal(q->wire->match, &actions);
    for (size_t i = 0; i < n; i++) {
        if (actions[i] == code) {
            *out = actions[i];
            return true;
        }
    }
    return wire_wrong(q,
                      "code %d is not open now; 'legal' lists those that "
                      "are",
                      (int)code);
}

bool ask_play(struct ask *q)
{
    struct wire *w = q->wire;
    rum_seat actor;
    rum_action act = 0;

    if (!ask_actor(q, &actor))
        return false;
    int64_t now = rum_match_decisions(w->match, actor), n = now;
    if (!ask_int(q, "n", false, 0, INT32_MAX, &n))
        return false;
    if (n != now)
        return wire_wrong(q, "decision %d is not open now; it is decision %d",
                          (int)n, (int)now);
    if (!ask_code(q, &act))
        return false;
    if (q->who.chosen) {
        *q->who.chosen = act;
        return true;
    }
    rum_seat viewer = q->who.tester ? RUM_ALL : actor;
    size_t told = rum_match_log_size(w->match, viewer);
    if (rum_match_play(w->match, act) < 0)
        return wire_wrong(q, "the recording could not be written, so the "
                             "action was not played");
    put_events(q, viewer);
    wire_put_log(&q->out, w->match, viewer, told);
    put_position(q);
    return true;
}

/* ---- there and back ---- */

/* Another seat's undo would need its consent, which is not the wire's to
 * give: a seat may only take back what design and rules make free. */
static bool undo_free(struct ask *q)
{
    struct rum_match *m = q->wire->match;
    size_t to;

    for (int i = 0; i < rum_match_seats(m); i++) {
        rum_seat seat = (rum_seat)i;
        if (!(q->who.seats & RUM_BIT(seat)) || !rum_match_undo_free(m, seat) ||
            rum_match_undo_point(m, seat, &to) < 0)
            continue;
        if (rum_match_undo_to(m, to) < 0)
            return wire_wrong(q, "the recording could not be written");
        return true;
    }
    return wire_wrong(q, "nothing can be taken back without the others' "
                         "consent");
}

bool ask_undo(struct ask *q)
{
    if (!ask_match(q))
        return false;
    if (q->who.chosen)
        return wire_wrong(q, "this is the moment to decide");
    struct rum_match *m = q->wire->match;
    int64_t length = (int64_t)rum_match_length(m), to = length - 1;
    if (!q->who.tester) {
        if (json_object_get(q->in, "to"))
            return wire_wrong(q, "'to' is for testers");
        if (!undo_free(q))
            return false;
    } else {
        if (length == 0)
            return wire_wrong(q, "nothing was played yet");
        if (!ask_int(q, "to", false, 0, length - 1, &to))
            return false;
        if (rum_match_undo_to(m, (size_t)to) < 0)
            return wire_wrong(q, "the recording could not be written");
    }
    put_position(q);
    return true;
}

bool ask_redo(struct ask *q)
{
    if (!ask_match(q))
        return false;
    switch (rum_match_redo(q->wire->match)) {
    case RUM_OK:
        put_position(q);
        return true;
    case RUM_ENOTHING:
        return wire_wrong(q, "nothing was taken back");
    default:
        return wire_wrong(q, "the recording could not be written");
    }
}

bool ask_jump(struct ask *q)
{
    int64_t to = 0;

    if (!ask_match(q))
        return false;
    struct rum_match *m = q->wire->match;
    if (!q->wire->own)
        return wire_wrong(q, "this match is not yours to jump about in");
    int64_t last = (int64_t)(rum_match_length(m) + rum_match_future(m));
    if (!ask_int(q, "to", true, 0, last, &to))
        return false;
    rum_match_jump(m, (size_t)to);
    put_position(q);
    return true;
}

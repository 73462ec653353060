/*
 * conform_match.c: the same game through match.h, as front ends see it.
 */
#include "conform.h"

#include <stdlib.h>
#include <string.h>

#include <jansson.h>

#include <rumpus/clause.h>

#define REASONS 24 /* things of a scene asked why they are not open */

static struct rum_seed seed_of(const struct conform *c)
{
    return (struct rum_seed){
        {0, 0, (uint32_t)(c->seed >> 32), (uint32_t)c->seed}};
}

static char *state_at(const struct conform *c, size_t length)
{
    return c->history + c->game->state_size * length;
}

/* The match must be where the game is; remember the state for undo. */
static bool agree(struct conform *c)
{
    if (memcmp(rum_match_state(c->match), c->state, c->game->state_size) != 0)
        return fail(c, "the match and the bare game are in different states");
    if (c->length >= c->history_cap) {
        c->history_cap = c->history_cap ? 2 * c->history_cap : 256;
        c->history =
            rum_realloc(c->history, c->game->state_size * c->history_cap);
    }
    memcpy(state_at(c, c->length), c->state, c->game->state_size);
    return true;
}

bool match_begin(struct conform *c)
{
    struct rum_err_text why;

    if (rum_match_create(c->game, &c->opt, seed_of(c), &c->match, &why) < 0)
        return fail(c, "the match refuses what the game took: %s", why.text);
    return agree(c);
}

static bool refuses_nonsense(struct conform *c)
{
    rum_action wrong = (rum_action)below(c, UINT16_MAX);

    for (size_t i = 0; i < c->legal_count; i++) {
        if (c->legal[i] == wrong)
            return true;
    }
    enum rum_err err = rum_match_play(c->match, wrong);
    if (err != (c->legal_count ? RUM_EILLEGAL : RUM_EOVER))
        return fail(c, "playing %d, which is not open, gives %d", wrong, err);
    return agree(c);
}

bool match_follow(struct conform *c, rum_action act)
{
    enum rum_err err = rum_match_play(c->match, act);

    if (err)
        return fail(c, "the match does not take action %d: %d", act, err);
    return agree(c);
}

/* ---- scenes ---- */

static bool offered(struct conform *c, const struct rum_scene_action *a)
{
    const char *clause = a->clause;

    if (!a->text || !*a->text)
        return fail(c, "action %d has no sentence", a->code);
    if (!a->brief || !*a->brief)
        return fail(c, "action %d has no short form", a->code);
    if (!clause || !rum_clause_find(clause))
        return fail(c, "action %d has no clause that exists", a->code);
    if (a->next && a->tone == RUM_DANGER)
        return fail(c, "'%s' is the plain next step and dangerous", a->text);
    return true;
}

static bool same_offer(const struct rum_scene_action *a,
                       const struct rum_scene_action *b)
{
    if (strcmp(a->text, b->text) != 0 || a->targets != b->targets)
        return false;
    for (int i = 0; i < a->targets; i++) {
        if (strcmp(a->on[i], b->on[i]) != 0)
            return false;
    }
    return true;
}

static bool offers(struct conform *c, const struct rum_scene *scene)
{
    bool acts = scene->viewer >= 0 && scene->viewer == scene->actor;

    if (scene->actions.n != (acts ? c->legal_count : 0))
        return fail(c,
                    "the scene of %s offers %zu actions, %zu are open to "
                    "seat %d",
                    viewer_name(scene->viewer), scene->actions.n,
                    c->legal_count, scene->actor);
    for (size_t i = 0; i < scene->actions.n; i++) {
        const struct rum_scene_action *a = &scene->actions.v[i];
        if (a->code != c->legal[i])
            return fail(c, "the scene offers %d in the place of %d", a->code,
                        c->legal[i]);
        if (!offered(c, a))
            return false;
        /* A person must be able to tell them apart. */
        for (size_t k = 0; k < i; k++) {
            const struct rum_scene_action *b = &scene->actions.v[k];
            if (same_offer(a, b))
                return fail(c, "actions %d and %d are both '%s' on the same",
                            b->code, a->code, a->text);
            if (strcmp(a->brief, b->brief) == 0)
                return fail(c, "actions %d and %d are both typed '%s'", b->code,
                            a->code, a->brief);
            if (a->next && b->next)
                return fail(c, "'%s' and '%s' are both the plain next step",
                            b->text, a->text);
        }
    }
    return true;
}

/* How a seat wins, in words that stand by themselves. */
static bool goal(struct conform *c, const struct rum_scene *scene, int seat)
{
    const struct rum_goal *g = &scene->seat[seat].goal;
    const char *who = viewer_name(scene->viewer);

    if (!g->text[0] || !conform_clause(c, g->clause))
        return fail(c, "%s is not told how seat %d wins, or by which clause",
                    who, seat);
    if (strpbrk(g->text, "{}") || strpbrk(g->missing, "{}"))
        return fail(c, "the goal of seat %d has a brace for %s: '%s' '%s'",
                    seat, who, g->text, g->missing);
    if (g->done > g->of || (g->of > 0 && (!g->unit || !*g->unit)))
        return fail(c, "seat %d is at %d of %d %s for %s", seat, g->done, g->of,
                    g->unit ? g->unit : "(nothing)", who);
    for (int i = 0; i < g->pips; i++) {
        const struct rum_goal_pip *p = &g->pip[i];
        if (!p->title || !*p->title || !p->letter ||
            rum_text_characters(p->letter) > 2)
            return fail(c,
                        "pip %d of the goal of seat %d has no title, or no "
                        "letter of two columns at most",
                        i, seat);
    }
    return true;
}

static bool goals(struct conform *c, const struct rum_scene *scene)
{
    for (int i = 0; i < scene->seats; i++) {
        if (!goal(c, scene, i))
            return false;
    }
    return true;
}

static bool words(struct conform *c, const struct rum_scene *scene)
{
    const char *who = viewer_name(scene->viewer);

    if (!scene->over && (!scene->prompt || !*scene->prompt))
        return fail(c, "%s reads no prompt", who);
    if (scene->over && (!scene->result || !*scene->result))
        return fail(c, "%s is not told how it ended", who);
    if (scene->over && !scene->result_clause)
        return fail(c, "the result has no clause that exists");
    for (size_t i = 0; i < scene->log.n; i++) {
        const struct rum_scene_line *line = &scene->log.v[i];
        if (!line->text || !*line->text || !line->clause)
            return fail(c,
                        "line %zu of the log of %s has no text or clause: "
                        "'%s'",
                        i, who, line->text ? line->text : "");
    }
    return true;
}

/* The marks of an action belong into the scene it is offered in. */
static bool previews(struct conform *c, struct rum_scene *scene)
{
    struct rum_err_text what;
    rum_seat actor = rum_head(c->state)->to_act;

    if (!c->game->preview || c->legal_count == 0 || scene->viewer != actor)
        return true;
    rum_action act = c->legal[below(c, c->legal_count)];
    c->game->preview(seen_by(c, c->seen, actor), actor, act, scene);
    if (!rum_scene_valid(scene, &what))
        return fail(c,
                    "with the preview of action %d the scene is not valid: "
                    "%s",
                    act, what.text);
    return true;
}

static bool is_target(const struct rum_scene *scene, const char *id)
{
    for (size_t i = 0; i < scene->actions.n; i++) {
        const struct rum_scene_action *a = &scene->actions.v[i];
        for (int k = 0; k < a->targets; k++) {
            if (strcmp(a->on[k], id) == 0)
                return true;
        }
    }
    return false;
}

/* Why the thing of an id is not open, as the actor knows it and as they would
 * in a deal that they imagine. */
static bool reason(struct conform *c, rum_seat actor, const char *id)
{
    struct rum_line known = {0}, imagined = {0};

    c->game->why_not(seen_by(c, c->seen, actor), actor, id, &known);
    c->game->why_not(c->scratch, actor, id, &imagined);
    if (strcmp(known.text, imagined.text) != 0)
        return fail(c,
                    "why '%s' is not open depends on what seat %d cannot "
                    "know: '%s' or '%s'",
                    id, actor, known.text, imagined.text);
    return !known.text[0] || conform_clause(c, known.clause) ||
           fail(c, "why '%s' is not open has no clause: '%s'", id, known.text);
}

/* The same through the match: names are filled in, and what is open has no
 * reason. */
static bool told_reason(struct conform *c, const struct rum_scene *scene,
                        const char *id)
{
    struct rum_line line;

    if (rum_match_why(c->match, id, &line) < 0)
        return fail(c, "nothing is known of '%s', which is in the scene", id);
    if (strpbrk(line.text, "{}"))
        return fail(c, "why '%s' is not open has a brace: '%s'", id, line.text);
    return !line.text[0] || !is_target(scene, id) ||
           fail(c, "'%s' is open and not open: '%s'", id, line.text);
}

/* Some of the things that the actor sees. */
static bool reasons(struct conform *c, const struct rum_scene *scene)
{
    rum_seat actor = rum_head(c->state)->to_act;
    size_t n = 0;

    if (!c->game->why_not || c->legal_count == 0 || scene->viewer != actor)
        return true;
    while (rum_scene_thing(scene, n))
        n++;
    memcpy(c->scratch, seen_by(c, c->seen, actor), c->game->state_size);
    rum_game_imagine(c->game, c->scratch, actor, &c->rng);
    for (int i = 0; i < REASONS; i++) {
        const char *id = rum_scene_thing(scene, below(c, n));
        if (*id && !is_target(scene, id) && !reason(c, actor, id))
            return false;
        if (*id && i == 0 && !told_reason(c, scene, id))
            return false;
    }
    return true;
}

static bool one_scene(struct conform *c, rum_seat viewer)
{
    struct rum_err_text what;

    c->scenes++;
    rum_match_view(c->match, viewer, c->scene);
    if (!rum_scene_valid(c->scene, &what))
        return fail(c, "the scene of %s is not valid: %s", viewer_name(viewer),
                    what.text);
    return offers(c, c->scene) && goals(c, c->scene) && words(c, c->scene) &&
           reasons(c, c->scene) && previews(c, c->scene);
}

/* What testers get is JSON and an object. */
static bool dumps(struct conform *c)
{
    struct rum_text out = {0};
    struct rum_json j = {.out = &out};
    json_error_t error;

    rum_json_open(&j, NULL, '{');
    c->game->dump(c->state, &j);
    rum_json_close(&j, '}');
    json_t *json = json_loadb(out.s, out.n, JSON_REJECT_DUPLICATES, &error);
    bool good = json && json_object_size(json) > 0;
    if (!good)
        fail(c, "dump() is not a JSON object: %s", json ? "empty" : error.text);
    json_decref(json);
    rum_text_finish(&out);
    return good;
}

bool match_scenes(struct conform *c)
{
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        if (!one_scene(c, viewer_of(i)))
            return false;
    }
    return dumps(c) && refuses_nonsense(c);
}

/* ---- history ---- */

static bool is_at(struct conform *c, const struct rum_match *m, size_t length,
                  const char *after)
{
    if (rum_match_length(m) != length)
        return fail(c, "after %s to %zu the match is %zu long", after, length,
                    rum_match_length(m));
    return memcmp(rum_match_state(m), state_at(c, length),
                  c->game->state_size) == 0 ||
           fail(c, "after %s to %zu the state is another", after, length);
}

static bool back_and_forth(struct conform *c)
{
    size_t full = c->length;

    if (full == 0)
        return true;
    for (int i = 0; i < 8; i++) {
        size_t now = rum_match_length(c->match);
        if (now == 0)
            break;
        size_t to = one_in(c, 4) ? now - 1 : below(c, now);
        if (rum_match_undo_to(c->match, to) < 0)
            return fail(c, "undo to %zu of %zu is refused", to, now);
        if (!is_at(c, c->match, to, "undo"))
            return false;
        size_t again = to + below(c, full - to + 1);
        while (rum_match_length(c->match) < again) {
            if (rum_match_redo(c->match) < 0)
                return fail(c, "redo is refused");
        }
        if (!is_at(c, c->match, again, "redo"))
            return false;
    }
    size_t to = below(c, full + 1);
    for (size_t i = c->deep ? 0 : full; i <= full; i++) {
        if (rum_match_jump(c->match, i) < 0)
            return fail(c, "the jump to %zu is refused", i);
        if (!is_at(c, c->match, i, "a jump"))
            return false;
    }
    if (rum_match_jump(c->match, to) < 0 || !is_at(c, c->match, to, "a jump"))
        return fail(c, "the jump to %zu is refused or goes elsewhere", to);
    struct rum_match *fork = rum_match_fork(c->match, to);
    bool good = is_at(c, fork, to, "fork");
    rum_match_destroy(fork);
    /* Play on to the end: what was undone can be played again. */
    while (good && rum_match_length(c->match) < full) {
        if (rum_match_play(c->match, c->acts[rum_match_length(c->match)]) < 0)
            return fail(c, "after an undo action %zu is refused",
                        rum_match_length(c->match));
    }
    return good && is_at(c, c->match, full, "playing on");
}

static bool save_and_load(struct conform *c)
{
    struct rum_text text = {0};
    struct rum_match *again = NULL;
    struct rum_err_text why;

    rum_match_save(c->match, &text);
    enum rum_err err = rum_match_load(text.s, text.n, NULL, &again, &why);
    rum_text_finish(&text);
    if (err)
        return fail(c, "what was saved does not load: %s", why.text);
    bool good = is_at(c, again, c->length, "loading") &&
                rum_match_actor(again) == rum_match_actor(c->match);
    rum_match_destroy(again);
    return good;
}

bool match_end(struct conform *c)
{
    if (!refuses_nonsense(c) || !save_and_load(c) || !back_and_forth(c))
        return false;
    /* The whole log can be read by everybody. */
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        rum_scene_clear(c->scene);
        rum_match_log(c->match, viewer_of(i), 0, c->scene);
        c->scene->over = true;
        c->scene->viewer = viewer_of(i);
        c->scene->result = c->scene->result_clause = "-";
        if (!words(c, c->scene))
            return false;
    }
    return true;
}

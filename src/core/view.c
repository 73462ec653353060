/*
 * view.c: the scene of a match as one viewer may see it.
 */
#include "match.h"

#include <string.h>

#include <rumpus/clause.h>

#include "scene_build.h"

#define LOG_LINES 60 /* in a scene; rum_match_log() has the rest */

const void *match_seen(struct rum_match *m, rum_seat viewer)
{
    char *copy = m->seen + m->game->state_size * (size_t)viewer_index(viewer);

    if (!(m->fresh & viewer_bit(viewer)))
        rum_game_hide(m->game, m->state, viewer, copy);
    m->fresh |= viewer_bit(viewer);
    return copy;
}

void match_names(const struct rum_match *m, rum_seat viewer, const char *in,
                 char *out, size_t size)
{
    rum_names_expand(in, m->name, rum_match_seats(m), viewer, out, size);
}

void rum_match_words(const struct rum_match *m, rum_seat viewer, const char *in,
                     char *out, size_t size)
{
    match_names(m, viewer, in, out, size);
}

static const char *clause_id(const struct rum_match *m, uint16_t number)
{
    const struct rum_clause *c =
        number ? rum_clause_number(m->game->tag, number) : NULL;
    return c ? c->id : NULL;
}

static const char *sentence(struct rum_match *m, rum_seat viewer,
                            const char *in, struct rum_scene *out)
{
    char text[400];
    match_names(m, viewer, in, text, sizeof(text));
    return rum_scene_copy(out, text);
}

/* Whoever is meant by a placeholder gets their name. */
static void name_in_place(const struct rum_match *m, rum_seat viewer,
                          char *text, size_t size)
{
    char named[sizeof(((struct rum_offer *)NULL)->text)];

    RUM_ASSERT(size <= sizeof(named));
    match_names(m, viewer, text, named, size);
    memcpy(text, named, strlen(named) + 1);
}

static void describe(struct rum_match *m, const void *seen, rum_seat viewer,
                     rum_action act, struct rum_offer *out)
{
    memset(out, 0, sizeof(*out));
    m->game->describe(seen, viewer, act, out);
    name_in_place(m, viewer, out->text, sizeof(out->text));
    name_in_place(m, viewer, out->label, sizeof(out->label));
    name_in_place(m, viewer, out->ask, sizeof(out->ask));
}

void rum_match_describe(struct rum_match *m, rum_seat viewer, rum_action act,
                        struct rum_offer *out)
{
    describe(m, match_seen(m, viewer), viewer, act, out);
}

static void add_actions(struct rum_match *m, const void *seen,
                        struct rum_scene *out)
{
    struct rum_offer offer;

    for (size_t i = 0; i < m->legal_count; i++) {
        describe(m, seen, out->viewer, m->legal[i], &offer);
        struct rum_scene_action *a = rum_scene_add_action(out);
        a->code = m->legal[i];
        a->text = rum_scene_copy(out, offer.text);
        a->brief = rum_scene_copy(out, offer.brief);
        a->label = offer.label[0] ? rum_scene_copy(out, offer.label) : NULL;
        a->ask = offer.ask[0] ? rum_scene_copy(out, offer.ask) : NULL;
        a->note = offer.note[0] ? rum_scene_copy(out, offer.note) : NULL;
        a->sign = offer.sign[0] ? rum_scene_copy(out, offer.sign) : NULL;
        a->symbol = offer.symbol;
        a->clause = clause_id(m, offer.clause);
        a->tone = offer.tone;
        a->any = offer.any;
        a->quiet = offer.quiet;
        a->pass = offer.pass;
        a->next = offer.next;
        a->sure = offer.sure;
        a->targets = offer.targets;
        const char **on = rum_scene_bytes(out, offer.targets * sizeof(*on) + 1);
        for (int k = 0; k < offer.targets; k++)
            on[k] = rum_scene_copy(out, offer.on[k]);
        a->on = on;
    }
}

void rum_match_actions(struct rum_match *m, struct rum_scene *out)
{
    rum_scene_clear(out);
    out->tag = m->game->tag;
    out->viewer = rum_match_actor(m);
    if (out->viewer != RUM_NOBODY)
        add_actions(m, match_seen(m, out->viewer), out);
}

void match_show_line(struct rum_match *m, rum_seat viewer,
                     const struct entry *e, size_t number,
                     struct rum_scene *out)
{
    struct rum_scene_line *line = rum_scene_add_line(out);

    line->move = viewer == RUM_ALL ? e->move : (uint32_t)number;
    line->text = sentence(m, viewer, e->text, out);
    line->plain = e->plain ? sentence(m, viewer, e->plain, out) : NULL;
    line->gain = e->gain ? sentence(m, viewer, e->gain, out) : NULL;
    line->clause = clause_id(m, e->clause);
    line->tone = e->tone;
    line->seat = e->seat;
    line->moved = e->moved;
}

static void add_log(struct rum_match *m, rum_seat viewer, size_t skip,
                    struct rum_scene *out)
{
    uint16_t bit = viewer_bit(viewer);
    uint32_t n = 0;

    for (size_t i = 0; i < m->entries; i++) {
        const struct entry *e = &m->log[i];
        if (!(e->viewers & bit) || e->move > m->length || n++ < skip)
            continue;
        match_show_line(m, viewer, e, n, out);
    }
}

size_t rum_match_log_before(const struct rum_match *m, rum_seat viewer,
                            size_t length)
{
    uint16_t bit = viewer_bit(viewer);
    size_t n = 0;

    for (size_t i = 0; i < m->entries; i++)
        n += (m->log[i].viewers & bit) && m->log[i].move <= length;
    return n;
}

size_t rum_match_log_size(const struct rum_match *m, rum_seat viewer)
{
    return rum_match_log_before(m, viewer, m->length);
}

void rum_match_log(struct rum_match *m, rum_seat viewer, size_t skip,
                   struct rum_scene *out)
{
    add_log(m, viewer, skip, out);
}

void match_show_move(const struct rum_move *from, struct rum_scene *out)
{
    struct rum_scene_move *to = rum_scene_add_move(out);

    to->item = from->item[0] ? rum_scene_copy(out, from->item) : NULL;
    to->from = rum_scene_copy(out, from->from);
    to->to = rum_scene_copy(out, from->to);
    to->manner = from->manner;
}

static void add_moves(const struct rum_match *m, struct rum_scene *out)
{
    const struct moves *moves = &m->moves[viewer_index(out->viewer)];

    for (size_t i = 0; i < moves->n; i++)
        match_show_move(&moves->v[i], out);
}

/* ---- an end before the rules have one ---- */

int rum_match_sides(const struct rum_match *m, int side[RUM_MAX_SEATS])
{
    return rum_game_sides(m->game, m->state, side);
}

void match_say_end(const struct rum_match *m, char *out, size_t size)
{
    const struct step *end = match_end(m);

    out[0] = '\0';
    if (end->kind == STEP_RESIGN)
        rum_say(out, size, "{%d:resigns:resign}", end->act);
    else
        rum_say(out, size, "A draw is agreed on");
}

void rum_match_points(const struct rum_match *m, int out[RUM_MAX_SEATS])
{
    const struct step *end = match_end(m);
    int side[RUM_MAX_SEATS] = {0};

    if (!end) {
        m->game->score(m->state, out);
        return;
    }
    rum_match_sides(m, side);
    for (int i = 0; i < rum_match_seats(m); i++)
        out[i] = end->kind == STEP_DRAW      ? 30
                 : side[i] == side[end->act] ? 0
                                             : 60;
}

static void add_end(struct rum_match *m, struct rum_scene *out)
{
    char text[80];

    match_say_end(m, text, sizeof(text));
    out->result = sentence(m, out->viewer, text, out);
    rum_match_points(m, out->points);
}

static void add_prompt(struct rum_match *m, const void *seen,
                       struct rum_scene *out)
{
    struct rum_line line, plain;

    if (match_end(m)) {
        add_end(m, out);
        return;
    }
    memset(&line, 0, sizeof(line));
    m->game->prompt(seen, out->viewer, &line);
    const char *text = sentence(m, out->viewer, line.text, out);
    memset(&plain, 0, sizeof(plain));
    plain.plain = true;
    m->game->prompt(seen, out->viewer, &plain);
    if (out->over) {
        out->result = text;
        out->result_clause = clause_id(m, line.clause);
        m->game->score(seen, out->points);
    } else {
        out->prompt = text;
        if (strcmp(line.text, plain.text) != 0)
            out->prompt_plain = sentence(m, out->viewer, plain.text, out);
        out->prompt_clause = clause_id(m, line.clause);
    }
}

/* Names go into the sentences as they do everywhere. */
static void add_goal(const struct rum_match *m, const void *seen,
                     rum_seat viewer, rum_seat seat, struct rum_scene *out)
{
    struct rum_goal *goal = &out->seat[seat].goal, said;

    memset(goal, 0, sizeof(*goal));
    if (!m->game->goal)
        return;
    m->game->goal(seen, viewer, seat, goal);
    said = *goal;
    match_names(m, viewer, said.text, goal->text, sizeof(goal->text));
    match_names(m, viewer, said.missing, goal->missing, sizeof(goal->missing));
}

/* The facts of the table, and the game's own part: areas, items, seats. */
static void view_table(struct rum_match *m, const void *seen, rum_seat viewer,
                       struct rum_scene *out)
{
    const struct rum_head *head = rum_head(seen);

    rum_scene_clear(out);
    out->game = m->game->id;
    out->title = m->game->title;
    out->tag = m->game->tag;
    out->theme = m->game->theme;
    out->layout = rum_match_layout(m);
    out->layout_hash = out->layout->layout_hash;
    out->viewer = viewer;
    out->actor = match_end(m) ? RUM_NOBODY : head->to_act;
    out->seats = head->seats;
    out->turn = head->turn;
    out->over = out->actor == RUM_NOBODY;
    for (int i = 0; i < head->seats; i++) {
        out->seat[i].name = rum_scene_copy(out, m->name[i]);
        out->seat[i].role = m->game->role(seen, (rum_seat)i);
        out->seat[i].colour = m->game->theme->seats[i];
    }
    m->game->view(seen, viewer, out);
}

void rum_match_view(struct rum_match *m, rum_seat viewer, struct rum_scene *out)
{
    const void *seen = match_seen(m, viewer);

    view_table(m, seen, viewer, out);
    for (int i = 0; i < out->seats; i++)
        add_goal(m, seen, viewer, (rum_seat)i, out);
    add_prompt(m, seen, out);
    if (!out->over && viewer == out->actor) {
        out->decision = (int32_t)rum_match_decisions(m, viewer);
        add_actions(m, seen, out);
    }
    out->can_undo = viewer >= 0 && rum_match_undo_free(m, viewer);
    size_t lines = rum_match_log_size(m, viewer);
    out->log_before = lines > LOG_LINES ? (uint32_t)(lines - LOG_LINES) : 0;
    add_log(m, viewer, out->log_before, out);
    add_moves(m, out);
}

enum rum_err rum_match_preview(struct rum_match *m, rum_action act,
                               struct rum_scene *out)
{
    rum_seat actor = rum_match_actor(m);
    size_t i = 0;

    while (i < m->legal_count && m->legal[i] != act)
        i++;
    if (i == m->legal_count)
        return RUM_EILLEGAL;
    rum_scene_clear(out);
    out->game = m->game->id;
    out->tag = m->game->tag;
    out->viewer = actor;
    if (m->game->preview)
        m->game->preview(match_seen(m, actor), actor, act, out);
    return RUM_OK;
}

static bool is_target(struct rum_match *m, const void *seen, rum_seat actor,
                      const char *id)
{
    struct rum_offer offer;

    for (size_t i = 0; i < m->legal_count; i++) {
        describe(m, seen, actor, m->legal[i], &offer);
        for (int k = 0; k < offer.targets; k++) {
            if (strcmp(offer.on[k], id) == 0)
                return true;
        }
    }
    return false;
}

enum rum_err rum_match_why(struct rum_match *m, const char *id,
                           struct rum_line *out)
{
    rum_seat actor = rum_match_actor(m);
    const void *seen;
    struct rum_line said = {0};

    memset(out, 0, sizeof(*out));
    if (actor == RUM_NOBODY)
        return RUM_EOVER;
    seen = match_seen(m, actor);
    /* A game is only asked about what it has shown. */
    struct rum_scene *scene = rum_scene_create();
    view_table(m, seen, actor, scene);
    bool there = rum_scene_title(scene, id) != NULL;
    rum_scene_destroy(scene);
    if (!there)
        return RUM_ENOTHING;
    if (!m->game->why_not || is_target(m, seen, actor, id))
        return RUM_OK;
    m->game->why_not(seen, actor, id, &said);
    *out = said;
    match_names(m, actor, said.text, out->text, sizeof(out->text));
    return RUM_OK;
}

const struct rum_scene *rum_match_layout(struct rum_match *m)
{
    if (!m->layout) {
        m->layout = rum_scene_create();
        m->layout->game = m->game->id;
        m->layout->tag = m->game->tag;
        if (m->game->layout)
            m->game->layout(match_seen(m, RUM_NOBODY), m->layout);
        char hash[17];
        rum_scene_hash(m->layout, m->game->theme, hash);
        m->layout->layout_hash = rum_scene_copy(m->layout, hash);
    }
    return m->layout;
}

rum_seat rum_match_actor_seen(struct rum_match *m, rum_seat viewer)
{
    return match_end(m) ? RUM_NOBODY : rum_head(match_seen(m, viewer))->to_act;
}

void rum_match_not_asked(struct rum_match *m, rum_seat viewer,
                         struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_scene *scene = rum_scene_create();

    view_table(m, match_seen(m, viewer), viewer, scene);
    why->text[0] = '\0';
    if (scene->over)
        RUM_SAY(why->text, "the game is over");
    else if (scene->veiled)
        RUM_SAY(why->text, "others are asked, and nobody is told who");
    else
        RUM_SAY(why->text, "seat %d is to act, not you", scene->actor);
    rum_scene_destroy(scene);
}

bool rum_match_hands_differ(struct rum_match *m, rum_seat a, rum_seat b)
{
    return memcmp(match_seen(m, a), match_seen(m, b), m->game->state_size) != 0;
}

/*
 * guest.c: who is at a table, and the scenes they are sent.
 *
 * A guest is sent a scene when it changed for them and never otherwise: the
 * number and the time of messages would tell of secret decisions.
 */
#include "ask.h"
#include "story.h"

#include <stdlib.h>
#include <string.h>

#define TAKEN 8 /* lines of what would be taken back */

/* ---- coming and going ---- */

uint16_t rum_guest_seats(const struct rum_guest *g)
{
    return g->sits ? rum_table_holds(g->table, g->person) : g->seats;
}

/* Whoever gave their seat up sees what everybody does. */
static void check_eyes(struct rum_guest *g)
{
    uint16_t seats = rum_guest_seats(g);

    if (g->as >= 0 && seats & RUM_BIT(g->as))
        return;
    g->as = RUM_NOBODY;
    for (rum_seat i = RUM_MAX_SEATS - 1; i >= 0; i--) {
        if (seats & RUM_BIT(i))
            g->as = i;
    }
}

void rum_guest_join(struct rum_guest *g, struct rum_table *t, int person)
{
    rum_seat actor = rum_match_actor(t->match);

    rum_guest_leave(g);
    g->table = t;
    g->person = person;
    g->sits = true;
    g->version = 0;
    g->heard[0] = g->heard[1] = 0;
    g->as = RUM_NOBODY;
    check_eyes(g);
    /* Who holds several begins with the one to act, if nobody could have
     * seen another hand before. */
    if (actor >= 0 && rum_guest_seats(g) & RUM_BIT(actor))
        g->as = actor;
    g->late = actor == RUM_NOBODY && !rum_guest_seats(g);
    g->listens = false;
    g->next = t->guests;
    t->guests = g;
    rum_table_come(t, person);
}

void rum_guest_leave(struct rum_guest *g)
{
    struct rum_table *t = g->table;

    g->table = NULL;
    if (!t || !g->sits)
        return;
    g->sits = false;
    for (struct rum_guest **at = &t->guests; *at; at = &(*at)->next) {
        if (*at == g) {
            *at = g->next;
            break;
        }
    }
    table_drop_claim(t, g);
    rum_table_go(t, g->person);
}

void table_part(struct rum_table *t, int person)
{
    for (struct rum_guest *g = t->guests; g; g = g->next) {
        if (g->person == person)
            g->person = RUM_STRANGER;
    }
}

bool rum_table_attended(const struct rum_table *t)
{
    return t->guests;
}

/* ---- what the match cannot know ---- */

/* Who is there. Whether a bot is at it is told by the scene this guest is
 * sent, which may not say how far a question has come. */
static void put_people(struct rum_json *j, const struct rum_table *t,
                       rum_seat asked)
{
    int seats = rum_match_seats(t->match);

    rum_json_open(j, "who", '[');
    for (int i = 0; i < seats; i++)
        rum_json_str(j, NULL, table_who(&t->chair[i].sitter));
    rum_json_close(j, ']');
    rum_json_open(j, "here", '[');
    for (int i = 0; i < seats; i++)
        rum_json_bool(j, NULL, rum_table_here(t, (rum_seat)i));
    rum_json_close(j, ']');
    rum_json_open(j, "stood_in", '[');
    for (int i = 0; i < seats; i++)
        rum_json_bool(j, NULL, t->chair[i].stood_in);
    rum_json_close(j, ']');
    rum_json_open(j, "expected", '[');
    for (int i = 0; i < seats; i++)
        rum_json_bool(j, NULL, table_is_expected(t, (rum_seat)i));
    rum_json_close(j, ']');
    rum_json_bool(j, "thinking", table_bot_decides(t, asked));
}

/* What would be taken back, as far as this guest has read of it. */
static void put_taken(struct rum_json *j, const struct rum_guest *g, size_t to)
{
    struct rum_match *m = g->table->match;
    size_t from = rum_match_log_before(m, g->as, to);
    struct rum_scene *scene = g->wire->scene;

    rum_scene_clear(scene);
    rum_match_log(m, g->as, from, scene);
    rum_json_open(j, "takes", '[');
    for (size_t i = 0; i < scene->log.n && i < TAKEN; i++)
        rum_json_str(j, NULL, scene->log.v[i].text);
    rum_json_close(j, ']');
}

/* The options that would be others. */
static void put_proposed(struct rum_json *j, const struct rum_table *t)
{
    const struct rum_game *game = rum_match_game(t->match);
    char is[RUM_MAX_TEXT], would[RUM_MAX_TEXT];

    rum_json_open(j, "options", '{');
    for (size_t i = 0; i < game->option_count; i++) {
        rum_options_format(rum_match_options(t->match), game, i, is,
                           sizeof(is));
        rum_options_format(rum_match_options(t->proposed), game, i, would,
                           sizeof(would));
        if (strcmp(is, would) != 0)
            rum_json_str(j, game->options[i].name, would);
    }
    rum_json_close(j, '}');
}

static const char *const wish_words[] = {
    [RUM_WISH_UNDO] = "undo",
    [RUM_WISH_REMATCH] = "rematch",
    [RUM_WISH_DRAW] = "draw",
    [RUM_WISH_RESIGN] = "resign",
};

static void put_wish(struct rum_json *j, const struct rum_guest *g,
                     const struct rum_wish *wish)
{
    uint16_t seats = rum_guest_seats(g);

    rum_json_open(j, "wish", '{');
    rum_json_str(j, "what", wish_words[wish->what]);
    rum_json_int(j, "by", wish->by);
    rum_json_bool(j, "yours", seats & RUM_BIT(wish->by));
    rum_json_bool(j, "asks_you", wish->asked & seats);
    if (wish->what == RUM_WISH_UNDO)
        put_taken(j, g, wish->to);
    if (wish->what == RUM_WISH_REMATCH)
        put_proposed(j, g->table);
    rum_json_close(j, '}');
}

/* The games of the series that are over, and where the next one is. */
static void put_series(struct rum_json *j, const struct rum_table *t)
{
    if (rum_table_games(t)) {
        rum_json_int(j, "games", rum_table_games(t));
        rum_json_open(j, "score", '[');
        for (int i = 0; i < rum_match_seats(t->match); i++)
            rum_json_int(j, NULL, rum_table_score(t, (rum_seat)i));
        rum_json_close(j, ']');
    }
    if (t->rematch[0])
        rum_json_str(j, "rematch", t->rematch);
}

/* Several people look at this guest's screen, and hold different things. */
static bool shares_screen(const struct rum_guest *g, uint16_t seats)
{
    for (int i = 0; g->as >= 0 && i < rum_match_seats(g->table->match); i++) {
        if (i != g->as && seats & RUM_BIT(i) &&
            rum_match_hands_differ(g->table->match, g->as, (rum_seat)i))
            return true;
    }
    return false;
}

static void put_table(struct rum_json *j, const struct rum_guest *g)
{
    struct rum_table *t = g->table;
    rum_seat actor = rum_match_actor(t->match);
    uint16_t seats = rum_guest_seats(g);

    rum_json_open(j, "table", '{');
    put_people(j, t, rum_match_actor_seen(t->match, g->as));
    put_series(j, t);
    if (rum_table_wish(t))
        put_wish(j, g, rum_table_wish(t));
    if (t->claim.guest && !t->claim.granted)
        rum_json_int(j, "claimed", t->claim.seat);
    if (t->hurried != RUM_NEVER)
        rum_json_bool(j, "hurried", true);
    if (t->brought)
        rum_json_bool(j, "brought", true);
    if (g->person >= 0 && t->person[g->person].undone)
        rum_json_int(j, "undone", t->person[g->person].undoer);
    if (shares_screen(g, seats))
        rum_json_bool(j, "shared", true);
    /* Another of their seats is to act, and what it holds is another matter. */
    if (actor >= 0 && actor != g->as && seats & RUM_BIT(actor)) {
        rum_json_int(j, "next", actor);
        rum_json_bool(j, "curtain",
                      g->as >= 0 &&
                          rum_match_hands_differ(t->match, g->as, actor));
    }
    rum_json_close(j, '}');
}

static bool has_clocks(const struct rum_table *t)
{
    return t->rules.clock != RUM_CLOCK_NONE || t->hurried != RUM_NEVER ||
           rum_table_time_left(t) != RUM_NEVER;
}

/* What is left on the clocks, in milliseconds. While it is a secret who is
 * asked, only one's own are told. */
static void put_clocks(struct rum_json *j, const struct rum_guest *g,
                       bool veiled)
{
    const struct rum_table *t = g->table;

    uint64_t limit = rum_table_time_left(t);
    if (!has_clocks(t))
        return;
    rum_json_open(j, "clock", '{');
    if (limit != RUM_NEVER)
        rum_json_int(j, "limit", (int64_t)limit);
    if (t->hurried != RUM_NEVER)
        rum_json_int(j, "hurry",
                     t->hurried > t->now ? (int64_t)(t->hurried - t->now) : 0);
    rum_json_open(j, "left", '[');
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        uint64_t left = rum_table_left(t, (rum_seat)i);
        if (left == RUM_NEVER || (veiled && !(rum_guest_seats(g) & RUM_BIT(i))))
            rum_json_null(j, NULL);
        else
            rum_json_int(j, NULL, (int64_t)left);
    }
    rum_json_close(j, ']');
    rum_json_close(j, '}');
}

/* ---- scenes ---- */

/* A part of the wire's text; nothing: it was not made yet. */
struct part {
    size_t at, n;
};

/* What a guest has of the scene: this one, another, or none of this viewer's.
 */
enum has { SAME, OLD, FRESH };

/*
 * What those who look as one viewer are told: made once, however many they
 * are. Whoever looks as a seat is its person, so that what is said of the
 * table is the same for all of them too.
 */
struct view {
    bool looked;
    uint32_t match; /* its version */
    struct part table, scene, message[FRESH + 1];
    bool veiled;
};

static int view_of(const struct rum_guest *g)
{
    return g->as >= 0 ? g->as : RUM_MAX_SEATS;
}

/* What is the table's, and whether anything is new. */
static void look(const struct rum_guest *g, struct view *v)
{
    struct rum_text *text = &g->wire->scenes;
    struct shown *shown = &g->table->shown[view_of(g)];
    struct rum_json j = {.out = text, .comma = true};

    v->looked = true;
    v->match = rum_match_version(g->table->match, g->as);
    v->table.at = text->n;
    rum_json_int(&j, "as", g->as);
    put_table(&j, g);
    v->table.n = text->n - v->table.at;
    uint64_t now = rum_text_hash(text->s + v->table.at, v->table.n);
    if (shown->version > 0 && now == shown->table && v->match == shown->match)
        return;
    shown->version++;
    shown->table = now;
    shown->match = v->match;
}

static void see(const struct rum_guest *g, struct view *v)
{
    struct rum_wire *w = g->wire;
    struct rum_json j = {.out = &w->scenes, .comma = true};

    if (v->scene.n)
        return;
    rum_table_view(g->table, g->as, w->scene);
    v->veiled = w->scene->veiled;
    v->scene.at = w->scenes.n;
    rum_json_open(&j, "scene", '{');
    rum_scene_write(w->scene, &j);
    rum_json_close(&j, '}');
    v->scene.n = w->scenes.n - v->scene.at;
}

/* Add a part once more; adding may move the text. */
static void repeat(struct rum_wire *w, struct part from)
{
    rum_text_clear(&w->text);
    rum_text_add(&w->text, w->scenes.s + from.at, from.n);
    rum_text_add(&w->scenes, w->text.s, w->text.n);
}

static void put_step(void *to, rum_seat by, int turn, bool chose,
                     const struct rum_scene *told)
{
    struct rum_json *j = to;

    rum_json_open(j, NULL, '{');
    if (by >= 0)
        rum_json_int(j, "by", by);
    rum_json_int(j, "during", turn);
    if (chose)
        rum_json_bool(j, "chose", true);
    rum_scene_write_list(told, "log", j);
    rum_scene_write_list(told, "moves", j);
    rum_json_close(j, '}');
}

/* The message: the scene is left out for who has it, and who was not there is
 * told what led to it. */
static struct part compose(const struct rum_guest *g, struct view *v,
                           enum has has)
{
    struct rum_text *text = &g->wire->scenes;
    struct part *made = &v->message[has];

    if (made->n)
        return *made;
    if (has != SAME || has_clocks(g->table))
        see(g, v);
    made->at = text->n;
    rum_text_printf(text, "{\"event\":\"scene\",\"version\":%u",
                    g->table->shown[view_of(g)].version);
    repeat(g->wire, v->table);
    struct rum_json j = {.out = text, .comma = true};
    put_clocks(&j, g, v->veiled);
    if (has == FRESH) {
        rum_json_open(&j, "since", '[');
        rum_match_since(g->table->match, g->as, put_step, &j);
        rum_json_close(&j, ']');
    }
    if (has != SAME)
        repeat(g->wire, v->scene);
    rum_text_puts(text, "}");
    made->n = text->n - made->at;
    return *made;
}

/* Nothing is sent if nothing changed for them: even that it is later is a
 * hint. */
static void update(struct rum_guest *g, struct view *v)
{
    struct rum_table *t = g->table;
    bool other = g->version == 0 || g->sent_as != g->as;

    if (!v->looked)
        look(g, v);
    uint32_t version = t->shown[view_of(g)].version;
    if (!other && g->version == version)
        return;
    enum has has = other ? FRESH : g->sent_match != v->match ? OLD : SAME;
    struct part message = compose(g, v, has);
    g->version = version;
    g->sent_as = g->as;
    g->sent_match = v->match;
    t->seen_at = t->now;
    g->send(g, g->wire->scenes.s + message.at, message.n);
}

static struct rum_json begin_event(struct rum_guest *g, const char *name)
{
    struct rum_json j = {.out = &g->out};

    rum_text_clear(&g->out);
    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "event", name);
    return j;
}

static void send_event(struct rum_guest *g, struct rum_json *j)
{
    rum_json_close(j, '}');
    g->send(g, g->out.s, g->out.n);
}

/* All that is to be heard of the talk, whenever that is something else. The
 * link of a finished game goes anywhere; what people said to each other stays
 * with those who were there. */
static void update_talk(struct rum_guest *g)
{
    const struct rum_table *t = g->table;
    bool watches = !rum_guest_seats(g), news = false;

    if (g->late)
        return;
    for (int i = 0; i < 2; i++) {
        uint32_t said = table_heard_of(t, watches, i);
        news = news || said != g->heard[i];
        g->heard[i] = said;
    }
    if (!news)
        return;
    struct rum_json j = begin_event(g, "talk");
    table_put_talk(&j, t, watches);
    send_event(g, &j);
}

/* Before the scene that shows what was chosen for them. */
static void tell_late(struct rum_table *t)
{
    for (struct rum_guest *g = t->guests; t->late && g; g = g->next) {
        if (t->late_secret && !(rum_guest_seats(g) & t->late))
            continue;
        struct rum_json j = begin_event(g, "late");
        rum_json_int(&j, "seat", table_first_seat(t->late));
        send_event(g, &j);
    }
    t->late = 0;
}

void rum_table_publish(struct rum_table *t)
{
    struct view view[RUM_MAX_SEATS + 1] = {0};
    struct rum_guest *next;

    if (!t->guests)
        return;
    tell_late(t);
    table_check_claim(t);
    rum_text_clear(&t->guests->wire->scenes);
    for (struct rum_guest *g = t->guests; g; g = next) {
        next = g->next;
        check_eyes(g);
        update(g, &view[view_of(g)]);
        update_talk(g);
    }
}

/* ---- refusals, hints and the story ---- */

void table_tell_refused(struct rum_table *t, const struct rum_wish *wish,
                        int person)
{
    rum_seat no = table_first_seat(rum_table_holds(t, person));

    for (struct rum_guest *g = t->guests; g; g = g->next) {
        if (rum_guest_seats(g) && g->person == person)
            continue;
        struct rum_json j = begin_event(g, "refused");
        rum_json_str(&j, "what", wish_words[wish->what]);
        rum_json_int(&j, "by", wish->by);
        rum_json_int(&j, "no", no);
        send_event(g, &j);
    }
}

void table_tell_admitted(struct rum_guest *g, rum_seat seat, const char *key)
{
    struct rum_json j = begin_event(g, "admitted");

    rum_json_int(&j, "seat", seat);
    if (key)
        rum_json_str(&j, "key", key);
    send_event(g, &j);
}

void put_advice(struct rum_json *j, const struct rum_advice *advice)
{
    if (advice->value >= 0)
        rum_json_int(j, "value", advice->value);
    if (advice->has_second) {
        rum_json_int(j, "second", advice->second);
        rum_json_int(j, "second_value", advice->second_value);
    }
}

static void send_story(struct rum_guest *g)
{
    struct rum_json j = begin_event(g, "story");

    g->listens = false;
    story_put(&j, g->table, g->as, g->wire->scene);
    send_event(g, &j);
}

/* Both of them with names, where there is something to say. */
static void put_hint(struct rum_json *j, struct rum_table *t,
                     struct rum_thought *th)
{
    char text[400];

    rum_thought_explain(th);
    rum_json_int(j, "code", th->best);
    if (th->hint.odds >= 0)
        rum_json_int(j, "odds", th->hint.odds);
    if (th->hint.chance[0])
        rum_json_str(j, "chance", th->hint.chance);
    rum_match_words(t->match, th->seat, th->hint.why, text, sizeof(text));
    if (text[0])
        rum_json_str(j, "why", text);
    if (th->advice.has_second)
        rum_json_int(j, "second", th->advice.second);
}

void rum_table_heed(struct rum_table *t, struct rum_thought *th)
{
    enum rum_err err = rum_table_thought(t, th);

    for (struct rum_guest *g = t->guests; rum_table_told(t) && g; g = g->next) {
        if (g->listens)
            send_story(g);
    }
    if (th->person == RUM_STRANGER || err != RUM_OK)
        return;
    for (struct rum_guest *g = t->guests; g; g = g->next) {
        if (g->person != th->person)
            continue;
        struct rum_json j = begin_event(g, "hint");
        put_hint(&j, t, th);
        send_event(g, &j);
    }
}

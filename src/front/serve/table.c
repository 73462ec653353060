/*
 * table.c: laying tables, finding them again, playing at them.
 */
#include "table.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#define MAX_TABLES 512 /* in memory; the others are on disk */

/* ---- laying a table ---- */

/* `n` random letters and digits without those that look alike: 5 bits each. */
static void random_word(char *out, int n)
{
    static const char letters[] = "abcdefghjkmnpqrstuvwxyz023456789";
    uint8_t bytes[TABLE_KEY_SIZE];

    RUM_ASSERT(n < TABLE_KEY_SIZE && sizeof(letters) == 33);
    if (getrandom(bytes, (size_t)n, 0) != n)
        abort();
    for (int i = 0; i < n; i++)
        out[i] = letters[bytes[i] % 32];
    out[n] = '\0';
}

static enum rum_err read_options(const struct rum_game *game,
                                 const json_t *wish, struct rum_options *opt,
                                 struct rum_err_text *why)
{
    const char *name;
    json_t *value;

    rum_options_init(opt, game);
    json_object_foreach(json_object_get(wish, "options"), name, value)
    {
        char number[24];
        const char *text = json_string_value(value);
        if (json_is_integer(value)) {
            snprintf(number, sizeof(number), "%" JSON_INTEGER_FORMAT,
                     json_integer_value(value));
            text = number;
        }
        if (!text) {
            RUM_SAY(why->text, "option %.40s: expected a text or a number",
                    name);
            return RUM_EFORMAT;
        }
        enum rum_err err = rum_options_set(opt, game, name, text, why);
        if (err)
            return err;
    }
    return RUM_OK;
}

static bool is_level(const char *s)
{
    for (const char *const *level = rum_bot_levels(); *level; level++) {
        if (strcmp(*level, s) == 0)
            return true;
    }
    return false;
}

/* Who sits where: "human" or a bot's level; people first, bots for the rest,
 * when nothing is said. */
static enum rum_err read_seats(struct table *t, const json_t *wish,
                               struct rum_err_text *why)
{
    const json_t *seats = json_object_get(wish, "seats");
    const json_t *names = json_object_get(wish, "names");
    int people = 0;

    for (int i = 0; i < rum_match_seats(t->match); i++) {
        const char *who = json_string_value(json_array_get(seats, (size_t)i));
        const char *name = json_string_value(json_array_get(names, (size_t)i));
        char made_up[32] = "";
        if (!who)
            who = i == 0 ? "human" : "easy";
        bool human = strcmp(who, "human") == 0;
        if (!human && !is_level(who)) {
            RUM_SAY(why->text,
                    "seat %d: expected \"human\" or the level of a bot, not "
                    "'%.20s'",
                    i, who);
            return RUM_EFORMAT;
        }
        if (human)
            RUM_SAY(made_up, "Player %d", ++people);
        else
            RUM_SAY(made_up, "Bot %d", i + 1);
        rum_match_name(t->match, (rum_seat)i, name && *name ? name : made_up,
                       who);
        t->level[i][0] = '\0';
        if (!human)
            RUM_SAY(t->level[i], "%s", who);
    }
    return RUM_OK;
}

static void add_links(struct table *t, bool together)
{
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (t->level[i][0])
            continue;
        if (!together || t->links == 0)
            random_word(t->link[t->links++].key, 26);
        t->link[t->links - 1].seats |= (uint8_t)(1u << i);
    }
}

/* The time is only for listings; the rules have no clock. */
static void store_table(struct table *t)
{
    struct store *st = t->hub->store;
    struct rum_text head = {0};

    rum_match_save(t->match, &head);
    store_write(st, STORE_TABLE,
                (struct store_value[]){{t->id, 0},
                                       {rum_match_game(t->match)->id, 0},
                                       {head.s, 0},
                                       {NULL, time(NULL)}},
                4, NULL, NULL);
    rum_text_finish(&head);
    for (int i = 0; i < rum_match_seats(t->match); i++)
        store_write(st, STORE_SEAT,
                    (struct store_value[]){
                        {t->id, 0},
                        {NULL, i},
                        {rum_match_seat_who(t->match, (rum_seat)i), 0},
                        {rum_match_seat_name(t->match, (rum_seat)i), 0}},
                    4, NULL, NULL);
    for (int i = 0; i < t->links; i++)
        store_write(st, STORE_LINK,
                    (struct store_value[]){{t->id, 0},
                                           {t->link[i].key, 0},
                                           {NULL, t->link[i].seats}},
                    3, NULL, NULL);
}

static void destroy(struct table *t)
{
    RUM_ASSERT(!t->guests && !t->thinking && !t->writing);
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        rum_bot_destroy(t->bot[i]);
    wire_destroy(t->wire);
    rum_match_destroy(t->match);
    rum_text_finish(&t->answer);
    free(t);
}

/* Tables nobody sits at go back to disk when there are many. */
static void make_room(struct hub *hub)
{
    while (hub->count >= MAX_TABLES) {
        struct table **oldest = NULL;
        for (struct table **t = &hub->tables; *t; t = &(*t)->next) {
            bool idle = !(*t)->guests && !(*t)->thinking && !(*t)->writing;
            if (idle && (!oldest || (*t)->touched < (*oldest)->touched))
                oldest = t;
        }
        if (!oldest)
            return;
        struct table *gone = *oldest;
        *oldest = gone->next;
        hub->count--;
        destroy(gone);
    }
}

static struct table *new_table(struct hub *hub)
{
    struct table *t = rum_alloc(sizeof(*t));
    t->hub = hub;
    t->undo_by = RUM_NOBODY;
    t->touched = uv_now(hub->loop);
    return t;
}

static void add_table(struct hub *hub, struct table *t)
{
    make_room(hub);
    t->wire = wire_create(t->match);
    t->next = hub->tables;
    hub->tables = t;
    hub->count++;
}

enum rum_err table_create(struct hub *hub, const json_t *wish,
                          struct table **out, struct rum_err_text *why)
{
    const char *id = json_string_value(json_object_get(wish, "game"));
    const struct rum_game *game = id ? rum_game_find(id) : NULL;
    struct rum_options opt;

    why->text[0] = '\0';
    if (!game) {
        RUM_SAY(why->text, "\"game\": expected the id of a game, not '%.30s'",
                id ? id : "nothing");
        return RUM_EFORMAT;
    }
    enum rum_err err = read_options(game, wish, &opt, why);
    if (err)
        return err;
    struct table *t = new_table(hub);
    err = rum_match_create(game, &opt, rum_seed_random(), &t->match, why);
    if (!err)
        err = read_seats(t, wish, why);
    if (err) {
        destroy(t);
        return err;
    }
    random_word(t->id, 10);
    add_links(t, json_is_true(json_object_get(wish, "together")));
    store_table(t);
    add_table(hub, t);
    table_think(t);
    *out = t;
    return RUM_OK;
}

/* ---- finding it again ---- */

/* A table coming back from disk. */
struct reading {
    struct table *table;
    struct rum_text recording;
};

static void read_row(void *context, enum store_write what,
                     const char *const *text)
{
    struct reading *r = context;
    struct table *t = r->table;

    switch (what) {
    case STORE_TABLE:
        rum_text_puts(&r->recording, text[2]);
        break;
    case STORE_SEAT:
        rum_text_printf(&r->recording, "seat %s %s %s\n", text[1], text[2],
                        text[3]);
        if (atoi(text[1]) < RUM_MAX_SEATS && is_level(text[2]))
            RUM_SAY(t->level[atoi(text[1])], "%s", text[2]);
        break;
    case STORE_LINK:
        if (t->links < MAX_LINKS) {
            RUM_SAY(t->link[t->links].key, "%s", text[1]);
            t->link[t->links++].seats = (uint8_t)atoi(text[2]);
        }
        break;
    case STORE_LINE:
        rum_text_printf(&r->recording, "%s\n", text[2]);
        t->lines++;
        break;
    default:
        break;
    }
}

struct table *table_find(struct hub *hub, const char *id)
{
    for (struct table *t = hub->tables; t; t = t->next) {
        if (strcmp(t->id, id) == 0)
            return t;
    }

    struct reading r = {.table = new_table(hub)};
    struct rum_err_text why;
    RUM_SAY(r.table->id, "%.10s", id);
    enum rum_err err = store_read(hub->store, r.table->id, read_row, &r);
    if (!err) {
        err = rum_match_load(r.recording.s, r.recording.n, NULL,
                             &r.table->match, &why);
        if (err)
            fprintf(stderr, "rumpus: table %s cannot be read: %s\n", id,
                    why.text);
    }
    rum_text_finish(&r.recording);
    if (err) {
        destroy(r.table);
        return NULL;
    }
    r.table->safe = rum_match_length(r.table->match);
    add_table(hub, r.table);
    table_think(r.table);
    return r.table;
}

uint8_t table_seats_of(const struct table *t, const char *key)
{
    for (int i = 0; i < t->links; i++) {
        if (strcmp(t->link[i].key, key) == 0)
            return t->link[i].seats;
    }
    return 0;
}

/* ---- playing ---- */

static void answer(struct table *t, bool good)
{
    struct guest *g = t->asker;

    t->asker = NULL;
    if (!good) {
        rum_text_clear(&t->answer);
        wire_refuse(&t->answer, "the server cannot write to its disk; nothing "
                                "was played");
    }
    if (g)
        g->send(g, t->answer.s, t->answer.n);
}

static void line_written(void *context, bool good)
{
    struct table *t = context;

    t->writing = false;
    if (!good) {
        t->lines--;
        if (rum_match_length(t->match) > t->safe)
            rum_match_undo_to(t->match, t->safe);
        while (rum_match_length(t->match) < t->safe)
            rum_match_redo(t->match);
    }
    t->safe = rum_match_length(t->match);
    answer(t, good);
    table_publish(t);
}

static void write_line(struct table *t, const char *line, struct guest *asker)
{
    t->writing = true;
    t->asker = asker;
    t->touched = uv_now(t->hub->loop);
    t->undo_by = RUM_NOBODY;
    store_write(
        t->hub->store, STORE_LINE,
        (struct store_value[]){{t->id, 0}, {NULL, t->lines++}, {line, 0}}, 3,
        line_written, t);
}

void table_play(struct table *t, rum_action act, struct guest *asker)
{
    char line[64];

    if (asker)
        t->decided = uv_now(t->hub->loop);
    table_forget(t);
    enum rum_err err = rum_match_play(t->match, act);
    RUM_ASSERT(err == RUM_OK);
    snprintf(
        line, sizeof(line), "play %d %016" PRIx64, act,
        rum_game_digest(rum_match_game(t->match), rum_match_state(t->match)));
    write_line(t, line, asker);
}

void table_undo(struct table *t, size_t length, struct guest *asker)
{
    char line[64];

    t->decided = uv_now(t->hub->loop);
    table_forget(t);
    enum rum_err err = rum_match_undo_to(t->match, length);
    RUM_ASSERT(err == RUM_OK);
    snprintf(line, sizeof(line), "undo %zu", length);
    write_line(t, line, asker);
}

void table_publish(struct table *t)
{
    for (struct guest *g = t->guests; g; g = g->next)
        guest_update(g);
    table_think(t);
}

/* ---- the hub ---- */

enum rum_err hub_init(struct hub *hub, uv_loop_t *loop, const char *path,
                      struct rum_err_text *why)
{
    *hub = (struct hub){.loop = loop};
    enum rum_err err = store_create(path, loop, &hub->store, why);
    if (!err)
        hub->scene = rum_scene_create();
    return err;
}

void hub_finish(struct hub *hub)
{
    /* What is being written gets to the disk; nobody is told any more. */
    store_destroy(hub->store);
    while (hub->tables) {
        struct table *t = hub->tables;
        hub->tables = t->next;
        t->writing = false;
        while (t->guests)
            guest_leave(t->guests);
        table_forget(t);
        destroy(t);
    }
    rum_scene_destroy(hub->scene);
    rum_text_finish(&hub->text);
}

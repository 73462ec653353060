/*
 * api.c: the few things that are asked over plain HTTP.
 *
 *     GET  /api/games         what can be played, with options and looks
 *     GET  /api/rules/TAG     how to play, and the clauses
 *     POST /api/tables        lay a table
 *     POST /api/mine          how the tables of these links stand
 *     GET  /api/scenes[/NAME] scenes written by hand, where asked for
 */
#include "api.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/clause.h>

#define MAX_MINE 50

static void fail(struct api_answer *out, int status, const char *error)
{
    out->status = status;
    rum_text_clear(&out->body);
    wire_refuse(&out->body, error);
}

/* ---- games and rules ---- */

static void put_game(struct rum_json *j, const struct rum_game *game)
{
    rum_json_open(j, NULL, '{');
    wire_put_game(j, game);
    wire_put_option_list(j, game);
    rum_json_str(j, "accent", game->theme->accent);
    rum_json_str(j, "ground", game->theme->ground);
    rum_json_str(j, "picture", rum_theme_art(game->theme, "lobby"));
    rum_json_close(j, '}');
}

static void get_games(struct api_answer *out)
{
    struct rum_json j = {.out = &out->body};

    rum_json_open(&j, NULL, '{');
    rum_json_bool(&j, "ok", true);
    rum_json_open(&j, "games", '[');
    for (const struct rum_game *const *g = rum_games(); *g; g++)
        put_game(&j, *g);
    rum_json_close(&j, ']');
    rum_json_open(&j, "levels", '[');
    for (const char *const *level = rum_bot_levels(); *level; level++)
        rum_json_str(&j, NULL, *level);
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
}

static void get_rules(const char *tag, struct api_answer *out)
{
    const struct rum_rules *rules = rum_rules_of(tag);
    struct rum_json j = {.out = &out->body};

    if (!rules) {
        fail(out, 404, "there are no rules of that name");
        return;
    }
    rum_json_open(&j, NULL, '{');
    rum_json_bool(&j, "ok", true);
    rum_json_str(&j, "howto", rules->howto);
    rum_json_open(&j, "chapters", '[');
    for (size_t i = 0; i < rules->chapters; i++)
        rum_json_str(&j, NULL, rules->chapter[i]);
    rum_json_close(&j, ']');
    rum_json_open(&j, "clauses", '[');
    for (size_t i = 0; i < rules->clauses; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "id", rules->clause[i].id);
        rum_json_int(&j, "chapter", rules->clause[i].number / 100);
        rum_json_str(&j, "text", rules->clause[i].text);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
}

/* ---- tables ---- */

static void put_seat_list(struct rum_json *j, uint8_t mask)
{
    rum_json_open(j, "seats", '[');
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (mask & 1u << i)
            rum_json_int(j, NULL, i);
    }
    rum_json_close(j, ']');
}

static void post_table(struct hub *hub, const json_t *in,
                       struct api_answer *out)
{
    struct rum_err_text why;
    struct table *t;

    if (table_create(hub, in, &t, &why) < 0) {
        fail(out, 400, why.text);
        return;
    }
    struct rum_json j = {.out = &out->body};
    rum_json_open(&j, NULL, '{');
    rum_json_bool(&j, "ok", true);
    rum_json_str(&j, "table", t->id);
    rum_json_open(&j, "links", '[');
    for (int i = 0; i < t->links; i++) {
        rum_json_open(&j, NULL, '{');
        rum_json_str(&j, "key", t->link[i].key);
        put_seat_list(&j, t->link[i].seats);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
}

static void put_mine(struct rum_json *j, const struct table *t, const char *key,
                     uint8_t seats)
{
    rum_seat actor = rum_match_actor(t->match);

    rum_json_open(j, NULL, '{');
    rum_json_str(j, "table", t->id);
    rum_json_str(j, "key", key);
    rum_json_str(j, "game", rum_match_game(t->match)->id);
    put_seat_list(j, seats);
    rum_json_int(j, "turn", rum_head(rum_match_state(t->match))->turn);
    rum_json_bool(j, "over", actor == RUM_NOBODY);
    rum_json_bool(j, "yours", actor >= 0 && seats & 1u << actor);
    rum_json_close(j, '}');
}

static void post_mine(struct hub *hub, const json_t *in, struct api_answer *out)
{
    const json_t *list = json_object_get(in, "links");
    struct rum_json j = {.out = &out->body};

    rum_json_open(&j, NULL, '{');
    rum_json_bool(&j, "ok", true);
    rum_json_open(&j, "tables", '[');
    for (size_t i = 0; i < json_array_size(list) && i < MAX_MINE; i++) {
        const json_t *one = json_array_get(list, i);
        const char *id = json_string_value(json_object_get(one, "table"));
        const char *key = json_string_value(json_object_get(one, "key"));
        struct table *t = id && key && strlen(id) < TABLE_ID_SIZE
                              ? table_find(hub, id)
                              : NULL;
        uint8_t seats = t ? table_seats_of(t, key) : 0;
        if (seats)
            put_mine(&j, t, key, seats);
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
}

/* ---- scenes written by hand ---- */

static void get_scene_names(const char *folder, struct api_answer *out)
{
    struct rum_json j = {.out = &out->body};
    DIR *dir = opendir(folder);

    rum_json_open(&j, NULL, '{');
    rum_json_bool(&j, "ok", true);
    rum_json_open(&j, "scenes", '[');
    for (struct dirent *e; dir && (e = readdir(dir));) {
        size_t n = strlen(e->d_name);
        if (n > 5 && n < 40 && strcmp(e->d_name + n - 5, ".json") == 0) {
            e->d_name[n - 5] = '\0';
            rum_json_str(&j, NULL, e->d_name);
        }
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
    if (dir)
        closedir(dir);
}

static void get_scene(const char *folder, const char *name,
                      struct api_answer *out)
{
    char path[512] = "", bytes[8192];
    size_t n;

    if (strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-") !=
        strlen(name)) {
        fail(out, 404, "there is no such scene");
        return;
    }
    RUM_SAY(path, "%s/%.40s.json", folder, name);
    FILE *f = fopen(path, "r");
    if (!f) {
        fail(out, 404, "there is no such scene");
        return;
    }
    while ((n = fread(bytes, 1, sizeof(bytes), f)) > 0)
        rum_text_add(&out->body, bytes, n);
    fclose(f);
}

/* ---- */

static const char *after(const char *path, const char *prefix)
{
    size_t n = strlen(prefix);
    return strncmp(path, prefix, n) == 0 && path[n] ? path + n : NULL;
}

static void answer_post(struct hub *hub, const char *path, const char *post,
                        size_t size, struct api_answer *out)
{
    json_error_t e;
    json_t *in = json_loadb(post, size, JSON_REJECT_DUPLICATES, &e);

    if (!json_is_object(in))
        fail(out, 400, "expected a JSON object");
    else if (strcmp(path, "/api/tables") == 0)
        post_table(hub, in, out);
    else if (strcmp(path, "/api/mine") == 0)
        post_mine(hub, in, out);
    else
        fail(out, 404, "there is nothing to post to here");
    json_decref(in);
}

void api_answer(struct hub *hub, const char *scenes, const char *path,
                const char *post, size_t size, struct api_answer *out)
{
    const char *rest;

    out->status = 200;
    if (post)
        answer_post(hub, path, post, size, out);
    else if (strcmp(path, "/api/games") == 0)
        get_games(out);
    else if ((rest = after(path, "/api/rules/")))
        get_rules(rest, out);
    else if (scenes && strcmp(path, "/api/scenes") == 0)
        get_scene_names(scenes, out);
    else if (scenes && (rest = after(path, "/api/scenes/")))
        get_scene(scenes, rest, out);
    else
        fail(out, 404, "there is nothing here");
}

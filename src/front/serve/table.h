/*
 * table.h: tables and the guests who sit or watch at them.
 *
 * A table is a match with people and bots on its seats. A guest is one
 * connection: he holds some of the seats (by a secret link) or none, and is
 * sent the scene of one seat, or a spectator's, whenever it changes. Nothing
 * here knows how messages travel: a guest has a function for that.
 *
 * An action is played at once in memory, but nobody hears of it before it is
 * on disk; until then the table takes no other.
 */
#ifndef SERVE_TABLE_H
#define SERVE_TABLE_H

#include <jansson.h>

#include <rumpus/bot.h>
#include <rumpus/match.h>

#include "../wire/wire.h"
#include "store.h"

#define TABLE_ID_SIZE  16
#define TABLE_KEY_SIZE 32
#define MAX_LINKS      RUM_MAX_SEATS

struct hub;
struct table;
struct thought;

struct guest {
    struct table *table; /* NULL: not at a table */
    struct guest *next;
    uint8_t seats; /* mask of those he holds */
    rum_seat as;   /* whose scene he is sent */
    uint32_t version;
    uint64_t last;        /* hash of what he was sent */
    struct thought *hint; /* being thought for him, or NULL */
    struct rum_text out;
    void (*send)(struct guest *guest, const char *text, size_t n);
};

struct link {
    char key[TABLE_KEY_SIZE];
    uint8_t seats;
};

struct table {
    struct table *next;
    struct hub *hub;
    char id[TABLE_ID_SIZE];
    struct rum_match *match;
    struct wire *wire; /* answers what is not the server's own business */
    struct link link[MAX_LINKS];
    int links;
    char level[RUM_MAX_SEATS][16]; /* of a bot; "": a person */
    struct rum_bot *bot[RUM_MAX_SEATS];
    uint32_t millis[RUM_MAX_SEATS]; /* how long it may think */
    struct guest *guests;
    int64_t lines;          /* of the recording, on disk or on the way there */
    bool writing;           /* an action is on its way to the disk */
    size_t safe;            /* actions on disk: what may be shown */
    struct guest *asker;    /* who is answered once it is there, */
    struct rum_text answer; /* and with what */
    struct thought *thinking; /* the bot to act, or NULL */
    rum_seat undo_by;         /* who asks to take back; RUM_NOBODY: nobody */
    uint8_t undo_wanted;      /* mask of seats whose consent is missing */
    uint64_t touched;         /* uv_now() of the last sign of life */
    uint64_t decided;         /* of a person's last decision, or coming */
    uint64_t told;            /* since when no guest has seen anything new */
};

struct hub {
    uv_loop_t *loop;
    struct store *store;
    struct table *tables;
    size_t count;
    struct rum_scene *scene; /* scratch */
    struct rum_text text;    /* scratch */
    uint64_t pace;           /* least milliseconds of a bot's decision */
};

enum rum_err hub_init(struct hub *hub, uv_loop_t *loop, const char *path,
                      struct rum_err_text *why);
void hub_finish(struct hub *hub);

/* Lay a new table from {"game", "options", "seats": ["human", "easy", ...],
 * "names"}. The seats of people share one link when "together" is true.
 * `done` is called once it is on disk. RUM_EFORMAT, RUM_EOPTION. */
enum rum_err table_create(struct hub *hub, const json_t *wish,
                          struct table **out, struct rum_err_text *why);

/* A table by its id, from memory or disk; NULL: there is none. */
struct table *table_find(struct hub *hub, const char *id);

/* What a link opens: a mask of seats; 0: it is none of this table's. */
uint8_t table_seats_of(const struct table *t, const char *key);

void guest_join(struct guest *g, struct table *t, uint8_t seats);
void guest_leave(struct guest *g);

/* Take in one message and answer it, now or once it is on disk. The first one
 * must be a `join`. */
void guest_take(struct hub *hub, struct guest *g, const char *line, size_t n);

/* ---- between table.c, talk.c and think.c ---- */

/* Play or take back; the asker (may be NULL) is sent t->answer when it is on
 * disk. */
void table_play(struct table *t, rum_action act, struct guest *asker);
void table_undo(struct table *t, size_t length, struct guest *asker);
/* Send every guest what changed for him, and let bots think. */
void table_publish(struct table *t);
void guest_update(struct guest *g);

/* think.c: let the bot to act think, if it is a bot's decision. */
void table_think(struct table *t);
/* What a strong bot would do, sent to the guest when it is found. False: the
 * guest is waiting for one already. */
bool table_hint(struct table *t, struct guest *g, rum_seat seat);
/* What is being thought is of no use any more. */
void table_forget(struct table *t);
void guest_forget(struct guest *g);

#endif

/*
 * ask.h: messages and their answers from the inside, for the rows of this
 * folder.
 */
#ifndef TABLE_ASK_H
#define TABLE_ASK_H

#include <rumpus/wire.h>

#include "table.h"

/* Many messages are under way: `id` says what is answered. */
struct id {
    enum rum_json_kind kind; /* RUM_JSON_NULL: none was given */
    int64_t n;
    char text[65];
};

/* An answer that waits for the disk: one at a time for each table. */
struct later {
    struct later *next;      /* of the same guest */
    struct rum_guest *guest; /* NULL: nobody waits, or they have left */
    struct id id;
    rum_answer *finish;
    size_t told;
    rum_seat seat;
};

struct rum_wire {
    const struct rum_command *rows; /* the host's, or NULL */
    void *host;
    struct rum_json_doc doc;
    struct rum_scene *scene;
    struct rum_text text, scenes; /* scratch */
};

/* Through whose eyes a guest looks who does not say: those of the seat to act,
 * if it is theirs. */
rum_seat ask_eyes(const struct rum_ask *q);
/* The seat to act, if the guest decides for it; else rum_ask_wrong(), in words
 * that do not depend on who it is. */
bool ask_actor(struct rum_ask *q, rum_seat *actor);
/* The seat a message speaks for: "as", or the one to act if they hold it, or
 * the one they look as. */
bool ask_own_seat(struct rum_ask *q, rum_seat *seat);
bool ask_holds(const struct rum_ask *q, rum_seat seat);
/* Which person of the table it is; RUM_STRANGER: none, such as a program. */
int ask_person(const struct rum_ask *q);
/* The decision a message makes: "code", for the seat to act. */
bool ask_choice(struct rum_ask *q, rum_action *out);
/* "game", or the game of the match. */
bool ask_game(struct rum_ask *q, const struct rum_game **out);

/* Who is to act, as far as the guest may know; the result after the end. */
void put_position(struct rum_ask *q);
/* "events":[...] of the last action */
void put_events(struct rum_json *j, struct rum_match *m, rum_seat viewer);
/* "scene":{...} of q->scene */
void put_scene(struct rum_ask *q);
/* "layout":{...},"theme":{...} */
void put_layout(struct rum_ask *q);

/* "value":..., "second":... */
void put_advice(struct rum_json *j, const struct rum_advice *advice);

/* begin.c */
rum_answer ask_new, ask_load, ask_save;
/* play.c */
rum_answer ask_legal, ask_play, ask_undo, ask_consent, ask_withdraw, ask_redo,
    ask_jump;
/* claim.c */
rum_answer ask_claim, ask_admit;
/* look.c */
rum_answer ask_view, ask_observe, ask_layout, ask_state, ask_preview, ask_why,
    ask_replay, ask_look;
/* people.c */
rum_answer ask_name, ask_seat, ask_resign, ask_draw, ask_say, ask_hurry,
    ask_bot;
/* facts.c */
rum_answer ask_version, ask_games, ask_options, ask_rules;
/* teach.c */
rum_answer ask_lessons, ask_lesson;

#endif

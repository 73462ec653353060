/*
 * wire.h: one line of JSON in, one out: how programs talk to a match.
 *
 * docs/WIRE.md describes the messages. `rumpus drive` speaks them on stdin and
 * stdout as a tester who may do everything; programs that take a seat, and
 * later people over a WebSocket, speak the same as a seat or a spectator and
 * are refused what would tell them more than they may know.
 */
#ifndef WIRE_H
#define WIRE_H

#include <rumpus/match.h>

#define WIRE_VERSION   1
#define WIRE_MAX_LINE  (1 << 20) /* bytes of a message */
#define WIRE_MAX_DEPTH 16        /* of brackets in a message */

/* Who is asking. Neither a tester nor with a seat: a spectator. */
struct wire_asker {
    bool tester;
    uint16_t seats;     /* RUM_BIT of each seat he holds */
    rum_action *chosen; /* where `play` leaves its code instead of playing it,
                           for callers who play it themselves; or NULL */
};

struct wire;

/* A table without a match (testers bring one with `new` or `load`), or with
 * one that stays the caller's. */
struct wire *wire_create(struct rum_match *match);
void wire_destroy(struct wire *w);

/* Answer a message of n bytes, anything at all, with one line (newline
 * included) added to `out`. */
void wire_answer(struct wire *w, struct wire_asker who, const char *line,
                 size_t n, struct rum_text *out);

/* An error in the form of an answer. */
void wire_refuse(struct rum_text *out, const char *error);

/* ---- parts of answers, for other writers of the same words ---- */

/* Members of an open object: id, title, tag, pitch, ... */
void wire_put_game(struct rum_json *j, const struct rum_game *game);
/* "options":[{"name":...},...] */
void wire_put_option_list(struct rum_json *j, const struct rum_game *game);
/* "options":{"players":2,...} of a match */
void wire_put_options(struct rum_json *j, const struct rum_match *match);
/* "actions":[{"code":3,"text":...},...] for the seat to act */
void wire_put_actions(struct rum_json *j, struct rum_match *match);
/* "log":[{"seat":0,"text":...,"clause":...},...]: what the viewer was told
 * after his first `skip` lines; how many lines he has now. */
size_t wire_put_log(struct rum_json *j, struct rum_match *match,
                    rum_seat viewer, size_t skip);

#endif

/*
 * match.h: the middle end. A match is a game being played: seats, history,
 * undo, recording, and what each viewer may see of it. Front ends talk to
 * this and draw scenes.
 *
 * A match is game, resolved options, seed and a list of steps (actions, and
 * the end of the playing time); its state is a cache of playing that list.
 * Undo, redo, jump, replay, save and crash recovery all play the list again.
 *
 * Threads: a match belongs to one thread at a time, looking included (it keeps
 * scratch copies); different matches share nothing. The same holds for sinks
 * and readers. Seeds may be made and parsed from anywhere.
 */
#ifndef RUMPUS_MATCH_H
#define RUMPUS_MATCH_H

#include <rumpus/api.h>
#include <rumpus/game.h>
#include <rumpus/scene.h>
#include <rumpus/text.h>

RUM_API_BEGIN

struct rum_match;

/* 128 bits from the system. */
struct rum_seed rum_seed_random(void);
/* 0..2^53-1 in decimal, or 32 hex digits. RUM_EFORMAT for anything else. */
enum rum_err rum_seed_parse(const char *text, struct rum_seed *out);
/* As rum_seed_parse() takes it: always 32 hex digits. */
void rum_seed_format(struct rum_seed seed, char out[33]);

/* Deal a match. RUM_EOPTION: the game refuses these options, `why` says which.
 */
enum rum_err rum_match_create(const struct rum_game *game,
                              const struct rum_options *opt,
                              struct rum_seed seed, struct rum_match **out,
                              struct rum_err_text *why);
/* NULL does nothing; its sink is closed. */
void rum_match_destroy(struct rum_match *m);

/* What it was dealt with: game, options as resolved, seed. */
const struct rum_game *rum_match_game(const struct rum_match *m);
const struct rum_options *rum_match_options(const struct rum_match *m);
struct rum_seed rum_match_seed(const struct rum_match *m);
/* The true state, with all that is hidden. */
const void *rum_match_state(const struct rum_match *m); /* until the next call
                                                           that changes it */
/* How many seats there are. */
int rum_match_seats(const struct rum_match *m);
/* Who is to act. */
rum_seat rum_match_actor(const struct rum_match *m); /* RUM_NOBODY: over */
/* Seat names for sentences; at most 31 bytes are kept. `who` is what the
 * recording says sits there ("human", "easy"). NULL: as it was. RUM_EIO,
 * RUM_EPENDING, RUM_EBUSY as in rum_match_play(). */
enum rum_err rum_match_name(struct rum_match *m, rum_seat seat,
                            const char *name, const char *who);
/* The name of a seat, and who sits there; until the next rum_match_name(). */
const char *rum_match_seat_name(const struct rum_match *m, rum_seat seat);
const char *rum_match_seat_who(const struct rum_match *m, rum_seat seat);

/* ---- deciding ---- */

/* The open actions, ascending; good until the next change. */
size_t rum_match_legal(const struct rum_match *m, const rum_action **out);
/* Play an action. RUM_EILLEGAL, RUM_EOVER; RUM_EIO: the recording could not be
 * written, and the action was not played. RUM_EPENDING: it will be played or
 * not, as rum_match_settle() says; until then nothing has happened, and
 * everything that would change the match gives RUM_EBUSY. */
enum rum_err rum_match_play(struct rum_match *m, rum_action act);
/* The playing time that the table agreed on is over. RUM_EOVER; RUM_ENOTHING:
 * the game has no use for a clock; the rest as rum_match_play(). */
enum rum_err rum_match_time(struct rum_match *m);
/* A seat resigns, and its side with it; or a draw is agreed on. The match is
 * over though the rules would go on, and the recording tells it. RUM_EOVER;
 * RUM_ENOTHING: there are not two sides, or the game knows no draw; the rest
 * as rum_match_play(). */
enum rum_err rum_match_resign(struct rum_match *m, rum_seat seat);
enum rum_err rum_match_draw(struct rum_match *m);
/* The number of sides, and of which each seat is. */
int rum_match_sides(const struct rum_match *m, int side[RUM_MAX_SEATS]);
/* What each seat has won, in sixtieths; all 0 while the match is on. */
void rum_match_points(const struct rum_match *m, int out[RUM_MAX_SEATS]);
/* The events of the last step played (or replayed). */
const struct rum_trace *rum_match_events(const struct rum_match *m);

/* ---- history ---- */

size_t rum_match_length(const struct rum_match *m); /* steps played */
size_t rum_match_future(const struct rum_match *m); /* undone, can be redone */
/* Step i: what its decider played. RUM_NOBODY decided: the time was over, or
 * people ended the match, and there is no action to speak of. */
rum_seat rum_match_decider(const struct rum_match *m, size_t i);
rum_action rum_match_action(const struct rum_match *m, size_t i);
/* Was step i the end of the playing time? */
bool rum_match_is_time(const struct rum_match *m, size_t i);
/* How often a seat has decided: its own number, no other viewer's. */
uint32_t rum_match_decisions(const struct rum_match *m, rum_seat seat);
/*
 * Where an undo by `seat` leads, which takes back one intention: its latest
 * decision that was a choice, and those of the same play before it. A decision
 * with one answer was none, if its offer was `quiet` or the seat plays `alone`,
 * with nobody who would learn from it what the hand allowed. When only a part
 * of the play, from the last decision backwards, is free, that part, or alone
 * the whole of it; when not even that is, the whole of it, by consent.
 * RUM_ENOTHING.
 *
 * It is free, and nobody need be asked, unless chance was used, something
 * hidden came to light, the game ended, or another seat decided and this one
 * noticed. What it did not notice does not count, or the right to undo would
 * betray it.
 */
enum rum_err rum_match_undo_intent(const struct rum_match *m, rum_seat seat,
                                   bool alone, size_t *length, bool *is_free);
/* The same for the intention of `seat` before step `at`. */
enum rum_err rum_match_intent_before(const struct rum_match *m, rum_seat seat,
                                     bool alone, size_t at, size_t *length,
                                     bool *is_free);
/* May `seat` take back, be it a part of a play, without asking anybody? */
bool rum_match_undo_free(const struct rum_match *m, rum_seat seat);
/* Go back to `length` steps; what follows can be redone until another
 * action is played. The recording gets one more line. RUM_ENOTHING; RUM_EIO,
 * RUM_EPENDING, RUM_EBUSY as in rum_match_play(). */
enum rum_err rum_match_undo_to(struct rum_match *m, size_t length);
/* Play again the first step that was taken back. Errors as above;
 * RUM_ENOTHING: there is none. */
enum rum_err rum_match_redo(struct rum_match *m);
/* Look at any point of the history; nothing is recorded. Only matches without
 * a sink (replays). RUM_ENOTHING: there is no such point. */
enum rum_err rum_match_jump(struct rum_match *m, size_t length);
/* A new match that begins as this one did for `length` steps. */
struct rum_match *rum_match_fork(const struct rum_match *m, size_t length);

/* ---- seeing ---- */

/* The scene of a viewer: a seat, RUM_NOBODY or RUM_ALL. */
void rum_match_view(struct rum_match *m, rum_seat viewer,
                    struct rum_scene *out);
/* Counts the changes that this viewer may know of. While it stays the same, no
 * byte of the viewer's scene changes. Compare it within one match only. */
uint32_t rum_match_version(const struct rum_match *m, rum_seat viewer);
/* Who is to act, as far as `viewer` may know: where the game keeps that quiet
 * it is not the one who is asked. RUM_NOBODY: over. */
rum_seat rum_match_actor_seen(struct rum_match *m, rum_seat viewer);
/* Why `viewer` has nothing to decide, in words that tell nothing new. */
void rum_match_not_asked(struct rum_match *m, rum_seat viewer,
                         struct rum_err_text *why);
/* Only the open actions, as their actor reads them. */
void rum_match_actions(struct rum_match *m, struct rum_scene *out);
/* Only the log lines after the first `skip` that this viewer has. */
void rum_match_log(struct rum_match *m, rum_seat viewer, size_t skip,
                   struct rum_scene *out);
/* What this viewer was shown since their last turn, and by its last decision,
 * one step after the other: `by`, who was asked, as far as they could see, the
 * turn in which that was, whether the viewer had a choice, and a scene of
 * nothing but the step's log lines and moves. */
void rum_match_since(struct rum_match *m, rum_seat viewer,
                     void (*show)(void *to, rum_seat by, int turn, bool chose,
                                  const struct rum_scene *told),
                     void *to);
/* How many log lines this viewer has; and had after `length` steps. */
size_t rum_match_log_size(const struct rum_match *m, rum_seat viewer);
size_t rum_match_log_before(const struct rum_match *m, rum_seat viewer,
                            size_t length);
/* The marks of one open action, for its actor. RUM_EILLEGAL. */
enum rum_err rum_match_preview(struct rum_match *m, rum_action act,
                               struct rum_scene *out);
/* Why nothing that is open is on the thing of this id, for the actor: one
 * sentence with its clause, names filled in. Empty: something is, or there is
 * nothing to say. RUM_ENOTHING: there is no such thing; RUM_EOVER. */
enum rum_err rum_match_why(struct rum_match *m, const char *id,
                           struct rum_line *out);
/* The part of the scene that never changes; lives as long as the match. */
const struct rum_scene *rum_match_layout(struct rum_match *m);
/* A sentence of the game's with names in it, as `viewer` reads it. */
void rum_match_words(const struct rum_match *m, rum_seat viewer, const char *in,
                     char *out, size_t size);

/* One open action in words, names filled in. */
void rum_match_describe(struct rum_match *m, rum_seat viewer, rum_action act,
                        struct rum_offer *out);
/* Do these two seats see different things? (Is a curtain needed?) */
bool rum_match_hands_differ(struct rum_match *m, rum_seat a, rum_seat b);

/* ---- recordings: see docs/WIRE.md for the format ---- */

/*
 * Where the lines of a recording go: a file, rows of a database, memory. The
 * core makes the lines, and what its sink refused did not happen.
 */
struct rum_sink {
    /* Take one line, newline included. RUM_OK: it is safe. RUM_EIO: refused,
     * and nothing of it was kept. RUM_EPENDING: on its way;
     * rum_match_settle() will say. */
    enum rum_err (*write)(struct rum_sink *sink, const char *line, size_t n);
    /* The recording so far is written, and grows from now on: the time to
     * commit it, to put a file in place of another. Answers as write() does;
     * may be NULL. */
    enum rum_err (*ready)(struct rum_sink *sink);
    /* The match needs it no more. May be NULL. */
    void (*close)(struct rum_sink *sink);
};

/*
 * Write the recording so far to the sink, line by line, and every line from
 * now on. With `there` the sink holds the recording so far already: it was
 * loaded from it. RUM_OK: the match owns the sink and has closed the one
 * before. RUM_EPENDING: it will, or it closes the new one. RUM_EIO, RUM_EBUSY:
 * all is as before, and the sink is still the caller's.
 */
enum rum_err rum_match_record_to(struct rum_match *m, struct rum_sink *sink,
                                 bool there);
/* What was pending is written and counts now, or never was. */
void rum_match_settle(struct rum_match *m, bool written);
/* Is something on its way? */
bool rum_match_pending(const struct rum_match *m);

/* What to do about a file that is there already. */
enum rum_file {
    RUM_FILE_NEW,     /* must not exist */
    RUM_FILE_REPLACE, /* what is there stays until the new one is whole */
    RUM_FILE_APPEND,  /* goes on after its last whole line: `there` */
};
/* A sink into a file. RUM_EIO: `why` says what the system did not like. */
enum rum_err rum_sink_file(const char *path, enum rum_file how,
                           struct rum_sink **out, struct rum_err_text *why);
/* A sink into memory: lines are added to `text`, which must outlive the match.
 */
struct rum_sink *rum_sink_text(struct rum_text *text);

/* Record to a file: `replace` one that is there, or it must not exist. */
enum rum_err rum_match_record(struct rum_match *m, const char *path,
                              bool replace, struct rum_err_text *why);
/* The recording as text. */
void rum_match_save(struct rum_match *m, struct rum_text *out);

/*
 * A recording read line by line, from wherever it is kept. RUM_EFORMAT,
 * RUM_EOPTION, RUM_EVERSION (other rules), RUM_EDRIFT (it plays differently
 * now): `why` names the line; after that only destroy.
 */
struct rum_reader;
/* Nothing was read yet. */
struct rum_reader *rum_reader_create(void);
/* NULL does nothing. */
void rum_reader_destroy(struct rum_reader *r);
/* One whole line, without its newline. */
enum rum_err rum_reader_line(struct rum_reader *r, const char *line, size_t n,
                             struct rum_err_text *why);
/* That was all: the match, to be played on, and the caller's. */
enum rum_err rum_reader_finish(struct rum_reader *r, struct rum_match **out,
                               struct rum_err_text *why);

/*
 * All at once, from text. A program that was killed leaves half a line: it is
 * dropped and *cut says so; with NULL for `cut` it is RUM_EFORMAT. Errors as
 * above.
 */
enum rum_err rum_match_load(const char *text, size_t size, bool *cut,
                            struct rum_match **out, struct rum_err_text *why);
/* From a file; RUM_EIO too. */
enum rum_err rum_match_open(const char *path, bool *cut, struct rum_match **out,
                            struct rum_err_text *why);

RUM_API_END

#endif

/*
 * notes.h: what is noticed while a game is played: which cards, abilities and
 * pieces come up and for whom, which clauses, and who is ahead when.
 *
 * Each worker takes notes of the game it plays and adds them to the tally of
 * the run when the game is over. A tally is nothing but sums of whole numbers,
 * so the order in which games end leaves no trace in it.
 */
#ifndef LAB_NOTES_H
#define LAB_NOTES_H

#include "stats.h"

#include <rumpus/game.h>

/* No clause has a number so high: RUM_CLAUSE(99, 99) is below. */
#define LAB_CLAUSES 10000

/* Events of one kind about one subject. */
struct lab_use {
    uint64_t times;         /* such events */
    struct lab_count seats; /* seats that had one, once a game, and what they
                               won */
};

/* Decisions that were looked at in which a choice of some clause was open
 * beside others, and how many of them it was taken in. */
struct lab_pick {
    uint64_t offered, taken;
};

struct lab_tally {
    const struct rum_game *game;
    size_t kinds, subjects;
    struct lab_use *use;    /* [kind * subjects + subject] */
    struct lab_count seats; /* all seats of all games */
    uint64_t *clause;       /* games it came up in, by its number */
    struct lab_pick *pick;  /* by clause */
};

void lab_tally_init(struct lab_tally *tally, const struct rum_game *game);
void lab_tally_finish(struct lab_tally *tally);

/* The uses of a kind and a subject. */
const struct lab_use *lab_tally_use(const struct lab_tally *tally, uint8_t kind,
                                    size_t subject);

/* What one game adds: its uses, by their place in lab_tally.use, the clauses
 * that came up in it, and the choices of some of its decisions. */
struct lab_sums {
    struct lab_cell {
        uint32_t use, times;
        uint8_t seats; /* a bit for each that had one */
    } * cell;
    size_t cells;
    uint16_t *clause;
    size_t clauses;
    struct lab_choice {
        uint16_t clause;
        uint32_t offered, taken;
    } * pick;
    size_t picks;
};

struct lab_record;
struct lab_notes; /* of one worker */

struct lab_notes *lab_notes_create(const struct rum_game *game);
void lab_notes_destroy(struct lab_notes *notes);

/* A game begins, of this number: forget the last one. */
void lab_notes_begin(struct lab_notes *notes, size_t game);

/* The actor saw this and chose that, of n open actions. */
void lab_notes_choice(struct lab_notes *notes, const void *seen, rum_seat actor,
                      const rum_action *open, size_t n, rum_action act);
/* Where apply() writes what happens. */
struct rum_trace *lab_notes_trace(struct lab_notes *notes);
/* It was applied; the record has counted it. */
void lab_notes_applied(struct lab_notes *notes, const void *state,
                       const struct lab_record *record);
/* The game is over and its points are in the record: write the course of the
 * game there. */
void lab_notes_end(const struct lab_notes *notes, struct lab_record *record);

/* The notes of a game that is over, added up; good until the next begins. */
const struct lab_sums *lab_notes_sum(struct lab_notes *notes,
                                     const struct lab_record *record);

void lab_tally_add(struct lab_tally *tally, const struct lab_sums *sums,
                   const struct lab_record *record);

#endif

/*
 * zg_tell_names.h: names and sentences that the telling and the drawing share.
 *
 * Ids in scenes: cells "c2"; figures "fig0"; gear "g0.3" (seat, slot) on the
 * strips "parts0"; the viewer's cards "c0.3" in "hand0" and "deck0"; a dented
 * piece "piece.a"; the running test "test".
 */
#ifndef ZG_TELL_NAMES_H
#define ZG_TELL_NAMES_H

#include <rumpus/scene.h>

#include "zg.h"

struct zg_word {
    char s[96];
};

extern const char *const zg_word_slot[ZG_SLOTS];      /* "LH" */
extern const char *const zg_word_pair[3];             /* of dots: "top" */
extern const char *const zg_word_stance[ZG_DOWN + 1]; /* "Kneel" */
extern const char *const zg_word_look[4];             /* "cestus" */
extern const char *const zg_word_arena[6];            /* "Two Tables" */

/* What a stance to be chosen does, by the options in force. */
const char *zg_word_stance_help(const struct zg_state *s, int stance);
/* What a seat is after: "{1's} Ulster", "every foe's Ulster". */
struct zg_word zg_word_quarry(const struct zg_state *s, int seat);
struct zg_word zg_word_strikes(int n); /* "1 strike" */
/* "1 of 2 strikes", never more than there are. */
struct zg_word zg_word_mass(int hits, int mass);
struct zg_word zg_word_cell(int cell);
/* "3½": half-points as Move. */
struct zg_word zg_word_half(int half);
/* "1½ cards high" */
struct zg_word zg_word_height(int half);
/* "Rwa" */
struct zg_word zg_word_dot(uint8_t dot);
/* "red weak armored" */
struct zg_word zg_word_dot_full(uint8_t dot);
struct zg_word zg_id(const char *prefix, int a, int b); /* b < 0: none */

struct zg_word zg_word_seats(unsigned set); /* "{0}, {1} and {3}" */
/* Another seat has the same figure: names need a number. */
bool zg_figure_is_double(const struct zg_state *s, int seat);
/* "Augment +1, high ground +1": a set of zg_extra, each followed by `each`. */
struct zg_word zg_word_extras(int set, bool bolsters, const char *each);

/* What the attack on this foe would be helped by: "high ground +1, sneak". */
struct zg_word zg_word_odds(const struct zg_state *s, int seat, int slot,
                            int foe);

const char *zg_word_piece(const struct zg_state *s, int piece);

#endif

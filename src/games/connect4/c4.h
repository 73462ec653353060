/*
 * c4.h: the board of Connect Four as two words, one a seat.
 *
 * Bit 7 * column + row stands for a cell; row 6 of each column is always
 * empty, so that lines cannot wrap round and a full column has a place for
 * its carry (see c4_landing).
 */
#ifndef C4_C4_H
#define C4_C4_H

#include <rumpus/game.h>

/* A clause of rules/c4.md. */
#define C4(chapter, number) RUM_CLAUSE(chapter, number)
#include <rumpus/scene.h>

#define C4_COLUMNS 7
#define C4_ROWS    6

/* Clauses that more than one file cites. */
#define C4_DROPPING C4(2, 1)
#define C4_RESTING  C4(2, 2)
#define C4_WINNING  C4(3, 1)
#define C4_DRAWING  C4(3, 2)

struct c4_state {
    struct rum_head head;
    uint64_t discs[2];
};

enum c4_event {
    C4_EV_DROP,
    C4_EV_FOUR, /* the seat has a line */
    C4_EV_FULL, /* the board is full */
};

static inline uint64_t c4_bit(int column, int row)
{
    return (uint64_t)1 << (7 * column + row);
}

static inline uint64_t c4_taken(const struct c4_state *c)
{
    return c->discs[0] | c->discs[1];
}

/* The cell on which a disc dropped here comes to rest; 0: the column is full.
 * Taken cells of a column are a run of ones, and adding one to it carries. */
static inline uint64_t c4_landing(uint64_t taken, int column)
{
    return (taken + c4_bit(column, 0)) & ((uint64_t)0x3f << (7 * column));
}

/* Does anybody have four in a line? C4-3.1. */
bool c4_four(uint64_t discs);

/* The most discs side by side in one line. */
int c4_longest(uint64_t discs);

/* The free cells that would complete a line. */
uint64_t c4_threats(uint64_t discs, uint64_t taken);

/* The seat with a line, or RUM_NOBODY. */
rum_seat c4_winner(const struct c4_state *c);

/* ---- c4_fields.c ---- */
#define C4_FIELDS 1
extern const struct rum_field c4_fields[C4_FIELDS];

extern const struct rum_theme c4_theme;

void c4_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void c4_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out);
void c4_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void c4_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void c4_layout(const void *seen, struct rum_scene *out);
void c4_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void c4_dump(const void *state, struct rum_json *out);

#endif

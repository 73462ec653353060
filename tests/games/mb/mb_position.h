/*
 * mb_position.h: setting up positions of Mercer Base and playing them in words.
 *
 * Positions begin on the training board (section 2.6 of the rules) with all
 * its humans and no zombie. Actions are written as in the rules' examples:
 *
 *     skip end black stop     tG tB tY tR tN (trades)    dG .. dK (discards)
 *     G GB GY GBY B Y R P W   (plays)                    @0 .. @8 (areas)
 *     E5 (squares)  E5|F5 E5/E6 (edges)  se (steps)      -2 (two stay behind)
 */
#ifndef MB_POSITION_H
#define MB_POSITION_H

#include "kit.h"
#include "mb.h"

/* A turn of `seat` (the third of the game and later): MAIN, with these cards
 * in hand ("GGNB"), nobody else holding any, the rest in the decks. */
void position(struct mb_state *s, rum_seat seat, const char *hand);
/* The same with options. */
void position_with(struct mb_state *s, const char *options, rum_seat seat,
                   const char *hand);

void hold(struct mb_state *s, rum_seat seat, const char *cards);
/* These are the next cards of the regular and the special deck. */
void next_cards(struct mb_state *s, const char *cards);
/* All but n cards of the deck are discarded. */
void deck_down_to(struct mb_state *s, int n);
void specials_down_to(struct mb_state *s, int n);
void turn_to(struct mb_state *s, rum_seat seat); /* its MAIN, a turn later */

int sq(const char *name);
int edge(const char *name);
void zombies(struct mb_state *s, const char *square, int n); /* no humans */
void humans(struct mb_state *s, const char *square, int n);  /* no zombies */
void mixed(struct mb_state *s, const char *square, int humans, int zombies);
void no_humans(struct mb_state *s);
void hide_token(struct mb_state *s, const char *square);
void stop_token(struct mb_state *s, const char *square); /* of last turn */
void wall(struct mb_state *s, const char *edge);
int zombies_on(const struct mb_state *s, const char *square);
int humans_on(const struct mb_state *s, const char *square);
/* A step from one square to the next is free of walls. */
bool connected(const struct mb_state *s, const char *from, const char *to);

/* Play these words; one that is not open fails the test. Events are added to
 * those the trace holds. */
#define play(s, words) play_at((s), (words), NULL, __FILE__, __LINE__)
#define play_traced(s, words, trace)                                           \
    play_at((s), (words), (trace), __FILE__, __LINE__)
/* What is open, in words, ascending; good until the next call. */
const char *open_now(const struct mb_state *s);
/* The code of the first of it. */
int first_open(const struct mb_state *s);
/* Is this word among it? */
bool offered(const struct mb_state *s, const char *word);
/* The invariants hold. */
#define CHECK_SOUND(s) check_sound((s), __FILE__, __LINE__)

void play_at(struct mb_state *s, const char *codes, struct rum_trace *trace,
             const char *file, int line);
void check_sound(const struct mb_state *s, const char *file, int line);

#endif

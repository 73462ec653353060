/*
 * elo.h: how strong are players who met in pairs?
 *
 * A side wins in proportion to the strength of its player: of k sides, one of
 * them A's and the others B's, A wins with a / (a + (k - 1) b). 400 Elo points
 * are ten times the strength.
 */
#ifndef LAB_ELO_H
#define LAB_ELO_H

#include <stddef.h>

#define ELO_PLAYERS 12
#define ELO_MEAN    1500

/* Games in which `a` had one side and `b` all the others. */
struct elo_meeting {
    int a, b, sides;
    double games, won; /* by a; a shared win by its part */
};

struct elo_rating {
    double elo, low, high; /* a 95 % interval */
};

/*
 * The likeliest ratings, with ELO_MEAN as their mean. Each pair is taken to
 * have shared one game more than it played: without it, whoever wins all games
 * would be infinitely strong.
 */
void elo_rate(const struct elo_meeting *meeting, size_t n, int players,
              struct elo_rating *out);

#endif

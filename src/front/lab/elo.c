/*
 * elo.c: see elo.h. Newton's method on the logarithms of the strengths; the
 * likelihood has one peak, so it is found from anywhere.
 */
#include "elo.h"

#include <math.h>
#include <string.h>

#define POINTS (400 / 2.302585092994046) /* Elo in one unit of a logarithm */
#define Z      1.959963984540054         /* 95 % of a normal distribution */

struct fit {
    int players;
    double strength[ELO_PLAYERS]; /* logarithms; their sum is 0 */
    double slope[ELO_PLAYERS];
    double spread[ELO_PLAYERS][ELO_PLAYERS]; /* information, then its inverse */
};

static void add_meeting(struct fit *f, const struct elo_meeting *m)
{
    double a = exp(f->strength[m->a]);
    double rest = (m->sides - 1) * exp(f->strength[m->b]);
    double p = a / (a + rest);
    double pull = m->won - m->games * p, weight = m->games * p * (1 - p);

    f->slope[m->a] += pull;
    f->slope[m->b] -= pull;
    f->spread[m->a][m->a] += weight;
    f->spread[m->b][m->b] += weight;
    f->spread[m->a][m->b] -= weight;
    f->spread[m->b][m->a] -= weight;
}

/* Gauss and Jordan; the matrix is positive, so no pivot is needed. */
static void invert(struct fit *f)
{
    int n = f->players;

    for (int k = 0; k < n; k++) {
        double pivot = f->spread[k][k];
        f->spread[k][k] = 1;
        for (int j = 0; j < n; j++)
            f->spread[k][j] /= pivot;
        for (int i = 0; i < n; i++) {
            double factor = f->spread[i][k];
            if (i == k)
                continue;
            f->spread[i][k] = 0;
            for (int j = 0; j < n; j++)
                f->spread[i][j] -= factor * f->spread[k][j];
        }
    }
}

/* Slope and information where we are. Only differences of strengths count, so
 * the information is singular along their sum: that is held by a term of its
 * own, which leaves the rest as it is. */
static void look(struct fit *f, const struct elo_meeting *meeting, size_t n)
{
    memset(f->slope, 0, sizeof(f->slope));
    for (int i = 0; i < f->players; i++) {
        for (int k = 0; k < f->players; k++)
            f->spread[i][k] = 1;
    }
    for (size_t i = 0; i < n; i++)
        add_meeting(f, &meeting[i]);
    for (int a = 0; a < f->players; a++) {
        for (int b = 0; b < a; b++)
            add_meeting(f, &(struct elo_meeting){a, b, 2, 1, 0.5});
    }
    invert(f);
}

void elo_rate(const struct elo_meeting *meeting, size_t n, int players,
              struct elo_rating *out)
{
    struct fit f = {.players = players};

    for (int round = 0; round < 100; round++) {
        look(&f, meeting, n);
        for (int i = 0; i < players; i++) {
            double step = 0;
            for (int k = 0; k < players; k++)
                step += f.spread[i][k] * f.slope[k];
            /* Far from the peak a whole step may jump over it. */
            f.strength[i] += fmax(-1, fmin(1, step));
        }
    }
    look(&f, meeting, n);
    double mean = 0;
    for (int i = 0; i < players; i++)
        mean += f.strength[i] / players;
    for (int i = 0; i < players; i++) {
        double elo = ELO_MEAN + POINTS * (f.strength[i] - mean);
        /* The term that holds the sum added 1 / players^2 to each. */
        double part = f.spread[i][i] - 1.0 / (players * players);
        double error = POINTS * sqrt(fmax(0, part));
        out[i] = (struct elo_rating){elo, elo - Z * error, elo + Z * error};
    }
}

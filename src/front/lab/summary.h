/*
 * summary.h: what the records of a run say together.
 */
#ifndef LAB_SUMMARY_H
#define LAB_SUMMARY_H

#include "run.h"
#include "stats.h"

#define LAB_MOST_ENDS 64

/* Seconds that a person takes for a decision with a choice. The five games
 * take 4 to 13 by the minutes on their boxes. */
#define LAB_PACE 7

/* Estimated minutes between people. */
static inline double lab_minutes(double choices)
{
    return choices * LAB_PACE / 60;
}

struct lab_summary {
    uint64_t played, skipped, stuck, draws;
    size_t stuck_game; /* the first one, if there is any */
    int sides;         /* the most in one game */
    struct lab_count seat[RUM_MAX_SEATS];
    struct lab_count first; /* the side of the seat that decided first */
    struct lab_count role[LAB_MOST_ROLES];
    struct lab_count level[RUM_MAX_SEATS];
    /* What a level did on each side, and in each role. */
    struct lab_count side_of[RUM_MAX_SEATS][RUM_MAX_SEATS];
    struct lab_count role_of[RUM_MAX_SEATS][LAB_MOST_ROLES];
    struct lab_spread turns, decisions, choices;
    size_t longest;   /* the game with most decisions, the first of them */
    double branching; /* actions offered, a decision */
    double choice_branching; /* the same where there was a choice */
    uint16_t widest;
    int ends; /* by how often */
    struct {
        uint16_t clause;
        uint64_t games;
    } end[LAB_MOST_ENDS];
    /* Only where there is a tally. */
    struct lab_spread changes; /* of the lead */
    struct lab_spread decided; /* per mille of the decisions of a game */
    uint64_t won;              /* games that somebody won alone */
    uint64_t comebacks; /* whose winner once had at most half of a fair share */
    int order[LAB_MOST_ROLES]; /* roles by name, those there are */
    int roles;
};

/* Of the first n games. */
void lab_summarise(const struct lab_run *run, size_t n,
                   struct lab_summary *out);

/* How many ended by this clause; 0: they gave none. */
uint64_t lab_ended(const struct lab_summary *s, uint16_t clause);

#endif

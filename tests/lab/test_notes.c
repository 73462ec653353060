/*
 * test_notes.c: who leads, and since when, in a game whose appraisals are
 * given.
 */
#include <stdlib.h>

#include "kit.h"
#include "notes.h"
#include "run.h"

struct state {
    struct rum_head head;
    int value[3];
};

static int appraise(const void *state, rum_seat seat)
{
    return ((const struct state *)state)->value[seat];
}

static bool settled(const void *state)
{
    return ((const struct state *)state)->value[0] >= 0;
}

static const struct rum_game game = {.appraise = appraise, .settled = settled};

/* Positions after each decision, up to a row of zeros; then this seat has
 * won (-1: nobody alone). Seats 0 and 2 are one side. */
static struct lab_record play(const int (*value)[3], int winner)
{
    struct lab_notes *notes = lab_notes_create(&game);
    struct lab_record r = {.seats = 3, .side = {0, 1, 0}};
    struct state s = {.head = {.seats = 3, .to_act = 0}};

    lab_notes_begin(notes, 0);
    for (int i = 0; value[i][0] || value[i][1] || value[i][2]; i++) {
        for (int k = 0; k < 3; k++)
            s.value[k] = value[i][k];
        r.decisions++;
        lab_notes_trace(notes);
        lab_notes_applied(notes, &s, &r);
    }
    r.decisions++;
    if (winner >= 0) {
        for (int k = 0; k < 3; k++)
            r.points[k] = r.side[k] == r.side[winner] ? 60 : 0;
    } else {
        r.points[0] = r.points[1] = r.points[2] = 30;
    }
    lab_notes_end(notes, &r);
    lab_notes_destroy(notes);
    return r;
}

TEST(a_lead_changes_hands_when_it_is_clear)
{
    static const int value[][3] = {
        {3000, 3000, 3000}, /* nobody */
        {3500, 2500, 3500}, /* side 0, the first to lead */
        {2900, 3100, 2900}, /* within the noise: still side 0 */
        {2500, 3500, 2500}, /* side 1 */
        {-1, 6000, 0},      /* in the middle of a play */
        {3400, 2600, 3400}, /* side 0 again */
        {3900, 2100, 3900}, {0, 0, 0},
    };
    struct lab_record r = play(value, 0);

    CHECK_INT(r.changes, 2);
    CHECK_INT(r.decided, 6); /* the sixth decision gave it to side 0 */
    CHECK_INT(r.lowest, 2500);
}

TEST(a_win_from_behind_is_decided_by_the_last_decision)
{
    static const int value[][3] = {
        {2000, 4000, 2000}, {1000, 5000, 1200}, {0, 0, 0}};
    struct lab_record r = play(value, 2);

    CHECK_INT(r.changes, 1);
    CHECK_INT(r.decided, 3);
    CHECK_INT(r.lowest, 1000);
}

/* Seats of one side have nothing to take from each other. */
TEST(partners_do_not_change_the_lead)
{
    static const int value[][3] = {
        {3600, 2000, 3200}, {3200, 2000, 3600}, {3600, 2000, 3200}, {0, 0, 0}};
    struct lab_record r = play(value, 0);

    CHECK_INT(r.changes, 0);
    CHECK_INT(r.decided, 1);
}

TEST(a_shared_win_is_never_decided)
{
    static const int value[][3] = {{4000, 2000, 4000}, {0, 0, 0}};

    CHECK_INT(play(value, -1).decided, 0);
}

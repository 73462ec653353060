/*
 * np_goal.c: how a player wins and what is missing (NP-7.1). All of it is
 * public: what was scored, and the tops of the stacks.
 */
#include "np.h"

#include <rumpus/scene.h>

/* How many more of a character would count towards the goal. */
static unsigned open_places(const struct np_state *s, unsigned seat,
                            unsigned character)
{
    unsigned most = s->goal == NP_DOUBLE ? 2 : 1;
    unsigned times = s->count[seat][character];

    return times < most ? most - times : 0;
}

/* A turn may complete several stacks: the first earns the move that completes
 * the next. So a seat is near when as many stacks as it needs are one card
 * short of a character that counts; and when it needs one figure, which wild
 * cards build from nothing. */
static bool could_win(const struct np_state *s, unsigned seat)
{
    unsigned open[NP_CHARACTERS];
    int missing = np_wanted(s) - np_progress(s, seat);

    if (missing == 1)
        return true;
    for (unsigned c = 0; c < NP_CHARACTERS; c++)
        open[c] = open_places(s, seat, c);
    for (uint64_t left = s->stacks[seat]; left && missing > 0;
         left &= left - 1) {
        unsigned character = np_one_short(s, np_lowest(left));
        if (character != NP_NONE && open[character] > 0) {
            open[character]--;
            missing--;
        }
    }
    return missing <= 0;
}

static void add_pips(const struct np_state *s, unsigned seat,
                     struct rum_goal *out)
{
    static const char *const symbols[NP_CHARACTERS] = {"ninja", "pirate",
                                                       "zombie", "robot"};
    static const char *const letters[NP_CHARACTERS] = {"N", "P", "Z", "R"};
    unsigned rounds = s->goal == NP_DOUBLE ? 2 : 1;

    for (unsigned i = 0; i < rounds * NP_CHARACTERS; i++) {
        unsigned c = i % NP_CHARACTERS;
        out->pip[out->pips++] =
            (struct rum_goal_pip){.symbol = symbols[c],
                                  .letter = letters[c],
                                  .title = np_tell_character(c),
                                  .lit = s->count[seat][c] > i / NP_CHARACTERS};
    }
}

/* "Zombie and Robot are missing", "Pirate and 2 Zombies are missing". */
static void say_missing(const struct np_state *s, unsigned seat,
                        struct rum_goal *out)
{
    unsigned kinds = 0, pieces = 0, said = 0;

    for (unsigned c = 0; c < NP_CHARACTERS; c++) {
        kinds += open_places(s, seat, c) > 0;
        pieces += open_places(s, seat, c);
    }
    for (unsigned c = 0; c < NP_CHARACTERS; c++) {
        unsigned places = open_places(s, seat, c);
        if (places == 0)
            continue;
        RUM_SAY(out->missing, "%s%s%s%s",
                said == 0           ? ""
                : said + 1 == kinds ? " and "
                                    : ", ",
                places == 2 ? "2 " : "", np_tell_character(c),
                places == 2 ? "s" : "");
        said++;
    }
    RUM_SAY(out->missing, pieces == 1 ? " is missing" : " are missing");
}

void np_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    static const char *const texts[] = {
        [NP_ALL4] = "Build a Ninja, a Pirate, a Zombie and a Robot",
        [NP_ANY3] = "Build any three of Ninja, Pirate, Zombie and Robot",
        [NP_DOUBLE] = "Build Ninja, Pirate, Zombie and Robot twice each",
    };
    const struct np_state *s = seen;
    unsigned own = (unsigned)seat;

    (void)viewer;
    RUM_SAY(out->text, "%s", texts[s->goal]);
    out->clause = NP(7, 1);
    out->unit = "characters";
    out->of = (uint16_t)np_wanted(s);
    out->done = (uint16_t)np_progress(s, own);
    add_pips(s, own, out);
    if (out->done >= out->of) {
        out->done = out->of; /* two stacks at once may be one too many */
        return;
    }
    if (s->goal == NP_ANY3)
        RUM_SAY(out->missing, "%d more %s missing", out->of - out->done,
                out->of - out->done == 1 ? "is" : "are");
    else
        say_missing(s, own, out);
    out->near = s->phase != NP_OVER && could_win(s, own);
}

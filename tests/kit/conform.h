/*
 * conform.h: what every game must pass, whatever its rules say.
 *
 * The suite plays many random games, looks at every state they go through and
 * asks of it what design and headers promise: legal lists, invariants, the
 * hiding law, scenes, undo, recordings. docs/TESTING.md lists it all.
 *
 *     conform.c          which games are played; reports
 *     conform_facts.c    the constant part of struct rum_game
 *     conform_tables.c   presets, and the names of events
 *     conform_options.c  which options a game is played with
 *     conform_play.c     one game from the deal to the end
 *     conform_hide.c     the hiding law
 *     conform_worlds.c   who is asked, what is learned, what is news
 *     conform_learn.c    what programs learn from
 *     conform_match.c    the same game through match.h: scenes, undo, saving
 *     conform_silence.c  ... and what those see of it who hear nothing
 *     conform_lesson.c   its lessons, every step and every wrong turn
 *     conform_record.c   the recordings in tests/recordings
 *
 * Every check returns false after fail() said what is wrong, and the caller
 * gives up that game.
 */
#ifndef TESTS_CONFORM_H
#define TESTS_CONFORM_H

#include <setjmp.h>
#include <stdio.h>

#include <rumpus/lesson.h>
#include <rumpus/match.h>

#define VIEWERS       (RUM_MAX_SEATS + 2) /* seats, spectator, RUM_ALL */
#define MAX_DECISIONS 80000 /* a game that is longer does not end */
#define DEALS         100   /* law (d) looks at so many */
#define ENOUGH        40    /* looks before a byte or an event is judged */

/* What was asked for. */
struct conform_args {
    size_t games;       /* random games to play */
    size_t states;      /* ... but no new one after so many states; 0: all */
    size_t give_up;     /* stop when so many have failed; 0: ten */
    size_t deep;        /* of them, so many with every check at each state */
    uint64_t seed;      /* of the whole run */
    size_t part, parts; /* play only games i with i % parts == part */
    size_t only;        /* just this game; SIZE_MAX: all */
    const struct rum_preset *preset; /* all games with it; NULL: as they come */
    bool progress;                   /* a line on stderr that counts */
    bool no_recordings;              /* leave tests/recordings alone */
    const char *failures; /* folder for recordings of what failed, or NULL */
    const char *again;    /* how to call the suite: for the report */
    FILE *out;            /* the report */
};

/* What law (d) remembers of one byte of the state for one viewer. */
struct hidden_byte {
    uint16_t looks;  /* states in which it was hidden and looked at */
    uint16_t varied; /* in so many of them the deals disagreed on it */
    uint16_t hits;   /* in so many the truth was among the deals */
    uint8_t truth;   /* its first true value ... */
    bool truths;     /* ... and whether there was another */
};

struct conform {
    const struct rum_game *game;
    const struct conform_args *args;
    struct rum_rng rng; /* the suite's own chance, never the game's */

    bool playable; /* its facts allow it to be played at all */
    bool wordless; /* it has no words yet: rules only */

    /* the game being played */
    size_t index;
    bool deep;    /* every dear check at every state */
    bool matched; /* played through match.h too */
    int policy;
    struct rum_options opt;
    uint64_t seed;
    void *state, *clone, *scratch, *other;
    char *seen, *before; /* hidden copies of all viewers: now, and before the
                            last action */
    rum_action legal[RUM_MAX_ACTIONS];
    size_t legal_count;
    bool chance; /* the last action used the rng */
    struct rum_trace *trace, *trace2, *trace3; /* the last action's; scratch */
    rum_action *acts;
    uint64_t *digests;
    char *history; /* the states of a matched game, one after the other */
    size_t length, digested; /* actions played; of which digests are known */
    size_t history_cap;
    bool dealt;
    struct rum_match *match;
    struct rum_scene *scene;
    struct rum_text looked[VIEWERS], looks[VIEWERS]; /* as read before; now */
    uint32_t version[VIEWERS]; /* of what was read before */

    /* over the whole run */
    struct hidden_byte *bytes; /* [VIEWERS][state_size] */
    bool hides[VIEWERS];       /* something was ever hidden from them */
    uint32_t revealed[256];    /* events of a kind that reveal, looked at ... */
    bool news[256];       /* ... and whether one was ever news to somebody */
    bool seated[VIEWERS]; /* they were ever there */
    bool clauses[UINT16_MAX + 1]; /* numbers known to exist */
    size_t states, scenes, deals, refusals;
    size_t played, passed, failed;
    char why[700];

    /* a trap or a hang in a game comes back here */
    sigjmp_buf home;
};

/* Run the suite; true when all passed. */
bool conform_run(const struct rum_game *game, const struct conform_args *args);

/* Note what is wrong; always false. */
bool fail(struct conform *c, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* "the spectator", "seat 2", "all" */
const char *viewer_name(rum_seat viewer);

static inline rum_seat viewer_of(int i)
{
    return (rum_seat)(i < RUM_MAX_SEATS    ? i
                      : i == RUM_MAX_SEATS ? RUM_NOBODY
                                           : RUM_ALL);
}

/* The next viewer after i (-1 to begin) at this table, or -1. */
static inline int next_viewer(const struct conform *c, int i)
{
    i++;
    if (i >= rum_head(c->state)->seats && i < RUM_MAX_SEATS)
        i = RUM_MAX_SEATS;
    return i < VIEWERS ? i : -1;
}

static inline char *seen_by(const struct conform *c, char *copies, int i)
{
    return copies + c->game->state_size * (size_t)i;
}

/* 0..n-1, from the suite's own chance. */
static inline size_t below(struct conform *c, size_t n)
{
    return rum_rng_below(&c->rng, (uint32_t)n);
}

static inline bool one_in(struct conform *c, size_t n)
{
    return below(c, n) == 0;
}

bool conform_clause(struct conform *c, uint16_t number);

bool conform_facts(struct conform *c);
/* The tables of presets and events; an event against its table. */
bool conform_tables(struct conform *c);
bool conform_event(struct conform *c, const struct rum_event *e);

/* All lessons of the game; one. */
bool conform_lessons(struct conform *c);
bool conform_lesson(struct conform *c, const struct rum_lesson *lesson);

/* Choose the options of game c->index and deal it into c->state. */
bool conform_deal(struct conform *c);
/* "players=2 first=random", into out. */
void conform_options_text(const struct conform *c, char *out, size_t size);
/* How many games it takes to have tried every value once. */
size_t conform_option_cases(const struct rum_game *game);

bool conform_play(struct conform *c);
/* One random action of the open ones, by the game's policy. */
rum_action conform_choose(struct conform *c, const void *state,
                          const rum_action *open, size_t n);
/* Observations keep to the ranges of the game's fields. */
bool conform_learn(struct conform *c);
bool rng_moved(const struct rum_rng *a, const struct rum_rng *b);

/* Laws (a), (b) and the cheap part of (c) for this state; fills c->seen. */
bool conform_hide(struct conform *c);
/* Law (e) for the last action: c->before, c->trace, c->seen. */
bool conform_unseen(struct conform *c);
/* Dear: playing on from imagined states, law (d), and conform_worlds(). */
bool conform_imagine(struct conform *c);
/* Who is asked, what is learned, what is news. */
bool conform_worlds(struct conform *c);
/* Are two states the same? If not, `law` is broken for this viewer. */
bool same(struct conform *c, const void *is, const void *should,
          rum_seat viewer, const char *law);
/* At the end of the run: what law (d) gathered, and what was ever news. */
bool conform_hidden_bytes(struct conform *c);
bool conform_news(struct conform *c);

/* The match beside the game: create, follow one action, look at the scenes of
 * all viewers, go back and forth and finish. */
bool match_begin(struct conform *c);
bool match_follow(struct conform *c, rum_action act);
bool match_scenes(struct conform *c);
bool match_end(struct conform *c);
/* Law (e) through the match, around one action. */
void silence_before(struct conform *c);
bool silence_after(struct conform *c);

/* Recordings: all of a folder's play as they did. */
bool conform_recordings(struct conform *c, const char *folder, size_t *count);
/* Make them anew; true when all could be written. */
bool conform_renew(const struct rum_game *game, const char *folder);
/* Write what was played so far as a recording that can be loaded. */
bool conform_write(const struct conform *c, const char *path);

#endif

/*
 * game.h: the one interface every game fills in and everything else calls.
 *
 * A game is a constant table of functions over a flat state. The state holds
 * no pointers: memcpy() clones it, a hash compares it, and bots copy millions
 * of them a minute because of that.
 *
 * Play is one decision at a time. Either one seat has at least one legal
 * action, or the game is over; a turn with five choices is five decisions.
 * Who is asked follows from public facts alone.
 *
 * The first half of the table is freestanding: no heap, no stdio, no floats,
 * no clock, no mutable globals, only memcpy/memset/memcmp, rng.h and
 * RUM_ASSERT. `make lint` proves it. Text and scenes live in other files.
 *
 * Threads: a game is constant and its functions keep nothing between calls, so
 * any number of threads may call them at once on states of their own, and on a
 * shared state as long as nobody changes it.
 */
#ifndef RUMPUS_GAME_H
#define RUMPUS_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>
#include <rumpus/err.h>
#include <rumpus/field.h>
#include <rumpus/option.h>
#include <rumpus/rng.h>

RUM_API_BEGIN

/* Bounds that every game keeps. */
#define RUM_MAX_SEATS   6
#define RUM_MAX_ACTIONS 320 /* no game's max_actions is larger */
#define RUM_MAX_STATE   8192
#define RUM_MAX_EVENTS  512 /* in one action */
#define RUM_ODDS        41  /* 0, 2.5, 5 ... 100 % */

typedef int8_t rum_seat;     /* 0 .. seats-1, or one of: */
#define RUM_NOBODY (-1)      /* no seat; as a viewer: a spectator */
#define RUM_ALL    (-2)      /* as a viewer: sees everything but the rng */
typedef uint16_t rum_action; /* small; means something only in its own state */

/* A clause as a number: RUM_CLAUSE(3, 1) of the game tagged np is NP-3.1. */
#define RUM_CLAUSE(chapter, number) ((uint16_t)((chapter)*100 + (number)))

/* Opens every state. The core fills it in before setup(). */
struct rum_head {
    struct rum_rng rng;
    uint8_t seats;
    rum_seat to_act; /* RUM_NOBODY once the game is over */
    uint16_t turn;
};

/* Masks of viewers: one bit a seat, and one for spectators. */
#define RUM_BIT(viewer) ((uint16_t)(1u << ((viewer) < 0 ? 15 : (viewer))))
#define RUM_EVERYONE    ((uint16_t)0xffff)
#define RUM_UNKNOWN     0xffff /* the subject of an event half heard */

/*
 * Something that happened. `subject` says which card, ability or piece kind
 * it was about: the lab counts them. A viewer in seen_by but not in known_to
 * hears of the event without its details: for them the core sets `subject` to
 * RUM_UNKNOWN and arg[4..7] to -1. So arg[0..3] must be public.
 */
struct rum_event {
    uint8_t kind; /* the game's own enum */
    rum_seat seat;
    uint16_t clause, subject;
    int16_t arg[8];
    uint16_t seen_by, known_to;
    bool reveals; /* hidden information became known to somebody */
};

/* What happened in one action, in order. */
struct rum_trace {
    uint16_t n;
    struct rum_event event[RUM_MAX_EVENTS];
};

/*
 * What a game calls one of its event kinds, and the numbers in it: the wire,
 * the lab and the conformance suite read events by these names, so that
 * nobody counts positions. NULL: the number is not used. Names of arg[4..7],
 * which not everybody may hear, belong to secrets.
 */
struct rum_event_kind {
    uint8_t kind;
    const char *name;   /* "play" */
    const char *arg[8]; /* {"card", "face", "slot", "owner"} */
};

/*
 * What is counted of a game for its story, seat by seat: how often an event
 * happened, or the sum of one of its numbers. The most telling come first;
 * rows of one title add up to one figure.
 */
struct rum_figure {
    uint8_t kind;       /* of event */
    const char *sum;    /* which number is added up; NULL: events are counted */
    const char *whom;   /* which number says whose it is; NULL: the event's seat
                         */
    const char *title;  /* "people turned"; NULL ends a list */
    const char *symbol; /* theme key of its picture, or NULL */
    bool effort;        /* what somebody did, not what came of it: nothing that
                           turned a game */
};

/* Add an event that everybody sees in full; narrow it afterwards if need be.
 * Call only when there is a trace: without one no work is done at all. */
static inline struct rum_event *rum_trace_add(struct rum_trace *trace,
                                              uint8_t kind, rum_seat seat,
                                              uint16_t clause)
{
    RUM_ASSERT(trace->n < RUM_MAX_EVENTS);
    struct rum_event *e = &trace->event[trace->n++];
    /* C++ reads this too, and wants every member. */
    struct rum_event fresh = {
        kind, seat, clause, RUM_UNKNOWN, {0}, RUM_EVERYONE, RUM_EVERYONE, false,
    };
    *e = fresh;
    return e;
}

struct rum_scene;
struct rum_offer;
struct rum_line;
struct rum_json;
struct rum_theme;
struct rum_goal;

/* A named set of options: see option.h for how they are taken. */
struct rum_preset {
    const char *name;          /* "balanced" */
    const char *about;         /* a sentence: what differs from the book */
    const char *const *values; /* "dry=sweep", ...; NULL-terminated */
};

/* Of 100 games with so many seats, how many are won by a seat for which a
 * search expects 0, 2.5, 5 ... 100 %: see bot.h. */
struct rum_odds {
    uint8_t seats;
    uint8_t won[RUM_ODDS];
};

/* A game: constant facts, then its functions. Call them on states that
 * rum_game_setup(), rum_game_hide() and rum_game_imagine() have made. */
struct rum_game {
    const char *id;         /* "npzr": stable; saves and the wire use it */
    const char *title;      /* "Ninja Pirate Zombie Robot" */
    const char *tag;        /* "np": of its clauses, files and names */
    const char *pitch;      /* one line that makes you want to play */
    uint16_t minutes;       /* a game between people */
    uint16_t time_minutes;  /* until time() unless agreed otherwise; 0: never */
    bool draws;             /* its rules know an end that nobody wins */
    const char *timed_by;   /* "elf_mode=clock": the option without which time()
                               does nothing; NULL: it always does something */
    uint16_t rules_version; /* raised when an old recording plays differently */
    uint8_t min_seats, max_seats;
    bool open;                      /* everybody sees everything */
    uint16_t max_actions;           /* most that legal() ever writes */
    uint16_t codes;                 /* every action is less than this */
    uint16_t easy_tries;            /* actions that `easy` tries for a decision,
                                       where fewer do as well; 0: 700 */
    size_t state_size;              /* at most RUM_MAX_STATE */
    const struct rum_field *fields; /* the state for learn.h: see field.h */
    uint16_t field_count;
    const struct rum_option *options; /* options[0] is `players` */
    uint8_t option_count, preset_count, event_count;
    const struct rum_preset *presets;    /* presets[0] is `book`: no values */
    const struct rum_event_kind *events; /* every kind apply() reports */
    const char *const *subjects;         /* what `subject` of an event counts:
                                            its name; NULL-terminated */
    const struct rum_figure *figures;    /* for the story; NULL: none */
    const struct rum_theme *theme;       /* see scene.h */
    const struct rum_odds *odds;         /* ended by seats 0; NULL: nobody has
                                            measured them */

    /* ---- rules: freestanding ---- */

    /* Deal into zeroed memory; the head is filled in already (rng, seats).
     * Options that were not given and whose standard depends on others are
     * filled in, so that a recording keeps what was played. On RUM_EOPTION,
     * `why` names the option and what would be allowed. */
    enum rum_err (*setup)(void *state, struct rum_options *opt,
                          struct rum_why *why);

    /* Write the actions open to head.to_act, ascending, without repeats, and
     * return how many. Never 0 while the game is on, 0 after its end. Works on
     * the actor's hidden copy too. */
    size_t (*legal)(const void *state, rum_action *out);

    /* Play one action and move to the next decision. Only true or imagined
     * states, and only actions of legal(): what others do to a state is not
     * defined, and a game may stop the program. rum_match_play() and
     * rum_learn_play() look first. Events go to `trace` unless it is NULL. */
    void (*apply)(void *state, rum_action act, struct rum_trace *trace);

    /* The playing time that the table agreed on is over. Recorded and replayed
     * like an action; the game may be over afterwards. NULL: the game has no
     * use for a clock. */
    void (*time)(void *state, struct rum_trace *trace);

    /* Sixtieths of a win for each seat: a win 60 (for each member of a winning
     * team), shared by k sides 60/k, a loss 0. All 0 while the game is on. */
    void (*score)(const void *state, int *out);

    /* Invariants: cards, pieces, bounds. False, and `what` names the broken
     * one. True and imagined states. */
    bool (*check)(const void *state, const char **what);

    /* Erase from this scratch copy all that `viewer` must not know. The core
     * has wiped the rng: it foretells every draw. Idempotent. */
    void (*hide)(void *copy, rum_seat viewer);

    /* Fill what hide() erased with a random deal that is consistent with all
     * that `viewer` has seen. Draw only from `rng`; the core gives the copy a
     * fresh rng of its own afterwards. */
    void (*imagine)(void *copy, rum_seat viewer, struct rum_rng *rng);

    /* A whole play is done and appraise() means something. */
    bool (*settled)(const void *state);

    /* What is asked now begins something new, which one undo takes back. NULL:
     * wherever settled() says so; for games whose plays are longer than that.
     */
    bool (*intends)(const void *state);

    /* Expected score of `seat`, x 100: 0..6000. Any true or imagined state. */
    int (*appraise)(const void *state, rum_seat seat);

    /* Quick weights (at least 1 each) of the n actions of legal(): what a
     * sensible player would look at first. For playouts and priors. */
    void (*rank)(const void *state, const rum_action *actions, size_t n,
                 uint16_t *prior);

    /* The harmless action, for when a clock runs out. Works on the actor's
     * hidden copy. */
    rum_action (*fallback)(const void *state);

    /* Class, side, figure, as a constant word for the lab's tables. */
    const char *(*role)(const void *state, rum_seat seat);

    /* Seats of one side win together. 0, 1, ...; NULL: each seat its own. */
    int (*side)(const void *state, rum_seat seat);

    /* ---- words and pictures: hidden copies only ---- */

    /* What the action would do, in words: see struct rum_offer. */
    void (*describe)(const void *seen, rum_seat viewer, rum_action act,
                     struct rum_offer *out);

    /* What happened, as a sentence. Called at once after apply(), on the
     * viewer's hidden copy. An empty text leaves it out of the log. */
    void (*tell)(const void *seen, rum_seat viewer,
                 const struct rum_event *event, struct rum_line *out);

    /* What is asked of the viewer if they are to act, else what is being waited
     * for. After the end: how it ended, with the clause that says so. */
    void (*prompt)(const void *seen, rum_seat viewer, struct rum_line *out);

    /* How `seat` wins, how far it is, what is missing: see struct rum_goal. */
    void (*goal)(const void *seen, rum_seat viewer, rum_seat seat,
                 struct rum_goal *out);

    /* What stays the same for a whole match: boards with their cells, edges
     * and regions. Called once; NULL: there is none. */
    void (*layout)(const void *seen, struct rum_scene *out);

    /* The table as areas, items and marks (docs/SCENE.md), and each seat's
     * role, colour and counters. Log, prompt and actions are the core's. */
    void (*view)(const void *seen, rum_seat viewer, struct rum_scene *out);

    /* Add the marks that show what an action would do or reach, for a viewer
     * who asks. NULL: there are none. */
    void (*preview)(const void *seen, rum_seat viewer, rum_action act,
                    struct rum_scene *out);

    /* Why none of the viewer's actions is on the thing of this id in their
     * scene, as a sentence: "Gate H9 is taken". They are the one to act, and
     * the text stays empty if there is nothing to say. NULL: there never is. */
    void (*why_not)(const void *seen, rum_seat viewer, const char *id,
                    struct rum_line *out);

    /* The whole state as members of an open JSON object, in the words of the
     * specification, for testers. */
    void (*dump)(const void *state, struct rum_json *out);
};

/* ---- what the core adds: every call of a game goes through these ---- */

/* Deal a new state (memory of game->state_size) and resolve `opt`. `why` may be
 * NULL. RUM_EOPTION. */
enum rum_err rum_game_setup(const struct rum_game *game, void *state,
                            struct rum_options *opt, struct rum_seed seed,
                            struct rum_why *why);

/* Copy `state` as `viewer` may see it: the rng wiped, then hide(). */
void rum_game_hide(const struct rum_game *game, const void *state,
                   rum_seat viewer, void *copy);

/* Make a hidden copy playable: imagine(), then a fresh rng drawn from `rng`. */
void rum_game_imagine(const struct rum_game *game, void *copy, rum_seat viewer,
                      struct rum_rng *rng);

/* How many sides there are, and of which each seat is: 0, 1, ... in the order
 * of their first seats. */
int rum_game_sides(const struct rum_game *game, const void *state,
                   int side[RUM_MAX_SEATS]);

/* Which decision it is, who decides, what is open, what chance holds, and the
 * points at the end: two runs that agree on it played alike. */
uint64_t rum_game_digest(const struct rum_game *game, const void *state);

/* The event as `viewer` hears it; false: they do not. The one place that
 * reads seen_by and known_to. */
bool rum_event_hear(const struct rum_event *event, rum_seat viewer,
                    struct rum_event *out);
/* What the game says of a kind of event, or NULL. */
const struct rum_event_kind *rum_event_kind_of(const struct rum_game *game,
                                               uint8_t kind);
/* A number of an event by its name; false: its kind has none of that name. */
bool rum_event_arg(const struct rum_game *game, const struct rum_event *event,
                   const char *name, int *out);
/* What the event is about, by name, or NULL. */
const char *rum_event_subject(const struct rum_game *game,
                              const struct rum_event *event);
/* As a JSON object, by name; nothing for a viewer who does not hear of it. */
void rum_event_write(const struct rum_game *game, const struct rum_event *event,
                     rum_seat viewer, struct rum_json *out);

/* The head of any state. */
static inline const struct rum_head *rum_head(const void *state)
{
    return (const struct rum_head *)state;
}

/* ---- the registry, made from src/games/meson.build ---- */

/* The games people are offered, NULL-terminated. */
const struct rum_game *const *rum_games(void);

/* Any game by its id or tag, those that are never listed too; or NULL. */
const struct rum_game *rum_game_find(const char *id);

RUM_API_END

#endif

/*
 * np.h: the state of Ninja Pirate Zombie Robot and what the files of this
 * folder share.
 *
 * Reading order: np_setup.c deals, np_legal.c offers, np_apply.c plays a card
 * or a move, np_turn.c goes from turn to turn, np_hide.c knows who knows what,
 * np_judge.c guesses who is winning. np_tell.c, np_offer.c, np_goal.c,
 * np_why.c, np_scene.c, np_theme.c and np_dump.c put it into words and
 * pictures.
 *
 * Rules: rules/np.md. The numbers of cards, faces and actions are its own.
 */
#ifndef NP_H
#define NP_H

#include <rumpus/game.h>

/* A clause of rules/np.md. */
#define NP(chapter, number) RUM_CLAUSE(chapter, number)

enum {
    NP_SEATS = 2,
    NP_CHARACTERS = 4, /* Ninja, Pirate, Zombie, Robot */
    NP_POSITIONS = 3,  /* head, torso, legs */
    NP_FACES = 12,     /* character * 3 + position */
    NP_KINDS = 20,
    NP_WILD = 12, /* kinds from here on are wild */
    NP_CARDS = 56,
    NP_WILDS = 8,     /* the last of them */
    NP_STACKS = 56,   /* each holds a card at least */
    NP_HAND = 8,      /* NP-2.9: seven dealt and one drawn; more than one are
                         drawn only while there is room */
    NP_NONE = 255,    /* no card, no stack, no face */
    NP_UNKNOWN = 254, /* a card this observer cannot see */
};

/* Actions; the first of a range stands for all of it. */
enum np_code {
    NP_CARD = 0, /* + kind */
    NP_END = 20,
    NP_STACK = 32, /* + slot */
    NP_NEW_OWN = 96,
    NP_NEW_OPP = 97,
    NP_FACE = 112, /* + face */
    NP_PICK = 128, /* + card */
    NP_DECLINE = 190,
};

/* What is asked: the decision points of the rules. */
enum np_phase {
    NP_OVER,
    NP_D1_CARD,
    NP_D2_STACK,
    NP_D3_FACE,
    NP_D4_PICK,
    NP_D5_TARGET,
    NP_D6_RENOMINATE,
};

enum np_aim { NP_ALL4, NP_ANY3, NP_DOUBLE };

/* Where a moved card was lifted from, while it is in the air. */
struct np_from {
    uint8_t slot;  /* NP_NONE: no move is being made */
    uint8_t face;  /* its pile is face % 3 */
    uint8_t level; /* cards that lay below it in its pile */
    uint8_t owner; /* of the stack */
    bool was_top;
    bool was_single; /* it was the whole stack, which is gone (NP-5.5) */
};

/*
 * Bots and tests compare these bytes, so whatever is not in use has one fixed
 * value: a card that is not in a stack has no `under` and no `slot_of`, and
 * if it is wild no `face_of`; a free slot has no tops.
 */
struct np_state {
    struct rum_head head;

    uint16_t turn_limit;
    uint16_t ending;  /* the clause the game ended by, 0 while it goes on */
    uint64_t laid;    /* bit by card: lies in a stack */
    uint64_t covered; /* ... and is not the top of its pile */
    uint64_t scored[NP_SEATS];  /* bit by card: the scored piles */
    uint64_t stacks[NP_SEATS];  /* bit by slot: the stacks of each seat */
    uint8_t copies, hand_dealt; /* options */
    uint8_t draws, regulars;    /* of a turn */
    uint8_t earned;             /* moves by a completed stack */
    uint8_t wilds;              /* in the deck */
    uint8_t goal;               /* enum np_aim */
    bool movable_top;           /* only tops may be moved (NP-5.3) */
    bool sweep;                 /* covered cards make a new deck (NP-9.7) */
    uint8_t first;              /* the seat that began */
    uint8_t winner;             /* NP_NONE: nobody, or a draw */
    uint8_t phase;              /* enum np_phase */
    uint8_t regular_played;     /* in this turn */
    bool any_played;
    uint8_t moves;  /* earned and not used yet */
    uint8_t chain;  /* stacks completed in this turn: only to be shown */
    uint8_t held;   /* the card in the air */
    uint8_t target; /* D3, D6: the code of the stack chosen, else NP_NONE */
    struct np_from from;

    uint8_t hand_size[NP_SEATS];             /* public */
    uint8_t deck_size;                       /* public */
    uint8_t hand[NP_SEATS][NP_HAND];         /* oldest first, then NP_NONE */
    uint8_t deck[NP_CARDS];                  /* the next card is the last one */
    uint16_t count[NP_SEATS][NP_CHARACTERS]; /* times each was scored */

    /* What each seat is sure the other one holds (section 5). */
    uint8_t sure[NP_SEATS][NP_KINDS];
    uint8_t sure_wilds[NP_SEATS];

    uint8_t top[NP_STACKS][NP_POSITIONS];
    uint8_t under[NP_CARDS];
    uint8_t slot_of[NP_CARDS];
    uint8_t face_of[NP_CARDS];
};

/* Events; np_events.c names their numbers. */
enum np_event {
    NP_EV_DRAW,
    NP_EV_PLAY,
    NP_EV_LIFT,
    NP_EV_MOVE,
    NP_EV_NAME, /* a wild stays on top of its pile and gets another face */
    NP_EV_SCORE,
    NP_EV_LOST,
    NP_EV_DECLINE,
    NP_EV_END,
    NP_EV_REFILL,
    NP_EV_SWEEP,
    NP_EV_DRY,
    NP_EV_SKIP,
    NP_EV_OVER,
    NP_EVENTS,
};

/* What an event is about: a kind of card or, from here on, a character. */
#define NP_SUBJECT_CHARACTER NP_KINDS

static inline uint64_t np_bit(unsigned i)
{
    return (uint64_t)1 << i;
}

static inline unsigned np_lowest(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

static inline unsigned np_kind(unsigned card)
{
    return card < 48 ? card / 4 : card - 36;
}

static inline bool np_is_wild(unsigned card)
{
    return card >= 48;
}

static inline unsigned np_character(unsigned face)
{
    return face / NP_POSITIONS;
}

static inline unsigned np_position(unsigned face)
{
    return face % NP_POSITIONS;
}

/* A target: a stack that is there, or else a new one? */
static inline bool np_is_stack(unsigned target)
{
    return target < NP_STACK + NP_STACKS;
}

static inline uint64_t np_all_stacks(const struct np_state *s)
{
    return s->stacks[0] | s->stacks[1];
}

static inline unsigned np_owner(const struct np_state *s, unsigned slot)
{
    return s->stacks[1] >> slot & 1;
}

/* The character on top of a pile, or NP_NONE. */
static inline unsigned np_shows(const struct np_state *s, unsigned slot,
                                unsigned position)
{
    unsigned card = s->top[slot][position];
    return card == NP_NONE ? NP_NONE : np_character(s->face_of[card]);
}

/* NP-4.1 */
static inline bool np_complete(const struct np_state *s, unsigned slot)
{
    unsigned character = np_shows(s, slot, 0);
    return character != NP_NONE && np_shows(s, slot, 1) == character &&
           np_shows(s, slot, 2) == character;
}

/* Would this face on that stack complete it? */
static inline bool np_completes(const struct np_state *s, unsigned slot,
                                unsigned face)
{
    unsigned character = np_character(face), position = np_position(face);
    return np_shows(s, slot, (position + 1) % 3) == character &&
           np_shows(s, slot, (position + 2) % 3) == character;
}

/* The character that two tops of a stack agree on while the third is missing
 * or another, or NP_NONE. */
static inline unsigned np_one_short(const struct np_state *s, unsigned slot)
{
    unsigned head = np_shows(s, slot, 0), torso = np_shows(s, slot, 1);
    unsigned legs = np_shows(s, slot, 2);

    if (head == torso)
        return head == legs ? NP_NONE : head;
    return head == legs ? head : torso == legs ? torso : NP_NONE;
}

/* Does this seat still need the character for the goal? */
static inline bool np_needs(const struct np_state *s, unsigned seat,
                            unsigned character)
{
    return s->count[seat][character] < (s->goal == NP_DOUBLE ? 2 : 1);
}

/* NP-2.3: may the player in turn play a regular card? */
static inline bool np_regular_open(const struct np_state *s)
{
    return s->regular_played < s->regulars;
}

/* The faces a kind may have, one bit each (2.2). */
extern const uint16_t np_faces[NP_KINDS];

/* ---- np_setup.c ---- */
extern const struct rum_option np_options[];
extern const struct rum_preset np_presets[];
#define NP_OPTIONS 12
#define NP_PRESETS 3
enum rum_err np_setup(void *state, struct rum_options *opt,
                      struct rum_why *why);
/* The cards of this match, one bit each: NP-1.2 and option `copies`. */
uint64_t np_cards_in_game(const struct np_state *s);

/* ---- np_legal.c ---- */
size_t np_legal(const void *state, rum_action *out);
/* The pieces of it, for apply() and the words: bits by kind, card, slot and
 * face; whether the turn may end; whether the card in the air may become a
 * new stack of that owner. */
uint32_t np_open_kinds(const struct np_state *s);
bool np_may_end(const struct np_state *s);
uint64_t np_open_picks(const struct np_state *s);
uint64_t np_open_stacks(const struct np_state *s);
bool np_open_new(const struct np_state *s, unsigned owner);
uint32_t np_open_faces(const struct np_state *s, unsigned target);
/* D1: the faces that the cards which may be played now can have. */
uint32_t np_playable_faces(const struct np_state *s);

/* ---- np_apply.c ---- */
void np_apply(void *state, rum_action act, struct rum_trace *trace);

/* ---- np_turn.c ---- */
/* NP-10.1 for the seat head.to_act, and for the next if it has to skip. */
void np_start_turn(struct np_state *s, struct rum_trace *trace);
/* The player in turn stops, by END or with an empty hand. */
void np_end_turn(struct np_state *s, struct rum_trace *trace);
/* What a seat needs of np_progress() to win, and whether it has it (NP-7.1). */
int np_wanted(const struct np_state *s);
bool np_has_won(const struct np_state *s, unsigned seat);
/* The game is over; `winner` is NP_NONE for a draw. */
void np_finish(struct np_state *s, unsigned winner, uint16_t clause,
               struct rum_trace *trace);
/* Characters that count towards the goal; NP-9.5. */
int np_progress(const struct np_state *s, unsigned seat);
int np_stacks_scored(const struct np_state *s, unsigned seat);
void np_score(const void *state, int *out);

/* ---- np_hide.c ---- */
void np_hide(void *copy, rum_seat viewer);
void np_imagine(void *copy, rum_seat viewer, struct rum_rng *rng);

/* ---- np_check.c ---- */
bool np_check(const void *state, const char **what);

/* ---- np_judge.c, np_judge_rank.c ---- */
bool np_settled(const void *state);
int np_appraise(const void *state, rum_seat seat);
rum_action np_fallback(const void *state);
void np_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior);
const char *np_role(const void *state, rum_seat seat);

/* ---- np_events.c ---- */
extern const struct rum_event_kind np_events[NP_EVENTS];
extern const struct rum_figure np_figures[];

/* ---- np_tell_names.c: what things are called ---- */
extern const char *const np_subjects[];            /* kinds, then characters */
const char *np_tell_character(unsigned character); /* "Zombie" */
const char *np_tell_position(unsigned position);   /* "legs" */
const char *np_tell_face(unsigned face);           /* "Zombie legs" */
const char *np_tell_kind(unsigned kind);           /* also "Wild Legs" */
const char *np_tell_look(unsigned kind);           /* its key in the theme */
/* What people call the stack in a slot: a, b, ... z, a2, b2, ... */
void np_tell_stack(unsigned slot, char out[4]);
/* The ids of scenes: of the pile a face goes to, by action code, and of the
 * stack itself; each fits in RUM_ID_SIZE. */
void np_tell_group_id(const struct np_state *s, unsigned target, char *out);
void np_tell_slot_id(const struct np_state *s, unsigned target,
                     unsigned position, char *out);

/* ---- words and pictures: np_tell.c, np_offer.c, np_goal.c, np_scene.c ---- */
extern const struct rum_theme np_theme;
extern const struct rum_odds np_odds[];
void np_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void np_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out);
void np_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void np_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void np_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void np_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out);
void np_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out);
void np_dump(const void *state, struct rum_json *out);

/* ---- np_fields.c ---- */
#define NP_FIELDS 39
extern const struct rum_field np_fields[NP_FIELDS];

extern const struct rum_game np_game;

#endif

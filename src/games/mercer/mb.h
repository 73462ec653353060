/*
 * mb.h: what the files of The Infestation of Mercer Base share.
 *
 * Rules: rules/mb.md, clauses MB-1.1 to MB-22.4. Read it in this order:
 * mb_board.c (tiles, walls, what is connected), mb_setup.c, mb_move.c (one
 * stack, step by step), mb_place.c (walls and tokens), mb_cards.c (what a card
 * needs and costs), mb_turn.c (the order of things), mb_legal.c, mb_apply.c,
 * mb_hide.c (who knows what); then, by which bots go, mb_judge_reach.c,
 * mb_judge.c, mb_judge_catch.c, mb_judge_save.c and mb_judge_rank.c.
 *
 * Seats 0 and 2 are the zombies, 1 and 3 the humans (MB-1.1).
 */
#ifndef MB_H
#define MB_H

#include <rumpus/game.h>

/* A clause of rules/mb.md. */
#define MB(chapter, number) RUM_CLAUSE(chapter, number)

#define MB_WIDTH   12
#define MB_SQUARES 144
#define MB_UPRIGHT 132 /* edges between a square and its eastern neighbour */
#define MB_EDGES   264
#define MB_AREAS   9
#define MB_TILES   16
#define MB_FULL    5 /* MB-4.1 */
#define MB_TOKENS  130
#define MB_WALLS   70
#define MB_REGULAR 120
#define MB_SPECIAL 30
#define MB_HAND    47  /* the largest hand there can be, see mb_check.c */
#define MB_NONE    255 /* no square */
#define MB_UNKNOWN 255 /* a card or a count this viewer must not know */

enum mb_card {
    MB_GREEN,
    MB_BLUE,
    MB_YELLOW,
    MB_RED,
    MB_RAINBOW,
    MB_PURPLE, /* from here on special */
    MB_WHITE,
    MB_BLACK,
    MB_CARDS,
};

enum mb_direction { MB_N, MB_NE, MB_E, MB_SE, MB_S, MB_SW, MB_W, MB_NW };

/* What is being decided: section 4 of the rules. */
enum mb_phase {
    MB_AT_NOTHING, /* only as `pending` */
    MB_AT_PLACE,
    MB_AT_MAIN,
    MB_AT_STACK,
    MB_AT_STEP,
    MB_AT_LEAVE,
    MB_AT_AREA,
    MB_AT_WALL,
    MB_AT_HIDE,
    MB_AT_STOPTOK,
    MB_AT_WHITE,
    MB_AT_BLAST,
    MB_AT_END,
    MB_AT_DISCARD,
    MB_AT_OVER,
};

/* Actions: the codes of section 4. */
enum {
    MB_SKIP = 0,
    MB_END = 1,
    MB_AGAIN = 2, /* play Black */
    MB_STOP = 3,  /* moving */
    MB_TRADE = 10,
    MB_PLAY_GREEN = 20,
    MB_PLAY_GREEN_BLUE = 21,
    MB_PLAY_GREEN_YELLOW = 22,
    MB_PLAY_GREEN_BOTH = 23,
    MB_PLAY_BLUE = 24,
    MB_PLAY_YELLOW = 25,
    MB_PLAY_RED = 26,
    MB_PLAY_PURPLE = 27,
    MB_PLAY_WHITE = 28,
    MB_DISCARD = 40,
    MB_AREA = 50,
    MB_SQUARE = 100,
    MB_EDGE = 300,
    MB_STEP = 600,
    MB_LEAVE = 610,
};

#define MB_MAX_ACTIONS 130

enum {
    MB_GROUND_GREEN = 1,
    MB_GROUND_YELLOW = 2,
    MB_GROUND_HIDE = 4, /* a hide token lies here */
};

/* Events, named in mb_events.c; `subject` is a card. What was drawn is known to
 * the drawing side only, or to the seat alone when hands are closed. */
enum mb_event {
    MB_EV_PLACE,
    MB_EV_DEAL,
    MB_EV_DRAW,
    MB_EV_PASS,
    MB_EV_TRADE,
    MB_EV_PLAY,
    MB_EV_STEP,
    MB_EV_WALL,
    MB_EV_HIDE,
    MB_EV_STOP,
    MB_EV_WHITE,
    MB_EV_BLAST,
    MB_EV_BLACK,
    MB_EV_DISCARD,
    MB_EV_LIFT, /* a stop token */
    MB_EV_ENDPHASE,
    MB_EV_OVER,
    MB_EVENTS,
};

enum mb_reason { MB_TURN_START, MB_BY_SKIP, MB_BY_SQUARE, MB_BY_TRADE };

/* Cards, the next to be drawn last; taken ones are 0. */
struct mb_deck {
    uint8_t left;
    uint8_t card[MB_REGULAR];
};

struct mb_state {
    struct rum_head head;

    /* Options. */
    bool closed; /* team mates do not see each other's hands */
    bool strict; /* diagonals are blocked by any wall at the corner */
    bool quick;
    bool tie_to_humans;
    uint8_t zombie_start; /* resolved: 1..3 */
    uint8_t hand_limit;   /* 0: none */
    uint8_t dealt, trade; /* cards: to each seat, for a special one */
    uint8_t purple_walls, white_humans;

    /* The board, by square. */
    uint8_t tile[MB_AREAS], rotation[MB_AREAS];
    uint8_t humans[MB_SQUARES], zombies[MB_SQUARES];
    uint8_t ground[MB_SQUARES]; /* MB_GROUND_... */
    uint8_t open[MB_SQUARES];   /* bit d: walls leave direction d free; follows
                                   from the walls, see mb_board_open() */
    uint16_t east[MB_WIDTH];    /* bit x of row y: a wall east of (x, y) */
    uint16_t south[MB_WIDTH];   /* ... south of it */
    uint8_t stop[2]; /* squares: placed in the last turn, in this turn */
    uint8_t tokens_left, walls_left;
    uint8_t human_count, zombie_count; /* on the board */

    /* Cards. Sizes are public and stored apart from what they count. */
    uint8_t hand[4][MB_CARDS];
    uint8_t regular[4], special[4];
    uint8_t discards[MB_CARDS];
    struct mb_deck deck, specials;

    /* The turn. */
    uint8_t phase;
    rum_seat seat; /* at the end the last one */
    uint8_t idle;  /* idle turns in a row, MB-19.4 */
    bool acted;    /* this turn is not idle */
    bool again;    /* a Black was played */

    /* The card being carried out. */
    uint8_t pending; /* what follows AREA */
    int8_t area;     /* -1: none chosen */
    bool blue;
    uint8_t steps, moved;         /* left, made */
    uint8_t current;              /* the stack's square */
    int8_t direction;             /* while LEAVE is asked, else -1 */
    uint8_t used[MB_SQUARES / 8]; /* bit set: coloured squares */
    uint8_t to_build, built;
};

static inline bool mb_is_human(rum_seat seat)
{
    return seat & 1;
}

static inline const uint8_t *mb_own(const struct mb_state *s)
{
    return mb_is_human(s->seat) ? s->humans : s->zombies;
}

static inline bool mb_has_hide(const struct mb_state *s, int square)
{
    return s->ground[square] & MB_GROUND_HIDE;
}

static inline bool mb_has_stop(const struct mb_state *s, int square)
{
    return square == s->stop[0] || square == s->stop[1];
}

/* A coloured square that has worked for the card being played (MB-6.2). */
static inline bool mb_is_used(const struct mb_state *s, int square)
{
    return s->used[square / 8] >> square % 8 & 1;
}

static inline int mb_hand_size(const struct mb_state *s, rum_seat seat)
{
    return s->regular[seat] + s->special[seat];
}

/* ---- mb_board.c ---- */

/* As section 2.4 writes them: rows from the top, parted by slashes. */
struct mb_tile {
    const char *name;
    char squares[20], east[16], south[15];
};

extern const struct mb_tile mb_tiles[MB_TILES];
extern const int8_t mb_toward[8]; /* added to a square: its neighbour */

/* A set of squares: four rows to a word, sixteen bits to a row. The four bits
 * past a row's end stay 0. */
struct mb_set {
    uint64_t word[3];
};

/* For each direction the squares from which a step is free. */
struct mb_ways {
    struct mb_set from[8];
};

static inline int mb_bit_of(int square)
{
    return square / MB_WIDTH % 4 * 16 + square % MB_WIDTH;
}

static inline void mb_set_add(struct mb_set *set, int square)
{
    set->word[square / (4 * MB_WIDTH)] |= (uint64_t)1 << mb_bit_of(square);
}

static inline bool mb_set_has(const struct mb_set *set, int square)
{
    return set->word[square / (4 * MB_WIDTH)] >> mb_bit_of(square) & 1;
}

static inline bool mb_set_any(const struct mb_set *set)
{
    return set->word[0] | set->word[1] | set->word[2];
}

/* Sets that are counted hold few squares. */
static inline int mb_set_count(const struct mb_set *set)
{
    int n = 0;

    for (int i = 0; i < 3; i++) {
        for (uint64_t left = set->word[i]; left; left &= left - 1)
            n++;
    }
    return n;
}

static inline bool mb_is_border(int square)
{
    int x = square % MB_WIDTH, y = square / MB_WIDTH;
    return x == 0 || x == MB_WIDTH - 1 || y == 0 || y == MB_WIDTH - 1;
}

static inline int mb_area_of(int square)
{
    return square / MB_WIDTH / 4 * 3 + square % MB_WIDTH / 4;
}

/* The square west or north of an edge, and the other one. */
static inline int mb_edge_first(int edge)
{
    return edge < MB_UPRIGHT ? edge / 11 * MB_WIDTH + edge % 11
                             : edge - MB_UPRIGHT;
}

static inline int mb_edge_second(int edge)
{
    return mb_edge_first(edge) + (edge < MB_UPRIGHT ? 1 : MB_WIDTH);
}

bool mb_has_wall(const struct mb_state *s, int edge);
/* Sets the wall; the caller keeps the supply and calls mb_board_open(). */
void mb_set_wall(struct mb_state *s, int edge);
void mb_board_ways(const struct mb_state *s, struct mb_ways *out);
/* Brings `open` up to date after walls were set. */
void mb_board_open(struct mb_state *s);
/* The same if only this one was. */
void mb_board_open_near(struct mb_state *s, int edge);
void mb_board_lay(struct mb_state *s, int area, int tile, int rotation);

/* ---- mb_setup.c ---- */

/* In the order of mb_game.options. */
enum {
    MB_OPT_PLAYERS,
    MB_OPT_TEAM_HANDS,
    MB_OPT_LAYOUT,
    MB_OPT_MODE,
    MB_OPT_ZOMBIE_START,
    MB_OPT_DIAGONALS,
    MB_OPT_HAND_LIMIT,
    MB_OPT_TIE,
    MB_OPT_HAND,
    MB_OPT_TRADE,
    MB_OPT_PURPLE,
    MB_OPT_WHITE,
    MB_OPTIONS,
};

extern const struct rum_option mb_options[MB_OPTIONS];
#define MB_PRESETS 3
extern const struct rum_preset mb_presets[MB_PRESETS];

/* How many cards of each type the game has, by mode. */
extern const uint8_t mb_cards_of[2][MB_CARDS];

enum rum_err mb_setup(void *state, struct rum_options *opt,
                      struct rum_why *why);
void mb_deal(struct mb_state *s, struct rum_trace *trace);

/* ---- mb_check.c ---- */

bool mb_check(const void *state, const char **what);

/* ---- mb_move.c ---- */

bool mb_may_enter(const struct mb_state *s, int to, bool human, int n);
/* Bit d: n tokens on `from` may step in direction d. */
unsigned mb_steps(const struct mb_state *s, int from, bool human, int n);
/* The same for the stack that is moving. */
unsigned mb_open_steps(const struct mb_state *s);
/* The stack there can begin a movement, with a Blue or without. */
bool mb_may_start(const struct mb_state *s, int square, bool blue);
bool mb_any_may_start(const struct mb_state *s, bool blue);
/* k tokens of the moving stack may stay behind. */
bool mb_may_leave(const struct mb_state *s, int k);
/* What zombies on the square would turn by Purple. */
int mb_blast(const struct mb_state *s, int square);

void mb_start_move(struct mb_state *s, int square);
void mb_choose_direction(struct mb_state *s, int d, struct rum_trace *trace);
void mb_step(struct mb_state *s, int d, int stay, struct rum_trace *trace);
void mb_turn_over(struct mb_state *s, int square);

/* ---- mb_place.c ---- */

/* May the seat to act answer `phase` with this square or edge? */
bool mb_may_choose(const struct mb_state *s, enum mb_phase phase, int place);
/* Some square or edge of the area is open; of any area; some square. */
bool mb_area_open(const struct mb_state *s, enum mb_phase phase, int area);
bool mb_any_area(const struct mb_state *s, enum mb_phase phase);
bool mb_any_square(const struct mb_state *s, enum mb_phase phase);
/* How many walls could be built now, counted up to `most`. */
int mb_walls_possible(const struct mb_state *s, int most);
/* How many humans White would bring (MB-17.2). */
int mb_white_humans(const struct mb_state *s);

void mb_ask_area(struct mb_state *s, enum mb_phase then);
void mb_choose_area(struct mb_state *s, int area);
void mb_choose(struct mb_state *s, int place, struct rum_trace *trace);

/* ---- mb_cards.c ---- */

/* The clause that says what a card does for a side. */
uint16_t mb_clause_of(enum mb_card card, bool human);
bool mb_may_play(const struct mb_state *s, int action);
bool mb_may_trade(const struct mb_state *s, int colour);
/* Rainbows that pay for a play (20..26) or a trade (10..14). */
int mb_rainbows(const struct mb_state *s, int action);

void mb_play(struct mb_state *s, int action, struct rum_trace *trace);
void mb_trade(struct mb_state *s, int colour, struct rum_trace *trace);
/* Out of the hand, face up on the pile. */
void mb_spend(struct mb_state *s, enum mb_card card);
void mb_draw(struct mb_state *s, struct mb_deck *from, enum mb_reason reason,
             uint16_t clause, struct rum_trace *trace);

/* ---- mb_turn.c ---- */

/* The card is carried out: MB-20.4, then the end step. */
void mb_card_done(struct mb_state *s, struct rum_trace *trace);
void mb_begin_turn(struct mb_state *s, struct rum_trace *trace);
void mb_skip(struct mb_state *s, struct rum_trace *trace);
void mb_play_black(struct mb_state *s, struct rum_trace *trace);
void mb_discard(struct mb_state *s, enum mb_card card, struct rum_trace *trace);
/* MB-2.10: after "end the turn" or Black, and after each discard. */
void mb_leave_turn(struct mb_state *s, struct rum_trace *trace);
void mb_score(const void *state, int *out);

/* ---- mb_legal.c, mb_apply.c ---- */

size_t mb_legal(const void *state, rum_action *out);
/* The one that is open, or -1 if there are more. */
int mb_only_action(const struct mb_state *s);
void mb_apply(void *state, rum_action act, struct rum_trace *trace);

/* ---- mb_hide.c ---- */

bool mb_sees_hand(const struct mb_state *s, rum_seat viewer, rum_seat seat);
void mb_hide(void *copy, rum_seat viewer);
void mb_imagine(void *copy, rum_seat viewer, struct rum_rng *rng);

/* ---- mb_judge.c, mb_judge_rank.c ---- */

bool mb_settled(const void *state);
int mb_appraise(const void *state, rum_seat seat);
rum_action mb_fallback(const void *state);
void mb_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior);

/* ---- words and pictures (they may use the C library) ---- */

extern const struct rum_theme mb_theme;
extern const struct rum_odds mb_odds[];
/* What `subject` of an event counts: "Green", ...; NULL-terminated. */
extern const char *const mb_card_names[];
extern const char *const mb_number_words[8]; /* "one", ... "seven" */
extern const struct rum_event_kind mb_events[MB_EVENTS];
extern const struct rum_figure mb_figures[];
extern const char mb_card_letters[]; /* "gbyrnpwk" */

/* "E5", "E5|F5", "E5/E6"; as ids in small letters. Good to the end of the
 * expression they are used in. */
struct mb_name {
    char s[8];
};

struct mb_name mb_square_name(int square);
struct mb_name mb_square_id(int square);
struct mb_name mb_edge_name(int edge);
struct mb_name mb_edge_id(int edge);

/* The step that turns most humans, or -1: there is none, or several. */
int mb_best_step(const struct mb_state *s);
/* The largest stack of humans that the stack there could come to. */
int mb_best_met(const struct mb_state *s, int from, bool blue, int steps);
/* How many humans some stack of zombies can turn that goes so far. */
int mb_best_walk(const struct mb_state *s, bool blue, int steps);
/* How many a Purple can turn. */
int mb_best_blast(const struct mb_state *s);

void mb_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void mb_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out);
void mb_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void mb_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void mb_layout(const void *seen, struct rum_scene *out);
void mb_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void mb_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out);
void mb_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out);
void mb_dump(const void *state, struct rum_json *out);

/* ---- mb_fields.c ---- */
#define MB_FIELDS 43
extern const struct rum_field mb_fields[MB_FIELDS];

extern const struct rum_game mb_game;

#endif

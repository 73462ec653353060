/*
 * zg.h: Z-G, the state of a bout and what its rules files share.
 *
 * Read rules/zg.md first: the names here are its words. A file is one theme:
 *
 *     zg_setup    options, presets, setup, draft
 *     zg_legal    the decision's list; zg_apply one answer, and on
 *     zg_round    flameouts, hands, Impulse, placing          ZG-2, ZG-3
 *     zg_turn     turns, pulses, what the table learns        ZG-4
 *     zg_move     travel, stances, long jumps, landings       ZG-5, ZG-6
 *     zg_reach    what steps cost, how far a figure gets      ZG-5
 *     zg_sight    range, touch, lines of sight, cover         ZG-7
 *     zg_target   which attacks are open, and how they count  ZG-8, ZG-9
 *     zg_test     a test from the chosen end to its strikes   ZG-10, ZG-11
 *     zg_damage   locks, slag, throws, falls, terrain         ZG-12 to ZG-14
 *     zg_victory  who is out, who has won, points             ZG-18
 *     zg_cards    the 36 zGear cards, and dot against dot     ZG-12.1
 *     zg_arena    the arenas, the arena file, pieces and their Mass
 *     zg_hide     what each seat may know, and dealing the rest
 *     zg_chance   what each end of a card would bring, by what its player knows
 *     zg_check    invariants
 *     zg_judge    what things are worth, and quick weights: for bots
 *     zg_events   what the events are called
 *
 * and words and pictures in zg_tell, zg_offer, zg_goal, zg_scene, zg_theme,
 * zg_dump. docs/ZG.md says how they hang together.
 */
#ifndef ZG_H
#define ZG_H

#include <rumpus/game.h>

/* A clause of rules/zg.md. */
#define ZG(chapter, number) RUM_CLAUSE(chapter, number)

#define ZG_SEATS  4
#define ZG_SLOTS  9
#define ZG_CARDS  36
#define ZG_PIECES 26
#define ZG_STRIDE 16 /* cell index = 16 y + x */
#define ZG_ROWS   12
#define ZG_CELLS  (ZG_STRIDE * ZG_ROWS)

#define ZG_VOID 0xff /* a height: no floor */
#define ZG_NONE 0xff /* no cell, slot, seat, piece; or not known */
#define ZG_UNKNOWN                                                             \
    0                       /* a set of slots that others cannot know, though  \
                               its public count may be more */
#define ZG_GEAR       0x1ff /* all nine slots */
#define ZG_MAX_ACTION 300

/* Slots 0-7 are the zGear parts, 8 the Ulster. As body points slot 8 is the
 * HEAD, so one mask of nine bits serves cards and points alike. */
enum zg_slot {
    ZG_LHAND,
    ZG_RHAND,
    ZG_LARM,
    ZG_RARM,
    ZG_FRONT,
    ZG_BACK,
    ZG_LFOOT,
    ZG_RFOOT,
    ZG_BODY
};

enum zg_figure { ZG_CESTUS, ZG_ARMADA, ZG_VANGUARD, ZG_TEMPEST };

/* Character cards, by the figure they come with. */
enum zg_character { ZG_MERC, ZG_ENSIGN, ZG_TROOPER, ZG_ROGUE };

enum zg_stance {
    ZG_STAND,
    ZG_KNEEL,
    ZG_ATTACK,
    ZG_DEFENSE,
    ZG_PRONE,
    ZG_DOWN /* knocked down: never chosen */
};

enum zg_powerup {
    ZG_FLY = 1, /* the powerup called Z-G */
    ZG_KNOCKBACK = 2,
    ZG_SCAN = 4,
    ZG_STUN = 8,
    ZG_ZONE = 16,
    ZG_AUGMENT = 32,
    ZG_RETEST = 64,
    ZG_BOLSTER = 128,
    ZG_DODGE = 256,
    ZG_SNATCH = 512
};

/* ---- cards ---- */

/* A dot: colour, then its blazes. Armor and piercing are 0 to 2. */
#define ZG_COLOUR(dot) ((dot)&3)
#define ZG_ARMOR(dot)  ((dot) >> 2 & 3)
#define ZG_PIERCE(dot) ((dot) >> 4 & 3)
#define ZG_WEAK        0x40
#define ZG_EXPLOSIVE   0x80

struct zg_card {
    const char *name, *attack;
    uint8_t impulse, move;
    uint8_t range; /* 0: hand-to-hand; of a zone, its radius */
    uint8_t credits;
    uint16_t powerups;
    uint8_t dot[2][3]; /* ends A and B, left to right */
};

extern const struct zg_card zg_cards[ZG_CARDS]; /* 9 x figure + slot */
extern const char *const zg_figure_names[4];
extern const char *const zg_character_names[4];
extern const uint8_t zg_character_credits[4];

/* ---- the state ---- */

enum zg_phase {
    ZG_P_DRAFT,
    ZG_P_FLAME,
    ZG_P_HAND,
    ZG_P_PLACE,
    ZG_P_POSE,
    ZG_P_STUN,
    ZG_P_CARD,
    ZG_P_MOVE,
    ZG_P_ATTACK,
    ZG_P_END,
    ZG_P_BRACE,
    ZG_P_FLIP,
    ZG_P_RETEST,
    ZG_P_BDOT,
    ZG_P_ADOT,
    ZG_P_SAVE,
    ZG_P_OVER,
    ZG_P_PULSE /* hidden copies: CARD, MOVE or ATTACK of another seat */
};

/* MOVE codes: a kind in the high byte, a cell, stance or slot in the low. */
enum zg_move_code {
    ZG_M_DONE = 0,
    ZG_M_GO = 0x100,
    ZG_M_LEAP = 0x200,
    ZG_M_DROP = 0x300,
    ZG_M_LAND = 0x400,
    ZG_M_STANCE = 0x500,
    ZG_M_FIRST = 0x600,
    ZG_M_ADD = 0x700
};

enum zg_attack_code {
    ZG_A_NONE = 0,
    ZG_A_DECK = 0x10,
    ZG_A_HAND = 0x20,
    ZG_A_LOCK = 0x30,
    ZG_A_ZONE = 0x40,
    ZG_A_PIECE = 0x100
};

enum zg_travel {
    ZG_T_NONE,
    ZG_T_WALK,
    ZG_T_FLIGHT,
    ZG_T_LEAP,
    ZG_T_DROP,
    ZG_T_LAND
};

enum zg_prone_option { ZG_PRONE_LITERAL, ZG_PRONE_AIMED, ZG_PRONE_BOLSTER };

/* Destructible terrain: a box of w x d cells. */
struct zg_piece {
    uint8_t cell; /* north-west corner */
    uint8_t w, d; /* 0: no such piece */
    uint8_t base, top;
    uint8_t mass, hits;
    bool gone;
};

struct zg_seat {
    /* public */
    uint8_t figure, character;
    uint8_t card[ZG_SLOTS]; /* of zg_cards; ZG_NONE before its draft pick */
    uint16_t flyers;        /* slots whose card has Z-G */
    bool alive, has_char, char_used, stunned, flame;
    bool begun; /* its turn of this round has begun */
    uint8_t cell, stance;
    uint16_t slag;
    uint8_t hand_n, deck_n;
    uint8_t pulses;   /* left this round, the one under way included */
    uint16_t impulse; /* three digits; 0: not announced */
    uint8_t lock_seat, lock_slot;
    bool lock_hand; /* the locked card was drawn from a hand */

    /* What the table knows of this round's hand, all of it public: zg_hide
     * deals from it. */
    uint16_t start;  /* unslagged when hands were chosen */
    uint16_t out;    /* not in the first hand */
    uint16_t shown;  /* in the first hand */
    uint16_t back;   /* in the deck now */
    uint16_t ties;   /* bit n: drew Impulse n from the deck in a tie */
    uint8_t flights; /* so many Z-G cards of the first hand were played */
    bool soft;       /* fell softly: some Z-G card in the first hand */
    uint16_t struck, struck_before; /* known part of `used`, `used_before` */
    uint8_t blind, blind_before;    /* attacks with cards not known */

    /* the owner's alone: unknown, or as far as known, to others */
    uint16_t hand, deck;
    uint16_t once;              /* flameout: hand cards with one use spent */
    uint16_t used, used_before; /* cards that attacked this turn, the last */
    uint16_t feet;              /* Footgear played this turn */
    bool dashed;
};

/* One action card being played, by the seat whose turn it is. */
struct zg_pulse {
    /* public */
    uint8_t travel, start; /* kind, and the cell it began in */
    uint8_t pounce;    /* height of the take-off cell of ZG-8.9, or ZG_NONE */
    uint8_t added_n;   /* cards of a long jump */
    uint8_t unseen_by; /* seats that saw no part of the figure at its start */
    uint8_t stands;    /* stood up before travelling */
    bool posed;        /* a stance has ended the move */
    bool attacked;
    bool known;     /* everybody knows the card */
    uint16_t maybe; /* cards it could be, from what was seen of it */

    /* the acting seat's alone */
    uint8_t card;   /* slot; ZG_NONE: not chosen */
    uint8_t budget; /* half-points left */
    bool first;     /* attacks before it moves */
    uint16_t added;
};

enum zg_aim { ZG_AIM_FOE, ZG_AIM_PIECE, ZG_AIM_LANDING };
enum zg_source { ZG_FROM_DECK, ZG_FROM_HAND, ZG_FROM_LOCK };

/* One attack with all its tests. The attacker is the seat whose turn it is. */
struct zg_test {
    uint8_t aim, foe, piece, source;
    uint8_t cell;   /* landing: where the foe stood */
    bool lock_hand; /* the locked card under attack is in the foe's hand */
    bool zone;
    uint8_t queue; /* zone: seats still to be tested */
    bool sneak;
    bool flipped;       /* both cards lie open */
    bool open;          /* everybody knows the target card */
    bool scanned;       /* the attacker has seen it and its end */
    bool end_open;      /* zone: everybody knows the end first chosen */
    bool merc;          /* augmented by the Merc */
    bool rogue;         /* scanned by the Rogue */
    bool brace;         /* bolstered by the Trooper */
    uint8_t retested;   /* bit 0 attacker, bit 1 defender */
    uint8_t passed;     /* the same, since the last retest */
    uint8_t bolsters;   /* still to be placed */
    uint8_t augments;   /* still to be placed */
    uint8_t bolster[3]; /* placed, by pair */
    uint8_t augment[3];
    uint8_t strikes, best; /* of this test; of the chain */

    /* hidden from some: see zg_hide.c */
    uint8_t target;   /* slot of the foe (of the attacker, aim at a piece) */
    uint8_t end;      /* the attacker's */
    uint8_t facing;   /* the target's */
    uint8_t zone_end; /* chosen for the whole zone */
};

/* Two cards that lie open against each other: what everybody has seen of a
 * test, also after it. No rule asks for it. */
struct zg_shown {
    bool any;
    uint8_t aim, seat, foe, piece;
    uint8_t card, end;      /* the attacker's */
    uint8_t target, facing; /* the foe's */
    uint8_t bolster[3], augment[3];
};

/*
 * Bots and tests compare these bytes, padding included, so a state is born
 * zeroed and copied with memcpy().
 */
struct zg_state {
    struct rum_head head; /* turn: the round */

    /* options */
    uint8_t round_limit, prone;
    uint8_t last_gear;              /* ZG-18.2: fewer is defeat */
    uint8_t stance_cost, dash_move; /* half-points: ZG-6.1, 5.21 */
    uint8_t start_far;              /* ZG-3.5 */
    uint16_t credits;               /* ZG-1.3 */
    bool fall, half_turn, ulster_counts, teams, character, draft;
    /* tactics: ZG-20 */
    bool high_ground, sneak, jumps, falling, knockdown, dash, flameout, stances;

    uint8_t phase;
    uint8_t slot;     /* draft: 0-8, 9 the Character */
    uint8_t order[4]; /* seats in the order of turns */
    uint8_t order_n, at;
    uint8_t fallen;       /* seats defeated this round */
    uint8_t first_attack; /* the first player has attacked this round */
    uint8_t winners;      /* seats; several: a draw, or a team */
    uint16_t ended_by;    /* the clause */

    struct zg_seat seat[ZG_SEATS];
    struct zg_pulse pulse;
    struct zg_test test;
    struct zg_shown last; /* the round's last test, for all to look at */

    /* What each seat's eye sees of each other's nine points. Follows from
     * public facts; kept because terrain and figures move far less often than
     * it is asked for. */
    uint16_t sees[ZG_SEATS][ZG_SEATS];

    uint8_t arena; /* index of the option, for its name */
    uint8_t w, h;
    uint8_t height[ZG_CELLS], base[ZG_CELLS];
    uint8_t cover[ZG_CELLS]; /* piece on the cell, or ZG_NONE */
    struct zg_piece piece[ZG_PIECES];
};

/* ---- events ---- */

/* What they and their numbers are called: zg_events.c. */
enum zg_event {
    ZG_EV_DRAFT,
    ZG_EV_ROUND,
    ZG_EV_FLAME,
    ZG_EV_HAND,
    ZG_EV_IMPULSE,
    ZG_EV_TIE,
    ZG_EV_PLACE,
    ZG_EV_POSE,
    ZG_EV_TURN,
    ZG_EV_LOSE, /* by a stun */
    ZG_EV_PICK, /* the owner alone hears of it */
    ZG_EV_TRAVEL,
    ZG_EV_ADD,
    ZG_EV_STANCE,
    ZG_EV_ATTACK,
    ZG_EV_POWER,
    ZG_EV_COVERED,
    ZG_EV_DRAW,     /* seat: the defender */
    ZG_EV_UNBRACED, /* seat: the defender, who uses no power */
    ZG_EV_EXAMINE,  /* the defender alone */
    ZG_EV_SCAN,     /* the attacker alone */
    ZG_EV_TEST,
    ZG_EV_AUGMENTED, /* at the flip of a sneak attack */
    ZG_EV_BOLSTERED, /* at the flip; seat: the defender */
    ZG_EV_RESPIN,
    ZG_EV_BOLSTER,
    ZG_EV_AUGMENT,
    ZG_EV_STRIKES,
    ZG_EV_LOCK,
    ZG_EV_SLAG,  /* seat: its owner */
    ZG_EV_SAVED, /* seat: its owner */
    ZG_EV_STUNNED,
    ZG_EV_AGAIN,
    ZG_EV_THROWN,
    ZG_EV_HIT,
    ZG_EV_COLLAPSE,
    ZG_EV_FELL, /* with a piece */
    ZG_EV_LANDED,
    ZG_EV_RETURN,
    ZG_EV_OUT,
    ZG_EV_LIMIT,
    ZG_EVENTS
};

/* Where the numbers of the longer events stand. */
enum zg_travel_arg {
    ZG_TRAVEL_KIND,
    ZG_TRAVEL_FROM,
    ZG_TRAVEL_TO,
    ZG_TRAVEL_TAKEOFF
};
enum zg_attack_arg {
    ZG_ATTACK_FOE, /* -1: terrain */
    ZG_ATTACK_CODE,
    ZG_ATTACK_SNEAK,
    ZG_ATTACK_SLOT = 4,
    ZG_ATTACK_AUGMENTS
};
enum zg_test_arg {
    ZG_TEST_FOE, /* -1: terrain */
    ZG_TEST_SLOT,
    ZG_TEST_END,
    ZG_TEST_TARGET,
    ZG_TEST_FACING,
    ZG_TEST_MATCHES,
    ZG_TEST_STRIKES
};
enum zg_thrown_arg {
    ZG_THROWN_FROM,
    ZG_THROWN_TO,
    ZG_THROWN_DOWN,
    ZG_THROWN_STOP
};
#define ZG_SECRET 4 /* a slot or set of slots that only its owner hears of */

/* What the subject of an event counts: one space of numbers, named in
 * zg_cards.c. */
enum zg_subject {
    ZG_SUBJECT_CARD,
    ZG_SUBJECT_CHARACTER = ZG_SUBJECT_CARD + ZG_CARDS,
    ZG_SUBJECT_STANCE = ZG_SUBJECT_CHARACTER + 4,
    ZG_SUBJECT_TRAVEL = ZG_SUBJECT_STANCE + ZG_DOWN,
    ZG_SUBJECT_STOP = ZG_SUBJECT_TRAVEL + ZG_T_LAND,
    ZG_SUBJECT_OUT = ZG_SUBJECT_STOP + 5,
    ZG_SUBJECT_STRIKES = ZG_SUBJECT_OUT + 4,
    ZG_SUBJECT_PIECE = ZG_SUBJECT_STRIKES + 7,
    ZG_SUBJECTS = ZG_SUBJECT_PIECE + ZG_PIECES
};

extern const struct rum_event_kind zg_events[ZG_EVENTS];
extern const struct rum_figure zg_figures[];
extern const char *const zg_subjects[ZG_SUBJECTS + 1];

enum zg_stop { ZG_S_FULL, ZG_S_FIGURE, ZG_S_BARRIER, ZG_S_LEDGE, ZG_S_EDGE };
enum zg_end { ZG_O_ULSTER, ZG_O_GEAR, ZG_O_FALL, ZG_O_FLAMEOUT };

/* ---- small things ---- */

static inline uint16_t zg_bit(int slot)
{
    return (uint16_t)(1u << slot);
}

static inline int zg_count(uint16_t set)
{
    return __builtin_popcount(set);
}

/* The nth slot of a set, ascending. */
static inline int zg_nth(uint16_t set, uint32_t n)
{
    while (n--)
        set &= (uint16_t)(set - 1);
    return __builtin_ctz(set);
}

static inline int zg_x(int cell)
{
    return cell & (ZG_STRIDE - 1);
}

static inline int zg_y(int cell)
{
    return cell / ZG_STRIDE;
}

/* In squares, aslant as straight. */
static inline int zg_distance(int a, int b)
{
    int dx = zg_x(a) - zg_x(b), dy = zg_y(a) - zg_y(b);

    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    return dx > dy ? dx : dy;
}

static inline bool zg_inside(const struct zg_state *s, int x, int y)
{
    return x >= 0 && x < s->w && y >= 0 && y < s->h;
}

static inline const struct zg_card *zg_card_of(const struct zg_state *s,
                                               int seat, int slot)
{
    return &zg_cards[s->seat[seat].card[slot]];
}

/* "Stomper Footgear (left)" */
static inline const char *zg_card_name(const struct zg_state *s, int seat,
                                       int slot)
{
    return zg_card_of(s, seat, slot)->name;
}

static inline bool zg_melee(const struct zg_card *c)
{
    return c->range == 0;
}

static inline bool zg_ranged(const struct zg_card *c)
{
    return c->range != 0 && !(c->powerups & ZG_ZONE);
}

/* Whose turn it is: the attacker of every test. */
static inline int zg_turn_seat(const struct zg_state *s)
{
    return s->order[s->at];
}

static inline uint16_t zg_unslagged(const struct zg_seat *p)
{
    return p->alive ? ZG_GEAR & ~p->slag : 0;
}

/* Only the option 2v2 has teams: 0+2 against 1+3. */
static inline bool zg_foes(const struct zg_state *s, int a, int b)
{
    return a != b && s->seat[b].alive && !(s->teams && ((a ^ b) & 1) == 0);
}

static inline void zg_unlock(struct zg_seat *p)
{
    p->lock_seat = p->lock_slot = ZG_NONE;
    p->lock_hand = false;
}

static inline bool zg_over(const struct zg_state *s)
{
    return s->phase == ZG_P_OVER;
}

static inline int zg_pose(int stance)
{
    return stance == ZG_KNEEL ? 1 : stance >= ZG_PRONE ? 2 : 0;
}

/* The character power of a seat is ready. */
static inline bool zg_ready(const struct zg_state *s, int seat, int character)
{
    const struct zg_seat *p = &s->seat[seat];
    return p->has_char && !p->char_used && p->character == character;
}

static inline void zg_ask(struct zg_state *s, enum zg_phase phase, int seat)
{
    s->phase = (uint8_t)phase;
    s->head.to_act = (rum_seat)seat;
}

/* An event that is one number and everybody's. */
static inline void zg_say(struct rum_trace *trace, int kind, int seat,
                          uint16_t clause, int arg)
{
    if (trace)
        rum_trace_add(trace, (uint8_t)kind, (rum_seat)seat, clause)->arg[0] =
            (int16_t)arg;
}

/* ---- zg_cards.c ---- */

/* Which slots hold a card whose attack is called like that of `slot`. */
uint16_t zg_namesakes(const struct zg_state *s, int seat, int slot);
/* Strikes of one dot on the one it faces. */
int zg_pair(uint8_t attack, uint8_t target, int bolster, int augment);
/* Strikes of one end on another, bolsters and augments by pair (or NULL). */
int zg_strikes(const uint8_t attack[3], const uint8_t target[3],
               const uint8_t *bolster, const uint8_t *augment);
/* Bit i: pair i matches. */
unsigned zg_matches(const uint8_t attack[3], const uint8_t target[3]);

/* ---- zg_arena.c ---- */

enum {
    ZG_ARENA_DEFAULT,
    ZG_LIBRARY,
    ZG_TWO_TABLES,
    ZG_SKYLINE,
    ZG_CRUCIBLE,
    ZG_ARENA_FILE
};

/* Build one of the arenas above. */
void zg_arena_build(struct zg_state *s, int arena);
/* Build from the text of an arena file; NULL, or what is wrong with it. */
const char *zg_arena_read(struct zg_state *s, const char *text);
/* Strikes to destroy a box (ZG-14.2). */
int zg_mass(int w, int d, int base, int top);
/* The seat whose figure stands there, or -1. */
int zg_figure_at(const struct zg_state *s, int cell);

/* ---- zg_sight.c ---- */

struct zg_point {
    int x, y, z; /* eighths of a card */
};

void zg_octant(int dx, int dy, int *ux, int *uy);
bool zg_in_range(int a, int b, int range);
/* Do figures in these cells, in these poses, touch? */
bool zg_touch(const struct zg_state *s, int a, int pose_a, int b, int pose_b);
/* Is a whole figure at `a` above the head of one at `b`? */
bool zg_above_head(const struct zg_state *s, int a, int b, int pose_b);
/* Can a figure at `a` strike the piece on this cell hand-to-hand? */
bool zg_beside_piece(const struct zg_state *s, int a, int pose, int cell);
/* Which of the nine points of a figure at `to` an eye at `from` sees. */
uint16_t zg_visible(const struct zg_state *s, int from, int pose, int to,
                    int to_pose);
/* Does the eye see the middle of this cell's top, the piece on it not being
 * in its own way? */
bool zg_sees_piece(const struct zg_state *s, int from, int pose, int cell);
/* Where a body point is, as seen from `from`. */
struct zg_point zg_body_point(const struct zg_state *s, int from, int cell,
                              int pose, int point);
/* Renew `sees` of one seat, or of all with seat -1. */
void zg_renew_sight(struct zg_state *s, int seat);

/* ---- zg_reach.c ---- */

#define ZG_FAR 0xff /* a cost: out of reach */

struct zg_board {
    uint16_t row[ZG_ROWS];
};

/* The neighbour one step away, ways 0-3 straight, 4-7 diagonal; false: outside
 * the arena. */
bool zg_neighbour(const struct zg_state *s, int cell, int way, uint8_t *next);
/* What that step costs on foot, figures apart: half-points, or 0xff. */
int zg_step(const struct zg_state *s, int cell, int way, bool soft,
            uint8_t *next);

/* Where a figure can get to, and what it costs. */
struct zg_reach {
    uint8_t budget, start;
    bool soft;   /* a Z-G card in hand: drops are safe */
    bool flight; /* over anything up to the ceiling */
    bool melee;  /* with a hand-to-hand card: leaps */
    uint8_t ceiling;
    uint8_t settled[ZG_CELLS]; /* cells reached, cheapest first */
    uint8_t n;
    uint8_t cost[ZG_CELLS]; /* half-points; 0xff: out of reach */
};

/* With the card in play. */
void zg_reach_find(const struct zg_state *s, struct zg_reach *r);
/* With any card of a seat, so many half-points, and cards added to it. */
void zg_reach_card(const struct zg_state *s, int seat, int slot, int budget,
                   uint16_t added, struct zg_reach *r);
/* Fill in the costs, all above them being given. */
void zg_reach_spread(const struct zg_state *s, int seat, struct zg_reach *r);
/* The cells to go to, leap to, drop to and land on. */
void zg_reach_boards(const struct zg_state *s, const struct zg_reach *r,
                     int seat, struct zg_board board[4]);
/* The cheapest way to jump down on `dest`: its cost, or 0xff. */
int zg_takeoff(const struct zg_state *s, const struct zg_reach *r, int seat,
               enum zg_move_code kind, int dest, uint8_t *takeoff);
/* Half-points a card gives to a seat that picks it now. */
int zg_budget(const struct zg_state *s, int seat, int slot);
/* What of them a stance lets a figure travel. */
int zg_travel_limit(int stance, int budget);
bool zg_free_ground(const struct zg_state *s, int cell);
bool zg_flyer_in_hand(const struct zg_state *s, int seat);

/* ---- zg_move.c ---- */

/* MOVE actions; with limit 2 only so far as to tell whether there is one. */
size_t zg_move_list(const struct zg_state *s, rum_action *out, size_t limit);
void zg_move(struct zg_state *s, rum_action act, struct rum_trace *trace);
/* After the test of a landing (ZG-5.20). */
void zg_land(struct zg_state *s, struct rum_trace *trace);

/* ---- zg_target.c ---- */

/* Targets of the card in play, at most `limit`; ATTACK adds "none". */
size_t zg_target_list(const struct zg_state *s, rum_action *out, size_t limit);
size_t zg_attack_list(const struct zg_state *s, rum_action *out, size_t limit);
/* Can this seat strike that foe with that card, cells and stances given? */
bool zg_can_hit(const struct zg_state *s, int seat, const struct zg_card *card,
                int foe);
bool zg_piece_open(const struct zg_state *s, int seat,
                   const struct zg_card *card, const struct zg_piece *piece);
/* May a card be drawn from this foe's hand? */
bool zg_hand_open(const struct zg_state *s, int seat,
                  const struct zg_card *card, int foe, bool snatch);
/* Where the next target card comes from, or -1: nowhere. */
int zg_next_source(const struct zg_state *s, int seat,
                   const struct zg_card *card, int foe, bool hand);
bool zg_sneaks(const struct zg_state *s, int seat, int slot, int foe);

/* What augments an attack or bolsters a target card besides the powers of
 * Characters, each once: sets of these. */
enum zg_extra {
    ZG_X_CARD = 1, /* the powerup Augment or Bolster */
    ZG_X_HIGH = 2, /* high ground */
    ZG_X_JUMP = 4, /* jumped down on the foe */
    ZG_X_PRONE = 8
};
#define ZG_EXTRAS 4

/* Augments by ZG-6.7, 8.8, 8.9, 15.7; bolsters by ZG-6.7, 15.7. */
uint16_t zg_augments(const struct zg_state *s, int seat,
                     const struct zg_card *card, int foe);
uint16_t zg_bolsters(const struct zg_state *s, const struct zg_card *card,
                     int foe, const struct zg_card *target);
/* The seats that a zone attack with this card would test. */
uint8_t zg_zone_foes(const struct zg_state *s, int seat,
                     const struct zg_card *card);
/* The next seat of a zone attack, or -1. */
int zg_zone_next(const struct zg_state *s);
void zg_attack(struct zg_state *s, rum_action act, struct rum_trace *trace);

/* ---- zg_test.c ---- */

unsigned zg_test_matches(const struct zg_state *s);
int zg_test_strikes(const struct zg_state *s);
struct zg_shown zg_test_shown(const struct zg_state *s); /* as it lies there */
int zg_shown_strikes(const struct zg_state *s, const struct zg_shown *t);
void zg_test_begin(struct zg_state *s, struct rum_trace *trace);
size_t zg_test_list(const struct zg_state *s, rum_action *out);
void zg_test_answer(struct zg_state *s, rum_action act,
                    struct rum_trace *trace);
/* By a power or the card in play: the attacker sees the target (ZG-15.3). */
bool zg_scans(const struct zg_state *s);
/* The pool a target card is drawn from. */
uint16_t zg_pool(const struct zg_state *s);
/* Three strikes: a new test of the same foe, if there is a card to draw. */
void zg_test_again(struct zg_state *s, struct rum_trace *trace);
/* Go on to the next foe of the attack, or end it. */
void zg_test_over(struct zg_state *s, struct rum_trace *trace);

/* ---- zg_damage.c ---- */

void zg_damage(struct zg_state *s, struct rum_trace *trace);
void zg_save(struct zg_state *s, rum_action act, struct rum_trace *trace);
/* Throw the foe of the test back from where the attacker stands. */
void zg_throw(struct zg_state *s, int seat, int foe, int cells,
              struct rum_trace *trace);
void zg_hit_piece(struct zg_state *s, int strikes, struct rum_trace *trace);

/* ---- zg_victory.c ---- */

void zg_defeat(struct zg_state *s, int seat, enum zg_end why,
               struct rum_trace *trace);
/* Take a figure off the table, and then ask whether that decides the game;
 * `before`: the seats that were alive. */
void zg_remove(struct zg_state *s, int seat, enum zg_end why,
               struct rum_trace *trace);
void zg_verdict(struct zg_state *s, unsigned before);
void zg_finish(struct zg_state *s, unsigned winners, uint16_t clause);
/* A card that is about to be slagged would cost its owner the game. */
bool zg_vital(const struct zg_state *s, int seat, int slot);
/* Cards that are not slagged, of those that count (ZG-18.2). */
int zg_gear_left(const struct zg_state *s, int seat);
void zg_score(const void *state, int *out);

/* ---- zg_round.c: FLAME, HAND, PLACE, POSE ---- */

void zg_round_begin(struct zg_state *s, struct rum_trace *trace);
void zg_round_end(struct zg_state *s, struct rum_trace *trace);
size_t zg_round_list(const struct zg_state *s, rum_action *out);
void zg_round_answer(struct zg_state *s, rum_action act,
                     struct rum_trace *trace);
/* The three Impulse numbers of a hand as one (ZG-3.1). */
int zg_impulse(const struct zg_state *s, int seat, uint16_t hand);

/* ---- zg_turn.c: STUN, CARD ---- */

void zg_turns_begin(struct zg_state *s, struct rum_trace *trace);
size_t zg_turn_list(const struct zg_state *s, rum_action *out);
void zg_turn_answer(struct zg_state *s, rum_action act,
                    struct rum_trace *trace);
void zg_pulse_end(struct zg_state *s, struct rum_trace *trace);
/* Spend one use of a hand card; true when it went back to the deck. */
bool zg_spend(struct zg_state *s, int seat, int slot);
/* The table has seen a card of this seat come from its deck or hand. */
void zg_note_deck(struct zg_state *s, int seat, int slot);
void zg_note_hand(struct zg_state *s, int seat, int slot);
/* The table has seen that this seat holds no Z-G card, or one. */
void zg_note_flyer(struct zg_state *s, int seat, bool holds);
/* Everybody knows the card in play now. */
void zg_note_card(struct zg_state *s);

/* ---- zg_setup.c ---- */

enum {
    ZG_OPT_PLAYERS,
    ZG_OPT_ARENA,
    ZG_OPT_EDGE,
    ZG_OPT_FIGURES,
    ZG_OPT_LOADOUT,
    ZG_OPT_CHARACTER,
    ZG_OPT_HALF_TURN,
    ZG_OPT_HIGH_GROUND, /* the eight tactics of ZG-20 follow each other */
    ZG_OPT_SNEAK,
    ZG_OPT_JUMPS,
    ZG_OPT_FALLING,
    ZG_OPT_KNOCKDOWN,
    ZG_OPT_DASH,
    ZG_OPT_FLAMEOUT,
    ZG_OPT_STANCES,
    ZG_OPT_ULSTER,
    ZG_OPT_PRONE,
    ZG_OPT_LIMIT,
    ZG_OPT_TEAMS,
    ZG_OPT_FILE,
    ZG_OPT_LAST_GEAR,
    ZG_OPT_STANCE_COST,
    ZG_OPT_DASH_MOVE,
    ZG_OPT_START_FAR,
    ZG_OPT_CREDITS,
    ZG_OPTIONS
};

#define ZG_PRESETS 4

extern const struct rum_option zg_options[ZG_OPTIONS];
extern const struct rum_preset zg_presets[ZG_PRESETS];
enum rum_err zg_setup(void *state, struct rum_options *opt,
                      struct rum_why *why);
size_t zg_draft_list(const struct zg_state *s, rum_action *out);
void zg_draft(struct zg_state *s, rum_action act, struct rum_trace *trace);
int zg_spent(const struct zg_state *s, int seat);

/* ---- zg_hide.c, zg_check.c, zg_judge*.c, zg_legal.c, zg_apply.c ---- */

void zg_hide(void *copy, rum_seat viewer);
void zg_imagine(void *copy, rum_seat viewer, struct rum_rng *rng);
/* How likely each card of a seat is to be drawn from its deck or its hand, as
 * far as this copy knows: shares of their sum. */
void zg_draw_weights(const struct zg_state *s, int seat, bool from_hand,
                     uint32_t weight[ZG_SLOTS]);

/* ---- zg_chance.c ---- */

/* What an end would bring: shares of all cases with 0, 1, 2, 3, 4 or more
 * strikes. A hidden part is a miss. */
struct zg_chance {
    uint64_t of, strikes[5];
};

/* `act`: one of the open answers to END. The powers that the foe may use and
 * retests are left out. */
struct zg_chance zg_end_chance(const struct zg_state *seen, rum_action act);

bool zg_check(const void *state, const char **what);
bool zg_settled(const void *state);
int zg_appraise(const void *state, rum_seat seat);
void zg_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior);
rum_action zg_fallback(const void *state);
const char *zg_role(const void *state, rum_seat seat);
int zg_side(const void *state, rum_seat seat);

/* In hundredths of a card: an attack with one end, with the better end; a card
 * of the hand. */
int zg_end_value(const struct zg_state *s, int seat, int slot, int end,
                 int foe);
int zg_attack_value(const struct zg_state *s, int seat, int slot, int foe);
int zg_card_value(const struct zg_state *s, int seat, int slot);
/* Cells to the nearest foe, as the king goes; ZG_STRIDE: there is none. */
int zg_foe_distance(const struct zg_state *s, int seat, int cell);
bool zg_near_edge(const struct zg_state *s, int cell);

/* The actions of the decision at hand; with limit 2 only so far as to tell
 * whether there is a choice. */
size_t zg_list(const struct zg_state *s, rum_action *out, size_t limit);
size_t zg_legal(const void *state, rum_action *out);
void zg_apply(void *state, rum_action act, struct rum_trace *trace);

/* ---- words and pictures ---- */

void zg_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void zg_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out);
void zg_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void zg_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void zg_layout(const void *seen, struct rum_scene *out);
void zg_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void zg_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out);
void zg_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out);
void zg_dump(const void *state, struct rum_json *out);
extern const struct rum_theme zg_theme;
extern const char *const zg_gear_art[ZG_CARDS];
extern const struct rum_odds zg_odds[];

/* ---- zg_fields.c ---- */
#define ZG_FIELDS 129
extern const struct rum_field zg_fields[ZG_FIELDS];

extern const struct rum_game zg_game;

#endif

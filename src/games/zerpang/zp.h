/*
 * zp.h: zerpang!, seven asymmetric classes on a hex board.
 *
 * Rules: rules/zp.md, clauses ZP-1.1 to ZP-21.10. Read docs/ZERPANG.md first:
 * it explains the frames by which the engine gets from one question to the
 * next without recursion.
 *
 * Reading order: zp_board.c the spaces; zp_setup.c the deal; zp_turn.c the
 * phases; zp_move.c, zp_pay.c, zp_sets.c, zp_cards.c, zp_combat.c, zp_defeat.c
 * and zp_draw.c what happens in them; zp_win.c who has won; zp_hide.c who knows
 * what; zp_judge.c and zp_judge_rank.c what a bot thinks of it.
 */
#ifndef ZP_H
#define ZP_H

#include <string.h>

#include <rumpus/game.h>

/* A clause of rules/zp.md. */
#define ZP(chapter, number) RUM_CLAUSE(chapter, number)

#include "zp_board.h"

#define ZP_SEATS   6
#define ZP_OWN     6 /* pieces of a seat; piece id = seat * 6 + i */
#define ZP_PIECES  36
#define ZP_KINDS   14
#define ZP_CARDS   99
#define ZP_RINGS   12
#define ZP_SETS    10 /* types of a Gunslinger's set */
#define ZP_MUTATED 3  /* rings a Zombie piece can hold */

/* ---- classes and cards: sections 2.2 and 2.3 ---- */

enum zp_class {
    ZP_NINJA,
    ZP_PIRATE,
    ZP_ZOMBIE,
    ZP_ROBOT,
    ZP_GUNSLINGER,
    ZP_ALIEN,
    ZP_ELF,
    ZP_CLASSES
};

enum zp_kind {
    ZP_ONE,
    ZP_TWO,
    ZP_WEAPON,
    ZP_SPEED,
    ZP_SAVE,
    ZP_PASSPORT,
    ZP_DRAW2,
    ZP_RECRUIT,
    ZP_RETREAT,
    ZP_SECOND,
    ZP_CLUMP,
    ZP_YIELD,
    ZP_DOOM,
    ZP_DENY
};
#define ZP_SPECIALTY ZP_WEAPON /* kinds from here on have two sides */

extern const uint8_t zp_copies[ZP_KINDS];
extern const uint8_t zp_value[ZP_CLASSES][ZP_KINDS]; /* ZP-5.2, 5.3 */
extern const uint8_t zp_ninjutsu[ZP_KINDS];          /* N-side values */
extern const uint8_t zp_pillage[ZP_KINDS];           /* P-side values */

/* What Specialty cards can do. The first seven are the arguments of EFFECT. */
enum zp_effect {
    ZP_EFFECT_WEAPON2,
    ZP_EFFECT_WEAPON3,
    ZP_EFFECT_HONOR,
    ZP_EFFECT_CANNON,
    ZP_EFFECT_RESOURCE,
    ZP_EFFECT_RETREAT,
    ZP_EFFECT_SACRIFICE,
    ZP_EFFECT_SAVE,
    ZP_EFFECT_RECRUIT,
    ZP_EFFECT_SAILS,
    ZP_EFFECT_GETA2,
    ZP_EFFECT_GETA4,
    ZP_EFFECT_FLANK,
    ZP_EFFECT_EVERYWHERE,
    ZP_EFFECT_DRAW2,
    ZP_EFFECT_PLUNDER,
    ZP_EFFECT_BLOCKADE,
    ZP_EFFECT_BIND,
    ZP_EFFECT_KEELHAUL,
    ZP_EFFECTS
};
#define ZP_COMBAT_EFFECTS 7

/* ---- actions: section 4.1 ---- */

enum zp_op {
    ZP_PASS,
    ZP_CLASS,
    ZP_ENTER,
    ZP_RECRUITS,
    ZP_PAY,
    ZP_PAY_CLOUD,
    ZP_SET,
    ZP_SET_CARD,
    ZP_MOVE,
    ZP_LEAP,
    ZP_SCOUNDREL,
    ZP_BALLOON,
    ZP_FLANK,
    ZP_EVERYWHERE,
    ZP_STEP,
    ZP_SPEEDS,
    ZP_DEST,
    ZP_AGGRESSOR,
    ZP_DEFENDER,
    ZP_POINTS,
    ZP_CLOUD,
    ZP_EFFECT,
    ZP_SLIP,
    ZP_CONCEDE,
    ZP_HOLD,
    ZP_ACCEPT,
    ZP_REFUSE,
    ZP_BIND,
    ZP_SAVES,
    ZP_UPLOAD,
    ZP_DRAW,
    ZP_BLOCKADE,
    ZP_DISCARD,
    ZP_KEELHAUL,
    ZP_RELEASE,
    ZP_OPS
};
#define ZP_ABILITIES    3 /* that replace the Movement Phase: LEAP to BALLOON */
#define ZP_ACT(op, arg) ((rum_action)((op)*128 + (arg)))

/* The arguments of ENTER and RECRUITS: a Gate, and the rings on the piece that
 * enters. Four and more, which only a Carrier can have, came later. */
#define ZP_ENTER_ARGS 24

static inline int zp_enter_gate(int arg)
{
    return arg < 8 ? arg / 4 : (arg - 8) / 8;
}

static inline int zp_enter_rings(int arg)
{
    return arg < 8 ? arg % 4 : arg % 8 + 4;
}

enum { ZP_DRAW_NOW, ZP_DRAW_SALVAGE, ZP_DRAW_TWO, ZP_DRAW_PLUNDER };
#define ZP_DRAW_TAG 16 /* + seat */

#define ZP_MAX_ACTIONS 96 /* section 4.5: no list exceeds 91 */

/* Decision points: section 4.2. */
enum zp_ask {
    ZP_ASK_NOTHING,
    ZP_ASK_CLASS,
    ZP_ASK_ENTRANCE,
    ZP_ASK_PAY,
    ZP_ASK_SET,
    ZP_ASK_SET_CARD,
    ZP_ASK_MOVE_PICK,
    ZP_ASK_STEP,
    ZP_ASK_FLANK_STEP,
    ZP_ASK_DEST,
    ZP_ASK_AGG_ORDER,
    ZP_ASK_DEF_ORDER,
    ZP_ASK_COMBAT,
    ZP_ASK_ASSIST,
    ZP_ASK_LAST_CALL,
    ZP_ASK_ACCEPT,
    ZP_ASK_REACT,
    ZP_ASK_SAVE,
    ZP_ASK_RELEASE,
    ZP_ASK_UPLOAD,
    ZP_ASK_DRAW,
    ZP_ASK_BLOCKADE,
    ZP_ASK_DISCARD,
    ZP_ASK_KEELHAUL,
    ZP_ASKS
};

/* ---- the state ---- */

/* Where a piece is when it is not on one of the spaces 0..90. */
enum zp_place {
    ZP_HOME = ZP_SPACES,
    ZP_UPLOADED,
    ZP_LIFTED,   /* just defeated, and its fate still open */
    ZP_ABDUCTED, /* + the Alien's seat */
};

enum zp_end { ZP_ON, ZP_WON, ZP_DRAWN };
/* How the Elf wins: ZP-20.5 to 20.7. */
enum { ZP_ELF_ROUNDS, ZP_ELF_CLOCK, ZP_ELF_DECK, ZP_ELF_OFF };

enum { ZP_ASSIST_ANY, ZP_ASSIST_ASKED, ZP_ASSIST_OFF }; /* ZP-9.15 */

enum zp_frame_kind {
    ZP_F_TURN,
    ZP_F_MOVE,
    ZP_F_FIGHTS, /* the Combat Phase: one combat after the other */
    ZP_F_COMBAT,
    ZP_F_DEFEAT,
    ZP_F_PLAY, /* an effect on its way, with the Bindings on it */
    ZP_F_PAY,
    ZP_F_SET,
};

/* A frame is a kind and how far it has come; its data is in the struct of the
 * same name below, since no kind ever stands on the stack twice. */
struct zp_frame {
    uint8_t kind, at;
};
#define ZP_MAX_FRAMES 8

struct zp_options {
    uint8_t elf_mode, elf_rounds, elf_decks;
    uint8_t robot_goal;                              /* uploads that win */
    uint8_t balloon_cost, leap_cost, scoundrel_cost; /* points */
    uint8_t gate_bonus;                              /* in combat */
    uint8_t hand, draw;   /* cards dealt; drawn before those for zones */
    uint8_t base, refill; /* the Gunslinger's hand */
    uint8_t duel_goal;    /* spaces a two-player goal needs: 6 or 3 */
    uint8_t assist;       /* ZP_ASSIST_ANY, ... */
    bool one_entry, bluff, draft;
    uint8_t first; /* seat, or ZP_NONE: at random */
    uint16_t round_limit;
};

struct zp_turn {
    uint8_t piece;  /* that enters, leaps or flies; or a Scoundrel's victim */
    uint8_t gate;   /* where it enters */
    uint8_t moved;  /* own pieces of the main move, a mask */
    uint8_t second; /* own pieces moved by SECOND cards, a mask */
    bool acted;     /* ZP-15.8 */
    bool entered;   /* a piece, this turn */
    bool began;     /* something was done in this Movement Phase */
    bool salvage;   /* ZP-15.7 was chosen */
    bool plunder;   /* ZP-13.15 works */
    bool blockade;  /* one was played in this Draw Phase, bound or not */
    uint8_t taker;  /* who takes the draw */
    uint8_t asked;  /* seats already asked for a Blockade */
    uint8_t drew;   /* cards the active seat has drawn in this phase */
};

struct zp_move {
    uint8_t seat, owner; /* who decides, whose pieces go */
    uint8_t mask;        /* which of the owner's */
    uint8_t direction;   /* of the step being paid for */
    uint8_t steps;       /* made so far, at most 255 counted */
    uint8_t free;        /* spaces left from SPEED */
    uint8_t rate;        /* points a space and piece */
    uint8_t pool;        /* points paid and not used yet */
};

enum { ZP_AGG, ZP_DEF }; /* sides */
enum zp_outcome { ZP_OPEN, ZP_LOST, ZP_RETREATED, ZP_SACRIFICED };

struct zp_combat {
    bool on;                    /* cards that leave a hand stay on the table */
    uint8_t outcome, loser;     /* loser: a side */
    uint8_t piece[2], seat[2];  /* by side */
    uint8_t bonus[2];           /* weapons */
    uint8_t cloud[2];           /* cloud points */
    uint16_t points[2];         /* cards spent for points, sets as doubled */
    uint16_t gain[2];           /* what Resourcefulness would add */
    uint8_t spent[2][ZP_KINDS]; /* cards spent for points */
    uint8_t table[ZP_KINDS];    /* every card that left a hand: ZP-12.9 */
    uint8_t fore[ZP_KINDS];     /* of those, the ones on the Aggressor's side */
    bool honor, cannon[2], resource[2];
    bool opening;   /* the leading Aggressor's one decision: ZP-8.9 */
    bool stale[2];  /* a Hold brought nothing: ZP-9.4 */
    bool helped;    /* something was played in this Hold or last call */
    bool called;    /* somebody was asked in this last call */
    uint8_t side;   /* that is asked, holds or has given up */
    uint8_t helper; /* who is asked, or was last */
    uint8_t played; /* principals who played a card of their own, a mask */
    uint8_t refused[ZP_SEATS]; /* effects refused, a mask by helper */
};

/* Lifted pieces: one, or the Aggressor and up to six more. */
#define ZP_MAX_LIFTED 7

struct zp_defeat {
    uint8_t n, i;  /* pieces; which one is being asked about */
    uint8_t first; /* the first of those asked about in silence */
    uint8_t piece[ZP_MAX_LIFTED];
    bool saved; /* the SAVE for it works */
};

struct zp_play {
    uint8_t seat, effect;
    uint8_t side;   /* in combat: for which */
    uint8_t target; /* piece, Gate or seat, by effect */
    bool lent;      /* by a helper */
    uint8_t chain;  /* Bindings so far */
    uint8_t last;   /* who played the last card of the chain */
    uint8_t asked;  /* the seat asked to bind, or asked last */
};

struct zp_pay {
    uint8_t seat, cost, paid;
};

struct zp_hand_set {
    uint8_t seat, type, slot;
    uint8_t side;    /* in combat: for which; ZP_NONE: it pays a cost */
    uint8_t kind[3]; /* chosen so far */
};

struct zp_state {
    struct rum_head head;
    struct zp_options opt;

    uint8_t end, winner; /* enum zp_end */
    uint8_t start, active;
    uint16_t round;  /* completed */
    uint8_t runouts; /* times the deck ran out: ZP-20.7 */
    uint8_t class[ZP_SEATS], home[ZP_SEATS];
    struct zp_set closed[ZP_SEATS]; /* Gates this seat may not enter */

    uint8_t pos[ZP_PIECES]; /* space or enum zp_place */
    uint8_t ring[ZP_PIECES];
    uint16_t stamp[ZP_PIECES];   /* arrival numbers: ZP-8.3 */
    uint16_t clock;              /* the last one given */
    uint8_t dizzy[ZP_SEATS];     /* disoriented own pieces, a mask */
    uint8_t piece_at[ZP_SPACES]; /* piece or ZP_NONE */
    struct zp_set own[ZP_SEATS], full, rings;
    uint8_t supply; /* rings not on the board, nor on a piece */

    uint8_t cloud[ZP_SEATS], skip[ZP_SEATS];
    uint8_t victim[ZP_SEATS]; /* of this turn's Scoundrel, or ZP_NONE */
    uint8_t barred[ZP_SEATS]; /* of the turn before's: ZP-15.4 */

    uint8_t hand_n[ZP_SEATS];
    uint8_t hand[ZP_SEATS][ZP_KINDS];  /* ZP_NONE: hidden */
    uint8_t fresh[ZP_SEATS][ZP_KINDS]; /* of these, come since the owner's
                                          turn began: ZP-11.6 */
    uint8_t held[ZP_SEATS];            /* smallest hand since then: ZP-11.8 */
    uint8_t deck_n, discard_n;
    uint8_t deck[ZP_CARDS]; /* the next card is the last of deck_n */
    uint8_t discard[ZP_KINDS];

    /* How many cards of a kind a viewer knows in a hand not their own; the last
     * row is what spectators know. */
    uint8_t sure[ZP_SEATS + 1][ZP_SEATS][ZP_KINDS];

    uint8_t ask, depth; /* enum zp_ask; frames on the stack */
    struct zp_frame frame[ZP_MAX_FRAMES];
    struct zp_turn turn;
    struct zp_move move;
    struct zp_combat combat;
    struct zp_defeat defeat;
    struct zp_play play;
    struct zp_pay pay;
    struct zp_hand_set set;
};

/* ---- small questions ---- */

static inline int zp_owner(int piece)
{
    return piece / ZP_OWN;
}

static inline int zp_left(const struct zp_state *z, int seat)
{
    return seat + 1 == z->head.seats ? 0 : seat + 1;
}

static inline bool zp_on_board(const struct zp_state *z, int piece)
{
    return z->pos[piece] < ZP_SPACES;
}

static inline struct zp_set zp_enemies(const struct zp_state *z, int seat)
{
    return zp_less(z->full, z->own[seat]);
}

/* Spaces a piece of this seat could be put on. */
static inline struct zp_set zp_open(const struct zp_state *z, int seat)
{
    return zp_less(zp_less(zp_board, z->full), z->closed[seat]);
}

static inline struct zp_frame *zp_top(struct zp_state *z)
{
    return &z->frame[z->depth - 1];
}

/* Put a frame on the stack; the one below goes on at `then` afterwards. */
static inline void zp_push(struct zp_state *z, int then, int kind)
{
    RUM_ASSERT(z->depth < ZP_MAX_FRAMES);
    if (z->depth)
        zp_top(z)->at = (uint8_t)then;
    z->frame[z->depth++] = (struct zp_frame){.kind = (uint8_t)kind};
}

static inline void zp_pop(struct zp_state *z)
{
    z->frame[--z->depth] = (struct zp_frame){0};
}

static inline void zp_ask(struct zp_state *z, int seat, int what)
{
    if (z->end)
        return; /* it ended on the way here */
    z->ask = (uint8_t)what;
    z->head.to_act = (rum_seat)seat;
}

/* ---- zp_fields.c ---- */
#define ZP_FIELDS 113
extern const struct rum_field zp_fields[ZP_FIELDS];

#include "zp_event.h"
#include "zp_rules.h"

#endif

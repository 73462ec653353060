/*
 * ze.h: what the files of this folder share: the state of Zapp'em!.
 *
 * Reading order: ze_data.c has the map and the Items, ze_setup.c deals,
 * ze_turn.c goes from turn to turn, ze_legal.c offers, ze_apply.c performs
 * actions and hits, ze_hands.c remembers who has seen which Zone card and
 * ze_hide.c who may see it. ze_judge.c and ze_judge_rank.c guess who is winning
 * and what is worth a try. The others put it into words and pictures.
 *
 * Rules: rules/ze.md. The numbers of zones, Items and actions are its own.
 */
#ifndef ZE_H
#define ZE_H

#include <rumpus/game.h>

/* A clause of rules/ze.md. */
#define ZE(chapter, number) RUM_CLAUSE(chapter, number)

enum {
    ZE_SEATS = 5,
    ZE_COLUMNS = 8,
    ZE_ROWS = 9,
    ZE_ZONES = 72, /* y * 8 + x; a Zone card has the number of its zone */
    ZE_DIRECTIONS = 8,
    ZE_STRAIGHT = 4, /* directions from here on are diagonal */
    ZE_ITEMS = 18,
    ZE_HAND = 7, /* most that option `hand` takes; the book's is 5 */
    ZE_HEALTH = 4,
    ZE_NONE = 255,    /* no zone, card, Item or seat */
    ZE_UNKNOWN = 254, /* a card this observer cannot see */
};

/* Attack Items first. */
enum ze_kind {
    ZE_POWER,
    ZE_PROTON,
    ZE_EMP,
    ZE_HEART,
    ZE_SHIELD,
    ZE_NIGHT,
    ZE_KINDS,
};

/* By rank; in Battle Royale only the colours of the Health cards. */
enum ze_character {
    ZE_COMMANDER,
    ZE_GUNNER,
    ZE_MEDIC,
    ZE_REDSHIRT,
    ZE_VILLAIN,
    ZE_CHARACTERS,
};

/* Actions; the first of a range stands for all of it. In D0 they are ranks,
 * in D1, D5 and D6 Zone cards, in D2 seats. */
enum ze_code {
    ZE_PASS = 0,
    ZE_ZAP = 1, /* + direction */
    ZE_TAKE = 10,
    ZE_USE = 20, /* + direction, or one of the next three */
    ZE_USE_EMP = 28,
    ZE_USE_HEART = 29,
    ZE_USE_NIGHT = 30, /* + seat */
    ZE_PICKPLAY = 60,  /* a code of USE + 40 */
    ZE_END = 99,
    ZE_GIVE = 100, /* + 8 * item + seat */

    ZE_TAKE_THE_HIT = 0, /* D4 */
    ZE_BLOCK = 1,
    ZE_JUST_LOOK = 99, /* D5 */
    ZE_STAY_DOWN = 0,  /* D7 */
    ZE_COME_BACK = 29,
};

/* What is asked: the decision points of the rules. */
enum ze_phase {
    ZE_OVER,
    ZE_D0_CHARACTER,
    ZE_D1_PLACE,
    ZE_D2_ORDER,
    ZE_D3_ACT,
    ZE_D3B_AFTER,
    ZE_D4_SHIELD,
    ZE_D5_NV_TAKE,
    ZE_D6_NV_GIVE,
    ZE_D7_RETURN,
    ZE_GOING_ON, /* inside apply() only: nothing is asked yet */
};

/* Where in a round the game is. */
enum ze_part {
    ZE_CHOOSING, /* characters, before the deal */
    ZE_MOVING,   /* the astronauts place their cards */
    ZE_ACTING,   /* ... and act one after the other */
    ZE_HUNTING,  /* the villain's phase */
    ZE_ROYALE,   /* Battle Royale, always */
};

/*
 * Sets of seats are bytes, one bit a seat; sets of Items words, one bit an
 * Item. Hands are sorted, unseen cards last, so that neither order nor place
 * tells when a card was drawn.
 */
struct ze_state {
    struct rum_head head; /* turn: the round */

    uint32_t items[ZE_SEATS]; /* who holds them; the others are on the table */
    uint16_t ending;          /* clause the game ended by; 0 while it goes on */

    bool royale; /* options */
    bool shared_hands, order_by_seat, mark_per_turn, villain_revives;
    bool useful_shots;    /* ZE-4.14 */
    uint8_t villain;      /* seat; ZE_NONE in Battle Royale */
    uint8_t first;        /* starting player; ZE_NONE in Villain mode */
    uint8_t health_dealt; /* astronauts' and in Battle Royale */
    uint8_t hearts_dealt; /* to the villain */
    uint8_t villain_dealt, villain_items; /* their Health, what they carry */
    uint8_t full_hand, heart_heals;

    uint8_t phase; /* enum ze_phase */
    uint8_t part;  /* enum ze_part */

    uint8_t character[ZE_SEATS]; /* enum ze_character; ZE_NONE: not chosen */
    uint8_t health[ZE_SEATS];
    uint8_t zone[ZE_SEATS]; /* ZE_NONE: no location */
    uint8_t hits[ZE_SEATS]; /* ZE-5.13 */
    uint8_t placed, acted;  /* seats, this round */
    uint8_t marked;         /* seats, ZE-7.5 */
    uint8_t stayed;         /* seats that stay down by choice, ZE-8.8 */
    uint8_t turns, turn;    /* the villain's phase: in all; the one going on,
                               from 1 */
    uint8_t player;         /* whose turn it is; ZE_NONE between turns */
    bool gift_used;         /* by the Commander, in this turn */
    uint8_t victims;        /* seats, hit and not resolved yet */
    uint8_t target;         /* D5, D6: the seat looked at, else ZE_NONE */
    uint8_t named;          /* D6: the card named in D5, else ZE_NONE */
    uint8_t winners;        /* seats, once over */

    uint8_t hand_size[ZE_SEATS]; /* public */
    uint8_t deck_size;           /* public */
    uint8_t hand[ZE_SEATS][ZE_HAND];
    uint8_t deck[ZE_ZONES];  /* the next card is the last one */
    uint8_t played[ZE_ROWS]; /* zones by row, one bit a column */
    uint8_t know[ZE_ZONES];  /* seats that know where the card is (section 5) */
    uint8_t trail[ZE_SEATS]; /* the zone before the present one, or ZE_NONE */
};

/* Events: ze_events.c names them and their numbers. */
enum ze_event {
    ZE_EV_CHARACTER,
    ZE_EV_ROUND,
    ZE_EV_PLACE,
    ZE_EV_SKIP,
    ZE_EV_NAME,
    ZE_EV_PASS,
    ZE_EV_ZAP,
    ZE_EV_TAKE,
    ZE_EV_USE,
    ZE_EV_HIT,
    ZE_EV_BLOCK,
    ZE_EV_DOWN,
    ZE_EV_BACK,
    ZE_EV_STAY,
    ZE_EV_GIVE,
    ZE_EV_LOOKED,
    ZE_EV_WANT,
    ZE_EV_EXCHANGE,
    ZE_EV_DRAW,
    ZE_EV_EMPTY,
    ZE_EV_PHASE,
    ZE_EV_OVER,
    ZE_EVENTS,
};

/*
 * Where the numbers of an event are; the same place in every kind that has it.
 * Of events that not everybody hears in full the secrets begin at ZE_ARG_CARD.
 */
enum ze_arg {
    ZE_ARG_OTHER,  /* a second seat: the attacker, the one looked at ... */
    ZE_ARG_ITEM,   /* an Item */
    ZE_ARG_ZONE,   /* where it happens */
    ZE_ARG_NUMBER, /* how many, how much is left, or whether */

    ZE_ARG_FROM = 4, /* the zone before; -1: none */
    ZE_ARG_TO = 4,   /* the seat that is given something */

    ZE_ARG_DIRECTION = 4, /* -1: none */
    ZE_ARG_PICKED,        /* picked & played */
    ZE_ARG_HITS,          /* players hit */
    ZE_ARG_VICTIMS,       /* a bit for each of them */

    ZE_ARG_CARD = 4,
    ZE_ARG_GIVEN,
};

/* What `subject` counts: kinds of Items, then characters, then zones. */
enum {
    ZE_SUBJECT_CHARACTER = ZE_KINDS,
    ZE_SUBJECT_ZONE = ZE_SUBJECT_CHARACTER + ZE_CHARACTERS,
};

/* ---- sets ---- */

/* ZE_NONE has a bit too, the highest: it is in no set of seats or Items. */
static inline unsigned ze_bit(unsigned i)
{
    return 1u << (i & 31);
}

static inline unsigned ze_lowest(unsigned bits)
{
    return (unsigned)__builtin_ctz(bits);
}

static inline unsigned ze_count(unsigned bits)
{
    return (unsigned)__builtin_popcount(bits);
}

/* ---- the map: ze_data.c ---- */

extern const int8_t ze_dx[ZE_DIRECTIONS], ze_dy[ZE_DIRECTIONS];
/* The zone an Item lies on, its kind, and the Item that is the code of a Zone
 * card, or ZE_NONE. */
extern const uint8_t ze_location[ZE_ITEMS], ze_kind_of[ZE_ITEMS];
extern const uint8_t ze_code_of[ZE_ZONES];
/* The Items of a kind. */
extern const uint32_t ze_items_of[ZE_KINDS];
#define ZE_ALL_ITEMS    0x3ffffu
#define ZE_ATTACK_ITEMS 0x1a9c6u

static inline bool ze_lit(unsigned zone)
{
    return !((zone ^ zone / ZE_COLUMNS) & 1);
}

/* The next zone in that direction, or ZE_NONE past the edge. */
static inline unsigned ze_step(unsigned zone, unsigned direction)
{
    int x = (int)(zone % ZE_COLUMNS) + ze_dx[direction];
    int y = (int)(zone / ZE_COLUMNS) + ze_dy[direction];
    if (x < 0 || x >= ZE_COLUMNS || y < 0 || y >= ZE_ROWS)
        return ZE_NONE;
    return (unsigned)(y * ZE_COLUMNS + x);
}

/* Which way and how far it is, if in a straight or diagonal line and at most
 * two zones; otherwise the distance is 0. */
struct ze_bearing {
    uint8_t direction, distance;
};
struct ze_bearing ze_bearing(unsigned from, unsigned to);

/* Directions in which the fields of this Zone card are pink (2.1). */
static inline unsigned ze_pink(unsigned zone)
{
    return ze_lit(zone) ? 0xff : 0x0f;
}

/* ---- who is who ---- */

static inline bool ze_active(const struct ze_state *s, unsigned seat)
{
    return s->health[seat] > 0;
}

static inline unsigned ze_all_seats(const struct ze_state *s)
{
    return ze_bit(s->head.seats) - 1;
}

/* ZE-5.9: the Health of a seat once it has used a Heart. */
static inline unsigned ze_healed(const struct ze_state *s, unsigned seat)
{
    unsigned health = s->health[seat] + (unsigned)s->heart_heals;
    return health < ZE_HEALTH ? health : ZE_HEALTH;
}

static inline unsigned ze_astronauts(const struct ze_state *s)
{
    return s->royale ? 0 : ze_all_seats(s) & ~ze_bit(s->villain);
}

/* 2.6 */
static inline unsigned ze_enemies(const struct ze_state *s, unsigned seat)
{
    if (s->royale)
        return ze_all_seats(s) & ~ze_bit(seat);
    return seat == s->villain ? ze_astronauts(s) : ze_bit(s->villain);
}

/* Skills are of Villain mode only (ZE-10.2). */
static inline bool ze_is(const struct ze_state *s, unsigned seat,
                         enum ze_character character)
{
    return !s->royale && s->character[seat] == character;
}

static inline uint32_t ze_held(const struct ze_state *s, unsigned seat,
                               enum ze_kind kind)
{
    return s->items[seat] & ze_items_of[kind];
}

/* Down, and holding no Heart that could bring them back (ZE-8.3, ZE-8.6). */
static inline bool ze_out_for_good(const struct ze_state *s, unsigned seat)
{
    if (ze_active(s, seat))
        return false;
    return !ze_held(s, seat, ZE_HEART) ||
           (seat == s->villain && !s->villain_revives);
}

/* Down, and cannot come back in the sense of 2.6: who stays down by choice
 * counts as defeated for the end of the game (ZE-8.8). */
static inline bool ze_out(const struct ze_state *s, unsigned seat)
{
    return ze_out_for_good(s, seat) || s->stayed >> seat & 1;
}

static inline uint32_t ze_on_table(const struct ze_state *s)
{
    uint32_t held = 0;
    for (unsigned seat = 0; seat < ZE_SEATS; seat++)
        held |= s->items[seat];
    return ZE_ALL_ITEMS & ~held;
}

static inline bool ze_played(const struct ze_state *s, unsigned zone)
{
    return s->played[zone / ZE_COLUMNS] >> zone % ZE_COLUMNS & 1;
}

/* The next seat clockwise. */
static inline unsigned ze_left(const struct ze_state *s, unsigned seat)
{
    return seat + 1u == s->head.seats ? 0 : seat + 1;
}

/* The first seat of a set clockwise from `seat`'s left; ZE_NONE: it is empty.
 */
static inline unsigned ze_first_from(const struct ze_state *s, unsigned seat,
                                     unsigned set)
{
    for (unsigned i = 0; i < s->head.seats; i++) {
        seat = ze_left(s, seat);
        if (set >> seat & 1)
            return seat;
    }
    return ZE_NONE;
}

/* ---- ze_setup.c ---- */
extern const struct rum_option ze_options[];
#define ZE_OPTIONS 16
extern const struct rum_preset ze_presets[];
#define ZE_PRESETS 3
enum rum_err ze_setup(void *state, struct rum_options *opt,
                      struct rum_why *why);
/* ZE-1.6: five cards each. */
void ze_deal(struct ze_state *s, struct rum_trace *trace);

/* ---- ze_legal.c ---- */
size_t ze_legal(const void *state, rum_action *out);
/* Does the seat's inventory hold these Items as well (ZE-6)? */
bool ze_fits(const struct ze_state *s, unsigned seat, uint32_t more);
/* The Item whose code is on the seat's card, if it is on the table; or ZE_NONE.
 */
unsigned ze_in_reach(const struct ze_state *s, unsigned seat);
/* Villain and Redshirt (ZE-6.6). */
bool ze_picks_and_plays(const struct ze_state *s, unsigned seat);
/* Is anything open to the Commander's skill (ZE-7.1)? */
bool ze_can_give(const struct ze_state *s, unsigned seat);

/* Whom a player could hit from a zone; marked ones are left out (ZE-7.5). */
struct ze_aim {
    uint8_t line[ZE_DIRECTIONS]; /* seats on the next two zones that way */
    uint8_t pink;                /* seats in pink fields */
    uint8_t zaps;                /* directions of pink fields with an enemy */
};
void ze_take_aim(const struct ze_state *s, unsigned seat, unsigned zone,
                 struct ze_aim *aim);
/* Of whom a shot must hit one to be offered, unless it may hit nobody: all, or
 * only enemies (ZE-4.13, ZE-4.14). */
unsigned ze_wanted(const struct ze_state *s, unsigned seat);

/* ---- ze_apply.c ---- */
void ze_apply(void *state, rum_action act, struct rum_trace *trace);

/* ---- ze_turn.c ---- */
/* On to the next decision, or to the end; does nothing when one is asked. */
void ze_go_on(struct ze_state *s, struct rum_trace *trace);
void ze_ask(struct ze_state *s, unsigned seat, enum ze_phase phase);
/* D0 is answered. */
void ze_choose(struct ze_state *s, unsigned seat, unsigned character,
               struct rum_trace *trace);
/* ZE-3.1; outside the astronauts' part the action follows. */
void ze_move(struct ze_state *s, unsigned seat, unsigned card,
             struct rum_trace *trace);
/* An astronaut's action step: named, or the only one left. */
void ze_start_acting(struct ze_state *s, unsigned seat,
                     struct rum_trace *trace);
/* D3, or PASS where that is all. */
void ze_ask_action(struct ze_state *s, struct rum_trace *trace);
/* The action is done: D3b, or the end of the turn. */
void ze_after_action(struct ze_state *s, struct rum_trace *trace);
void ze_end_turn(struct ze_state *s, struct rum_trace *trace);
/* D7 is answered (ZE-8.4, ZE-8.8). */
void ze_come_back(struct ze_state *s, struct rum_trace *trace);
void ze_stay_down(struct ze_state *s, struct rum_trace *trace);
/* An attack is resolved: has it decided the game? */
bool ze_decided(struct ze_state *s, struct rum_trace *trace);
/* Who is still to act (ZE-2.7), and who names the next one (ZE-2.6). */
unsigned ze_to_act(const struct ze_state *s);
unsigned ze_captain(const struct ze_state *s);
void ze_score(const void *state, int *out);

/* ---- ze_hands.c: section 5 ---- */
/* Put a card in its place; here because every imagined deal does so. */
static inline void ze_insert(struct ze_state *s, unsigned seat, unsigned card)
{
    uint8_t *hand = s->hand[seat];
    unsigned i = s->hand_size[seat]++;

    for (; i > 0 && hand[i - 1] > card; i--)
        hand[i] = hand[i - 1];
    hand[i] = (uint8_t)card;
}

unsigned ze_sight(const struct ze_state *s, unsigned seat);
void ze_draw(struct ze_state *s, unsigned seat, struct rum_trace *trace);
void ze_discard(struct ze_state *s, unsigned seat, unsigned card);
/* Night Vision: the whole hand of the other. */
void ze_see_hand(struct ze_state *s, unsigned seat, unsigned other);
void ze_exchange(struct ze_state *s, unsigned seat, unsigned get,
                 unsigned other, unsigned give);

/* ---- ze_hide.c ---- */
void ze_hide(void *copy, rum_seat viewer);
void ze_imagine(void *copy, rum_seat viewer, struct rum_rng *rng);

/* ---- ze_check.c ---- */
bool ze_check(const void *state, const char **what);

/* ---- ze_judge.c, ze_judge_rank.c ---- */
bool ze_settled(const void *state);
rum_action ze_fallback(const void *state);
int ze_appraise(const void *state, rum_seat seat);
void ze_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior);
const char *ze_role(const void *state, rum_seat seat);
int ze_side(const void *state, rum_seat seat);

/* ---- ze_tell_names.c: what things are called ---- */
const char *ze_tell_zone(unsigned zone);  /* "E5" */
const char *ze_tell_cell(unsigned zone);  /* its id: "e5" */
const char *ze_tell_kind(unsigned kind);  /* "Power Blaster" */
const char *ze_tell_short(unsigned kind); /* "pow" */
const char *ze_tell_word(unsigned kind);  /* "Power" */
const char *ze_tell_use(unsigned kind);   /* "blocks a hit" */
const char *ze_tell_look(unsigned kind);  /* its key in the theme */
const char *ze_tell_next(unsigned zone, unsigned direction); /* "E5" */
const char *ze_tell_compass(unsigned direction);             /* "se" */
/* "Gunner", or "Green" in Battle Royale; its key in the theme; one letter. */
const char *ze_tell_character(const struct ze_state *s, unsigned character);
const char *ze_tell_pawn(const struct ze_state *s, unsigned character);
const char *ze_tell_letter(const struct ze_state *s, unsigned character);
const char *ze_tell_skill(unsigned character); /* a phrase */
/* What stands before the first of `left` in a list of all: "A, B and C". */
const char *ze_tell_comma(unsigned left, unsigned all);

/* ---- words and pictures ---- */
extern const struct rum_event_kind ze_events[ZE_EVENTS];
extern const struct rum_figure ze_figures[];
extern const char *const ze_subjects[];
struct rum_scene;
struct rum_offer;
struct rum_line;
struct rum_json;
struct rum_theme;
struct rum_goal;

extern const struct rum_theme ze_theme;
extern const struct rum_odds ze_odds[];
void ze_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void ze_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out);
void ze_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void ze_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void ze_layout(const void *seen, struct rum_scene *out);
void ze_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void ze_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out);
void ze_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out);
void ze_dump(const void *state, struct rum_json *out);

/* ---- ze_fields.c ---- */
#define ZE_FIELDS 39
extern const struct rum_field ze_fields[ZE_FIELDS];

extern const struct rum_game ze_game;

#endif

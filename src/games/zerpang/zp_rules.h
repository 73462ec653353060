/*
 * zp_rules.h: what the files of the game take from each other. Included by
 * zp.h, which has the types.
 *
 * Each frame has a run function, which takes it a step further, and for each
 * question it asks a function that lists the answers and one that takes one.
 */
#ifndef ZP_RULES_H
#define ZP_RULES_H

#include "zp.h"

/* ---- zp_pieces.c: the board and what stands on it ---- */

/* Put a piece that is off the board or has been lifted onto a space: it gets
 * an arrival number and picks up a ring lying there. */
void zp_place(struct zp_state *z, int piece, int space,
              struct rum_trace *trace);
/* Off its space, to be put somewhere else at once. */
void zp_leave(struct zp_state *z, int piece);
/* Off the board. */
void zp_lift(struct zp_state *z, int piece, int where);
bool zp_gate_open(const struct zp_state *z, int seat, int gate);
int zp_at_home(const struct zp_state *z, int seat); /* own, a mask */
int zp_in_base(const struct zp_state *z, int seat); /* abducted ones too */
/* The mask of the pieces of `owner` that this Alien holds. */
int zp_held(const struct zp_state *z, int alien, int owner);
int zp_uploads(const struct zp_state *z, int seat);
int zp_rings_in_play(const struct zp_state *z);        /* ZP-16.8 */
bool zp_can_step(const struct zp_state *z, int piece); /* alone, anywhere */
/* Directions open to these pieces of this seat together, a mask. */
int zp_steps(const struct zp_state *z, int seat, int mask);
/* Bit m: the pieces of mask m have a step together. Only pieces of `among`. */
uint64_t zp_groups(const struct zp_state *z, int seat, int among);
int zp_entry_cost(const struct zp_state *z, int seat); /* ZP-6.1 */
int zp_zone_count(const struct zp_state *z, int seat);
struct zp_set zp_spread(struct zp_set a); /* spaces next to any of these */

/* ---- zp_win.c ---- */

/* Test goals and end the game if one is met. */
void zp_test_rings(struct zp_state *z, struct rum_trace *trace);
void zp_test_goals(struct zp_state *z, struct rum_trace *trace);
void zp_win(struct zp_state *z, int seat, uint16_t clause,
            struct rum_trace *trace);
void zp_draw_game(struct zp_state *z, struct rum_trace *trace);
/* ZP-3.7: so much of `whole`. */
int zp_progress(const struct zp_state *z, int seat, int *whole);
/* The clause by which a class wins. */
uint16_t zp_goal_clause(const struct zp_state *z, int class);
/* ZP-19.12: how many different owners an Alien wants pieces of. */
int zp_owners_wanted(const struct zp_state *z, int alien);
/* The sets of spaces a seat wins on; how many there are, at most 3. */
int zp_goals(const struct zp_state *z, int seat, struct zp_set out[3]);
void zp_score(const void *state, int *out);
int zp_elf(const struct zp_state *z); /* the Elf's seat, or -1 */
void zp_time(void *state, struct rum_trace *trace);

/* ---- zp_pay.c: points ---- */

int zp_purse(const struct zp_state *z, int seat); /* cloud points too */
bool zp_can_pay(const struct zp_state *z, int seat, int cost);
bool zp_could_pay(const struct zp_state *z, int seat, int cost);
/* How much this seat can find: of a Gunslinger, by a good choice of sets. */
int zp_means(const struct zp_state *z, int seat);
/* Push the payment of a cost above 0. */
void zp_owe(struct zp_state *z, int then, int seat, int cost);
void zp_pay_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_pay_legal(const struct zp_state *z, rum_action *out);
void zp_pay_answer(struct zp_state *z, int op, int arg,
                   struct rum_trace *trace);
/* A card comes into a hand, or leaves it: ZP-11.6 to 11.8. */
void zp_receive(struct zp_state *z, int seat, int kind);
void zp_part_with(struct zp_state *z, int seat, int kind, bool fresh);
/* All cards of a hand are old from now on. */
void zp_ripen(struct zp_state *z, int seat);
/* A card leaves a hand for the table or the discard pile: a fresh one if there
 * is any; in a Draw Phase use an old one. */
void zp_spend(struct zp_state *z, int seat, int kind);
void zp_spend_old(struct zp_state *z, int seat, int kind);
int zp_laid_on(const struct zp_state *z, int seat); /* a side */

/* ---- zp_sets.c: the Gunslinger's ---- */

#define ZP_MAX_SET_COST 5 /* ZP-18.11: no cost above it is met */
extern const uint8_t zp_set_value[ZP_SETS];

/* A pair rests on ZP-18.2, three of a kind and straights on the next. */
static inline uint16_t zp_set_clause(int type)
{
    return type < 4 ? ZP(18, 2) : ZP(18, 3);
}

int zp_sets(const uint8_t *hand); /* types that can be formed, a mask */
/* What all the sets of a hand are worth together, the dearest ones first: a
 * choice of sets could do better, but seldom does. */
int zp_sets_worth(const uint8_t *hand);
bool zp_reaches(const uint8_t *hand, int cost); /* ZP-18.11 */
/* Begin a set that pays a cost (side ZP_NONE) or is played in combat. */
void zp_set_begin(struct zp_state *z, int then, int seat, int type, int side,
                  struct rum_trace *trace);
void zp_set_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_set_legal(const struct zp_state *z, rum_action *out);
size_t zp_set_card_legal(const struct zp_state *z, rum_action *out);
void zp_set_card_answer(struct zp_state *z, int op, int kind,
                        struct rum_trace *trace);

/* ---- zp_cards.c: effects ---- */

struct zp_price {
    uint8_t copies; /* of the card; 0: this class may not */
    uint8_t passport, fee;
};

struct zp_price zp_price(const struct zp_state *z, int seat, int effect);
uint8_t zp_effect_kind(int effect);
uint16_t zp_effect_clause(int effect);
/* Permitted: the seat's own hand has what it takes. */
bool zp_can_use(const struct zp_state *z, int seat, int effect);
/* The public test of ZP-21.3. */
bool zp_could_use(const struct zp_state *z, int seat, int effect);
void zp_announce(struct zp_state *z, int then, int seat, int effect, int target,
                 struct rum_trace *trace);
void zp_play_run(struct zp_state *z, struct rum_trace *trace);
void zp_accept_answer(struct zp_state *z, int op, int arg,
                      struct rum_trace *trace);
void zp_react_answer(struct zp_state *z, int op, int arg,
                     struct rum_trace *trace);
void zp_flank_answer(struct zp_state *z, int op, int direction,
                     struct rum_trace *trace);
void zp_effect_dest(struct zp_state *z, int space, struct rum_trace *trace);
size_t zp_react_legal(const struct zp_state *z, rum_action *out);
struct zp_set zp_everywhere(const struct zp_state *z, int piece);
/* Of these pieces of a seat, those that They're Everywhere can move. */
int zp_joiners(const struct zp_state *z, int seat, int mask);
struct zp_set zp_retreats(const struct zp_state *z, int piece);

/* ---- zp_turn.c, zp_move.c ---- */

void zp_turn_run(struct zp_state *z, struct rum_trace *trace);
void zp_turn_begin(struct zp_state *z, struct rum_trace *trace);
/* Where a turn stands: `at` of its frame. */
enum zp_turn_at {
    ZP_T_BEGIN,
    ZP_T_ENTRANCE,
    ZP_T_ENTER,
    ZP_T_PICK,
    ZP_T_LAND,  /* a leap or balloon is paid */
    ZP_T_DRIVE, /* a Scoundrel is paid */
    ZP_T_COMBAT,
    ZP_T_UPLOAD,
    ZP_T_DRAW,
    ZP_T_BLOCKADE,
    ZP_T_TAKE,
    ZP_T_DISCARD,
    ZP_T_PROBE,
    ZP_T_KEELHAUL,
    ZP_T_END
};

void zp_upload_answer(struct zp_state *z, int op, int arg,
                      struct rum_trace *trace);
size_t zp_entrance_legal(const struct zp_state *z, rum_action *out);
void zp_entrance_answer(struct zp_state *z, int op, int arg,
                        struct rum_trace *trace);
void zp_enter(struct zp_state *z, int piece, int gate, uint16_t clause,
              struct rum_trace *trace);
int zp_ringed(const struct zp_state *z, int seat, int rings);

void zp_pick_run(struct zp_state *z);
size_t zp_pick_legal(const struct zp_state *z, rum_action *out);
void zp_pick_answer(struct zp_state *z, int op, int arg,
                    struct rum_trace *trace);
void zp_land_run(struct zp_state *z, struct rum_trace *trace);
void zp_land(struct zp_state *z, int space, struct rum_trace *trace);
struct zp_set zp_landings(const struct zp_state *z, int piece);

void zp_move_begin(struct zp_state *z, int then, int seat, int owner, int mask,
                   int rate);
void zp_move_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_step_legal(const struct zp_state *z, rum_action *out);
void zp_step_answer(struct zp_state *z, int op, int arg,
                    struct rum_trace *trace);
int zp_step_cost(const struct zp_state *z); /* before the pool */
/* The same for so many steps. */
int zp_way_cost(const struct zp_state *z, int steps);

/* ---- zp_fights.c, zp_combat.c, zp_defeat.c ---- */

void zp_fights_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_order_legal(const struct zp_state *z, rum_action *out);
void zp_order_answer(struct zp_state *z, int op, int piece,
                     struct rum_trace *trace);
bool zp_adjacent_enemies(const struct zp_state *z);

/* What one side's rating is made of. */
struct zp_rating {
    int pieces, rings, gate, points, weapons, cloud, doubled;
};

struct zp_rating zp_rating_of(const struct zp_state *z, int side);
int zp_rating(const struct zp_state *z, int side);
int zp_behind(const struct zp_state *z); /* a side */
/* What its side still needs to lead: at least 1 for the side behind. */
int zp_needs(const struct zp_state *z, int side);
/* The worth of a fighting or connected piece against this class. */
int zp_worth(const struct zp_state *z, int piece, int against);
/* Pieces and rings that `piece` would bring into a fight with a seat. */
int zp_strength(const struct zp_state *z, int piece, int against, int *rings);
bool zp_may_slip(const struct zp_state *z, int seat);
bool zp_may_help(const struct zp_state *z, int seat, int side);
bool zp_may_hold(const struct zp_state *z, int side);
/* Would helpers be asked once more if this side gave up now? */
bool zp_last_call(const struct zp_state *z, int side);
bool zp_could_raise(const struct zp_state *z, int seat);
void zp_combat_begin(struct zp_state *z, int aggressor, int defender,
                     struct rum_trace *trace);
void zp_combat_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_combat_legal(const struct zp_state *z, rum_action *out);
void zp_combat_answer(struct zp_state *z, int op, int arg,
                      struct rum_trace *trace);
/* Cards or a set were spent for points on this side. */
void zp_combat_played(struct zp_state *z);
void zp_combat_card(struct zp_state *z, int side, int kind, int value);
void zp_tell_rating(struct zp_state *z, int kind, int seat, int subject, int a,
                    int side, uint16_t clause, struct rum_trace *trace);

void zp_defeat_begin(struct zp_state *z, struct rum_trace *trace);
void zp_defeat_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_defeat_legal(const struct zp_state *z, rum_action *out);
/* The public test for the SAVE of a lifted piece. */
bool zp_could_save(const struct zp_state *z, int i);
void zp_save_answer(struct zp_state *z, int op, int gate,
                    struct rum_trace *trace);
void zp_release_answer(struct zp_state *z, int op, int piece,
                       struct rum_trace *trace);
void zp_set_free(struct zp_state *z, int piece, uint16_t clause,
                 struct rum_trace *trace);

/* ---- zp_draw.c ---- */

void zp_draw_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_draw_legal(const struct zp_state *z, rum_action *out);
void zp_draw_answer(struct zp_state *z, int op, int arg,
                    struct rum_trace *trace);
void zp_blockade_answer(struct zp_state *z, int op, int arg,
                        struct rum_trace *trace);
size_t zp_discard_legal(const struct zp_state *z, rum_action *out);
void zp_discard_answer(struct zp_state *z, int op, int kind,
                       struct rum_trace *trace);
size_t zp_keelhaul_legal(const struct zp_state *z, rum_action *out);
void zp_keelhaul_answer(struct zp_state *z, int op, int seat,
                        struct rum_trace *trace);
int zp_draw_count(const struct zp_state *z);   /* base and zones */
int zp_refill_count(const struct zp_state *z); /* after it: ZP-18.6 */
int zp_hand_limit(const struct zp_state *z);   /* the active Gunslinger's */
/* Draw from the deck, shuffling the discard pile when it is empty; how many
 * cards there were. */
int zp_draws(struct zp_state *z, int seat, int n, uint16_t clause,
             struct rum_trace *trace);
/* One card at random; false from an empty hand. */
bool zp_steal(struct zp_state *z, int thief, int victim, uint16_t clause,
              struct rum_trace *trace);

/* ---- zp_setup.c ---- */

extern const struct rum_option zp_option_list[];
#define ZP_OPTIONS 21
extern const struct rum_preset zp_presets[];
#define ZP_PRESETS 3
enum rum_err zp_setup(void *state, struct rum_options *opt,
                      struct rum_why *why);
size_t zp_class_legal(const struct zp_state *z, rum_action *out);
void zp_class_answer(struct zp_state *z, int op, int class,
                     struct rum_trace *trace);

/* ---- zp_apply.c ---- */

void zp_run(struct zp_state *z, struct rum_trace *trace);
size_t zp_legal(const void *state, rum_action *out);
void zp_apply(void *state, rum_action act, struct rum_trace *trace);
struct zp_set zp_dests(const struct zp_state *z);
/* Decisions with one action, when they are not put to anybody: ZP-21.8. */
void zp_skip_forced(struct zp_state *z, struct rum_trace *trace);

/* ---- zp_hide.c, zp_check.c, zp_judge.c, zp_judge_rank.c ---- */

void zp_hide(void *copy, rum_seat viewer);
/* A veiled window is open, and who is asked in it is not public: ZP-21.9. */
bool zp_veiled(const struct zp_state *z);
/* Forget how far it has come. */
void zp_close_window(struct zp_state *z);
void zp_imagine(void *copy, rum_seat viewer, struct rum_rng *rng);
/* A card was seen to leave a hand; cards were shown; one was stolen. */
void zp_forget(struct zp_state *z, int holder, int kind);
void zp_show(struct zp_state *z, int holder, int kind, int n);
void zp_stolen(struct zp_state *z, int thief, int victim, int kind);
bool zp_check(const void *state, const char **what);
/* ---- zp_judge_plan.c ---- */

struct zp_plan {
    uint8_t target[ZP_OWN]; /* where each own piece should go, or ZP_NONE */
    uint8_t movers;         /* pieces that still have to move */
    int turns;              /* to the goal, in 64ths */
};

void zp_plan_of(const struct zp_state *z, int seat, struct zp_plan *plan);

bool zp_settled(const void *state);
bool zp_intends(const void *state);
int zp_appraise(const void *state, rum_seat seat);
void zp_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior);
rum_action zp_fallback(const void *state);
const char *zp_role(const void *state, rum_seat seat);

/* ---- words and pictures ---- */

extern const struct rum_game zp_game;
extern const char *const zp_class_name[ZP_CLASSES];
extern const char *const zp_zone_name[6];
extern const struct rum_theme zp_theme;
extern const struct rum_odds zp_odds[];
void zp_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void zp_tell_event(const void *seen, rum_seat viewer,
                   const struct rum_event *event, struct rum_line *out);
void zp_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void zp_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void zp_layout(const void *seen, struct rum_scene *out);
void zp_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void zp_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out);
void zp_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out);
void zp_dump(const void *state, struct rum_json *out);

#endif

/*
 * zp_cards.c: the effects of Specialty cards: who may use them, their way
 * from the announcement past the Mystic Bindings, and what they do.
 */
#include "zp.h"

const uint8_t zp_copies[ZP_KINDS] = {24, 24, 6, 6, 4, 4, 4,
                                     4,  4,  4, 4, 4, 3, 4};

/* Sides, and the lesser of two effects on one side: ZP-12.8. */
enum { BOTH, N, P, LESSER_N, LESSER_P, SIDES };

static const struct {
    uint8_t kind, side, fee;
    uint16_t clause;
} info[ZP_EFFECTS] = {
    [ZP_EFFECT_WEAPON2] = {ZP_WEAPON, LESSER_P, 0, ZP(13, 8)},
    [ZP_EFFECT_WEAPON3] = {ZP_WEAPON, N, 0, ZP(13, 8)},
    [ZP_EFFECT_HONOR] = {ZP_CLUMP, N, 0, ZP(13, 12)},
    [ZP_EFFECT_CANNON] = {ZP_CLUMP, P, 0, ZP(13, 13)},
    [ZP_EFFECT_RESOURCE] = {ZP_YIELD, N, 0, ZP(13, 14)},
    [ZP_EFFECT_RETREAT] = {ZP_RETREAT, BOTH, 0, ZP(13, 9)},
    [ZP_EFFECT_SACRIFICE] = {ZP_DOOM, N, 0, ZP(13, 16)},
    [ZP_EFFECT_SAVE] = {ZP_SAVE, BOTH, 0, ZP(13, 1)},
    [ZP_EFFECT_RECRUIT] = {ZP_RECRUIT, BOTH, 0, ZP(13, 5)},
    [ZP_EFFECT_SAILS] = {ZP_SPEED, LESSER_P, 0, ZP(13, 6)},
    [ZP_EFFECT_GETA2] = {ZP_SPEED, LESSER_N, 0, ZP(13, 7)},
    [ZP_EFFECT_GETA4] = {ZP_SPEED, N, 1, ZP(13, 7)},
    [ZP_EFFECT_FLANK] = {ZP_SECOND, P, 0, ZP(13, 10)},
    [ZP_EFFECT_EVERYWHERE] = {ZP_SECOND, N, 0, ZP(13, 11)},
    [ZP_EFFECT_DRAW2] = {ZP_DRAW2, BOTH, 0, ZP(13, 4)},
    [ZP_EFFECT_PLUNDER] = {ZP_YIELD, P, 0, ZP(13, 15)},
    [ZP_EFFECT_BLOCKADE] = {ZP_DENY, P, 0, ZP(13, 18)},
    [ZP_EFFECT_BIND] = {ZP_DENY, N, 0, ZP(13, 19)},
    [ZP_EFFECT_KEELHAUL] = {ZP_DOOM, P, 0, ZP(13, 17)},
};

uint8_t zp_effect_kind(int effect)
{
    return info[effect].kind;
}

uint16_t zp_effect_clause(int effect)
{
    return info[effect].clause;
}

/* ---- permission ---- */

/* ZP-11.5, 11.6: used in a Draw Phase, so a fresh card will not do. */
static bool waits(int effect)
{
    return effect == ZP_EFFECT_DRAW2 || effect == ZP_EFFECT_PLUNDER ||
           effect == ZP_EFFECT_BLOCKADE;
}

/* ZP-12.1 to 12.3 and 12.8, before the effect's own fee. */
static const struct zp_price prices[ZP_CLASSES][SIDES] = {
    [ZP_NINJA] = {{1, 0, 0}, {1, 0, 0}, {1, 1, 0}, {1, 0, 0}, {0, 1, 0}},
    [ZP_PIRATE] = {{1, 0, 0}, {1, 1, 0}, {1, 0, 0}, {0, 1, 0}, {1, 0, 0}},
    [ZP_ROBOT] = {{1, 0, 1}, {1, 0, 1}, {1, 0, 1}, {1, 0, 1}, {0, 0, 1}},
    [ZP_GUNSLINGER] = {{2, 0, 0}, {2, 0, 0}, {2, 0, 0}, {2, 0, 0}, {0, 0, 0}},
};

struct zp_price zp_price(const struct zp_state *z, int seat, int effect)
{
    struct zp_price price = prices[z->class[seat]][info[effect].side];

    price.fee = (uint8_t)(price.fee + info[effect].fee);
    return price;
}

/* Can the fee be paid with what the hand holds beside the cards used? */
static bool fee_payable(const struct zp_state *z, int seat, int kind,
                        struct zp_price price)
{
    if (!price.fee)
        return true;
    if (z->class[seat] == ZP_GUNSLINGER) {
        uint8_t rest[ZP_KINDS];
        memcpy(rest, z->hand[seat], sizeof(rest));
        rest[kind] = (uint8_t)(rest[kind] - price.copies);
        return zp_reaches(rest, price.fee);
    }
    const uint8_t *value = zp_value[z->class[seat]];
    int used = price.copies * value[kind] + price.passport * value[ZP_PASSPORT];
    return zp_purse(z, seat) - used >= price.fee;
}

bool zp_can_use(const struct zp_state *z, int seat, int effect)
{
    struct zp_price price = zp_price(z, seat, effect);
    int kind = info[effect].kind, have = z->hand[seat][kind];

    if (waits(effect))
        have -= z->fresh[seat][kind];
    return price.copies && have >= price.copies &&
           z->hand[seat][ZP_PASSPORT] >= price.passport &&
           fee_payable(z, seat, kind, price);
}

static bool unseen(const struct zp_state *z, int kind, int n)
{
    return zp_copies[kind] - z->discard[kind] - z->combat.table[kind] >= n;
}

bool zp_could_use(const struct zp_state *z, int seat, int effect)
{
    struct zp_price price = zp_price(z, seat, effect);
    int rest = z->hand_n[seat] - price.copies - price.passport;

    if (!price.copies || rest < 0 ||
        !unseen(z, info[effect].kind, price.copies) ||
        !unseen(z, ZP_PASSPORT, price.passport) ||
        (waits(effect) && z->held[seat] < price.copies))
        return false;
    if (!price.fee)
        return true;
    if (z->class[seat] == ZP_GUNSLINGER)
        return rest >= 2;
    return z->cloud[seat] + 4 * rest >= price.fee;
}

/* Spaces for a piece of this seat, next to no enemy. */
static struct zp_set safe(const struct zp_state *z, int seat)
{
    return zp_less(zp_open(z, seat), zp_spread(zp_enemies(z, seat)));
}

/* Those next to another piece of the seat than this one. */
static struct zp_set beside_friends(const struct zp_state *z, int piece)
{
    struct zp_set own = z->own[zp_owner(piece)];

    return zp_spread(zp_less(own, zp_only(z->pos[piece])));
}

struct zp_set zp_everywhere(const struct zp_state *z, int piece)
{
    return zp_and(safe(z, zp_owner(piece)), beside_friends(z, piece));
}

int zp_joiners(const struct zp_state *z, int seat, int mask)
{
    struct zp_set spaces = safe(z, seat);

    for (int i = 0; i < ZP_OWN; i++) {
        if (mask >> i & 1 &&
            !zp_meet(spaces, beside_friends(z, seat * ZP_OWN + i)))
            mask &= ~(1 << i);
    }
    return mask;
}

struct zp_set zp_retreats(const struct zp_state *z, int piece)
{
    return zp_and(safe(z, zp_owner(piece)), zp_near[z->pos[piece]]);
}

/* ---- the way of a play: ZP-12.6 ---- */

enum { PLAY_OFFER, PLAY_CARDS, PLAY_WINDOW, PLAY_EFFECT };

void zp_announce(struct zp_state *z, int then, int seat, int effect, int target,
                 struct rum_trace *trace)
{
    bool fight = effect < ZP_COMBAT_EFFECTS;
    int side = z->combat.side;

    zp_push(z, then, ZP_F_PLAY);
    z->play = (struct zp_play){
        .seat = (uint8_t)seat,
        .effect = (uint8_t)effect,
        .side = (uint8_t)side,
        .target = (uint8_t)target,
        .lent = fight && z->combat.seat[side] != seat,
        .last = (uint8_t)seat,
        .asked = (uint8_t)seat,
    };
    if (seat == z->active)
        z->turn.acted = true;
    zp_tell(trace, ZP_EV_EFFECT, seat, info[effect].clause,
            zp_of_effect(effect), target, fight ? side : -1, z->play.lent, 0);
    if (z->play.lent) {
        struct zp_price price = zp_price(z, seat, effect);
        zp_show(z, seat, info[effect].kind, price.copies); /* ZP-9.6 */
        if (price.passport)
            zp_show(z, seat, ZP_PASSPORT, 1);
    }
}

/* The card, with its PASSPORT or twin; then the fee. */
static void lay_down(struct zp_state *z, int seat, int effect)
{
    struct zp_price price = zp_price(z, seat, effect);

    for (int i = 0; i < price.copies; i++) {
        if (waits(effect))
            zp_spend_old(z, seat, info[effect].kind);
        else
            zp_spend(z, seat, info[effect].kind);
    }
    if (price.passport)
        zp_spend(z, seat, ZP_PASSPORT);
    zp_top(z)->at = PLAY_WINDOW;
    if (price.fee)
        zp_owe(z, PLAY_WINDOW, seat, price.fee);
}

/* ZP-13.20: on to the next seat that could bind, or to the effect. */
static void ask_binder(struct zp_state *z)
{
    struct zp_play *play = &z->play;

    for (;;) {
        play->asked = (uint8_t)zp_left(z, play->asked);
        if (play->asked == play->last)
            break;
        if (zp_could_use(z, play->asked, ZP_EFFECT_BIND)) {
            zp_ask(z, play->asked, ZP_ASK_REACT);
            return;
        }
    }
    zp_top(z)->at = PLAY_EFFECT;
}

size_t zp_react_legal(const struct zp_state *z, rum_action *out)
{
    bool block = z->ask == ZP_ASK_BLOCKADE;
    size_t n = 0;

    out[n++] = ZP_ACT(ZP_PASS, 0);
    if (zp_can_use(z, z->head.to_act,
                   block ? ZP_EFFECT_BLOCKADE : ZP_EFFECT_BIND))
        out[n++] = ZP_ACT(block ? ZP_BLOCKADE : ZP_BIND, 0);
    return n;
}

void zp_react_answer(struct zp_state *z, int op, int arg,
                     struct rum_trace *trace)
{
    struct zp_play *play = &z->play;

    (void)arg;
    if (op != ZP_BIND)
        return;
    zp_tell(trace, ZP_EV_BIND, play->asked, ZP(13, 19),
            zp_of_effect(ZP_EFFECT_BIND), play->last, play->chain,
            zp_of_effect(play->effect), 0);
    play->chain++;
    play->last = play->asked;
    lay_down(z, play->last, ZP_EFFECT_BIND);
}

void zp_accept_answer(struct zp_state *z, int op, int arg,
                      struct rum_trace *trace)
{
    struct zp_play *play = &z->play;
    bool yes = op == ZP_ACCEPT;

    (void)arg;
    zp_tell(trace, yes ? ZP_EV_ACCEPT : ZP_EV_REFUSE,
            z->combat.seat[play->side], ZP(9, 2), zp_of_effect(play->effect),
            play->seat, 0, 0, 0);
    if (yes) {
        zp_top(z)->at = PLAY_CARDS;
        return;
    }
    z->combat.refused[play->seat] |= (uint8_t)(1u << play->effect);
    zp_pop(z);
}

/* ---- what the effects do ---- */

static void stop_at(struct zp_state *z, int piece, int space,
                    struct rum_trace *trace)
{
    struct zp_play *play = &z->play;

    zp_tell(trace, ZP_EV_PLACE, zp_owner(piece), info[play->effect].clause,
            zp_of_effect(play->effect), piece, z->pos[piece], space, 0);
    zp_place(z, piece, space, trace);
    if (play->effect == ZP_EFFECT_RETREAT)
        z->combat.outcome = ZP_RETREATED;
    else if (play->effect == ZP_EFFECT_FLANK ||
             play->effect == ZP_EFFECT_EVERYWHERE)
        z->turn.second |= (uint8_t)(1u << piece % ZP_OWN);
    zp_pop(z);
    zp_test_goals(z, trace);
}

void zp_flank_answer(struct zp_state *z, int op, int direction,
                     struct rum_trace *trace)
{
    int piece = z->play.target;

    (void)op;
    stop_at(z, piece, zp_next[z->pos[piece]][direction], trace);
}

void zp_effect_dest(struct zp_state *z, int space, struct rum_trace *trace)
{
    int piece = z->play.effect == ZP_EFFECT_RETREAT
                    ? z->combat.piece[z->play.side]
                    : z->play.target;

    stop_at(z, piece, space, trace);
}

/* One destination is taken at once; of several the owner chooses. */
static void choose_dest(struct zp_state *z, struct zp_set spaces, int seat,
                        struct rum_trace *trace)
{
    RUM_ASSERT(zp_any(spaces));
    if (zp_count(spaces) > 1)
        zp_ask(z, seat, ZP_ASK_DEST);
    else
        zp_effect_dest(z, zp_take(&spaces), trace);
}

static void move_effect(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_play *play = &z->play;
    struct zp_combat *c = &z->combat;
    int open;

    switch (play->effect) {
    case ZP_EFFECT_RETREAT:
        choose_dest(z, zp_retreats(z, c->piece[play->side]),
                    c->seat[play->side], trace);
        break;
    case ZP_EFFECT_EVERYWHERE:
        choose_dest(z, zp_everywhere(z, play->target), play->seat, trace);
        break;
    default: /* Flanking Maneuver */
        open = zp_steps(z, play->seat, 1 << play->target % ZP_OWN);
        RUM_ASSERT(open);
        if (open & (open - 1))
            zp_ask(z, play->seat, ZP_ASK_FLANK_STEP);
        else
            zp_flank_answer(z, ZP_STEP, __builtin_ctz((unsigned)open), trace);
        break;
    }
}

/* Effects of combat that leave the pieces where they are. */
static void rate_effect(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_combat *c = &z->combat;
    int side = z->play.side;

    switch (z->play.effect) {
    case ZP_EFFECT_WEAPON2:
        c->bonus[side] += 2;
        break;
    case ZP_EFFECT_WEAPON3:
        c->bonus[side] += 3;
        break;
    case ZP_EFFECT_HONOR:
        c->honor = true;
        break;
    case ZP_EFFECT_CANNON:
        c->cannon[side] = true;
        break;
    case ZP_EFFECT_RESOURCE:
        c->resource[side] = true;
        break;
    default:
        c->outcome = ZP_SACRIFICED;
        return;
    }
    zp_tell_rating(z, ZP_EV_RATING, z->play.seat, zp_of_effect(z->play.effect),
                   0, side, info[z->play.effect].clause, trace);
}

static void other_effect(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_play *play = &z->play;

    switch (play->effect) {
    case ZP_EFFECT_SAVE:
        z->defeat.saved = true;
        break;
    case ZP_EFFECT_RECRUIT:
        zp_enter(z, z->turn.piece, z->turn.gate, info[play->effect].clause,
                 trace);
        break;
    case ZP_EFFECT_SAILS:
    case ZP_EFFECT_GETA2:
        z->move.free = (uint8_t)(z->move.free + 2);
        break;
    case ZP_EFFECT_GETA4:
        z->move.free = (uint8_t)(z->move.free + 4);
        break;
    case ZP_EFFECT_DRAW2:
        z->turn.drew = (uint8_t)(z->turn.drew +
                                 zp_draws(z, play->seat, 2,
                                          info[play->effect].clause, trace));
        break;
    case ZP_EFFECT_PLUNDER:
        z->turn.plunder = true;
        break;
    case ZP_EFFECT_BLOCKADE:
        z->turn.taker = play->seat;
        break;
    default: /* Keel Haul */
        z->skip[play->target] = 1;
        zp_tell(trace, ZP_EV_SKIPPED, play->target, info[play->effect].clause,
                -1, play->seat, 0, 0, 0);
        break;
    }
}

static void take_effect(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_play *play = &z->play;

    if (z->combat.on && play->effect < ZP_COMBAT_EFFECTS)
        zp_combat_played(z); /* ZP-9.11 */
    if (play->chain % 2) {
        zp_tell(trace, ZP_EV_NEGATED, play->seat, ZP(13, 19),
                zp_of_effect(play->effect), 0, 0, 0, 0);
        zp_pop(z);
        return;
    }
    switch (play->effect) {
    case ZP_EFFECT_RETREAT:
    case ZP_EFFECT_FLANK:
    case ZP_EFFECT_EVERYWHERE:
        move_effect(z, trace);
        return;
    case ZP_EFFECT_WEAPON2:
    case ZP_EFFECT_WEAPON3:
    case ZP_EFFECT_HONOR:
    case ZP_EFFECT_CANNON:
    case ZP_EFFECT_RESOURCE:
    case ZP_EFFECT_SACRIFICE:
        rate_effect(z, trace);
        break;
    default:
        other_effect(z, trace);
        break;
    }
    zp_pop(z);
}

void zp_play_run(struct zp_state *z, struct rum_trace *trace)
{
    switch (zp_top(z)->at) {
    case PLAY_OFFER:
        if (z->play.lent)
            zp_ask(z, z->combat.seat[z->play.side], ZP_ASK_ACCEPT);
        else
            zp_top(z)->at = PLAY_CARDS;
        break;
    case PLAY_CARDS:
        lay_down(z, z->play.seat, z->play.effect);
        break;
    case PLAY_WINDOW:
        ask_binder(z);
        break;
    default:
        take_effect(z, trace);
        break;
    }
}

/*
 * zp_draw.c: the Draw Phase in the order of ZP-11.4, drawing and stealing.
 */
#include "zp.h"

/* Far more than elf_decks asks for, and what a field can show. */
#define MOST_RUNOUTS 250

/* ---- cards ---- */

static bool reshuffle(struct zp_state *z, struct rum_trace *trace)
{
    if (z->discard_n == 0)
        return false;
    if (z->runouts < MOST_RUNOUTS)
        z->runouts++;
    if (z->opt.elf_mode == ZP_ELF_DECK && z->runouts >= z->opt.elf_decks &&
        zp_elf(z) >= 0) {
        zp_win(z, zp_elf(z), ZP(20, 7), trace);
        return false;
    }
    for (int k = 0; k < ZP_KINDS; k++) {
        memset(z->deck + z->deck_n, k, z->discard[k]);
        z->deck_n = (uint8_t)(z->deck_n + z->discard[k]);
        z->discard[k] = 0;
    }
    z->discard_n = 0;
    rum_rng_shuffle8(&z->head.rng, z->deck, z->deck_n);
    zp_tell(trace, ZP_EV_SHUFFLE, RUM_NOBODY, ZP(11, 3), -1, z->deck_n, 0, 0,
            0);
    return true;
}

/* Kinds travel three to an argument, as 1..14 in four bits each. */
#define PACKED 12

static void tell_cards(int seat, const uint8_t *kinds, int n, uint16_t clause,
                       struct rum_trace *trace)
{
    for (int from = 0; trace && from < n; from += PACKED) {
        int some = n - from < PACKED ? n - from : PACKED;
        zp_tell(trace, ZP_EV_DRAWS, seat, clause, -1, some, 0, 0, 0);
        struct rum_event *e = &trace->event[trace->n - 1];
        for (int i = 0; i < some; i++)
            e->arg[4 + i / 3] |= (int16_t)((kinds[from + i] + 1) << i % 3 * 4);
        e->known_to = RUM_BIT(seat);
        e->reveals = true;
    }
}

int zp_draws(struct zp_state *z, int seat, int n, uint16_t clause,
             struct rum_trace *trace)
{
    uint8_t kinds[ZP_CARDS];
    int drawn = 0;

    while (drawn < n && (z->deck_n || reshuffle(z, trace))) {
        int kind = z->deck[--z->deck_n];
        z->deck[z->deck_n] = 0;
        zp_receive(z, seat, kind);
        kinds[drawn++] = (uint8_t)kind;
    }
    tell_cards(seat, kinds, drawn, clause, trace);
    return drawn;
}

bool zp_steal(struct zp_state *z, int thief, int victim, uint16_t clause,
              struct rum_trace *trace)
{
    bool any = z->hand_n[victim] > 0;
    int kind = 0;

    if (any) {
        uint32_t i = rum_rng_below(&z->head.rng, z->hand_n[victim]);
        while (i >= z->hand[victim][kind])
            i -= z->hand[victim][kind++];
        /* Within a kind the old ones lie before the fresh ones. */
        unsigned old = z->hand[victim][kind] - z->fresh[victim][kind];
        zp_part_with(z, victim, kind, i >= old);
        zp_receive(z, thief, kind);
        zp_stolen(z, thief, victim, kind);
    }
    if (trace) {
        zp_tell(trace, ZP_EV_STEAL, thief, clause, any ? kind : -1, victim, any,
                0, 0);
        trace->event[trace->n - 1].known_to = RUM_BIT(thief) | RUM_BIT(victim);
        trace->event[trace->n - 1].reveals = any;
    }
    return any;
}

/* ---- before the draw ---- */

static bool holds_any(const struct zp_state *z, int seat)
{
    if (z->class[seat] != ZP_ALIEN)
        return false;
    for (int s = 0; s < z->head.seats; s++) {
        if (zp_held(z, seat, s))
            return true;
    }
    return false;
}

static bool may_plunder(const struct zp_state *z)
{
    return !z->turn.plunder && zp_zone_count(z, z->active) > 0;
}

static bool may_salvage(const struct zp_state *z)
{
    return z->class[z->active] == ZP_PIRATE && !z->turn.acted;
}

static void prepare_run(struct zp_state *z)
{
    int seat = z->active;

    if (may_salvage(z) || holds_any(z, seat) ||
        zp_could_use(z, seat, ZP_EFFECT_DRAW2) ||
        (zp_could_use(z, seat, ZP_EFFECT_PLUNDER) && may_plunder(z)))
        zp_ask(z, seat, ZP_ASK_DRAW);
    else
        zp_top(z)->at = ZP_T_BLOCKADE;
}

size_t zp_draw_legal(const struct zp_state *z, rum_action *out)
{
    int seat = z->active;
    size_t n = 0;

    out[n++] = ZP_ACT(ZP_DRAW, ZP_DRAW_NOW);
    if (may_salvage(z))
        out[n++] = ZP_ACT(ZP_DRAW, ZP_DRAW_SALVAGE);
    if (zp_can_use(z, seat, ZP_EFFECT_DRAW2))
        out[n++] = ZP_ACT(ZP_DRAW, ZP_DRAW_TWO);
    if (zp_can_use(z, seat, ZP_EFFECT_PLUNDER) && may_plunder(z))
        out[n++] = ZP_ACT(ZP_DRAW, ZP_DRAW_PLUNDER);
    for (int s = 0; z->class[seat] == ZP_ALIEN && s < z->head.seats; s++) {
        if (zp_held(z, seat, s))
            out[n++] = ZP_ACT(ZP_DRAW, ZP_DRAW_TAG + s);
    }
    return n;
}

/* ZP-19.8 */
static void tag_and_release(struct zp_state *z, int owner,
                            struct rum_trace *trace)
{
    int held = zp_held(z, z->active, owner);

    z->turn.acted = true; /* ZP-15.8 */
    zp_set_free(z, owner * ZP_OWN + __builtin_ctz((unsigned)held), ZP(19, 8),
                trace);
    for (int i = 0; i < 2; i++) {
        if (!zp_steal(z, z->active, owner, ZP(19, 8), trace))
            break;
    }
}

void zp_draw_answer(struct zp_state *z, int op, int arg,
                    struct rum_trace *trace)
{
    int seat = z->active;

    (void)op;
    switch (arg) {
    case ZP_DRAW_SALVAGE:
        z->turn.salvage = true;
        zp_tell(trace, ZP_EV_SALVAGE, seat, ZP(15, 7), -1, 0, 0, 0, 0);
        zp_top(z)->at = ZP_T_BLOCKADE;
        break;
    case ZP_DRAW_NOW:
        zp_top(z)->at = ZP_T_BLOCKADE;
        break;
    case ZP_DRAW_TWO:
        zp_announce(z, ZP_T_DRAW, seat, ZP_EFFECT_DRAW2, 0, trace);
        break;
    case ZP_DRAW_PLUNDER:
        zp_announce(z, ZP_T_DRAW, seat, ZP_EFFECT_PLUNDER, 0, trace);
        break;
    default:
        tag_and_release(z, arg - ZP_DRAW_TAG, trace);
        break;
    }
}

/* ---- the draw ---- */

static void blockade_run(struct zp_state *z)
{
    struct zp_turn *t = &z->turn;

    if (!t->salvage && !t->blockade && z->deck_n + z->discard_n) {
        for (;;) {
            t->asked = (uint8_t)zp_left(z, t->asked);
            if (t->asked == z->active)
                break;
            if (zp_could_use(z, t->asked, ZP_EFFECT_BLOCKADE)) {
                zp_ask(z, t->asked, ZP_ASK_BLOCKADE);
                return;
            }
        }
    }
    zp_top(z)->at = ZP_T_TAKE;
}

void zp_blockade_answer(struct zp_state *z, int op, int arg,
                        struct rum_trace *trace)
{
    (void)arg;
    if (op != ZP_BLOCKADE)
        return;
    z->turn.blockade = true;
    zp_announce(z, ZP_T_TAKE, z->turn.asked, ZP_EFFECT_BLOCKADE, z->active,
                trace);
}

int zp_draw_count(const struct zp_state *z)
{
    int seat = z->active;
    int base = z->opt.draw + (z->class[seat] == ZP_ELF &&
                              z->opt.elf_mode == ZP_ELF_DECK); /* ZP-20.7 */

    if (z->turn.salvage) {
        for (int k = 0; k < 6; k++)
            base += zp_count(zp_and(z->own[seat], zp_zones[k]));
        return base;
    }
    return base + zp_zone_count(z, seat) * (z->turn.plunder ? 2 : 1);
}

int zp_hand_limit(const struct zp_state *z)
{
    return z->opt.base + zp_count(z->own[z->active]);
}

int zp_refill_count(const struct zp_state *z)
{
    if (z->class[z->active] != ZP_GUNSLINGER)
        return 0;
    int more = zp_hand_limit(z) - z->hand_n[z->active] - zp_draw_count(z);
    if (z->opt.refill && more > z->opt.refill)
        more = z->opt.refill;
    return more > 0 ? more : 0;
}

/* ZP-13.18, 18.6: a Blockade takes as many as the owner would have drawn. */
static void take_run(struct zp_state *z, struct rum_trace *trace)
{
    int seat = z->active, taker = z->turn.taker;
    int n = zp_draw_count(z), more = zp_refill_count(z);
    int drawn = zp_draws(z, taker, n, ZP(11, 1), trace);

    if (more && !z->end)
        drawn += zp_draws(z, taker, more, ZP(18, 6), trace);
    if (taker == seat)
        z->turn.drew = (uint8_t)(z->turn.drew + drawn);
    zp_top(z)->at = ZP_T_DISCARD;
}

static void discard_run(struct zp_state *z)
{
    if (z->class[z->active] == ZP_GUNSLINGER &&
        z->hand_n[z->active] > zp_hand_limit(z))
        zp_ask(z, z->active, ZP_ASK_DISCARD);
    else
        zp_top(z)->at = ZP_T_PROBE;
}

size_t zp_discard_legal(const struct zp_state *z, rum_action *out)
{
    size_t n = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        if (z->hand[z->active][k])
            out[n++] = ZP_ACT(ZP_DISCARD, k);
    }
    return n;
}

void zp_discard_answer(struct zp_state *z, int op, int kind,
                       struct rum_trace *trace)
{
    (void)op;
    zp_spend(z, z->active, kind);
    zp_tell(trace, ZP_EV_DISCARD, z->active, ZP(18, 6), kind, 0, 0, 0, 0);
}

/* ---- after the draw ---- */

/* ZP-19.9 */
static void probe_run(struct zp_state *z, struct rum_trace *trace)
{
    zp_top(z)->at = ZP_T_KEELHAUL;
    if (!z->turn.drew)
        return;
    for (int s = 0; s < z->head.seats; s++) {
        if (z->class[s] == ZP_ALIEN && zp_held(z, s, z->active))
            zp_draws(z, s, 1, ZP(19, 9), trace);
    }
}

static void keelhaul_run(struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        if (s == z->active || z->skip[s])
            continue;
        if (zp_could_use(z, z->active, ZP_EFFECT_KEELHAUL)) {
            zp_ask(z, z->active, ZP_ASK_KEELHAUL);
            return;
        }
        break;
    }
    zp_top(z)->at = ZP_T_END;
}

size_t zp_keelhaul_legal(const struct zp_state *z, rum_action *out)
{
    bool can = zp_can_use(z, z->active, ZP_EFFECT_KEELHAUL);
    size_t n = 0;

    out[n++] = ZP_ACT(ZP_PASS, 0);
    for (int s = 0; can && s < z->head.seats; s++) {
        if (s != z->active && !z->skip[s])
            out[n++] = ZP_ACT(ZP_KEELHAUL, s);
    }
    return n;
}

void zp_keelhaul_answer(struct zp_state *z, int op, int seat,
                        struct rum_trace *trace)
{
    if (op == ZP_PASS)
        zp_top(z)->at = ZP_T_END;
    else
        zp_announce(z, ZP_T_KEELHAUL, z->active, ZP_EFFECT_KEELHAUL, seat,
                    trace);
}

void zp_draw_run(struct zp_state *z, struct rum_trace *trace)
{
    switch (zp_top(z)->at) {
    case ZP_T_DRAW:
        prepare_run(z);
        break;
    case ZP_T_BLOCKADE:
        blockade_run(z);
        break;
    case ZP_T_TAKE:
        take_run(z, trace);
        break;
    case ZP_T_DISCARD:
        discard_run(z);
        break;
    case ZP_T_PROBE:
        probe_run(z, trace);
        break;
    default:
        keelhaul_run(z);
        break;
    }
}

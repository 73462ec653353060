/*
 * zp_apply.c: from one question to the next.
 *
 * What is going on is a stack of frames. zp_run() lets the top one take a
 * small step, again and again, until somebody has to be asked; the answer
 * goes to the frame that asked. No function calls itself, so a state in the
 * middle of anything is as flat as any other. See docs/ZERPANG.md.
 */
#include "zp.h"

/* What is done is called by name, here and for the questions below, and not
 * through a table: compilers look into what they know, and on a graphics card
 * such calls are slow besides. */
static void take_a_step(struct zp_state *z, struct rum_trace *trace)
{
    switch (zp_top(z)->kind) {
    case ZP_F_TURN:
        zp_turn_run(z, trace);
        break;
    case ZP_F_MOVE:
        zp_move_run(z, trace);
        break;
    case ZP_F_FIGHTS:
        zp_fights_run(z, trace);
        break;
    case ZP_F_COMBAT:
        zp_combat_run(z, trace);
        break;
    case ZP_F_DEFEAT:
        zp_defeat_run(z, trace);
        break;
    case ZP_F_PLAY:
        zp_play_run(z, trace);
        break;
    case ZP_F_PAY:
        zp_pay_run(z, trace);
        break;
    default:
        zp_set_run(z, trace);
        break;
    }
}

void zp_run(struct zp_state *z, struct rum_trace *trace)
{
    while (!z->end && !z->ask)
        take_a_step(z, trace);
}

static bool landing(const struct zp_state *z)
{
    return z->frame[z->depth - 1].kind == ZP_F_TURN;
}

/* The spaces open to whoever is asked for one. */
struct zp_set zp_dests(const struct zp_state *z)
{
    if (landing(z))
        return zp_landings(z, z->turn.piece);
    if (z->play.effect == ZP_EFFECT_RETREAT)
        return zp_retreats(z, z->combat.piece[z->play.side]);
    return zp_everywhere(z, z->play.target);
}

static size_t dest_legal(const struct zp_state *z, rum_action *out)
{
    struct zp_set spaces = zp_dests(z);
    size_t n = 0;

    while (zp_any(spaces))
        out[n++] = ZP_ACT(ZP_DEST, zp_take(&spaces));
    return n;
}

static void dest_answer(struct zp_state *z, int op, int arg,
                        struct rum_trace *trace)
{
    (void)op;
    if (landing(z))
        zp_land(z, arg, trace);
    else
        zp_effect_dest(z, arg, trace);
}

static size_t two(rum_action *out, rum_action a, rum_action b)
{
    out[0] = a;
    out[1] = b;
    return 2;
}

static size_t accept_legal(const struct zp_state *z, rum_action *out)
{
    (void)z;
    return two(out, ZP_ACT(ZP_ACCEPT, 0), ZP_ACT(ZP_REFUSE, 0));
}

static size_t upload_legal(const struct zp_state *z, rum_action *out)
{
    (void)z;
    return two(out, ZP_ACT(ZP_PASS, 0), ZP_ACT(ZP_UPLOAD, 0));
}

/* Every question: its list, by the hand of the seat that is asked, and what
 * takes the answer. */
#define QUESTIONS(Q)                                                           \
    Q(CLASS, zp_class_legal, zp_class_answer)                                  \
    Q(ENTRANCE, zp_entrance_legal, zp_entrance_answer)                         \
    Q(PAY, zp_pay_legal, zp_pay_answer)                                        \
    Q(SET, zp_set_legal, zp_pay_answer)                                        \
    Q(SET_CARD, zp_set_card_legal, zp_set_card_answer)                         \
    Q(MOVE_PICK, zp_pick_legal, zp_pick_answer)                                \
    Q(STEP, zp_step_legal, zp_step_answer)                                     \
    Q(FLANK_STEP, zp_step_legal, zp_flank_answer)                              \
    Q(DEST, dest_legal, dest_answer)                                           \
    Q(AGG_ORDER, zp_order_legal, zp_order_answer)                              \
    Q(DEF_ORDER, zp_order_legal, zp_order_answer)                              \
    Q(COMBAT, zp_combat_legal, zp_combat_answer)                               \
    Q(ASSIST, zp_combat_legal, zp_combat_answer)                               \
    Q(LAST_CALL, zp_combat_legal, zp_combat_answer)                            \
    Q(ACCEPT, accept_legal, zp_accept_answer)                                  \
    Q(REACT, zp_react_legal, zp_react_answer)                                  \
    Q(SAVE, zp_defeat_legal, zp_save_answer)                                   \
    Q(RELEASE, zp_defeat_legal, zp_release_answer)                             \
    Q(UPLOAD, upload_legal, zp_upload_answer)                                  \
    Q(DRAW, zp_draw_legal, zp_draw_answer)                                     \
    Q(BLOCKADE, zp_react_legal, zp_blockade_answer)                            \
    Q(DISCARD, zp_discard_legal, zp_discard_answer)                            \
    Q(KEELHAUL, zp_keelhaul_legal, zp_keelhaul_answer)

size_t zp_legal(const void *state, rum_action *out)
{
    const struct zp_state *z = state;

    switch (z->ask) {
#define Q(ask, legal, answer)                                                  \
    case ZP_ASK_##ask:                                                         \
        return legal(z, out);
        QUESTIONS(Q)
#undef Q
    default:
        return 0;
    }
}

static void take_answer(struct zp_state *z, int ask, int op, int arg,
                        struct rum_trace *trace)
{
    switch (ask) {
#define Q(ask, legal, answer)                                                  \
    case ZP_ASK_##ask:                                                         \
        answer(z, op, arg, trace);                                             \
        break;
        QUESTIONS(Q)
#undef Q
    default:
        RUM_ASSERT(false);
    }
}

static void decide(struct zp_state *z, rum_action act, struct rum_trace *trace)
{
    int ask = z->ask;

    z->ask = ZP_ASK_NOTHING;
    take_answer(z, ask, act / 128, act % 128, trace);
    zp_run(z, trace);
}

void zp_skip_forced(struct zp_state *z, struct rum_trace *trace)
{
    rum_action act[ZP_MAX_ACTIONS];

    if (z->opt.bluff)
        return;
    while (!z->end && zp_legal(z, act) == 1) {
        /* That nothing else was open may betray the hand. */
        zp_tell(trace, ZP_EV_FORCED, z->head.to_act, ZP(21, 8), -1, 0, 0, 0, 0);
        if (trace)
            trace->event[trace->n - 1].reveals = true;
        decide(z, act[0], trace);
    }
}

void zp_apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct zp_state *z = state;

    RUM_ASSERT(!z->end && z->ask);
    decide(z, act, trace);
    zp_skip_forced(z, trace);
}

/*
 * zp_engine.c: from one question to the next.
 *
 * What is going on is a stack of frames. zp_run() lets the top one take a
 * small step, again and again, until somebody has to be asked; the answer
 * goes to the frame that asked. No function calls itself, so a state in the
 * middle of anything is as flat as any other. See docs/ZERPANG.md.
 */
#include "zp.h"

void zp_run(struct zp_state *z, struct rum_trace *tr)
{
    while (!z->end && !z->ask) {
        switch (zp_top(z)->kind) {
        case ZP_F_TURN:
            zp_turn_run(z, tr);
            break;
        case ZP_F_MOVE:
            zp_move_run(z, tr);
            break;
        case ZP_F_FIGHTS:
            zp_fights_run(z, tr);
            break;
        case ZP_F_COMBAT:
            zp_combat_run(z, tr);
            break;
        case ZP_F_DEFEAT:
            zp_defeat_run(z, tr);
            break;
        case ZP_F_PLAY:
            zp_play_run(z, tr);
            break;
        case ZP_F_PAY:
            zp_pay_run(z, tr);
            break;
        default:
            zp_set_run(z, tr);
            break;
        }
    }
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
    if (z->play.fx == ZP_FX_RETREAT)
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

static size_t two(rum_action *out, rum_action a, rum_action b)
{
    out[0] = a;
    out[1] = b;
    return 2;
}

size_t zp_legal(const void *state, rum_action *out)
{
    const struct zp_state *z = state;

    switch (z->ask) {
    case ZP_ASK_CLASS:
        return zp_class_legal(z, out);
    case ZP_ASK_ENTRANCE:
        return zp_entrance_legal(z, out);
    case ZP_ASK_PAY:
        return zp_pay_legal(z, out);
    case ZP_ASK_SET:
        return zp_set_legal(z, out);
    case ZP_ASK_SET_CARD:
        return zp_set_card_legal(z, out);
    case ZP_ASK_MOVE_PICK:
        return zp_pick_legal(z, out);
    case ZP_ASK_STEP:
    case ZP_ASK_FLANK_STEP:
        return zp_step_legal(z, out);
    case ZP_ASK_DEST:
        return dest_legal(z, out);
    case ZP_ASK_AGG_ORDER:
    case ZP_ASK_DEF_ORDER:
        return zp_order_legal(z, out);
    case ZP_ASK_COMBAT:
    case ZP_ASK_ASSIST:
    case ZP_ASK_LAST_CALL:
        return zp_combat_legal(z, out);
    case ZP_ASK_ACCEPT:
        return two(out, ZP_ACT(ZP_ACCEPT, 0), ZP_ACT(ZP_REFUSE, 0));
    case ZP_ASK_REACT:
    case ZP_ASK_BLOCKADE:
        return zp_react_legal(z, out);
    case ZP_ASK_SAVE:
    case ZP_ASK_RELEASE:
        return zp_defeat_legal(z, out);
    case ZP_ASK_UPLOAD:
        return two(out, ZP_ACT(ZP_PASS, 0), ZP_ACT(ZP_UPLOAD, 0));
    case ZP_ASK_DRAW:
        return zp_draw_legal(z, out);
    case ZP_ASK_DISCARD:
        return zp_discard_legal(z, out);
    case ZP_ASK_KEELHAUL:
        return zp_keelhaul_legal(z, out);
    default:
        return 0;
    }
}

static void answer(struct zp_state *z, int ask, int op, int arg,
                   struct rum_trace *tr)
{
    switch (ask) {
    case ZP_ASK_CLASS:
        zp_class_answer(z, arg, tr);
        break;
    case ZP_ASK_ENTRANCE:
        zp_entrance_answer(z, op, arg, tr);
        break;
    case ZP_ASK_PAY:
    case ZP_ASK_SET:
        zp_pay_answer(z, op, arg, tr);
        break;
    case ZP_ASK_SET_CARD:
        zp_set_card_answer(z, arg, tr);
        break;
    case ZP_ASK_MOVE_PICK:
        zp_pick_answer(z, op, arg, tr);
        break;
    case ZP_ASK_STEP:
        zp_step_answer(z, op, arg, tr);
        break;
    case ZP_ASK_FLANK_STEP:
        zp_fx_step(z, arg, tr);
        break;
    case ZP_ASK_DEST:
        if (landing(z))
            zp_land(z, arg, tr);
        else
            zp_fx_dest(z, arg, tr);
        break;
    case ZP_ASK_AGG_ORDER:
    case ZP_ASK_DEF_ORDER:
        zp_order_answer(z, arg, tr);
        break;
    case ZP_ASK_COMBAT:
    case ZP_ASK_ASSIST:
    case ZP_ASK_LAST_CALL:
        zp_combat_answer(z, op, arg, tr);
        break;
    case ZP_ASK_ACCEPT:
        zp_accept_answer(z, op == ZP_ACCEPT, tr);
        break;
    case ZP_ASK_REACT:
        zp_react_answer(z, op == ZP_BIND, tr);
        break;
    case ZP_ASK_SAVE:
        zp_save_answer(z, op, arg, tr);
        break;
    case ZP_ASK_RELEASE:
        zp_release_answer(z, arg, tr);
        break;
    case ZP_ASK_UPLOAD:
        zp_upload_answer(z, op, tr);
        break;
    case ZP_ASK_DRAW:
        zp_draw_answer(z, arg, tr);
        break;
    case ZP_ASK_BLOCKADE:
        zp_blockade_answer(z, op == ZP_BLOCKADE, tr);
        break;
    case ZP_ASK_DISCARD:
        zp_discard_answer(z, arg, tr);
        break;
    default:
        RUM_ASSERT(ask == ZP_ASK_KEELHAUL);
        zp_keelhaul_answer(z, op, arg, tr);
        break;
    }
}

static void decide(struct zp_state *z, rum_action act, struct rum_trace *tr)
{
    int ask = z->ask;

    z->ask = ZP_ASK_NOTHING;
    answer(z, ask, act / 128, act % 128, tr);
    zp_run(z, tr);
}

void zp_skip_forced(struct zp_state *z, struct rum_trace *tr)
{
    rum_action act[ZP_MAX_ACTIONS];

    if (z->opt.bluff)
        return;
    while (!z->end && zp_legal(z, act) == 1) {
        /* That nothing else was open may betray the hand. */
        zp_tell(tr, ZP_EV_FORCED, z->head.to_act, ZP(21, 8), -1, 0, 0, 0, 0);
        if (tr)
            tr->event[tr->n - 1].reveals = true;
        decide(z, act[0], tr);
    }
}

void zp_apply(void *state, rum_action act, struct rum_trace *tr)
{
    struct zp_state *z = state;

    RUM_ASSERT(!z->end && z->ask);
    decide(z, act, tr);
    zp_skip_forced(z, tr);
}

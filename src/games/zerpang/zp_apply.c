/*
 * zp_apply.c: from one question to the next.
 *
 * What is going on is a stack of frames. zp_run() lets the top one take a
 * small step, again and again, until somebody has to be asked; the answer
 * goes to the frame that asked. No function calls itself, so a state in the
 * middle of anything is as flat as any other. See docs/ZERPANG.md.
 */
#include "zp.h"

static void (*const frame_runs[])(struct zp_state *, struct rum_trace *) = {
    [ZP_F_TURN] = zp_turn_run,     [ZP_F_MOVE] = zp_move_run,
    [ZP_F_FIGHTS] = zp_fights_run, [ZP_F_COMBAT] = zp_combat_run,
    [ZP_F_DEFEAT] = zp_defeat_run, [ZP_F_PLAY] = zp_play_run,
    [ZP_F_PAY] = zp_pay_run,       [ZP_F_SET] = zp_set_run,
};

void zp_run(struct zp_state *z, struct rum_trace *trace)
{
    while (!z->end && !z->ask)
        frame_runs[zp_top(z)->kind](z, trace);
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
static const struct question {
    size_t (*legal)(const struct zp_state *z, rum_action *out);
    void (*answer)(struct zp_state *z, int op, int arg,
                   struct rum_trace *trace);
} questions[ZP_ASKS] = {
    [ZP_ASK_CLASS] = {zp_class_legal, zp_class_answer},
    [ZP_ASK_ENTRANCE] = {zp_entrance_legal, zp_entrance_answer},
    [ZP_ASK_PAY] = {zp_pay_legal, zp_pay_answer},
    [ZP_ASK_SET] = {zp_set_legal, zp_pay_answer},
    [ZP_ASK_SET_CARD] = {zp_set_card_legal, zp_set_card_answer},
    [ZP_ASK_MOVE_PICK] = {zp_pick_legal, zp_pick_answer},
    [ZP_ASK_STEP] = {zp_step_legal, zp_step_answer},
    [ZP_ASK_FLANK_STEP] = {zp_step_legal, zp_flank_answer},
    [ZP_ASK_DEST] = {dest_legal, dest_answer},
    [ZP_ASK_AGG_ORDER] = {zp_order_legal, zp_order_answer},
    [ZP_ASK_DEF_ORDER] = {zp_order_legal, zp_order_answer},
    [ZP_ASK_COMBAT] = {zp_combat_legal, zp_combat_answer},
    [ZP_ASK_ASSIST] = {zp_combat_legal, zp_combat_answer},
    [ZP_ASK_LAST_CALL] = {zp_combat_legal, zp_combat_answer},
    [ZP_ASK_ACCEPT] = {accept_legal, zp_accept_answer},
    [ZP_ASK_REACT] = {zp_react_legal, zp_react_answer},
    [ZP_ASK_SAVE] = {zp_defeat_legal, zp_save_answer},
    [ZP_ASK_RELEASE] = {zp_defeat_legal, zp_release_answer},
    [ZP_ASK_UPLOAD] = {upload_legal, zp_upload_answer},
    [ZP_ASK_DRAW] = {zp_draw_legal, zp_draw_answer},
    [ZP_ASK_BLOCKADE] = {zp_react_legal, zp_blockade_answer},
    [ZP_ASK_DISCARD] = {zp_discard_legal, zp_discard_answer},
    [ZP_ASK_KEELHAUL] = {zp_keelhaul_legal, zp_keelhaul_answer},
};

size_t zp_legal(const void *state, rum_action *out)
{
    const struct zp_state *z = state;

    return z->ask ? questions[z->ask].legal(z, out) : 0;
}

static void decide(struct zp_state *z, rum_action act, struct rum_trace *trace)
{
    int ask = z->ask;

    z->ask = ZP_ASK_NOTHING;
    questions[ask].answer(z, act / 128, act % 128, trace);
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

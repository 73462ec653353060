/*
 * zp_turn.c: a turn from its beginning to the next seat's: section 4.2. The
 * Draw Phase is in zp_draw.c, Movement in zp_move.c.
 */
#include "zp.h"

/* ---- beginning and end ---- */

/* ZP-4.5 and 15.4. */
void zp_turn_begin(struct zp_state *z, struct rum_trace *trace)
{
    int seat = z->active;

    z->turn = (struct zp_turn){
        .piece = ZP_NONE, .taker = (uint8_t)seat, .asked = (uint8_t)seat};
    if (z->skip[seat]) {
        z->skip[seat] = 0;
        zp_tell(trace, ZP_EV_SKIP, seat, ZP(13, 17), -1, 0, 0, 0, 0);
        zp_top(z)->at = ZP_T_END;
        return;
    }
    zp_tell(trace, ZP_EV_TURN, seat, ZP(4, 1), -1, z->round + 1, 0, 0, 0);
    z->dizzy[seat] = 0;
    zp_ripen(z, seat);
    z->barred[seat] = z->victim[seat];
    z->victim[seat] = ZP_NONE;
    if (z->class[seat] == ZP_ROBOT)
        z->cloud[seat] = (uint8_t)zp_uploads(z, seat); /* ZP-17.7 */
    zp_top(z)->at = z->class[seat] == ZP_ELF ? ZP_T_DRAW : ZP_T_ENTRANCE;
}

static void end_round(struct zp_state *z, struct rum_trace *trace)
{
    int timed = z->opt.elf_mode == ZP_ELF_ROUNDS ? zp_elf(z) : -1;

    z->round++;
    zp_tell(trace, ZP_EV_ROUND, RUM_NOBODY, ZP(3, 5), -1, z->round, 0, 0, 0);
    if (timed >= 0 && z->round >= z->opt.elf_rounds)
        zp_win(z, timed, ZP(20, 5), trace);
    else if (timed < 0 && z->round >= z->opt.round_limit)
        zp_draw_game(z, trace);
}

static void end_turn(struct zp_state *z, struct rum_trace *trace)
{
    z->active = (uint8_t)zp_left(z, z->active);
    z->head.turn++;
    zp_top(z)->at = ZP_T_BEGIN;
    if (z->active == z->start)
        end_round(z, trace);
}

/* ---- Entrance ---- */

int zp_ringed(const struct zp_state *z, int seat, int rings)
{
    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++) {
        if (z->pos[p] == ZP_HOME && z->ring[p] == rings)
            return p;
    }
    return -1;
}

void zp_enter(struct zp_state *z, int piece, int gate, uint16_t clause,
              struct rum_trace *trace)
{
    int seat = zp_owner(piece), space = zp_gate[z->home[seat]][gate];

    zp_tell(trace, ZP_EV_ENTER, seat, clause, -1, piece, ZP_HOME, space, 0);
    z->turn.entered = true;
    zp_place(z, piece, space, trace);
    zp_test_goals(z, trace);
}

static void entrance_run(struct zp_state *z)
{
    int seat = z->active, cost;
    bool room = zp_gate_open(z, seat, 0) || zp_gate_open(z, seat, 1);

    if (room && zp_at_home(z, seat) && !(z->opt.one_entry && z->turn.entered)) {
        cost = zp_entry_cost(z, seat);
        if (zp_could_pay(z, seat, cost) ||
            zp_could_use(z, seat, ZP_EFFECT_RECRUIT)) {
            zp_ask(z, seat, ZP_ASK_ENTRANCE);
            return;
        }
    }
    zp_top(z)->at = ZP_T_PICK;
}

size_t zp_entrance_legal(const struct zp_state *z, rum_action *out)
{
    int seat = z->active, cost = zp_entry_cost(z, seat);
    bool may[2] = {zp_can_pay(z, seat, cost),
                   cost > 0 && zp_can_use(z, seat, ZP_EFFECT_RECRUIT)};
    bool open[2] = {zp_gate_open(z, seat, 0), zp_gate_open(z, seat, 1)};
    int rings = 0; /* that pieces at home have, a mask of numbers */
    size_t n = 0;

    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++)
        rings |= (z->pos[p] == ZP_HOME) << z->ring[p];
    int args = rings < 1 << 4 ? 8 : ZP_ENTER_ARGS;
    out[n++] = ZP_ACT(ZP_PASS, 0);
    for (int how = 0; how < 2; how++) {
        for (int arg = 0; may[how] && arg < args; arg++) {
            if (open[zp_enter_gate(arg)] && rings >> zp_enter_rings(arg) & 1)
                out[n++] = ZP_ACT(ZP_ENTER + how, arg);
        }
    }
    return n;
}

void zp_entrance_answer(struct zp_state *z, int op, int arg,
                        struct rum_trace *trace)
{
    int seat = z->active;

    if (op == ZP_PASS) {
        zp_top(z)->at = ZP_T_PICK;
        return;
    }
    z->turn.acted = true;
    z->turn.gate = (uint8_t)zp_enter_gate(arg);
    z->turn.piece = (uint8_t)zp_ringed(z, seat, zp_enter_rings(arg));
    if (op == ZP_RECRUITS) {
        zp_announce(z, ZP_T_ENTRANCE, seat, ZP_EFFECT_RECRUIT, z->turn.gate,
                    trace);
        return;
    }
    int cost = zp_entry_cost(z, seat);
    if (cost)
        zp_owe(z, ZP_T_ENTER, seat, cost);
    else
        zp_top(z)->at = ZP_T_ENTER;
}

/* ---- the phases in order ---- */

static void upload_run(struct zp_state *z)
{
    int piece = z->piece_at[ZP_MIDDLE];

    if (z->class[z->active] == ZP_ROBOT && piece != ZP_NONE &&
        zp_owner(piece) == z->active)
        zp_ask(z, z->active, ZP_ASK_UPLOAD);
    else
        zp_top(z)->at = ZP_T_DRAW;
}

void zp_upload_answer(struct zp_state *z, int op, int arg,
                      struct rum_trace *trace)
{
    int piece = z->piece_at[ZP_MIDDLE];

    (void)arg;
    zp_top(z)->at = ZP_T_DRAW;
    if (op == ZP_PASS)
        return;
    z->turn.acted = true;
    zp_lift(z, piece, ZP_UPLOADED);
    z->supply = (uint8_t)(z->supply + z->ring[piece]); /* ZP-16.9 */
    z->ring[piece] = 0;
    zp_tell(trace, ZP_EV_UPLOAD, z->active, ZP(17, 6), -1, piece, ZP_MIDDLE, 0,
            0);
    zp_test_goals(z, trace);
}

void zp_turn_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_turn *t = &z->turn;

    switch (zp_top(z)->at) {
    case ZP_T_BEGIN:
        zp_turn_begin(z, trace);
        break;
    case ZP_T_ENTRANCE:
        entrance_run(z);
        break;
    case ZP_T_ENTER:
        zp_top(z)->at = ZP_T_ENTRANCE;
        zp_enter(z, t->piece, t->gate, ZP(6, 1), trace);
        break;
    case ZP_T_PICK:
        zp_pick_run(z);
        break;
    case ZP_T_LAND:
        zp_land_run(z, trace);
        break;
    case ZP_T_DRIVE:
        zp_move_begin(z, ZP_T_COMBAT, z->active, zp_owner(t->piece),
                      1 << t->piece % ZP_OWN, 2);
        break;
    case ZP_T_COMBAT:
        zp_top(z)->at = ZP_T_UPLOAD;
        if (zp_adjacent_enemies(z))
            zp_push(z, ZP_T_UPLOAD, ZP_F_FIGHTS);
        break;
    case ZP_T_UPLOAD:
        upload_run(z);
        break;
    case ZP_T_END:
        end_turn(z, trace);
        break;
    default:
        zp_draw_run(z, trace);
        break;
    }
}

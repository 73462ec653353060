/*
 * zp_pay.c: points. Whatever costs something is paid one card at a time; a
 * Gunslinger pays with whole sets (zp_sets.c), one after the other.
 */
#include "zp.h"

enum { PAY_OPEN, PAY_SET }; /* steps of the frame */

#define N_SIDE 1, 2, 1, 1, 1, 4, 1, 2, 3, 2, 2, 2, 4, 4
#define P_SIDE 1, 2, 1, 1, 1, 4, 1, 2, 3, 4, 1, 2, 3, 4
#define BETTER 1, 2, 1, 1, 1, 4, 1, 2, 3, 4, 2, 2, 4, 4
const uint8_t zp_ninjutsu[ZP_KINDS] = {N_SIDE};
const uint8_t zp_pillage[ZP_KINDS] = {P_SIDE};
const uint8_t zp_value[ZP_CLASSES][ZP_KINDS] = {
    {N_SIDE}, {P_SIDE}, {BETTER}, {BETTER}, {BETTER}, {BETTER}, {BETTER}};

int zp_purse(const struct zp_state *z, int seat)
{
    const uint8_t *value = zp_value[z->class[seat]], *hand = z->hand[seat];
    int sum = z->cloud[seat];

    for (int k = 0; k < ZP_KINDS; k++)
        sum += hand[k] * value[k];
    return sum;
}

/* ---- who can pay ---- */

int zp_means(const struct zp_state *z, int seat)
{
    return z->class[seat] == ZP_GUNSLINGER ? zp_sets_worth(z->hand[seat])
                                           : zp_purse(z, seat);
}

bool zp_can_pay(const struct zp_state *z, int seat, int cost)
{
    if (cost <= 0)
        return true;
    if (z->class[seat] == ZP_GUNSLINGER)
        return zp_reaches(z->hand[seat], cost);
    return zp_purse(z, seat) >= cost;
}

bool zp_could_pay(const struct zp_state *z, int seat, int cost)
{
    if (cost <= 0)
        return true;
    if (z->class[seat] == ZP_GUNSLINGER)
        return z->hand_n[seat] >= 2;
    return z->cloud[seat] + 4 * z->hand_n[seat] >= cost;
}

/* ---- hands ---- */

void zp_ripen(struct zp_state *z, int seat)
{
    memset(z->fresh[seat], 0, ZP_KINDS);
    z->held[seat] = z->hand_n[seat];
}

void zp_receive(struct zp_state *z, int seat, int kind)
{
    z->hand[seat][kind]++;
    z->hand_n[seat]++;
    z->fresh[seat][kind]++;
}

void zp_part_with(struct zp_state *z, int seat, int kind, bool fresh)
{
    RUM_ASSERT(z->hand[seat][kind] > (fresh ? 0 : z->fresh[seat][kind]));
    z->hand[seat][kind]--;
    z->hand_n[seat]--;
    if (fresh)
        z->fresh[seat][kind]--;
    if (z->held[seat] > z->hand_n[seat])
        z->held[seat] = z->hand_n[seat];
}

/* Whoever fights lays cards on their own side, others on the one that is
 * asked. */
int zp_laid_on(const struct zp_state *z, int seat)
{
    const struct zp_combat *c = &z->combat;

    return seat == c->seat[ZP_AGG]   ? ZP_AGG
           : seat == c->seat[ZP_DEF] ? ZP_DEF
                                     : c->side;
}

static void lay(struct zp_state *z, int seat, int kind, bool fresh)
{
    zp_part_with(z, seat, kind, fresh);
    zp_forget(z, seat, kind);
    if (z->combat.on) {
        z->combat.table[kind]++;
        if (zp_laid_on(z, seat) == ZP_AGG)
            z->combat.fore[kind]++;
    } else {
        z->discard[kind]++;
        z->discard_n++;
    }
}

void zp_spend(struct zp_state *z, int seat, int kind)
{
    lay(z, seat, kind, z->fresh[seat][kind] > 0);
}

void zp_spend_old(struct zp_state *z, int seat, int kind)
{
    lay(z, seat, kind, false);
}

/* ---- paying ---- */

void zp_owe(struct zp_state *z, int then, int seat, int cost)
{
    RUM_ASSERT(cost > 0);
    zp_push(z, then, ZP_F_PAY);
    z->pay = (struct zp_pay){.seat = (uint8_t)seat, .cost = (uint8_t)cost};
}

void zp_pay_run(struct zp_state *z, struct rum_trace *trace)
{
    struct zp_pay *pay = &z->pay;

    if (pay->paid >= pay->cost) {
        int left = pay->paid - pay->cost;
        zp_pop(z);
        if (zp_top(z)->kind == ZP_F_MOVE)
            z->move.pool = (uint8_t)(z->move.pool + left); /* ZP-5.5 */
        else if (left)
            zp_tell(trace, ZP_EV_SURPLUS, pay->seat, ZP(5, 4), -1, left, 0, 0,
                    0);
        return;
    }
    zp_ask(z, pay->seat,
           z->class[pay->seat] == ZP_GUNSLINGER ? ZP_ASK_SET : ZP_ASK_PAY);
}

size_t zp_pay_legal(const struct zp_state *z, rum_action *out)
{
    int seat = z->pay.seat;
    size_t n = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        if (z->hand[seat][k])
            out[n++] = ZP_ACT(ZP_PAY, k);
    }
    if (z->cloud[seat])
        out[n++] = ZP_ACT(ZP_PAY_CLOUD, 0);
    return n;
}

void zp_pay_answer(struct zp_state *z, int op, int arg, struct rum_trace *trace)
{
    struct zp_pay *pay = &z->pay;
    int seat = pay->seat;

    if (op == ZP_SET) {
        zp_set_begin(z, PAY_SET, seat, arg, ZP_NONE, trace);
        return;
    }
    int worth = 1;
    if (op == ZP_PAY_CLOUD) {
        RUM_ASSERT(z->cloud[seat] > 0);
        z->cloud[seat]--;
    } else {
        worth = zp_value[z->class[seat]][arg];
        zp_spend(z, seat, arg);
    }
    pay->paid = (uint8_t)(pay->paid + worth);
    if (op == ZP_PAY_CLOUD)
        zp_tell(trace, ZP_EV_CLOUD, seat, ZP(17, 7), -1, 1, 0, 0, 0);
    else
        zp_tell(trace, ZP_EV_PAY, seat, ZP(5, 1), arg, worth, 0, 0, 0);
}

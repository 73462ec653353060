/*
 * zp_judge.c: who is winning, and when it is time to ask.
 *
 * Each seat's plan says how many turns it is from its goal; a turn less is a
 * better chance by about a quarter, and the chances are shared out among all
 * seats. Cards in hand are worth a little beyond that, so that none is thrown
 * away for nothing.
 */
#include "zp.h"

const char *const zp_class_name[ZP_CLASSES] = {
    "Ninja", "Pirate", "Zombie", "Robot", "Gunslinger", "Alien", "Elf"};

/* Questions asked between two plays of a turn: before it moves. */
bool zp_settled(const void *state)
{
    const struct zp_state *z = state;

    if (z->end || z->ask == ZP_ASK_CLASS)
        return true;
    return z->ask == ZP_ASK_ENTRANCE ||
           (z->ask == ZP_ASK_MOVE_PICK && !z->turn.began);
}

/* A turn is long: each space with what is paid for it, each card in a combat
 * is taken back by itself. */
bool zp_intends(const void *state)
{
    const struct zp_state *z = state;

    switch (z->ask) {
    case ZP_ASK_PAY:
    case ZP_ASK_SET:
    case ZP_ASK_SET_CARD:
    case ZP_ASK_DEST:
        return false;
    case ZP_ASK_STEP:
    case ZP_ASK_FLANK_STEP:
        return z->move.steps > 0;
    default:
        return true;
    }
}

/* 2 to the power of x/64, times 64, for x from 0 to 63. */
static const uint8_t root[64] = {
    64,  65,  65,  66,  67,  68,  68,  69,  70,  71,  71,  72,  73,
    74,  74,  75,  76,  77,  78,  79,  79,  80,  81,  82,  83,  84,
    85,  86,  87,  88,  89,  90,  91,  91,  92,  93,  95,  96,  97,
    98,  99,  100, 101, 102, 103, 104, 105, 106, 108, 109, 110, 111,
    112, 114, 115, 116, 117, 119, 120, 121, 123, 124, 125, 127};

#define PACE 5 /* 64ths of a doubling that a quarter of a turn is worth */
#define FAR  (30 * 64)

/* Of the 6000 points: certainty is for the end. */
#define SHARE 4000
#define NEAR  1900

/* How well a seat stands, in 64ths of a doubling of its chances. */
static int standing(const struct zp_state *z, int seat)
{
    struct zp_plan plan;
    int cards = z->hand_n[seat], x;

    zp_plan_of(z, seat, &plan);
    x = FAR - plan.turns * PACE / 16 + 2 * zp_count(z->own[seat]);
    /* What is still to come in this turn, so that plays that end at different
     * points of it can be compared. */
    if (seat == z->active) {
        cards += z->frame[0].at < ZP_T_TAKE
                     ? z->opt.draw + zp_zone_count(z, seat)
                     : 0;
        if (!z->turn.began && z->frame[0].at <= ZP_T_PICK &&
            zp_any(z->own[seat]))
            x += 14;
    }
    x += 6 * (cards < 16 ? cards : 16);
    if (z->skip[seat])
        x -= 20;
    return x < 0 ? 0 : x;
}

/* A chance, in no particular unit: never 0. */
static uint64_t chance(int x)
{
    return (uint64_t)root[x % 64] << (x / 64 < 40 ? x / 64 : 40);
}

/* Before the deal: what a class is worth, from games of bots. */
static int draft_value(const struct zp_state *z, int seat)
{
    static const uint8_t worth[ZP_CLASSES] = {24, 22, 16, 24, 34, 18, 20};
    int fair = 6000 / z->head.seats;

    if (z->class[seat] >= ZP_CLASSES)
        return fair;
    return fair * worth[z->class[seat]] / 34;
}

int zp_appraise(const void *state, rum_seat seat)
{
    const struct zp_state *z = state;
    uint64_t all = 0, mine = 0;
    int left = 0;

    if (z->end) {
        int points[RUM_MAX_SEATS];
        zp_score(z, points);
        return points[seat] * 100;
    }
    if (z->ask == ZP_ASK_CLASS)
        return draft_value(z, seat);
    for (int s = 0; s < z->head.seats; s++) {
        int x = standing(z, s);
        uint64_t c = chance(x);
        all += c;
        if (s == seat) {
            mine = c;
            left = x < FAR ? FAR - x : 0;
        }
    }
    RUM_ASSERT(all > 0);
    /* Beside the share, how near the goal is: far ahead of everybody, and far
     * behind, a seat must still tell a good move from a bad one. */
    return (int)(10 + mine * SHARE / all) + NEAR * 160 / (160 + left);
}

/* The harmless action: no, enough, draw; else the first. */
rum_action zp_fallback(const void *state)
{
    const struct zp_state *z = state;
    rum_action act[ZP_MAX_ACTIONS];
    size_t n = zp_legal(z, act);

    RUM_ASSERT(n > 0);
    if (z->ask == ZP_ASK_COMBAT && act[0] != ZP_ACT(ZP_PASS, 0)) {
        for (size_t i = 0; i < n; i++) {
            if (act[i] == ZP_ACT(ZP_CONCEDE, 0))
                return act[i];
        }
    }
    if (z->ask == ZP_ASK_ACCEPT)
        return ZP_ACT(ZP_REFUSE, 0);
    return act[0];
}

const char *zp_role(const void *state, rum_seat seat)
{
    const struct zp_state *z = state;

    return z->class[seat] < ZP_CLASSES ? zp_class_name[z->class[seat]]
                                       : "undecided";
}

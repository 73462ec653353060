/*
 * zp_test.h: positions of zerpang! for its tests.
 *
 *     struct zp_state z;
 *     position(&z, "players=3 classes=Pirate,Ninja,Robot");   seat 0 begins
 *     put(&z, 0, "H9");                 piece 0 (Red 1) on H9
 *     hold(&z, 0, ZP_ONE, ZP_TWO);      exactly these cards, none fresh
 *     turn(&z, 0);                      seat 0's turn from its beginning
 *     PLAY(&z, MOVE(0), STEP(NW));
 *
 * position() leaves the board empty and all hands empty; hold() takes its cards
 * from the deck, so that there are always 99. PLAY() passes in windows for
 * reactions by itself where nothing but passing is open; tests of who is asked
 * use ASK() instead.
 */
#ifndef TESTS_ZP_TEST_H
#define TESTS_ZP_TEST_H

#include "kit.h"
#include "zp.h"

enum { E, SE, SW, W, NW, NE };

#define PASS                 ZP_ACT(ZP_PASS, 0)
#define ENTER(gate)          ZP_ACT(ZP_ENTER, (gate)*4)
#define ENTER_RINGS(gate, n) /* four and more */                               \
    ZP_ACT(ZP_ENTER, 8 + (gate)*8 + (n)-4)
#define RECRUIT(gate)  ZP_ACT(ZP_RECRUITS, (gate)*4)
#define PAY(kind)      ZP_ACT(ZP_PAY, kind)
#define PAY_CLOUD      ZP_ACT(ZP_PAY_CLOUD, 0)
#define SET(type)      ZP_ACT(ZP_SET, type)
#define CARD(kind)     ZP_ACT(ZP_SET_CARD, kind)
#define MOVE(i)        ZP_ACT(ZP_MOVE, 1 << (i))
#define GROUP(mask)    ZP_ACT(ZP_MOVE, mask)
#define LEAP(i)        ZP_ACT(ZP_LEAP, i)
#define DRIVE(piece)   ZP_ACT(ZP_SCOUNDREL, piece)
#define FLY(i)         ZP_ACT(ZP_BALLOON, i)
#define FLANK(i)       ZP_ACT(ZP_FLANK, i)
#define EVERYWHERE(i)  ZP_ACT(ZP_EVERYWHERE, i)
#define STEP(d)        ZP_ACT(ZP_STEP, d)
#define SPEED(i)       ZP_ACT(ZP_SPEEDS, i)
#define DEST(name)     ZP_ACT(ZP_DEST, at(name))
#define AGGRESSOR(p)   ZP_ACT(ZP_AGGRESSOR, p)
#define DEFENDER(p)    ZP_ACT(ZP_DEFENDER, p)
#define POINTS(kind)   ZP_ACT(ZP_POINTS, kind)
#define CLOUD(n)       ZP_ACT(ZP_CLOUD, n)
#define EFFECT(effect) ZP_ACT(ZP_EFFECT, effect)
#define SLIP           ZP_ACT(ZP_SLIP, 0)
#define CONCEDE        ZP_ACT(ZP_CONCEDE, 0)
#define HOLD           ZP_ACT(ZP_HOLD, 0)
#define GIVE_UP        (-1) /* CONCEDE, and in the last call nobody helps */
#define ACCEPT         ZP_ACT(ZP_ACCEPT, 0)
#define REFUSE         ZP_ACT(ZP_REFUSE, 0)
#define BIND           ZP_ACT(ZP_BIND, 0)
#define SAVE(gate)     ZP_ACT(ZP_SAVES, gate)
#define UPLOAD         ZP_ACT(ZP_UPLOAD, 0)
#define DRAW           ZP_ACT(ZP_DRAW, ZP_DRAW_NOW)
#define SALVAGE        ZP_ACT(ZP_DRAW, ZP_DRAW_SALVAGE)
#define DRAW_TWO       ZP_ACT(ZP_DRAW, ZP_DRAW_TWO)
#define PLUNDER        ZP_ACT(ZP_DRAW, ZP_DRAW_PLUNDER)
#define TAG(seat)      ZP_ACT(ZP_DRAW, ZP_DRAW_TAG + (seat))
#define BLOCKADE       ZP_ACT(ZP_BLOCKADE, 0)
#define DISCARD(kind)  ZP_ACT(ZP_DISCARD, kind)
#define KEELHAUL(s)    ZP_ACT(ZP_KEELHAUL, s)
#define RELEASE(p)     ZP_ACT(ZP_RELEASE, p)

#define ASK(z, ...) KIT_PLAY(&zp_game, z, NULL, __VA_ARGS__)
#define PLAY(z, ...)                                                           \
    play((z), (const int[]){__VA_ARGS__},                                      \
         (int)(sizeof((const int[]){__VA_ARGS__}) / sizeof(int)), __FILE__,    \
         __LINE__)
#define LEGAL(z, ...) CHECK_LEGAL(&zp_game, z, __VA_ARGS__)
#define CAN(z, act)   kit_is_legal(&zp_game, z, act)

/* Nothing but passing is open to whoever is asked to react. */
static inline void hush(struct zp_state *z)
{
    rum_action act[RUM_MAX_ACTIONS];

    while ((z->ask == ZP_ASK_REACT || z->ask == ZP_ASK_SAVE ||
            z->ask == ZP_ASK_BLOCKADE) &&
           zp_legal(z, act) == 1)
        zp_apply(z, act[0], NULL);
}

static inline void play(struct zp_state *z, const int *codes, int n,
                        const char *file, int line)
{
    for (int i = 0; i < n; i++) {
        int code = codes[i] == GIVE_UP ? CONCEDE : codes[i];
        kit_play(&zp_game, z, NULL, &code, 1, file, line);
        while (codes[i] == GIVE_UP && z->ask == ZP_ASK_LAST_CALL)
            zp_apply(z, PASS, NULL);
        hush(z);
    }
}

/* The space of a name such as "F6". */
static inline int at(const char *name)
{
    static const uint8_t start[] = {0, 6, 13, 21, 30, 40, 51, 61, 70, 78, 85};
    int column = name[1] - '0';

    if (name[2])
        column = 10 * column + name[2] - '0';
    return start[name[0] - 'A'] + column - 1;
}

/* All cards of a hand go back under the deck. */
static inline void empty_hand(struct zp_state *z, int seat)
{
    for (int k = 0; k < ZP_KINDS; k++) {
        for (; z->hand[seat][k]; z->hand[seat][k]--) {
            memmove(z->deck + 1, z->deck, z->deck_n++);
            z->deck[0] = (uint8_t)k;
        }
    }
    z->hand_n[seat] = 0;
    zp_ripen(z, seat);
}

/* Take a card of a kind out of the deck. */
static inline void take(struct zp_state *z, int kind)
{
    int i = 0;

    while (i < z->deck_n && z->deck[i] != kind)
        i++;
    CHECK(i < z->deck_n);
    memmove(z->deck + i, z->deck + i + 1, (size_t)(z->deck_n - i - 1));
    z->deck[--z->deck_n] = 0;
}

/* The next card drawn is one of this kind. */
static inline void on_top(struct zp_state *z, int kind)
{
    take(z, kind);
    z->deck[z->deck_n++] = (uint8_t)kind;
}

/* A card the seat has had since before its turn. */
static inline void give(struct zp_state *z, int seat, int kind)
{
    take(z, kind);
    z->hand[seat][kind]++;
    z->hand_n[seat]++;
    z->held[seat]++;
}

/* One that has come since. */
static inline void give_fresh(struct zp_state *z, int seat, int kind)
{
    take(z, kind);
    zp_receive(z, seat, kind);
}

/* So many cards of a kind lie in the discard pile. */
static inline void bury(struct zp_state *z, int kind, int n)
{
    while (n-- > 0) {
        take(z, kind);
        z->discard[kind]++;
        z->discard_n++;
    }
}

/* The whole deck lies in the discard pile. */
static inline void bury_deck(struct zp_state *z)
{
    while (z->deck_n)
        bury(z, z->deck[0], 1);
}

static inline void hold_cards(struct zp_state *z, int seat, const int *kinds,
                              int n)
{
    empty_hand(z, seat);
    for (int i = 0; i < n; i++)
        give(z, seat, kinds[i]);
}

#define hold(z, seat, ...)                                                     \
    hold_cards((z), (seat), (const int[]){__VA_ARGS__},                        \
               (int)(sizeof((const int[]){__VA_ARGS__}) / sizeof(int)))

static inline void position_of_seed(struct zp_state *z, uint64_t seed,
                                    const char *options)
{
    char all[200] = "first=0 ";

    strncat(all, options, sizeof(all) - strlen(all) - 1);
    kit_deal(&zp_game, z, seed, all);
    for (int s = 0; s < z->head.seats; s++)
        empty_hand(z, s);
}

static inline void position(struct zp_state *z, const char *options)
{
    position_of_seed(z, 7, options);
}

/* A piece arrives on a space. */
static inline void put(struct zp_state *z, int piece, const char *space)
{
    zp_place(z, piece, at(space), NULL);
}

/* A ring from the supply lies on a space. */
static inline void ring_on(struct zp_state *z, const char *space)
{
    z->supply--;
    z->rings = zp_or(z->rings, zp_only(at(space)));
}

/* A piece bears so many rings of the supply. */
static inline void rings(struct zp_state *z, int piece, int n)
{
    z->supply = (uint8_t)(z->supply - n);
    z->ring[piece] = (uint8_t)n;
}

static inline void abduct(struct zp_state *z, int piece, int alien)
{
    z->pos[piece] = (uint8_t)(ZP_ABDUCTED + alien);
}

static inline void go_on(struct zp_state *z, int seat, int step)
{
    memset(z->frame, 0, sizeof(z->frame));
    z->depth = 1;
    z->frame[0] = (struct zp_frame){.kind = ZP_F_TURN, .at = (uint8_t)step};
    z->active = (uint8_t)seat;
    z->ask = ZP_ASK_NOTHING;
    zp_run(z, NULL);
    zp_skip_forced(z, NULL);
    hush(z);
}

/* A seat's turn from its beginning. */
static inline void turn(struct zp_state *z, int seat)
{
    go_on(z, seat, ZP_T_BEGIN);
}

/* The same turn from a later step on: nothing has been done in it yet. */
static inline void turn_at(struct zp_state *z, int seat, int step)
{
    z->active = (uint8_t)seat;
    memset(&z->turn, 0, sizeof(z->turn));
    z->turn.piece = ZP_NONE;
    z->turn.taker = z->turn.asked = (uint8_t)seat;
    go_on(z, seat, step);
}

/* Combat is looked for now, in the turn of this seat. */
static inline void fight(struct zp_state *z, int seat)
{
    turn_at(z, seat, ZP_T_COMBAT);
}

/* Let the active seat, and all others, decline everything until it is over. */
static inline void end_turn(struct zp_state *z)
{
    uint16_t now = z->head.turn;

    while (!z->end && z->head.turn == now)
        zp_apply(z, zp_fallback(z), NULL);
}

static inline void check_rating(const struct zp_state *z, int agg, int def)
{
    CHECK_INT(zp_rating(z, ZP_AGG), agg);
    CHECK_INT(zp_rating(z, ZP_DEF), def);
}

/* Who is asked for what. */
static inline void check_asked(const struct zp_state *z, int seat, int ask)
{
    CHECK_INT(z->ask, ask);
    CHECK_INT(z->head.to_act, seat);
}

static inline void check_won(const struct zp_state *z, int seat)
{
    CHECK_INT(z->end, ZP_WON);
    CHECK_INT(z->winner, seat);
    CHECK_INT(z->head.to_act, RUM_NOBODY);
}

/* Cards, rings, pieces: all there. */
static inline void check_sound(const struct zp_state *z)
{
    const char *what = "";

    if (!zp_check(z, &what))
        CHECK_STR(what, "");
}

/* How many actions of an op are open. */
static inline int count_op(const struct zp_state *z, int op)
{
    rum_action act[RUM_MAX_ACTIONS];
    size_t n = zp_legal(z, act);
    int found = 0;

    for (size_t i = 0; i < n; i++)
        found += act[i] / 128 == op;
    return found;
}

#endif

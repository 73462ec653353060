/*
 * zg_check.c: invariants.
 */
#include "zg.h"

/* What is wrong with the cards of one seat, or NULL. */
static const char *wrong_cards(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];

    if ((p->hand | p->deck | p->slag) & ~ZG_GEAR)
        return "a card is in no slot";
    if ((p->hand & p->deck) || ((p->hand | p->deck) & p->slag))
        return "a card is in two places";
    if ((p->hand | p->deck) != zg_unslagged(p))
        return "a card is lost";
    if (zg_count(p->hand) != p->hand_n || zg_count(p->deck) != p->deck_n)
        return "hand or deck has another size than told";
    if ((p->once & ~p->hand) || (p->once && !p->flame))
        return "a use is spent of a card that has none";
    if (p->pulses != (p->flame ? 2 : 1) * p->hand_n - zg_count(p->once))
        return "pulses and uses differ";
    if (p->lock_seat != ZG_NONE &&
        (!zg_foes(s, seat, p->lock_seat) ||
         (s->seat[p->lock_seat].slag & zg_bit(p->lock_slot))))
        return "a lock holds nothing";
    return NULL;
}

static const char *wrong_place(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];

    if (p->stance > ZG_DOWN)
        return "a stance does not exist";
    if (!p->alive)
        return p->cell == ZG_NONE ? NULL : "a defeated figure is on the table";
    if (p->cell == ZG_NONE)
        return s->head.turn > 1 ? "a figure is nowhere" : NULL;
    if (p->cell >= ZG_CELLS || s->height[p->cell] == ZG_VOID)
        return "a figure stands on nothing";
    if (zg_figure_at(s, p->cell) != seat)
        return "two figures stand in one cell";
    return NULL;
}

static const char *wrong_terrain(const struct zg_state *s)
{
    for (int cell = 0; cell < ZG_CELLS; cell++) {
        int i = s->cover[cell];
        if (i != ZG_NONE && (i >= ZG_PIECES || s->piece[i].gone ||
                             s->height[cell] != s->piece[i].top))
            return "a piece is not as high as it should be";
        if (i == ZG_NONE && s->height[cell] != s->base[cell])
            return "ground is not at its height";
    }
    for (int i = 0; i < ZG_PIECES; i++) {
        const struct zg_piece *piece = &s->piece[i];
        if (piece->w && piece->gone != (piece->hits >= piece->mass))
            return "a piece stands or falls against its Mass";
    }
    return NULL;
}

static const char *wrong_play(const struct zg_state *s)
{
    int actor = s->head.to_act;

    if (s->phase > ZG_P_OVER)
        return "the phase is none";
    if ((actor == RUM_NOBODY) != (s->phase == ZG_P_OVER))
        return "somebody acts after the end, or nobody before it";
    if (actor != RUM_NOBODY &&
        (actor >= s->head.seats || !s->seat[actor].alive))
        return "the seat to act is not in the game";
    if (s->phase >= ZG_P_MOVE && s->phase < ZG_P_OVER &&
        (s->pulse.card >= ZG_SLOTS ||
         !(s->seat[zg_turn_seat(s)].hand & zg_bit(s->pulse.card))))
        return "the card in play is not in hand";
    if (s->phase >= ZG_P_RETEST && s->phase < ZG_P_OVER &&
        (s->test.target >= ZG_SLOTS || s->test.end > 1 || s->test.facing > 1))
        return "a test has no cards";
    return NULL;
}

/* The lines of sight that are kept are those that are. */
static const char *wrong_sight(const struct zg_state *s)
{
    for (int a = 0; a < s->head.seats; a++) {
        for (int b = 0; b < s->head.seats; b++) {
            const struct zg_seat *p = &s->seat[a], *q = &s->seat[b];
            if (a == b || p->cell == ZG_NONE || q->cell == ZG_NONE ||
                s->phase == ZG_P_PLACE || s->phase == ZG_P_POSE)
                continue;
            if (s->sees[a][b] != zg_visible(s, p->cell, zg_pose(p->stance),
                                            q->cell, zg_pose(q->stance)))
                return "a line of sight is out of date";
        }
    }
    return NULL;
}

bool zg_check(const void *state, const char **what)
{
    const struct zg_state *s = state;

    *what = wrong_play(s);
    for (int i = 0; !*what && i < s->head.seats; i++) {
        if (!(*what = wrong_cards(s, i)))
            *what = wrong_place(s, i);
    }
    if (!*what && !(*what = wrong_terrain(s)))
        *what = wrong_sight(s);
    return !*what;
}

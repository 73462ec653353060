/*
 * zp_hide.c: who knows which cards (section 5), and hiding the others.
 */
#include "zp.h"

#define PUBLIC ZP_SEATS /* the row of spectators */

/* ---- knowledge ---- */

void zp_forget(struct zp_state *z, int holder, int kind)
{
    for (int w = 0; w <= PUBLIC; w++) {
        if (z->sure[w][holder][kind])
            z->sure[w][holder][kind]--;
    }
}

void zp_show(struct zp_state *z, int holder, int kind, int n)
{
    for (int w = 0; w <= PUBLIC; w++) {
        if (w != holder && z->sure[w][holder][kind] < n)
            z->sure[w][holder][kind] = (uint8_t)n;
    }
}

void zp_stolen(struct zp_state *z, int thief, int victim, int kind)
{
    for (int w = 0; w <= PUBLIC; w++) {
        if (w != thief && w != victim)
            memset(z->sure[w][victim], 0, ZP_KINDS);
    }
    if (z->sure[thief][victim][kind])
        z->sure[thief][victim][kind]--;
    z->sure[victim][thief][kind]++;
}

/* ---- hiding ---- */

bool zp_veiled(const struct zp_state *z)
{
    return z->ask == ZP_ASK_REACT || z->ask == ZP_ASK_BLOCKADE ||
           z->ask == ZP_ASK_SAVE;
}

void zp_close_window(struct zp_state *z)
{
    if (z->ask == ZP_ASK_REACT)
        z->play.asked = z->play.last;
    else if (z->ask == ZP_ASK_BLOCKADE)
        z->turn.asked = z->active;
    else if (z->ask == ZP_ASK_SAVE)
        z->defeat.i = z->defeat.first;
}

/*
 * A pass in a veiled window is silent, so nobody else may see how far the
 * question has come: to all but the seat that is asked it stands at the
 * first seat that could react, or at the first one after the viewer who has
 * passed. Where it stands is where it would be if all had yet to answer, so
 * the copy can be played on from.
 */
static void hide_reaction(struct zp_state *z, rum_seat viewer)
{
    bool block = z->ask == ZP_ASK_BLOCKADE;
    int stop = block ? z->active : z->play.last, seat = zp_left(z, stop);
    int effect = block ? ZP_EFFECT_BLOCKADE : ZP_EFFECT_BIND;
    bool passed = false;

    for (; seat != z->head.to_act; seat = zp_left(z, seat))
        passed |= seat == viewer && zp_could_use(z, seat, effect);
    /* The seat that is asked could react, so the search ends there. */
    seat = zp_left(z, passed ? viewer : stop);
    while (!zp_could_use(z, seat, effect)) {
        seat = zp_left(z, seat);
        RUM_ASSERT(seat != stop);
    }
    z->head.to_act = (rum_seat)seat;
    if (block)
        z->turn.asked = (uint8_t)seat;
    else
        z->play.asked = (uint8_t)seat;
}

/* The same among the pieces that may be saved, one after the other. */
static void hide_save(struct zp_state *z, rum_seat viewer)
{
    struct zp_defeat *d = &z->defeat;
    int i = d->first;

    for (int k = i; k < d->i; k++) {
        if (zp_owner(d->piece[k]) == viewer && zp_could_save(z, k))
            i = k + 1;
    }
    while (!zp_could_save(z, i))
        i++;
    d->i = (uint8_t)i;
    z->head.to_act = (rum_seat)zp_owner(d->piece[i]);
}

static void hide_window(struct zp_state *z, rum_seat viewer)
{
    if (viewer == z->head.to_act)
        return;
    if (z->ask == ZP_ASK_SAVE)
        hide_save(z, viewer);
    else
        hide_reaction(z, viewer);
}

void zp_hide(void *copy, rum_seat viewer)
{
    struct zp_state *z = copy;

    if (viewer == RUM_ALL || z->ask == ZP_ASK_CLASS)
        return; /* before the deal there is nothing to hide */
    if (zp_veiled(z))
        hide_window(z, viewer);
    for (int s = 0; s < z->head.seats; s++) {
        if (s == viewer)
            continue;
        memset(z->hand[s], ZP_NONE, ZP_KINDS);
        memset(z->fresh[s], ZP_NONE, ZP_KINDS);
    }
    memset(z->deck, 0, sizeof(z->deck));
    memset(z->deck, ZP_NONE, z->deck_n);
    /* A viewer knows what others know of their own hand: they were there when
     * it was learned. What others know of each other they do not. */
    for (int w = 0; w < z->head.seats; w++) {
        for (int h = 0; h < z->head.seats; h++) {
            if (w != viewer && h != viewer)
                memset(z->sure[w][h], ZP_NONE, ZP_KINDS);
        }
    }
}

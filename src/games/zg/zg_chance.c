/*
 * zg_chance.c: what each end of a card would bring in a test, by what its
 * player knows: over the cards that may be drawn and the end that may face
 * them, with bolsters and augments placed as well as can be.
 *
 * Retests, and what the foe's Character could do, are left out: nobody knows
 * whether they will be used.
 */
#include "zg.h"

#include <string.h>

struct meeting {
    const uint8_t *attack, *target; /* three dots each */
    uint8_t bolster[3], augment[3];
};

/* ZG-11.5, 11.6: first the defender places every bolster, then the attacker
 * every augment, all of them on pairs that match. */
static int settle(struct meeting *m, int bolsters, int augments)
{
    unsigned matches = zg_matches(m->attack, m->target);
    uint8_t *extra = bolsters ? m->bolster : m->augment;
    int best = -1;

    if (!matches || bolsters + augments == 0)
        return zg_strikes(m->attack, m->target, m->bolster, m->augment);
    for (int i = 0; i < 3; i++) {
        if (!(matches >> i & 1))
            continue;
        extra[i]++;
        int n = bolsters ? settle(m, bolsters - 1, augments)
                         : settle(m, 0, augments - 1);
        extra[i]--;
        if (best < 0 || (bolsters ? n < best : n > best))
            best = n;
    }
    return best;
}

static int strikes_on(const struct zg_state *s, int end, bool merc, int slot,
                      int facing)
{
    const struct zg_test *t = &s->test;
    int seat = zg_turn_seat(s);
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);
    const struct zg_card *target = zg_card_of(s, t->foe, slot);
    struct meeting m = {.attack = card->dot[end],
                        .target = target->dot[facing]};

    if (t->aim != ZG_AIM_FOE) /* ZG-14.3, 5.19: the dots alone */
        return settle(&m, 0, 0);
    if (slot != ZG_BODY && !(s->sees[seat][t->foe] & zg_bit(slot)))
        return 0; /* ZG-7.8 */
    return settle(&m, zg_count(zg_bolsters(s, card, t->foe, target)),
                  zg_count(zg_augments(s, seat, card, t->foe)) + merc);
}

static void add(struct zg_chance *sum, int strikes, uint32_t weight)
{
    sum->strikes[strikes > 4 ? 4 : strikes] += weight;
    sum->of += weight;
}

struct zg_chance zg_end_chance(const struct zg_state *seen, rum_action act)
{
    struct zg_chance sum = {0};
    const struct zg_test *t = &seen->test;
    const struct zg_seat *p = &seen->seat[zg_turn_seat(seen)];
    const struct zg_card *card =
        zg_card_of(seen, zg_turn_seat(seen), seen->pulse.card);
    bool merc = (act & 2) && p->character == ZG_MERC;
    bool scans = (act & 2) && p->character == ZG_ROGUE;
    uint32_t weight[ZG_SLOTS] = {0};

    if (t->aim == ZG_AIM_FOE)
        scans |= (card->powerups & ZG_SCAN) != 0;
    if (t->target < ZG_SLOTS)
        weight[t->target] = 1;
    else
        zg_draw_weights(seen, t->foe,
                        t->aim == ZG_AIM_LANDING ? !seen->seat[t->foe].deck_n
                                                 : t->source == ZG_FROM_HAND,
                        weight);
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (!weight[i])
            continue;
        int a = strikes_on(seen, act & 1, merc, i, 0);
        int b = strikes_on(seen, act & 1, merc, i, 1);
        /* Whoever scans sees the end and may turn it (ZG-15.3, 10.5). */
        add(&sum, scans && b > a ? b : a, weight[i]);
        add(&sum, scans && a > b ? a : b, weight[i]);
    }
    return sum;
}

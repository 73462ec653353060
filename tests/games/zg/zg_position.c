/*
 * zg_position.c: setting up positions of Z-G.
 */
#include "zg_position.h"

#include <stdio.h>
#include <stdlib.h>

int cell(const char *name)
{
    return ZG_STRIDE * (atoi(name + 1) - 1) + name[0] - 'a';
}

void hold(struct zg_state *s, int seat, int hand)
{
    struct zg_seat *p = &s->seat[seat];

    p->start = zg_unslagged(p);
    p->hand = (uint16_t)hand;
    p->deck = p->start & (uint16_t)~hand;
    p->hand_n = (uint8_t)zg_count(p->hand);
    p->deck_n = (uint8_t)zg_count(p->deck);
    p->once = 0;
    p->pulses = (uint8_t)(p->flame ? 2 * p->hand_n : p->hand_n);
    p->impulse = (uint16_t)zg_impulse(s, seat, p->hand);
    p->out = p->shown = p->back = p->ties = 0;
}

void slagged(struct zg_state *s, int seat, int cards)
{
    struct zg_seat *p = &s->seat[seat];

    p->slag |= (uint16_t)cards;
    hold(s, seat, p->hand & ~cards);
}

void position(struct zg_state *s, const char *options)
{
    kit_deal(&zg_game, s, 1, options);
    s->head.turn = 2; /* figures have been placed */
    s->order_n = s->head.seats;
    for (int i = 0; i < s->head.seats; i++) {
        s->order[i] = (uint8_t)i;
        hold(s, i, BIT(ZG_LHAND) | BIT(ZG_RHAND) | BIT(ZG_LARM));
    }
}

void place(struct zg_state *s, int seat, const char *where, int stance)
{
    s->seat[seat].cell = (uint8_t)cell(where);
    s->seat[seat].stance = (uint8_t)stance;
    zg_renew_sight(s, -1);
}

void turn(struct zg_state *s, int seat)
{
    int n = 1;

    s->order[0] = (uint8_t)seat;
    for (int i = 1; i < s->head.seats; i++) {
        int other = (seat + i) % s->head.seats;
        if (s->seat[other].alive)
            s->order[n++] = (uint8_t)other;
        s->seat[other].begun = false;
    }
    s->order_n = (uint8_t)n;
    s->at = 0;
    s->first_attack = true;
    s->seat[seat].begun = true;
    s->pulse = (struct zg_pulse){.start = s->seat[seat].cell,
                                 .pounce = ZG_NONE,
                                 .card = ZG_NONE,
                                 .maybe = zg_unslagged(&s->seat[seat])};
    s->test = (struct zg_test){.foe = ZG_NONE,
                               .piece = ZG_NONE,
                               .target = ZG_NONE,
                               .end = ZG_NONE,
                               .facing = ZG_NONE,
                               .zone_end = ZG_NONE};
    zg_ask(s, ZG_P_CARD, seat);
}

void plays(struct zg_state *s, int seat, int slot)
{
    turn(s, seat);
    CHECK(s->seat[seat].hand & BIT(slot));
    s->pulse.card = (uint8_t)slot;
    s->pulse.budget = (uint8_t)zg_budget(s, seat, slot);
    zg_ask(s, ZG_P_MOVE, seat);
}

void attacks(struct zg_state *s, int seat, int slot)
{
    plays(s, seat, slot);
    zg_ask(s, ZG_P_ATTACK, seat);
}

void duel(struct zg_state *s, const char *options, const char *a, const char *b)
{
    position(s, options);
    place(s, 0, a, ZG_STAND);
    place(s, 1, b, ZG_STAND);
    turn(s, 0);
}

void chance(struct zg_state *s, const struct pick *pick, size_t n)
{
    for (uint32_t seed = 0; seed < 50000000; seed++) {
        struct rum_rng rng;
        size_t i = 0;
        rum_rng_init(&s->head.rng, (struct rum_seed){{seed, 7, 7, 7}});
        rng = s->head.rng;
        while (i < n && rum_rng_below(&rng, pick[i].below) == pick[i].value)
            i++;
        if (i == n)
            return;
    }
    kit_fail(__FILE__, __LINE__, "no seed gives what is asked of chance");
}

struct pick from(uint16_t pool, int slot)
{
    CHECK(pool & BIT(slot));
    return (struct pick){
        (uint32_t)zg_count(pool),
        (uint32_t)zg_count(pool & (uint16_t)(BIT(slot) - 1)),
    };
}

void strike(struct zg_state *s, struct rum_trace *t, int slot, int end,
            int target, int facing)
{
    if (!(s->seat[0].hand & BIT(slot)))
        hold(s, 0, BIT(slot) | BIT(ZG_RFOOT) | BIT(ZG_LFOOT));
    attacks(s, 0, slot);
    CHANCE(s, from(s->seat[1].deck, target), {2, (uint32_t)facing});
    KIT_PLAY(&zg_game, s, t, DECK(1), end);
}

int count_open(const struct zg_state *s, int first)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = zg_game.legal(s, open);
    int found = 0;

    for (size_t i = 0; i < n; i++)
        found += open[i] >= first && open[i] <= first + 0xff;
    return found;
}

int cost(const struct zg_state *s, const char *where)
{
    struct zg_reach r;

    zg_reach_find(s, &r);
    return r.cost[cell(where)];
}

const char *sees(const struct zg_state *s, int seat, int foe)
{
    static const char *const names[] = {"LHAND", "RHAND", "LARM",
                                        "RARM",  "FRONT", "BACK",
                                        "LFOOT", "RFOOT", "HEAD"};
    static char text[80];

    text[0] = '\0';
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (s->sees[seat][foe] & BIT(i))
            snprintf(text + strlen(text), sizeof(text) - strlen(text), "%s%s",
                     text[0] ? " " : "", names[i]);
    }
    return text;
}

const uint8_t *dots(const char *card, char end)
{
    static const char *const names[] = {"LHAND", "RHAND", "LARM",
                                        "RARM",  "FRONT", "BACK",
                                        "LFOOT", "RFOOT", "BODY"};
    int figure = (int)(strchr("CAVT", card[0]) - "CAVT"), slot = 0;

    while (slot < ZG_SLOTS && strcmp(names[slot], card + 2) != 0)
        slot++;
    CHECK(slot < ZG_SLOTS);
    return zg_cards[ZG_SLOTS * figure + slot].dot[end - 'A'];
}

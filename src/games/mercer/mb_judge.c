/*
 * mb_judge.c: what a position is worth (section 10 of the rules).
 *
 * A human is worth the chance that it will live, which follows from the steps
 * the nearest danger is away. Cards are worth a price that melts away with
 * the deck, so that a bot which looks one play ahead neither hoards nor
 * squanders them; without a hand limit some of it stays to the end.
 */
#include "mb_judge.h"

/* ---- humans ---- */

#define NEAR 6 /* steps told apart; beyond, each is a little better */

/* The chance to live, by side that asks (zombies, humans). Humans are
 * cautious, zombies count on what is near. */
static const int16_t chance[2][NEAR + 1] = {
    {0, 450, 600, 700, 750, 780, 810},
    {0, 250, 350, 500, 640, 700, 750},
};
static const int16_t chance_of_five[2][3] = {{800, 860, 900}, {930, 950, 960}};
#define CUT_OFF 970 /* by walls */
#define FARTHER 20  /* more for each step past NEAR */

int mb_chance_to_live(bool human, int humans, int steps)
{
    if (steps == MB_OUT_OF_REACH)
        return CUT_OFF;
    if (steps == 0) /* not yet there: asked of a square among zombies */
        steps = 1;
    if (humans == MB_FULL)
        return chance_of_five[human][steps > 3 ? 2 : steps - 1];
    if (steps <= NEAR)
        return chance[human][steps];
    return chance[human][NEAR] + FARTHER * (steps - NEAR);
}

static int at_most(int n, int most)
{
    return n < most ? n : most;
}

int mb_danger_left(const struct mb_state *s, int value)
{
    int deck = s->quick ? 72 : MB_REGULAR;

    return value * (deck + 2 * s->deck.left) / (3 * deck);
}

/* Those of the stacks of h humans who die: the stacks are taken off the board
 * ring by ring, as mb_reach_steps() counts. */
static int stacks_who_die(const struct mb_reach *r, struct mb_set stacks, int h,
                          bool human)
{
    const struct mb_flood *any = &r->flood[r->upto[MB_FULL]];
    const struct mb_flood *small =
        h == MB_FULL ? any : &r->flood[r->upto[MB_FULL - h]];
    int sum = 0;

    for (int d = 1; mb_set_any(&stacks) && d <= any->last + 1; d++) {
        const struct mb_set *near = &small->reach[at_most(d, small->last)];
        const struct mb_set *too = &any->reach[d - 1];
        struct mb_set ring;
        for (int i = 0; i < 3; i++) {
            ring.word[i] = stacks.word[i] & (near->word[i] | too->word[i]);
            stacks.word[i] &= ~ring.word[i];
        }
        if (mb_set_any(&ring))
            sum += mb_set_count(&ring) *
                   (MB_HUMAN - mb_chance_to_live(human, h, d));
    }
    return h * (sum + mb_set_count(&stacks) * (MB_HUMAN - CUT_OFF));
}

int mb_prey_who_die(const struct mb_prey *prey, const struct mb_reach *r,
                    bool human)
{
    int dead = 0;

    for (int h = 1; h <= MB_FULL; h++)
        dead += stacks_who_die(r, prey->stack[h], h, human);
    return dead;
}

static int humans_who_live(const struct mb_state *s, bool human)
{
    struct mb_ways ways;
    struct mb_reach reach;
    struct mb_prey prey;

    mb_board_ways(s, &ways);
    mb_reach_find(s, &ways, MB_FARTHEST, &reach);
    mb_prey_find(s, &prey);
    return MB_HUMAN * s->human_count -
           mb_danger_left(s, mb_prey_who_die(&prey, &reach, human));
}

/* ---- cards ---- */

/* By side. Where they differ from section 10 of the rules, duels of easy with
 * itself spoke for it: humans who save up Whites, hide and build readily, and
 * zombies who keep Purples for a crowd, do better. */
static const int16_t price[2][MB_CARDS] = {
    {900, 800, 600, 500, 1600, 5500, 2000, 1500},
    {900, 800, 900, 1200, 1600, 1200, 6000, 1500},
};
/* By side: the per cent of it that does not melt as long as there is a deck and
 * no hand limit. What is kept then is played in the endphase, one card a turn
 * against hands that get empty: humans save their Whites for it, zombies as
 * much as lets them still hunt meanwhile. In duels of easy with itself zombies
 * who keep 50 win 59 games of 100 against humans who keep nothing, before 46;
 * humans who keep 30 win 88 against zombies who keep nothing, before 54. More
 * than that loses again. */
static const uint8_t keep[2] = {50, 30};
/* A card of the other side, whatever it is: regular, special. */
static const int16_t unseen[2] = {900, 2300};
/* What it is worth to be the next to play. */
#define TEMPO 400

static int deck_share(const struct mb_state *s, int value)
{
    return value * s->deck.left / (s->quick ? 72 : MB_REGULAR);
}

/* What is left of the worth of a side's own cards. */
static int card_share(const struct mb_state *s, bool human, int value)
{
    int deck = s->quick ? 72 : MB_REGULAR;
    int kept = s->hand_limit || !s->deck.left ? 0 : keep[human];

    return (int)((int64_t)value * (kept * deck + (100 - kept) * s->deck.left) /
                 (100 * deck));
}

int mb_price(const struct mb_state *s, bool human, enum mb_card card)
{
    return card_share(s, human, price[human][card]);
}

/* Cards past the hand limit will be lost, the cheapest first. */
static int hand_value(const struct mb_state *s, rum_seat seat)
{
    const int16_t *worth = price[mb_is_human(seat)];
    int left[MB_CARDS], surplus = 0, sum = 0;

    if (s->hand_limit && mb_hand_size(s, seat) > s->hand_limit)
        surplus = mb_hand_size(s, seat) - s->hand_limit;
    for (int c = 0; c < MB_CARDS; c++) {
        left[c] = s->hand[seat][c];
        sum += left[c] * worth[c];
    }
    while (surplus-- > 0) {
        int cheapest = 0;
        for (int c = 1; c < MB_CARDS; c++) {
            if (left[c] && (!left[cheapest] || worth[c] < worth[cheapest]))
                cheapest = c;
        }
        left[cheapest]--;
        sum -= worth[cheapest];
    }
    return sum;
}

/* Cards of one's own side are known one by one, those of the other only by
 * number: what bots imagine there must not sway them. */
static int cards_value(const struct mb_state *s, bool human)
{
    rum_seat one = human, other = !human;
    int own = hand_value(s, one) + hand_value(s, one ^ 2), melting = 0;

    for (rum_seat seat = other; seat < 4; seat += 2)
        melting -= s->regular[seat] * unseen[0] + s->special[seat] * unseen[1];
    if (s->phase == MB_AT_MAIN)
        melting += mb_is_human(s->seat) == human ? TEMPO : -TEMPO;
    return card_share(s, human, own) + deck_share(s, melting);
}

/* ---- the judgement ---- */

/* The play is over: the end step, a discard or the next turn. */
bool mb_settled(const void *state)
{
    const struct mb_state *s = state;

    return s->phase == MB_AT_MAIN || s->phase == MB_AT_END ||
           s->phase == MB_AT_DISCARD || s->phase == MB_AT_OVER;
}

int mb_appraise(const void *state, rum_seat seat)
{
    const struct mb_state *s = state;
    bool human = mb_is_human(seat);

    if (s->phase == MB_AT_OVER) {
        int points[RUM_MAX_SEATS];
        mb_score(s, points);
        return points[seat] * 100;
    }
    /* The lead expected at the end; each human lost is a zombie won. */
    int humans = humans_who_live(s, human);
    int lead = 2 * humans - MB_HUMAN * (s->human_count + s->zombie_count);
    if (!human)
        lead = -lead;
    lead += 2 * cards_value(s, human);

    /* The same lead is surer the later it is. */
    int doubt = 4 * MB_HUMAN + deck_share(s, 16 * MB_HUMAN);
    int sure = lead < 0 ? -lead : lead;
    return 3000 + (int)((int64_t)2999 * lead / (sure + doubt));
}

/* Skip, end, stop moving, or else the first; of a full hand what it has most
 * of. */
rum_action mb_fallback(const void *state)
{
    const struct mb_state *s = state;
    rum_action list[MB_MAX_ACTIONS];

    mb_legal(s, list);
    rum_action best = list[0];
    if (s->phase == MB_AT_DISCARD) {
        for (int c = 0; c < MB_CARDS; c++) {
            if (s->hand[s->seat][c] > s->hand[s->seat][best - MB_DISCARD])
                best = (rum_action)(MB_DISCARD + c);
        }
    }
    return best;
}

/*
 * zg_round.c: rounds: flameouts, hands, Impulse, placing, and how a round ends
 * (ZG-2, ZG-3, ZG-17, ZG-18.6 to 18.9).
 */
#include "zg.h"

#define HAND_SIZE 3
#define TIE_DRAWS 20 /* ZG-3.3 */
#define NO_SEAT   RUM_NOBODY

/* ---- the round ---- */

static int next_living(const struct zg_state *s, int seat)
{
    for (int i = seat + 1; i < s->head.seats; i++) {
        if (s->seat[i].alive)
            return i;
    }
    return NO_SEAT;
}

void zg_round_begin(struct zg_state *s, struct rum_trace *trace)
{
    s->head.turn++;
    s->fallen = 0;
    s->first_attack = false;
    s->order_n = s->at = 0;
    s->last = (struct zg_shown){.any = false};
    for (int i = 0; i < s->head.seats; i++) {
        struct zg_seat *p = &s->seat[i];
        p->flame = p->begun = false;
        p->impulse = 0;
        p->hand = p->once = 0;
        p->hand_n = p->pulses = 0;
        p->start = p->deck = zg_unslagged(p);
        p->deck_n = (uint8_t)zg_count(p->deck);
        p->out = p->shown = p->back = p->ties = 0;
        p->flights = 0;
        p->feet = 0;
        p->dashed = false;
        p->soft = false;
    }
    zg_say(trace, ZG_EV_ROUND, RUM_NOBODY, ZG(2, 1), s->head.turn);
    zg_ask(s, s->flameout ? ZG_P_FLAME : ZG_P_HAND, next_living(s, -1));
}

static void flame(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    int seat = s->head.to_act, next = next_living(s, seat);

    s->seat[seat].flame = act;
    if (act)
        zg_say(trace, ZG_EV_FLAME, seat, ZG(17, 1), 1);
    if (next == NO_SEAT)
        zg_ask(s, ZG_P_HAND, next_living(s, -1));
    else
        zg_ask(s, ZG_P_FLAME, next);
}

static size_t hands(const struct zg_state *s, rum_action *out)
{
    uint16_t deck = s->seat[s->head.to_act].deck;
    size_t n = 0;

    for (int c = 2; c < ZG_SLOTS; c++) {
        for (int b = 1; b < c; b++) {
            for (int a = 0; a < b; a++) {
                rum_action mask = zg_bit(a) | zg_bit(b) | zg_bit(c);
                if ((mask & deck) == mask)
                    out[n++] = mask;
            }
        }
    }
    return n;
}

static void impulse(struct zg_state *s, struct rum_trace *trace);

static void pick_hand(struct zg_state *s, rum_action act,
                      struct rum_trace *trace)
{
    int seat = s->head.to_act, next = next_living(s, seat);
    struct zg_seat *p = &s->seat[seat];

    RUM_ASSERT((act & p->deck) == act && zg_count(act) == HAND_SIZE);
    p->hand = act;
    p->deck &= (uint16_t)~act;
    p->hand_n = HAND_SIZE;
    p->deck_n = (uint8_t)(p->deck_n - HAND_SIZE);
    p->pulses = p->flame ? 2 * HAND_SIZE : HAND_SIZE;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_HAND, (rum_seat)seat, ZG(2, 1));
        e->arg[ZG_SECRET] = (int16_t)act;
        e->known_to = RUM_BIT(seat);
    }
    if (next == NO_SEAT)
        impulse(s, trace);
    else
        zg_ask(s, ZG_P_HAND, next);
}

/* ---- Impulse ---- */

/* ZG-3.1: the three numbers, highest first, as one. */
int zg_impulse(const struct zg_state *s, int seat, uint16_t hand)
{
    int digit[HAND_SIZE] = {0}, n = 0;

    for (; hand; hand &= (uint16_t)(hand - 1)) {
        RUM_ASSERT(n < HAND_SIZE);
        int next = zg_card_of(s, seat, __builtin_ctz(hand))->impulse, i = n++;
        for (; i > 0 && digit[i - 1] < next; i--)
            digit[i] = digit[i - 1];
        digit[i] = next;
    }
    return 100 * digit[0] + 10 * digit[1] + digit[2];
}

/* ZG-3.3: a number from the deck, or from the hand if there is no deck. */
static int tie_number(struct zg_state *s, int seat, struct rum_trace *trace)
{
    struct zg_seat *p = &s->seat[seat];
    uint16_t pool = p->deck ? p->deck : p->hand;
    uint32_t n = rum_rng_below(&s->head.rng, (uint32_t)zg_count(pool));
    int number = zg_card_of(s, seat, zg_nth(pool, n))->impulse;

    if (p->deck)
        p->ties |= (uint16_t)(1u << number);
    zg_say(trace, ZG_EV_TIE, seat, ZG(3, 3), number);
    return number;
}

/* Put the seats with the largest keys first; equal ones keep their order. */
static void sort(uint8_t *seat, int *key, int n)
{
    for (int i = 1; i < n; i++) {
        for (int k = i; k > 0 && key[k] > key[k - 1]; k--) {
            uint8_t swap_seat = seat[k];
            int swap_key = key[k];
            seat[k] = seat[k - 1];
            key[k] = key[k - 1];
            seat[k - 1] = swap_seat;
            key[k - 1] = swap_key;
        }
    }
}

/* After 20 draws: pick one again and again. */
static void toss(struct zg_state *s, uint8_t *seat, int n)
{
    for (int i = 0; i + 1 < n; i++) {
        int k = i + (int)rum_rng_below(&s->head.rng, (uint32_t)(n - i));
        uint8_t first = seat[k];
        for (; k > i; k--) /* the others stay in seat order */
            seat[k] = seat[k - 1];
        seat[i] = first;
    }
}

/* ZG-3.8. `seat` lists n seats of equal standing, in seat order. */
static void settle(struct zg_state *s, uint8_t *seat, int n, int draws,
                   struct rum_trace *trace)
{
    int key[ZG_SEATS];

    if (n < 2)
        return;
    if (draws == TIE_DRAWS) {
        toss(s, seat, n);
        return;
    }
    for (int i = 0; i < n; i++)
        key[i] = tie_number(s, seat[i], trace);
    sort(seat, key, n);
    for (int i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && key[end] == key[i];)
            end++;
        settle(s, seat + i, end - i, draws + 1, trace);
    }
}

static void impulse(struct zg_state *s, struct rum_trace *trace)
{
    int key[ZG_SEATS], n = 0;

    for (int i = 0; i < s->head.seats; i++) {
        struct zg_seat *p = &s->seat[i];
        if (!p->alive)
            continue;
        p->impulse = (uint16_t)zg_impulse(s, i, p->hand);
        key[n] = p->impulse;
        s->order[n++] = (uint8_t)i;
        if (trace) {
            struct rum_event *e =
                rum_trace_add(trace, ZG_EV_IMPULSE, (rum_seat)i, ZG(3, 1));
            e->arg[0] = (int16_t)p->impulse;
            e->reveals = true;
        }
    }
    s->order_n = (uint8_t)n;
    sort(s->order, key, n);
    for (int i = 0, end; i < n; i = end) {
        for (end = i + 1; end < n && key[end] == key[i];)
            end++;
        settle(s, s->order + i, end - i, 0, trace);
    }
    if (s->head.turn == 1)
        zg_ask(s, ZG_P_PLACE, s->order[0]);
    else
        zg_turns_begin(s, trace);
}

/* ---- placing ---- */

static bool near_a_foe(const struct zg_state *s, int seat, int cell)
{
    bool any = false;

    for (int i = 0; i < s->head.seats; i++) {
        if (!zg_foes(s, seat, i) || s->seat[i].cell == ZG_NONE)
            continue;
        any = true;
        if (zg_in_range(cell, s->seat[i].cell, s->start_far))
            return true;
    }
    return !any; /* ZG-3.9 */
}

static size_t places(const struct zg_state *s, rum_action *out)
{
    size_t n = 0;

    for (int cell = 0; cell < ZG_STRIDE * s->h; cell++) {
        if (s->height[cell] != ZG_VOID && zg_figure_at(s, cell) < 0 &&
            near_a_foe(s, s->head.to_act, cell))
            out[n++] = (rum_action)cell;
    }
    return n;
}

static void pose(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    s->seat[s->head.to_act].stance = (uint8_t)act;
    zg_say(trace, ZG_EV_POSE, s->head.to_act, ZG(3, 6), act);
    if (s->at + 1 < s->order_n) {
        zg_ask(s, ZG_P_PLACE, s->order[++s->at]);
    } else {
        zg_renew_sight(s, -1);
        zg_turns_begin(s, trace);
    }
}

/* ---- the end of a round ---- */

/* ZG-17.3, 18.9: all at the same moment. */
static void flameouts(struct zg_state *s, struct rum_trace *trace)
{
    unsigned before = 0, failed = 0;

    for (int i = 0; i < s->head.seats; i++) {
        struct zg_seat *p = &s->seat[i];
        bool saved = false;
        if (!p->alive)
            continue;
        before |= 1u << i;
        for (int k = 0; k < s->head.seats; k++)
            saved |=
                (s->fallen & (1u << k)) && !(s->teams && ((i ^ k) & 1) == 0);
        if (p->flame && !saved)
            failed |= 1u << i;
    }
    for (int i = 0; i < s->head.seats; i++) {
        if (failed & (1u << i))
            zg_remove(s, i, ZG_O_FLAMEOUT, trace);
    }
    if (failed)
        zg_verdict(s, before);
}

/* ZG-18.7, 18.9: cards, then Character cards, of a seat or of its team. */
static int tally(const struct zg_state *s, int seat)
{
    int sum = 0;

    for (int i = 0; i < s->head.seats; i++) {
        const struct zg_seat *p = &s->seat[i];
        bool counts = i == seat || (s->teams && ((i ^ seat) & 1) == 0);
        if (counts && p->alive)
            sum += 16 * zg_count(zg_unslagged(p)) + p->has_char;
    }
    return sum;
}

static void limit(struct zg_state *s, struct rum_trace *trace)
{
    unsigned winners = 0;
    int best = 0;

    for (int i = 0; i < s->head.seats; i++) {
        int sum = s->seat[i].alive || s->teams ? tally(s, i) : 0;
        if (sum > best) {
            best = sum;
            winners = 0;
        }
        if (sum == best && sum > 0)
            winners |= 1u << i;
    }
    zg_say(trace, ZG_EV_LIMIT, RUM_NOBODY, ZG(18, 7), s->head.turn);
    zg_finish(s, winners, ZG(18, 7));
}

void zg_round_end(struct zg_state *s, struct rum_trace *trace)
{
    flameouts(s, trace);
    if (zg_over(s))
        return;
    for (int i = 0; i < s->head.seats; i++)
        zg_unlock(&s->seat[i]);
    if (s->head.turn >= s->round_limit)
        limit(s, trace);
    else
        zg_round_begin(s, trace);
}

/* ---- the decisions ---- */

size_t zg_round_list(const struct zg_state *s, rum_action *out)
{
    size_t n = 2; /* FLAME */

    if (s->phase == ZG_P_POSE)
        n = s->stances ? ZG_DOWN : 1; /* ZG-20.9: only Stand */

    if (s->phase == ZG_P_HAND)
        return hands(s, out);
    if (s->phase == ZG_P_PLACE)
        return places(s, out);
    for (size_t i = 0; i < n; i++)
        out[i] = (rum_action)i;
    return n;
}

void zg_round_answer(struct zg_state *s, rum_action act,
                     struct rum_trace *trace)
{
    int seat = s->head.to_act;

    switch (s->phase) {
    case ZG_P_FLAME:
        flame(s, act, trace);
        break;
    case ZG_P_HAND:
        pick_hand(s, act, trace);
        break;
    case ZG_P_PLACE:
        RUM_ASSERT(act < ZG_CELLS && zg_free_ground(s, act));
        s->seat[seat].cell = (uint8_t)act;
        zg_say(trace, ZG_EV_PLACE, seat, ZG(3, 4), act);
        zg_ask(s, ZG_P_POSE, seat);
        break;
    default:
        pose(s, act, trace);
    }
}

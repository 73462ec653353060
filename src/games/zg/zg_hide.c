/*
 * zg_hide.c: what each seat may know, and deals that fit it (section 5).
 *
 * Hidden from others are a seat's hand and deck, the card in play until it is
 * announced or flipped, the chosen end, and the face-down target card. To all
 * but the acting seat CARD, MOVE and ATTACK are one phase, PULSE: which of
 * them is asked would hint at the card.
 *
 * What the table has learnt about a hand is public state (struct zg_seat), so
 * a deal needs no memory of its own.
 */
#include "zg.h"

/* ---- hiding ---- */

static void hide_seat(struct zg_seat *p)
{
    p->hand = p->deck = ZG_UNKNOWN;
    p->once = p->feet = 0;
    p->used = p->struck; /* what the table could name */
    p->used_before = p->struck_before;
    p->dashed = false;
}

/* In a pulse: the turn's seat has a card in its fingers, or takes one. */
static bool in_pulse(const struct zg_state *s)
{
    return s->phase >= ZG_P_CARD && s->phase != ZG_P_OVER;
}

static bool asked_in_secret(int phase)
{
    return phase == ZG_P_CARD || phase == ZG_P_MOVE || phase == ZG_P_ATTACK ||
           phase == ZG_P_PULSE;
}

static void hide_pulse(struct zg_state *s)
{
    struct zg_pulse *pulse = &s->pulse;

    if (asked_in_secret(s->phase))
        s->phase = ZG_P_PULSE;
    if (!pulse->known)
        pulse->card = ZG_NONE;
    pulse->budget = ZG_NONE;
    pulse->first = false;
    pulse->added = ZG_UNKNOWN;
}

/* A test is under way: an attack or a landing has been announced. */
static bool in_test(const struct zg_state *s)
{
    return s->phase >= ZG_P_END && s->phase <= ZG_P_SAVE;
}

static void hide_test(struct zg_state *s, rum_seat viewer)
{
    struct zg_test *test = &s->test;
    bool attacker = viewer == zg_turn_seat(s);
    bool named = s->pulse.known || test->rogue;
    bool examined = viewer == test->foe && !test->sneak;

    if (!test->open && !examined && !(attacker && test->scanned))
        test->target = ZG_NONE;
    if (!test->flipped && !(attacker && test->scanned))
        test->facing = ZG_NONE;
    if (!attacker) {
        if (!test->flipped)
            test->end = ZG_NONE;
        if (!named)
            test->scanned = false; /* it would betray the card's Scan */
        if (!test->end_open)
            test->zone_end = ZG_NONE;
    }
}

void zg_hide(void *copy, rum_seat viewer)
{
    struct zg_state *s = copy;

    if (viewer == RUM_ALL)
        return;
    for (int i = 0; i < s->head.seats; i++) {
        if (i != viewer)
            hide_seat(&s->seat[i]);
    }
    if (in_pulse(s) && viewer != zg_turn_seat(s))
        hide_pulse(s);
    if (in_test(s))
        hide_test(s, viewer);
}

/* ---- dealing: the hand ---- */

/* A first hand and what is left of it. */
struct deal {
    uint16_t first, now;
};

#define MAX_DEALS 256 /* 84 first hands, 3 subsets of each */

/* Could this have been the hand chosen? */
static bool first_hand_fits(const struct zg_state *s, int seat, uint16_t first)
{
    const struct zg_seat *p = &s->seat[seat];

    if ((first & p->shown) != p->shown || (first & p->out) ||
        zg_count(first & p->flyers) < (p->flights ? p->flights : p->soft) ||
        zg_impulse(s, seat, first) != p->impulse)
        return false;
    /* Of each number drawn in a tie some card was in the deck. */
    uint16_t missing = p->ties;
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (p->start & ~first & zg_bit(i))
            missing &= (uint16_t) ~(1u << zg_card_of(s, seat, i)->impulse);
    }
    return missing == 0;
}

/* Cards that the card in play could be, if the seat held these. */
static uint16_t playable(const struct zg_state *s, int seat, uint16_t hand)
{
    uint16_t set = hand & s->pulse.maybe;
    /* Without half turns FLIP is asked after a scan only. */
    bool scans = s->phase == ZG_P_FLIP && !s->half_turn && !s->test.rogue;

    for (int i = 0; i < ZG_SLOTS && scans; i++) {
        if (!(zg_card_of(s, seat, i)->powerups & ZG_SCAN))
            set &= (uint16_t)~zg_bit(i);
    }
    if (s->phase != ZG_P_END || s->test.aim != ZG_AIM_PIECE)
        return set;
    const struct zg_piece *piece = &s->piece[s->test.piece];
    for (int i = 0; i < ZG_SLOTS; i++) {
        if ((set & zg_bit(i)) &&
            !zg_piece_open(s, seat, zg_card_of(s, seat, i), piece))
            set &= (uint16_t)~zg_bit(i);
    }
    return set;
}

/* The face-down target comes from this pool: was it not covered? */
static bool pool_fits(const struct zg_state *s, uint16_t pool)
{
    const struct zg_test *test = &s->test;

    if (test->target != ZG_NONE)
        return pool & zg_bit(test->target);
    return pool & (s->sees[zg_turn_seat(s)][test->foe] | zg_bit(ZG_BODY));
}

/* A target card has been drawn and lies face down. */
static bool drawn(const struct zg_state *s)
{
    return (s->phase == ZG_P_BRACE || s->phase == ZG_P_FLIP) &&
           s->test.source != ZG_FROM_LOCK;
}

/* The Z-G cards of finished flights are back in the deck, and a long jump
 * takes one more than were added. */
static bool flights_fit(const struct zg_state *s, int seat,
                        const struct deal *deal)
{
    const struct zg_seat *p = &s->seat[seat];
    bool acts = seat == zg_turn_seat(s); /* or did when the game ended */
    bool flying = acts && s->pulse.travel == ZG_T_FLIGHT;
    int gone = zg_count(deal->first & ~deal->now & p->flyers);

    if (acts && s->pulse.added_n &&
        zg_count(deal->first & p->flyers) <= s->pulse.added_n)
        return false;
    return p->flame || gone >= p->flights - flying;
}

static bool hand_fits(const struct zg_state *s, int seat,
                      const struct deal *deal)
{
    const struct zg_seat *p = &s->seat[seat];

    if (zg_count(deal->now) != p->hand_n || !flights_fit(s, seat, deal))
        return false;
    if (in_pulse(s) && seat == zg_turn_seat(s) && !playable(s, seat, deal->now))
        return false;
    if (drawn(s) && seat == s->test.foe) {
        uint16_t deck = zg_unslagged(p) & (uint16_t)~deal->now;
        return pool_fits(s, s->test.source == ZG_FROM_HAND ? deal->now : deck);
    }
    return true;
}

/* All deals that begin with this first hand. Before its turn a seat holds all
 * of it that is not slagged; later any part that is not known to be back. */
static int deals_from(const struct zg_state *s, int seat, uint16_t first,
                      struct deal *out)
{
    const struct zg_seat *p = &s->seat[seat];
    uint16_t left = first & (uint16_t)~p->slag;
    int n = 0;

    if (p->begun)
        left &= (uint16_t)~p->back;
    for (uint16_t part = left; part; part = (uint16_t)((part - 1) & left)) {
        struct deal deal = {.first = first, .now = part};
        if ((p->begun || part == left) && hand_fits(s, seat, &deal))
            out[n++] = deal;
    }
    return n;
}

/* Every deal of this seat that fits what the table knows. */
static int all_deals(const struct zg_state *s, int seat, struct deal *deal)
{
    const struct zg_seat *p = &s->seat[seat];
    int n = 0;

    for (int c = 2; c < ZG_SLOTS; c++) {
        for (int b = 1; b < c; b++) {
            for (int a = 0; a < b; a++) {
                uint16_t first = zg_bit(a) | zg_bit(b) | zg_bit(c);
                if ((first & p->start) != first)
                    continue;
                if (p->impulse == 0) /* not announced: any */
                    deal[n++] = (struct deal){first, first};
                else if (first_hand_fits(s, seat, first))
                    n += deals_from(s, seat, first, deal + n);
            }
        }
    }
    RUM_ASSERT(n > 0); /* the truth is one of them */
    return n;
}

static struct deal pick_deal(const struct zg_state *s, int seat,
                             struct rum_rng *rng)
{
    struct deal deal[MAX_DEALS];
    int n = all_deals(s, seat, deal);

    return deal[rum_rng_below(rng, (uint32_t)n)];
}

/* 2520 can be shared by any number of cards up to nine. */
static void share(uint16_t pool, uint32_t weight[ZG_SLOTS])
{
    uint32_t each = pool ? 2520u / (uint32_t)zg_count(pool) : 0;

    for (; pool; pool &= (uint16_t)(pool - 1))
        weight[__builtin_ctz(pool)] += each;
}

void zg_draw_weights(const struct zg_state *s, int seat, bool from_hand,
                     uint32_t weight[ZG_SLOTS])
{
    const struct zg_seat *p = &s->seat[seat];
    struct deal deal[MAX_DEALS];

    for (int i = 0; i < ZG_SLOTS; i++)
        weight[i] = 0;
    if ((p->deck | p->hand) != ZG_UNKNOWN || p->hand_n == 0) {
        uint16_t deck = zg_unslagged(p) & (uint16_t)~p->hand;
        share(from_hand ? p->hand : deck, weight);
        return;
    }
    int n = all_deals(s, seat, deal);
    for (int i = 0; i < n; i++)
        share(from_hand ? deal[i].now
                        : zg_unslagged(p) & (uint16_t)~deal[i].now,
              weight);
}

/* `n` cards of a set, at random; all of them if there are no more. */
static uint16_t some_of(uint16_t set, int n, struct rum_rng *rng)
{
    uint16_t taken = 0;

    for (; n > 0 && set; n--) {
        uint32_t k = rum_rng_below(rng, (uint32_t)zg_count(set));
        uint16_t bit = zg_bit(zg_nth(set, k));
        set &= (uint16_t)~bit;
        taken |= bit;
    }
    return taken;
}

static void deal_pulse(struct zg_state *s, int seat, const struct deal *deal,
                       struct rum_rng *rng);

/* With both feet behind it a seat has had its Dash, most likely. */
static bool dashed(const struct zg_state *s, uint16_t feet)
{
    return s->dash && zg_count(feet) == 2;
}

/* Which cards attacked, and which Footgear was played: of what the table could
 * not name, some that fit. */
static void deal_past(struct zg_state *s, int seat, const struct deal *deal,
                      struct rum_rng *rng)
{
    struct zg_seat *p = &s->seat[seat];
    uint16_t all = zg_unslagged(p), gone = deal->first & (uint16_t)~deal->now;
    uint16_t pool = p->begun ? gone | p->once : all;
    bool now = in_pulse(s) && seat == zg_turn_seat(s) && s->pulse.attacked &&
               !s->pulse.known; /* counted in `blind`, dealt with the pulse */

    p->used =
        p->struck | some_of(pool & (uint16_t)~p->struck, p->blind - now, rng);
    p->used_before =
        p->struck_before |
        some_of(all & (uint16_t)~p->struck_before, p->blind_before, rng);
    p->feet = p->begun ? gone & (zg_bit(ZG_LFOOT) | zg_bit(ZG_RFOOT)) : 0;
    p->dashed = dashed(s, p->feet);
}

static void deal_seat(struct zg_state *s, int seat, struct rum_rng *rng)
{
    struct zg_seat *p = &s->seat[seat];
    struct deal deal = {0, 0};

    if (p->hand_n > 0)
        deal = pick_deal(s, seat, rng);
    p->hand = deal.now;
    p->deck = zg_unslagged(p) & (uint16_t)~deal.now;
    p->once = some_of(deal.now, p->flame ? 2 * p->hand_n - p->pulses : 0, rng);
    deal_past(s, seat, &deal, rng);
    if (in_pulse(s) && seat == zg_turn_seat(s))
        deal_pulse(s, seat, &deal, rng);
}

/* ---- dealing: the pulse and the test ---- */

/* What the figure was seen to spend, at least. */
static int spent(const struct zg_state *s, int seat)
{
    const struct zg_pulse *pulse = &s->pulse;
    int dx = zg_x(pulse->start) - zg_x(s->seat[seat].cell);
    int dy = zg_y(pulse->start) - zg_y(s->seat[seat].cell);

    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    return (dx > dy ? 2 * dx + dy : 2 * dy + dx) +
           s->stance_cost * (pulse->stands + pulse->posed);
}

/* Something of the pulse was seen, so a card has been chosen. */
static bool seen_to_begin(const struct zg_pulse *pulse)
{
    return pulse->travel || pulse->stands || pulse->added_n || pulse->posed ||
           pulse->attacked;
}

/* What the acting seat may be asked, as far as others can tell. */
static int secret_phase(const struct zg_state *s, int cards,
                        struct rum_rng *rng)
{
    const struct zg_pulse *pulse = &s->pulse;

    if (pulse->attacked) /* and it goes on: it attacked first */
        return ZG_P_MOVE;
    if (pulse->posed)
        return ZG_P_ATTACK;
    if (!seen_to_begin(pulse) && cards > 1 && rum_rng_below(rng, 2))
        return ZG_P_CARD;
    return rum_rng_below(rng, 2) ? ZG_P_MOVE : ZG_P_ATTACK;
}

/* An attack with a Z-G card before which nothing was done may be an "attack
 * first" (ZG-5.27). */
static bool could_be_first(const struct zg_state *s, int seat)
{
    const struct zg_pulse *pulse = &s->pulse;

    return !pulse->travel && !pulse->stands && !pulse->added_n &&
           !pulse->posed && (s->seat[seat].flyers & zg_bit(pulse->card));
}

static void deal_pulse(struct zg_state *s, int seat, const struct deal *deal,
                       struct rum_rng *rng)
{
    struct zg_pulse *pulse = &s->pulse;
    struct zg_seat *p = &s->seat[seat];

    pulse->added = 0;
    pulse->budget = 0;
    pulse->first = s->phase == ZG_P_PULSE && pulse->attacked;
    if (s->phase == ZG_P_PULSE)
        s->phase = (uint8_t)secret_phase(s, p->hand_n, rng);
    if (s->phase == ZG_P_CARD)
        return;
    if (!pulse->known)
        pulse->card =
            (uint8_t)__builtin_ctz(some_of(playable(s, seat, p->hand), 1, rng));
    if (pulse->attacked)
        p->used |= zg_bit(pulse->card);
    uint16_t added = (p->flame ? deal->first : deal->first & ~deal->now) &
                     p->flyers & (uint16_t)~zg_bit(pulse->card);
    pulse->added = some_of(added, pulse->added_n, rng);
    /* A foot added to a jump is no first one for a Dash (ZG-5.21). */
    p->feet &= (uint16_t)~pulse->added;
    p->dashed = dashed(s, p->feet);
    int budget = zg_budget(s, seat, pulse->card) - spent(s, seat);
    p->dashed |= zg_budget(s, seat, pulse->card) >
                 2 * zg_card_of(s, seat, pulse->card)->move;
    if (in_test(s) && s->test.aim != ZG_AIM_LANDING)
        pulse->first = could_be_first(s, seat) && rum_rng_below(rng, 2);
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (pulse->added & zg_bit(i))
            budget += 2 * zg_card_of(s, seat, i)->move;
    }
    pulse->budget = (uint8_t)(budget > 0 ? budget : 0);
}

static void deal_test(struct zg_state *s, struct rum_rng *rng)
{
    struct zg_test *test = &s->test;

    if (drawn(s) && test->target == ZG_NONE) {
        uint16_t seen = s->sees[zg_turn_seat(s)][test->foe] | zg_bit(ZG_BODY);
        test->target =
            (uint8_t)__builtin_ctz(some_of(zg_pool(s) & seen, 1, rng));
    }
    if (test->facing == ZG_NONE && s->phase == ZG_P_FLIP)
        test->facing = (uint8_t)rum_rng_below(rng, 2);
    if (s->phase == ZG_P_FLIP)
        test->scanned = zg_scans(s);
    if (s->phase != ZG_P_BRACE && s->phase != ZG_P_FLIP)
        return;
    if (test->end == ZG_NONE)
        test->end = test->zone && test->best == 0 && test->zone_end != ZG_NONE
                        ? test->zone_end /* a repeat has an end of its own */
                        : (uint8_t)rum_rng_below(rng, 2);
    if (test->zone && test->zone_end == ZG_NONE)
        test->zone_end = test->end;
}

void zg_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct zg_state *s = copy;

    if (viewer == RUM_ALL)
        return;
    for (int i = 0; i < s->head.seats; i++) {
        if (i != viewer)
            deal_seat(s, i, rng);
    }
    if (in_test(s))
        deal_test(s, rng);
}

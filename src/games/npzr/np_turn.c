/*
 * np_turn.c: from turn to turn, new decks, and the end (NP-2, NP-7, NP-9).
 */
#include "np.h"

/* ---- who has what ---- */

/* What one scored character is worth towards the goal. */
static int counted(const struct np_state *s, unsigned times)
{
    unsigned most = s->goal == NP_DOUBLE ? 2 : 1;
    return (int)(times < most ? times : most);
}

int np_progress(const struct np_state *s, unsigned seat)
{
    int sum = 0;
    for (int c = 0; c < NP_CHARACTERS; c++)
        sum += counted(s, s->count[seat][c]);
    return sum;
}

int np_stacks_scored(const struct np_state *s, unsigned seat)
{
    int sum = 0;
    for (int c = 0; c < NP_CHARACTERS; c++)
        sum += s->count[seat][c];
    return sum;
}

int np_wanted(const struct np_state *s)
{
    static const int8_t wanted[] = {
        [NP_ALL4] = 4, [NP_ANY3] = 3, [NP_DOUBLE] = 8};
    return wanted[s->goal];
}

bool np_has_won(const struct np_state *s, unsigned seat)
{
    return np_progress(s, seat) >= np_wanted(s);
}

/* ---- the end ---- */

void np_finish(struct np_state *s, unsigned winner, uint16_t clause,
               struct rum_trace *trace)
{
    s->winner = (uint8_t)winner;
    s->ending = clause;
    s->moves = 0; /* NP-10.5 */
    s->phase = NP_OVER;
    s->head.to_act = RUM_NOBODY;
    if (trace) {
        rum_seat seat = winner == NP_NONE ? RUM_NOBODY : (rum_seat)winner;
        struct rum_event *e = rum_trace_add(trace, NP_EV_OVER, seat, clause);
        for (unsigned i = 0; i < NP_SEATS; i++) {
            e->arg[i] = (int16_t)np_progress(s, i);
            e->arg[2 + i] = (int16_t)np_stacks_scored(s, i);
        }
    }
}

/* NP-9.5: decided on what was scored. */
static void finish_undecided(struct np_state *s, uint16_t clause,
                             struct rum_trace *trace)
{
    int lead = np_progress(s, 0) - np_progress(s, 1);

    if (lead == 0)
        lead = np_stacks_scored(s, 0) - np_stacks_scored(s, 1);
    np_finish(s, lead > 0 ? 0 : lead < 0 ? 1 : NP_NONE, clause, trace);
}

void np_score(const void *state, int *out)
{
    const struct np_state *s = state;

    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        if (s->phase != NP_OVER)
            out[seat] = 0;
        else if (s->winner == NP_NONE)
            out[seat] = 30;
        else
            out[seat] = s->winner == seat ? 60 : 0;
    }
}

/* ---- a new deck ---- */

/* The deck was empty, so whatever a seat cannot see is in the other hand. */
static void learn_hands(struct np_state *s)
{
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        unsigned other = seat ^ 1;
        s->sure_wilds[seat] = 0;
        for (unsigned k = 0; k < NP_KINDS; k++)
            s->sure[seat][k] = 0;
        for (unsigned i = 0; i < s->hand_size[other]; i++) {
            unsigned card = s->hand[other][i];
            s->sure[seat][np_kind(card)]++;
            s->sure_wilds[seat] += np_is_wild(card);
        }
    }
}

static void shuffle_in(struct np_state *s, uint64_t cards)
{
    for (; cards; cards &= cards - 1)
        s->deck[s->deck_size++] = (uint8_t)np_lowest(cards);
    rum_rng_shuffle8(&s->head.rng, s->deck, s->deck_size);
}

/* NP-9.7: every covered card is taken off its pile. */
static void sweep(struct np_state *s)
{
    for (uint64_t left = s->covered; left; left &= left - 1) {
        unsigned card = np_lowest(left);
        s->under[card] = s->slot_of[card] = NP_NONE;
        if (np_is_wild(card))
            s->face_of[card] = NP_NONE;
    }
    for (uint64_t tops = s->laid & ~s->covered; tops; tops &= tops - 1)
        s->under[np_lowest(tops)] = NP_NONE;
    shuffle_in(s, s->covered);
    s->laid &= ~s->covered;
    s->covered = 0;
}

/* NP-9.2, else with dry=sweep NP-9.7; nothing when there are no cards. */
static void refill(struct np_state *s, struct rum_trace *trace)
{
    uint64_t scored = s->scored[0] | s->scored[1];

    if (scored) {
        learn_hands(s);
        shuffle_in(s, scored);
        s->scored[0] = s->scored[1] = 0;
    } else if (s->covered && s->sweep) {
        learn_hands(s);
        sweep(s);
    } else {
        return;
    }
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, scored ? NP_EV_REFILL : NP_EV_SWEEP,
                          s->head.to_act, scored ? NP(9, 1) : NP(9, 7));
        e->arg[0] = s->deck_size;
        e->reveals = true; /* whoever counts now knows the other hand */
    }
}

/* ---- turns ---- */

static void draw(struct np_state *s, struct rum_trace *trace)
{
    unsigned seat = (unsigned)s->head.to_act;

    if (s->deck_size == 0) {
        if (trace)
            rum_trace_add(trace, NP_EV_DRY, s->head.to_act, NP(9, 3));
        return;
    }
    unsigned card = s->deck[--s->deck_size];
    s->deck[s->deck_size] = NP_NONE;
    RUM_ASSERT(s->hand_size[seat] < NP_HAND);
    s->hand[seat][s->hand_size[seat]++] = (uint8_t)card;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, NP_EV_DRAW, s->head.to_act, NP(2, 2));
        e->subject = (uint16_t)np_kind(card);
        e->arg[0] = s->deck_size;
        e->arg[4] = (int16_t)card;
        e->known_to = RUM_BIT(s->head.to_act);
        e->reveals = true;
    }
}

/* NP-2.2 */
static void draw_cards(struct np_state *s, struct rum_trace *trace)
{
    draw(s, trace);
    for (unsigned n = 1; n < s->draws && s->hand_size[s->head.to_act] < NP_HAND;
         n++) {
        if (s->deck_size == 0)
            refill(s, trace);
        if (s->deck_size > 0)
            draw(s, trace);
    }
}

void np_start_turn(struct np_state *s, struct rum_trace *trace)
{
    for (;; s->head.to_act ^= 1) {
        if (s->head.turn == s->turn_limit) {
            finish_undecided(s, NP(9, 6), trace);
            return;
        }
        if (s->deck_size == 0)
            refill(s, trace);
        if (s->deck_size == 0 && s->hand_size[0] + s->hand_size[1] == 0) {
            finish_undecided(s, NP(9, 4), trace);
            return;
        }
        s->head.turn++;
        s->regular_played = 0;
        s->any_played = false;
        s->moves = s->chain = 0;
        s->phase = NP_D1_CARD;
        draw_cards(s, trace);
        if (s->hand_size[s->head.to_act] > 0)
            return;
        if (trace)
            rum_trace_add(trace, NP_EV_SKIP, s->head.to_act, NP(2, 7));
    }
}

void np_end_turn(struct np_state *s, struct rum_trace *trace)
{
    unsigned seat = (unsigned)s->head.to_act;

    if (!s->regular_played) /* NP-10.4: all that is left is wild */
        s->sure_wilds[seat ^ 1] = s->hand_size[seat];
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, NP_EV_END, s->head.to_act,
                          s->regular_played ? NP(2, 10) : NP(10, 4));
        e->arg[0] = s->hand_size[seat];
        e->arg[1] = s->regular_played > 0;
        /* NP-10.9: an empty hand has nothing left to show. */
        e->reveals = !s->regular_played && s->hand_size[seat] > 0;
    }
    s->head.to_act ^= 1;
    np_start_turn(s, trace);
}

/*
 * np_apply.c: playing a card, moving a card, completing stacks.
 *
 * Everything ends in place(): a card lies down, what is complete is scored,
 * and the turn goes on with a move, a card or the next player (NP-10.6).
 */
#include "np.h"

/* ---- completing (NP-4) ---- */

/* NP-4.3: the cards of a pile go to the owner's scored pile. */
static unsigned set_aside(struct np_state *s, unsigned owner, unsigned card)
{
    unsigned cards = 0;

    while (card != NP_NONE) {
        unsigned below = s->under[card];
        s->scored[owner] |= np_bit(card);
        s->laid &= ~np_bit(card);
        s->covered &= ~np_bit(card);
        s->under[card] = s->slot_of[card] = NP_NONE;
        if (np_is_wild(card))
            s->face_of[card] = NP_NONE; /* NP-6.6 */
        cards++;
        card = below;
    }
    return cards;
}

static void score_stack(struct np_state *s, unsigned slot,
                        struct rum_trace *trace)
{
    unsigned owner = np_owner(s, slot), cards = 0;
    unsigned character = np_shows(s, slot, 0);

    for (unsigned position = 0; position < NP_POSITIONS; position++) {
        cards += set_aside(s, owner, s->top[slot][position]);
        s->top[slot][position] = NP_NONE;
    }
    s->stacks[owner] &= ~np_bit(slot);
    s->count[owner][character]++;
    s->chain++;
    s->moves +=
        s->earned; /* NP-4.4, NP-5.1: for the player in turn, whoever owns it */
    if (trace) {
        uint16_t clause =
            owner == (unsigned)s->head.to_act ? NP(4, 3) : NP(4, 4);
        struct rum_event *e =
            rum_trace_add(trace, NP_EV_SCORE, (rum_seat)owner, clause);
        e->subject = (uint16_t)(NP_SUBJECT_CHARACTER + character);
        e->arg[0] = (int16_t)slot;
        e->arg[1] = (int16_t)cards;
        e->arg[2] = s->head.to_act;
        e->arg[3] = (int16_t)s->count[owner][character];
        e->arg[4] = s->chain;
        e->arg[5] = np_has_won(s, owner);
    }
}

/* NP-7: the player in turn is looked at first. */
static bool look_for_winner(struct np_state *s, struct rum_trace *trace)
{
    unsigned actor = (unsigned)s->head.to_act;
    bool mine = np_has_won(s, actor), theirs = np_has_won(s, actor ^ 1);

    if (mine)
        np_finish(s, actor, theirs ? NP(7, 3) : NP(7, 1), trace);
    else if (theirs)
        np_finish(s, actor ^ 1, NP(7, 2), trace);
    return mine || theirs;
}

/* Only the stacks a card left and came to can have become complete. */
static bool score_complete(struct np_state *s, unsigned source, unsigned slot,
                           struct rum_trace *trace)
{
    unsigned low = source < slot ? source : slot;
    unsigned high = source < slot ? slot : source;
    bool any = false;

    if (np_complete(s, low)) {
        score_stack(s, low, trace);
        any = true;
    }
    if (high != low && np_complete(s, high)) {
        score_stack(s, high, trace);
        any = true;
    }
    return any && look_for_winner(s, trace);
}

/* After a play or a move: NP-5.9, NP-5.10, NP-10.3. */
static void go_on(struct np_state *s, struct rum_trace *trace)
{
    if (s->moves > 0) {
        if (s->laid) {
            s->phase = NP_D4_PICK;
            return;
        }
        if (trace)
            rum_trace_add(trace, NP_EV_LOST, s->head.to_act, NP(5, 10))
                ->arg[0] = s->moves;
        s->moves = 0;
    }
    s->phase = NP_D1_CARD;
    if (s->hand_size[s->head.to_act] == 0)
        np_end_turn(s, trace);
}

/* ---- placing (NP-3, NP-10.6) ---- */

static unsigned slot_for(struct np_state *s, unsigned target)
{
    if (np_is_stack(target))
        return target - NP_STACK;
    unsigned slot = np_lowest(~np_all_stacks(s));
    unsigned owner = (unsigned)s->head.to_act ^ (target == NP_NEW_OPP);
    s->stacks[owner] |= np_bit(slot);
    return slot;
}

/* The first four numbers of every event about a card that lies or lay in a
 * stack. */
static struct rum_event *report_card(const struct np_state *s,
                                     enum np_event kind, uint16_t clause,
                                     unsigned card, unsigned face,
                                     unsigned slot, unsigned owner,
                                     struct rum_trace *trace)
{
    struct rum_event *e = rum_trace_add(trace, kind, s->head.to_act, clause);

    e->subject = (uint16_t)np_kind(card);
    e->arg[0] = (int16_t)card;
    e->arg[1] = (int16_t)face;
    e->arg[2] = (int16_t)slot;
    e->arg[3] = (int16_t)owner;
    return e;
}

/* The face a move has laid open where its card was, or -1. */
static int16_t uncovered(const struct np_state *s)
{
    const struct np_from *from = &s->from;

    if (!from->was_top || from->was_single)
        return -1;
    unsigned card = s->top[from->slot][np_position(from->face)];
    return card == NP_NONE ? -1 : s->face_of[card];
}

static void report_play(const struct np_state *s, unsigned card, bool fresh,
                        unsigned below, struct rum_trace *trace)
{
    unsigned slot = s->slot_of[card], owner = np_owner(s, slot);
    uint16_t clause = fresh                               ? NP(3, 2)
                      : owner == (unsigned)s->head.to_act ? NP(3, 3)
                                                          : NP(3, 4);
    struct rum_event *e = report_card(s, NP_EV_PLAY, clause, card,
                                      s->face_of[card], slot, owner, trace);

    e->arg[4] = below == NP_NONE ? -1 : s->face_of[below];
    e->arg[5] = fresh;
    e->reveals = true; /* NP-10.9: it was secret so far */
}

static void report_move(const struct np_state *s, unsigned card, bool fresh,
                        unsigned below, struct rum_trace *trace)
{
    const struct np_from *from = &s->from;
    unsigned slot = s->slot_of[card], owner = np_owner(s, slot);
    unsigned face = s->face_of[card], pile = np_position(from->face);
    bool back = from->was_top && from->slot == slot && from->owner == owner &&
                pile == np_position(face);
    struct rum_event *e =
        report_card(s, back ? NP_EV_NAME : NP_EV_MOVE,
                    back ? NP(6, 4) : NP(5, 2), card, face, slot, owner, trace);

    if (back) {
        e->arg[4] = from->face;
        return;
    }
    e->arg[4] = below == NP_NONE ? -1 : s->face_of[below];
    e->arg[5] = fresh;
    e->arg[6] =
        (int16_t)((from->owner * NP_STACKS + from->slot) * NP_POSITIONS + pile);
    e->arg[7] = uncovered(s);
}

/* What the other one knew of this hand gets smaller (section 5). */
static void played_from_hand(struct np_state *s, unsigned card)
{
    unsigned other = (unsigned)s->head.to_act ^ 1, kind = np_kind(card);

    s->any_played = true;
    if (s->sure[other][kind] > 0)
        s->sure[other][kind]--;
    if (!np_is_wild(card))
        s->regular_played++;
    else if (s->sure_wilds[other] > 0)
        s->sure_wilds[other]--;
}

static void place(struct np_state *s, unsigned target, unsigned face,
                  struct rum_trace *trace)
{
    unsigned card = s->held, slot = slot_for(s, target);
    uint8_t *pile = &s->top[slot][np_position(face)];
    unsigned below = *pile;
    unsigned source = slot;

    if (below != NP_NONE)
        s->covered |= np_bit(below);
    *pile = (uint8_t)card;
    s->under[card] = (uint8_t)below;
    s->slot_of[card] = (uint8_t)slot;
    s->face_of[card] = (uint8_t)face;
    s->laid |= np_bit(card);
    bool fresh = !np_is_stack(target);
    if (s->from.slot == NP_NONE) {
        if (trace)
            report_play(s, card, fresh, below, trace);
        played_from_hand(s, card);
    } else {
        if (trace)
            report_move(s, card, fresh, below, trace);
        if (!s->from.was_single)
            source = s->from.slot;
    }
    s->held = s->target = NP_NONE;
    s->from = (struct np_from){.slot = NP_NONE};

    if (!score_complete(s, source, slot, trace))
        go_on(s, trace);
}

/* ---- the decisions ---- */

/* D1: NP-10.2, the copy that has been in the hand longest. */
static void take_from_hand(struct np_state *s, unsigned kind)
{
    unsigned seat = (unsigned)s->head.to_act, i = 0;
    uint8_t *hand = s->hand[seat];

    RUM_ASSERT(kind < NP_KINDS && (np_open_kinds(s) >> kind & 1));
    while (np_kind(hand[i]) != kind)
        i++;
    s->held = hand[i];
    s->hand_size[seat]--;
    for (; i < s->hand_size[seat]; i++)
        hand[i] = hand[i + 1];
    hand[i] = NP_NONE;
    s->phase = NP_D2_STACK;
}

/* D4: NP-5.3, the rest of the pile closes up. */
static void lift(struct np_state *s, unsigned card, struct rum_trace *trace)
{
    RUM_ASSERT(card < NP_CARDS && (np_open_picks(s) >> card & 1));

    unsigned slot = s->slot_of[card], face = s->face_of[card];
    unsigned below = s->under[card], owner = np_owner(s, slot);
    uint8_t *link = &s->top[slot][np_position(face)];
    bool was_top = *link == card;

    if (was_top && below != NP_NONE)
        s->covered &= ~np_bit(below);
    while (*link != card)
        link = &s->under[*link];
    *link = (uint8_t)below;
    s->laid &= ~np_bit(card);
    s->covered &= ~np_bit(card);
    s->under[card] = s->slot_of[card] = NP_NONE;
    if (np_is_wild(card))
        s->face_of[card] = NP_NONE; /* NP-6.4 */

    const uint8_t *top = s->top[slot];
    bool single = top[0] == NP_NONE && top[1] == NP_NONE && top[2] == NP_NONE;
    if (single)
        s->stacks[owner] &= ~np_bit(slot); /* NP-5.5 */
    s->from = (struct np_from){.slot = (uint8_t)slot,
                               .face = (uint8_t)face,
                               .owner = (uint8_t)owner,
                               .was_top = was_top,
                               .was_single = single};
    for (; below != NP_NONE; below = s->under[below])
        s->from.level++;
    s->held = (uint8_t)card;
    s->moves--; /* NP-10.5 */
    s->phase = NP_D5_TARGET;
    if (trace) {
        struct rum_event *e = report_card(s, NP_EV_LIFT, NP(5, 3), card, face,
                                          slot, owner, trace);
        e->arg[4] = was_top;
    }
}

static void decline(struct np_state *s, struct rum_trace *trace)
{
    if (trace)
        rum_trace_add(trace, NP_EV_DECLINE, s->head.to_act, NP(5, 9))->arg[0] =
            s->moves;
    s->moves = 0;
    go_on(s, trace);
}

/* D2, D5: a regular card lies down at once, a wild one is nominated first. */
static void choose_target(struct np_state *s, unsigned act,
                          struct rum_trace *trace)
{
    if (act == NP_NEW_OWN || act == NP_NEW_OPP)
        RUM_ASSERT(
            np_open_new(s, (unsigned)s->head.to_act ^ (act == NP_NEW_OPP)));
    else
        RUM_ASSERT(act >= NP_STACK && act < NP_STACK + NP_STACKS &&
                   (np_open_stacks(s) >> (act - NP_STACK) & 1));
    if (np_is_wild(s->held)) {
        s->target = (uint8_t)act;
        s->phase = s->phase == NP_D2_STACK ? NP_D3_FACE : NP_D6_RENOMINATE;
    } else {
        place(s, act, np_kind(s->held), trace);
    }
}

static void nominate(struct np_state *s, unsigned act, struct rum_trace *trace)
{
    RUM_ASSERT(act >= NP_FACE && act < NP_FACE + NP_FACES &&
               (np_open_faces(s, s->target) >> (act - NP_FACE) & 1));
    place(s, s->target, act - NP_FACE, trace);
}

void np_apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct np_state *s = state;

    switch (s->phase) {
    case NP_D1_CARD:
        if (act == NP_END) {
            RUM_ASSERT(np_may_end(s));
            np_end_turn(s, trace);
        } else {
            take_from_hand(s, act - NP_CARD);
        }
        break;
    case NP_D2_STACK:
    case NP_D5_TARGET:
        choose_target(s, act, trace);
        break;
    case NP_D3_FACE:
    case NP_D6_RENOMINATE:
        nominate(s, act, trace);
        break;
    case NP_D4_PICK:
        if (act == NP_DECLINE)
            decline(s, trace);
        else
            lift(s, (unsigned)act - NP_PICK, trace);
        break;
    default:
        RUM_ASSERT(false);
    }
}

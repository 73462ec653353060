/*
 * zg_turn.c: turns and pulses (ZG-4), and what the table learns about a hand on
 * the way.
 */
#include "zg.h"

/* ---- what the table learns ---- */

void zg_note_deck(struct zg_state *s, int seat, int slot)
{
    struct zg_seat *p = &s->seat[seat];

    if (p->begun)
        p->back |= zg_bit(slot);
    else
        p->out |= zg_bit(slot);
}

void zg_note_hand(struct zg_state *s, int seat, int slot)
{
    s->seat[seat].shown |= zg_bit(slot);
}

void zg_note_flyer(struct zg_state *s, int seat, bool holds)
{
    struct zg_seat *p = &s->seat[seat];
    uint16_t flyers = p->flyers & (uint16_t)~p->slag;

    if (holds)
        p->soft = true;
    else if (p->begun)
        p->back |= flyers;
    else
        p->out |= flyers;
}

void zg_note_card(struct zg_state *s)
{
    struct zg_seat *p = &s->seat[zg_turn_seat(s)];

    if (s->pulse.known)
        return;
    s->pulse.known = true;
    s->pulse.maybe = zg_bit(s->pulse.card);
    p->shown |= zg_bit(s->pulse.card);
    if (s->pulse.attacked) {
        p->struck |= zg_bit(s->pulse.card);
        p->blind--;
    }
}

/* ---- turns ---- */

static void turn_begin(struct zg_state *s, struct rum_trace *trace);

void zg_turns_begin(struct zg_state *s, struct rum_trace *trace)
{
    s->at = 0;
    turn_begin(s, trace);
}

static void next_turn(struct zg_state *s, struct rum_trace *trace)
{
    if (s->at + 1 < s->order_n) {
        s->at++;
        turn_begin(s, trace);
    } else {
        zg_round_end(s, trace);
    }
}

static void pulse_begin(struct zg_state *s, struct rum_trace *trace)
{
    int seat = zg_turn_seat(s);
    struct zg_seat *p = &s->seat[seat];
    struct zg_pulse *pulse = &s->pulse;

    /* Even if there is none: what is left of the last one must not be seen. */
    *pulse = (struct zg_pulse){.start = p->cell,
                               .pounce = ZG_NONE,
                               .card = ZG_NONE,
                               .maybe = zg_unslagged(p)};
    s->test = (struct zg_test){.foe = ZG_NONE,
                               .piece = ZG_NONE,
                               .target = ZG_NONE,
                               .end = ZG_NONE,
                               .facing = ZG_NONE,
                               .zone_end = ZG_NONE};
    for (int i = 0; i < s->head.seats; i++) {
        if (i != seat && !s->sees[i][seat])
            pulse->unseen_by |= (uint8_t)(1u << i);
    }
    if (p->hand_n == 0)
        next_turn(s, trace);
    else
        zg_ask(s, p->stunned ? ZG_P_STUN : ZG_P_CARD, seat);
}

static void turn_begin(struct zg_state *s, struct rum_trace *trace)
{
    int seat = zg_turn_seat(s);
    struct zg_seat *p = &s->seat[seat];

    if (!p->alive) {
        next_turn(s, trace);
        return;
    }
    for (int i = 0; i < s->head.seats; i++)
        s->seat[i].char_used = false; /* ZG-16.1 */
    p->begun = true;
    p->used_before = p->used;
    p->struck_before = p->struck;
    p->blind_before = p->blind;
    p->used = p->struck = 0;
    p->blind = 0;
    zg_say(trace, ZG_EV_TURN, seat, ZG(4, 1), p->hand_n);
    pulse_begin(s, trace);
}

bool zg_spend(struct zg_state *s, int seat, int slot)
{
    struct zg_seat *p = &s->seat[seat];
    uint16_t bit = zg_bit(slot);

    if (p->flame && !(p->once & bit)) {
        p->once |= bit;
        return false;
    }
    p->once &= (uint16_t)~bit;
    p->hand &= (uint16_t)~bit;
    p->deck |= bit;
    p->hand_n--;
    p->deck_n++;
    return true;
}

/* A pulse is spent on this card; `known`: the table has seen which. */
static void give_back(struct zg_state *s, int kind, uint16_t clause, int slot,
                      bool known, struct rum_trace *trace)
{
    int seat = zg_turn_seat(s);
    struct zg_seat *p = &s->seat[seat];
    bool back = zg_spend(s, seat, slot);

    p->pulses--;
    if (back && known)
        p->back |= zg_bit(slot);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, (uint8_t)kind, (rum_seat)seat, clause);
        e->arg[0] = back;
        e->reveals = s->pulse.attacked; /* no move follows the attack */
        e->arg[ZG_SECRET] = (int16_t)slot;
        if (known)
            e->subject = p->card[slot];
        else
            e->known_to = RUM_BIT(seat);
    }
}

static void lose(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    s->seat[s->head.to_act].stunned = false;
    give_back(s, ZG_EV_LOSE, ZG(15, 4), act, false, trace);
    pulse_begin(s, trace);
}

static void pick_card(struct zg_state *s, rum_action act,
                      struct rum_trace *trace)
{
    int seat = s->head.to_act, budget = zg_budget(s, seat, act);
    struct zg_seat *p = &s->seat[seat];

    s->pulse.card = (uint8_t)act;
    s->pulse.budget = (uint8_t)budget;
    if (budget > 2 * zg_card_of(s, seat, act)->move)
        p->dashed = true;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_PICK, (rum_seat)seat, ZG(4, 1));
        e->subject = p->card[act];
        e->arg[ZG_SECRET] = (int16_t)act;
        e->seen_by = e->known_to = RUM_BIT(seat);
    }
    zg_ask(s, ZG_P_MOVE, seat);
}

void zg_pulse_end(struct zg_state *s, struct rum_trace *trace)
{
    int slot = s->pulse.card;

    if (slot == ZG_LFOOT || slot == ZG_RFOOT)
        s->seat[zg_turn_seat(s)].feet |= zg_bit(slot);
    give_back(s, ZG_EV_RETURN, ZG(4, 4), slot, s->pulse.known, trace);
    pulse_begin(s, trace);
}

/* ---- the decisions ---- */

size_t zg_turn_list(const struct zg_state *s, rum_action *out)
{
    uint16_t hand = s->seat[s->head.to_act].hand;
    size_t n = 0;

    for (; hand; hand &= (uint16_t)(hand - 1))
        out[n++] = (rum_action)__builtin_ctz(hand);
    return n;
}

void zg_turn_answer(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    RUM_ASSERT(act < ZG_SLOTS && (s->seat[s->head.to_act].hand & zg_bit(act)));
    if (s->phase == ZG_P_STUN)
        lose(s, act, trace);
    else
        pick_card(s, act, trace);
}

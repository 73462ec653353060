/*
 * ze_turn.c: from turn to turn and round to round (ZE-2, ZE-3, ZE-8 to ZE-10).
 *
 * While the phase is ZE_GOING_ON nobody has been asked anything, and ze_go_on()
 * takes the next step of the part the game is in until somebody is.
 */
#include "ze.h"

void ze_ask(struct ze_state *s, unsigned seat, enum ze_phase phase)
{
    s->head.to_act = (rum_seat)seat;
    s->phase = (uint8_t)phase;
}

static void note(struct rum_trace *trace, enum ze_event kind, unsigned seat,
                 uint16_t clause, int number)
{
    if (trace)
        rum_trace_add(trace, (uint8_t)kind,
                      seat == ZE_NONE ? RUM_NOBODY : (rum_seat)seat, clause)
            ->arg[ZE_ARG_NUMBER] = (int16_t)number;
}

static void finish(struct ze_state *s, unsigned winners, uint16_t clause,
                   struct rum_trace *trace)
{
    s->phase = ZE_OVER;
    s->head.to_act = RUM_NOBODY;
    s->player = ZE_NONE;
    s->gift_used = false;
    s->ending = clause;
    s->winners = (uint8_t)winners;
    note(trace, ZE_EV_OVER,
         ze_count(winners) == 1 ? ze_lowest(winners) : ZE_NONE, clause, 0);
}

/* ---- ZE-1: characters ---- */

void ze_choose(struct ze_state *s, unsigned seat, unsigned character,
               struct rum_trace *trace)
{
    s->character[seat] = (uint8_t)character;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZE_EV_CHARACTER, (rum_seat)seat, ZE(1, 2));
        e->subject = (uint16_t)(ZE_SUBJECT_CHARACTER + character);
        e->arg[ZE_ARG_NUMBER] = (int16_t)character;
    }
}

static void start_round(struct ze_state *s, struct rum_trace *trace);

static void choose_next(struct ze_state *s, struct rum_trace *trace)
{
    unsigned left = 0, taken = 0;

    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->character[seat] == ZE_NONE)
            left |= ze_bit(seat);
        else if (!s->royale)
            taken |= ze_bit(s->character[seat]);
    }
    if (left) {
        unsigned seat = ze_first_from(s, s->villain, left);
        unsigned open = (ze_bit(ZE_VILLAIN) - 1) & ~taken;
        if (ze_count(open) > 1)
            ze_ask(s, seat, ZE_D0_CHARACTER);
        else
            ze_choose(s, seat, ze_lowest(open), trace);
        return;
    }
    ze_deal(s, trace);
    if (s->royale) {
        s->part = ZE_ROYALE;
        s->player = s->first;
        s->head.turn = 1;
        note(trace, ZE_EV_ROUND, ZE_NONE, ZE(10, 7), 1);
    } else {
        start_round(s, trace);
    }
}

/* ---- ZE-3: moving ---- */

static void place(struct ze_state *s, unsigned seat, unsigned card,
                  struct rum_trace *trace)
{
    ze_discard(s, seat, card);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZE_EV_PLACE, (rum_seat)seat, ZE(3, 1));
        e->subject = (uint16_t)(ZE_SUBJECT_ZONE + card);
        e->arg[ZE_ARG_ZONE] = (int16_t)card;
        e->arg[ZE_ARG_FROM] =
            (int16_t)(s->zone[seat] == ZE_NONE ? -1 : s->zone[seat]);
        e->reveals = true;
    }
    s->trail[seat] = s->zone[seat];
    s->zone[seat] = (uint8_t)card;
}

void ze_move(struct ze_state *s, unsigned seat, unsigned card,
             struct rum_trace *trace)
{
    place(s, seat, card, trace);
    if (s->part == ZE_MOVING)
        s->placed |= (uint8_t)ze_bit(seat);
    else
        ze_ask_action(s, trace);
}

/* D1; a single card is no choice, and the sizes of hands are public. */
static void ask_move(struct ze_state *s, unsigned seat, struct rum_trace *trace)
{
    if (s->hand_size[seat] == 1)
        ze_move(s, seat, s->hand[seat][0], trace);
    else
        ze_ask(s, seat, ZE_D1_PLACE);
}

/* ---- a turn ---- */

void ze_ask_action(struct ze_state *s, struct rum_trace *trace)
{
    rum_action open[RUM_MAX_ACTIONS];

    ze_ask(s, s->player, ZE_D3_ACT);
    if (ze_legal(s, open) > 1)
        return;
    s->phase = ZE_GOING_ON;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZE_EV_PASS, (rum_seat)s->player, ZE(4, 2));
        e->arg[ZE_ARG_ZONE] = s->zone[s->player];
        e->arg[ZE_ARG_NUMBER] = true;
    }
    ze_end_turn(s, trace);
}

void ze_after_action(struct ze_state *s, struct rum_trace *trace)
{
    if (ze_can_give(s, s->player))
        ze_ask(s, s->player, ZE_D3B_AFTER);
    else
        ze_end_turn(s, trace);
}

/* ZE-8.4: the Heart is the action; the Commander may give as well (ZE-8.5). */
void ze_come_back(struct ze_state *s, struct rum_trace *trace)
{
    unsigned seat = s->player, item = ze_lowest(ze_held(s, seat, ZE_HEART));

    s->items[seat] &= ~ze_bit(item);
    s->health[seat] = 1;
    s->stayed &= (uint8_t)~ze_bit(seat);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZE_EV_BACK, (rum_seat)seat,
                          seat == s->villain ? ZE(8, 9) : ZE(8, 4));
        e->subject = ZE_HEART;
        e->arg[ZE_ARG_ITEM] = (int16_t)item;
    }
    ze_after_action(s, trace);
}

static void royale_ends(struct ze_state *s, struct rum_trace *trace);
static void leave_turn(struct ze_state *s, struct rum_trace *trace);

/* ZE-8.8 */
void ze_stay_down(struct ze_state *s, struct rum_trace *trace)
{
    s->stayed |= (uint8_t)ze_bit(s->player);
    note(trace, ZE_EV_STAY, s->player, ZE(8, 8), 0);
    if (!ze_decided(s, trace))
        leave_turn(s, trace);
}

void ze_end_turn(struct ze_state *s, struct rum_trace *trace)
{
    ze_draw(s, s->player, trace);
    leave_turn(s, trace);
}

static void leave_turn(struct ze_state *s, struct rum_trace *trace)
{
    unsigned seat = s->player;

    s->gift_used = false;
    if (s->part == ZE_ROYALE) {
        royale_ends(s, trace);
        return;
    }
    s->player = ZE_NONE;
    if (s->part == ZE_ACTING)
        s->acted |= (uint8_t)ze_bit(seat);
    else if (s->mark_per_turn)
        s->marked = 0;
}

bool ze_decided(struct ze_state *s, struct rum_trace *trace)
{
    unsigned in = 0;

    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (!ze_out(s, seat))
            in |= ze_bit(seat);
    }
    if (s->royale) {
        if (ze_count(in) == 1)
            finish(s, in, ZE(10, 4), trace);
    } else if (!(in >> s->villain & 1)) {
        finish(s, ze_astronauts(s), ZE(9, 3), trace);
    } else if (!(in & ze_astronauts(s))) {
        finish(s, ze_bit(s->villain), ZE(9, 4), trace);
    }
    return s->phase == ZE_OVER;
}

/* ---- ZE-2: the astronauts' part ---- */

/* ZE-9.6: is there an astronaut who can still do something? */
static bool cards_played(const struct ze_state *s)
{
    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (ze_active(s, seat) ? s->hand_size[seat] > 0 : !ze_out(s, seat))
            return false;
    }
    return true;
}

static void start_round(struct ze_state *s, struct rum_trace *trace)
{
    s->head.turn++;
    s->part = ZE_MOVING;
    s->placed = s->acted = 0;
    s->turns = s->turn = 0;
    if (cards_played(s))
        finish(s, ze_bit(s->villain), ZE(9, 5), trace);
    else
        note(trace, ZE_EV_ROUND, ZE_NONE, ZE(2, 12), s->head.turn);
}

/* ZE-2.3, ZE-2.4 */
static void move_next(struct ze_state *s, struct rum_trace *trace)
{
    unsigned left = ze_astronauts(s) & ~(unsigned)s->placed, able = 0;

    for (unsigned seats = left; seats; seats &= seats - 1) {
        unsigned seat = ze_lowest(seats);
        if (!ze_active(s, seat))
            left &= ~ze_bit(seat);
        else if (s->hand_size[seat] > 0)
            able |= ze_bit(seat);
    }
    if (able) {
        ask_move(s, ze_first_from(s, s->villain, able), trace);
        return;
    }
    for (; trace && left; left &= left - 1)
        note(trace, ZE_EV_SKIP, ze_lowest(left), ZE(3, 5), 0);
    s->part = ZE_ACTING;
}

unsigned ze_to_act(const struct ze_state *s)
{
    unsigned open = 0;

    for (unsigned left = ze_astronauts(s) & ~(unsigned)s->acted; left;
         left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (ze_active(s, seat) ? s->placed >> seat & 1
                               : !ze_out_for_good(s, seat))
            open |= ze_bit(seat);
    }
    return open;
}

static unsigned highest_rank(const struct ze_state *s, unsigned set)
{
    unsigned best = ze_lowest(set);

    for (; set; set &= set - 1) {
        unsigned seat = ze_lowest(set);
        if (s->character[seat] < s->character[best])
            best = seat;
    }
    return best;
}

static unsigned active_astronauts(const struct ze_state *s)
{
    unsigned active = 0;

    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        if (ze_active(s, ze_lowest(left)))
            active |= left & -left;
    }
    return active;
}

unsigned ze_captain(const struct ze_state *s)
{
    unsigned active = active_astronauts(s);

    return highest_rank(s, active ? active : ze_to_act(s));
}

void ze_start_acting(struct ze_state *s, unsigned seat, struct rum_trace *trace)
{
    s->player = (uint8_t)seat;
    if (ze_active(s, seat))
        ze_ask_action(s, trace);
    else
        ze_ask(s, seat, ZE_D7_RETURN);
}

static void act_next(struct ze_state *s, struct rum_trace *trace)
{
    unsigned open = ze_to_act(s);

    if (!open) {
        s->part = ZE_HUNTING; /* ZE-2.10 */
        s->turns = (uint8_t)ze_count(active_astronauts(s));
        note(trace, ZE_EV_PHASE, s->villain, ZE(2, 9), s->turns);
    } else if (ze_count(open) == 1 || s->order_by_seat) {
        ze_start_acting(s, ze_first_from(s, s->villain, open), trace);
    } else {
        ze_ask(s, ze_captain(s), ZE_D2_ORDER);
    }
}

/* ---- the villain's phase ---- */

static void end_phase(struct ze_state *s, struct rum_trace *trace)
{
    s->marked = 0; /* ZE-7.6 */
    start_round(s, trace);
}

static void hunt_next(struct ze_state *s, struct rum_trace *trace)
{
    unsigned seat = s->villain;

    if (s->turn == s->turns) {
        end_phase(s, trace);
        return;
    }
    s->turn++;
    s->player = (uint8_t)seat;
    if (!ze_active(s, seat)) {
        ze_come_back(s, trace); /* ZE-8.9 */
    } else if (s->hand_size[seat] > 0) {
        ask_move(s, seat, trace);
    } else {
        s->player = ZE_NONE;
        note(trace, ZE_EV_SKIP, seat, ZE(3, 5), 0);
        end_phase(s, trace);
    }
}

/* ---- ZE-10: Battle Royale ---- */

/* Those of a set with the most of something. */
static unsigned most(const uint8_t *amount, unsigned set)
{
    unsigned best = 0, who = 0;

    for (; set; set &= set - 1) {
        unsigned seat = ze_lowest(set);
        if (amount[seat] > best)
            who = 0;
        if (amount[seat] >= best) {
            best = amount[seat];
            who |= ze_bit(seat);
        }
    }
    return who;
}

/* ZE-10.5: nobody who is in has a card, and none are to come. */
static bool royale_played(const struct ze_state *s)
{
    if (s->deck_size > 0)
        return false;
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (!ze_out(s, seat) && s->hand_size[seat] > 0)
            return false;
    }
    return true;
}

/* A turn is over: the test of ZE-10.5, and the next seat. */
static void royale_ends(struct ze_state *s, struct rum_trace *trace)
{
    if (royale_played(s)) {
        unsigned healthy = most(s->health, ze_all_seats(s));
        unsigned winners = most(s->hits, healthy); /* ZE-10.6 */
        finish(s, winners, ze_count(healthy) == 1 ? ZE(10, 5) : ZE(10, 6),
               trace);
        return;
    }
    do {
        s->player = (uint8_t)ze_left(s, s->player);
        if (s->player == s->first) {
            s->head.turn++;
            note(trace, ZE_EV_ROUND, ZE_NONE, ZE(10, 7), s->head.turn);
        }
    } while (ze_out_for_good(s, s->player)); /* ZE-10.8 */
}

static void royale_next(struct ze_state *s, struct rum_trace *trace)
{
    unsigned seat = s->player;

    if (!ze_active(s, seat)) {
        ze_ask(s, seat, ZE_D7_RETURN);
    } else if (s->hand_size[seat] > 0) {
        ask_move(s, seat, trace);
    } else {
        note(trace, ZE_EV_SKIP, seat, ZE(3, 5), 0);
        royale_ends(s, trace);
    }
}

void ze_go_on(struct ze_state *s, struct rum_trace *trace)
{
    while (s->phase == ZE_GOING_ON) {
        switch ((enum ze_part)s->part) {
        case ZE_CHOOSING:
            choose_next(s, trace);
            break;
        case ZE_MOVING:
            move_next(s, trace);
            break;
        case ZE_ACTING:
            act_next(s, trace);
            break;
        case ZE_HUNTING:
            hunt_next(s, trace);
            break;
        case ZE_ROYALE:
            royale_next(s, trace);
            break;
        }
    }
}

/* ZE-9.8 */
void ze_score(const void *state, int *out)
{
    const struct ze_state *s = state;
    unsigned share = s->royale ? ze_count(s->winners) : 1;

    for (unsigned seat = 0; seat < s->head.seats; seat++)
        out[seat] = s->winners >> seat & 1 ? (int)(60 / share) : 0;
}

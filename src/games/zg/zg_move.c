/*
 * zg_move.c: MOVE, what is open and what it does: travel, stances, long jumps
 * and landings (ZG-5, ZG-6). How far one gets is in zg_reach.c.
 */
#include "zg.h"

/* ---- what is open ---- */

/* ZG-6.3, 6.13, 20.9 */
static bool stance_open(const struct zg_state *s, int seat, int stance)
{
    int now = s->seat[seat].stance, travel = s->pulse.travel;

    if (s->pulse.budget < s->stance_cost || stance == now)
        return false;
    if (now == ZG_PRONE || now == ZG_DOWN || travel == ZG_T_DROP ||
        travel == ZG_T_LAND || !s->stances)
        return stance == ZG_STAND;
    return true;
}

/* Nothing has been done in this pulse yet (ZG-5.27). */
static bool fresh(const struct zg_pulse *p)
{
    return !p->travel && !p->stands && !p->added_n && !p->attacked && !p->first;
}

static uint16_t addable(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];

    if (!s->jumps || s->pulse.travel || p->stance != ZG_STAND ||
        !(p->flyers & zg_bit(s->pulse.card)))
        return 0;
    return p->hand & p->flyers & (uint16_t)~s->pulse.added &
           (uint16_t)~zg_bit(s->pulse.card);
}

static size_t put_cells(const struct zg_board *board, int code, rum_action *out)
{
    size_t n = 0;

    for (int y = 0; y < ZG_ROWS; y++) {
        for (unsigned row = board->row[y]; row; row &= row - 1)
            out[n++] = (rum_action)(code + ZG_STRIDE * y + __builtin_ctz(row));
    }
    return n;
}

/* A cheap "yes": some straight step is open, on foot or in flight (no ceiling
 * is lower than a card above the start). */
static bool some_step(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];
    int budget = zg_travel_limit(p->stance, s->pulse.budget);
    uint8_t next;

    for (int way = 0; way < 4; way++) {
        if (zg_step(s, p->cell, way, false, &next) <= budget &&
            s->height[next] <= s->height[p->cell] + 2 &&
            zg_figure_at(s, next) < 0)
            return true;
    }
    return false;
}

size_t zg_move_list(const struct zg_state *s, rum_action *out, size_t limit)
{
    int seat = s->head.to_act;
    rum_action target[1];
    size_t n = 0;

    out[n++] = ZG_M_DONE;
    if (!s->pulse.travel && s->seat[seat].stance != ZG_KNEEL &&
        s->seat[seat].stance != ZG_DOWN) {
        struct zg_reach r;
        struct zg_board board[4];
        if (limit == 2 && some_step(s, seat))
            return 2;
        zg_reach_find(s, &r);
        zg_reach_boards(s, &r, seat, board);
        for (int i = 0; i < 4; i++)
            n += put_cells(&board[i], ZG_M_GO + 0x100 * i, out + n);
    }
    for (int stance = ZG_STAND; stance < ZG_DOWN; stance++) {
        if (stance_open(s, seat, stance))
            out[n++] = (rum_action)(ZG_M_STANCE + stance);
    }
    if (n >= limit)
        return n;
    if (fresh(&s->pulse) && (s->seat[seat].flyers & zg_bit(s->pulse.card)) &&
        zg_target_list(s, target, 1) > 0)
        out[n++] = ZG_M_FIRST;
    for (uint16_t set = addable(s, seat); set; set &= (uint16_t)(set - 1))
        out[n++] = (rum_action)(ZG_M_ADD + __builtin_ctz(set));
    RUM_ASSERT(n <= ZG_MAX_ACTION);
    return n;
}

/* ---- doing it ---- */

/* The most that others would believe a card to give. */
static int most_move(const struct zg_state *s, int seat, int slot)
{
    bool foot = slot == ZG_LFOOT || slot == ZG_RFOOT;

    return 2 * zg_card_of(s, seat, slot)->move +
           (foot && s->dash ? s->dash_move : 0);
}

/* What everybody can conclude about the card from a travel they saw: kind, and
 * that its Move was enough. Climbing and the plain distance are the least it
 * can have cost; a long jump's added Move is unknown, so it tells nothing. */
static void conclude(struct zg_state *s, int seat, int to)
{
    struct zg_seat *p = &s->seat[seat];
    struct zg_pulse *pulse = &s->pulse;
    int dx = zg_x(pulse->start) - zg_x(to), dy = zg_y(pulse->start) - zg_y(to);
    bool flight = pulse->travel == ZG_T_FLIGHT;

    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    int least = dx > dy ? 2 * dx + dy : 2 * dy + dx;
    if (!flight && s->height[to] > s->height[pulse->start])
        least += s->height[to] - s->height[pulse->start];
    least += s->stance_cost * pulse->stands;

    pulse->maybe &= flight ? p->flyers : (uint16_t)~p->flyers;
    for (int i = 0; i < ZG_SLOTS; i++) {
        const struct zg_card *card = zg_card_of(s, seat, i);
        int most = most_move(s, seat, i);
        if ((most < least && !pulse->added_n) ||
            (pulse->travel == ZG_T_LEAP && !zg_melee(card)))
            pulse->maybe &= (uint16_t)~zg_bit(i);
    }
    RUM_ASSERT(pulse->maybe & zg_bit(pulse->card));
}

static void say_travel(const struct zg_state *s, int seat, int from, int to,
                       int takeoff, struct rum_trace *trace)
{
    static const uint16_t clause[] = {
        [ZG_T_WALK] = ZG(5, 1),  [ZG_T_FLIGHT] = ZG(5, 13),
        [ZG_T_LEAP] = ZG(5, 22), [ZG_T_DROP] = ZG(5, 10),
        [ZG_T_LAND] = ZG(5, 19),
    };

    if (!trace)
        return;
    struct rum_event *e = rum_trace_add(trace, ZG_EV_TRAVEL, (rum_seat)seat,
                                        clause[s->pulse.travel]);
    e->subject = (uint16_t)(ZG_SUBJECT_TRAVEL + s->pulse.travel - ZG_T_WALK);
    e->arg[ZG_TRAVEL_KIND] = s->pulse.travel;
    e->arg[ZG_TRAVEL_FROM] = (int16_t)from;
    e->arg[ZG_TRAVEL_TO] = (int16_t)to;
    e->arg[ZG_TRAVEL_TAKEOFF] = (int16_t)takeoff;
}

/* The first flight of a pulse, and each card added to it, is one more Z-G card
 * of the first hand; under flameout cards come up again. */
static void note_flight(struct zg_state *s, int seat)
{
    struct zg_seat *p = &s->seat[seat];
    int here = 1 + s->pulse.added_n;

    if (p->flame)
        p->flights = (uint8_t)(p->flights > here ? p->flights : here);
    else
        p->flights++;
}

static void travel(struct zg_state *s, enum zg_move_code kind, int dest,
                   struct rum_trace *trace)
{
    int seat = s->head.to_act, from = s->seat[seat].cell;
    struct zg_seat *p = &s->seat[seat];
    struct zg_pulse *pulse = &s->pulse;
    struct zg_reach r;
    uint8_t takeoff = (uint8_t)from;
    int cost;

    zg_reach_find(s, &r);
    if (kind == ZG_M_GO)
        cost = r.cost[dest];
    else
        cost = zg_takeoff(s, &r, seat, kind, dest, &takeoff);
    RUM_ASSERT(cost <= r.budget && dest != from && !pulse->travel);
    pulse->budget = (uint8_t)(pulse->budget - cost);
    pulse->travel =
        (uint8_t)(kind != ZG_M_GO ? ZG_T_LEAP + (kind - ZG_M_LEAP) / 0x100
                  : r.flight      ? ZG_T_FLIGHT
                                  : ZG_T_WALK);
    /* ZG-8.9 */
    bool pounces =
        r.flight ? s->height[dest] + 2 <= s->height[from] : kind != ZG_M_GO;
    pulse->pounce = pounces ? s->height[takeoff] : ZG_NONE;
    conclude(s, seat, kind == ZG_M_LAND ? takeoff : dest);
    if (r.flight)
        note_flight(s, seat);
    if (kind == ZG_M_DROP || kind == ZG_M_LAND)
        zg_note_flyer(s, seat, false);
    say_travel(s, seat, from, dest, takeoff, trace);

    p->cell = kind == ZG_M_LAND ? takeoff : (uint8_t)dest;
    if (kind == ZG_M_DROP)
        p->stance = ZG_DOWN;
    zg_renew_sight(s, seat);
    if (kind == ZG_M_LAND) {
        s->test = (struct zg_test){.aim = ZG_AIM_LANDING,
                                   .foe = (uint8_t)zg_figure_at(s, dest),
                                   .cell = (uint8_t)dest};
        zg_test_begin(s, trace);
    }
}

/* ZG-5.20: where a figure comes down whose foe did not give way. */
static int landing_cell(const struct zg_state *s, int takeoff, int foe_cell)
{
    int best = ZG_NONE, best_key = 0;
    uint8_t cell;

    for (int way = 0; way < 8; way++) {
        if (!zg_neighbour(s, foe_cell, way, &cell) ||
            !zg_free_ground(s, cell) || s->height[cell] > s->height[takeoff])
            continue;
        int dx = zg_x(cell) - zg_x(takeoff), dy = zg_y(cell) - zg_y(takeoff);
        int key = (s->height[cell] << 16) + ((dx * dx + dy * dy) << 8) + cell;
        if (best == ZG_NONE || key < best_key) {
            best = cell;
            best_key = key;
        }
    }
    return best;
}

void zg_land(struct zg_state *s, struct rum_trace *trace)
{
    int seat = zg_turn_seat(s), takeoff = s->seat[seat].cell;
    int foe_cell = s->test.cell;
    int dest = zg_figure_at(s, foe_cell) < 0
                   ? foe_cell
                   : landing_cell(s, takeoff, foe_cell);

    if (dest == ZG_NONE) {
        s->pulse.pounce = ZG_NONE; /* ZG-8.12 */
    } else {
        s->seat[seat].cell = (uint8_t)dest;
        s->seat[seat].stance = ZG_DOWN;
        zg_renew_sight(s, seat);
    }
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_LANDED, (rum_seat)seat, ZG(5, 20));
        e->arg[0] = (int16_t)takeoff;
        e->arg[1] = (int16_t)(dest == ZG_NONE ? takeoff : dest);
    }
    zg_ask(s, ZG_P_MOVE, seat);
}

static void take_stance(struct zg_state *s, int stance, struct rum_trace *trace)
{
    int seat = s->head.to_act;
    bool first = stance == ZG_STAND && !s->pulse.travel;

    s->seat[seat].stance = (uint8_t)stance;
    s->pulse.budget = (uint8_t)(s->pulse.budget - s->stance_cost);
    if (first)
        s->pulse.stands++;
    else
        s->pulse.posed = true;
    /* Its card has the Move for it. */
    for (int i = 0; i < ZG_SLOTS; i++) {
        int most = most_move(s, seat, i);
        if (most < s->stance_cost && !s->pulse.added_n)
            s->pulse.maybe &= (uint16_t)~zg_bit(i);
    }
    zg_renew_sight(s, seat);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_STANCE, (rum_seat)seat, ZG(6, 1));
        e->subject = (uint16_t)(ZG_SUBJECT_STANCE + stance);
        e->arg[0] = (int16_t)stance;
    }
}

/* ZG-5.15, 5.26 */
static void add_card(struct zg_state *s, int slot, struct rum_trace *trace)
{
    int seat = s->head.to_act;
    struct zg_seat *p = &s->seat[seat];

    s->pulse.budget =
        (uint8_t)(s->pulse.budget + 2 * zg_card_of(s, seat, slot)->move);
    s->pulse.added |= zg_bit(slot);
    s->pulse.added_n++;
    s->pulse.maybe &= p->flyers;
    if (!p->flame)
        p->flights++;
    zg_spend(s, seat, slot);
    p->pulses--;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_ADD, (rum_seat)seat, ZG(5, 15));
        e->subject = p->card[slot];
        e->arg[ZG_SECRET] = (int16_t)slot;
        e->known_to = RUM_BIT(seat);
    }
}

/* The move is over: the attack, or the end of the pulse. */
static void move_done(struct zg_state *s, struct rum_trace *trace)
{
    if (s->pulse.attacked)
        zg_pulse_end(s, trace);
    else
        zg_ask(s, ZG_P_ATTACK, s->head.to_act);
}

void zg_move(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    int low = act & 0xff;

    switch (act & 0xff00) {
    case ZG_M_DONE:
        move_done(s, trace);
        break;
    case ZG_M_STANCE:
        RUM_ASSERT(stance_open(s, s->head.to_act, low));
        take_stance(s, low, trace);
        if (s->pulse.posed)
            move_done(s, trace);
        break;
    case ZG_M_FIRST:
        s->pulse.first = true;
        zg_ask(s, ZG_P_ATTACK, s->head.to_act);
        break;
    case ZG_M_ADD:
        RUM_ASSERT(addable(s, s->head.to_act) & zg_bit(low));
        add_card(s, low, trace);
        break;
    default:
        travel(s, (enum zg_move_code)(act & 0xff00), low, trace);
    }
}

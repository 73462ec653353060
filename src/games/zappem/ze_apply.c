/*
 * ze_apply.c: decisions are carried out: actions, hits and Items (ZE-4 to
 * ZE-7).
 */
#include "ze.h"

static struct rum_event *add(struct rum_trace *trace, enum ze_event kind,
                             unsigned seat, uint16_t clause)
{
    return rum_trace_add(trace, (uint8_t)kind, (rum_seat)seat, clause);
}

/* ---- hits (ZE-5) ---- */

/* ZE-5.1, ZE-8.1, ZE-8.2 */
static void strike(struct ze_state *s, unsigned victim, struct rum_trace *trace)
{
    int zone = s->zone[victim];
    bool down = --s->health[victim] == 0;

    s->hits[s->player]++;
    if (down)
        s->zone[victim] = s->trail[victim] = ZE_NONE;
    if (!trace)
        return;
    struct rum_event *e = add(trace, down ? ZE_EV_DOWN : ZE_EV_HIT, victim,
                              down ? ZE(8, 1) : ZE(5, 1));
    e->arg[ZE_ARG_OTHER] = s->player;
    e->arg[ZE_ARG_ZONE] = (int16_t)zone;
    e->arg[ZE_ARG_NUMBER] =
        (int16_t)(down ? !ze_out(s, victim) : s->health[victim]);
}

static void block(struct ze_state *s, unsigned victim, struct rum_trace *trace)
{
    unsigned item = ze_lowest(ze_held(s, victim, ZE_SHIELD));

    s->items[victim] &= ~ze_bit(item);
    if (!trace)
        return;
    struct rum_event *e = add(trace, ZE_EV_BLOCK, victim, ZE(5, 6));
    e->subject = ZE_SHIELD;
    e->arg[ZE_ARG_OTHER] = s->player;
    e->arg[ZE_ARG_ITEM] = (int16_t)item;
    e->arg[ZE_ARG_ZONE] = s->zone[victim];
}

/* ZE-5.7, ZE-5.12: the victims in their order, up to the next who has a Shield
 * and must be asked. */
static void resolve(struct ze_state *s, struct rum_trace *trace)
{
    while (s->victims) {
        unsigned victim = ze_first_from(s, s->player, s->victims);
        if (ze_held(s, victim, ZE_SHIELD)) {
            ze_ask(s, victim, ZE_D4_SHIELD);
            return;
        }
        s->victims &= (uint8_t)~ze_bit(victim);
        strike(s, victim, trace);
    }
    if (!ze_decided(s, trace))
        ze_after_action(s, trace);
}

static void attack(struct ze_state *s, unsigned victims,
                   struct rum_trace *trace)
{
    s->victims = (uint8_t)victims;
    if (s->player == s->villain)
        s->marked |= (uint8_t)victims; /* ZE-7.6 */
    resolve(s, trace);
}

static void answer_hit(struct ze_state *s, bool blocked,
                       struct rum_trace *trace)
{
    unsigned victim = (unsigned)s->head.to_act;

    s->victims &= (uint8_t)~ze_bit(victim);
    if (blocked)
        block(s, victim, trace);
    else
        strike(s, victim, trace);
    resolve(s, trace);
}

/* ZE-4.3 */
static void zap(struct ze_state *s, unsigned direction, struct rum_trace *trace)
{
    struct ze_aim aim;
    unsigned zone = s->zone[s->player];

    ze_take_aim(s, s->player, zone, &aim);
    /* Of the two zones in the line only the near one has a pink field. */
    unsigned victim = aim.line[direction] & aim.pink;
    if (trace) {
        struct rum_event *e = add(trace, ZE_EV_ZAP, s->player, ZE(4, 3));
        e->arg[ZE_ARG_OTHER] = (int16_t)ze_lowest(victim);
        e->arg[ZE_ARG_NUMBER] = ze_held(s, ze_lowest(victim), ZE_SHIELD) != 0;
        e->arg[ZE_ARG_ZONE] = (int16_t)zone;
        e->arg[ZE_ARG_DIRECTION] = (int16_t)direction;
    }
    attack(s, victim, trace);
}

/* ---- Items ---- */

/* ZE-4.5 */
static void take(struct ze_state *s, struct rum_trace *trace)
{
    unsigned item = ze_in_reach(s, s->player);

    s->items[s->player] |= ze_bit(item);
    if (trace) {
        struct rum_event *e = add(trace, ZE_EV_TAKE, s->player, ZE(4, 5));
        e->subject = ze_kind_of[item];
        e->arg[ZE_ARG_ITEM] = (int16_t)item;
    }
    ze_after_action(s, trace);
}

/* ZE-5.10: the look is done when the card is announced. */
static void use_night_vision(struct ze_state *s, unsigned other,
                             struct rum_trace *trace)
{
    ze_see_hand(s, s->player, other);
    if (s->hand_size[s->player] > 0) {
        s->target = (uint8_t)other;
        ze_ask(s, s->player, ZE_D5_NV_TAKE);
        return;
    }
    if (trace) /* ZE-5.11 */
        add(trace, ZE_EV_LOOKED, s->player, ZE(5, 11))->arg[ZE_ARG_OTHER] =
            (int16_t)other;
    ze_after_action(s, trace);
}

static unsigned kind_of_use(unsigned use)
{
    if (use >= ZE_USE_NIGHT)
        return ZE_NIGHT;
    if (use >= ZE_USE_EMP)
        return use == ZE_USE_EMP ? ZE_EMP : ZE_HEART;
    return use < ZE_USE + ZE_STRAIGHT ? ZE_POWER : ZE_PROTON;
}

/* Who is hit by an attack Item; nobody by the others. */
static unsigned victims_of(const struct ze_state *s, unsigned use)
{
    struct ze_aim aim;

    if (use > ZE_USE_EMP)
        return 0;
    ze_take_aim(s, s->player, s->zone[s->player], &aim);
    return use == ZE_USE_EMP ? aim.pink : aim.line[use - ZE_USE];
}

static void tell_use(const struct ze_state *s, unsigned use, unsigned item,
                     bool picked, struct rum_trace *trace)
{
    static const uint16_t clauses[ZE_KINDS] = {
        ZE(5, 2), ZE(5, 3), ZE(5, 4), ZE(5, 9), ZE(5, 6), ZE(5, 10),
    };
    unsigned kind = kind_of_use(use);
    struct rum_event *e =
        add(trace, ZE_EV_USE, s->player, picked ? ZE(6, 6) : clauses[kind]);

    e->subject = (uint16_t)kind;
    e->arg[ZE_ARG_OTHER] =
        (int16_t)(use >= ZE_USE_NIGHT ? use - ZE_USE_NIGHT : -1u);
    e->arg[ZE_ARG_ITEM] = (int16_t)item;
    e->arg[ZE_ARG_ZONE] = s->zone[s->player];
    e->arg[ZE_ARG_NUMBER] = s->health[s->player];
    e->arg[ZE_ARG_DIRECTION] = (int16_t)(use < ZE_USE_EMP ? use - ZE_USE : -1u);
    e->arg[ZE_ARG_PICKED] = picked;
    e->arg[ZE_ARG_HITS] = (int16_t)ze_count(victims_of(s, use));
    e->arg[ZE_ARG_VICTIMS] = (int16_t)victims_of(s, use);
    e->reveals = kind == ZE_NIGHT;
}

/* ZE-4.8, ZE-6.6. The Item is on the table from now on (ZE-4.12). */
static void use_item(struct ze_state *s, unsigned use, bool picked,
                     struct rum_trace *trace)
{
    unsigned seat = s->player, kind = kind_of_use(use);
    unsigned item = picked ? ze_in_reach(s, seat)
                           : ze_lowest(ze_held(s, seat, kind)); /* ZE-4.9 */

    s->items[seat] &= ~ze_bit(item);
    if (kind == ZE_HEART)
        s->health[seat] = (uint8_t)ze_healed(s, seat);
    if (trace)
        tell_use(s, use, item, picked, trace);
    if (kind <= ZE_EMP)
        attack(s, victims_of(s, use), trace);
    else if (kind == ZE_NIGHT)
        use_night_vision(s, use - ZE_USE_NIGHT, trace);
    else
        ze_after_action(s, trace);
}

/* ---- Night Vision: D5 and D6 ---- */

static void exchange(struct ze_state *s, unsigned give, struct rum_trace *trace)
{
    unsigned get = s->named, other = s->target;

    s->named = s->target = ZE_NONE;
    ze_exchange(s, s->player, get, other, give);
    if (trace) {
        struct rum_event *e = add(trace, ZE_EV_EXCHANGE, s->player, ZE(5, 10));
        e->arg[ZE_ARG_OTHER] = (int16_t)other;
        e->arg[ZE_ARG_CARD] = (int16_t)get;
        e->arg[ZE_ARG_GIVEN] = (int16_t)give;
        e->known_to = (uint16_t)(ze_sight(s, s->player) | ze_sight(s, other));
        e->reveals = true;
    }
    ze_after_action(s, trace);
}

static void name_card(struct ze_state *s, unsigned card,
                      struct rum_trace *trace)
{
    if (trace) {
        struct rum_event *e = add(trace, ZE_EV_WANT, s->player, ZE(5, 10));
        e->arg[ZE_ARG_OTHER] = s->target;
        e->arg[ZE_ARG_CARD] = (int16_t)card;
        e->known_to = (uint16_t)ze_sight(s, s->player);
    }
    s->named = (uint8_t)card;
    if (s->hand_size[s->player] == 1)
        exchange(s, s->hand[s->player][0], trace);
    else
        ze_ask(s, s->player, ZE_D6_NV_GIVE);
}

static void just_look(struct ze_state *s, struct rum_trace *trace)
{
    if (trace)
        add(trace, ZE_EV_LOOKED, s->player, ZE(5, 10))->arg[ZE_ARG_OTHER] =
            s->target;
    s->target = ZE_NONE;
    ze_after_action(s, trace);
}

/* ---- the Commander (ZE-7.1) ---- */

static void give(struct ze_state *s, unsigned item, unsigned to,
                 struct rum_trace *trace)
{
    unsigned from = 0;

    while (!(s->items[from] >> item & 1))
        from++;
    s->items[from] &= ~ze_bit(item);
    s->items[to] |= ze_bit(item);
    s->gift_used = true;
    if (ze_kind_of[item] == ZE_HEART)
        s->stayed &= (uint8_t)~ze_bit(to); /* ZE-8.8 */
    if (trace) {
        struct rum_event *e = add(trace, ZE_EV_GIVE, s->player, ZE(7, 1));
        e->subject = ze_kind_of[item];
        e->arg[ZE_ARG_OTHER] = (int16_t)from;
        e->arg[ZE_ARG_ITEM] = (int16_t)item;
        e->arg[ZE_ARG_TO] = (int16_t)to;
    }
}

/* ---- decisions ---- */

static void act(struct ze_state *s, unsigned code, struct rum_trace *trace)
{
    if (code >= ZE_GIVE) {
        give(s, (code - ZE_GIVE) / 8, (code - ZE_GIVE) % 8, trace);
        ze_ask_action(s, trace);
    } else if (code >= ZE_PICKPLAY) {
        use_item(s, code - ZE_PICKPLAY + ZE_USE, true, trace);
    } else if (code >= ZE_USE) {
        use_item(s, code, false, trace);
    } else if (code == ZE_TAKE) {
        take(s, trace);
    } else if (code != ZE_PASS) {
        zap(s, code - ZE_ZAP, trace);
    } else {
        if (trace)
            add(trace, ZE_EV_PASS, s->player, ZE(4, 2));
        ze_end_turn(s, trace);
    }
}

static void name_next(struct ze_state *s, unsigned seat,
                      struct rum_trace *trace)
{
    if (trace)
        add(trace, ZE_EV_NAME, (unsigned)s->head.to_act, ZE(2, 6))
            ->arg[ZE_ARG_OTHER] = (int16_t)seat;
    ze_start_acting(s, seat, trace);
}

static bool is_open(const struct ze_state *s, rum_action code)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = ze_legal(s, open);

    for (size_t i = 0; i < n; i++) {
        if (open[i] == code)
            return true;
    }
    return false;
}

void ze_apply(void *state, rum_action code, struct rum_trace *trace)
{
    struct ze_state *s = state;
    unsigned phase = s->phase, seat = (unsigned)s->head.to_act;

    RUM_ASSERT(is_open(s, code));
    s->phase = ZE_GOING_ON;
    switch (phase) {
    case ZE_D0_CHARACTER:
        ze_choose(s, seat, code, trace);
        break;
    case ZE_D1_PLACE:
        ze_move(s, seat, code, trace);
        break;
    case ZE_D2_ORDER:
        name_next(s, code, trace);
        break;
    case ZE_D3_ACT:
        act(s, code, trace);
        break;
    case ZE_D3B_AFTER:
        if (code != ZE_END)
            give(s, (code - ZE_GIVE) / 8u, (code - ZE_GIVE) % 8u, trace);
        ze_end_turn(s, trace);
        break;
    case ZE_D4_SHIELD:
        answer_hit(s, code == ZE_BLOCK, trace);
        break;
    case ZE_D5_NV_TAKE:
        if (code == ZE_JUST_LOOK)
            just_look(s, trace);
        else
            name_card(s, code, trace);
        break;
    case ZE_D6_NV_GIVE:
        exchange(s, code, trace);
        break;
    default:
        if (code == ZE_COME_BACK)
            ze_come_back(s, trace);
        else
            ze_stay_down(s, trace);
    }
    ze_go_on(s, trace);
}

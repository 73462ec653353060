/*
 * zg_test.c: a test, from the chosen end to its strikes (ZG-10 to ZG-12.3).
 *
 *     END -- draw, cover -- BRACE -- spin -- FLIP -- RETEST -- BDOT -- ADOT
 *
 * A test of terrain or of a landing stops after the spin: ZG-14.3, 5.19. What
 * the strikes do is in zg_damage.c.
 */
#include "zg.h"

static const uint8_t *attack_dots(const struct zg_state *s)
{
    return zg_card_of(s, zg_turn_seat(s), s->pulse.card)->dot[s->test.end];
}

static const uint8_t *target_dots(const struct zg_state *s)
{
    return zg_card_of(s, s->test.foe, s->test.target)->dot[s->test.facing];
}

unsigned zg_test_matches(const struct zg_state *s)
{
    return zg_matches(attack_dots(s), target_dots(s));
}

int zg_test_strikes(const struct zg_state *s)
{
    return zg_strikes(attack_dots(s), target_dots(s), s->test.bolster,
                      s->test.augment);
}

struct zg_shown zg_test_shown(const struct zg_state *s)
{
    const struct zg_test *test = &s->test;
    struct zg_shown shown = {.any = true,
                             .aim = test->aim,
                             .seat = (uint8_t)zg_turn_seat(s),
                             .foe = test->foe,
                             .piece = test->piece,
                             .card = s->pulse.card,
                             .end = test->end,
                             .target = test->target,
                             .facing = test->facing};

    for (int i = 0; i < 3; i++) {
        shown.bolster[i] = test->bolster[i];
        shown.augment[i] = test->augment[i];
    }
    return shown;
}

static const struct zg_card *action_card(const struct zg_state *s)
{
    return zg_card_of(s, zg_turn_seat(s), s->pulse.card);
}

static const struct zg_card *target_card(const struct zg_state *s)
{
    return zg_card_of(s, s->test.foe, s->test.target);
}

/* ---- END, the draw and cover ---- */

void zg_test_begin(struct zg_state *s, struct rum_trace *t)
{
    (void)t;
    s->test.end = s->test.facing = s->test.zone_end = ZG_NONE;
    if (s->test.source != ZG_FROM_LOCK)
        s->test.target = ZG_NONE;
    zg_ask(s, ZG_P_END, zg_turn_seat(s));
}

uint16_t zg_pool(const struct zg_state *s)
{
    const struct zg_seat *p = &s->seat[s->test.foe];

    return s->test.source == ZG_FROM_HAND ? p->hand : p->deck;
}

static void say_test(const struct zg_state *s, struct rum_trace *t)
{
    const struct zg_test *test = &s->test;

    if (!t)
        return;
    int seat = zg_turn_seat(s);
    struct rum_event *e =
        rum_trace_add(t, ZG_E_TEST, (rum_seat)seat, ZG(10, 6));
    e->subject = s->seat[seat].card[s->pulse.card];
    e->arg[0] = (int16_t)(test->aim == ZG_AIM_PIECE ? -1 : test->foe);
    e->arg[1] = (int16_t)(s->pulse.card | test->end << 4);
    e->arg[2] = (int16_t)(test->target | test->facing << 4);
    e->arg[3] = (int16_t)__builtin_popcount(zg_test_matches(s));
    e->arg[4] = (int16_t)zg_test_strikes(s);
    e->arg[5] = s->seat[test->foe].card[test->target];
    e->reveals = true;
}

static void note_target(struct zg_state *s)
{
    if (s->test.source == ZG_FROM_HAND)
        zg_note_hand(s, s->test.foe, s->test.target);
    else if (s->test.source == ZG_FROM_DECK)
        zg_note_deck(s, s->test.foe, s->test.target);
    s->test.open = true;
}

static void flip(struct zg_state *s, struct rum_trace *t)
{
    s->test.flipped = true;
    s->test.end_open = true; /* the first flip of a zone attack shows its end */
    zg_note_card(s);
    note_target(s);
    say_test(s, t);
}

static void draw(struct zg_state *s)
{
    uint16_t pool = zg_pool(s);
    uint32_t n = (uint32_t)zg_count(pool);

    s->test.target = (uint8_t)zg_nth(pool, rum_rng_below(&s->head.rng, n));
}

static void spin(struct zg_state *s)
{
    s->test.facing = (uint8_t)rum_rng_below(&s->head.rng, 2);
}

/* ZG-7.8 */
static void covered(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;

    s->last = (struct zg_shown){.any = false};
    note_target(s);
    if (t) {
        struct rum_event *e =
            rum_trace_add(t, ZG_E_COVERED, (rum_seat)zg_turn_seat(s), ZG(7, 8));
        e->subject = s->seat[test->foe].card[test->target];
        e->arg[0] = test->foe;
        e->arg[1] = test->target;
        e->reveals = true;
    }
    zg_test_over(s, t);
}

/* The target lies face down; unless it is a sneak attack the defender may look
 * at it (ZG-9.1). */
static void lay_target(const struct zg_state *s, struct rum_trace *t)
{
    const struct zg_test *test = &s->test;
    rum_seat foe = (rum_seat)test->foe;

    if (!t)
        return;
    rum_trace_add(t, ZG_E_DRAW, foe, ZG(10, 2))->arg[0] = test->source;
    if (test->sneak || test->open)
        return;
    struct rum_event *e = rum_trace_add(t, ZG_E_EXAMINE, foe, ZG(9, 1));
    e->subject = s->seat[foe].card[test->target];
    e->arg[4] = test->target;
    e->seen_by = e->known_to = RUM_BIT(foe);
    e->reveals = true;
}

static void spin_and_flip(struct zg_state *s, struct rum_trace *t);

static void draw_target(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);

    if (test->source != ZG_FROM_LOCK)
        draw(s);
    if (test->target != ZG_BODY &&
        !(s->sees[seat][test->foe] & zg_bit(test->target))) {
        covered(s, t);
        return;
    }
    lay_target(s, t);
    if (zg_ready(s, test->foe, ZG_TROOPER))
        zg_ask(s, ZG_P_BRACE, test->foe);
    else
        spin_and_flip(s, t);
}

static void use_power(struct zg_state *s, int seat, struct rum_trace *t)
{
    s->seat[seat].char_used = true;
    if (t) {
        struct rum_event *e =
            rum_trace_add(t, ZG_E_POWER, (rum_seat)seat, ZG(16, 2));
        e->subject = s->seat[seat].character;
        e->arg[0] = s->seat[seat].character;
    }
}

static void choose_end(struct zg_state *s, rum_action act, struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);

    test->end = (uint8_t)(act & 1);
    if (act & 2) {
        use_power(s, seat, t);
        test->merc = s->seat[seat].character == ZG_MERC;
        test->rogue = s->seat[seat].character == ZG_ROGUE;
    }
    if (test->zone && test->zone_end == ZG_NONE)
        test->zone_end = test->end;
    if (test->aim == ZG_AIM_FOE) {
        draw_target(s, t);
        return;
    }
    /* Terrain and landings: no more questions. */
    if (test->aim == ZG_AIM_LANDING)
        test->source = s->seat[test->foe].deck_n ? ZG_FROM_DECK : ZG_FROM_HAND;
    draw(s);
    spin(s);
    flip(s, t);
    test->strikes = test->best = (uint8_t)zg_test_strikes(s);
    zg_damage(s, t);
}

/* ---- BRACE, the spin, FLIP ---- */

static void say_scan(const struct zg_state *s, struct rum_trace *t)
{
    const struct zg_test *test = &s->test;

    if (!t)
        return;
    int seat = zg_turn_seat(s);
    struct rum_event *e =
        rum_trace_add(t, ZG_E_SCAN, (rum_seat)seat, ZG(15, 3));
    e->subject = s->seat[test->foe].card[test->target];
    e->arg[0] = test->foe;
    e->arg[4] = test->target;
    e->arg[5] = test->facing;
    e->seen_by = e->known_to = RUM_BIT((rum_seat)seat);
    e->reveals = true;
}

static void begin_retests(struct zg_state *s, struct rum_trace *t);

static void spin_and_flip(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;

    spin(s);
    test->scanned = test->rogue || (action_card(s)->powerups & ZG_SCAN);
    if (test->scanned)
        say_scan(s, t);
    if (test->scanned || s->half_turn) {
        zg_ask(s, ZG_P_FLIP, zg_turn_seat(s));
        return;
    }
    flip(s, t);
    begin_retests(s, t);
}

/* ---- RETEST ---- */

enum { ATTACKER, DEFENDER };

static bool free_retest(const struct zg_state *s, int side)
{
    if (side == DEFENDER)
        return target_card(s)->powerups & ZG_DODGE;
    return (action_card(s)->powerups & ZG_RETEST) ||
           (s->seat[s->test.foe].stance == ZG_DOWN &&
            !zg_ranged(action_card(s))); /* ZG-13.9 */
}

static bool may_retest(const struct zg_state *s, int side)
{
    int seat = side == ATTACKER ? zg_turn_seat(s) : s->test.foe;

    return !((s->test.retested | s->test.passed) & (1u << side)) &&
           (free_retest(s, side) || zg_ready(s, seat, ZG_ENSIGN));
}

static void begin_dots(struct zg_state *s, struct rum_trace *t);

/* Ask `side` or, if it has nothing to say, the other one. */
static void ask_retest(struct zg_state *s, int side, struct rum_trace *t)
{
    for (int i = 0; i < 2; i++, side ^= 1) {
        if (may_retest(s, side)) {
            zg_ask(s, ZG_P_RETEST,
                   side == ATTACKER ? zg_turn_seat(s) : s->test.foe);
            return;
        }
    }
    begin_dots(s, t);
}

static void begin_retests(struct zg_state *s, struct rum_trace *t)
{
    s->test.retested = s->test.passed = 0;
    ask_retest(s, ATTACKER, t);
}

static void answer_retest(struct zg_state *s, rum_action act,
                          struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    int seat = s->head.to_act;
    int side = seat == zg_turn_seat(s) ? ATTACKER : DEFENDER;

    if (act == 0) {
        test->passed |= (uint8_t)(1u << side);
        ask_retest(s, side ^ 1, t);
        return;
    }
    if (!free_retest(s, side))
        use_power(s, seat, t);
    uint8_t end = (uint8_t)rum_rng_below(&s->head.rng, 2);
    if (act == 1)
        test->facing = end;
    else
        test->end = end;
    test->retested |= (uint8_t)(1u << side);
    test->passed = 0;
    if (t) {
        struct rum_event *e =
            rum_trace_add(t, ZG_E_RESPIN, (rum_seat)seat, ZG(11, 1));
        e->arg[0] = (int16_t)act;
        e->arg[1] = end;
        e->arg[2] = (int16_t)zg_test_strikes(s);
    }
    ask_retest(s, side ^ 1, t);
}

/* ---- BDOT and ADOT ---- */

static void next_dot(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;

    if (test->bolsters) {
        zg_ask(s, ZG_P_BDOT, test->foe);
    } else if (test->augments) {
        zg_ask(s, ZG_P_ADOT, zg_turn_seat(s));
    } else {
        test->strikes = (uint8_t)zg_test_strikes(s);
        if (test->strikes > test->best)
            test->best = test->strikes;
        zg_damage(s, t);
    }
}

static void begin_dots(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    const struct zg_card *card = action_card(s);
    int bolsters = test->brace, augments = test->merc;

    bolsters += (target_card(s)->powerups & ZG_BOLSTER) != 0;
    bolsters += s->prone == ZG_PRONE_BOLSTER && zg_ranged(card) &&
                s->seat[test->foe].stance == ZG_PRONE;
    augments += zg_augments(s, zg_turn_seat(s), card, test->foe);
    if (!zg_test_matches(s))
        bolsters = augments = 0; /* ZG-11.8 */
    test->bolsters = (uint8_t)bolsters;
    test->augments = (uint8_t)augments;
    next_dot(s, t);
}

static void place_dot(struct zg_state *s, rum_action act, struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    bool bolster = s->phase == ZG_P_BDOT;

    RUM_ASSERT(zg_test_matches(s) & (1u << act));
    if (bolster) {
        test->bolster[act]++;
        test->bolsters--;
    } else {
        test->augment[act]++;
        test->augments--;
    }
    if (t) {
        struct rum_event *e =
            rum_trace_add(t, bolster ? ZG_E_BOLSTER : ZG_E_AUGMENT,
                          s->head.to_act, bolster ? ZG(11, 5) : ZG(11, 6));
        e->arg[0] = (int16_t)act;
    }
    next_dot(s, t);
}

/* ---- one test after the other ---- */

/* Ready for a new test with the same card. */
static void reset(struct zg_test *test)
{
    test->flipped = test->open = test->scanned = false;
    test->merc = test->rogue = test->brace = false;
    test->retested = test->passed = test->strikes = 0;
    for (int i = 0; i < 3; i++)
        test->bolster[i] = test->augment[i] = 0;
    test->target = test->end = test->facing = ZG_NONE;
}

void zg_test_again(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    int source = zg_next_source(s, zg_turn_seat(s), action_card(s), test->foe,
                                test->source == ZG_FROM_HAND);

    if (source < 0) {
        zg_test_over(s, t); /* ZG-12.12 */
        return;
    }
    if (t)
        rum_trace_add(t, ZG_E_AGAIN, (rum_seat)zg_turn_seat(s), ZG(12, 7))
            ->arg[0] = test->foe;
    reset(test);
    test->source = (uint8_t)source;
    zg_ask(s, ZG_P_END, zg_turn_seat(s));
}

void zg_test_over(struct zg_state *s, struct rum_trace *t)
{
    struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);
    const struct zg_card *card = action_card(s);

    if ((card->powerups & ZG_KNOCKBACK) && test->best > 0 &&
        test->aim == ZG_AIM_FOE)
        zg_throw(s, seat, test->foe, test->best, t); /* ZG-13.1 */
    if (zg_over(s))
        return;
    int foe = test->zone ? zg_zone_next(s) : -1;
    if (foe >= 0) {
        uint8_t end = test->zone_end;
        reset(test);
        test->best = 0;
        test->foe = (uint8_t)foe;
        test->queue &= (uint8_t) ~(1u << foe);
        test->end = end;
        test->source = (uint8_t)zg_next_source(s, seat, card, foe, false);
        draw_target(s, t);
        return;
    }
    if (s->pulse.first)
        zg_ask(s, ZG_P_MOVE, seat);
    else
        zg_pulse_end(s, t);
}

/* ---- the decisions ---- */

static size_t pairs(const struct zg_state *s, rum_action *out)
{
    unsigned matches = zg_test_matches(s);
    size_t n = 0;

    for (rum_action i = 0; i < 3; i++) {
        if (matches & (1u << i))
            out[n++] = i;
    }
    return n;
}

static bool end_power(const struct zg_state *s)
{
    int seat = zg_turn_seat(s);

    return s->test.aim == ZG_AIM_FOE &&
           (zg_ready(s, seat, ZG_MERC) || zg_ready(s, seat, ZG_ROGUE));
}

size_t zg_test_list(const struct zg_state *s, rum_action *out)
{
    size_t n = 2;

    switch (s->phase) {
    case ZG_P_BDOT:
    case ZG_P_ADOT:
        return pairs(s, out);
    case ZG_P_END:
        n = end_power(s) ? 4 : 2;
        break;
    case ZG_P_RETEST:
        n = 3;
        break;
    default: /* BRACE, FLIP, SAVE */
        break;
    }
    for (size_t i = 0; i < n; i++)
        out[i] = (rum_action)i;
    return n;
}

void zg_test_answer(struct zg_state *s, rum_action act, struct rum_trace *t)
{
    RUM_ASSERT(act < 4);
    switch (s->phase) {
    case ZG_P_END:
        choose_end(s, act, t);
        break;
    case ZG_P_BRACE:
        if (act) {
            use_power(s, s->test.foe, t);
            s->test.brace = true;
        } else if (t) {
            rum_trace_add(t, ZG_E_UNBRACED, (rum_seat)s->test.foe, ZG(16, 2));
        }
        spin_and_flip(s, t);
        break;
    case ZG_P_FLIP:
        s->test.facing ^= (uint8_t)(act & 1);
        flip(s, t);
        begin_retests(s, t);
        break;
    case ZG_P_RETEST:
        answer_retest(s, act, t);
        break;
    case ZG_P_BDOT:
    case ZG_P_ADOT:
        place_dot(s, act, t);
        break;
    default:
        zg_save(s, act, t);
    }
}

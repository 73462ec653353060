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

int zg_shown_strikes(const struct zg_state *s, const struct zg_shown *t)
{
    return zg_strikes(zg_card_of(s, t->seat, t->card)->dot[t->end],
                      zg_card_of(s, t->foe, t->target)->dot[t->facing],
                      t->bolster, t->augment);
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

void zg_test_begin(struct zg_state *s, struct rum_trace *trace)
{
    (void)trace;
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

static void say_test(const struct zg_state *s, struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;

    if (!trace)
        return;
    int seat = zg_turn_seat(s);
    struct rum_event *e =
        rum_trace_add(trace, ZG_EV_TEST, (rum_seat)seat, ZG(10, 6));
    e->subject = s->seat[seat].card[s->pulse.card];
    e->arg[ZG_TEST_FOE] = (int16_t)(test->aim == ZG_AIM_PIECE ? -1 : test->foe);
    e->arg[ZG_TEST_SLOT] = s->pulse.card;
    e->arg[ZG_TEST_END] = test->end;
    e->arg[ZG_TEST_TARGET] = test->target;
    e->arg[ZG_TEST_FACING] = test->facing;
    e->arg[ZG_TEST_MATCHES] = (int16_t)__builtin_popcount(zg_test_matches(s));
    e->arg[ZG_TEST_STRIKES] = (int16_t)zg_test_strikes(s);
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

/* ZG-11.10: what counts in this test besides powers, now that both cards lie
 * open; of a plain attack the augments have been told with its name. */
static void say_extras(const struct zg_state *s, struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);

    if (!trace || test->aim != ZG_AIM_FOE)
        return;
    uint16_t augments = zg_augments(s, seat, action_card(s), test->foe);
    uint16_t bolsters =
        zg_bolsters(s, action_card(s), test->foe, target_card(s));
    if (augments && test->sneak)
        zg_say(trace, ZG_EV_AUGMENTED, seat, ZG(11, 10), augments);
    if (bolsters)
        zg_say(trace, ZG_EV_BOLSTERED, test->foe, ZG(11, 10), bolsters);
}

static void flip(struct zg_state *s, struct rum_trace *trace)
{
    s->test.flipped = true;
    s->test.end_open = true; /* the first flip of a zone attack shows its end */
    zg_note_card(s);
    note_target(s);
    say_test(s, trace);
    say_extras(s, trace);
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
static void covered(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;

    s->last = (struct zg_shown){.any = false};
    note_target(s);
    if (trace) {
        struct rum_event *e = rum_trace_add(
            trace, ZG_EV_COVERED, (rum_seat)zg_turn_seat(s), ZG(7, 8));
        e->subject = s->seat[test->foe].card[test->target];
        e->arg[0] = test->foe;
        e->arg[1] = test->target;
        e->reveals = true;
    }
    zg_test_over(s, trace);
}

/* The target lies face down; unless it is a sneak attack the defender may look
 * at it (ZG-9.1). */
static void lay_target(const struct zg_state *s, struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;
    rum_seat foe = (rum_seat)test->foe;

    if (!trace)
        return;
    rum_trace_add(trace, ZG_EV_DRAW, foe, ZG(10, 2))->arg[0] = test->source;
    if (test->sneak || test->open)
        return;
    struct rum_event *e = rum_trace_add(trace, ZG_EV_EXAMINE, foe, ZG(9, 1));
    e->subject = s->seat[foe].card[test->target];
    e->arg[ZG_SECRET] = test->target;
    e->seen_by = e->known_to = RUM_BIT(foe);
    e->reveals = true;
}

static void spin_and_flip(struct zg_state *s, struct rum_trace *trace);

static void draw_target(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);

    if (test->source != ZG_FROM_LOCK)
        draw(s);
    RUM_ASSERT(test->target < ZG_SLOTS);
    if (test->target != ZG_BODY &&
        !(s->sees[seat][test->foe] & zg_bit(test->target))) {
        covered(s, trace);
        return;
    }
    lay_target(s, trace);
    if (zg_ready(s, test->foe, ZG_TROOPER))
        zg_ask(s, ZG_P_BRACE, test->foe);
    else
        spin_and_flip(s, trace);
}

static void use_power(struct zg_state *s, int seat, struct rum_trace *trace)
{
    s->seat[seat].char_used = true;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_POWER, (rum_seat)seat, ZG(16, 2));
        e->subject = (uint16_t)(ZG_SUBJECT_CHARACTER + s->seat[seat].character);
        e->arg[0] = s->seat[seat].character;
    }
}

static void choose_end(struct zg_state *s, rum_action act,
                       struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);

    test->end = (uint8_t)(act & 1);
    if (act & 2) {
        use_power(s, seat, trace);
        test->merc = s->seat[seat].character == ZG_MERC;
        test->rogue = s->seat[seat].character == ZG_ROGUE;
    }
    if (test->zone && test->zone_end == ZG_NONE)
        test->zone_end = test->end;
    if (test->aim == ZG_AIM_FOE) {
        draw_target(s, trace);
        return;
    }
    /* Terrain and landings: no more questions. */
    if (test->aim == ZG_AIM_LANDING)
        test->source = s->seat[test->foe].deck_n ? ZG_FROM_DECK : ZG_FROM_HAND;
    draw(s);
    spin(s);
    flip(s, trace);
    test->strikes = test->best = (uint8_t)zg_test_strikes(s);
    zg_damage(s, trace);
}

/* ---- BRACE, the spin, FLIP ---- */

static void say_scan(const struct zg_state *s, struct rum_trace *trace)
{
    const struct zg_test *test = &s->test;

    if (!trace)
        return;
    int seat = zg_turn_seat(s);
    struct rum_event *e =
        rum_trace_add(trace, ZG_EV_SCAN, (rum_seat)seat, ZG(15, 3));
    e->subject = s->seat[test->foe].card[test->target];
    e->arg[0] = test->foe;
    e->arg[ZG_SECRET] = test->target;
    e->arg[ZG_SECRET + 1] = test->facing;
    e->seen_by = e->known_to = RUM_BIT((rum_seat)seat);
    e->reveals = true;
}

bool zg_scans(const struct zg_state *s)
{
    return s->test.rogue || (action_card(s)->powerups & ZG_SCAN);
}

static void begin_retests(struct zg_state *s, struct rum_trace *trace);

static void spin_and_flip(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;

    spin(s);
    test->scanned = zg_scans(s);
    if (test->scanned)
        say_scan(s, trace);
    if (test->scanned || s->half_turn) {
        zg_ask(s, ZG_P_FLIP, zg_turn_seat(s));
        return;
    }
    flip(s, trace);
    begin_retests(s, trace);
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

static void begin_dots(struct zg_state *s, struct rum_trace *trace);

/* Ask `side` or, if it has nothing to say, the other one. */
static void ask_retest(struct zg_state *s, int side, struct rum_trace *trace)
{
    for (int i = 0; i < 2; i++, side ^= 1) {
        if (may_retest(s, side)) {
            zg_ask(s, ZG_P_RETEST,
                   side == ATTACKER ? zg_turn_seat(s) : s->test.foe);
            return;
        }
    }
    begin_dots(s, trace);
}

static void begin_retests(struct zg_state *s, struct rum_trace *trace)
{
    s->test.retested = s->test.passed = 0;
    ask_retest(s, ATTACKER, trace);
}

static void answer_retest(struct zg_state *s, rum_action act,
                          struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    int seat = s->head.to_act;
    int side = seat == zg_turn_seat(s) ? ATTACKER : DEFENDER;

    if (act == 0) {
        test->passed |= (uint8_t)(1u << side);
        ask_retest(s, side ^ 1, trace);
        return;
    }
    if (!free_retest(s, side))
        use_power(s, seat, trace);
    uint8_t end = (uint8_t)rum_rng_below(&s->head.rng, 2);
    if (act == 1)
        test->facing = end;
    else
        test->end = end;
    test->retested |= (uint8_t)(1u << side);
    test->passed = 0;
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_RESPIN, (rum_seat)seat, ZG(11, 1));
        e->arg[0] = (int16_t)act;
        e->arg[1] = end;
        e->arg[2] = (int16_t)zg_test_strikes(s);
    }
    ask_retest(s, side ^ 1, trace);
}

/* ---- BDOT and ADOT ---- */

static void next_dot(struct zg_state *s, struct rum_trace *trace)
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
        zg_damage(s, trace);
    }
}

static void begin_dots(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    const struct zg_card *card = action_card(s);
    int bolsters = test->brace, augments = test->merc;

    bolsters += zg_count(zg_bolsters(s, card, test->foe, target_card(s)));
    augments += zg_count(zg_augments(s, zg_turn_seat(s), card, test->foe));
    if (!zg_test_matches(s))
        bolsters = augments = 0; /* ZG-11.8 */
    test->bolsters = (uint8_t)bolsters;
    test->augments = (uint8_t)augments;
    next_dot(s, trace);
}

static void place_dot(struct zg_state *s, rum_action act,
                      struct rum_trace *trace)
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
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, bolster ? ZG_EV_BOLSTER : ZG_EV_AUGMENT,
                          s->head.to_act, bolster ? ZG(11, 5) : ZG(11, 6));
        e->arg[0] = (int16_t)act;
    }
    next_dot(s, trace);
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

void zg_test_again(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    int source = zg_next_source(s, zg_turn_seat(s), action_card(s), test->foe,
                                test->source == ZG_FROM_HAND);

    if (source < 0) {
        zg_test_over(s, trace); /* ZG-12.12 */
        return;
    }
    if (trace)
        rum_trace_add(trace, ZG_EV_AGAIN, (rum_seat)zg_turn_seat(s), ZG(12, 7))
            ->arg[0] = test->foe;
    reset(test);
    test->source = (uint8_t)source;
    zg_ask(s, ZG_P_END, zg_turn_seat(s));
}

void zg_test_over(struct zg_state *s, struct rum_trace *trace)
{
    struct zg_test *test = &s->test;
    int seat = zg_turn_seat(s);
    const struct zg_card *card = action_card(s);

    if ((card->powerups & ZG_KNOCKBACK) && test->best > 0 &&
        test->aim == ZG_AIM_FOE)
        zg_throw(s, seat, test->foe, test->best, trace); /* ZG-13.1 */
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
        draw_target(s, trace);
        return;
    }
    if (s->pulse.first)
        zg_ask(s, ZG_P_MOVE, seat);
    else
        zg_pulse_end(s, trace);
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

void zg_test_answer(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    RUM_ASSERT(act < 4);
    switch (s->phase) {
    case ZG_P_END:
        choose_end(s, act, trace);
        break;
    case ZG_P_BRACE:
        if (act) {
            use_power(s, s->test.foe, trace);
            s->test.brace = true;
        } else if (trace) {
            rum_trace_add(trace, ZG_EV_UNBRACED, (rum_seat)s->test.foe,
                          ZG(16, 2));
        }
        spin_and_flip(s, trace);
        break;
    case ZG_P_FLIP:
        s->test.facing ^= (uint8_t)(act & 1);
        flip(s, trace);
        begin_retests(s, trace);
        break;
    case ZG_P_RETEST:
        answer_retest(s, act, trace);
        break;
    case ZG_P_BDOT:
    case ZG_P_ADOT:
        place_dot(s, act, trace);
        break;
    default:
        zg_save(s, act, trace);
    }
}

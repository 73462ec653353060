/*
 * zg_events.c: what is reported of everything that happens, to whom, and with
 * which numbers: the log, the lab and animation rest on it.
 */
#include "zg_position.h"

static struct rum_trace t;

static const struct rum_event *event(int kind, int nth)
{
    const struct rum_event *e = kit_event(&t, kind, nth);

    if (!e)
        kit_fail(__FILE__, __LINE__, "there is no event %d of kind %d", nth,
                 kind);
    return e;
}

/* Seat, clause and the first arguments of an event that all see in full. */
#define CHECK_EVENT(kind, nth, who, chapter, number, ...)                      \
    check_event(event((kind), (nth)), (who), ZG(chapter, number),              \
                (const int[]){__VA_ARGS__},                                    \
                sizeof((const int[]){__VA_ARGS__}) / sizeof(int))

static void check_event(const struct rum_event *e, int seat, int clause,
                        const int *args, size_t n)
{
    CHECK_INT(e->seat, seat);
    CHECK_INT(e->clause, clause);
    CHECK_INT(e->seen_by, RUM_EVERYONE);
    for (size_t i = 0; i < n; i++)
        CHECK_INT(e->arg[i], args[i]);
}

TEST(every_kind_of_event_has_its_row)
{
    CHECK_INT(zg_game.event_count, ZG_EVENTS);
    for (int i = 0; i < ZG_EVENTS; i++) {
        CHECK_INT(zg_game.events[i].kind, i);
        CHECK(zg_game.events[i].name[0]);
    }
}

TEST(subjects_are_one_space_of_numbers)
{
    int n = 0;

    while (zg_game.subjects[n])
        n++;
    CHECK_INT(n, ZG_SUBJECTS);
    for (int i = 0; i < ZG_CARDS; i++)
        CHECK_STR(zg_subjects[ZG_SUBJECT_CARD + i], zg_cards[i].name);
    for (int i = 0; i < 4; i++)
        CHECK_STR(zg_subjects[ZG_SUBJECT_CHARACTER + i], zg_character_names[i]);
    CHECK_STR(zg_subjects[ZG_SUBJECT_STANCE + ZG_PRONE], "Prone");
    CHECK_STR(zg_subjects[ZG_SUBJECT_TRAVEL + ZG_T_LAND - 1], "landing");
    CHECK_STR(zg_subjects[ZG_SUBJECT_STOP + ZG_S_EDGE], "thrown to the edge");
    CHECK_STR(zg_subjects[ZG_SUBJECT_OUT + ZG_O_FLAMEOUT],
              "out: failed flameout");
    CHECK_STR(zg_subjects[ZG_SUBJECT_STRIKES + 6], "6 strikes");
    CHECK_STR(zg_subjects[ZG_SUBJECT_PIECE + 25], "terrain Z");
}

TEST(events_of_a_draft)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "loadout=draft");
    KIT_PLAY(&zg_game, &s, &t, 1, 2);
    CHECK_EVENT(ZG_EV_DRAFT, 0, 0, 1, 3, ZG_LHAND, 1, 35);
    CHECK_EVENT(ZG_EV_DRAFT, 1, 1, 1, 3, ZG_LHAND, 2, 30);
    CHECK_INT(event(ZG_EV_DRAFT, 1)->subject, 9 * ZG_VANGUARD + ZG_LHAND);
    KIT_PLAY(&zg_game, &s, &t, 3, 0);
    CHECK_EVENT(ZG_EV_DRAFT, 0, 0, 1, 3, ZG_RHAND, 3, 65);
    CHECK_INT(event(ZG_EV_DRAFT, 0)->subject, 9 * ZG_TEMPEST + ZG_RHAND);
    s.slot = ZG_SLOTS; /* the Character */
    KIT_PLAY(&zg_game, &s, &t, ZG_ENSIGN);
    CHECK_INT(event(ZG_EV_DRAFT, 0)->subject, ZG_SUBJECT_CHARACTER + ZG_ENSIGN);
}

TEST(events_of_a_round)
{
    struct zg_state s;

    kit_deal(&zg_game, &s, 1, "figures=AA");
    KIT_PLAY(&zg_game, &s, &t, 1, 0, 7);
    CHECK_EVENT(ZG_EV_FLAME, 0, 0, 17, 1, 1);
    CHECK_INT(kit_events(&t, ZG_EV_FLAME), 1);
    const struct rum_event *e = event(ZG_EV_HAND, 0);
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->arg[4], 7);
    CHECK_INT(e->known_to, RUM_BIT(0));
    CHECK_INT(e->seen_by, RUM_EVERYONE);
    CHECK(!e->reveals);
    CHANCE(&s, {6, 0}, {6, 1}); /* RARM 7, FRONT 4 */
    KIT_PLAY(&zg_game, &s, &t, 7, cell("e4"), ZG_KNEEL, cell("h4"), ZG_STAND);
    CHECK_EVENT(ZG_EV_IMPULSE, 0, 0, 3, 1, 652);
    CHECK_EVENT(ZG_EV_IMPULSE, 1, 1, 3, 1, 652);
    CHECK(event(ZG_EV_IMPULSE, 0)->reveals);
    CHECK_EVENT(ZG_EV_TIE, 0, 0, 3, 3, 7);
    CHECK_EVENT(ZG_EV_TIE, 1, 1, 3, 3, 4);
    CHECK_EVENT(ZG_EV_PLACE, 0, 0, 3, 4, cell("e4"));
    CHECK_EVENT(ZG_EV_POSE, 0, 0, 3, 6, ZG_KNEEL);
    CHECK_EVENT(ZG_EV_TURN, 0, 0, 4, 1, 3);
    CHECK_INT(s.seat[0].pulses, 6);
    CHECK_INT(s.seat[1].pulses, 3);
    CHECK_INT(s.seat[0].ties, 1 << 7);
    CHECK_INT(s.seat[1].ties, 1 << 4);
}

TEST(a_new_round_is_reported)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    t.n = 0;
    zg_round_begin(&s, &t);
    CHECK_EVENT(ZG_EV_ROUND, 0, RUM_NOBODY, 2, 1, 3);
    /* Everything known of the last round is forgotten. */
    CHECK_INT(s.seat[0].impulse, 0);
    CHECK_INT(s.seat[0].start, ZG_GEAR);
    CHECK_INT(s.order_n, 0);
}

TEST(events_of_a_pulse)
{
    struct zg_state s;

    duel(&s, QUIET, "b3", "a1");
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_LARM));
    KIT_PLAY(&zg_game, &s, &t, ZG_LFOOT, LEAP("b2"));
    const struct rum_event *e = event(ZG_EV_PICK, 0);
    CHECK_INT(e->subject, ZG_LFOOT);
    CHECK_INT(e->arg[4], ZG_LFOOT);
    CHECK_INT(e->seen_by, RUM_BIT(0));
    CHECK_INT(e->known_to, RUM_BIT(0));
    CHECK_EVENT(ZG_EV_TRAVEL, 0, 0, 5, 22, ZG_T_LEAP, cell("b3"), cell("b2"),
                cell("c2"));
    CHECK_STR(zg_subjects[event(ZG_EV_TRAVEL, 0)->subject], "leap");
    KIT_PLAY(&zg_game, &s, &t, ZG_A_NONE);
    e = event(ZG_EV_RETURN, 0);
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->arg[0], 1);
    CHECK_INT(e->arg[4], ZG_LFOOT);
    CHECK_INT(e->known_to, RUM_BIT(0)); /* nobody saw which */
    CHECK_INT(e->subject, RUM_UNKNOWN);
    CHECK(!e->reveals);
}

TEST(events_of_each_kind_of_travel)
{
    struct zg_state s;

    duel(&s, QUIET, "f5", "l10");
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, &t, GO("f4"));
    CHECK_EVENT(ZG_EV_TRAVEL, 0, 0, 5, 13, ZG_T_FLIGHT, cell("f5"), cell("f4"),
                cell("f5"));
    hold(&s, 0, BIT(ZG_LHAND) | BIT(ZG_LARM));
    place(&s, 0, "f5", ZG_STAND);
    plays(&s, 0, ZG_LHAND);
    s.pulse.budget = 2;
    KIT_PLAY(&zg_game, &s, &t, DROP("f4"));
    CHECK_EVENT(ZG_EV_TRAVEL, 0, 0, 5, 10, ZG_T_DROP, cell("f5"), cell("f4"),
                cell("f5"));
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, &t, STANCE(ZG_STAND));
    CHECK_EVENT(ZG_EV_STANCE, 0, 0, 6, 1, ZG_STAND);
    CHECK_STR(zg_subjects[event(ZG_EV_STANCE, 0)->subject], "Stand");
    duel(&s, QUIET, "i2", "h2");
    plays(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, &t, LAND("h2"));
    CHECK_EVENT(ZG_EV_TRAVEL, 0, 0, 5, 19, ZG_T_LAND, cell("i2"), cell("h2"),
                cell("i2"));
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, END_A);
    CHECK_EVENT(ZG_EV_LANDED, 0, 0, 5, 20, cell("i2"), cell("h2"));
    CHECK_EVENT(ZG_EV_THROWN, 0, 1, 13, 1, cell("h2"), cell("g2"), 0,
                ZG_S_FULL);
}

TEST(events_of_an_attack)
{
    struct zg_state s;

    duel(&s, "flameout=off half_turn=off", "c2", "b2"); /* from above */
    s.seat[1].char_used = true;
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A_POWER, 1, 1, 0);
    CHECK_EVENT(ZG_EV_ATTACK, 0, 0, 9, 1, 1, DECK(1), 0, 0, ZG_LHAND,
                ZG_X_HIGH);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENTED), 0); /* told with the name */
    CHECK(event(ZG_EV_ATTACK, 0)->reveals);
    CHECK_EVENT(ZG_EV_POWER, 0, 0, 16, 2, ZG_MERC);
    CHECK_STR(zg_subjects[event(ZG_EV_POWER, 0)->subject], "Merc");
    CHECK_EVENT(ZG_EV_DRAW, 0, 1, 10, 2, ZG_FROM_DECK);
    CHECK_EVENT(ZG_EV_TEST, 0, 0, 10, 6, 1, ZG_LHAND, END_A, ZG_BACK, 1, 2, 2);
    CHECK_INT(event(ZG_EV_TEST, 0)->subject, ZG_LHAND);
    CHECK(event(ZG_EV_TEST, 0)->reveals);
    CHECK_INT(kit_events(&t, ZG_EV_AUGMENT), 2);
    CHECK_EVENT(ZG_EV_AUGMENT, 0, 0, 11, 6, 1);
    CHECK_EVENT(ZG_EV_STRIKES, 0, 0, 12, 1, 1, 2, ZG_AIM_FOE);
    CHECK_STR(zg_subjects[event(ZG_EV_STRIKES, 0)->subject], "2 strikes");
    CHECK_EVENT(ZG_EV_SLAG, 0, 1, 12, 6, ZG_BACK);
    CHECK_INT(event(ZG_EV_SLAG, 0)->subject, 9 * ZG_ARMADA + ZG_BACK);
    const struct rum_event *e = event(ZG_EV_RETURN, 0);
    CHECK_INT(e->subject, ZG_LHAND); /* everybody has seen it */
    CHECK_INT(e->known_to, RUM_EVERYONE);
    CHECK(e->reveals);
}

TEST(events_of_locks_cover_and_again)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    strike(&s, &t, ZG_RHAND, END_A, ZG_RARM, 1);
    CHECK_EVENT(ZG_EV_LOCK, 0, 0, 12, 5, 1, ZG_RARM);
    CHECK_INT(event(ZG_EV_LOCK, 0)->subject, 9 * ZG_ARMADA + ZG_RARM);
    duel(&s, QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_EVENT(ZG_EV_ATTACK, 0, 0, 9, 2, 1, DECK(1), 1, 0);
    CHECK_EVENT(ZG_EV_COVERED, 0, 0, 7, 8, 1, ZG_FRONT);
    CHECK(event(ZG_EV_COVERED, 0)->reveals);
    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, &t, DECK(1));
    t.n = 0;
    zg_test_again(&s, &t);
    CHECK_EVENT(ZG_EV_AGAIN, 0, 0, 12, 7, 1);
    /* A hand attack and a locked card are drawn as such. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM));
    attacks(&s, 0, ZG_RARM);
    KIT_PLAY(&zg_game, &s, &t, HAND(1), END_A);
    CHECK_EVENT(ZG_EV_ATTACK, 0, 0, 9, 1, 1, HAND(1));
    CHECK_EVENT(ZG_EV_DRAW, 0, 1, 10, 2, ZG_FROM_HAND);
}

TEST(events_of_defence)
{
    struct zg_state s;

    /* Cestus on Vanguard: the Trooper, Dodge, a save, a stun. */
    duel(&s, "figures=CV flameout=off half_turn=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B, SPIN_B);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A, 0, 1, 1);
    CHECK_EVENT(ZG_EV_UNBRACED, 0, 1, 16, 2, 0);
    CHECK_EVENT(ZG_EV_RESPIN, 0, 1, 11, 1, 1, 1, 4);
    CHECK_EVENT(ZG_EV_SAVED, 0, 1, 16, 4, ZG_BODY);
    CHECK_EVENT(ZG_EV_STUNNED, 0, 1, 12, 8, 0);
    /* By the powerup the other clause. */
    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_BODY) | BIT(ZG_LARM));
    strike(&s, &t, ZG_BODY, END_B, ZG_BACK, 1);
    CHECK_EVENT(ZG_EV_STUNNED, 0, 1, 15, 4, 0);
    duel(&s, "figures=CV flameout=off half_turn=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A, 1);
    CHECK_EVENT(ZG_EV_POWER, 0, 1, 16, 2, ZG_TROOPER);
    CHECK_EVENT(ZG_EV_BOLSTER, 0, 1, 11, 5, 0);
}

TEST(events_of_terrain)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f5");
    s.piece['G' - 'A'].hits = 3;
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[0].deck, ZG_RFOOT), SPIN_A); /* 1 strike */
    KIT_PLAY(&zg_game, &s, &t, PIECE('G'), END_A);
    CHECK_EVENT(ZG_EV_ATTACK, 0, 0, 14, 1, -1, PIECE('G'), 0, 0);
    CHECK_INT(event(ZG_EV_ATTACK, 0)->known_to, RUM_BIT(0));
    CHECK_INT(event(ZG_EV_ATTACK, 0)->arg[4], ZG_LHAND);
    CHECK_INT(event(ZG_EV_TEST, 0)->arg[ZG_TEST_TARGET], ZG_RFOOT);
    CHECK_EVENT(ZG_EV_STRIKES, 0, 0, 12, 1, -1, 1, ZG_AIM_PIECE);
    CHECK_EVENT(ZG_EV_HIT, 0, 0, 14, 2, 'G' - 'A', 4, 4);
    CHECK_EVENT(ZG_EV_COLLAPSE, 0, 0, 14, 4, 'G' - 'A');
    CHECK_EVENT(ZG_EV_FELL, 0, 1, 14, 4, cell("f5"), 1);
    CHECK(event(ZG_EV_FELL, 0)->reveals);
    CHECK_STR(zg_subjects[event(ZG_EV_HIT, 0)->subject], "terrain G");
    CHECK_STR(zg_subjects[event(ZG_EV_COLLAPSE, 0)->subject], "terrain G");
    /* A fall of a card or less tells nothing about the hand. */
    duel(&s, QUIET, "a1", "e5");
    s.test.piece = 'F' - 'A';
    t.n = 0;
    zg_hit_piece(&s, 9, &t);
    CHECK_EVENT(ZG_EV_FELL, 0, 1, 14, 4, cell("e5"), 0);
    CHECK(!event(ZG_EV_FELL, 0)->reveals);
    CHECK(!s.seat[1].soft);
    CHECK_INT(s.seat[1].out, 0);
}

TEST(events_of_throws_and_ends)
{
    struct zg_state s;

    duel(&s, "figures=CV " QUIET, "e6", "f6");
    t.n = 0;
    zg_throw(&s, 0, 1, 3, &t);
    CHECK_EVENT(ZG_EV_THROWN, 0, 1, 13, 1, cell("f6"), cell("i6"), 1,
                ZG_S_LEDGE);
    CHECK(event(ZG_EV_THROWN, 0)->reveals);
    CHECK_STR(zg_subjects[event(ZG_EV_THROWN, 0)->subject],
              "thrown off a ledge");
    duel(&s, QUIET, "i4", "j4");
    t.n = 0;
    zg_throw(&s, 0, 1, 3, &t);
    CHECK_EVENT(ZG_EV_THROWN, 0, 1, 13, 1, cell("j4"), cell("l4"), 1,
                ZG_S_EDGE);
    CHECK(!event(ZG_EV_THROWN, 0)->reveals);
    duel(&s, QUIET, "c5", "d5");
    t.n = 0;
    zg_throw(&s, 0, 1, 2, &t);
    CHECK_EVENT(ZG_EV_THROWN, 0, 1, 13, 1, cell("d5"), cell("d5"), 0,
                ZG_S_BARRIER);
    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "a4", ZG_STAND);
    place(&s, 1, "b4", ZG_STAND);
    place(&s, 2, "d4", ZG_STAND);
    t.n = 0;
    zg_throw(&s, 0, 1, 2, &t);
    CHECK_EVENT(ZG_EV_THROWN, 0, 1, 13, 1, cell("b4"), cell("c4"), 1,
                ZG_S_FIGURE);
    t.n = 0;
    zg_defeat(&s, 1, ZG_O_ULSTER, &t);
    zg_defeat(&s, 2, ZG_O_GEAR, &t);
    CHECK_EVENT(ZG_EV_OUT, 0, 1, 18, 1, ZG_O_ULSTER);
    CHECK_EVENT(ZG_EV_OUT, 1, 2, 18, 2, ZG_O_GEAR);
    CHECK_STR(zg_subjects[event(ZG_EV_OUT, 1)->subject], "out: too few cards");
}

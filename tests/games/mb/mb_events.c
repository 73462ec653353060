/*
 * mb_events.c: what each event carries, by the names of mb_events, and that
 * check() names what is broken.
 */
#include "mb_position.h"

static struct rum_trace trace;

static const struct rum_event *only(int kind)
{
    CHECK_INT(kit_events(&trace, kind), 1);
    return kit_event(&trace, kind, 0);
}

static void is_about(const struct rum_event *e, rum_seat seat, int subject,
                     uint16_t clause)
{
    CHECK_INT(e->seat, seat);
    CHECK_INT(e->subject, subject);
    CHECK_INT(e->clause, clause);
    CHECK_INT(e->seen_by, RUM_EVERYONE);
}

static void begin(struct mb_state *s, rum_seat seat, const char *hand)
{
    memset(&trace, 0, sizeof(trace));
    position(s, seat, hand);
}

TEST(every_kind_of_event_has_its_row)
{
    CHECK_INT(mb_game.event_count, MB_EVENTS);
    for (int i = 0; i < MB_EVENTS; i++) {
        CHECK_INT(mb_game.events[i].kind, i);
        CHECK(mb_game.events[i].name[0]);
    }
    CHECK_STR(mb_game.subjects[MB_BLACK], "Black");
    CHECK(!mb_game.subjects[MB_CARDS]);
}

TEST(placing_and_dealing_are_told)
{
    struct mb_state s;

    memset(&trace, 0, sizeof(trace));
    kit_deal(&mb_game, &s, 1, "layout=training zombie_start=2");
    play_traced(&s, "A1", &trace);
    const struct rum_event *e = only(MB_EV_PLACE);
    is_about(e, 0, RUM_UNKNOWN, MB(1, 7));
    CHECK_INT(e->arg[0], sq("A1"));
    CHECK_INT(e->arg[1], 2);
    CHECK_INT(kit_events(&trace, MB_EV_DEAL), 0);
    play_traced(&s, "L1", &trace);
    CHECK_INT(kit_event(&trace, MB_EV_PLACE, 1)->seat, 2);
    e = only(MB_EV_DEAL);
    is_about(e, RUM_NOBODY, RUM_UNKNOWN, MB(1, 9));
    CHECK(e->reveals);
    e = only(MB_EV_DRAW);
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->arg[0], MB_TURN_START);
    CHECK_INT(e->arg[1], 0);
    CHECK(e->reveals);
}

TEST(plays_tell_their_cards_and_clauses)
{
    static const struct {
        rum_seat seat;
        const char *hand, *word;
        int action, card, rainbows;
        uint16_t clause;
    } cases[] = {
        {0, "G", "G", 20, MB_GREEN, 0, MB(11, 1)},
        {0, "NB", "GB", 21, MB_GREEN, 1 << MB_GREEN, MB(11, 1)},
        {0, "GN", "GY", 22, MB_GREEN, 1 << MB_YELLOW, MB(11, 1)},
        {0, "GNN", "GBY", 23, MB_GREEN, 1 << MB_BLUE | 1 << MB_YELLOW,
         MB(11, 1)},
        {1, "B", "B", 24, MB_BLUE, 0, MB(12, 1)},
        {1, "N", "Y", 25, MB_YELLOW, 1 << MB_YELLOW, MB(13, 1)},
        {0, "N", "R", 26, MB_RED, 1 << MB_RED, MB(14, 1)},
        {1, "R", "R", 26, MB_RED, 0, MB(14, 1)},
        {0, "P", "P", 27, MB_PURPLE, 0, MB(18, 2)},
        {1, "P", "P", 27, MB_PURPLE, 0, MB(18, 1)},
        {0, "W", "W", 28, MB_WHITE, 0, MB(17, 3)},
        {1, "W", "W", 28, MB_WHITE, 0, MB(17, 1)},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct mb_state s;
        begin(&s, cases[i].seat, cases[i].hand);
        zombies(&s, "C1", 1);
        play_traced(&s, cases[i].word, &trace);
        const struct rum_event *e = only(MB_EV_PLAY);
        is_about(e, cases[i].seat, cases[i].card, cases[i].clause);
        CHECK_INT(e->arg[0], cases[i].action);
        CHECK_INT(e->arg[1], cases[i].rainbows);
        CHECK_INT(e->known_to, RUM_EVERYONE);
    }
}

TEST(steps_tell_who_went_who_stayed_and_what_is_left)
{
    struct mb_state s;

    begin(&s, 0, "GBY");
    zombies(&s, "E6", 3);
    humans(&s, "F6", 1);
    play_traced(&s, "GBY e -1", &trace);
    const struct rum_event *e = only(MB_EV_STEP);
    is_about(e, 0, MB_GREEN, MB(7, 1));
    CHECK_INT(e->arg[0], sq("E6"));
    CHECK_INT(e->arg[1], sq("F6"));
    CHECK_INT(e->arg[2], 2);
    CHECK_INT(e->arg[3], 1);
    CHECK_INT(e->arg[4], 1);
    CHECK_INT(e->arg[5], 1); /* before the green square adds one */
    begin(&s, 1, "G");
    play_traced(&s, "G E5 n", &trace);
    is_about(only(MB_EV_STEP), 1, MB_GREEN, MB(11, 1));
}

TEST(tokens_and_walls_tell_their_place)
{
    struct mb_state s;

    begin(&s, 1, "B");
    play_traced(&s, "B @0 A1|B1", &trace);
    const struct rum_event *e = only(MB_EV_WALL);
    is_about(e, 1, MB_BLUE, MB(10, 1));
    CHECK_INT(e->arg[0], edge("A1|B1"));
    begin(&s, 1, "P");
    CHECK_INT(e->arg[1], 0); /* no more to come */
    play_traced(&s, "P @0 A1|B1", &trace);
    e = only(MB_EV_WALL);
    is_about(e, 1, MB_PURPLE, MB(10, 1));
    CHECK_INT(e->arg[1], 2);
    begin(&s, 1, "Y");
    play_traced(&s, "Y @0 A1", &trace);
    e = only(MB_EV_HIDE);
    is_about(e, 1, MB_YELLOW, MB(13, 1));
    CHECK_INT(e->arg[0], sq("A1"));
    begin(&s, 0, "R");
    play_traced(&s, "R @8 L12", &trace);
    e = only(MB_EV_STOP);
    is_about(e, 0, MB_RED, MB(14, 1));
    CHECK_INT(e->arg[0], sq("L12"));
    begin(&s, 0, "W");
    play_traced(&s, "W L11", &trace);
    e = only(MB_EV_WHITE);
    is_about(e, 0, MB_WHITE, MB(17, 3));
    CHECK_INT(e->arg[0], sq("L11"));
    CHECK_INT(e->arg[1], 1);
    begin(&s, 1, "W");
    play_traced(&s, "W @8 L11", &trace);
    e = only(MB_EV_WHITE);
    is_about(e, 1, MB_WHITE, MB(17, 1));
    CHECK_INT(e->arg[1], 5);
    begin(&s, 0, "P");
    zombies(&s, "C1", 1);
    humans(&s, "D2", 4);
    play_traced(&s, "P", &trace);
    e = only(MB_EV_BLAST);
    is_about(e, 0, MB_PURPLE, MB(18, 2));
    CHECK_INT(e->arg[0], sq("C1"));
    CHECK_INT(e->arg[1], 6);
}

TEST(the_end_of_a_turn_is_told)
{
    struct mb_state s;

    begin(&s, 1, "");
    position_with(&s, "hand_limit=7", 1, "KGGGGGGG");
    stop_token(&s, "A1");
    play_traced(&s, "skip black", &trace);
    is_about(only(MB_EV_BLACK), 1, MB_BLACK, MB(16, 1));
    CHECK_INT(kit_events(&trace, MB_EV_LIFT), 0);
    play_traced(&s, "dG", &trace);
    is_about(only(MB_EV_DISCARD), 1, MB_GREEN, MB(2, 7));
    const struct rum_event *e = only(MB_EV_LIFT);
    is_about(e, 1, MB_RED, MB(9, 4));
    CHECK_INT(e->arg[0], sq("A1"));
    e = kit_event(&trace, MB_EV_DRAW, 0);
    CHECK_INT(e->arg[0], MB_BY_SKIP);
    CHECK_INT(e->clause, MB(2, 2));
    e = kit_event(&trace, MB_EV_DRAW, 1);
    CHECK_INT(e->arg[0], MB_TURN_START);
    CHECK_INT(e->clause, MB(2, 1));
}

TEST(draws_tell_their_reason)
{
    struct mb_state s;

    begin(&s, 1, "G");
    next_cards(&s, "Y");
    play_traced(&s, "G H8 nw", &trace);
    const struct rum_event *e = kit_event(&trace, MB_EV_DRAW, 0);
    is_about(e, 1, MB_YELLOW, MB(6, 3));
    CHECK_INT(e->arg[0], MB_BY_SQUARE);
    CHECK_INT(e->arg[1], 0);
    begin(&s, 1, "GGG");
    play_traced(&s, "tG", &trace);
    is_about(only(MB_EV_TRADE), 1, MB_GREEN, MB(3, 1));
    e = only(MB_EV_DRAW);
    CHECK_INT(e->arg[0], MB_BY_TRADE);
    CHECK_INT(e->arg[1], 1);
    CHECK_INT(e->clause, MB(3, 7));
}

TEST(the_last_turns_are_told)
{
    struct mb_state s;

    begin(&s, 0, "GGG");
    deck_down_to(&s, 1);
    play_traced(&s, "skip", &trace);
    is_about(only(MB_EV_ENDPHASE), 0, RUM_UNKNOWN, MB(19, 2));
    play_traced(&s, "end", &trace);
    for (int i = 0; i < 3; i++) {
        const struct rum_event *e = kit_event(&trace, MB_EV_PASS, i);
        is_about(e, (rum_seat)(i + 1), RUM_UNKNOWN, MB(19, 3));
        CHECK_INT(e->arg[0], i);
    }
    play_traced(&s, "skip end", &trace);
    const struct rum_event *e = only(MB_EV_OVER);
    is_about(e, 0, RUM_UNKNOWN, MB(19, 4));
    CHECK_INT(e->arg[0], 72);
    CHECK_INT(e->arg[1], 0);
    CHECK(e->reveals);
}

TEST(the_special_deck_does_not_open_the_endphase)
{
    struct mb_state s;

    begin(&s, 1, "GGG");
    specials_down_to(&s, 1);
    play_traced(&s, "tG", &trace);
    CHECK_INT(kit_events(&trace, MB_EV_ENDPHASE), 0);
}

/* ---- what is broken is named ---- */

static void broken(const struct mb_state *s, const char *part)
{
    const char *what = NULL;

    CHECK(!mb_game.check(s, &what));
    CHECK_HAS(what, part);
}

TEST(check_counts_the_cards)
{
    struct mb_state s, t;

    position(&s, 0, "GP");
    memcpy(&t, &s, sizeof(s));
    t.deck.card[0] = t.deck.card[0] == MB_RED ? MB_BLUE : MB_RED;
    broken(&t, "cards of each type");
    memcpy(&t, &s, sizeof(s));
    t.deck.card[0] = MB_PURPLE;
    broken(&t, "cards of each type");
    memcpy(&t, &s, sizeof(s));
    t.specials.card[0] = MB_GREEN;
    broken(&t, "cards of each type");
    memcpy(&t, &s, sizeof(s));
    t.specials.card[0] = MB_CARDS;
    broken(&t, "cards of each type");
    memcpy(&t, &s, sizeof(s));
    t.discards[MB_BLACK]++;
    broken(&t, "cards of each type");
    memcpy(&t, &s, sizeof(s));
    t.regular[0]++;
    broken(&t, "hand sizes");
    memcpy(&t, &s, sizeof(s));
    t.special[0]--;
    broken(&t, "hand sizes");
}

TEST(check_counts_tokens_and_walls)
{
    struct mb_state s, t;

    position(&s, 0, "");
    zombies(&s, "A1", 5);
    CHECK_SOUND(&s);
    memcpy(&t, &s, sizeof(s));
    zombies(&t, "A1", 6);
    broken(&t, "130 tokens");
    memcpy(&t, &s, sizeof(s));
    humans(&t, "B1", 6);
    broken(&t, "130 tokens");
    memcpy(&t, &s, sizeof(s));
    t.tokens_left--;
    broken(&t, "130 tokens");
    memcpy(&t, &s, sizeof(s));
    t.human_count--;
    t.tokens_left++;
    broken(&t, "130 tokens");
    memcpy(&t, &s, sizeof(s));
    t.zombie_count--;
    t.tokens_left++;
    broken(&t, "130 tokens");
    memcpy(&t, &s, sizeof(s));
    mixed(&t, "A1", 1, 5);
    broken(&t, "share only hide squares");
    hide_token(&t, "A1");
    CHECK_SOUND(&t);
    memcpy(&t, &s, sizeof(s));
    t.walls_left++;
    broken(&t, "70 walls");
    memcpy(&t, &s, sizeof(s));
    t.open[0] ^= 1 << MB_E;
    broken(&t, "70 walls");
}

TEST(check_knows_who_is_to_act)
{
    struct mb_state s, t;

    position(&s, 0, "G");
    memcpy(&t, &s, sizeof(s));
    t.head.to_act = 1;
    broken(&t, "to act");
    memcpy(&t, &s, sizeof(s));
    t.head.to_act = RUM_NOBODY;
    broken(&t, "to act");
    memcpy(&t, &s, sizeof(s));
    t.phase = MB_AT_OVER;
    broken(&t, "to act");
    t.head.to_act = RUM_NOBODY;
    CHECK_SOUND(&t);
    memcpy(&t, &s, sizeof(s));
    t.phase = MB_AT_NOTHING;
    broken(&t, "to act");
    memcpy(&t, &s, sizeof(s));
    t.phase = MB_AT_OVER + 1;
    t.head.to_act = RUM_NOBODY;
    broken(&t, "to act");
    memcpy(&t, &s, sizeof(s));
    t.seat = t.head.to_act = 4;
    broken(&t, "to act");
    t.seat = t.head.to_act = -1;
    broken(&t, "to act");
    memcpy(&t, &s, sizeof(s));
    t.idle = 4;
    broken(&t, "to act");
    t.idle = 5;
    t.phase = MB_AT_OVER;
    t.head.to_act = RUM_NOBODY;
    broken(&t, "to act");
    t.idle = 4;
    CHECK_SOUND(&t);
}

TEST(apply_refuses_what_is_not_open)
{
    struct mb_state s;

    position(&s, 1, "G");
    CHECK_TRAPS(mb_game.apply(&s, 24, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 1, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 3, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 10, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 40, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 50, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 100, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 300, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 600, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 610, NULL));
    play(&s, "G E5");
    CHECK_TRAPS(mb_game.apply(&s, 3, NULL));
    CHECK_TRAPS(mb_game.apply(&s, 0, NULL));
}

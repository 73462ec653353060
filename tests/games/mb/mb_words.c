/*
 * mb_words.c: sentences, the scene and the dump.
 */
#include "mb_position.h"

#include <stdlib.h>

#include <jansson.h>
#include <rumpus/match.h>
#include <rumpus/scene.h>

/* ---- offers ---- */

static struct rum_offer offer; /* the last one described */

static const char *offered_text(const struct mb_state *s, int code)
{
    memset(&offer, 0, sizeof(offer));
    mb_game.describe(s, s->head.to_act, (rum_action)code, &offer);
    return offer.text;
}

static bool is_on(const char *id)
{
    for (int i = 0; i < offer.targets; i++) {
        if (strcmp(offer.on[i], id) == 0)
            return true;
    }
    return false;
}

TEST(plays_say_what_is_paid_and_what_for)
{
    struct mb_state s;

    position(&s, 0, "GBN");
    zombies(&s, "A1", 1);
    CHECK_STR(offered_text(&s, 20), "Play Green: move a stack one square");
    CHECK_STR(offer.brief, "g");
    CHECK_STR(offer.label, "Play Green");
    CHECK(is_on("card0.g"));
    CHECK_INT(offer.clause, MB(11, 1));
    CHECK_STR(offered_text(&s, 23),
              "Play Green + Blue + a Rainbow as Yellow: move a stack two "
              "squares, leaving some behind");
    CHECK_STR(offer.label, "Play Green, Blue and Yellow");
    CHECK_INT(offer.targets, 3);
    CHECK(is_on("card0.b") && is_on("card0.n"));
    hold(&s, 0, "NN");
    CHECK_STR(offered_text(&s, 22),
              "Play a Rainbow as Green + a Rainbow as Yellow: move a stack "
              "two squares");
    CHECK_INT(offer.targets, 1);
    CHECK_STR(offered_text(&s, 0), "Skip and draw another card");
    deck_down_to(&s, 0);
    CHECK_STR(offered_text(&s, 0), "Pass");
    position(&s, 1, "GGN");
    CHECK_STR(offered_text(&s, 10),
              "Trade Green, Green, Rainbow for a special card");
    CHECK_STR(offer.label, "Trade 2 Greens, 1 Rainbow (for a special card)");
    CHECK(is_on("card1.g") && is_on("special"));
    hold(&s, 1, "GGG");
    offered_text(&s, 10);
    CHECK_STR(offer.label, "Trade three Greens (for a special card)");
    hold(&s, 1, "P");
    CHECK_STR(offered_text(&s, 27), "Play Purple: build three walls");
    s.walls_left = 2;
    CHECK_STR(offered_text(&s, 27), "Play Purple: build the last two walls");
    s.walls_left = 1;
    CHECK_STR(offered_text(&s, 27), "Play Purple: build the last wall");
}

TEST(a_card_says_the_best_that_it_can_do)
{
    struct mb_state s;

    position(&s, 0, "GBRPW");
    no_humans(&s);
    zombies(&s, "A1", 1);
    humans(&s, "C1", 3);
    humans(&s, "B2", 2);
    offered_text(&s, 20);
    CHECK_STR(offer.note, "turns 2");
    offered_text(&s, 26);
    CHECK_STR(offer.note, "stops 3");
    offered_text(&s, 27);
    CHECK_STR(offer.note, "turns 2");
    CHECK_STR(offer.sign, "+2");
    offered_text(&s, 28);
    CHECK_STR(offer.note, "+1 zombie");
    position(&s, 1, "GBYRPW");
    no_humans(&s);
    zombies(&s, "A1", 1);
    humans(&s, "C1", 3);
    humans(&s, "B2", 2);
    humans(&s, "L12", 5);
    offered_text(&s, 20);
    CHECK_STR(offer.note, "makes 5");
    offered_text(&s, 24);
    CHECK_STR(offer.note, "+1 wall");
    offered_text(&s, 25);
    CHECK_STR(offer.note, "hides 3");
    offered_text(&s, 27);
    CHECK_STR(offer.note, "+3 walls");
    offered_text(&s, 28);
    CHECK_STR(offer.note, "+5 humans");
}

TEST(a_play_without_a_choice_shows_where_it_leads)
{
    struct mb_state s;

    position(&s, 0, "P");
    zombies(&s, "D1", 3);
    CHECK_HAS(offered_text(&s, 27),
              "Play Purple: turn all humans next to one zombie square, only "
              "at D1");
    CHECK(is_on("card0.p") && is_on("d1"));
    zombies(&s, "F1", 1);
    CHECK_STR(offered_text(&s, 27),
              "Play Purple: turn all humans next to one zombie square");
    CHECK_INT(offer.targets, 1);
}

TEST(steps_show_the_sum_and_who_is_turned)
{
    struct mb_state s;

    position(&s, 0, "GB");
    zombies(&s, "D1", 3);
    play(&s, "G");
    CHECK_STR(offered_text(&s, 602), "Step east to E1, turning 2 humans");
    CHECK_STR(offer.note, "turns 2");
    CHECK_STR(offer.sign, "+2");
    CHECK_STR(offer.label, "Turn 2");
    CHECK(offer.next);
    CHECK_STR(offer.brief, "e");
    CHECK(is_on("e1"));
    CHECK_INT(offer.tone, RUM_GOOD);
    position(&s, 0, "GB");
    zombies(&s, "D1", 3);
    play(&s, "GB e");
    CHECK_STR(offered_text(&s, 612),
              "Leave 2 on D1, 1 goes to E1, turning 2 humans");
    CHECK_STR(offer.note, "turns 2");
    CHECK_STR(offer.label, "1 goes (turns 2, 2 stay)");
    CHECK(!offer.next);
    CHECK_STR(offered_text(&s, 611),
              "Leave 1 on D1, 2 go to E1, turning 2 humans");
    CHECK_STR(offer.label, "2 go (turns 2, 1 stays)");
    CHECK(offer.next);
    CHECK_STR(offered_text(&s, 610),
              "Leave none behind, all 3 go to E1, turning 2 humans");
    CHECK_STR(offer.label, "All 3 go (turns 2)");
    position(&s, 1, "G");
    play(&s, "G E5");
    CHECK_STR(offered_text(&s, 603),
              "Step south-east to F6 (green: one more step)");
    CHECK_STR(offer.note, "go on");
    CHECK_STR(offer.sign, "go");
}

TEST(stacks_say_whom_they_can_turn_or_join)
{
    struct mb_state s;

    position(&s, 0, "GY");
    no_humans(&s);
    zombies(&s, "F8", 2);
    zombies(&s, "A1", 1);
    humans(&s, "F10", 3); /* two steps away */
    play(&s, "G");
    offered_text(&s, 100 + sq("F8"));
    CHECK_STR(offer.note, "");
    CHECK_INT(offer.tone, RUM_PLAIN);
    position(&s, 0, "GY");
    no_humans(&s);
    zombies(&s, "F8", 2);
    zombies(&s, "A1", 1);
    humans(&s, "F10", 3);
    play(&s, "GY");
    offered_text(&s, 100 + sq("F8"));
    CHECK_STR(offer.note, "turns 3");
    CHECK_INT(offer.tone, RUM_WINS);
    position(&s, 1, "G");
    no_humans(&s);
    humans(&s, "F8", 2);
    humans(&s, "F9", 3);
    humans(&s, "G8", 1);
    play(&s, "G");
    offered_text(&s, 100 + sq("F8"));
    CHECK_STR(offer.note, "safe at 5");
    CHECK_INT(offer.tone, RUM_GOOD);
    offered_text(&s, 100 + sq("G8"));
    CHECK_STR(offer.note, "makes 4");
}

TEST(with_blue_a_step_says_whom_it_joins)
{
    struct mb_state s;

    position(&s, 0, "GB");
    no_humans(&s);
    zombies(&s, "F8", 3);
    zombies(&s, "F9", 1);
    play(&s, "GB F8");
    offered_text(&s, 604);
    CHECK_STR(offer.note, "joins 1");
}

TEST(squares_say_what_a_card_does_there)
{
    struct mb_state s;

    position(&s, 0, "WW");
    no_humans(&s);
    humans(&s, "B1", 2);
    humans(&s, "B2", 1);
    play(&s, "W");
    offered_text(&s, 100 + sq("A1"));
    CHECK_STR(offer.note, "3 near");
    offered_text(&s, 100 + sq("L12"));
    CHECK_STR(offer.note, "");
    position(&s, 1, "Y");
    no_humans(&s);
    humans(&s, "D5", 2);
    play(&s, "Y @3");
    offered_text(&s, 100 + sq("D5"));
    CHECK_STR(offer.note, "hides 2");
}

RULE("MB-6.2 MB-6.3", a_coloured_square_promises_only_what_it_gives)
{
    struct mb_state s;

    position(&s, 0, "GY");
    zombies(&s, "E5", 1);
    play(&s, "GY se w"); /* F6 has given its step */
    CHECK_STR(offered_text(&s, 602), "Step east to F6");
    CHECK_STR(offer.note, "");
    CHECK_INT(offer.clause, MB(5, 1));

    position(&s, 0, "GY");
    zombies(&s, "F8", 1);
    CHECK_INT(s.ground[sq("G7")], MB_GROUND_YELLOW);
    play(&s, "GY");
    CHECK_STR(offered_text(&s, 600), "Step north to F7");
    play(&s, "n");
    CHECK_STR(offered_text(&s, 602), "Step east to G7 (yellow: draws a card)");
    CHECK_STR(offer.note, "+1 card");
    CHECK_INT(offer.clause, MB(6, 3));
}

RULE("MB-6.5", a_yellow_square_promises_nothing_in_the_endphase)
{
    struct mb_state s;

    position(&s, 1, "G");
    deck_down_to(&s, 0);
    play(&s, "G H8");
    CHECK_STR(offered_text(&s, 607), "Step north-west to G7");
    CHECK_STR(offer.note, "");
    CHECK_INT(offer.clause, MB(4, 5));
}

RULE("MB-9.2", a_step_onto_a_stop_square_is_said_to_be_the_last)
{
    struct mb_state s;

    position(&s, 1, "G");
    stop_token(&s, "F6"); /* a green square: its step would be lost */
    play(&s, "G E5");
    CHECK_STR(offered_text(&s, 603),
              "Step south-east to F6 (stop token: the last step)");
    CHECK_INT(offer.clause, MB(9, 2));
    stop_token(&s, "F4");
    CHECK_STR(offered_text(&s, 601),
              "Step north-east to F4 (stop token: the last step)");
}

TEST(the_last_capture_is_said_to_win)
{
    struct mb_state s;

    position(&s, 0, "GP");
    no_humans(&s);
    humans(&s, "B1", 1);
    zombies(&s, "A1", 1);
    play(&s, "G");
    offered_text(&s, 602);
    CHECK_INT(offer.tone, RUM_WINS);
}

/* One click on a square answers AREA and the square. */
TEST(an_area_is_about_all_its_open_places)
{
    struct mb_state s;

    position(&s, 1, "BY");
    hide_token(&s, "A1");
    play(&s, "Y");
    CHECK_STR(offered_text(&s, 50), "In the Main Airlock (north-west)");
    CHECK(offer.any);
    CHECK_INT(offer.targets, 15);
    CHECK(is_on("d4"));
    CHECK(!is_on("a1"));
    CHECK(!is_on("e1"));
    position(&s, 1, "B");
    play(&s, "B");
    offered_text(&s, 50);
    CHECK_INT(offer.targets, 28);
    CHECK(is_on("d1|e1") && is_on("a4/a5"));
    CHECK(!is_on("a2|b2"));
    play(&s, "@0");
    CHECK_STR(offered_text(&s, 300 + edge("D1|E1")), "Build a wall D1|E1");
    CHECK_STR(offer.brief, "d1|e1");
    CHECK(!offer.any);
}

/* ---- the log ---- */

static const char *said(const struct mb_state *s, rum_seat viewer, bool plain,
                        const struct rum_event *e)
{
    static struct rum_line line;

    memset(&line, 0, sizeof(line));
    line.plain = plain;
    CHECK(e != NULL);
    mb_game.tell(s, viewer, e, &line);
    CHECK_INT(line.clause, e->clause);
    return line.text;
}

TEST(a_line_says_how_many_turned)
{
    struct mb_state s;
    struct rum_trace trace = {0};
    struct rum_line line = {0};

    position(&s, 0, "GBN");
    zombies(&s, "E1", 5);
    zombies(&s, "D1", 0);
    play_traced(&s, "GBY se -3", &trace);
    mb_game.tell(&s, 0, kit_event(&trace, MB_EV_STEP, 0), &line);
    CHECK_STR(line.gain, "+3 zombies");
    memset(&line, 0, sizeof(line));
    mb_game.tell(&s, 0, kit_event(&trace, MB_EV_PLAY, 0), &line);
    CHECK_STR(line.gain, "");
}

static const char *told(const struct mb_state *s, rum_seat viewer,
                        const struct rum_event *e)
{
    return said(s, viewer, false, e);
}

TEST(who_sees_the_base_reads_of_rooms)
{
    struct mb_state s;
    struct rum_trace trace = {0};
    char words[200];
    const char *room;

    position(&s, 0, "GBN");
    zombies(&s, "E1", 5);
    zombies(&s, "D1", 0);
    play_traced(&s, "GBY se -3", &trace);
    room = mb_tiles[s.tile[1]].name; /* of F2 */
    snprintf(words, sizeof(words), "{0:turns:turn} three humans in the %s",
             room);
    CHECK_STR(said(&s, 0, true, kit_event(&trace, MB_EV_STEP, 0)), words);

    memset(&trace, 0, sizeof(trace));
    position(&s, 1, "YRBWG");
    play_traced(&s, "B @0 A1|B1", &trace);
    room = mb_tiles[s.tile[0]].name;
    snprintf(words, sizeof(words), "{1:builds:build} a wall in the %s", room);
    CHECK_STR(said(&s, 0, true, kit_event(&trace, MB_EV_WALL, 0)), words);
}

TEST(events_in_words)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 0, "GBN");
    zombies(&s, "E1", 5);
    zombies(&s, "D1", 0);
    play_traced(&s, "GBY se -3", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_PLAY, 0)),
              "{0:plays:play} Green + Blue + Rainbow as Yellow");
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_STEP, 0)),
              "{0:moves:move} 2 of 5 zombies E1 to F2, turning 3 humans "
              "(65 : 8)");

    memset(&trace, 0, sizeof(trace));
    position(&s, 1, "YRBWG");
    play_traced(&s, "G E5 se se", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_STEP, 0)),
              "{1:moves:move} 2 humans E5 to F6 (green square)");
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_STEP, 1)),
              "{1:moves:move} 2 humans F6 to G7 (yellow square)");
    turn_to(&s, 1);
    play_traced(&s, "B @0 A1|B1", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_WALL, 0)),
              "{1:builds:build} A1|B1");
    turn_to(&s, 1);
    play_traced(&s, "Y @3 D5", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_HIDE, 0)),
              "{1:hides:hide} D5");
    turn_to(&s, 1);
    play_traced(&s, "R @2 I2", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_STOP, 0)),
              "{1:places:place} a stop token on I2 until the end of the next "
              "turn");
    CHECK_STR(said(&s, 0, true, kit_event(&trace, MB_EV_STOP, 0)),
              "{1:stops:stop} four humans in the Mess Hall for a turn");
    turn_to(&s, 1);
    play_traced(&s, "W @0 A1", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_WHITE, 0)),
              "{1:places:place} 5 new humans on A1");
    CHECK_STR(said(&s, 0, true, kit_event(&trace, MB_EV_WHITE, 0)),
              "{1:brings:bring} five new humans into the Main Airlock");
}

TEST(turning_humans_is_good_for_zombies_only)
{
    struct mb_state s;
    struct rum_trace trace = {0};
    static const enum rum_tone tones[4] = {RUM_GOOD, RUM_DANGER, RUM_GOOD,
                                           RUM_DANGER};

    position(&s, 0, "G");
    zombies(&s, "D1", 3);
    play_traced(&s, "G e", &trace);
    for (rum_seat viewer = RUM_NOBODY; viewer < 4; viewer++) {
        struct rum_line line = {0};
        mb_game.tell(&s, viewer, kit_event(&trace, MB_EV_STEP, 0), &line);
        CHECK_INT(line.tone, viewer < 0 ? RUM_PLAIN : tones[viewer]);
    }
}

TEST(cards_in_words_as_each_viewer_may_know_them)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 3, "BBNK");
    next_cards(&s, "RW");
    play_traced(&s, "tB skip black", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_TRADE, 0)),
              "{3:trades:trade} Blue, Blue, Rainbow for a special card");
    struct rum_event draw = *kit_event(&trace, MB_EV_DRAW, 0);
    CHECK_STR(told(&s, 1, &draw), "{3:draws:draw} a special card: White");
    draw.subject = RUM_UNKNOWN; /* as the core gives it to the others */
    CHECK_STR(told(&s, 0, &draw), "{3:draws:draw} a special card");
    draw = *kit_event(&trace, MB_EV_DRAW, 1);
    CHECK_STR(told(&s, 1, &draw),
              "{3:skips and draws:skip and draw} a card: Red");
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_BLACK, 0)),
              "{3:plays:play} Black: another turn");
}

TEST(purple_and_the_end_in_words)
{
    struct mb_state s;
    struct rum_trace trace = {0};
    struct rum_line line;

    position(&s, 0, "P");
    zombies(&s, "C1", 1);
    play_traced(&s, "P", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_BLAST, 0)),
              "From C1 2 humans turn (70 : 3)");
    CHECK_STR(said(&s, 0, true, kit_event(&trace, MB_EV_BLAST, 0)),
              "{0:turns:turn} two humans with a blast in the Main Airlock");

    position(&s, 0, "G");
    no_humans(&s);
    humans(&s, "B1", 1);
    zombies(&s, "A1", 1);
    play(&s, "G e");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 1, &line);
    CHECK_STR(line.text, "No human is left: the zombies win");
    CHECK_INT(line.clause, MB(20, 4));
}

static const struct rum_line *result(struct mb_state *s, int humans_left)
{
    static struct rum_line line;

    no_humans(s);
    humans(s, "A1", humans_left);
    s->phase = MB_AT_OVER;
    s->head.to_act = RUM_NOBODY;
    memset(&line, 0, sizeof(line));
    mb_game.prompt(s, RUM_NOBODY, &line);
    return &line;
}

RULE("MB-20.1 MB-20.3", results_count_and_cite_the_clause_that_decided)
{
    struct mb_state s;

    position(&s, 0, "");
    zombies(&s, "L12", 2);
    CHECK_STR(result(&s, 1)->text,
              "The zombies win: zombies take the base, 2 to 1");
    CHECK_INT(result(&s, 1)->clause, MB(20, 1));
    CHECK_STR(result(&s, 2)->text, "A draw: 2 humans and 2 zombies");
    CHECK_INT(result(&s, 2)->clause, MB(20, 3));
    CHECK_STR(result(&s, 4)->text,
              "The humans win: humans hold the base, 4 to 2");
    position_with(&s, "tie=humans", 0, "");
    zombies(&s, "L12", 1);
    CHECK_STR(result(&s, 1)->text,
              "1 human holds out against 1 zombie: the base is stabilised, the "
              "humans win");
    CHECK_INT(result(&s, 1)->clause, MB(20, 3));
}

RULE("MB-17.1 MB-17.2 MB-17.3", prompts_of_white_know_side_and_supply)
{
    struct mb_state s;
    struct rum_line line;

    position(&s, 0, "W");
    play(&s, "W");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "Place the new zombie on which border square?");
    CHECK_INT(line.clause, MB(17, 3));
    position(&s, 1, "W");
    CHECK_STR(offered_text(&s, 28), "Play White: place five new humans");
    s.tokens_left = 3;
    CHECK_STR(offered_text(&s, 28), "Play White: place new humans");
    KIT_PLAY(&mb_game, &s, NULL, 28);
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 1, &line);
    CHECK_STR(line.text, "Place the new humans where?");
    KIT_PLAY(&mb_game, &s, NULL, 50);
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 1, &line);
    CHECK_STR(line.text, "Place the new humans on which square?");
    CHECK_INT(line.clause, MB(17, 1));
}

TEST(the_end_of_a_turn_asks_only_for_what_the_hand_can_do)
{
    struct mb_state s;
    struct rum_line line = {0};

    position(&s, 0, "");
    s.phase = MB_AT_END;
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "End the turn?");
    hold(&s, 0, "GGG");
    line.text[0] = '\0';
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "End the turn, or trade first?");
    hold(&s, 0, "GGGK");
    line.text[0] = '\0';
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "End the turn, or trade or play Black first?");
}

TEST(prompts_ask_the_actor_and_tell_the_others)
{
    struct mb_state s;
    struct rum_line line;

    position(&s, 1, "B");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 1, &line);
    CHECK_STR(line.text, "Play a card, or skip and draw?");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "{1:decides:decide} what to play");
    play(&s, "B");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 1, &line);
    CHECK_STR(line.text, "Build a wall where?");
    CHECK_INT(line.clause, MB(22, 1));
    position(&s, 0, "GY");
    zombies(&s, "C1", 1);
    play(&s, "GY");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "Where does your zombie go? 2 steps are left");
}

static const char *asked(const struct mb_state *s)
{
    static struct rum_line line;

    memset(&line, 0, sizeof(line));
    mb_game.prompt(s, s->head.to_act, &line);
    return line.text;
}

RULE("MB-18.1", a_purple_says_how_many_walls_are_to_come)
{
    struct mb_state s;
    struct rum_trace trace = {0};

    position(&s, 1, "P");
    play_traced(&s, "P", &trace);
    CHECK_STR(asked(&s), "Build a wall where? (2 more to come)");
    play_traced(&s, "@0", &trace);
    CHECK_STR(asked(&s), "Build a wall on which line? (2 more to come)");
    play_traced(&s, "A1|B1", &trace);
    CHECK_STR(asked(&s), "Build a wall where? (1 more to come)");
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_WALL, 0)),
              "{1:builds:build} A1|B1 (2 more walls to build)");
    play_traced(&s, "@0 A1/A2", &trace);
    CHECK_STR(asked(&s), "Build a wall where?");
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_WALL, 1)),
              "{1:builds:build} A1/A2 (1 more wall to build)");
    play_traced(&s, "@8 L11/L12", &trace);
    CHECK_STR(told(&s, 0, kit_event(&trace, MB_EV_WALL, 2)),
              "{1:builds:build} L11/L12");
    char words[80];
    snprintf(words, sizeof(words), "{1:builds:build} three walls by the %s",
             mb_tiles[s.tile[8]].name);
    CHECK_STR(said(&s, 0, true, kit_event(&trace, MB_EV_WALL, 2)), words);
}

RULE("MB-2.7", the_hand_limit_is_told_as_a_house_rule)
{
    struct mb_state s;
    struct rum_line line;

    position_with(&s, "hand_limit=7", 1, "GGGGGGG");
    play(&s, "skip end");
    CHECK_STR(asked(&s), "House rule: at most 7 cards. Discard which?");
    memset(&line, 0, sizeof(line));
    mb_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, "{1:discards:discard} (house rule: at most 7 cards)");
    position_with(&s, "hand_limit=1", 1, "GG");
    play(&s, "skip");
    KIT_PLAY(&mb_game, &s, NULL, MB_END);
    CHECK_STR(asked(&s), "House rule: at most 1 card. Discard which?");
}

/* ---- the scene ---- */

static const struct rum_item *item_of(const struct rum_scene *scene,
                                      const char *id)
{
    for (size_t i = 0; i < scene->items.n; i++) {
        const struct rum_item *item = &scene->items.v[i];
        if (item->id && strcmp(item->id, id) == 0)
            return item;
    }
    return NULL;
}

static struct rum_scene *scene_of(const struct mb_state *s, rum_seat viewer)
{
    struct rum_scene *scene = rum_scene_create();
    struct mb_state seen;

    rum_game_hide(&mb_game, s, viewer, &seen);
    mb_game.view(&seen, viewer, scene);
    return scene;
}

TEST(the_layout_has_all_squares_lines_and_rooms)
{
    struct mb_state s;
    struct rum_scene *scene = rum_scene_create();

    position(&s, 0, "");
    mb_game.layout(&s, scene);
    CHECK_INT(scene->cells.n, 144);
    CHECK_INT(scene->edges.n, 264);
    CHECK_INT(scene->regions.n, 9);
    CHECK_STR(scene->regions.v[1].title, "Cryo Lab");
    CHECK_STR(scene->cells.v[13].kind, "green");
    CHECK_STR(scene->cells.v[13].text, "g");
    CHECK_STR(scene->cells.v[13].region, "room0");
    for (size_t i = 0; i < scene->edges.n; i++)
        CHECK(!scene->edges.v[i].kind);
    rum_scene_destroy(scene);
}

TEST(squares_show_stacks_and_tokens)
{
    struct mb_state s;
    int walls = 0;

    position(&s, 0, "");
    zombies(&s, "C1", 2);
    hide_token(&s, "D1");
    hide_token(&s, "E5");
    mixed(&s, "E5", 3, 5);
    stop_token(&s, "E5");
    humans(&s, "L12", 5);
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK_STR(item_of(scene, "z.c1")->text, "Z2");
    CHECK_STR(item_of(scene, "h.d1")->text, "2");
    CHECK_STR(item_of(scene, "hide.d1")->text, "*");
    CHECK_STR(item_of(scene, "h.e5")->text, "3");
    CHECK_STR(item_of(scene, "z.e5")->text, "Z5");
    CHECK_STR(item_of(scene, "hide.e5")->text, ""); /* 3Z5! fills the cell */
    CHECK_STR(item_of(scene, "stop.e5")->text, "!");
    CHECK_STR(item_of(scene, "h.l12")->badge[0].title,
              "full: cannot be stormed");
    for (size_t i = 0; i < scene->edges.n; i++)
        walls += scene->edges.v[i].kind != NULL;
    CHECK_INT(walls, 36);
    rum_scene_destroy(scene);
}

TEST(pointing_at_zombies_shows_whom_a_green_could_take)
{
    struct mb_state s;

    position(&s, 0, "");
    no_humans(&s);
    zombies(&s, "F8", 2);
    humans(&s, "F9", 3);  /* 2 + 3 */
    humans(&s, "G8", 4);  /* too many */
    humans(&s, "E8", 1);  /* hidden */
    humans(&s, "F10", 1); /* two steps away */
    hide_token(&s, "E8");
    struct rum_scene *scene = scene_of(&s, 1);
    CHECK_INT(scene->marks.n, 2);
    CHECK_STR(scene->marks.v[0].on, "e8");
    CHECK_INT(scene->marks.v[0].kind, RUM_COVER);
    CHECK_STR(scene->marks.v[1].on, "f9");
    CHECK_STR(scene->marks.v[1].item, "z.f8");
    CHECK_STR(scene->marks.v[1].note, "5");
    CHECK_INT(scene->marks.v[1].kind, RUM_THREAT);
    rum_scene_destroy(scene);
    stop_token(&s, "F8");
    scene = scene_of(&s, 1);
    CHECK_INT(scene->marks.n, 1);
    rum_scene_destroy(scene);
}

TEST(the_card_being_played_lies_in_sight)
{
    struct mb_state s;

    position(&s, 0, "GBYB");
    zombies(&s, "F8", 2);
    zombies(&s, "A1", 1);
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK(!item_of(scene, "play0.g"));
    rum_scene_destroy(scene);
    play(&s, "GBY F8");
    scene = scene_of(&s, 0);
    const struct rum_item *card = item_of(scene, "play0.g");
    CHECK(card && card->raised);
    CHECK_STR(card->face.line[0], "Some go: two squares");
    CHECK(item_of(scene, "z.f8")->raised);
    CHECK(!item_of(scene, "z.a1")->raised);
    rum_scene_destroy(scene);
    play(&s, "s"); /* how many go is a part of it */
    CHECK_INT(s.phase, MB_AT_LEAVE);
    scene = scene_of(&s, 0);
    CHECK(item_of(scene, "play0.g"));
    rum_scene_destroy(scene);
    scene = scene_of(&s, 1); /* who cannot see the hand */
    CHECK(!item_of(scene, "play0.g"));
    rum_scene_destroy(scene);
}

TEST(who_is_left_behind_is_asked_beside_where_the_others_go)
{
    struct mb_state s;

    position(&s, 0, "GB");
    no_humans(&s);
    humans(&s, "L1", 1);
    zombies(&s, "F8", 2);
    play(&s, "GB s");
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK_INT(scene->marks.n, 1);
    CHECK_STR(scene->marks.v[0].on, "f9");
    CHECK_STR(scene->marks.v[0].from, "f8");
    CHECK_INT(scene->marks.v[0].kind, RUM_REACH);
    for (size_t i = 0; i < scene->areas.n; i++) {
        if (strcmp(scene->areas.v[i].id, "score") == 0)
            CHECK_STR(scene->areas.v[i].note,
                      rum_scene_str(scene,
                                    "%d cards left, then the larger side wins",
                                    s.deck.left));
    }
    rum_scene_destroy(scene);
}

TEST(the_score_says_what_the_best_step_makes_of_it)
{
    struct mb_state s;

    position(&s, 0, "G");
    no_humans(&s);
    humans(&s, "E1", 2);
    humans(&s, "L12", 3);
    zombies(&s, "D1", 1);
    play(&s, "G");
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK_STR(scene->sides.v[0].sum, "5");
    CHECK_STR(scene->sides.v[0].aim, "3");
    rum_scene_destroy(scene);
}

TEST(the_score_says_what_the_best_card_makes_of_it_to_whoever_holds_it)
{
    struct mb_state s;

    position(&s, 0, "G");
    no_humans(&s);
    humans(&s, "E1", 2);
    humans(&s, "L12", 3);
    zombies(&s, "D1", 1);
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK_STR(scene->sides.v[1].aim, "3");
    rum_scene_destroy(scene);
    scene = scene_of(&s, 1);
    CHECK(!scene->sides.v[1].aim);
    rum_scene_destroy(scene);
}

TEST(hidden_cards_have_no_identity_in_the_scene)
{
    struct mb_state s;
    int backs = 0;

    position(&s, 0, "GGB");
    hold(&s, 1, "YYRP");
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK_STR(item_of(scene, "card0.g")->text, "G2");
    CHECK(!item_of(scene, "card1.y"));
    for (size_t i = 0; i < scene->items.n; i++)
        backs += scene->items.v[i].owner == 1 && !scene->items.v[i].id &&
                 !scene->items.v[i].kind;
    CHECK_INT(backs, 4);
    CHECK_STR(scene->seat[1].counter[0].value, "3+1"); /* by their backs */
    CHECK_STR(scene->seat[1].team, "Humans");
    rum_scene_destroy(scene);
}

TEST(idle_turns_are_lamps_in_the_endphase)
{
    struct mb_state s;
    int lit = 0;

    position(&s, 0, "G");
    struct rum_scene *scene = scene_of(&s, 0);
    CHECK_INT(scene->cells.n, 0);
    rum_scene_destroy(scene);
    deck_down_to(&s, 0);
    s.idle = 2;
    scene = scene_of(&s, 0);
    CHECK_INT(scene->cells.n, 4);
    for (int i = 0; i < 4; i++)
        lit += scene->cells.v[i].lit;
    CHECK_INT(lit, 2);
    rum_scene_destroy(scene);
}

TEST(previews_show_steps_and_blasts)
{
    struct mb_state s;
    struct rum_scene *scene = rum_scene_create();

    position(&s, 0, "GP");
    zombies(&s, "C1", 1);
    zombies(&s, "L10", 1);
    play(&s, "G");
    mb_game.preview(&s, 0, (rum_action)(100 + sq("C1")), scene);
    CHECK_INT(scene->marks.n, 5);
    CHECK_INT(scene->marks.v[0].kind, RUM_REACH);
    rum_scene_clear(scene);
    position(&s, 0, "P");
    zombies(&s, "C1", 1);
    zombies(&s, "C8", 1);
    play(&s, "P");
    mb_game.preview(&s, 0, (rum_action)(100 + sq("C8")), scene);
    CHECK_INT(scene->marks.n, 1);
    CHECK_STR(scene->marks.v[0].on, "d9");
    CHECK_INT(scene->marks.v[0].kind, RUM_THREAT);
    rum_scene_destroy(scene);
}

/* ---- the dump ---- */

static int at(const json_t *dump, const char *list, int i)
{
    return (int)json_integer_value(
        json_array_get(json_object_get(dump, list), (size_t)i));
}

static int value(const json_t *dump, const char *name)
{
    return (int)json_integer_value(json_object_get(dump, name));
}

TEST(the_dump_has_the_names_of_the_specification)
{
    static const char *const names[] = {
        "tiles",   "rotations", "humans", "zombies",     "colour",
        "hide",    "stop",      "walls",  "tokens_left", "walls_left",
        "hands",   "discards",  "deck",   "special",     "phase",
        "seat",    "turn",      "idle",   "acted",       "again",
        "pending", "area",      "blue",   "steps",       "moved",
        "current", "direction", "used",   "to_build",    "built",
    };
    struct mb_state s;

    position(&s, 0, "GBY");
    zombies(&s, "E5", 2);
    hide_token(&s, "A1");
    stop_token(&s, "L12");
    s.stop[1] = (uint8_t)sq("K12");
    next_cards(&s, "NRP");
    play(&s, "GBY se -0 w"); /* F6 is green; now LEAVE towards E6 */
    char *text = kit_dump(&mb_game, &s);
    json_t *dump = json_loads(text, 0, NULL);
    CHECK(dump != NULL);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
        if (!json_object_get(dump, names[i]))
            kit_fail(__FILE__, __LINE__, "there is no %s", names[i]);
    }
    CHECK_STR(json_string_value(json_object_get(dump, "phase")), "LEAVE");
    CHECK_STR(json_string_value(json_object_get(dump, "pending")), "");
    CHECK_INT(at(dump, "zombies", sq("F6")), 2);
    CHECK_INT(at(dump, "humans", sq("D1")), 2);
    CHECK_INT(at(dump, "colour", sq("F6")), 1);
    CHECK_INT(at(dump, "colour", sq("G7")), 2);
    CHECK_INT(at(dump, "hide", sq("A1")), 1);
    CHECK_INT(at(dump, "colour", sq("A1")), 0);
    CHECK_INT(at(dump, "stop", sq("L12")), s.head.turn - 1);
    CHECK_INT(at(dump, "stop", sq("K12")), s.head.turn);
    CHECK_INT(at(dump, "walls", edge("A2|B2")), 1);
    CHECK_INT(at(dump, "deck", 0), MB_RAINBOW);
    CHECK_INT(at(dump, "deck", 1), MB_RED);
    CHECK_INT(at(dump, "special", 0), MB_PURPLE);
    CHECK_INT(json_array_size(json_object_get(dump, "walls")), 264);
    CHECK_INT(json_array_size(json_object_get(dump, "hands")), 4);
    CHECK_INT(value(dump, "steps"), 2);
    CHECK_INT(value(dump, "moved"), 1);
    CHECK_INT(value(dump, "current"), sq("F6"));
    CHECK_INT(value(dump, "direction"), 6);
    CHECK_INT(at(dump, "used", 0), sq("F6"));
    CHECK_INT(value(dump, "area"), -1);
    CHECK_INT(value(dump, "turn"), 4);
    json_decref(dump);
    free(text);
}

TEST(no_card_is_being_carried_out_at_the_start)
{
    struct mb_state s;

    kit_deal(&mb_game, &s, 1, "");
    char *text = kit_dump(&mb_game, &s);
    json_t *dump = json_loads(text, 0, NULL);
    CHECK_STR(json_string_value(json_object_get(dump, "phase")), "PLACE");
    CHECK_INT(value(dump, "area"), -1);
    CHECK_INT(value(dump, "current"), -1);
    CHECK_INT(value(dump, "direction"), -1);
    for (int i = 0; i < MB_SQUARES; i++)
        CHECK_INT(at(dump, "stop", i), 0);
    json_decref(dump);
    free(text);
}

TEST(nothing_of_a_card_is_left_when_it_is_carried_out)
{
    struct mb_state s;

    position(&s, 0, "GBY");
    zombies(&s, "F5", 2);
    play(&s, "GBY sw -0 e -0 stop"); /* by the green square F6 */
    CHECK_INT(s.head.to_act, 1);
    CHECK(!s.blue);
    CHECK_INT(s.steps, 0);
    CHECK_INT(s.moved, 0);
    CHECK_INT(s.current, MB_NONE);
    for (size_t i = 0; i < sizeof(s.used); i++)
        CHECK_INT(s.used[i], 0);

    position(&s, 1, "PGGG");
    play(&s, "P @0 A1|B1 @0 A1/A2 @8 L11/L12");
    char *text = kit_dump(&mb_game, &s);
    json_t *dump = json_loads(text, 0, NULL);
    CHECK_STR(json_string_value(json_object_get(dump, "pending")), "");
    CHECK_INT(value(dump, "area"), -1);
    CHECK_INT(value(dump, "current"), -1);
    CHECK_INT(value(dump, "direction"), -1);
    CHECK_INT(value(dump, "to_build"), 0);
    CHECK_INT(value(dump, "built"), 0);
    CHECK_INT(json_array_size(json_object_get(dump, "used")), 0);
    json_decref(dump);
    free(text);
}

/*
 * ze_words.c: sentences, the scene and the dump.
 */
#include "ze_test.h"

#include <stdlib.h>

#include <rumpus/match.h>
#include <rumpus/scene.h>

static struct rum_offer offer;

static const struct rum_offer *describe(const struct ze_state *s, int act)
{
    memset(&offer, 0, sizeof(offer));
    ze_game.describe(s, s->head.to_act, (rum_action)act, &offer);
    return &offer;
}

static void check_prompt(const struct ze_state *s, rum_seat viewer,
                         const char *should)
{
    struct rum_line line;

    memset(&line, 0, sizeof(line));
    ze_game.prompt(s, viewer, &line);
    CHECK_STR(line.text, should);
    CHECK(line.clause != 0);
}

/* The sentence of the nth event of a kind, as all who know it read it. */
static void check_told(const struct ze_state *s, const struct rum_trace *trace,
                       int kind, int nth, const char *should)
{
    const struct rum_event *e = kit_event(trace, kind, nth);
    struct rum_line line;

    CHECK(e != NULL);
    memset(&line, 0, sizeof(line));
    ze_game.tell(s, 0, e, &line);
    CHECK_STR(line.text, should);
}

static bool aims_at(const struct rum_offer *o, const char *id)
{
    for (int i = 0; i < o->targets; i++) {
        if (strcmp(o->on[i], id) == 0)
            return true;
    }
    return false;
}

TEST(characters_are_offered_with_their_skill)
{
    struct ze_state s;
    kit_deal(&ze_game, &s, 1, "players=3 villain_seat=0");
    CHECK_HAS(describe(&s, ZE_MEDIC)->text,
              "Be the Medic: may carry two Defence Items and no");
    CHECK_STR(offer.brief, "medic");
    CHECK_STR(offer.on[0], "role2");
    check_prompt(&s, 1, "Which astronaut do you want to be?");
    check_prompt(&s, 2, "{1:chooses:choose} a character");
}

TEST(placing_says_what_can_be_done_there)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 1, "B2 E4 F5");
    at(&s, 0, D4);
    begin_moves(&s);
    CHECK_STR(describe(&s, E4)->text,
              "Re-appear at E4 (dark, can zap {0}, the EMP Blaster of E4)");
    CHECK_STR(offer.note, "Zap");
    CHECK(!offer.symbol);
    CHECK_INT(offer.tone, RUM_GOOD);
    CHECK(offer.any);
    CHECK(aims_at(&offer, "z.e4") && aims_at(&offer, "e4"));
    CHECK_STR(describe(&s, F5)->text, "Re-appear at F5 (dark)");
    CHECK_STR(offer.note, "empty");
    /* The Heart of B3 is the villain's. */
    CHECK_STR(describe(&s, B2)->text, "Re-appear at B2 (lit)");
    CHECK_STR(offer.note, "taken");
    s.zone[0] = ZE_NONE;
    CHECK_STR(describe(&s, E4)->note, "Take"); /* it lies there */
    CHECK(!offer.symbol);
    check_prompt(&s, 1,
                 "Round 1: where do you re-appear? Play a Zone card; you act "
                 "from there once all have moved");

    position(&s, "players=4");
    hand(&s, 0, "D4 A9");
    at(&s, 1, D3);
    at(&s, 2, D5);
    at(&s, 3, C4);
    begin_hunt(&s);
    CHECK_STR(describe(&s, D4)->text, "Re-appear at D4 (lit, can zap {1}, {2} "
                                      "and {3}, the EMP Blaster of E4)");
}

TEST(actions_say_whom_they_hit)
{
    struct ze_state s;
    position(&s, "players=4 characters=CGR");
    items(&s, 0, "D1");
    items(&s, 3, "A2");
    at(&s, 0, D5);
    at(&s, 2, D6);
    at(&s, 3, D4);
    s.health[3] = 2;
    begin_act(&s, 3);
    CHECK_STR(describe(&s, ZE_PASS)->text, "Do nothing");
    CHECK_STR(describe(&s, ZAP(S))->text,
              "Zap D5: hits {0} (who has a Shield)");
    CHECK_STR(offer.on[0], "pawn0");
    CHECK_STR(offer.label, "Zap (your blaster stays)");
    CHECK_STR(
        describe(&s, SHOOT(S))->text,
        "Fire the Power Blaster (towards D5): hits {0} (who has a Shield) "
        "and your friend the Gunner");
    CHECK_INT(offer.tone, RUM_DANGER);
    CHECK_STR(offer.brief, "pow s");
    CHECK_STR(offer.label, "Shoot (uses up the blaster)");
    CHECK(aims_at(&offer, "i2") && aims_at(&offer, "pawn0"));
    CHECK(offer.sure); /* not by a slip */
    CHECK_STR(describe(&s, PICK(ZE_USE_EMP))->text,
              "Take the EMP Blaster of E4 and fire it at once: hits {0} (who "
              "has a Shield)");
    CHECK_INT(offer.clause, ZE(6, 6));
    check_prompt(&s, 3, "You are at D4. What do you do?");
    check_prompt(&s, 0, "{3:acts:act} from D4");
}

TEST(what_is_aimed_at_a_player_names_them_and_asks_for_them)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    items(&s, 0, "D3");
    at(&s, 0, D5);
    begin_act(&s, 0);
    CHECK_STR(describe(&s, NIGHT(2))->label, "{2'} cards");
    CHECK_STR(offer.ask, "Whose cards do you look at?");
    CHECK(aims_at(&offer, "seat2"));
    position(&s, "players=2 characters=C");
    items(&s, 1, "D3");
    at(&s, 1, D5);
    begin_act(&s, 1);
    CHECK_STR(describe(&s, NIGHT(0))->label, "Look at {0'} cards");
}

TEST(a_shot_at_nobody_says_so)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4 mode=royale");
    items(&s, 0, "A2");
    at(&s, 0, D5);
    begin_act(&s, 0);
    CHECK_STR(describe(&s, SHOOT(N))->text,
              "Fire the Power Blaster (towards D4): hits nobody, the card is "
              "spent");
    CHECK_STR(offer.note, "");
    CHECK_STR(offer.label, "Shoot towards D4 at nobody");
    CHECK(offer.sure);
    CHECK_INT(offer.tone, RUM_PLAIN);
    KIT_PLAY(&ze_game, &s, &trace, SHOOT(N));
    check_told(&s, &trace, ZE_EV_USE, 0,
               "{0:fires:fire} the Power Blaster towards D4: nobody is hit");
    position(&s, "players=4 mode=royale");
    items(&s, 0, "E4");
    at(&s, 0, D4);
    begin_act(&s, 0);
    CHECK_STR(describe(&s, ZE_USE_EMP)->text,
              "Fire the EMP Blaster: hits nobody, the card is spent");
    CHECK(offer.sure);
    at(&s, 1, D3);
    at(&s, 2, D5);
    at(&s, 3, C4);
    CHECK_STR(describe(&s, ZE_USE_EMP)->text,
              "Fire the EMP Blaster: hits {1}, {2} and {3}");
    CHECK_INT(offer.targets, 1);
    CHECK(!offer.sure);
}

TEST(taking_wants_one_click_and_pick_and_play_a_second)
{
    struct ze_state s;
    position(&s, "players=3 characters=GR");
    at(&s, 0, D5);
    at(&s, 2, D4);
    begin_act(&s, 2);
    CHECK_STR(describe(&s, ZE_TAKE)->text, "Take the EMP Blaster of E4");
    CHECK(aims_at(&offer, "i6"));
    CHECK_INT(offer.targets, 1);
    describe(&s, PICK(ZE_USE_EMP));
    CHECK(aims_at(&offer, "i6") && aims_at(&offer, "pawn2"));
    position(&s, "players=3");
    at(&s, 1, D4);
    begin_act(&s, 1);
    CHECK_INT(describe(&s, ZE_TAKE)->targets, 1);
}

TEST(gifts_hearts_and_orders_in_words)
{
    struct ze_state s;
    position(&s, "players=4 characters=CMR");
    items(&s, 0, "");
    items(&s, 2, "C6 H9");
    down(&s, 3);
    at(&s, 1, C3);
    at(&s, 2, H4);
    s.health[2] = 2;
    begin_actions(&s);
    CHECK_STR(describe(&s, 2)->text, "{2:acts:act} next (Medic at H4)");
    check_prompt(&s, 1, "You are the captain: who acts next?");
    KIT_PLAY(&ze_game, &s, NULL, 1);
    CHECK_STR(describe(&s, GIVE(HEART_C6, 3))->text,
              "Pass the Heart of C6 from {2} to {3}, to come back with");
    CHECK(aims_at(&offer, "i10") && aims_at(&offer, "items3"));
    KIT_PLAY(&ze_game, &s, NULL, GIVE(HEART_C6, 3), ZE_TAKE);
    CHECK_STR(describe(&s, 3)->text,
              "{3:acts:act} next (Redshirt, may come back with a Heart)");
    KIT_PLAY(&ze_game, &s, NULL, 3);
    check_prompt(&s, 3, "You are down: play your Heart?");
    check_prompt(&s, 0, "{3:decides:decide} whether to come back");
    CHECK_STR(describe(&s, ZE_STAY_DOWN)->text,
              "Stay down (you keep your Heart)");
    CHECK_INT(offer.clause, ZE(8, 8));
    CHECK_STR(offer.note, ""); /* the others stand */
    CHECK_STR(describe(&s, ZE_COME_BACK)->text,
              "Come back with 1 Health (plays your Heart)");
    CHECK(aims_at(&offer, "i10"));
    struct rum_trace trace;
    struct ze_state other;
    memcpy(&other, &s, sizeof(s));
    KIT_PLAY(&ze_game, &other, &trace, ZE_STAY_DOWN);
    check_told(&other, &trace, ZE_EV_STAY, 0, "{3:stays:stay} down");
    KIT_PLAY(&ze_game, &s, &trace, ZE_COME_BACK);
    check_told(&s, &trace, ZE_EV_BACK, 0, "{3:is:are} back with 1 Health");
    CHECK_STR(describe(&s, ZE_USE_HEART)->text,
              "Use your Heart (Health 2 to 3)");
    CHECK_STR(offer.note, "heals 1");
}

TEST(staying_down_warns_when_it_loses)
{
    struct ze_state s;
    position(&s, "players=3");
    down(&s, 1);
    down(&s, 2);
    items(&s, 2, "H9");
    begin_actions(&s);
    describe(&s, ZE_STAY_DOWN);
    CHECK_STR(offer.note, "loses");
    CHECK_INT(offer.tone, RUM_DANGER);
    position(&s, "players=3 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9");
    begin_turn(&s, 1);
    CHECK_STR(describe(&s, ZE_STAY_DOWN)->note, ""); /* two are left */
    down(&s, 2);
    CHECK_STR(describe(&s, ZE_STAY_DOWN)->note, "loses");
}

TEST(the_villains_return_in_words)
{
    struct ze_state s;
    struct rum_trace trace = {0};
    position(&s, "players=3");
    down(&s, 0);
    at(&s, 1, C3);
    s.placed = s.acted = 6;
    s.part = ZE_ACTING;
    s.phase = ZE_GOING_ON;
    ze_go_on(&s, &trace);
    check_told(&s, &trace, ZE_EV_BACK, 0,
               "{0:plays a Heart and is:play a Heart and are} back");
}

TEST(a_shield_is_asked_for_in_words)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "D1");
    s.health[1] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(S));
    check_prompt(&s, 1, "{0:hits:hit} you (1 Health). Block it?");
    CHECK_STR(describe(&s, ZE_BLOCK)->text, "Block the hit with your Shield");
    CHECK_STR(offer.label, "Block with the Shield");
    CHECK_STR(offer.on[0], "i0");
    CHECK_STR(describe(&s, ZE_TAKE_THE_HIT)->text,
              "Take the hit: 0 Health left");
    CHECK_STR(offer.label, "Take the hit");
    CHECK_INT(offer.tone, RUM_DANGER);
}

TEST(events_in_words)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4");
    items(&s, 0, "E4");
    items(&s, 1, "D1");
    items(&s, 2, "H9");
    s.health[2] = 1;
    hand(&s, 0, "D4 A9");
    at(&s, 1, D3);
    at(&s, 2, D5);
    at(&s, 3, C4);
    begin_hunt(&s);
    KIT_PLAY(&ze_game, &s, &trace, D4, ZE_USE_EMP, ZE_BLOCK);
    check_told(&s, &trace, ZE_EV_PLACE, 0, "{0:re-appears:re-appear} at D4");
    check_told(&s, &trace, ZE_EV_USE, 0,
               "{0:fires:fire} the EMP Blaster, at {1}, {2} and {3}");
    check_told(&s, &trace, ZE_EV_BLOCK, 0,
               "Shield! {1:blocks:block} {0's} hit");
    check_told(&s, &trace, ZE_EV_DOWN, 0,
               "{2:is down, but has:are down, but have} a Heart to come back "
               "with");
    check_told(&s, &trace, ZE_EV_HIT, 0, "{3:has:have} 3 Health left");
    KIT_PLAY(&ze_game, &s, &trace, A9, ZE_TAKE);
    check_told(&s, &trace, ZE_EV_TAKE, 0, "{0:takes:take} the Shield of A8");
}

TEST(a_zap_says_whom_it_hits)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    items(&s, 1, "D1");
    at(&s, 0, E5);
    at(&s, 1, E6);
    at(&s, 2, E4);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, &trace, ZAP(N));
    check_told(&s, &trace, ZE_EV_ZAP, 0, "{0:zaps:zap} {2}");
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, &trace, ZAP(S)); /* it may be blocked */
    check_told(&s, &trace, ZE_EV_ZAP, 0, "{0:zaps:zap} {1}");
}

TEST(items_of_others_are_taken_or_passed_on)
{
    struct ze_state s;
    const struct rum_event take = {
        .kind = ZE_EV_GIVE, .seat = 1, .arg = {2, HEART_C6, 0, 0, 1}};
    const struct rum_event pass = {
        .kind = ZE_EV_GIVE, .seat = 1, .arg = {2, HEART_C6, 0, 0, 3}};
    struct rum_trace trace = {.n = 2, .event = {take, pass}};
    position(&s, "players=4");
    check_told(&s, &trace, ZE_EV_GIVE, 0,
               "{1:takes:take} {2's} Heart: a Commander may");
    check_told(&s, &trace, ZE_EV_GIVE, 1, "{1:passes:pass} {2's} Heart to {3}");
}

TEST(full_hands_are_the_reason_why_items_stay)
{
    struct ze_state s;
    position(&s, "players=3");
    hand(&s, 1, "B2 E4");
    items(&s, 1, "A2");
    begin_moves(&s);
    check_prompt(&s, 1,
                 "Round 1: where do you re-appear? Play a Zone card; you act "
                 "from there once all have moved. You can carry no "
                 "more Items");
}

/* Whose turn ends unasked is told so; of all that happened it is the least. */
TEST(nothing_to_do_is_said)
{
    struct ze_state s;
    const struct rum_event e = {
        .kind = ZE_EV_PASS,
        .seat = 1,
        .arg = {[ZE_ARG_ZONE] = E5, [ZE_ARG_NUMBER] = true}};
    struct rum_line line = {.text = ""};
    position(&s, "players=3");
    ze_game.tell(&s, 1, &e, &line);
    CHECK_STR(line.text, "Nothing to do on E5: {1's} turn ends");
    CHECK_INT(line.tone, RUM_PLAIN);
}

TEST(only_those_who_may_know_read_cards)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=4");
    hand(&s, 0, "B2 B9 D5 E1 H7");
    hand(&s, 1, "A1 A3 A5 A7");
    items(&s, 1, "D3");
    at(&s, 1, C3);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, NIGHT(0));
    check_told(&s, &trace, ZE_EV_USE, 0,
               "{1:uses:use} the Night Vision on {0}");
    check_prompt(&s, 1,
                 "You see {0's} Zone cards. Take one in exchange for one of "
                 "yours?");
    check_prompt(&s, 0, "{1:looks:look} at {0's} Zone cards");
    KIT_PLAY(&ze_game, &s, &trace, D5);
    check_prompt(&s, 1, "You take D5. Which of your cards does {0} get?");
    CHECK_STR(describe(&s, A1)->on[0], "z.a1");
    KIT_PLAY(&ze_game, &s, &trace, A1);
    check_told(&s, &trace, ZE_EV_EXCHANGE, 0,
               "{1:takes:take} D5 from {0} in exchange for A1");
    struct rum_event e = *kit_event(&trace, ZE_EV_EXCHANGE, 0);
    struct rum_line line;
    e.arg[ZE_ARG_CARD] = e.arg[ZE_ARG_GIVEN] =
        -1; /* as the core gives it to others */
    memset(&line, 0, sizeof(line));
    ze_game.tell(&s, RUM_NOBODY, &e, &line);
    CHECK_STR(line.text, "{1:exchanges:exchange} a Zone card with {0}");
}

TEST(the_end_in_words)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 0, "");
    s.health[0] = 1;
    at(&s, 0, E5);
    at(&s, 1, E6);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(N));
    check_prompt(&s, 1, "The villain is defeated: the astronauts win");

    position(&s, "players=3 mode=royale");
    run_dry(&s);
    s.health[2] = 1;
    s.hits[0] = s.hits[1] = 2;
    begin_turn(&s, 0);
    check_prompt(&s, 1,
                 "All Zone cards are played: {0} and {1} share the victory "
                 "with 4 Health and 2 hits dealt");
}

/* ---- the scene ---- */

static const struct rum_item *item(const struct rum_scene *scene,
                                   const char *id)
{
    for (size_t i = 0; i < scene->items.n; i++) {
        const struct rum_item *it = &scene->items.v[i];
        if (it->id && strcmp(it->id, id) == 0)
            return it;
    }
    return NULL;
}

static const struct rum_cell *cell(const struct rum_scene *scene,
                                   const char *id)
{
    for (size_t i = 0; i < scene->cells.n; i++) {
        if (strcmp(scene->cells.v[i].id, id) == 0)
            return &scene->cells.v[i];
    }
    return NULL;
}

static const struct rum_area *area(const struct rum_scene *scene,
                                   const char *id)
{
    for (size_t i = 0; i < scene->areas.n; i++) {
        if (strcmp(scene->areas.v[i].id, id) == 0)
            return &scene->areas.v[i];
    }
    return NULL;
}

static int marks(const struct rum_scene *scene, enum rum_mark_kind kind,
                 const char *on, const char *of)
{
    int n = 0;

    for (size_t i = 0; i < scene->marks.n; i++) {
        const struct rum_mark *m = &scene->marks.v[i];
        bool same = of ? m->item && strcmp(m->item, of) == 0 : !m->item;
        n += m->kind == kind && strcmp(m->on, on) == 0 && same;
    }
    return n;
}

TEST(the_scene_shows_the_planet_and_who_is_where)
{
    struct ze_state s, seen;
    struct rum_scene *scene = rum_scene_create();
    position(&s, "players=4");
    hand(&s, 1, "B2 B9 D5 E1 H7");
    items(&s, 2, "E4 D1");
    at(&s, 0, E5);
    at(&s, 2, D4);
    s.trail[2] = A1;
    down(&s, 3);
    begin_act(&s, 0);
    KIT_PLAY(&ze_game, &s, NULL, ZAP(NW), ZE_BLOCK);
    rum_game_hide(&ze_game, &s, 1, &seen);
    ze_game.view(&seen, 1, scene);

    CHECK_STR(item(scene, "pawn0")->at, "e5");
    CHECK_STR(item(scene, "pawn2")->at, "d4");
    CHECK_STR(item(scene, "pawn2")->badge[0].text, "!"); /* marked */
    CHECK(item(scene, "pawn3") == NULL);
    CHECK_STR(item(scene, "i6")->at, "items2");
    CHECK_STR(cell(scene, "e4")->title, "E4: the Gunner holds its EMP Blaster");
    CHECK_STR(item(scene, "i0")->at, "d1"); /* the Shield went back */
    CHECK(cell(scene, "d1") == NULL);       /* as it was laid out */
    CHECK_STR(area(scene, "round")->note, "1");
    CHECK_STR(item(scene, "z.b2")->at, "zones1");
    CHECK_STR(item(scene, "z.e1")->badge[0].text, "pro");
    /* The Heart of B3 is held: its card and its zone show where it was. */
    CHECK_STR(item(scene, "z.b2")->face.symbol, "heart.gone");
    CHECK(!item(scene, "z.b2")->badges);
    CHECK_STR(cell(scene, "b3")->kind, "dark.heart");
    CHECK_STR(scene->seat[2].note, "already hit");
    CHECK_STR(scene->seat[3].note, "down");
    CHECK(scene->seat[3].out);
    CHECK_STR(scene->seat[1].note, "not on the map");
    CHECK_STR(scene->seat[0].role, "Villain");
    CHECK_STR(scene->seat[2].team, "Astronauts");

    /* What a card covers: itself, pink fields, the code. */
    CHECK_INT(marks(scene, RUM_COVER, "d5", "z.d5"), 1);
    CHECK_INT(marks(scene, RUM_REACH, "d6", "z.d5"), 1);
    CHECK_INT(marks(scene, RUM_REACH, "e6", "z.d5"), 0);  /* white */
    CHECK_INT(marks(scene, RUM_THREAT, "e5", "z.d5"), 1); /* the villain */
    CHECK_INT(marks(scene, RUM_REACH, "i1", "z.e1"), 1);
    /* Where they came from is no line of fire. */
    CHECK_INT(marks(scene, RUM_LINE, "d4", "pawn2"), 0);
    rum_scene_destroy(scene);
}

TEST(every_item_says_what_it_does)
{
    for (unsigned kind = 0; kind < ZE_KINDS; kind++) {
        const struct rum_look *look = ze_game.theme->look;
        while (look->kind && strcmp(look->kind, ze_tell_look(kind)) != 0)
            look++;
        CHECK(look->kind);
        CHECK_HAS(look->about, ze_tell_kind(kind));
    }
}

TEST(the_scene_tells_who_may_come_back)
{
    struct ze_state s;
    struct rum_scene *scene = rum_scene_create();
    position(&s, "players=4 mode=royale");
    down(&s, 1);
    items(&s, 1, "H9");
    down(&s, 2);
    items(&s, 2, "C6");
    s.stayed = 1 << 2;
    down(&s, 3);
    ze_game.view(&s, 0, scene);
    CHECK_STR(scene->seat[1].note, "down, has a Heart");
    CHECK_STR(scene->seat[2].note, "stays down");
    CHECK(!scene->seat[2].out);
    CHECK_STR(scene->seat[3].note, "out");
    CHECK(scene->seat[3].out);
    rum_scene_destroy(scene);
}

TEST(hidden_cards_have_no_face)
{
    struct ze_state s, seen;
    struct rum_scene *scene = rum_scene_create();
    int backs = 0;
    position(&s, "players=3");
    rum_game_hide(&ze_game, &s, 0, &seen);
    ze_game.view(&seen, 0, scene);
    for (size_t i = 0; i < scene->items.n; i++)
        backs += scene->items.v[i].id == NULL;
    CHECK_INT(backs, 10);
    rum_scene_destroy(scene);
}

TEST(who_acts_sees_fields_and_shots)
{
    struct ze_state s;
    struct rum_scene *scene = rum_scene_create();
    position(&s, "players=3");
    items(&s, 1, "A2");
    at(&s, 0, D6);
    at(&s, 1, D4);
    begin_act(&s, 1);
    ze_game.view(&s, 1, scene);
    /* Nobody is there: how far it goes is a bound. */
    CHECK_INT(marks(scene, RUM_LATER, "d5", NULL), 1);
    CHECK_INT(marks(scene, RUM_LATER, "c3", NULL), 1);
    CHECK_INT(marks(scene, RUM_REACH, "d5", NULL), 0);
    CHECK_INT(marks(scene, RUM_LINE, "d6", NULL), 1); /* of the blaster */
    rum_scene_clear(scene);
    s.zone[0] = D5;
    ze_game.view(&s, 1, scene);
    CHECK_INT(marks(scene, RUM_REACH, "d5", NULL), 1);
    CHECK_INT(marks(scene, RUM_REACH, "c3", NULL), 1);
    CHECK_INT(marks(scene, RUM_LATER, "d4", NULL), 0);
    rum_scene_clear(scene);
    s.zone[0] = D6;
    ze_game.preview(&s, 1, SHOOT(S), scene);
    CHECK_INT(marks(scene, RUM_LINE, "d6", NULL), 1);
    CHECK_INT(scene->marks.v[0].action, SHOOT(S));
    rum_scene_destroy(scene);
}

TEST(who_points_at_an_enemy_sees_the_line_from_oneself)
{
    struct ze_state s;
    struct rum_scene *scene = rum_scene_create();
    int lines = 0;
    position(&s, "players=3 mode=royale");
    items(&s, 1, "F1"); /* a Proton Blaster */
    at(&s, 0, G4);
    s.trail[0] = F4;
    at(&s, 1, H3);
    at(&s, 2, A1);
    begin_act(&s, 1);
    ze_game.view(&s, 1, scene);
    for (size_t i = 0; i < scene->marks.n; i++) {
        const struct rum_mark *m = &scene->marks.v[i];
        if (m->kind != RUM_LINE)
            continue;
        CHECK_STR(m->from, "h3");
        CHECK_STR(m->on, "g4");
        lines += m->item && strcmp(m->item, "pawn0") == 0;
    }
    CHECK_INT(lines, 1);
    CHECK_INT(marks(scene, RUM_LINE, "a1", "pawn2"), 0); /* out of reach */
    rum_scene_destroy(scene);
}

TEST(a_shot_is_aimed_at_the_first_enemy_of_its_line)
{
    struct ze_state s;
    position(&s, "players=4 mode=royale");
    items(&s, 1, "A2"); /* a Power Blaster */
    at(&s, 1, D4);
    at(&s, 0, D6);
    at(&s, 2, B4);
    at(&s, 3, C4);
    begin_act(&s, 1);
    describe(&s, SHOOT(S)); /* over an empty zone */
    CHECK(aims_at(&offer, "i2") && aims_at(&offer, "pawn0"));
    CHECK_INT(offer.targets, 2);
    CHECK(offer.any && !offer.sure); /* as a zap, with one click */
    describe(&s, SHOOT(W));
    CHECK(aims_at(&offer, "i2") && aims_at(&offer, "pawn3"));
    CHECK_INT(offer.targets, 2);
    describe(&s, SHOOT(N)); /* at nobody: no place glows for it */
    CHECK(aims_at(&offer, "i2"));
    CHECK_INT(offer.targets, 1);
}

TEST(a_placing_can_be_looked_at_beforehand)
{
    struct ze_state s;
    struct rum_scene *scene = rum_scene_create();
    position(&s, "players=3");
    hand(&s, 1, "H1 B9");
    begin_moves(&s);
    ze_game.preview(&s, 1, H1, scene);
    CHECK_INT(marks(scene, RUM_COVER, "h1", NULL), 1);
    CHECK_INT(marks(scene, RUM_REACH, "g1", NULL), 1);
    CHECK_INT(marks(scene, RUM_REACH, "h2", NULL), 1);
    CHECK_INT((int)scene->marks.n, 3);
    rum_scene_destroy(scene);
}

TEST(the_dump_has_the_words_of_the_rules)
{
    struct ze_state s;
    position(&s, "players=3");
    items(&s, 1, "E4");
    at(&s, 1, C3);
    begin_act(&s, 1);
    char *text = kit_dump(&ze_game, &s);
    CHECK_HAS(text, "\"phase\":\"D3\"");
    CHECK_HAS(text, "\"part\":\"act\"");
    CHECK_HAS(text, "\"zone\":[null,18,null]");
    CHECK_HAS(text, "\"items\":[[3,4],[6],[]]");
    CHECK_HAS(text, "\"villain_seat\":0");
    CHECK_HAS(text, "\"items\":\"any\"");
    CHECK_HAS(text, "\"know\":[");
    CHECK_HAS(text, "\"played\":[18]");
    CHECK_HAS(text, "\"stayed\":[]");
    free(text);
    down(&s, 2);
    items(&s, 2, "H9");
    s.stayed = 1 << 2;
    begin_actions(&s);
    KIT_PLAY(&ze_game, &s, NULL, 2);
    text = kit_dump(&ze_game, &s);
    CHECK_HAS(text, "\"phase\":\"D7\"");
    CHECK_HAS(text, "\"stayed\":[2]");
    free(text);
}

/*
 * ta_words.c: sentences, the scene and the dump.
 */
#include "ta_test.h"

#include <stdlib.h>

#include <rumpus/scene.h>

static void tell(const struct ta_state *t, rum_seat viewer,
                 const struct rum_event *e, const char *should)
{
    struct rum_line line;

    memset(&line, 0, sizeof(line));
    ta_game.tell(t, viewer, e, &line);
    CHECK_STR(line.text, should);
    CHECK_INT(line.clause, e->clause);
}

TEST(actions_say_what_they_risk)
{
    struct ta_state t;
    struct rum_offer offer;
    position(&t);
    t.shown[0] = 14; /* 17 in all: 5 and 6 go past 21 */

    memset(&offer, 0, sizeof(offer));
    ta_game.describe(&t, 0, TA_ROLL, &offer);
    CHECK_STR(offer.text, "Roll the die (2 of 6 go past 21)");
    CHECK_STR(offer.note, "2/6 bust");
    CHECK_STR(offer.on[0], "die");
    CHECK_INT(offer.clause, TA(2, 1));
    memset(&offer, 0, sizeof(offer));
    ta_game.describe(&t, 0, TA_STAND, &offer);
    CHECK_STR(offer.text, "Stand on 17");
    CHECK_STR(offer.on[0], "p0");
    CHECK_INT(offer.clause, TA(2, 4));
}

TEST(what_cannot_be_chosen_says_why)
{
    struct ta_state t;
    position(&t);

    CHECK_STR(kit_why(&ta_game, &t, "p1"), "That pawn is {1's}");
    CHECK_STR(kit_why(&ta_game, &t, "s9"), "The die says how far a pawn goes");
    CHECK_STR(kit_why(&ta_game, &t, "seat1"), "");
    CHECK_STR(kit_why(&ta_game, &t, "stock"), "");
}

TEST(only_the_owner_hears_what_he_stands_on)
{
    struct ta_state t;
    struct rum_trace trace;
    position(&t);
    t.shown[0] = 14;

    KIT_PLAY(&ta_game, &t, &trace, TA_STAND);
    struct rum_event e = *kit_event(&trace, TA_EV_STAND, 0);
    tell(&t, 0, &e, "{0:stands:stand} on 17");
    e.arg[4] = -1; /* as the core gives it to those who may not know */
    tell(&t, 1, &e, "{0:stands:stand}, showing 14");
}

TEST(events_in_words)
{
    struct ta_state t;
    struct rum_trace trace;
    position(&t);
    t.shown[0] = 18;
    t.shown[1] = 13;

    KIT_PLAY(&ta_game, &t, &trace, TA_ROLL, TA_STAND);
    struct rum_event e = *kit_event(&trace, TA_EV_ROLL, 0);
    e.arg[0] = 2, e.arg[1] = 20;
    tell(&t, 1, &e, "{0:rolls:roll} a 2: 20 in dice");
    e = *kit_event(&trace, TA_EV_BUST, 0);
    e.arg[1] = 23;
    tell(&t, 1, &e, "{0's} number is 3: 23 is past 21, bust");
    tell(&t, 1, kit_event(&trace, TA_EV_TURN, 0),
         "{1's} number is 5: 18 in all");
    tell(&t, 1, kit_event(&trace, TA_EV_WIN, 0), "{1:wins:win} with 18");

    struct rum_line line;
    memset(&line, 0, sizeof(line));
    ta_game.prompt(&t, 0, &line);
    CHECK_STR(line.text, "The win goes to {1} with 18");
    CHECK_INT(line.clause, TA(3, 2));
}

TEST(a_hidden_number_has_no_identity)
{
    struct ta_state t, seen;
    struct rum_scene *scene = rum_scene_create();
    int faces = 0, backs = 0;
    position(&t);

    rum_game_hide(&ta_game, &t, 0, &seen);
    ta_game.view(&seen, 0, scene);
    for (size_t i = 0; i < scene->items.n; i++) {
        const struct rum_item *item = &scene->items.v[i];
        backs += !item->id && !item->kind && item->owner == 1;
        faces += item->id && strcmp(item->id, "n0") == 0;
    }
    CHECK_INT(backs, 1);
    CHECK_INT(faces, 1);
    rum_scene_destroy(scene);
}

TEST(the_preview_marks_where_a_roll_may_lead)
{
    struct ta_state t;
    struct rum_scene *scene = rum_scene_create();
    int reach = 0;
    position(&t);
    t.shown[0] = 14; /* 17 in all */

    ta_game.preview(&t, 0, TA_ROLL, scene);
    CHECK_INT(scene->marks.n, 6);
    for (size_t i = 0; i < scene->marks.n; i++)
        reach += scene->marks.v[i].kind == RUM_REACH;
    CHECK_INT(reach, 4);
    CHECK_STR(scene->marks.v[5].on, "s20");
    rum_scene_destroy(scene);
}

TEST(the_dump_is_whole)
{
    struct ta_state t;
    position(&t);
    t.shown[1] = 9;

    char *json = kit_dump(&ta_game, &t);
    CHECK_STR(json, "{\"phase\":\"roll_or_stand\",\"to_act\":0,\"turn\":0,"
                    "\"first\":0,\"secret\":[3,5],\"shown\":[0,9],"
                    "\"out\":[false,false],\"open\":[false,false]}");
    free(json);
}

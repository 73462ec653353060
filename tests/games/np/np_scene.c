/*
 * np_scene.c: section 9, the table as a scene, and what it looks like.
 */
#include "np_test.h"

#include <stdlib.h>

#include <rumpus/match.h>
#include <rumpus/scene.h>

static struct rum_scene *scene;

/* The scene of a viewer, from their hidden copy. */
static void look(const struct np_state *s, rum_seat viewer)
{
    static struct np_state seen;

    rum_game_hide(&np_game, s, viewer, &seen);
    if (!scene)
        scene = rum_scene_create();
    rum_scene_clear(scene);
    scene->seats = 2;
    scene->viewer = viewer;
    np_game.view(&seen, viewer, scene);
}

static const struct rum_item *item(const char *id)
{
    for (size_t i = 0; i < scene->items.n; i++) {
        if (scene->items.v[i].id && strcmp(scene->items.v[i].id, id) == 0)
            return &scene->items.v[i];
    }
    return NULL;
}

static const struct rum_group *group(const char *id)
{
    for (size_t i = 0; i < scene->groups.n; i++) {
        if (strcmp(scene->groups.v[i].id, id) == 0)
            return &scene->groups.v[i];
    }
    return NULL;
}

static const struct rum_area *area(const char *id)
{
    for (size_t i = 0; i < scene->areas.n; i++) {
        if (strcmp(scene->areas.v[i].id, id) == 0)
            return &scene->areas.v[i];
    }
    return NULL;
}

static const struct rum_cell *cell(const char *id)
{
    for (size_t i = 0; i < scene->cells.n; i++) {
        if (strcmp(scene->cells.v[i].id, id) == 0)
            return &scene->cells.v[i];
    }
    return NULL;
}

/* How many items at a place have no identity, and how many have one. */
static void count_at(const char *at, int *backs, int *faces)
{
    *backs = *faces = 0;
    for (size_t i = 0; i < scene->items.n; i++) {
        if (strcmp(scene->items.v[i].at, at) == 0)
            ++*(scene->items.v[i].id ? faces : backs);
    }
}

static void play_ground(struct np_state *s)
{
    position(s, "");
    hand(s, 0, "wl Zt Nh");
    hand(s, 1, "Ph Pt");
    stack(s, 0, "NPwhZ/R/R");
    stack(s, 1, "-/Z/Z");
    scored(s, 1, "Rh Rt");
    counts(s, 0, "N Z3");
}

TEST(stacks_are_groups_with_three_slots)
{
    struct np_state s;
    play_ground(&s);
    look(&s, 0);

    CHECK_STR(group("s0")->area, "stacks0");
    CHECK_STR(group("s0")->title, "a");
    CHECK_STR(group("s1")->area, "stacks1");
    CHECK_INT(group("s1")->owner, 1);
    CHECK_INT(area("stacks1")->kind, RUM_STACKS);
    CHECK_INT(area("stacks1")->place, RUM_TABLEAU);
    CHECK_STR(scene->slots.v[0].id, "s0.h");
    CHECK_STR(scene->slots.v[0].title, "head");
    CHECK_STR(scene->slots.v[2].id, "s0.l");
    CHECK_STR(scene->slots.v[2].group, "s0");
}

TEST(piles_show_what_they_cover)
{
    struct np_state s;
    play_ground(&s);
    look(&s, 1);

    const struct rum_item *top = item("c52");
    CHECK_STR(top->at, "s0.h");
    CHECK_STR(top->kind, "wh");
    CHECK_STR(top->shown_as, "zh");
    CHECK_STR(top->title, "Wild Head as Zombie head");
    CHECK_STR(top->text, "Zom");
    CHECK_INT(top->index, 2);
    CHECK_INT(top->badges, 2);
    CHECK_STR(top->badge[0].text, "*");
    CHECK_STR(top->badge[1].text, "+2");
    const struct rum_item *bottom = item("c1");
    CHECK_STR(bottom->at, "s0.h");
    CHECK_INT(bottom->index, 0);
    CHECK_INT(bottom->badges, 0);
    CHECK_STR(bottom->text, "Nin");
    CHECK(!bottom->shown_as);
}

TEST(stacks_one_short_are_marked)
{
    struct np_state s;
    play_ground(&s);

    look(&s, 0);
    CHECK_STR(group("s0")->note, "1 short of Robot");
    CHECK_INT(group("s0")->tone, RUM_GOOD);
    CHECK_STR(group("s1")->note, "1 short of Zombie");
    CHECK_INT(group("s1")->tone, RUM_DANGER);
    look(&s, 1);
    CHECK_INT(group("s0")->tone, RUM_DANGER);
    CHECK_INT(group("s1")->tone, RUM_GOOD);
    counts(&s, 1, "Z");
    look(&s, 0);
    CHECK_STR(group("s1")->note, "1 short of a 2nd");
    CHECK_INT(group("s1")->tone, RUM_PLAIN);

    static const char *const pairs[] = {"P/P/-", "P/-/P", "-/P/P", "P/P/N"};
    static const char *const said[] = {"needs legs", "needs a torso",
                                       "needs a head", "1 short of Pirate"};
    static const char *const none[] = {"P/-/-", "-/P/Z", "P/N/Z", "-/-/P"};
    for (int i = 0; i < 4; i++) {
        position(&s, "");
        hand(&s, 0, "Nh");
        stack(&s, 0, pairs[i]);
        stack(&s, 0, none[i]);
        look(&s, 0);
        CHECK_STR(group("s0")->note, said[i]);
        CHECK_INT(group("s1")->tone, RUM_PLAIN);
    }
    position(&s, "");
    hand(&s, 0, "Nh");
    stack(&s, 0, "P/-/-");
    stack(&s, 0, "P/N/Z");
    stack(&s, 0, "-/P/Z");
    look(&s, 0);
    CHECK_STR(group("s0")->note, "only a head");
    CHECK_STR(group("s1")->note, "2 short of Pirate");
    CHECK_STR(group("s2")->note, "2 short of Pirate");
}

TEST(a_stack_says_that_it_is_whole_or_can_be_finished)
{
    struct np_state s;

    position(&s, "");
    hand(&s, 0, "wl Nh");
    unsigned a = stack(&s, 0, "Z/Z/ZP");
    earn(&s, 1);
    PLAY(&s, pick(&s, a, LEGS, 0)); /* no longer in its way */
    look(&s, 0);
    CHECK_STR(group("s0")->note, "a whole Zombie");
    CHECK_INT(group("s0")->tone, RUM_GOOD);

    position(&s, "");
    hand(&s, 0, "wl Nh");
    stack(&s, 0, "Z/Z/-");
    stack(&s, 1, "P/P/-");
    struct np_state t = s;
    PLAY(&s, Wl, ON(0));
    look(&s, 0);
    CHECK_STR(group("s0")->note, "Finish Zombie!");
    CHECK_STR(group("s1")->note, "1 short of Pirate");
    CHECK_INT(scene->marks.n, 1);
    CHECK_STR(scene->marks.v[0].on, "s0.l");
    CHECK_INT(scene->marks.v[0].kind, RUM_REACH);
    look(&s, 1); /* where it goes is not known to others yet */
    CHECK_STR(group("s0")->note, "1 short of Zombie");
    CHECK_INT(scene->marks.n, 0);
    PLAY(&t, Wl, ON(1));
    look(&t, 0);
    CHECK_STR(group("s1")->note, "1 short of Pirate"); /* not mine */
    CHECK_INT(scene->marks.v[0].kind, RUM_THREAT);
}

TEST(an_empty_pile_shows_what_would_go_well_there)
{
    struct np_state s;

    position(&s, "");
    hand(&s, 0, "Nh");
    stack(&s, 0, "P/-/Z");
    look(&s, 0);
    for (size_t i = 0; i < scene->slots.n; i++) {
        const struct rum_slot *slot = &scene->slots.v[i];
        if (strcmp(slot->id, "s0.t") == 0)
            CHECK_STR(slot->ghost, "pt");
        if (strcmp(slot->id, "s0.h") == 0)
            CHECK(!slot->ghost);
    }
}

TEST(the_hand_is_sorted_and_hidden_from_others)
{
    struct np_state s;
    int backs, faces;
    play_ground(&s);

    look(&s, 0);
    CHECK_INT(area("hand0")->place, RUM_HAND);
    CHECK_INT(item("c0")->index, 0);  /* Ninja head */
    CHECK_INT(item("c28")->index, 1); /* Zombie torso */
    CHECK_INT(item("c54")->index, 2); /* wilds at the right end */
    CHECK_STR(item("c54")->text, "*Leg");
    CHECK_STR(item("c54")->title, "Wild Legs");
    CHECK_STR(item("c54")->face.name, "Wild");
    CHECK_STR(item("c54")->face.sort, "any legs");
    CHECK_STR(item("c0")->face.name, "Ninja");
    CHECK_STR(item("c0")->face.sort, "head");
    CHECK_STR(item("c0")->text, "NinH");
    count_at("hand1", &backs, &faces);
    CHECK_INT(backs, 2);
    CHECK_INT(faces, 0);
    look(&s, RUM_NOBODY);
    count_at("hand0", &backs, &faces);
    CHECK_INT(backs, 3);
    CHECK_INT(faces, 0);
    look(&s, RUM_ALL);
    count_at("hand1", &backs, &faces);
    CHECK_INT(faces, 2);
}

TEST(cards_that_cannot_be_played_now_are_faded)
{
    struct np_state s;
    play_ground(&s);
    PLAY(&s, Nh, NP_NEW_OWN);

    look(&s, 0);
    CHECK(item("c28")->faded); /* the regular card was played */
    CHECK(!item("c54")->faded);
    PLAY(&s, NP_END);
    look(&s, 0);
    CHECK(!item("c28")->faded);
}

TEST(deck_and_scored_piles_are_counted)
{
    struct np_state s;
    int backs, faces;
    play_ground(&s);
    look(&s, RUM_NOBODY);

    CHECK_INT(area("deck")->count, s.deck_size);
    CHECK_INT(area("deck")->kind, RUM_PILE);
    CHECK_INT(area("scored1")->count, 2);
    CHECK_INT(area("scored0")->count, 0);
    count_at("scored1", &backs, &faces);
    CHECK_INT(faces, 2);
    count_at("deck", &backs, &faces);
    CHECK_INT(backs + faces, 0);
}

TEST(score_boards_light_up)
{
    struct np_state s;
    play_ground(&s);
    look(&s, 0);

    CHECK(cell("score0.n")->lit);
    CHECK_STR(cell("score0.n")->text, "N");
    CHECK_STR(cell("score0.n")->kind, "ninja");
    CHECK(!cell("score0.p")->lit);
    CHECK_STR(cell("score0.p")->text, ".");
    CHECK_STR(cell("score0.z")->text, "Z3");
    CHECK_STR(cell("score0.z")->title, "Zombie: scored 3 times");
    CHECK_STR(cell("score0.n")->title, "Ninja: scored 1 time");
    CHECK(!cell("score1.z")->lit);
    CHECK_INT(cell("score1.r")->x, 3);
    CHECK_STR(scene->seat[0].counter[0].label, "hand");
    CHECK_STR(scene->seat[0].counter[0].value, "3");
    CHECK_INT(scene->seat[0].counters, 1);

    earn(&s, 2);
    look(&s, 1);
    CHECK_STR(scene->seat[0].counter[1].label, "moves");
    CHECK_STR(scene->seat[0].counter[1].value, "2");
    CHECK_INT(scene->seat[0].counters, 2);
    s.chain = 2;
    look(&s, 1);
    CHECK_STR(scene->seat[0].counter[2].label, "chain");
    CHECK_STR(scene->seat[0].counter[2].value, "x2");
    CHECK_INT(scene->seat[1].counters, 1);
}

TEST(ghosts_are_for_those_who_may_start_a_stack)
{
    struct np_state s;
    play_ground(&s);

    look(&s, 0);
    CHECK(group("new0")->ghost);
    CHECK(!group("new1"));
    look(&s, 1); /* not now, but its stacks stay where they are */
    CHECK(!group("new0") && group("new1")->ghost);
    look(&s, RUM_NOBODY);
    CHECK(!group("new0") && !group("new1"));
    earn(&s, 1);
    look(&s, 0);
    CHECK(group("new0")->ghost && group("new1")->ghost);
    PLAY(&s, pick(&s, 1, LEGS, 0));
    look(&s, 0);
    CHECK(group("new0")->ghost && group("new1")->ghost);
    CHECK_STR(group("new1")->area, "stacks1");
    np_finish(&s, 0, NP(7, 1), NULL);
    s.held = NP_NONE;
    look(&s, 0);
    CHECK(!group("new0"));
}

TEST(the_card_in_the_air)
{
    struct np_state s;
    play_ground(&s);
    CHECK((look(&s, 0), !area("air")));

    struct np_state t = s;
    PLAY(&t, Wl);
    look(&t, 0);
    CHECK_STR(item("c54")->at, "hand0");
    CHECK(item("c54")->raised && !area("air"));
    look(&t, 1);
    CHECK(!area("air") && !item("c54"));
    earn(&s, 1);
    PLAY(&s, pick(&s, 1, LEGS, 0));
    look(&s, 1);
    CHECK_STR(item("c32")->at, "air");
    CHECK_STR(area("air")->title, "Moving");
}

TEST(faces_are_laid_out_to_choose_from)
{
    struct np_state s;
    play_ground(&s);
    PLAY(&s, Wl, ON(1));

    look(&s, 0);
    CHECK_INT(area("faces")->kind, RUM_CARDS);
    CHECK_STR(item("f2")->kind, "nl");
    CHECK_STR(item("f11")->title, "Robot legs");
    CHECK_INT(item("f11")->index, 3);
    CHECK(!item("f0"));
    look(&s, 1);
    CHECK(!area("faces"));
    /* A character wild is nominated by its pile. */
    position(&s, "");
    hand(&s, 0, "wn Nh");
    PLAY(&s, Wn, NP_NEW_OWN);
    look(&s, 0);
    CHECK(!area("faces"));
}

/* "reach s0.l scores" for the nth mark. */
static void check_mark(size_t n, enum rum_mark_kind kind, const char *on,
                       const char *note)
{
    const struct rum_mark *m = &scene->marks.v[n];

    CHECK(n < scene->marks.n);
    CHECK_INT(m->kind, kind);
    CHECK_STR(m->on, on);
    CHECK_STR(m->note ? m->note : "", note);
}

TEST(a_move_marks_the_piles_it_may_reach)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    stack(&s, 0, "Z/Z/-");
    stack(&s, 1, "Z/Z/-");
    unsigned c = stack(&s, 1, "-/-/Z");
    earn(&s, 1);
    PLAY(&s, pick(&s, c, LEGS, 0));

    look(&s, 0);
    CHECK_INT(scene->marks.n, 3);
    check_mark(0, RUM_REACH, "s0.l", "scores");
    check_mark(1, RUM_THREAT, "s1.l", "gives");
    check_mark(2, RUM_REACH, "new0.l", "");
    CHECK_INT(scene->marks.v[0].action, -1);
    look(&s, 1);
    CHECK_INT(scene->marks.n, 0);
}

TEST(a_preview_marks_where_a_card_may_go)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl wl");
    stack(&s, 0, "Z/Z/-");
    stack(&s, 1, "P/Z/-");
    look(&s, 0);

    CHECK_INT(scene->marks.n, 1); /* what they hold scores there */
    check_mark(0, RUM_REACH, "s0.l", "scores");
    CHECK_STR(scene->marks.v[0].ghost, "zl");
    np_game.preview(&s, 0, Zl, scene);
    CHECK_INT(scene->marks.n, 4);
    check_mark(1, RUM_REACH, "s0.l", "scores");
    check_mark(2, RUM_REACH, "s1.l", "");
    check_mark(3, RUM_REACH, "new0.l", "");
    CHECK_INT(scene->marks.v[1].action, Zl);
    /* Of a wild it is not known yet what it will be. */
    np_game.preview(&s, 0, Wl, scene);
    CHECK_INT(scene->marks.n, 7);
    check_mark(4, RUM_REACH, "s0.l", "scores");
    CHECK_STR(scene->marks.v[4].ghost, "zl");
    CHECK_STR(scene->marks.v[5].ghost, "wl");
}

TEST(the_card_in_the_air_has_a_shadow_where_it_may_go)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn Zl");
    stack(&s, 1, "P/Z/-");
    struct np_state t = s;
    PLAY(&s, Zl);
    look(&s, 0);
    CHECK_INT(scene->marks.n, 2);
    check_mark(0, RUM_REACH, "s0.l", "");
    CHECK_STR(scene->marks.v[0].ghost, "zl");
    check_mark(1, RUM_REACH, "new0.l", "");
    PLAY(&t, Wn);
    look(&t, 0);
    CHECK_INT(scene->marks.n, 6);
    check_mark(1, RUM_REACH, "s0.t", "");
    CHECK_STR(scene->marks.v[1].ghost, "nt");
}

/* ---- the theme ---- */

static const struct rum_look *look_of(const char *kind)
{
    for (const struct rum_look *l = np_theme.look; l->kind; l++) {
        if (strcmp(l->kind, kind) == 0)
            return l;
    }
    return NULL;
}

TEST(every_kind_has_a_picture)
{
    for (unsigned kind = 0; kind < NP_KINDS; kind++) {
        const struct rum_look *l = look_of(np_tell_look(kind));
        CHECK(l != NULL);
        CHECK_STR(l->title, np_tell_kind(kind));
        CHECK(l->art != NULL);
    }
}

static const char *art(const char *name)
{
    for (const struct rum_art *a = np_theme.art; a->name; a++) {
        if (strcmp(a->name, name) == 0)
            return a->svg;
    }
    return "";
}

/* Necks and waists: whatever lies on the seam is where all others are. */
TEST(parts_meet_at_neck_and_waist)
{
    for (unsigned c = 0; c < NP_CHARACTERS; c++) {
        const char *torso = art(look_of(np_tell_look(c * 3 + 1))->art);
        CHECK_HAS(art(look_of(np_tell_look(c * 3))->art), "H60 V104 H40 Z");
        CHECK_HAS(torso, "M40 -4 H60 V");
        CHECK_HAS(torso, "104 H30");
        CHECK_HAS(art(look_of(np_tell_look(c * 3 + 2))->art), "M30 -4 H70 ");
    }
}

TEST(scenes_are_valid_all_through_a_match)
{
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    const rum_action *open;
    struct rum_rng rng;
    size_t n;

    rum_rng_init(&rng, kit_seed(8));
    rum_options_init(&opt, &np_game);
    CHECK_INT(rum_match_create(&np_game, &opt, kit_seed(8), &m, &why), RUM_OK);
    if (!scene)
        scene = rum_scene_create();
    while ((n = rum_match_legal(m, &open)) > 0) {
        for (rum_seat viewer = RUM_ALL; viewer < 2; viewer++) {
            rum_match_view(m, viewer, scene);
            CHECK(rum_scene_valid(scene, &why));
        }
        rum_match_play(m, open[rum_rng_below(&rng, (uint32_t)n)]);
    }
    rum_match_view(m, 0, scene);
    CHECK(scene->over && scene->result[0]);
    rum_match_destroy(m);
}

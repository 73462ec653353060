/*
 * zg_7_sight.c: ZG-7, lines of sight and cover, also against the slow form of
 * them on random arenas.
 */
#include "zg_position.h"

RULE("ZG-7.1", one_must_see_some_part_from_the_head)
{
    struct zg_state s;

    duel(&s, QUIET, "c7", "c10"); /* two cards of box between them */
    CHECK_STR(sees(&s, 0, 1), "");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND); /* range 4 */
    CHECK(!kit_is_legal(&zg_game, &s, DECK(1)));
    duel(&s, QUIET, "e4", "h4");
    CHECK_INT(s.sees[0][1], ZG_GEAR);
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    CHECK(kit_is_legal(&zg_game, &s, DECK(1)));
}

RULE("ZG-7.1", slagged_parts_are_still_points_to_be_seen)
{
    struct zg_state s;

    duel(&s, QUIET, "b4", "b7");
    uint16_t before = s.sees[0][1];
    slagged(&s, 1, BIT(ZG_LARM) | BIT(ZG_RARM) | BIT(ZG_BACK));
    zg_renew_sight(&s, -1);
    CHECK_INT(s.sees[0][1], before);
}

RULE("ZG-7.2", a_figure_faces_whoever_looks)
{
    struct zg_state s;
    struct zg_point p;

    position(&s, QUIET);
    /* Looked at from the north (a1 down at a4), its right is west. */
    p = zg_body_point(&s, cell("e1"), cell("e4"), 0, ZG_RHAND);
    CHECK_INT(p.x, 8 * 4 + 4 + 3);
    CHECK_INT(p.y, 8 * 3 + 4);
    CHECK_INT(p.z, 6);
    p = zg_body_point(&s, cell("e7"), cell("e4"), 0, ZG_RHAND);
    CHECK_INT(p.x, 8 * 4 + 4 - 3);
    /* From the east. */
    p = zg_body_point(&s, cell("h4"), cell("e4"), 1, ZG_LARM);
    CHECK_INT(p.x, 8 * 4 + 4);
    CHECK_INT(p.y, 8 * 3 + 4 - 2);
    CHECK_INT(p.z, 5);
    /* From the south-east: the diagonal column. */
    p = zg_body_point(&s, cell("g6"), cell("e4"), 2, ZG_RFOOT);
    CHECK_INT(p.x, 8 * 4 + 4 - 1);
    CHECK_INT(p.y, 8 * 3 + 4 + 1);
    CHECK_INT(p.z, 1);
    p = zg_body_point(&s, cell("g6"), cell("e4"), 0, ZG_LHAND);
    CHECK_INT(p.x, 8 * 4 + 4 + 2);
    CHECK_INT(p.y, 8 * 3 + 4 - 2);
}

RULE("ZG-7.2", the_nearest_of_eight_directions)
{
    static const int cases[][4] = {
        {3, 0, 1, 0},     {3, 1, 1, 0},   {2, 1, 1, 1},   {4, 2, 1, 1},
        {5, 2, 1, 0},     {1, 2, 1, 1},   {1, 3, 0, 1},   {-1, 3, 0, 1},
        {-3, -3, -1, -1}, {-5, 2, -1, 0}, {2, -5, 0, -1}, {-2, 1, -1, 1}};
    int ux, uy;

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        zg_octant(cases[i][0], cases[i][1], &ux, &uy);
        CHECK_INT(ux, cases[i][2]);
        CHECK_INT(uy, cases[i][3]);
    }
}

RULE("ZG-7.3 ZG-7.5", figures_never_block_sight)
{
    struct zg_state s;

    position(&s, "players=3 arena=library " QUIET);
    place(&s, 0, "a4", ZG_STAND);
    place(&s, 1, "c4", ZG_STAND); /* between them */
    place(&s, 2, "e4", ZG_STAND);
    CHECK_INT(s.sees[0][2], ZG_GEAR);
    CHECK_INT(s.sees[2][0], ZG_GEAR);
}

RULE("ZG-7.4 ZG-7.8", a_covered_target_card_makes_the_attack_fail)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "b4", "b7"); /* E9 */
    hold(&s, 0, BIT(ZG_RHAND) | FEET);
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 0);
    const struct rum_event *e = kit_event(&t, ZG_EV_COVERED, 0);
    CHECK_INT(e->arg[0], 1);
    CHECK_INT(e->arg[1], ZG_FRONT);
    CHECK_INT(e->known_to, RUM_EVERYONE);  /* shown to all */
    CHECK(s.seat[1].deck & BIT(ZG_FRONT)); /* and back where it was */
    CHECK_INT(s.seat[1].out, BIT(ZG_FRONT));
    CHECK_INT(s.phase, ZG_P_CARD);
    CHECK(s.seat[0].used & BIT(ZG_RHAND)); /* it was an attack */
}

RULE("ZG-7.4", what_is_seen_can_be_struck)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND) | FEET);
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 1);
}

RULE("ZG-7.6", the_ulster_is_never_covered)
{
    struct zg_state s;
    struct rum_trace t = {0};

    /* Skyline f4 sees of h7 two parts only, and not the head (E20). */
    position(&s, "arena=skyline figures=AC " QUIET);
    place(&s, 0, "f4", ZG_STAND);
    place(&s, 1, "h7", ZG_STAND);
    CHECK_STR(sees(&s, 0, 1), "LARM LFOOT");
    hold(&s, 0, BIT(ZG_LHAND)); /* Pulse Rifle, range 5 */
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_INT(kit_events(&t, ZG_EV_TEST), 1);
}

RULE("ZG-7.7", cover_is_settled_and_known_before_the_attack)
{
    struct zg_state s, seen;

    duel(&s, QUIET, "b4", "b7");
    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        rum_game_hide(&zg_game, &s, viewer, &seen);
        CHECK_BYTES(seen.sees, s.sees, sizeof(s.sees));
    }
}

RULE("ZG-7.8", a_covered_repeat_keeps_the_knockback_earned)
{
    struct zg_state s;

    /* A slag with 3 strikes, then a covered card: thrown by the first. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    duel(&s, QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND));
    attacks(&s, 0, ZG_RHAND);
    s.seat[0].card[ZG_RHAND] = 9 * ZG_TEMPEST + ZG_RHAND; /* Scattergun */
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    s.test.best = 3; /* as after three strikes */
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
    KIT_PLAY(&zg_game, &s, NULL, END_A);
    CHECK_INT(s.seat[1].cell, cell("b10"));
}

/* ---- the slow form ---- */

static void random_arena(struct zg_state *s, struct rum_rng *rng)
{
    int steep = (int)rum_rng_below(rng, 3);

    memset(s, 0, sizeof(*s));
    s->w = (uint8_t)(6 + rum_rng_below(rng, 11));
    s->h = (uint8_t)(6 + rum_rng_below(rng, 7));
    memset(s->height, ZG_VOID, sizeof(s->height));
    memset(s->cover, ZG_NONE, sizeof(s->cover));
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            uint32_t dice = rum_rng_below(rng, 12);
            int i = 16 * y + x;
            s->height[i] = dice == 0   ? ZG_VOID
                           : dice < 8  ? (uint8_t)(steep == 2)
                           : dice < 11 ? (uint8_t)rum_rng_below(rng, 4)
                                       : (uint8_t)rum_rng_below(rng, 10);
            if (s->height[i] != ZG_VOID && s->height[i] > 0)
                s->cover[i] = (uint8_t)rum_rng_below(rng, 5);
        }
    }
}

RULE("ZG-7.1 ZG-7.4", sight_agrees_with_its_slow_form_on_random_arenas)
{
    struct zg_state s;
    struct rum_rng rng;

    rum_rng_init(&rng, kit_seed(41));
    for (int arena = 0; arena < 400; arena++) {
        random_arena(&s, &rng);
        for (int i = 0; i < 400; i++) {
            int from = 16 * (int)rum_rng_below(&rng, s.h) +
                       (int)rum_rng_below(&rng, s.w);
            int to = 16 * (int)rum_rng_below(&rng, s.h) +
                     (int)rum_rng_below(&rng, s.w);
            int a = (int)rum_rng_below(&rng, 3);
            int b = (int)rum_rng_below(&rng, 3);
            if (from == to || s.height[from] == ZG_VOID ||
                s.height[to] == ZG_VOID)
                continue;
            CHECK_INT(zg_visible(&s, from, a, to, b),
                      slow_visible(&s, from, a, to, b));
        }
    }
}

RULE("ZG-14.1", sight_of_pieces_agrees_with_its_slow_form)
{
    struct zg_state s;
    struct rum_rng rng;

    rum_rng_init(&rng, kit_seed(42));
    for (int arena = 0; arena < 300; arena++) {
        random_arena(&s, &rng);
        for (int i = 0; i < 300; i++) {
            int from = 16 * (int)rum_rng_below(&rng, s.h) +
                       (int)rum_rng_below(&rng, s.w);
            int to = 16 * (int)rum_rng_below(&rng, s.h) +
                     (int)rum_rng_below(&rng, s.w);
            int pose = (int)rum_rng_below(&rng, 3);
            if (s.height[from] == ZG_VOID || s.cover[to] == ZG_NONE)
                continue;
            CHECK_INT(zg_sees_piece(&s, from, pose, to),
                      slow_sees_piece(&s, from, pose, to));
        }
    }
}

RULE("ZG-7.1", sight_is_kept_up_to_date_through_whole_games)
{
    struct zg_state s;
    rum_action open[RUM_MAX_ACTIONS];
    struct rum_rng rng;
    size_t n;

    rum_rng_init(&rng, kit_seed(43));
    for (uint64_t game = 0; game < 10; game++) {
        kit_deal(&zg_game, &s, game,
                 game % 2 ? "players=3" : "arena=skyline flameout=off");
        while ((n = zg_game.legal(&s, open)) > 0) {
            for (int a = 0; a < s.head.seats && s.phase > ZG_P_POSE; a++) {
                for (int b = 0; b < s.head.seats; b++) {
                    const struct zg_seat *p = &s.seat[a], *q = &s.seat[b];
                    if (a != b && p->alive && q->alive)
                        CHECK_INT(s.sees[a][b],
                                  slow_visible(&s, p->cell, zg_pose(p->stance),
                                               q->cell, zg_pose(q->stance)));
                }
            }
            zg_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
        }
    }
}

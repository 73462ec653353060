/*
 * zp_2_board.c: the board of section 2.1, derived again from its formulas, and
 * ZP-2.1 to 2.8.
 */
#include "zp_test.h"

static const int vector[6][2] = {{1, 0},  {0, 1},  {-1, 1},
                                 {-1, 0}, {0, -1}, {1, -1}};

static int distance(int q, int r)
{
    int a = q < 0 ? -q : q, b = r < 0 ? -r : r, c = q + r < 0 ? -q - r : q + r;

    return a > b ? (a > c ? a : c) : (b > c ? b : c);
}

/* The id of a coordinate, or ZP_NONE outside. */
static int id_of(int q, int r)
{
    static const int start[11] = {0, 6, 13, 21, 30, 40, 51, 61, 70, 78, 85};
    int qmin = -5 - r > -5 ? -5 - r : -5;

    return distance(q, r) <= 5 ? start[r + 5] + q - qmin : ZP_NONE;
}

/* n steps in direction k from the middle, then m in another. */
static int walk(int k, int n, int other, int m)
{
    k %= 6;
    other %= 6;
    return id_of(n * vector[k][0] + m * vector[other][0],
                 n * vector[k][1] + m * vector[other][1]);
}

static int rotate(int space)
{
    return id_of(-zp_r[space], zp_q[space] + zp_r[space]);
}

TEST(there_are_91_spaces_and_240_adjacencies)
{
    int edges = 0, spaces = 0;

    for (int r = -5; r <= 5; r++) {
        for (int q = -5; q <= 5; q++) {
            int id = id_of(q, r);
            if (id == ZP_NONE)
                continue;
            CHECK_INT(id, spaces++);
            CHECK_INT(zp_q[id], q);
            CHECK_INT(zp_r[id], r);
            CHECK(zp_has(zp_board, id));
            struct zp_set near = {0, 0};
            for (int d = 0; d < 6; d++) {
                int to = id_of(q + vector[d][0], r + vector[d][1]);
                CHECK_INT(zp_next[id][d], to);
                if (to == ZP_NONE)
                    continue;
                near = zp_or(near, zp_only(to));
                CHECK_INT(zp_next[to][(d + 3) % 6], id); /* symmetric */
                edges++;
            }
            CHECK_BYTES(&zp_near[id], &near, sizeof(near));
        }
    }
    CHECK_INT(spaces, 91);
    CHECK_INT(edges, 2 * 240);
    CHECK_INT(zp_count(zp_board), 91);
    CHECK_INT(at("F6"), 45);
    CHECK_INT(at("K6"), 90);
}

TEST(kinds_are_where_the_formulas_put_them)
{
    int count[6] = {0};
    static const int wanted[6] = {24, 1, 6, 6, 12, 42};

    CHECK_INT(zp_ground[ZP_MIDDLE], ZP_TREASURE);
    for (int k = 0; k < 6; k++) {
        CHECK_INT(zp_ground[walk(k, 1, 0, 0)], ZP_X);
        CHECK(zp_has(zp_xs, walk(k, 1, 0, 0)));
        CHECK_INT(zp_ground[walk(k, 5, 0, 0)], ZP_HOUSE);
        CHECK(zp_has(zp_houses, walk(k, 5, 0, 0)));
        for (int g = 0; g < 2; g++) {
            int gate = walk(k, 5, k + 2, 2 + g);
            CHECK_INT(zp_gate[k][g], gate);
            CHECK_INT(zp_ground[gate], ZP_GATE);
            CHECK(zp_has(zp_gates[k], gate));
        }
        CHECK_INT(zp_count(zp_gates[k]), 2);
        int centre = walk(k, 3, 0, 0);
        CHECK_INT(zp_zone[centre], k);
        for (int d = 0; d < 6; d++)
            CHECK_INT(zp_zone[zp_next[centre][d]], k);
    }
    CHECK_INT(zp_count(zp_xs), 6);
    CHECK_INT(zp_count(zp_houses), 6);
    for (int i = 0; i < ZP_SPACES; i++) {
        count[zp_ground[i]]++;
        CHECK_INT(zp_zone[i] != ZP_NONE, zp_ground[i] == ZP_ZONE);
        for (int k = 0; k < 6; k++)
            CHECK_INT(zp_has(zp_zones[k], i), zp_zone[i] == k);
    }
    for (int k = 0; k < 6; k++)
        CHECK_INT(count[k], wanted[k]);
}

/* Everything that can be reached from a space without leaving a set. */
static struct zp_set reach(int from, struct zp_set within)
{
    struct zp_set all = zp_only(from);

    for (int i = 0; i < ZP_SPACES; i++)
        all = zp_or(all, zp_and(zp_spread(all), within));
    return all;
}

RULE("ZP-2.7", each_zone_is_seven_connected_spaces)
{
    for (int k = 0; k < 6; k++) {
        struct zp_set zone = zp_zones[k];
        CHECK_INT(zp_count(zone), 7);
        struct zp_set all = reach(walk(k, 3, 0, 0), zone);
        CHECK_BYTES(&all, &zone, sizeof(all));
    }
}

TEST(a_turn_by_60_degrees_maps_everything_onto_the_next)
{
    for (int i = 0; i < ZP_SPACES; i++) {
        CHECK_INT(zp_ground[rotate(i)], zp_ground[i]);
        if (zp_zone[i] != ZP_NONE)
            CHECK_INT(zp_zone[rotate(i)], (zp_zone[i] + 1) % 6);
    }
    for (int k = 0; k < 6; k++) {
        CHECK_INT(rotate(walk(k, 5, 0, 0)), walk(k + 1, 5, 0, 0));
        for (int g = 0; g < 2; g++)
            CHECK_INT(rotate(zp_gate[k][g]), zp_gate[(k + 1) % 6][g]);
    }
}

TEST(there_are_three_lines_and_two_triangles_of_each_kind)
{
    for (int k = 0; k < 3; k++) {
        struct zp_set line = {0, 0};
        for (int side = 0; side < 2; side++) {
            line = zp_or(line, zp_only(walk(k + 3 * side, 5, 0, 0)));
            line = zp_or(line, zp_only(walk(k + 3 * side, 1, 0, 0)));
        }
        CHECK_BYTES(&zp_lines[k], &line, sizeof(line));
    }
    for (int far = 0; far < 2; far++) { /* houses, then Xs */
        for (int first = 0; first < 2; first++) {
            struct zp_set three = {0, 0};
            for (int k = first; k < 6; k += 2)
                three = zp_or(three, zp_only(walk(k, far ? 1 : 5, 0, 0)));
            bool found = false;
            for (int i = 0; i < 2; i++)
                found |=
                    memcmp(&zp_triangles[far][i], &three, sizeof(three)) == 0;
            CHECK(found);
        }
    }
    CHECK_INT(zp_far(at("F11"), at("K1")), 10);
    CHECK_INT(zp_far(at("F7"), at("G5")), 2);
    CHECK_INT(zp_far(at("A1"), at("K6")), 10);
    CHECK_INT(zp_far(at("A6"), at("F6")), 5);
}

TEST(the_board_stays_connected_without_the_ten_foreign_gates)
{
    for (int home = 0; home < 6; home++) {
        struct zp_set open = zp_board;
        for (int k = 0; k < 6; k++) {
            if (k != home)
                open = zp_less(open, zp_gates[k]);
        }
        CHECK_INT(zp_count(open), 81);
        CHECK_INT(zp_count(reach(zp_gate[home][0], open)), 81);
    }
}

/* Steps from the nearer Gate of home 0 with the other Gates closed. */
static int steps_from_home(int space)
{
    struct zp_set open = zp_board, all = zp_gates[0];
    int n = 0;

    for (int k = 1; k < 6; k++)
        open = zp_less(open, zp_gates[k]);
    for (; !zp_has(all, space); n++)
        all = zp_or(all, zp_and(zp_spread(all), open));
    return n;
}

TEST(distances_from_home_are_those_of_the_specification)
{
    static const int houses[11] = {[2] = 2, [7] = 2, [10] = 2};
    static const int xs[11] = {[4] = 2, [5] = 2, [6] = 2};
    int h[11] = {0}, x[11] = {0};

    CHECK_INT(steps_from_home(ZP_MIDDLE), 5);
    for (int k = 0; k < 6; k++) {
        h[steps_from_home(walk(k, 5, 0, 0))]++;
        x[steps_from_home(walk(k, 1, 0, 0))]++;
    }
    CHECK_BYTES(h, houses, sizeof(h));
    CHECK_BYTES(x, xs, sizeof(x));
}

/* ---- ZP-2 ---- */

RULE("ZP-2.1", a_piece_neither_enters_nor_jumps_an_occupied_space)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 0, "F8");
    put(&z, 1, "F9"); /* a friend is in the way as well */
    put(&z, 6, "D6");
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, MOVE(0));
    CHECK(!CAN(&z, STEP(E)));
    CHECK(CAN(&z, STEP(W)));
}

RULE("ZP-2.2", pieces_at_home_are_not_on_the_board)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");

    CHECK(!zp_any(z.own[0]));
    CHECK_INT(zp_entry_cost(&z, 0), 0);
    turn_at(&z, 0, ZP_T_PICK); /* nothing to move, nothing to fight with */
    CHECK(z.ask != ZP_ASK_MOVE_PICK);
}

RULE("ZP-2.3", another_active_players_gate_is_closed_to_every_way)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Alien");
    int gate = zp_gate[z.home[1]][0]; /* I1 */

    put(&z, 0, "H2"); /* next to both of them */
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK(!CAN(&z, STEP(W)) && !CAN(&z, STEP(SW)));
    CHECK(CAN(&z, STEP(E)));

    put(&z, 1, "H9");
    CHECK(!zp_has(zp_landings(&z, 1), gate));   /* leaping */
    CHECK(!zp_has(zp_everywhere(&z, 1), gate)); /* They're Everywhere */
    CHECK(!zp_has(zp_retreats(&z, 0), gate));   /* retreating */
    CHECK(!zp_has(zp_landings(&z, 12), gate));  /* ballooning */
    CHECK(zp_has(zp_landings(&z, 1), zp_gate[z.home[0]][1])); /* one's own */
}

RULE("ZP-2.3 ZP-15.6", a_driven_piece_may_enter_its_owners_gates_only)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    hold(&z, 0, ZP_TWO);
    put(&z, 6, "H2");
    turn_at(&z, 0, ZP_T_PICK);

    PLAY(&z, DRIVE(6), PAY(ZP_TWO));
    CHECK(CAN(&z, STEP(W))); /* H1, its own Gate */
    put(&z, 7, "H8");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, DRIVE(7), PAY(ZP_TWO));
    CHECK(!CAN(&z, STEP(E))); /* H9, the Pirate's */
}

RULE("ZP-2.4", gates_of_unused_homes_are_plain_spaces)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja"); /* homes 0, 2, 4 */
    put(&z, 0, "K3");                                     /* a Gate of home 1 */
    put(&z, 6, "J3");
    hold(&z, 0, ZP_ONE);
    check_sound(&z);
    fight(&z, 0);

    check_rating(&z, 1, 1); /* and gives no bonus */
}

RULE("ZP-2.5 ZP-20.2", the_elves_gates_are_open_and_give_nothing)
{
    struct zp_state z;
    position(&z, "players=3 classes=Elf,Ninja,Pirate");
    put(&z, 6, "G9");
    hold(&z, 1, ZP_ONE);
    turn_at(&z, 1, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK(CAN(&z, STEP(SE))); /* H9, an Elf's Gate */

    put(&z, 6, "H9");
    put(&z, 12, "H8");
    hold(&z, 2, ZP_ONE);
    fight(&z, 2); /* the Elf itself starts nothing */
    check_rating(&z, 1, 1);
    CHECK_INT(z.combat.piece[ZP_DEF], 6);
    check_sound(&z);
}

RULE("ZP-2.6", any_class_may_stand_on_houses_xs_and_treasure)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    hold(&z, 0, ZP_ONE);
    put(&z, 0, "F10");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(E));
    CHECK_INT(z.pos[0], at("F11"));
    put(&z, 0, "F8");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0), STEP(W), STEP(W), PAY(ZP_ONE));
    CHECK_INT(z.pos[0], ZP_MIDDLE);
    CHECK_INT(z.end, ZP_ON);
}

RULE("ZP-2.7", a_zone_matters_in_the_draw_phase_only)
{
    struct zp_state z;
    position(&z, "players=3 classes=Zombie,Ninja,Pirate");
    put(&z, 0, "F9");
    put(&z, 6, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    check_rating(&z, 1, 1); /* in combat it is any space */
    CHECK_INT(zp_zone_count(&z, 0), 1);
}

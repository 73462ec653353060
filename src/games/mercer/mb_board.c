/*
 * mb_board.c: the tiles, the walls, and which squares they leave connected.
 *
 * Walls are kept as rows of bits, so that all free steps of a board follow
 * from a few lines of arithmetic on whole rows (mb_board_ways).
 */
#include "mb.h"

#include <string.h>

#define ROW 0xfff /* the twelve squares of a row */

const int8_t mb_toward[8] = {-12, -11, 1, 13, 12, 11, -1, -13};

const struct mb_tile mb_tiles[MB_TILES] = {
    {"Command Hub", "2..2/.g../..y./2..2", "000/001/100/000", "0100/0000/0010"},
    {"Main Airlock", "...2/.g../.2.2/1.y.", "000/100/010/000",
     "0000/0100/0010"},
    {"Cryo Lab", "2.../.3y./..g./.1.2", "000/010/100/000", "0100/0000/0010"},
    {"Mess Hall", ".1../4..1/.gy./.2.1", "000/010/010/000", "0000/0100/0010"},
    {"Dormitory", "2..2/..g./.y../2..3", "100/000/000/001", "0000/0110/0000"},
    {"Generator Room", "..1./2g../...3/2.y.", "000/010/001/000",
     "0010/0000/0100"},
    {"Radio Room", "y..1/.3../...2/1.y.", "000/000/100/000", "0110/0000/0010"},
    {"Medical Bay", ".2../.g.2/2.y./..3.", "000/100/001/000", "0100/0000/0010"},
    {"Vehicle Garage", "...2/g.../..2./1.g2", "000/001/001/000",
     "0000/1100/0000"},
    {"Ice Core Vault", "1.../.4.y/..g./.2.1", "010/110/000/000",
     "0000/0100/0000"},
    {"Greenhouse", ".1.2/.yg./1..2/.1..", "000/010/000/010", "0000/0110/0000"},
    {"Specimen Store", "..2./2.../.g.2/y.2.", "000/100/001/000",
     "0010/0000/0100"},
    {"Kennels", "1.2./..g1/1g../2..2", "000/101/100/000", "0000/0010/0000"},
    {"Workshop", ".2../y..1/..3./.g.2", "000/010/010/000", "0010/0000/0100"},
    {"Observatory", ".y2./2.../...3/.2y.", "000/000/000/010", "0110/0010/0000"},
    {"Fuel Depot", "1..g/.3../...1/y.2.", "000/100/010/000", "0100/0000/0010"},
};

/* ---- walls ---- */

static uint16_t *wall_row(struct mb_state *s, int edge)
{
    return (edge < MB_UPRIGHT ? s->east : s->south) +
           mb_edge_first(edge) / MB_WIDTH;
}

bool mb_has_wall(const struct mb_state *s, int edge)
{
    int square = mb_edge_first(edge);
    const uint16_t *rows = edge < MB_UPRIGHT ? s->east : s->south;

    return rows[square / MB_WIDTH] >> square % MB_WIDTH & 1;
}

void mb_set_wall(struct mb_state *s, int edge)
{
    *wall_row(s, edge) |= (uint16_t)(1 << mb_edge_first(edge) % MB_WIDTH);
}

/*
 * A step east or south is free where no wall stands (MB-4.4). A diagonal has
 * two ways round; one free way is enough (MB-4.5), or with strict diagonals
 * both are needed. The other four directions are these seen from the far end
 * (MB-4.6).
 */
void mb_board_ways(const struct mb_state *s, struct mb_ways *out)
{
    struct mb_rows *from = out->from;
    unsigned east[MB_WIDTH + 1], south[MB_WIDTH];

    for (int y = 0; y < MB_WIDTH; y++) {
        east[y] = ~s->east[y] & ROW >> 1;
        south[y] = y < MB_WIDTH - 1 ? ~s->south[y] & ROW : 0;
    }
    east[MB_WIDTH] = 0;
    memset(out, 0, sizeof(*out));
    for (int y = 0; y < MB_WIDTH; y++) {
        unsigned west = east[y] << 1, below = east[y + 1];
        unsigned se = east[y] & south[y] >> 1, se_too = south[y] & below;
        unsigned sw = west & south[y] << 1, sw_too = south[y] & below << 1;

        se = s->strict ? se & se_too : se | se_too;
        sw = s->strict ? sw & sw_too : sw | sw_too;
        from[MB_E].row[y + 1] = (uint16_t)east[y];
        from[MB_W].row[y + 1] = (uint16_t)west;
        from[MB_S].row[y + 1] = (uint16_t)south[y];
        from[MB_SE].row[y + 1] = (uint16_t)se;
        from[MB_SW].row[y + 1] = (uint16_t)sw;
        /* The row past the last stays empty: nothing leads there. */
        from[MB_N].row[y + 2] = (uint16_t)south[y];
        from[MB_NW].row[y + 2] = (uint16_t)(se << 1);
        from[MB_NE].row[y + 2] = (uint16_t)(sw >> 1);
    }
}

void mb_board_open(struct mb_state *s)
{
    struct mb_ways ways;

    mb_board_ways(s, &ways);
    for (int y = 0; y < MB_WIDTH; y++) {
        for (int x = 0; x < MB_WIDTH; x++) {
            unsigned free = 0;
            for (int d = 0; d < 8; d++)
                free |= (ways.from[d].row[y + 1] >> x & 1u) << d;
            s->open[MB_WIDTH * y + x] = (uint8_t)free;
        }
    }
}

/* ---- tiles (section 2.5) ---- */

/* The board square of a tile's local square after `rotation` quarter turns. */
static int board_square(int area, int x, int y, int rotation)
{
    for (int r = 0; r < rotation; r++) {
        int turned = 3 - y;
        y = x;
        x = turned;
    }
    return MB_WIDTH * (area / 3 * 4 + y) + area % 3 * 4 + x;
}

static int edge_between(int a, int b)
{
    int first = a < b ? a : b;
    int apart = a < b ? b - a : a - b;

    return apart == 1 ? first / MB_WIDTH * 11 + first % MB_WIDTH
                      : MB_UPRIGHT + first;
}

static void lay_square(struct mb_state *s, int square, char sign)
{
    if (sign == 'g') {
        s->ground[square] = MB_GROUND_GREEN;
    } else if (sign == 'y') {
        s->ground[square] = MB_GROUND_YELLOW;
    } else if (sign != '.') {
        /* MB-1.4; quick mode takes one off each number. */
        s->humans[square] = (uint8_t)(sign - '0' - s->quick);
        s->human_count += s->humans[square];
    }
}

static void lay_wall(struct mb_state *s, int a, int b)
{
    mb_set_wall(s, edge_between(a, b));
    s->walls_left--;
}

void mb_board_lay(struct mb_state *s, int area, int tile, int rotation)
{
    const struct mb_tile *t = &mb_tiles[tile];

    s->tile[area] = (uint8_t)tile;
    s->rotation[area] = (uint8_t)rotation;
    for (int y = 0; y < 4; y++) {
        for (int x = 0; x < 4; x++) {
            int here = board_square(area, x, y, rotation);
            lay_square(s, here, t->squares[5 * y + x]);
            if (x < 3 && t->east[4 * y + x] == '1')
                lay_wall(s, here, board_square(area, x + 1, y, rotation));
            if (y < 3 && t->south[5 * y + x] == '1')
                lay_wall(s, here, board_square(area, x, y + 1, rotation));
        }
    }
}

/*
 * mb_board.c: the tiles, the walls, and which squares they leave connected.
 *
 * Walls are kept as rows of bits, so that all free steps of a board follow
 * from a few lines of arithmetic on four rows at a time (mb_board_ways).
 */
#include "mb.h"

#include <string.h>

#define ROWS     UINT64_C(0x0fff0fff0fff0fff) /* four rows of squares */
#define BUT_LAST UINT64_C(0x07ff07ff07ff07ff) /* without the last column */

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

/* Rows of walls as a set. */
static struct mb_set set_of(const uint16_t *rows)
{
    struct mb_set set = {{0}};

    for (int y = 0; y < MB_WIDTH; y++)
        set.word[y / 4] |= (uint64_t)rows[y] << y % 4 * 16;
    return set;
}

/*
 * A step east or south is free where no wall stands (MB-4.4). A diagonal has
 * two ways round; one free way is enough (MB-4.5), or with strict diagonals
 * both are needed. The other four directions are these seen from the far end
 * (MB-4.6).
 */
void mb_board_ways(const struct mb_state *s, struct mb_ways *out)
{
    struct mb_set walls_east = set_of(s->east), walls_south = set_of(s->south);
    uint64_t east[4], south[3], se[3], sw[3];

    for (int i = 0; i < 3; i++) {
        east[i] = ~walls_east.word[i] & BUT_LAST;
        south[i] = ~walls_south.word[i] & ROWS;
    }
    east[3] = 0;
    south[2] &= ROWS >> 16; /* nothing lies south of the last row */
    for (int i = 0; i < 3; i++) {
        uint64_t west = east[i] << 1;
        uint64_t below = east[i] >> 16 | east[i + 1] << 48;
        uint64_t se_too = south[i] & below, sw_too = south[i] & below << 1;

        se[i] = east[i] & south[i] >> 1;
        sw[i] = west & south[i] << 1;
        se[i] = s->strict ? se[i] & se_too : se[i] | se_too;
        sw[i] = s->strict ? sw[i] & sw_too : sw[i] | sw_too;
        out->from[MB_E].word[i] = east[i];
        out->from[MB_W].word[i] = west;
        out->from[MB_S].word[i] = south[i];
        out->from[MB_SE].word[i] = se[i];
        out->from[MB_SW].word[i] = sw[i];
    }
    for (int i = 0; i < 3; i++) {
        out->from[MB_N].word[i] = south[i] << 16;
        out->from[MB_NW].word[i] = se[i] << 17;
        out->from[MB_NE].word[i] = sw[i] << 15;
        if (i > 0) {
            out->from[MB_N].word[i] |= south[i - 1] >> 48;
            out->from[MB_NW].word[i] |= se[i - 1] << 1 >> 48;
            out->from[MB_NE].word[i] |= sw[i - 1] >> 49;
        }
    }
}

static void open_square(struct mb_state *s, const struct mb_ways *ways,
                        int square)
{
    unsigned free = 0;

    for (int d = 0; d < 8; d++)
        free |= (unsigned)mb_set_has(&ways->from[d], square) << d;
    s->open[square] = (uint8_t)free;
}

void mb_board_open(struct mb_state *s)
{
    struct mb_ways ways;

    mb_board_ways(s, &ways);
    for (int i = 0; i < MB_SQUARES; i++)
        open_square(s, &ways, i);
}

/* A wall touches the squares round its two ends. */
void mb_board_open_near(struct mb_state *s, int edge)
{
    int x = mb_edge_first(edge) % MB_WIDTH, y = mb_edge_first(edge) / MB_WIDTH;
    struct mb_ways ways;

    mb_board_ways(s, &ways);
    for (int row = y - 1; row <= y + 2; row++) {
        for (int column = x - 1; column <= x + 2; column++) {
            if (row >= 0 && row < MB_WIDTH && column >= 0 && column < MB_WIDTH)
                open_square(s, &ways, MB_WIDTH * row + column);
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

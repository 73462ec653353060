/*
 * ze_data.c: the map, the Items and the codes of the Zone cards (section 2).
 */
#include "ze.h"

/* N E S W, then NE SE SW NW. */
const int8_t ze_dx[ZE_DIRECTIONS] = {0, 1, 0, -1, 1, 1, -1, -1};
const int8_t ze_dy[ZE_DIRECTIONS] = {-1, 0, 1, 0, -1, 1, 1, -1};

const uint8_t ze_location[ZE_ITEMS] = {3,  5,  8,  14, 17, 19, 28, 30, 33,
                                       39, 42, 44, 53, 55, 56, 58, 67, 71};

const uint8_t ze_kind_of[ZE_ITEMS] = {
    ZE_SHIELD, ZE_PROTON, ZE_POWER,  ZE_HEART,  ZE_HEART, ZE_NIGHT,
    ZE_EMP,    ZE_POWER,  ZE_EMP,    ZE_SHIELD, ZE_HEART, ZE_PROTON,
    ZE_NIGHT,  ZE_EMP,    ZE_SHIELD, ZE_PROTON, ZE_POWER, ZE_HEART,
};

const uint32_t ze_items_of[ZE_KINDS] = {
    [ZE_POWER] = 0x10084, [ZE_PROTON] = 0x08802, [ZE_EMP] = 0x02140,
    [ZE_HEART] = 0x20418, [ZE_SHIELD] = 0x04201, [ZE_NIGHT] = 0x01020,
};

#define NO ZE_NONE
const uint8_t ze_code_of[ZE_ZONES] = {
    2,  NO, 0,  0,  1,  1,  1,  NO, /* row 1 */
    2,  4,  NO, 0,  NO, 3,  3,  3,  /* row 2 */
    2,  4,  5,  5,  5,  NO, 7,  NO, /* row 3 */
    NO, 4,  NO, 6,  6,  7,  7,  9,  /* row 4 */
    8,  8,  8,  NO, 6,  NO, 9,  9,  /* row 5 */
    NO, 10, 10, 11, 11, 12, NO, 13, /* row 6 */
    14, NO, 10, NO, 11, 12, 13, 13, /* row 7 */
    14, 15, 15, 16, NO, 12, NO, 17, /* row 8 */
    14, NO, 15, 16, 16, NO, 17, 17, /* row 9 */
};

struct ze_bearing ze_bearing(unsigned from, unsigned to)
{
    /* By the signs of dy and dx: NW N NE, W - E, SW S SE. */
    static const uint8_t way[9] = {7, 0, 4, 3, NO, 1, 6, 2, 5};
    int dx = (int)(to % ZE_COLUMNS) - (int)(from % ZE_COLUMNS);
    int dy = (int)(to / ZE_COLUMNS) - (int)(from / ZE_COLUMNS);
    int across = dx < 0 ? -dx : dx, down = dy < 0 ? -dy : dy;
    int far = across > down ? across : down;

    if (far > 2 || (dx != 0 && dy != 0 && across != down))
        return (struct ze_bearing){NO, 0};
    int sign_x = (dx > 0) - (dx < 0), sign_y = (dy > 0) - (dy < 0);
    return (struct ze_bearing){way[(sign_y + 1) * 3 + sign_x + 1],
                               (uint8_t)far};
}

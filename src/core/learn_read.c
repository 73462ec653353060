/*
 * learn_read.c: an observation, read from a hidden copy by the game's list of
 * fields. Freestanding, like the rules: cards run it too.
 */
#include "learn.h"

#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
               "bit i of a set is in byte i / 8");

/* Which seat is the i-th from the viewer; seats that nobody has stay last. */
static int seat_from(int viewer, int seats, int i)
{
    int seat = viewer + i;
    return i >= seats ? i : seat >= seats ? seat - seats : seat;
}

/* Eight at a time, without shifts: compilers make one comparison of it. */
static void read_bits(const uint8_t *from, size_t n, int16_t *out)
{
    static const int16_t bit[8] = {1, 2, 4, 8, 16, 32, 64, 128};

    for (; n >= 8; n -= 8, from++, out += 8) {
        for (int k = 0; k < 8; k++)
            out[k] = (*from & bit[k]) != 0;
    }
    for (size_t k = 0; k < n; k++)
        out[k] = (*from & bit[k]) != 0;
}

/* Values past `most` end just below 2^8 or 2^16, and become -1 and -2. */
static void read_numbers(const struct rum_field *f, const uint8_t *from,
                         size_t n, int16_t *restrict out)
{
    uint16_t most = f->most, v;

    if (f->size == 1) {
        for (size_t i = 0; i < n; i++) {
            v = from[i];
            out[i] = (int16_t)(v - (v > most ? 256 : 0));
        }
        return;
    }
    for (size_t i = 0; i < n; i++) {
        memcpy(&v, from + 2 * i, sizeof(v));
        out[i] = (int16_t)(v > most ? v - 65536 : v);
    }
}

static void read_counts(const struct rum_field *f, const uint8_t *from,
                        int16_t *out)
{
    for (size_t i = 0; i < f->count; i++) {
        uint16_t v = from[i];
        if (f->size == 2)
            memcpy(&v, from + 2 * i, sizeof(v));
        out[i] = (int16_t)(v > f->most ? f->most : v);
    }
}

static void read_seats(const struct rum_field *f, const uint8_t *from,
                       int viewer, int seats, int16_t *out)
{
    for (size_t i = 0; i < f->count; i++) {
        int seat = from[i];
        out[i] = (int16_t)(seat >= 254      ? seat - 256
                           : seat >= seats  ? seat
                           : seat >= viewer ? seat - viewer
                                            : seat - viewer + seats);
    }
}

static void read_row(const struct rum_game *game, const struct rum_field *f,
                     const uint8_t *from, int viewer, int seats, int16_t *out)
{
    switch (f->kind) {
    case RUM_FIELD_NUMBER:
        read_numbers(f, from, f->count, out);
        break;
    case RUM_FIELD_COUNT:
        read_counts(f, from, out);
        break;
    case RUM_FIELD_BITS:
        read_bits(from, f->count, out);
        break;
    case RUM_FIELD_SEAT:
        read_seats(f, from, viewer, seats, out);
        break;
    default: /* RUM_FIELD_SEATS */
        for (size_t i = 0; i < f->count; i++) {
            for (int k = 0; k < game->max_seats; k++)
                *out++ = from[i] >> seat_from(viewer, seats, k) & 1;
        }
    }
}

void learn_read(const struct rum_game *game, const char *seen, int viewer,
                int16_t *out)
{
    const struct rum_head *head = rum_head(seen);
    int seats = head->seats, actor = head->to_act;

    out[0] = (int16_t)viewer;
    out[1] = (int16_t)seats;
    out[2] = (int16_t)(actor < 0 ? -1 : (actor - viewer + seats) % seats);
    out[3] = (int16_t)(head->turn > INT16_MAX ? INT16_MAX : head->turn);
    out += LEARN_OPENING;
    for (size_t i = 0; i < game->field_count; i++) {
        const struct rum_field *f = &game->fields[i];
        const uint8_t *from =
            (const uint8_t *)seen + f->at + f->own * (size_t)viewer;
        size_t n = learn_columns(game, f);
        if (f->kind == RUM_FIELD_NUMBER && !f->by_seat &&
            f->step == (size_t)f->count * f->size) { /* one after the other */
            read_numbers(f, from, f->rows * n, out);
            out += f->rows * n;
            continue;
        }
        for (int row = 0; row < f->rows; row++, out += n) {
            int which = f->by_seat ? seat_from(viewer, seats, row) : row;
            read_row(game, f, from + f->step * (size_t)which, viewer, seats,
                     out);
        }
    }
}

/*
 * learn.c: observations, read from hidden copies by the game's list of fields.
 */
#include <rumpus/learn.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
               "bit i of a set is in byte i / 8");

#define OPENING 4

static const char *const opening[OPENING] = {"viewer", "seats", "actor",
                                             "head.turn"};

/* ---- fields ---- */

static size_t columns_of(const struct rum_game *game, const struct rum_field *f)
{
    return f->kind == RUM_FIELD_SEATS ? (size_t)f->count * game->max_seats
                                      : f->count;
}

static size_t length_of(const struct rum_game *game, const struct rum_field *f)
{
    return f->rows * columns_of(game, f);
}

size_t rum_learn_fields(const struct rum_game *game)
{
    return OPENING + (size_t)game->field_count;
}

size_t rum_learn_size(const struct rum_game *game)
{
    size_t n = OPENING;

    for (size_t i = 0; i < game->field_count; i++)
        n += length_of(game, &game->fields[i]);
    return n;
}

static struct rum_learn_field opening_field(const struct rum_game *game,
                                            size_t i)
{
    const int high[OPENING] = {game->max_seats - 1, game->max_seats,
                               game->max_seats - 1, INT16_MAX};
    const int low[OPENING] = {0, 1, -1, 0};
    return (struct rum_learn_field){
        .name = opening[i],
        .at = i,
        .rows = 1,
        .columns = 1,
        .low = low[i],
        .high = high[i],
    };
}

struct rum_learn_field rum_learn_field(const struct rum_game *game, size_t i)
{
    RUM_ASSERT(i < rum_learn_fields(game));
    if (i < OPENING)
        return opening_field(game, i);
    const struct rum_field *f = &game->fields[i - OPENING];
    size_t at = OPENING;
    for (const struct rum_field *g = game->fields; g < f; g++)
        at += length_of(game, g);
    bool bits = f->kind == RUM_FIELD_BITS || f->kind == RUM_FIELD_SEATS;
    return (struct rum_learn_field){
        .name = f->name,
        .at = at,
        .rows = f->rows,
        .columns = columns_of(game, f),
        .low = bits || f->kind == RUM_FIELD_COUNT ? 0 : -2,
        .high = bits                        ? 1
                : f->kind == RUM_FIELD_SEAT ? game->max_seats - 1
                                            : f->most,
        .by_seat = f->by_seat,
    };
}

/* ---- reading ---- */

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

static void read_copy(const struct rum_game *game, const char *seen, int viewer,
                      int16_t *out)
{
    const struct rum_head *head = rum_head(seen);
    int seats = head->seats, actor = head->to_act;

    out[0] = (int16_t)viewer;
    out[1] = (int16_t)seats;
    out[2] = (int16_t)(actor < 0 ? -1 : (actor - viewer + seats) % seats);
    out[3] = (int16_t)(head->turn > INT16_MAX ? INT16_MAX : head->turn);
    out += OPENING;
    for (size_t i = 0; i < game->field_count; i++) {
        const struct rum_field *f = &game->fields[i];
        const uint8_t *from =
            (const uint8_t *)seen + f->at + f->own * (size_t)viewer;
        size_t n = columns_of(game, f);
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

void rum_learn_observe(const struct rum_game *game, const void *state,
                       rum_seat seat, int16_t *out)
{
    _Alignas(8) char seen[RUM_MAX_STATE];

    RUM_ASSERT(seat >= 0 && seat < rum_head(state)->seats);
    rum_game_hide(game, state, seat, seen);
    read_copy(game, seen, seat, out);
}

size_t rum_learn_codes(const struct rum_game *game)
{
    return game->codes;
}

void rum_learn_returns(const struct rum_game *game, const void *state,
                       int16_t *out)
{
    int points[RUM_MAX_SEATS] = {0};

    game->score(state, points);
    for (int seat = 0; seat < rum_head(state)->seats; seat++)
        out[seat] = (int16_t)points[seat];
}

size_t rum_learn_mask(const struct rum_game *game, const void *state,
                      uint8_t *out)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = game->legal(state, open);

    memset(out, 0, game->codes);
    for (size_t i = 0; i < n; i++)
        out[open[i]] = 1;
    return n;
}

void rum_learn_information(const struct rum_game *game, const void *state,
                           rum_seat seat, struct rum_text *out)
{
    int16_t *seen = rum_alloc(rum_learn_size(game) * sizeof(*seen));

    rum_learn_observe(game, state, seat, seen);
    for (size_t i = 0; i < rum_learn_fields(game); i++) {
        struct rum_learn_field f = rum_learn_field(game, i);
        rum_text_printf(out, "%s%s=", i ? " " : "", f.name);
        for (size_t k = 0; k < f.rows * f.columns; k++)
            rum_text_printf(out, "%s%d", k ? "," : "", seen[f.at + k]);
    }
    free(seen);
}

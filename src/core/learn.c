/*
 * learn.c: any game as numbers; learn_read.c reads them from a hidden copy.
 */
#include <rumpus/learn.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "learn.h"

static const struct {
    const char *name, *help;
} opening[LEARN_OPENING] = {
    {"viewer", "the viewer's own number at the table, from 0"},
    {"seats", "how many play"},
    {"actor", "the seat to act; none: the game is over"},
    {"head.turn", "the turn or round that is going on, as the game counts"},
};

/* ---- fields ---- */

size_t rum_learn_fields(const struct rum_game *game)
{
    return LEARN_OPENING + (size_t)game->field_count;
}

size_t rum_learn_size(const struct rum_game *game)
{
    size_t n = LEARN_OPENING;

    for (size_t i = 0; i < game->field_count; i++)
        n += learn_length(game, &game->fields[i]);
    return n;
}

static struct rum_learn_field opening_field(const struct rum_game *game,
                                            size_t i)
{
    const int high[LEARN_OPENING] = {game->max_seats - 1, game->max_seats,
                                     game->max_seats - 1, INT16_MAX};
    const int low[LEARN_OPENING] = {0, 1, -1, 0};
    return (struct rum_learn_field){
        .name = opening[i].name,
        .help = opening[i].help,
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
    if (i < LEARN_OPENING)
        return opening_field(game, i);
    const struct rum_field *f = &game->fields[i - LEARN_OPENING];
    size_t at = LEARN_OPENING;
    for (const struct rum_field *g = game->fields; g < f; g++)
        at += learn_length(game, g);
    bool bits = f->kind == RUM_FIELD_BITS || f->kind == RUM_FIELD_SEATS;
    return (struct rum_learn_field){
        .name = f->name,
        .help = f->help,
        .at = at,
        .rows = f->rows,
        .columns = learn_columns(game, f),
        .low = bits || f->kind == RUM_FIELD_COUNT ? 0 : -2,
        .high = bits                        ? 1
                : f->kind == RUM_FIELD_SEAT ? game->max_seats - 1
                                            : f->most,
        .by_seat = f->by_seat,
    };
}

/* ---- reading ---- */

void rum_learn_observe(const struct rum_game *game, const void *state,
                       rum_seat seat, int16_t *out)
{
    _Alignas(8) char seen[RUM_MAX_STATE];

    RUM_ASSERT(seat >= 0 && seat < rum_head(state)->seats);
    rum_game_hide(game, state, seat, seen);
    learn_read(game, seen, seat, out);
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

rum_seat rum_learn_actor(const void *state)
{
    return rum_head(state)->to_act;
}

enum rum_err rum_learn_play(const struct rum_game *game, void *state,
                            rum_action act)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = game->legal(state, open);

    for (size_t i = 0; i < n; i++) {
        if (open[i] == act) {
            game->apply(state, act, NULL);
            return RUM_OK;
        }
    }
    return n ? RUM_EILLEGAL : RUM_EOVER;
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

/* -1 stands for a subject that is not known. */
static void put_event(const struct rum_event *e, struct rum_text *out)
{
    int number[4 + sizeof(e->arg) / sizeof(e->arg[0])] = {
        e->kind, e->seat, e->clause,
        e->subject == RUM_UNKNOWN ? -1 : e->subject};
    size_t n = sizeof(number) / sizeof(number[0]);

    for (size_t i = 4; i < n; i++)
        number[i] = e->arg[i - 4];
    while (number[n - 1] == 0 && n > 1)
        n--;
    for (size_t i = 0; i < n; i++) {
        rum_text_puts(out, i ? "," : "");
        if (number[i])
            rum_text_printf(out, "%d", number[i]);
    }
}

void rum_learn_heard(const struct rum_trace *events, rum_seat seat,
                     struct rum_text *out)
{
    const char *between = "";

    rum_text_puts(out, "");
    for (int i = 0; i < events->n; i++) {
        struct rum_event heard;
        if (!rum_event_hear(&events->event[i], seat, &heard))
            continue;
        rum_text_puts(out, between);
        put_event(&heard, out);
        between = ";";
    }
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

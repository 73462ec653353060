/*
 * learn.h: how observations are laid out: four numbers that every game has,
 * then its fields. Freestanding, like the rules.
 */
#ifndef RUMPUS_CORE_LEARN_H
#define RUMPUS_CORE_LEARN_H

#include <rumpus/game.h>

#define LEARN_OPENING 4

static inline size_t learn_columns(const struct rum_game *game,
                                   const struct rum_field *f)
{
    return f->kind == RUM_FIELD_SEATS ? (size_t)f->count * game->max_seats
                                      : f->count;
}

static inline size_t learn_length(const struct rum_game *game,
                                  const struct rum_field *f)
{
    return f->rows * learn_columns(game, f);
}

/* What `viewer` sees, from their hidden copy: rum_learn_size() numbers. */
void learn_read(const struct rum_game *game, const char *seen, int viewer,
                int16_t *out);

#endif

/*
 * names.h: putting people into sentences.
 */
#ifndef CORE_NAMES_H
#define CORE_NAMES_H

#include <stddef.h>

#include <rumpus/game.h>

#define RUM_NAME_SIZE 32

/*
 * Copy `in`, filling in the placeholders of scene.h: {0}, {0's} and
 * {0:plays:play}. `you` is the seat that is spoken to, if any. A brace that
 * opens no placeholder is copied as it is.
 */
void rum_names_expand(const char *in, const char names[][RUM_NAME_SIZE],
                      int seats, rum_seat you, char *out, size_t size);

#endif

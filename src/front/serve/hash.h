/*
 * hash.h: FNV-1a, for tables and addresses that are looked up by a word.
 *
 * Ids are random and addresses are few for whoever owns them, so that nobody
 * gains much by choosing theirs.
 */
#ifndef SERVE_HASH_H
#define SERVE_HASH_H

#include <stdint.h>

static inline uint32_t hash_text(const char *s)
{
    uint32_t h = 0x811c9dc5u;

    for (; *s; s++)
        h = (h ^ (uint8_t)*s) * 0x01000193u;
    return h ^ h >> 15;
}

#endif

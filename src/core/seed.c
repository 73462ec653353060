/*
 * seed.c: where real games get their chance from, and how seeds are written.
 */
#include <rumpus/match.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/system.h>

struct rum_seed rum_seed_random(void)
{
    struct rum_seed seed;

    rum_system_random(&seed, sizeof(seed));
    return seed;
}

enum rum_err rum_seed_parse(const char *text, struct rum_seed *out)
{
    size_t digits = strspn(text, "0123456789");
    size_t hex = strspn(text, "0123456789abcdefABCDEF");

    if (hex == 32 && !text[32]) {
        for (int i = 0; i < 4; i++) {
            char word[9] = {0};
            memcpy(word, text + 8 * i, 8);
            out->word[i] = (uint32_t)strtoul(word, NULL, 16);
        }
        return RUM_OK;
    }
    if (digits == 0 || digits > 16 || text[digits])
        return RUM_EFORMAT;
    unsigned long long n = strtoull(text, NULL, 10);
    if (n >= 1ull << 53)
        return RUM_EFORMAT;
    *out = (struct rum_seed){{0, 0, (uint32_t)(n >> 32), (uint32_t)n}};
    return RUM_OK;
}

void rum_seed_format(struct rum_seed seed, char out[33])
{
    snprintf(out, 33, "%08x%08x%08x%08x", seed.word[0], seed.word[1],
             seed.word[2], seed.word[3]);
}

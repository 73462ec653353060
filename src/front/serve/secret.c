/*
 * secret.c: the keys of links.
 */
#include "secret.h"

#include <sodium.h>
#include <string.h>

#include <rumpus/err.h>

void secret_word(char *out, int n)
{
    static const char letters[] = "abcdefghjkmnpqrstuvwxyz023456789";

    RUM_ASSERT(sizeof(letters) == 33 && sodium_init() >= 0);
    for (int i = 0; i < n; i++)
        out[i] = letters[randombytes_uniform(32)];
    out[n] = '\0';
}

void secret_hash(const char *key, char out[SECRET_HASH_SIZE])
{
    unsigned char bytes[crypto_generichash_BYTES];

    RUM_ASSERT(2 * sizeof(bytes) + 1 == SECRET_HASH_SIZE && sodium_init() >= 0);
    crypto_generichash(bytes, sizeof(bytes), (const unsigned char *)key,
                       strlen(key), NULL, 0);
    sodium_bin2hex(out, SECRET_HASH_SIZE, bytes, sizeof(bytes));
}

bool secret_same(const char hash[SECRET_HASH_SIZE],
                 const char other[SECRET_HASH_SIZE])
{
    return sodium_memcmp(hash, other, SECRET_HASH_SIZE) == 0;
}

void secret_wipe(char *key)
{
    sodium_memzero(key, strlen(key));
}

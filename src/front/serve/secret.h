/*
 * secret.h: the keys of links.
 *
 * A key is shown once, to whoever lays the table; memory and disk hold only its
 * hash. Keys are 130 random bits, so that the hash needs neither salt nor time.
 */
#ifndef SERVE_SECRET_H
#define SERVE_SECRET_H

#include <stdbool.h>

#define SECRET_SIZE      27 /* 26 letters */
#define SECRET_HASH_SIZE 65

/* `n` random letters and digits without those that look alike: 5 bits each. */
void secret_word(char *out, int n);
/* BLAKE2b in hexadecimal. Any text has one. */
void secret_hash(const char *key, char out[SECRET_HASH_SIZE]);
/* In a time that does not tell how much of it is right. */
bool secret_same(const char hash[SECRET_HASH_SIZE],
                 const char other[SECRET_HASH_SIZE]);
void secret_wipe(char *key);

#endif

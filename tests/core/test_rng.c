/*
 * test_rng.c: chance is fair, repeatable, and ChaCha.
 */
#include "kit.h"

#include <rumpus/match.h>
#include <rumpus/rng.h>

TEST(the_first_block_is_that_of_chacha8)
{
    /* An all-zero 128-bit key and nonce: the known answer of ChaCha8. Words
     * are handed out from the last to the first. */
    struct rum_rng rng;
    rum_rng_init(&rng, (struct rum_seed){{0}});

    uint32_t word[16];
    for (int i = 15; i >= 0; i--)
        word[i] = rum_rng_next(&rng);

    const uint8_t *byte = (const uint8_t *)word;
    const uint8_t known[8] = {0xe2, 0x8a, 0x5f, 0xa4, 0xa6, 0x7f, 0x8c, 0x5d};
    CHECK_BYTES(byte, known, sizeof(known));
}

TEST(one_seed_gives_one_sequence)
{
    struct rum_rng a, b;
    rum_rng_init(&a, kit_seed(7));
    rum_rng_init(&b, kit_seed(7));

    for (int i = 0; i < 100; i++)
        CHECK_INT(rum_rng_next(&a), rum_rng_next(&b));
}

TEST(below_is_even_for_awkward_numbers)
{
    struct rum_rng rng;
    rum_rng_init(&rng, kit_seed(1));
    int seen[7] = {0};

    for (int i = 0; i < 70000; i++) {
        uint32_t v = rum_rng_below(&rng, 7);
        CHECK(v < 7);
        seen[v]++;
    }
    for (int i = 0; i < 7; i++)
        CHECK(seen[i] > 9600 && seen[i] < 10400); /* four sigma */
}

TEST(below_reaches_both_ends_of_a_huge_range)
{
    struct rum_rng rng;
    rum_rng_init(&rng, kit_seed(2));
    uint32_t low = UINT32_MAX, high = 0, n = 0xc0000001u;

    for (int i = 0; i < 1000; i++) {
        uint32_t v = rum_rng_below(&rng, n);
        CHECK(v < n);
        low = v < low ? v : low;
        high = v > high ? v : high;
    }
    CHECK(low < n / 100);
    CHECK(high > n / 100 * 99);
}

TEST(below_one_still_draws)
{
    struct rum_rng rng;
    rum_rng_init(&rng, kit_seed(3));
    rum_rng_next(&rng);
    uint32_t left = rng.left;

    CHECK_INT(rum_rng_below(&rng, 1), 0);
    CHECK_INT(rng.left, left - 1);
}

TEST(a_shuffle_puts_every_card_everywhere)
{
    struct rum_rng rng;
    rum_rng_init(&rng, kit_seed(4));
    int at[5][5] = {0};

    for (int i = 0; i < 25000; i++) {
        uint8_t v[5] = {0, 1, 2, 3, 4};
        rum_rng_shuffle8(&rng, v, 5);
        for (int k = 0; k < 5; k++)
            at[v[k]][k]++;
    }
    for (int c = 0; c < 5; c++) {
        for (int k = 0; k < 5; k++)
            CHECK(at[c][k] > 4700 && at[c][k] < 5300);
    }
}

TEST(seeds_are_read_as_they_are_written)
{
    struct rum_seed a, b;
    char text[33];

    CHECK_INT(rum_seed_parse("9007199254740991", &a), RUM_OK);
    rum_seed_format(a, text);
    CHECK_STR(text, "0000000000000000001fffffffffffff");
    CHECK_INT(rum_seed_parse(text, &b), RUM_OK);
    CHECK_BYTES(&a, &b, sizeof(a));
    CHECK_INT(rum_seed_parse("9007199254740992", &a), RUM_EFORMAT);
    CHECK_INT(rum_seed_parse("", &a), RUM_EFORMAT);
    CHECK_INT(rum_seed_parse("-1", &a), RUM_EFORMAT);
    CHECK_INT(rum_seed_parse("12x", &a), RUM_EFORMAT);
    CHECK_INT(rum_seed_parse("0123456789abcdef0123456789abcdefff", &a),
              RUM_EFORMAT);
}

TEST(two_seeds_from_the_system_differ)
{
    struct rum_seed a = rum_seed_random(), b = rum_seed_random();
    CHECK(memcmp(&a, &b, sizeof(a)) != 0);
}

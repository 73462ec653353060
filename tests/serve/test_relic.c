/*
 * test_relic.c: what is told of a game of other rules, and to whom.
 */
#include <string.h>

#include "kit.h"
#include "relic.h"

static void take_all(struct relic *r, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, "\n");
        relic_take(r, text, n);
        text += n + (text[n] != '\0');
    }
}

/* Is this told to who holds these seats? */
static bool tells(const struct relic *r, uint16_t seats, const char *words)
{
    struct rum_text text = {0};
    struct rum_json j = {.out = &text};

    rum_json_open(&j, NULL, '{');
    relic_put(r, seats, &j);
    rum_json_close(&j, '}');
    bool found = strstr(text.s, words);
    rum_text_finish(&text);
    return found;
}

TEST(a_sentence_is_only_for_whose_it_surely_is)
{
    struct relic r = {0};

    take_all(&r, "seat 0 human Ann\nseat 1 human Ann: B\nseat 2 human Cleo\n"
                 "seat 3 human Cleo\n"
                 "play 1 0 # Ann: B: hides one\nplay 1 0 # Cleo: hides two\n"
                 "play 1 0 # Dora: hides three\n");
    CHECK(tells(&r, RUM_BIT(1), "hides one"));
    CHECK(!tells(&r, RUM_BIT(0), "hides one"));
    CHECK(tells(&r, RUM_BIT(0), "Ann: B decides"));
    CHECK(!tells(&r, RUM_BIT(2), "hides two"));
    CHECK(!tells(&r, RUM_BIT(3), "hides two"));
    CHECK(tells(&r, RUM_BIT(2) | RUM_BIT(3), "hides two"));
    CHECK(!tells(&r, 0xf, "hides three"));
    CHECK(tells(&r, 0, "Somebody decides"));
    relic_finish(&r);
}

#define HEAD                                                                   \
    "game npzr\nrules 9\nseat 0 human Ann\nseat 1 human Bob\n"                 \
    "play 1 0 # Ann: hides a card\n"

TEST(what_is_over_is_told_to_everybody_until_the_end_is_taken_back)
{
    static const char *const ends[] = {"resign 1 0 # Bob resigns\n",
                                       "draw 0 # a draw is agreed on\n"};

    for (int i = 0; i < 2; i++) {
        struct relic r = {0};
        take_all(&r, HEAD);
        CHECK(tells(&r, RUM_BIT(0), "hides a card"));
        CHECK(!tells(&r, RUM_BIT(1), "hides a card"));
        take_all(&r, ends[i]);
        CHECK(tells(&r, RUM_BIT(1), "hides a card"));
        take_all(&r, "undo 1\n");
        CHECK(tells(&r, RUM_BIT(1), "\"over\":false"));
        CHECK(!tells(&r, RUM_BIT(1), "hides a card"));
        CHECK(tells(&r, RUM_BIT(1), "Ann decides"));
        CHECK(!tells(&r, RUM_BIT(1), "resigns"));
        relic_finish(&r);
    }
}

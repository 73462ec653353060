/*
 * test_names.c: people in sentences.
 */
#include "kit.h"

#include "names.h"

static const char people[][RUM_NAME_SIZE] = {"Ann", "Bob"};

static const char *said(const char *in, rum_seat you)
{
    static char out[80];
    rum_names_expand(in, people, 2, you, out, sizeof(out));
    return out;
}

TEST(a_seat_becomes_its_name)
{
    CHECK_STR(said("{0} beats {1}.", RUM_NOBODY), "Ann beats Bob.");
}

TEST(whoever_reads_it_is_you)
{
    CHECK_STR(said("{0} beats {1}.", 0), "You beats Bob.");
    CHECK_STR(said("{0} beats {1}.", 1), "Ann beats you.");
}

TEST(verbs_follow_the_person)
{
    CHECK_STR(said("{0:plays:play} a card.", 0), "You play a card.");
    CHECK_STR(said("{0:plays:play} a card.", 1), "Ann plays a card.");
    CHECK_STR(said("Now {1:has:have} two.", 1), "Now you have two.");
}

TEST(what_belongs_to_somebody)
{
    CHECK_STR(said("{1's} stack, on {0's} side", 0),
              "Bob's stack, on your side");
    CHECK_STR(said("Done! {0's} turn.", 0), "Done! Your turn.");
}

TEST(somebody_called_you_is_spoken_to)
{
    static const char called[][RUM_NAME_SIZE] = {"You", "Bob"};
    char out[80];
    rum_names_expand("{0's} turn: {0:draws:draw}, {1:has:have} {0's} card.",
                     called, 2, RUM_NOBODY, out, sizeof(out));
    CHECK_STR(out, "Your turn: you draw, Bob has your card.");
    rum_names_expand("{0:draws:draw} from {1}.", called, 2, 1, out,
                     sizeof(out));
    CHECK_STR(out, "You draw from you.");
}

TEST(other_braces_stay)
{
    CHECK_STR(said("a {b} {7} {0", 0), "a {b} {7} {0");
    CHECK_STR(said("{", 0), "{");
    CHECK_STR(said("", 0), "");
}

TEST(what_is_too_long_is_cut_between_characters)
{
    char out[8];
    rum_names_expand("caf\xc3\xa9\xc3\xa9\xc3\xa9", people, 2, RUM_NOBODY, out,
                     sizeof(out));
    CHECK_STR(out, "caf\xc3\xa9\xc3\xa9");
}

/*
 * test_rules.c: the clause table made from rules/.
 */
#include "kit.h"

#include <rumpus/clause.h>
#include <rumpus/text.h>

TEST(a_clause_is_found_by_its_id)
{
    const struct rum_clause *c = rum_clause_find("NP-3.1");
    CHECK(c != NULL);
    CHECK_HAS(c->text, "A played card goes face up onto a stack");
    CHECK_INT(c->number, RUM_CLAUSE(3, 1));
    CHECK(rum_clause_find("np-3.1") == c);
    CHECK(rum_clause_number("np", RUM_CLAUSE(3, 1)) == c);
}

TEST(what_is_no_clause_is_not_found)
{
    CHECK(rum_clause_find("NP-99.1") == NULL);
    CHECK(rum_clause_find("") == NULL);
    CHECK(rum_clause_find("N") == NULL);
    CHECK(rum_clause_number("np", 1) == NULL);
    CHECK(rum_rules_of("xx") == NULL);
}

TEST(chapters_have_names)
{
    const struct rum_rules *np = rum_rules_of("np");
    CHECK(np != NULL);
    CHECK_STR(np->chapter[1], "Setup");
    CHECK_STR(np->chapter[7], "Winning");
}

TEST(every_game_has_its_clauses)
{
    const struct {
        const char *tag;
        size_t least;
    } games[] = {{"np", 68}, {"zp", 190}, {"mb", 110}, {"ze", 85}, {"zg", 170}};

    for (size_t i = 0; i < sizeof(games) / sizeof(*games); i++) {
        const struct rum_rules *r = rum_rules_of(games[i].tag);
        CHECK(r != NULL);
        CHECK(r->clauses >= games[i].least);
    }
}

TEST(clauses_are_plain_text)
{
    for (const char *const *tag =
             (const char *const[]){"np", "zp", "mb", "ze", "zg", NULL};
         *tag; tag++) {
        const struct rum_rules *r = rum_rules_of(*tag);
        for (size_t i = 0; i < r->clauses; i++) {
            CHECK(strstr(r->clause[i].text, "**") == NULL);
            CHECK(strchr(r->clause[i].text, '`') == NULL);
            CHECK(r->clause[i].text[0] != '[');
            CHECK(r->clause[i].text[0] != '\0');
        }
    }
}

/* As a person reads it. */
static const char *said(const struct rum_clause *c)
{
    static struct rum_text out;

    rum_text_clear(&out);
    rum_clause_say(c, &out);
    return out.s;
}

TEST(a_clause_knows_where_it_comes_from)
{
    const struct rum_clause *book = rum_clause_find("NP-3.1");
    const struct rum_clause *house = rum_clause_find("NP-9.6");

    CHECK_INT(book->sources, RUM_BY_BOOK);
    CHECK_STR(said(book), book->text);
    CHECK_STR(book->book, "");
    CHECK_INT(house->sources, RUM_BY_HOUSE);
    CHECK_HAS(said(house), "House rule: Turn limit");
    CHECK_STR(house->book, "the book has none");
}

/* Written by hand: the games' own clauses may change. */
TEST(what_is_ours_names_the_way_of_the_book)
{
    static const struct rum_clause_part parts[] = {
        {RUM_BY_BOOK, "A hand has no limit."},
        {RUM_BY_HOUSE, "With limit=n it has one."},
    };
    struct rum_clause c = {.id = "XX-1.1",
                           .sources = RUM_BY_HOUSE,
                           .text = "With items=useful it must hit.",
                           .book = "items=any"};

    CHECK_STR(said(&c), "House rule (the book: items=any): With items=useful "
                        "it must hit.");
    c.book = "";
    c.sources = RUM_BY_DESIGN;
    CHECK_STR(said(&c), "Designed by us (the book does not say): With "
                        "items=useful it must hit.");
    c.sources = RUM_BY_FOUND | RUM_BY_DESIGN;
    CHECK_HAS(said(&c), "Partly ours (the book does not say)");
    c.sources = RUM_BY_RULING | RUM_BY_FOUND;
    CHECK_STR(said(&c), c.text);
    c.sources = RUM_BY_BOOK | RUM_BY_HOUSE;
    c.part = parts;
    c.parts = 2;
    CHECK_STR(said(&c), "A hand has no limit. House rule: With limit=n it has "
                        "one.");
}

/* No tag is left in any text, and nothing is lost between the parts. */
TEST(tags_are_data_and_not_text)
{
    static const char *const words[] = {"[book",  "[found",    "[ruling",
                                        "[house", "[designed", "[info"};

    for (const struct rum_game *const *g = rum_games(); *g; g++) {
        const struct rum_rules *r = rum_rules_of((*g)->tag);
        for (size_t i = 0; i < r->clauses; i++) {
            const struct rum_clause *c = &r->clause[i];
            for (size_t k = 0; k < sizeof(words) / sizeof(*words); k++)
                CHECK(strstr(c->text, words[k]) == NULL);
            CHECK(c->sources != 0 || c->info);
            CHECK((c->part == NULL) == (c->parts == 0));
            for (int k = 0; k < c->parts; k++)
                CHECK_HAS(c->text, c->part[k].text);
        }
    }
}

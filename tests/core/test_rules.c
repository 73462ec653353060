/*
 * test_rules.c: the clause table made from rules/.
 */
#include "kit.h"

#include <rumpus/clause.h>

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

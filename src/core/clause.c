/*
 * clause.c: finding a rule by its ID in the table tools/rules.py made.
 */
#include <rumpus/clause.h>

#include <string.h>
#include <strings.h>

#include <rumpus/text.h>

extern const struct rum_rules rum_rules[];
extern const size_t rum_rules_count;

const struct rum_rules *rum_rules_of(const char *tag)
{
    for (size_t i = 0; i < rum_rules_count; i++) {
        if (strcmp(rum_rules[i].tag, tag) == 0)
            return &rum_rules[i];
    }
    return NULL;
}

const struct rum_clause *rum_clause_find(const char *id)
{
    for (size_t i = 0; i < rum_rules_count; i++) {
        const struct rum_rules *rules = &rum_rules[i];
        if (strncasecmp(rules->tag, id, 2) != 0)
            continue;
        for (size_t k = 0; k < rules->clauses; k++) {
            if (strcasecmp(rules->clause[k].id, id) == 0)
                return &rules->clause[k];
        }
    }
    return NULL;
}

const struct rum_clause *rum_clause_number(const char *tag, uint16_t number)
{
    const struct rum_rules *rules = rum_rules_of(tag);
    for (size_t k = 0; rules && k < rules->clauses; k++) {
        if (rules->clause[k].number == number)
            return &rules->clause[k];
    }
    return NULL;
}

static const char *label_of(uint8_t sources)
{
    switch (sources) {
    case RUM_BY_HOUSE:
        return "House rule";
    case RUM_BY_DESIGN:
        return "Designed by us";
    default:
        return sources & RUM_BY_US ? "Partly ours" : NULL;
    }
}

/* Does the text name the book's way itself? */
static bool speaks_of_book(const char *text)
{
    return strcasestr(text, "book") != NULL;
}

static void say_part(const struct rum_clause *c, uint8_t sources,
                     const char *text, struct rum_text *out)
{
    const char *label = label_of(sources);

    if (label)
        rum_text_puts(out, label);
    if (label && !(c->sources & RUM_BY_BOOK) && !speaks_of_book(text)) {
        if (*c->book)
            rum_text_printf(out, " (the book: %s)", c->book);
        else
            rum_text_puts(out, " (the book does not say)");
    }
    rum_text_printf(out, "%s%s", label ? ": " : "", text);
}

void rum_clause_say(const struct rum_clause *clause, struct rum_text *out)
{
    if (clause->parts == 0)
        say_part(clause, clause->sources, clause->text, out);
    for (int i = 0; clause->part && i < clause->parts; i++) {
        if (i > 0)
            rum_text_puts(out, " ");
        say_part(clause, clause->part[i].sources, clause->part[i].text, out);
    }
}

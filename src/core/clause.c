/*
 * clause.c: finding a rule by its ID in the table tools/rules.py made.
 */
#include <rumpus/clause.h>

#include <string.h>
#include <strings.h>

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

/*
 * clause.h: the rules as text, compiled in from rules/<tag>.md.
 */
#ifndef RUMPUS_CLAUSE_H
#define RUMPUS_CLAUSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>

RUM_API_BEGIN

struct rum_clause {
    const char *id;   /* "NP-3.1" */
    uint16_t number;  /* RUM_CLAUSE(3, 1) */
    bool info;        /* states nothing testable */
    const char *text; /* without its number and tags, plain text */
};

struct rum_rules {
    const char *tag;
    const char *howto; /* the page for beginners: plain Markdown */
    const struct rum_clause *clause;
    size_t clauses;
    const char *const *chapter; /* "Setup", by chapter number; [0] is unused */
    size_t chapters;
};

/* NULL when there is no such tag or clause. */
const struct rum_rules *rum_rules_of(const char *tag);
const struct rum_clause *rum_clause_find(const char *id);
const struct rum_clause *rum_clause_number(const char *tag, uint16_t number);

RUM_API_END

#endif

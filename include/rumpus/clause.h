/*
 * clause.h: the rules as text, compiled in from rules/<tag>.md.
 *
 * Threads: constants; any, at any time.
 */
#ifndef RUMPUS_CLAUSE_H
#define RUMPUS_CLAUSE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>

RUM_API_BEGIN

struct rum_text;

/* Where a rule comes from: the words in brackets of rules/<tag>.md. */
enum rum_source {
    RUM_BY_BOOK = 1,
    RUM_BY_FOUND = 2,  /* another public source */
    RUM_BY_RULING = 4, /* our decision where the book is silent or unclear */
    RUM_BY_HOUSE = 8,  /* a deliberate change or addition of ours */
    RUM_BY_DESIGN = 16 /* ours, because what the book had is lost */
};
/* Sources that are ours. */
#define RUM_BY_US (RUM_BY_HOUSE | RUM_BY_DESIGN)

/* A stretch of a clause that comes from elsewhere than the one before. */
struct rum_clause_part {
    uint8_t sources; /* of enum rum_source */
    const char *text;
};

/* One numbered sentence of the rules. */
struct rum_clause {
    const char *id;   /* "NP-3.1" */
    uint16_t number;  /* RUM_CLAUSE(3, 1) */
    bool info;        /* states nothing testable */
    uint8_t sources;  /* of all its parts */
    const char *text; /* without its number and tags, plain text */
    const struct rum_clause_part *part; /* NULL: it is all of one piece */
    uint8_t parts;
    const char *book; /* where some of it is ours: the book's way; empty: the
                         book does not say */
};

/* An option or a preset that changes or adds a rule of ours. */
struct rum_own_rule {
    const char *kind; /* "option", "preset"; NULL ends a list */
    const char *name;
    const char *text;
};

/* The rules of a game: its clauses, and the page for beginners. */
struct rum_rules {
    const char *tag;
    const char *howto; /* the page for beginners: plain Markdown */
    const struct rum_clause *clause;
    size_t clauses;
    const char *const *chapter; /* "Setup", by chapter number; [0] is unused */
    size_t chapters;
    const struct rum_own_rule *ours;
};

/* The rules of a game by its tag; a clause by its id or its number. NULL when
 * there is no such tag or clause. */
const struct rum_rules *rum_rules_of(const char *tag);
const struct rum_clause *rum_clause_find(const char *id);
const struct rum_clause *rum_clause_number(const char *tag, uint16_t number);

/* Add the text of a clause for people. What is ours says so and names the
 * book's way: "House rule (the book: items=any): With items=useful ...". What
 * is the book's is the bare text. */
void rum_clause_say(const struct rum_clause *clause, struct rum_text *out);

RUM_API_END

#endif

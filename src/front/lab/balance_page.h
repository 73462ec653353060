/*
 * balance_page.h: what the two files that write the page of a balance report
 * share: balance_html.c has its frame and pictures, balance_tables.c the
 * tables that not every game has.
 */
#ifndef LAB_BALANCE_PAGE_H
#define LAB_BALANCE_PAGE_H

#include "balance.h"

/* Text that may hold anything. */
void page_text(struct rum_text *out, const char *s);
/* The beginning of a table, with a column for each level. */
void page_heads(const struct balance *b, const char *first,
                struct rum_text *out);
/* The end of a figure: what it shows, and how to make it again. */
void page_caption(const struct balance *b, const char *text,
                  struct rum_text *out);

/* ---- balance_tables.c ---- */

void page_meetings(const struct balance *b, struct rum_text *out);
void page_skill(const struct balance *b, struct rum_text *out);
void page_examples(const struct balance *b, struct rum_text *out);
void page_choices(const struct balance *b, struct rum_text *out);

#endif

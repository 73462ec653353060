/*
 * markdown.h: how-to-play pages for terminals.
 */
#ifndef COMMON_MARKDOWN_H
#define COMMON_MARKDOWN_H

#include <rumpus/text.h>

/* Who draws pictures: "![caption](where "what")". */
struct cli_pictures {
    const void *context;
    void (*put)(const void *context, struct rum_text *out, const char *where,
                const char *what);
};

/* Markdown as the rules use it: headings, paragraphs, lists, tables, wrapped
 * to the width; pictures if somebody draws them, else only their captions. */
void cli_markdown(struct rum_text *out, const char *text, int width,
                  const struct cli_pictures *pictures);

#endif

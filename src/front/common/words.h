/*
 * words.h: text for people at a terminal: its width, colour, wrapping, pages.
 */
#ifndef COMMON_WORDS_H
#define COMMON_WORDS_H

#include <rumpus/text.h>

int cli_width(void);  /* columns to fill: at most 100 */
int cli_height(void); /* rows of the terminal */
bool cli_colour(void);
void cli_set_plain(void); /* --plain: no colour, no pager, ASCII where it can */
bool cli_plain(void);

enum cli_style { CLI_NORMAL, CLI_BOLD, CLI_DIM, CLI_GOOD, CLI_DANGER };

/* Add `text` in a style; the same text when there is no colour. */
void cli_styled(struct rum_text *out, enum cli_style style, const char *text);

/* Add n bytes of text with '?' for what would steer a terminal: names come from
 * people and files. */
void cli_clean(struct rum_text *out, const char *text, size_t n);

/* Add `text` broken at spaces to `width` columns, the first line begun at
 * column `first`, the others indented by `indent`. Ends with a newline.
 * Control characters come out as '?'. */
void cli_wrap(struct rum_text *out, const char *text, int first, int indent,
              int width);

/* Write to stdout, through a pager where that helps. */
void cli_page(struct rum_text *text);

/* "1 game", "2 games": a number with its noun. */
void cli_count(struct rum_text *out, unsigned long long n, const char *one,
               const char *many);

#endif

/*
 * words.c: text for terminals: width, colour, wrapping, the pager.
 */
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli.h"
#include "utf8.h"

static bool plain; /* a front end's own setting, not part of any game */

void cli_set_plain(void)
{
    plain = true;
}

bool cli_plain(void)
{
    return plain;
}

/* A positive number from the environment, or 0. */
static int from_environment(const char *name)
{
    const char *value = getenv(name);
    long n;

    return value && cli_number(value, 1, 10000, &n) ? (int)n : 0;
}

int cli_width(void)
{
    struct winsize size;
    int n = from_environment("COLUMNS");

    if (n == 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        n = size.ws_col;
    if (n == 0)
        n = 80;
    /* Longer lines are hard to read, shorter ones hard to fill. */
    return n > 100 ? 100 : n < 30 ? 30 : n;
}

int cli_height(void)
{
    struct winsize size;
    int n = from_environment("LINES");

    if (n == 0 && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0)
        n = size.ws_row;
    return n > 0 ? n : 24;
}

bool cli_colour(void)
{
    const char *no = getenv("NO_COLOR");
    const char *term = getenv("TERM");

    return !plain && !(no && *no) && term && strcmp(term, "dumb") != 0 &&
           isatty(STDOUT_FILENO);
}

void cli_styled(struct rum_text *out, enum cli_style style, const char *text)
{
    static const char *const codes[] = {"", "1", "2", "32", "31"};

    if (style == CLI_NORMAL || !cli_colour())
        rum_text_puts(out, text);
    else
        rum_text_printf(out, "\033[%sm%s\033[0m", codes[style], text);
}

void cli_clean(struct rum_text *out, const char *s, size_t n)
{
    while (n > 0) {
        struct utf8_char c = utf8_first(s);
        if (c.steers)
            rum_text_add(out, "?", 1);
        else
            rum_text_add(out, s, c.bytes);
        s += c.bytes;
        n -= c.bytes;
    }
}

void cli_wrap(struct rum_text *out, const char *text, int first, int indent,
              int width)
{
    int at = first;
    bool begun = false; /* is there a word on this line? */

    while (*text) {
        if (*text == '\n') {
            rum_text_puts(out, "\n");
            text++;
            at = 0;
            begun = false;
            if (*text && *text != '\n') {
                rum_text_printf(out, "%*s", indent, "");
                at = indent;
            }
            continue;
        }
        size_t spaces = strspn(text, " ");
        size_t word = strcspn(text + spaces, " \n");
        int wide = utf8_columns_of(text + spaces, word);
        if (begun && at + (int)spaces + wide > width) {
            rum_text_printf(out, "\n%*s", indent, "");
            at = indent;
        } else {
            /* Spaces between sentences and at a line's start are kept. */
            rum_text_add(out, text, spaces);
            at += (int)spaces;
        }
        cli_clean(out, text + spaces, word);
        at += wide;
        begun = begun || word > 0;
        text += spaces + word;
    }
    rum_text_puts(out, "\n");
}

/* ---- the pager ---- */

static int lines_of(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += *s == '\n';
    return n;
}

void cli_page(struct rum_text *text)
{
    /* 127 is what a shell says of a program that is not there. */
    static const char usual[] =
        "command -v less >/dev/null || exit 127; exec less";
    const char *pager = getenv("PAGER");
    const char *term = getenv("TERM");

    if (text->n == 0)
        return;
    if (!plain && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && term &&
        strcmp(term, "dumb") != 0 && lines_of(text->s) >= cli_height()) {
        fflush(stdout);
        setenv("LESS", "FRX", 0);
        FILE *p = popen(pager && *pager ? pager : usual, "w");
        if (p) {
            fwrite(text->s, 1, text->n, p);
            if (pclose(p) != 127 << 8)
                return;
        }
    }
    cli_print(text);
}

void cli_count(struct rum_text *out, unsigned long long n, const char *one,
               const char *many)
{
    rum_text_printf(out, "%llu %s", n, n == 1 ? one : many);
}

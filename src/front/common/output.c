/*
 * output.c: what commands print, and whether it arrived.
 */
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli.h"

static bool lost;
static int reason; /* errno of the first failure */

static void lose(int why)
{
    if (!lost)
        reason = why;
    lost = true;
}

bool cli_write(const char *s, size_t n)
{
    if (fflush(stdout) != 0)
        lose(errno);
    for (size_t done = 0; done < n && !lost;) {
        ssize_t k = write(STDOUT_FILENO, s + done, n - done);
        if (k >= 0)
            done += (size_t)k;
        else if (errno != EINTR)
            lose(errno);
    }
    return !lost;
}

bool cli_print(struct rum_text *text)
{
    bool good = cli_write(text->s, text->n);

    rum_text_clear(text);
    return good;
}

int cli_finish(int code)
{
    errno = EIO; /* for a failure that stdio has seen but not told */
    if (fflush(stdout) != 0 || ferror(stdout))
        lose(errno);
    if (!lost)
        return code;
    /* `rumpus games | head -1` is no mishap worth words. */
    if (reason != EPIPE)
        cli_error("cannot write the output: %s", strerror(reason));
    return code == CLI_DONE ? CLI_FAILED : code;
}

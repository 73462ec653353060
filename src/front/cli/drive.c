/*
 * drive.c: the command `drive`: the wire on stdin and stdout.
 *
 * Answers are written when no further line has come in yet, or when many have
 * gathered: a person sees each at once, and a program that sends a million
 * lines does not pay a system call for each.
 */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../wire/wire.h"
#include "commands.h"

#define GATHER 65536 /* bytes of answers before they are written anyway */

static const struct cli_flag flags[] = {{0}};

static const struct cli_usage usage = {
    .command = "drive",
    .line = "",
    .about = "Read one JSON object a line, answer each with one line: begin a "
             "match, list and play actions, look at it as any seat, dump its "
             "state. For programs, testers and other languages; docs/WIRE.md "
             "has every message.",
    .flags = flags,
    .examples = "  echo '{\"cmd\":\"new\",\"game\":\"npzr\",\"seed\":7}\n"
                "  {\"cmd\":\"legal\"}' | rumpus drive\n",
};

static bool write_all(struct rum_text *out)
{
    for (size_t done = 0; done < out->n;) {
        ssize_t k = write(STDOUT_FILENO, out->s + done, out->n - done);
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0)
            return false;
        done += (size_t)k;
    }
    rum_text_clear(out);
    return true;
}

/* Lines cut out of what was read. */
struct input {
    struct rum_text rest; /* the beginning of a line */
    bool too_long;        /* its beginning was thrown away */
};

static void answer(struct wire *w, struct input *in, const char *s, size_t n,
                   struct rum_text *out)
{
    static const struct wire_asker tester = {.tester = true};

    if (in->too_long)
        wire_refuse(out, "a message is at most 1048576 bytes long");
    else
        wire_answer(w, tester, s, n, out);
    in->too_long = false;
}

static void take(struct input *in, const char *s, size_t n)
{
    if (in->too_long || in->rest.n + n > WIRE_MAX_LINE) {
        in->too_long = true;
        rum_text_clear(&in->rest);
    } else {
        rum_text_add(&in->rest, s, n);
    }
}

/* Answer every whole line of what was read and keep the rest. */
static bool feed(struct wire *w, struct input *in, const char *s, size_t n,
                 struct rum_text *out)
{
    const char *end;

    while ((end = memchr(s, '\n', n))) {
        size_t line = (size_t)(end - s);
        if (in->rest.n > 0 || in->too_long) {
            take(in, s, line);
            answer(w, in, in->rest.s, in->rest.n, out);
            rum_text_clear(&in->rest);
        } else {
            answer(w, in, s, line, out);
        }
        s += line + 1;
        n -= line + 1;
        if (out->n >= GATHER && !write_all(out))
            return false;
    }
    take(in, s, n);
    return true;
}

/* A reader that has heard enough is no mishap worth words. */
static int unread(void)
{
    if (errno != EPIPE)
        cli_error("cannot write the output: %s", strerror(errno));
    return CLI_FAILED;
}

static int drive(struct wire *w, struct input *in, struct rum_text *out)
{
    static char bytes[65536];

    for (;;) {
        ssize_t n = read(STDIN_FILENO, bytes, sizeof(bytes));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return cli_error("cannot read the input: %s", strerror(errno));
        if (n == 0)
            break;
        if (!feed(w, in, bytes, (size_t)n, out) || !write_all(out))
            return unread();
    }
    /* A last line without its newline counts. */
    if (in->rest.n > 0 || in->too_long)
        answer(w, in, in->rest.s, in->rest.n, out);
    if (!write_all(out))
        return unread();
    return CLI_DONE;
}

int cli_drive(int argc, char **argv)
{
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct input in = {0};
    struct rum_text out = {0};

    switch (cli_next(&args)) {
    case CLI_END:
        break;
    case CLI_HELPED:
        return CLI_DONE;
    case CLI_WORD:
        return cli_misuse(&usage, "'%s' is too much", args.value);
    default:
        return CLI_USAGE;
    }
    struct wire *w = wire_create(NULL);
    int code = drive(w, &in, &out);
    wire_destroy(w);
    rum_text_finish(&in.rest);
    rum_text_finish(&out);
    return code;
}

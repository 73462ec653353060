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

#include <rumpus/wire.h>

#include "../common/cli.h"
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

/* The tester at the other end. */
struct driver {
    struct rum_guest guest; /* first: send() gets it */
    struct rum_text rest;   /* the beginning of a line */
    bool too_long;          /* its beginning was thrown away */
    struct rum_text out;    /* answers to be written */
};

static void gather(struct rum_guest *g, const char *text, size_t n)
{
    struct driver *d = (struct driver *)g;

    rum_text_add(&d->out, text, n);
    rum_text_add(&d->out, "\n", 1);
}

static void answer(struct driver *d, const char *s, size_t n)
{
    if (d->too_long)
        rum_guest_refuse(&d->guest, "a message is at most 1048576 bytes long");
    else
        rum_guest_say(&d->guest, s, n);
    d->too_long = false;
}

static void take(struct driver *d, const char *s, size_t n)
{
    if (d->too_long || d->rest.n + n > RUM_JSON_SIZE) {
        d->too_long = true;
        rum_text_clear(&d->rest);
    } else {
        rum_text_add(&d->rest, s, n);
    }
}

/* Answer every whole line of what was read and keep the rest. */
static bool feed(struct driver *d, const char *s, size_t n)
{
    const char *end;

    while ((end = memchr(s, '\n', n))) {
        size_t line = (size_t)(end - s);
        if (d->rest.n > 0 || d->too_long) {
            take(d, s, line);
            answer(d, d->rest.s, d->rest.n);
            rum_text_clear(&d->rest);
        } else {
            answer(d, s, line);
        }
        s += line + 1;
        n -= line + 1;
        if (d->out.n >= GATHER && !write_all(&d->out))
            return false;
    }
    take(d, s, n);
    return true;
}

/* A reader that has heard enough is no mishap worth words. */
static int unread(void)
{
    if (errno != EPIPE)
        cli_error("cannot write the output: %s", strerror(errno));
    return CLI_FAILED;
}

static int drive(struct driver *d)
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
        if (!feed(d, bytes, (size_t)n) || !write_all(&d->out))
            return unread();
    }
    /* A last line without its newline counts. */
    if (d->rest.n > 0 || d->too_long)
        answer(d, d->rest.s, d->rest.n);
    if (!write_all(&d->out))
        return unread();
    return CLI_DONE;
}

int cli_drive(int argc, char **argv)
{
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct driver d = {.guest = {.send = gather, .tester = true}};

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
    d.guest.wire = rum_wire_create(NULL, NULL);
    int code = drive(&d);
    rum_guest_finish(&d.guest);
    rum_wire_destroy(d.guest.wire);
    rum_text_finish(&d.rest);
    rum_text_finish(&d.out);
    return code;
}

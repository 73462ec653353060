/*
 * input.c: lines from stdin, and Ctrl-C.
 *
 * The handler writes into a pipe that every wait listens to as well: a signal
 * that comes just before the wait is not missed.
 */
#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../common/words.h"

static volatile sig_atomic_t stopped; /* the signal; 0: none */
static int alarm_pipe[2] = {-1, -1};

static void on_stop(int sig)
{
    int saved = errno;

    if (stopped)
        _exit(128 + sig);
    stopped = sig;
    if (write(alarm_pipe[1], "!", 1) < 0) {
        /* The flag is set; that must do. */
    }
    errno = saved;
}

void input_catch_stop(void)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction act = {.sa_handler = on_stop};

    if (alarm_pipe[0] >= 0 || pipe2(alarm_pipe, O_CLOEXEC | O_NONBLOCK) < 0)
        return;
    for (size_t i = 0; i < sizeof(signals) / sizeof(*signals); i++)
        sigaction(signals[i], &act, NULL);
}

bool input_stopped(void)
{
    return stopped != 0;
}

void input_die_if_stopped(void)
{
    if (!stopped)
        return;
    signal(stopped, SIG_DFL);
    raise(stopped);
}

bool input_is_tty(void)
{
    return isatty(STDIN_FILENO);
}

void input_wait(unsigned millis)
{
    struct pollfd fds = {.fd = alarm_pipe[0], .events = POLLIN};

    if (!stopped)
        poll(&fds, 1, (int)millis);
}

/* What a thread does, and the pipe that says it is done. */
struct errand {
    void (*work)(void *context);
    void *context;
    int done[2];
};

static void *run_errand(void *arg)
{
    struct errand *e = arg;

    e->work(e->context);
    if (write(e->done[1], "!", 1) < 0) {
        /* Nobody waits any more. */
    }
    return NULL;
}

bool input_while(void (*work)(void *context), void *context)
{
    struct errand *e = rum_alloc(sizeof(*e));
    pthread_t thread;

    *e = (struct errand){.work = work, .context = context};
    if (pipe2(e->done, O_CLOEXEC) < 0 ||
        pthread_create(&thread, NULL, run_errand, e) != 0) {
        free(e); /* then it cannot be interrupted */
        work(context);
        return !stopped;
    }
    struct pollfd fds[2] = {{.fd = e->done[0], .events = POLLIN},
                            {.fd = alarm_pipe[0], .events = POLLIN}};
    while (!stopped && poll(fds, 2, -1) < 0)
        ;
    if (stopped) {
        pthread_detach(thread); /* it keeps the errand */
        return false;
    }
    pthread_join(thread, NULL);
    close(e->done[0]);
    close(e->done[1]);
    free(e);
    return true;
}

/* The next byte, or -1 at the end, or -2 at a stop. */
static int next_byte(void)
{
    static unsigned char bytes[4096];
    static ssize_t n, at;

    while (at == n) {
        struct pollfd fds[2] = {{.fd = STDIN_FILENO, .events = POLLIN},
                                {.fd = alarm_pipe[0], .events = POLLIN}};
        if (poll(fds, 2, -1) < 0 && errno != EINTR)
            return -1;
        if (stopped)
            return -2;
        if (!fds[0].revents)
            continue;
        n = read(STDIN_FILENO, bytes, sizeof(bytes));
        at = 0;
        if (n <= 0) {
            bool again = n < 0 && errno == EINTR;
            n = 0;
            if (!again)
                return -1;
        }
    }
    return bytes[at++];
}

static void trim(char *s)
{
    size_t skip = strspn(s, " ");
    size_t n = strlen(s);

    while (n > skip && s[n - 1] == ' ')
        n--;
    memmove(s, s + skip, n - skip);
    s[n - skip] = '\0';
}

enum input input_line(const char *prompt, char *out, size_t size)
{
    size_t n = 0;
    int c;

    struct rum_text clean = {0};
    cli_clean(&clean, prompt, strlen(prompt));
    cli_print(&clean);
    rum_text_finish(&clean);
    out[0] = '\0';
    while ((c = next_byte()) >= 0 && c != '\n') {
        if (c == '\t')
            c = ' ';
        if (c >= 0x20 && c != 0x7f && n + 1 < size)
            out[n++] = (char)c;
    }
    out[n] = '\0';
    trim(out);
    /* A person's own Enter ends the prompt's line; a pipe's keys are shown, so
     * that the transcript reads like a session. */
    if (c < 0 || !input_is_tty()) {
        if (c == '\n')
            cli_write(out, strlen(out));
        cli_write("\n", 1);
    }
    if (c == -2)
        return INPUT_STOP;
    return c == -1 && n == 0 ? INPUT_END : INPUT_LINE;
}

/*
 * program.c: talking to a program that has a seat.
 *
 * Every read and write waits for the program no longer than its decision may
 * take, so one that hangs cannot hang the table. It runs in a process group
 * of its own and is killed with everything it started.
 */
#include <rumpus/program.h>

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <rumpus/system.h>

#include "ask.h"

#define MAX_SAID    65536 /* bytes of a line it may write */
#define MAX_REFUSED 20    /* wrong messages in one decision */
#define FAREWELL    500   /* milliseconds to take in the result */

struct rum_program {
    struct rum_guest guest; /* first: its messages are a guest's */
    struct rum_match *match;
    rum_seat seat;
    bool has_chosen;
    rum_action chosen;
    struct rum_text answer; /* to what it said last */
    pid_t pid;              /* 0: it has been waited for */
    int to, from;
    struct rum_text said; /* read, but not yet answered */
    size_t told;          /* lines of the log */
};

/* ---- starting and ending ---- */

static bool spawn(struct rum_program *p, const char *command, const int to[2],
                  const int from[2])
{
    char *line = strdup(command);
    char *const argv[] = {(char[]){"sh"}, (char[]){"-c"}, line, NULL};
    posix_spawn_file_actions_t files;
    posix_spawnattr_t how;
    sigset_t usual;

    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, from[1], STDOUT_FILENO);
    posix_spawnattr_init(&how);
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_setsigdefault(&how, &usual);
    posix_spawnattr_setflags(&how,
                             POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    int error = posix_spawn(&p->pid, "/bin/sh", &files, &how, argv, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&how);
    errno = error;
    free(line);
    return error == 0;
}

static void put_hello(struct rum_program *p, struct rum_text *out)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "tell", "new");
    rum_json_int(&j, "wire", RUM_WIRE_VERSION);
    rum_json_str(&j, "game", rum_match_game(p->match)->id);
    rum_json_int(&j, "rules_version", rum_match_game(p->match)->rules_version);
    rum_json_int(&j, "seat", p->seat);
    rum_json_int(&j, "seats", rum_match_seats(p->match));
    rum_put_options(&j, p->match);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

static void kill_it(struct rum_program *p)
{
    if (p->pid == 0)
        return;
    kill(-p->pid, SIGKILL);
    while (waitpid(p->pid, NULL, 0) < 0 && errno == EINTR)
        ;
    p->pid = 0;
}

static int64_t now_millis(void)
{
    return (int64_t)(rum_system_micros() / 1000);
}

/* ---- reading and writing until a deadline ---- */

enum talk { TALK_DONE, TALK_LATE, TALK_CLOSED };

static enum talk wait_for(int fd, short events, int64_t deadline)
{
    struct pollfd fds = {.fd = fd, .events = events};

    for (;;) {
        int64_t left = deadline - now_millis();
        int n = poll(&fds, 1, left > 0 ? (int)left : 0);
        if (n > 0)
            return TALK_DONE;
        if (n == 0 || (left <= 0 && errno == EINTR))
            return TALK_LATE;
    }
}

static enum talk send_text(struct rum_program *p, const struct rum_text *text,
                           int64_t deadline)
{
    for (size_t done = 0; done < text->n;) {
        ssize_t n = write(p->to, text->s + done, text->n - done);
        if (n >= 0) {
            done += (size_t)n;
        } else if (errno == EAGAIN) {
            enum talk t = wait_for(p->to, POLLOUT, deadline);
            if (t != TALK_DONE)
                return t;
        } else if (errno != EINTR) {
            return TALK_CLOSED;
        }
    }
    return TALK_DONE;
}

/* Read until a whole line is in `said`; its length without the newline. */
static enum talk hear_line(struct rum_program *p, int64_t deadline,
                           size_t *length)
{
    char bytes[4096];

    for (;;) {
        char *end = p->said.n ? memchr(p->said.s, '\n', p->said.n) : NULL;
        if (end || p->said.n > MAX_SAID) {
            *length = end ? (size_t)(end - p->said.s) : p->said.n;
            return TALK_DONE;
        }
        enum talk t = wait_for(p->from, POLLIN, deadline);
        if (t != TALK_DONE)
            return t;
        ssize_t n = read(p->from, bytes, sizeof(bytes));
        if (n > 0)
            rum_text_add(&p->said, bytes, (size_t)n);
        else if (n == 0 || (errno != EAGAIN && errno != EINTR))
            return TALK_CLOSED;
    }
}

static void forget_line(struct rum_program *p, size_t length)
{
    size_t used = length < p->said.n ? length + 1 : length;

    memmove(p->said.s, p->said.s + used, p->said.n - used);
    p->said.n -= used;
}

/* ---- what went wrong ---- */

/* How it ended, if it did so within a moment; else it is killed. */
static void say_fate(struct rum_program *p, struct rum_err_text *why)
{
    int status;

    for (int i = 0; i < 50; i++) {
        if (waitpid(p->pid, &status, WNOHANG) == p->pid) {
            kill(-p->pid, SIGKILL); /* what it left behind */
            p->pid = 0;
            break;
        }
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    if (p->pid != 0)
        RUM_SAY(why->text, "it closed its input or output");
    else if (WIFSIGNALED(status))
        RUM_SAY(why->text, "it was ended by signal %d (%s)", WTERMSIG(status),
                strsignal(WTERMSIG(status)));
    else if (WEXITSTATUS(status) == 127)
        RUM_SAY(why->text, "it could not be started");
    else
        RUM_SAY(why->text, "it ended with exit code %d", WEXITSTATUS(status));
}

/* `refusal`: the answer to its last message; NULL: that was in order. */
static enum rum_err fail(struct rum_program *p, enum talk t, unsigned millis,
                         const char *refusal, struct rum_err_text *why)
{
    why->text[0] = '\0';
    if (t == TALK_CLOSED)
        say_fate(p, why);
    else
        RUM_SAY(why->text, "it did not decide within %u.%u seconds",
                millis / 1000, millis / 100 % 10);
    if (refusal)
        RUM_SAY(why->text, "; its last message was answered %.150s", refusal);
    why->text[strcspn(why->text, "\n")] = '\0';
    kill_it(p);
    return RUM_EFORMAT;
}

static enum rum_err give_up(struct rum_program *p, const char *answer,
                            struct rum_err_text *why)
{
    why->text[0] = '\0';
    RUM_SAY(why->text, "it sent %d wrong messages; the last answer was %.150s",
            MAX_REFUSED, answer);
    why->text[strcspn(why->text, "\n")] = '\0';
    kill_it(p);
    return RUM_EFORMAT;
}

/* ---- a decision ---- */

/* Its `play` is a choice that its host plays; nothing is taken back meanwhile.
 */
static bool ask_chosen(struct rum_ask *q)
{
    struct rum_program *p = q->host;

    p->has_chosen = ask_choice(q, &p->chosen);
    return p->has_chosen;
}

static const struct rum_command rows[] = {
    {"play", ask_chosen, RUM_MAY_PLAYERS, "code n"},
    {0},
};

static void keep_answer(struct rum_guest *g, const char *text, size_t n)
{
    struct rum_program *p = (struct rum_program *)g;

    rum_text_clear(&p->answer);
    rum_text_add(&p->answer, text, n);
    rum_text_puts(&p->answer, "\n");
}

static void put_question(struct rum_program *p, struct rum_text *out)
{
    struct rum_json j = {.out = out};
    size_t lines = rum_match_log_size(p->match, p->seat);

    if (p->told > lines)
        p->told = lines; /* something was taken back */
    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "tell", "decide");
    rum_json_int(&j, "seat", p->seat);
    p->told = rum_put_log(&j, p->match, p->seat, p->told);
    rum_put_actions(&j, p->match);
    rum_json_close(&j, '}');
    rum_text_puts(out, "\n");
}

enum rum_err rum_program_choose(struct rum_program *p, unsigned millis,
                                rum_action *out, struct rum_err_text *why)
{
    RUM_WHY(why);
    int64_t deadline = now_millis() + millis;
    int refused = 0;
    bool refused_now = false;

    RUM_ASSERT(p->pid != 0 && rum_match_actor(p->match) == p->seat);
    p->has_chosen = false;
    rum_text_clear(&p->answer);
    put_question(p, &p->answer);
    for (;;) {
        size_t n;
        enum talk t = send_text(p, &p->answer, deadline);
        if (t == TALK_DONE && p->has_chosen)
            break;
        if (t == TALK_DONE)
            t = hear_line(p, deadline, &n);
        if (t != TALK_DONE)
            return fail(p, t, millis, refused_now ? p->answer.s : NULL, why);
        rum_guest_say(&p->guest, p->said.s, n);
        forget_line(p, n);
        refused_now = !p->guest.good;
        refused += refused_now;
        if (refused == MAX_REFUSED)
            return give_up(p, p->answer.s, why);
    }
    *out = p->chosen;
    return RUM_OK;
}

/* ---- a program's life ---- */

struct rum_program *rum_program_start(const char *command, struct rum_table *t,
                                      rum_seat seat, struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_program *p = rum_alloc(sizeof(*p));
    struct rum_text hello = {0};
    int to[2], from[2];

    why->text[0] = '\0';
    p->match = rum_table_match(t);
    p->seat = seat;
    if (pipe2(to, O_CLOEXEC) < 0) {
        RUM_SAY(why->text, "no pipe for it: %s", strerror(errno));
        free(p);
        return NULL;
    }
    if (pipe2(from, O_CLOEXEC) < 0) {
        RUM_SAY(why->text, "no pipe for it: %s", strerror(errno));
        close(to[0]);
        close(to[1]);
        free(p);
        return NULL;
    }
    bool started = spawn(p, command, to, from);
    if (!started)
        RUM_SAY(why->text, "it could not be started: %s", strerror(errno));
    close(to[0]);
    close(from[1]);
    p->to = to[1];
    p->from = from[0];
    fcntl(p->to, F_SETFL, O_NONBLOCK);
    fcntl(p->from, F_SETFL, O_NONBLOCK);
    p->guest = (struct rum_guest){.wire = rum_wire_create(rows, p),
                                  .send = keep_answer,
                                  .table = t,
                                  .seats = RUM_BIT(seat),
                                  .person = RUM_STRANGER,
                                  .as = seat};
    if (!started) {
        p->pid = 0;
        rum_program_end(p);
        return NULL;
    }
    /* Small enough for any pipe; if it is gone already, its first decision
     * will tell. */
    put_hello(p, &hello);
    send_text(p, &hello, now_millis());
    rum_text_finish(&hello);
    return p;
}

static void say_farewell(struct rum_program *p)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text text = {0};
    struct rum_json j = {.out = &text};

    rum_match_view(p->match, p->seat, scene);
    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "tell", "over");
    rum_json_open(&j, "points", '[');
    for (int i = 0; i < scene->seats; i++)
        rum_json_int(&j, NULL, scene->points[i]);
    rum_json_close(&j, ']');
    rum_json_str(&j, "result", scene->result);
    rum_json_close(&j, '}');
    rum_text_puts(&text, "\n");
    send_text(p, &text, now_millis() + FAREWELL);
    rum_text_finish(&text);
    rum_scene_destroy(scene);
}

void rum_program_end(struct rum_program *p)
{
    if (!p)
        return;
    if (p->pid != 0 && rum_match_actor(p->match) == RUM_NOBODY)
        say_farewell(p);
    close(p->to);
    /* A program that reads to the end of its input ends by itself. */
    for (int i = 0; p->pid != 0 && i < FAREWELL / 10; i++) {
        if (waitpid(p->pid, NULL, WNOHANG) == p->pid)
            p->pid = 0;
        else
            nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    kill_it(p);
    close(p->from);
    rum_guest_finish(&p->guest);
    rum_wire_destroy(p->guest.wire);
    rum_text_finish(&p->answer);
    rum_text_finish(&p->said);
    free(p);
}

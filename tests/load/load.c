/*
 * load.c: a crowd at a server: tables with people who play and people who
 * watch, at a pace.
 *
 *     load RUMPUS [--game npzr] [--people 2] [--tables 20] [--guests 100]
 * [--rate 100]
 *          [--seconds 3] [--within MS] [--cost MS]
 *
 * Starts RUMPUS serve on loopback with a database of its own, lays tables, and
 * lets everybody join. Then so many actions a second are played, each at its
 * time whether or not the last ones were answered: how late an answer is counts
 * from when it should have been asked for. Fails when one in a hundred comes
 * later than --within, when an action costs the server more than --cost of
 * processor time, or when anything is refused.
 */
#include <errno.h>
#include <getopt.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <rumpus/err.h>
#include <rumpus/system.h>

#include "line.h"

#define MOST_SEATS 6
#define MAX_CODES  32
#define CONNECTING 100    /* lines that are being opened at a time */
#define PATIENCE   180000 /* ms for everybody to sit down */

struct wish {
    const char *program, *game, *store; /* a database, or NULL */
    int people, tables, guests, rate, seconds, within, cost;
};

struct place;

struct player {
    struct line line; /* first */
    struct place *at;
    int seat; /* one of the people, or watches */
    bool joined;
    int codes, code[MAX_CODES]; /* what they can play now */
};

struct place {
    char id[16], key[MOST_SEATS][32];
    struct player *player[MOST_SEATS];
    uint64_t due; /* when the action under way should have been asked; 0: none
                   */
    bool over;
};

struct run {
    struct wish wish;
    struct crowd *crowd;
    struct place *place;
    struct player *player;
    pid_t server;
    char folder[32];
    int opened, joined, answered, refused, over;
    uint32_t *late; /* microseconds, of each answer */
};

static struct run run;

static uint64_t now(void)
{
    return rum_system_micros();
}

static void die(const char *why)
{
    fprintf(stderr, "load: %s\n", why);
    if (run.server > 0)
        kill(run.server, SIGKILL);
    exit(1);
}

/* ---- the server ---- */

static int start_server(const struct wish *w)
{
    char data[64], guests[16], tables[16], text[512] = "";
    int pipes[2];

    strcpy(run.folder, "/tmp/rumpus-load-XXXXXX");
    if (!mkdtemp(run.folder) || pipe(pipes) < 0)
        die("cannot begin");
    snprintf(data, sizeof(data), "%s/tables.db", run.folder);
    snprintf(guests, sizeof(guests), "%d", w->guests + 10);
    snprintf(tables, sizeof(tables), "%d", w->tables + 10);
    run.server = fork();
    if (run.server == 0) {
        dup2(pipes[1], 1);
        execl(w->program, w->program, "serve", "--port", "0",
              w->store ? "--store" : "--data", w->store ? w->store : data,
              "--guests", guests, "--per-address", guests, "--tables", tables,
              "--public-origin", "http://load.example", (char *)NULL);
        _exit(127);
    }
    close(pipes[1]);
    FILE *said = fdopen(pipes[0], "r");
    if (!said || !fgets(text, sizeof(text), said))
        die("the server does not start");
    fclose(said);
    const char *port = strrchr(text, ':');
    return port ? atoi(port + 1) : 0;
}

static void remove_data(void)
{
    static const char *const names[] = {"", "-wal", "-shm", "-lock"};
    char path[96];

    for (int i = 0; i < 4; i++) {
        snprintf(path, sizeof(path), "%s/tables.db%s", run.folder, names[i]);
        unlink(path);
    }
    rmdir(run.folder);
}

/* Milliseconds of processor time so far. */
static double cpu_of(pid_t pid)
{
    char path[64], text[1024] = "";
    unsigned long user = 0, system = 0;

    snprintf(path, sizeof(path), "/proc/%ld/stat", (long)pid);
    FILE *f = fopen(path, "r");
    if (f) {
        size_t n = fread(text, 1, sizeof(text) - 1, f);
        text[n] = '\0';
        fclose(f);
        sscanf(strrchr(text, ')') + 1,
               " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
               &system);
    }
    return 1000.0 * (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static long kib_of(pid_t pid)
{
    char path[64];
    long pages = 0;

    snprintf(path, sizeof(path), "/proc/%ld/statm", (long)pid);
    FILE *f = fopen(path, "r");
    if (f) {
        if (fscanf(f, "%*d %ld", &pages) != 1)
            pages = 0;
        fclose(f);
    }
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

/* ---- what is said ---- */

__attribute__((format(printf, 2, 3))) static void say(struct player *p,
                                                      const char *format, ...)
{
    char text[512];
    va_list args;

    va_start(args, format);
    int n = vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    line_send(&p->line, text, (size_t)n);
}

static void create(struct player *p)
{
    char seats[MOST_SEATS * 8 + 1] = "";

    for (int i = 0; i < run.wish.people; i++)
        strcat(seats, i ? ",\"human\"" : "\"human\"");
    say(p,
        "{\"cmd\":\"create\",\"id\":1,\"game\":\"%s\",\"options\":{"
        "\"players\":\"%d\"},\"seats\":[%s]}",
        run.wish.game, run.wish.people, seats);
}

static void join(struct player *p)
{
    if (p->seat < run.wish.people)
        say(p, "{\"cmd\":\"join\",\"id\":2,\"table\":\"%s\",\"key\":\"%s\"}",
            p->at->id, p->at->key[p->seat]);
    else
        say(p, "{\"cmd\":\"join\",\"id\":2,\"table\":\"%s\"}", p->at->id);
}

static void opened(struct line *line)
{
    struct player *p = (struct player *)line;

    run.opened++;
    if (p == p->at->player[0])
        create(p);
    else
        join(p);
}

/* The text after `"name":"`, into `out`; where it ends. */
static const char *member(const char *text, const char *end, const char *name,
                          char *out, size_t size)
{
    const char *at = memmem(text, (size_t)(end - text), name, strlen(name));
    size_t n = 0;

    if (!at)
        die("an answer lacks something");
    for (at += strlen(name); at < end && *at != '"' && n + 1 < size; at++)
        out[n++] = *at;
    out[n] = '\0';
    return at;
}

static void created(struct place *t, const char *text, const char *end)
{
    const char *at = member(text, end, "\"table\":\"", t->id, sizeof(t->id));

    for (int i = 0; i < run.wish.people; i++)
        at = member(at, end, "\"key\":\"", t->key[i], sizeof(t->key[i]));
}

static void answered(struct player *p, const char *text, const char *end)
{
    struct place *t = p->at;
    long id = strtol(text + 6, NULL, 10);
    bool good = memmem(text, (size_t)(end - text), "\"ok\":true", 9);

    if (!good) {
        run.refused++;
        fprintf(stderr, "refused: %.*s\n", (int)(end - text), text);
    }
    if (id == 1 && good) {
        created(t, text, end);
        join(p);
    } else if (id == 2 && good) {
        p->joined = true;
        run.joined++;
    } else if (id == 3) {
        run.late[run.answered++] = (uint32_t)(now() - t->due);
        t->due = 0;
    }
}

/* The codes of the actions in a scene; none: somebody else decides. */
static void seen(struct player *p, const char *text, const char *end)
{
    static const char open[] = "\"actions\":[", code[] = "{\"code\":";
    const char *at = memmem(text, (size_t)(end - text), open, strlen(open));

    if (!memmem(text, (size_t)(end - text), "\"scene\":{", 9))
        return; /* it is the same as before */
    for (p->codes = 0; at && p->codes < MAX_CODES;) {
        at = memmem(at, (size_t)(end - at), code, strlen(code));
        if (at) {
            at += strlen(code);
            p->code[p->codes++] = (int)strtol(at, NULL, 10);
        }
    }
    if (!p->at->over &&
        memmem(text, (size_t)(end - text), "\"over\":true", 11)) {
        p->at->over = true;
        run.over++;
    }
}

static void took(struct line *line, const char *text, size_t n)
{
    struct player *p = (struct player *)line;

    if (n > 6 && memcmp(text, "{\"id\":", 6) == 0)
        answered(p, text, text + n);
    else if (p->seat < run.wish.people && n > 17 &&
             memcmp(text, "{\"event\":\"scene\"", 16) == 0)
        seen(p, text, text + n);
}

/* ---- sitting down ---- */

static struct player *new_player(int i, struct place *t, int seat)
{
    struct player *p = &run.player[i];

    p->at = t;
    p->seat = seat;
    p->line = (struct line){.fd = -1, .opened = opened, .took = took};
    if (seat < run.wish.people)
        t->player[seat] = p;
    return p;
}

/* Open lines until `count` have joined, not too many at once. */
static void let_in(int first, int count)
{
    uint64_t end = now() + PATIENCE * 1000u;
    int next = first;

    while (run.joined < first + count) {
        while (next < first + count && next - run.joined < CONNECTING) {
            struct player *p = &run.player[next];
            line_open(run.crowd, &p->line,
                      (uint32_t)(p->at - run.place) / 10 + 1);
            if (p->line.lost)
                die("a connection was refused");
            next++;
        }
        crowd_run(run.crowd, 10);
        if (run.refused || now() > end)
            die(run.refused ? "somebody was refused"
                            : "not everybody is there in time");
    }
}

static void sit_down(void)
{
    const struct wish *w = &run.wish;
    int n = 0;

    run.place = rum_alloc((size_t)w->tables * sizeof(*run.place));
    run.player = rum_alloc((size_t)w->guests * sizeof(*run.player));
    run.late = rum_alloc((size_t)(w->rate * w->seconds + w->tables + 1) *
                         sizeof(*run.late));
    for (int seat = 0; n < w->guests; seat++) {
        for (int i = 0; i < w->tables && n < w->guests; i++)
            new_player(n++, &run.place[i], seat);
    }
    long before = kib_of(run.server);
    let_in(0, w->tables);
    long tables = kib_of(run.server);
    let_in(w->tables, w->guests - w->tables);
    long all = kib_of(run.server);
    printf("%d tables, %d guests; KiB a table with its first guest %.1f, a "
           "further guest %.1f; %ld MiB in all\n",
           w->tables, w->guests, (double)(tables - before) / w->tables,
           w->guests > w->tables
               ? (double)(all - tables) / (w->guests - w->tables)
               : 0.0,
           all / 1024);
    fflush(stdout);
}

/* ---- playing ---- */

static bool play_at(struct place *t, uint64_t due)
{
    if (t->due || t->over)
        return false;
    for (int i = 0; i < run.wish.people; i++) {
        struct player *p = t->player[i];
        if (!p || !p->codes)
            continue;
        t->due = due;
        say(p, "{\"cmd\":\"play\",\"id\":3,\"code\":%d}",
            p->code[(unsigned int)rand() % (unsigned int)p->codes]);
        p->codes = 0;
        return true;
    }
    return false;
}

/* How many actions found no table that was ready for one. */
static int play_all(void)
{
    const struct wish *w = &run.wish;
    uint64_t begun = now(), every = 1000000u / (uint64_t)w->rate;
    int asked = 0, missed = 0, next = 0, total = w->rate * w->seconds;

    while (asked + missed < total) {
        uint64_t due = begun + (uint64_t)(asked + missed) * every;
        if (due > now()) {
            crowd_run(run.crowd, 1);
            continue;
        }
        int tries = 0;
        while (tries < w->tables && !play_at(&run.place[next], due)) {
            next = (next + 1) % w->tables;
            tries++;
        }
        next = (next + 1) % w->tables;
        asked += tries < w->tables;
        missed += tries == w->tables;
        crowd_run(run.crowd, 0);
    }
    for (int i = 0; i < 3000 && run.answered < asked; i++)
        crowd_run(run.crowd, 1);
    return missed;
}

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static double percentile(double share)
{
    int at = (int)(share * (run.answered - 1));
    return run.answered ? run.late[at] / 1000.0 : -1;
}

static uint64_t bytes_of_all(void)
{
    uint64_t n = 0;

    for (int i = 0; i < run.wish.guests; i++)
        n += run.player[i].line.bytes;
    return n;
}

static double seconds_of(const struct rusage *u)
{
    return (double)(u->ru_utime.tv_sec + u->ru_stime.tv_sec) +
           (double)(u->ru_utime.tv_usec + u->ru_stime.tv_usec) / 1e6;
}

static bool measure(void)
{
    const struct wish *w = &run.wish;
    struct rusage before, after;
    uint64_t bytes = bytes_of_all();
    int lost = 0;

    getrusage(RUSAGE_SELF, &before);
    double cpu = cpu_of(run.server);
    uint64_t begun = now();
    int missed = play_all();
    double wall = (double)(now() - begun) / 1e6;
    cpu = cpu_of(run.server) - cpu;
    getrusage(RUSAGE_SELF, &after);
    for (int i = 0; i < w->guests; i++)
        lost += run.player[i].line.lost;
    qsort(run.late, (size_t)run.answered, sizeof(*run.late), compare);
    double each = cpu / (run.answered ? run.answered : 1);
    printf("%s: %d actions in %.1f s, %d missed, %d games over; answered "
           "within %.1f ms (half), %.1f ms (99 %%), %.1f ms (all)\n"
           "server: %.3f ms of processor an action, %.0f %% of one; %.1f KiB "
           "sent an action; crowd: %.0f %% of one\n",
           w->game, run.answered, wall, missed, run.over, percentile(0.5),
           percentile(0.99), percentile(1), each, cpu / wall / 10,
           (double)(bytes_of_all() - bytes) / 1024 /
               (run.answered ? run.answered : 1),
           100 * (seconds_of(&after) - seconds_of(&before)) / wall);
    bool good = !lost && !run.refused && run.answered > 0 &&
                (!w->within || percentile(0.99) <= w->within) &&
                (!w->cost || each <= w->cost);
    printf("%s: %d lines lost, %d refused\n", good ? "good" : "failed", lost,
           run.refused);
    return good;
}

static bool take_option(int argc, char **argv)
{
    static const struct option known[] = {
        {"game", 1, NULL, 'g'},   {"people", 1, NULL, 'n'},
        {"tables", 1, NULL, 't'}, {"guests", 1, NULL, 'p'},
        {"rate", 1, NULL, 'r'},   {"seconds", 1, NULL, 's'},
        {"within", 1, NULL, 'w'}, {"cost", 1, NULL, 'c'},
        {"store", 1, NULL, 'u'},  {0},
    };
    struct wish *w = &run.wish;

    *w = (struct wish){.game = "npzr",
                       .people = 2,
                       .tables = 20,
                       .guests = 100,
                       .rate = 100,
                       .seconds = 3};
    for (int c; (c = getopt_long(argc, argv, "", known, NULL)) != -1;) {
        int *out = c == 'n'   ? &w->people
                   : c == 't' ? &w->tables
                   : c == 'p' ? &w->guests
                   : c == 'r' ? &w->rate
                   : c == 's' ? &w->seconds
                   : c == 'w' ? &w->within
                   : c == 'c' ? &w->cost
                              : NULL;
        if (c == 'g')
            w->game = optarg;
        else if (c == 'u')
            w->store = optarg;
        else if (out)
            *out = atoi(optarg);
        else
            return false;
    }
    w->program = optind < argc ? argv[optind] : NULL;
    return w->program && w->tables > 0 && w->people > 0 &&
           w->people <= MOST_SEATS && w->guests >= w->people * w->tables &&
           w->rate > 0 && w->seconds > 0;
}

/* Each guest is a descriptor, here and there. */
static void raise_files(void)
{
    struct rlimit files;

    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
}

/* It is asked to stop, and leaves nothing behind that a sanitizer minds. */
static bool ends_well(void)
{
    int status = -1;

    kill(run.server, SIGTERM);
    waitpid(run.server, &status, 0);
    if (status)
        fprintf(stderr, "load: the server ended with %d\n", status);
    return status == 0;
}

int main(int argc, char **argv)
{
    if (!take_option(argc, argv)) {
        fprintf(stderr, "usage: load RUMPUS [--game ID] [--people N] [--tables "
                        "N] [--guests "
                        "N, all people or more] [--rate N] [--seconds N] "
                        "[--within MS] [--cost MS] [--store URL]\n");
        return 2;
    }
    raise_files();
    int port = start_server(&run.wish);
    run.crowd = crowd_create(port);
    sit_down();
    bool good = measure();
    good = ends_well() && good;
    for (int i = 0; i < run.wish.guests; i++)
        line_close(&run.player[i].line);
    crowd_destroy(run.crowd);
    free(run.place);
    free(run.player);
    free(run.late);
    remove_data();
    return good ? 0 : 1;
}

/*
 * ranks.c: see ranks.h. A message is a letter and what belongs to it:
 *
 *     a   agree: a byte whether all is well, the seed         0 to all
 *     k   kept: a bit for each game that is there already     0 to all
 *     l   lines, each with its newline                        to 0
 *     d   done: seconds and choices of each level             to 0
 *     s   stop: enough games, or an interrupt                 0 to all
 *     e   the end: interrupted or not, how many games count   0 to all
 */
#include "ranks.h"

#include <dlfcn.h>
#include <libgen.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define MODULE "librumpus-mpi.so"

static volatile sig_atomic_t broken;
static struct lab_link peers = {.ranks = 1, .alloc = rum_alloc};

static struct {
    char *bytes; /* the last message; the module's */
    char *line;  /* what is left of its lines, or NULL */
    int from;
    int done; /* ranks */
    bool stopped;
} inbox;

int lab_rank(void)
{
    return peers.rank;
}

int lab_ranks(void)
{
    return peers.ranks;
}

bool lab_ranks_broken(void)
{
    return broken;
}

bool lab_ranks_busy(void)
{
    return peers.ranks > 1 && !broken && peers.busy();
}

static void told_to_end(int sig)
{
    (void)sig;
    broken = 1;
}

/* ---- starting ---- */

/* A number that mpirun sets, or 0. */
static int given(const char *name)
{
    const char *value = getenv(name);
    return value ? atoi(value) : 0;
}

/* Beside the program, as in the folder it was built in, or as installed. */
static void *find_module(void)
{
    char here[512], path[600];
    ssize_t n = readlink("/proc/self/exe", here, sizeof(here) - 1);
    void *module = NULL;

    if (n > 0) {
        here[n] = '\0';
        snprintf(path, sizeof(path), "%s/" MODULE, dirname(here));
        module = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    }
    return module ? module
                  : dlopen(RUMPUS_LIBDIR "/" MODULE, RTLD_NOW | RTLD_GLOBAL);
}

static lab_link_start *find_start(void)
{
    void *module = find_module();
    lab_link_start *start = NULL;

    if (module) {
        void *symbol = dlsym(module, LAB_LINK_START);
        memcpy(&start, &symbol, sizeof(start));
    }
    return start;
}

/* Rank 0 speaks for all. */
static void be_silent(void)
{
    if (!freopen("/dev/null", "w", stdout) ||
        !freopen("/dev/null", "w", stderr))
        exit(CLI_FAILED);
}

int lab_ranks_start(void)
{
    struct sigaction end = {.sa_handler = told_to_end};

    if (given("OMPI_COMM_WORLD_SIZE") < 2)
        return CLI_READY;
    /* Reading from the memory of a rank that has died would end us, too. */
    setenv("OMPI_MCA_btl_vader_single_copy_mechanism", "none", 0);
    lab_link_start *start = find_start();
    if (!start || !start(&peers)) {
        if (given("OMPI_COMM_WORLD_RANK") > 0)
            return CLI_FAILED;
        return cli_error("mpirun has started %d ranks, but %s",
                         given("OMPI_COMM_WORLD_SIZE"),
                         start ? "MPI cannot be started"
                               : "this program was built without MPI (Debian "
                                 "has it as libopenmpi-dev)");
    }
    if (peers.rank > 0)
        be_silent();
    else
        sigaction(SIGTERM, &end, NULL);
    return CLI_READY;
}

int lab_ranks_finish(int code)
{
    if (broken) {
        cli_error("mpirun has ended the run: a rank died, or it was "
                  "interrupted. What is above are the games that were over by "
                  "then; those that --resume keeps need not be played again");
        return CLI_FAILED;
    }
    if (peers.ranks > 1)
        peers.finish();
    return peers.rank > 0 ? CLI_DONE : code;
}

uint64_t lab_ranks_threads(void)
{
    long all = sysconf(_SC_NPROCESSORS_ONLN);
    int beside = given("OMPI_COMM_WORLD_LOCAL_SIZE");
    long cores = all;
    cpu_set_t mine;

    if (sched_getaffinity(0, sizeof(mine), &mine) == 0)
        cores = CPU_COUNT(&mine);
    if (peers.ranks > 1 && beside > 1 && cores == all)
        cores /= beside; /* mpirun has bound nobody to a core */
    return cores < 1 ? 1 : (uint64_t)cores;
}

/* ---- messages ---- */

static void rest_a_little(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
}

/* The next message into the inbox, its length; 0: there is none. */
static int next_message(void)
{
    int n = 0;
    char *bytes = broken ? NULL : peers.receive(&inbox.from, &n);

    if (!bytes)
        return 0;
    bytes[n] = '\0';
    inbox.bytes = bytes;
    return n;
}

/* Wait for a message of this kind; nothing else of interest can come. */
static int await(char kind)
{
    int n;

    while ((n = next_message()) == 0 || inbox.bytes[0] != kind)
        rest_a_little();
    return n;
}

static void send_text(int to, const struct rum_text *text)
{
    if (!broken)
        peers.send(to, text->s, (int)text->n);
}

static void send_to_all(const struct rum_text *text)
{
    for (int to = 1; to < peers.ranks; to++)
        send_text(to, text);
}

bool lab_ranks_agree(bool well, struct rum_seed *seed)
{
    struct rum_text text = {0};
    char ok = (char)well;

    if (peers.ranks == 1)
        return well;
    if (peers.rank == 0) {
        rum_text_puts(&text, "a");
        rum_text_add(&text, &ok, 1);
        rum_text_add(&text, (const char *)seed, sizeof(*seed));
        send_to_all(&text);
        rum_text_finish(&text);
        return well;
    }
    await('a');
    memcpy(seed, inbox.bytes + 2, sizeof(*seed));
    return well && inbox.bytes[1];
}

/* ---- a run ---- */

void lab_ranks_begin(struct lab_run *run)
{
    size_t games = run->setting->games;
    struct rum_text text = {0};

    inbox.done = 0;
    inbox.stopped = false;
    if (peers.ranks == 1)
        return;
    if (peers.rank > 0) {
        await('k');
        for (size_t i = 0; i < games; i++) {
            if (inbox.bytes[1 + i / 8] >> i % 8 & 1)
                run->record[i].outcome = LAB_SKIPPED;
        }
        return;
    }
    rum_text_puts(&text, "k");
    for (size_t i = 0; i < games; i += 8) {
        unsigned bits = 0;
        for (size_t k = i; k < games && k < i + 8; k++)
            bits |= (unsigned)(run->record[k].outcome != LAB_OPEN) << (k - i);
        char byte = (char)bits;
        rum_text_add(&text, &byte, 1);
    }
    send_to_all(&text);
    rum_text_finish(&text);
}

bool lab_ranks_report(struct rum_text *lines)
{
    if (peers.rank == 0)
        return false;
    if (lines->n) {
        struct rum_text text = {0};
        rum_text_puts(&text, "l");
        rum_text_add(&text, lines->s, lines->n);
        rum_text_clear(lines);
        send_text(0, &text);
        rum_text_finish(&text);
    }
    return next_message() > 0 && inbox.bytes[0] == 's';
}

/* What a rank spent, and how a run ended: between equal machines. */
struct spent {
    double thought[RUM_MAX_SEATS];
    uint64_t chosen[RUM_MAX_SEATS];
};

struct ending {
    uint64_t games;
    bool interrupted;
};

void lab_ranks_done(struct lab_run *run)
{
    struct rum_text text = {0};
    struct spent spent;
    struct ending ending;

    if (peers.rank == 0)
        return;
    memcpy(spent.thought, run->thought, sizeof(spent.thought));
    memcpy(spent.chosen, run->chosen, sizeof(spent.chosen));
    rum_text_puts(&text, "d");
    rum_text_add(&text, (const char *)&spent, sizeof(spent));
    send_text(0, &text);
    rum_text_finish(&text);
    await('e');
    memcpy(&ending, inbox.bytes + 1, sizeof(ending));
    run->games = ending.games;
    run->interrupted = ending.interrupted;
}

const char *lab_ranks_hear(struct lab_run *run, int *from)
{
    while (!inbox.line || !*inbox.line) {
        inbox.line = NULL;
        if (peers.ranks == 1 || next_message() == 0)
            return NULL;
        if (inbox.bytes[0] == 'l') {
            inbox.line = inbox.bytes + 1;
        } else if (inbox.bytes[0] == 'd') {
            struct spent spent;
            memcpy(&spent, inbox.bytes + 1, sizeof(spent));
            for (int i = 0; i < RUM_MAX_SEATS; i++) {
                run->thought[i] += spent.thought[i];
                run->chosen[i] += spent.chosen[i];
            }
            inbox.done++;
        }
    }
    char *line = inbox.line;
    inbox.line += strcspn(line, "\n");
    if (*inbox.line)
        *inbox.line++ = '\0';
    *from = inbox.from;
    return line;
}

bool lab_ranks_all_done(void)
{
    return broken || inbox.done == peers.ranks - 1;
}

void lab_ranks_stop(void)
{
    struct rum_text text = {0};

    if (inbox.stopped || peers.rank > 0)
        return;
    inbox.stopped = true;
    rum_text_puts(&text, "s");
    send_to_all(&text);
    rum_text_finish(&text);
}

void lab_ranks_end(const struct lab_run *run)
{
    struct ending ending = {run->games, run->interrupted};
    struct rum_text text = {0};

    if (peers.rank > 0)
        return;
    rum_text_puts(&text, "e");
    rum_text_add(&text, (const char *)&ending, sizeof(ending));
    send_to_all(&text);
    rum_text_finish(&text);
}

/*
 * run.c: the threads of a run, and what they send to the first of several
 * ranks. What one of them does is in play.c.
 */
#include "run.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <rumpus/system.h>

#include "journal.h"
#include "line.h"
#include "play.h"
#include "ranks.h"

#define TICK_NS 50000000 /* how often progress is looked at */
#define SOON_NS 1000000  /* when another rank waits for it */

#define HOPELESS 5 /* games that a program must not all fail in */

static volatile sig_atomic_t interrupted;

static void interrupt(int sig)
{
    (void)sig;
    interrupted = 1;
}

/* What the workers share. */
struct crew {
    struct lab_run *run;
    atomic_size_t next, played;
    size_t kept; /* played before: they cost no time */
    atomic_bool stop;
    struct rum_text out; /* lines for rank 0 */
    struct line line;    /* one that came from another rank */
    struct hand_over {
        uint8_t *role; /* the words of that rank, by our numbers */
        int roles;
        bool failed; /* in the game whose line comes next */
        int level;
        char why[256];
    } * rank;
    pthread_mutex_t lock;
    pthread_cond_t left; /* a worker has */
    uint64_t working;
};

/* Roles are constant words of the game; the same word may have two addresses.
 * Which number a word gets depends on who comes first, so no output may. */
static uint8_t number_of_role(struct crew *crew, const char *role)
{
    struct lab_run *run = crew->run;
    int i = 0;

    while (i < run->roles && strcmp(run->role[i], role) != 0)
        i++;
    if (i == run->roles) {
        RUM_ASSERT(run->roles < LAB_MOST_ROLES);
        run->role[run->roles++] = role;
        lab_journal_role(run->setting->journal, role);
        if (lab_rank() > 0)
            rum_text_printf(&crew->out, "role %s\n", role);
    }
    return (uint8_t)i;
}

void lab_run_failed(struct lab_run *run, int level, size_t game,
                    const char *why)
{
    struct lab_failure *failure = &run->failure[level];

    if (failure->games++ == 0 || game < failure->first) {
        failure->first = game;
        snprintf(failure->why.text, sizeof(failure->why.text), "%s", why);
    }
}

/* A game is over, here or at another rank: keep what came of it. */
static void keep(struct crew *crew, size_t game, enum lab_outcome outcome,
                 const struct lab_sums *sums, int failed, const char *why)
{
    struct lab_run *run = crew->run;
    struct lab_record *record = &run->record[game];
    struct lab_journal *journal = run->setting->journal;

    if (lab_rank() > 0) {
        if (failed >= 0)
            rum_text_printf(&crew->out, "fail %zu %d %s\n", game, failed, why);
        rum_text_puts(&crew->out, "game ");
        line_put(&crew->out, game, outcome, record, sums);
        rum_text_puts(&crew->out, "\n");
    } else {
        if (failed >= 0) {
            lab_run_failed(run, failed, game, why);
            lab_journal_failure(journal, game, failed, why);
        }
        if (sums)
            lab_tally_add(run->tally, sums, record);
        lab_journal_game(journal, game, outcome, record, sums);
    }
    atomic_store(&record->outcome, (uint8_t)outcome);
    atomic_fetch_add(&crew->played, 1);
}

static void keep_game(struct crew *crew, struct player *p, size_t game,
                      enum lab_outcome outcome)
{
    struct lab_run *run = crew->run;
    struct lab_record *record = &run->record[game];
    const struct lab_sums *sums = NULL;

    if (run->tally && outcome == LAB_PLAYED)
        sums = lab_notes_sum(p->notes, record);
    pthread_mutex_lock(&crew->lock);
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        record->role[k] = number_of_role(crew, p->role[k]);
    keep(crew, game, outcome, sums, p->failed, p->why.text);
    pthread_mutex_unlock(&crew->lock);
}

static void *work(void *context)
{
    struct crew *crew = context;
    struct lab_run *run = crew->run;
    struct player p;

    player_init(&p, run, &crew->stop);
    for (;;) {
        /* Ranks take games in turn. */
        size_t i = atomic_fetch_add(&crew->next, 1) * (size_t)lab_ranks() +
                   (size_t)lab_rank();
        if (i >= run->setting->games || atomic_load(&crew->stop))
            break;
        if (atomic_load(&run->record[i].outcome) != LAB_OPEN)
            continue; /* it was kept */
        enum lab_outcome outcome = player_play(&p, i, &run->record[i]);
        if (outcome == LAB_OPEN)
            break;
        keep_game(crew, &p, i, outcome);
    }
    pthread_mutex_lock(&crew->lock);
    for (int i = 0; i < run->levels; i++) {
        run->thought[i] += p.thought[i];
        run->chosen[i] += p.chosen[i];
    }
    crew->working--;
    pthread_cond_signal(&crew->left);
    pthread_mutex_unlock(&crew->lock);
    player_finish(&p);
    return NULL;
}

/* Not more often than anybody sees. */
static void show_progress(struct crew *crew, double begun, double *shown)
{
    char bar[31];
    size_t played = atomic_load(&crew->played), all = crew->run->setting->games;
    double spent = rum_system_seconds() - begun;
    int done = (int)(30 * played / all);

    if (*shown > 0 && spent - *shown < TICK_NS / 1e9)
        return;
    *shown = spent;
    for (int i = 0; i < 30; i++)
        bar[i] = i < done ? '#' : '.';
    bar[30] = '\0';
    fprintf(stderr, "\r[%s] %zu of %zu games", bar, played, all);
    size_t fresh = played - crew->kept;
    if (fresh > 0)
        fprintf(stderr, ", %.*f a second, %.0f s left\033[K",
                (double)fresh < 10 * spent, (double)fresh / spent,
                spent * (double)(all - played) / (double)fresh);
    fflush(stderr);
}

/* Move `seen` over the games that are over, and look at the run each time a
 * step is whole: in this order, so that the answer is the same for any number
 * of threads. Once it is enough, it stays so. */
static bool is_enough(struct lab_run *run, size_t *seen)
{
    if (!run->enough)
        return false;
    while (run->games == run->setting->games && *seen < run->setting->games &&
           atomic_load(&run->record[*seen].outcome) != LAB_OPEN) {
        ++*seen;
        if (*seen % run->look == 0 && run->enough(run, *seen)) {
            run->games = *seen;
            return true;
        }
    }
    return run->games < run->setting->games;
}

/* Has a program failed in every game so far? More of them would be no use. */
static bool is_hopeless(const struct crew *crew)
{
    size_t played = atomic_load(&crew->played);

    for (int i = 0; i < crew->run->levels && played >= HOPELESS; i++) {
        if (crew->run->failure[i].games == played)
            return true;
    }
    return false;
}

/* ---- other ranks ---- */

/* Words stay good until the program ends, as those of games do. */
static const char *lasting(const char *word)
{
    static char *words[LAB_MOST_ROLES];
    int i = 0;

    while (words[i] && strcmp(words[i], word) != 0)
        i++;
    RUM_ASSERT(i < LAB_MOST_ROLES - 1);
    if (!words[i])
        words[i] = strdup(word);
    return words[i];
}

static void take_game(struct crew *crew, struct hand_over *rank,
                      const char *text)
{
    struct line *line = &crew->line;

    RUM_ASSERT(line_take(line, text, crew->run, rank->roles));
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        line->record.role[i] = rank->role[line->record.role[i]];
    uint8_t outcome = line->record.outcome;
    line->record.outcome = LAB_OPEN;
    crew->run->record[line->game] = line->record;
    keep(crew, line->game, outcome, line->tallied ? &line->sums : NULL,
         rank->failed ? rank->level : -1, rank->why);
    rank->failed = false;
}

static void take_line(struct crew *crew, int from, const char *line)
{
    struct hand_over *rank = &crew->rank[from];
    const char *why;
    size_t game;

    if (strncmp(line, "role ", 5) == 0) {
        RUM_ASSERT(rank->roles < LAB_MOST_ROLES);
        rank->role[rank->roles++] = number_of_role(crew, lasting(line + 5));
    } else if (strncmp(line, "fail ", 5) == 0) {
        rank->failed =
            line_take_failure(line + 5, crew->run, &game, &rank->level, &why);
        snprintf(rank->why, sizeof(rank->why), "%s", why);
    } else if (strncmp(line, "game ", 5) == 0) {
        take_game(crew, rank, line + 5);
    }
}

/* Talk to the others, a little at a time. */
static void exchange(struct crew *crew)
{
    const char *line;
    int from;

    if (lab_ranks() == 1)
        return;
    if (lab_ranks_report(&crew->out))
        atomic_store(&crew->stop, true);
    while (lab_rank() == 0 && (line = lab_ranks_hear(crew->run, &from)))
        take_line(crew, from, line);
    if (atomic_load(&crew->stop))
        lab_ranks_stop();
}

/* Until a worker leaves or it is time to look again: soon where messages are
 * under way, or nobody plays here whom that would disturb. */
static void rest(struct crew *crew)
{
    bool soon = crew->working == 0 || lab_ranks_busy();
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += soon ? SOON_NS : TICK_NS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_cond_timedwait(&crew->left, &crew->lock, &until);
}

static void watch(struct crew *crew)
{
    bool show = isatty(STDERR_FILENO);
    double begun = rum_system_seconds(), shown = 0;
    size_t seen = 0;

    pthread_mutex_lock(&crew->lock);
    while (crew->working > 0 || (lab_rank() == 0 && !lab_ranks_all_done())) {
        rest(crew);
        if (interrupted || lab_ranks_broken() || is_enough(crew->run, &seen) ||
            is_hopeless(crew))
            atomic_store(&crew->stop, true);
        exchange(crew);
        if (show)
            show_progress(crew, begun, &shown);
    }
    exchange(crew);
    pthread_mutex_unlock(&crew->lock);
    /* The last games may have ended after the last look. */
    is_enough(crew->run, &seen);
    if (show)
        fprintf(stderr, "\r\033[K");
}

/* As many workers as can be started; one at least. */
static void employ(struct crew *crew)
{
    uint64_t wanted = crew->run->setting->threads;
    pthread_t *thread = rum_alloc(wanted * sizeof(*thread));
    uint64_t n = 0;

    if (wanted > crew->run->setting->games)
        wanted = crew->run->setting->games;
    for (; n < wanted; n++) {
        pthread_mutex_lock(&crew->lock);
        crew->working++;
        pthread_mutex_unlock(&crew->lock);
        int err = pthread_create(&thread[n], NULL, work, crew);
        if (err) {
            pthread_mutex_lock(&crew->lock);
            crew->working--;
            pthread_mutex_unlock(&crew->lock);
            cli_error("only %llu of %llu threads can be started: %s",
                      (unsigned long long)n, (unsigned long long)wanted,
                      strerror(err));
            break;
        }
    }
    if (n == 0)
        exit(CLI_FAILED);
    watch(crew);
    for (uint64_t i = 0; i < n; i++)
        pthread_join(thread[i], NULL);
    free(thread);
}

static void meet_ranks(struct crew *crew)
{
    crew->rank = rum_alloc((size_t)lab_ranks() * sizeof(*crew->rank));
    for (int i = 0; i < lab_ranks(); i++)
        crew->rank[i].role = rum_alloc(LAB_MOST_ROLES);
    line_init(&crew->line, crew->run);
    lab_ranks_begin(crew->run);
}

static void leave_ranks(struct crew *crew)
{
    for (int i = 0; i < lab_ranks(); i++)
        free(crew->rank[i].role);
    free(crew->rank);
    line_finish(&crew->line);
    rum_text_finish(&crew->out);
}

void lab_run_play(struct lab_run *run)
{
    struct crew crew = {.run = run};
    struct sigaction ours = {.sa_handler = interrupt}, theirs;
    double begun = rum_system_seconds();

    run->record = rum_alloc(run->setting->games * sizeof(*run->record));
    run->games = run->setting->games;
    crew.kept = lab_journal_begin(run->setting->journal, run);
    atomic_store(&crew.played, crew.kept);
    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.left, NULL);
    meet_ranks(&crew);
    interrupted = 0;
    /* A second Ctrl-C ends the program at once. */
    ours.sa_flags = (int)SA_RESETHAND;
    sigaction(SIGINT, &ours, &theirs);
    employ(&crew);
    sigaction(SIGINT, &theirs, NULL);
    run->interrupted = interrupted || lab_ranks_broken();
    lab_ranks_done(run);
    lab_ranks_end(run);
    leave_ranks(&crew);
    run->lost = lab_journal_lost(run->setting->journal);
    run->seconds = rum_system_seconds() - begun;
    pthread_cond_destroy(&crew.left);
    pthread_mutex_destroy(&crew.lock);
}

void lab_run_finish(struct lab_run *run)
{
    free(run->record);
    run->record = NULL;
}

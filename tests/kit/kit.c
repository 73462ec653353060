/*
 * kit.c: runs the tests of one program through cmocka, and the checks.
 *
 * cmocka catches what kills a test and goes on to the next. Its line for every
 * test that passed is kept back unless --verbose asks for it, so that a
 * failure stands alone.
 */
#include "kit.h"

#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

static struct kit_test *first, **last = &first, *current;
static int passed;

void kit_add(struct kit_test *test)
{
    *last = test;
    last = &test->next;
}

/* ---- checks ---- */

static const char *base(const char *file)
{
    const char *slash = strrchr(file, '/');
    return slash ? slash + 1 : file;
}

void kit_fail(const char *file, int line, const char *format, ...)
{
    char text[1024];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    fprintf(stderr, "%s:%d: %s: %s%s%s\n", base(file), line, current->name,
            current->rules ? current->rules : "", current->rules ? ": " : "",
            text);
    current->told = true;
    _fail(file, line);
    abort(); /* _fail() does not come back, but does not say so */
}

void kit_check_int(long long is, long long should, const char *what,
                   const char *file, int line)
{
    if (is != should)
        kit_fail(file, line, "%s is %lld, should be %lld", what, is, should);
}

void kit_check_str(const char *is, const char *should, const char *what,
                   const char *file, int line)
{
    if (!is || !should ? is != should : strcmp(is, should) != 0)
        kit_fail(file, line, "%s is\n    \"%s\", should be\n    \"%s\"", what,
                 is ? is : "(null)", should ? should : "(null)");
}

void kit_check_has(const char *is, const char *part, const char *what,
                   const char *file, int line)
{
    if (!is || !strstr(is, part))
        kit_fail(file, line, "%s is\n    \"%s\", should hold\n    \"%s\"", what,
                 is ? is : "(null)", part);
}

void kit_check_bytes(const void *is, const void *should, size_t size,
                     const char *what, const char *file, int line)
{
    const unsigned char *a = is, *b = should;

    for (size_t i = 0; i < size; i++) {
        if (a[i] != b[i])
            kit_fail(file, line, "%s: byte %zu is %u, should be %u", what, i,
                     a[i], b[i]);
    }
}

int kit_fork(void)
{
    fflush(NULL);
    int child = fork();
    if (child == 0) {
        const struct rlimit none = {0, 0};
        setrlimit(RLIMIT_CORE, &none);
        signal(SIGILL, SIG_DFL);
        signal(SIGTRAP, SIG_DFL);
    }
    return child;
}

void kit_exit(void)
{
    _exit(0);
}

void kit_check_trapped(int child, const char *what, const char *file, int line)
{
    int status = 0;

    if (child < 0 || waitpid(child, &status, 0) != child)
        kit_fail(file, line, "%s: no process to run it in", what);
    if (!WIFSIGNALED(status) ||
        (WTERMSIG(status) != SIGILL && WTERMSIG(status) != SIGTRAP))
        kit_fail(file, line, "%s does not trap", what);
}

/* ---- running ---- */

static void run(void **state)
{
    current = *state;
    current->run();
    current->told = true;
    passed++;
}

static bool wanted(const struct kit_test *test, const char *word)
{
    return !word || strstr(test->name, word) ||
           strstr(base(test->file), word) ||
           (test->rules && strstr(test->rules, word));
}

/* Send standard output elsewhere. */
static void redirect(int to)
{
    fflush(stdout);
    if (to >= 0)
        dup2(to, STDOUT_FILENO);
}

/* A test that ended without a word was killed: cmocka caught the signal. */
static void tell_killed(const struct CMUnitTest *tests, int n)
{
    for (int i = 0; i < n; i++) {
        const struct kit_test *t = tests[i].initial_state;
        if (!t->told)
            fprintf(stderr, "%s:%d: %s: stopped by a trap or a crash\n",
                    base(t->file), t->line, t->name);
    }
}

static int usage(const char *program)
{
    fprintf(stderr, "usage: %s [--list] [--verbose] [WORD]\n", base(program));
    return 2;
}

static int run_all(struct CMUnitTest *tests, int n, const char *program,
                   bool verbose)
{
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    int out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);

    if (n > 0) {
        cmocka_set_message_output(CM_OUTPUT_TAP); /* all on standard output */
        if (!verbose)
            redirect(nowhere);
        _cmocka_run_group_tests(base(program), tests, (size_t)n, NULL, NULL);
        redirect(out);
        tell_killed(tests, n);
    }
    printf("%s: %d passed, %d failed\n", base(program), passed, n - passed);
    close(out);
    close(nowhere);
    return n > 0 && passed == n ? 0 : 1;
}

int main(int argc, char **argv)
{
    const char *word = NULL;
    bool list = false, verbose = false;
    int n = 0;

    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--list") == 0)
            list = true;
        else if (strcmp(argv[i], "--verbose") == 0)
            verbose = true;
        else if (argv[i][0] == '-' || word)
            return usage(argv[0]);
        else
            word = argv[i];
    }
    for (struct kit_test *t = first; t; t = t->next)
        n++;
    struct CMUnitTest *tests = calloc((size_t)n + 1, sizeof(*tests));
    if (!tests)
        return 1;
    n = 0;
    for (struct kit_test *t = first; t; t = t->next) {
        if (!wanted(t, word))
            continue;
        if (list)
            printf("%-24s %s:%d %s\n", t->rules ? t->rules : "-", base(t->file),
                   t->line, t->name);
        tests[n++] = (struct CMUnitTest){
            .name = t->name, .test_func = run, .initial_state = t};
    }
    int code = list ? 0 : run_all(tests, n, argv[0], verbose);
    free(tests);
    return code;
}

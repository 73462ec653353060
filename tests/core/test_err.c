/*
 * test_err.c: what a program says that found itself wrong.
 */
#include "kit.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

TEST(an_assertion_says_what_and_where_and_traps)
{
    int ends[2], status = 0, n = 0, k;
    char said[400] = "";

    CHECK_INT(pipe(ends), 0);
    pid_t child = fork();
    if (child == 0) {
        signal(SIGILL, SIG_DFL);
        signal(SIGTRAP, SIG_DFL);
        dup2(ends[1], STDERR_FILENO);
        RUM_ASSERT(child > 0);
        _exit(0);
    }
    close(ends[1]);
    while ((k = (int)read(ends[0], said + n, sizeof(said) - 1 - (size_t)n)) > 0)
        n += k;
    close(ends[0]);
    waitpid(child, &status, 0);
    CHECK(WIFSIGNALED(status));
    CHECK_HAS(said, "test_err.c:");
    CHECK_HAS(said, "'child > 0' does not hold");
}

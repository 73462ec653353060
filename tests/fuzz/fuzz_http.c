/*
 * fuzz_http.c: anything at all, said to a server's port.
 *
 * The server runs on a thread of its own, with a database in a folder that is
 * gone afterwards; each input is what one visitor sends: HTTP, or a WebSocket
 * with its frames. Whatever they send, it is answered or closed, and the next
 * visitor is let in.
 */
#include <arpa/inet.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net.h"

#define QUIET 3  /* ms without an answer: they leave */
#define MOST  20 /* times that they listen */

int LLVMFuzzerInitialize(int *argc, char ***argv);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char folder[] = "/tmp/rumpus-fuzz-XXXXXX";
static uv_loop_t loop;
static uv_thread_t thread;
static struct hub hub;
static struct net *net;

static void clear_away(void)
{
    static const char *const names[] = {"", "-wal", "-shm", "-lock"};
    char path[64];

    for (int i = 0; i < 4; i++) {
        snprintf(path, sizeof(path), "%s/x.db%s", folder, names[i]);
        unlink(path);
    }
    rmdir(folder);
}

static void serve(void *arg)
{
    (void)arg;
    uv_run(&loop, UV_RUN_DEFAULT);
}

/* As libFuzzer declares it.
 * NOLINTNEXTLINE(readability-non-const-parameter) */
int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    const struct net_options opt = {.guests = 200};
    struct rum_err_text why;
    char path[64];

    (void)argc;
    (void)argv;
    signal(SIGPIPE, SIG_IGN);
    RUM_ASSERT(mkdtemp(folder));
    atexit(clear_away);
    snprintf(path, sizeof(path), "%s/x.db", folder);
    uv_loop_init(&loop);
    hub.loop = &loop;
    enum rum_err err = net_create(&hub, &opt, &net, &why);
    RUM_ASSERT(err == RUM_OK);
    err =
        hub_init(&hub, &loop,
                 &(struct hub_options){
                     .where = path, .address = "", .guests = 200, .tables = 8},
                 &why);
    RUM_ASSERT(err == RUM_OK);
    uv_thread_create(&thread, serve, NULL);
    return 0;
}

/* Listen until it is closed, or nothing more is said. */
static void listen_to(int fd)
{
    struct pollfd p = {.fd = fd, .events = POLLIN};
    char bytes[65536];

    for (int i = 0; i < MOST && poll(&p, 1, QUIET) > 0; i++) {
        if (recv(fd, bytes, sizeof(bytes), MSG_DONTWAIT) <= 0)
            return;
    }
}

/* A line to the server; the fuzzer's alarm clock may interrupt the call. */
static int call(void)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)net_port(net)),
                             .sin_addr = {htonl(INADDR_LOOPBACK)}};
    const struct linger at_once = {.l_onoff = 1};

    for (;;) {
        int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
        RUM_ASSERT(fd >= 0);
        /* Else thousands of ports would wait for what may still come. */
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
        if (connect(fd, (struct sockaddr *)&to, sizeof(to)) == 0)
            return fd;
        RUM_ASSERT(errno == EINTR);
        close(fd);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    int fd = call();

    if (send(fd, data, size, MSG_NOSIGNAL) == (ssize_t)size)
        listen_to(fd);
    close(fd);
    return 0;
}

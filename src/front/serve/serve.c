/*
 * serve.c: the command `rumpus serve`: one process, one loop, all tables.
 *
 * Read table.h first, then talk.c (what guests say), think.c (bots), store.c
 * (the disk) and net.c (the network).
 */
#include "serve.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../common/folders.h"
#include "net.h"
#include "page.h"

#define FIRST_PORT 8317
#define TRY_PORTS  20

enum { PORT, HOST, DATA, OPEN, PACE, SCENES };

static const struct cli_flag flags[] = {
    [PORT] = {"port", "N", "listen on this port (8317, or the next free one)"},
    [HOST] = {"host", "ADDRESS",
              "listen on this address, not just for this "
              "machine"},
    [DATA] = {"data", "FILE",
              "the database of tables "
              "(~/.local/share/rumpus/tables.db)"},
    [OPEN] = {"open", NULL, "open the page in a browser, if there is one"},
    [PACE] = {"pace", "MS", "least time of a bot's decision (120)"},
    [SCENES] = {"scenes", "FOLDER", "show scenes written by hand at #/scenes"},
    {0},
};

static const struct cli_usage usage = {
    .command = "serve",
    .line = "[options]",
    .about = "Serve the page on which people play, with friends or bots. Every "
             "action is on disk before it is answered; stop with Ctrl-C and "
             "start again, and all tables stand as they were.",
    .flags = flags,
};

struct wish {
    struct net_options net;
    const char *data;
    bool open;
    long pace;
};

static enum rum_err data_path(const char *given, char *out, size_t size,
                              struct rum_err_text *why)
{
    out[0] = '\0';
    if (given)
        rum_say(out, size, "%s", given);
    else if (folders_data("tables.db", out, size, why) < 0)
        return RUM_EIO;
    return folders_make_for(out, why);
}

/* A port that was asked for is taken or not; without a wish the next free one
 * will do. */
static enum rum_err listen_somewhere(struct hub *hub, struct net_options *opt,
                                     struct net **net, struct rum_err_text *why)
{
    bool any = opt->port < 0;
    enum rum_err err;
    int tries = 0;

    if (any)
        opt->port = FIRST_PORT;
    do
        err = net_create(hub, opt, net, why);
    while (err == RUM_EBUSY && any && ++tries < TRY_PORTS && opt->port++);
    return err;
}

static void open_browser(const char *address)
{
    if (!getenv("DISPLAY") && !getenv("WAYLAND_DISPLAY"))
        return;
    if (fork() == 0) {
        if (freopen("/dev/null", "w", stderr))
            execlp("xdg-open", "xdg-open", address, (char *)NULL);
        _exit(0);
    }
}

static void stop(uv_signal_t *signal, int number)
{
    (void)number;
    uv_stop(signal->loop);
}

static void close_handle(uv_handle_t *handle, void *context)
{
    (void)context;
    if (!uv_is_closing(handle))
        uv_close(handle, NULL);
}

static int run(struct wish *wish, const char *path)
{
    uv_loop_t loop;
    uv_signal_t on_int, on_term;
    struct hub hub;
    struct net *net = NULL;
    struct rum_err_text why;
    char address[96];

    uv_loop_init(&loop);
    if (hub_init(&hub, &loop, path, (uint32_t)wish->pace, &why) < 0)
        return cli_error("%s", why.text);
    if (listen_somewhere(&hub, &wish->net, &net, &why) < 0) {
        hub_finish(&hub);
        return cli_error("%s", why.text);
    }
    uv_signal_init(&loop, &on_int);
    uv_signal_init(&loop, &on_term);
    uv_signal_start(&on_int, stop, SIGINT);
    uv_signal_start(&on_term, stop, SIGTERM);
    signal(SIGPIPE, SIG_IGN);

    snprintf(address, sizeof(address), "http://%s:%d/",
             wish->net.host ? wish->net.host : "localhost", net_port(net));
    printf("Rumpus is at %s\nTables are kept in %s. Ctrl-C stops it.\n",
           address, path);
    if (page_file_count == 0)
        printf("It was built without the page: run 'tools/setup serve && make "
               "build' where it was built.\n");
    fflush(stdout);
    if (wish->open)
        open_browser(address);

    uv_run(&loop, UV_RUN_DEFAULT);

    net_destroy(net);
    hub_finish(&hub);
    uv_close((uv_handle_t *)&on_int, NULL);
    uv_close((uv_handle_t *)&on_term, NULL);
    uv_run(&loop, UV_RUN_DEFAULT);
    uv_walk(&loop, close_handle, NULL);
    uv_run(&loop, UV_RUN_DEFAULT);
    uv_loop_close(&loop);
    puts("Stopped; all tables are on disk.");
    return CLI_DONE;
}

int serve_main(int argc, char **argv)
{
    struct wish wish = {.net = {.port = -1}, .pace = 120};
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct rum_err_text why;
    char path[4096];
    long port;

    for (int met; (met = cli_next(&args)) != CLI_END;) {
        switch (met) {
        case PORT:
            if (!cli_number(args.value, 0, 65535, &port))
                return cli_misuse(&usage, "--port takes 0 to 65535, not '%s'",
                                  args.value);
            wish.net.port = (int)port;
            break;
        case HOST:
            wish.net.host = args.value;
            break;
        case DATA:
            wish.data = args.value;
            break;
        case OPEN:
            wish.open = true;
            break;
        case PACE:
            if (!cli_number(args.value, 0, 10000, &wish.pace))
                return cli_misuse(&usage, "--pace takes 0 to 10000, not '%s'",
                                  args.value);
            break;
        case SCENES:
            wish.net.scenes = args.value;
            break;
        case CLI_HELPED:
            return CLI_DONE;
        case CLI_BAD:
            return CLI_USAGE;
        default:
            return cli_too_many(&usage, args.value);
        }
    }
    if (data_path(wish.data, path, sizeof(path), &why) < 0)
        return cli_error("%s", why.text);
    return run(&wish, path);
}

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
#include <string.h>
#include <unistd.h>

#include "../common/cli.h"
#include "../common/folders.h"
#include "net.h"
#include "page.h"

#define FIRST_PORT 8317
#define TRY_PORTS  20
#define PATIENCE   1000 /* ms for what is still being thought about */

enum {
    PORT,
    HOST,
    LAN,
    ORIGIN,
    DATA,
    GUESTS,
    EACH,
    TABLES,
    PRUNE,
    OPEN,
    PACE,
    SCENES,
};

static const struct cli_flag flags[] = {
    [PORT] = {"port", "N", "listen on this port (8317, or the next free one)"},
    [HOST] = {"host", "ADDRESS",
              "listen on this address, not just for this "
              "machine"},
    [LAN] = {"lan", NULL, "listen for everybody in this network"},
    [ORIGIN] = {"public-origin", "URL",
                "behind a proxy: what browsers see, as https://play.example"},
    [DATA] = {"data", "FILE",
              "the database of tables "
              "(~/.local/share/rumpus/tables.db)"},
    [GUESTS] = {"guests", "N", "most guests at a time (2000)"},
    [EACH] = {"per-address", "N", "most guests from one address (200)"},
    [TABLES] = {"tables", "N", "most tables in memory at a time (2000)"},
    [PRUNE] = {"prune", "DAYS",
               "forget tables so old at which nothing was ever done"},
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
    bool lan, open;
    long port, pace, guests, each, tables, prune;
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

static void stop_waiting(uv_timer_t *timer)
{
    uv_stop(timer->loop);
}

static void close_handle(uv_handle_t *handle, void *context)
{
    (void)context;
    if (!uv_is_closing(handle))
        uv_close(handle, NULL);
}

static void add_origin(struct hub *hub, const char *host, int port)
{
    snprintf(hub->origin[hub->origins++], sizeof(hub->origin[0]),
             "http://%s:%d", host, port);
}

/* Where this machine is in its networks. */
static void add_network(struct hub *hub, int port)
{
    uv_interface_address_t *list;
    char text[64];
    int count;

    if (uv_interface_addresses(&list, &count) < 0)
        return;
    for (int i = 0; i < count && hub->origins < MAX_ORIGINS; i++) {
        if (list[i].is_internal ||
            list[i].address.address4.sin_family != AF_INET)
            continue;
        uv_ip4_name(&list[i].address.address4, text, sizeof(text));
        add_origin(hub, text, port);
    }
    uv_free_interface_addresses(list, count);
}

/* Where others find us, which the page tells whoever invites. */
static void find_origins(struct hub *hub, const struct wish *wish, int port)
{
    const char *host = wish->net.host;

    if (wish->net.origin)
        snprintf(hub->origin[hub->origins++], sizeof(hub->origin[0]), "%s",
                 wish->net.origin);
    else if (host && strcmp(host, "0.0.0.0") == 0)
        add_network(hub, port);
    else if (host && strcmp(host, "localhost") != 0 &&
             strncmp(host, "127.", 4) != 0)
        add_origin(hub, host, port);
}

/* One address a line. */
static void say_addresses(const struct hub *hub, const struct wish *wish,
                          int port)
{
    const char *host = wish->net.host;
    bool all = host && strcmp(host, "0.0.0.0") == 0;

    printf("Rumpus is at http://%s:%d/\n", host && !all ? host : "localhost",
           port);
    for (int i = 0; i < hub->origins && (all || wish->net.origin); i++)
        printf("  %s: %s/\n",
               wish->net.origin ? "for browsers" : "in this network",
               hub->origin[i]);
}

static void greet(const struct hub *hub, const struct wish *wish,
                  const struct net *net, const char *path)
{
    char address[64];

    say_addresses(hub, wish, net_port(net));
    printf("Tables are kept in %s. Ctrl-C stops it.\n", path);
    if (page_file_count == 0)
        printf("It was built without the page: run 'tools/setup serve && make "
               "build' where it was built.\n");
    fflush(stdout);
    snprintf(address, sizeof(address), "http://localhost:%d/", net_port(net));
    if (wish->open)
        open_browser(address);
}

/* Thoughts under way come to an end or are left behind; everything that was
 * answered is on disk. */
static void wind_up(uv_loop_t *loop, const struct hub *hub)
{
    uv_timer_t patience;

    uv_timer_init(loop, &patience);
    uv_timer_start(&patience, stop_waiting, PATIENCE, 0);
    uv_unref((uv_handle_t *)&patience);
    uv_run(loop, UV_RUN_DEFAULT);
    puts("Stopped; all tables are on disk.");
    if (hub->thinkers) {
        fflush(stdout);
        _exit(CLI_DONE);
    }
    uv_walk(loop, close_handle, NULL);
    uv_run(loop, UV_RUN_DEFAULT);
    uv_loop_close(loop);
}

static int run(struct wish *wish, const char *path)
{
    uv_loop_t loop;
    uv_signal_t on_int, on_term;
    struct hub hub;
    struct net *net = NULL;
    struct rum_err_text why;

    uv_loop_init(&loop);
    const struct hub_options opt = {.where = path,
                                    .pace = (uint32_t)wish->pace,
                                    .guests = (int)wish->each,
                                    .tables = (size_t)wish->tables};
    if (hub_init(&hub, &loop, &opt, &why) < 0)
        return cli_error("%s", why.text);
    if (listen_somewhere(&hub, &wish->net, &net, &why) < 0) {
        hub_finish(&hub);
        return cli_error("%s", why.text);
    }
    if (wish->prune)
        hub_prune(&hub, (uint32_t)wish->prune);
    uv_signal_init(&loop, &on_int);
    uv_signal_init(&loop, &on_term);
    uv_signal_start(&on_int, stop, SIGINT);
    uv_signal_start(&on_term, stop, SIGTERM);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is a write that fails */
    find_origins(&hub, wish, net_port(net));
    greet(&hub, wish, net, path);

    uv_run(&loop, UV_RUN_DEFAULT);

    net_close(net);
    hub_finish(&hub);
    uv_close((uv_handle_t *)&on_int, NULL);
    uv_close((uv_handle_t *)&on_term, NULL);
    wind_up(&loop, &hub);
    net_destroy(net);
    return CLI_DONE;
}

/* A flag with a number: where it goes, and what is allowed. */
static bool take_number(struct wish *wish, int flag, const char *value)
{
    const struct {
        int flag;
        long min, max, *out;
    } number[] = {
        {PORT, 0, 65535, &wish->port},      {PACE, 0, 10000, &wish->pace},
        {GUESTS, 1, 100000, &wish->guests}, {EACH, 1, 100000, &wish->each},
        {PRUNE, 1, 36500, &wish->prune},    {TABLES, 1, 100000, &wish->tables},
    };

    for (size_t i = 0; i < sizeof(number) / sizeof(*number); i++) {
        if (number[i].flag != flag)
            continue;
        if (cli_number(value, number[i].min, number[i].max, number[i].out))
            return true;
        cli_misuse(&usage, "--%s takes %ld to %ld, not '%s'", flags[flag].name,
                   number[i].min, number[i].max, value);
    }
    return false;
}

static bool is_origin(const char *text)
{
    const char *name = strncmp(text, "https://", 8) == 0  ? text + 8
                       : strncmp(text, "http://", 7) == 0 ? text + 7
                                                          : "";

    return *name && !strchr(name, '/') && strlen(text) < 120;
}

/* CLI_READY, or the exit code. */
static int take(struct wish *wish, int met, const char *value)
{
    switch (met) {
    case HOST:
        wish->net.host = value;
        break;
    case LAN:
        wish->lan = true;
        break;
    case ORIGIN:
        if (!is_origin(value))
            return cli_misuse(&usage,
                              "--public-origin takes https://NAME, without a "
                              "slash at its end, not '%s'",
                              value);
        wish->net.origin = value;
        break;
    case DATA:
        wish->data = value;
        break;
    case OPEN:
        wish->open = true;
        break;
    case SCENES:
        wish->net.scenes = value;
        break;
    case CLI_HELPED:
        return CLI_DONE;
    case CLI_BAD:
        return CLI_USAGE;
    case CLI_WORD:
        return cli_too_many(&usage, value);
    default:
        return take_number(wish, met, value) ? CLI_READY : CLI_USAGE;
    }
    return CLI_READY;
}

int serve_main(int argc, char **argv)
{
    struct wish wish = {
        .port = -1, .pace = 120, .guests = 2000, .each = 200, .tables = 2000};
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct rum_err_text why;
    char path[4096];

    for (int met; (met = cli_next(&args)) != CLI_END;) {
        int code = take(&wish, met, args.value);
        if (code != CLI_READY)
            return code;
    }
    if (wish.lan && wish.net.host)
        return cli_misuse(&usage, "--lan and --host exclude each other");
    if (wish.lan)
        wish.net.host = "0.0.0.0";
    wish.net.port = (int)wish.port;
    wish.net.guests = (int)wish.guests;
    if (data_path(wish.data, path, sizeof(path), &why) < 0)
        return cli_error("%s", why.text);
    return run(&wish, path);
}

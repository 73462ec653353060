/*
 * serve.c: the command `rumpus serve`: one process, one loop, all tables.
 *
 * Read table.h first, then talk.c (what guests say), think.c (bots), store.c
 * (the disk) and net.c (the network).
 */
#include "serve.h"

#include <arpa/inet.h>
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
#define LEAVING    1000 /* ms for guests to go and writes to be done */
#define LOOK_EVERY 10   /* ms: are they? */

enum {
    PORT,
    HOST,
    LAN,
    ORIGIN,
    PROXY,
    DATA,
    STORE,
    NODE,
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
    [PROXY] = {"proxy", "ADDRESS", "where that is, if on another machine"},
    [DATA] = {"data", "FILE",
              "the database of tables "
              "(~/.local/share/rumpus/tables.db)"},
    [STORE] = {"store", "URL",
               "tables in PostgreSQL instead, which several servers may share: "
               "postgresql://HOST/NAME"},
    [NODE] = {"node", "ADDRESS:PORT",
              "where those other servers reach this one (as it listens)"},
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

struct wishes {
    struct net_options net;
    const char *data, *store, *node;
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

/* ---- stopping ---- */

/* Nobody comes in any more; guests are let go, and pages look for another node
 * at once; what was begun gets to the disk. */
struct leaving {
    struct hub *hub;
    uv_timer_t timer;
    uint64_t until; /* 0: not yet */
};

static void see_them_off(uv_timer_t *timer)
{
    const struct leaving *l = timer->data;

    if ((limit_guests(l->hub->limits) == 0 &&
         store_waiting(l->hub->store) == 0) ||
        uv_now(timer->loop) >= l->until)
        uv_stop(timer->loop);
}

static void stop(uv_signal_t *signal, int number)
{
    struct leaving *l = signal->data;

    (void)number;
    if (l->until) { /* again: now */
        uv_stop(signal->loop);
        return;
    }
    l->until = uv_now(signal->loop) + LEAVING;
    hub_close(l->hub, "this server is stopping");
    uv_timer_start(&l->timer, see_them_off, 0, LOOK_EVERY);
}

static void stop_by_signal(uv_loop_t *loop, uv_signal_t *signal, int number,
                           struct leaving *l)
{
    uv_signal_init(loop, signal);
    signal->data = l;
    uv_signal_start(signal, stop, number);
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
static void find_origins(struct hub *hub, const struct wishes *wishes, int port)
{
    const char *host = wishes->net.host;

    if (wishes->net.origin)
        snprintf(hub->origin[hub->origins++], sizeof(hub->origin[0]), "%s",
                 wishes->net.origin);
    else if (host && strcmp(host, "0.0.0.0") == 0)
        add_network(hub, port);
    else if (host && strcmp(host, "localhost") != 0 &&
             strncmp(host, "127.", 4) != 0)
        add_origin(hub, host, port);
}

/* One address a line. */
static void say_addresses(const struct hub *hub, const struct wishes *wishes,
                          int port)
{
    const char *host = wishes->net.host;
    bool all = host && strcmp(host, "0.0.0.0") == 0;

    printf("Rumpus is at http://%s:%d/\n", host && !all ? host : "localhost",
           port);
    for (int i = 0; i < hub->origins && (all || wishes->net.origin); i++)
        printf("  %s: %s/\n",
               wishes->net.origin ? "for browsers" : "in this network",
               hub->origin[i]);
}

static void greet(const struct hub *hub, const struct wishes *wishes,
                  const struct net *net, const char *where)
{
    char address[64], place[4096];

    say_addresses(hub, wishes, net_port(net));
    store_describe(where, place, sizeof(place));
    printf("Tables are kept in %s. Ctrl-C stops it.\n", place);
    if (page_file_count == 0)
        printf("It was built without the page: run 'tools/setup serve && make "
               "build' where it was built.\n");
    fflush(stdout);
    snprintf(address, sizeof(address), "http://localhost:%d/", net_port(net));
    if (wishes->open)
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

/* The port first: others must be told where this node is. */
static enum rum_err begin(const struct wishes *wishes, const char *where,
                          struct hub *hub, struct net **net,
                          struct rum_err_text *why)
{
    struct net_options listen = wishes->net;
    const char *host = listen.host;
    char address[NODE_SIZE] = "";

    enum rum_err err = listen_somewhere(hub, &listen, net, why);
    if (err)
        return err;
    bool here =
        !host || strcmp(host, "0.0.0.0") == 0 || strcmp(host, "localhost") == 0;
    if (wishes->node)
        RUM_SAY(address, "%s", wishes->node);
    else
        RUM_SAY(address, "%s:%d", here ? "127.0.0.1" : host, net_port(*net));
    return hub_init(hub, hub->loop,
                    &(struct hub_options){.where = where,
                                          .address = address,
                                          .pace = (uint32_t)wishes->pace,
                                          .guests = (int)wishes->each,
                                          .tables = (size_t)wishes->tables},
                    why);
}

static int run(const struct wishes *wishes, const char *where)
{
    uv_loop_t loop;
    uv_signal_t on_int, on_term;
    struct hub hub = {.loop = &loop};
    struct leaving leaving = {.hub = &hub};
    struct net *net = NULL;
    struct rum_err_text why;

    uv_loop_init(&loop);
    if (begin(wishes, where, &hub, &net, &why) < 0)
        return cli_error("%s", why.text);
    if (wishes->prune)
        hub_prune(&hub, (uint32_t)wishes->prune);
    uv_timer_init(&loop, &leaving.timer);
    leaving.timer.data = &leaving;
    stop_by_signal(&loop, &on_int, SIGINT, &leaving);
    stop_by_signal(&loop, &on_term, SIGTERM, &leaving);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file too large is a write that fails */
    find_origins(&hub, wishes, net_port(net));
    greet(&hub, wishes, net, where);

    uv_run(&loop, UV_RUN_DEFAULT);

    net_close(net);
    hub_finish(&hub);
    uv_close((uv_handle_t *)&on_int, NULL);
    uv_close((uv_handle_t *)&on_term, NULL);
    uv_close((uv_handle_t *)&leaving.timer, NULL);
    wind_up(&loop, &hub);
    net_destroy(net);
    return CLI_DONE;
}

/* A flag with a number: where it goes, and what is allowed. */
static bool take_number(struct wishes *wishes, int flag, const char *value)
{
    const struct {
        int flag;
        long min, max, *out;
    } number[] = {
        {PORT, 0, 65535, &wishes->port},
        {PACE, 0, 10000, &wishes->pace},
        {GUESTS, 1, 100000, &wishes->guests},
        {EACH, 1, 100000, &wishes->each},
        {PRUNE, 1, 36500, &wishes->prune},
        {TABLES, 1, 100000, &wishes->tables},
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

/* A name would have to be looked up, while the loop waits. */
static bool is_node(const char *text)
{
    const char *colon = strrchr(text, ':');
    char host[INET_ADDRSTRLEN] = "";
    struct in_addr address;
    long port;

    if (!colon || colon - text >= (ptrdiff_t)sizeof(host))
        return false;
    memcpy(host, text, (size_t)(colon - text));
    return inet_pton(AF_INET, host, &address) == 1 &&
           cli_number(colon + 1, 1, 65535, &port);
}

/* CLI_READY, or the exit code. */
static int take(struct wishes *wishes, int met, const char *value)
{
    switch (met) {
    case HOST:
        wishes->net.host = value;
        break;
    case LAN:
        wishes->lan = true;
        break;
    case ORIGIN:
        if (!is_origin(value))
            return cli_misuse(&usage,
                              "--public-origin takes https://NAME, without a "
                              "slash at its end, not '%s'",
                              value);
        wishes->net.origin = value;
        break;
    case PROXY:
        wishes->net.proxy = value;
        break;
    case DATA:
        wishes->data = value;
        break;
    case STORE:
        if (!store_is_shared(value))
            return cli_misuse(&usage,
                              "--store takes postgresql://HOST/NAME; a file "
                              "is for --data");
        wishes->store = value;
        break;
    case NODE:
        if (!is_node(value))
            return cli_misuse(&usage,
                              "--node takes an address in numbers and a "
                              "port, as 10.0.0.5:8317, not '%s'",
                              value);
        wishes->node = value;
        break;
    case OPEN:
        wishes->open = true;
        break;
    case SCENES:
        wishes->net.scenes = value;
        break;
    case CLI_HELPED:
        return CLI_DONE;
    case CLI_BAD:
        return CLI_USAGE;
    case CLI_WORD:
        return cli_too_many(&usage, value);
    default:
        return take_number(wishes, met, value) ? CLI_READY : CLI_USAGE;
    }
    return CLI_READY;
}

int serve_main(int argc, char **argv)
{
    struct wishes wishes = {
        .port = -1, .pace = 120, .guests = 2000, .each = 200, .tables = 2000};
    struct cli_args args = cli_begin(&usage, argc, argv);
    struct rum_err_text why;
    char path[4096];

    for (int met; (met = cli_next(&args)) != CLI_END;) {
        int code = take(&wishes, met, args.value);
        if (code != CLI_READY)
            return code;
    }
    if (wishes.lan && wishes.net.host)
        return cli_misuse(&usage, "--lan and --host exclude each other");
    if (wishes.lan)
        wishes.net.host = "0.0.0.0";
    wishes.net.port = (int)wishes.port;
    wishes.net.guests = (int)wishes.guests;
    if (wishes.net.proxy && !wishes.net.origin)
        return cli_misuse(&usage, "--proxy goes with --public-origin");
    if (wishes.store && wishes.data)
        return cli_misuse(&usage, "--store and --data exclude each other");
    if (wishes.node && !wishes.store)
        return cli_misuse(&usage, "--node goes with --store");
    if (wishes.store)
        return run(&wishes, wishes.store);
    if (data_path(wishes.data, path, sizeof(path), &why) < 0)
        return cli_error("%s", why.text);
    return run(&wishes, path);
}

/*
 * net.c: HTTP and WebSocket, by libwebsockets on our loop; http.c and socket.c
 * speak on its port.
 *
 * Every byte from outside is suspect: sizes are bounded, who is slow or reads
 * nothing is cut off, and door.c says who may come in.
 */
#include "net.h"

#include <arpa/inet.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "paint.h"
#include "port.h"
#include "relay.h"

#define SPARE 32 /* descriptors that are no guests */

/* ---- for those who speak there ---- */

struct net *net_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

uint64_t net_now(struct lws *wsi)
{
    return uv_now(net_of(wsi)->hub->loop);
}

struct peer *net_peer(struct lws *wsi, bool node)
{
    char address[LIMIT_ADDRESS];

    door_address(&net_of(wsi)->door, wsi, node, address);
    return limit_come(net_of(wsi)->hub->limits, address, net_now(wsi));
}

void net_end_guest(struct lws *wsi, struct guest *g)
{
    struct peer *peer = g->peer;

    guest_finish(g);
    limit_go(net_of(wsi)->hub->limits, peer, net_now(wsi));
}

uint64_t net_worked(void)
{
    struct timespec t = {0};

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000u + (uint64_t)t.tv_nsec / 1000u;
}

/* ---- opening and closing ---- */

static const struct lws_protocols *protocols[] = {
    &http_protocol, &socket_protocol, &relay_protocol, NULL};

static void dismiss_all(struct hub *hub, const struct table *at,
                        enum farewell code, const char *why)
{
    struct net *net = hub->net;
    struct farewells f = {at, code, why};

    for (int i = 0; net->vhost && i < 2; i++)
        lws_callback_all_protocol_vhost_args(
            net->vhost,
            lws_vhost_name_to_protocol(net->vhost, protocols[i]->name),
            LWS_CALLBACK_USER, &f, sizeof(f));
}

/* Visits that wait for a picture look again; the others have nothing to say. */
static void tell_visits(void *context)
{
    const struct net *net = context;

    lws_callback_on_writable_all_protocol_vhost(
        net->vhost, lws_vhost_name_to_protocol(net->vhost, http_protocol.name));
}

/* libwebsockets does not come back from a port that is taken, so it is given
 * one that was free a moment ago. */
static enum rum_err try_port(const char *host, int port,
                             struct rum_err_text *why)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port)};
    int fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0), on = 1;

    enum rum_err err = RUM_OK;

    if (inet_pton(AF_INET, host, &at.sin_addr) != 1) {
        RUM_SAY(why->text,
                "'%.100s' is no address; 0.0.0.0 is every address "
                "of this machine",
                host);
        err = RUM_EIO;
    } else if (fd < 0 ||
               setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on)) < 0 ||
               bind(fd, (struct sockaddr *)&at, sizeof(at)) < 0 ||
               listen(fd, 1) < 0) {
        err = errno == EADDRINUSE ? RUM_EBUSY : RUM_EIO;
        RUM_SAY(why->text, "cannot listen on %s port %d: %s", host, port,
                strerror(errno));
    }
    if (fd >= 0)
        close(fd);
    return err;
}

/*
 * libwebsockets takes as many descriptors as the process may have when its
 * context is made. It must not be given a limit of its own: it would then look
 * each descriptor up by going through all of them. So the process may have
 * fewer while the context is made, and some more afterwards, for the disk and
 * the rest: whoever comes when all are taken is let go at once, and nobody else
 * notices. Returns the limit for afterwards.
 */
static struct rlimit limit_descriptors(int guests)
{
    struct rlimit after = {1024, 1024}, now;
    rlim_t wanted = 2 * (rlim_t)guests + 2 * SPARE;

    getrlimit(RLIMIT_NOFILE, &after);
    after.rlim_cur = after.rlim_max < wanted ? after.rlim_max : wanted;
    now = after;
    now.rlim_cur -= after.rlim_cur > 2 * SPARE ? SPARE : after.rlim_cur / 2;
    setrlimit(RLIMIT_NOFILE, &now);
    return after;
}

enum rum_err net_create(struct hub *hub, const struct net_options *opt,
                        struct net **out, struct rum_err_text *why)
{
    struct net *net = rum_alloc(sizeof(*net));
    void *loops[] = {hub->loop};
    struct lws_context_creation_info info = {
        .port = opt->port,
        .iface = opt->host && strcmp(opt->host, "localhost") != 0 ? opt->host
                                                                  : "127.0.0.1",
        .pprotocols = protocols,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_DISABLE_IPV6 |
                   LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                   LWS_SERVER_OPTION_EXPLICIT_VHOSTS,
        .foreign_loops = loops,
        .user = net,
        .timeout_secs = 20,
        .keepalive_timeout = 30,
        .pt_serv_buf_size = 32768,
        .max_http_header_data = 4096,
        .server_string = "rumpus",
    };

    why->text[0] = '\0';
    net->hub = hub;
    net->scenes = opt->scenes;
    net->most = opt->guests;
    net->door.origin = opt->origin;
    net->door.proxy = opt->proxy;
    net->door.loopback = !opt->host || door_is_local(opt->host);
    lws_set_log_level(0, NULL);
    enum rum_err err = try_port(info.iface, info.port, why);
    if (!err) {
        struct rlimit after = limit_descriptors(opt->guests);
        net->context = lws_create_context(&info);
        setrlimit(RLIMIT_NOFILE, &after);
    }
    if (net->context)
        net->vhost = lws_create_vhost(net->context, &info);
    if (!net->vhost) {
        if (!err)
            RUM_SAY(why->text, "cannot listen on %s port %d", info.iface,
                    info.port);
        net_destroy(net);
        return err ? err : RUM_EBUSY; /* somebody was quicker */
    }
    net->painter = painter_create(hub->loop, tell_visits, net);
    net->port = lws_get_vhost_listen_port(net->vhost);
    hub->net = net;
    hub->dismiss = dismiss_all;
    *out = net;
    return RUM_OK;
}

int net_port(const struct net *net)
{
    return net->port;
}

struct lws_context *net_context(const struct net *net)
{
    return net->context;
}

void net_close(struct net *net)
{
    net->vhost = NULL;
    painter_close(net->painter);
    if (net->context)
        lws_context_destroy(net->context);
}

void net_destroy(struct net *net)
{
    if (!net)
        return;
    if (net->context)
        lws_context_destroy(net->context);
    painter_destroy(net->painter);
    rum_text_finish(&net->out);
    free(net);
}

/*
 * net.c: HTTP and WebSocket, by libwebsockets on our loop.
 *
 * Every byte from outside is suspect: sizes are bounded, a page of another
 * site may not talk to us in the name of its visitor (the Origin must be the
 * Host it asked), and on the loopback address the Host must be a name of this
 * machine, so that no other name can be bent to point here.
 */
#include "net.h"

#include <arpa/inet.h>
#include <errno.h>
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "page.h"
#include "scenes.h"

#define MAX_BODY    65536
#define MAX_MESSAGE 16384
#define MAX_QUEUED  (8 << 20) /* bytes a slow reader may be behind */
#define MAX_GUESTS  512
#define MAX_RATE    200 /* messages a second */

struct net {
    struct lws_context *context;
    struct hub *hub;
    const char *scenes;
    bool loopback;
    int port, guests;
};

static struct net *net_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

/* ---- who may ask ---- */

static bool header(struct lws *wsi, enum lws_token_indexes token, char *out,
                   int size)
{
    out[0] = '\0';
    return lws_hdr_copy(wsi, out, size, token) > 0;
}

static bool local_name(const char *host)
{
    static const char *const names[] = {"localhost", "127.0.0.1", "[::1]"};

    for (int i = 0; i < 3; i++) {
        size_t n = strlen(names[i]);
        if (strncmp(host, names[i], n) == 0 && (!host[n] || host[n] == ':'))
            return true;
    }
    return false;
}

static bool welcome(struct lws *wsi)
{
    char host[128], origin[160];

    if (!header(wsi, WSI_TOKEN_HOST, host, sizeof(host)))
        return false;
    if (net_of(wsi)->loopback && !local_name(host))
        return false;
    if (!header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof(origin)))
        return true; /* not a browser, or a page of our own */
    const char *name = strstr(origin, "://");
    return name && strcmp(name + 3, host) == 0;
}

/* ---- plain HTTP ---- */

struct visit {
    struct guest guest; /* first: a message by other means */
    struct lws *wsi;
    char path[128];
    bool answered;           /* the answer to its message is in `own` */
    struct rum_text in;      /* of a POST */
    struct rum_text own;     /* an answer made for this visit */
    const unsigned char *at; /* what is still to be sent */
    size_t left;
};

static int put_head(struct lws *wsi, int status, const char *type, size_t size,
                    const struct page_file *file, bool packed)
{
    static const char *const always[][2] = {
        {"content-security-policy:",
         "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' "
         "data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"},
        {"x-content-type-options:", "nosniff"},
        {"referrer-policy:", "no-referrer"},
    };
    unsigned char head[LWS_PRE + 2048], *p = head + LWS_PRE,
                                        *end = head + sizeof(head) - 1;
    bool good = lws_add_http_common_headers(wsi, (unsigned int)status, type,
                                            (lws_filepos_t)size, &p, end) == 0;

    for (size_t i = 0; good && i < sizeof(always) / sizeof(*always); i++)
        good = lws_add_http_header_by_name(
                   wsi, (const unsigned char *)always[i][0],
                   (const unsigned char *)always[i][1],
                   (int)strlen(always[i][1]), &p, end) == 0;
    const char *cache = file ? "no-cache" : "no-store";
    good =
        good && lws_add_http_header_by_token(wsi, WSI_TOKEN_HTTP_CACHE_CONTROL,
                                             (const unsigned char *)cache,
                                             (int)strlen(cache), &p, end) == 0;
    if (file)
        good = good &&
               lws_add_http_header_by_token(
                   wsi, WSI_TOKEN_HTTP_ETAG, (const unsigned char *)file->etag,
                   (int)strlen(file->etag), &p, end) == 0;
    if (packed)
        good = good && lws_add_http_header_by_token(
                           wsi, WSI_TOKEN_HTTP_CONTENT_ENCODING,
                           (const unsigned char *)"gzip", 4, &p, end) == 0;
    return good ? lws_finalize_write_http_header(wsi, head + LWS_PRE, &p, end)
                : -1;
}

/* Send the head now and the rest when there is room for it. */
static int begin_sending(struct lws *wsi, struct visit *v, int status,
                         const char *type, const struct page_file *file,
                         bool packed)
{
    if (put_head(wsi, status, type, v->left, file, packed) != 0)
        return -1;
    if (v->left == 0)
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    lws_callback_on_writable(wsi);
    return 0;
}

static int send_own(struct lws *wsi, struct visit *v, int status,
                    const char *type)
{
    v->at = (const unsigned char *)v->own.s;
    v->left = v->own.n;
    return begin_sending(wsi, v, status, type, NULL, false);
}

/* The answer to a message; it goes out when the line is free. */
static void keep_answer(struct rum_guest *g, const char *text, size_t n)
{
    struct visit *v = (struct visit *)g;

    rum_text_clear(&v->own);
    rum_text_add(&v->own, text, n);
    v->answered = true;
    lws_callback_on_writable(v->wsi);
}

/* /api/CMD is the message CMD, with its other members in the body. */
static int answer_api(struct lws *wsi, struct visit *v)
{
    struct net *net = net_of(wsi);

    rum_text_clear(&v->own);
    if (scenes_answer(net->scenes, v->path, &v->own))
        return send_own(wsi, v, 200, "application/json");
    if (strchr(v->path + 5, '/')) {
        rum_text_puts(&v->own, "There is nothing here.\n");
        return send_own(wsi, v, 404, "text/plain; charset=utf-8");
    }
    guest_take(&v->guest, v->path + 5, v->in.n ? v->in.s : "{}",
               v->in.n ? v->in.n : 2);
    return 0;
}

static const struct page_file *find_file(const char *path)
{
    if (strcmp(path, "/") == 0)
        path = "/index.html";
    for (size_t i = 0; i < page_file_count; i++) {
        if (strcmp(page_files[i].path, path) == 0)
            return &page_files[i];
    }
    return NULL;
}

static int answer_file(struct lws *wsi, struct visit *v)
{
    const struct page_file *file = find_file(v->path);
    char accepts[128], known[64];

    if (!file) {
        rum_text_clear(&v->own);
        rum_text_puts(&v->own, page_file_count
                                   ? "There is nothing here.\n"
                                   : "This program was built without the page: "
                                     "run 'tools/setup serve && make build' "
                                     "where it was built.\n");
        return send_own(wsi, v, 404, "text/plain; charset=utf-8");
    }
    if (header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof(known)) &&
        strcmp(known, file->etag) == 0) {
        v->left = 0;
        return begin_sending(wsi, v, 304, file->type, file, false);
    }
    header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accepts, sizeof(accepts));
    bool packed = strstr(accepts, "gzip") != NULL;
    v->at = packed ? file->packed : file->plain;
    v->left = packed ? file->packed_size : file->plain_size;
    return begin_sending(wsi, v, 200, file->type, file, packed);
}

static int begin_visit(struct lws *wsi, struct visit *v, const char *path)
{
    if (!v->wsi)
        guest_init(&v->guest, net_of(wsi)->hub, keep_answer);
    v->wsi = wsi;
    v->path[0] = '\0';
    v->left = 0;
    v->answered = false;
    rum_text_clear(&v->in);
    rum_text_clear(&v->own);
    RUM_SAY(v->path, "%s", path);
    if (!welcome(wsi))
        return lws_return_http_status(wsi, HTTP_STATUS_FORBIDDEN, NULL), -1;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
        return 0; /* the body follows */
    return strncmp(v->path, "/api/", 5) == 0 ? answer_api(wsi, v)
                                             : answer_file(wsi, v);
}

static int send_more(struct lws *wsi, struct visit *v)
{
    unsigned char bytes[LWS_PRE + 16384];

    if (v->answered) {
        v->answered = false;
        return send_own(wsi, v, v->guest.guest.good ? 200 : 400,
                        "application/json");
    }
    size_t n = v->left < 16384 ? v->left : 16384;
    if (n == 0)
        return 0;
    memcpy(bytes + LWS_PRE, v->at, n);
    v->at += n;
    v->left -= n;
    if (lws_write(wsi, bytes + LWS_PRE, n,
                  v->left ? LWS_WRITE_HTTP : LWS_WRITE_HTTP_FINAL) < 0)
        return -1;
    if (v->left)
        lws_callback_on_writable(wsi);
    else if (lws_http_transaction_completed(wsi))
        return -1;
    return 0;
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t len)
{
    struct visit *v = user;

    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return begin_visit(wsi, v, in);
    case LWS_CALLBACK_HTTP_BODY:
        if (v->in.n + len > MAX_BODY)
            return -1;
        rum_text_add(&v->in, in, len);
        return 0;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return answer_api(wsi, v);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_more(wsi, v);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (v && v->wsi) {
            guest_finish(&v->guest);
            rum_text_finish(&v->in);
            rum_text_finish(&v->own);
            v->wsi = NULL;
        }
        return 0;
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, len);
    }
}

/* ---- WebSocket ---- */

struct letter {
    struct letter *next;
    size_t n;
    unsigned char bytes[]; /* LWS_PRE of room first */
};

struct line {
    struct guest guest; /* first: send() gets it */
    struct lws *wsi;
    struct letter *first, **end;
    size_t queued;
    struct rum_text in;
    uint64_t second; /* of the rate */
    int rate;
    bool drop;
};

static void post(struct rum_guest *g, const char *text, size_t n)
{
    struct line *line = (struct line *)g;
    struct letter *l = rum_alloc(sizeof(*l) + LWS_PRE + n);

    l->n = n;
    memcpy(l->bytes + LWS_PRE, text, n);
    if (!line->end)
        line->end = &line->first;
    *line->end = l;
    line->end = &l->next;
    line->queued += n;
    if (line->queued > MAX_QUEUED)
        line->drop = true;
    lws_callback_on_writable(line->wsi);
}

static int deliver(struct line *line)
{
    struct letter *l = line->first;

    if (line->drop)
        return -1;
    if (!l)
        return 0;
    line->first = l->next;
    if (!line->first)
        line->end = NULL;
    line->queued -= l->n;
    int sent = lws_write(line->wsi, l->bytes + LWS_PRE, l->n, LWS_WRITE_TEXT);
    free(l);
    if (line->first)
        lws_callback_on_writable(line->wsi);
    return sent < 0 ? -1 : 0;
}

static bool too_often(struct line *line, uint64_t now)
{
    if (now / 1000 != line->second) {
        line->second = now / 1000;
        line->rate = 0;
    }
    return ++line->rate > MAX_RATE;
}

static int receive(struct line *line, const char *in, size_t len)
{
    struct hub *hub = net_of(line->wsi)->hub;

    if (line->in.n + len > MAX_MESSAGE)
        return -1;
    rum_text_add(&line->in, in, len);
    if (lws_remaining_packet_payload(line->wsi) > 0 ||
        !lws_is_final_fragment(line->wsi))
        return 0;
    if (too_often(line, uv_now(hub->loop)))
        return -1;
    guest_take(&line->guest, NULL, line->in.s ? line->in.s : "", line->in.n);
    rum_text_clear(&line->in);
    return line->drop ? -1 : 0;
}

static void hang_up(struct line *line)
{
    guest_finish(&line->guest);
    rum_text_finish(&line->in);
    while (line->first) {
        struct letter *l = line->first;
        line->first = l->next;
        free(l);
    }
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t len)
{
    struct line *line = user;
    struct net *net;

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return welcome(wsi) && net_of(wsi)->guests < MAX_GUESTS ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        memset(line, 0, sizeof(*line));
        line->wsi = wsi;
        guest_init(&line->guest, net_of(wsi)->hub, post);
        net_of(wsi)->guests++;
        return 0;
    case LWS_CALLBACK_RECEIVE:
        return receive(line, in, len);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return deliver(line);
    case LWS_CALLBACK_CLOSED:
        net = net_of(wsi);
        net->guests--;
        hang_up(line);
        return 0;
    default:
        return 0;
    }
}

/* ---- opening and closing ---- */

static const struct lws_protocols protocols[] = {
    {"http", on_http, sizeof(struct visit), 0, 0, NULL, 0},
    {"rumpus", on_socket, sizeof(struct line), 4096, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

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

enum rum_err net_create(struct hub *hub, const struct net_options *opt,
                        struct net **out, struct rum_err_text *why)
{
    struct net *net = rum_alloc(sizeof(*net));
    void *loops[] = {hub->loop};
    struct lws_context_creation_info info = {
        .port = opt->port,
        .iface = opt->host && strcmp(opt->host, "localhost") != 0 ? opt->host
                                                                  : "127.0.0.1",
        .protocols = protocols,
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
    net->loopback = !opt->host || local_name(opt->host);
    lws_set_log_level(0, NULL);
    enum rum_err err = try_port(info.iface, info.port, why);
    if (!err)
        net->context = lws_create_context(&info);
    struct lws_vhost *vhost =
        net->context ? lws_create_vhost(net->context, &info) : NULL;
    if (!vhost) {
        if (!err)
            RUM_SAY(why->text, "cannot listen on %s port %d", info.iface,
                    info.port);
        net_destroy(net);
        return err ? err : RUM_EBUSY; /* somebody was quicker */
    }
    net->port = lws_get_vhost_listen_port(vhost);
    *out = net;
    return RUM_OK;
}

int net_port(const struct net *net)
{
    return net->port;
}

void net_destroy(struct net *net)
{
    if (!net)
        return;
    if (net->context)
        lws_context_destroy(net->context);
    free(net);
}

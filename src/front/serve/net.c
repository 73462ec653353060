/*
 * net.c: HTTP and WebSocket, by libwebsockets on our loop.
 *
 * Every byte from outside is suspect: sizes are bounded, who is slow or reads
 * nothing is cut off, and door.c says who may come in.
 */
#include "net.h"

#include <arpa/inet.h>
#include <errno.h>
#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "door.h"
#include "letters.h"
#include "log.h"
#include "metrics.h"
#include "page.h"
#include "relay.h"
#include "scenes.h"
#include "share.h"

#define MAX_BODY             65536
#define MAX_MESSAGE          16384
#define MAX_QUEUED           (1 << 20) /* bytes a slow reader may be behind */
#define MAX_RATE             200       /* messages a second */
#define BODY_MILLIS          5000      /* for the whole body of a POST */
#define SPARE                32        /* descriptors that are no guests */
#define HTTP_STATUS_TOO_MANY 429
#define TRY_LATER            ((enum lws_close_status)1013)

struct net {
    struct lws_context *context;
    struct hub *hub;
    const char *scenes;
    struct door door;
    struct lws_vhost *vhost;
    int port, most;
    struct rum_text out; /* scratch for what goes out at once */
};

static const char pre[LWS_PRE]; /* room libwebsockets wants before a text */

static struct net *net_of(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

static uint64_t now_of(struct lws *wsi)
{
    return uv_now(net_of(wsi)->hub->loop);
}

static struct peer *peer_of(struct lws *wsi, bool node)
{
    char address[LIMIT_ADDRESS];

    door_address(&net_of(wsi)->door, wsi, node, address);
    return limit_come(net_of(wsi)->hub->limits, address, now_of(wsi));
}

static void end_guest(struct lws *wsi, struct guest *g)
{
    struct peer *peer = g->peer;

    guest_finish(g);
    limit_go(net_of(wsi)->hub->limits, peer, now_of(wsi));
}

/* ---- plain HTTP ---- */

struct visit {
    struct guest guest; /* first: a message by other means */
    struct lws *wsi;
    char path[128];
    uint64_t begun;          /* the body of a POST */
    bool answered;           /* the answer to its message is in `own` */
    bool lost;               /* nobody knows what it is any more */
    bool rests;              /* the answer waits while others have their turn */
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

    if (v->lost)
        return;
    rum_text_clear(&v->own);
    rum_text_add(&v->own, text, n);
    v->answered = true;
    lws_callback_on_writable(v->wsi);
}

/* By this thread: that the machine is busy with others is nobody's fault. */
static uint64_t worked_so_far(void)
{
    struct timespec t = {0};

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000u + (uint64_t)t.tv_nsec / 1000u;
}

static void count_work(struct visit *v, uint64_t begun)
{
    uint64_t micros = limit_visited(v->guest.peer, worked_so_far() - begun,
                                    uv_hrtime() / 1000);

    v->rests = micros > 0;
    if (v->rests)
        lws_set_timer_usecs(v->wsi, (lws_usec_t)micros);
}

static int take_message(struct lws *wsi, struct visit *v, const char *cmd,
                        const char *text, size_t n)
{
    static const char refusal[] =
        "{\"ok\":false,\"error\":\"too many questions from where you are; wait "
        "a moment\"}";

    if (!limit_may_visit(v->guest.peer, uv_hrtime() / 1000)) {
        net_of(wsi)->hub->tally.refused++;
        rum_text_puts(&v->own, refusal);
        return send_own(wsi, v, HTTP_STATUS_TOO_MANY, "application/json");
    }
    uint64_t begun = worked_so_far();
    guest_take(&v->guest, cmd, text, n);
    count_work(v, begun);
    return 0;
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
    return take_message(wsi, v, v->path + 5, v->in.n ? v->in.s : "{}",
                        v->in.n ? v->in.n : 2);
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

/* How the visitor calls this server. */
static void own_origin(struct lws *wsi, struct rum_text *out)
{
    const struct net *net = net_of(wsi);
    char host[256];

    door_header(wsi, WSI_TOKEN_HOST, host, sizeof(host));
    if (net->door.origin)
        rum_text_puts(out, net->door.origin);
    else
        rum_text_printf(out, "http://%s", host);
}

/* /g/ID: the table may have to be read from disk first, as for a message. */
static int answer_shared(struct lws *wsi, struct visit *v, const char *id)
{
    struct rum_text line = {0};
    struct rum_json j = {.out = &line};

    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "table", id);
    rum_json_close(&j, '}');
    int result = take_message(wsi, v, "shared", line.s, line.n);
    rum_text_finish(&line);
    return result;
}

static int send_shared(struct lws *wsi, struct visit *v, const char *id)
{
    const struct table *t = hub_look(net_of(wsi)->hub, id);
    const struct page_file *index = find_file("/index.html");

    rum_text_clear(&v->own);
    if (!v->guest.guest.good || !index) {
        rum_text_puts(&v->own, "There is no such game.\n");
        return send_own(wsi, v, 404, "text/plain; charset=utf-8");
    }
    struct rum_text origin = {0};
    uint64_t begun = worked_so_far();
    own_origin(wsi, &origin);
    share_page(t, origin.s, index, &v->own);
    rum_text_finish(&origin);
    limit_visited(v->guest.peer, worked_so_far() - begun, uv_hrtime() / 1000);
    return send_own(wsi, v, 200, index->type);
}

static int answer_file(struct lws *wsi, struct visit *v)
{
    const struct page_file *file = find_file(v->path);
    char accepts[256], known[64];

    if (!file) {
        rum_text_clear(&v->own);
        rum_text_puts(&v->own, page_file_count
                                   ? "There is nothing here.\n"
                                   : "This program was built without the page: "
                                     "run 'tools/setup serve && make build' "
                                     "where it was built.\n");
        return send_own(wsi, v, 404, "text/plain; charset=utf-8");
    }
    if (door_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, known, sizeof(known)) &&
        strcmp(known, file->etag) == 0) {
        v->left = 0;
        return begin_sending(wsi, v, 304, file->type, file, false);
    }
    door_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accepts, sizeof(accepts));
    bool packed = strstr(accepts, "gzip") != NULL;
    v->at = packed ? file->packed : file->plain;
    v->left = packed ? file->packed_size : file->plain_size;
    return begin_sending(wsi, v, 200, file->type, file, packed);
}

/* For whoever runs the server. Numbers are only for this machine itself. */
static bool answer_watcher(struct lws *wsi, struct visit *v, int *result)
{
    const struct hub *hub = net_of(wsi)->hub;
    int status = 200;

    if (strcmp(v->path, "/healthz") == 0) {
        status = hub->failing || hub->closed ? 503 : 200;
        if (hub->closed)
            rum_text_printf(&v->own, "%s\n", hub->closed);
        else
            rum_text_printf(&v->own,
                            hub->failing ? "the disk fails: %s\n" : "%s\n",
                            store_err_name(hub->failing));
    } else if (strcmp(v->path, "/metrics") == 0 &&
               door_is_local(limit_address(v->guest.peer))) {
        metrics_write(hub, &v->own);
    } else {
        return false;
    }
    *result = send_own(wsi, v, status, "text/plain; version=0.0.4");
    return true;
}

/* A proxy tries the next node. */
static int send_closed(struct lws *wsi, struct visit *v)
{
    rum_text_printf(&v->own, "{\"ok\":false,\"error\":\"%s\"}",
                    net_of(wsi)->hub->closed);
    return send_own(wsi, v, 503, "application/json");
}

static int begin_visit(struct lws *wsi, struct visit *v, const char *path)
{
    if (!v->wsi)
        guest_init(&v->guest, net_of(wsi)->hub, peer_of(wsi, false),
                   keep_answer);
    v->wsi = wsi;
    v->path[0] = '\0';
    v->left = 0;
    v->begun = now_of(wsi);
    v->answered = v->lost = v->rests = false;
    rum_text_clear(&v->in);
    rum_text_clear(&v->own);
    RUM_SAY(v->path, "%s", path);
    if (!door_welcomes(&net_of(wsi)->door, wsi))
        return lws_return_http_status(wsi, HTTP_STATUS_FORBIDDEN, NULL), -1;
    bool is_api = strncmp(v->path, "/api/", 5) == 0;
    if (net_of(wsi)->hub->closed && (is_api || share_id(v->path)))
        return send_closed(wsi, v);
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
        return 0; /* the body follows */
    int result;
    if (answer_watcher(wsi, v, &result))
        return result;
    if (share_id(v->path))
        return answer_shared(wsi, v, share_id(v->path));
    return is_api ? answer_api(wsi, v) : answer_file(wsi, v);
}

static int send_more(struct lws *wsi, struct visit *v)
{
    unsigned char bytes[LWS_PRE + 16384];

    if (v->rests)
        return 0;
    if (v->answered) {
        v->answered = false;
        if (share_id(v->path))
            return send_shared(wsi, v, share_id(v->path));
        return send_own(wsi, v,
                        v->guest.guest.good ? 200
                        : v->guest.limited  ? HTTP_STATUS_TOO_MANY
                                            : 400,
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

/* The disk will not say any more what came of it. */
static void break_off(struct visit *v)
{
    if (!v || !v->wsi || !v->guest.guest.waits)
        return;
    v->lost = true;
    lws_set_timeout(v->wsi, PENDING_TIMEOUT_USER_REASON_BASE,
                    LWS_TO_KILL_ASYNC);
    lws_cancel_service(net_of(v->wsi)->context);
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t len)
{
    struct visit *v = user;

    switch (reason) {
    case LWS_CALLBACK_HTTP:
        return begin_visit(wsi, v, in);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1; /* a WebSocket that does not say which protocol */
    case LWS_CALLBACK_HTTP_BODY:
        if (v->in.n + len > MAX_BODY || now_of(wsi) > v->begun + BODY_MILLIS)
            return -1;
        rum_text_add(&v->in, in, len);
        return 0;
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return answer_api(wsi, v);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_more(wsi, v);
    case LWS_CALLBACK_TIMER:
        v->rests = false;
        lws_callback_on_writable(wsi);
        return 0;
    case LWS_CALLBACK_USER:
        break_off(v);
        return 0;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (v && v->wsi) {
            end_guest(wsi, &v->guest);
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

struct line {
    struct guest guest; /* first: send() gets it */
    struct lws *wsi;
    struct letters out;
    struct rum_text in;
    uint64_t second; /* of the rate */
    int rate;
    bool entered; /* counts as a guest */
    bool drop;    /* is being cut off */
    bool told;    /* that they may not stay, or must go: */
    enum farewell code;
    const char *why;
    bool rests;    /* while others have their turn */
    uint64_t owes; /* limit_work() */
};

/* Not from here: somebody may be going through a list that it is in. */
static void hang_up_soon(struct line *line)
{
    line->drop = true;
    letters_clear(&line->out);
    lws_set_timeout(line->wsi, PENDING_TIMEOUT_USER_REASON_BASE,
                    LWS_TO_KILL_ASYNC);
}

/* Somebody who does not read would never be told. */
static void cut_off(struct line *line)
{
    hang_up_soon(line);
    log_event("cut-off", "address=%s why=\"reads nothing\"",
              limit_address(line->guest.peer));
    line->guest.hub->tally.cut_off++;
}

/* Most messages find the line free and go out at once, which spares waiting
 * for the loop to say so. What the system does not take libwebsockets keeps,
 * and then the line is not free. */
static bool post_at_once(struct line *line, const char *text, size_t n)
{
    struct rum_text *out = &net_of(line->wsi)->out;

    if (line->out.first || lws_partial_buffered(line->wsi))
        return false;
    rum_text_clear(out);
    rum_text_add(out, pre, LWS_PRE);
    rum_text_add(out, text, n);
    if (lws_write(line->wsi, (unsigned char *)out->s + LWS_PRE, n,
                  LWS_WRITE_TEXT) < 0)
        hang_up_soon(line);
    return true;
}

static void post(struct rum_guest *g, const char *text, size_t n)
{
    struct line *line = (struct line *)g;

    if (line->drop || line->told || post_at_once(line, text, n))
        return;
    if (!letters_add(&line->out, line->wsi, text, n, MAX_QUEUED))
        cut_off(line);
}

static int refuse(struct line *line, enum lws_close_status code,
                  const char *why)
{
    line->told = true;
    line->rests = false;
    lws_rx_flow_control(line->wsi, 1); /* what comes is read, and dropped */
    lws_close_reason(line->wsi, code, (unsigned char *)(uintptr_t)why,
                     strlen(why));
    log_event("refused", "address=%s code=%d why=\"%s\"",
              limit_address(line->guest.peer), (int)code, why);
    line->guest.hub->tally.refused++;
    return -1;
}

/* Not from here either; and nothing more is said to them, so that nobody is
 * told what is not known. */
static void dismiss(struct guest *g, enum farewell code, const char *why)
{
    struct line *line = (struct line *)g;

    if (line->told || line->drop)
        return;
    line->told = true;
    line->code = code;
    line->why = why;
    lws_set_timer_usecs(line->wsi, 1);
    lws_cancel_service(net_of(line->wsi)->context); /* it looks at timers */
}

static int say_goodbye(struct line *line)
{
    lws_rx_flow_control(line->wsi, 1);
    lws_close_reason(line->wsi, (enum lws_close_status)line->code,
                     (unsigned char *)(uintptr_t)line->why, strlen(line->why));
    return -1;
}

static int deliver(struct line *line)
{
    return line->drop ? -1 : letters_send(&line->out, line->wsi);
}

static bool too_often(struct line *line, uint64_t now)
{
    if (now / 1000 != line->second) {
        line->second = now / 1000;
        line->rate = 0;
    }
    return ++line->rate > MAX_RATE;
}

/* The next message is taken in when the last one has its table from disk, and
 * when those of other addresses have had their turn. */
static void listen_if_free(struct line *line)
{
    lws_rx_flow_control(line->wsi, !line->guest.loads && !line->rests);
}

static void listen_again(struct guest *g)
{
    listen_if_free((struct line *)g);
}

static void rest(struct line *line, uint64_t worked)
{
    uint64_t micros =
        limit_work(line->guest.peer, &line->owes, worked, uv_hrtime() / 1000);

    line->rests = micros > 0;
    if (line->rests)
        lws_set_timer_usecs(line->wsi, (lws_usec_t)micros);
    if (line->rests || line->guest.loads)
        listen_if_free(line);
}

/* They have rested; or they are over a limit, and can be told so now. */
static int on_timer(struct line *line)
{
    if (line->code)
        return say_goodbye(line);
    if (!line->entered)
        return refuse(line, TRY_LATER, "too many guests; try again later");
    line->rests = false;
    listen_if_free(line);
    return 0;
}

static int receive(struct line *line, const char *in, size_t len)
{
    if (!line->entered || line->told)
        return 0; /* they are told so when they can be */
    if (line->in.n + len > MAX_MESSAGE)
        return refuse(line, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE,
                      "a message of more than 16 KiB");
    rum_text_add(&line->in, in, len);
    if (lws_remaining_packet_payload(line->wsi) > 0 ||
        !lws_is_final_fragment(line->wsi))
        return 0;
    if (too_often(line, now_of(line->wsi)))
        return refuse(line, LWS_CLOSE_STATUS_POLICY_VIOLATION,
                      "more than 200 messages a second");
    uint64_t begun = worked_so_far();
    guest_take(&line->guest, NULL, line->in.s ? line->in.s : "", line->in.n);
    rum_text_clear(&line->in);
    rest(line, worked_so_far() - begun);
    return line->drop ? -1 : 0;
}

/* Over a limit they are let in just to be told why they may not stay. */
static void pick_up(struct lws *wsi, struct line *line)
{
    struct net *net = net_of(wsi);

    memset(line, 0, sizeof(*line));
    line->wsi = wsi;
    bool node = door_is_node(wsi, store_secret(net->hub->store));
    guest_init(&line->guest, net->hub, peer_of(wsi, node), post);
    line->guest.passed_on = node;
    line->guest.dismiss = dismiss;
    line->guest.ready = listen_again;
    line->entered = limit_guests(net->hub->limits) < net->most &&
                    limit_enter(net->hub->limits, line->guest.peer);
    if (!line->entered)
        lws_set_timer_usecs(wsi, 1); /* now is too early for a code */
}

static void hang_up(struct lws *wsi, struct line *line)
{
    if (line->entered)
        limit_leave(net_of(wsi)->hub->limits, line->guest.peer);
    end_guest(wsi, &line->guest);
    rum_text_finish(&line->in);
    letters_clear(&line->out);
    line->wsi = NULL;
}

/* Everybody, or who is at a table, must go. */
struct farewells {
    const struct table *at;
    enum farewell code;
    const char *why;
};

static void let_go(struct line *line, const struct farewells *f)
{
    if (line && line->wsi && (!f->at || line->guest.at == f->at))
        dismiss(&line->guest, f->code, f->why);
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t len)
{
    struct line *line = user;

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        if (net_of(wsi)->hub->closed) /* a proxy tries the next node */
            return lws_return_http_status(wsi, 503, NULL), -1;
        return door_welcomes(&net_of(wsi)->door, wsi) ? 0 : -1;
    case LWS_CALLBACK_ESTABLISHED:
        pick_up(wsi, line);
        return 0;
    case LWS_CALLBACK_RECEIVE:
        return receive(line, in, len);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return deliver(line);
    case LWS_CALLBACK_TIMER:
        return on_timer(line);
    case LWS_CALLBACK_USER:
        let_go(line, in);
        return 0;
    case LWS_CALLBACK_CLOSED:
        if (line && line->wsi)
            hang_up(wsi, line);
        return 0;
    default:
        return 0;
    }
}

/* ---- opening and closing ---- */

static const struct lws_protocols http = {"http", on_http, sizeof(struct visit),
                                          0,      0,       NULL,
                                          0},
                                  socket_protocol = {
                                      "rumpus", on_socket, sizeof(struct line),
                                      4096,     0,         NULL,
                                      0,
};
static const struct lws_protocols *protocols[] = {&http, &socket_protocol,
                                                  &relay_protocol, NULL};

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

/* libwebsockets stops to accept at a limit of its own; at the system's it would
 * try again and again. Some are left for the disk and the rest. */
static unsigned int descriptors(int guests)
{
    struct rlimit limit = {.rlim_cur = 1024};
    unsigned int wanted = 2 * (unsigned int)guests + SPARE;

    if (getrlimit(RLIMIT_NOFILE, &limit) == 0 &&
        limit.rlim_cur < limit.rlim_max) {
        rlim_t had = limit.rlim_cur;
        limit.rlim_cur = limit.rlim_max;
        if (setrlimit(RLIMIT_NOFILE, &limit) < 0)
            limit.rlim_cur = had;
    }
    return limit.rlim_cur > wanted + SPARE ? wanted
           : limit.rlim_cur > 2 * SPARE ? (unsigned int)limit.rlim_cur - SPARE
                                        : SPARE;
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
        .fd_limit_per_thread = descriptors(opt->guests),
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
    if (!err)
        net->context = lws_create_context(&info);
    if (net->context)
        net->vhost = lws_create_vhost(net->context, &info);
    if (!net->vhost) {
        if (!err)
            RUM_SAY(why->text, "cannot listen on %s port %d", info.iface,
                    info.port);
        net_destroy(net);
        return err ? err : RUM_EBUSY; /* somebody was quicker */
    }
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
    if (net->context)
        lws_context_destroy(net->context);
}

void net_destroy(struct net *net)
{
    if (!net)
        return;
    if (net->context)
        lws_context_destroy(net->context);
    rum_text_finish(&net->out);
    free(net);
}

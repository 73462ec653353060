/*
 * http.c: plain HTTP: the files of the page, links to games, and messages by
 * other means than a socket.
 */
#include "port.h"

#include <stdlib.h>
#include <string.h>

#include "metrics.h"
#include "page.h"
#include "paint.h"
#include "scenes.h"
#include "share.h"

#define MAX_BODY             (192 << 10) /* the longest games have 120 */
#define MAX_DROPPED          (1 << 20)   /* of a body that is too long */
#define BODY_MILLIS          5000        /* for the whole body of a POST */
#define HTTP_STATUS_TOO_LONG 413
#define HTTP_STATUS_TOO_MANY 429

struct visit {
    struct guest guest; /* first: a message by other means */
    struct lws *wsi;
    char path[128];
    uint64_t begun;     /* the body of a POST */
    bool asks;          /* its message is to be answered */
    bool answered;      /* the answer is in `own` */
    bool lost;          /* nobody knows what it is any more */
    bool whole;         /* the body of a POST is there */
    bool too_long;      /* it is not kept */
    struct rum_text in; /* of a POST; or the picture to be painted, */
    const struct rum_game *painted; /* of this game; else NULL */
    struct rum_text own;            /* an answer made for this visit */
    const unsigned char *at;        /* what is still to be sent */
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

static int send_nothing(struct lws *wsi, struct visit *v, const char *why)
{
    rum_text_clear(&v->own);
    rum_text_puts(&v->own, why);
    return send_own(wsi, v, 404, "text/plain; charset=utf-8");
}

/* The answer to a message; it goes out when the line is free. What a guest at a
 * table is told besides has no place here. */
static void keep_answer(struct rum_guest *g, const char *text, size_t n)
{
    struct visit *v = (struct visit *)g;

    if (v->lost || !v->asks)
        return;
    rum_text_clear(&v->own);
    rum_text_add(&v->own, text, n);
    v->asks = false;
    v->answered = true;
    lws_callback_on_writable(v->wsi);
}

static void count_work(struct visit *v, uint64_t begun)
{
    limit_visited(v->guest.peer, net_worked() - begun, uv_hrtime() / 1000);
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
    uint64_t begun = net_worked();
    v->asks = true;
    guest_take(&v->guest, cmd, text, n);
    count_work(v, begun);
    return 0;
}

/* A proxy tries the next node. */
static int send_closed(struct lws *wsi, struct visit *v)
{
    rum_text_printf(&v->own, "{\"ok\":false,\"error\":\"%s\"}",
                    net_of(wsi)->hub->closed);
    return send_own(wsi, v, 503, "application/json");
}

/* A body that is too long is read to its end, within reason: while it is still
 * being sent, few would hear why it is refused. */
static int begin_body(struct lws *wsi, struct visit *v)
{
    char size[24];
    bool known =
        door_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, size, sizeof(size));
    unsigned long long n = strtoull(size, NULL, 10);

    v->too_long = n > MAX_BODY;
    if (known && n <= MAX_DROPPED)
        return 0;
    return lws_return_http_status(wsi, HTTP_STATUS_TOO_LONG, NULL), -1;
}

static int take_body(struct lws *wsi, struct visit *v, const char *in,
                     size_t len)
{
    if (net_now(wsi) > v->begun + BODY_MILLIS || v->in.n + len > MAX_BODY)
        return -1;
    if (!v->too_long)
        rum_text_add(&v->in, in, len);
    return 0;
}

static int refuse_body(struct lws *wsi, struct visit *v)
{
    net_of(wsi)->hub->tally.refused++;
    rum_text_puts(&v->own, "{\"ok\":false,\"error\":\"that is more than 192 "
                           "KiB\"}");
    return send_own(wsi, v, HTTP_STATUS_TOO_LONG, "application/json");
}

static bool is_api(const struct visit *v)
{
    return strncmp(v->path, "/api/", 5) == 0;
}

/* /api/CMD is the message CMD, with its other members in the body. The door may
 * have been closed while that came. */
static int answer_api(struct lws *wsi, struct visit *v)
{
    struct net *net = net_of(wsi);

    rum_text_clear(&v->own);
    if (is_api(v) && net->hub->closed)
        return send_closed(wsi, v);
    if (v->too_long)
        return refuse_body(wsi, v);
    if (scenes_answer(net->scenes, v->path, &v->own))
        return send_own(wsi, v, 200, "application/json");
    if (!is_api(v) || strchr(v->path + 5, '/'))
        return send_nothing(wsi, v, "There is nothing here.\n");
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

/* /g/ID, /g/ID.png: the table may have to be read from disk first, as for a
 * message. */
static int answer_shared(struct lws *wsi, struct visit *v, const char *id)
{
    struct rum_text line = {0};
    struct rum_json j = {.out = &line};

    if (net_of(wsi)->hub->closed)
        return send_closed(wsi, v);
    rum_json_open(&j, NULL, '{');
    rum_json_str(&j, "table", id);
    rum_json_close(&j, '}');
    int result = take_message(wsi, v, "shared", line.s, line.n);
    rum_text_finish(&line);
    return result;
}

/* One of the game, where there is none of its end. */
static int send_game_picture(struct lws *wsi, struct visit *v,
                             const struct rum_game *game)
{
    char path[64] = "";

    RUM_SAY(path, "/pictures/%s.png", game->id);
    const struct page_file *file = find_file(path);
    if (!file)
        return send_nothing(wsi, v, "There is no such picture.\n");
    v->at = file->plain;
    v->left = file->plain_size;
    return begin_sending(wsi, v, 200, file->type, NULL, false);
}

/* Whenever the painter is done with one; nothing happens while it is busy. */
static int send_painted(struct lws *wsi, struct visit *v)
{
    struct net *net = net_of(wsi);
    const struct rum_game *game = v->painted;
    const struct rum_text *png = NULL;
    enum painted how = painter_find(net->painter, &v->in, &png);

    if (how == PAINT_NEW && limit_take(net->hub->limits, v->guest.peer,
                                       LIMIT_HINTS, uv_now(net->hub->loop))) {
        painter_begin(net->painter, &v->in);
        how = PAINT_WAITS;
    }
    if (how == PAINT_WAITS)
        return 0;
    v->painted = NULL;
    if (!png || !png->n)
        return send_game_picture(wsi, v, game);
    rum_text_clear(&v->own);
    rum_text_add(&v->own, png->s, png->n);
    return send_own(wsi, v, 200, "image/png");
}

static int send_shared(struct lws *wsi, struct visit *v,
                       const struct shared *what)
{
    const struct table *t = hub_look(net_of(wsi)->hub, what->id);
    const struct page_file *index = find_file("/index.html");
    uint64_t begun = net_worked();

    if (!v->guest.guest.good || !index || (what->picture && !t))
        return send_nothing(wsi, v, "There is no such game.\n");
    rum_text_clear(&v->own);
    if (what->picture) {
        rum_text_clear(&v->in);
        bool over = share_picture(t, &v->in);
        count_work(v, begun);
        const struct rum_game *game = rum_match_game(rum_table_match(t->table));
        v->painted = over ? game : NULL;
        return over ? send_painted(wsi, v) : send_game_picture(wsi, v, game);
    }
    struct rum_text origin = {0};
    own_origin(wsi, &origin);
    share_page(t, origin.s, index, &v->own);
    rum_text_finish(&origin);
    count_work(v, begun);
    return send_own(wsi, v, 200, index->type);
}

static int answer_file(struct lws *wsi, struct visit *v)
{
    const struct page_file *file = find_file(v->path);
    char accepts[256], known[64];

    if (!file)
        return send_nothing(wsi, v,
                            page_file_count
                                ? "There is nothing here.\n"
                                : "This program was built without the page: "
                                  "run 'tools/setup serve && make build' "
                                  "where it was built.\n");
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

static int begin_visit(struct lws *wsi, struct visit *v, const char *path)
{
    if (!v->wsi)
        guest_init(&v->guest, net_of(wsi)->hub, net_peer(wsi, false),
                   keep_answer);
    v->wsi = wsi;
    v->path[0] = '\0';
    v->left = 0;
    v->painted = NULL;
    v->begun = net_now(wsi);
    v->asks = v->answered = v->lost = v->whole = v->too_long = false;
    rum_text_clear(&v->in);
    rum_text_clear(&v->own);
    RUM_SAY(v->path, "%s", path);
    if (!door_welcomes(&net_of(wsi)->door, wsi))
        return lws_return_http_status(wsi, HTTP_STATUS_FORBIDDEN, NULL), -1;
    if (lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0)
        return begin_body(wsi, v);
    int result;
    if (answer_watcher(wsi, v, &result))
        return result;
    struct shared shared;
    if (share_reads(v->path, &shared))
        return answer_shared(wsi, v, shared.id);
    return is_api(v) ? answer_api(wsi, v) : answer_file(wsi, v);
}

static int send_more(struct lws *wsi, struct visit *v)
{
    unsigned char bytes[LWS_PRE + 16384];
    struct shared shared;

    if (v->answered) {
        v->answered = false;
        if (share_reads(v->path, &shared))
            return send_shared(wsi, v, &shared);
        return send_own(wsi, v,
                        v->guest.guest.good ? 200
                        : v->guest.limited  ? HTTP_STATUS_TOO_MANY
                                            : 400,
                        "application/json");
    }
    if (v->painted)
        return send_painted(wsi, v);
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
static void break_off(struct visit *v, const struct farewells *f)
{
    if (!v || !v->wsi || !v->guest.guest.waits)
        return;
    if (f->at && !rum_guest_waits(&v->guest.guest, f->at->table))
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
        return take_body(wsi, v, in, len);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        /* Of what comes after it before it is answered libwebsockets takes
         * nothing, and says the same again and again. */
        if (v->whole)
            return -1;
        v->whole = true;
        return answer_api(wsi, v);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return send_more(wsi, v);
    case LWS_CALLBACK_USER:
        break_off(v, in);
        return 0;
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        if (v && v->wsi) {
            net_end_guest(wsi, &v->guest);
            rum_text_finish(&v->in);
            rum_text_finish(&v->own);
            v->wsi = NULL;
        }
        return 0;
    default:
        return lws_callback_http_dummy(wsi, reason, user, in, len);
    }
}

const struct lws_protocols http_protocol = {
    .name = "http",
    .callback = on_http,
    .per_session_data_size = sizeof(struct visit),
};

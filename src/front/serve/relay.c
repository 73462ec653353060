/*
 * relay.c: guests whose table is at home at another node.
 */
#include "relay.h"

#include <stdlib.h>
#include <string.h>

#include "handle.h"
#include "letters.h"
#include "net.h"

#define MAX_OUT   65536     /* bytes that wait for the other node */
#define MAX_IN    (4 << 20) /* of one message from there */
#define TRY_AFTER 250       /* ms, when that node cannot be called */
#define TRIES     16        /* then they are let go */

struct relay {
    struct guest *guest; /* NULL: gone */
    struct lws *wsi;     /* NULL: not called yet, or not any more */
    uv_timer_t *timer;   /* to try again; or NULL */
    char address[NODE_SIZE];
    struct letters out;
    struct rum_text in;
    bool open;
    bool joined;  /* their table is there, not only what they asked about */
    bool calling; /* just now; what comes of it is seen to afterwards */
    bool failed;  /* the call */

    struct rum_text first; /* what it was called for, and the command */
    char cmd[32];
};

/* ---- beginning and end ---- */

static void close_timer(struct relay *r);

static void destroy(struct relay *r)
{
    close_timer(r);
    letters_clear(&r->out);
    rum_text_finish(&r->in);
    rum_text_finish(&r->first);
    free(r);
}

void relay_end(struct guest *g)
{
    struct relay *r = g->relay;

    if (!r)
        return;
    g->relay = NULL;
    r->guest = NULL;
    if (!r->open && g->loads > 0)
        g->loads--;
    if (r->wsi) /* not from here: it may be what is being served */
        lws_set_timeout(r->wsi, PENDING_TIMEOUT_USER_REASON_BASE,
                        LWS_TO_KILL_ASYNC);
    else
        destroy(r);
}

/* They are told, whatever they wait for. */
static void let_go(struct guest *g)
{
    static const char why[] = "this table cannot be reached just now; try "
                              "again later";

    relay_end(g);
    if (g->dismiss)
        g->dismiss(g, FAREWELL_LATER, why);
    else
        rum_guest_refuse(&g->guest, why);
}

/* ---- messages ---- */

/* With its command in it. */
static bool put(struct relay *r, const char *cmd, const char *line, size_t n)
{
    struct rum_text text = {0};
    const char *at = memchr(line, '{', n);

    if (!cmd || !at)
        return letters_add(&r->out, r->wsi, line, n, MAX_OUT);
    size_t rest = n - (size_t)(at + 1 - line);
    size_t blank = strspn(at + 1, " \t\r\n");
    rum_text_printf(&text, "{\"cmd\":\"%s\"%s", cmd,
                    at[1 + blank] == '}' ? "" : ",");
    rum_text_add(&text, at + 1, rest);
    bool good = letters_add(&r->out, r->wsi, text.s, text.n, MAX_OUT);
    rum_text_finish(&text);
    return good;
}

bool relay_takes(struct guest *g, const char *cmd)
{
    static const char *const ours[] = {"create", "sit",   "shared",
                                       "told",   "where", "mine"};

    if (g->joins) {
        relay_end(g);
        return false;
    }
    if (!g->relay->joined)
        return false;
    for (size_t i = 0; i < sizeof(ours) / sizeof(*ours); i++) {
        if (strcmp(cmd, ours[i]) == 0)
            return false;
    }
    if (!put(g->relay, g->cmd, g->line, g->line_size))
        let_go(g);
    return true;
}

/* ---- the call ---- */

static void opened(struct relay *r)
{
    struct guest *g = r->guest;

    r->open = true;
    if (!g)
        return;
    g->loads--;
    if (!put(r, r->cmd[0] ? r->cmd : NULL, r->first.s, r->first.n)) {
        let_go(g);
        return;
    }
    rum_text_finish(&r->first);
    if (g->ready)
        g->ready(g);
}

static void close_timer(struct relay *r)
{
    if (r->timer)
        handle_close(r->timer);
    r->timer = NULL;
}

/* By now the table may have another home. */
static void ask_again(uv_timer_t *timer)
{
    struct relay *r = timer->data;
    struct guest *g = r->guest;
    struct rum_text first = r->first;
    char cmd[32];

    memcpy(cmd, r->cmd, sizeof(cmd));
    r->first = (struct rum_text){0};
    relay_end(g);
    guest_take(g, cmd[0] ? cmd : NULL, first.s, first.n);
    rum_text_finish(&first);
    if (g->ready)
        g->ready(g);
}

/* That node may have died this moment: the database will know. */
static void failed(struct relay *r)
{
    struct guest *g = r->guest;

    r->failed = true;
    if (r->calling)
        return;
    r->wsi = NULL;
    if (!g) {
        destroy(r);
        return;
    }
    if (++g->calls > TRIES) {
        let_go(g);
        return;
    }
    r->timer = rum_alloc(sizeof(*r->timer));
    uv_timer_init(g->hub->loop, r->timer);
    r->timer->data = r;
    uv_timer_start(r->timer, ask_again, TRY_AFTER, 0);
}

static void call(struct relay *r)
{
    struct net *net = r->guest->hub->net;
    char host[NODE_SIZE];
    const char *colon = strrchr(r->address, ':');
    int n = colon ? (int)(colon - r->address) : 0;

    snprintf(host, sizeof(host), "%.*s", n, r->address);
    struct lws_client_connect_info info = {
        .context = net_context(net),
        .address = host,
        .port = colon ? atoi(colon + 1) : 0,
        .path = "/",
        .host = r->address,
        .protocol = "rumpus",
        .local_protocol_name = relay_protocol.name,
        .userdata = r,
        .pwsi = &r->wsi,
    };
    r->calling = true;
    bool called = lws_client_connect_via_info(&info);
    r->calling = false;
    if (!called || r->failed)
        failed(r);
}

void relay_begin(struct guest *g, const char *address, const char *cmd)
{
    struct relay *r = g->relay;

    if (r && r->open && strcmp(r->address, address) == 0) {
        if (!put(r, cmd, g->held.s, g->held.n))
            let_go(g);
        return;
    }
    relay_end(g);
    r = rum_alloc(sizeof(*r));
    r->guest = g;
    RUM_SAY(r->address, "%s", address);
    RUM_SAY(r->cmd, "%s", cmd ? cmd : "");
    rum_text_add(&r->first, g->held.s, g->held.n);
    r->joined = g->held_joins;
    g->relay = r;
    g->loads++;
    call(r);
}

/* ---- the line ---- */

static int introduce(const struct relay *r, unsigned char **at, size_t len)
{
    const struct guest *g = r->guest;

    if (!g)
        return -1;
    int n = snprintf((char *)*at, len,
                     "Authorization: Bearer %s\r\nX-Forwarded-For: %s\r\n",
                     store_secret(g->hub->store), limit_address(g->peer));
    if (n < 0 || (size_t)n >= len)
        return -1;
    *at += n;
    return 0;
}

static int receive(struct relay *r, struct lws *wsi, const char *in, size_t len)
{
    struct guest *g = r->guest;

    if (!g || r->in.n + len > MAX_IN)
        return -1;
    rum_text_add(&r->in, in, len);
    if (lws_remaining_packet_payload(wsi) > 0 || !lws_is_final_fragment(wsi))
        return 0;
    g->calls = 0;
    g->guest.good = !strstr(r->in.s, "\"ok\":false");
    g->guest.send(&g->guest, r->in.s, r->in.n);
    rum_text_clear(&r->in);
    return 0;
}

static void closed(struct relay *r)
{
    struct guest *g = r->guest;

    r->wsi = NULL;
    if (!g) {
        destroy(r);
        return;
    }
    let_go(g);
}

static int on_relay(struct lws *wsi, enum lws_callback_reasons reason,
                    void *user, void *in, size_t len)
{
    struct relay *r = user;

    switch (reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return -1; /* nobody comes in this way */
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        return introduce(r, in, len);
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        opened(r);
        return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        failed(r);
        return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return receive(r, wsi, in, len);
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return letters_send(&r->out, wsi);
    case LWS_CALLBACK_CLIENT_CLOSED:
        closed(r);
        return 0;
    default:
        return 0;
    }
}

const struct lws_protocols relay_protocol = {"relay", on_relay, 0, 4096,
                                             0,       NULL,     0};

/*
 * socket.c: lines to guests, by WebSocket.
 */
#include "port.h"

#include <string.h>

#include "letters.h"
#include "log.h"

#define MAX_MESSAGE 16384
#define MAX_QUEUED  (1 << 20) /* bytes a slow reader may be behind */
#define MAX_RATE    200       /* messages a second */
#define TRY_LATER   ((enum lws_close_status)1013)

static const char pre[LWS_PRE]; /* room libwebsockets wants before a text */

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
    if (too_often(line, net_now(line->wsi)))
        return refuse(line, LWS_CLOSE_STATUS_POLICY_VIOLATION,
                      "more than 200 messages a second");
    uint64_t begun = net_worked();
    guest_take(&line->guest, NULL, line->in.s ? line->in.s : "", line->in.n);
    rum_text_clear(&line->in);
    rest(line, net_worked() - begun);
    return line->drop ? -1 : 0;
}

/* Over a limit they are let in just to be told why they may not stay. */
static void pick_up(struct lws *wsi, struct line *line)
{
    struct net *net = net_of(wsi);

    memset(line, 0, sizeof(*line));
    line->wsi = wsi;
    bool node = door_is_node(wsi, store_secret(net->hub->store));
    guest_init(&line->guest, net->hub, net_peer(wsi, node), post);
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
    net_end_guest(wsi, &line->guest);
    rum_text_finish(&line->in);
    letters_clear(&line->out);
    line->wsi = NULL;
}

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

const struct lws_protocols socket_protocol = {
    .name = "rumpus",
    .callback = on_socket,
    .per_session_data_size = sizeof(struct line),
    .rx_buffer_size = 4096,
    /* A message goes out by one call. By default it would be cut into pieces of
     * the size above, each sent when the loop says that the line is free. */
    .tx_packet_size = MAX_QUEUED,
};

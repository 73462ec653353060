/*
 * port.h: the port that net.c listens on, for those who speak there: http.c
 * and socket.c.
 */
#ifndef SERVE_PORT_H
#define SERVE_PORT_H

#include <libwebsockets.h>

#include "door.h"
#include "net.h"

struct net {
    struct lws_context *context;
    struct hub *hub;
    const char *scenes;
    struct door door;
    struct lws_vhost *vhost;
    int port, most;
    struct painter *painter; /* of pictures that http.c sends */
    struct rum_text out;     /* scratch for what goes out at once */
};

struct net *net_of(struct lws *wsi);
uint64_t net_now(struct lws *wsi);

/* Whoever is at the other end; another node says for whom it speaks. */
struct peer *net_peer(struct lws *wsi, bool node);

/* They are gone. */
void net_end_guest(struct lws *wsi, struct guest *g);

/* Microseconds, of this thread alone: that the machine is busy with others is
 * nobody's fault. */
uint64_t net_worked(void);

/* Everybody, or who is at a table, must go. */
struct farewells {
    const struct table *at;
    enum farewell code;
    const char *why;
};

extern const struct lws_protocols http_protocol, socket_protocol;

#endif

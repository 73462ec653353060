/*
 * net.h: HTTP and WebSocket, by libwebsockets on our loop.
 */
#ifndef SERVE_NET_H
#define SERVE_NET_H

#include "table.h"

struct net;

struct net_options {
    const char *host;   /* an address to listen on; NULL: this machine only */
    int port;           /* 0: any that is free */
    const char *origin; /* the page's own, behind a proxy; or NULL */
    const char *proxy;  /* its address, if it is another machine; or NULL */
    int guests;         /* most at a time */
    const char *scenes; /* folder of scenes written by hand, or NULL */
};

/* RUM_EBUSY: the port is taken. RUM_EIO: there is no such address, or it is not
 * ours to listen on. */
enum rum_err net_create(struct hub *hub, const struct net_options *opt,
                        struct net **out, struct rum_err_text *why);
int net_port(const struct net *net);
struct lws_context *net_context(const struct net *net);
/* Everybody's line is closed, while the loop runs. */
void net_close(struct net *net);
/* After it has run out. */
void net_destroy(struct net *net);

#endif

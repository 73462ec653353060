/*
 * door.h: who may come in, and from where they come.
 */
#ifndef SERVE_DOOR_H
#define SERVE_DOOR_H

#include <libwebsockets.h>
#include <stdbool.h>

#include "limit.h"

struct door {
    bool loopback;      /* for this machine only */
    const char *origin; /* "https://play.example": behind a proxy; or NULL */
    const char *proxy;  /* its address; NULL: it is on this machine */
};

/* Is this a name of this machine, with or without a port? */
bool door_is_local(const char *host);
/* A header as text; "" where there is none. False: it does not fit. */
bool door_header(struct lws *wsi, enum lws_token_indexes token, char *out,
                 int size);
/* Does another node speak for somebody? It knows the secret. */
bool door_is_node(struct lws *wsi, const char *secret);
/* A page of another site may not talk to us in the name of its visitor. */
bool door_welcomes(const struct door *d, struct lws *wsi);
/* The address somebody comes from. Behind a node or the proxy, the last one in
 * X-Forwarded-For, which that wrote. */
void door_address(const struct door *d, struct lws *wsi, bool node,
                  char out[LIMIT_ADDRESS]);

#endif

/*
 * relay.h: guests whose table is at home at another node.
 *
 * This node speaks for them there, on a WebSocket as any guest's, with the
 * secret of the nodes and the address they come from. What they say goes
 * there as it is and comes back as it is; only messages that name a table, or
 * none, are this node's. If that node is not there any more they are let go,
 * and come back to find the table at another home.
 */
#ifndef SERVE_RELAY_H
#define SERVE_RELAY_H

#include <libwebsockets.h>

#include "table.h"

extern const struct lws_protocols relay_protocol;

/* Send the message that was held to the node at `address`; `cmd` says what it
 * is, unless it is NULL. The guest waits (loads) until the node answers the
 * call. */
void relay_begin(struct guest *g, const char *address, const char *cmd);
/* What they say now is sent on; false: it is for this node. */
bool relay_takes(struct guest *g, const char *cmd);
void relay_end(struct guest *g);

#endif

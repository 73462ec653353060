/*
 * letters.h: messages that wait until a WebSocket can take them.
 */
#ifndef SERVE_LETTERS_H
#define SERVE_LETTERS_H

#include <libwebsockets.h>
#include <stdbool.h>
#include <stddef.h>

struct letter;

struct letters {
    struct letter *first, **end;
    size_t queued; /* bytes */
};

/* One more, unless that makes more than `most` bytes. */
bool letters_add(struct letters *l, struct lws *wsi, const char *text, size_t n,
                 size_t most);
/* The socket can take one. -1: it is of no use any more. */
int letters_send(struct letters *l, struct lws *wsi);
void letters_clear(struct letters *l);

#endif

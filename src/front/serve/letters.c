/*
 * letters.c: messages that wait until a WebSocket can take them.
 */
#include "letters.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

struct letter {
    struct letter *next;
    size_t n;
    unsigned char bytes[]; /* LWS_PRE of room first */
};

bool letters_add(struct letters *l, struct lws *wsi, const char *text, size_t n,
                 size_t most)
{
    if (l->queued + n > most)
        return false;
    struct letter *one = rum_alloc(sizeof(*one) + LWS_PRE + n);
    one->n = n;
    memcpy(one->bytes + LWS_PRE, text, n);
    if (!l->end)
        l->end = &l->first;
    *l->end = one;
    l->end = &one->next;
    l->queued += n;
    lws_callback_on_writable(wsi);
    return true;
}

int letters_send(struct letters *l, struct lws *wsi)
{
    struct letter *one = l->first;

    if (!one)
        return 0;
    l->first = one->next;
    if (!l->first)
        l->end = NULL;
    l->queued -= one->n;
    int sent = lws_write(wsi, one->bytes + LWS_PRE, one->n, LWS_WRITE_TEXT);
    free(one);
    if (l->first)
        lws_callback_on_writable(wsi);
    return sent < 0 ? -1 : 0;
}

void letters_clear(struct letters *l)
{
    while (l->first) {
        struct letter *one = l->first;
        l->first = one->next;
        free(one);
    }
    l->end = NULL;
    l->queued = 0;
}

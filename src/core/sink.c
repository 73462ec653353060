/*
 * sink.c: recordings that go to memory.
 */
#include "match.h"

#include <stdlib.h>

struct text_sink {
    struct rum_sink sink;
    struct rum_text *text;
};

static enum rum_err text_write(struct rum_sink *sink, const char *s, size_t n)
{
    rum_text_add(((struct text_sink *)sink)->text, s, n);
    return RUM_OK;
}

static void text_close(struct rum_sink *sink)
{
    free(sink);
}

struct rum_sink *rum_sink_text(struct rum_text *text)
{
    struct text_sink *t = rum_alloc(sizeof(*t));

    t->sink = (struct rum_sink){.write = text_write, .close = text_close};
    t->text = text;
    return &t->sink;
}

/*
 * paint.h: SVG made into PNG, which chats want, by a program that does just
 * that: rsvg-convert, where it is installed.
 *
 * Pictures are made one at a time, on a worker thread and in a process of their
 * own with little time and memory: they carry names that anybody may choose.
 * The last few are kept.
 */
#ifndef SERVE_PAINT_H
#define SERVE_PAINT_H

#include <uv.h>

#include <rumpus/text.h>

struct painter;

/* `done` is called on the loop whenever a picture is ready, or is not to be. */
struct painter *painter_create(uv_loop_t *loop, void (*done)(void *context),
                               void *context);
/* Nothing is begun any more; while the loop runs. */
void painter_close(struct painter *p);
/* After it has run out. NULL does nothing. */
void painter_destroy(struct painter *p);

enum painted {
    PAINT_NEW,   /* nobody has asked for it yet, or it is forgotten */
    PAINT_WAITS, /* it is being made, or another one is */
    PAINT_READY, /* `png` is borrowed until the loop goes on; empty: it cannot
                    be made */
};
enum painted painter_find(const struct painter *p, const struct rum_text *svg,
                          const struct rum_text **png);
/* Begin with it, unless another one is being made. */
void painter_begin(struct painter *p, const struct rum_text *svg);

#endif

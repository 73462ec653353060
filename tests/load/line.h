/*
 * line.h: the client's side of a WebSocket, as little of it as a crowd needs.
 *
 * Lines share one epoll and one thread. A message that has come is given to
 * whoever made the line and is gone when they return.
 */
#ifndef LOAD_LINE_H
#define LOAD_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/text.h>

struct line {
    int fd;
    bool open, lost;
    struct rum_text in; /* what has come of a message */
    uint64_t bytes, messages;
    void (*opened)(struct line *line);
    void (*took)(struct line *line, const char *text, size_t n);
};

struct crowd;

struct crowd *crowd_create(int port);
void crowd_destroy(struct crowd *c);
/* Connect; opened() follows. `from` is told as the address, to a server that
 * takes us for a proxy. */
void line_open(struct crowd *c, struct line *line, uint32_t from);
void line_send(struct line *line, const char *text, size_t n);
void line_close(struct line *line);
/* Take in what comes within so many milliseconds. */
void crowd_run(struct crowd *c, int millis);

#endif

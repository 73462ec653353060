/*
 * line.c: the client's side of a WebSocket.
 */
#include "line.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <rumpus/err.h>

#define EVENTS 512
#define READ   (1 << 18)

struct crowd {
    int epoll, port;
    char *bytes; /* scratch for reading */
};

struct crowd *crowd_create(int port)
{
    struct crowd *c = rum_alloc(sizeof(*c));

    c->epoll = epoll_create1(EPOLL_CLOEXEC);
    c->port = port;
    c->bytes = rum_alloc(READ);
    return c;
}

void crowd_destroy(struct crowd *c)
{
    close(c->epoll);
    free(c->bytes);
    free(c);
}

void line_close(struct line *line)
{
    if (line->fd >= 0)
        close(line->fd);
    line->fd = -1;
    line->open = false;
    rum_text_finish(&line->in);
}

static void lose(struct line *line)
{
    line_close(line);
    line->lost = true;
}

/* Loopback takes a few hundred bytes at once, or the line is of no use. */
static void put(struct line *line, const void *bytes, size_t n)
{
    if (line->fd >= 0 && send(line->fd, bytes, n, MSG_NOSIGNAL) != (ssize_t)n)
        lose(line);
}

void line_send(struct line *line, const char *text, size_t n)
{
    unsigned char frame[1024] = {0x81};
    size_t head = 2;

    RUM_ASSERT(n + 8 < sizeof(frame));
    if (n < 126) {
        frame[1] = (unsigned char)(0x80 | n);
    } else {
        frame[1] = 0x80 | 126;
        frame[2] = (unsigned char)(n >> 8);
        frame[3] = (unsigned char)n;
        head = 4;
    }
    head += 4; /* a mask of zeros changes nothing */
    memcpy(frame + head, text, n);
    put(line, frame, head + n);
}

void line_open(struct crowd *c, struct line *line, uint32_t from)
{
    struct sockaddr_in to = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)c->port),
                             .sin_addr = {htonl(INADDR_LOOPBACK)}};
    char ask[512];
    int on = 1;

    line->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (line->fd < 0 ||
        connect(line->fd, (struct sockaddr *)&to, sizeof(to)) < 0) {
        lose(line);
        return;
    }
    setsockopt(line->fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    int n = snprintf(ask, sizeof(ask),
                     "GET / HTTP/1.1\r\nHost: load.example\r\n"
                     "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                     "Sec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Protocol: rumpus\r\n"
                     "X-Forwarded-For: 10.%u.%u.%u\r\n\r\n",
                     from >> 16 & 255, from >> 8 & 255, from & 255);
    put(line, ask, (size_t)n);
    if (line->fd < 0)
        return;
    fcntl(line->fd, F_SETFL, O_NONBLOCK);
    struct epoll_event event = {.events = EPOLLIN, .data = {.ptr = line}};
    epoll_ctl(c->epoll, EPOLL_CTL_ADD, line->fd, &event);
}

/* Bytes of the head of a frame, 0 if it has not come yet; *n: of its text. */
static size_t frame_head(const unsigned char *s, size_t have, size_t *n)
{
    size_t head = 2, len;

    if (have < 2)
        return 0;
    len = s[1] & 127;
    if (len == 126) {
        head = 4;
        len = have < 4 ? 0 : (size_t)s[2] << 8 | s[3];
    } else if (len == 127) {
        head = 10;
        len = 0;
        for (int i = 2; i < 10 && have >= 10; i++)
            len = len << 8 | s[i];
    }
    *n = len;
    return have < head ? 0 : head;
}

static size_t take_head(struct line *line, const char *s, size_t n)
{
    const char *end = memmem(s, n, "\r\n\r\n", 4);

    if (!end)
        return 0;
    if (strncmp(s, "HTTP/1.1 101", 12) != 0) {
        lose(line);
        return 0;
    }
    line->open = true;
    line->opened(line);
    return (size_t)(end - s) + 4;
}

/* One message of what is there; how many bytes it took. */
static size_t take_one(struct line *line, const char *s, size_t n)
{
    const unsigned char *u = (const unsigned char *)s;
    size_t len = 0;

    if (!line->open)
        return take_head(line, s, n);
    size_t head = frame_head(u, n, &len);
    if (!head || n < head + len)
        return 0;
    if ((u[0] & 15) == 8) {
        lose(line);
        return 0;
    }
    line->messages++;
    if ((u[0] & 15) == 1)
        line->took(line, s + head, len);
    return head + len;
}

static void take(struct line *line, const char *s, size_t n)
{
    size_t took;

    while (n > 0 && (took = take_one(line, s, n)) > 0) {
        s += took;
        n -= took;
    }
    if (line->fd < 0)
        return;
    if (s != line->in.s) {
        rum_text_clear(&line->in);
        if (n > 0) {
            /* What is left may lie in the text itself. */
            char *rest = memcpy(rum_alloc(n), s, n);
            rum_text_add(&line->in, rest, n);
            free(rest);
        }
    }
}

static void read_line(struct crowd *c, struct line *line)
{
    ssize_t n = recv(line->fd, c->bytes, READ, 0);

    if (n <= 0) {
        if (n == 0 || (errno != EAGAIN && errno != EINTR))
            lose(line);
        return;
    }
    line->bytes += (uint64_t)n;
    if (line->in.n == 0) {
        take(line, c->bytes, (size_t)n);
        return;
    }
    rum_text_add(&line->in, c->bytes, (size_t)n);
    take(line, line->in.s, line->in.n);
}

void crowd_run(struct crowd *c, int millis)
{
    struct epoll_event event[EVENTS];
    int n = epoll_wait(c->epoll, event, EVENTS, millis);

    for (int i = 0; i < n; i++) {
        struct line *line = event[i].data.ptr;
        if (line->fd >= 0)
            read_line(c, line);
    }
}

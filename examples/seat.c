/*
 * seat.c: a program that plays at a server's table: seat LINK [SEED]
 *
 * LINK is a seat's, as people get it: http://localhost:8317/#/t/TABLE/KEY. The
 * program joins with it, plays whatever is asked of its seats, at random with
 * some sense for what is marked as good or dangerous, and ends with the game.
 * When it is stopped before that, start it again with the same link: the server
 * shows it the table as it stands.
 *
 * docs/WIRE.md and docs/SERVER.md tell what is said; of the library it takes
 * only the reading and writing of JSON. To make it your own, change choose().
 * It speaks no TLS: where a server is behind https, use seat.py. Exit code 0:
 * the game is over; 1: the line was lost or the server refuses; 2: wrong usage.
 *
 * Build it with: cc seat.c $(pkg-config --cflags --libs rumpus)
 */
#define _POSIX_C_SOURCE 200809L
#include <netdb.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include <rumpus/json.h>
#include <rumpus/match.h>
#include <rumpus/rng.h>
#include <rumpus/text.h>

#define LARGEST  (1 << 22) /* bytes of a message */
#define PAUSE    10 /* ms between messages: a server takes 200 a second */
#define REFUSALS 20 /* so many in a row, and this gives up */

struct link {
    char host[256], port[6], table[64], key[64];
};

/* A WebSocket, one message at a time both ways (RFC 6455). */
struct line {
    int fd;
    FILE *in;
    struct rum_text text;    /* the last message */
    struct rum_json_doc doc; /* ... taken apart */
    struct rum_rng rng;      /* masks, and what is played */
};

static void fail(const char *format, ...)
    __attribute__((format(printf, 1, 2), noreturn));
static void fail(const char *format, ...)
{
    va_list list;

    va_start(list, format);
    fputs("seat: ", stderr);
    vfprintf(stderr, format, list);
    fputc('\n', stderr);
    va_end(list);
    exit(1);
}

/* ---- the line ---- */

static void put(struct line *line, const void *bytes, size_t n)
{
    for (const char *at = bytes; n > 0;) {
        ssize_t sent = send(line->fd, at, n, MSG_NOSIGNAL);
        if (sent <= 0)
            fail("the connection broke");
        at += sent;
        n -= (size_t)sent;
    }
}

static void get(struct line *line, void *bytes, size_t n)
{
    if (fread(bytes, 1, n, line->in) != n)
        fail("the connection broke");
}

/* One frame: a text (1) or what keeps the line alive (10). */
static void put_frame(struct line *line, int kind, const char *text, size_t n)
{
    unsigned char frame[8 + 1024] = {(unsigned char)(0x80 | kind)};
    size_t head = 2;
    uint32_t mask = rum_rng_next(&line->rng);

    if (n > 1024)
        fail("a message is too long");
    frame[1] = (unsigned char)(0x80 | (n < 126 ? n : 126));
    if (n >= 126) {
        frame[head++] = (unsigned char)(n >> 8);
        frame[head++] = (unsigned char)n;
    }
    memcpy(frame + head, &mask, 4);
    for (size_t i = 0; i < n; i++)
        frame[head + 4 + i] = (unsigned char)text[i] ^ frame[head + i % 4];
    put(line, frame, head + 4 + n);
}

static void say(struct line *line, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static void say(struct line *line, const char *format, ...)
{
    char text[1024];
    va_list list;

    va_start(list, format);
    int n = vsnprintf(text, sizeof(text), format, list);
    va_end(list);
    put_frame(line, 1, text, (size_t)n);
}

/* Bytes that follow, by the second byte of a frame. */
static uint64_t frame_size(struct line *line, unsigned char second)
{
    size_t more = second == 126 ? 2 : second == 127 ? 8 : 0;
    unsigned char bytes[8];
    uint64_t n = more ? 0 : second;

    get(line, bytes, more);
    for (size_t i = 0; i < more; i++)
        n = n << 8 | bytes[i];
    return n;
}

/* The next message; what keeps the line alive is answered here. */
static const struct rum_json_value *hear(struct line *line)
{
    struct rum_err_text why;

    for (rum_text_clear(&line->text);;) {
        unsigned char head[2];
        get(line, head, 2);
        uint64_t n = frame_size(line, head[1]);
        if (n > LARGEST - line->text.n)
            fail("the server sends too long a message");
        char *part = rum_alloc(n + 1);
        get(line, part, n);
        int kind = head[0] & 15;
        if (kind == 8)
            fail("the server closes the line: %s", n > 2 ? part + 2 : "");
        if (kind == 9)
            put_frame(line, 10, part, n);
        if (kind < 3) /* a text, or more of it */
            rum_text_add(&line->text, part, n);
        free(part);
        if (kind < 3 && head[0] & 0x80)
            break;
    }
    const struct rum_json_value *in =
        rum_json_read(&line->doc, line->text.s, line->text.n, &why);
    if (!in)
        fail("%s", why.text);
    return in;
}

static int dial(const struct link *link)
{
    struct addrinfo how = {.ai_socktype = SOCK_STREAM}, *all, *a;
    int fd = -1, err = getaddrinfo(link->host, link->port, &how, &all);

    if (err)
        fail("%s: %s", link->host, gai_strerror(err));
    for (a = all; a && fd < 0; a = a->ai_next) {
        fd = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC, 0);
        if (fd >= 0 && connect(fd, a->ai_addr, a->ai_addrlen) < 0) {
            close(fd);
            fd = -1;
        }
    }
    freeaddrinfo(all);
    if (fd < 0)
        fail("nobody answers at %s, port %s", link->host, link->port);
    return fd;
}

static void line_open(struct line *line, const struct link *link)
{
    char text[1024];

    line->fd = dial(link);
    line->in = fdopen(line->fd, "r");
    if (!line->in)
        fail("there is no memory left");
    /* The key shows that both mean a WebSocket; it is no secret. */
    int n = snprintf(text, sizeof(text),
                     "GET / HTTP/1.1\r\nHost: %s:%s\r\nUpgrade: websocket\r\n"
                     "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: cnVtcHVzIGlzIGEgZ2FtZQ==\r\n"
                     "Sec-WebSocket-Protocol: rumpus\r\n\r\n",
                     link->host, link->port);
    put(line, text, (size_t)n);
    if (!fgets(text, sizeof(text), line->in) || !strstr(text, " 101 "))
        fail("this is no server of Rumpus");
    while (fgets(text, sizeof(text), line->in) && strcmp(text, "\r\n") != 0)
        ;
}

/* ---- playing ---- */

/* A member that the protocol promises. */
static const struct rum_json_value *need(const struct rum_json_value *in,
                                         const char *name)
{
    const struct rum_json_value *found = rum_json_member(in, name);

    if (!found)
        fail("the server does not say '%s'", name);
    return found;
}

static uint32_t weight_of(const struct rum_json_value *action)
{
    const char *tone = rum_json_text(rum_json_member(action, "tone"));

    return !tone                     ? 2
           : !strcmp(tone, "wins")   ? 1000
           : !strcmp(tone, "good")   ? 4
           : !strcmp(tone, "danger") ? 1
                                     : 2;
}

/* The code of one of the open actions. `scene` is all that the seat may know:
 * docs/SCENE.md. */
static int64_t choose(const struct rum_json_value *scene, struct rum_rng *rng)
{
    const struct rum_json_value *a = need(scene, "actions")->first;
    uint32_t sum = 0;
    int64_t code = 0;

    for (; a; a = a->next) {
        uint32_t weight = weight_of(a);
        sum += weight;
        if (rum_rng_below(rng, sum) < weight)
            code = need(a, "code")->n;
    }
    return code;
}

static void pause_a_while(int millis)
{
    nanosleep(&(struct timespec){.tv_sec = millis / 1000,
                                 .tv_nsec = millis % 1000 * 1000000L},
              NULL);
}

/* Answer a message that asks for it. */
static void answer(struct line *line, const struct rum_json_value *in)
{
    const struct rum_json_value *table = rum_json_member(in, "table"),
                                *wish = rum_json_member(table, "wish"),
                                *next = rum_json_member(table, "next"),
                                *scene = rum_json_member(in, "scene"),
                                *open = rum_json_member(scene, "actions");

    pause_a_while(PAUSE);
    if (rum_json_is_true(rum_json_member(wish, "asks_you"))) {
        /* To take back is fine, all else is not. */
        const char *what = rum_json_text(rum_json_member(wish, "what"));
        say(line, "{\"cmd\":\"consent\",\"yes\":%s}",
            what && !strcmp(what, "undo") ? "true" : "false");
    } else if (next) { /* another seat of this link is to act */
        say(line, "{\"cmd\":\"look\",\"as\":%d}", (int)next->n);
    } else if (open && open->size > 0) {
        say(line, "{\"cmd\":\"play\",\"code\":%d,\"n\":%d}",
            (int)choose(scene, &line->rng), (int)need(scene, "decision")->n);
    }
}

/* "Someone wins [60, 0]" */
static void show(const struct rum_json_value *in, const char *words,
                 const char *list)
{
    const struct rum_json_value *one = need(in, list)->first;

    printf("%s [", rum_json_text(need(in, words)));
    for (; one; one = one->next)
        printf("%d%s", (int)one->n, one->next ? ", " : "");
    puts("]");
    fflush(stdout);
}

static void join(struct line *line, const struct link *link)
{
    say(line, "{\"cmd\":\"join\",\"table\":\"%s\",\"key\":\"%s\"}", link->table,
        link->key);
    const struct rum_json_value *in = hear(line);
    if (!rum_json_is_true(rum_json_member(in, "ok")))
        fail("%s", rum_json_text(need(in, "error")));
    show(in, "title", "seats");
}

/* Until the game is over: its last scene. */
static const struct rum_json_value *play(struct line *line)
{
    for (int refused = 0;;) {
        const struct rum_json_value *in = hear(line),
                                    *scene = rum_json_member(in, "scene"),
                                    *ok = rum_json_member(in, "ok");
        if (rum_json_member(scene, "points"))
            return scene;
        if (rum_json_member(in, "event"))
            refused = 0;
        if (!ok || ok->n) {
            answer(line, in);
        } else { /* too late, or the disk is full */
            if (++refused == REFUSALS)
                fail("%s", rum_json_text(need(in, "error")));
            pause_a_while(PAUSE + 100 * refused);
            say(line, "{\"cmd\":\"view\"}");
        }
    }
}

/* Where the seat is; false: this is no link of one. */
static bool read_link(const char *text, struct link *link)
{
    int end = 0;

    strcpy(link->port, "80");
    if (sscanf(text, "http://%255[^]:/#[]%n", link->host, &end) != 1)
        return false;
    text += end;
    if (*text == ':' && sscanf(text, ":%5[0-9]%n", link->port, &end) == 1)
        text += end;
    text += strcspn(text, "#");
    end = 0;
    sscanf(text, "#/t/%63[a-z0-9]/%63[a-z0-9]%n", link->table, link->key, &end);
    return end > 0 && !text[end];
}

int main(int argc, char **argv)
{
    struct line line = {.doc = {.limit = LARGEST}};
    struct rum_seed seed = rum_seed_random();
    struct link link;

    if (argc < 2 || argc > 3 || !read_link(argv[1], &link) ||
        (argc == 3 && rum_seed_parse(argv[2], &seed) < 0)) {
        fputs("usage: seat http://HOST:PORT/#/t/TABLE/KEY [SEED]\n", stderr);
        if (argc > 1 && strncmp(argv[1], "https:", 6) == 0)
            fputs("It speaks no TLS: take seat.py for that link.\n", stderr);
        return 2;
    }
    rum_rng_init(&line.rng, seed);
    line_open(&line, &link);
    join(&line, &link);
    show(play(&line), "result", "points");
    fclose(line.in);
    rum_text_finish(&line.text);
    rum_json_finish(&line.doc);
    return 0;
}

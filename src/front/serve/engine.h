/*
 * engine.h: what a kind of store must do, for store.c alone to call.
 *
 * An engine has two threads: one on which all is written, one on which all is
 * read. It blocks as it likes and knows neither the loop nor who asked.
 */
#ifndef SERVE_ENGINE_H
#define SERVE_ENGINE_H

#include "store.h"

/* Something to do, and how it went. */
struct job {
    struct job *next;
    struct store_row *row; /* to write; texts owned. NULL: to read: */
    size_t count;
    char *id;       /* the table; NULL: those where nothing was done, */
    int64_t before; /* made before then */
    bool look;      /* it need not be ours */
    store_each *each;
    store_done *done;
    void *context;
    uint64_t begun; /* uv_hrtime() */
    enum store_err err;
    char detail[120];
};

struct engine {
    enum rum_err (*open)(const char *where, const char *address, void **base,
                         struct rum_err_text *why);
    void (*close)(void *base);
    /* A list of jobs. Each is done as a whole or not at all; one that fails by
     * itself does not take the others with it. */
    void (*write)(void *base, struct job *first);
    void (*read)(void *base, struct job *job);

    /* Of stores that nodes share, else NULL. Called every second on the thread
     * that writes: say that this node is there, or find the way back. */
    void (*beat)(void *base);
    /* Another number whenever what this node was the home of is lost; 0: the
     * database is out of reach. On the thread that writes. */
    int (*session)(void *base);
    const char *(*secret)(void *base);
};

extern const struct engine sqlite_engine, postgres_engine;

#endif

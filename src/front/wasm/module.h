/*
 * module.h: all that the module rumpus.wasm gives to whoever loads it, and all
 * that it takes from them.
 */
#ifndef WASM_MODULE_H
#define WASM_MODULE_H

#include <stddef.h>

#include <rumpus/wire.h>

#include "room.h"
#include "think.h"

#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(name)))
#define IMPORT(name) __attribute__((import_module("rumpus"), import_name(name)))
#else /* a compiler that only looks whether this is C */
#define EXPORT(name)
#define IMPORT(name)
#endif

/* ---- what it gives ---- */

/* Memory for a line; it never fails. */
EXPORT("alloc") void *module_alloc(size_t n);
EXPORT("free") void module_free(void *p);

/* A guest, who may do all that a tester may (docs/WIRE.md). */
EXPORT("open") struct rum_guest *module_open(void);
/* They say a line, and are answered through host_send() before this returns. */
EXPORT("say") void module_say(struct rum_guest *g, const char *line, size_t n);
EXPORT("close") void module_close(struct rum_guest *g);

/* A guest of the room, who lays and joins tables as people on a server do. An
 * answer that waits for the disk, and events, come later. */
EXPORT("enter") struct rum_guest *module_enter(void);
/* A table that was kept; texts in memory of alloc(), which stay the caller's.
 * 0: it cannot be read. */
EXPORT("restore")
int module_restore(const char *id, size_t lines, const char *text, size_t n,
                   const char *kept, size_t kept_n);
/* What host_store() was given for this place is kept, or (0) is not. */
EXPORT("settle") void module_settle(struct place *p, int kept);
/* Forget all tables, after all guests of the room have gone. */
EXPORT("clear") void module_clear(void);
/* After everything: see room_tend(). */
EXPORT("tend") double module_tend(void);

/* Do a part (1 and on) of what host_think() was given, in another copy of this
 * module: host_found() is told before this returns. */
EXPORT("think")
void module_think(const void *errand, size_t n, uint32_t part, uint32_t parts);
/* All that host_found() was told of an errand, one part after the other; n is
 * 0 where nobody could do it: then it is done here and now. */
EXPORT("thought")
void module_thought(struct errand_out *out, const void *found, size_t n);

/* ---- what it takes ---- */

/* A message for a guest; its memory is used again once this returns. */
IMPORT("send")
void host_send(struct rum_guest *g, const char *text, size_t n);
/* Keep a text under the id of a table and a number: STORE_HEAD, lines from 1
 * on, each of which must be new, and module_settle() is called when it is
 * safe; or STORE_KEPT, which takes the place of the one before. */
#define STORE_HEAD 0
#define STORE_KEPT (-1)
IMPORT("store")
void host_store(struct place *p, const char *id, size_t id_n, int number,
                const char *text, size_t n);
/* A bot of the room has something to think about: let others do so, one of
 * them or, if it is `shared`, several, and call module_thought() later. The
 * bytes mean something only to module_think() of the same module. */
IMPORT("think")
void host_think(struct errand_out *out, const void *errand, size_t n,
                int shared);
IMPORT("found") void host_found(const void *part, size_t n);
/* Bytes that nobody can foretell. */
IMPORT("random") void host_random(void *out, size_t n);
/* Milliseconds, fractions too, on a clock that does not go backwards. */
IMPORT("clock") double host_clock(void);
/* The module found itself wrong (what does not hold, and where) or cannot go
 * on (why; no file). Whoever is told does not return: they throw. */
IMPORT("failed")
void host_failed(const char *what, size_t n, const char *file, size_t file_n,
                 int line);

#endif

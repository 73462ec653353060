/*
 * room.h: the tables of somebody who plays without a server.
 *
 * The table library has the tables and the protocol; here is what makes it a
 * room: tables have ids, are kept by whoever loaded the module, and come back
 * from there. All people of a table sit at this screen, so that there is one
 * link for them, and no secret in it.
 */
#ifndef WASM_ROOM_H
#define WASM_ROOM_H

#include <rumpus/wire.h>

struct place;

/* The wire that guests of the room speak to: create, join, mine. */
struct rum_wire *room_wire(void);

/* A table from where it was kept: the recording, so many lines after its
 * head, and what was kept beside it. False: it cannot be read. */
bool room_restore(const char *id, size_t lines, const char *text, size_t n,
                  const char *kept, size_t kept_n);
/* What host_store() was given is kept, or could not be. */
void room_settle(struct place *p, bool kept);
/* Forget all tables; nobody is at one any more. They come back from where
 * they are kept. */
void room_clear(void);

/* Do what is due: send what changed, let bots think. Milliseconds until there
 * is more to do; negative: only when somebody says something. */
double room_tend(void);
/* A thought is done; `shared` says that it was the sum of parts. */
void room_heed(struct place *p, struct rum_thought *th, bool shared);

#endif

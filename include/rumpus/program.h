/*
 * program.h: a program that takes a seat: --seat 1=cmd:./mybot.
 *
 * It is started by a shell, reads lines of JSON and writes lines of JSON. It
 * gets what its seat may know and nothing else: docs/WIRE.md, "A program in a
 * seat". Its host waits for it, so it is nothing for a web page.
 *
 * Threads: a program belongs to the thread of its table.
 */
#ifndef RUMPUS_PROGRAM_H
#define RUMPUS_PROGRAM_H

#include <rumpus/api.h>
#include <rumpus/table.h>

RUM_API_BEGIN

struct rum_program;

/* Start it for a seat of a table. NULL, and `why` says what the system has
 * against it. */
struct rum_program *rum_program_start(const char *command, struct rum_table *t,
                                      rum_seat seat, struct rum_err_text *why);

/* Ask for a decision of its seat, which is to act; at most `millis` are spent
 * on it. RUM_EFORMAT: it died, fell silent or talked nonsense; `why` says
 * which, and it has been ended. */
enum rum_err rum_program_choose(struct rum_program *p, unsigned millis,
                                rum_action *out, struct rum_err_text *why);

/* Tell it the result if the game is over, and end it. */
void rum_program_end(struct rum_program *p);

RUM_API_END

#endif

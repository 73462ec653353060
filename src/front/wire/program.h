/*
 * program.h: a program that takes a seat: --seat 1=cmd:./mybot.
 *
 * It is started by a shell, reads lines of JSON and writes lines of JSON. It
 * gets what its seat may know and nothing else: docs/WIRE.md, "A program in a
 * seat".
 */
#ifndef WIRE_PROGRAM_H
#define WIRE_PROGRAM_H

#include <rumpus/match.h>

#include "wire.h"

struct program;

/* Start it for a seat of a match. NULL, and `why` says what the system has
 * against it. */
struct program *program_start(const char *command, struct rum_match *m,
                              rum_seat seat, struct rum_err_text *why);

/* Ask for a decision of its seat, which is to act; at most `millis` are spent
 * on it. RUM_EFORMAT: it died, fell silent or talked nonsense; `why` says
 * which, and it has been ended. */
enum rum_err program_choose(struct program *p, unsigned millis, rum_action *out,
                            struct rum_err_text *why);

/* Tell it the result if the game is over, and end it. */
void program_end(struct program *p);

#endif

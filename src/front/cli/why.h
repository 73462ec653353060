/*
 * why.h: why something is not open, for whoever tries it.
 */
#ifndef CLI_WHY_H
#define CLI_WHY_H

#include "session.h"

/* Say why nothing that is open is on the thing a person names by its id, its
 * title or some words of it. False: there is no such thing, or nothing to say
 * of it. */
bool why_not(struct session *s, const char *typed);

#endif

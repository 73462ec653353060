/*
 * metrics.h: how the server is, for programs that watch it.
 */
#ifndef SERVE_METRICS_H
#define SERVE_METRICS_H

#include "table.h"

/* The text format of Prometheus. */
void metrics_write(const struct hub *hub, struct rum_text *out);

#endif

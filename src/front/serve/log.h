/*
 * log.h: what whoever runs the server should know, a line each on stderr:
 *
 *     time=2026-01-31T12:00:00Z event=cut-off address=192.0.2.7 why="..."
 *
 * No keys, no seeds, nothing of what people hold. A flood is cut short: so many
 * lines a second, then one that says how many there were.
 */
#ifndef SERVE_LOG_H
#define SERVE_LOG_H

/* `format` gives the pairs after the event. */
void log_event(const char *event, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif

/*
 * log.c: what whoever runs the server should know.
 */
#include "log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

#define MOST 20 /* lines a second */

static void begin_line(time_t now, const char *event)
{
    char text[32] = "";
    struct tm utc;

    strftime(text, sizeof(text), "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &utc));
    fprintf(stderr, "time=%s event=%s ", text, event);
}

void log_event(const char *event, const char *format, ...)
{
    static time_t second;
    static int lines;
    time_t now = time(NULL);
    va_list args;

    if (now != second) {
        if (lines > MOST) {
            begin_line(now, "log-cut");
            fprintf(stderr, "lines=%d\n", lines - MOST);
        }
        second = now;
        lines = 0;
    }
    if (++lines > MOST)
        return;
    begin_line(now, event);
    va_start(args, format);
    vfprintf(stderr, format, args);
    va_end(args);
    putc('\n', stderr);
}

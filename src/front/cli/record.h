/*
 * record.h: where games are recorded when nobody says where.
 */
#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include <rumpus/match.h>

/* Record the match into a new file of $XDG_DATA_HOME/rumpus/games (usually
 * ~/.local/share/rumpus/games), named by date and game; `path` gets its name.
 * RUM_EIO. */
enum rum_err record_by_date(struct rum_match *m, char *path, size_t size,
                            struct rum_err_text *why);

/* Open a recording, to be looked at or played on. If its last line was cut off
 * a person is told. Errors as of rum_match_open(). */
enum rum_err record_open(const char *path, struct rum_match **out,
                         struct rum_err_text *why);

/* Write a copy of the recording so far into a new file. RUM_EIO. */
enum rum_err record_copy(struct rum_match *m, const char *path,
                         struct rum_err_text *why);

#endif

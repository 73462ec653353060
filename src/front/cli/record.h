/*
 * record.h: where games are recorded when nobody says where.
 */
#ifndef CLI_RECORD_H
#define CLI_RECORD_H

#include <rumpus/match.h>

#define RECORD_PATH 4200 /* room for the name of any recording */

/* The recordings of this machine, the last played first: names to be freed one
 * by one, then the array. RUM_EIO: the folder cannot be read; one that is not
 * there is empty. */
enum rum_err record_list(char ***out, size_t *n, struct rum_err_text *why);

/* Record the match into a new file of $XDG_DATA_HOME/rumpus/games (usually
 * ~/.local/share/rumpus/games), named by date and game; `path` gets its name.
 * RUM_EIO. */
enum rum_err record_by_date(struct rum_match *m, char *path, size_t size,
                            struct rum_err_text *why);

/* Keep other terminals from writing to this recording until the program ends.
 * False: one plays it already. */
bool record_hold(const char *path);
/* Does one play it? */
bool record_is_held(const char *path);

/* Go on writing to the recording a match was loaded from. RUM_EIO. */
enum rum_err record_append(struct rum_match *m, const char *path,
                           struct rum_err_text *why);

/* Open a recording, to be looked at or played on. If its last line was cut off
 * a person is told. Errors as of rum_match_open(). */
enum rum_err record_open(const char *path, struct rum_match **out,
                         struct rum_err_text *why);

/* Write a copy of the recording so far into a new file. RUM_EIO. */
enum rum_err record_copy(struct rum_match *m, const char *path,
                         struct rum_err_text *why);

#endif

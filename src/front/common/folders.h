/*
 * folders.h: where things are kept when nobody says where.
 */
#ifndef COMMON_FOLDERS_H
#define COMMON_FOLDERS_H

#include <stdbool.h>
#include <stddef.h>

#include <rumpus/err.h>

/* The path of `name` in $XDG_DATA_HOME/rumpus, usually ~/.local/share/rumpus.
 * RUM_EIO: neither XDG_DATA_HOME nor HOME names a folder. */
enum rum_err folders_data(const char *name, char *out, size_t size,
                          struct rum_err_text *why);

/* Make the folder and those above it, for this user alone. RUM_EIO. */
enum rum_err folders_make(const char *path, struct rum_err_text *why);
/* The same for the folders that a file lies in. */
enum rum_err folders_make_for(const char *file, struct rum_err_text *why);

#endif

/*
 * play.h: a game at this terminal from its first screen to its last, for
 * `play` and `resume`.
 */
#ifndef CLI_PLAY_H
#define CLI_PLAY_H

#include "session.h"

/* Play until the end, or until everybody leaves. `path`: where it is recorded,
 * or empty; `ours`: that file was named by us, and goes again if nothing was
 * played. The exit code. */
int play_session(struct session *s, const char *path, bool ours);

#endif

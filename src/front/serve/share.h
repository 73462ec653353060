/*
 * share.h: the link of a game for others to look at, /g/ID, and what a chat
 * shows of it: words, and the picture /g/ID.png.
 */
#ifndef SERVE_SHARE_H
#define SERVE_SHARE_H

#include "page.h"
#include "table.h"

/* What such a path asks for. */
struct shared {
    char id[TABLE_ID_SIZE];
    bool picture;
};
/* False: it is another path. */
bool share_reads(const char *path, struct shared *out);

/*
 * The page with tags for previews: title, what happened, a picture. Whoever
 * opens it sees what a spectator does. Without a table there are no tags: it is
 * of other rules. `origin` is how the visitor calls this
 * server, such as "http://192.168.1.5:8317": not to be trusted.
 */
void share_page(const struct table *t, const char *origin,
                const struct page_file *index, struct rum_text *out);

/* The picture of a finished game, as SVG; false: it is still on. */
bool share_picture(const struct table *t, struct rum_text *out);

#endif

/*
 * page.h: the files of the page, compiled in from web/dist by tools/embed.py.
 */
#ifndef SERVE_PAGE_H
#define SERVE_PAGE_H

#include <stddef.h>

struct page_file {
    const char *path;                    /* "/index.html" */
    const char *type;                    /* "text/html; charset=utf-8" */
    const char *etag;                    /* quoted */
    const unsigned char *plain, *packed; /* packed: gzip */
    size_t plain_size, packed_size;
};

extern const struct page_file page_files[];
extern const size_t page_file_count; /* 0: built without the page */

#endif

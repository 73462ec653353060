/*
 * api.h: the few things that are asked over plain HTTP.
 */
#ifndef SERVE_API_H
#define SERVE_API_H

#include "table.h"

struct api_answer {
    int status;       /* of HTTP */
    const char *type; /* NULL: application/json */
    struct rum_text body;
};

/* `post` is NULL for GET. Every answer is whole and at once. */
void api_answer(struct hub *hub, const char *scenes, const char *path,
                const char *post, size_t size, struct api_answer *out);

#endif

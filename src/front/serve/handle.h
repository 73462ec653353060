/*
 * handle.h: handles that outlive what they belong to, until the loop lets go
 * of them.
 */
#ifndef SERVE_HANDLE_H
#define SERVE_HANDLE_H

#include <stdlib.h>
#include <uv.h>

static inline void handle_free(uv_handle_t *handle)
{
    free(handle);
}

/* Close a handle with memory of its own; it is freed when that is done. */
static inline void handle_close(void *handle)
{
    uv_close(handle, handle_free);
}

#endif

/*
 * driver.h: the functions of a card's driver that are used here, found in
 * libcuda.so.1 when the first is called for. They are its documented binary
 * interface, so no header of the vendor's is needed.
 */
#ifndef DEVICE_DRIVER_H
#define DEVICE_DRIVER_H

#include <stddef.h>
#include <stdint.h>

#include <rumpus/err.h>

typedef uint64_t gpu_memory; /* CUdeviceptr: 0 is none */
typedef struct CUfunc_st *gpu_kernel;

/* All return 0, or an error that `error` names. */
struct driver {
    void *library;
    int (*init)(unsigned flags);
    int (*error)(int code, const char **text);
    int (*device)(int *out, int number);
    int (*name)(char *out, int size, int device);
    int (*attribute)(int *out, int which, int device);
    int (*retain)(void **context, int device);
    int (*release)(int device);
    int (*current)(void *context);
    int (*limit)(int which, size_t value);
    int (*load)(void **module, const void *image, unsigned n, int *options,
                void **values);
    int (*unload)(void *module);
    int (*kernel)(gpu_kernel *out, void *module, const char *name);
    int (*kernel_attribute)(int *out, int which, gpu_kernel kernel);
    int (*kernel_allow)(gpu_kernel kernel, int which, int value);
    int (*constant)(gpu_memory *out, size_t *bytes, void *module,
                    const char *name);
    int (*fits)(int *blocks, gpu_kernel kernel, int threads, size_t shared);
    int (*take)(gpu_memory *out, size_t bytes);
    int (*give)(gpu_memory memory);
    int (*fill)(gpu_memory to, unsigned char byte, size_t bytes);
    int (*copy)(gpu_memory to, gpu_memory from, size_t bytes);
    int (*launch)(gpu_kernel kernel, unsigned x, unsigned y, unsigned z,
                  unsigned block_x, unsigned block_y, unsigned block_z,
                  unsigned shared, void *stream, void **arguments,
                  void **extra);
    int (*wait)(void);
};

enum {
    DRIVER_LIMIT_STACK = 0,
    DRIVER_OPTION_LEVEL = 7, /* of load(): 0 to 4 */
    DRIVER_ATTRIBUTE_PROCESSORS = 16,
    DRIVER_ATTRIBUTE_ROOM = 97, /* bytes of memory a block can share */
    DRIVER_KERNEL_THREADS = 0,  /* of a block, at most */
    DRIVER_KERNEL_LOCAL = 3,    /* bytes of its stack */
    DRIVER_KERNEL_ROOM = 8,     /* that it may be given besides */
};

/* RUM_ENOTHING: there is no such library; `why` says so. */
enum rum_err driver_open(struct driver *d, struct rum_err_text *why);
void driver_close(struct driver *d);

/* What the driver says of an error. */
const char *driver_error(const struct driver *d, int code);

#endif

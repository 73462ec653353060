/*
 * driver.c: see driver.h.
 */
#include "driver.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#define LIBRARY "libcuda.so.1"

#define FIND(member, symbol)                                                   \
    {                                                                          \
        offsetof(struct driver, member), symbol                                \
    }

static const struct {
    size_t at;
    const char *symbol;
} wanted[] = {
    FIND(init, "cuInit"),
    FIND(error, "cuGetErrorString"),
    FIND(device, "cuDeviceGet"),
    FIND(name, "cuDeviceGetName"),
    FIND(attribute, "cuDeviceGetAttribute"),
    FIND(retain, "cuDevicePrimaryCtxRetain"),
    FIND(release, "cuDevicePrimaryCtxRelease_v2"),
    FIND(current, "cuCtxSetCurrent"),
    FIND(limit, "cuCtxSetLimit"),
    FIND(load, "cuModuleLoadDataEx"),
    FIND(unload, "cuModuleUnload"),
    FIND(kernel, "cuModuleGetFunction"),
    FIND(kernel_attribute, "cuFuncGetAttribute"),
    FIND(kernel_allow, "cuFuncSetAttribute"),
    FIND(constant, "cuModuleGetGlobal_v2"),
    FIND(fits, "cuOccupancyMaxActiveBlocksPerMultiprocessor"),
    FIND(take, "cuMemAlloc_v2"),
    FIND(give, "cuMemFree_v2"),
    FIND(fill, "cuMemsetD8_v2"),
    FIND(copy, "cuMemcpy"),
    FIND(launch, "cuLaunchKernel"),
    FIND(wait, "cuCtxSynchronize"),
};

enum rum_err driver_open(struct driver *d, struct rum_err_text *why)
{
    *d = (struct driver){.library = dlopen(LIBRARY, RTLD_NOW | RTLD_LOCAL)};
    if (!d->library) {
        snprintf(why->text, sizeof(why->text),
                 "there is no driver of an NVIDIA card here (%s)", LIBRARY);
        return RUM_ENOTHING;
    }
    for (size_t i = 0; i < sizeof(wanted) / sizeof(*wanted); i++) {
        void *found = dlsym(d->library, wanted[i].symbol);
        if (!found) {
            snprintf(why->text, sizeof(why->text),
                     "the driver %s is too old: it has no %s", LIBRARY,
                     wanted[i].symbol);
            driver_close(d);
            return RUM_ENOTHING;
        }
        memcpy((char *)d + wanted[i].at, &found, sizeof(found));
    }
    return RUM_OK;
}

void driver_close(struct driver *d)
{
    if (d->library)
        dlclose(d->library);
    d->library = NULL;
}

const char *driver_error(const struct driver *d, int code)
{
    const char *text = NULL;

    return d->error(code, &text) == 0 && text ? text : "unknown error";
}

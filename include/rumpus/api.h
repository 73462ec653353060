/*
 * api.h: what opens and closes the declarations of every public header.
 *
 * Their names are C's for C++ too, and they alone are seen from outside a
 * shared library: all else is built hidden.
 */
#ifndef RUMPUS_API_H
#define RUMPUS_API_H

#ifdef __cplusplus
/* Stands before the declarations of a header, and RUM_API_END after them. */
#define RUM_API_BEGIN                                                          \
    extern "C" {                                                               \
    _Pragma("GCC visibility push(default)")
#define RUM_API_END                                                            \
    _Pragma("GCC visibility pop")                                              \
    }
#else
#define RUM_API_BEGIN _Pragma("GCC visibility push(default)")
#define RUM_API_END   _Pragma("GCC visibility pop")
#endif

#endif

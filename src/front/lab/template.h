/*
 * template.h: the page of a report, compiled in from web/dist-lab by
 * tools/enclose.py.
 */
#ifndef LAB_TEMPLATE_H
#define LAB_TEMPLATE_H

#include <stddef.h>

/* Where the figures go. */
#define LAB_TEMPLATE_GAP "{\"figures\":\"here\"}"

extern const unsigned char lab_template[]; /* ends with a 0 */
extern const size_t lab_template_size;     /* 0: built without the page */

#endif

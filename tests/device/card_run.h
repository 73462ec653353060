/*
 * card_run.h: kernels of src/device on the processor.
 */
#ifndef TESTS_CARD_RUN_H
#define TESTS_CARD_RUN_H

#include "card.h"

/* Run one block after the other, each of so many threads: whole warps. All of
 * them call `kernel`. */
void card_run(void (*kernel)(void *context), void *context, uint32_t blocks,
              uint32_t size);

#endif

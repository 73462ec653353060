/*
 * input.h: what people type, a line at a time, from a keyboard or a pipe.
 */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

enum input {
    INPUT_LINE,
    INPUT_END,  /* end of file, Ctrl-D */
    INPUT_STOP, /* Ctrl-C, or the system wants the program to end */
};

/* From now on Ctrl-C is not the end but an INPUT_STOP: there is a recording to
 * close and a word to say. A second one is the end. */
void input_catch_stop(void);

/* Was there a Ctrl-C? To be asked where no line is read for long. */
bool input_stopped(void);

/* After all was said: end the way the signal would have ended the program, so
 * that a shell's loop ends too. Returns only if there was none. */
void input_die_if_stopped(void);

/* Write the prompt and read a line: without its newline, blanks at its ends
 * and control characters; what does not fit is dropped. */
enum input input_line(const char *prompt, char *out, size_t size);

/* Wait, or stop waiting at Ctrl-C. */
void input_wait(unsigned millis);

/* Do some work on a thread of its own. False: Ctrl-C came first; the thread
 * goes on with it, and `context` is no longer the caller's. */
bool input_while(void (*work)(void *context), void *context);

/* Is a person typing? */
bool input_is_tty(void);

#endif

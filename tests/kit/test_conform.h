/*
 * test_conform.h: Tally, broken in one way at a time. Each test replaces an
 * entry of the table and says with which words the suite must complain.
 */
#ifndef TESTS_TEST_CONFORM_H
#define TESTS_TEST_CONFORM_H

#include "conform.h"
#include "kit.h"
#include "ta.h"

extern struct rum_game broken;

/* Make it sound again: every test begins with that. */
void sound(void);

/* Run the suite on `broken`; the report must hold `words`, or be clean if they
 * are NULL. */
void expect_at(const char *words, size_t games, size_t deep, const char *file,
               int line);

#define EXPECT(words) expect_at((words), 60, 60, __FILE__, __LINE__)

#endif

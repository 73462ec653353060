/*
 * kit.h: what every test of Rumpus is written with.
 *
 *     RULE("TA-2.3", a_seat_past_21_is_out)    a clause, or several: "A B"
 *     {
 *         struct ta_state t;
 *         kit_deal(&ta_game, &t, 7, "players=2 first=0");
 *         KIT_PLAY(&ta_game, &t, NULL, TA_ROLL, TA_STAND);
 *         CHECK_INT(t.head.to_act, 1);
 *     }
 *     TEST(a_name_that_states_it)              what no clause speaks of
 *
 * Tests register themselves; the kit's main() runs them all, or those whose
 * name, clauses or file hold the word given to it. The first check that fails
 * ends its test. A trap (RUM_ASSERT) or a wild pointer fails the test and the
 * next one runs.
 */
#ifndef TESTS_KIT_H
#define TESTS_KIT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <rumpus/game.h>

/* One test; lives as long as the program. */
struct kit_test {
    const char *rules; /* "TA-2.3", or NULL */
    const char *name, *file;
    int line;
    void (*run)(void);
    bool told; /* it passed, or said what is wrong */
    struct kit_test *next;
};

void kit_add(struct kit_test *test);

#define KIT_TEST(ids, title)                                                   \
    static void test_##title(void);                                            \
    __attribute__((constructor)) static void add_##title(void)                 \
    {                                                                          \
        static struct kit_test self = {                                        \
            .rules = (ids),                                                    \
            .name = #title,                                                    \
            .file = __FILE__,                                                  \
            .line = __LINE__,                                                  \
            .run = test_##title,                                               \
        };                                                                     \
        kit_add(&self);                                                        \
    }                                                                          \
    static void test_##title(void)

/* What a clause of the rules says. tools/rules.py reads the IDs from here. */
#define RULE(ids, title) KIT_TEST(ids, title)
#define TEST(title)      KIT_TEST(NULL, title)

/* ---- checks: what is, then what should be ---- */

#define CHECK(cond)                                                            \
    ((cond) ? (void)0 : kit_fail(__FILE__, __LINE__, "%s does not hold", #cond))
#define CHECK_INT(is, should)                                                  \
    kit_check_int((is), (should), #is, __FILE__, __LINE__)
#define CHECK_STR(is, should)                                                  \
    kit_check_str((is), (should), #is, __FILE__, __LINE__)
/* The text holds the part. */
#define CHECK_HAS(is, part) kit_check_has((is), (part), #is, __FILE__, __LINE__)
#define CHECK_BYTES(is, should, size)                                          \
    kit_check_bytes((is), (should), (size), #is, __FILE__, __LINE__)
/* The statement stops at a RUM_ASSERT (it runs in a process of its own). */
#define CHECK_TRAPS(statement)                                                 \
    do {                                                                       \
        int kit_child = kit_fork();                                            \
        if (kit_child == 0) {                                                  \
            statement;                                                         \
            kit_exit();                                                        \
        }                                                                      \
        kit_check_trapped(kit_child, #statement, __FILE__, __LINE__);          \
    } while (0)

/* Exactly these actions are open; at least one. When the game is over, see
 * CHECK_OVER. */
#define CHECK_LEGAL(game, state, ...)                                          \
    kit_check_legal((game), (state), (const int[]){__VA_ARGS__},               \
                    sizeof((const int[]){__VA_ARGS__}) / sizeof(int),          \
                    __FILE__, __LINE__)
#define CHECK_OVER(game, state)                                                \
    kit_check_legal((game), (state), NULL, 0, __FILE__, __LINE__)
/* The points of each seat, in sixtieths of a win. */
#define CHECK_SCORE(game, state, ...)                                          \
    kit_check_score((game), (state), (const int[]){__VA_ARGS__},               \
                    sizeof((const int[]){__VA_ARGS__}) / sizeof(int),          \
                    __FILE__, __LINE__)

/* ---- what games' tests do again and again ---- */

/* Deal with "name=value name=value"; "" is all presets. A refusal fails the
 * test. */
#define kit_deal(game, state, seed, options)                                   \
    kit_deal_at((game), (state), (seed), (options), __FILE__, __LINE__)
/* These options are refused, and the refusal names `option`. */
#define CHECK_REFUSED(game, options, option)                                   \
    kit_check_refused((game), (options), (option), __FILE__, __LINE__)
/* This preset changes these options of the book, "name=value name=value". */
#define CHECK_PRESET(game, name, changed)                                      \
    kit_check_preset((game), (name), (changed), __FILE__, __LINE__)

/* Play these codes in turn; one that is not open fails the test. The events of
 * all of them are gathered in `trace`, which may be NULL. */
#define KIT_PLAY(game, state, trace, ...)                                      \
    kit_play((game), (state), (trace), (const int[]){__VA_ARGS__},             \
             sizeof((const int[]){__VA_ARGS__}) / sizeof(int), __FILE__,       \
             __LINE__)

bool kit_is_legal(const struct rum_game *game, const void *state, int act);

/* The nth event (from 0) of a kind, or NULL; and how many there are. */
const struct rum_event *kit_event(const struct rum_trace *trace, int kind,
                                  int nth);
int kit_events(const struct rum_trace *trace, int kind);

/* Small numbers as a seed, the way rum_seed_parse() takes them. */
struct rum_seed kit_seed(uint64_t n);

/* The state as one JSON object, as `dump` gives it; free() it. */
char *kit_dump(const struct rum_game *game, const void *state);

/* Why the thing of this id is not open to whoever is to act, as they may know
 * it; "" if nothing is said. Good until the next call. */
#define kit_why(game, state, id)                                               \
    kit_why_at((game), (state), (id), __FILE__, __LINE__)

/* ---- behind the macros ---- */

const char *kit_why_at(const struct rum_game *game, const void *state,
                       const char *id, const char *file, int line);

void kit_check_int(long long is, long long should, const char *what,
                   const char *file, int line);
void kit_check_str(const char *is, const char *should, const char *what,
                   const char *file, int line);
void kit_check_has(const char *is, const char *part, const char *what,
                   const char *file, int line);
void kit_check_bytes(const void *is, const void *should, size_t size,
                     const char *what, const char *file, int line);
int kit_fork(void);
void kit_exit(void) __attribute__((noreturn));
void kit_check_trapped(int child, const char *what, const char *file, int line);
void kit_check_legal(const struct rum_game *game, const void *state,
                     const int *should, size_t n, const char *file, int line);
void kit_check_score(const struct rum_game *game, const void *state,
                     const int *should, size_t n, const char *file, int line);
void kit_check_refused(const struct rum_game *game, const char *options,
                       const char *option, const char *file, int line);
void kit_check_preset(const struct rum_game *game, const char *name,
                      const char *changed, const char *file, int line);
void kit_deal_at(const struct rum_game *game, void *state, uint64_t seed,
                 const char *options, const char *file, int line);
void kit_play(const struct rum_game *game, void *state, struct rum_trace *trace,
              const int *codes, size_t n, const char *file, int line);
/* End the test here with a sentence. */
void kit_fail(const char *file, int line, const char *format, ...)
    __attribute__((noreturn, format(printf, 3, 4)));

#endif

/*
 * fuzz_load.c: anything at all, read as a recording.
 *
 * What loads must save, and load again as the same.
 */
#include <stdint.h>
#include <string.h>

#include <rumpus/match.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct rum_match *m, *again;
    struct rum_err_text why;
    bool cut;
    struct rum_text first = {0}, second = {0};

    if (rum_match_load((const char *)data, size, &cut, &m, &why) < 0) {
        RUM_ASSERT(memchr(why.text, 0, sizeof(why.text)) && why.text[0]);
        return 0;
    }
    rum_match_save(m, &first);
    enum rum_err err = rum_match_load(first.s, first.n, NULL, &again, &why);
    RUM_ASSERT(err == RUM_OK);
    rum_match_save(again, &second);
    RUM_ASSERT(first.n == second.n && memcmp(first.s, second.s, first.n) == 0);
    rum_match_destroy(m);
    rum_match_destroy(again);
    rum_text_finish(&first);
    rum_text_finish(&second);
    return 0;
}

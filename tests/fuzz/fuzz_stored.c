/*
 * fuzz_stored.c: anything at all, found in the database: a recording, a zero
 * byte, and what is kept beside it.
 *
 * What is taken is kept again, and taken again as the same; then the table is
 * looked at as everybody would.
 */
#include <stdint.h>
#include <string.h>

#include <rumpus/wire.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void ignore(struct rum_guest *g, const char *text, size_t n)
{
    (void)g;
    RUM_ASSERT(text && n > 0);
}

static void look_at(struct rum_table *t)
{
    struct rum_wire *wire = rum_wire_create(NULL, NULL);

    for (int person = RUM_STRANGER; person < RUM_MAX_PEOPLE; person++) {
        struct rum_guest g = {.wire = wire, .send = ignore};
        rum_guest_join(&g, t, person);
        rum_table_publish(t);
        rum_guest_finish(&g);
    }
    rum_wire_destroy(wire);
}

static void restore(struct rum_table *t, const char *kept, size_t n)
{
    struct rum_err_text why;
    struct rum_text first = {0}, second = {0};

    if (rum_table_restore(t, kept, n, &why) < 0) {
        RUM_ASSERT(memchr(why.text, 0, sizeof(why.text)) && why.text[0]);
        return;
    }
    rum_table_keep(t, &first);
    enum rum_err err = rum_table_restore(t, first.s, first.n, &why);
    RUM_ASSERT(err == RUM_OK);
    rum_table_keep(t, &second);
    RUM_ASSERT(first.n == second.n && memcmp(first.s, second.s, first.n) == 0);
    rum_text_finish(&first);
    rum_text_finish(&second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data;
    const char *zero = size ? memchr(text, '\0', size) : NULL;
    size_t n = zero ? (size_t)(zero - text) : size;
    struct rum_match *m;
    struct rum_err_text why;

    if (rum_match_load(text, n, NULL, &m, &why) < 0)
        return 0;
    struct rum_table *t = rum_table_create(m, NULL, 0);
    if (zero)
        restore(t, zero + 1, size - n - 1);
    rum_table_tick(t, 1000);
    look_at(t);
    rum_table_destroy(t);
    return 0;
}

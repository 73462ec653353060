/*
 * test_limit.c: how much one address may have of the server.
 */
#include "kit.h"
#include "limit.h"

#define HERE "192.0.2.1"

TEST(what_an_address_owes_is_not_forgotten_when_it_comes_again)
{
    struct limits *l = limits_create(10, 10);
    uint64_t owes = 0, again = 0;
    struct peer *p = limit_come(l, HERE, 1000);

    CHECK(limit_work(p, &owes, 500000, 1000000) > 0);
    limit_go(l, p, 1000);
    p = limit_come(l, HERE, 1001);
    CHECK(limit_work(p, &again, 1500, 1001000) > 500000);
    limit_go(l, p, 1001);
    /* When it is paid there is nothing to remember. */
    p = limit_come(l, HERE, 5000);
    again = 0;
    CHECK(limit_work(p, &again, 1500, 5000000) == 0);
    limit_go(l, p, 5000);
    limits_destroy(l);
}

TEST(visits_of_an_address_count_together_and_too_many_are_refused)
{
    struct limits *l = limits_create(10, 10);
    struct peer *p = limit_come(l, HERE, 0);
    struct peer *other = limit_come(l, "192.0.2.2", 0);

    for (int i = 0; i < 100; i++)
        limit_visited(p, 1000, 0);
    CHECK(limit_may_visit(p, 0)); /* all of the loop for a moment */
    limit_visited(p, 1000, 0);
    CHECK(!limit_may_visit(p, 0));
    CHECK(limit_may_visit(other, 0));
    CHECK(limit_may_visit(p, 2000));
    limit_go(l, p, 0);
    limit_go(l, other, 0);
    limits_destroy(l);
}

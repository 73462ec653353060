/*
 * test_event.c: events by name, and as each viewer hears them.
 */
#include "kit.h"

#include <rumpus/match.h>

#include "ta.h"

static const struct rum_event stand = {.kind = TA_EV_STAND,
                                       .seat = 1,
                                       .clause = TA(2, 4),
                                       .subject = 2,
                                       .arg = {[4] = 17},
                                       .seen_by = RUM_BIT(0) | RUM_BIT(1),
                                       .known_to = RUM_BIT(1)};

TEST(an_event_is_heard_by_those_who_see_it_and_known_by_few)
{
    struct rum_event heard;
    CHECK(rum_event_hear(&stand, 1, &heard));
    CHECK_BYTES(&heard, &stand, sizeof(heard));
    CHECK(rum_event_hear(&stand, RUM_ALL, &heard));
    CHECK_BYTES(&heard, &stand, sizeof(heard));
    CHECK(rum_event_hear(&stand, 0, &heard));
    CHECK_INT(heard.subject, RUM_UNKNOWN);
    CHECK_INT(heard.arg[4], -1);
    CHECK(!rum_event_hear(&stand, RUM_NOBODY, &heard));
    CHECK(!rum_event_hear(&stand, 2, &heard));
}

TEST(kinds_and_numbers_have_names)
{
    int total = 0;
    CHECK_STR(rum_event_kind_of(&ta_game, TA_EV_STAND)->name, "stand");
    CHECK(!rum_event_kind_of(&ta_game, 77));
    CHECK(rum_event_arg(&ta_game, &stand, "total", &total));
    CHECK_INT(total, 17);
    CHECK(!rum_event_arg(&ta_game, &stand, "die", &total));
    CHECK_STR(rum_event_subject(&ta_game, &stand), "3");
    struct rum_event other = stand;
    other.subject = 6; /* there are six */
    CHECK(!rum_event_subject(&ta_game, &other));
    other.subject = RUM_UNKNOWN;
    CHECK(!rum_event_subject(&ta_game, &other));
}

static const char *written(rum_seat viewer)
{
    static struct rum_text text;
    struct rum_json j = {.out = &text};
    rum_text_clear(&text);
    rum_text_puts(&text, "");
    rum_event_write(&ta_game, &stand, viewer, &j);
    return text.s;
}

TEST(an_event_is_written_as_its_viewer_hears_it)
{
    CHECK_STR(written(1),
              "{\"kind\":\"stand\",\"seat\":1,\"clause\":\"TA-2.4\","
              "\"subject\":2,\"about\":\"3\",\"args\":{\"total\":"
              "17}}");
    CHECK_STR(written(0),
              "{\"kind\":\"stand\",\"seat\":1,\"clause\":\"TA-2.4\","
              "\"args\":{}}");
    CHECK_STR(written(RUM_NOBODY), "");
}

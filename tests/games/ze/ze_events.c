/*
 * ze_events.c: the events by name.
 */
#include "ze_test.h"

TEST(every_kind_of_event_has_its_row)
{
    CHECK_INT(ze_game.event_count, ZE_EVENTS);
    for (int i = 0; i < ZE_EVENTS; i++) {
        CHECK_INT(ze_game.events[i].kind, i);
        CHECK(ze_game.events[i].name[0]);
    }
}

TEST(subjects_are_items_characters_and_zones)
{
    int n = 0;

    while (ze_game.subjects[n])
        n++;
    CHECK_INT(n, ZE_KINDS + ZE_CHARACTERS + ZE_ZONES);
    for (unsigned kind = 0; kind < ZE_KINDS; kind++)
        CHECK_STR(ze_game.subjects[kind], ze_tell_kind(kind));
    CHECK_STR(ze_game.subjects[ZE_SUBJECT_CHARACTER + ZE_MEDIC], "Medic");
    for (unsigned zone = 0; zone < ZE_ZONES; zone++)
        CHECK_STR(ze_game.subjects[ZE_SUBJECT_ZONE + zone], ze_tell_zone(zone));
}

TEST(subjects_of_events_are_in_one_space)
{
    struct ze_state s;
    struct rum_trace trace;
    kit_deal(&ze_game, &s, 1, "players=3 villain_seat=0");
    KIT_PLAY(&ze_game, &s, &trace, ZE_MEDIC, ZE_GUNNER);
    CHECK_INT(kit_event(&trace, ZE_EV_CHARACTER, 1)->subject,
              ZE_SUBJECT_CHARACTER + ZE_GUNNER);
    const struct rum_event *draw = kit_event(&trace, ZE_EV_DRAW, 0);
    CHECK_INT(draw->subject, ZE_SUBJECT_ZONE + draw->arg[ZE_ARG_CARD]);

    position(&s, "players=3");
    hand(&s, 1, "C3 A1");
    hand(&s, 2, "D4 A3");
    begin_moves(&s);
    KIT_PLAY(&ze_game, &s, &trace, C3);
    CHECK_INT(kit_event(&trace, ZE_EV_PLACE, 0)->subject, ZE_SUBJECT_ZONE + C3);
    KIT_PLAY(&ze_game, &s, &trace, D4, 1, ZE_TAKE);
    CHECK_INT(kit_event(&trace, ZE_EV_TAKE, 0)->subject, ZE_NIGHT);
}

/* Half heard, an event keeps what is public and nothing else. */
TEST(what_is_secret_begins_at_the_card)
{
    struct ze_state s;
    struct rum_trace trace;
    position(&s, "players=3");
    hand(&s, 1, "A1 A3");
    items(&s, 1, "D3");
    at(&s, 1, B1);
    begin_act(&s, 1);
    KIT_PLAY(&ze_game, &s, &trace, NIGHT(0), s.hand[0][0], A1);
    int secrets = 0;
    for (int i = 0; i < trace.n; i++) {
        const struct rum_event *e = &trace.event[i];
        const struct rum_event_kind *kind = &ze_game.events[e->kind];
        if (e->known_to == RUM_EVERYONE)
            continue;
        CHECK_STR(kind->arg[ZE_ARG_CARD], "card");
        for (int a = 0; a < ZE_ARG_CARD; a++)
            CHECK(!kind->arg[a] || strcmp(kind->arg[a], "looked_at") == 0 ||
                  strcmp(kind->arg[a], "cards") == 0);
        secrets++;
    }
    CHECK(secrets >= 3); /* the wish, the exchange and what is drawn */
}

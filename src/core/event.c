/*
 * event.c: what a viewer hears of an event, and its numbers by name.
 */
#include <string.h>

#include <rumpus/clause.h>
#include <rumpus/game.h>
#include <rumpus/text.h>

/* Numbers from here on only those hear who know the details. */
#define SECRET_ARGS 4
#define ARGS        8

static bool hears(const struct rum_event *e, rum_seat viewer)
{
    return viewer == RUM_ALL || (e->seen_by & RUM_BIT(viewer));
}

static bool knows(const struct rum_event *e, rum_seat viewer)
{
    return viewer == RUM_ALL || (e->known_to & RUM_BIT(viewer));
}

bool rum_event_hear(const struct rum_event *event, rum_seat viewer,
                    struct rum_event *out)
{
    *out = *event;
    if (!hears(event, viewer))
        return false;
    if (!knows(event, viewer)) {
        out->subject = RUM_UNKNOWN;
        for (int i = SECRET_ARGS; i < ARGS; i++)
            out->arg[i] = -1;
    }
    return true;
}

const struct rum_event_kind *rum_event_kind_of(const struct rum_game *game,
                                               uint8_t kind)
{
    for (int i = 0; i < game->event_count; i++) {
        if (game->events[i].kind == kind)
            return &game->events[i];
    }
    return NULL;
}

bool rum_event_arg(const struct rum_game *game, const struct rum_event *event,
                   const char *name, int *out)
{
    const struct rum_event_kind *kind = rum_event_kind_of(game, event->kind);

    for (int i = 0; kind && i < ARGS; i++) {
        if (kind->arg[i] && strcmp(kind->arg[i], name) == 0) {
            *out = event->arg[i];
            return true;
        }
    }
    return false;
}

const char *rum_event_subject(const struct rum_game *game,
                              const struct rum_event *event)
{
    if (!game->subjects || event->subject == RUM_UNKNOWN)
        return NULL;
    for (int i = 0; i < event->subject; i++) {
        if (!game->subjects[i])
            return NULL;
    }
    return game->subjects[event->subject];
}

void rum_event_write(const struct rum_game *game, const struct rum_event *event,
                     rum_seat viewer, struct rum_json *out)
{
    const struct rum_event_kind *kind = rum_event_kind_of(game, event->kind);
    const struct rum_clause *clause =
        rum_clause_number(game->tag, event->clause);
    bool whole = knows(event, viewer);

    if (!hears(event, viewer))
        return;
    RUM_ASSERT(kind);
    rum_json_open(out, NULL, '{');
    rum_json_str(out, "kind", kind->name);
    if (event->seat >= 0)
        rum_json_int(out, "seat", event->seat);
    rum_json_str(out, "clause", clause ? clause->id : NULL);
    if (whole && event->subject != RUM_UNKNOWN) {
        rum_json_int(out, "subject", event->subject);
        const char *name = rum_event_subject(game, event);
        if (name)
            rum_json_str(out, "about", name);
    }
    rum_json_open(out, "args", '{');
    for (int i = 0; i < (whole ? ARGS : SECRET_ARGS); i++) {
        if (kind->arg[i])
            rum_json_int(out, kind->arg[i], event->arg[i]);
    }
    rum_json_close(out, '}');
    rum_json_close(out, '}');
}

/*
 * why.c: why something is not open, for whoever tries it.
 */
#include "why.h"

#include <string.h>
#include <strings.h>

#include <rumpus/clause.h>

#include "choose.h"

#define FEW 2 /* letters that are enough to name a thing by its beginning */

static bool is_named(const char *id, const char *title, const char *typed)
{
    return strcasecmp(id, typed) == 0 || strcasecmp(title, typed) == 0;
}

static bool is_meant(const char *id, const char *title, const char *typed)
{
    return strlen(typed) >= FEW && choose_fits(id, title, typed);
}

static bool say(struct session *s, const char *id)
{
    struct rum_line line;

    if (rum_match_why(s->match, id, &line) < 0 || !line.text[0])
        return false;
    const struct rum_clause *c =
        rum_clause_number(rum_match_game(s->match)->tag, line.clause);
    session_say(s, "Not now: %s. [%s]", line.text, c ? c->id : "");
    return true;
}

/* Things of one name are alike, but one of them may have a reason. */
static bool try(struct session *s, const char *typed,
                bool (*fits)(const char *id, const char *title,
                             const char *typed))
{
    const char *id;

    for (size_t i = 0; (id = rum_scene_thing(s->scene, i)); i++) {
        const char *title = *id ? rum_scene_title(s->scene, id) : "";
        if (*id && fits(id, title, typed) && say(s, id))
            return true;
    }
    return false;
}

bool why_not(struct session *s, const char *typed)
{
    return s->scene->actions.n > 0 &&
           (try(s, typed, is_named) || try(s, typed, is_meant));
}

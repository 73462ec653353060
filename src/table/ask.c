/*
 * ask.c: the members of a message.
 */
#include "ask.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static bool missing(struct rum_ask *q, const char *name)
{
    return rum_ask_wrong(q, "'%s' is missing", name);
}

bool rum_ask_int(struct rum_ask *q, const char *name, bool needed, int64_t min,
                 int64_t max, int64_t *out)
{
    const struct rum_json_value *v = rum_json_member(q->in, name);

    if (!v)
        return !needed || missing(q, name);
    if (v->kind != RUM_JSON_INT || v->n < min || v->n > max)
        return rum_ask_wrong(
            q, "'%s' must be a whole number, %" PRId64 " to %" PRId64, name,
            min, max);
    *out = v->n;
    return true;
}

bool rum_ask_text(struct rum_ask *q, const char *name, bool needed,
                  const char **out)
{
    const struct rum_json_value *v = rum_json_member(q->in, name);

    if (!v)
        return !needed || missing(q, name);
    if (v->kind != RUM_JSON_TEXT)
        return rum_ask_wrong(q, "'%s' must be a text", name);
    *out = v->text;
    return true;
}

bool rum_ask_flag(struct rum_ask *q, const char *name, bool *out)
{
    const struct rum_json_value *v = rum_json_member(q->in, name);

    if (v && v->kind != RUM_JSON_BOOL)
        return rum_ask_wrong(q, "'%s' must be true or false", name);
    if (v)
        *out = v->n;
    return true;
}

bool rum_ask_seed(struct rum_ask *q, const char *name, struct rum_seed *out)
{
    const struct rum_json_value *v = rum_json_member(q->in, name);
    char digits[24] = "";

    if (!v)
        return true;
    if (v->kind == RUM_JSON_INT)
        snprintf(digits, sizeof(digits), "%" PRId64, v->n);
    const char *text = v->kind == RUM_JSON_TEXT ? v->text : digits;
    if (rum_seed_parse(text, out) < 0)
        return rum_ask_wrong(
            q, "'%s' must be a number, 0 to 2^53-1, or 32 hex digits", name);
    return true;
}

bool ask_holds(const struct rum_ask *q, rum_seat seat)
{
    return seat >= 0 &&
           (q->guest->tester || rum_guest_seats(q->guest) & RUM_BIT(seat));
}

int ask_person(const struct rum_ask *q)
{
    return q->guest->sits ? q->guest->person : RUM_STRANGER;
}

rum_seat ask_eyes(const struct rum_ask *q)
{
    rum_seat actor = rum_match_actor(q->match);

    if (q->guest->tester)
        return RUM_ALL;
    if (ask_holds(q, actor))
        return actor;
    for (int i = 0; i < rum_match_seats(q->match); i++) {
        if (ask_holds(q, (rum_seat)i))
            return (rum_seat)i;
    }
    return RUM_NOBODY;
}

bool ask_actor(struct rum_ask *q, rum_seat *actor)
{
    struct rum_err_text why;

    *actor = rum_match_actor(q->match);
    if (*actor == RUM_NOBODY)
        return rum_ask_wrong(q, "the game is over");
    if (ask_holds(q, *actor))
        return true;
    rum_match_not_asked(q->match, ask_eyes(q), &why);
    return rum_ask_wrong(q, "%s", why.text);
}

bool ask_own_seat(struct rum_ask *q, rum_seat *seat)
{
    rum_seat actor = rum_match_actor(q->match);
    int64_t as = ask_holds(q, actor) ? actor : q->guest->as;

    if (!rum_ask_int(q, "as", false, 0, RUM_MAX_SEATS - 1, &as))
        return false;
    *seat = (rum_seat)as;
    return (as < rum_match_seats(q->match) && ask_holds(q, *seat)) ||
           rum_ask_wrong(q, "'as' must be a seat you hold");
}

bool ask_game(struct rum_ask *q, const struct rum_game **out)
{
    const char *id = NULL;

    if (!rum_ask_text(q, "game", false, &id))
        return false;
    *out = id ? rum_game_find(id) : q->match ? rum_match_game(q->match) : NULL;
    if (*out)
        return true;
    return id ? rum_ask_wrong(q, "there is no game '%.40s'; 'games' lists them",
                              id)
              : rum_ask_wrong(q, "'game' is missing and there is no match");
}

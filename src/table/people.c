/*
 * people.c: the rows about who sits here: names, seats, giving up, talk,
 * hints, hurry; and what a bot would do.
 */
#include "ask.h"

#include <string.h>

/* More would keep a table waiting for minutes. */
#define MAX_ITERATIONS 1000000
#define MAX_MILLIS     60000

/* One person may say so much: a line each two seconds, and five at once. */
#define TALK_PAUSE   2000
#define TALK_AT_ONCE 5

static bool put_nothing(struct rum_ask *q)
{
    (void)q;
    return true;
}

bool ask_name(struct rum_ask *q)
{
    const char *name = NULL;
    rum_seat seat;

    if (!rum_ask_text(q, "name", true, &name) || !ask_own_seat(q, &seat))
        return false;
    enum rum_err err = strlen(name) > 31
                           ? RUM_EFORMAT
                           : rum_table_rename(q->table, seat, name);
    if (err == RUM_EFORMAT)
        return rum_ask_wrong(q, "'name' must be a text of 1 to 31 bytes");
    return rum_ask_changed(q, q->table, err, put_nothing);
}

/* An open seat goes to a bot, or the seat of a bot is opened. */
bool ask_seat(struct rum_ask *q)
{
    struct rum_sitter s = {.kind = RUM_SITS_UNSAID};
    struct rum_err_text why;
    const char *who = NULL;
    int64_t seat = 0;

    if (!rum_ask_int(q, "seat", true, 0, rum_match_seats(q->match) - 1,
                     &seat) ||
        !rum_ask_text(q, "who", true, &who))
        return false;
    if (rum_sitter_who(who, &s, &why) < 0 ||
        (s.kind != RUM_SITS_BOT && s.kind != RUM_SITS_OPEN))
        return rum_ask_wrong(q, "'who' must be \"open\" or the level of a bot");
    enum rum_sits now = rum_table_sitter(q->table, (rum_seat)seat)->kind;
    if (now != RUM_SITS_OPEN && now != RUM_SITS_BOT)
        return rum_ask_wrong(q, "somebody sits there");
    /* Its hand is a secret, and it may be somebody's partner. */
    if (now == RUM_SITS_BOT && rum_match_length(q->match) > 0 &&
        rum_table_people(q->table) > 1)
        return rum_ask_wrong(q, "the game has begun: this bot plays it out");
    return rum_ask_changed(
        q, q->table, rum_table_seat(q->table, (rum_seat)seat, &s), put_nothing);
}

/* What became of a wish to end the game. */
static bool put_ended(struct rum_ask *q, enum rum_err err)
{
    switch (err) {
    case RUM_EOVER:
        return rum_ask_wrong(q, "the game is over");
    case RUM_EILLEGAL:
        return rum_ask_wrong(q, "this game knows no draw");
    case RUM_ENOTHING:
        return rum_ask_wrong(q, "there is nobody here who could agree");
    case RUM_EBUSY:
        return rum_ask_wrong(q, "wait: something else is being decided");
    default:
        return rum_ask_changed(q, q->table, err, put_nothing);
    }
}

bool ask_resign(struct rum_ask *q)
{
    rum_seat seat;

    return ask_own_seat(q, &seat) &&
           (ask_person(q) != RUM_STRANGER ||
            rum_ask_wrong(q, "'resign' is for people")) &&
           put_ended(q, rum_table_resign(q->table, seat));
}

bool ask_draw(struct rum_ask *q)
{
    rum_seat seat;

    return ask_own_seat(q, &seat) &&
           (ask_person(q) != RUM_STRANGER ||
            rum_ask_wrong(q, "'draw' is for people")) &&
           put_ended(q, rum_table_draw(q->table, seat));
}

/* A word to the others. */
bool ask_say(struct rum_ask *q)
{
    const char *text = NULL, *name = "";
    rum_seat seat = RUM_NOBODY;

    if (!q->guest->sits)
        return rum_ask_wrong(q, "'say' is for people at a table");
    if (q->guest->late)
        return rum_ask_wrong(q, "the game is over: its talk is for those who "
                                "were there");
    if (!rum_ask_text(q, "text", true, &text) ||
        !rum_ask_text(q, "name", false, &name) ||
        (rum_guest_seats(q->guest) && !ask_own_seat(q, &seat)))
        return false;
    if (!table_paced(&q->guest->talk_full, q->table->now, TALK_PAUSE,
                     TALK_AT_ONCE))
        return rum_ask_wrong(q, "too many words at once; wait a moment");
    switch (rum_table_say(q->table, seat, name, text)) {
    case RUM_OK:
        return true;
    case RUM_EBUSY:
        return rum_ask_wrong(q, "everybody talks at once; wait a moment");
    default:
        return rum_ask_wrong(q, "'text' must have 1 to %d bytes",
                             RUM_TALK_BYTES);
    }
}

bool rum_ask_hint(struct rum_ask *q)
{
    switch (rum_table_hint(q->table, ask_person(q))) {
    case RUM_OK:
        return true;
    case RUM_EBUSY:
        return rum_ask_wrong(q, "a hint is being thought of already");
    default:
        return rum_ask_wrong(q, "a hint is for whoever is to decide");
    }
}

/* Whether there is somebody to be hurried must not be asked for: it may be a
 * secret whose decision it is. */
bool ask_hurry(struct rum_ask *q)
{
    if (!rum_table_rules(q->table)->hurry)
        return rum_ask_wrong(q, "nobody is hurried at this table");
    rum_table_hurry(q->table);
    return true;
}

bool ask_bot(struct rum_ask *q)
{
    struct rum_bot_options opt = {.level = NULL};
    struct rum_err_text why;
    const char *level = "easy";
    int64_t iterations = 0, millis = 0;
    rum_seat actor;

    if (!ask_actor(q, &actor) || !rum_ask_text(q, "level", false, &level) ||
        !rum_ask_int(q, "iterations", false, 1, MAX_ITERATIONS, &iterations) ||
        !rum_ask_int(q, "millis", false, 1, MAX_MILLIS, &millis))
        return false;
    if (rum_bot_parse(level, &opt, &why) < 0)
        return rum_ask_wrong(q, "%s", why.text);
    if (!rum_ask_seed(q, "seed", &opt.seed))
        return false;
    if (iterations)
        opt.iterations = (uint32_t)iterations;
    if (millis)
        opt.millis = (uint32_t)millis;

    struct rum_thought *th = rum_table_advise(q->table, &opt);
    rum_thought_run(th);
    rum_json_int(&q->out, "actor", actor);
    rum_json_int(&q->out, "code", th->best);
    put_advice(&q->out, &th->advice);
    rum_json_int(&q->out, "work", th->advice.work);
    rum_thought_destroy(th);
    return true;
}

/*
 * play.c: the rows that decide: play, take back, consent.
 */
#include "ask.h"

bool ask_legal(struct rum_ask *q)
{
    rum_seat actor;
    bool words = true;

    if (!rum_ask_flag(q, "words", &words))
        return false;
    if (rum_match_actor(q->match) == RUM_NOBODY) {
        rum_json_null(&q->out, "actor");
        rum_json_open(&q->out, "actions", '[');
        rum_json_close(&q->out, ']');
        return true;
    }
    if (!ask_actor(q, &actor))
        return false;
    rum_json_int(&q->out, "actor", actor);
    rum_json_int(&q->out, "n", rum_match_decisions(q->match, actor));
    if (words) {
        rum_put_actions(&q->out, q->match);
        return true;
    }
    const rum_action *actions;
    size_t n = rum_match_legal(q->match, &actions);
    rum_json_open(&q->out, "actions", '[');
    for (size_t i = 0; i < n; i++) {
        rum_json_open(&q->out, NULL, '{');
        rum_json_int(&q->out, "code", actions[i]);
        rum_json_close(&q->out, '}');
    }
    rum_json_close(&q->out, ']');
    return true;
}

/* ---- playing ---- */

static rum_seat viewer_of(const struct rum_ask *q)
{
    return q->guest->tester ? RUM_ALL : q->seat;
}

static bool put_played(struct rum_ask *q)
{
    put_events(&q->out, q->match, viewer_of(q));
    rum_put_log(&q->out, q->match, viewer_of(q), q->told);
    put_position(q);
    return true;
}

bool ask_choice(struct rum_ask *q, rum_action *out)
{
    const rum_action *actions;
    int64_t code = 0;

    if (!ask_actor(q, &q->seat))
        return false;
    int64_t now = rum_match_decisions(q->match, q->seat), n = now;
    if (!rum_ask_int(q, "n", false, 0, INT32_MAX, &n))
        return false;
    if (n != now)
        return rum_ask_wrong(q,
                             "decision %d is not open now; it is decision %d",
                             (int)n, (int)now);
    if (!rum_ask_int(q, "code", true, 0, UINT16_MAX, &code))
        return false;
    size_t open = rum_match_legal(q->match, &actions);
    for (size_t i = 0; i < open; i++) {
        if (actions[i] == code) {
            *out = actions[i];
            return true;
        }
    }
    return rum_ask_wrong(
        q, "code %d is not open now; 'legal' lists those that are", (int)code);
}

bool ask_play(struct rum_ask *q)
{
    rum_action act = 0;

    if (!ask_choice(q, &act))
        return false;
    q->told = rum_match_log_size(q->match, viewer_of(q));
    return rum_ask_changed(q, q->table, rum_table_play(q->table, q->seat, act),
                           put_played);
}

/* ---- there and back ---- */

static bool put_moved(struct rum_ask *q)
{
    put_position(q);
    return true;
}

/* Testers need nobody's consent. */
static bool undo_to(struct rum_ask *q)
{
    int64_t length = (int64_t)rum_match_length(q->match), to = length - 1;

    if (length == 0)
        return rum_ask_wrong(q, "nothing was played yet");
    if (!rum_ask_int(q, "to", false, 0, length - 1, &to))
        return false;
    return rum_ask_changed(
        q, q->table,
        table_changed(q->table, CHANGE_BACK, RUM_NOBODY,
                      rum_match_undo_to(q->match, (size_t)to)),
        put_moved);
}

/* Done, or the others are asked first. */
static bool put_undone(struct rum_ask *q)
{
    const struct rum_wish *wish = rum_table_wish(q->table);

    if (wish && wish->by == q->seat)
        rum_json_bool(&q->out, "asked", true);
    put_position(q);
    return true;
}

bool ask_undo(struct rum_ask *q)
{
    if (q->guest->tester)
        return undo_to(q);
    if (rum_json_member(q->in, "to"))
        return rum_ask_wrong(q, "'to' is for testers");
    if (ask_person(q) == RUM_STRANGER)
        return rum_ask_wrong(q, "a program cannot take back");
    if (!ask_own_seat(q, &q->seat))
        return false;
    enum rum_err err = rum_table_undo(q->table, q->seat);
    if (err == RUM_ENOTHING)
        return rum_ask_wrong(q, "you have not decided anything yet");
    if (err == RUM_EILLEGAL)
        return rum_ask_wrong(q, "the game was shown openly after its end; now "
                                "it stands");
    return rum_ask_changed(q, q->table, err, put_undone);
}

static bool put_nothing(struct rum_ask *q)
{
    (void)q;
    return true;
}

bool ask_consent(struct rum_ask *q)
{
    bool yes = false;

    if (!rum_json_member(q->in, "yes"))
        return rum_ask_wrong(q, "'yes' is missing");
    if (!rum_ask_flag(q, "yes", &yes))
        return false;
    struct rum_wish wish = q->table->wish;
    enum rum_err err = rum_table_consent(q->table, ask_person(q), yes);
    if (err == RUM_ENOTHING)
        return rum_ask_wrong(q, "nobody asks you for anything");
    if (!yes)
        table_tell_refused(q->table, &wish, ask_person(q));
    /* Busy: it is carried out once the disk has answered. */
    return rum_ask_changed(q, q->table, err == RUM_EBUSY ? RUM_OK : err,
                           put_nothing);
}

bool ask_withdraw(struct rum_ask *q)
{
    if (q->table->claim.guest == q->guest) {
        table_end_claim(q->table);
        return true;
    }
    return rum_table_withdraw(q->table, ask_person(q)) == RUM_OK ||
           rum_ask_wrong(q, "you have not asked to take anything back");
}

bool ask_redo(struct rum_ask *q)
{
    enum rum_err err = table_changed(q->table, CHANGE_BACK, RUM_NOBODY,
                                     rum_match_redo(q->match));

    if (err == RUM_ENOTHING)
        return rum_ask_wrong(q, "nothing was taken back");
    return rum_ask_changed(q, q->table, err, put_moved);
}

bool ask_jump(struct rum_ask *q)
{
    int64_t last =
        (int64_t)(rum_match_length(q->match) + rum_match_future(q->match));
    int64_t to = 0;

    if (!q->guest->own)
        return rum_ask_wrong(q, "this match is not yours to jump about in");
    if (!rum_ask_int(q, "to", true, 0, last, &to))
        return false;
    enum rum_err err = rum_match_jump(q->match, (size_t)to);
    return rum_ask_changed(
        q, q->table, table_changed(q->table, CHANGE_BACK, RUM_NOBODY, err),
        put_moved);
}

/*
 * table.c: who sits at a table and who is there, and every change of the match.
 *
 * Read include/rumpus/table.h first, then sitter.c (seats and names), time.c
 * (clocks, what is due), wish.c (consent) with undo.c and rematch.c, think.c
 * (bots) and keep.c (what outlives the host). wire.c begins the protocol.
 */
#include "story.h"

#include <stdlib.h>
#include <string.h>

/* ---- laying and clearing ---- */

struct rum_table *rum_table_create(struct rum_match *match,
                                   const struct rum_table_rules *rules,
                                   uint64_t now)
{
    struct rum_table *t = rum_alloc(sizeof(*t));

    t->match = match;
    if (rules)
        t->rules = *rules;
    t->now = t->chosen_at = t->seen_at = now;
    t->position = 1;
    t->hurried = RUM_NEVER;
    t->wish.by = t->takes_back = RUM_NOBODY;
    for (int i = 0; i < rum_match_seats(match); i++) {
        rum_seat seat = (rum_seat)i;
        struct rum_sitter *s = &t->chair[i].sitter;
        table_recorded(rum_match_seat_who(match, seat), s);
        RUM_SAY(s->name, "%s", rum_match_seat_name(match, seat));
        if (s->kind == RUM_SITS_PERSON)
            rum_table_hold(t, RUM_BIT(seat));
    }
    table_init_clocks(t);
    return t;
}

void rum_table_destroy(struct rum_table *t)
{
    if (!t)
        return;
    RUM_ASSERT(!t->guests);
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        rum_bot_destroy(t->chair[i].bot);
    story_destroy(t->story);
    rum_match_destroy(t->film);
    rum_match_destroy(t->proposed);
    rum_match_destroy(t->match);
    free(t->later);
    free(t);
}

struct rum_match *rum_table_match(const struct rum_table *t)
{
    return t->match;
}

const struct rum_table_rules *rum_table_rules(const struct rum_table *t)
{
    return &t->rules;
}

const struct rum_sitter *rum_table_sitter(const struct rum_table *t,
                                          rum_seat seat)
{
    return &t->chair[seat].sitter;
}

/* ---- people ---- */

int rum_table_hold(struct rum_table *t, uint16_t seats)
{
    int person = RUM_STRANGER;

    for (int i = 0; i < RUM_MAX_PEOPLE; i++) {
        if (t->person[i].seats == seats)
            return i;
        t->person[i].seats &= (uint16_t)~seats;
    }
    for (int i = RUM_MAX_PEOPLE - 1; i >= 0; i--) {
        if (!t->person[i].seats)
            person = i;
    }
    RUM_ASSERT(person >= 0 && seats);
    t->person[person] = (struct person){.seats = seats, .away_since = t->now};
    return person;
}

uint16_t rum_table_holds(const struct rum_table *t, int person)
{
    return person >= 0 && person < RUM_MAX_PEOPLE ? t->person[person].seats : 0;
}

int rum_table_holder(const struct rum_table *t, rum_seat seat)
{
    for (int i = 0; seat >= 0 && i < RUM_MAX_PEOPLE; i++) {
        if (t->person[i].seats & RUM_BIT(seat))
            return i;
    }
    return RUM_STRANGER;
}

int rum_table_people(const struct rum_table *t)
{
    int n = 0;

    for (int i = 0; i < RUM_MAX_PEOPLE; i++)
        n += t->person[i].seats != 0;
    return n;
}

bool table_is_person(const struct rum_table *t, rum_seat seat)
{
    return seat >= 0 && t->chair[seat].sitter.kind == RUM_SITS_PERSON;
}

bool table_bot_decides(const struct rum_table *t, rum_seat seat)
{
    return seat >= 0 && (t->chair[seat].sitter.kind == RUM_SITS_BOT ||
                         t->chair[seat].stood_in);
}

void rum_table_come(struct rum_table *t, int person)
{
    if (!rum_table_holds(t, person))
        return;
    struct person *p = &t->person[person];
    if (!p->came || p->expected)
        t->kept++;
    p->came = true;
    p->expected = false;
    p->windows++;
    t->chosen_at = t->now;
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        if (p->seats & RUM_BIT(i) && t->chair[i].stood_in) {
            t->chair[i].stood_in = false;
            table_dismiss(t, (rum_seat)i);
        }
    }
}

void rum_table_go(struct rum_table *t, int person)
{
    if (!rum_table_holds(t, person) || !t->person[person].windows)
        return;
    struct person *p = &t->person[person];
    if (--p->windows > 0)
        return;
    p->away_since = t->now;
    t->hints &= (uint8_t) ~(1u << person);
    t->hints_asked &= (uint8_t) ~(1u << person);
    table_drop_person(t, person);
}

bool rum_table_here(const struct rum_table *t, rum_seat seat)
{
    int person = rum_table_holder(t, seat);
    enum rum_sits kind = t->chair[seat].sitter.kind;

    return kind == RUM_SITS_BOT || kind == RUM_SITS_PROGRAM ||
           (person >= 0 && t->person[person].windows > 0);
}

uint64_t rum_table_away(const struct rum_table *t, rum_seat seat)
{
    int person = rum_table_holder(t, seat);

    return person < 0 || t->person[person].windows || !t->person[person].came
               ? RUM_NEVER
               : t->person[person].away_since;
}

bool rum_table_stood_in(const struct rum_table *t, rum_seat seat)
{
    return t->chair[seat].stood_in;
}

bool table_is_expected(const struct rum_table *t, rum_seat seat)
{
    int person = rum_table_holder(t, seat);

    return person >= 0 && t->person[person].expected &&
           !t->chair[seat].stood_in;
}

uint16_t table_others(const struct rum_table *t, int person)
{
    uint16_t seats = 0;

    for (int i = 0; i < RUM_MAX_PEOPLE; i++) {
        if (i != person && t->person[i].windows > 0)
            seats |= t->person[i].seats;
    }
    return seats;
}

bool table_is_over(const struct rum_table *t)
{
    return rum_match_actor(t->match) == RUM_NOBODY && t->change != CHANGE_BACK;
}

bool rum_table_may_view(const struct rum_table *t, uint16_t seats,
                        rum_seat viewer)
{
    return viewer == RUM_NOBODY || (viewer >= 0 && seats & RUM_BIT(viewer)) ||
           table_is_over(t);
}

bool table_among_bots(const struct rum_table *t, rum_seat seat)
{
    for (int i = 0; i < rum_match_seats(t->match); i++) {
        enum rum_sits kind = t->chair[i].sitter.kind;
        if (i != seat && kind != RUM_SITS_BOT && kind != RUM_SITS_PROGRAM)
            return false;
    }
    return true;
}

void rum_table_view(struct rum_table *t, rum_seat viewer, struct rum_scene *out)
{
    rum_match_view(t->match, viewer, out);
    if (out->actions.n == 1 && table_among_bots(t, viewer))
        out->actions.v[0].quiet = true;
}

void rum_table_open(struct rum_table *t)
{
    if (!t->opened)
        t->kept++;
    t->opened = true;
    /* Whoever agreed to it now would not know what the other knows. */
    if (t->wish.by >= 0 && t->wish.what == RUM_WISH_UNDO &&
        rum_table_people(t) > 1)
        table_end_wish(t);
}

/* ---- changes ---- */

/* Whoever comes next may get the number of a person who holds nothing. */
static void give_up(struct rum_table *t, int person, rum_seat seat)
{
    struct person *p = &t->person[person];

    p->seats &= (uint16_t)~RUM_BIT(seat);
    t->wish.asked &= (uint16_t)~RUM_BIT(seat);
    if (t->wish.by == seat)
        table_end_wish(t);
    if (p->seats)
        return;
    t->hints &= (uint8_t) ~(1u << person);
    t->hints_asked &= (uint8_t) ~(1u << person);
    *p = (struct person){0};
    table_part(t, person);
}

static void take_seat(struct rum_table *t, rum_seat seat,
                      const struct rum_sitter *s)
{
    struct chair *c = &t->chair[seat];
    bool same = c->sitter.kind == s->kind && strcmp(c->sitter.bot, s->bot) == 0;
    int holder = rum_table_holder(t, seat);

    c->sitter = *s;
    c->sitter.name[0] = '\0';
    RUM_SAY(c->sitter.name, "%s", rum_match_seat_name(t->match, seat));
    if (same)
        return;
    c->stood_in = false;
    table_dismiss(t, seat);
    if (s->kind == RUM_SITS_PERSON && holder == RUM_STRANGER)
        rum_table_hold(t, RUM_BIT(seat));
    else if (s->kind != RUM_SITS_PERSON && holder >= 0)
        give_up(t, holder, seat);
}

/* The match is another one now. */
static void follow(struct rum_table *t, enum change change, rum_seat seat)
{
    if (change == CHANGE_SEAT)
        take_seat(t, seat, &t->change_sitter);
    if (change == CHANGE_SEAT || change == CHANGE_SINK)
        return;
    if (change == CHANGE_TIME)
        t->called = true;
    if (t->rules.limit || change == CHANGE_BACK ||
        rum_match_actor(t->match) == RUM_NOBODY)
        t->kept++;
    t->position++;
    rum_match_destroy(t->film);
    t->film = NULL;
    story_destroy(t->story);
    t->story = NULL;
    t->story_asked = false;
    t->thinking = 0;
    t->decided = false;
    table_end_wish(t);
    t->hints &= (uint8_t)~t->hints_asked;
    t->hints_asked = 0;
    if (change == CHANGE_PLAY) {
        if (table_is_person(t, seat) && !t->chair[seat].stood_in) {
            t->chosen_at = t->now;
            t->person[rum_table_holder(t, seat)].undone = false;
        }
        table_restart_clock(t, seat);
    } else {
        t->chosen_at = t->now;
        table_restart_clock(t, RUM_NOBODY);
    }
}

enum rum_err table_changed(struct rum_table *t, enum change change,
                           rum_seat seat, enum rum_err err)
{
    if (err == RUM_OK) {
        follow(t, change, seat);
    } else if (err == RUM_EPENDING) {
        t->change = change;
        t->change_seat = seat;
    } else if (err == RUM_EIO) {
        t->retry = t->now + RETRY_AFTER;
    }
    return err;
}

void rum_table_settle(struct rum_table *t, bool written)
{
    enum change change = t->change;

    t->change = CHANGE_NONE;
    rum_match_settle(t->match, written);
    if (written)
        follow(t, change, t->change_seat);
    else
        t->retry = t->now + RETRY_AFTER;
    if (t->on_settled)
        t->on_settled(t, written);
    if (written)
        table_take_back(t);
    else
        t->takes_back = RUM_NOBODY; /* what was meant did not happen */
    rum_table_tick(t, t->now);
}

enum rum_err rum_table_play(struct rum_table *t, rum_seat seat, rum_action act)
{
    rum_seat actor = rum_match_actor(t->match);

    if (actor == RUM_NOBODY)
        return RUM_EOVER;
    if (actor != seat)
        return RUM_EILLEGAL;
    return table_changed(t, CHANGE_PLAY, seat, rum_match_play(t->match, act));
}

enum rum_err rum_table_record(struct rum_table *t, struct rum_sink *sink,
                              bool there)
{
    return table_changed(t, CHANGE_SINK, RUM_NOBODY,
                         rum_match_record_to(t->match, sink, there));
}

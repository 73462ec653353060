/*
 * notes.c: see notes.h.
 */
#include "notes.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "run.h"

/* To take the lead, a side must be ahead by so much of its expected score
 * (x 100, as appraise() has it): 5 % of a win. Less is the noise of a rule of
 * thumb, and would count as a lead that changes with every card. */
#define CLEAR 300

struct deed {
    uint8_t kind;
    rum_seat seat;
    uint16_t subject;
};

struct lab_notes {
    const struct rum_game *game;
    struct rum_trace trace;
    struct deed *deed;
    size_t deeds, cap;
    bool cited[LAB_CLAUSES];
    uint64_t *stamp; /* the game a seat last had such a deed in */
    uint64_t number; /* of the game, counted by this worker from 1 */
    int leader;      /* a side; -1: nobody so far */
    uint16_t changes;
    uint32_t since; /* the decision after which they have led */
    int lowest[RUM_MAX_SEATS];
};

static size_t kinds_of(const struct rum_game *game)
{
    size_t most = 0;

    for (int i = 0; i < game->event_count; i++) {
        if (game->events[i].kind >= most)
            most = game->events[i].kind + 1u;
    }
    return most;
}

static size_t subjects_of(const struct rum_game *game)
{
    size_t n = 0;

    while (game->subjects && game->subjects[n])
        n++;
    return n;
}

void lab_tally_init(struct lab_tally *tally, const struct rum_game *game)
{
    *tally = (struct lab_tally){
        .game = game,
        .kinds = kinds_of(game),
        .subjects = subjects_of(game),
    };
    tally->use =
        rum_alloc((tally->kinds * tally->subjects + 1) * sizeof(*tally->use));
    tally->clause = rum_alloc(LAB_CLAUSES * sizeof(*tally->clause));
}

void lab_tally_finish(struct lab_tally *tally)
{
    free(tally->use);
    free(tally->clause);
    *tally = (struct lab_tally){0};
}

const struct lab_use *lab_tally_use(const struct lab_tally *tally, uint8_t kind,
                                    size_t subject)
{
    RUM_ASSERT(kind < tally->kinds && subject < tally->subjects);
    return &tally->use[kind * tally->subjects + subject];
}

struct lab_notes *lab_notes_create(const struct rum_game *game)
{
    struct lab_notes *notes = rum_alloc(sizeof(*notes));

    notes->game = game;
    notes->stamp = rum_alloc((kinds_of(game) * subjects_of(game) + 1) *
                             RUM_MAX_SEATS * sizeof(*notes->stamp));
    return notes;
}

void lab_notes_destroy(struct lab_notes *notes)
{
    if (!notes)
        return;
    free(notes->deed);
    free(notes->stamp);
    free(notes);
}

void lab_notes_begin(struct lab_notes *notes)
{
    notes->deeds = 0;
    notes->number++;
    memset(notes->cited, 0, sizeof(notes->cited));
    notes->leader = -1;
    notes->changes = 0;
    notes->since = 0;
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        notes->lowest[i] = 6000;
}

static void cite(struct lab_notes *notes, uint16_t clause)
{
    RUM_ASSERT(clause < LAB_CLAUSES);
    notes->cited[clause] = true;
}

void lab_notes_choice(struct lab_notes *notes, const void *seen, rum_seat actor,
                      rum_action act)
{
    struct rum_offer offer = {.text = ""};
    struct rum_line line = {.text = ""};

    notes->game->prompt(seen, actor, &line);
    cite(notes, line.clause);
    notes->game->describe(seen, actor, act, &offer);
    cite(notes, offer.clause);
}

struct rum_trace *lab_notes_trace(struct lab_notes *notes)
{
    notes->trace.n = 0;
    return &notes->trace;
}

static void keep(struct lab_notes *notes, const struct rum_event *e)
{
    if (notes->deeds == notes->cap) {
        notes->cap = notes->cap ? 2 * notes->cap : 1024;
        notes->deed =
            rum_realloc(notes->deed, notes->cap * sizeof(*notes->deed));
    }
    notes->deed[notes->deeds++] =
        (struct deed){.kind = e->kind, .seat = e->seat, .subject = e->subject};
}

/* Who is ahead, by what the game thinks of the position. */
static void look(struct lab_notes *notes, const void *state,
                 const struct lab_record *record)
{
    int best = -1, second = -1, leader = -1;

    for (rum_seat i = 0; i < rum_head(state)->seats; i++) {
        int value = notes->game->appraise(state, i);
        if (value < notes->lowest[i])
            notes->lowest[i] = value;
        if (value > best) {
            if (leader != record->side[i])
                second = best;
            best = value;
            leader = record->side[i];
        } else if (value > second && leader != record->side[i]) {
            second = value;
        }
    }
    if (best < second + CLEAR || leader == notes->leader)
        return;
    notes->changes += notes->leader >= 0;
    notes->leader = leader;
    notes->since = record->decisions;
}

void lab_notes_applied(struct lab_notes *notes, const void *state,
                       const struct lab_record *record)
{
    for (int i = 0; i < notes->trace.n; i++) {
        const struct rum_event *e = &notes->trace.event[i];
        cite(notes, e->clause);
        if (rum_event_subject(notes->game, e))
            keep(notes, e);
    }
    if (rum_head(state)->to_act != RUM_NOBODY && notes->game->settled(state))
        look(notes, state, record);
}

void lab_notes_end(const struct lab_notes *notes, struct lab_record *record)
{
    int winner = -1;

    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (record->points[i] == 60 && winner < 0)
            winner = i;
    }
    record->changes = notes->changes;
    record->lowest = 6000;
    if (winner < 0)
        return;
    /* The winner was behind to the last: decided by the last decision. */
    bool led = notes->leader == record->side[winner];
    record->decided = led ? notes->since : record->decisions;
    record->changes += notes->leader >= 0 && !led;
    record->lowest = (uint16_t)notes->lowest[winner];
}

void lab_tally_add(struct lab_tally *tally, struct lab_notes *notes,
                   const struct lab_record *record)
{
    for (size_t i = 0; i < notes->deeds; i++) {
        const struct deed *d = &notes->deed[i];
        size_t cell = d->kind * tally->subjects + d->subject;
        struct lab_use *use = &tally->use[cell];
        use->times++;
        if (d->seat < 0 ||
            notes->stamp[cell * RUM_MAX_SEATS + (size_t)d->seat] ==
                notes->number)
            continue;
        notes->stamp[cell * RUM_MAX_SEATS + (size_t)d->seat] = notes->number;
        lab_count(&use->seats, record->points[d->seat]);
    }
    for (int i = 0; i < record->seats; i++)
        lab_count(&tally->seats, record->points[i]);
    for (size_t i = 1; i < LAB_CLAUSES; i++)
        tally->clause[i] += notes->cited[i];
    if (record->end && !notes->cited[record->end])
        tally->clause[record->end]++;
}

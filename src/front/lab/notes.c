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

/* All open actions are described in one decision of so many: in every one it
 * would cost more than playing. */
#define LOOK_EVERY 8

struct lab_notes {
    const struct rum_game *game;
    struct rum_trace trace;
    size_t subjects;
    struct lab_sums sums;
    uint32_t *place; /* of a use among the cells of the sums, from 1; 0: none */
    bool cited[LAB_CLAUSES];
    uint16_t pick_at[LAB_CLAUSES]; /* among the picks, from 1; 0: none */
    size_t choices;                /* so far; begins with the game's number */
    int leader;                    /* a side; -1: nobody so far */
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
    tally->pick = rum_alloc(LAB_CLAUSES * sizeof(*tally->pick));
}

void lab_tally_finish(struct lab_tally *tally)
{
    free(tally->use);
    free(tally->clause);
    free(tally->pick);
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
    notes->subjects = subjects_of(game);
    size_t uses = kinds_of(game) * subjects_of(game) + 1;
    notes->sums.cell = rum_alloc(uses * sizeof(*notes->sums.cell));
    notes->sums.clause = rum_alloc(LAB_CLAUSES * sizeof(*notes->sums.clause));
    notes->sums.pick = rum_alloc(LAB_CLAUSES * sizeof(*notes->sums.pick));
    notes->place = rum_alloc(uses * sizeof(*notes->place));
    return notes;
}

void lab_notes_destroy(struct lab_notes *notes)
{
    if (!notes)
        return;
    free(notes->sums.cell);
    free(notes->sums.clause);
    free(notes->sums.pick);
    free(notes->place);
    free(notes);
}

void lab_notes_begin(struct lab_notes *notes, size_t game)
{
    for (size_t i = 0; i < notes->sums.cells; i++)
        notes->place[notes->sums.cell[i].use] = 0;
    notes->sums.cells = 0;
    memset(notes->cited, 0, sizeof(notes->cited));
    memset(notes->pick_at, 0, sizeof(notes->pick_at));
    notes->sums.picks = 0;
    notes->choices = game;
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

static uint16_t clause_of(const struct lab_notes *notes, const void *seen,
                          rum_seat actor, rum_action act)
{
    struct rum_offer offer = {.text = ""};

    notes->game->describe(seen, actor, act, &offer);
    RUM_ASSERT(offer.clause < LAB_CLAUSES);
    return offer.clause;
}

static void count_pick(struct lab_notes *notes, uint16_t clause, bool taken)
{
    struct lab_sums *sums = &notes->sums;

    if (notes->pick_at[clause] == 0) {
        sums->pick[sums->picks++] = (struct lab_choice){.clause = clause};
        notes->pick_at[clause] = (uint16_t)sums->picks;
    }
    struct lab_choice *pick = &sums->pick[notes->pick_at[clause] - 1];
    pick->offered++;
    pick->taken += taken;
}

/* Which kinds of choices were open, and which was taken; of one kind alone
 * there is nothing to tell. */
static void look_at_choice(struct lab_notes *notes, const void *seen,
                           rum_seat actor, const rum_action *open, size_t n,
                           uint16_t taken)
{
    uint16_t clause[RUM_MAX_ACTIONS];
    size_t kinds = 0;

    for (size_t i = 0; i < n; i++) {
        uint16_t one = clause_of(notes, seen, actor, open[i]);
        size_t k = 0;
        while (k < kinds && clause[k] != one)
            k++;
        clause[k] = one;
        kinds += k == kinds;
    }
    for (size_t k = 0; k < kinds && kinds > 1; k++)
        count_pick(notes, clause[k], clause[k] == taken);
}

void lab_notes_choice(struct lab_notes *notes, const void *seen, rum_seat actor,
                      const rum_action *open, size_t n, rum_action act)
{
    struct rum_line line = {.text = ""};
    uint16_t taken = clause_of(notes, seen, actor, act);

    notes->game->prompt(seen, actor, &line);
    cite(notes, line.clause);
    cite(notes, taken);
    if (notes->choices++ % LOOK_EVERY == 0)
        look_at_choice(notes, seen, actor, open, n, taken);
}

struct rum_trace *lab_notes_trace(struct lab_notes *notes)
{
    notes->trace.n = 0;
    return &notes->trace;
}

static void count_use(struct lab_notes *notes, const struct rum_event *e)
{
    size_t use = e->kind * notes->subjects + e->subject;
    struct lab_sums *sums = &notes->sums;

    if (notes->place[use] == 0) {
        sums->cell[sums->cells++] = (struct lab_cell){.use = (uint32_t)use};
        notes->place[use] = (uint32_t)sums->cells;
    }
    struct lab_cell *cell = &sums->cell[notes->place[use] - 1];
    cell->times++;
    if (e->seat >= 0)
        cell->seats |= (uint8_t)(1u << e->seat);
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
            count_use(notes, e);
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

const struct lab_sums *lab_notes_sum(struct lab_notes *notes,
                                     const struct lab_record *record)
{
    struct lab_sums *sums = &notes->sums;

    cite(notes, record->end);
    sums->clauses = 0;
    for (size_t i = 1; i < LAB_CLAUSES; i++) {
        if (notes->cited[i])
            sums->clause[sums->clauses++] = (uint16_t)i;
    }
    return sums;
}

void lab_tally_add(struct lab_tally *tally, const struct lab_sums *sums,
                   const struct lab_record *record)
{
    for (size_t i = 0; i < sums->cells; i++) {
        const struct lab_cell *cell = &sums->cell[i];
        struct lab_use *use = &tally->use[cell->use];
        use->times += cell->times;
        for (int k = 0; k < record->seats; k++) {
            if (cell->seats >> k & 1)
                lab_count(&use->seats, record->points[k]);
        }
    }
    for (int i = 0; i < record->seats; i++)
        lab_count(&tally->seats, record->points[i]);
    for (size_t i = 0; i < sums->clauses; i++)
        tally->clause[sums->clause[i]]++;
    for (size_t i = 0; i < sums->picks; i++) {
        struct lab_pick *pick = &tally->pick[sums->pick[i].clause];
        pick->offered += sums->pick[i].offered;
        pick->taken += sums->pick[i].taken;
    }
}

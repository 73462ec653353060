/*
 * play.c: one game of a run. It calls the game and the bots directly: a match
 * keeps a history, a log and names, which nobody here would read.
 */
#include "play.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/system.h>

#include "gpu.h"

/* More decisions than any game has whose rules make it end. */
#define FOREVER 1000000

void player_init(struct player *p, const struct lab_run *run,
                 const atomic_bool *stop)
{
    *p = (struct player){.run = run, .stop = stop};
    p->state = rum_alloc(run->setting->game->state_size);
    p->seen = rum_alloc(run->setting->game->state_size);
    if (run->tally)
        p->notes = lab_notes_create(run->setting->game);
}

void player_finish(struct player *p)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        for (int k = 0; k < RUM_MAX_SEATS; k++)
            rum_bot_destroy(p->bot[i][k]);
    }
    lab_notes_destroy(p->notes);
    free(p->state);
    free(p->seen);
}

struct rum_seed lab_run_seed(const struct lab_run *run, size_t i)
{
    struct rum_seed seed;
    rum_rng_game(run->setting->seed, i / (size_t)run->per_seed, &seed, 1);
    return seed;
}

bool lab_cast_one(const struct lab_run *run, size_t i, const void *state,
                  struct lab_record *record)
{
    (void)run;
    (void)i;
    (void)state;
    memset(record->level, 0, sizeof(record->level));
    return true;
}

int lab_sides(const struct lab_setting *setting)
{
    int side[RUM_MAX_SEATS];
    void *state = rum_alloc(setting->game->state_size);

    lab_deal(setting, &setting->options, setting->seed, state);
    int n = rum_game_sides(setting->game, state, side);
    free(state);
    return n;
}

/* Roles are read after the deal, and those that are drafted at the end. */
static void read_roles(struct player *p)
{
    const struct rum_game *game = p->run->setting->game;

    for (rum_seat i = 0; i < rum_head(p->state)->seats; i++) {
        const char *role = game->role ? game->role(p->state, i) : NULL;
        if (!*p->role[i] && role)
            p->role[i] = role;
    }
}

static void seat_bots(struct player *p, const struct lab_record *record,
                      const struct rum_seed *seed)
{
    for (int i = 0; i < rum_head(p->state)->seats; i++) {
        int level = record->level[i];
        if (p->run->level[level].program)
            continue;
        struct rum_bot **bot = &p->bot[level][i];
        if (!*bot)
            *bot = rum_bot_create(p->run->setting->game,
                                  &p->run->level[level].bot);
        rum_bot_reseed(*bot, seed[i]);
    }
}

static rum_action choose(struct player *p, int level, rum_seat actor,
                         const rum_action *open, size_t n)
{
    rum_game_hide(p->run->setting->game, p->state, actor, p->seen);
    double begun = rum_system_seconds();
    rum_action act = rum_bot_choose(p->bot[level][actor], p->seen, actor, NULL);
    p->thought[level] += rum_system_seconds() - begun;
    p->chosen[level]++;
    if (p->notes)
        lab_notes_choice(p->notes, p->seen, actor, open, n, act);
    return act;
}

/* False: it failed. Programs are asked also where there is no choice. */
static bool choose_by_program(struct player *p, int level, rum_seat actor,
                              rum_action *out)
{
    double begun = rum_system_seconds();
    bool good = lab_guests_choose(&p->guests, p->run, actor, out, &p->why);

    p->thought[level] += rum_system_seconds() - begun;
    p->chosen[level]++;
    return good;
}

/* Whoever is to act decides. False: it was a program, and it failed. */
static bool decide(struct player *p, const struct lab_record *record,
                   rum_seat actor, const rum_action *open, size_t n,
                   rum_action *out)
{
    int level = record->level[actor];

    if (p->run->level[level].program)
        return choose_by_program(p, level, actor, out);
    *out = n == 1 ? open[0] : choose(p, level, actor, open, n);
    return true;
}

/* The program of this seat has failed: its side loses, the others share. */
static enum lab_outcome forfeit(struct player *p, struct lab_record *record,
                                rum_seat seat)
{
    unsigned others = 1; /* the number of the last side, of two at least */

    p->failed = record->level[seat];
    for (int i = 0; i < record->seats; i++) {
        if (record->side[i] > others)
            others = record->side[i];
    }
    for (int i = 0; i < record->seats; i++)
        record->points[i] =
            record->side[i] == record->side[seat] ? 0 : (uint8_t)(60 / others);
    record->turns = rum_head(p->state)->turn;
    return LAB_PLAYED;
}

static enum lab_outcome play_on(struct player *p, size_t i,
                                struct lab_record *record)
{
    const struct rum_game *game = p->run->setting->game;
    rum_action open[RUM_MAX_ACTIONS], act;
    rum_seat actor;

    while ((actor = rum_head(p->state)->to_act) != RUM_NOBODY) {
        if (atomic_load_explicit(p->stop, memory_order_relaxed))
            return LAB_OPEN;
        if (record->decisions == FOREVER)
            return LAB_STUCK;
        size_t n = game->legal(p->state, open);
        if (n > 1 && p->run->watch)
            p->run->watch(p->run, i, p->state);
        if (!decide(p, record, actor, open, n, &act))
            return forfeit(p, record, actor);
        lab_guests_hear(&p->guests, act);
        if (p->played)
            p->played(p->context, act);
        record->decisions++;
        record->choices += n > 1;
        record->offered += (uint32_t)n;
        if (n > record->widest)
            record->widest = (uint16_t)n;
        game->apply(p->state, act, p->notes ? lab_notes_trace(p->notes) : NULL);
        if (p->notes)
            lab_notes_applied(p->notes, p->state, record);
    }
    return LAB_PLAYED;
}

/* Points, length, and the clause the game gives for its end. */
static void note_end(struct player *p, struct lab_record *record)
{
    const struct rum_game *game = p->run->setting->game;
    int points[RUM_MAX_SEATS] = {0};
    struct rum_line line = {.text = ""};

    game->score(p->state, points);
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        record->points[i] = (uint8_t)points[i];
    record->turns = rum_head(p->state)->turn;
    rum_game_hide(game, p->state, RUM_NOBODY, p->seen);
    game->prompt(p->seen, RUM_NOBODY, &line);
    record->end = line.clause;
    if (p->notes)
        lab_notes_end(p->notes, record);
}

/* From the cast to the end. */
static enum lab_outcome play_dealt(struct player *p, size_t i,
                                   struct lab_record *record,
                                   const struct rum_options *options,
                                   const struct rum_seed *seed)
{
    rum_seat seat;
    enum lab_outcome outcome;

    seat_bots(p, record, seed + 1);
    if (lab_guests_come(&p->guests, p->run, options, seed[0], record, &seat,
                        &p->why))
        outcome = play_on(p, i, record);
    else
        outcome = forfeit(p, record, seat);
    lab_guests_go(&p->guests);
    return outcome;
}

enum lab_outcome player_play(struct player *p, size_t i,
                             struct lab_record *record)
{
    const struct lab_run *run = p->run;
    const struct rum_options *options =
        run->variant ? &run->variant[i % (size_t)run->variants]
                     : &run->setting->options;
    struct rum_seed seed[1 + RUM_MAX_SEATS];
    int side[RUM_MAX_SEATS];

    rum_rng_game(run->setting->seed, i / (size_t)run->per_seed, seed,
                 1 + RUM_MAX_SEATS);
    lab_deal(run->setting, options, seed[0], p->state);
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        p->role[k] = "";
    read_roles(p);
    if (p->notes)
        lab_notes_begin(p->notes, i);
    p->failed = -1;
    record->seats = rum_head(p->state)->seats;
    record->first = rum_head(p->state)->to_act;
    rum_game_sides(run->setting->game, p->state, side);
    for (int k = 0; k < record->seats; k++)
        record->side[k] = (uint8_t)side[k];
    if (!run->cast(run, i, p->state, record))
        return LAB_SKIPPED;
    enum lab_outcome outcome = run->gpu
                                   ? lab_gpu_game(run->gpu, i, record, p->state)
                                   : play_dealt(p, i, record, options, seed);
    if (outcome == LAB_PLAYED) {
        if (p->failed < 0)
            note_end(p, record);
        read_roles(p);
    }
    return outcome;
}

/*
 * guests.c: see guests.h.
 */
#include "guests.h"

static bool is_asked(const struct lab_run *run, const struct lab_record *record)
{
    for (int i = 0; i < record->seats; i++) {
        if (run->level[record->level[i]].program)
            return true;
    }
    return false;
}

bool lab_guests_come(struct lab_guests *g, const struct lab_run *run,
                     const struct rum_options *options, struct rum_seed seed,
                     const struct lab_record *record, rum_seat *seat,
                     struct rum_err_text *why)
{
    struct rum_match *match;

    *g = (struct lab_guests){0};
    if (!is_asked(run, record))
        return true;
    enum rum_err err =
        rum_match_create(run->setting->game, options, seed, &match, why);
    RUM_ASSERT(err == RUM_OK); /* it was dealt before */
    g->table = rum_table_create(match, NULL, 0);
    for (rum_seat i = 0; i < record->seats; i++) {
        const char *command = run->level[record->level[i]].program;
        if (!command)
            continue;
        g->program[i] = rum_program_start(command, g->table, i, why);
        if (!g->program[i]) {
            *seat = i;
            return false;
        }
    }
    return true;
}

bool lab_guests_choose(struct lab_guests *g, const struct lab_run *run,
                       rum_seat seat, rum_action *out, struct rum_err_text *why)
{
    unsigned millis = 1000 * (unsigned)run->setting->think;
    return rum_program_choose(g->program[seat], millis, out, why) == RUM_OK;
}

void lab_guests_hear(struct lab_guests *g, rum_action act)
{
    if (!g->table)
        return;
    enum rum_err err = rum_match_play(rum_table_match(g->table), act);
    RUM_ASSERT(err == RUM_OK);
}

void lab_guests_go(struct lab_guests *g)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++)
        rum_program_end(g->program[i]);
    if (g->table)
        rum_table_destroy(g->table);
    *g = (struct lab_guests){0};
}

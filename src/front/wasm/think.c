/*
 * think.c (wasm): errands, on the side that sends them and the side that does
 * them.
 */
#include "think.h"

#include <stdlib.h>
#include <string.h>

#include "module.h"

/* The hidden copy follows. */
struct errand {
    char game[16], level[16], table[16];
    rum_seat seat;
    bool hint;
    rum_action before;
    uint32_t iterations, millis;
    struct rum_seed seed;
};

/* ---- who sends it ---- */

struct errand_out {
    struct errand_out *next;
    struct rum_thought *thought;
    struct place *place; /* NULL: it is gone */
};

static struct errand_out *under_way;

void think_elsewhere(struct rum_thought *th, struct place *p, const char *id,
                     rum_action before)
{
    size_t n = sizeof(struct errand) + th->game->state_size;
    struct errand *e = rum_alloc(n);
    struct errand_out *out = rum_alloc(sizeof(*out));

    RUM_SAY(e->game, "%s", th->game->id);
    RUM_SAY(e->level, "%s", th->opt.level);
    RUM_SAY(e->table, "%s", id);
    e->seat = th->seat;
    e->hint = th->person != RUM_STRANGER;
    e->before = before;
    e->iterations = th->opt.iterations;
    e->millis = th->opt.millis;
    e->seed = th->opt.seed;
    memcpy(e + 1, th->hidden, th->game->state_size);
    *out = (struct errand_out){.next = under_way, .thought = th, .place = p};
    under_way = out;
    /* A number of iterations is too little work to be shared. */
    host_think(out, e, n, !e->iterations && rum_bot_shares(e->level));
    free(e);
}

void think_forget(const struct place *p)
{
    for (struct errand_out *o = under_way; o; o = o->next) {
        if (o->place == p)
            o->place = NULL;
    }
}

void think_done(struct errand_out *out, const struct rum_part *part, size_t n)
{
    struct rum_thought *th = out->thought;
    struct errand_out **at = &under_way;

    while (*at != out)
        at = &(*at)->next;
    *at = out->next;
    if (out->place && n > 0)
        th->best = rum_bot_sum(part, n, &th->advice);
    else if (out->place)
        rum_thought_run(th);
    if (out->place)
        room_heed(out->place, th, n > 0 && part[0].n > 0);
    rum_thought_destroy(th);
    free(out);
}

/* ---- who does it ---- */

/* The bot that did the last one: it may have plans for the next. */
static struct rum_bot *bot;
static struct errand last;
static uint32_t last_part, last_parts;

static bool same_bot(const struct errand *e, uint32_t part, uint32_t parts)
{
    return bot && strcmp(e->game, last.game) == 0 &&
           strcmp(e->level, last.level) == 0 &&
           e->iterations == last.iterations && e->millis == last.millis &&
           part == last_part && parts == last_parts;
}

static bool same_chair(const struct errand *e)
{
    return strcmp(e->table, last.table) == 0 && e->seat == last.seat &&
           e->hint == last.hint;
}

static void call_bot(const struct errand *e, uint32_t part, uint32_t parts)
{
    const struct rum_bot_options opt = {.level = e->level,
                                        .seed = e->seed,
                                        .iterations = e->iterations,
                                        .millis = e->millis,
                                        .threads = parts,
                                        .part = part};

    if (!same_bot(e, part, parts)) {
        rum_bot_destroy(bot);
        bot = rum_bot_create(rum_game_find(e->game), &opt);
        RUM_ASSERT(bot);
    } else if (!same_chair(e)) {
        rum_bot_reseed(bot, e->seed);
    }
    last = *e;
    last_part = part;
    last_parts = parts;
}

void think_part(const void *errand, size_t n, uint32_t part, uint32_t parts)
{
    static struct rum_part done;
    struct errand e;

    RUM_ASSERT(n >= sizeof(e) && part >= 1 && part <= parts);
    memcpy(&e, errand, sizeof(e));
    const struct rum_game *game = rum_game_find(e.game);
    RUM_ASSERT(game && n == sizeof(e) + game->state_size);
    call_bot(&e, part, parts);
    void *hidden = rum_alloc(game->state_size);
    memcpy(hidden, (const char *)errand + sizeof(e), game->state_size);
    rum_bot_part(bot, hidden, e.seat, e.before, &done);
    free(hidden);
    host_found(&done, sizeof(done));
}

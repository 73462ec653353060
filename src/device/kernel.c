/*
 * kernel.c: what a card runs: lane.h with the rules of one game, compiled by
 * tools/gpu.
 *
 * Of the 32 threads of a warp only those work at a time that are at the same
 * place in the code, and a card waits long for its memory. So, each as far as
 * it was measured to help the game (its meson.build says how):
 *
 * - the states that a block plays lie in its room (GPU_IN_ROOM), and warps
 *   carry them in and out, a word a thread, which is how memory is read in one
 *   go;
 * - only GPU_WIDTH threads of a warp have lanes: where each goes its own way
 *   anyhow, many narrow warps get on better than a few wide ones;
 * - before each decision the lanes of a block are handed out anew, those with
 *   like questions side by side (GPU_GROUPED; GPU_PHASE is the member of the
 *   state that says which), and again before each action, those with like
 *   answers to like questions (GPU_ACTIONS: how many kinds);
 * - the first GPU_AHEAD words of each bot's chance are made before the games
 *   begin; what comes after is made again for every choice.
 */
#include "card.h"
#include "lane.h"

#include GPU_HEADER

#define STATE sizeof(struct GPU_STATE)
#define WORDS (LANE_STATE(STATE) / 8)
#define ROOM  LANE_ROOM(GPU_IN_ROOM ? STATE : 0) /* of a lane */

extern const struct rum_game GPU_GAME;

const uint32_t rum_gpu_shape[4] = {GPU_THREADS, ROOM *GPU_WIDTH, GPU_WIDTH,
                                   GPU_AHEAD};

/* ---- who is who: a block has so many slots, each with a lane ---- */

#define NO_SLOT UINT32_MAX

static uint32_t in_warp(void)
{
    return card_thread() % CARD_WARP;
}

/* The first of the warp's slots. */
static uint32_t first_slot(void)
{
    return card_thread() / CARD_WARP * GPU_WIDTH;
}

static uint32_t own_slot(void)
{
    return in_warp() < GPU_WIDTH ? first_slot() + in_warp() : NO_SLOT;
}

static uint32_t slots(void)
{
    return card_threads() / CARD_WARP * GPU_WIDTH;
}

/* ---- the room ---- */

static char *room_of(uint32_t slot)
{
    return (char *)card_room + ROOM * slot;
}

static struct lane *lane_of(uint32_t slot)
{
    return (struct lane *)(void *)(room_of(slot) +
                                   LANE_STATE(GPU_IN_ROOM ? STATE : 0));
}

static char *far_state(const struct lane_job *job, uint32_t game)
{
    return job->states + job->stride * game;
}

static char *state_of(const struct lane_job *job, uint32_t slot, uint32_t game)
{
    return GPU_IN_ROOM ? room_of(slot) : far_state(job, game);
}

/* The warp carries a state into the room, or out. */
static void carry(const struct lane_job *job, uint32_t slot, uint32_t game,
                  bool in)
{
#if GPU_IN_ROOM
    uint64_t *far = (uint64_t *)(void *)far_state(job, game);
    uint64_t *near = (uint64_t *)(void *)room_of(slot);

    for (uint32_t i = in_warp(); i < WORDS; i += CARD_WARP) {
        if (in)
            near[i] = far[i];
        else
            far[i] = near[i];
    }
#else
    (void)job, (void)slot, (void)game, (void)in;
#endif
}

/* ---- the first pass and the last: a slot is a game ---- */

static void carry_row(const struct lane_job *job, uint32_t first, bool in)
{
    card_meet_warp();
    for (uint32_t i = 0; i < GPU_WIDTH && first + i < job->games; i++)
        carry(job, first_slot() + i, first + i, in);
    card_meet_warp();
}

/* The words of a bot, as its generator makes them: 16 at a time, of which the
 * last is drawn first. */
static uint32_t *words_of(const struct lane_job *job, uint32_t game,
                          uint32_t seat)
{
    uint32_t seats = (uint32_t)job->options.value[0].n;

    return job->words + ((size_t)game * seats + seat) * GPU_AHEAD;
}

void rum_gpu_deal(const struct lane_job *job)
{
    uint32_t first = card_block() * slots() + first_slot();
    uint32_t game = first + in_warp();

    if (own_slot() != NO_SLOT && game < job->games)
        lane_deal(&GPU_GAME, job, game, state_of(job, own_slot(), game));
    carry_row(job, first, false);
}

/* A thread for each 16 words of each bot. */
void rum_gpu_words(const struct lane_job *job)
{
    uint64_t i = (uint64_t)card_block() * card_threads() + card_thread();
    uint32_t part = (uint32_t)(i % (GPU_AHEAD / 16));
    uint64_t bot = i / (GPU_AHEAD / 16);
    uint32_t seats = (uint32_t)job->options.value[0].n;
    uint32_t game = (uint32_t)(bot / seats), seat = (uint32_t)(bot % seats);

    if (game >= job->games)
        return;
    struct rum_rng rng = {.key =
                              job->seeds[(size_t)game * RUM_MAX_SEATS + seat],
                          .counter = part};
    rum_rng_next(&rng);
    memcpy(words_of(job, game, seat) + part * 16, rng.block, sizeof(rng.block));
}

void rum_gpu_close(const struct lane_job *job)
{
    uint32_t first = card_block() * slots() + first_slot();
    uint32_t game = first + in_warp();

    carry_row(job, first, true);
    if (own_slot() != NO_SLOT && game < job->games)
        lane_close(&GPU_GAME, job, game, state_of(job, own_slot(), game));
}

/* ---- who plays what ---- */

static bool has_game(const struct lane_job *job, uint32_t slot)
{
    return slot != NO_SLOT && lane_of(slot)->game < job->games;
}

/* The next game that nobody has. */
static void take(const struct lane_job *job, struct lane *l)
{
    uint32_t i = card_count_up(job->next);

    l->game = i < job->games ? i : LANE_NONE;
    if (l->game == LANE_NONE)
        return;
    l->record = job->records[i];
    for (int k = 0; k < RUM_MAX_SEATS; k++)
        l->drawn[k] = 0;
}

static bool is_due(const struct lane_job *job, uint32_t slot)
{
    const struct lane *l;

    if (slot == NO_SLOT)
        return false;
    l = lane_of(slot);
    return has_game(job, slot)
               ? lane_over(state_of(job, slot, l->game), &l->record)
               : l->game != LANE_NONE;
}

/* The warp puts away the games of its slots that are over, and takes others. */
static void renew(const struct lane_job *job)
{
    for (uint32_t left = card_vote(is_due(job, own_slot())); left;
         left &= left - 1) {
        uint32_t slot = first_slot() + (uint32_t)__builtin_ctz(left);
        struct lane *l = lane_of(slot);
        if (has_game(job, slot))
            carry(job, slot, l->game, false);
        card_meet_warp();
        if (own_slot() == slot) {
            if (has_game(job, slot))
                job->records[l->game] = l->record;
            take(job, l);
        }
        card_meet_warp();
        if (has_game(job, slot))
            carry(job, slot, l->game, true);
    }
    card_meet_warp();
}

#if GPU_GROUPED

#define BINS 64 /* of likeness; the last: has no game */

/* How far apart answers of one kind to different questions lie: with 22 the
 * fewest of zerpang!'s share a bin. */
#define SPREAD 22

static CARD_SHARED uint32_t size_of[BINS];
static CARD_SHARED uint16_t order[CARD_BLOCK];

/* Each thread of the block brings a slot and gets another, those of one bin
 * side by side. *on: does any have a game? */
static uint32_t grouped(uint32_t bin, uint32_t slot, bool *on)
{
    uint32_t at = 0;

    for (uint32_t i = card_thread(); i < BINS; i += card_threads())
        size_of[i] = 0;
    card_meet();
    if (slot != NO_SLOT)
        at = card_count_up((uint32_t *)&size_of[bin]);
    card_meet();
    *on = size_of[BINS - 1] < slots();
    if (slot != NO_SLOT) {
        for (uint32_t i = 0; i < bin; i++)
            at += size_of[i];
        order[at] = (uint16_t)slot;
    }
    card_meet();
    return own_slot() == NO_SLOT ? NO_SLOT : order[own_slot()];
}

/* What the slot's lane is asked. */
static uint32_t question(const struct lane_job *job, uint32_t slot)
{
    const struct GPU_STATE *state =
        (const void *)state_of(job, slot, lane_of(slot)->game);

    return state->GPU_PHASE;
}

static uint32_t by_question(const struct lane_job *job, bool *on)
{
    uint32_t slot = own_slot(), bin = BINS - 1;

    if (has_game(job, slot))
        bin = question(job, slot) % (BINS - 1);
    return grouped(bin, slot, on);
}

static uint32_t by_action(const struct lane_job *job, uint32_t slot)
{
#if GPU_ACTIONS
    uint32_t bin = BINS - 1;
    bool on;

    if (has_game(job, slot)) {
        uint32_t kind =
            (uint32_t)lane_of(slot)->act * GPU_ACTIONS / GPU_GAME.codes;
        bin = (kind + SPREAD * question(job, slot)) % (BINS - 1);
    }
    return grouped(bin, slot, &on);
#else
    (void)job;
    return slot;
#endif
}

#else /* everybody keeps to their own */

static uint32_t by_question(const struct lane_job *job, bool *on)
{
    *on = card_vote(has_game(job, own_slot())) != 0;
    return own_slot();
}

static uint32_t by_action(const struct lane_job *job, uint32_t slot)
{
    (void)job;
    card_meet_warp();
    return slot;
}

#endif

/* ---- the second pass ---- */

/* A bot's chance after so many words. */
static void resume(struct rum_rng *rng, struct rum_seed seed, uint32_t drawn)
{
    *rng = (struct rum_rng){.key = seed, .counter = drawn / 16};
    rum_rng_next(rng);
    rng->left = 16 - drawn % 16;
}

/* rum_rng_below() with a word that was made before. False: another is wanted,
 * as it may be one of those that are thrown away. */
static bool below(uint32_t word, size_t n, size_t *out)
{
    uint64_t wide = (uint64_t)word * n;

    *out = (size_t)(wide >> 32);
    return (uint32_t)wide >= n;
}

static rum_action choose(const struct lane_job *job, struct lane *l,
                         const char *state, char *seen)
{
    rum_action open[RUM_MAX_ACTIONS];
    rum_seat actor = rum_head(state)->to_act;
    uint32_t drawn = l->drawn[actor], word = 0;
    bool ready = !seen && drawn < GPU_AHEAD;
    size_t at = 0;

    if (ready) /* it comes while the list is made */
        word = words_of(job, l->game, (uint32_t)actor)[drawn ^ 15];
    size_t n = lane_list(&GPU_GAME, state, &l->record, open);
    if (n > 1 && ready && below(word, n, &at)) {
        l->drawn[actor] = drawn + 1;
    } else if (n > 1) {
        struct rum_rng rng;
        size_t bot = (size_t)l->game * RUM_MAX_SEATS + (size_t)actor;
        resume(&rng, job->seeds[bot], drawn);
        at = lane_choose(&GPU_GAME, job, state, seen, &rng, open, n);
        l->drawn[actor] = rng.counter * 16 - rng.left;
    }
    return open[at];
}

/* One decision of every lane. False: none of those that go together has a
 * game. */
static inline __attribute__((always_inline)) bool step(
    const struct lane_job *job, char *seen)
{
    bool on;
    uint32_t slot = by_question(job, &on);

    if (!on)
        return false;
    if (has_game(job, slot)) {
        struct lane *l = lane_of(slot);
        l->act = choose(job, l, state_of(job, slot, l->game), seen);
    }
    slot = by_action(job, slot);
    if (has_game(job, slot)) {
        struct lane *l = lane_of(slot);
        GPU_GAME.apply(state_of(job, slot, l->game), l->act, NULL);
    }
    if (GPU_GROUPED)
        card_meet();
    card_meet_warp();
    return true;
}

/* The warp's lanes from where they are kept between launches, or back. */
static void keep(const struct lane_job *job, struct lane *kept, bool in)
{
    uint32_t slot = own_slot();

    if (slot != NO_SLOT && in)
        *lane_of(slot) = kept[slot];
    card_meet_warp();
    for (uint32_t i = first_slot(); i < first_slot() + GPU_WIDTH; i++) {
        if (has_game(job, i))
            carry(job, i, lane_of(i)->game, in);
    }
    card_meet_warp();
    if (slot == NO_SLOT || in)
        return;
    kept[slot] = *lane_of(slot);
    if (kept[slot].game != LANE_NONE)
        card_count_up(job->on);
    if (has_game(job, slot))
        job->records[kept[slot].game] = kept[slot].record;
}

/* `random`: all seats are, which makes for a small kernel. */
static inline __attribute__((always_inline)) void play(
    const struct lane_job *job, struct lane *lanes, bool random)
{
    _Alignas(8) char seen[STATE];
    struct lane *kept = lanes + (size_t)card_block() * slots();

    keep(job, kept, true);
    for (uint32_t i = 0; i < job->steps; i++) {
        renew(job);
        if (!step(job, random ? NULL : seen))
            break;
    }
    keep(job, kept, false);
}

void rum_gpu_random(const struct lane_job *job, struct lane *lanes)
{
    play(job, lanes, true);
}

void rum_gpu_play(const struct lane_job *job, struct lane *lanes)
{
    play(job, lanes, false);
}

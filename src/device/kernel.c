/*
 * kernel.c: what a card runs: lane.h with the rules of one game, compiled by
 * tools/gpu.
 *
 * Of the 32 threads of a warp only those work at a time that are at the same
 * place in the code. There are two ways to play; a game's meson.build says
 * which is its own, by what was measured.
 *
 * Alone: a lane's state is a local variable. Memory of that kind is laid out
 * word by word across the warp, so what all read they read in one go. Taking a
 * game holds up the warp, so lanes that are done wait until they are several.
 *
 * In groups (GPU_GROUPED), for large rules: states stay where they were dealt,
 * and before each action the games of a block are handed out anew, those with
 * like actions side by side. Like actions run through the same code, and lead
 * to like decisions.
 */
#include "lane.h"

#include GPU_HEADER

#define WARP 32
#define ALL  0xffffffffu

extern const struct rum_game GPU_GAME;

static uint32_t thread(void)
{
    return (uint32_t)__nvvm_read_ptx_sreg_tid_x();
}

static uint32_t threads(void)
{
    return (uint32_t)__nvvm_read_ptx_sreg_ntid_x();
}

static uint32_t number(void)
{
    return (uint32_t)__nvvm_read_ptx_sreg_ctaid_x() * threads() + thread();
}

void rum_gpu_deal(const struct lane_job *job)
{
    if (number() < job->games)
        lane_deal(&GPU_GAME, job, number());
}

void rum_gpu_close(const struct lane_job *job)
{
    if (number() < job->games)
        lane_close(&GPU_GAME, job, number());
}

#ifdef GPU_GROUPED

#define BLOCK   1024 /* threads at most */
#define NO_GAME 0xffffu
#define SHARED  __attribute__((address_space(3)))

static SHARED uint32_t order[BLOCK];

/* Each thread of the block brings a key and gets that of its rank. */
static uint32_t sorted(uint32_t key)
{
    uint32_t me = thread();

    order[me] = key;
    for (uint32_t size = 2; size <= threads(); size *= 2) {
        for (uint32_t apart = size / 2; apart > 0; apart /= 2) {
            uint32_t other = me ^ apart;
            bool rising = (me & size) == 0, lower = me < other;
            __nvvm_bar_sync(0);
            uint32_t theirs = order[other];
            if ((lower == rising) == (theirs < key))
                key = theirs;
            __nvvm_bar_sync(0);
            order[me] = key;
        }
    }
    return key;
}

/* `random`: all seats are, which makes for a small kernel. */
static inline __attribute__((always_inline)) void play(
    const struct lane_job *job, struct lane *lanes, bool random)
{
    _Alignas(8) char seen[sizeof(struct GPU_STATE)];
    struct lane *block = lanes + (number() - thread());
    uint32_t slot = thread();
    struct lane *l = &block[slot];

    for (uint32_t step = 0; step < job->steps; step++) {
        uint32_t act = NO_GAME;
        if (lane_is_free(job, l))
            lane_take(job, l);
        if (l->game != LANE_NONE)
            act = lane_choose(&GPU_GAME, job, l, lane_state(job, l->game),
                              random ? NULL : seen, &job->records[l->game]);
        if (!__nvvm_bar0_or(act != NO_GAME))
            break;
        uint32_t key = sorted(act << 16 | slot);
        act = key >> 16;
        slot = key & 0xffff;
        l = &block[slot];
        if (act != NO_GAME) {
            char *state = lane_state(job, l->game);
            GPU_GAME.apply(state, (rum_action)act, NULL);
            if (lane_over(state, &job->records[l->game]))
                l->game = job->games;
        }
    }
    if (l->game != LANE_NONE)
        lane_count_up(job->on);
}

#else

#define SEVERAL 24 /* lanes of a warp that wait for games */

/* How many threads of the warp say so. */
static unsigned count(bool yes)
{
    return (unsigned)__builtin_popcount(__nvvm_vote_ballot_sync(ALL, yes));
}

static void fetch(const struct lane_job *job, const struct lane *l, char *state,
                  struct rum_device_record *r)
{
    memcpy(state, lane_state(job, l->game), sizeof(struct GPU_STATE));
    *r = job->records[l->game];
}

static void bring_back(const struct lane_job *job, const struct lane *l,
                       const char *state, const struct rum_device_record *r)
{
    memcpy(lane_state(job, l->game), state, sizeof(struct GPU_STATE));
    job->records[l->game] = *r;
}

static inline __attribute__((always_inline)) void play(
    const struct lane_job *job, struct lane *lanes, bool random)
{
    _Alignas(8) char state[sizeof(struct GPU_STATE)];
    _Alignas(8) char seen[sizeof(struct GPU_STATE)];
    struct rum_device_record r = {0};
    struct lane l = lanes[number()];
    bool idle = l.game >= job->games; /* not: in the middle of a game */

    if (!idle)
        fetch(job, &l, state, &r);
    for (uint32_t step = 0; step < job->steps; step++) {
        unsigned gone = count(l.game == LANE_NONE);
        unsigned waiting = count(idle) - gone;
        if (gone == WARP)
            break;
        if (waiting >= SEVERAL || waiting + gone == WARP) {
            if (lane_is_free(job, &l)) {
                lane_take(job, &l);
                idle = l.game == LANE_NONE;
                if (!idle)
                    fetch(job, &l, state, &r);
            }
        }
        __nvvm_bar_warp_sync(ALL);
        if (!idle) {
            rum_action act = lane_choose(&GPU_GAME, job, &l, state,
                                         random ? NULL : seen, &r);
            GPU_GAME.apply(state, act, NULL);
            if (lane_over(state, &r)) {
                bring_back(job, &l, state, &r);
                l.game = job->games;
                idle = true;
            }
        }
        __nvvm_bar_warp_sync(ALL);
    }
    if (!idle)
        bring_back(job, &l, state, &r);
    if (l.game != LANE_NONE)
        lane_count_up(job->on);
    lanes[number()] = l;
}

#endif

void rum_gpu_random(const struct lane_job *job, struct lane *lanes)
{
    play(job, lanes, true);
}

void rum_gpu_play(const struct lane_job *job, struct lane *lanes)
{
    play(job, lanes, false);
}

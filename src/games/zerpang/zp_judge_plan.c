/*
 * zp_judge_plan.c: what a seat is working at: which piece should go where, and
 * how many turns the goal is away. For bots; nothing here is a rule.
 *
 * A plan looks at the board, at hand sizes and at the planner's own points,
 * never at another hand. Distances are those of an empty board, which is near
 * enough: a piece in the way is walked round, or fought.
 */
#include "zp.h"

#define TURN 64 /* estimates are in 64ths of a turn */

/* Points a card is worth on average, in quarters. */
#define CARD_QUARTERS 7

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* Steps from a piece, or from the Home Base by the nearer Gate. */
static int steps_to(const struct zp_state *z, int piece, int space)
{
    const uint8_t *gate = zp_gate[z->home[zp_owner(piece)]];

    if (zp_on_board(z, piece))
        return zp_far(z->pos[piece], space);
    return 1 + least(zp_far(gate[0], space), zp_far(gate[1], space));
}

/* What stands in the way of a piece that is to stop on a space: an enemy on
 * it, or next to it. */
static int resistance(struct zp_set enemies, int space)
{
    if (zp_has(enemies, space))
        return 7;
    return 3 * least(2, zp_count(zp_and(zp_near[space], enemies)));
}

static bool available(const struct zp_state *z, int piece)
{
    return zp_on_board(z, piece) || z->pos[piece] == ZP_HOME;
}

/* Own pieces that could still be used, as a mask. */
static int usable(const struct zp_state *z, int seat)
{
    int mask = 0;

    for (int i = 0; i < ZP_OWN; i++)
        mask |= available(z, seat * ZP_OWN + i) << i;
    return mask;
}

/* Points a seat can spend, and what its next draws will bring, in quarters. */
static int funds(const struct zp_state *z, int seat)
{
    if (z->class[seat] == ZP_GUNSLINGER)
        return z->hand_n[seat]; /* spent or not, it is refilled */
    return zp_purse(z, seat) * 4;
}

static int income(const struct zp_state *z, int seat)
{
    int cards = z->opt.draw + zp_zone_count(z, seat);

    if (z->class[seat] == ZP_GUNSLINGER)
        return 4 * (4 + zp_count(z->own[seat])); /* a set a turn, and more */
    return cards * CARD_QUARTERS + 4 * zp_uploads(z, seat);
}

/* Turns for so many steps by so many pieces, one piece a turn: the first step
 * is free, the others are paid from the hand and from what comes in. */
static int duration(const struct zp_state *z, int seat, int movers, int steps)
{
    int paid = most(0, steps - movers) * 4 - funds(z, seat);

    return movers * TURN + steps * TURN / 12 +
           most(0, paid) * TURN / (4 + income(z, seat));
}

/* ---- goals of place: Ninja, Pirate, Gunslinger ---- */

/* What all goals of a seat have in common, looked at once. */
struct walkers {
    int free, home;       /* own pieces that can be used, and wait: masks */
    int entry;            /* what the next one costs */
    const uint8_t *from;  /* where each stands */
    const uint8_t *gate;  /* where they enter */
    uint8_t leap[ZP_OWN]; /* steps that a leap is worth, or many */
    struct zp_set enemies;
};

static struct walkers look_at_walkers(const struct zp_state *z, int seat)
{
    struct walkers w = {.free = usable(z, seat),
                        .home = zp_at_home(z, seat),
                        .entry = zp_entry_cost(z, seat),
                        .from = &z->pos[seat * ZP_OWN],
                        .gate = zp_gate[z->home[seat]],
                        .enemies = zp_enemies(z, seat)};
    struct zp_set gates = zp_gates[z->home[seat]];

    /* A Ninja on their Gate, or at home, may leap next to the place and step
     * in. */
    for (int i = 0; i < ZP_OWN; i++) {
        bool out = w.from[i] < ZP_SPACES;
        bool leaps =
            z->class[seat] == ZP_NINJA && (!out || zp_has(gates, w.from[i]));
        w.leap[i] = leaps ? (uint8_t)(z->opt.leap_cost + (out ? 2 : 3)) : 99;
    }
    return w;
}

static int approach(const struct walkers *w, int i, int space)
{
    int steps = w->home >> i & 1 ? 1 + least(zp_far(w->gate[0], space),
                                             zp_far(w->gate[1], space))
                                 : zp_far(w->from[i], space);

    return least(steps, w->leap[i]);
}

/* Give each empty space of a goal the nearest piece left; the steps in all. */
static int assign(const struct zp_state *z, int seat, struct zp_set goal,
                  const struct walkers *w, struct zp_plan *plan)
{
    struct zp_set missing = zp_less(goal, z->own[seat]);
    int free = w->free, home = w->home, entry = w->entry, steps = 0;

    for (int i = 0; i < ZP_OWN; i++) {
        int at = w->from[i];
        plan->target[i] = ZP_NONE;
        if (at < ZP_SPACES && zp_has(goal, at)) {
            plan->target[i] = (uint8_t)at;
            free &= ~(1 << i);
        }
    }
    plan->movers = 0;
    while (zp_any(missing)) {
        int space = zp_take(&missing), best = -1, near = 99;
        int waiting = free & home; /* one of them is like the other */
        for (int m = (free & ~home) | (waiting & -waiting); m; m &= m - 1) {
            int i = __builtin_ctz((unsigned)m);
            int d = approach(w, i, space);
            d += home >> i & 1 ? entry : 0;
            if (d < near) {
                near = d;
                best = i;
            }
        }
        if (best < 0)
            return 99; /* not enough pieces left */
        entry += home >> best & 1;
        free &= ~(1 << best);
        plan->target[best] = (uint8_t)space;
        plan->movers++;
        steps += near + resistance(w->enemies, space);
    }
    return steps;
}

static void plan_places(const struct zp_state *z, int seat,
                        struct zp_plan *plan)
{
    struct zp_set goal[3];
    int goals = zp_goals(z, seat, goal);
    struct walkers w = look_at_walkers(z, seat);

    plan->turns = 99 * TURN;
    for (int i = 0; i < goals; i++) {
        struct zp_plan other;
        int steps = assign(z, seat, goal[i], &w, &other);
        other.turns = duration(z, seat, other.movers, steps);
        if (other.turns < plan->turns)
            *plan = other;
    }
}

/* ---- the others ---- */

/* Enemy pieces, and what speaks against going for each: strength, cards. */
struct game {
    int n;
    uint8_t at[ZP_PIECES], cost[ZP_PIECES];
};

static void look_for_game(const struct zp_state *z, int seat, struct game *game)
{
    struct zp_set enemies = zp_enemies(z, seat);
    bool alien = z->class[seat] == ZP_ALIEN;
    bool barren = z->class[seat] == ZP_ZOMBIE && !z->supply;

    game->n = 0;
    while (zp_any(enemies)) {
        int space = zp_take(&enemies), piece = z->piece_at[space], rings;
        int owner = zp_owner(piece);
        int cost = 4 * zp_strength(z, piece, seat, &rings) + 4 * rings;
        if (zp_has(zp_gates[z->home[owner]], space))
            cost += 20;
        if (alien && zp_held(z, seat, owner))
            cost += 12;
        if (barren && !z->ring[piece])
            cost += 24; /* only a Carrier gives a ring back */
        game->at[game->n] = (uint8_t)space;
        game->cost[game->n++] = (uint8_t)(cost + z->hand_n[owner]);
    }
}

/* The enemy piece to go for: near, weak, and of an owner who counts. */
static int prey(const struct game *game, int from)
{
    int best = ZP_NONE, good = 999;

    for (int i = 0; i < game->n; i++) {
        int cost = 2 * zp_far(from, game->at[i]) + game->cost[i];
        if (cost < good) {
            good = cost;
            best = game->at[i];
        }
    }
    return best;
}

/* Rings that pieces at home bring back: how much nearer the goal would be with
 * all of them on the board. */
static int stored_rings(const struct zp_state *z, int seat, int there)
{
    int with[3] = {0, 0, 0}, n = 0;

    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++) {
        if (available(z, p))
            with[least(z->ring[p], 2)]++;
    }
    for (int i = 0; i < 3; i++)
        n += i < with[2] ? 2 : i < with[2] + with[1] ? 1 : 0;
    return n - there;
}

static int carried_rings(const struct zp_state *z, int seat)
{
    struct zp_set enemies = zp_enemies(z, seat);
    int n = 0;

    while (zp_any(enemies))
        n += z->ring[z->piece_at[zp_take(&enemies)]] > 0;
    return n;
}

/* Where this piece of a Zombie's should go, and how far that is. */
static int zombie_target(const struct zp_state *z, int piece,
                         const struct game *game, uint8_t *target)
{
    struct zp_set rings = zp_less(z->rings, z->full);
    int from = z->pos[piece], best = 99;

    *target = ZP_NONE;
    while (z->ring[piece] < 2 && zp_any(rings)) {
        int space = zp_take(&rings);
        if (zp_far(from, space) < best) {
            best = zp_far(from, space);
            *target = (uint8_t)space;
        }
    }
    if (*target == ZP_NONE) {
        *target = (uint8_t)prey(game, from);
        if (*target != ZP_NONE)
            best = 2 + zp_far(from, *target);
    }
    return best;
}

/* Rings are made by fighting and picked up by walking; those that others carry
 * off are won back from them. */
static void plan_zombie(const struct zp_state *z, int seat,
                        struct zp_plan *plan)
{
    int whole, there = zp_progress(z, seat, &whole), near = 0;
    int stored = stored_rings(z, seat, there), lacking = whole - there - stored;
    int lying = zp_count(zp_less(z->rings, z->full));
    struct game game;

    look_for_game(z, seat, &game);
    for (int i = 0; i < ZP_OWN; i++) {
        int piece = seat * ZP_OWN + i;
        plan->target[i] = ZP_NONE;
        if (zp_on_board(z, piece))
            near +=
                most(0, 12 - zombie_target(z, piece, &game, &plan->target[i]));
    }
    int out = zp_count(z->own[seat]), carried = carried_rings(z, seat);
    int made = most(0, lacking - lying); /* those are to be fought for */
    plan->movers = 1;
    plan->turns = lacking * 4 * TURN + stored * TURN -
                  least(lying, lacking) * TURN -
                  least(carried, made) * TURN / 2 +
                  most(0, made - z->supply - carried) * 2 * TURN -
                  least(out, 5) * TURN / 2 - near * TURN / 16 -
                  least(funds(z, seat), 60) * TURN / 40 + 4 * TURN;
}

/* One upload a turn; the pieces nearest to the Treasure walk there together. */
static void plan_robot(const struct zp_state *z, int seat, struct zp_plan *plan)
{
    int left = z->opt.robot_goal - zp_uploads(z, seat), steps = 0, entry = 0;
    int cost = zp_entry_cost(z, seat), far[ZP_OWN];

    memset(plan->target, ZP_NONE, sizeof(plan->target));
    for (int i = 0; i < ZP_OWN; i++) {
        int piece = seat * ZP_OWN + i;
        far[i] = available(z, piece) ? steps_to(z, piece, ZP_MIDDLE) : 99;
    }
    for (int n = 0; n < left; n++) {
        int best = -1, near = 99;
        for (int i = 0; i < ZP_OWN; i++) {
            if (plan->target[i] == ZP_NONE && far[i] < near) {
                near = far[i];
                best = i;
            }
        }
        if (best < 0)
            break;
        plan->target[best] = ZP_MIDDLE;
        steps += near;
        if (!zp_on_board(z, seat * ZP_OWN + best))
            entry += cost++; /* each makes the next one dearer */
    }
    plan->movers = (uint8_t)left;
    plan->turns =
        duration(z, seat, left,
                 steps + entry + resistance(zp_enemies(z, seat), ZP_MIDDLE));
}

static void plan_alien(const struct zp_state *z, int seat, struct zp_plan *plan)
{
    int whole, lacking = 4 - zp_progress(z, seat, &whole);
    int room = ZP_OWN - zp_in_base(z, seat), near = 0;
    struct game game;

    look_for_game(z, seat, &game);

    for (int i = 0; i < ZP_OWN; i++) {
        int piece = seat * ZP_OWN + i;
        plan->target[i] = ZP_NONE;
        if (!zp_on_board(z, piece))
            continue;
        plan->target[i] = (uint8_t)prey(&game, z->pos[piece]);
        if (plan->target[i] != ZP_NONE)
            near += most(0, 8 - zp_far(z->pos[piece], plan->target[i]));
    }
    int held = zp_in_base(z, seat) - zp_ones(zp_at_home(z, seat));
    plan->movers = 1;
    plan->turns = lacking * 5 * TURN + most(0, lacking - room) * TURN -
                  held * TURN / 2 - near * TURN / 32 -
                  least(funds(z, seat), 80) * TURN / 32 + 6 * TURN;
}

/* Nothing to do but wait. How long three hours are in rounds is the same
 * guess as in the rules. */
static void plan_elf(const struct zp_state *z, int seat, struct zp_plan *plan)
{
    int whole, left = -zp_progress(z, seat, &whole);

    left += whole;
    memset(plan->target, ZP_NONE, sizeof(plan->target));
    plan->movers = 0;
    if (z->opt.elf_mode == ZP_ELF_CLOCK)
        left = most(1, z->opt.elf_rounds - z->round);
    plan->turns = left * TURN * (z->opt.elf_mode == ZP_ELF_DECK ? 12 : 1);
}

void zp_plan_of(const struct zp_state *z, int seat, struct zp_plan *plan)
{
    switch (z->class[seat]) {
    case ZP_ZOMBIE:
        plan_zombie(z, seat, plan);
        break;
    case ZP_ROBOT:
        plan_robot(z, seat, plan);
        break;
    case ZP_ALIEN:
        plan_alien(z, seat, plan);
        break;
    case ZP_ELF:
        plan_elf(z, seat, plan);
        break;
    default:
        plan_places(z, seat, plan);
        break;
    }
    plan->turns = most(plan->turns, TURN / 4);
}

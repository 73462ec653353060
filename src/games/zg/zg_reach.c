/*
 * zg_reach.c: what steps cost and how far a figure gets (ZG-5.1 to 5.14, 5.22
 * to 5.24). All costs are half-points of Move.
 */
#include "zg.h"

#include <string.h>

#define JUMP_COST  2 /* the last step of a leap, drop or landing */
#define FAR        ZG_FAR
#define MAX_BUDGET 63

/* ---- steps ---- */

bool zg_neighbour(const struct zg_state *s, int cell, int way, uint8_t *next)
{
    static const int8_t step_x[8] = {1, 0, -1, 0, 1, 1, -1, -1};
    static const int8_t step_y[8] = {0, 1, 0, -1, 1, -1, 1, -1};
    int x = zg_x(cell) + step_x[way], y = zg_y(cell) + step_y[way];

    *next = (uint8_t)(ZG_STRIDE * y + x);
    return zg_inside(s, x, y);
}

/* ZG-5.6: may a diagonal step squeeze past this cell? */
static bool passable(const struct zg_state *s, int side, int highest)
{
    return s->height[side] == ZG_VOID || s->height[side] <= highest + 1;
}

int zg_step(const struct zg_state *s, int cell, int way, bool soft,
            uint8_t *next)
{
    if (!zg_neighbour(s, cell, way, next) || s->height[*next] == ZG_VOID)
        return FAR;
    int old = s->height[cell], new = s->height[*next], rise = new - old;
    if (way < 4) {
        if (rise >= 0)
            return 2 + rise;                      /* ZG-5.3 */
        return rise >= -2 || soft ? 2 : 2 - rise; /* ZG-5.4, 5.11; 5.5 */
    }
    int highest = rise > 0 ? new : old;
    int row = cell & ~(ZG_STRIDE - 1), next_row = *next & ~(ZG_STRIDE - 1);
    if (rise > 1 || rise < -1 || !passable(s, row + zg_x(*next), highest) ||
        !passable(s, next_row + zg_x(cell), highest))
        return FAR;
    return 3 + (rise > 0);
}

/* ---- how far ---- */

/* Travel limits of stances (ZG-2.7, 6.9). No step costs less than 2, so a
 * limit of 3 is a limit of one step. */
int zg_travel_limit(int stance, int budget)
{
    if (stance == ZG_KNEEL || stance == ZG_DOWN)
        return 0;
    return stance != ZG_STAND && budget > 3 ? 3 : budget;
}

/* Cells in the order of their cost: a list for each cost, kept in one pool.
 * A cell is put in again when a cheaper way to it is found, at most once for
 * each neighbour. */
struct frontier {
    uint16_t first[MAX_BUDGET + 1]; /* by cost; 0: none */
    uint16_t next[8 * ZG_CELLS + 2];
    uint8_t cell[8 * ZG_CELLS + 2];
    uint16_t used;
};

static void put(struct frontier *f, struct zg_reach *r, int cell, int cost)
{
    r->cost[cell] = (uint8_t)cost;
    f->cell[++f->used] = (uint8_t)cell;
    f->next[f->used] = f->first[cost];
    f->first[cost] = f->used;
}

static void walk_on(const struct zg_state *s, struct zg_reach *r,
                    struct frontier *f, int cell, int cost)
{
    uint8_t next;

    for (int way = 0; way < 8; way++) {
        int sum = cost + zg_step(s, cell, way, r->soft, &next);
        if (sum <= r->budget && sum < r->cost[next])
            put(f, r, next, sum);
    }
}

/* ZG-5.13: over anything that is not higher than the ceiling; over void only
 * with the tactic (ZG-20.4). */
static void fly_on(const struct zg_state *s, struct zg_reach *r,
                   struct frontier *f, int cell, int cost)
{
    uint8_t next;

    for (int way = 0; way < 8; way++) {
        int sum = cost + (way < 4 ? 2 : 3);
        if (sum > r->budget || !zg_neighbour(s, cell, way, &next) ||
            sum >= r->cost[next])
            continue;
        if (s->height[next] == ZG_VOID ? s->jumps
                                       : s->height[next] <= r->ceiling)
            put(f, r, next, sum);
    }
}

void zg_reach_spread(const struct zg_state *s, int seat, struct zg_reach *r)
{
    struct frontier f;

    memset(f.first, 0, sizeof(f.first));
    f.used = 0;
    r->n = 0;
    memset(r->cost, FAR, sizeof(r->cost));
    /* A walker never enters a figure's cell: nothing is cheaper than 0. */
    for (int i = 0; i < s->head.seats && !r->flight; i++) {
        if (s->seat[i].alive && s->seat[i].cell != ZG_NONE && i != seat)
            r->cost[s->seat[i].cell] = 0;
    }
    RUM_ASSERT(r->budget <= MAX_BUDGET);
    put(&f, r, r->start, 0);
    for (int cost = 0; cost <= r->budget; cost++) {
        for (uint16_t i = f.first[cost]; i; i = f.next[i]) {
            int cell = f.cell[i];
            if (r->cost[cell] != cost)
                continue;
            r->settled[r->n++] = (uint8_t)cell;
            if (r->flight)
                fly_on(s, r, &f, cell, cost);
            else
                walk_on(s, r, &f, cell, cost);
        }
    }
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].alive && s->seat[i].cell != ZG_NONE && i != seat)
            r->cost[s->seat[i].cell] = FAR;
    }
}

/* ZG-5.10, ruling 24: the card in play counts as in hand. */
bool zg_flyer_in_hand(const struct zg_state *s, int seat)
{
    return s->seat[seat].hand & s->seat[seat].flyers;
}

/* Dash (ZG-5.21, 20.7): the second of two like Footgear cards of a turn. */
static bool dashes(const struct zg_state *s, int seat, int slot)
{
    const struct zg_seat *p = &s->seat[seat];

    if (!s->dash || (slot != ZG_LFOOT && slot != ZG_RFOOT))
        return false;
    int other = ZG_LFOOT + ZG_RFOOT - slot;
    return !p->dashed && (p->feet & zg_bit(other)) &&
           (zg_namesakes(s, seat, slot) & zg_bit(other));
}

int zg_budget(const struct zg_state *s, int seat, int slot)
{
    return 2 * zg_card_of(s, seat, slot)->move +
           (dashes(s, seat, slot) ? s->dash_move : 0);
}

void zg_reach_card(const struct zg_state *s, int seat, int slot, int budget,
                   uint16_t added, struct zg_reach *r)
{
    const struct zg_seat *p = &s->seat[seat];
    const struct zg_card *card = zg_card_of(s, seat, slot);
    int lift = 2 * card->move;

    for (int i = 0; i < ZG_SLOTS; i++) {
        if (added & zg_bit(i))
            lift += 2 * zg_card_of(s, seat, i)->move;
    }
    r->start = p->cell;
    r->budget = (uint8_t)zg_travel_limit(p->stance, budget);
    r->flight = card->powerups & ZG_FLY;
    r->soft = s->falling && zg_flyer_in_hand(s, seat); /* ZG-20.5 */
    r->melee = zg_melee(card);
    r->ceiling = (uint8_t)(s->height[p->cell] + lift);
    zg_reach_spread(s, seat, r);
}

void zg_reach_find(const struct zg_state *s, struct zg_reach *r)
{
    zg_reach_card(s, s->head.to_act, s->pulse.card, s->pulse.budget,
                  s->pulse.added, r);
}

/* ---- jumping down ---- */

bool zg_free_ground(const struct zg_state *s, int cell)
{
    return s->height[cell] != ZG_VOID && zg_figure_at(s, cell) < 0;
}

/* ZG-5.22: is there a foe to leap at, beside `dest` and far enough below? */
static bool prey(const struct zg_state *s, int seat, int dest, int height)
{
    for (int i = 0; i < s->head.seats; i++) {
        int cell = s->seat[i].cell;
        if (!zg_foes(s, seat, i) || cell == ZG_NONE)
            continue;
        int dx = zg_x(cell) - zg_x(dest), dy = zg_y(cell) - zg_y(dest);
        if (dx * dx <= 1 && dy * dy <= 1 && s->height[cell] + 2 <= height)
            return true;
    }
    return false;
}

/* May one jump from here down to `dest` in that manner? */
static bool jumps(const struct zg_state *s, const struct zg_reach *r, int seat,
                  enum zg_move_code kind, int takeoff, int dest)
{
    int drop = s->height[takeoff] - s->height[dest];

    if (kind != ZG_M_LEAP)
        return drop >= 3 && !r->soft; /* ZG-5.10, 5.19 */
    return r->melee && (drop == 2 || (r->soft && drop > 2)) &&
           prey(s, seat, dest, s->height[takeoff]);
}

int zg_takeoff(const struct zg_state *s, const struct zg_reach *r, int seat,
               enum zg_move_code kind, int dest, uint8_t *takeoff)
{
    int best = FAR << 16;
    uint8_t cell;

    *takeoff = ZG_NONE;
    for (int way = 0; way < 4; way++) {
        if (!zg_neighbour(s, dest, way, &cell) || r->cost[cell] == FAR ||
            s->height[cell] == ZG_VOID ||
            r->cost[cell] + JUMP_COST > r->budget ||
            !jumps(s, r, seat, kind, cell, dest))
            continue;
        /* ZG-5.24: cheapest, then highest, then lowest index. */
        int key = ((r->cost[cell] + JUMP_COST) << 16) +
                  ((ZG_VOID - s->height[cell]) << 8) + cell;
        if (key < best) {
            best = key;
            *takeoff = cell;
        }
    }
    return best >> 16;
}

static void mark(struct zg_board *board, int cell)
{
    board->row[zg_y(cell)] |= (uint16_t)(1u << zg_x(cell));
}

static void clear(struct zg_board *board, int cell)
{
    board->row[zg_y(cell)] &= (uint16_t) ~(1u << zg_x(cell));
}

static void find_leaps(const struct zg_state *s, const struct zg_reach *r,
                       int seat, struct zg_board *go, struct zg_board *leap)
{
    uint8_t dest, takeoff;

    for (int i = 0; i < s->head.seats; i++) {
        if (!zg_foes(s, seat, i))
            continue;
        for (int way = 0; way < 8; way++) {
            if (!zg_neighbour(s, s->seat[i].cell, way, &dest) ||
                dest == r->start || !zg_free_ground(s, dest))
                continue;
            int cost = zg_takeoff(s, r, seat, ZG_M_LEAP, dest, &takeoff);
            if (cost == FAR)
                continue;
            mark(leap, dest);
            if (cost <= r->cost[dest])
                clear(go, dest);
        }
    }
}

static void find_drops(const struct zg_state *s, const struct zg_reach *r,
                       int seat, struct zg_board *drop, struct zg_board *land)
{
    uint8_t dest;

    for (int i = 0; i < r->n && !r->soft; i++) {
        int cell = r->settled[i];
        if (s->height[cell] < 3 || r->cost[cell] + JUMP_COST > r->budget)
            continue;
        for (int way = 0; way < 4; way++) {
            if (!zg_neighbour(s, cell, way, &dest) || dest == r->start ||
                s->height[dest] == ZG_VOID ||
                s->height[dest] + 3 > s->height[cell])
                continue;
            int figure = zg_figure_at(s, dest);
            if (figure < 0 && r->cost[dest] == FAR)
                mark(drop, dest);
            else if (figure >= 0 && zg_foes(s, seat, figure))
                mark(land, dest);
        }
    }
}

void zg_reach_boards(const struct zg_state *s, const struct zg_reach *r,
                     int seat, struct zg_board board[4])
{
    memset(board, 0, 4 * sizeof(*board));
    for (int i = 0; i < r->n; i++) {
        int cell = r->settled[i];
        if (cell != r->start && r->cost[cell] != FAR &&
            s->height[cell] != ZG_VOID)
            mark(&board[0], cell);
    }
    if (r->flight)
        return;                     /* ZG-5.23 */
    if (r->melee && s->high_ground) /* ZG-20.2 */
        find_leaps(s, r, seat, &board[0], &board[1]);
    if (s->falling) /* ZG-20.5 */
        find_drops(s, r, seat, &board[2], &board[3]);
}

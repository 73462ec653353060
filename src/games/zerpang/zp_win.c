/*
 * zp_win.c: who has won, and how far the others have come.
 */
#include "zp.h"

uint16_t zp_goal_clause(const struct zp_state *z, int class)
{
    static const uint16_t clause[ZP_CLASSES] = {
        ZP(14, 7), ZP(15, 9),  ZP(16, 12), ZP(17, 10),
        ZP(18, 9), ZP(19, 12), ZP(20, 5)};

    if (class == ZP_ELF && z->opt.elf_mode == ZP_ELF_DECK)
        return ZP(20, 7);
    if (class == ZP_ELF && z->opt.elf_mode == ZP_ELF_CLOCK)
        return ZP(20, 6);
    return clause[class];
}

static void finish(struct zp_state *z, int end, int winner)
{
    z->end = (uint8_t)end;
    z->winner = (uint8_t)winner;
    z->ask = ZP_ASK_NOTHING;
    z->head.to_act = RUM_NOBODY;
}

void zp_win(struct zp_state *z, int seat, uint16_t clause,
            struct rum_trace *trace)
{
    if (z->end)
        return;
    finish(z, ZP_WON, seat);
    zp_tell(trace, ZP_EV_WIN, seat, clause, zp_of_class(z->class[seat]), 0, 0,
            0, 0);
}

void zp_draw_game(struct zp_state *z, struct rum_trace *trace)
{
    finish(z, ZP_DRAWN, ZP_NONE);
    zp_tell(trace, ZP_EV_DRAW, RUM_NOBODY, ZP(3, 6), -1, z->round, 0, 0, 0);
}

/* Where they lie; how many there are. All of a class have the same size. */
static int goals_of(const struct zp_state *z, int seat,
                    const struct zp_set **out)
{
    int class = z->class[seat];

    if (class == ZP_GUNSLINGER) {
        *out = zp_lines;
        return 3;
    }
    if (class != ZP_NINJA && class != ZP_PIRATE)
        return 0;
    if (z->head.seats == 2 && z->opt.duel_goal == 6) {
        *out = class == ZP_NINJA ? &zp_houses : &zp_xs;
        return 1;
    }
    *out = zp_triangles[class];
    return 2;
}

int zp_goals(const struct zp_state *z, int seat, struct zp_set out[3])
{
    const struct zp_set *goal = NULL;
    int n = goals_of(z, seat, &goal);

    for (int i = 0; i < n; i++)
        out[i] = goal[i];
    return n;
}

/* How many of a Zombie's pieces count, each with at most two rings. */
static int best_rings(const struct zp_state *z, int seat)
{
    int with[3] = {0, 0, 0};

    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++) {
        if (zp_on_board(z, p))
            with[z->ring[p] < 2 ? z->ring[p] : 2]++;
    }
    int twos = with[2] < 3 ? with[2] : 3;
    int ones = with[1] < 3 - twos ? with[1] : 3 - twos;
    return 2 * twos + ones;
}

int zp_owners_wanted(const struct zp_state *z, int alien)
{
    int n = 0;

    for (int s = 0; s < z->head.seats; s++)
        n += s != alien && z->class[s] != ZP_ELF;
    return n < 4 ? n : 4;
}

static int abductions(const struct zp_state *z, int alien)
{
    int wanted = zp_owners_wanted(z, alien), owners = 0, pieces = 0;

    for (int s = 0; s < z->head.seats; s++) {
        int held = zp_held(z, alien, s);
        owners += held != 0;
        pieces += zp_ones(held);
    }
    if (owners > wanted)
        owners = wanted;
    int more = pieces - owners;
    return owners + (more < 4 - wanted ? more : 4 - wanted);
}

/* An Elf's progress; by the table's clock it cannot be counted. */
static int outlived(const struct zp_state *z, int *whole)
{
    switch (z->opt.elf_mode) {
    case ZP_ELF_DECK:
        *whole = z->opt.elf_decks;
        return z->runouts;
    case ZP_ELF_CLOCK:
        *whole = 1;
        return 0;
    default:
        *whole = z->opt.elf_rounds;
        return z->round;
    }
}

int zp_progress(const struct zp_state *z, int seat, int *whole)
{
    const struct zp_set *goal = &zp_houses;
    int best = 0;

    switch (z->class[seat]) {
    case ZP_ZOMBIE:
        *whole = 6;
        return best_rings(z, seat);
    case ZP_ROBOT:
        *whole = z->opt.robot_goal;
        return zp_uploads(z, seat);
    case ZP_ALIEN:
        *whole = 4;
        return abductions(z, seat);
    case ZP_ELF:
        return outlived(z, whole);
    default:
        break;
    }
    int goals = goals_of(z, seat, &goal);
    *whole = zp_count(*goal);
    for (int i = 0; i < goals; i++) {
        int on = zp_count(zp_and(z->own[seat], goal[i]));
        best = on > best ? on : best;
    }
    return best;
}

void zp_test_rings(struct zp_state *z, struct rum_trace *trace)
{
    for (int s = 0; s < z->head.seats; s++) {
        if (z->class[s] == ZP_ZOMBIE && best_rings(z, s) == 6)
            zp_win(z, s, zp_goal_clause(z, ZP_ZOMBIE), trace);
    }
}

/* Is a seat's progress whole? An Elf's is not looked at here. */
static bool has_won(const struct zp_state *z, int seat)
{
    const struct zp_set *goal = NULL;

    switch (z->class[seat]) {
    case ZP_ZOMBIE:
        return best_rings(z, seat) == 6;
    case ZP_ROBOT:
        return zp_uploads(z, seat) >= z->opt.robot_goal;
    case ZP_ALIEN:
        return abductions(z, seat) >= 4;
    case ZP_ELF:
        return false;
    default:
        break;
    }
    for (int n = goals_of(z, seat, &goal); n; n--, goal++) {
        if (!zp_any(zp_less(*goal, z->own[seat])))
            return true;
    }
    return false;
}

void zp_test_goals(struct zp_state *z, struct rum_trace *trace)
{
    int s = z->active;

    /* ZP-3.4: the active seat comes first. */
    for (int i = 0; i < z->head.seats && !z->end; i++, s = zp_left(z, s)) {
        if (has_won(z, s))
            zp_win(z, s, zp_goal_clause(z, z->class[s]), trace);
    }
}

int zp_elf(const struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        if (z->class[s] == ZP_ELF)
            return s;
    }
    return -1;
}

/* ZP-20.6, 20.8. Whatever was going on stays as it is; only how far a veiled
 * window had come, which nobody may know, is forgotten. */
void zp_time(void *state, struct rum_trace *trace)
{
    struct zp_state *z = state;
    int elf = zp_elf(z);

    if (z->opt.elf_mode != ZP_ELF_CLOCK || elf < 0 || z->end ||
        z->ask == ZP_ASK_CLASS)
        return;
    zp_close_window(z);
    zp_win(z, elf, ZP(20, 6), trace);
}

void zp_score(const void *state, int *out)
{
    const struct zp_state *z = state;

    for (int s = 0; s < z->head.seats; s++) {
        out[s] = 0;
        if (z->end == ZP_DRAWN)
            out[s] = 60 / z->head.seats;
        else if (z->end == ZP_WON && z->winner == s)
            out[s] = 60;
    }
}

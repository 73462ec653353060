/*
 * zp_goal.c: how a seat wins, how far it is and what is missing, in words
 * (ZP-3.7). Everything it says is public: whether a seat is near its goal is
 * judged by what its hand could be worth, never by the hand.
 */
#include "zp_tell.h"

static const char *const number[] = {"no",   "one",  "two", "three",
                                     "four", "five", "six"};

static void add_pip(struct rum_goal *out, const char *symbol,
                    const char *letter, const char *title, bool lit)
{
    RUM_ASSERT(out->pips < RUM_MAX_GOAL_PIPS);
    out->pip[out->pips++] = (struct rum_goal_pip){
        .symbol = symbol, .letter = letter, .title = title, .lit = lit};
}

/* "2 rings are missing" */
static void say_missing(struct rum_goal *out, int n, const char *what)
{
    if (n > 0)
        RUM_SAY(out->missing, "%d %s%s missing", n, what,
                n == 1 ? " is" : "s are");
}

/* Could this seat, for all that others know, walk a piece so far in its next
 * turn, from the Home Base too? */
static bool could_walk(const struct zp_state *z, int piece, int space)
{
    int seat = zp_owner(piece);
    const uint8_t *gate = zp_gate[z->home[seat]];

    if (zp_on_board(z, piece))
        return zp_could_pay(z, seat, zp_far(z->pos[piece], space) - 1);
    if (z->pos[piece] != ZP_HOME)
        return false;
    int far = zp_far(gate[0], space), other = zp_far(gate[1], space);
    far = other < far ? other : far;
    return zp_could_pay(z, seat, zp_entry_cost(z, seat) + far - 1);
}

/* Any of its pieces that is not on one of these spaces already. */
static bool could_fill(const struct zp_state *z, int seat, struct zp_set goal,
                       int space)
{
    if (z->piece_at[space] != ZP_NONE)
        return false;
    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++) {
        bool placed = zp_on_board(z, p) && zp_has(goal, z->pos[p]);
        if (!placed && could_walk(z, p, space))
            return true;
    }
    return false;
}

/* ---- spaces: Ninja, Pirate, Gunslinger ---- */

static void add_spaces(const struct zp_state *z, int seat, struct zp_set goal,
                       struct rum_goal *out)
{
    /* Held ones first, so that they are counted at a glance. */
    struct zp_set part[2] = {zp_and(goal, z->own[seat]),
                             zp_less(goal, z->own[seat])};

    for (int i = 0; i < 2; i++) {
        while (zp_any(part[i])) {
            bool house = zp_ground[zp_take(&part[i])] == ZP_HOUSE;
            add_pip(out, house ? "pip-house" : "pip-x", house ? "H" : "X",
                    house ? "Great House" : "X", i == 0);
        }
    }
}

/* "Great House F11 and X F7 are missing" */
static void say_spaces(struct zp_set missing, struct rum_goal *out)
{
    int n = zp_count(missing);

    for (int i = 0; i < n; i++)
        RUM_SAY(out->missing, "%s%s", zp_comma(i, n),
                zp_place_name(zp_take(&missing)).s);
    if (n)
        RUM_SAY(out->missing, n == 1 ? " is missing" : " are missing");
}

static void goal_of_places(const struct zp_state *z, int seat,
                           struct rum_goal *out)
{
    struct zp_set goal[3], best = {0, 0};
    int goals = zp_goals(z, seat, goal), left = 99;

    for (int i = 0; i < goals; i++) {
        struct zp_set missing = zp_less(goal[i], z->own[seat]);
        int n = zp_count(missing);
        if (n < left) {
            left = n;
            best = goal[i];
        }
        out->near |= n == 1 && could_fill(z, seat, goal[i], zp_take(&missing));
    }
    RUM_ASSERT(goals > 0);
    add_spaces(z, seat, best, out);
    say_spaces(zp_less(best, z->own[seat]), out);
    bool all = zp_count(best) == ZP_OWN;
    switch (z->class[seat]) {
    case ZP_NINJA:
        RUM_SAY(out->text, all ? "Hold all six Great Houses"
                               : "Hold three Great Houses in a triangle");
        out->unit = "Great Houses";
        break;
    case ZP_PIRATE:
        RUM_SAY(out->text,
                all ? "Hold all six Xs" : "Hold three Xs in a triangle");
        out->unit = "Xs";
        break;
    default:
        RUM_SAY(out->text, "Stand four pieces in one line: Great House, X, X, "
                           "Great House");
        out->unit = "in line";
        break;
    }
}

/* ---- the others ---- */

static void goal_of_zombie(const struct zp_state *z, int seat,
                           struct rum_goal *out)
{
    int left = out->of - out->done,
        handy = zp_count(zp_less(z->rings, z->full));

    RUM_SAY(out->text,
            "Have three pieces with two rings or more each on the board");
    out->unit = "rings";
    for (int i = 0; i < out->of; i++)
        add_pip(out, "pip-ring", "o", "Infection Ring", i < out->done);
    say_missing(out, left, "ring");
    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++) {
        if (z->pos[p] == ZP_HOME)
            handy += z->ring[p] < 2 ? z->ring[p] : 2;
    }
    out->near = left <= handy && left <= 4; /* two pieces may enter */
}

static void goal_of_robot(const struct zp_state *z, int seat,
                          struct rum_goal *out)
{
    int middle = z->piece_at[ZP_MIDDLE], left = out->of - out->done;
    struct zp_set none = {0, 0};

    if (out->of == ZP_OWN)
        RUM_SAY(out->text, "Upload all six pieces from the Buried Treasure");
    else
        RUM_SAY(out->text, "Upload %s pieces from the Buried Treasure",
                number[out->of]);
    out->unit = "uploaded";
    for (int i = 0; i < out->of; i++)
        add_pip(out, "cloud", "R", "Upload", i < out->done);
    say_missing(out, left, "upload");
    out->near = left == 1 && ((middle != ZP_NONE && zp_owner(middle) == seat) ||
                              could_fill(z, seat, none, ZP_MIDDLE));
}

/* Those whose pieces are held come first, then pieces beyond the first of an
 * owner, then those of whom one is still wanted. */
static void goal_of_alien(const struct zp_state *z, int seat,
                          struct rum_goal *out)
{
    int wanted = zp_owners_wanted(z, seat), owners = 0, left;

    RUM_SAY(out->text, "Hold four abducted pieces, ");
    RUM_SAY(out->text, wanted == 4   ? "one of each of four opponents"
                       : wanted == 1 ? "all of one opponent"
                                     : "at least one of each opponent");
    out->unit = "abducted";
    for (int s = 0; s < z->head.seats && owners < wanted; s++) {
        if (!zp_held(z, seat, s))
            continue;
        add_pip(out, zp_class_key[z->class[s]], "+", zp_class_name[z->class[s]],
                true);
        owners++;
    }
    left = out->done - owners; /* further ones that count */
    for (int i = 0; i < 4 - wanted; i++)
        add_pip(out, "pawn", "+", "any piece", i < left);
    for (int s = 0; s < z->head.seats && owners < wanted; s++) {
        if (s == seat || z->class[s] == ZP_ELF || zp_held(z, seat, s))
            continue;
        add_pip(out, zp_class_key[z->class[s]], "-", zp_class_name[z->class[s]],
                false);
        owners++;
    }
    say_missing(out, out->of - out->done, "abduction");
    out->near = out->of - out->done == 1 && zp_any(z->own[seat]) &&
                zp_any(zp_enemies(z, seat)) && zp_in_base(z, seat) < ZP_OWN;
}

static void goal_of_elf(const struct zp_state *z, struct rum_goal *out)
{
    static const char *const nth[] = {"",       "first", "second", "third",
                                      "fourth", "fifth", "sixth",  "seventh",
                                      "eighth", "ninth"};
    int left = out->of - out->done;

    add_pip(out, "pip-clock", "T", "time", true); /* the number says how much */
    switch (z->opt.elf_mode) {
    case ZP_ELF_CLOCK:
        RUM_SAY(out->text, "Nobody else has won when the table's three hours "
                           "are over");
        out->of = 0; /* the table shows its clock */
        break;
    case ZP_ELF_DECK:
        RUM_SAY(out->text,
                "Nobody else has won when the deck runs out for the %s time",
                nth[out->of]);
        out->unit = "decks";
        say_missing(out, left, "run-out");
        out->near = left == 1 && z->deck_n < 2 * z->head.seats;
        break;
    default:
        RUM_SAY(out->text, "Nobody else has won after %d rounds", out->of);
        out->unit = "rounds";
        say_missing(out, left, "round");
        out->near = left == 1;
        break;
    }
}

void zp_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    const struct zp_state *z = seen;
    int whole, class = z->class[seat];

    (void)viewer;
    if (z->ask == ZP_ASK_CLASS || class >= ZP_CLASSES) {
        RUM_SAY(out->text, "Every class wins in its own way");
        out->clause = ZP(1, 2);
        return;
    }
    out->clause = zp_goal_clause(z, class);
    out->done = (uint16_t)zp_progress(z, seat, &whole);
    out->of = (uint16_t)whole;
    switch (class) {
    case ZP_ZOMBIE:
        goal_of_zombie(z, seat, out);
        break;
    case ZP_ROBOT:
        goal_of_robot(z, seat, out);
        break;
    case ZP_ALIEN:
        goal_of_alien(z, seat, out);
        break;
    case ZP_ELF:
        goal_of_elf(z, out);
        break;
    default:
        goal_of_places(z, seat, out);
        break;
    }
    /* A lost turn is no next turn, but an Elf needs none. */
    out->near = out->near && !z->end && (!z->skip[seat] || class == ZP_ELF);
}

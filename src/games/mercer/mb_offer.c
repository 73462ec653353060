/*
 * mb_offer.c: what each open action would do, in words, and the things
 * of the scene it is about.
 */
#include "mb.h"

#include <rumpus/scene.h>

static const char *const compass[8] = {"n", "ne", "e", "se",
                                       "s", "sw", "w", "nw"};
static const char *const compass_words[8] = {
    "north", "north-east", "east", "south-east",
    "south", "south-west", "west", "north-west",
};

static void on_card(const struct mb_state *s, int card, struct rum_offer *out)
{
    rum_offer_on(out, "card%d.%c", s->seat, mb_card_letters[card]);
}

/* ---- cards ---- */

static const struct {
    uint8_t card[3], cards;
    const char *brief;
    uint16_t clause[2]; /* zombies, humans */
    const char *what[2];
} plays[] = {
    {{MB_GREEN},
     1,
     "g",
     {MB(11, 1), MB(11, 1)},
     {"move a stack one square", "move a stack one square"}},
    {{MB_GREEN, MB_BLUE},
     2,
     "gb",
     {MB(12, 2), 0},
     {"move a stack one square, leaving some behind", NULL}},
    {{MB_GREEN, MB_YELLOW},
     2,
     "gy",
     {MB(13, 2), 0},
     {"move a stack two squares", NULL}},
    {{MB_GREEN, MB_BLUE, MB_YELLOW},
     3,
     "gby",
     {MB(13, 3), 0},
     {"move a stack two squares, leaving some behind", NULL}},
    {{MB_BLUE}, 1, "b", {0, MB(12, 1)}, {NULL, "build a wall"}},
    {{MB_YELLOW}, 1, "y", {0, MB(13, 1)}, {NULL, "place a hide token"}},
    {{MB_RED},
     1,
     "r",
     {MB(14, 1), MB(14, 1)},
     {"stop a square: nobody leaves it in the next turn",
      "stop a square: nobody leaves it in the next turn"}},
    {{MB_PURPLE},
     1,
     "p",
     {MB(18, 2), MB(18, 1)},
     {"turn all humans next to one zombie square", NULL}},
    {{MB_WHITE},
     1,
     "w",
     {MB(17, 3), MB(17, 1)},
     {"place a zombie on a border square", NULL}},
};

/* The supply may be short: MB-17.2, MB-18.1. */
static void say_white(const struct mb_state *s, struct rum_offer *out)
{
    int n = mb_white_humans(s);

    if (n == 1)
        RUM_SAY(out->text, "place a new human");
    else if (n < s->white_humans)
        RUM_SAY(out->text, "place new humans");
    else
        RUM_SAY(out->text, "place %s new humans", mb_number_words[n]);
}

static void say_purple(const struct mb_state *s, struct rum_offer *out)
{
    int n = mb_walls_possible(s, s->purple_walls);

    RUM_SAY(out->text, "build %s", n < s->purple_walls ? "the last " : "");
    if (n == 1)
        RUM_SAY(out->text, "wall");
    else
        RUM_SAY(out->text, "%s walls", mb_number_words[n]);
}

/* "Play Green, Blue and Yellow", "Play Rainbow as Red": what the button says.
 * The text says which of several cards a Rainbow stands for. */
static void label_play(const struct mb_state *s, int i, struct rum_offer *out)
{
    int cards = plays[i].cards;
    bool own = s->hand[s->seat][plays[i].card[0]] > 0;

    RUM_SAY(out->label, "Play %s", cards > 1 || own ? "" : "Rainbow as ");
    for (int k = 0; k < cards; k++)
        RUM_SAY(out->label, "%s%s",
                !k              ? ""
                : k + 1 < cards ? ", "
                                : " and ",
                mb_card_names[plays[i].card[k]]);
}

/* The one square that a card could be played on, or -1: there is a choice, or
 * none to be made. Nothing is asked after such a play, so whoever makes it sees
 * first where it leads. */
static int only_square(const struct mb_state *s, int action)
{
    bool human = mb_is_human(s->seat);
    int phase = action == MB_PLAY_WHITE              ? MB_AT_WHITE
                : action == MB_PLAY_PURPLE && !human ? MB_AT_BLAST
                : action == MB_PLAY_YELLOW && human  ? MB_AT_HIDE
                : action == MB_PLAY_RED              ? MB_AT_STOPTOK
                                                     : MB_AT_NOTHING;
    int found = -1;

    for (int i = 0; phase != MB_AT_NOTHING && i < MB_SQUARES; i++) {
        if (!mb_may_choose(s, phase, i))
            continue;
        if (found >= 0)
            return -1;
        found = i;
    }
    return found;
}

static void note_play(const struct mb_state *s, int action,
                      struct rum_offer *out);

static void offer_play(const struct mb_state *s, int action,
                       struct rum_offer *out)
{
    int i = action - MB_PLAY_GREEN;
    bool human = mb_is_human(s->seat);
    bool rainbow = false;

    RUM_SAY(out->text, "Play ");
    for (int k = 0; k < plays[i].cards; k++) {
        int card = plays[i].card[k];
        bool own = s->hand[s->seat][card] > 0;
        RUM_SAY(out->text, "%s%s%s", k ? " + " : "", own ? "" : "a Rainbow as ",
                mb_card_names[card]);
        if (own)
            on_card(s, card, out);
        else if (!rainbow)
            on_card(s, MB_RAINBOW, out);
        rainbow |= !own;
    }
    RUM_SAY(out->text, ": ");
    if (human && action == MB_PLAY_WHITE)
        say_white(s, out);
    else if (human && action == MB_PLAY_PURPLE)
        say_purple(s, out);
    else
        RUM_SAY(out->text, "%s", plays[i].what[human]);
    RUM_SAY(out->brief, "%s", plays[i].brief);
    label_play(s, i, out);
    out->clause = plays[i].clause[human];
    note_play(s, action, out);
    int only = only_square(s, action);
    if (only >= 0) {
        RUM_SAY(out->text, ", only at %s", mb_square_name(only).s);
        rum_offer_on(out, "%s", mb_square_id(only).s);
    }
}

/* "Trade three Greens (for a special card)", "Trade 2 Greens, 1 Rainbow (...)"
 */
static void label_trade(const struct mb_state *s, int colour, int rainbows,
                        struct rum_offer *out)
{
    int own = s->trade - rainbows;
    const char *name = mb_card_names[colour];

    if (!rainbows || !own)
        RUM_SAY(out->label, "Trade %s %ss", mb_number_words[s->trade],
                own ? name : mb_card_names[MB_RAINBOW]);
    else
        RUM_SAY(out->label, "Trade %d %s%s, %d Rainbow%s", own, name,
                own == 1 ? "" : "s", rainbows, rainbows == 1 ? "" : "s");
    RUM_SAY(out->label, " (for a special card)");
}

static void offer_trade(const struct mb_state *s, int colour,
                        struct rum_offer *out)
{
    int rainbows = mb_rainbows(s, MB_TRADE + colour);

    RUM_SAY(out->text, "Trade");
    for (int i = 0; i < s->trade; i++)
        RUM_SAY(out->text, "%s %s", i ? "," : "",
                mb_card_names[i < s->trade - rainbows ? colour : MB_RAINBOW]);
    RUM_SAY(out->text, " for a special card");
    RUM_SAY(out->brief, "trade %c", mb_card_letters[colour]);
    label_trade(s, colour, rainbows, out);
    RUM_SAY(out->note, "trade %d", s->trade);
    on_card(s, colour, out);
    rum_offer_on(out, "special");
    out->clause = rainbows ? MB(3, 2) : MB(3, 1);
}

static void offer_discard(const struct mb_state *s, int card,
                          struct rum_offer *out)
{
    RUM_SAY(out->text, "Discard %s", mb_card_names[card]);
    RUM_SAY(out->brief, "%c", mb_card_letters[card]);
    on_card(s, card, out);
    out->clause = MB(2, 10);
}

/* ---- outcomes, said on the place ---- */

/* What the square has to give this card yet, as far as it counts now. */
static int ground_of(const struct mb_state *s, int to)
{
    int colour = mb_is_used(s, to) ? 0 : s->ground[to];

    if (mb_has_stop(s, to))
        colour &= ~MB_GROUND_GREEN;
    if (!s->deck.left)
        colour &= ~MB_GROUND_YELLOW;
    return colour;
}

/* Five humans can no longer be turned. */
static void note_safe(struct rum_offer *out)
{
    RUM_SAY(out->note, "safe at %d", MB_FULL);
    RUM_SAY(out->sign, "safe");
    out->tone = RUM_GOOD;
}

static void note_turning(int n, struct rum_offer *out)
{
    RUM_SAY(out->note, "turns %d", n);
    RUM_SAY(out->sign, "+%d", n);
}

static void note_ground(int colour, struct rum_offer *out)
{
    bool card = colour & MB_GROUND_YELLOW;

    RUM_SAY(out->note, card ? "+1 card" : "go on");
    RUM_SAY(out->sign, card ? "card" : "go");
}

/* How many they will be; of those who join it is not said yet. */
static void note_sum_of(const char *word, int n, bool more,
                        struct rum_offer *out)
{
    RUM_SAY(out->note, "%s %d", word, n);
    if (more)
        RUM_SAY(out->sign, "%d+", n);
}

/* What comes of it, on the square entered: "turns 2", "safe at 5", "makes 4",
 * "go on"; nothing where nobody and nothing is met, which the glow says. With
 * Blue it is not yet said how many go, and n is 0: "joins 3". */
static void note_sum(const struct mb_state *s, int to, int n,
                     struct rum_offer *out)
{
    int there = mb_own(s)[to];
    bool human = mb_is_human(s->seat);

    if (!human && !mb_has_hide(s, to) && s->humans[to])
        note_turning(s->humans[to], out);
    else if (human && n + there == MB_FULL)
        note_safe(out);
    else if (there)
        note_sum_of(n ? "makes" : "joins", n + there, !n, out);
    else if (ground_of(s, to) & (MB_GROUND_GREEN | MB_GROUND_YELLOW))
        note_ground(ground_of(s, to), out);
    else if (s->humans[to])
        RUM_SAY(out->note, "hidden");
}

/* The largest stack that n from there can come to with so many steps: of
 * humans to turn, or for humans to join. */
static int best_reached(const struct mb_state *s, int from, int n, int steps)
{
    bool human = mb_is_human(s->seat);
    int best = 0;

    for (unsigned left = mb_steps(s, from, human, n); left; left &= left - 1) {
        int to = from + mb_toward[__builtin_ctz(left)];
        int there = human || !mb_has_hide(s, to) ? s->humans[to] : 0;
        if (!there && steps > 1)
            there = best_reached(s, to, n, steps - 1);
        if (there > best)
            best = there;
    }
    return best;
}

int mb_best_met(const struct mb_state *s, int from, bool blue, int steps)
{
    int n = mb_own(s)[from];

    return mb_may_start(s, from, blue)
               ? best_reached(s, from, blue ? 1 : n, steps)
               : 0;
}

static void note_stack(const struct mb_state *s, int from,
                       struct rum_offer *out)
{
    bool human = mb_is_human(s->seat);
    int n = mb_own(s)[from];
    int best = mb_best_met(s, from, s->blue, s->steps);

    if (!best)
        return;
    if (!human) {
        note_turning(best, out);
        out->tone = best == s->human_count ? RUM_WINS : RUM_GOOD;
    } else if (n + best == MB_FULL) {
        note_safe(out);
    } else {
        note_sum_of("makes", n + best, false, out);
    }
}

/* ---- the same, of the best that a card can do: said on the card ---- */

int mb_best_walk(const struct mb_state *s, bool blue, int steps)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        int met = s->zombies[i] ? mb_best_met(s, i, blue, steps) : 0;
        if (met > best)
            best = met;
    }
    return best;
}

int mb_best_blast(const struct mb_state *s)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        int near = s->zombies[i] ? mb_blast(s, i) : 0;
        if (near > best)
            best = near;
    }
    return best;
}

/* The one stack that can turn more than all others, or -1. */
static int best_stack(const struct mb_state *s)
{
    int found = -1, most = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        int met = s->zombies[i] ? mb_best_met(s, i, s->blue, s->steps) : 0;
        if (met && met == most)
            found = -1; /* a matter of taste */
        if (met <= most)
            continue;
        found = i;
        most = met;
    }
    return found;
}

/* The largest stack of humans that one step can make. */
static int best_joined(const struct mb_state *s)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        int met = s->humans[i] ? mb_best_met(s, i, false, 1) : 0;
        if (met && met + s->humans[i] > best)
            best = met + s->humans[i];
    }
    return best;
}

/* The most of these on one square that is open to a token; five humans are safe
 * without one. */
static int most_on(const struct mb_state *s, const uint8_t *tokens,
                   enum mb_phase phase)
{
    int most = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        bool safe = tokens == s->humans && tokens[i] == MB_FULL;
        if (tokens[i] > most && !safe && mb_may_choose(s, phase, i))
            most = tokens[i];
    }
    return most;
}

static void note_some(const char *word, int n, struct rum_offer *out)
{
    if (n)
        RUM_SAY(out->note, "%s %d", word, n);
}

static void note_more(const char *what, int n, struct rum_offer *out)
{
    if (n)
        RUM_SAY(out->note, "+%d %s%s", n, what, n == 1 ? "" : "s");
}

static void note_card_of_humans(const struct mb_state *s, int action,
                                struct rum_offer *out)
{
    switch (action) {
    case MB_PLAY_GREEN:
        note_some("makes", best_joined(s), out);
        break;
    case MB_PLAY_BLUE:
        note_more("wall", 1, out);
        break;
    case MB_PLAY_YELLOW:
        note_some("hides", most_on(s, s->humans, MB_AT_HIDE), out);
        break;
    case MB_PLAY_RED:
        note_some("stops", most_on(s, s->zombies, MB_AT_STOPTOK), out);
        break;
    case MB_PLAY_PURPLE:
        note_more("wall", mb_walls_possible(s, s->purple_walls), out);
        break;
    default:
        note_more("human", mb_white_humans(s), out);
    }
}

static void note_card_of_zombies(const struct mb_state *s, int action,
                                 struct rum_offer *out)
{
    bool blue = action == MB_PLAY_GREEN_BLUE || action == MB_PLAY_GREEN_BOTH;
    int turned = 0;

    switch (action) {
    case MB_PLAY_RED:
        note_some("stops", most_on(s, s->humans, MB_AT_STOPTOK), out);
        return;
    case MB_PLAY_WHITE:
        note_more("zombie", 1, out);
        return;
    case MB_PLAY_PURPLE:
        turned = mb_best_blast(s);
        break;
    default:
        turned = mb_best_walk(s, blue, action >= MB_PLAY_GREEN_YELLOW ? 2 : 1);
    }
    if (turned)
        note_turning(turned, out);
    else if (action != MB_PLAY_PURPLE)
        RUM_SAY(out->note, "turns none");
}

static void note_play(const struct mb_state *s, int action,
                      struct rum_offer *out)
{
    if (mb_is_human(s->seat))
        note_card_of_humans(s, action, out);
    else
        note_card_of_zombies(s, action, out);
}

/* New ones on a square: who is next to a zombie, how many the humans are. */
static void note_new(const struct mb_state *s, int square, int n,
                     struct rum_offer *out)
{
    int near = mb_blast(s, square), sum = s->humans[square] + n;

    if (!mb_is_human(s->seat) && near) {
        RUM_SAY(out->note, "%d near", near);
        RUM_SAY(out->sign, "%d", near);
        out->tone = RUM_GOOD;
    }
    if (!mb_is_human(s->seat))
        return;
    if (sum == MB_FULL)
        note_safe(out);
    else if (sum == n)
        RUM_SAY(out->note, "+%d", n);
    else
        note_sum_of("makes", sum, false, out);
}

/* ---- places ---- */

/* All squares or lines of the area that are open: one click answers this and
 * the next decision. */
static void offer_area(const struct mb_state *s, int area,
                       struct rum_offer *out)
{
    static const char *const where[MB_AREAS] = {"nw", "n",  "ne", "w", "centre",
                                                "e",  "sw", "s",  "se"};
    static const char *const words[MB_AREAS] = {
        "north-west", "north",      "north-east", "west",      "centre",
        "east",       "south-west", "south",      "south-east"};

    out->any = true;
    out->clause = MB(22, 1);
    RUM_SAY(out->text, "In the %s (%s)", mb_tiles[s->tile[area]].name,
            words[area]);
    RUM_SAY(out->brief, "%s", where[area]);
    RUM_SAY(out->label, "%s", mb_tiles[s->tile[area]].name);
    for (int e = 0; s->pending == MB_AT_WALL && e < MB_EDGES; e++) {
        if (mb_area_of(mb_edge_first(e)) == area &&
            mb_may_choose(s, MB_AT_WALL, e))
            rum_offer_on(out, "%s", mb_edge_id(e).s);
    }
    for (int i = 0; s->pending != MB_AT_WALL && i < MB_SQUARES; i++) {
        if (mb_area_of(i) == area && mb_may_choose(s, s->pending, i))
            rum_offer_on(out, "%s", mb_square_id(i).s);
    }
}

static void offer_blast(const struct mb_state *s, int square,
                        struct rum_offer *out)
{
    int turned = mb_blast(s, square);

    RUM_SAY(out->text, "Turn %d %s next to %s", turned,
            turned == 1 ? "human" : "humans", mb_square_name(square).s);
    RUM_SAY(out->note, "+%d", turned);
    RUM_SAY(out->sign, "+%d", turned);
    out->clause = MB(18, 2);
    out->tone = turned == s->human_count ? RUM_WINS : RUM_GOOD;
}

static void offer_square(const struct mb_state *s, int square,
                         struct rum_offer *out)
{
    struct mb_name at = mb_square_name(square);
    int own = mb_own(s)[square];
    int held = s->humans[square] + s->zombies[square];

    RUM_SAY(out->brief, "%s", mb_square_id(square).s);
    rum_offer_on(out, "%s", mb_square_id(square).s);
    switch (s->phase) {
    case MB_AT_PLACE:
        RUM_SAY(out->text, "Place %d %s on %s", s->zombie_start,
                s->zombie_start == 1 ? "zombie" : "zombies", at.s);
        note_new(s, square, s->zombie_start, out);
        out->clause = MB(1, 7);
        break;
    case MB_AT_STACK:
        RUM_SAY(out->text, "Move the %d %s on %s", own,
                mb_is_human(s->seat) ? own == 1 ? "human" : "humans"
                : own == 1           ? "zombie"
                                     : "zombies",
                at.s);
        note_stack(s, square, out);
        out->next = !mb_is_human(s->seat) && square == best_stack(s);
        if (out->next)
            RUM_SAY(out->label, "Turn %d (%s)",
                    mb_best_met(s, square, s->blue, s->steps),
                    mb_tiles[s->tile[mb_area_of(square)]].name);
        out->clause = MB(11, 2);
        break;
    case MB_AT_HIDE:
        RUM_SAY(out->text, "Hide %s", at.s);
        if (s->humans[square])
            RUM_SAY(out->text, " with %d %s", s->humans[square],
                    s->humans[square] == 1 ? "human" : "humans");
        RUM_SAY(out->note, s->humans[square] ? "hides %d" : "hide",
                s->humans[square]);
        RUM_SAY(out->sign, "hide");
        out->clause = MB(8, 1);
        break;
    case MB_AT_STOPTOK:
        RUM_SAY(out->text, "Stop %s", at.s);
        RUM_SAY(out->note, held ? "stops %d" : "stop", held);
        RUM_SAY(out->sign, "stop");
        out->clause = MB(9, 1);
        break;
    case MB_AT_WHITE:
        if (mb_is_human(s->seat)) {
            int n = mb_white_humans(s);
            RUM_SAY(out->text, "Place %d %s on %s", n,
                    n == 1 ? "human" : "humans", at.s);
            note_new(s, square, n, out);
            out->clause = MB(17, 1);
        } else {
            RUM_SAY(out->text, "Place a zombie on %s", at.s);
            note_new(s, square, 1, out);
            out->clause = MB(17, 3);
        }
        break;
    default:
        offer_blast(s, square, out);
    }
}

static void offer_edge(int edge, struct rum_offer *out)
{
    RUM_SAY(out->text, "Build a wall %s", mb_edge_name(edge).s);
    RUM_SAY(out->brief, "%s", mb_edge_id(edge).s);
    rum_offer_on(out, "%s", mb_edge_id(edge).s);
    out->clause = MB(10, 1);
}

/* ---- steps ---- */

int mb_best_step(const struct mb_state *s)
{
    int best = -1, most = 0;

    if (mb_is_human(s->seat))
        return -1;
    for (unsigned left = mb_open_steps(s); left; left &= left - 1) {
        int d = __builtin_ctz(left), to = s->current + mb_toward[d];
        int turned = mb_has_hide(s, to) ? 0 : s->humans[to];
        if (turned == most)
            best = -1; /* a matter of taste */
        if (turned <= most)
            continue;
        best = d;
        most = turned;
    }
    return best;
}

static void say_turning(const struct mb_state *s, int to, struct rum_offer *out)
{
    int turned = s->humans[to];

    if (mb_is_human(s->seat) || mb_has_hide(s, to) || !turned)
        return;
    RUM_SAY(out->text, ", turning %d %s", turned,
            turned == 1 ? "human" : "humans");
    out->clause = MB(7, 1);
    out->tone = turned == s->human_count ? RUM_WINS : RUM_GOOD;
}

/* What the square entered gives, once a card, and what it takes. */
static void say_ground(const struct mb_state *s, int to, struct rum_offer *out)
{
    int colour = ground_of(s, to);

    if (colour & MB_GROUND_GREEN) {
        RUM_SAY(out->text, " (green: one more step)");
        out->clause = MB(6, 1);
    }
    if (colour & MB_GROUND_YELLOW) {
        RUM_SAY(out->text, " (yellow: draws a card)");
        out->clause = MB(6, 3);
    }
    if (mb_has_stop(s, to)) {
        RUM_SAY(out->text, " (stop token: the last step)");
        out->clause = MB(9, 2);
    }
}

static void offer_step(const struct mb_state *s, int d, struct rum_offer *out)
{
    int to = s->current + mb_toward[d], n = mb_own(s)[s->current];

    RUM_SAY(out->text, "Step %s to %s", compass_words[d], mb_square_name(to).s);
    RUM_SAY(out->brief, "%s", compass[d]);
    rum_offer_on(out, "%s", mb_square_id(to).s);
    out->clause = d % 2 ? MB(4, 5) : MB(5, 1);
    say_ground(s, to, out);
    say_turning(s, to, out);
    note_sum(s, to, s->blue && n > 1 ? 0 : n, out);
    out->next = d == mb_best_step(s);
    if (out->next)
        RUM_SAY(out->label, "Turn %d", s->humans[to]);
    else
        RUM_SAY(out->label, "Step %s", compass_words[d]);
}

static void offer_leave(const struct mb_state *s, int k, struct rum_offer *out)
{
    int n = s->zombies[s->current] - k;
    int to = s->current + mb_toward[s->direction];
    bool turns = s->humans[to] && !mb_has_hide(s, to);

    if (k)
        RUM_SAY(out->text, "Leave %d on %s, %d %s to %s", k,
                mb_square_name(s->current).s, n, n == 1 ? "goes" : "go",
                mb_square_name(to).s);
    else
        RUM_SAY(out->text, "Leave none behind, all %d go to %s", n,
                mb_square_name(to).s);
    RUM_SAY(out->brief, "%d", k);
    out->clause = MB(12, 3);
    say_turning(s, to, out);
    note_sum(s, to, n, out);
    /* "2 go (turns 2, 1 stays)" */
    RUM_SAY(out->label, "%s%d %s (%s", k ? "" : "All ", n,
            n == 1 ? "goes" : "go", turns ? out->note : "");
    if (k)
        RUM_SAY(out->label, "%s%d %s", turns ? ", " : "", k,
                k == 1 ? "stays" : "stay");
    RUM_SAY(out->label, "%s)", k || turns ? "" : "none stay");
    /* A Blue is played to leave some, and a few are enough for those there. */
    out->next = turns && k > 0;
    for (int fewer = 1; fewer < k; fewer++)
        out->next &= !mb_may_leave(s, fewer);
}

/* ---- buttons ---- */

static void offer_button(const struct mb_state *s, int action,
                         struct rum_offer *out)
{
    switch (action) {
    case MB_SKIP:
        if (s->deck.left) {
            RUM_SAY(out->text, "Skip and draw another card");
            RUM_SAY(out->label, "Skip and draw");
            RUM_SAY(out->brief, "skip");
            out->clause = MB(2, 2);
            rum_offer_on(out, "deck");
        } else {
            RUM_SAY(out->text, "Pass");
            RUM_SAY(out->brief, "pass");
            out->clause = MB(19, 3);
        }
        break;
    case MB_END:
        RUM_SAY(out->text, "End the turn");
        RUM_SAY(out->brief, "end");
        out->clause = MB(2, 9);
        out->next = true;
        break;
    case MB_AGAIN:
        RUM_SAY(out->text, "Play Black: take another turn");
        RUM_SAY(out->brief, "k");
        RUM_SAY(out->label, "Play Black");
        RUM_SAY(out->note, "+1 turn");
        on_card(s, MB_BLACK, out);
        out->clause = MB(16, 1);
        break;
    default:
        RUM_SAY(out->text, "Stop moving");
        RUM_SAY(out->brief, "stop");
        out->clause = MB(5, 6);
    }
}

void mb_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct mb_state *s = seen;

    (void)viewer;
    if (act >= MB_LEAVE)
        offer_leave(s, act - MB_LEAVE, out);
    else if (act >= MB_STEP)
        offer_step(s, act - MB_STEP, out);
    else if (act >= MB_EDGE)
        offer_edge(act - MB_EDGE, out);
    else if (act >= MB_SQUARE)
        offer_square(s, act - MB_SQUARE, out);
    else if (act >= MB_AREA)
        offer_area(s, act - MB_AREA, out);
    else if (act >= MB_DISCARD)
        offer_discard(s, act - MB_DISCARD, out);
    else if (act >= MB_PLAY_GREEN)
        offer_play(s, act, out);
    else if (act >= MB_TRADE)
        offer_trade(s, act - MB_TRADE, out);
    else
        offer_button(s, act, out);
}

/*
 * mb_why.c: why a thing of the scene cannot be chosen now.
 */
#include "mb.h"

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>

/* What follows the choice of an area, or what is asked. */
static enum mb_phase asked(const struct mb_state *s)
{
    return s->phase == MB_AT_AREA ? s->pending : s->phase;
}

static const char *own_kind(const struct mb_state *s)
{
    return mb_is_human(s->seat) ? "human" : "zombie";
}

/* ---- one stack, step by step ---- */

static int direction_to(int from, int to)
{
    for (int d = 0; d < 8; d++) {
        int x = from % MB_WIDTH - to % MB_WIDTH;
        if (from + mb_toward[d] == to && x >= -1 && x <= 1)
            return d;
    }
    return -1;
}

static void why_no_stack(const struct mb_state *s, int square,
                         struct rum_line *out)
{
    if (!mb_own(s)[square])
        rum_line_say(out, MB(11, 1), "No %s stands on %s", own_kind(s),
                     mb_square_name(square).s);
    else if (mb_has_stop(s, square))
        rum_line_say(out, MB(9, 2), "The stop token holds everybody on %s",
                     mb_square_name(square).s);
    else
        rum_line_say(out, MB(11, 2),
                     "Those on %s have nowhere to go: walls or full squares "
                     "on all sides",
                     mb_square_name(square).s);
}

static void why_no_step(const struct mb_state *s, int square,
                        struct rum_line *out)
{
    struct mb_name name = mb_square_name(square);
    bool human = mb_is_human(s->seat);
    int d = direction_to(s->current, square);

    if (square == s->current)
        rum_line_say(out, MB(5, 6), "The stack is on %s already", name.s);
    else if (d < 0)
        rum_line_say(out, MB(5, 1),
                     "%s is too far: a step goes to one of the squares around "
                     "%s",
                     name.s, mb_square_name(s->current).s);
    else if (!(s->open[s->current] >> d & 1))
        rum_line_say(out, d & 1 ? MB(4, 5) : MB(4, 4),
                     d & 1 ? "Walls cut the way to %s round both corners"
                           : "A wall is in the way to %s",
                     name.s);
    else if (human && s->zombies[square] && !mb_has_hide(s, square))
        rum_line_say(out, MB(5, 5), "There are zombies on %s", name.s);
    else
        rum_line_say(out, MB(5, 3),
                     "It would be too full: a square holds five, and the "
                     "whole stack goes%s",
                     human || s->humans[square] == 0 ? ""
                                                     : ", the humans counted");
}

/* ---- tokens and new people ---- */

static void why_not_start(const struct mb_state *s, int square,
                          struct rum_line *out)
{
    if (!mb_is_border(square))
        rum_line_say(out, MB(1, 7), "Zombies begin at the edge of the board");
    else if (s->humans[square])
        rum_line_say(out, MB(1, 8), "There are humans on %s",
                     mb_square_name(square).s);
    else
        rum_line_say(out, MB(1, 11), "A square holds five");
}

static void why_no_white(const struct mb_state *s, int square,
                         struct rum_line *out)
{
    struct mb_name name = mb_square_name(square);
    uint16_t clause = mb_clause_of(MB_WHITE, mb_is_human(s->seat));

    if (mb_is_human(s->seat))
        rum_line_say(out, clause, "There are %s on %s",
                     s->humans[square] ? "humans" : "zombies", name.s);
    else if (!mb_is_border(square))
        rum_line_say(out, clause,
                     "New zombies come in at the edge of the board");
    else if (s->zombies[square] >= MB_FULL)
        rum_line_say(out, MB(4, 1), "%s is full: a square holds five", name.s);
    else
        rum_line_say(out, clause, "There are humans on %s", name.s);
}

static void why_no_square(const struct mb_state *s, int square,
                          struct rum_line *out)
{
    struct mb_name name = mb_square_name(square);

    switch (asked(s)) {
    case MB_AT_PLACE:
        why_not_start(s, square, out);
        break;
    case MB_AT_MAIN:
        rum_line_say(out, MB(2, 2), "First play a card; a Green moves a stack");
        break;
    case MB_AT_STACK:
        why_no_stack(s, square, out);
        break;
    case MB_AT_STEP:
        why_no_step(s, square, out);
        break;
    case MB_AT_LEAVE:
        rum_line_say(out, MB(12, 3), "First say how many stay behind");
        break;
    case MB_AT_WALL:
        rum_line_say(out, MB(4, 3),
                     "A wall goes on the line between two squares");
        break;
    case MB_AT_HIDE:
        rum_line_say(out, MB(8, 1), "%s has a hide token already", name.s);
        break;
    case MB_AT_STOPTOK:
        rum_line_say(out, MB(9, 1), "%s has a stop token already", name.s);
        break;
    case MB_AT_WHITE:
        why_no_white(s, square, out);
        break;
    case MB_AT_BLAST:
        if (s->zombies[square])
            rum_line_say(out, MB(18, 5),
                         "No human stands next to %s without a wall or a hide "
                         "token in between",
                         name.s);
        else
            rum_line_say(out, MB(18, 2), "No zombie stands on %s", name.s);
        break;
    case MB_AT_END:
        rum_line_say(out, MB(2, 3), "One card a turn, and yours is done");
        break;
    default:
        rum_line_say(out, MB(2, 10), "First discard: your hand is too large");
    }
}

/* Another area was chosen for this card. */
static bool is_elsewhere(const struct mb_state *s, int square,
                         struct rum_line *out)
{
    if (s->area < 0 || s->phase == MB_AT_AREA || mb_area_of(square) == s->area)
        return false;
    rum_line_say(out, MB(22, 2),
                 "You have chosen the %s; it has to be there now",
                 mb_tiles[s->tile[s->area]].name);
    return true;
}

static void why_no_edge(const struct mb_state *s, int edge,
                        struct rum_line *out)
{
    if (asked(s) != MB_AT_WALL) {
        if (mb_has_wall(s, edge))
            rum_line_say(out, MB(4, 8), "A wall stays where it is for good");
        return;
    }
    if (mb_has_wall(s, edge))
        rum_line_say(out, MB(10, 1), "There is a wall already");
    else if (mb_has_stop(s, mb_edge_first(edge)) ||
             mb_has_stop(s, mb_edge_second(edge)))
        rum_line_say(out, MB(9, 3), "No wall can be built beside a stop token");
    else
        is_elsewhere(s, mb_edge_first(edge), out);
}

/* ---- cards ---- */

/* At the beginning of a turn. */
static void why_no_play(const struct mb_state *s, enum mb_card card,
                        struct rum_line *out)
{
    bool human = mb_is_human(s->seat);
    uint16_t clause = mb_clause_of(card, human);

    if (card == MB_BLACK)
        rum_line_say(out, clause, "Black is played at the end of your turn");
    else if (card == MB_RAINBOW)
        rum_line_say(out, MB(2, 8),
                     "A Rainbow is spent where the colour itself is missing");
    else if (!human && (card == MB_BLUE || card == MB_YELLOW))
        rum_line_say(out, clause, "Zombies play %s only together with a Green",
                     mb_card_names[card]);
    else if (card == MB_GREEN)
        rum_line_say(out, MB(11, 2), "None of your stacks can move");
    else if (human && (card == MB_BLUE || card == MB_PURPLE))
        rum_line_say(out, MB(10, 3), "No wall is left to be built");
    else if (card == MB_PURPLE)
        rum_line_say(out, MB(18, 5), "No zombie is next to a human it can get");
    else if (card == MB_WHITE && !s->tokens_left)
        rum_line_say(out, MB(17, 2), "There are no tokens left");
    else
        rum_line_say(out, MB(2, 5), "There is no square for it");
}

static void why_no_card(const struct mb_state *s, int seat, enum mb_card card,
                        struct rum_line *out)
{
    if (seat != s->seat)
        rum_line_say(out, MB(2, 2), "Nobody plays {%d's} cards for them", seat);
    else if (s->phase == MB_AT_MAIN)
        why_no_play(s, card, out);
    else if (s->phase == MB_AT_END)
        rum_line_say(out, MB(2, 3),
                     "One card a turn; only Black allows another turn");
    else
        rum_line_say(out, MB(2, 3), "First carry out the card you have played");
}

static void why_no_pile(const struct mb_state *s, const char *id,
                        struct rum_line *out)
{
    if (strcmp(id, "deck") == 0)
        rum_line_say(out, MB(2, 2),
                     s->deck.left
                         ? "A card is drawn when a turn begins, or instead of "
                           "playing one"
                         : "The deck is used up");
    else if (strcmp(id, "special") == 0 && s->specials.left)
        rum_line_say(out, MB(3, 4),
                     "A special card costs %s cards of one colour, before or "
                     "after your play",
                     mb_number_words[s->trade]);
    else if (strcmp(id, "special") == 0)
        rum_line_say(out, MB(3, 5), "There are no special cards left");
    else if (strcmp(id, "discards") == 0)
        rum_line_say(out, MB(2, 6), "Discarded cards never come back");
}

/* ---- which thing it is ---- */

/* The square that begins the text, and what follows it; -1: none does. */
static int read_square(const char *text, const char **rest)
{
    char *end;
    long row = text[0] ? strtol(text + 1, &end, 10) : 0;

    if (text[0] < 'a' || text[0] >= 'a' + MB_WIDTH || row < 1 || row > MB_WIDTH)
        return -1;
    *rest = end;
    return (int)(row - 1) * MB_WIDTH + text[0] - 'a';
}

/* The square of "e5", "h.e5", "stop.e5"; -1: it is none. */
static int square_of(const char *id)
{
    const char *dot = strrchr(id, '.'), *rest;
    int square = read_square(dot ? dot + 1 : id, &rest);

    return square >= 0 && !*rest ? square : -1;
}

/* The line of "e5|f5" or "e5/e6"; -1: it is none. */
static int edge_of(const char *id)
{
    const char *rest;
    int square = read_square(id, &rest);

    if (square < 0 || (*rest != '|' && *rest != '/'))
        return -1;
    return *rest == '/'
               ? MB_UPRIGHT + square
               : square / MB_WIDTH * (MB_WIDTH - 1) + square % MB_WIDTH;
}

void mb_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out)
{
    const struct mb_state *s = seen;
    int seat = rum_id_number(id, "card"), square = square_of(id);
    int edge = edge_of(id);

    (void)viewer;
    if (seat >= 0) {
        const char *letter = strchr(mb_card_letters, id[strlen(id) - 1]);
        why_no_card(s, seat, (enum mb_card)(letter - mb_card_letters), out);
    } else if (square >= 0) {
        if (!is_elsewhere(s, square, out))
            why_no_square(s, square, out);
    } else if (edge >= 0) {
        why_no_edge(s, edge, out);
    } else {
        why_no_pile(s, id, out);
    }
}

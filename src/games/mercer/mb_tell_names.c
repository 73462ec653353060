/*
 * mb_tell_names.c: how squares, edges and cards are called.
 */
#include "mb.h"

#include <ctype.h>

#include <rumpus/scene.h>

const char *const mb_number_words[8] = {"no",   "one",  "two", "three",
                                        "four", "five", "six", "seven"};

const char *const mb_card_names[] = {
    "Green",  "Blue",  "Yellow", "Red", "Rainbow",
    "Purple", "White", "Black",  NULL,
};
const char mb_card_letters[] = "gbyrnpwk";

struct mb_name mb_square_name(int square)
{
    struct mb_name name = {""};

    RUM_SAY(name.s, "%c%d", 'A' + square % MB_WIDTH, square / MB_WIDTH + 1);
    return name;
}

struct mb_name mb_edge_name(int edge)
{
    struct mb_name name = {""};
    struct mb_name first = mb_square_name(mb_edge_first(edge));
    struct mb_name second = mb_square_name(mb_edge_second(edge));

    RUM_SAY(name.s, "%s%c%s", first.s, edge < MB_UPRIGHT ? '|' : '/', second.s);
    return name;
}

static struct mb_name small(struct mb_name name)
{
    for (char *c = name.s; *c; c++)
        *c = (char)tolower((unsigned char)*c);
    return name;
}

struct mb_name mb_square_id(int square)
{
    return small(mb_square_name(square));
}

struct mb_name mb_edge_id(int edge)
{
    return small(mb_edge_name(edge));
}

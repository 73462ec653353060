/*
 * ze_tell_names.c: what zones, Items and characters are called; the first names
 * of each are in ze_events.c, for whoever counts them.
 *
 * Ids of scenes: cells "a1" to "h9"; Items "i0" to "i17"; Zone cards "z.a1";
 * "pawn0", "health0", "items0" and "zones0" of a seat; "draw" and "round";
 * characters to choose "role0".
 */
#include "ze.h"

#define CELLS(n) "a" n, "b" n, "c" n, "d" n, "e" n, "f" n, "g" n, "h" n

static const char *const cells[ZE_ZONES] = {
    CELLS("1"), CELLS("2"), CELLS("3"), CELLS("4"), CELLS("5"),
    CELLS("6"), CELLS("7"), CELLS("8"), CELLS("9"),
};

const char *ze_tell_zone(unsigned zone)
{
    return ze_subjects[ZE_SUBJECT_ZONE + zone];
}

const char *ze_tell_cell(unsigned zone)
{
    return cells[zone];
}

const char *ze_tell_kind(unsigned kind)
{
    return ze_subjects[kind];
}

const char *ze_tell_short(unsigned kind)
{
    static const char *const names[ZE_KINDS] = {"pow", "pro", "emp",
                                                "hrt", "shd", "nvi"};
    return names[kind];
}

const char *ze_tell_word(unsigned kind)
{
    static const char *const names[ZE_KINDS] = {"Power", "Proton", "EMP",
                                                "Heart", "Shield", "Vision"};
    return names[kind];
}

const char *ze_tell_use(unsigned kind)
{
    static const char *const uses[ZE_KINDS] = {
        "2 zones straight: hits all on them",
        "2 zones diagonally: hits all on them",
        "all round you: friends too",
        "gives Health: or brings you back",
        "blocks a hit: you are asked",
        "shows a hand: swap a card of it",
    };
    return uses[kind];
}

const char *ze_tell_look(unsigned kind)
{
    static const char *const looks[ZE_KINDS] = {"power", "proton", "emp",
                                                "heart", "shield", "night"};
    return looks[kind];
}

const char *ze_tell_next(unsigned zone, unsigned direction)
{
    unsigned next = ze_step(zone, direction);

    return ze_tell_zone(next == ZE_NONE ? zone : next);
}

const char *ze_tell_compass(unsigned direction)
{
    static const char *const names[ZE_DIRECTIONS] = {"n",  "e",  "s",  "w",
                                                     "ne", "se", "sw", "nw"};
    return names[direction];
}

const char *ze_tell_character(const struct ze_state *s, unsigned character)
{
    static const char *const names[2][ZE_CHARACTERS] = {
        {"Commander", "Gunner", "Medic", "Redshirt", "Villain"},
        {"Yellow", "Green", "Blue", "Red", "Black"}};
    return names[s->royale][character];
}

const char *ze_tell_pawn(const struct ze_state *s, unsigned character)
{
    static const char *const looks[2][ZE_CHARACTERS] = {
        {"commander", "gunner", "medic", "redshirt", "villain"},
        {"yellow", "green", "blue", "red", "black"}};
    return looks[s->royale][character];
}

const char *ze_tell_letter(const struct ze_state *s, unsigned character)
{
    static const char *const letters[2][ZE_CHARACTERS] = {
        {"C", "G", "M", "R", "V"}, {"Y", "G", "B", "R", "K"}};
    return letters[s->royale][character];
}

const char *ze_tell_skill(unsigned character)
{
    static const char *const skills[ZE_CHARACTERS] = {
        "once a turn passes an Item of another astronaut to any of you",
        "may carry two Attack Items and no Defence Item",
        "may carry two Defence Items and no Attack Item",
        "may take an Item and use it at once, hands full or not",
        "carries any four Items, may take one and use it at once",
    };
    return skills[character];
}

const char *ze_tell_comma(unsigned left, unsigned all)
{
    if (left == all)
        return "";
    return ze_count(left) == 1 ? " and " : ", ";
}

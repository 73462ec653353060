/*
 * zg_tell_words.c: the names of things.
 */
#include "zg_words.h"

const char *const zg_word_slot[ZG_SLOTS] = {"LH", "RH", "LA", "RA", "FR",
                                            "BK", "LF", "RF", "UL"};
const char *const zg_word_part[ZG_SLOTS] = {
    "left hand", "right hand", "left arm",   "right arm", "front",
    "back",      "left foot",  "right foot", "Ulster"};
const char *const zg_word_stance[ZG_DOWN + 1] = {
    "Stand",          "Kneel", "Attack stance",
    "Defense stance", "Prone", "knocked down"};
const char *const zg_word_stance_help[ZG_DOWN + 1] = {
    "no bonus, no penalty",
    "no travel, thrown by 3 strikes only",
    "travel 1, your hand-to-hand attacks are sneak attacks",
    "travel 1, nobody may attack your hand",
    "travel 1, your ranged attacks are augmented, hand-to-hand ones on you too",
    "no travel; whoever strikes you hand-to-hand may retest"};
const char *const zg_word_look[4] = {"cestus", "armada", "vanguard", "tempest"};
const char *const zg_word_arena[6] = {"",        "Library",  "Two Tables",
                                      "Skyline", "Crucible", "Arena"};

struct zg_word zg_word_cell(int cell)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%c%d", 'a' + zg_x(cell), zg_y(cell) + 1);
    return w;
}

struct zg_word zg_word_half(int half)
{
    struct zg_word w = {""};

    if (half != 1)
        RUM_SAY(w.s, "%d", half / 2);
    if (half & 1)
        RUM_SAY(w.s, "½");
    return w;
}

struct zg_word zg_word_height(int half)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%s card%s high", zg_word_half(half).s,
            half == 1 || half == 2 ? "" : "s");
    return w;
}

struct zg_word zg_word_card(const struct zg_state *s, int seat, int slot)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%s", zg_card_of(s, seat, slot)->name);
    if (slot == ZG_LFOOT || slot == ZG_RFOOT)
        RUM_SAY(w.s, slot == ZG_LFOOT ? " (left)" : " (right)");
    return w;
}

struct zg_word zg_word_dot(uint8_t dot)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%c", "RGB"[ZG_COLOUR(dot)]);
    if (dot & ZG_WEAK)
        RUM_SAY(w.s, "w");
    if (ZG_ARMOR(dot))
        RUM_SAY(w.s, ZG_ARMOR(dot) == 2 ? "A" : "a");
    if (ZG_PIERCE(dot))
        RUM_SAY(w.s, ZG_PIERCE(dot) == 2 ? "P" : "p");
    if (dot & ZG_EXPLOSIVE)
        RUM_SAY(w.s, "x");
    return w;
}

struct zg_word zg_word_dot_full(uint8_t dot)
{
    static const char *const colour[] = {"red", "green", "blue"};
    struct zg_word w = {""};

    RUM_SAY(w.s, "%s", colour[ZG_COLOUR(dot)]);
    if (dot & ZG_WEAK)
        RUM_SAY(w.s, " weak");
    if (ZG_ARMOR(dot))
        RUM_SAY(w.s, ZG_ARMOR(dot) == 2 ? " twice armored" : " armored");
    if (ZG_PIERCE(dot))
        RUM_SAY(w.s, ZG_PIERCE(dot) == 2 ? " twice piercing" : " piercing");
    if (dot & ZG_EXPLOSIVE)
        RUM_SAY(w.s, " explosive");
    return w;
}

struct zg_word zg_word_dots(const uint8_t dot[3], bool facing)
{
    struct zg_word w = {""};

    for (int i = 0; i < 3; i++)
        RUM_SAY(w.s, "%s%s", i ? " " : "",
                zg_word_dot(dot[facing ? 2 - i : i]).s);
    return w;
}

struct zg_word zg_id(const char *prefix, int a, int b)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%s%d", prefix, a);
    if (b >= 0)
        RUM_SAY(w.s, ".%d", b);
    return w;
}

struct zg_word zg_word_extras(int set, bool bolsters, const char *each)
{
    static const char *const names[] = {"Augment", "high ground", "jump down",
                                        "prone"};
    struct zg_word w = {""};

    for (int i = 0; i < ZG_EXTRAS; i++) {
        if (set & (1 << i))
            RUM_SAY(w.s, "%s%s%s", w.s[0] ? ", " : "",
                    i == 0 && bolsters ? "Bolster" : names[i], each);
    }
    return w;
}

struct zg_word zg_word_odds(const struct zg_state *s, int seat, int slot,
                            int foe)
{
    struct zg_word w = {""};
    uint16_t augments = zg_augments(s, seat, zg_card_of(s, seat, slot), foe);

    RUM_SAY(w.s, "sees %d of 9", zg_count(s->sees[seat][foe]));
    if (augments)
        RUM_SAY(w.s, ", %s", zg_word_extras(augments, false, " +1").s);
    if (zg_sneaks(s, seat, slot, foe))
        RUM_SAY(w.s, ", sneak");
    return w;
}

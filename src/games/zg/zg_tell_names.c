/*
 * zg_tell_names.c: the names of things.
 */
#include "zg_tell_names.h"

const char *const zg_word_slot[ZG_SLOTS] = {"LH", "RH", "LA", "RA", "FR",
                                            "BK", "LF", "RF", "UL"};
const char *const zg_word_pair[3] = {"top", "middle", "bottom"};

const char *const zg_word_stance[ZG_DOWN + 1] = {
    "Stand",          "Kneel", "Attack stance",
    "Defense stance", "Prone", "knocked down"};
const char *const zg_word_look[4] = {"cestus", "armada", "vanguard", "tempest"};
const char *const zg_word_arena[6] = {"",        "Library",  "Two Tables",
                                      "Skyline", "Crucible", "Arena"};

const char *zg_word_stance_help(const struct zg_state *s, int stance)
{
    static const char *const help[] = {
        [ZG_STAND] = "no bonus, no penalty",
        [ZG_KNEEL] = "no travel, thrown by 3 strikes or more only",
        [ZG_ATTACK] = "travel 1, your hand-to-hand attacks are sneak attacks",
        [ZG_DEFENSE] = "travel 1, foes may not attack your hand"};
    static const char *const prone[] = {
        [ZG_PRONE_LITERAL] = "travel 1, ranged and hand-to-hand attacks "
                             "against you are augmented",
        [ZG_PRONE_AIMED] = "travel 1, your ranged attacks are augmented, and "
                           "hand-to-hand attacks against you",
        [ZG_PRONE_BOLSTER] = "travel 1, bolstered against ranged attacks; "
                             "hand-to-hand attacks against you are augmented"};

    if (stance == ZG_ATTACK && !s->sneak)
        return "travel 1, you may attack the hand of a foe in Defense stance";
    return stance == ZG_PRONE ? prone[s->prone] : help[stance];
}

struct zg_word zg_word_strikes(int n)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%d strike%s", n, n == 1 ? "" : "s");
    return w;
}

struct zg_word zg_word_mass(int hits, int mass)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%d of %s", hits < mass ? hits : mass,
            zg_word_strikes(mass).s);
    return w;
}

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

struct zg_word zg_id(const char *prefix, int a, int b)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%s%d", prefix, a);
    if (b >= 0)
        RUM_SAY(w.s, ".%d", b);
    return w;
}

struct zg_word zg_word_seats(unsigned set)
{
    struct zg_word w = {""};

    for (int i = 0; set; i++, set >>= 1) {
        int left = zg_count((uint16_t)set);
        if (set & 1)
            RUM_SAY(w.s, "{%d}%s", i,
                    left > 2    ? ", "
                    : left == 2 ? " and "
                                : "");
    }
    return w;
}

bool zg_figure_is_double(const struct zg_state *s, int seat)
{
    for (int i = 0; i < s->head.seats; i++) {
        if (i != seat && s->seat[i].figure == s->seat[seat].figure)
            return true;
    }
    return false;
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

/* What a piece of terrain is called; see show_piece() in zg_scene.c. */
const char *zg_word_piece(const struct zg_state *s, int piece)
{
    return s->piece[piece].top <= 3 ? "book" : "box";
}

/*
 * ze_2_cards.c: section 2, the map and what each of the 72 Zone cards shows.
 */
#include "ze_test.h"

/* As the table of 2.3 has them: a star is an Item drawn in that field. */
static const struct {
    const char *card, *ground, *pink, *white, *code;
} cards[ZE_ZONES] = {
    {"A1", "lit", "B1 A2* B2", "-", "A2 Power Blaster"},
    {"B1", "dark", "C1 B2 A1", "C2 A2*", "-"},
    {"C1", "lit", "D1* C2 B1 D2 B2", "-", "D1 Shield"},
    {"D1", "dark", "E1 D2 C1", "E2 C2", "D1 Shield"},
    {"E1", "lit", "F1* E2 D1* F2 D2", "-", "F1 Proton Blaster"},
    {"F1", "dark", "G1 F2 E1", "G2* E2", "F1 Proton Blaster"},
    {"G1", "lit", "H1 G2* F1* H2 F2", "-", "F1 Proton Blaster"},
    {"H1", "dark", "H2 G1", "G2*", "-"},
    {"A2", "dark", "A1 B2 A3", "B1 B3*", "A2 Power Blaster"},
    {"B2", "lit", "B1 C2 B3* A2* C1 C3 A3 A1", "-", "B3 Heart"},
    {"C2", "dark", "C1 D2 C3 B2", "D1* D3* B3* B1", "-"},
    {"D2", "lit", "D1* E2 D3* C2 E1 E3 C3 C1", "-", "D1 Shield"},
    {"E2", "dark", "E1 F2 E3 D2", "F1* F3 D3* D1*", "-"},
    {"F2", "lit", "F1* G2* F3 E2 G1 G3 E3 E1", "-", "G2 Heart"},
    {"G2", "dark", "G1 H2 G3 F2", "H1 H3 F3 F1*", "G2 Heart"},
    {"H2", "lit", "H1 H3 G2* G3 G1", "-", "G2 Heart"},
    {"A3", "lit", "A2* B3* A4 B2 B4", "-", "A2 Power Blaster"},
    {"B3", "dark", "B2 C3 B4 A3", "C2 C4 A4 A2*", "B3 Heart"},
    {"C3", "lit", "C2 D3* C4 B3* D2 D4 B4 B2", "-", "D3 Night Vision"},
    {"D3", "dark", "D2 E3 D4 C3", "E2 E4* C4 C2", "D3 Night Vision"},
    {"E3", "lit", "E2 F3 E4* D3* F2 F4 D4 D2", "-", "D3 Night Vision"},
    {"F3", "dark", "F2 G3 F4 E3", "G2* G4* E4* E2", "-"},
    {"G3", "lit", "G2* H3 G4* F3 H2 H4 F4 F2", "-", "G4 Power Blaster"},
    {"H3", "dark", "H2 H4 G3", "G4* G2*", "-"},
    {"A4", "dark", "A3 B4 A5", "B3* B5*", "-"},
    {"B4", "lit", "B3* C4 B5* A4 C3 C5 A5 A3", "-", "B3 Heart"},
    {"C4", "dark", "C3 D4 C5 B4", "D3* D5 B5* B3*", "-"},
    {"D4", "lit", "D3* E4* D5 C4 E3 E5 C5 C3", "-", "E4 EMP Blaster"},
    {"E4", "dark", "E3 F4 E5 D4", "F3 F5 D5 D3*", "E4 EMP Blaster"},
    {"F4", "lit", "F3 G4* F5 E4* G3 G5 E5 E3", "-", "G4 Power Blaster"},
    {"G4", "dark", "G3 H4 G5 F4", "H3 H5* F5 F3", "G4 Power Blaster"},
    {"H4", "lit", "H3 H5* G4* G5 G3", "-", "H5 Shield"},
    {"A5", "lit", "A4 B5* A6 B4 B6", "-", "B5 EMP Blaster"},
    {"B5", "dark", "B4 C5 B6 A5", "C4 C6* A6 A4", "B5 EMP Blaster"},
    {"C5", "lit", "C4 D5 C6* B5* D4 D6 B6 B4", "-", "B5 EMP Blaster"},
    {"D5", "dark", "D4 E5 D6 C5", "E4* E6* C6* C4", "-"},
    {"E5", "lit", "E4* F5 E6* D5 F4 F6 D6 D4", "-", "E4 EMP Blaster"},
    {"F5", "dark", "F4 G5 F6 E5", "G4* G6 E6* E4*", "-"},
    {"G5", "lit", "G4* H5* G6 F5 H4 H6 F6 F4", "-", "H5 Shield"},
    {"H5", "dark", "H4 H6 G5", "G6 G4*", "H5 Shield"},
    {"A6", "dark", "A5 B6 A7", "B5* B7", "-"},
    {"B6", "lit", "B5* C6* B7 A6 C5 C7 A7 A5", "-", "C6 Heart"},
    {"C6", "dark", "C5 D6 C7 B6", "D5 D7 B7 B5*", "C6 Heart"},
    {"D6", "lit", "D5 E6* D7 C6* E5 E7 C7 C5", "-", "E6 Proton Blaster"},
    {"E6", "dark", "E5 F6 E7 D6", "F5 F7* D7 D5", "E6 Proton Blaster"},
    {"F6", "lit", "F5 G6 F7* E6* G5 G7 E7 E5", "-", "F7 Night Vision"},
    {"G6", "dark", "G5 H6 G7 F6", "H5* H7* F7* F5", "-"},
    {"H6", "lit", "H5* H7* G6 G7 G5", "-", "H7 EMP Blaster"},
    {"A7", "lit", "A6 B7 A8* B6 B8", "-", "A8 Shield"},
    {"B7", "dark", "B6 C7 B8 A7", "C6* C8* A8* A6", "-"},
    {"C7", "lit", "C6* D7 C8* B7 D6 D8 B8 B6", "-", "C6 Heart"},
    {"D7", "dark", "D6 E7 D8 C7", "E6* E8 C8* C6*", "-"},
    {"E7", "lit", "E6* F7* E8 D7 F6 F8 D8 D6", "-", "E6 Proton Blaster"},
    {"F7", "dark", "F6 G7 F8 E7", "G6 G8 E8 E6*", "F7 Night Vision"},
    {"G7", "lit", "G6 H7* G8 F7* H6 H8 F8 F6", "-", "H7 EMP Blaster"},
    {"H7", "dark", "H6 H8 G7", "G8 G6", "H7 EMP Blaster"},
    {"A8", "dark", "A7 B8 A9", "B7 B9", "A8 Shield"},
    {"B8", "lit", "B7 C8* B9 A8* C7 C9 A9 A7", "-", "C8 Proton Blaster"},
    {"C8", "dark", "C7 D8 C9 B8", "D7 D9* B9 B7", "C8 Proton Blaster"},
    {"D8", "lit", "D7 E8 D9* C8* E7 E9 C9 C7", "-", "D9 Power Blaster"},
    {"E8", "dark", "E7 F8 E9 D8", "F7* F9 D9* D7", "-"},
    {"F8", "lit", "F7* G8 F9 E8 G7 G9 E9 E7", "-", "F7 Night Vision"},
    {"G8", "dark", "G7 H8 G9 F8", "H7* H9* F9 F7*", "-"},
    {"H8", "lit", "H7* H9* G8 G9 G7", "-", "H9 Heart"},
    {"A9", "lit", "A8* B9 B8", "-", "A8 Shield"},
    {"B9", "dark", "B8 C9 A9", "C8* A8*", "-"},
    {"C9", "lit", "C8* D9* B9 D8 B8", "-", "C8 Proton Blaster"},
    {"D9", "dark", "D8 E9 C9", "E8 C8*", "D9 Power Blaster"},
    {"E9", "lit", "E8 F9 D9* F8 D8", "-", "D9 Power Blaster"},
    {"F9", "dark", "F8 G9 E9", "G8 E8", "-"},
    {"G9", "lit", "G8 H9* F9 H8 F8", "-", "H9 Heart"},
    {"H9", "dark", "H8 G9", "G8", "H9 Heart"},
};

static void say(char *out, const char *text)
{
    if (*out)
        strcat(out, " ");
    strcat(out, text);
}

static bool has_item(unsigned zone)
{
    for (unsigned item = 0; item < ZE_ITEMS; item++) {
        if (ze_location[item] == zone)
            return true;
    }
    return false;
}

/* The fields in these directions, as the table writes them. */
static void fields(unsigned zone, unsigned directions, char *out)
{
    out[0] = '\0';
    for (unsigned d = 0; d < ZE_DIRECTIONS; d++) {
        unsigned next = ze_step(zone, d);
        if (!(directions >> d & 1) || next == ZE_NONE)
            continue;
        say(out, ze_tell_zone(next));
        if (has_item(next))
            strcat(out, "*");
    }
    if (!*out)
        strcat(out, "-");
}

RULE("ZE-4.5 ZE-4.6", every_zone_card_shows_what_the_table_says)
{
    char text[80];

    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        unsigned item = ze_code_of[zone];
        CHECK_STR(ze_tell_zone(zone), cards[zone].card);
        CHECK_STR(ze_lit(zone) ? "lit" : "dark", cards[zone].ground);
        fields(zone, ze_pink(zone), text);
        CHECK_STR(text, cards[zone].pink);
        fields(zone, ~ze_pink(zone) & 0xff, text);
        CHECK_STR(text, cards[zone].white);
        text[0] = '\0';
        if (item != ZE_NONE) {
            say(text, ze_tell_zone(ze_location[item]));
            say(text, ze_tell_kind(ze_kind_of[item]));
        }
        CHECK_STR(*text ? text : "-", cards[zone].code);
    }
}

RULE("ZE-4.3 ZE-5.4", pink_fields_are_symmetric_and_as_many_as_the_rules_say)
{
    int pink = 0, white = 0, with[9] = {0};

    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        int n = 0;
        for (unsigned d = 0; d < ZE_DIRECTIONS; d++) {
            unsigned next = ze_step(zone, d),
                     back = d < 4 ? d ^ 2 : 4 + ((d - 2) & 3);
            if (next == ZE_NONE)
                continue;
            CHECK_INT(ze_step(next, back), zone);
            CHECK_INT(ze_pink(next) >> back & 1, ze_pink(zone) >> d & 1);
            n += ze_pink(zone) >> d & 1;
            white += !(ze_pink(zone) >> d & 1);
        }
        pink += n;
        with[n]++;
    }
    CHECK_INT(pink, 366);
    CHECK_INT(white, 112);
    CHECK_INT(with[8], 21);
    CHECK_INT(with[5], 13);
    CHECK_INT(with[4], 21);
    CHECK_INT(with[3], 15);
    CHECK_INT(with[2], 2);
}

RULE("ZE-1.5", there_are_eighteen_items_of_six_kinds)
{
    static const int numbers[ZE_KINDS] = {3, 3, 3, 4, 3, 2};
    int codes[ZE_ITEMS] = {0};
    uint32_t all = 0;

    for (unsigned kind = 0; kind < ZE_KINDS; kind++) {
        CHECK_INT(__builtin_popcount(ze_items_of[kind]), numbers[kind]);
        all |= ze_items_of[kind];
        for (unsigned item = 0; item < ZE_ITEMS; item++)
            CHECK_INT(ze_items_of[kind] >> item & 1, ze_kind_of[item] == kind);
        CHECK_INT(!!(ze_items_of[kind] & ZE_ATTACK_ITEMS), kind <= ZE_EMP);
    }
    CHECK_INT(all, ZE_ALL_ITEMS);
    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        if (ze_code_of[zone] != ZE_NONE)
            codes[ze_code_of[zone]]++;
    }
    for (unsigned item = 0; item < ZE_ITEMS; item++) {
        CHECK_INT(codes[item], 3);
        CHECK(!ze_lit(ze_location[item]));
    }
}

RULE("ZE-5.2 ZE-5.3", bearings_are_exact_up_to_two_zones)
{
    for (unsigned from = 0; from < ZE_ZONES; from++) {
        for (unsigned to = 0; to < ZE_ZONES; to++) {
            struct ze_bearing b = ze_bearing(from, to), is = {ZE_NONE, 0};
            for (unsigned d = 0; d < ZE_DIRECTIONS; d++) {
                unsigned near = ze_step(from, d);
                unsigned far = near == ZE_NONE ? ZE_NONE : ze_step(near, d);
                if (near == to)
                    is = (struct ze_bearing){(uint8_t)d, 1};
                if (far == to)
                    is = (struct ze_bearing){(uint8_t)d, 2};
            }
            CHECK_INT(b.distance, is.distance);
            if (is.distance)
                CHECK_INT(b.direction, is.direction);
        }
    }
}

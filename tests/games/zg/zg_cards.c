/*
 * zg_cards.c: the cards are those of section 2.4, number by number and dot by
 * dot. The block is the page's own.
 */
#include "zg_position.h"

#include <stdio.h>
#include <stdlib.h>

static const char *const page[ZG_CARDS] = {
    "Gauntlet Handgear|5|3|0|"
    "Piledriver|Knockback|G Rp GP|Rw Ba Bp|35",
    "Rivet Gun Handgear|4|2|4|"
    "Rivet Burst|-|Bp Rx R|Rp Gw G|30",
    "Ripsaw Armgear|3|3|0|"
    "Rip Saw|Augment|B Gp Rp|R Gx Ba|30",
    "Grapple Armgear|6|3|0|"
    "Wrench Away|Snatch|G R G|Gx Gw Ba|25",
    "Firefight Frontgear|2|2|Z2|"
    "Flame Wash|Zone 2|Rp Gx B|Ba Ga R|35",
    "Jump Rig Backgear|7|4|0|"
    "Shoulder Ram|Z-G|Bw G Ra|Rp Bw B|40",
    "Stomper Footgear|8|4|0|"
    "Stomp|Knockback|R B Ga|Bp Ga Bw|20",
    "Stomper Footgear|8|4|0|"
    "Stomp|Knockback|Ga B R|Bw Ga Bp|20",
    "Brawler Ulster|6|3|0|"
    "Headbutt|Stun|Ba G Ra|Ba Rwa Gp|40",
    "Pulse Rifle Handgear|5|2|5|"
    "Pulse Volley|-|Bp R BP|Bp Ga G|35",
    "Boarding Cutlass Handgear|6|2|0|"
    "Cutlass Slash|Retest|Bp B R|Bp Ga Bw|25",
    "Missile Rack Armgear|2|1|6|"
    "Micro-Missile|-|Bp Gx Bx|Gx Gw R|35",
    "Rangefinder Armgear|7|2|4|"
    "Tracer Beam|Scan|R G Bp|Rp B Ra|30",
    "Reaction Armor Frontgear|4|2|0|"
    "Reactive Burst|Knockback, Bolster|Ba Ra G|Ga GA Rw|35",
    "Magnetron Generator Backgear|3|2|Z2|"
    "Magnetic Surge|Zone 2|Bp Ga R|Ga Rx Rw|30",
    "Maneuvering Footgear|8|4|0|"
    "Mag Kick|-|B Ga R|Bw Ga Rp|20",
    "Maneuvering Footgear|8|4|0|"
    "Mag Kick|-|R Ga B|Rp Ga Bw|20",
    "Command Ulster|5|3|0|"
    "Elbow Drop|-|B RA Ra|Gwa Ba Bp|40",
    "Carbine Handgear|6|2|4|"
    "Three-Round Burst|-|Bp R Bp|Ra Gp Rw|30",
    "Shock Baton Handgear|5|2|0|"
    "Shock Jab|Stun|BP G R|Ga Gp Rw|25",
    "Grenade Armgear|3|2|3|"
    "Frag Lob|-|Bx Gx G|Gx G Rw|25",
    "Shield Armgear|4|2|0|"
    "Shield Bash|Knockback, Bolster|RA G Ba|B Ba Gp|30",
    "Scout Array Frontgear|7|2|3|"
    "Marker Laser|Scan|B G Gp|Gw BA Ba|25",
    "Spacewing Backgear|8|4|0|"
    "Wing Slice|Z-G|Bp R Ra|Bx G Rw|50",
    "Thruster Footgear|7|3|0|"
    "Jet Kick|Z-G|Ba Rp R|Ra Bw Ra|25",
    "Thruster Footgear|7|3|0|"
    "Jet Kick|Z-G|R Rp Ba|Ra Bw Ra|25",
    "Reflex Ulster|9|3|0|"
    "Reflex Strike|Dodge|RA G Ba|Ga Rw Gp|40",
    "Chainwhip Handgear|5|2|2|"
    "Chain Lash|Snatch|Gp R R|Ba Gp Bw|30",
    "Scattergun Handgear|4|2|3|"
    "Scattershot|Knockback|B Gx Rp|Rw R Bx|30",
    "Talon Armgear|7|2|0|"
    "Talon Rake|Retest|Rp BP B|Ra R Gw|25",
    "Jammer Armgear|3|2|4|"
    "Static Lance|Stun|R R Bx|R Gp Ga|30",
    "Mirror Plate Frontgear|2|2|0|"
    "Body Check|Knockback, Bolster|Ga Ga R|Bw GA Ba|30",
    "Glider Backgear|8|4|0|"
    "Dive Kick|Z-G|Ba Gw B|Gw G Bp|40",
    "Sprint Footgear|9|5|0|"
    "Sweep Kick|-|Ba R G|Gw Rp Ba|25",
    "Sprint Footgear|9|5|0|"
    "Sweep Kick|-|G R Ba|Ba Rp Gw|25",
    "Rogue Ulster|6|3|0|"
    "Feint|Dodge|RA Ga G|Rwa Ra Gp|40",
};

/* The next field of a row, up to '|'. */
static const char *field(const char **row, char *out)
{
    size_t n = strcspn(*row, "|");

    memcpy(out, *row, n);
    out[n] = '\0';
    *row += n + ((*row)[n] == '|');
    return out;
}

static unsigned powerups(const char *text)
{
    static const char *const names[] = {
        "Z-G",     "Knockback", "Scan",    "Stun",  "Zone 2",
        "Augment", "Retest",    "Bolster", "Dodge", "Snatch"};
    unsigned set = 0;

    for (unsigned i = 0; i < 10; i++) {
        if (strstr(text, names[i]))
            set |= 1u << i;
    }
    return set;
}

/* "Rwa": colour, then its blazes. */
static int dot_of(const char *text)
{
    int dot = (int)(strchr("RGB", text[0]) - "RGB");

    for (const char *c = text + 1; *c; c++) {
        switch (*c) {
        case 'a':
            dot |= 1 << 2;
            break;
        case 'A':
            dot |= 2 << 2;
            break;
        case 'p':
            dot |= 1 << 4;
            break;
        case 'P':
            dot |= 2 << 4;
            break;
        case 'w':
            dot |= ZG_WEAK;
            break;
        default:
            CHECK_INT(*c, 'x');
            dot |= ZG_EXPLOSIVE;
        }
    }
    return dot;
}

static void check_end(const uint8_t dot[3], const char *text)
{
    char word[3][8];

    CHECK_INT(sscanf(text, "%7s %7s %7s", word[0], word[1], word[2]), 3);
    for (int i = 0; i < 3; i++)
        CHECK_INT(dot[i], dot_of(word[i]));
}

RULE("ZG-1.3 ZG-1.9", cards_are_as_printed)
{
    for (int i = 0; i < ZG_CARDS; i++) {
        const struct zg_card *card = &zg_cards[i];
        const char *row = page[i];
        char text[64];

        const char *name = field(&row, text);
        CHECK(strncmp(card->name, name, strlen(name)) == 0);
        CHECK_STR(card->name + strlen(name), /* the page has both in a row */
                  i % ZG_SLOTS == ZG_LFOOT   ? " (left)"
                  : i % ZG_SLOTS == ZG_RFOOT ? " (right)"
                                             : "");
        CHECK_INT(card->impulse, atoi(field(&row, text)));
        CHECK_INT(card->move, atoi(field(&row, text)));
        field(&row, text);
        CHECK_INT(card->range, atoi(text + (text[0] == 'Z')));
        CHECK_INT(!(card->powerups & ZG_ZONE), text[0] != 'Z');
        CHECK_STR(card->attack, field(&row, text));
        CHECK_INT(card->powerups, powerups(field(&row, text)));
        check_end(card->dot[0], field(&row, text));
        check_end(card->dot[1], field(&row, text));
        CHECK_INT(card->credits, atoi(field(&row, text)));
    }
}

RULE("ZG-1.3", character_cards_cost_what_they_should)
{
    CHECK_INT(zg_character_credits[ZG_MERC], 25);
    CHECK_INT(zg_character_credits[ZG_ENSIGN], 30);
    CHECK_INT(zg_character_credits[ZG_TROOPER], 25);
    CHECK_INT(zg_character_credits[ZG_ROGUE], 25);
}

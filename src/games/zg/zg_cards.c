/*
 * zg_cards.c: the zGear cards and the Character cards, section 2.4 and 2.5.
 *
 * A dot is written as on the page: a colour and its blazes (a armor, A double
 * armor, w weak point, wa weak point under armor, p armor piercing, P double
 * armor piercing, x explosive).
 */
#include "zg.h"

#define ARMOR1  (1 << 2)
#define ARMOR2  (2 << 2)
#define PIERCE1 (1 << 4)
#define PIERCE2 (2 << 4)

enum dot {
    R,
    G,
    B,
    Ra = R | ARMOR1,
    Ga = G | ARMOR1,
    Ba = B | ARMOR1,
    RA = R | ARMOR2,
    GA = G | ARMOR2,
    BA = B | ARMOR2,
    Rw = R | ZG_WEAK,
    Gw = G | ZG_WEAK,
    Bw = B | ZG_WEAK,
    Rwa = R | ZG_WEAK | ARMOR1,
    Gwa = G | ZG_WEAK | ARMOR1,
    Rp = R | PIERCE1,
    Gp = G | PIERCE1,
    Bp = B | PIERCE1,
    GP = G | PIERCE2,
    BP = B | PIERCE2,
    Rx = R | ZG_EXPLOSIVE,
    Gx = G | ZG_EXPLOSIVE,
    Bx = B | ZG_EXPLOSIVE,
};

/* Name, attack, Impulse, Move, range, credits, powerups, end A, end B. */
/* clang-format off */
#define CARD_LIST(CARD)                                                                        \
    /* Cestus, a merc */                                                                       \
    CARD("Gauntlet Handgear", "Piledriver", 5, 3, 0, 35, ZG_KNOCKBACK,                         \
         {{G, Rp, GP}, {Rw, Ba, Bp}})                                                          \
    CARD("Rivet Gun Handgear", "Rivet Burst", 4, 2, 4, 30, 0,                                  \
         {{Bp, Rx, R}, {Rp, Gw, G}})                                                           \
    CARD("Ripsaw Armgear", "Rip Saw", 3, 3, 0, 30, ZG_AUGMENT,                                 \
         {{B, Gp, Rp}, {R, Gx, Ba}})                                                           \
    CARD("Grapple Armgear", "Wrench Away", 6, 3, 0, 25, ZG_SNATCH,                             \
         {{G, R, G}, {Gx, Gw, Ba}})                                                            \
    CARD("Firefight Frontgear", "Flame Wash", 2, 2, 2, 35, ZG_ZONE,                            \
         {{Rp, Gx, B}, {Ba, Ga, R}})                                                           \
    CARD("Jump Rig Backgear", "Shoulder Ram", 7, 4, 0, 40, ZG_FLY,                             \
         {{Bw, G, Ra}, {Rp, Bw, B}})                                                           \
    CARD("Stomper Footgear (left)", "Stomp", 8, 4, 0, 20, ZG_KNOCKBACK,                        \
         {{R, B, Ga}, {Bp, Ga, Bw}})                                                           \
    CARD("Stomper Footgear (right)", "Stomp", 8, 4, 0, 20, ZG_KNOCKBACK,                       \
         {{Ga, B, R}, {Bw, Ga, Bp}})                                                           \
    CARD("Brawler Ulster", "Headbutt", 6, 3, 0, 40, ZG_STUN,                                   \
         {{Ba, G, Ra}, {Ba, Rwa, Gp}})                                                         \
    /* Armada, an ensign */                                                                    \
    CARD("Pulse Rifle Handgear", "Pulse Volley", 5, 2, 5, 35, 0,                               \
         {{Bp, R, BP}, {Bp, Ga, G}})                                                           \
    CARD("Boarding Cutlass Handgear", "Cutlass Slash", 6, 2, 0, 25, ZG_RETEST,                 \
         {{Bp, B, R}, {Bp, Ga, Bw}})                                                           \
    CARD("Missile Rack Armgear", "Micro-Missile", 2, 1, 6, 35, 0,                              \
         {{Bp, Gx, Bx}, {Gx, Gw, R}})                                                          \
    CARD("Rangefinder Armgear", "Tracer Beam", 7, 2, 4, 30, ZG_SCAN,                           \
         {{R, G, Bp}, {Rp, B, Ra}})                                                            \
    CARD("Reaction Armor Frontgear", "Reactive Burst", 4, 2, 0, 35, ZG_KNOCKBACK | ZG_BOLSTER, \
         {{Ba, Ra, G}, {Ga, GA, Rw}})                                                          \
    CARD("Magnetron Generator Backgear", "Magnetic Surge", 3, 2, 2, 30, ZG_ZONE,               \
         {{Bp, Ga, R}, {Ga, Rx, Rw}})                                                          \
    CARD("Maneuvering Footgear (left)", "Mag Kick", 8, 4, 0, 20, 0,                            \
         {{B, Ga, R}, {Bw, Ga, Rp}})                                                           \
    CARD("Maneuvering Footgear (right)", "Mag Kick", 8, 4, 0, 20, 0,                           \
         {{R, Ga, B}, {Rp, Ga, Bw}})                                                           \
    CARD("Command Ulster", "Elbow Drop", 5, 3, 0, 40, 0,                                       \
         {{B, RA, Ra}, {Gwa, Ba, Bp}})                                                         \
    /* Vanguard, a trooper */                                                                  \
    CARD("Carbine Handgear", "Three-Round Burst", 6, 2, 4, 30, 0,                              \
         {{Bp, R, Bp}, {Ra, Gp, Rw}})                                                          \
    CARD("Shock Baton Handgear", "Shock Jab", 5, 2, 0, 25, ZG_STUN,                            \
         {{BP, G, R}, {Ga, Gp, Rw}})                                                           \
    CARD("Grenade Armgear", "Frag Lob", 3, 2, 3, 25, 0,                                        \
         {{Bx, Gx, G}, {Gx, G, Rw}})                                                           \
    CARD("Shield Armgear", "Shield Bash", 4, 2, 0, 30, ZG_KNOCKBACK | ZG_BOLSTER,              \
         {{RA, G, Ba}, {B, Ba, Gp}})                                                           \
    CARD("Scout Array Frontgear", "Marker Laser", 7, 2, 3, 25, ZG_SCAN,                        \
         {{B, G, Gp}, {Gw, BA, Ba}})                                                           \
    CARD("Spacewing Backgear", "Wing Slice", 8, 4, 0, 50, ZG_FLY,                              \
         {{Bp, R, Ra}, {Bx, G, Rw}})                                                           \
    CARD("Thruster Footgear (left)", "Jet Kick", 7, 3, 0, 25, ZG_FLY,                          \
         {{Ba, Rp, R}, {Ra, Bw, Ra}})                                                          \
    CARD("Thruster Footgear (right)", "Jet Kick", 7, 3, 0, 25, ZG_FLY,                         \
         {{R, Rp, Ba}, {Ra, Bw, Ra}})                                                          \
    CARD("Reflex Ulster", "Reflex Strike", 9, 3, 0, 40, ZG_DODGE,                              \
         {{RA, G, Ba}, {Ga, Rw, Gp}})                                                          \
    /* Tempest, a rogue */                                                                     \
    CARD("Chainwhip Handgear", "Chain Lash", 5, 2, 2, 30, ZG_SNATCH,                           \
         {{Gp, R, R}, {Ba, Gp, Bw}})                                                           \
    CARD("Scattergun Handgear", "Scattershot", 4, 2, 3, 30, ZG_KNOCKBACK,                      \
         {{B, Gx, Rp}, {Rw, R, Bx}})                                                           \
    CARD("Talon Armgear", "Talon Rake", 7, 2, 0, 25, ZG_RETEST,                                \
         {{Rp, BP, B}, {Ra, R, Gw}})                                                           \
    CARD("Jammer Armgear", "Static Lance", 3, 2, 4, 30, ZG_STUN,                               \
         {{R, R, Bx}, {R, Gp, Ga}})                                                            \
    CARD("Mirror Plate Frontgear", "Body Check", 2, 2, 0, 30, ZG_KNOCKBACK | ZG_BOLSTER,       \
         {{Ga, Ga, R}, {Bw, GA, Ba}})                                                          \
    CARD("Glider Backgear", "Dive Kick", 8, 4, 0, 40, ZG_FLY,                                  \
         {{Ba, Gw, B}, {Gw, G, Bp}})                                                           \
    CARD("Sprint Footgear (left)", "Sweep Kick", 9, 5, 0, 25, 0,                               \
         {{Ba, R, G}, {Gw, Rp, Ba}})                                                           \
    CARD("Sprint Footgear (right)", "Sweep Kick", 9, 5, 0, 25, 0,                              \
         {{G, R, Ba}, {Ba, Rp, Gw}})                                                           \
    CARD("Rogue Ulster", "Feint", 6, 3, 0, 40, ZG_DODGE,                                       \
         {{RA, Ga, G}, {Rwa, Ra, Gp}})
/* clang-format on */

#define AS_CARD(name, ...) {name, __VA_ARGS__},
#define AS_NAME(name, ...) name,

const struct zg_card zg_cards[ZG_CARDS] = {CARD_LIST(AS_CARD)};

/* In the order of enum zg_subject. */
/* clang-format off */
const char *const zg_subjects[ZG_SUBJECTS + 1] = {
    CARD_LIST(AS_NAME)
    "Merc", "Ensign", "Trooper", "Rogue",
    "Stand", "Kneel", "Attack stance", "Defense stance", "Prone",
    "walk", "flight", "leap", "drop", "landing",
    "thrown all the way", "thrown into a figure", "thrown into a barrier",
    "thrown off a ledge", "thrown to the edge",
    "out: Ulster slagged", "out: too few cards", "out: over the edge",
    "out: failed flameout",
    "0 strikes", "1 strike", "2 strikes", "3 strikes", "4 strikes",
    "5 strikes", "6 strikes",
    "terrain A", "terrain B", "terrain C", "terrain D", "terrain E",
    "terrain F", "terrain G", "terrain H", "terrain I", "terrain J",
    "terrain K", "terrain L", "terrain M", "terrain N", "terrain O",
    "terrain P", "terrain Q", "terrain R", "terrain S", "terrain T",
    "terrain U", "terrain V", "terrain W", "terrain X", "terrain Y",
    "terrain Z",
    NULL,
};
/* clang-format on */

const char *const zg_figure_names[4] = {"Cestus", "Armada", "Vanguard",
                                        "Tempest"};
const char *const zg_character_names[4] = {"Merc", "Ensign", "Trooper",
                                           "Rogue"};
const uint8_t zg_character_credits[4] = {25, 30, 25, 25};

static bool same_text(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

uint16_t zg_namesakes(const struct zg_state *s, int seat, int slot)
{
    const char *name = zg_card_of(s, seat, slot)->attack;
    uint16_t set = 0;

    for (int i = 0; i < ZG_SLOTS; i++) {
        if (same_text(zg_card_of(s, seat, i)->attack, name))
            set |= zg_bit(i);
    }
    return set;
}

/* ---- dot against dot: ZG-10.6, 12.1 to 12.4 ---- */

int zg_pair(uint8_t attack, uint8_t target, int bolster, int augment)
{
    int ap = ZG_PIERCE(attack) + augment, ar = ZG_ARMOR(target) + bolster;
    bool hit = ZG_COLOUR(attack) == ZG_COLOUR(target) && ap >= ar;

    if (hit && (target & ZG_WEAK) && ap >= 1)
        return 2; /* ZG-12.2 */
    return hit || ((attack & ZG_EXPLOSIVE) && (target & ZG_WEAK));
}

int zg_strikes(const uint8_t attack[3], const uint8_t target[3],
               const uint8_t *bolster, const uint8_t *augment)
{
    int sum = 0;

    for (int i = 0; i < 3; i++)
        sum += zg_pair(attack[i], target[2 - i], bolster ? bolster[i] : 0,
                       augment ? augment[i] : 0);
    return sum;
}

unsigned zg_matches(const uint8_t attack[3], const uint8_t target[3])
{
    unsigned set = 0;

    for (int i = 0; i < 3; i++) {
        if (ZG_COLOUR(attack[i]) == ZG_COLOUR(target[2 - i]))
            set |= 1u << i;
    }
    return set;
}

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
const struct zg_card zg_cards[ZG_CARDS] = {
    /* Cestus, a merc */
    {"Gauntlet Handgear", "Piledriver", 5, 3, 0, 35, ZG_KNOCKBACK,
     {{G, Rp, GP}, {Rw, Ba, Bp}}},
    {"Rivet Gun Handgear", "Rivet Burst", 4, 2, 4, 30, 0,
     {{Bp, Rx, R}, {Rp, Gw, G}}},
    {"Ripsaw Armgear", "Rip Saw", 3, 3, 0, 30, ZG_AUGMENT,
     {{B, Gp, Rp}, {R, Gx, Ba}}},
    {"Grapple Armgear", "Wrench Away", 6, 3, 0, 25, ZG_SNATCH,
     {{G, R, G}, {Gx, Gw, Ba}}},
    {"Firefight Frontgear", "Flame Wash", 2, 2, 2, 35, ZG_ZONE,
     {{Rp, Gx, B}, {Ba, Ga, R}}},
    {"Jump Rig Backgear", "Shoulder Ram", 7, 4, 0, 40, ZG_FLY,
     {{Bw, G, Ra}, {Rp, Bw, B}}},
    {"Stomper Footgear", "Stomp", 8, 4, 0, 20, ZG_KNOCKBACK,
     {{R, B, Ga}, {Bp, Ga, Bw}}},
    {"Stomper Footgear", "Stomp", 8, 4, 0, 20, ZG_KNOCKBACK,
     {{Ga, B, R}, {Bw, Ga, Bp}}},
    {"Brawler Ulster", "Headbutt", 6, 3, 0, 40, ZG_STUN,
     {{Ba, G, Ra}, {Ba, Rwa, Gp}}},
    /* Armada, an ensign */
    {"Pulse Rifle Handgear", "Pulse Volley", 5, 2, 5, 35, 0,
     {{Bp, R, BP}, {Bp, Ga, G}}},
    {"Boarding Cutlass Handgear", "Cutlass Slash", 6, 2, 0, 25, ZG_RETEST,
     {{Bp, B, R}, {Bp, Ga, Bw}}},
    {"Missile Rack Armgear", "Micro-Missile", 2, 1, 6, 35, 0,
     {{Bp, Gx, Bx}, {Gx, Gw, R}}},
    {"Rangefinder Armgear", "Tracer Beam", 7, 2, 4, 30, ZG_SCAN,
     {{R, G, Bp}, {Rp, B, Ra}}},
    {"Reaction Armor Frontgear", "Reactive Burst", 4, 2, 0, 35, ZG_KNOCKBACK | ZG_BOLSTER,
     {{Ba, Ra, G}, {Ga, GA, Rw}}},
    {"Magnetron Generator Backgear", "Magnetic Surge", 3, 2, 2, 30, ZG_ZONE,
     {{Bp, Ga, R}, {Ga, Rx, Rw}}},
    {"Maneuvering Footgear", "Mag Kick", 8, 4, 0, 20, 0,
     {{B, Ga, R}, {Bw, Ga, Rp}}},
    {"Maneuvering Footgear", "Mag Kick", 8, 4, 0, 20, 0,
     {{R, Ga, B}, {Rp, Ga, Bw}}},
    {"Command Ulster", "Elbow Drop", 5, 3, 0, 40, 0,
     {{B, RA, Ra}, {Gwa, Ba, Bp}}},
    /* Vanguard, a trooper */
    {"Carbine Handgear", "Three-Round Burst", 6, 2, 4, 30, 0,
     {{Bp, R, Bp}, {Ra, Gp, Rw}}},
    {"Shock Baton Handgear", "Shock Jab", 5, 2, 0, 25, ZG_STUN,
     {{BP, G, R}, {Ga, Gp, Rw}}},
    {"Grenade Armgear", "Frag Lob", 3, 2, 3, 25, 0,
     {{Bx, Gx, G}, {Gx, G, Rw}}},
    {"Shield Armgear", "Shield Bash", 4, 2, 0, 30, ZG_KNOCKBACK | ZG_BOLSTER,
     {{RA, G, Ba}, {B, Ba, Gp}}},
    {"Scout Array Frontgear", "Marker Laser", 7, 2, 3, 25, ZG_SCAN,
     {{B, G, Gp}, {Gw, BA, Ba}}},
    {"Spacewing Backgear", "Wing Slice", 8, 4, 0, 50, ZG_FLY,
     {{Bp, R, Ra}, {Bx, G, Rw}}},
    {"Thruster Footgear", "Jet Kick", 7, 3, 0, 25, ZG_FLY,
     {{Ba, Rp, R}, {Ra, Bw, Ra}}},
    {"Thruster Footgear", "Jet Kick", 7, 3, 0, 25, ZG_FLY,
     {{R, Rp, Ba}, {Ra, Bw, Ra}}},
    {"Reflex Ulster", "Reflex Strike", 9, 3, 0, 40, ZG_DODGE,
     {{RA, G, Ba}, {Ga, Rw, Gp}}},
    /* Tempest, a rogue */
    {"Chainwhip Handgear", "Chain Lash", 5, 2, 2, 30, ZG_SNATCH,
     {{Gp, R, R}, {Ba, Gp, Bw}}},
    {"Scattergun Handgear", "Scattershot", 4, 2, 3, 30, ZG_KNOCKBACK,
     {{B, Gx, Rp}, {Rw, R, Bx}}},
    {"Talon Armgear", "Talon Rake", 7, 2, 0, 25, ZG_RETEST,
     {{Rp, BP, B}, {Ra, R, Gw}}},
    {"Jammer Armgear", "Static Lance", 3, 2, 4, 30, ZG_STUN,
     {{R, R, Bx}, {R, Gp, Ga}}},
    {"Mirror Plate Frontgear", "Body Check", 2, 2, 0, 30, ZG_KNOCKBACK | ZG_BOLSTER,
     {{Ga, Ga, R}, {Bw, GA, Ba}}},
    {"Glider Backgear", "Dive Kick", 8, 4, 0, 40, ZG_FLY,
     {{Ba, Gw, B}, {Gw, G, Bp}}},
    {"Sprint Footgear", "Sweep Kick", 9, 5, 0, 25, 0,
     {{Ba, R, G}, {Gw, Rp, Ba}}},
    {"Sprint Footgear", "Sweep Kick", 9, 5, 0, 25, 0,
     {{G, R, Ba}, {Ba, Rp, Gw}}},
    {"Rogue Ulster", "Feint", 6, 3, 0, 40, ZG_DODGE,
     {{RA, Ga, G}, {Rwa, Ra, Gp}}},
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

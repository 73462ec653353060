/*
 * ze_events.c: what the events of this game and their numbers are called.
 *
 * Zones, Items, characters and directions are the numbers of the rules; -1:
 * there is none. `cards` and `turns` are left or to come, `health` is what it
 * is afterwards; `victims` has a bit for each seat.
 */
#include "ze.h"

const struct rum_event_kind ze_events[ZE_EVENTS] = {
    {ZE_EV_CHARACTER, "character", {NULL, NULL, NULL, "character"}},
    {ZE_EV_ROUND, "round", {NULL, NULL, NULL, "round"}},
    {ZE_EV_PLACE, "place", {NULL, NULL, "zone", NULL, "from"}},
    {ZE_EV_SKIP, "skip", {NULL}},
    {ZE_EV_NAME, "name", {"next"}},
    {ZE_EV_PASS, "pass", {NULL, NULL, "zone", "forced"}},
    {ZE_EV_ZAP, "zap", {"victim", NULL, "zone", "can_block", "direction"}},
    {ZE_EV_TAKE, "take", {NULL, "item"}},
    {ZE_EV_USE,
     "use",
     {"looked_at", "item", "zone", "health", "direction", "picked", "hits",
      "victims"}},
    {ZE_EV_HIT, "hit", {"attacker", NULL, "zone", "health"}},
    {ZE_EV_BLOCK, "block", {"attacker", "item", "zone"}},
    {ZE_EV_DOWN, "down", {"attacker", NULL, "zone", "can_return"}},
    {ZE_EV_BACK, "back", {NULL, "item"}},
    {ZE_EV_STAY, "stay", {NULL}},
    {ZE_EV_GIVE, "give", {"from", "item", NULL, NULL, "to"}},
    {ZE_EV_LOOKED, "looked", {"looked_at"}},
    {ZE_EV_WANT, "want", {"looked_at", NULL, NULL, NULL, "card"}},
    {ZE_EV_EXCHANGE,
     "exchange",
     {"looked_at", NULL, NULL, NULL, "card", "given"}},
    {ZE_EV_DRAW, "draw", {NULL, NULL, NULL, "cards", "card"}},
    {ZE_EV_EMPTY, "empty", {NULL}},
    {ZE_EV_PHASE, "phase", {NULL, NULL, NULL, "turns"}},
    {ZE_EV_OVER, "over", {NULL}},
};

const struct rum_figure ze_figures[] = {
    {ZE_EV_HIT, NULL, "attacker", "hits dealt", "power"},
    {ZE_EV_DOWN, NULL, "attacker", "hits dealt", "power"}, /* the last Health */
    {ZE_EV_HIT, NULL, NULL, "hits taken", "heart"},
    {ZE_EV_DOWN, NULL, NULL, "hits taken", "heart"},
    {ZE_EV_BLOCK, NULL, NULL, "hits blocked", "shield"},
    {ZE_EV_ZAP, NULL, NULL, "zaps", "proton"},
    {ZE_EV_USE, NULL, NULL, "items used", "night"},
    {0},
};

#define ROW(n) "A" n, "B" n, "C" n, "D" n, "E" n, "F" n, "G" n, "H" n

/* clang-format off */
const char *const ze_subjects[] = {
    "Power Blaster", "Proton Blaster", "EMP Blaster",
    "Heart", "Shield", "Night Vision",
    "Commander", "Gunner", "Medic", "Redshirt", "villain",
    ROW("1"), ROW("2"), ROW("3"), ROW("4"), ROW("5"),
    ROW("6"), ROW("7"), ROW("8"), ROW("9"),
    NULL,
};
/* clang-format on */

/*
 * zg.c: Z-G, gladiators in powered suits in an arena of books and boxes.
 *
 * Every piece of armour is a card, and every card is a weapon, a move, a rank
 * in the order of turns and a target. docs/ZG.md says how the files hang
 * together.
 *
 * Rules: rules/zg.md, clauses ZG-1.1 to ZG-20.9.
 */
#include "zg.h"

const struct rum_game zg_game = {
    .id = "zg",
    .title = "Z-G",
    .tag = "zg",
    .pitch = "Toy gladiators: each card is weapon, armour and target.",
    .minutes = 40,
    .rules_version = 2,
    .min_seats = 2,
    .max_seats = ZG_SEATS,
    .max_actions = ZG_MAX_ACTION,
    .codes = ZG_M_ADD + 0x100,
    .state_size = sizeof(struct zg_state),
    .fields = zg_fields,
    .field_count = ZG_FIELDS,
    .options = zg_options,
    .option_count = ZG_OPTIONS,
    .presets = zg_presets,
    .preset_count = ZG_PRESETS,
    .events = zg_events,
    .event_count = ZG_EVENTS,
    .figures = zg_figures,
    .subjects = zg_subjects,
    .theme = &zg_theme,
    .odds = zg_odds,
    .setup = zg_setup,
    .legal = zg_legal,
    .apply = zg_apply,
    .score = zg_score,
    .check = zg_check,
    .hide = zg_hide,
    .imagine = zg_imagine,
    .settled = zg_settled,
    .appraise = zg_appraise,
    .rank = zg_rank,
    .fallback = zg_fallback,
    .role = zg_role,
    .side = zg_side,
    .describe = zg_describe,
    .tell = zg_tell,
    .prompt = zg_prompt,
    .goal = zg_goal,
    .layout = zg_layout,
    .view = zg_view,
    .preview = zg_preview,
    .why_not = zg_why_not,
    .dump = zg_dump,
};

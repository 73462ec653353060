/*
 * ze.c: Zapp'em!, the table of the game.
 *
 * Nobody walks on this planet: each turn a player re-appears in one of the
 * five zones in their hand and acts from there. Astronauts hunt a villain who
 * gets a turn for each of them, or everybody hunts everybody.
 *
 * Rules: rules/ze.md, clauses ZE-1.1 to ZE-10.8. Read ze.h next.
 */
#include "ze.h"

const struct rum_game ze_game = {
    .id = "zappem",
    .title = "Zapp'em!",
    .tag = "ze",
    .pitch = "Appear beside somebody, zap, and be gone again.",
    .minutes = 25,
    .rules_version = 2,
    .min_seats = 2,
    .max_seats = ZE_SEATS,
    .max_actions = 20,
    .codes = ZE_GIVE + 8 * ZE_ITEMS,
    .state_size = sizeof(struct ze_state),
    .fields = ze_fields,
    .field_count = ZE_FIELDS,
    .options = ze_options,
    .option_count = ZE_OPTIONS,
    .presets = ze_presets,
    .preset_count = ZE_PRESETS,
    .events = ze_events,
    .event_count = ZE_EVENTS,
    .figures = ze_figures,
    .subjects = ze_subjects,
    .theme = &ze_theme,
    .odds = ze_odds,

    .setup = ze_setup,
    .legal = ze_legal,
    .apply = ze_apply,
    .score = ze_score,
    .check = ze_check,
    .hide = ze_hide,
    .imagine = ze_imagine,
    .settled = ze_settled,
    .appraise = ze_appraise,
    .rank = ze_rank,
    .fallback = ze_fallback,
    .role = ze_role,
    .side = ze_side,

    .describe = ze_describe,
    .tell = ze_tell,
    .prompt = ze_prompt,
    .goal = ze_goal,
    .layout = ze_layout,
    .view = ze_view,
    .preview = ze_preview,
    .why_not = ze_why_not,
    .dump = ze_dump,
};

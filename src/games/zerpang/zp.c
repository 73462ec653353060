/*
 * zp.c: zerpang!, the table of the game.
 *
 * Seven classes, each with its own way to win, on a board of 91 hexagons;
 * cards are money, moves and swords at once, and combat is an open auction.
 *
 * Rules: rules/zp.md, clauses ZP-1.1 to ZP-21.10. Read zp.h and
 * docs/ZERPANG.md next.
 */
#include "zp.h"

const struct rum_game zp_game = {
    .id = "zerpang",
    .title = "zerpang!",
    .tag = "zp",
    .pitch = "Seven peoples, one board: everyone wins differently.",
    .minutes = 90,
    .draws = true,
    .time_minutes = 180, /* ZP-20.6 */
    .timed_by = "elf_mode=clock",
    .rules_version = 2,
    .min_seats = 2,
    .max_seats = ZP_SEATS,
    .max_actions = ZP_MAX_ACTIONS,
    .codes = ZP_ACT(ZP_OPS, 0),
    .easy_tries = 350,
    .state_size = sizeof(struct zp_state),
    .fields = zp_fields,
    .field_count = ZP_FIELDS,
    .options = zp_option_list,
    .option_count = ZP_OPTIONS,
    .presets = zp_presets,
    .preset_count = ZP_PRESETS,
    .events = zp_events,
    .event_count = ZP_EVENTS,
    .figures = zp_figures,
    .subjects = zp_subjects,
    .theme = &zp_theme,
    .odds = zp_odds,

    .setup = zp_setup,
    .legal = zp_legal,
    .apply = zp_apply,
    .time = zp_time,
    .score = zp_score,
    .check = zp_check,
    .hide = zp_hide,
    .imagine = zp_imagine,
    .settled = zp_settled,
    .intends = zp_intends,
    .appraise = zp_appraise,
    .rank = zp_rank,
    .fallback = zp_fallback,
    .role = zp_role,

    .describe = zp_describe,
    .tell = zp_tell_event,
    .prompt = zp_prompt,
    .goal = zp_goal,
    .layout = zp_layout,
    .view = zp_view,
    .preview = zp_preview,
    .why_not = zp_why_not,
    .dump = zp_dump,
};

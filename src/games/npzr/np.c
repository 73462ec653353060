/*
 * np.c: Ninja Pirate Zombie Robot, the table of the game.
 *
 * Two players lay heads, torsos and legs on stacks of either side; whoever
 * owns a stack whose three tops agree scores that character, and whoever
 * completed it may move a card, which may complete the next. Four different
 * characters win.
 *
 * Rules: rules/np.md, clauses NP-1.1 to NP-10.9. Read np.h next.
 */
#include "np.h"

const struct rum_game np_game = {
    .id = "npzr",
    .title = "Ninja Pirate Zombie Robot",
    .tag = "np",
    .pitch = "Build one of each before your rival does, and wreck theirs.",
    .minutes = 15,
    .draws = true,
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = 2,
    .max_actions = 56,
    .codes = NP_DECLINE + 1,
    .state_size = sizeof(struct np_state),
    .fields = np_fields,
    .field_count = NP_FIELDS,
    .options = np_options,
    .option_count = NP_OPTIONS,
    .presets = np_presets,
    .preset_count = NP_PRESETS,
    .events = np_events,
    .event_count = NP_EVENTS,
    .figures = np_figures,
    .subjects = np_subjects,
    .theme = &np_theme,
    .odds = np_odds,

    .setup = np_setup,
    .legal = np_legal,
    .apply = np_apply,
    .score = np_score,
    .check = np_check,
    .hide = np_hide,
    .imagine = np_imagine,
    .settled = np_settled,
    .appraise = np_appraise,
    .rank = np_rank,
    .fallback = np_fallback,
    .role = np_role,

    .describe = np_describe,
    .tell = np_tell,
    .prompt = np_prompt,
    .goal = np_goal,
    .view = np_view,
    .preview = np_preview,
    .why_not = np_why_not,
    .dump = np_dump,
};

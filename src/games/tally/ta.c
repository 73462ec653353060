/*
 * ta.c: Tally, a push-your-luck game short enough to read in one sitting.
 *
 * Each seat holds a secret number and rolls open dice on top of it, hoping to
 * stop nearest to 21. Copy this folder to begin a new game: it uses every part
 * of struct rum_game once, and has the files that every game has.
 *
 * Rules: rules/ta.md, clauses TA-1.1 to TA-3.3. Read ta.h next.
 */
#include "ta.h"

static const char *role(const void *state, rum_seat seat)
{
    const struct ta_state *t = state;
    return seat == t->first ? "first" : "later";
}

const struct rum_game ta_game = {
    .id = "tally",
    .title = "Tally",
    .tag = "ta",
    .pitch = "Roll towards 21 on top of a secret number, and know when to stop",
    .minutes = 2,
    .draws = true,
    .rules_version = 1,
    .min_seats = 2,
    .max_seats = RUM_MAX_SEATS,
    .max_actions = 2,
    .codes = TA_STAND + 1,
    .state_size = sizeof(struct ta_state),
    .fields = ta_fields,
    .field_count = TA_FIELDS,
    .options = ta_options,
    .option_count = TA_OPTIONS,
    .presets = ta_presets,
    .preset_count = TA_PRESETS,
    .events = ta_events,
    .event_count = TA_EVENTS,
    .figures = ta_figures,
    .subjects = ta_numbers, /* the faces of the die */
    .theme = &ta_theme,
    .setup = ta_setup,
    .legal = ta_legal,
    .apply = ta_apply,
    .time = ta_time,
    .score = ta_score,
    .check = ta_check,
    .hide = ta_hide,
    .imagine = ta_imagine,
    .settled = ta_settled,
    .appraise = ta_appraise,
    .rank = ta_rank,
    .fallback = ta_fallback,
    .role = role,
    .describe = ta_describe,
    .tell = ta_tell,
    .prompt = ta_prompt,
    .goal = ta_goal,
    .layout = ta_layout,
    .view = ta_view,
    .preview = ta_preview,
    .why_not = ta_why_not,
    .dump = ta_dump,
};

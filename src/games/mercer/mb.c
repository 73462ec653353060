/*
 * mb.c: The Infestation of Mercer Base, the table of the game.
 *
 * Two zombie seats play against two human seats on a base of nine rooms.
 * Zombies turn the humans whose square they enter; no square holds more than
 * five; humans huddle, wall themselves in and hide. When the cards are used
 * up the side with more tokens wins.
 *
 * Rules: rules/mb.md, clauses MB-1.1 to MB-22.4. Read mb.h next.
 */
#include "mb.h"

static const char *role(const void *state, rum_seat seat)
{
    (void)state;
    return mb_is_human(seat) ? "Humans" : "Zombies";
}

static int side(const void *state, rum_seat seat)
{
    (void)state;
    return mb_is_human(seat);
}

const struct rum_game mb_game = {
    .id = "mercer",
    .title = "The Infestation of Mercer Base",
    .tag = "mb",
    .pitch = "Two spread room by room, two wall themselves in.",
    .minutes = 60,
    .draws = true,
    .rules_version = 2,
    .min_seats = 4,
    .max_seats = 4,
    .max_actions = MB_MAX_ACTIONS,
    .codes = MB_LEAVE + MB_FULL,
    .state_size = sizeof(struct mb_state),
    .fields = mb_fields,
    .field_count = MB_FIELDS,
    .options = mb_options,
    .option_count = MB_OPTIONS,
    .presets = mb_presets,
    .preset_count = MB_PRESETS,
    .events = mb_events,
    .event_count = MB_EVENTS,
    .figures = mb_figures,
    .subjects = mb_card_names,
    .theme = &mb_theme,
    .odds = mb_odds,

    .setup = mb_setup,
    .legal = mb_legal,
    .apply = mb_apply,
    .score = mb_score,
    .check = mb_check,
    .hide = mb_hide,
    .imagine = mb_imagine,
    .settled = mb_settled,
    .appraise = mb_appraise,
    .rank = mb_rank,
    .fallback = mb_fallback,
    .role = role,
    .side = side,

    .describe = mb_describe,
    .tell = mb_tell,
    .prompt = mb_prompt,
    .goal = mb_goal,
    .layout = mb_layout,
    .view = mb_view,
    .preview = mb_preview,
    .why_not = mb_why_not,
    .dump = mb_dump,
};

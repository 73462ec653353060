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

static const char *const team_hands[] = {"open", "closed", NULL};
static const char *const layouts[] = {"random", "training", NULL};
static const char *const modes[] = {"standard", "quick", NULL};
static const char *const diagonals[] = {"slip", "strict", NULL};
static const char *const ties[] = {"draw", "humans", NULL};

static const struct rum_option options[MB_OPTIONS] = {
    [MB_OPT_PLAYERS] = {.name = "players",
                        .kind = RUM_OPT_INT,
                        .min = 4,
                        .max = 4,
                        .standard = "4",
                        .help = "seats: two of zombies, two of humans"},
    [MB_OPT_TEAM_HANDS] = {.name = "team_hands",
                           .kind = RUM_OPT_WORD,
                           .words = team_hands,
                           .standard = "open",
                           .help = "do team mates see each other's hands"},
    [MB_OPT_LAYOUT] = {.name = "layout",
                       .kind = RUM_OPT_WORD,
                       .words = layouts,
                       .standard = "random",
                       .help = "a random base, or always the same one"},
    [MB_OPT_MODE] = {.name = "mode",
                     .kind = RUM_OPT_WORD,
                     .words = modes,
                     .standard = "standard",
                     .help = "quick: a smaller deck, fewer humans, more "
                             "zombies at the start"},
    [MB_OPT_ZOMBIE_START] = {.name = "zombie_start",
                             .kind = RUM_OPT_INT,
                             .min = 0,
                             .max = 3,
                             .standard = "0",
                             .help = "zombies each zombie seat begins with; 0: "
                                     "by mode, 1 or in quick games 3"},
    [MB_OPT_DIAGONALS] = {.name = "diagonals",
                          .kind = RUM_OPT_WORD,
                          .words = diagonals,
                          .standard = "slip",
                          .help = "slip round the end of a wall, or be stopped "
                                  "by any wall at the corner",
                          .expert = true},
    [MB_OPT_HAND_LIMIT] = {.name = "hand_limit",
                           .kind = RUM_OPT_INT,
                           .min = 0,
                           .max = 20,
                           .standard = "0",
                           .help = "house rule: cards kept at the end of a "
                                   "turn; 0: all of them (the book)",
                           .expert = true},
    [MB_OPT_TIE] = {.name = "tie",
                    .kind = RUM_OPT_WORD,
                    .words = ties,
                    .standard = "draw",
                    .help = "what equal numbers at the end are",
                    .expert = true},
};

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
    .pitch = "Two spread through a frozen base room by room, two wall "
             "themselves in: count heads when the cards run out.",
    .minutes = 60,
    .rules_version = 2,
    .min_seats = 4,
    .max_seats = 4,
    .max_actions = MB_MAX_ACTIONS,
    .state_size = sizeof(struct mb_state),
    .options = options,
    .option_count = MB_OPTIONS,
    .theme = &mb_theme,

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
    .layout = mb_layout,
    .view = mb_view,
    .preview = mb_preview,
    .dump = mb_dump,
};

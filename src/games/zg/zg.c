/*
 * zg.c: Z-G, gladiators in powered suits in an arena of books and boxes.
 *
 * Every piece of armour is a card, and every card is a weapon, a move, a rank
 * in the order of turns and a target. A decision belongs to a phase; a list of
 * one action is never asked but played at once (section 4.2).
 *
 * Rules: rules/zg.md, clauses ZG-1.1 to ZG-20.9.
 */
#include "zg.h"

/* The actions of the decision at hand; with limit 2 only so far as to tell
 * whether there is a choice. */
static size_t list(const struct zg_state *s, rum_action *out, size_t limit)
{
    switch (s->phase) {
    case ZG_P_DRAFT:
        return zg_draft_list(s, out);
    case ZG_P_MOVE:
        return zg_move_list(s, out, limit);
    case ZG_P_ATTACK:
        return zg_attack_list(s, out, limit);
    case ZG_P_OVER:
        return 0;
    case ZG_P_STUN:
    case ZG_P_CARD:
        return zg_turn_list(s, out);
    default:
        return s->phase < ZG_P_STUN ? zg_round_list(s, out)
                                    : zg_test_list(s, out);
    }
}

size_t zg_legal(const void *state, rum_action *out)
{
    return list(state, out, ZG_MAX_ACTION);
}

static void answer(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    switch (s->phase) {
    case ZG_P_DRAFT:
        zg_draft(s, act, trace);
        break;
    case ZG_P_MOVE:
        zg_move(s, act, trace);
        break;
    case ZG_P_ATTACK:
        zg_attack(s, act, trace);
        break;
    case ZG_P_STUN:
    case ZG_P_CARD:
        zg_turn_answer(s, act, trace);
        break;
    default:
        if (s->phase < ZG_P_STUN)
            zg_round_answer(s, act, trace);
        else
            zg_test_answer(s, act, trace);
    }
}

void zg_apply(void *state, rum_action act, struct rum_trace *trace)
{
    struct zg_state *s = state;
    rum_action open[ZG_MAX_ACTION];

    RUM_ASSERT(s->phase < ZG_P_OVER);
    answer(s, act, trace);
    while (list(s, open, 2) == 1)
        answer(s, open[0], trace);
}

const struct rum_game zg_game = {
    .id = "zg",
    .title = "Z-G",
    .tag = "zg",
    .pitch = "Suited gladiators in an arena of books: every card is weapon, "
             "armour and target",
    .minutes = 40,
    .rules_version = 2,
    .min_seats = 2,
    .max_seats = ZG_SEATS,
    .max_actions = ZG_MAX_ACTION,
    .state_size = sizeof(struct zg_state),
    .options = zg_options,
    .option_count = ZG_OPTIONS,
    .presets = zg_presets,
    .preset_count = ZG_PRESETS,
    .events = zg_events,
    .event_count = ZG_EVENTS,
    .subjects = zg_subjects,
    .theme = &zg_theme,
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
    .dump = zg_dump,
};

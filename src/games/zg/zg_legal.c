/*
 * zg_legal.c: the actions of the decision at hand, whichever file knows them.
 */
#include "zg.h"

size_t zg_list(const struct zg_state *s, rum_action *out, size_t limit)
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
    return zg_list(state, out, ZG_MAX_ACTION);
}

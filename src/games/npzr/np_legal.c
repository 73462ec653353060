/*
 * np_legal.c: what the player in turn may do (section 4 of the rules).
 *
 * Everything is a set of bits, so a list is written by reading them upwards
 * and apply() checks an action by looking at one bit.
 */
#include "np.h"

#define REGULAR ((UINT32_C(1) << NP_WILD) - 1)

static uint32_t kinds_in_hand(const struct np_state *s, unsigned seat)
{
    uint32_t kinds = 0;
    for (unsigned i = 0; i < s->hand_size[seat]; i++)
        kinds |= UINT32_C(1) << np_kind(s->hand[seat][i]);
    return kinds;
}

uint32_t np_open_kinds(const struct np_state *s)
{
    uint32_t kinds = kinds_in_hand(s, (unsigned)s->head.to_act);
    return np_regular_open(s) ? kinds : kinds & ~REGULAR; /* NP-2.3, NP-2.4 */
}

bool np_may_end(const struct np_state *s)
{
    if (s->regular_played)
        return true;
    /* NP-2.6: wilds meet the duty only when there is nothing else. */
    return s->any_played &&
           !(kinds_in_hand(s, (unsigned)s->head.to_act) & REGULAR);
}

uint64_t np_open_picks(const struct np_state *s)
{
    return s->movable_top ? s->laid & ~s->covered : s->laid;
}

/* NP-5.11: is the card in the air a regular one? A wild may go back, only not
 * with the same face. */
static bool regular_on_the_move(const struct np_state *s)
{
    return s->from.slot != NP_NONE && !np_is_wild(s->held);
}

uint64_t np_open_stacks(const struct np_state *s)
{
    uint64_t stacks = np_all_stacks(s);
    if (regular_on_the_move(s) && s->from.was_top && !s->from.was_single)
        stacks &= ~np_bit(s->from.slot);
    return stacks;
}

bool np_open_new(const struct np_state *s, unsigned owner)
{
    if (s->from.slot == NP_NONE) /* NP-3.5 */
        return owner == (unsigned)s->head.to_act;
    return !(regular_on_the_move(s) && s->from.was_single &&
             s->from.owner == owner);
}

uint32_t np_open_faces(const struct np_state *s, unsigned target)
{
    uint32_t faces = np_faces[np_kind(s->held)];
    bool back;

    if (s->from.slot == NP_NONE)
        return faces;
    if (np_is_stack(target)) {
        back = s->from.was_top && !s->from.was_single &&
               target - NP_STACK == s->from.slot;
    } else {
        unsigned side = (unsigned)s->head.to_act ^ (target == NP_NEW_OPP);
        back = s->from.was_single && s->from.owner == side;
    }
    return back ? faces & ~(UINT32_C(1) << s->from.face) : faces;
}

static size_t write(uint64_t bits, unsigned base, rum_action *out, size_t n)
{
    for (; bits; bits &= bits - 1)
        out[n++] = (rum_action)(base + np_lowest(bits));
    return n;
}

static size_t targets(const struct np_state *s, rum_action *out)
{
    size_t n = write(np_open_stacks(s), NP_STACK, out, 0);
    unsigned own = (unsigned)s->head.to_act;

    if (np_open_new(s, own))
        out[n++] = NP_NEW_OWN;
    if (np_open_new(s, own ^ 1))
        out[n++] = NP_NEW_OPP;
    return n;
}

size_t np_legal(const void *state, rum_action *out)
{
    const struct np_state *s = state;
    size_t n;

    switch (s->phase) {
    case NP_D1_CARD:
        n = write(np_open_kinds(s), NP_CARD, out, 0);
        if (np_may_end(s))
            out[n++] = NP_END;
        return n;
    case NP_D2_STACK:
    case NP_D5_TARGET:
        return targets(s, out);
    case NP_D3_FACE:
    case NP_D6_RENOMINATE:
        return write(np_open_faces(s, s->target), NP_FACE, out, 0);
    case NP_D4_PICK:
        n = write(np_open_picks(s), NP_PICK, out, 0);
        out[n++] = NP_DECLINE;
        return n;
    default:
        return 0;
    }
}

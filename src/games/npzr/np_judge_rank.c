/*
 * np_judge_rank.c: what a sensible player would try first, by a glance at each
 * action.
 */
#include "np.h"

enum {
    WINNING = 4000,
    SCORING = 800, /* a character that was needed */
    BLOCKING = 150,
    CHAINING = 90, /* a repeat, or the other's repeat: it earns a move */
    PAIRING = 60,
    STARTING = 12,
    ENDING = 30,
    KEEPING = 3, /* a wild that would not complete anything */
    DULL = 4,
    FOOLISH = 1,
};

/* What completing a stack of `owner` means to the player in turn. */
static int completion(const struct np_state *s, unsigned owner,
                      unsigned character)
{
    bool own = owner == (unsigned)s->head.to_act;

    if (!np_needs(s, owner, character))
        return CHAINING;
    if (!own)
        return FOOLISH;
    return np_progress(s, owner) + 1 == np_wanted(s) ? WINNING : SCORING;
}

/* What a face is worth on a stack of either side. */
static int gain(const struct np_state *s, unsigned slot, unsigned face)
{
    unsigned owner = np_owner(s, slot), character = np_character(face);
    unsigned pos = np_position(face), covers = np_shows(s, slot, pos);
    unsigned a = np_shows(s, slot, (pos + 1) % 3);
    unsigned b = np_shows(s, slot, (pos + 2) % 3);
    bool own = owner == (unsigned)s->head.to_act;

    if (a == character && b == character)
        return completion(s, owner, character);
    bool breaks = covers != NP_NONE && covers != character &&
                  (a == covers || b == covers) && np_needs(s, owner, covers);
    bool pairs = covers != character && (a == character || b == character) &&
                 np_needs(s, owner, character);
    if (own)
        return breaks ? FOOLISH : pairs ? PAIRING : DULL;
    return breaks ? BLOCKING : pairs ? FOOLISH : DULL;
}

static int gain_of_target(const struct np_state *s, unsigned target,
                          unsigned face)
{
    if (np_is_stack(target))
        return gain(s, target - NP_STACK, face);
    if (target == NP_NEW_OPP)
        return FOOLISH;
    return np_needs(s, (unsigned)s->head.to_act, np_character(face)) ? STARTING
                                                                     : DULL;
}

/* A wild on a stack: the best of its faces. */
static int best_face(const struct np_state *s, unsigned target, uint32_t faces)
{
    int best = FOOLISH;
    for (; faces; faces &= faces - 1) {
        int g = gain_of_target(s, target, np_lowest(faces));
        best = g > best ? g : best;
    }
    return best;
}

/* What each face would be worth on the best stack for it. */
static void best_places(const struct np_state *s, int best[NP_FACES])
{
    for (unsigned face = 0; face < NP_FACES; face++)
        best[face] = gain_of_target(s, NP_NEW_OWN, face);
    for (uint64_t left = np_all_stacks(s); left; left &= left - 1) {
        unsigned slot = np_lowest(left);
        for (unsigned face = 0; face < NP_FACES; face++) {
            int g = gain(s, slot, face);
            best[face] = g > best[face] ? g : best[face];
        }
    }
}

/* D4: what lifting this card uncovers or spoils, and where it could go. */
static int gain_of_pick(const struct np_state *s, unsigned card,
                        const int best[NP_FACES])
{
    unsigned slot = s->slot_of[card], face = s->face_of[card];
    int g = DULL;

    if (!(s->covered >> card & 1)) {
        unsigned owner = np_owner(s, slot), below = s->under[card];
        unsigned now = below == NP_NONE ? face : s->face_of[below];
        bool own = owner == (unsigned)s->head.to_act;
        if (below != NP_NONE && np_completes(s, slot, now))
            return completion(s, owner, np_character(now));
        /* Taking away half of a pair is a block, too. */
        unsigned pos = np_position(face), c = np_character(face);
        bool paired = np_shows(s, slot, (pos + 1) % 3) == c ||
                      np_shows(s, slot, (pos + 2) % 3) == c;
        if (paired && np_character(now) != c && np_needs(s, owner, c))
            g = own ? FOOLISH : BLOCKING;
        else if (paired && below == NP_NONE && np_needs(s, owner, c))
            g = own ? FOOLISH : BLOCKING;
    }
    if (!np_is_wild(card))
        return best[face] > g && best[face] > BLOCKING ? best[face] : g;
    for (uint32_t faces = np_faces[np_kind(card)]; faces; faces &= faces - 1) {
        int b = best[np_lowest(faces)];
        g = b > g && b > BLOCKING ? b : g;
    }
    return g;
}

/* D1: a card is as good as its best place; wilds wait for a completion. */
static int gain_of_card(unsigned kind, const int best[NP_FACES])
{
    int g = KEEPING;

    if (kind < NP_WILD)
        return best[kind];
    for (uint32_t faces = np_faces[kind]; faces; faces &= faces - 1) {
        int b = best[np_lowest(faces)];
        g = b > g && b > BLOCKING ? b : g;
    }
    return g;
}

void np_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior)
{
    const struct np_state *s = state;
    int best[NP_FACES];

    if (s->phase == NP_D1_CARD || s->phase == NP_D4_PICK)
        best_places(s, best);
    for (size_t i = 0; i < n; i++) {
        unsigned act = actions[i];
        int g = ENDING; /* END, DECLINE */
        if (act < NP_END)
            g = gain_of_card(act - NP_CARD, best);
        else if (act >= NP_FACE && act < NP_PICK)
            g = gain_of_target(s, s->target, act - NP_FACE);
        else if (act >= NP_PICK && act < NP_PICK + NP_CARDS)
            g = gain_of_pick(s, act - NP_PICK, best);
        else if (act >= NP_STACK && act <= NP_NEW_OPP)
            g = best_face(s, act, np_open_faces(s, act));
        prior[i] = (uint16_t)g;
    }
}

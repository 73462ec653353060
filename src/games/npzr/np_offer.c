/*
 * np_offer.c: the open actions in words, with what a person clicks.
 *
 * A card is a click on it, a stack a click on the pile or anywhere on the
 * figure. Where a face follows (D3, D6) the click on the pile is passed on,
 * which is all a character wild needs; the other wilds are nominated on the
 * row of faces that the scene shows, of which the pile leaves those that fit.
 */
#include "np.h"

#include <ctype.h>

#include <rumpus/scene.h>

/* A stack that an action would complete. */
struct completion {
    unsigned owner, character;
    bool left; /* not where the card is laid, but where it was */
};

/* What placing the held card there would complete: at most the target and, of
 * a move, the stack the card was lifted from. */
static unsigned completions(const struct np_state *s, unsigned target,
                            unsigned face, struct completion out[2])
{
    unsigned n = 0, source = s->from.slot;
    bool moved = source != NP_NONE && !s->from.was_single;

    if (np_is_stack(target) && np_completes(s, target - NP_STACK, face))
        out[n++] = (struct completion){np_owner(s, target - NP_STACK),
                                       np_character(face), false};
    if (moved && target != NP_STACK + source && np_complete(s, source))
        out[n++] = (struct completion){np_owner(s, source),
                                       np_shows(s, source, 0), true};
    return n;
}

/* ": completes your Robot", a note for the target ("Finish Robot!", or just
 * "Robot!" on a small card) and a tone. */
static void say_completions(const struct np_state *s,
                            const struct completion *c, unsigned n,
                            const char *finish, struct rum_offer *out)
{
    unsigned actor = (unsigned)s->head.to_act;

    for (unsigned i = 0; i < n; i++) {
        const char *name = np_tell_character(c[i].character);
        bool own = c[i].owner == actor;
        RUM_SAY(out->text, "%s{%u's} %s", i ? " and " : ": completes ",
                c[i].owner, name);
        bool needed = np_needs(s, c[i].owner, c[i].character);
        if (own)
            out->tone = RUM_WINS;
        else if (out->tone == RUM_PLAIN)
            out->tone = needed ? RUM_DANGER : s->earned ? RUM_GOOD : RUM_PLAIN;
        if (i > 0)
            continue;
        if (!needed)
            RUM_SAY(out->note, "%s", s->earned ? "free move" : "once more");
        else if (own)
            RUM_SAY(out->note, "%s%s!", c[i].left ? "your " : finish, name);
        else
            RUM_SAY(out->note, "gives %s", name);
    }
}

/* "zom legs", "wild ninja": what a person would type. */
static void say_brief(struct rum_offer *out, const char *name)
{
    bool wild = name[0] == 'W';

    for (size_t i = 0; name[i]; i++) {
        if (wild || i < 3 || name[i] == ' ') {
            RUM_SAY(out->brief, "%c", tolower((unsigned char)name[i]));
        } else {
            while (name[i] != ' ')
                i++;
            RUM_SAY(out->brief, "%s", &name[i]);
            return;
        }
    }
}

/* ---- D1 ---- */

uint32_t np_playable_faces(const struct np_state *s)
{
    uint32_t faces = 0;

    for (uint32_t kinds = np_open_kinds(s); kinds; kinds &= kinds - 1)
        faces |= np_faces[np_lowest(kinds)];
    return faces;
}

/* Of these stacks of a seat the one that one of the faces would complete, if
 * there is one, and which face does it: rather one that is still needed.
 * NP_NONE: none. */
static unsigned completed_by(const struct np_state *s, unsigned seat,
                             uint64_t stacks, uint32_t faces, unsigned *face)
{
    unsigned found = NP_NONE;

    for (uint64_t left = stacks; left; left &= left - 1) {
        for (uint32_t f = faces; f; f &= f - 1) {
            if (!np_completes(s, np_lowest(left), np_lowest(f)))
                continue;
            if (found != NP_NONE &&
                !np_needs(s, seat, np_character(np_lowest(f))))
                continue;
            found = np_lowest(left);
            *face = np_lowest(f);
        }
    }
    return found;
}

/* A figure that this seat still needs, is one short of, and that one of the
 * faces would cover; or NP_NONE. */
static unsigned stopped_by(const struct np_state *s, unsigned seat,
                           uint32_t faces)
{
    for (uint64_t left = s->stacks[seat]; left; left &= left - 1) {
        unsigned slot = np_lowest(left), pair = np_one_short(s, slot);
        if (pair == NP_NONE || !np_needs(s, seat, pair))
            continue;
        for (uint32_t f = faces; f; f &= f - 1) {
            unsigned pos = np_position(np_lowest(f));
            if (np_shows(s, slot, pos) == pair &&
                np_character(np_lowest(f)) != pair)
                return pair;
        }
    }
    return NP_NONE;
}

/* Would this face be the second of its character on a stack of this seat that
 * is not one short of another? */
static bool makes_pair(const struct np_state *s, unsigned seat, unsigned face)
{
    unsigned character = np_character(face), pos = np_position(face);

    for (uint64_t left = s->stacks[seat]; left; left &= left - 1) {
        unsigned slot = np_lowest(left);
        if (np_one_short(s, slot) == NP_NONE &&
            np_shows(s, slot, pos) != character &&
            (np_shows(s, slot, (pos + 1) % NP_POSITIONS) == character ||
             np_shows(s, slot, (pos + 2) % NP_POSITIONS) == character))
            return true;
    }
    return false;
}

/* The best that a card of this kind could bring; where it completes a stack of
 * the actor's, a click on its pile plays it there. */
static void note_card(const struct np_state *s, unsigned kind,
                      struct rum_offer *out)
{
    unsigned actor = (unsigned)s->head.to_act, face = 0;
    unsigned slot =
        completed_by(s, actor, s->stacks[actor], np_faces[kind], &face);
    unsigned stopped = stopped_by(s, actor ^ 1u, np_faces[kind]);
    char id[RUM_ID_SIZE];

    if (slot != NP_NONE) {
        out->tone = RUM_GOOD;
        if (np_needs(s, actor, np_character(face))) {
            RUM_SAY(out->note, "Finish %s",
                    np_tell_character(np_character(face)));
            RUM_SAY(out->sign, "finish");
        } else if (s->earned) {
            RUM_SAY(out->note, "earns a move");
            RUM_SAY(out->sign, "a move");
        }
        np_tell_slot_id(s, NP_STACK + slot, np_position(face), id);
        rum_offer_on(out, "%s", id);
    } else if (stopped != NP_NONE) {
        RUM_SAY(out->note, "stops %s", np_tell_character(stopped));
        RUM_SAY(out->sign, "stops");
    } else if (kind < NP_WILD && np_needs(s, actor, np_character(kind)) &&
               makes_pair(s, actor, kind)) {
        RUM_SAY(out->note, "nears %s", np_tell_character(np_character(kind)));
        RUM_SAY(out->sign, "nears");
    }
}

static void offer_card(const struct np_state *s, unsigned kind,
                       struct rum_offer *out)
{
    rum_seat seat = s->head.to_act;
    bool wild = kind >= NP_WILD;
    bool regular = np_open_kinds(s) & ((1u << NP_WILD) - 1);
    bool duty = wild && !s->any_played && !regular;

    RUM_SAY(out->text, "Play %s%s", np_tell_kind(kind),
            wild && !duty ? " as an extra card" : "");
    say_brief(out, np_tell_kind(kind));
    out->clause = duty ? NP(2, 6) : wild ? NP(2, 4) : NP(2, 3);
    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        if (np_kind(s->hand[seat][i]) == kind)
            rum_offer_on(out, "c%u", s->hand[seat][i]);
    }
    note_card(s, kind, out);
    out->any = out->targets > 1;
}

/* ---- D2, D5 ---- */

/* "on your stack b (covers Ninja legs)". */
static void say_target(const struct np_state *s, unsigned target,
                       struct rum_offer *out)
{
    unsigned actor = (unsigned)s->head.to_act;
    char stack[4];

    if (!np_is_stack(target)) {
        RUM_SAY(out->text, " as {%u's} new stack",
                actor ^ (target == NP_NEW_OPP));
        RUM_SAY(out->brief, target == NP_NEW_OWN ? "new" : "new theirs");
        return;
    }
    unsigned slot = target - NP_STACK;
    np_tell_stack(slot, stack);
    RUM_SAY(out->text, " on {%u's} stack %s", np_owner(s, slot), stack);
    RUM_SAY(out->brief, "%s", stack);
    if (np_is_wild(s->held))
        return;
    unsigned top = s->top[slot][np_position(s->face_of[s->held])];
    if (top != NP_NONE)
        RUM_SAY(out->text, " (covers %s)", np_tell_face(s->face_of[top]));
}

static uint16_t clause_of_target(const struct np_state *s, unsigned target)
{
    if (s->from.slot != NP_NONE)
        return NP(5, 4);
    if (!np_is_stack(target))
        return NP(3, 2);
    return np_owner(s, target - NP_STACK) == (unsigned)s->head.to_act
               ? NP(3, 3)
               : NP(3, 4);
}

/* A wild: one of its faces may complete something of the actor's. */
static void promise(const struct np_state *s, unsigned target,
                    struct rum_offer *out)
{
    struct completion c[2];

    for (uint32_t faces = np_open_faces(s, target); faces; faces &= faces - 1) {
        unsigned n = completions(s, target, np_lowest(faces), c);
        for (unsigned i = 0; i < n; i++) {
            if (c[i].owner != (unsigned)s->head.to_act)
                continue;
            out->tone = RUM_WINS;
            RUM_SAY(out->note, "Finish %s?", np_tell_character(c[i].character));
            return;
        }
    }
}

/* Would the held card be the second of its character there? */
static bool pairs_up(const struct np_state *s, unsigned slot, unsigned face)
{
    unsigned pos = np_position(face);

    return np_shows(s, slot, (pos + 1) % NP_POSITIONS) == np_character(face) ||
           np_shows(s, slot, (pos + 2) % NP_POSITIONS) == np_character(face);
}

/* Does a stack show anything that its owner could still use, but in this pile?
 */
static bool has_use(const struct np_state *s, unsigned slot, unsigned pos)
{
    for (unsigned i = 1; i < NP_POSITIONS; i++) {
        unsigned shown = np_shows(s, slot, (pos + i) % NP_POSITIONS);
        if (shown != NP_NONE && np_needs(s, np_owner(s, slot), shown))
            return true;
    }
    return false;
}

/* What the held card does to a stack that is one short of nothing: what it
 * takes from its owner, or brings them. Never the words for how a stack
 * stands. */
static void note_far(const struct np_state *s, unsigned slot,
                     struct rum_offer *out)
{
    unsigned face = s->face_of[s->held], c = np_character(face);
    unsigned owner = np_owner(s, slot);
    unsigned hidden = np_shows(s, slot, np_position(face));
    bool own = owner == (unsigned)s->head.to_act;

    if (hidden != NP_NONE && hidden != c && np_needs(s, owner, hidden)) {
        RUM_SAY(out->note, own ? "covers your %s" : "covers %s",
                np_tell_character(hidden));
        if (own)
            out->tone = RUM_DANGER;
    } else if (hidden == c) {
        RUM_SAY(out->note, "no gain");
    } else if (np_needs(s, owner, c)) {
        RUM_SAY(out->note, "starts a %s", np_tell_character(c));
    } else if (has_use(s, slot, np_position(face))) {
        RUM_SAY(out->note, "no nearer");
    } else {
        RUM_SAY(out->note, "helps nobody");
    }
}

/* What becomes of a stack that the held card does not complete, and for whom
 * that is good: a figure that counts is stopped, or comes within one card, or
 * is as far as it was. */
static void note_stack(const struct np_state *s, unsigned slot,
                       struct rum_offer *out)
{
    unsigned face = s->face_of[s->held], c = np_character(face);
    unsigned pair = np_one_short(s, slot), owner = np_owner(s, slot);
    unsigned hidden = np_shows(s, slot, np_position(face));
    bool own = owner == (unsigned)s->head.to_act;
    bool breaks = pair != NP_NONE && hidden == pair && hidden != c;
    bool needed = np_needs(s, owner, c);

    if (breaks && np_needs(s, owner, pair)) {
        RUM_SAY(out->note, own ? "breaks your %s" : "stops %s",
                np_tell_character(pair));
        out->tone = own ? RUM_DANGER : RUM_GOOD;
    } else if (hidden != c && pairs_up(s, slot, face) &&
               (needed || s->earned)) {
        if (needed) {
            RUM_SAY(out->note, "nears %s", np_tell_character(c));
            out->tone = own ? RUM_GOOD : RUM_DANGER;
        } else {
            RUM_SAY(out->note, "nears a 2nd");
        }
    } else if (pair != NP_NONE && !breaks) {
        RUM_SAY(out->note, "still 1 short");
    } else {
        note_far(s, slot, out);
    }
}

static void offer_target(const struct np_state *s, unsigned target,
                         struct rum_offer *out)
{
    bool wild = np_is_wild(s->held), move = s->from.slot != NP_NONE;
    uint32_t faces = np_open_faces(s, target);
    char id[RUM_ID_SIZE];
    struct completion c[2];

    RUM_SAY(out->text, "%s %s", move ? "Move" : "Play",
            np_tell_kind(np_kind(s->held)));
    say_target(s, target, out);
    out->clause = clause_of_target(s, target);
    out->quiet = true; /* stacks are public */
    if (wild)
        promise(s, target, out);
    else
        say_completions(s, c, completions(s, target, np_kind(s->held), c),
                        "Finish ", out);
    if (!wild && !out->note[0] && np_is_stack(target))
        note_stack(s, target - NP_STACK, out);

    /* A click is passed on to the next decision by `any`. After a regular card
     * was moved that may be the next move, which it must not answer. */
    out->any = wild || !move;
    for (unsigned pos = 0; pos < NP_POSITIONS && out->any; pos++) {
        if (!(faces & (0x249u << pos)))
            continue;
        np_tell_slot_id(s, target, pos, id);
        rum_offer_on(out, "%s", id);
    }
    np_tell_group_id(s, target, id);
    rum_offer_on(out, "%s", id);
}

/* ---- D3, D6 ---- */

static void offer_face(const struct np_state *s, unsigned face,
                       struct rum_offer *out)
{
    unsigned kind = np_kind(s->held);
    struct completion c[2];
    char id[RUM_ID_SIZE];

    RUM_SAY(out->text, "%s is now %s", np_tell_kind(kind), np_tell_face(face));
    say_brief(out, np_tell_face(face));
    out->clause = s->from.slot == NP_NONE ? NP(6, 2) : NP(6, 4);
    say_completions(s, c, completions(s, s->target, face, c), "", out);
    if (kind >= NP_WILD + NP_CHARACTERS) {
        rum_offer_on(out, "f%u", face);
        out->any = true;
    }
    np_tell_slot_id(s, s->target, np_position(face), id);
    rum_offer_on(out, "%s", id);
}

/* ---- D4 ---- */

/* How many cards of its pile lie on this one. */
static unsigned cards_above(const struct np_state *s, unsigned card)
{
    unsigned n = 0;
    unsigned above = s->top[s->slot_of[card]][np_position(s->face_of[card])];

    for (; above != card; above = s->under[above])
        n++;
    return n;
}

/* What its owner gets or loses where the top card of a pile is taken away: what
 * it covered counts again, or what it was part of is no longer near. */
static void note_below(const struct np_state *s, unsigned card,
                       struct rum_offer *out)
{
    unsigned slot = s->slot_of[card], face = s->face_of[card];
    unsigned c = np_character(face), pos = np_position(face);
    unsigned below = s->under[card], owner = np_owner(s, slot);
    unsigned pair = np_one_short(s, slot), next = NP_NONE;
    bool own = owner == (unsigned)s->head.to_act;

    if (below != NP_NONE)
        next = np_character(s->face_of[below]);
    if (next == c)
        return;
    if (next != NP_NONE && np_completes(s, slot, s->face_of[below])) {
        RUM_SAY(out->text, ": uncovers %s", np_tell_face(s->face_of[below]));
        RUM_SAY(out->note, own ? "whole %s!" : "gives %s",
                np_tell_character(next));
        out->tone = own ? RUM_WINS : RUM_DANGER;
    } else if (pair == c && np_needs(s, owner, c)) {
        RUM_SAY(out->note, own ? "breaks your %s" : "stops %s",
                np_tell_character(c));
        out->tone = own ? RUM_DANGER : RUM_GOOD;
    } else if (next != NP_NONE && np_needs(s, owner, next) &&
               (np_shows(s, slot, (pos + 1) % NP_POSITIONS) == next ||
                np_shows(s, slot, (pos + 2) % NP_POSITIONS) == next)) {
        RUM_SAY(out->note, "frees %s", np_tell_character(next));
        out->tone = own ? RUM_GOOD : RUM_DANGER;
    }
}

/* The best that taking this card could bring: it finishes another stack of the
 * player's own, or the one it lies on is changed by its going. */
static void note_pick(const struct np_state *s, unsigned card, bool top,
                      struct rum_offer *out)
{
    unsigned actor = (unsigned)s->head.to_act, face = 0;
    uint64_t others = s->stacks[actor] & ~np_bit(s->slot_of[card]);

    if (top)
        note_below(s, card, out);
    if (out->tone == RUM_WINS ||
        completed_by(s, actor, others, np_faces[np_kind(card)], &face) ==
            NP_NONE ||
        !np_needs(s, actor, np_character(face)))
        return;
    out->note[0] = '\0';
    RUM_SAY(out->note, "can finish %s", np_tell_character(np_character(face)));
    out->tone = RUM_WINS;
}

static void offer_pick(const struct np_state *s, unsigned card,
                       struct rum_offer *out)
{
    unsigned slot = s->slot_of[card], face = s->face_of[card];
    unsigned above = cards_above(s, card);
    char stack[4];

    np_tell_stack(slot, stack);
    RUM_SAY(out->text, "Take %s", np_tell_kind(np_kind(card)));
    RUM_SAY(out->label, "Take %s", np_tell_kind(np_kind(card)));
    if (np_is_wild(card))
        RUM_SAY(out->text, " (now %s)", np_tell_face(face));
    RUM_SAY(out->text, " from {%u's} stack %s", np_owner(s, slot), stack);
    say_brief(out, np_tell_kind(np_kind(card)));
    RUM_SAY(out->brief, " %s", stack);
    if (above > 0) {
        RUM_SAY(out->text, ", under %u %s", above,
                above == 1 ? "card" : "cards");
        RUM_SAY(out->brief, " -%u", above);
    }
    out->clause = above == 0 ? NP(5, 2) : NP(5, 3);
    rum_offer_on(out, "c%u", card);
    note_pick(s, card, above == 0, out);
}

void np_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct np_state *s = seen;

    (void)viewer;
    if (act == NP_END) {
        RUM_SAY(out->text, "End your turn");
        RUM_SAY(out->brief, "end");
        RUM_SAY(out->label, "End turn");
        out->clause = NP(2, 10);
        out->next = true;
    } else if (act == NP_DECLINE) {
        RUM_SAY(out->text,
                s->moves > 1 ? "Give up the moves" : "Give up the move");
        RUM_SAY(out->brief, "decline");
        out->clause = NP(5, 9);
    } else if (act < NP_END) {
        offer_card(s, act - NP_CARD, out);
    } else if (act <= NP_NEW_OPP) {
        offer_target(s, act, out);
    } else if (act < NP_PICK) {
        offer_face(s, act - NP_FACE, out);
    } else {
        offer_pick(s, act - NP_PICK, out);
    }
}

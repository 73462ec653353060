/*
 * np_scene.c: stacks as figures, hands, piles and score boards
 * (docs/SCENE.md). The ids are listed in np_tell_names.c.
 */
#include "np.h"

#include <rumpus/scene.h>

static const char *const short_characters[NP_CHARACTERS] = {"Nin", "Pir", "Zom",
                                                            "Rob"};

/* In two lines, as there is no room for "Zombie torso" in one. */
static void name_card(struct rum_item *item, unsigned kind)
{
    static const char *const any[NP_KINDS - NP_WILD] = {
        "Ninja part", "Pirate part", "Zombie part", "Robot part",
        "any head",   "any torso",   "any legs",    "any part",
    };

    if (kind < NP_WILD) {
        item->face.name = np_tell_character(np_character(kind));
        item->face.sort = item->face.sign = np_tell_position(np_position(kind));
    } else {
        unsigned wild = kind - NP_WILD, pos = wild - NP_CHARACTERS;
        item->face.name = "Wild";
        item->face.sort = any[wild];
        item->face.sign = wild >= NP_CHARACTERS && pos < NP_POSITIONS
                              ? np_tell_position(pos)
                              : "whole";
    }
}

/* The card itself, wherever it lies. */
static struct rum_item *show_card(struct rum_scene *out, unsigned card,
                                  const char *at, unsigned index)
{
    static const char *const texts[NP_KINDS] = {
        "NinH", "NinT", "NinL", "PirH", "PirT", "PirL", "ZomH",
        "ZomT", "ZomL", "RobH", "RobT", "RobL", "*Nin", "*Pir",
        "*Zom", "*Rob", "*Hea", "*Tor", "*Leg", "*Any",
    };
    unsigned kind = np_kind(card);
    struct rum_item *item = rum_scene_item(out, rum_scene_str(out, "c%u", card),
                                           np_tell_look(kind), at, (int)index);

    item->title = np_tell_kind(kind);
    item->text = texts[kind];
    item->clause = kind < NP_WILD ? NP(3, 1) : NP(6, 1);
    name_card(item, kind);
    return item;
}

/* ---- stacks ---- */

/* From the bottom up; the top says how many it covers. */
static void show_pile(const struct np_state *s, unsigned slot, unsigned pos,
                      const char *at, struct rum_scene *out)
{
    unsigned height = 0;

    for (unsigned card = s->top[slot][pos]; card != NP_NONE;
         card = s->under[card])
        height++;
    unsigned index = height;
    for (unsigned card = s->top[slot][pos]; card != NP_NONE;
         card = s->under[card]) {
        struct rum_item *item = show_card(out, card, at, --index);
        item->owner = (rum_seat)np_owner(s, slot);
        item->text = short_characters[np_character(s->face_of[card])];
        if (np_is_wild(card)) {
            item->shown_as = np_tell_look(s->face_of[card]);
            item->title =
                rum_scene_str(out, "%s as %s", np_tell_kind(np_kind(card)),
                              np_tell_face(s->face_of[card]));
            rum_item_badge(item, "*", "wild: a wild card", RUM_PLAIN);
        }
        if (index + 1 == height && height > 1)
            rum_item_badge(item, rum_scene_str(out, "+%u", height - 1),
                           rum_scene_str(out, "covers %u", height - 1),
                           RUM_PLAIN);
    }
}

/* The character a stack is on the way to: the one it is one short of, or that
 * of its uppermost part which its owner still needs, or else of any. */
static unsigned aim_of(const struct np_state *s, unsigned slot)
{
    unsigned pair = np_one_short(s, slot), any = NP_NONE;

    for (unsigned pos = 0; pos < NP_POSITIONS && pair == NP_NONE; pos++) {
        unsigned shown = np_shows(s, slot, pos);
        if (shown != NP_NONE && np_needs(s, np_owner(s, slot), shown))
            pair = shown;
        if (any == NP_NONE)
            any = shown;
    }
    return pair == NP_NONE ? any : pair;
}

/* "only a torso", or how far it is: two or three alike are one short of a
 * figure, or a whole one while the card that covered it is in the air. */
static const char *begun(const struct np_state *s, unsigned slot,
                         struct rum_scene *out)
{
    static const char *const lone[NP_POSITIONS] = {"only a head",
                                                   "only a torso", "only legs"};
    unsigned shown = 0, first = 0;

    for (unsigned i = 0; i < NP_POSITIONS; i++) {
        if (s->top[slot][i] != NP_NONE && shown++ == 0)
            first = i;
    }
    if (shown == 1)
        return lone[first];
    return rum_scene_str(out, "2 short of %s",
                         np_tell_character(aim_of(s, slot)));
}

/* "needs a torso", which the shadow there shows, or of whom something else is
 * in its place. Of a rival's figure it tells whose it would be: that is the
 * danger. */
static const char *short_of(const struct np_state *s, unsigned slot, bool own,
                            const char *name, struct rum_scene *out)
{
    static const char *const needs[NP_POSITIONS] = {
        "needs a head", "needs a torso", "needs legs"};

    for (unsigned i = 0; i < NP_POSITIONS && own; i++) {
        if (s->top[slot][i] == NP_NONE)
            return needs[i];
    }
    return rum_scene_str(out, "1 short of %s", name);
}

/* Which character the player in turn can complete there with what they hold:
 * the card in the air, on the stack that was chosen for it, if it gets the
 * right face; or, while they choose, one of the hand. NP_NONE: none. */
static unsigned could_finish(const struct np_state *s, unsigned slot)
{
    uint32_t faces = s->phase == NP_D1_CARD ? np_playable_faces(s)
                     : s->target == NP_STACK + slot
                         ? np_open_faces(s, s->target)
                         : 0;

    for (; faces; faces &= faces - 1) {
        if (np_completes(s, slot, np_lowest(faces)))
            return np_character(np_lowest(faces));
    }
    return NP_NONE;
}

/* What a stack is on the way to, and for whom that is good. */
static void note_stack(const struct np_state *s, unsigned slot, rum_seat viewer,
                       struct rum_group *group, struct rum_scene *out)
{
    unsigned owner = np_owner(s, slot), pair = np_one_short(s, slot);
    unsigned whole = np_complete(s, slot) ? np_shows(s, slot, 0) : NP_NONE;
    unsigned close = pair == NP_NONE ? whole : pair;
    bool asked = viewer == s->head.to_act && viewer != RUM_NOBODY;

    if (close == NP_NONE) {
        group->note = begun(s, slot, out);
        return;
    }
    const char *name = np_tell_character(close);
    if (np_needs(s, owner, close))
        group->tone = viewer == 1 - (int)owner ? RUM_DANGER : RUM_GOOD;
    if (asked && (int)owner == viewer && could_finish(s, slot) == close &&
        (s->earned || np_needs(s, owner, close))) {
        bool wins = np_needs(s, owner, close);
        group->note =
            wins ? rum_scene_str(out, "Finish %s!", name) : "earns a move";
        group->tone = wins ? RUM_WINS : RUM_GOOD;
    } else if (close == whole) {
        group->note = rum_scene_str(out, "a whole %s", name);
    } else if (np_needs(s, owner, close)) {
        group->note = short_of(s, slot, (int)owner == viewer, name, out);
    } else {
        group->note = "1 short of a 2nd";
    }
}

static void show_stack(const struct np_state *s, unsigned slot, rum_seat viewer,
                       const char *area, struct rum_scene *out)
{
    unsigned owner = np_owner(s, slot), aim = aim_of(s, slot);
    const char *id = rum_scene_str(out, "s%u", slot);
    char title[4];

    np_tell_stack(slot, title);
    struct rum_group *group =
        rum_scene_group(out, area, id, rum_scene_copy(out, title));
    group->owner = (rum_seat)owner;
    note_stack(s, slot, viewer, group, out);
    for (unsigned pos = 0; pos < NP_POSITIONS; pos++) {
        const char *pile =
            rum_scene_str(out, "%s.%c", id, np_tell_position(pos)[0]);
        struct rum_slot *place =
            rum_scene_slot(out, id, pile, np_tell_position(pos));
        if (s->top[slot][pos] == NP_NONE)
            place->ghost = np_tell_look(aim * NP_POSITIONS + pos);
        show_pile(s, slot, pos, pile, out);
    }
}

/* The place of a new stack, with a shadow of the part it would begin with. */
static void show_ghost(const struct np_state *s, unsigned owner,
                       const char *area, struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "new%u", owner);
    struct rum_group *group = rum_scene_group(out, area, id, "new stack");
    bool part = s->held != NP_NONE && !np_is_wild(s->held);

    group->owner = (rum_seat)owner;
    group->ghost = true;
    for (unsigned pos = 0; pos < NP_POSITIONS; pos++) {
        struct rum_slot *place = rum_scene_slot(
            out, id, rum_scene_str(out, "%s.%c", id, np_tell_position(pos)[0]),
            np_tell_position(pos));
        if (part && np_position(np_kind(s->held)) == pos)
            place->ghost = np_tell_look(np_kind(s->held));
    }
}

/* One's own place for a new stack is always there, and the other's from the
 * beginning of a move on: no stack slides while one aims at it. */
static bool keeps_place(const struct np_state *s, unsigned seat,
                        rum_seat viewer)
{
    bool moving = s->phase == NP_D4_PICK || s->from.slot != NP_NONE;

    return s->phase != NP_OVER &&
           (viewer == (int)seat || (viewer == s->head.to_act && moving));
}

static void show_stacks(const struct np_state *s, unsigned seat,
                        rum_seat viewer, struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "stacks%u", seat);
    struct rum_area *area = rum_scene_area(out, id, RUM_STACKS, RUM_TABLEAU,
                                           (rum_seat)seat, "Stacks");

    area->clause = NP(3, 2);
    for (uint64_t left = s->stacks[seat]; left; left &= left - 1)
        show_stack(s, np_lowest(left), viewer, id, out);
    if (viewer != RUM_NOBODY && keeps_place(s, seat, viewer))
        show_ghost(s, seat, id, out);
}

/* ---- hands, piles, score boards ---- */

/* Is the card in the air one of a hand? It lies there until it has found its
 * place; who may not see it knows nothing of it yet. */
static bool raises(const struct np_state *s)
{
    return s->held != NP_NONE && s->from.slot == NP_NONE;
}

static void show_held(const struct np_state *s, unsigned card, unsigned seat,
                      const char *at, unsigned index, struct rum_scene *out)
{
    struct rum_item *item = show_card(out, card, at, index);

    item->owner = (rum_seat)seat;
    item->raised = card == s->held;
    item->faded = s->head.to_act == (rum_seat)seat && s->phase == NP_D1_CARD &&
                  !np_regular_open(s) && np_kind(card) < NP_WILD;
}

static void show_hand(const struct np_state *s, unsigned seat,
                      struct rum_scene *out)
{
    bool raised = s->head.to_act == (rum_seat)seat && raises(s);
    const char *id = rum_scene_str(out, "hand%u", seat);
    struct rum_area *area =
        rum_scene_area(out, id, RUM_CARDS, RUM_HAND, (rum_seat)seat, "Hand");
    unsigned index = 0;

    area->clause = NP(2, 9);
    /* By kind: equal cards lie together and wilds at the right end. */
    for (unsigned kind = 0; kind < NP_KINDS; kind++) {
        for (unsigned i = 0; i < s->hand_size[seat]; i++) {
            unsigned card = s->hand[seat][i];
            if (card != NP_UNKNOWN && np_kind(card) == kind)
                show_held(s, card, seat, id, index++, out);
        }
        if (raised && np_kind(s->held) == kind)
            show_held(s, s->held, seat, id, index++, out);
    }
    for (; index < s->hand_size[seat]; index++)
        rum_scene_item(out, NULL, NULL, id, (int)index)->owner = (rum_seat)seat;
}

static void show_scored(const struct np_state *s, unsigned seat,
                        struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "scored%u", seat);
    struct rum_area *area = rum_scene_area(out, id, RUM_PILE, RUM_STOCK,
                                           (rum_seat)seat, "Scored cards");
    unsigned index = 0;

    area->clause = NP(4, 3);
    for (uint64_t left = s->scored[seat]; left; left &= left - 1)
        show_card(out, np_lowest(left), id, index++)->owner = (rum_seat)seat;
    area->count = (int16_t)index;
}

static void show_score(const struct np_state *s, unsigned seat,
                       struct rum_scene *out)
{
    static const char *const looks[NP_CHARACTERS] = {"ninja", "pirate",
                                                     "zombie", "robot"};
    const char *id = rum_scene_str(out, "score%u", seat);
    struct rum_area *area =
        rum_scene_area(out, id, RUM_TRACK, RUM_STATUS, (rum_seat)seat, "Score");

    area->clause = NP(7, 1);
    for (unsigned c = 0; c < NP_CHARACTERS; c++) {
        unsigned times = s->count[seat][c];
        char letter = np_tell_character(c)[0];
        struct rum_cell *cell = rum_scene_cell(
            out, id, rum_scene_str(out, "%s.%c", id, looks[c][0]), (int)c, 0);
        cell->kind = looks[c];
        cell->owner = (rum_seat)seat;
        cell->lit = !np_needs(s, seat, c);
        cell->title =
            rum_scene_str(out, "%s: scored %u %s", np_tell_character(c), times,
                          times == 1 ? "time" : "times");
        cell->text = times == 0   ? "."
                     : times == 1 ? rum_scene_str(out, "%c", letter)
                                  : rum_scene_str(out, "%c%u", letter, times);
        cell->clause = NP(8, 1);
    }
}

static void show_seat(const struct np_state *s, unsigned seat,
                      struct rum_scene *out)
{
    struct rum_seat_info *info = &out->seat[seat];

    info->symbol = seat == 0 ? "child-1" : "child-2";
    rum_seat_counter(info, "hand",
                     rum_scene_str(out, "%u", s->hand_size[seat]));
    if (s->moves > 0 && s->head.to_act == (rum_seat)seat)
        rum_seat_counter(info, "moves", rum_scene_str(out, "%u", s->moves));
    if (s->chain > 1 && s->head.to_act == (rum_seat)seat)
        rum_seat_counter(info, "chain", rum_scene_str(out, "x%u", s->chain));
}

/* ---- the card that is moved, and the faces it may get ---- */

static void show_air(const struct np_state *s, struct rum_scene *out)
{
    if (s->held == NP_NONE || raises(s))
        return;
    rum_scene_area(out, "air", RUM_CARDS, RUM_BOARD, RUM_NOBODY, "Moving")
        ->clause = NP(5, 2);
    struct rum_item *item = show_card(out, s->held, "air", 0);
    item->owner = s->head.to_act;
    item->raised = true;
}

/* D3, D6. A character wild needs none: its faces are the three piles. */
static void show_faces(const struct np_state *s, struct rum_scene *out)
{
    unsigned index = 0;

    if (np_kind(s->held) < NP_WILD + NP_CHARACTERS)
        return;
    rum_scene_area(out, "faces", RUM_CARDS, RUM_CONTEST, RUM_NOBODY, "It is a")
        ->clause = NP(6, 2);
    for (uint32_t faces = np_open_faces(s, s->target); faces;
         faces &= faces - 1) {
        unsigned face = np_lowest(faces);
        struct rum_item *item =
            rum_scene_item(out, rum_scene_str(out, "f%u", face),
                           np_tell_look(face), "faces", (int)index++);
        item->title = np_tell_face(face);
        item->text = short_characters[np_character(face)];
        item->clause = NP(6, 2);
    }
}

/* ---- marks: where a card can go, and what it would do there ---- */

/* What is most likely seen of these faces in a pile: the one that completes the
 * stack, or the only one; of several that do not, NP_NONE. */
static unsigned likely_face(const struct np_state *s, unsigned target,
                            uint32_t faces, unsigned pos)
{
    unsigned face = NP_NONE, n = 0;

    for (; faces; faces &= faces - 1) {
        unsigned f = np_lowest(faces);
        if (np_position(f) != pos)
            continue;
        if (np_is_stack(target) && np_completes(s, target - NP_STACK, f))
            return f;
        face = n++ ? NP_NONE : f;
    }
    return face;
}

/* One mark for each pile that a card of this kind may lie on, with a shadow of
 * it, and what comes of it there: nobody needs to give with a wild. */
static void mark_piles(const struct np_state *s, unsigned kind, unsigned target,
                       uint32_t faces, int action, struct rum_scene *out)
{
    bool own = !np_is_stack(target) ||
               np_owner(s, target - NP_STACK) == (unsigned)s->head.to_act;
    char id[RUM_ID_SIZE];

    for (unsigned pos = 0; pos < NP_POSITIONS; pos++) {
        if (!(faces & (0x249u << pos)))
            continue;
        unsigned face = likely_face(s, target, faces, pos);
        bool completes = face != NP_NONE && np_is_stack(target) &&
                         np_completes(s, target - NP_STACK, face);
        bool gives = completes && !own && kind < NP_WILD;
        np_tell_slot_id(s, target, pos, id);
        struct rum_mark *mark = rum_scene_mark(
            out, gives ? RUM_THREAT : RUM_REACH, rum_scene_copy(out, id));
        mark->action = action;
        mark->ghost = np_tell_look(face == NP_NONE ? kind : face);
        if (gives || (completes && own))
            mark->note = own ? "scores" : "gives";
    }
}

/* D1: the piles in which a card of the hand would complete a stack of one's
 * own. */
static void mark_finishes(const struct np_state *s, struct rum_scene *out)
{
    char id[RUM_ID_SIZE];

    for (uint64_t left = s->stacks[s->head.to_act]; left; left &= left - 1) {
        unsigned slot = np_lowest(left);
        for (uint32_t faces = np_playable_faces(s); faces; faces &= faces - 1) {
            unsigned face = np_lowest(faces);
            if (!np_completes(s, slot, face))
                continue;
            np_tell_slot_id(s, NP_STACK + slot, np_position(face), id);
            struct rum_mark *mark =
                rum_scene_mark(out, RUM_REACH, rum_scene_copy(out, id));
            mark->ghost = np_tell_look(face);
            mark->note = "scores";
        }
    }
}

/* D2, D5: the piles that the card in the air may go to. */
static void mark_targets(const struct np_state *s, struct rum_scene *out)
{
    rum_action actions[RUM_MAX_ACTIONS];
    size_t n = np_legal(s, actions);

    for (size_t i = 0; i < n; i++)
        mark_piles(s, np_kind(s->held), actions[i],
                   np_open_faces(s, actions[i]), -1, out);
}

/* D3, D6: the piles in which one of the faces would complete the stack. */
static void mark_faces(const struct np_state *s, struct rum_scene *out)
{
    bool own = !np_is_stack(s->target) ||
               np_owner(s, s->target - NP_STACK) == (unsigned)s->head.to_act;
    char id[RUM_ID_SIZE];

    for (uint32_t faces = np_open_faces(s, s->target); faces;
         faces &= faces - 1) {
        unsigned face = np_lowest(faces);
        if (!np_is_stack(s->target) ||
            !np_completes(s, s->target - NP_STACK, face))
            continue;
        np_tell_slot_id(s, s->target, np_position(face), id);
        struct rum_mark *mark = rum_scene_mark(
            out, own ? RUM_REACH : RUM_THREAT, rum_scene_copy(out, id));
        mark->ghost = np_tell_look(face);
        mark->note = own ? "scores" : "gives";
    }
}

void np_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out)
{
    const struct np_state *s = seen;

    (void)viewer;
    if (act >= NP_KINDS) /* a card in D1 */
        return;
    for (uint64_t left = np_all_stacks(s); left; left &= left - 1)
        mark_piles(s, act, NP_STACK + np_lowest(left), np_faces[act], act, out);
    mark_piles(s, act, NP_NEW_OWN, np_faces[act], act, out);
}

static void mark(const struct np_state *s, struct rum_scene *out)
{
    if (s->phase == NP_D1_CARD) {
        mark_finishes(s, out);
    } else if (s->phase == NP_D2_STACK || s->phase == NP_D5_TARGET) {
        mark_targets(s, out);
    } else if (s->target != NP_NONE) {
        show_faces(s, out);
        mark_faces(s, out);
    }
}

void np_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct np_state *s = seen;
    bool asked = viewer == s->head.to_act && viewer != RUM_NOBODY;

    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        show_seat(s, seat, out);
        show_score(s, seat, out);
        show_stacks(s, seat, viewer, out);
        show_hand(s, seat, out);
        show_scored(s, seat, out);
    }
    struct rum_area *deck =
        rum_scene_area(out, "deck", RUM_PILE, RUM_STOCK, RUM_NOBODY, "Deck");
    deck->count = s->deck_size;
    deck->clause = NP(1, 2);
    show_air(s, out);
    if (asked)
        mark(s, out);
}

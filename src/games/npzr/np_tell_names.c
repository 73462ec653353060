/*
 * np_tell_names.c: what characters, cards and stacks are called, in sentences
 * and as ids.
 *
 * Ids: cards c0 .. c55; stacks s0 .. s55 and their piles s0.h, s0.t, s0.l;
 * stacks that could be started new0, new1 and new0.h ...; areas stacks0,
 * hand0, scored0, score0 (cells score0.n ...), deck, air, faces (items f0 ..
 * f11).
 */
#include "np.h"

#include <rumpus/scene.h>

static const char *const positions[NP_POSITIONS] = {"head", "torso", "legs"};

const char *const np_subjects[] = {
    "Ninja head",  "Ninja torso", "Ninja legs",   "Pirate head", "Pirate torso",
    "Pirate legs", "Zombie head", "Zombie torso", "Zombie legs", "Robot head",
    "Robot torso", "Robot legs",  "Wild Ninja",   "Wild Pirate", "Wild Zombie",
    "Wild Robot",  "Wild Head",   "Wild Torso",   "Wild Legs",   "Wild Wild",
    "Ninja",       "Pirate",      "Zombie",       "Robot",       NULL,
};

static const char *const looks[NP_KINDS] = {
    "nh", "nt", "nl", "ph", "pt", "pl", "zh", "zt", "zl", "rh",
    "rt", "rl", "wn", "wp", "wz", "wr", "wh", "wt", "wl", "ww",
};

const char *np_tell_character(unsigned character)
{
    return np_subjects[NP_SUBJECT_CHARACTER + character];
}

const char *np_tell_position(unsigned position)
{
    return positions[position];
}

const char *np_tell_face(unsigned face)
{
    return np_subjects[face]; /* a face is the kind of its regular card */
}

const char *np_tell_kind(unsigned kind)
{
    return np_subjects[kind];
}

const char *np_tell_look(unsigned kind)
{
    return looks[kind];
}

void np_tell_stack(unsigned slot, char out[4])
{
    out[0] = (char)('a' + slot % 26);
    out[1] = slot < 26 ? '\0' : (char)('1' + slot / 26);
    out[2] = '\0';
}

void np_tell_group_id(const struct np_state *s, unsigned target, char *out)
{
    unsigned actor = (unsigned)s->head.to_act;

    out[0] = '\0';
    if (np_is_stack(target))
        rum_say(out, RUM_ID_SIZE, "s%u", target - NP_STACK);
    else
        rum_say(out, RUM_ID_SIZE, "new%u", actor ^ (target == NP_NEW_OPP));
}

void np_tell_slot_id(const struct np_state *s, unsigned target,
                     unsigned position, char *out)
{
    np_tell_group_id(s, target, out);
    rum_say(out, RUM_ID_SIZE, ".%c", positions[position][0]);
}

/*
 * zp_event.h: what the game reports, and how. Included by zp.h, which has the
 * kinds, effects and classes.
 */
#ifndef ZP_EVENT_H
#define ZP_EVENT_H

#include "zp.h"

/* What the numbers of each are is said in zp_events.c. */
enum zp_event {
    ZP_EV_CLASS,
    ZP_EV_START,
    ZP_EV_TURN,
    ZP_EV_SKIP,
    ZP_EV_ENTER,
    ZP_EV_PAY,
    ZP_EV_CLOUD,
    ZP_EV_SET,
    ZP_EV_SET_CARD,
    ZP_EV_SURPLUS,
    ZP_EV_STEP,
    ZP_EV_STOP,
    ZP_EV_PLACE,
    ZP_EV_ABILITY,
    ZP_EV_RING,
    ZP_EV_CLEANSE,
    ZP_EV_INFECT,
    ZP_EV_COMBAT,
    ZP_EV_POINTS,
    ZP_EV_BOOST,
    ZP_EV_EFFECT,
    ZP_EV_REFUSE,
    ZP_EV_ACCEPT,
    ZP_EV_BIND,
    ZP_EV_NEGATED,
    ZP_EV_RATING,
    ZP_EV_HOLD,
    ZP_EV_OPENING,
    ZP_EV_CONCEDE,
    ZP_EV_SLIP,
    ZP_EV_STEAL,
    ZP_EV_DEFEAT,
    ZP_EV_HOMEWARD,
    ZP_EV_ABDUCT,
    ZP_EV_FREE,
    ZP_EV_UPLOAD,
    ZP_EV_DRAWS,
    ZP_EV_SHUFFLE,
    ZP_EV_SALVAGE,
    ZP_EV_DISCARD,
    ZP_EV_SKIPPED,
    ZP_EV_ROUND,
    ZP_EV_FORCED,
    ZP_EV_WIN,
    ZP_EV_DRAW,
    ZP_EVENTS
};

/* What an event is about: one space of numbers, for the lab to count. */
enum zp_subject {
    ZP_SUBJECT_CARD,                                      /* + kind */
    ZP_SUBJECT_EFFECT = ZP_SUBJECT_CARD + ZP_KINDS,       /* + effect */
    ZP_SUBJECT_ABILITY = ZP_SUBJECT_EFFECT + ZP_EFFECTS,  /* + op - LEAP */
    ZP_SUBJECT_CLASS = ZP_SUBJECT_ABILITY + ZP_ABILITIES, /* + class */
    ZP_SUBJECTS = ZP_SUBJECT_CLASS + ZP_CLASSES
};

static inline int zp_of_effect(int effect)
{
    return ZP_SUBJECT_EFFECT + effect;
}

/* LEAP, SCOUNDREL or BALLOON. */
static inline int zp_of_ability(int op)
{
    return ZP_SUBJECT_ABILITY + op - ZP_LEAP;
}

static inline int zp_of_class(int class)
{
    return ZP_SUBJECT_CLASS + class;
}

extern const struct rum_event_kind zp_events[ZP_EVENTS];
extern const struct rum_figure zp_figures[];
extern const char *const zp_subjects[];

static inline void zp_tell(struct rum_trace *trace, int kind, int seat,
                           uint16_t clause, int subject, int a, int b, int c,
                           int d)
{
    if (!trace)
        return;
    struct rum_event *e =
        rum_trace_add(trace, (uint8_t)kind, (rum_seat)seat, clause);
    if (subject >= 0)
        e->subject = (uint16_t)subject;
    e->arg[0] = (int16_t)a;
    e->arg[1] = (int16_t)b;
    e->arg[2] = (int16_t)c;
    e->arg[3] = (int16_t)d;
}

#endif

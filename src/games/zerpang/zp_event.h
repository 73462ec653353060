/*
 * zp_event.h: what the game reports, and how.
 */
#ifndef ZP_EVENT_H
#define ZP_EVENT_H

#include <rumpus/game.h>

/* With the arguments of each, in order. */
enum zp_event {
    ZP_EV_CLASS,    /* subject class */
    ZP_EV_START,    /* the first seat */
    ZP_EV_TURN,     /* a turn begins */
    ZP_EV_SKIP,     /* a turn is lost */
    ZP_EV_ENTER,    /* piece, from, to */
    ZP_EV_PAY,      /* subject kind; value */
    ZP_EV_CLOUD,    /* points */
    ZP_EV_SET,      /* type, value, side or -1 */
    ZP_EV_SET_CARD, /* subject kind; value it stands for */
    ZP_EV_SURPLUS,  /* points lost */
    ZP_EV_STEP,     /* piece, from, to, points it used */
    ZP_EV_STOP,     /* piece, space */
    ZP_EV_PLACE,    /* piece, from, to, how: enum zp_fx or op */
    ZP_EV_ABILITY,  /* subject op; piece */
    ZP_EV_RING,     /* piece, space: takes a ring */
    ZP_EV_CLEANSE,  /* piece: loses a ring */
    ZP_EV_INFECT,   /* space: a ring is left there */
    ZP_EV_COMBAT,   /* Aggressor, Defender, ratings */
    ZP_EV_POINTS,   /* subject kind; value, side, ratings */
    ZP_EV_BOOST,    /* cloud points, side, ratings */
    ZP_EV_EFFECT,   /* subject effect; target, side or -1, lent */
    ZP_EV_REFUSE,   /* subject effect; helper */
    ZP_EV_ACCEPT,   /* subject effect; helper */
    ZP_EV_BIND,     /* whose card */
    ZP_EV_NEGATED,  /* subject effect */
    ZP_EV_RATING,   /* subject effect; side, ratings */
    ZP_EV_HOLD,     /* side */
    ZP_EV_OPENING,  /* the Aggressor passes the opening */
    ZP_EV_CONCEDE,  /* gave up, or could not go on (arg 0) */
    ZP_EV_SLIP,
    ZP_EV_STEAL,    /* subject kind, private; victim, how many (0: none) */
    ZP_EV_DEFEAT,   /* piece, its space, winner's seat */
    ZP_EV_HOMEWARD, /* piece, from */
    ZP_EV_ABDUCT,   /* piece */
    ZP_EV_FREE,     /* piece, alien's seat */
    ZP_EV_UPLOAD,   /* piece */
    ZP_EV_DRAWS,    /* how many; private: kinds, packed */
    ZP_EV_SHUFFLE,  /* how many cards */
    ZP_EV_SALVAGE,
    ZP_EV_DISCARD, /* subject kind */
    ZP_EV_SKIPPED, /* Keel Haul works on this seat */
    ZP_EV_ROUND,   /* completed */
    ZP_EV_FORCED,  /* a lone action was played at once */
    ZP_EV_WIN,
    ZP_EV_DRAW,
};

static inline void zp_tell(struct rum_trace *tr, int kind, int seat,
                           uint16_t clause, int subject, int a, int b, int c,
                           int d)
{
    if (!tr)
        return;
    struct rum_event *e =
        rum_trace_add(tr, (uint8_t)kind, (rum_seat)seat, clause);
    if (subject >= 0)
        e->subject = (uint16_t)subject;
    e->arg[0] = (int16_t)a;
    e->arg[1] = (int16_t)b;
    e->arg[2] = (int16_t)c;
    e->arg[3] = (int16_t)d;
}

#endif

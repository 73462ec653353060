/*
 * ta.h: what the files of Tally share. Nothing outside this folder, and its
 * tests, includes it.
 */
#ifndef GAMES_TA_H
#define GAMES_TA_H

#include <rumpus/game.h>

/* A clause of rules/ta.md. */
#define TA(chapter, number) RUM_CLAUSE(chapter, number)

#define TA_LIMIT  21 /* TA-2.2 */
#define TA_FACES  6  /* of the die, and of the secret numbers: TA-1.2 */
/* A seat on 20 that is not bust may still roll a 6. */
#define TA_SPACES (TA_LIMIT - 1 + TA_FACES + 1)

/* Action codes: section 6 of the rules. */
enum { TA_ROLL, TA_STAND };

/* ta_events[] says what each carries. */
enum ta_event {
    TA_EV_ROLL,
    TA_EV_STAND,
    TA_EV_BUST,
    TA_EV_TURN, /* a secret turned up at the end */
    TA_EV_WIN,
    TA_EV_TIME,
};

/* In the order of ta_options[]. */
enum { TA_OPT_PLAYERS, TA_OPT_FIRST, TA_OPT_SECRETS };

/*
 * Bots and tests compare these bytes, padding included, so a state is born
 * zeroed and copied with memcpy(); plain assignment may leave padding behind.
 */
struct ta_state {
    struct rum_head head;
    uint8_t secret[RUM_MAX_SEATS]; /* 1..6; 0: hidden from this observer */
    uint8_t shown[RUM_MAX_SEATS];  /* sum of the open dice */
    bool out[RUM_MAX_SEATS];       /* standing or bust: no more turns */
    bool open[RUM_MAX_SEATS];      /* the secret is turned up */
    uint8_t first;                 /* the seat that began */
};

/* Secret and dice together; meaningless for a secret that is hidden. */
static inline int ta_total(const struct ta_state *t, rum_seat seat)
{
    return t->secret[seat] + t->shown[seat];
}

extern const struct rum_theme ta_theme;

void ta_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out);
void ta_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out);
void ta_prompt(const void *seen, rum_seat viewer, struct rum_line *out);
void ta_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out);
void ta_layout(const void *seen, struct rum_scene *out);
void ta_view(const void *seen, rum_seat viewer, struct rum_scene *out);
void ta_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out);
void ta_dump(const void *state, struct rum_json *out);

extern const struct rum_game ta_game;

#endif

/*
 * ta.h: what the files of Tally share. Nothing outside this folder, and its
 * tests, includes it.
 *
 * Reading order: ta_setup.c deals, ta_legal.c offers, ta_apply.c plays,
 * ta_check.c says what must hold, ta_hide.c who knows what, ta_judge.c who is
 * winning. ta_tell.c, ta_offer.c, ta_goal.c, ta_why.c, ta_scene.c, ta_theme.c
 * and ta_dump.c put it into words and pictures.
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

/* ta_events.c says what each carries. */
enum ta_event {
    TA_EV_ROLL,
    TA_EV_STAND,
    TA_EV_BUST,
    TA_EV_TURN, /* a secret turned up at the end */
    TA_EV_WIN,
    TA_EV_TIME,
    TA_EVENTS,
};

/* In the order of ta_options[]. */
enum { TA_OPT_PLAYERS, TA_OPT_FIRST, TA_OPT_SECRETS, TA_OPTIONS };

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

/* TA-2.3 */
static inline bool ta_bust(const struct ta_state *t, rum_seat seat)
{
    return ta_total(t, seat) > TA_LIMIT;
}

/* ---- ta_setup.c, ta_events.c ---- */

#define TA_PRESETS 2
extern const struct rum_option ta_options[TA_OPTIONS];
extern const struct rum_preset ta_presets[TA_PRESETS];
extern const struct rum_event_kind ta_events[TA_EVENTS];
extern const struct rum_figure ta_figures[];
extern const char *const ta_numbers[]; /* "1" .. "6", NULL */
enum rum_err ta_setup(void *state, struct rum_options *opt,
                      struct rum_why *why);

/* ---- ta_legal.c, ta_apply.c, ta_check.c ---- */

size_t ta_legal(const void *state, rum_action *out);
void ta_apply(void *state, rum_action act, struct rum_trace *trace);
void ta_time(void *state, struct rum_trace *trace);
/* Those who share the win, by seat; how many they are. */
int ta_winners(const struct ta_state *t, bool *won);
void ta_score(const void *state, int *out);
bool ta_check(const void *state, const char **what);

/* ---- ta_hide.c ---- */

void ta_hide(void *copy, rum_seat viewer);
void ta_imagine(void *copy, rum_seat viewer, struct rum_rng *rng);

/* ---- ta_judge.c ---- */

bool ta_settled(const void *state);
int ta_appraise(const void *state, rum_seat seat);
void ta_rank(const void *state, const rum_action *actions, size_t n,
             uint16_t *prior);
rum_action ta_fallback(const void *state);

/* ---- words and pictures ---- */

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
void ta_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out);
void ta_dump(const void *state, struct rum_json *out);

/* ---- ta_fields.c ---- */
#define TA_FIELDS 5
extern const struct rum_field ta_fields[TA_FIELDS];

extern const struct rum_game ta_game;

#endif

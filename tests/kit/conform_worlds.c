/*
 * conform_worlds.c: who is asked and what is learned follow from what is
 * public or reported; seen by comparing worlds that look the same to somebody.
 */
#include "conform.h"

#include <string.h>

/* ---- two worlds, two actions ---- */

static bool reveals(const struct rum_trace *trace)
{
    for (int i = 0; i < trace->n; i++) {
        if (trace->event[i].reveals)
            return true;
    }
    return false;
}

static bool holds(const struct conform *c, const void *state, rum_action act)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = c->game->legal(state, open);

    for (size_t i = 0; i < n; i++) {
        if (open[i] == act)
            return true;
    }
    return false;
}

/* Play one action in a world; true when it used no chance and no event says
 * that something hidden came to light. */
static bool plain_step(struct conform *c, void *world, rum_action act,
                       struct rum_trace *trace)
{
    struct rum_rng rng = rum_head(world)->rng;

    trace->n = 0;
    c->game->apply(world, act, trace);
    return !rng_moved(&rng, &rum_head(world)->rng) && !reveals(trace);
}

/* Do two traces sound alike to this viewer? */
static bool sound_alike(const struct rum_trace *a, const struct rum_trace *b,
                        rum_seat viewer)
{
    uint16_t bit = RUM_BIT(viewer);
    int i = 0, k = 0;

    for (;; i++, k++) {
        while (i < a->n && !(a->event[i].seen_by & bit))
            i++;
        while (k < b->n && !(b->event[k].seen_by & bit))
            k++;
        if (i == a->n || k == b->n)
            return i == a->n && k == b->n;
        const struct rum_event *x = &a->event[i], *y = &b->event[k];
        bool full = x->known_to & bit;
        if (x->kind != y->kind || x->seat != y->seat ||
            x->clause != y->clause || full != !!(y->known_to & bit) ||
            memcmp(x->arg, y->arg, (full ? 8 : 4) * sizeof(x->arg[0])) != 0 ||
            (full && x->subject != y->subject))
            return false;
    }
}

/* Are they the same in everything, to one who hears all? */
static bool are_alike(const struct rum_trace *a, const struct rum_trace *b)
{
    for (int i = 0; a->n == b->n && i < a->n; i++) {
        const struct rum_event *x = &a->event[i], *y = &b->event[i];
        if (x->kind != y->kind || x->seat != y->seat ||
            x->subject != y->subject || x->seen_by != y->seen_by ||
            x->known_to != y->known_to ||
            memcmp(x->arg, y->arg, sizeof(x->arg)) != 0)
            return false;
    }
    return a->n == b->n;
}

/*
 * Two worlds that look the same to a viewer, and the same action in both. When
 * no chance is used and nothing is said to come to light, the actor must see
 * the same afterwards, or they have learned something that no event reports
 * (and could take it back for free); and to a spectator who heard the same, the
 * same seat must be to act, or who is asked betrays what is hidden.
 */
static bool two_worlds(struct conform *c, int i)
{
    rum_seat viewer = viewer_of(i), actor = rum_head(c->state)->to_act;
    const char *hidden = seen_by(c, c->seen, i);
    rum_action act = conform_choose(c, c->state, c->legal, c->legal_count);
    size_t size = c->game->state_size;
    struct rum_rng rng;

    rum_rng_init(&rng, rum_rng_seed(&c->rng));
    memcpy(c->scratch, hidden, size);
    rum_game_imagine(c->game, c->scratch, viewer, &rng);
    memcpy(c->other, hidden, size);
    rum_game_imagine(c->game, c->other, viewer, &rng);
    if (!holds(c, c->scratch, act) || !holds(c, c->other, act))
        return true; /* then the viewer is not the actor: law (b) */
    if (!plain_step(c, c->scratch, act, c->trace2))
        return true;
    *c->trace3 = *c->trace2;
    if (!plain_step(c, c->other, act, c->trace2))
        return true;
    if (!sound_alike(c->trace2, c->trace3, viewer))
        return viewer != actor ||
               fail(c,
                    "what action %d reports to its actor depends on what "
                    "is hidden from him, but no event `reveals`",
                    act);
    rum_seat a = rum_head(c->scratch)->to_act, b = rum_head(c->other)->to_act;
    if (a != b)
        return fail(c,
                    "after action %d seat %d is asked in one world and %d "
                    "in another that %s cannot tell apart",
                    act, a, b, viewer_name(viewer));
    if (viewer != actor)
        return true;
    rum_game_hide(c->game, c->scratch, viewer, c->clone);
    memcpy(c->scratch, c->clone, size);
    rum_game_hide(c->game, c->other, viewer, c->clone);
    return same(c, c->scratch, c->clone, viewer,
                "an action showed its actor something hidden, but no event "
                "`reveals`");
}

/*
 * Two actions from the same state whose traces differ only in what a viewer
 * may not know: they must not see a difference either.
 */
static bool two_actions(struct conform *c)
{
    rum_action a = conform_choose(c, c->state, c->legal, c->legal_count);
    rum_action b = conform_choose(c, c->state, c->legal, c->legal_count);
    size_t size = c->game->state_size;

    if (a == b)
        return true;
    memcpy(c->scratch, c->state, size);
    memcpy(c->other, c->state, size);
    bool plain = plain_step(c, c->scratch, a, c->trace2);
    *c->trace3 = *c->trace2;
    plain = plain_step(c, c->other, b, c->trace2) && plain;
    if (!plain || are_alike(c->trace2, c->trace3))
        return true;
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        rum_seat viewer = viewer_of(i);
        char seen[RUM_MAX_STATE];
        if (viewer == RUM_ALL || viewer == rum_head(c->state)->to_act ||
            !sound_alike(c->trace2, c->trace3, viewer))
            continue;
        rum_game_hide(c->game, c->scratch, viewer, c->clone);
        rum_game_hide(c->game, c->other, viewer, seen);
        if (!same(c, c->clone, seen, viewer,
                  "law (e): two actions that sound alike look different"))
            return false;
    }
    return true;
}

/* ---- news: what an event reveals could have been otherwise ---- */

#define WORLDS 12

/* Would the last action have looked different to this viewer in another world
 * that they could not tell from this one? 1, 0, or -1: there was no such world
 * to be found. An action that is not open there is news when all are told. */
static int is_news(struct conform *c, int i, bool told_all)
{
    const char *hidden = seen_by(c, c->before, i);
    rum_action act = c->acts[c->length - 1];
    struct rum_rng rng;
    int found = -1;

    rum_rng_init(&rng, rum_rng_seed(&c->rng));
    for (int k = 0; k < WORLDS; k++) {
        memcpy(c->scratch, hidden, c->game->state_size);
        rum_game_imagine(c->game, c->scratch, viewer_of(i), &rng);
        if (!holds(c, c->scratch, act)) {
            if (told_all)
                return 1;
            continue;
        }
        c->game->apply(c->scratch, act, NULL);
        rum_game_hide(c->game, c->scratch, viewer_of(i), c->other);
        if (memcmp(c->other, seen_by(c, c->seen, i), c->game->state_size) != 0)
            return 1;
        found = 0;
    }
    return found;
}

/*
 * A card drawn from a deck whose order hide() leaves in place is no news to
 * anybody: all worlds agree on it. That shows over many such events only, as
 * the last card of a deck is no news either.
 */
static void look_for_news(struct conform *c)
{
    for (int k = 0; k < c->trace->n && !c->chance; k++) {
        const struct rum_event *e = &c->trace->event[k];
        bool told_all = e->known_to == RUM_EVERYONE;
        if (!e->reveals || c->news[e->kind])
            continue;
        bool looked = false;
        for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
            if (viewer_of(i) == RUM_ALL ||
                !(e->known_to & RUM_BIT(viewer_of(i))))
                continue;
            int news = is_news(c, i, told_all);
            looked = looked || news >= 0;
            c->news[e->kind] = c->news[e->kind] || news > 0;
        }
        c->revealed[e->kind] += looked;
    }
}

bool conform_news(struct conform *c)
{
    for (int k = 0; k < 256; k++) {
        if (c->revealed[k] >= ENOUGH && !c->news[k])
            return fail(c,
                        "events of kind %d `reveal`, but in %u of them it "
                        "was no news to anybody: is it hidden before?",
                        k, c->revealed[k]);
    }
    return true;
}

bool conform_worlds(struct conform *c)
{
    if (c->length > 0)
        look_for_news(c);
    if (c->legal_count == 0)
        return true;
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        if (viewer_of(i) != RUM_ALL && !two_worlds(c, i))
            return false;
    }
    return two_actions(c);
}

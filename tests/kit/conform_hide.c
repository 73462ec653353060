/*
 * conform_hide.c: the hiding law, letter by letter.
 */
#include "conform.h"

#include <string.h>

/* The first byte in which two copies differ. */
static size_t differ(const void *a, const void *b, size_t size)
{
    const unsigned char *x = a, *y = b;
    size_t i = 0;

    while (i < size && x[i] == y[i])
        i++;
    return i;
}

bool same(struct conform *c, const void *is, const void *should,
          rum_seat viewer, const char *law)
{
    size_t i = differ(is, should, c->game->state_size);

    if (i == c->game->state_size)
        return true;
    return fail(c, "%s, for %s: byte %zu of the state is %d, should be %d", law,
                viewer_name(viewer), i, ((const unsigned char *)is)[i],
                ((const unsigned char *)should)[i]);
}

/* ---- (a) and (b), and check() of an imagined state ---- */

static bool same_list(struct conform *c, const void *state, const char *what)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = c->game->legal(state, open);

    if (n == c->legal_count && memcmp(open, c->legal, n * sizeof(*open)) == 0)
        return true;
    return fail(c, "law (b): %zu actions are open in the state, %zu in %s",
                c->legal_count, n, what);
}

static bool law_a(struct conform *c, rum_seat viewer, const char *hidden)
{
    const char *what = NULL;
    struct rum_rng rng;

    memcpy(c->scratch, hidden, c->game->state_size);
    c->game->hide(c->scratch, viewer);
    if (!same(c, c->scratch, hidden, viewer,
              "law (a): hide() twice is not hide() once"))
        return false;

    rum_rng_init(&rng, rum_rng_seed(&c->rng));
    rum_game_imagine(c->game, c->scratch, viewer, &rng);
    if (rum_head(c->scratch)->to_act != RUM_NOBODY &&
        viewer == rum_head(c->state)->to_act &&
        !same_list(c, c->scratch, "one imagined by the actor"))
        return false;
    if (!c->game->check(c->scratch, &what))
        return fail(c, "law (c): a state imagined by %s fails check(): %s",
                    viewer_name(viewer), what ? what : "(not said)");
    rum_game_hide(c->game, c->scratch, viewer, c->other);
    return same(c, c->other, hidden, viewer,
                "law (a): what is imagined, hidden again, has changed");
}

/* RUM_ALL sees everything but the rng. */
static bool law_all(struct conform *c, const char *hidden)
{
    memcpy(c->scratch, c->state, c->game->state_size);
    memset(&((struct rum_head *)c->scratch)->rng, 0, sizeof(struct rum_rng));
    return same(c, hidden, c->scratch, RUM_ALL, "RUM_ALL sees everything");
}

/* The result is on the hidden copies too: everybody may know who won. */
static bool same_result(struct conform *c, const char *hidden, rum_seat viewer)
{
    int a[RUM_MAX_SEATS] = {0}, b[RUM_MAX_SEATS] = {0};

    c->game->score(c->state, a);
    c->game->score(hidden, b);
    return memcmp(a, b, sizeof(a)) == 0 ||
           fail(c, "the result is not the same for %s", viewer_name(viewer));
}

static bool hides_something(const struct conform *c, const char *hidden)
{
    size_t head = sizeof(struct rum_head);
    return memcmp((const char *)c->state + head, hidden + head,
                  c->game->state_size - head) != 0;
}

bool conform_hide(struct conform *c)
{
    const struct rum_head *head = rum_head(c->state);

    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        rum_seat viewer = viewer_of(i);
        char *hidden = seen_by(c, c->seen, i);
        rum_game_hide(c->game, c->state, viewer, hidden);
        c->seated[i] = true;
        c->hides[i] = c->hides[i] || hides_something(c, hidden);
        if (!law_a(c, viewer, hidden))
            return false;
        if (viewer == RUM_ALL && !law_all(c, hidden))
            return false;
        if (viewer >= 0 && viewer == head->to_act) {
            if (!same_list(c, hidden, "the actor's hidden copy"))
                return false;
            if (c->game->fallback(hidden) != c->game->fallback(c->state))
                return fail(c, "fallback() depends on what is hidden");
        }
        if (head->to_act == RUM_NOBODY && !same_result(c, hidden, viewer))
            return false;
    }
    return true;
}

/* ---- (e): what is not seen changes nothing ---- */

static bool speaks(struct conform *c, const struct rum_event *e, int i)
{
    rum_seat viewer = viewer_of(i);
    struct rum_event heard = *e;
    struct rum_line line;

    if (!(e->known_to & RUM_BIT(viewer))) {
        heard.subject = RUM_UNKNOWN;
        for (int k = 4; k < 8; k++)
            heard.arg[k] = -1;
    }
    memset(&line, 0, sizeof(line));
    c->game->tell(seen_by(c, c->seen, i), viewer, &heard, &line);
    return line.text[0] != '\0';
}

bool conform_unseen(struct conform *c)
{
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        rum_seat viewer = viewer_of(i);
        const char *now = seen_by(c, c->seen, i);
        const char *then = seen_by(c, c->before, i);
        bool changed = memcmp(now, then, c->game->state_size) != 0;
        int heard = 0;

        if (viewer == RUM_ALL)
            continue;
        for (int k = 0; k < c->trace->n; k++) {
            const struct rum_event *e = &c->trace->event[k];
            if (!(e->seen_by & RUM_BIT(viewer)))
                continue;
            heard++;
            if (!changed && !c->wordless && speaks(c, e, i))
                return fail(c,
                            "law (e): nothing changed for %s, who is told "
                            "of an event of kind %d all the same",
                            viewer_name(viewer), e->kind);
        }
        if (c->trace->n > 0 && heard == 0 &&
            !same(c, now, then, viewer,
                  "law (e): an action of which he hears nothing changed what "
                  "is seen"))
            return false;
    }
    return true;
}

/* ---- (c): imagined states play on to the end ---- */

static bool play_on(struct conform *c, rum_seat viewer, void *state)
{
    rum_action open[RUM_MAX_ACTIONS];
    const char *what = NULL;
    size_t n, moves = 0;

    while (rum_head(state)->to_act != RUM_NOBODY) {
        n = c->game->legal(state, open);
        if (n == 0)
            return fail(c,
                        "law (c): played on from a state imagined by %s, "
                        "nothing is open to seat %d",
                        viewer_name(viewer), rum_head(state)->to_act);
        if (moves++ == MAX_DECISIONS)
            return fail(c, "law (c): a state imagined by %s does not end",
                        viewer_name(viewer));
        c->game->apply(state, conform_choose(c, state, open, n), NULL);
    }
    return c->game->check(state, &what) ||
           fail(c,
                "law (c): played on from a state imagined by %s, check(): "
                "%s",
                viewer_name(viewer), what ? what : "(not said)");
}

/* ---- (d): what is hidden is open ---- */

/*
 * Bytes that hide() changed, over many deals. One state proves little: a last
 * unseen card has only one place to be, and the high half of a number is 0 in
 * every deal. So it is gathered over the whole run, byte by byte, and judged
 * by conform_hidden_bytes(). A byte that imagine() leaves as hide() made it is
 * no gap to be filled: a secret step inside a turn may look like its beginning.
 */
static void law_d(struct conform *c, int viewer, const char *hidden)
{
    size_t size = c->game->state_size;
    const unsigned char *truth = c->state, *deal = c->scratch;
    struct hidden_byte *bytes = c->bytes + size * (size_t)viewer;
    unsigned char first[RUM_MAX_STATE] = {0};
    bool varied[RUM_MAX_STATE] = {0}, hit[RUM_MAX_STATE] = {0};
    struct rum_rng rng;

    rum_rng_init(&rng, rum_rng_seed(&c->rng));
    for (int i = 0; i < DEALS; i++) {
        memcpy(c->scratch, hidden, size);
        rum_game_imagine(c->game, c->scratch, viewer_of(viewer), &rng);
        for (size_t b = sizeof(struct rum_head); b < size; b++) {
            if (i == 0)
                first[b] = deal[b];
            varied[b] = varied[b] || deal[b] != first[b];
            hit[b] = hit[b] || deal[b] == truth[b];
        }
    }
    c->deals += DEALS;
    for (size_t b = sizeof(struct rum_head); b < size; b++) {
        struct hidden_byte *h = &bytes[b];
        unsigned char gap = (unsigned char)hidden[b];
        if (gap == truth[b] || (first[b] == gap && !varied[b]) ||
            h->looks == UINT16_MAX)
            continue;
        if (h->looks++ == 0)
            h->truth = truth[b];
        h->truths = h->truths || h->truth != truth[b];
        h->varied = (uint16_t)(h->varied + varied[b]);
        h->hits = (uint16_t)(h->hits + hit[b]);
    }
}

static bool judge(struct conform *c, int viewer, size_t at)
{
    const struct hidden_byte *h =
        &c->bytes[c->game->state_size * (size_t)viewer + at];

    if (h->looks < ENOUGH || !h->truths)
        return true;
    if (h->varied == 0)
        return fail(c,
                    "law (d): byte %zu is hidden from %s, yet in each of %d "
                    "states all of %d deals agree on it",
                    at, viewer_name(viewer_of(viewer)), h->looks, DEALS);
    /* Of 256 values at most, 100 deals miss the true one with a chance of
     * two in three; forty times over it is one in ten million. */
    if (h->hits == 0)
        return fail(c,
                    "law (d): byte %zu as %s imagines it was never what it "
                    "is, in %d states of %d deals",
                    at, viewer_name(viewer_of(viewer)), h->looks, DEALS);
    return true;
}

bool conform_hidden_bytes(struct conform *c)
{
    for (int i = 0; i < VIEWERS; i++) {
        if (viewer_of(i) == RUM_ALL || !c->seated[i])
            continue;
        if (!c->hides[i] && !c->game->open)
            return fail(c,
                        "law (d): nothing was ever hidden from %s (a game "
                        "without secrets says .open = true)",
                        viewer_name(viewer_of(i)));
        for (size_t b = 0; b < c->game->state_size; b++) {
            if (!judge(c, i, b))
                return false;
        }
    }
    return true;
}

bool conform_imagine(struct conform *c)
{
    /* Where every state is looked at, its neighbours make up for one left
     * out: a hundred deals or a game to the end cost more than all the rest. */
    size_t deals = c->deep ? 16 : 4, ends = c->deep ? 64 : 8;
    struct rum_rng rng;

    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        const char *hidden = seen_by(c, c->seen, i);
        if (viewer_of(i) != RUM_ALL && one_in(c, deals))
            law_d(c, i, hidden);
        if (c->legal_count > 0 && one_in(c, ends)) {
            rum_rng_init(&rng, rum_rng_seed(&c->rng));
            memcpy(c->clone, hidden, c->game->state_size);
            rum_game_imagine(c->game, c->clone, viewer_of(i), &rng);
            if (!play_on(c, viewer_of(i), c->clone))
                return false;
        }
    }
    return conform_worlds(c);
}

/*
 * conform_silence.c: law (e) through match.h. Who hears nothing of an action
 * sees no byte of their scene change: not the right to undo, not the moves,
 * not the log, not the version, and no error reads differently. The same when
 * it is taken back, and when it is played again.
 */
#include "conform.h"

#include <stdlib.h>
#include <string.h>

/* All that a viewer could compare: the scene and what an error says. */
static void look(struct conform *c, int i)
{
    rum_seat viewer = viewer_of(i);
    struct rum_json j = {.out = &c->looks[i]};

    rum_text_clear(&c->looks[i]);
    rum_match_view(c->match, viewer, c->scene);
    rum_scene_write(c->scene, &j);
    if (viewer != rum_match_actor(c->match)) {
        struct rum_err_text why;
        rum_match_not_asked(c->match, viewer, &why);
        rum_json_str(&j, "error", why.text);
    }
}

/* What was read last is what will be compared with. */
static void keep(struct conform *c, int i)
{
    struct rum_text kept = c->looked[i];

    c->looked[i] = c->looks[i];
    c->looks[i] = kept;
    c->version[i] = rum_match_version(c->match, viewer_of(i));
}

/* Where two texts part, with a little of what comes before. */
static const char *parting(const char *a, const char *b)
{
    size_t i = 0;

    while (a[i] && a[i] == b[i])
        i++;
    return b + (i < 40 ? 0 : i - 40);
}

/* Does this viewer learn of the last action? Their own, an event, or something
 * in what they may see of the state. */
static bool hears(const struct conform *c, int i)
{
    size_t last = rum_match_length(c->match) - 1;

    if (viewer_of(i) == RUM_ALL ||
        rum_match_decider(c->match, last) == viewer_of(i))
        return true;
    for (int k = 0; k < c->trace->n; k++) {
        if (c->trace->event[k].seen_by & RUM_BIT(viewer_of(i)))
            return true;
    }
    return memcmp(seen_by(c, c->seen, i), seen_by(c, c->before, i),
                  c->game->state_size) != 0;
}

/* Read again after something happened of which this viewer did or did not
 * hear: the scene stays the same when not, and the version with it. */
static bool listen(struct conform *c, int i, bool heard, const char *after)
{
    const char *who = viewer_name(viewer_of(i));
    bool counted = rum_match_version(c->match, viewer_of(i)) != c->version[i];

    look(c, i);
    bool changed = strcmp(c->looks[i].s, c->looked[i].s) != 0;
    if (changed && !heard)
        return fail(c,
                    "law (e): %s hears nothing of the last action, and after "
                    "%s reads another scene: '%.90s'",
                    who, after, parting(c->looked[i].s, c->looks[i].s));
    if (changed && !counted)
        return fail(c,
                    "after %s the scene of %s has the same version and is "
                    "another: '%.90s'",
                    after, who, parting(c->looked[i].s, c->looks[i].s));
    /* Who sees all sees more of a state than a scene shows. */
    if (counted && !changed && viewer_of(i) != RUM_ALL)
        return fail(c, "after %s the scene of %s is the same in a new version",
                    after, who);
    return true;
}

/* Nobody may take back the end of the game without asking. */
static bool end_is_final(struct conform *c)
{
    if (rum_match_actor(c->match) != RUM_NOBODY)
        return true;
    for (rum_seat i = 0; i < rum_match_seats(c->match); i++) {
        if (rum_match_undo_free(c->match, i))
            return fail(c, "seat %d may take back the end of the game", i);
    }
    return true;
}

void silence_before(struct conform *c)
{
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        look(c, i);
        keep(c, i);
    }
}

/* Take the last action back and play it again: all is as it was. */
static bool back_and_again(struct conform *c, const bool heard[VIEWERS])
{
    if (rum_match_undo_to(c->match, rum_match_length(c->match) - 1) < 0)
        return fail(c, "the last action cannot be undone");
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        if (!listen(c, i, heard[i], "its undo"))
            return false;
    }
    if (rum_match_redo(c->match) < 0)
        return fail(c, "the last action cannot be redone");
    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        look(c, i);
        if (strcmp(c->looks[i].s, c->looked[i].s) != 0)
            return fail(c, "played again, the last action leaves %s '%.90s'",
                        viewer_name(viewer_of(i)),
                        parting(c->looked[i].s, c->looks[i].s));
        keep(c, i);
    }
    return true;
}

bool silence_after(struct conform *c)
{
    bool heard[VIEWERS] = {false};

    for (int i = next_viewer(c, -1); i >= 0; i = next_viewer(c, i)) {
        heard[i] = hears(c, i);
        if (!listen(c, i, heard[i], "it"))
            return false;
        keep(c, i);
    }
    return (!one_in(c, 4) || back_and_again(c, heard)) && end_is_final(c);
}

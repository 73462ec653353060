/*
 * draw_seats.c: who plays, how they stand, and the small things before them.
 */
#include "draw_parts.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

/* A counter that says as much as backs of cards would. */
static bool counted(const struct rum_seat_info *info,
                    const struct rum_area *area)
{
    for (int i = 0; i < info->counters; i++) {
        if (area->title && strcasecmp(info->counter[i].label, area->title) == 0)
            return true;
    }
    return false;
}

/* Hands that can be read have lines of their own. */
static bool shown_here(const struct draw *d, rum_seat seat,
                       const struct rum_area *area)
{
    if (area->owner != seat || draw_kind(area)->where != DRAW_RUNNING)
        return false;
    if (area->place == RUM_HAND)
        return draw_all_hidden(d, area) &&
               !counted(&d->scene->seat[seat], area) &&
               seat != d->scene->viewer;
    return area->place != RUM_CONTEST;
}

void draw_seat(const struct draw *d, rum_seat seat,
               const struct rum_area **areas, size_t n, struct canvas *out)
{
    const struct rum_scene *s = d->scene;
    const struct rum_seat_info *info = &s->seat[seat];
    struct style style = draw_seat_style(d, seat);
    struct flow f = {out, 4, out->width, 2, out->rows};
    char id[16], text[128];

    snprintf(id, sizeof(id), "seat%d", seat);
    bool target = draw_is_target(d, id);
    style.attr = BOLD;
    canvas_put(out, 0, f.y, style, s->actor == seat && !s->veiled ? ">" : "");
    snprintf(text, sizeof(text), target ? "[%s]" : "%s",
             info->name ? info->name : id);
    f.x += canvas_put(out, f.x, f.y, style, text);
    if (seat == s->viewer)
        flow_add(&f, 1, PLAIN, "(you)");
    if (info->role && info->role[0])
        flow_add(&f, 1, PLAIN, info->role);
    if (info->team && info->team[0] &&
        (!info->role || strcmp(info->team, info->role) != 0))
        flow_add(&f, 1, (struct style){-1, DIM}, info->team);
    if (s->over && s->points[seat] > 0)
        flow_add(&f, 1, draw_tone(RUM_WINS),
                 s->points[seat] >= 60 ? "* wins" : "* shares the win");
    if (info->out)
        flow_add(&f, 1, (struct style){-1, DIM}, "(out)");
    if (info->note && info->note[0]) {
        snprintf(text, sizeof(text), "(%s)", info->note);
        flow_add(&f, 1, PLAIN, text);
    }
    for (int i = 0; i < info->counters; i++) {
        snprintf(text, sizeof(text), "%s %s", info->counter[i].label,
                 info->counter[i].value);
        flow_add(&f, 2, PLAIN, text);
    }
    for (int status = 1; status >= 0; status--) {
        for (size_t i = 0; i < n; i++) {
            if ((areas[i]->place == RUM_STATUS) == status &&
                shown_here(d, seat, areas[i]))
                draw_brief(d, areas[i], &f);
        }
    }
}

void draw_goal_words(const struct rum_goal *g, char out[DRAW_GOAL_SIZE])
{
    out[0] = '\0';
    if (g->of > 0)
        rum_say(out, DRAW_GOAL_SIZE, "%d of %d%s%s", g->done, g->of,
                g->unit ? " " : "", g->unit ? g->unit : "");
    if (g->missing[0])
        rum_say(out, DRAW_GOAL_SIZE, "%s%s", out[0] ? ", " : "", g->missing);
}

void draw_goal(const struct draw *d, rum_seat seat, bool near,
               struct canvas *out)
{
    const struct rum_goal *g = &d->scene->seat[seat].goal;
    struct flow f = {out, 4, out->width, 4, out->rows};
    char text[DRAW_GOAL_SIZE];

    draw_goal_words(g, text);
    if (d->scene->over || (near && !g->near) || !text[0])
        return;
    enum rum_tone tone = !g->near                   ? RUM_PLAIN
                         : seat == d->scene->viewer ? RUM_GOOD
                                                    : RUM_DANGER;
    struct style style = draw_tone(tone);
    if (tone == RUM_PLAIN)
        style.attr |= DIM;
    canvas_put(out, 2, f.y, style, draw_tone_sign(tone));
    flow_add(&f, 0, style, text);
}

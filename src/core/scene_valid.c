/*
 * scene_valid.c: is a scene one that any front end can draw?
 *
 * Ids name one thing each, everything is somewhere, every target is there,
 * every text fits. docs/SCENE.md says the same in words.
 */
#include <rumpus/scene.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

#include "scene_fields.h"
#include "scene_judge.h"

#define MAX_CELL_COLUMNS  4
#define MAX_BADGE_COLUMNS 3
#define MAX_BADGE_WORD    18
#define MAX_BOARD_WORD    9 /* a figure is narrower than a card */
#define MAX_PIP_COLUMNS   3
#define MAX_GLYPH_COLUMNS 2

/* ---- texts, colours, kinds ---- */

static bool check_text(struct judge *j, const char *shape, const char *field,
                       const char *s)
{
    for (const char *c = s; s && *c; c++) {
        const unsigned char *u = (const unsigned char *)c;
        if (*u < 0x20 || *u == 0x7f || (*u == 0xc2 && u[1] < 0xa0))
            return judge_wrong(j, "%s of %s '%.60s' has a control character",
                               field, shape, s);
        if (*c == '{' && c[1] >= '0' && c[1] <= '9')
            return judge_wrong(
                j, "%s of %s '%.60s': a seat's name is not filled in", field,
                shape, s);
    }
    return true;
}

/* Every text in a struct, and in the structs it contains. */
static bool check_texts(struct judge *j, const struct shape *shape,
                        const char *base)
{
    for (size_t i = 0; i < shape->fields; i++) {
        const struct field *f = &shape->field[i];
        const char *p = base + f->at, *s = NULL;
        bool good = true;

        if (f->kind == F_TEXT) {
            memcpy(&s, p, sizeof(s));
            if (f->needed && !s)
                return judge_wrong(j, "%s: %s is missing", shape->name,
                                   f->name);
            good = check_text(j, shape->name, f->name, s);
        } else if (f->kind == F_CHARS) {
            good = check_text(j, shape->name, f->name, p);
        } else if (f->kind == F_OBJECT) {
            good = check_texts(j, f->shape, p);
        } else if (f->kind == F_OBJECTS || f->kind == F_TEXTS) {
            for (uint8_t k = 0; good && k < (uint8_t)base[f->count_at]; k++) {
                if (f->kind == F_OBJECTS) {
                    good = check_texts(j, f->shape, p + k * f->shape->size);
                    continue;
                }
                memcpy(&s, p + k * sizeof(s), sizeof(s));
                if (!s)
                    return judge_wrong(j, "%s: a text of %s is missing",
                                       shape->name, f->name);
                good = check_text(j, shape->name, f->name, s);
            }
        }
        if (!good)
            return false;
    }
    return true;
}

static bool check_all_texts(struct judge *j)
{
    for (int p = 0; p < 2; p++) {
        for (size_t i = 0; i < SCENE_LISTS; i++) {
            const struct scene_list *list = &rum_scene_lists[i];
            struct any_list all;
            memcpy(&all, (const char *)j->part[p] + list->at, sizeof(all));
            for (size_t k = 0; k < all.n; k++) {
                if (!check_texts(j, list->shape,
                                 (const char *)all.v + k * list->shape->size))
                    return false;
            }
        }
    }
    for (int i = 0; i < j->scene->seats; i++) {
        if (!check_texts(j, &rum_scene_seat_shape,
                         (const char *)&j->scene->seat[i]))
            return false;
    }
    return check_texts(j, &rum_scene_shape, (const char *)j->scene);
}

static bool fits(struct judge *j, const char *whose, const char *id,
                 const char *text, int most)
{
    if (text && rum_text_characters(text) > most)
        return judge_wrong(j,
                           "%s of '%s': '%.40s' is longer than %d characters",
                           whose, id ? id : "?", text, most);
    return true;
}

static const struct rum_look *look_of(const struct rum_theme *theme,
                                      const char *kind)
{
    for (const struct rum_look *l = theme->look; l && l->kind; l++) {
        if (strcmp(l->kind, kind) == 0)
            return l;
    }
    return NULL;
}

static bool check_kind(struct judge *j, const char *id, const char *kind)
{
    if (kind && j->scene->theme && !look_of(j->scene->theme, kind))
        return judge_wrong(j, "'%s': the theme has no kind '%.40s'",
                           id ? id : "?", kind);
    return true;
}

static bool is_rgb(const char *s)
{
    return s[0] == '#' && strspn(s + 1, "0123456789abcdefABCDEF") == 6 && !s[7];
}

static bool check_colour(struct judge *j, const char *whose, const char *colour)
{
    if (!colour || is_rgb(colour))
        return true;
    if (!j->scene->theme || look_of(j->scene->theme, colour))
        return true;
    return judge_wrong(j,
                       "%s: colour '%.40s' is neither #rrggbb nor in the theme",
                       whose, colour);
}

static bool check_owner(struct judge *j, const char *id, rum_seat owner)
{
    if (owner < RUM_NOBODY || owner >= j->scene->seats)
        return judge_wrong(j, "'%s': there is no seat %d to own it",
                           id ? id : "?", owner);
    return true;
}

/* ---- the parts ---- */

static const struct rum_area *area_of(struct judge *j, const char *id)
{
    const struct entry *e = judge_find(j, id);
    return e && e->thing == AREA ? e->what : NULL;
}

static bool check_areas(struct judge *j, const struct rum_scene *part)
{
    for (size_t i = 0; i < part->areas.n; i++) {
        const struct rum_area *a = &part->areas.v[i];
        if (!check_owner(j, a->id, a->owner) ||
            !check_kind(j, a->id, a->symbol))
            return false;
        if (a->kind > RUM_COMPARE || a->place > RUM_CONTEST)
            return judge_wrong(j, "area '%s' has no such kind or place", a->id);
    }
    for (size_t i = 0; i < part->regions.n; i++) {
        const struct rum_region *r = &part->regions.v[i];
        if (!judge_good_id(r->id))
            return judge_wrong(
                j,
                "region id '%.40s' is not 1 to %d of a-z 0-9 . _ "
                "| / -",
                r->id, RUM_ID_SIZE - 1);
        if (!area_of(j, r->area))
            return judge_wrong(j, "region '%s': there is no area '%.40s'",
                               r->id, r->area);
        if (!check_colour(j, r->id, r->colour))
            return false;
    }
    return true;
}

static bool has_region(const struct judge *j, const char *area, const char *id)
{
    for (int p = 0; p < 2; p++) {
        for (size_t i = 0; i < j->part[p]->regions.n; i++) {
            const struct rum_region *r = &j->part[p]->regions.v[i];
            if (strcmp(r->id, id) == 0 && strcmp(r->area, area) == 0)
                return true;
        }
    }
    return false;
}

static bool check_cells(struct judge *j, const struct rum_scene *part)
{
    for (size_t i = 0; i < part->cells.n; i++) {
        const struct rum_cell *c = &part->cells.v[i];
        const struct rum_area *a = area_of(j, c->area);
        if (!a ||
            (a->kind != RUM_HEX && a->kind != RUM_GRID && a->kind != RUM_TRACK))
            return judge_wrong(j, "cell '%s': '%.40s' is not a board or track",
                               c->id, c->area);
        if (c->region && !has_region(j, c->area, c->region))
            return judge_wrong(j, "cell '%s': there is no region '%.40s'",
                               c->id, c->region);
        if (!fits(j, "text", c->id, c->text, MAX_CELL_COLUMNS) ||
            !check_kind(j, c->id, c->kind) || !check_owner(j, c->id, c->owner))
            return false;
    }
    for (size_t i = 0; i < part->edges.n; i++) {
        const struct rum_edge *e = &part->edges.v[i];
        const struct rum_area *a = area_of(j, e->area);
        if (!a || a->kind != RUM_GRID)
            return judge_wrong(j, "edge '%s': '%.40s' is not a grid", e->id,
                               e->area);
        if (e->side != 'E' && e->side != 'S')
            return judge_wrong(j, "edge '%s' is neither east nor south", e->id);
        if (!check_kind(j, e->id, e->kind))
            return false;
    }
    return true;
}

static int by_spot(const void *a, const void *b)
{
    const struct rum_edge *p = a, *q = b;
    int d = strcmp(p->area, q->area);

    if (d == 0)
        d = p->y - q->y;
    if (d == 0)
        d = p->x - q->x;
    return d != 0 ? d : p->side - q->side;
}

/* No two cells on one spot, no two edges on one line: an edge without a side
 * stands for a cell here. */
static bool check_spots(struct judge *j)
{
    struct rum_edge *spot = rum_alloc((j->mask + 1) * sizeof(*spot));
    size_t n = 0;
    bool good = true;

    for (size_t i = 0; i <= j->mask; i++) {
        const struct entry *e = &j->table[i];
        if (e->id && e->thing == EDGE) {
            spot[n++] = *(const struct rum_edge *)e->what;
        } else if (e->id && e->thing == CELL) {
            const struct rum_cell *c = e->what;
            spot[n++] = (struct rum_edge){
                .id = c->id, .area = c->area, .x = c->x, .y = c->y};
        }
    }
    qsort(spot, n, sizeof(*spot), by_spot);
    for (size_t i = 1; good && i < n; i++) {
        if (by_spot(&spot[i - 1], &spot[i]) == 0)
            good = judge_wrong(j, "'%s' and '%s' are in the same place",
                               spot[i - 1].id, spot[i].id);
    }
    free(spot);
    return good;
}

static bool check_stacks(struct judge *j, const struct rum_scene *part)
{
    for (size_t i = 0; i < part->groups.n; i++) {
        const struct rum_group *g = &part->groups.v[i];
        const struct rum_area *a = area_of(j, g->area);
        if (!a || a->kind != RUM_STACKS)
            return judge_wrong(j, "group '%s': '%.40s' has no stacks", g->id,
                               g->area);
        if (!check_owner(j, g->id, g->owner))
            return false;
    }
    return true;
}

static bool check_pip(struct judge *j, const char *whose,
                      const struct rum_pip *p)
{
    if (!p->letter || !*p->letter)
        return judge_wrong(j, "'%s': a pip has no letter", whose);
    return fits(j, "a pip", whose, p->letter, MAX_PIP_COLUMNS) &&
           check_colour(j, whose, p->colour);
}

static bool check_compare(struct judge *j, const struct rum_scene *part)
{
    for (size_t i = 0; i < part->sides.n; i++) {
        const struct rum_side *s = &part->sides.v[i];
        const struct rum_area *a = area_of(j, s->area);
        if (!a || a->kind != RUM_COMPARE)
            return judge_wrong(j, "side '%s': '%.40s' compares nothing",
                               s->title ? s->title : "?", s->area);
        if (!check_owner(j, s->area, s->owner) ||
            !check_kind(j, s->area, s->symbol))
            return false;
        for (int k = 0; k < s->pips; k++) {
            if (!check_pip(j, s->area, &s->pip[k]))
                return false;
        }
    }
    for (size_t i = 0; i < part->rows.n; i++) {
        const struct rum_row *r = &part->rows.v[i];
        const struct rum_area *a = area_of(j, r->area);
        if (!a || a->kind != RUM_COMPARE)
            return judge_wrong(j, "row '%s': '%.40s' compares nothing",
                               r->label ? r->label : "?", r->area);
        for (int k = 0; k < 2; k++) {
            if (r->pip[k] && !check_pip(j, r->area, r->pip[k]))
                return false;
        }
    }
    for (size_t i = 0; i < part->areas.n; i++) {
        size_t n = 0;
        for (size_t k = 0; k < part->sides.n; k++)
            n += strcmp(part->sides.v[k].area, part->areas.v[i].id) == 0;
        if (part->areas.v[i].kind == RUM_COMPARE && n != 2)
            return judge_wrong(j, "area '%s' compares %zu sides, not two",
                               part->areas.v[i].id, n);
    }
    return true;
}

static bool check_item(struct judge *j, const struct rum_item *item)
{
    const struct entry *at = judge_find(j, item->at);
    const char *id = item->id ? item->id : item->at;
    int letters = MAX_BADGE_WORD;

    if (!at || (at->thing != AREA && at->thing != CELL && at->thing != SLOT))
        return judge_wrong(j,
                           "item '%s' is at '%.40s', which is no area, cell or "
                           "slot",
                           id, item->at);
    if (!item->id && item->kind)
        return judge_wrong(j, "an item at '%s' has a kind but no id", item->at);
    if (!fits(j, "text", id, item->text, MAX_CELL_COLUMNS) ||
        !check_kind(j, id, item->kind) || !check_kind(j, id, item->shown_as) ||
        !check_kind(j, id, item->face.symbol) ||
        !check_kind(j, id, item->face.sign) || !check_owner(j, id, item->owner))
        return false;
    if (item->count < 0)
        return judge_wrong(j, "item '%s' is there %d times", id, item->count);
    if (at->thing == CELL)
        letters = MAX_BOARD_WORD;
    for (int i = 0; i < item->badges; i++) {
        const char *title = item->badge[i].title;
        const char *colon = title ? strchr(title, ':') : NULL;
        if (!fits(j, "badge", id, item->badge[i].text, MAX_BADGE_COLUMNS))
            return false;
        if (colon && colon - title > letters)
            return judge_wrong(j,
                               "a badge of '%s' is called '%s'; before a "
                               "colon stand at most %d letters",
                               id, title, letters);
    }
    for (int i = 0; i < item->face.pips; i++) {
        if (!check_pip(j, id, &item->face.pip[i]))
            return false;
    }
    return true;
}

static bool has_action(const struct rum_scene *scene, int32_t code)
{
    for (size_t i = 0; i < scene->actions.n; i++) {
        if (scene->actions.v[i].code == code)
            return true;
    }
    return false;
}

static bool check_marks(struct judge *j)
{
    const struct rum_scene *s = j->scene;

    for (size_t i = 0; i < s->marks.n; i++) {
        const struct rum_mark *m = &s->marks.v[i];
        if (!judge_is_target(j, m->on))
            return judge_wrong(j, "a mark is on '%.40s', which is not there",
                               m->on);
        if (m->kind == RUM_LINE ? !m->from || !judge_is_target(j, m->from)
                                : m->from && !judge_is_target(j, m->from))
            return judge_wrong(j, "the mark on '%s' comes from nowhere", m->on);
        if (!check_kind(j, m->on, m->ghost))
            return false;
        const struct entry *item = judge_find(j, m->item);
        if (m->item && (!item || item->thing != ITEM))
            return judge_wrong(j, "the mark on '%s': there is no item '%.40s'",
                               m->on, m->item);
        if (m->action >= 0 && !has_action(s, m->action))
            return judge_wrong(j, "the mark on '%s': there is no action %d",
                               m->on, m->action);
    }
    return true;
}

static bool check_actions(struct judge *j)
{
    const struct rum_scene *s = j->scene;

    for (size_t i = 0; i < s->actions.n; i++) {
        const struct rum_scene_action *a = &s->actions.v[i];
        if (i > 0 && a->code <= a[-1].code)
            return judge_wrong(j, "action %d comes after %d", a->code,
                               a[-1].code);
        if (!*a->text)
            return judge_wrong(j, "action %d has no text", a->code);
        if (!check_kind(j, "an action", a->symbol))
            return false;
        for (int k = 0; k < a->targets; k++) {
            if (!judge_is_target(j, a->on[k]))
                return judge_wrong(
                    j, "action %d is on '%.40s', which is not there", a->code,
                    a->on[k]);
        }
    }
    for (size_t i = 0; i < s->moves.n; i++) {
        const struct rum_scene_move *m = &s->moves.v[i];
        if (!judge_good_id(m->from) || !judge_good_id(m->to))
            return judge_wrong(j,
                               "a move from '%.40s' to '%.40s' has no good ids",
                               m->from, m->to);
    }
    return true;
}

static bool check_goal(struct judge *j, int seat)
{
    const struct rum_goal *g = &j->scene->seat[seat].goal;

    if (g->done > g->of)
        return judge_wrong(j, "seat %d is at %d of %d", seat, g->done, g->of);
    for (int i = 0; i < g->pips; i++) {
        if (!check_kind(j, "a goal", g->pip[i].symbol) ||
            !fits(j, "a pip", "a goal", g->pip[i].letter, MAX_GLYPH_COLUMNS))
            return false;
    }
    return true;
}

static bool check_head(struct judge *j)
{
    const struct rum_scene *s = j->scene;

    if (s->seats > RUM_MAX_SEATS)
        return judge_wrong(j, "%d seats are too many", s->seats);
    if (s->viewer < RUM_ALL || s->viewer >= s->seats)
        return judge_wrong(j, "viewer %d is no seat", s->viewer);
    if (s->actor < RUM_NOBODY || s->actor >= s->seats)
        return judge_wrong(j, "actor %d is no seat", s->actor);
    if (s->over && (s->actor >= 0 || s->actions.n > 0))
        return judge_wrong(j, "the game is over, and somebody is to act");
    for (int i = 0; i < s->seats; i++) {
        if (!check_colour(j, "a seat", s->seat[i].colour) ||
            !check_kind(j, "a seat", s->seat[i].symbol) || !check_goal(j, i))
            return false;
    }
    return true;
}

static bool check_theme(struct judge *j)
{
    const struct rum_theme *t = j->scene->theme;

    for (const struct rum_look *l = t ? t->look : NULL; l && l->kind; l++) {
        if (look_of(t, l->kind) != l)
            return judge_wrong(j, "the theme has two looks of '%s'", l->kind);
        if (l->colour && !is_rgb(l->colour))
            return judge_wrong(j, "look '%s': colour '%.20s' is not #rrggbb",
                               l->kind, l->colour);
        if (!fits(j, "glyph", l->kind, l->glyph, MAX_GLYPH_COLUMNS))
            return false;
    }
    return true;
}

static bool judge_all(struct judge *j)
{
    if (!check_head(j) || !check_theme(j) || !check_all_texts(j))
        return false;
    for (int p = 0; p < 2; p++) {
        if (!judge_enlist(j, j->part[p], p == 0))
            return false;
    }
    for (int p = 0; p < 2; p++) {
        if (!check_areas(j, j->part[p]) || !check_cells(j, j->part[p]) ||
            !check_stacks(j, j->part[p]) || !check_compare(j, j->part[p]))
            return false;
        for (size_t i = 0; i < j->part[p]->items.n; i++) {
            if (!check_item(j, &j->part[p]->items.v[i]))
                return false;
        }
    }
    return check_spots(j) && check_marks(j) && check_actions(j);
}

static size_t things(const struct rum_scene *s)
{
    return s->areas.n + s->cells.n + s->edges.n + s->groups.n + s->slots.n +
           s->items.n;
}

bool rum_scene_valid(const struct rum_scene *scene, struct rum_err_text *what)
{
    static const struct rum_scene nothing;
    struct judge j = {.scene = scene,
                      .part = {scene->layout ? scene->layout : &nothing, scene},
                      .what = what};

    size_t size = 64;
    while (size < 2 * (things(j.part[0]) + things(scene)))
        size *= 2;
    j.mask = size - 1;
    j.table = rum_alloc(size * sizeof(*j.table));
    what->text[0] = '\0';
    bool good = judge_all(&j);
    free(j.table);
    return good;
}

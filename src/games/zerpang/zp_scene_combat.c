/*
 * zp_scene_combat.c: a combat as a comparison: what both ratings are made of,
 * who is behind and by how much; and what an action would do to the board.
 */
#include "zp_tell.h"

/* A row for one part of the ratings, unless neither side has any. */
static void row(struct rum_scene *out, const char *label, int left, int right,
                uint16_t clause)
{
    if (!left && !right)
        return;
    rum_scene_row(out, "combat", label, rum_scene_str(out, "%d", left),
                  rum_scene_str(out, "%d", right))
        ->clause = clause;
}

/* A row for an effect that is on. */
static void flag(struct rum_scene *out, const char *label, bool left,
                 bool right, uint16_t clause)
{
    if (left || right)
        rum_scene_row(out, "combat", label, left ? "yes" : "-",
                      right ? "yes" : "-")
            ->clause = clause;
}

static bool dizzy(const struct zp_state *z, int side)
{
    int piece = z->combat.piece[side];

    return z->dizzy[zp_owner(piece)] >> piece % ZP_OWN & 1;
}

static void show_side(const struct zp_state *z, int side, struct rum_scene *out)
{
    const struct zp_combat *c = &z->combat;
    bool fought = zp_on_board(z, c->piece[side]);
    struct rum_side *s = rum_scene_side(
        out, "combat",
        rum_scene_str(out, "%s: %s", side == ZP_AGG ? "Aggressor" : "Defender",
                      zp_class_name[z->class[zp_owner(c->piece[side])]]),
        fought ? rum_scene_str(out, "%d", zp_rating(z, side)) : NULL);

    s->owner = (rum_seat)c->seat[side];
    if (!fought) {
        s->note = "defeated";
        s->tone = RUM_DANGER;
    } else if (zp_on_board(z, c->piece[!side])) {
        bool behind = zp_behind(z) == side;
        s->note = behind
                      ? rum_scene_str(out, "needs %d more", zp_needs(z, side))
                      : "leads";
        s->tone = behind ? RUM_DANGER : RUM_GOOD;
    }
}

void zp_view_combat(const struct zp_state *z, struct rum_scene *out)
{
    const struct zp_combat *c = &z->combat;
    struct rum_area *a = rum_scene_area(out, "combat", RUM_COMPARE, RUM_CONTEST,
                                        RUM_NOBODY, "Combat");

    a->clause = ZP(8, 6);
    show_side(z, ZP_AGG, out);
    show_side(z, ZP_DEF, out);
    if (!zp_on_board(z, c->piece[ZP_AGG]) || !zp_on_board(z, c->piece[ZP_DEF]))
        return; /* the ratings are history */
    struct zp_rating l = zp_rating_of(z, ZP_AGG), r = zp_rating_of(z, ZP_DEF);
    row(out, "pieces", l.pieces, r.pieces, ZP(8, 4));
    flag(out, "disoriented, worth 0", dizzy(z, ZP_AGG), dizzy(z, ZP_DEF),
         ZP(14, 3));
    row(out, "rings", l.rings, r.rings, ZP(16, 3));
    row(out, "Gate", l.gate, r.gate, ZP(8, 5));
    row(out, "points", l.points, r.points, ZP(8, 10));
    row(out, "weapons", l.weapons, r.weapons, ZP(13, 8));
    row(out, "cloud", l.cloud, r.cloud, ZP(17, 7));
    row(out, "doubled", l.doubled, r.doubled, ZP(13, 14));
    flag(out, "Honor Bound", c->honor, c->honor, ZP(13, 12));
    flag(out, "Cannoneer", c->cannon[ZP_AGG], c->cannon[ZP_DEF], ZP(13, 13));
    flag(out, "Resourcefulness", c->resource[ZP_AGG], c->resource[ZP_DEF],
         ZP(13, 14));
}

/* ---- previews ---- */

static void mark(struct rum_scene *out, enum rum_mark_kind kind, int space,
                 rum_action act)
{
    rum_scene_mark(out, kind, rum_scene_str(out, "%s", zp_cell_id(space).s))
        ->action = act;
}

/* Spaces a set reaches, those next to enemies as threats. */
static void mark_set(const struct zp_state *z, struct zp_set spaces, int seat,
                     rum_action act, struct rum_scene *out)
{
    struct zp_set risky = zp_spread(zp_enemies(z, seat));

    while (zp_any(spaces)) {
        int space = zp_take(&spaces);
        mark(out, zp_has(risky, space) ? RUM_THREAT : RUM_REACH, space, act);
    }
}

/* How far a piece gets with all its seat's points. */
static void mark_range(const struct zp_state *z, int piece, int seat, int rate,
                       rum_action act, struct rum_scene *out)
{
    int owner = zp_owner(piece), steps = 1 + zp_means(z, seat) / rate;
    struct zp_set open = zp_open(z, owner), reach = {0, 0};
    struct zp_set edge = zp_only(z->pos[piece]);

    for (int i = 0; i < steps && zp_any(edge); i++) {
        edge = zp_less(zp_and(zp_spread(edge), open), reach);
        reach = zp_or(reach, edge);
    }
    mark_set(z, reach, owner, act, out);
}

void zp_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out)
{
    const struct zp_state *z = seen;
    int op = act / 128, arg = act % 128, seat = z->head.to_act;
    int piece = seat * ZP_OWN + arg;

    (void)viewer;
    switch (op) {
    case ZP_MOVE:
        for (int i = 0; i < ZP_OWN; i++) {
            if (arg == 1 << i)
                mark_range(z, seat * ZP_OWN + i, seat, 1, act, out);
        }
        break;
    case ZP_SCOUNDREL:
        mark_range(z, arg, seat, 2, act, out);
        break;
    case ZP_LEAP:
    case ZP_BALLOON:
        mark_set(z, zp_landings(z, piece), seat, act, out);
        break;
    case ZP_EVERYWHERE:
        mark_set(z, zp_everywhere(z, piece), seat, act, out);
        break;
    case ZP_EFFECT:
        piece = z->combat.piece[z->combat.side];
        if (arg == ZP_EFFECT_RETREAT)
            mark_set(z, zp_retreats(z, piece), zp_owner(piece), act, out);
        else if (arg == ZP_EFFECT_SACRIFICE)
            mark_set(z, zp_and(zp_near[z->pos[piece]], z->full), seat, act,
                     out);
        break;
    default:
        break;
    }
}

/*
 * zg_scene_marks.c: range, reach and sight of the card in hand, and what an
 * action would lead to.
 *
 * While a card is chosen, pointing at one of the hand shows the cells it
 * reaches and the foes it could strike from here. While one attacks, each
 * target's line and the parts that have cover. preview() looks at one MOVE:
 * whom it could strike from there, and what they would see.
 */
#include "zg_scene.h"

#include <string.h>

static const char *copy_id(struct rum_scene *out, struct zg_word id)
{
    return rum_scene_copy(out, id.s);
}

/* A line from one figure to another, with how much of it is seen. */
static struct rum_mark *sight_line(const struct zg_state *s, int seat, int foe,
                                   struct rum_scene *out)
{
    struct rum_mark *mark =
        rum_scene_mark(out, RUM_LINE, copy_id(out, zg_id("fig", foe, -1)));

    mark->from = copy_id(out, zg_id("fig", seat, -1));
    mark->note =
        rum_scene_str(out, "%d of 9 seen", zg_count(s->sees[seat][foe]));
    return mark;
}

/* ---- choosing a card ---- */

static void card_marks(const struct zg_state *s, int seat, int slot,
                       struct rum_scene *out)
{
    const char *item = rum_scene_str(out, "c%d.%d", seat, slot);
    struct zg_board board[4];
    struct zg_reach r;

    zg_reach_card(s, seat, slot, zg_budget(s, seat, slot), 0, &r);
    zg_reach_boards(s, &r, seat, board);
    for (int cell = 0; cell < ZG_CELLS; cell++) {
        int x = zg_x(cell), y = zg_y(cell);
        unsigned any = board[0].row[y] | board[1].row[y] | board[2].row[y];
        if (!(any >> x & 1))
            continue;
        struct rum_mark *mark =
            rum_scene_mark(out, RUM_REACH, copy_id(out, zg_word_cell(cell)));
        mark->item = item;
        if (r.cost[cell] != 0xff)
            mark->note = copy_id(out, zg_word_half(r.cost[cell]));
    }
    for (int foe = 0; foe < s->head.seats; foe++) {
        if (zg_can_hit(s, seat, zg_card_of(s, seat, slot), foe))
            sight_line(s, seat, foe, out)->item = item;
    }
}

/* ---- moving ---- */

/* How far off somebody is who does not stand right there. */
static void far_line(const struct zg_state *s, int seat, int foe,
                     struct rum_scene *out)
{
    int far = zg_distance(s->seat[seat].cell, s->seat[foe].cell);

    sight_line(s, seat, foe, out)->note =
        far > 1 ? rum_scene_str(out, "%d off", far) : NULL;
}

/* How far off the nearest foe in sight is, unless an attack on them is still to
 * be seen. */
static void nearest_mark(const struct zg_state *s, int seat,
                         struct rum_scene *out)
{
    int near = -1, least = 0;

    for (int foe = 0; foe < s->head.seats; foe++) {
        if (!zg_foes(s, seat, foe) || !s->sees[seat][foe])
            continue;
        int far = zg_distance(s->seat[seat].cell, s->seat[foe].cell);
        if (near < 0 || far < least)
            near = foe, least = far;
    }
    if (near >= 0 &&
        !(s->last.any && s->last.seat == seat && s->last.foe == near))
        far_line(s, seat, near, out);
}

/* ---- choosing a target ---- */

/* Parts of the foe that the attacker does not see. */
static void cover_marks(const struct zg_state *s, int seat, int foe, int action,
                        struct rum_scene *out)
{
    uint16_t hidden = ZG_GEAR & ~zg_bit(ZG_BODY) &
                      (uint16_t) ~(s->sees[seat][foe] | s->seat[foe].slag);

    for (; hidden; hidden &= (uint16_t)(hidden - 1)) {
        struct rum_mark *mark = rum_scene_mark(
            out, RUM_COVER,
            copy_id(out, zg_id("g", foe, __builtin_ctz(hidden))));
        mark->action = action;
        mark->note = "cover";
    }
}

/* How far off whoever is aimed at is, and how much of them the attack can meet:
 * "2 off, all seen"; nothing of who stands right there and is seen whole. */
static void aim_line(const struct zg_state *s, int seat, int foe,
                     struct rum_scene *out)
{
    int far = zg_distance(s->seat[seat].cell, s->seat[foe].cell);
    int seen = zg_count(s->sees[seat][foe]);
    bool all = seen == ZG_SLOTS;
    struct rum_mark *mark = sight_line(s, seat, foe, out);

    if (far > 1)
        mark->note =
            all ? rum_scene_str(out, "%d off, all seen", far)
                : rum_scene_str(out, "%d off, %d of 9 seen", far, seen);
    else if (all)
        mark->note = NULL;
}

/* The squares that an attack on all foes near reaches. */
static void zone_marks(const struct zg_state *s, int seat, int range,
                       struct rum_scene *out)
{
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            int cell = ZG_STRIDE * y + x;
            if (s->height[cell] != ZG_VOID && cell != s->seat[seat].cell &&
                zg_distance(s->seat[seat].cell, cell) <= range)
                rum_scene_mark(out, RUM_REACH,
                               copy_id(out, zg_word_cell(cell)));
        }
    }
}

/* Whom the card in play can attack. */
static void attack_marks(const struct zg_state *s, int seat,
                         struct rum_scene *out)
{
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    if (!zg_melee(card) && !zg_ranged(card))
        zone_marks(s, seat, card->range, out);
    for (int foe = 0; foe < s->head.seats; foe++) {
        if (zg_can_hit(s, seat, card, foe))
            aim_line(s, seat, foe, out);
    }
}

/* Is this foe aimed at, with all that is told of that? */
static bool is_aimed_at(const struct zg_state *s, int seat, int foe)
{
    if (seat != s->head.to_act)
        return false;
    if (s->phase == ZG_P_ATTACK)
        return zg_can_hit(s, seat, zg_card_of(s, seat, s->pulse.card), foe);
    return s->phase == ZG_P_END && s->test.aim == ZG_AIM_FOE &&
           s->test.foe == foe;
}

/* Which gear has cover is settled before the attack and shown to all (ZG-7.7):
 * of everybody whom the turn's figure sees in part. */
static void turn_cover(const struct zg_state *s, struct rum_scene *out)
{
    int seat = zg_turn_seat(s);

    for (int foe = 0; foe < s->head.seats; foe++) {
        if (zg_foes(s, seat, foe) && s->sees[seat][foe])
            cover_marks(s, seat, foe, -1, out);
    }
}

/* Who sees the viewer's figure, and how much of it. */
static void threat_marks(const struct zg_state *s, int seat,
                         struct rum_scene *out)
{
    for (int foe = 0; foe < s->head.seats; foe++) {
        if (!zg_foes(s, seat, foe) || !s->sees[foe][seat] ||
            is_aimed_at(s, seat, foe))
            continue;
        struct rum_mark *mark = rum_scene_mark(
            out, RUM_THREAT, copy_id(out, zg_id("fig", foe, -1)));
        mark->note =
            rum_scene_str(out, "sees %d of 9", zg_count(s->sees[foe][seat]));
    }
}

void zg_scene_marks(const struct zg_state *s, rum_seat viewer,
                    struct rum_scene *out)
{
    if (s->phase < ZG_P_STUN || zg_over(s))
        return;
    turn_cover(s, out);
    if (viewer < 0 || !s->seat[viewer].alive)
        return;
    threat_marks(s, viewer, out);
    if (viewer != s->head.to_act)
        return;
    if (s->phase == ZG_P_CARD) {
        for (int i = 0; i < ZG_SLOTS; i++) {
            if (s->seat[viewer].hand & zg_bit(i))
                card_marks(s, viewer, i, out);
        }
    } else if (s->phase == ZG_P_MOVE) {
        nearest_mark(s, viewer, out);
    } else if (s->phase == ZG_P_ATTACK) {
        attack_marks(s, viewer, out);
    } else if (s->phase == ZG_P_END && s->test.aim == ZG_AIM_FOE &&
               s->seat[s->test.foe].cell != ZG_NONE) {
        aim_line(s, viewer, s->test.foe, out);
    }
}

/* ---- one action ---- */

/* The figure there, as if it had moved. */
static void preview_from(struct zg_state *s, int seat, int act,
                         struct rum_scene *out)
{
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);
    const char *there = copy_id(out, zg_word_cell(s->seat[seat].cell));

    zg_renew_sight(s, seat);
    for (int foe = 0; foe < s->head.seats; foe++) {
        if (!zg_foes(s, seat, foe))
            continue;
        struct rum_mark *mark;
        const char *id = copy_id(out, zg_id("fig", foe, -1));
        if (zg_can_hit(s, seat, card, foe)) {
            mark = rum_scene_mark(out, RUM_LINE, id);
            mark->from = there;
            mark->note = rum_scene_str(out, "%d of 9 seen",
                                       zg_count(s->sees[seat][foe]));
            mark->action = act;
        }
        if (s->sees[foe][seat]) {
            mark = rum_scene_mark(out, RUM_THREAT, id);
            mark->note = rum_scene_str(out, "sees %d of 9",
                                       zg_count(s->sees[foe][seat]));
            mark->action = act;
        }
        /* Own parts that this foe would not see. */
        cover_marks(s, foe, seat, act, out);
    }
}

void zg_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out)
{
    struct zg_state s;
    int kind = act & 0xff00, low = act & 0xff;

    memcpy(&s, seen, sizeof(s));
    if (viewer < 0 || viewer != s.head.to_act)
        return;
    if (s.phase == ZG_P_ATTACK && act >= ZG_A_DECK && act < ZG_A_ZONE) {
        cover_marks(&s, viewer, act & 0xf, act, out);
        return;
    }
    if (s.phase != ZG_P_MOVE || kind == ZG_M_FIRST || kind == ZG_M_ADD)
        return;
    if (kind == ZG_M_STANCE)
        s.seat[viewer].stance = (uint8_t)low;
    else if (kind != ZG_M_DONE && kind != ZG_M_LAND)
        s.seat[viewer].cell = (uint8_t)low;
    if (kind == ZG_M_DROP)
        s.seat[viewer].stance = ZG_DOWN;
    preview_from(&s, viewer, act, out);
}

/*
 * ta_scene.c: Tally as areas and items (docs/SCENE.md).
 *
 * Ids: spaces s0 .. s26, pawns p0 .., number cards n0 .., hands hand0 ..,
 * the die.
 */
#include "ta.h"

#include <rumpus/scene.h>

void ta_layout(const void *seen, struct rum_scene *out)
{
    (void)seen;
    rum_scene_area(out, "row", RUM_TRACK, RUM_BOARD, RUM_NOBODY, "Dice so far");
    for (int i = 0; i < TA_SPACES; i++) {
        struct rum_cell *c =
            rum_scene_cell(out, "row", rum_scene_str(out, "s%d", i), i, 0);
        c->kind = i > TA_LIMIT ? "beyond" : "space";
        c->title = rum_scene_str(out, "%d", i);
        c->text = c->title;
        c->lit = i == TA_LIMIT;
        c->clause = TA(2, 2);
    }
}

static void show_pawn(const struct ta_state *t, rum_seat seat,
                      struct rum_scene *out)
{
    int below = 0; /* pawns of lower seats on the same space */

    for (rum_seat i = 0; i < seat; i++)
        below += t->shown[i] == t->shown[seat];
    struct rum_item *pawn =
        rum_scene_item(out, rum_scene_str(out, "p%d", seat), "pawn",
                       rum_scene_str(out, "s%d", t->shown[seat]), below);
    pawn->owner = seat;
    pawn->title = rum_scene_str(out, "Pawn on %d", t->shown[seat]);
    pawn->text = rum_scene_str(out, "P%d", seat + 1);
    pawn->faded = t->out[seat];
    pawn->clause = TA(2, 1);
}

static void show_number(const struct ta_state *t, rum_seat seat,
                        struct rum_scene *out)
{
    const char *hand = rum_scene_str(out, "hand%d", seat);
    struct rum_area *area =
        rum_scene_area(out, hand, RUM_CARDS, RUM_HAND, seat, "Secret number");

    area->clause = TA(1, 2);
    if (t->secret[seat] == 0) {
        rum_scene_item(out, NULL, NULL, hand, 0)->owner = seat;
        return;
    }
    area->note = rum_scene_str(out, "total %d", ta_total(t, seat));
    struct rum_item *card =
        rum_scene_item(out, rum_scene_str(out, "n%d", seat), "number", hand, 0);
    card->owner = seat;
    card->title = rum_scene_str(out, "Secret number %d", t->secret[seat]);
    card->text = rum_scene_str(out, "%d", t->secret[seat]);
    card->face.symbol = "number";
    card->face.corner = card->text;
    card->clause = TA(1, 2);
}

static const char *standing(const struct ta_state *t, rum_seat seat)
{
    if (!t->out[seat])
        return "in";
    return t->open[seat] && ta_bust(t, seat) ? "bust" : "stands";
}

void ta_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct ta_state *t = seen;

    (void)viewer;
    for (rum_seat i = 0; i < t->head.seats; i++) {
        struct rum_seat_info *seat = &out->seat[i];
        rum_seat_counter(seat, "dice", rum_scene_str(out, "%d", t->shown[i]));
        rum_seat_counter(seat, "play", standing(t, i));
        seat->out = t->out[i];
        show_pawn(t, i, out);
        show_number(t, i, out);
    }
    rum_scene_area(out, "stock", RUM_PILE, RUM_STOCK, RUM_NOBODY, "Die");
    struct rum_item *die = rum_scene_item(out, "die", "die", "stock", 0);
    die->title = "The die";
    die->text = "d6";
    die->clause = TA(2, 1);
}

/* Where a roll may lead, and which of it is past the limit. */
void ta_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out)
{
    const struct ta_state *t = seen;
    rum_seat seat = t->head.to_act;

    (void)viewer;
    if (act != TA_ROLL)
        return;
    for (int die = 1; die <= TA_FACES; die++) {
        bool past = t->secret[seat] && ta_total(t, seat) + die > TA_LIMIT;
        struct rum_mark *m =
            rum_scene_mark(out, past ? RUM_THREAT : RUM_REACH,
                           rum_scene_str(out, "s%d", t->shown[seat] + die));
        m->note = past ? "bust" : NULL;
        m->action = act;
    }
}

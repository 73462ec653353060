/*
 * zg_why.c: why a thing of the scene cannot be chosen now.
 */
#include "zg_tell_names.h"

#include <string.h>

/* ---- cells ---- */

static void why_no_place(const struct zg_state *s, int cell,
                         struct rum_line *out)
{
    int there = zg_figure_at(s, cell);

    if (s->height[cell] == ZG_VOID)
        rum_line_say(out, ZG(3, 4), "There is no floor");
    else if (there >= 0)
        rum_line_say(out, ZG(3, 4), "{%d's} figure stands there", there);
    else
        rum_line_say(out, ZG(3, 5), "It is more than %d cards from every foe",
                     s->start_far);
}

/* What a stance keeps its figure from. */
static bool is_held(const struct zg_state *s, int seat, struct rum_line *out)
{
    int stance = s->seat[seat].stance;

    if (stance == ZG_KNEEL)
        rum_line_say(out, ZG(6, 4),
                     "Who kneels does not travel; standing up costs %s Move",
                     zg_word_half(s->stance_cost).s);
    else if (stance == ZG_DOWN)
        rum_line_say(out, ZG(6, 3),
                     "You are knocked down; standing up costs %s Move",
                     zg_word_half(s->stance_cost).s);
    else if (stance != ZG_STAND)
        rum_line_say(out, ZG(6, 9),
                     "In this stance you travel one card at most");
    return stance != ZG_STAND;
}

static void why_no_way(const struct zg_state *s, int seat, int cell,
                       struct rum_line *out)
{
    const struct zg_seat *p = &s->seat[seat];
    int there = zg_figure_at(s, cell);
    int lift = s->height[cell] - s->height[p->cell];

    if (there == seat)
        return;
    if (s->pulse.travel)
        rum_line_say(out, ZG(5, 8), "You have travelled with this card");
    else if (there >= 0)
        rum_line_say(out, ZG(5, 7),
                     "{%d's} figure stands there; you attack after moving",
                     there);
    else if (s->height[cell] == ZG_VOID)
        rum_line_say(out, ZG(5, 7), "There is no floor");
    else if (is_held(s, seat, out))
        return;
    else if (zg_count(p->flyers & zg_bit(s->pulse.card)) &&
             lift > 2 * zg_card_of(s, seat, s->pulse.card)->move)
        rum_line_say(out, ZG(5, 14), "It is too high for this flight");
    else
        rum_line_say(out, lift > 1 ? ZG(5, 3) : ZG(5, 1),
                     "It is too far: you have %s Move left%s",
                     zg_word_half(s->pulse.budget).s,
                     lift > 1 ? ", and climbing costs Move too" : "");
}

/* ---- attacks ---- */

static void why_no_foe(const struct zg_state *s, int seat, int foe,
                       struct rum_line *out)
{
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);
    const struct zg_seat *a = &s->seat[seat], *b = &s->seat[foe];

    if (foe == seat)
        rum_line_say(out, ZG(8, 5), "That is your own figure");
    else if (!zg_foes(s, seat, foe))
        rum_line_say(out, ZG(8, 5), "{%d:is:are} on your side", foe);
    else if (zg_melee(card) && !zg_touch(s, a->cell, zg_pose(a->stance),
                                         b->cell, zg_pose(b->stance)))
        rum_line_say(out, ZG(8, 2),
                     "{%d:is:are} too far: this card attacks hand-to-hand and "
                     "must touch",
                     foe);
    else if (!zg_melee(card) && !zg_in_range(a->cell, b->cell, card->range))
        rum_line_say(out, ZG(8, 3),
                     "{%d:is:are} too far: this card reaches %d cards", foe,
                     card->range);
    else if (!s->sees[seat][foe])
        rum_line_say(out, ZG(7, 1),
                     "Terrain hides {%d} from your figure's eyes", foe);
    else
        rum_line_say(out, ZG(8, 7), "{%d:has:have} no card that may be drawn",
                     foe);
}

static void why_no_terrain(const struct zg_state *s, int seat, int cell,
                           struct rum_line *out)
{
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    if (s->cover[cell] == ZG_NONE)
        rum_line_say(out, ZG(4, 3),
                     "You have moved; now choose whom you attack, if anybody");
    else if (card->powerups & ZG_ZONE)
        rum_line_say(out, ZG(8, 11), "This card hits foes, not terrain");
    else if (s->seat[seat].deck_n == 0)
        rum_line_say(out, ZG(14, 3),
                     "Against terrain a card of your own deck is drawn, and "
                     "it is empty");
    else
        rum_line_say(out, ZG(14, 1), "It is out of reach or out of sight");
}

/* A cell or what stands on it. */
static void why_no_cell(const struct zg_state *s, int seat, int cell,
                        struct rum_line *out)
{
    switch (s->phase) {
    case ZG_P_HAND:
        rum_line_say(out, ZG(2, 1), "First choose your three cards");
        break;
    case ZG_P_PLACE:
        why_no_place(s, cell, out);
        break;
    case ZG_P_CARD:
        rum_line_say(out, ZG(4, 1),
                     "First choose a card: it says how far you go and how you "
                     "attack");
        break;
    case ZG_P_MOVE:
        why_no_way(s, seat, cell, out);
        break;
    case ZG_P_ATTACK:
        if (zg_figure_at(s, cell) >= 0)
            why_no_foe(s, seat, zg_figure_at(s, cell), out);
        else
            why_no_terrain(s, seat, cell, out);
        break;
    default:
        rum_line_say(out, ZG(10, 1), "First answer what is asked");
    }
}

/* ---- cards ---- */

static void why_no_card(const struct zg_state *s, int seat, int slot,
                        struct rum_line *out)
{
    const struct zg_seat *p = &s->seat[seat];

    if (p->slag & zg_bit(slot))
        rum_line_say(out, ZG(2, 6), "It is slagged and never used again");
    else if (s->phase == ZG_P_CARD)
        rum_line_say(out, ZG(2, 3),
                     "It is in your deck: this round you play the cards you "
                     "chose");
    else if (s->phase == ZG_P_MOVE && slot != s->pulse.card)
        rum_line_say(out, ZG(4, 1),
                     "One card at a time: first finish the one in play");
    else if (s->phase == ZG_P_MOVE || s->phase == ZG_P_ATTACK)
        rum_line_say(out, ZG(4, 1), "You are playing a card already");
}

static void why_no_part(const struct zg_state *s, rum_seat viewer, int seat,
                        int slot, struct rum_line *out)
{
    if (s->phase == ZG_P_DRAFT)
        return;
    if (seat == viewer)
        why_no_card(s, seat, slot, out);
    else if (s->seat[seat].slag & zg_bit(slot))
        rum_line_say(out, ZG(2, 6), "It is slagged already");
    else
        rum_line_say(out, ZG(10, 2),
                     "Which part is hit is drawn from the foe's cards");
}

/* ---- which thing it is ---- */

/* The cell of "e5"; -1: it is none. */
static int cell_of(const struct zg_state *s, const char *id)
{
    char name[2] = {id[0], '\0'};
    int row = rum_id_number(id, name), x = id[0] - 'a';

    if (strchr(id, '.') || !zg_inside(s, x, row - 1))
        return -1;
    return ZG_STRIDE * (row - 1) + x;
}

void zg_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out)
{
    const struct zg_state *s = seen;
    int cell = cell_of(s, id), figure = rum_id_number(id, "fig");
    bool part = (id[0] == 'c' || id[0] == 'g') && id[1] && id[2] == '.';

    if (figure >= 0 && s->phase == ZG_P_ATTACK)
        why_no_foe(s, viewer, figure, out);
    else if (figure >= 0)
        why_no_cell(s, viewer, s->seat[figure].cell, out);
    else if (cell >= 0)
        why_no_cell(s, viewer, cell, out);
    else if (strncmp(id, "piece.", 6) == 0)
        why_no_cell(s, viewer, s->piece[id[6] - 'a'].cell, out);
    else if (part)
        why_no_part(s, viewer, id[1] - '0', id[3] - '0', out);
}

/*
 * zp_why.c: why a thing of the scene cannot be chosen now.
 */
#include "zp_tell.h"

/* What must be answered before anything else; false: a phase of one's own. */
static bool say_asked(const struct zp_state *z, struct rum_line *out)
{
    switch (z->ask) {
    case ZP_ASK_PAY:
    case ZP_ASK_SET:
    case ZP_ASK_SET_CARD:
        rum_line_say(out, ZP(5, 7), "First pay what you have begun");
        return true;
    case ZP_ASK_AGG_ORDER:
    case ZP_ASK_DEF_ORDER:
        rum_line_say(out, ZP(8, 14), "First say which fight comes next");
        return true;
    case ZP_ASK_COMBAT:
        rum_line_say(out, ZP(8, 8),
                     "You are fighting: play a card or give in first");
        return true;
    case ZP_ASK_ASSIST:
    case ZP_ASK_LAST_CALL:
        rum_line_say(out, ZP(9, 1), "First say whether you help in this fight");
        return true;
    case ZP_ASK_ENTRANCE:
    case ZP_ASK_MOVE_PICK:
    case ZP_ASK_STEP:
    case ZP_ASK_FLANK_STEP:
    case ZP_ASK_DEST:
        return false;
    case ZP_ASK_DRAW:
        rum_line_say(out, ZP(4, 1), "Your pieces have moved; now you draw");
        return true;
    default:
        rum_line_say(out, ZP(4, 1), "First answer what is asked");
        return true;
    }
}

/* "Gate H9 is taken", and how one gets at whoever stands there. */
static bool is_taken(const struct zp_state *z, int space, rum_seat viewer,
                     struct rum_line *out)
{
    int piece = z->piece_at[space];

    if (piece == ZP_NONE)
        return false;
    rum_line_say(out, ZP(2, 1), "%s is taken", zp_place_name(space).s);
    if (zp_owner(piece) != viewer)
        rum_line_say(out, ZP(7, 4), "; to fight %s, stop next to it",
                     zp_piece_name(piece).s);
    return true;
}

static bool is_closed(const struct zp_state *z, int seat, int space,
                      struct rum_line *out)
{
    if (!zp_has(z->closed[seat], space))
        return false;
    rum_line_say(out, ZP(2, 3), "%s is closed to everybody but its owner",
                 zp_place_name(space).s);
    return true;
}

/* ---- Entrance ---- */

static bool is_own_gate(const struct zp_state *z, int seat, int space)
{
    return zp_has(zp_gates[z->home[seat]], space);
}

static void why_no_entry(const struct zp_state *z, int seat, int space,
                         struct rum_line *out)
{
    const uint8_t *gate = zp_gate[z->home[seat]];
    int cost = zp_entry_cost(z, seat);

    if (!is_own_gate(z, seat, space))
        rum_line_say(out, ZP(6, 1),
                     "Your pieces come in on your own Gates, %s and %s",
                     zp_space_name(gate[0]).s, zp_space_name(gate[1]).s);
    else if (z->piece_at[space] != ZP_NONE)
        rum_line_say(out, ZP(6, 2), "%s is taken", zp_place_name(space).s);
    else if (!zp_can_pay(z, seat, cost))
        rum_line_say(out, ZP(6, 1),
                     "A further piece costs %s, more than you can pay",
                     zp_points(cost).s);
}

/* ---- Movement ---- */

/* Where the pieces that are moving could be after one step in any direction.
 */
static bool is_beside(const struct zp_state *z, int owner, int mask, int space)
{
    for (int i = 0; i < ZP_OWN; i++) {
        int at = z->pos[owner * ZP_OWN + i];
        if (mask >> i & 1 && at < ZP_SPACES && zp_has(zp_near[at], space))
            return true;
    }
    return false;
}

static void why_no_step(const struct zp_state *z, rum_seat viewer, int space,
                        struct rum_line *out)
{
    bool flank = z->ask == ZP_ASK_FLANK_STEP;
    int owner = flank ? z->play.seat : z->move.owner;
    int mask = flank ? 1 << z->play.target % ZP_OWN : z->move.mask;
    int cost = flank ? 0 : zp_step_cost(z) - z->move.pool;

    if (z->piece_at[space] != ZP_NONE &&
        zp_owner(z->piece_at[space]) == owner &&
        mask >> z->piece_at[space] % ZP_OWN & 1)
        rum_line_say(out, ZP(7, 3), "A piece that moves makes at least a step");
    else if (is_taken(z, space, viewer, out) || is_closed(z, owner, space, out))
        return;
    else if (!is_beside(z, owner, mask, space))
        rum_line_say(out, ZP(7, 2), "%s is too far: go one space at a time",
                     zp_place_name(space).s);
    else if (!zp_can_pay(z, viewer, cost))
        rum_line_say(out, ZP(7, 1),
                     "The next space costs %s, more than you can pay",
                     zp_points(cost).s);
    else
        rum_line_say(out, ZP(17, 4), "Not all of the group can go that way");
}

static void why_no_landing(const struct zp_state *z, rum_seat viewer, int space,
                           struct rum_line *out)
{
    bool leap = z->class[viewer] == ZP_NINJA && zp_ground[space] == ZP_HOUSE;

    if (is_taken(z, space, viewer, out) || is_closed(z, viewer, space, out))
        return;
    if (z->depth && z->frame[z->depth - 1].kind != ZP_F_TURN)
        rum_line_say(out, ZP(12, 4), "The card does not reach that far");
    else if (leap)
        rum_line_say(out, ZP(14, 2), "No leap ends on a Great House");
    else
        rum_line_say(out, ZP(19, 2),
                     "A balloon comes down next to somebody else's piece");
}

static void why_no_space(const struct zp_state *z, rum_seat viewer, int space,
                         struct rum_line *out)
{
    switch (z->ask) {
    case ZP_ASK_ENTRANCE:
        why_no_entry(z, viewer, space, out);
        break;
    case ZP_ASK_MOVE_PICK:
        rum_line_say(out, ZP(7, 1), "First choose which of your pieces goes");
        break;
    case ZP_ASK_STEP:
    case ZP_ASK_FLANK_STEP:
        why_no_step(z, viewer, space, out);
        break;
    case ZP_ASK_DEST:
        why_no_landing(z, viewer, space, out);
        break;
    default:
        say_asked(z, out);
    }
}

/* ---- pieces ---- */

/* A piece of one's own that is not asked to go. */
static void why_no_own(const struct zp_state *z, rum_seat viewer, int piece,
                       struct rum_line *out)
{
    struct zp_name name = zp_piece_name(piece);

    if (!zp_on_board(z, piece))
        rum_line_say(out, ZP(4, 1),
                     z->ask == ZP_ASK_ENTRANCE
                         ? "Choose the Gate on which a piece comes in"
                         : "It comes in in an Entrance Phase, before pieces "
                           "move");
    else if (z->ask == ZP_ASK_ENTRANCE)
        rum_line_say(out, ZP(4, 1),
                     "Pieces move in the Movement Phase, which comes next");
    else if (z->ask != ZP_ASK_MOVE_PICK)
        why_no_space(z, viewer, z->pos[piece], out);
    else if (z->turn.moved)
        rum_line_say(out, ZP(7, 3), "One piece moves in a turn, and yours has");
    else if (z->turn.second >> piece % ZP_OWN & 1)
        rum_line_say(out, ZP(13, 10), "%s has moved by a card", name.s);
    else
        rum_line_say(out, ZP(7, 2), "%s has no empty space beside it", name.s);
}

static void why_no_piece(const struct zp_state *z, rum_seat viewer, int piece,
                         struct rum_line *out)
{
    bool there = zp_on_board(z, piece);

    if (zp_owner(piece) == viewer && !say_asked(z, out))
        why_no_own(z, viewer, piece, out);
    else if (zp_owner(piece) == viewer)
        return;
    else if (there && z->ask != ZP_ASK_MOVE_PICK && z->ask != ZP_ASK_ENTRANCE)
        why_no_space(z, viewer, z->pos[piece], out);
    else if (there)
        rum_line_say(out, ZP(7, 4),
                     "%s is {%d's}: to fight it, stop next to it",
                     zp_piece_name(piece).s, zp_owner(piece));
    else
        rum_line_say(out, ZP(2, 2), "%s is not on the board",
                     zp_piece_name(piece).s);
}

/* ---- cards ---- */

/* When an effect is played; `now`: that is what is asked. */
static const char *time_of(const struct zp_state *z, int effect, bool *now)
{
    if (effect < ZP_COMBAT_EFFECTS) {
        *now = z->ask == ZP_ASK_COMBAT || z->ask == ZP_ASK_ASSIST ||
               z->ask == ZP_ASK_LAST_CALL;
        return "in a fight";
    }
    switch (effect) {
    case ZP_EFFECT_SAVE:
        *now = z->ask == ZP_ASK_SAVE;
        return "when a piece of yours is defeated";
    case ZP_EFFECT_RECRUIT:
        *now = z->ask == ZP_ASK_ENTRANCE;
        return "in your Entrance Phase";
    case ZP_EFFECT_FLANK:
    case ZP_EFFECT_EVERYWHERE:
        *now = z->ask == ZP_ASK_MOVE_PICK;
        return "in your Movement Phase";
    case ZP_EFFECT_DRAW2:
    case ZP_EFFECT_PLUNDER:
        *now = z->ask == ZP_ASK_DRAW;
        return "in your Draw Phase";
    case ZP_EFFECT_BLOCKADE:
        *now = z->ask == ZP_ASK_BLOCKADE;
        return "when somebody else draws";
    case ZP_EFFECT_BIND:
        *now = z->ask == ZP_ASK_REACT;
        return "when somebody else plays such a card";
    case ZP_EFFECT_KEELHAUL:
        *now = z->ask == ZP_ASK_KEELHAUL;
        return "at the end of your turn";
    default:
        *now = z->ask == ZP_ASK_STEP;
        return "while a piece of yours moves";
    }
}

/* It is the time for the effect. */
static void why_not_now(const struct zp_state *z, rum_seat viewer, int effect,
                        const char *name, struct rum_line *out)
{
    int kind = zp_effect_kind(effect);
    struct zp_price price = zp_price(z, viewer, effect);

    if (price.copies > z->hand[viewer][kind])
        rum_line_say(out, ZP(12, 1), "You need two of it");
    else if (z->ask == ZP_ASK_DRAW && z->fresh[viewer][kind])
        rum_line_say(out, ZP(11, 5), "%s came in this turn; use it in the next",
                     name);
    else if (!zp_can_pay(z, viewer, price.fee))
        rum_line_say(out, ZP(12, 1), "%s costs you %s", name,
                     zp_points(price.fee).s);
    else
        rum_line_say(out, ZP(12, 7), "%s could do nothing now", name);
}

/* What a card is for, for a class that can use it. */
static void why_no_effect(const struct zp_state *z, rum_seat viewer, int kind,
                          struct rum_line *out)
{
    const char *name = zp_card_name(kind, z->class[viewer]), *said = NULL;

    for (int e = 0; e < ZP_EFFECTS; e++) {
        struct zp_price price = zp_price(z, viewer, e);
        bool now = false;
        if (zp_effect_kind(e) != kind || !price.copies || price.passport)
            continue;
        const char *when = time_of(z, e, &now);
        if (now) {
            out->text[0] = '\0';
            why_not_now(z, viewer, e, name, out);
            return;
        }
        if (!said)
            rum_line_say(out, ZP(12, 4), "%s is played %s", name, when);
        else if (said != when)
            rum_line_say(out, ZP(12, 4), " or %s", when);
        said = when;
    }
    if (!said)
        rum_line_say(out, ZP(12, 1),
                     "Your class cannot use what it does, only spend it for "
                     "points");
}

static void why_no_card(const struct zp_state *z, rum_seat viewer, int kind,
                        struct rum_line *out)
{
    const char *name = zp_card_name(kind, z->class[viewer]);

    if (z->class[viewer] == ZP_GUNSLINGER &&
        (z->ask == ZP_ASK_SET || z->ask == ZP_ASK_SET_CARD))
        rum_line_say(out, ZP(18, 2),
                     "A Gunslinger pays with pairs, three of a kind or "
                     "straights");
    else if (kind < ZP_SPECIALTY)
        rum_line_say(out, ZP(5, 1), "A %s is spent when something costs points",
                     name);
    else if (kind == ZP_PASSPORT)
        rum_line_say(out, ZP(12, 2),
                     "%s is spent along with a card whose other side you use",
                     name);
    else
        why_no_effect(z, viewer, kind, out);
}

/* ---- which thing it is ---- */

/* The space of "h9"; -1: it is none. */
static int space_of(const char *id)
{
    char name[2] = {id[0], '\0'};

    if (strchr(id, '.') || rum_id_number(id, name) < 0)
        return -1;
    for (int i = 0; i < ZP_SPACES; i++) {
        if (zp_r[i] + 5 == id[0] - 'a' && strcmp(zp_cell_id(i).s, id) == 0)
            return i;
    }
    return -1;
}

/* The piece of "p0.3"; -1: it is none. */
static int piece_of(const char *id)
{
    int seat = rum_id_number(id, "p");

    return seat < 0 ? -1 : seat * ZP_OWN + id[3] - '1';
}

static int card_of(rum_seat viewer, const char *id)
{
    for (int kind = 0; kind < ZP_KINDS; kind++) {
        if (strcmp(zp_card_id(viewer, kind).s, id) == 0)
            return kind;
    }
    return -1;
}

static void why_no_area(const struct zp_state *z, rum_seat viewer,
                        const char *id, struct rum_line *out)
{
    int home = rum_id_number(id, strncmp(id, "home", 4) ? "base" : "home");

    if (strcmp(id, "deck") == 0)
        rum_line_say(out, ZP(11, 1), "You draw at the end of your turn");
    else if (strcmp(id, "discard") == 0)
        rum_line_say(out, ZP(11, 3),
                     "Spent cards come back when the deck is used up");
    else if (home == viewer && z->ask == ZP_ASK_ENTRANCE)
        rum_line_say(out, ZP(6, 1),
                     "Choose the Gate on which a piece comes in");
    else if (home >= 0)
        rum_line_say(out, ZP(2, 2), "Pieces in a Home Base are not in play");
}

void zp_why_not(const void *seen, rum_seat viewer, const char *id,
                struct rum_line *out)
{
    const struct zp_state *z = seen;
    int space = space_of(id), piece = piece_of(id);
    int card = card_of(viewer, id), ring = rum_id_number(id, "o");

    if (z->ask == ZP_ASK_CLASS)
        return;
    if (space >= 0 || ring >= 0)
        why_no_space(z, viewer, space >= 0 ? space : ring, out);
    else if (piece >= 0)
        why_no_piece(z, viewer, piece, out);
    else if (card >= 0)
        why_no_card(z, viewer, card, out);
    else
        why_no_area(z, viewer, id, out);
}

/*
 * zp_offer.c: the open actions in words, and what is being asked.
 */
#include "zp_tell.h"

static const uint16_t op_clause[ZP_OPS] = {
    [ZP_PASS] = ZP(4, 1),       [ZP_CLASS] = ZP(1, 2),
    [ZP_ENTER] = ZP(6, 1),      [ZP_RECRUITS] = ZP(13, 5),
    [ZP_PAY] = ZP(5, 1),        [ZP_PAY_CLOUD] = ZP(17, 7),
    [ZP_SET] = ZP(18, 2),       [ZP_SET_CARD] = ZP(18, 10),
    [ZP_MOVE] = ZP(7, 1),       [ZP_LEAP] = ZP(14, 2),
    [ZP_SCOUNDREL] = ZP(15, 2), [ZP_BALLOON] = ZP(19, 2),
    [ZP_FLANK] = ZP(13, 10),    [ZP_EVERYWHERE] = ZP(13, 11),
    [ZP_STEP] = ZP(7, 2),       [ZP_SPEEDS] = ZP(13, 7),
    [ZP_DEST] = ZP(7, 2),       [ZP_AGGRESSOR] = ZP(8, 15),
    [ZP_DEFENDER] = ZP(8, 14),  [ZP_POINTS] = ZP(8, 10),
    [ZP_CLOUD] = ZP(17, 7),     [ZP_EFFECT] = ZP(8, 10),
    [ZP_SLIP] = ZP(14, 5),      [ZP_CONCEDE] = ZP(8, 11),
    [ZP_HOLD] = ZP(9, 3),       [ZP_ACCEPT] = ZP(9, 2),
    [ZP_REFUSE] = ZP(9, 2),     [ZP_BIND] = ZP(13, 19),
    [ZP_SAVES] = ZP(13, 1),     [ZP_UPLOAD] = ZP(17, 6),
    [ZP_DRAW] = ZP(11, 1),      [ZP_BLOCKADE] = ZP(13, 18),
    [ZP_DISCARD] = ZP(18, 6),   [ZP_KEELHAUL] = ZP(13, 17),
    [ZP_RELEASE] = ZP(19, 7),
};

/* ---- parts of sentences ---- */

void zp_say_price(const struct zp_offer *o, int effect)
{
    struct zp_price price = zp_price(o->z, o->seat, effect);
    const char *pair = price.copies == 2 ? "as a pair" : "";

    if (price.passport)
        RUM_SAY(o->out->text, " (with %s", zp_card_name(ZP_PASSPORT, o->class));
    else if (*pair || price.fee)
        RUM_SAY(o->out->text, " (%s", pair);
    if (price.fee)
        RUM_SAY(o->out->text, "%spaying %s",
                price.passport || *pair ? ", " : "", zp_points(price.fee).s);
    if (price.passport || *pair || price.fee)
        RUM_SAY(o->out->text, ")");
}

void zp_on_card(const struct zp_offer *o, int kind)
{
    rum_offer_on(o->out, "%s", zp_card_id(o->seat, kind).s);
}

void zp_on_piece(const struct zp_offer *o, int piece)
{
    rum_offer_on(o->out, "%s", zp_piece_id(piece).s);
}

void zp_on_cell(const struct zp_offer *o, int space)
{
    rum_offer_on(o->out, "%s", zp_cell_id(space).s);
}

/* Would this seat have won if its piece stopped there? */
static bool wins_on(const struct zp_state *z, int piece, int space)
{
    struct zp_set goal[3], own = z->own[zp_owner(piece)];
    int goals = zp_goals(z, zp_owner(piece), goal);

    if (zp_on_board(z, piece))
        own = zp_less(own, zp_only(z->pos[piece]));
    own = zp_or(own, zp_only(space));
    for (int i = 0; i < goals; i++) {
        if (!zp_any(zp_less(goal[i], own)))
            return true;
    }
    return false;
}

/* Whom pieces of a seat would fight if they stopped on these spaces: "before"
 * them and "after". */
static void say_foes(const struct zp_offer *o, int seat, struct zp_set spaces,
                     const char *before, const char *after)
{
    struct zp_set foes = zp_and(zp_spread(spaces), zp_enemies(o->z, seat));
    int n = zp_count(foes);

    if (!n)
        return;
    o->out->tone = RUM_DANGER;
    RUM_SAY(o->out->text, "%s", before);
    for (int i = 0; i < n; i++)
        RUM_SAY(o->out->text, "%s%s", zp_comma(i, n),
                zp_piece_name(o->z->piece_at[zp_take(&foes)]).s);
    RUM_SAY(o->out->text, "%s", after);
}

/* A piece that has to stop there, or is asked to, fights; one on its way may
 * go on. */
static const struct {
    const char *before, *after;
} warning[] = {{" and fight ", ""}, {" (next to ", ": a fight if it stops)"}};

/* What stopping on a space would bring: a win, or a fight with whom. */
static void say_stop(const struct zp_offer *o, int piece, int space,
                     bool passes)
{
    int seat = zp_owner(piece);

    if (wins_on(o->z, piece, space)) {
        RUM_SAY(o->out->text,
                seat == o->seat ? ": that wins the game"
                                : ": that would win for {%d}",
                seat);
        o->out->tone = seat == o->seat ? RUM_WINS : RUM_DANGER;
        return;
    }
    say_foes(o, seat, zp_only(space), warning[passes].before,
             warning[passes].after);
}

/* On a button whom one fights is named as on the table. */
static void label_fight(const struct zp_offer *o, int seat,
                        struct zp_set spaces)
{
    struct zp_set foes = zp_and(zp_spread(spaces), zp_enemies(o->z, seat));
    int n = zp_count(foes);

    if (n == 1) {
        int owner = zp_owner(o->z->piece_at[zp_take(&foes)]);
        RUM_SAY(o->out->label, "Fight {%d's} %s", owner,
                zp_class_name[o->z->class[owner]]);
    } else if (n) {
        RUM_SAY(o->out->label, "Stop and fight");
    }
}

/* The same for what moves now: one piece, or Robots that go together. Those
 * have no spaces to win on. Direction ZP_NONE: where they stand. */
static void say_stops(const struct zp_offer *o, int direction)
{
    const struct zp_move *m = &o->z->move;
    struct zp_set spaces = {0, 0};
    int first = m->owner * ZP_OWN, space = 0;

    for (int mask = m->mask; mask; mask &= mask - 1) {
        space = o->z->pos[first + __builtin_ctz((unsigned)mask)];
        if (direction != ZP_NONE)
            space = zp_next[space][direction];
        spaces = zp_or(spaces, zp_only(space));
    }
    bool passes = direction != ZP_NONE;
    if (m->mask & (m->mask - 1))
        say_foes(o, m->owner, spaces, warning[passes].before,
                 warning[passes].after);
    else
        say_stop(o, first + __builtin_ctz((unsigned)m->mask), space, passes);
    if (!passes && o->out->tone == RUM_DANGER)
        label_fight(o, m->owner, spaces);
}

/* ---- by phase ---- */

/* Most would not go on here: their piece came in or made its move, the rest
 * costs points, or it is the business of others. */
static bool gives_up_nothing(const struct zp_state *z)
{
    switch (z->ask) {
    case ZP_ASK_ENTRANCE:
        return z->turn.entered;
    case ZP_ASK_MOVE_PICK:
        return z->turn.moved;
    case ZP_ASK_SAVE:
    case ZP_ASK_UPLOAD:
        return false;
    default:
        return true;
    }
}

static void tell_pass(const struct zp_offer *o)
{
    static const struct {
        const char *text, *brief;
        uint16_t clause;
        const char *label; /* where the text is too long for a button */
    } no[ZP_ASKS] = {
        [ZP_ASK_ENTRANCE] = {"Bring in no further piece", "on", ZP(4, 1),
                             "No further piece"},
        [ZP_ASK_MOVE_PICK] = {"End the Movement Phase", "end", ZP(7, 5),
                              "End movement"},
        [ZP_ASK_STEP] = {"Stop here", "stop", ZP(7, 3)},
        [ZP_ASK_COMBAT] = {"Wait for the Defender", "pass", ZP(8, 9)},
        [ZP_ASK_ASSIST] = {"Do not help (any further)", "pass", ZP(9, 3)},
        [ZP_ASK_LAST_CALL] = {"Let it be lost", "pass", ZP(9, 12)},
        [ZP_ASK_REACT] = {"Let it happen", "pass", ZP(13, 20)},
        [ZP_ASK_SAVE] = {"Let the piece go", "pass", ZP(10, 4)},
        [ZP_ASK_UPLOAD] = {"Leave the piece on the Treasure", "pass",
                           ZP(17, 6)},
        [ZP_ASK_BLOCKADE] = {"Let the cards be drawn", "pass", ZP(13, 18)},
        [ZP_ASK_KEELHAUL] = {"End the turn", "end", ZP(4, 2)},
    };
    const struct zp_state *z = o->z;

    RUM_SAY(o->out->text, "%s", no[z->ask].text);
    RUM_SAY(o->out->brief, "%s", no[z->ask].brief);
    o->out->clause = no[z->ask].clause;
    if (no[z->ask].label)
        RUM_SAY(o->out->label, "%s", no[z->ask].label);
    /* Helping counts as well: it is asked of everyone in most combats. */
    o->out->pass = z->ask == ZP_ASK_REACT || z->ask == ZP_ASK_BLOCKADE ||
                   z->ask == ZP_ASK_ASSIST || z->ask == ZP_ASK_LAST_CALL;
    if (z->ask == ZP_ASK_STEP) {
        int piece = z->move.owner * ZP_OWN + __builtin_ctz(z->move.mask);
        say_stops(o, ZP_NONE);
        zp_on_piece(o, piece);
        if (zp_uploads_on(z, z->pos[piece])) {
            RUM_SAY(o->out->note, "upload");
            o->out->symbol = "cloud";
        }
    }
    o->out->next = gives_up_nothing(z) && o->out->tone != RUM_DANGER;
}

/* Is there a choice between pieces at home, by their rings? ZP-16.10 */
static bool several_at_home(const struct zp_state *z, int seat)
{
    int first = -1;

    for (int p = seat * ZP_OWN; p < (seat + 1) * ZP_OWN; p++) {
        if (z->pos[p] != ZP_HOME)
            continue;
        if (first >= 0 && z->ring[p] != first)
            return true;
        first = z->ring[p];
    }
    return false;
}

static void tell_enter(const struct zp_offer *o, int op, int arg)
{
    const struct zp_state *z = o->z;
    int rings = zp_enter_rings(arg), piece = zp_ringed(z, o->seat, rings);
    int space = zp_gate[z->home[o->seat]][zp_enter_gate(arg)];
    int cost = zp_entry_cost(z, o->seat);

    RUM_SAY(o->out->text, "Bring %s onto %s", zp_piece_name(piece).s,
            zp_place_name(space).s);
    if (rings)
        RUM_SAY(o->out->text, " with its %s", zp_ring_count(rings).s);
    zp_on_cell(o, space);
    if (several_at_home(z, o->seat))
        zp_on_piece(o, piece);
    if (op == ZP_RECRUITS) {
        RUM_SAY(o->out->text, " by %s",
                zp_effect_name(z, o->seat, ZP_EFFECT_RECRUIT));
        zp_say_price(o, ZP_EFFECT_RECRUIT);
        RUM_SAY(o->out->brief, "recruit %s", zp_cell_id(space).s);
        zp_on_card(o, ZP_RECRUIT);
    } else {
        RUM_SAY(o->out->text, " (%s)", cost ? zp_points(cost).s : "free");
        if (cost)
            RUM_SAY(o->out->note, "%d pt", cost);
        else
            RUM_SAY(o->out->note, "free");
        RUM_SAY(o->out->brief, "enter %s", zp_cell_id(space).s);
        if (!rings)
            RUM_SAY(o->out->label, "Bring a piece onto %s",
                    zp_place_name(space).s);
    }
    if (rings)
        RUM_SAY(o->out->brief, " %d", rings);
}

static void tell_pay(const struct zp_offer *o, int op, int arg)
{
    const struct zp_state *z = o->z;
    int owed = z->pay.cost - z->pay.paid;

    o->out->quiet = z->hand_n[o->seat] + z->cloud[o->seat] == 1;
    if (op == ZP_PAY_CLOUD) {
        RUM_SAY(o->out->text, "Pay one cloud point");
        RUM_SAY(o->out->brief, "cloud");
        rum_offer_on(o->out, "seat%d", o->seat);
        return;
    }
    int worth = zp_value[o->class][arg];
    RUM_SAY(o->out->text, "Pay with %s, worth %d", zp_a_card(arg, o->class).s,
            worth);
    if (worth > owed)
        RUM_SAY(o->out->text, " (%d over)", worth - owed);
    RUM_SAY(o->out->brief, "pay %s", zp_kind_key[arg]);
    RUM_SAY(o->out->note, "%d", worth);
    zp_on_card(o, arg);
}

static void tell_set(const struct zp_offer *o, int op, int arg)
{
    if (op == ZP_SET) {
        RUM_SAY(o->out->text, "Play %s, worth %d", zp_set_name(arg),
                zp_set_value[arg]);
        int owed = o->z->pay.cost - o->z->pay.paid;
        if (zp_set_value[arg] != owed)
            RUM_SAY(o->out->text, " (%d asked)", owed);
        RUM_SAY(o->out->brief, "%s", zp_set_name(arg));
        return;
    }
    RUM_SAY(o->out->text, "Take %s for the next card of the set",
            zp_card_name(arg, o->class));
    RUM_SAY(o->out->brief, "%s", zp_kind_key[arg]);
    zp_on_card(o, arg);
}

static void tell_move(const struct zp_offer *o, int mask)
{
    int n = __builtin_popcount((unsigned)mask), said = 0;

    RUM_SAY(o->out->text, "Move ");
    RUM_SAY(o->out->brief, "move");
    for (int i = 0; i < ZP_OWN; i++) {
        if (!(mask >> i & 1))
            continue;
        RUM_SAY(o->out->text, "%s%s", zp_comma(said++, n),
                zp_piece_name(o->seat * ZP_OWN + i).s);
        RUM_SAY(o->out->brief, " %d", i + 1);
        zp_on_piece(o, o->seat * ZP_OWN + i);
    }
    if (mask & (mask - 1)) {
        RUM_SAY(o->out->text, " together");
        o->out->clause = ZP(17, 3);
    }
}

static void tell_pick(const struct zp_offer *o, int op, int arg)
{
    int piece = op == ZP_SCOUNDREL ? arg : o->seat * ZP_OWN + arg;
    struct zp_name name = zp_piece_name(piece);

    zp_on_piece(o, piece);
    switch (op) {
    case ZP_LEAP:
        RUM_SAY(o->out->text, "Leap with %s across the heavens (%s)", name.s,
                zp_points(o->z->opt.leap_cost).s);
        RUM_SAY(o->out->brief, "leap %d", arg + 1);
        RUM_SAY(o->out->label, "Leap with %s", name.s);
        RUM_SAY(o->out->note, "%d pt", o->z->opt.leap_cost);
        break;
    case ZP_SCOUNDREL:
        RUM_SAY(o->out->text, "Move %s, dirty rotten scoundrel (%s)", name.s,
                zp_points(o->z->opt.scoundrel_cost).s);
        RUM_SAY(o->out->brief, "drive %s", name.s);
        RUM_SAY(o->out->label, "Drive %s", name.s);
        RUM_SAY(o->out->note, "%d pt", o->z->opt.scoundrel_cost);
        break;
    case ZP_BALLOON:
        RUM_SAY(o->out->text, "Fly %s into a fight by balloon (%s)", name.s,
                zp_points(o->z->opt.balloon_cost).s);
        RUM_SAY(o->out->brief, "fly %d", arg + 1);
        RUM_SAY(o->out->label, "Fly %s into a fight", name.s);
        RUM_SAY(o->out->note, "%d pt", o->z->opt.balloon_cost);
        break;
    case ZP_FLANK:
        RUM_SAY(o->out->text, "Move %s one space by Flanking Maneuver", name.s);
        zp_say_price(o, ZP_EFFECT_FLANK);
        RUM_SAY(o->out->brief, "flank %d", arg + 1);
        RUM_SAY(o->out->label, "Move %s one space", name.s);
        zp_on_card(o, ZP_SECOND);
        break;
    default:
        RUM_SAY(o->out->text, "Move %s next to a friend by They're Everywhere",
                name.s);
        zp_say_price(o, ZP_EFFECT_EVERYWHERE);
        RUM_SAY(o->out->brief, "everywhere %d", arg + 1);
        RUM_SAY(o->out->label, "Put %s next to a friend", name.s);
        zp_on_card(o, ZP_SECOND);
        break;
    }
}

/* A space is free, paid already, or costs something: ZP-7.6. */
static void say_cost(const struct zp_offer *o, int cost)
{
    int pool = o->z->move.pool;

    if (cost == 0) {
        RUM_SAY(o->out->note, "free");
        RUM_SAY(o->out->text, " (free)");
    } else if (cost <= pool) {
        RUM_SAY(o->out->note, "paid");
        RUM_SAY(o->out->text, " (paid already)");
    } else {
        RUM_SAY(o->out->note, "%d pt", cost - pool);
        RUM_SAY(o->out->text, " (costs %s)", zp_points(cost - pool).s);
    }
}

static void tell_step(const struct zp_offer *o, int d)
{
    const struct zp_state *z = o->z;
    bool flank = z->ask == ZP_ASK_FLANK_STEP;
    int piece = flank ? z->play.target
                      : z->move.owner * ZP_OWN + __builtin_ctz(z->move.mask);
    int to = zp_next[z->pos[piece]][d], cost = flank ? 0 : zp_step_cost(z);

    RUM_SAY(o->out->text, "Go %s to %s", zp_direction_word[d],
            zp_place_name(to).s);
    if (flank)
        o->out->clause = ZP(13, 10);
    else
        say_cost(o, cost);
    char *brief = o->out->brief;
    RUM_SAY(o->out->brief, "%s", zp_direction[d]);
    for (; *brief; brief++)
        *brief |= 0x20;
    if (flank)
        say_stop(o, piece, to, false);
    else
        say_stops(o, d);
    if (!flank && zp_uploads_on(z, to))
        o->out->symbol = "cloud";
    zp_on_cell(o, to);
}

static void tell_speed(const struct zp_offer *o, int arg)
{
    RUM_SAY(o->out->text, "Play %s: %d free spaces",
            zp_effect_name(o->z, o->seat, ZP_EFFECT_SAILS + arg),
            arg == 2 ? 4 : 2);
    zp_say_price(o, ZP_EFFECT_SAILS + arg);
    RUM_SAY(o->out->brief, "speed %d", arg == 2 ? 4 : 2);
    if (arg == 0)
        o->out->clause = ZP(13, 6);
    zp_on_card(o, ZP_SPEED);
}

static void tell_dest(const struct zp_offer *o, int space)
{
    const struct zp_state *z = o->z;
    bool landing = z->frame[z->depth - 1].kind == ZP_F_TURN;
    int piece = z->turn.piece;

    if (!landing) {
        piece = z->play.effect == ZP_EFFECT_RETREAT
                    ? z->combat.piece[z->play.side]
                    : z->play.target;
        o->out->clause = zp_effect_clause(z->play.effect);
    } else {
        o->out->clause = z->class[o->seat] == ZP_NINJA ? ZP(14, 2) : ZP(19, 2);
    }
    RUM_SAY(o->out->text, "%s to %s", zp_piece_name(piece).s,
            zp_place_name(space).s);
    RUM_SAY(o->out->brief, "%s", zp_cell_id(space).s);
    say_stop(o, piece, space, false);
    zp_on_cell(o, space);
}

static void tell_draw(const struct zp_offer *o, int arg)
{
    static const char *const base[] = {"", "one card", "two cards",
                                       "three cards"};
    const struct zp_state *z = o->z;

    switch (arg) {
    case ZP_DRAW_NOW:
        RUM_SAY(o->out->text, "Draw %s", zp_draw_size(z).s);
        RUM_SAY(o->out->brief, "draw");
        rum_offer_on(o->out, "deck");
        break;
    case ZP_DRAW_SALVAGE:
        RUM_SAY(o->out->text,
                "Salvage: draw %s, and one for every piece in a zone",
                base[z->opt.draw]);
        RUM_SAY(o->out->brief, "salvage");
        o->out->clause = ZP(15, 7);
        break;
    case ZP_DRAW_TWO:
        RUM_SAY(o->out->text, "Use %s: draw two cards",
                zp_effect_name(z, o->seat, ZP_EFFECT_DRAW2));
        zp_say_price(o, ZP_EFFECT_DRAW2);
        RUM_SAY(o->out->brief, "draw two");
        o->out->clause = ZP(13, 4);
        zp_on_card(o, ZP_DRAW2);
        break;
    case ZP_DRAW_PLUNDER:
        RUM_SAY(o->out->text, "Use Plunder: two cards for each zone");
        zp_say_price(o, ZP_EFFECT_PLUNDER);
        RUM_SAY(o->out->brief, "plunder");
        o->out->clause = ZP(13, 15);
        zp_on_card(o, ZP_YIELD);
        break;
    default:
        RUM_SAY(o->out->text,
                "Tag and release a piece of {%d} for two of their cards",
                arg - ZP_DRAW_TAG);
        RUM_SAY(o->out->brief, "tag P%d", arg - ZP_DRAW_TAG + 1);
        o->out->clause = ZP(19, 8);
        rum_offer_on(o->out, "seat%d", arg - ZP_DRAW_TAG);
        break;
    }
}

static void tell_other(const struct zp_offer *o, int op, int arg)
{
    const struct zp_state *z = o->z;
    int whole;

    switch (op) {
    case ZP_CLASS:
        RUM_SAY(o->out->text, "Be the %s", zp_class_name[arg]);
        RUM_SAY(o->out->brief, "%s", zp_class_key[arg]);
        o->out->quiet = true;
        break;
    case ZP_AGGRESSOR:
    case ZP_DEFENDER:
        RUM_SAY(o->out->text, "%s fights first", zp_piece_name(arg).s);
        RUM_SAY(o->out->brief, "%s", zp_piece_name(arg).s);
        zp_on_piece(o, arg);
        break;
    case ZP_UPLOAD:
        RUM_SAY(o->out->text, "Upload %s to the Cloud Mind",
                zp_piece_name(z->piece_at[ZP_MIDDLE]).s);
        RUM_SAY(o->out->brief, "upload");
        RUM_SAY(o->out->label, "Upload this piece");
        RUM_SAY(o->out->note, "upload");
        if (zp_progress(z, o->seat, &whole) + 1 == whole)
            o->out->tone = RUM_WINS;
        zp_on_piece(o, z->piece_at[ZP_MIDDLE]);
        break;
    case ZP_DISCARD:
        RUM_SAY(o->out->text, "Discard %s", zp_card_name(arg, o->class));
        RUM_SAY(o->out->brief, "discard %s", zp_kind_key[arg]);
        zp_on_card(o, arg);
        break;
    case ZP_KEELHAUL:
        RUM_SAY(o->out->text, "Keelhaul {%d}: their next turn is lost", arg);
        zp_say_price(o, ZP_EFFECT_KEELHAUL);
        RUM_SAY(o->out->brief, "haul P%d", arg + 1);
        rum_offer_on(o->out, "seat%d", arg);
        break;
    default:
        RUM_SAY(o->out->text, "Release %s", zp_piece_name(arg).s);
        RUM_SAY(o->out->brief, "release %s", zp_piece_name(arg).s);
        zp_on_piece(o, arg);
        break;
    }
}

void zp_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct zp_state *z = seen;
    struct zp_offer o = {.z = z, .out = out, .seat = z->head.to_act};
    int op = act / 128, arg = act % 128;

    (void)viewer;
    o.class = z->ask == ZP_ASK_CLASS ? 0 : z->class[o.seat];
    out->clause = op == ZP_SET ? zp_set_clause(arg) : op_clause[op];
    if (op == ZP_PASS)
        tell_pass(&o);
    else if (op == ZP_ENTER || op == ZP_RECRUITS)
        tell_enter(&o, op, arg);
    else if (op == ZP_PAY || op == ZP_PAY_CLOUD)
        tell_pay(&o, op, arg);
    else if (z->ask == ZP_ASK_SET || op == ZP_SET_CARD)
        tell_set(&o, op, arg);
    else if (op == ZP_MOVE)
        tell_move(&o, arg);
    else if (op >= ZP_LEAP && op <= ZP_EVERYWHERE)
        tell_pick(&o, op, arg);
    else if (op == ZP_STEP)
        tell_step(&o, arg);
    else if (op == ZP_SPEEDS)
        tell_speed(&o, arg);
    else if (op == ZP_DEST)
        tell_dest(&o, arg);
    else if (op == ZP_POINTS || op == ZP_CLOUD || op == ZP_SET)
        zp_offer_raise(&o, op, arg);
    else if (op == ZP_EFFECT)
        zp_offer_effect(&o, arg);
    else if (op >= ZP_SLIP && op <= ZP_HOLD)
        zp_offer_combat(&o, op);
    else if (op >= ZP_ACCEPT && op <= ZP_SAVES)
        zp_offer_reaction(&o, op, arg);
    else if (op == ZP_BLOCKADE)
        zp_offer_reaction(&o, op, arg);
    else if (op == ZP_DRAW)
        tell_draw(&o, arg);
    else
        tell_other(&o, op, arg);
}

/*
 * zp_tell.c: what happened, one sentence an event (section 9), and how
 * the pieces went.
 */
#include "zp_tell.h"

static void move_piece(struct rum_line *out, int piece, int from, int to,
                       enum rum_manner manner)
{
    struct zp_id item = zp_piece_id(piece);
    struct zp_id a =
        from < ZP_SPACES ? zp_cell_id(from) : zp_base_id(zp_owner(piece));
    struct zp_id b =
        to < ZP_SPACES ? zp_cell_id(to) : zp_base_id(zp_owner(piece));

    rum_line_move(out, item.s, a.s, b.s, manner);
}

/* A card goes from a hand to the side of the combat that it was played for, or
 * to the discard pile. By now the other side may be asked. */
static void lay_card(const struct zp_state *z, struct rum_line *out, int seat,
                     int side)
{
    static const char *const table[2] = {"table0", "table1"};

    rum_line_move(out, NULL, zp_hand_id(seat).s,
                  z->combat.on ? table[side] : "discard", RUM_SLIDE);
}

static void move_card(const struct zp_state *z, struct rum_line *out, int seat)
{
    lay_card(z, out, seat, zp_laid_on(z, seat));
}

/* With its class: "Red 3 (Pirate)", or plainly "{0's} Pirate". */
static void say_piece(const struct zp_state *z, struct rum_line *out, int piece)
{
    RUM_SAY(out->text, "%s", zp_piece_said(z, out, piece).s);
    if (!out->plain)
        RUM_SAY(out->text, " (%s)", zp_class_name[z->class[zp_owner(piece)]]);
}

/* " on F6"; plainly " in the Dunes", " at a Great House", or nothing of a space
 * without a name. */
static void say_where(struct rum_line *out, const char *before, int space)
{
    static const char *const kind[] = {[ZP_TREASURE] = " at the Buried "
                                                       "Treasure",
                                       [ZP_X] = " on an X",
                                       [ZP_HOUSE] = " at a Great House",
                                       [ZP_GATE] = " at a Gate",
                                       [ZP_ZONE] = ""};

    if (!out->plain)
        RUM_SAY(out->text, "%s%s", before, zp_space_name(space).s);
    else if (zp_ground[space] == ZP_ZONE)
        RUM_SAY(out->text, " in the %s", zp_zone_name[zp_zone[space]]);
    else if (kind[zp_ground[space]])
        RUM_SAY(out->text, "%s", kind[zp_ground[space]]);
}

/* " to Great House F11"; plainly " into a Great House", " into the Dunes"; on a
 * space without a name, nothing. */
static void say_goal(struct rum_line *out, const char *before, int place)
{
    static const char *const kind[] = {[ZP_TREASURE] = " onto the Buried "
                                                       "Treasure",
                                       [ZP_X] = " onto an X",
                                       [ZP_HOUSE] = " into a Great House",
                                       [ZP_GATE] = " onto a Gate",
                                       [ZP_ZONE] = ""};

    if (!out->plain || place >= ZP_SPACES)
        RUM_SAY(out->text, "%s%s", before, zp_place_name(place).s);
    else if (zp_ground[place] == ZP_ZONE)
        RUM_SAY(out->text, " into the %s", zp_zone_name[zp_zone[place]]);
    else if (kind[zp_ground[place]])
        RUM_SAY(out->text, "%s", kind[zp_ground[place]]);
}

/* Where it happened: nothing goes anywhere. */
static void point_at(struct rum_line *out, const char *item, int space)
{
    struct zp_id cell = zp_cell_id(space);

    rum_line_move(out, item, cell.s, cell.s, RUM_FLIP);
}

/* How the combat stands after a play, and if it was a helper's, for whom. */
static void say_ratings(const struct rum_event *e, struct rum_line *out)
{
    bool helps = e->arg[4], leads = e->arg[6];

    if (helps && !leads)
        RUM_SAY(out->text, " for {%d}", e->arg[5]);
    RUM_SAY(out->text, ": %d to %d", e->arg[2], e->arg[3]);
    if (helps && leads)
        RUM_SAY(out->text, ", {%d:leads:lead} again", e->arg[5]);
}

/* By one of its names, which stands on it. */
static struct zp_name card_said(const struct zp_state *z,
                                const struct rum_event *e)
{
    struct zp_name n = {""};

    RUM_SAY(n.s, "%s%s", e->subject < ZP_SPECIALTY ? "a " : "",
            zp_side_name(e->subject, z->class[e->seat] == ZP_PIRATE));
    return n;
}

/* Whoever plays for their own side: they open with it, answer with it, or add
 * it and are behind all the same. */
static void say_raise(const struct zp_state *z, const struct rum_event *e,
                      struct rum_line *out)
{
    int side = e->arg[1], own = e->arg[2 + side] - e->arg[0];

    if (own > e->arg[3 - side])
        RUM_SAY(out->text, "{%d:opens:open}", e->seat);
    else if (e->arg[6])
        RUM_SAY(out->text, "{%d:answers:answer}", e->seat);
    else
        RUM_SAY(out->text, "{%d:goes:go} on", e->seat);
    RUM_SAY(out->text, " with %s", card_said(z, e).s);
}

/* ---- pieces ---- */

static void tell_placed(const struct zp_state *z, const struct rum_event *e,
                        struct rum_line *out)
{
    int piece = e->arg[0];
    const char *before = " to ";

    say_piece(z, out, piece);
    switch (e->subject - ZP_SUBJECT_EFFECT) {
    case ZP_EFFECT_RETREAT:
        RUM_SAY(out->text, " slips out of the combat");
        break;
    case ZP_EFFECT_FLANK:
        RUM_SAY(out->text, " flanks");
        break;
    case ZP_EFFECT_EVERYWHERE:
        RUM_SAY(out->text, " turns up");
        before = " on ";
        break;
    case ZP_EFFECT_SAVE:
        RUM_SAY(out->text, " is saved");
        before = " onto ";
        break;
    default:
        RUM_SAY(out->text, " %s",
                e->subject == zp_of_ability(ZP_LEAP)
                    ? "leaps across the heavens"
                    : "comes down by balloon");
        break;
    }
    if (out->plain && e->subject == ZP_SUBJECT_EFFECT + ZP_EFFECT_EVERYWHERE)
        say_where(out, "", e->arg[2]);
    else
        say_goal(out, before, e->arg[2]);
    move_piece(out, piece, e->arg[1], e->arg[2],
               e->arg[1] >= ZP_SPACES || zp_has(zp_near[e->arg[1]], e->arg[2])
                   ? RUM_SLIDE
                   : RUM_FLIP); /* no way over the board */
}

/* Of a space without a name what is next to it, the rarest first. */
static void say_beside(struct rum_line *out, int space)
{
    static const struct {
        int ground;
        const char *name;
    } sight[] = {{ZP_TREASURE, "beside the Buried Treasure"},
                 {ZP_HOUSE, "beside a Great House"},
                 {ZP_X, "beside an X"},
                 {ZP_GATE, "beside a Gate"}};
    struct zp_set near = zp_near[space];
    int zone = ZP_NONE, found = 4;

    while (zp_any(near)) {
        int next = zp_take(&near);
        if (zp_ground[next] == ZP_ZONE)
            zone = zp_zone[next];
        for (int i = 0; i < found; i++) {
            if (zp_ground[next] == sight[i].ground)
                found = i;
        }
    }
    if (found < 3 || (found == 3 && zone == ZP_NONE))
        RUM_SAY(out->text, " %s", sight[found].name);
    else if (zone != ZP_NONE)
        RUM_SAY(out->text, " to the edge of the %s", zp_zone_name[zone]);
    else
        RUM_SAY(out->text, " on");
}

static bool same_zone(int a, int b)
{
    return zp_ground[b] == ZP_ZONE && zp_ground[a] == ZP_ZONE &&
           zp_zone[a] == zp_zone[b];
}

static void tell_step(const struct zp_state *z, const struct rum_event *e,
                      struct rum_line *out)
{
    int from = e->arg[1], to = e->arg[2];

    say_piece(z, out, e->arg[0]);
    if (out->plain) {
        RUM_SAY(out->text, " walks");
        if (same_zone(from, to))
            RUM_SAY(out->text, " on in the %s", zp_zone_name[zp_zone[to]]);
        else if (zp_ground[to] == ZP_PLAIN)
            say_beside(out, to);
        else
            say_goal(out, "", to);
    } else {
        RUM_SAY(out->text, " moves %s–%s", zp_space_name(from).s,
                zp_space_name(to).s);
        if (e->arg[3])
            RUM_SAY(out->text, ", %s", zp_points(e->arg[3]).s);
    }
    move_piece(out, e->arg[0], from, to, RUM_SLIDE);
}

/* How far a seat has come with it: "2 of 6 rings". */
static void say_progress(const struct zp_state *z, rum_seat seat,
                         const char *what, struct rum_line *out)
{
    int whole = 1, done = zp_progress(z, seat, &whole);

    RUM_SAY(out->gain, "%d of %d %s", done, whole, what);
}

/* Rings are what Zombies play for; on anybody else they are a burden. */
static enum rum_tone tone_of_ring(const struct zp_state *z, rum_seat viewer,
                                  rum_seat seat)
{
    if (z->class[seat] != ZP_ZOMBIE)
        return viewer == seat ? RUM_DANGER : RUM_PLAIN;
    return viewer == seat ? RUM_GOOD : RUM_DANGER;
}

static void tell_ring(const struct zp_state *z, rum_seat viewer,
                      const struct rum_event *e, struct rum_line *out)
{
    struct zp_name piece = zp_piece_said(z, out, e->arg[0]);
    bool takes = z->class[e->seat] == ZP_ZOMBIE || e->arg[2] > 1;

    out->tone = tone_of_ring(z, viewer, e->seat);
    RUM_SAY(out->text, "%s %s %s ring", piece.s, takes ? "takes" : "crosses",
            out->plain ? "a" : "the");
    say_where(out, " on ", e->arg[1]);
    if (takes)
        RUM_SAY(out->text, " and has %d", e->arg[2]);
    if (z->class[e->seat] == ZP_ZOMBIE)
        say_progress(z, e->seat, "rings", out);
    else
        RUM_SAY(out->text, " and is a Carrier");
    point_at(out, zp_piece_id(e->arg[0]).s, e->arg[1]);
}

static void tell_ability(const struct zp_state *z, const struct rum_event *e,
                         struct rum_line *out)
{
    struct zp_name piece = zp_piece_said(z, out, e->arg[0]);

    if (e->subject == zp_of_ability(ZP_LEAP))
        RUM_SAY(out->text, "{%d:makes:make} %s ready to leap", e->seat,
                piece.s);
    else if (e->subject == zp_of_ability(ZP_BALLOON))
        RUM_SAY(out->text, "{%d:sends:send} %s up in a balloon", e->seat,
                piece.s);
    else
        RUM_SAY(out->text, "{%d:talks:talk} %s into moving", e->seat, piece.s);
}

static void tell_piece(const struct zp_state *z, const struct rum_event *e,
                       struct rum_line *out)
{
    /* each class in its own way */
    static const char *const defeats[ZP_CLASSES + 1] = {
        "cuts down:cut down",     "sinks:sink",
        "overruns:overrun",       "flattens:flatten",
        "shoots down:shoot down", "overpowers:overpower",
        "outlives:outlive",       "defeats:defeat"};
    struct zp_name piece = {""};

    if (e->kind != ZP_EV_INFECT) /* that is about a space */
        piece = zp_piece_said(z, out, e->arg[0]);
    switch ((enum zp_event)e->kind) {
    case ZP_EV_ENTER:
        say_piece(z, out, e->arg[0]);
        if (out->plain)
            RUM_SAY(out->text, " comes in");
        else
            RUM_SAY(out->text, " enters on %s", zp_place_name(e->arg[2]).s);
        move_piece(out, e->arg[0], ZP_HOME, e->arg[2], RUM_SLIDE);
        break;
    case ZP_EV_STOP:
        break; /* the steps have said it */
    case ZP_EV_CLEANSE:
        RUM_SAY(out->text, "%s loses a ring", piece.s);
        break;
    case ZP_EV_INFECT:
        RUM_SAY(out->text,
                out->plain ? "A ring stays there" : "A ring is left");
        if (!out->plain)
            say_where(out, " on ", e->arg[0]);
        point_at(out, NULL, e->arg[0]);
        break;
    case ZP_EV_DEFEAT:
        if (e->arg[3] && !out->plain)
            RUM_SAY(out->text, "Nobody helps; ");
        if (out->plain && e->arg[2] != zp_owner(e->arg[0]))
            RUM_SAY(out->text, "{%d:%s} %s", e->arg[2],
                    defeats[z->class[e->arg[2]]], piece.s);
        else
            RUM_SAY(out->text, "%s is defeated", piece.s);
        say_where(out, " on ", e->arg[1]);
        out->tone = RUM_DANGER;
        move_piece(out, e->arg[0], e->arg[1], ZP_LIFTED, RUM_HIT);
        break;
    case ZP_EV_HOMEWARD:
        RUM_SAY(out->text, "%s goes home", piece.s);
        break;
    case ZP_EV_ABDUCT:
        RUM_SAY(out->text, "{%d:abducts:abduct} %s", e->seat, piece.s);
        rum_line_move(out, zp_piece_id(e->arg[0]).s,
                      zp_base_id(zp_owner(e->arg[0])).s, zp_base_id(e->seat).s,
                      RUM_SLIDE);
        break;
    case ZP_EV_FREE:
        RUM_SAY(out->text, "%s is set free and goes home", piece.s);
        rum_line_move(out, zp_piece_id(e->arg[0]).s, zp_base_id(e->arg[1]).s,
                      zp_base_id(e->seat).s, RUM_SLIDE);
        break;
    default: /* upload */
        RUM_SAY(out->text, "%s is uploaded to the Cloud Mind", piece.s);
        say_progress(z, e->seat, "uploaded", out);
        move_piece(out, e->arg[0], ZP_MIDDLE, ZP_UPLOADED, RUM_VANISH);
        break;
    }
}

/* ---- cards ---- */

static void tell_draws(const struct zp_state *z, const struct rum_event *e,
                       struct rum_line *out)
{
    int n = e->arg[0];

    RUM_SAY(out->text, "{%d:draws:draw} ", e->seat);
    for (int i = 0; i < n && i < 12; i++)
        rum_line_move(out, NULL, "deck", zp_hand_id(e->seat).s, RUM_SLIDE);
    if (e->arg[4] < 0) {
        RUM_SAY(out->text, "%s", zp_card_count(n).s);
        return;
    }
    for (int i = 0; i < n; i++) {
        int kind = (e->arg[4 + i / 3] >> i % 3 * 4 & 15) - 1;
        RUM_SAY(out->text, "%s%s", i ? ", " : "",
                zp_card_name(kind, z->class[e->seat]));
    }
}

static void tell_paid(const struct zp_state *z, const struct rum_event *e,
                      struct rum_line *out)
{
    int class = z->class[e->seat];

    switch ((enum zp_event)e->kind) {
    case ZP_EV_PAY:
        RUM_SAY(out->text, "{%d:pays:pay} with %s (%s)", e->seat,
                zp_a_card(e->subject, class).s, zp_points(e->arg[0]).s);
        move_card(z, out, e->seat);
        break;
    case ZP_EV_CLOUD:
        RUM_SAY(out->text, "{%d:pays:pay} with a cloud point", e->seat);
        break;
    case ZP_EV_SET:
        RUM_SAY(out->text, "{%d:plays:play} %s, worth %d", e->seat,
                zp_set_name(e->arg[0]), e->arg[1]);
        break;
    case ZP_EV_SET_CARD:
        RUM_SAY(out->text, "{%d:lays:lay} down %s as a %d", e->seat,
                zp_card_name(e->subject, class), e->arg[0]);
        move_card(z, out, e->seat);
        break;
    case ZP_EV_SURPLUS:
        RUM_SAY(out->text, "{%d:loses:lose} %s of surplus", e->seat,
                zp_points(e->arg[0]).s);
        break;
    default: /* discard */
        RUM_SAY(out->text, "{%d:discards:discard} %s", e->seat,
                zp_card_name(e->subject, class));
        move_card(z, out, e->seat);
        break;
    }
}

static void tell_effect(const struct zp_state *z, const struct rum_event *e,
                        struct rum_line *out)
{
    int effect = e->subject - ZP_SUBJECT_EFFECT;
    const char *name = zp_effect_name(z, e->seat, effect);
    struct zp_price price = zp_price(z, e->seat, effect);

    if (e->arg[2])
        RUM_SAY(out->text, "{%d:offers:offer} %s to {%d}", e->seat, name,
                z->combat.on ? z->combat.seat[e->arg[1]] : e->seat);
    else
        RUM_SAY(out->text, "{%d:plays:play} %s", e->seat, name);
    if (effect == ZP_EFFECT_KEELHAUL)
        RUM_SAY(out->text, " against {%d}", e->arg[0]);
    if (effect == ZP_EFFECT_BLOCKADE)
        RUM_SAY(out->text, " to take {%d's} draw", e->arg[0]);
    if (price.passport)
        RUM_SAY(out->text, " with %s",
                zp_card_name(ZP_PASSPORT, z->class[e->seat]));
    if (price.copies == 2)
        RUM_SAY(out->text, ", a pair");
    if (e->arg[1] < 0)
        move_card(z, out, e->seat);
    else
        lay_card(z, out, e->seat, e->arg[1]);
}

static void tell_steal(const struct zp_state *z, const struct rum_event *e,
                       struct rum_line *out)
{
    int victim = e->arg[0];

    if (!e->arg[1])
        RUM_SAY(out->text, "{%d:has:have} no card to be taken", victim);
    else if (e->subject < ZP_KINDS)
        RUM_SAY(out->text, "{%d:takes:take} {%d's} %s card", e->seat, victim,
                zp_card_name(e->subject, z->class[e->seat]));
    else
        RUM_SAY(out->text, "{%d:takes:take} a card from {%d}", e->seat, victim);
    if (e->arg[1])
        rum_line_move(out, NULL, zp_hand_id(victim).s, zp_hand_id(e->seat).s,
                      RUM_SLIDE);
}

/* ---- combat ---- */

static void tell_combat(const struct zp_state *z, rum_seat viewer,
                        const struct rum_event *e, struct rum_line *out)
{
    int class = e->seat >= 0 ? z->class[e->seat] : 0;

    switch ((enum zp_event)e->kind) {
    case ZP_EV_COMBAT:
        RUM_SAY(out->text, "%s%s attacks ", out->plain ? "" : "Combat: ",
                zp_piece_said(z, out, e->arg[0]).s);
        RUM_SAY(out->text, "%s", zp_piece_said(z, out, e->arg[1]).s);
        if (zp_on_board(z, e->arg[1])) {
            say_where(out, " on ", z->pos[e->arg[1]]);
            point_at(out, zp_piece_id(e->arg[1]).s, z->pos[e->arg[1]]);
        }
        RUM_SAY(out->text, ", %d to %d", e->arg[2], e->arg[3]);
        if (viewer == zp_owner(e->arg[1]))
            out->tone = RUM_DANGER;
        break;
    case ZP_EV_POINTS:
        if (e->arg[4])
            RUM_SAY(out->text, "{%d:adds:add} %s", e->seat,
                    out->plain ? card_said(z, e).s
                               : zp_a_card(e->subject, class).s);
        else if (out->plain)
            say_raise(z, e, out);
        else
            RUM_SAY(out->text, "{%d:plays:play} %s (%s)", e->seat,
                    zp_a_card(e->subject, class).s, zp_points(e->arg[0]).s);
        say_ratings(e, out);
        lay_card(z, out, e->seat, e->arg[1]);
        break;
    case ZP_EV_BOOST:
        RUM_SAY(out->text, "{%d:adds:add} %d cloud point%s", e->seat, e->arg[0],
                e->arg[0] == 1 ? "" : "s");
        say_ratings(e, out);
        break;
    case ZP_EV_RATING:
        RUM_SAY(out->text, "The combat stands");
        say_ratings(e, out);
        break;
    case ZP_EV_HOLD:
        RUM_SAY(out->text, "{%d:holds:hold}, hoping for help", e->seat);
        break;
    case ZP_EV_OPENING:
        RUM_SAY(out->text, "{%d:waits:wait}", e->seat);
        break;
    case ZP_EV_CONCEDE:
        RUM_SAY(out->text,
                e->arg[0] ? "{%d:concedes:concede}" : "{%d} can do no more",
                e->seat);
        break;
    default: /* slip */
        RUM_SAY(out->text,
                "{%d:slips:slip} out of the fight: not here to fight", e->seat);
        break;
    }
}

static void tell_binding(const struct zp_state *z, const struct rum_event *e,
                         struct rum_line *out)
{
    switch ((enum zp_event)e->kind) {
    case ZP_EV_ACCEPT:
        RUM_SAY(out->text, "{%d:accepts:accept}", e->seat);
        break;
    case ZP_EV_REFUSE:
        RUM_SAY(out->text, "{%d:refuses:refuse} %s", e->seat,
                zp_effect_name(z, e->arg[0], e->subject - ZP_SUBJECT_EFFECT));
        break;
    case ZP_EV_BIND:
        if (e->arg[1])
            RUM_SAY(out->text, "{%d:binds:bind} {%d's} Binding", e->seat,
                    e->arg[0]);
        else
            RUM_SAY(
                out->text, "{%d:binds:bind} %s with Mystic Binding", e->seat,
                zp_effect_name(z, e->arg[0], e->arg[2] - ZP_SUBJECT_EFFECT));
        move_card(z, out, e->seat);
        out->tone = RUM_DANGER;
        break;
    default: /* negated */
        RUM_SAY(out->text, "%s comes to nothing",
                zp_effect_name(z, e->seat, e->subject - ZP_SUBJECT_EFFECT));
        break;
    }
}

/* ---- the game ---- */

/* A turn lost is seen at the Home Base, and bad for nobody else. */
static void lose_turn(rum_seat viewer, rum_seat seat, struct rum_line *out)
{
    struct zp_id base = zp_base_id(seat);

    rum_line_move(out, NULL, base.s, base.s, RUM_FLIP);
    if (viewer == seat)
        out->tone = RUM_DANGER;
}

static void tell_course(const struct zp_state *z, rum_seat viewer,
                        const struct rum_event *e, struct rum_line *out)
{
    switch ((enum zp_event)e->kind) {
    case ZP_EV_CLASS:
        RUM_SAY(out->text, "{%d:is:are} the %s", e->seat,
                zp_class_name[e->subject - ZP_SUBJECT_CLASS]);
        break;
    case ZP_EV_START:
        RUM_SAY(out->text, "{%d:begins:begin}", e->seat);
        break;
    case ZP_EV_TURN:
        RUM_SAY(out->text, "{%d's} turn, round %d", e->seat, e->arg[0]);
        break;
    case ZP_EV_SKIP:
        RUM_SAY(out->text, "{%d:loses:lose} this turn", e->seat);
        lose_turn(viewer, e->seat, out);
        break;
    case ZP_EV_SHUFFLE:
        RUM_SAY(out->text, "The discard pile becomes a deck of %s",
                zp_card_count(e->arg[0]).s);
        rum_line_move(out, NULL, "discard", "deck", RUM_FLIP);
        break;
    case ZP_EV_SALVAGE:
        RUM_SAY(out->text, "{%d:salvages:salvage}", e->seat);
        break;
    case ZP_EV_SKIPPED:
        RUM_SAY(out->text, "{%d} will lose the next turn", e->seat);
        lose_turn(viewer, e->seat, out);
        break;
    case ZP_EV_ROUND:
        RUM_SAY(out->text, "Round %d is over", e->arg[0]);
        break;
    case ZP_EV_FORCED:
        break; /* what was played says it */
    case ZP_EV_WIN:
        zp_say_winner(z, out);
        out->tone = RUM_WINS;
        break;
    default:
        RUM_SAY(out->text, "The game is a draw after %d rounds", z->round);
        break;
    }
}

void zp_tell_event(const void *seen, rum_seat viewer, const struct rum_event *e,
                   struct rum_line *out)
{
    const struct zp_state *z = seen;

    out->clause = e->clause;
    switch ((enum zp_event)e->kind) {
    case ZP_EV_PLACE:
        tell_placed(z, e, out);
        break;
    case ZP_EV_STEP:
        tell_step(z, e, out);
        break;
    case ZP_EV_RING:
        tell_ring(z, viewer, e, out);
        break;
    case ZP_EV_ABILITY:
        tell_ability(z, e, out);
        break;
    case ZP_EV_ENTER:
    case ZP_EV_STOP:
    case ZP_EV_CLEANSE:
    case ZP_EV_INFECT:
    case ZP_EV_DEFEAT:
    case ZP_EV_HOMEWARD:
    case ZP_EV_ABDUCT:
    case ZP_EV_FREE:
    case ZP_EV_UPLOAD:
        tell_piece(z, e, out);
        break;
    case ZP_EV_DRAWS:
        tell_draws(z, e, out);
        break;
    case ZP_EV_PAY:
    case ZP_EV_CLOUD:
    case ZP_EV_SET:
    case ZP_EV_SET_CARD:
    case ZP_EV_SURPLUS:
    case ZP_EV_DISCARD:
        tell_paid(z, e, out);
        break;
    case ZP_EV_EFFECT:
        tell_effect(z, e, out);
        break;
    case ZP_EV_STEAL:
        tell_steal(z, e, out);
        break;
    case ZP_EV_ACCEPT:
    case ZP_EV_REFUSE:
    case ZP_EV_BIND:
    case ZP_EV_NEGATED:
        tell_binding(z, e, out);
        break;
    case ZP_EV_COMBAT:
    case ZP_EV_POINTS:
    case ZP_EV_BOOST:
    case ZP_EV_RATING:
    case ZP_EV_HOLD:
    case ZP_EV_OPENING:
    case ZP_EV_CONCEDE:
    case ZP_EV_SLIP:
        tell_combat(z, viewer, e, out);
        break;
    default:
        tell_course(z, viewer, e, out);
        break;
    }
}

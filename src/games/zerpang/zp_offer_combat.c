/*
 * zp_offer_combat.c: the actions of combat and the reactions to cards, in
 * words.
 */
#include "zp_tell.h"

/* "5:3" as it would stand after so many points for the side asked, or what
 * that side would have. */
static void note_rating(const struct zp_offer *o, int more)
{
    const struct zp_state *z = o->z;
    int r[2] = {zp_rating(z, ZP_AGG), zp_rating(z, ZP_DEF)};

    r[z->combat.side] += more;
    RUM_SAY(o->out->note, "%d:%d", r[ZP_AGG], r[ZP_DEF]);
    RUM_SAY(o->out->sign, "%d", r[z->combat.side]);
    if (more >= zp_needs(z, z->combat.side))
        o->out->tone = RUM_GOOD;
}

static void say_for(const struct zp_offer *o)
{
    const struct zp_combat *c = &o->z->combat;

    if (o->z->ask != ZP_ASK_COMBAT)
        RUM_SAY(o->out->text, " for {%d}", c->seat[c->side]);
}

/* "Play ", or whose side a helper is on: "Help Player 1 with ". */
static void say_play(const struct zp_offer *o)
{
    const struct zp_combat *c = &o->z->combat;

    if (o->z->ask == ZP_ASK_COMBAT)
        RUM_SAY(o->out->text, "Play ");
    else
        RUM_SAY(o->out->text, "Help {%d} with ", c->seat[c->side]);
}

void zp_offer_raise(const struct zp_offer *o, int op, int arg)
{
    const struct zp_combat *c = &o->z->combat;
    int worth;

    switch (op) {
    case ZP_POINTS:
        worth = zp_value[o->class][arg];
        if (c->resource[c->side] && arg >= ZP_SPECIALTY &&
            2 * zp_ninjutsu[arg] > worth)
            worth = 2 * zp_ninjutsu[arg];
        say_play(o);
        RUM_SAY(o->out->text, "%s (%s)", zp_a_card(arg, o->class).s,
                zp_points(worth).s);
        RUM_SAY(o->out->brief, "%s for %d", zp_kind_key[arg], worth);
        if (arg >= ZP_SPECIALTY)
            RUM_SAY(o->out->label, "Only its points: +%d", worth);
        note_rating(o, worth);
        zp_on_card(o, arg);
        break;
    case ZP_CLOUD:
        say_play(o);
        RUM_SAY(o->out->text, "%d cloud point%s", arg, arg > 1 ? "s" : "");
        RUM_SAY(o->out->brief, "cloud %d", arg);
        note_rating(o, arg);
        rum_offer_on(o->out, "seat%d", o->seat);
        break;
    default:
        say_play(o);
        RUM_SAY(o->out->text, "%s (%s)", zp_set_name(arg),
                zp_points(zp_set_value[arg]).s);
        RUM_SAY(o->out->brief, "%s", zp_set_name(arg));
        note_rating(o, zp_set_value[arg]);
        break;
    }
}

void zp_offer_effect(const struct zp_offer *o, int effect)
{
    static const char *const what[ZP_COMBAT_EFFECTS] = {
        "+2",
        "+3",
        "one against one, and nobody may help",
        "all pieces on the board count as connected",
        "Specialty cards spent for points count double",
        "slip out of the combat",
        "the attacker and every piece next to it go home"};
    static const char *const brief[ZP_COMBAT_EFFECTS] = {
        "weapon +2", "weapon +3", "honor",    "cannoneer",
        "resources", "retreat",   "sacrifice"};
    static const char *const label[ZP_COMBAT_EFFECTS] = {
        "As a weapon: +2",    "As a weapon: +3",    "Fight one against one",
        "Connect all pieces", "Cards count double", "Slip out with a card",
        "Send attackers home"};

    RUM_SAY(o->out->text, "Use %s", zp_effect_name(o->z, o->seat, effect));
    zp_say_price(o, effect);
    say_for(o);
    RUM_SAY(o->out->text, ": %s", what[effect]);
    RUM_SAY(o->out->brief, "%s", brief[effect]);
    RUM_SAY(o->out->label, "%s", label[effect]);
    o->out->clause = zp_effect_clause(effect);
    if (effect <= ZP_EFFECT_WEAPON3)
        note_rating(o, effect + 2);
    if (effect == ZP_EFFECT_SACRIFICE)
        o->out->tone = RUM_DANGER;
    zp_on_card(o, zp_effect_kind(effect));
}

static bool helpers(const struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        if (zp_may_help(z, s, z->combat.side))
            return true;
    }
    return false;
}

static void say_slip(const struct zp_offer *o, const char *piece)
{
    const struct zp_state *z = o->z;
    int foe = z->combat.seat[!z->combat.side];
    bool caught = z->class[foe] == ZP_ALIEN && zp_in_base(z, foe) < ZP_OWN;

    RUM_SAY(o->out->text,
            "I was not here to fight: %s %s, and you take a card "
            "from {%d}",
            piece, caught ? "is lost to the Alien's Home Base" : "goes home",
            foe);
    if (z->hand[o->seat][ZP_SAVE])
        RUM_SAY(o->out->text, " (you may still save it)");
}

void zp_offer_combat(const struct zp_offer *o, int op)
{
    const struct zp_combat *c = &o->z->combat;
    struct zp_name piece = zp_piece_name(c->piece[c->side]);

    switch (op) {
    case ZP_SLIP:
        say_slip(o, piece.s);
        RUM_SAY(o->out->brief, "slip");
        RUM_SAY(o->out->label, "Slip out, take a card");
        break;
    case ZP_CONCEDE:
        RUM_SAY(o->out->text, "Concede: %s is defeated%s", piece.s,
                zp_last_call(o->z, c->side) && helpers(o->z)
                    ? ", unless somebody adds points"
                    : "");
        RUM_SAY(o->out->brief, "concede");
        o->out->tone = RUM_DANGER;
        break;
    default:
        RUM_SAY(o->out->text, "Hold, and see whether somebody helps");
        RUM_SAY(o->out->brief, "hold");
        break;
    }
}

void zp_offer_reaction(const struct zp_offer *o, int op, int arg)
{
    const struct zp_state *z = o->z;
    int space;

    switch (op) {
    case ZP_ACCEPT:
    case ZP_REFUSE:
        RUM_SAY(o->out->text, "%s {%d's} %s",
                op == ZP_ACCEPT ? "Accept" : "Refuse", z->play.seat,
                zp_effect_name(z, z->play.seat, z->play.effect));
        RUM_SAY(o->out->brief, op == ZP_ACCEPT ? "accept" : "refuse");
        break;
    case ZP_BIND:
        RUM_SAY(
            o->out->text, "Bind {%d's} %s with Mystic Binding", z->play.last,
            z->play.chain ? "Binding"
                          : zp_effect_name(z, z->play.seat, z->play.effect));
        zp_say_price(o, ZP_EFFECT_BIND);
        RUM_SAY(o->out->brief, "bind");
        zp_on_card(o, ZP_DENY);
        break;
    case ZP_BLOCKADE:
        RUM_SAY(o->out->text, "Blockade: take the %s {%d} would draw",
                zp_draw_size(z).s, z->active);
        zp_say_price(o, ZP_EFFECT_BLOCKADE);
        RUM_SAY(o->out->brief, "blockade");
        zp_on_card(o, ZP_DENY);
        break;
    default:
        space = zp_gate[z->home[o->seat]][arg];
        RUM_SAY(o->out->text, "Save %s onto %s by %s",
                zp_piece_name(z->defeat.piece[z->defeat.i]).s,
                zp_place_name(space).s,
                zp_effect_name(z, o->seat, ZP_EFFECT_SAVE));
        zp_say_price(o, ZP_EFFECT_SAVE);
        RUM_SAY(o->out->brief, "save %s", zp_cell_id(space).s);
        RUM_SAY(o->out->label, "Save it onto %s", zp_place_name(space).s);
        zp_on_cell(o, space);
        break;
    }
}

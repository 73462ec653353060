/*
 * zp_dump.c: the whole state as JSON in the words of section 4.6, so that an
 * outside referee can check every transition.
 */
#include <rumpus/text.h>

#include "zp.h"

static void seats(struct rum_json *j, const char *name, const uint8_t *v,
                  const struct zp_state *z)
{
    rum_json_u8s(j, name, v, z->head.seats);
}

/* A number, or null for none. */
static void maybe(struct rum_json *j, const char *name, int v)
{
    if (v == ZP_NONE)
        rum_json_null(j, name);
    else
        rum_json_int(j, name, v);
}

static void pair(struct rum_json *j, const char *name, int a, int b)
{
    rum_json_open(j, name, '[');
    rum_json_int(j, NULL, a);
    rum_json_int(j, NULL, b);
    rum_json_close(j, ']');
}

static void spaces(struct rum_json *j, const char *name, struct zp_set a)
{
    rum_json_open(j, name, '[');
    while (zp_any(a))
        rum_json_int(j, NULL, zp_take(&a));
    rum_json_close(j, ']');
}

static const char *ask_name(int ask)
{
    static const char *const name[ZP_ASKS] = {
        "OVER",      "CLASS",     "ENTRANCE", "PAY",        "SET",
        "SET_CARD",  "MOVE_PICK", "STEP",     "FLANK_STEP", "DEST",
        "AGG_ORDER", "DEF_ORDER", "COMBAT",   "ASSIST",     "LAST_CALL",
        "ACCEPT",    "REACT",     "SAVE",     "RELEASE",    "UPLOAD",
        "DRAW",      "BLOCKADE",  "DISCARD",  "KEELHAUL"};

    return name[ask];
}

static void dump_options(const struct zp_state *z, struct rum_json *j)
{
    const struct zp_options *o = &z->opt;
    static const char *const assist[] = {"any", "asked", "off"};
    static const char *const mode[] = {"rounds", "clock", "deck", "off"};

    rum_json_open(j, "options", '{');
    rum_json_str(j, "elf_mode", mode[o->elf_mode]);
    rum_json_int(j, "elf_rounds", o->elf_rounds);
    rum_json_int(j, "elf_decks", o->elf_decks);
    rum_json_int(j, "round_limit", o->round_limit);
    rum_json_int(j, "gunslinger_base", o->base);
    rum_json_int(j, "gunslinger_refill", o->refill);
    rum_json_int(j, "two_player_goal", o->duel_goal);
    rum_json_int(j, "one_entry", o->one_entry);
    rum_json_int(j, "robot_goal", o->robot_goal);
    rum_json_int(j, "balloon_cost", o->balloon_cost);
    rum_json_str(j, "assist", assist[o->assist]);
    rum_json_int(j, "bluff_windows", o->bluff);
    rum_json_int(j, "leap_cost", o->leap_cost);
    rum_json_int(j, "scoundrel_cost", o->scoundrel_cost);
    rum_json_int(j, "gate_bonus", o->gate_bonus);
    rum_json_int(j, "hand", o->hand);
    rum_json_int(j, "draw", o->draw);
    rum_json_close(j, '}');
}

static void dump_pieces(const struct zp_state *z, struct rum_json *j)
{
    int n = z->head.seats * ZP_OWN;

    rum_json_open(j, "pieces", '[');
    for (int p = 0; p < n; p++) {
        int at = z->pos[p], seat = zp_owner(p);
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "id", p);
        if (at < ZP_SPACES) {
            rum_json_str(j, "at", "board");
            rum_json_int(j, "space", at);
        } else {
            rum_json_str(j, "at",
                         at == ZP_HOME       ? "home"
                         : at == ZP_UPLOADED ? "uploaded"
                         : at == ZP_LIFTED   ? "lifted"
                                             : "abducted");
        }
        if (at >= ZP_ABDUCTED)
            rum_json_int(j, "by", at - ZP_ABDUCTED);
        rum_json_int(j, "rings", z->ring[p]);
        rum_json_int(j, "stamp", z->stamp[p]);
        rum_json_bool(j, "disoriented", z->dizzy[seat] >> p % ZP_OWN & 1);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
    spaces(j, "ground_rings", z->rings);
    rum_json_int(j, "ring_supply", z->supply);
}

static void dump_cards(const struct zp_state *z, struct rum_json *j)
{
    rum_json_open(j, "hands", '[');
    for (int s = 0; s < z->head.seats; s++)
        rum_json_u8s(j, NULL, z->hand[s], ZP_KINDS);
    rum_json_close(j, ']');
    rum_json_open(j, "deck", '['); /* from the next card to the last */
    for (int i = z->deck_n; i-- > 0;)
        rum_json_int(j, NULL, z->deck[i]);
    rum_json_close(j, ']');
    rum_json_u8s(j, "discard", z->discard, ZP_KINDS);
    rum_json_open(j, "fresh", '[');
    for (int s = 0; s < z->head.seats; s++)
        rum_json_u8s(j, NULL, z->fresh[s], ZP_KINDS);
    rum_json_close(j, ']');
    seats(j, "held", z->held, z);
    rum_json_open(j, "sure", '['); /* by viewer, holder, kind */
    for (int w = 0; w < z->head.seats; w++) {
        rum_json_open(j, NULL, '[');
        for (int h = 0; h < z->head.seats; h++)
            rum_json_u8s(j, NULL, w == h ? z->hand[h] : z->sure[w][h],
                         ZP_KINDS);
        rum_json_close(j, ']');
    }
    rum_json_close(j, ']');
}

static void dump_turn(const struct zp_state *z, struct rum_json *j)
{
    const struct zp_turn *t = &z->turn;

    rum_json_open(j, "turn_state", '{');
    rum_json_bool(j, "acted", t->acted);
    rum_json_bool(j, "entered", t->entered);
    rum_json_bool(j, "movement_begun", t->began);
    rum_json_int(j, "moved", t->moved);
    rum_json_int(j, "flanked", t->second);
    maybe(j, "piece", t->piece);
    rum_json_int(j, "gate", t->gate);
    rum_json_bool(j, "salvage", t->salvage);
    rum_json_bool(j, "plunder", t->plunder);
    rum_json_bool(j, "blockade_played", t->blockade);
    rum_json_int(j, "taker", t->taker);
    rum_json_int(j, "drew", t->drew);
    rum_json_close(j, '}');
}

static void dump_combat(const struct zp_state *z, struct rum_json *j)
{
    const struct zp_combat *c = &z->combat;
    bool fight =
        z->pos[c->piece[0]] < ZP_SPACES && z->pos[c->piece[1]] < ZP_SPACES;

    rum_json_open(j, "combat", '{');
    rum_json_int(j, "aggressor", c->piece[ZP_AGG]);
    rum_json_int(j, "defender", c->piece[ZP_DEF]);
    if (fight)
        pair(j, "rating", zp_rating(z, ZP_AGG), zp_rating(z, ZP_DEF));
    pair(j, "points", c->points[0], c->points[1]);
    pair(j, "bonus", c->bonus[0], c->bonus[1]);
    pair(j, "cloud", c->cloud[0], c->cloud[1]);
    pair(j, "resourcefulness_gain", c->gain[0], c->gain[1]);
    rum_json_u8s(j, "spent_aggressor", c->spent[0], ZP_KINDS);
    rum_json_u8s(j, "spent_defender", c->spent[1], ZP_KINDS);
    rum_json_u8s(j, "table", c->table, ZP_KINDS);
    rum_json_u8s(j, "table_aggressor", c->fore, ZP_KINDS);
    rum_json_bool(j, "honor_bound", c->honor);
    pair(j, "cannoneer", c->cannon[0], c->cannon[1]);
    pair(j, "resourcefulness", c->resource[0], c->resource[1]);
    rum_json_bool(j, "opening", c->opening);
    pair(j, "hold_spent", c->stale[0], c->stale[1]);
    rum_json_bool(j, "last_call", z->ask == ZP_ASK_LAST_CALL);
    rum_json_bool(j, "helped", c->helped);
    rum_json_int(j, "side", c->side);
    rum_json_int(j, "played", c->played);
    seats(j, "refused", c->refused, z);
    rum_json_close(j, '}');
}

static void dump_frames(const struct zp_state *z, struct rum_json *j)
{
    static const char *const name[] = {"TURN",   "MOVE",   "COMBAT_PHASE",
                                       "COMBAT", "DEFEAT", "PLAY",
                                       "PAY",    "SET"};

    rum_json_open(j, "frames", '[');
    for (int i = 0; i < z->depth; i++) {
        rum_json_open(j, NULL, '{');
        rum_json_str(j, "frame", name[z->frame[i].kind]);
        rum_json_int(j, "at", z->frame[i].at);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

static void dump_frame_data(const struct zp_state *z, int kind,
                            struct rum_json *j)
{
    switch (kind) {
    case ZP_F_MOVE:
        rum_json_open(j, "move", '{');
        rum_json_int(j, "seat", z->move.seat);
        rum_json_int(j, "owner", z->move.owner);
        rum_json_int(j, "mask", z->move.mask);
        rum_json_int(j, "steps", z->move.steps);
        rum_json_int(j, "free", z->move.free);
        rum_json_int(j, "rate", z->move.rate);
        rum_json_int(j, "pool", z->move.pool);
        rum_json_close(j, '}');
        break;
    case ZP_F_DEFEAT:
        rum_json_open(j, "defeat", '{');
        rum_json_u8s(j, "pieces", z->defeat.piece, z->defeat.n);
        rum_json_int(j, "next", z->defeat.i);
        rum_json_close(j, '}');
        break;
    case ZP_F_PLAY:
        rum_json_open(j, "play", '{');
        rum_json_int(j, "seat", z->play.seat);
        rum_json_int(j, "effect", z->play.effect);
        rum_json_int(j, "kind", zp_effect_kind(z->play.effect));
        rum_json_int(j, "target", z->play.target);
        rum_json_bool(j, "lent", z->play.lent);
        rum_json_int(j, "bindings", z->play.chain);
        rum_json_int(j, "last_player", z->play.last);
        rum_json_int(j, "asked", z->play.asked);
        rum_json_close(j, '}');
        break;
    case ZP_F_PAY:
        rum_json_open(j, "pay", '{');
        rum_json_int(j, "seat", z->pay.seat);
        rum_json_int(j, "cost", z->pay.cost);
        rum_json_int(j, "paid", z->pay.paid);
        rum_json_close(j, '}');
        break;
    case ZP_F_SET:
        rum_json_open(j, "set", '{');
        rum_json_int(j, "seat", z->set.seat);
        rum_json_int(j, "type", z->set.type);
        rum_json_u8s(j, "kinds", z->set.kind, z->set.slot);
        rum_json_close(j, '}');
        break;
    default:
        break;
    }
}

static void dump_seats(const struct zp_state *z, struct rum_json *j)
{
    int n = z->head.seats;

    rum_json_open(j, "classes", '[');
    for (int s = 0; s < n; s++) {
        if (z->class[s] < ZP_CLASSES)
            rum_json_str(j, NULL, zp_class_name[z->class[s]]);
        else
            rum_json_null(j, NULL);
    }
    rum_json_close(j, ']');
    seats(j, "homes", z->home, z);
    seats(j, "cloud", z->cloud, z);
    seats(j, "skip", z->skip, z);
    rum_json_open(j, "last_scoundrel", '[');
    for (int s = 0; s < n; s++)
        maybe(j, NULL, z->victim[s]);
    rum_json_close(j, ']');
    rum_json_open(j, "barred", '[');
    for (int s = 0; s < n; s++)
        maybe(j, NULL, z->barred[s]);
    rum_json_close(j, ']');
    rum_json_open(j, "progress", '[');
    for (int s = 0; s < n && z->depth; s++) {
        int whole, done = zp_progress(z, s, &whole);
        pair(j, NULL, done, whole);
    }
    rum_json_close(j, ']');
}

void zp_dump(const void *state, struct rum_json *out)
{
    const struct zp_state *z = state;

    rum_json_str(out, "phase", ask_name(z->ask));
    if (z->head.to_act < 0)
        rum_json_null(out, "to_act");
    else
        rum_json_int(out, "to_act", z->head.to_act);
    rum_json_int(out, "players", z->head.seats);
    rum_json_int(out, "turn", z->head.turn);
    rum_json_int(out, "round", z->round);
    rum_json_int(out, "start", z->start);
    rum_json_int(out, "active", z->active);
    rum_json_int(out, "deck_run_outs", z->runouts);
    rum_json_str(out, "end",
                 z->end == ZP_ON    ? "on"
                 : z->end == ZP_WON ? "won"
                                    : "draw");
    maybe(out, "winner", z->winner);
    dump_options(z, out);
    dump_seats(z, out);
    dump_pieces(z, out);
    dump_cards(z, out);
    dump_frames(z, out);
    dump_turn(z, out);
    if (z->combat.on)
        dump_combat(z, out);
    for (int i = 0; i < z->depth; i++)
        dump_frame_data(z, z->frame[i].kind, out);
}

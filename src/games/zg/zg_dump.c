/*
 * zg_dump.c: the whole state as JSON, in the words and numbers of the rules.
 *
 * Cells are indices 16 y + x, slots 0-8, sets of slots masks of nine bits,
 * heights half-cards (255: void). What there is not is null.
 */
#include "zg.h"

#include <rumpus/text.h>

static void number(struct rum_json *j, const char *name, unsigned value)
{
    if (value == ZG_NONE)
        rum_json_null(j, name);
    else
        rum_json_int(j, name, value);
}

static void dump_options(const struct zg_state *s, struct rum_json *j)
{
    rum_json_open(j, "options", '{');
    rum_json_str(j, "arena", zg_options[ZG_OPT_ARENA].words[s->arena]);
    rum_json_str(j, "edge", s->fall ? "FALL" : "WALL");
    rum_json_str(j, "loadout", s->draft ? "draft" : "stock");
    rum_json_str(j, "character", s->character ? "on" : "off");
    rum_json_str(j, "half_turn", s->half_turn ? "ask" : "off");
    rum_json_str(j, "high_ground", s->high_ground ? "on" : "off");
    rum_json_str(j, "sneak", s->sneak ? "on" : "off");
    rum_json_str(j, "jumps", s->jumps ? "on" : "off");
    rum_json_str(j, "falling", s->falling ? "on" : "off");
    rum_json_str(j, "knockdown", s->knockdown ? "on" : "off");
    rum_json_str(j, "dash", s->dash ? "on" : "off");
    rum_json_str(j, "flameout", s->flameout ? "on" : "off");
    rum_json_str(j, "stances", s->stances ? "on" : "off");
    rum_json_str(j, "ulster_counts", s->ulster_counts ? "on" : "off");
    rum_json_str(j, "prone", zg_options[ZG_OPT_PRONE].words[s->prone]);
    rum_json_int(j, "round_limit", s->round_limit);
    rum_json_str(j, "teams", s->teams ? "2v2" : "off");
    rum_json_int(j, "last_gear", s->last_gear);
    rum_json_int(j, "stance_cost", s->stance_cost / 2);
    rum_json_int(j, "dash_move", s->dash_move / 2);
    rum_json_int(j, "start_distance", s->start_far);
    rum_json_int(j, "credits", s->credits);
    rum_json_close(j, '}');
}

static void dump_lock(const struct zg_seat *p, struct rum_json *j)
{
    if (p->lock_seat == ZG_NONE) {
        rum_json_null(j, "lock");
        return;
    }
    rum_json_open(j, "lock", '{');
    rum_json_int(j, "seat", p->lock_seat);
    rum_json_int(j, "slot", p->lock_slot);
    rum_json_bool(j, "in_hand", p->lock_hand);
    rum_json_close(j, '}');
}

static void dump_seat(const struct zg_state *s, int seat, struct rum_json *j)
{
    const struct zg_seat *p = &s->seat[seat];

    rum_json_open(j, NULL, '{');
    rum_json_str(j, "figure", zg_figure_names[p->figure]);
    rum_json_open(j, "cards", '[');
    for (int i = 0; i < ZG_SLOTS; i++)
        number(j, NULL, p->card[i]);
    rum_json_close(j, ']');
    number(j, "character", p->character);
    rum_json_bool(j, "has_char", p->has_char);
    rum_json_bool(j, "char_used", p->char_used);
    rum_json_bool(j, "alive", p->alive);
    number(j, "cell", p->cell);
    rum_json_int(j, "stance", p->stance);
    rum_json_int(j, "hand", p->hand);
    rum_json_int(j, "deck", p->deck);
    rum_json_int(j, "slag", p->slag);
    rum_json_int(j, "used_once", p->once);
    rum_json_int(j, "pulses", p->pulses);
    rum_json_int(j, "impulse", p->impulse);
    rum_json_bool(j, "stun", p->stunned);
    rum_json_bool(j, "flame", p->flame);
    dump_lock(p, j);
    rum_json_int(j, "attacked_this_turn", p->used);
    rum_json_int(j, "attacked_prev_turn", p->used_before);
    rum_json_int(j, "feet_played", p->feet);
    rum_json_bool(j, "dash_used", p->dashed);
    rum_json_open(j, "known", '{');
    rum_json_int(j, "start", p->start);
    rum_json_int(j, "out", p->out);
    rum_json_int(j, "shown", p->shown);
    rum_json_int(j, "back", p->back);
    rum_json_close(j, '}');
    rum_json_close(j, '}');
}

static void dump_pulse(const struct zg_state *s, struct rum_json *j)
{
    static const char *const travel[] = {"none", "walk", "flight",
                                         "leap", "drop", "landing"};
    const struct zg_pulse *p = &s->pulse;

    rum_json_open(j, "pulse", '{');
    number(j, "card", p->card);
    rum_json_int(j, "budget", p->budget);
    rum_json_int(j, "start", p->start);
    rum_json_str(j, "travel", travel[p->travel]);
    number(j, "takeoff_height", p->pounce);
    rum_json_int(j, "added", p->added);
    rum_json_bool(j, "stood_up", p->stands > 0);
    rum_json_bool(j, "attack_first", p->first);
    rum_json_bool(j, "attacked", p->attacked);
    rum_json_bool(j, "card_public", p->known);
    rum_json_int(j, "unseen_by", p->unseen_by);
    rum_json_close(j, '}');
}

static void dump_test(const struct zg_state *s, struct rum_json *j)
{
    static const char *const aim[] = {"foe", "terrain", "landing"};
    static const char *const source[] = {"deck", "hand", "lock"};
    const struct zg_test *t = &s->test;

    rum_json_open(j, "test", '{');
    rum_json_str(j, "aim", aim[t->aim]);
    number(j, "foe", t->foe);
    number(j, "piece", t->piece);
    rum_json_str(j, "source", source[t->source]);
    rum_json_bool(j, "lock_in_hand", t->lock_hand);
    rum_json_bool(j, "zone", t->zone);
    rum_json_int(j, "zone_left", t->queue);
    number(j, "zone_end", t->zone_end);
    rum_json_bool(j, "sneak", t->sneak);
    number(j, "target", t->target);
    number(j, "end", t->end);
    number(j, "facing", t->facing);
    rum_json_bool(j, "flipped", t->flipped);
    rum_json_bool(j, "scanned", t->scanned);
    rum_json_bool(j, "merc", t->merc);
    rum_json_bool(j, "rogue", t->rogue);
    rum_json_bool(j, "braced", t->brace);
    rum_json_int(j, "retested", t->retested);
    rum_json_int(j, "passed", t->passed);
    rum_json_int(j, "bolsters_left", t->bolsters);
    rum_json_int(j, "augments_left", t->augments);
    rum_json_u8s(j, "bolster", t->bolster, 3);
    rum_json_u8s(j, "augment", t->augment, 3);
    rum_json_int(j, "strikes", t->strikes);
    rum_json_int(j, "best", t->best);
    rum_json_close(j, '}');
}

static void dump_arena(const struct zg_state *s, struct rum_json *j)
{
    rum_json_int(j, "width", s->w);
    rum_json_int(j, "height", s->h);
    rum_json_open(j, "heights", '[');
    for (int y = 0; y < s->h; y++)
        rum_json_u8s(j, NULL, s->height + ZG_STRIDE * y, s->w);
    rum_json_close(j, ']');
    rum_json_open(j, "pieces", '[');
    for (int i = 0; i < ZG_PIECES; i++) {
        const struct zg_piece *piece = &s->piece[i];
        if (!piece->w)
            continue;
        rum_json_open(j, NULL, '{');
        rum_json_int(j, "piece", i);
        rum_json_int(j, "cell", piece->cell);
        rum_json_int(j, "w", piece->w);
        rum_json_int(j, "d", piece->d);
        rum_json_int(j, "base", piece->base);
        rum_json_int(j, "top", piece->top);
        rum_json_int(j, "mass", piece->mass);
        rum_json_int(j, "strikes", piece->hits);
        rum_json_bool(j, "gone", piece->gone);
        rum_json_close(j, '}');
    }
    rum_json_close(j, ']');
}

void zg_dump(const void *state, struct rum_json *out)
{
    static const char *const phase[] = {
        "DRAFT",  "FLAME", "HAND",   "PLACE", "POSE",  "STUN",
        "CARD",   "MOVE",  "ATTACK", "END",   "BRACE", "FLIP",
        "RETEST", "BDOT",  "ADOT",   "SAVE",  "OVER",  "PULSE"};
    const struct zg_state *s = state;

    rum_json_int(out, "round", s->head.turn);
    rum_json_str(out, "phase", phase[s->phase]);
    dump_options(s, out);
    rum_json_int(out, "draft_slot", s->slot);
    rum_json_u8s(out, "order", s->order, s->order_n);
    rum_json_int(out, "at", s->at);
    rum_json_bool(out, "first_attack_made", s->first_attack);
    rum_json_int(out, "fallen", s->fallen);
    rum_json_int(out, "winners", s->winners);
    rum_json_open(out, "seats", '[');
    for (int i = 0; i < s->head.seats; i++)
        dump_seat(s, i, out);
    rum_json_close(out, ']');
    dump_pulse(s, out);
    dump_test(s, out);
    dump_arena(s, out);
}

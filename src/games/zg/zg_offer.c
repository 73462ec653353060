/*
 * zg_offer.c: each open action in words, for the seat that is asked.
 */
#include "zg_tell_names.h"

static void offer_draft(const struct zg_state *s, int act,
                        struct rum_offer *out)
{
    int seat = s->head.to_act, spent = zg_spent(s, seat);
    bool character = s->slot == ZG_SLOTS;
    const struct zg_card *card = &zg_cards[ZG_SLOTS * act + s->slot % ZG_SLOTS];
    int price = character ? zg_character_credits[act] : card->credits;

    RUM_SAY(out->text, "Take the %s (%d credits, then %d left)",
            character ? zg_character_names[act] : card->name, price,
            s->credits - spent - price);
    RUM_SAY(out->brief, "%s", zg_word_look[act]);
    RUM_SAY(out->note, "%d", price);
    out->clause = ZG(1, 3);
}

static void offer_flame(int act, struct rum_offer *out)
{
    RUM_SAY(out->text, "%s",
            act ? "Announce flameout: every card twice, but a foe must fall "
                  "this round"
                : "No flameout");
    RUM_SAY(out->brief, "%s", act ? "flameout" : "no");
    out->tone = act ? RUM_DANGER : RUM_PLAIN;
    out->clause = act ? ZG(17, 1) : ZG(2, 1);
    out->next = !act;
}

static void offer_hand(const struct zg_state *s, int act, struct rum_offer *out)
{
    int seat = s->head.to_act, impulse = zg_impulse(s, seat, (uint16_t)act);
    bool more = false;

    RUM_SAY(out->text, "Hold ");
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (!(act & zg_bit(i)))
            continue;
        RUM_SAY(out->text, "%s%s", more ? ", " : "", zg_card_name(s, seat, i));
        RUM_SAY(out->brief, "%s%s", more ? " " : "", zg_word_slot[i]);
        rum_offer_on(out, "c%d.%d", seat, i);
        more = true;
    }
    RUM_SAY(out->text, ": Impulse %d", impulse);
    RUM_SAY(out->label, "Play these: Impulse %d", impulse);
    out->clause = ZG(2, 1);
}

static void offer_place(const struct zg_state *s, int act,
                        struct rum_offer *out)
{
    struct zg_word cell = zg_word_cell(act);

    RUM_SAY(out->text, "Place %s at %s, %s",
            zg_figure_names[s->seat[s->head.to_act].figure], cell.s,
            zg_word_height(s->height[act]).s);
    RUM_SAY(out->brief, "%s", cell.s);
    rum_offer_on(out, "%s", cell.s);
    out->clause = ZG(3, 4);
}

static void brief_stance(int stance, struct rum_offer *out)
{
    static const char *const brief[] = {"stand", "kneel", "attack stance",
                                        "defense", "prone"};
    static const char *const pose[] = {"pose-stand", "pose-kneel",
                                       "pose-attack", "pose-defense",
                                       "pose-prone"};
    RUM_SAY(out->brief, "%s", brief[stance]);
    out->symbol = pose[stance];
}

/* What a stance does, in as few words as a button has room for. */
static const char *gist_of_stance(const struct zg_state *s, int stance)
{
    static const char *const gist[] = {[ZG_STAND] = "free to walk",
                                       [ZG_KNEEL] = "no walk, held firm",
                                       [ZG_ATTACK] = "1 step, sneaks up",
                                       [ZG_DEFENSE] = "1 step, safe hand"};
    static const char *const prone[] = {
        [ZG_PRONE_LITERAL] = "1 step, foes pierce",
        [ZG_PRONE_AIMED] = "1 step, better shots",
        [ZG_PRONE_BOLSTER] = "1 step, shots bounce"};

    if (stance == ZG_ATTACK && !s->sneak)
        return "1 step, reaches hands";
    return stance == ZG_PRONE ? prone[s->prone] : gist[stance];
}

static void offer_pose(const struct zg_state *s, int act, struct rum_offer *out)
{
    static const uint16_t clause[] = {ZG(6, 8), ZG(6, 4), ZG(6, 5), ZG(6, 6),
                                      ZG(6, 7)};
    static const char *const short_stance[] = {"Stand", "Kneel", "Attack",
                                               "Defense", "Prone"};

    RUM_SAY(out->text, "Begin in %s: %s", zg_word_stance[act],
            zg_word_stance_help(s, act));
    RUM_SAY(out->label, "%s (%s)", short_stance[act], gist_of_stance(s, act));
    brief_stance(act, out);
    rum_offer_on(out, "fig%d", s->head.to_act);
    out->next = act == ZG_STAND;
    out->clause = clause[act];
}

static void offer_card(const struct zg_state *s, int act, struct rum_offer *out)
{
    int seat = s->head.to_act;
    const struct zg_card *card = zg_card_of(s, seat, act);
    const char *name = zg_card_name(s, seat, act);

    if (s->phase == ZG_P_STUN) {
        RUM_SAY(out->text, "Lose the pulse of the %s", name);
        out->clause = ZG(15, 4);
    } else {
        RUM_SAY(out->text, "Play the %s: Move %s, %s, ", name,
                zg_word_half(zg_budget(s, seat, act)).s, card->attack);
        if (zg_melee(card))
            RUM_SAY(out->text, "hand-to-hand");
        else
            RUM_SAY(out->text, "%s %d", zg_ranged(card) ? "range" : "zone",
                    card->range);
        out->clause = ZG(4, 1);
    }
    RUM_SAY(out->brief, "%s", zg_word_slot[act]);
    rum_offer_on(out, "c%d.%d", seat, act);
}

/* ---- MOVE ---- */

static void offer_travel(const struct zg_state *s, int kind, int cell,
                         struct rum_offer *out)
{
    static const char *const verb[] = {"Go", "Leap down", "Drop",
                                       "Land on the foe"};
    static const char *const brief[] = {"", "leap ", "drop ", "land "};
    static const uint16_t clause[] = {ZG(5, 1), ZG(5, 22), ZG(5, 10),
                                      ZG(5, 19)};
    int seat = s->head.to_act, i = kind / 0x100 - 1;
    struct zg_word name = zg_word_cell(cell);
    struct zg_reach r;
    uint8_t takeoff;

    zg_reach_find(s, &r);
    int cost =
        kind == ZG_M_GO
            ? r.cost[cell]
            : zg_takeoff(s, &r, seat, (enum zg_move_code)kind, cell, &takeoff);
    RUM_SAY(out->text, "%s %s %s (%s of %s)", r.flight ? "Fly" : verb[i],
            kind == ZG_M_LAND ? "in" : "to", name.s, zg_word_half(cost).s,
            zg_word_half(s->pulse.budget).s);
    if (kind == ZG_M_LEAP)
        RUM_SAY(out->text, ", from above +1");
    if (kind == ZG_M_DROP)
        RUM_SAY(out->text, ", and be knocked down");
    if (kind == ZG_M_LAND)
        RUM_SAY(out->text, ": a test for knockback; you lie on your back, "
                           "unless there is no room below");
    if (kind == ZG_M_DROP || kind == ZG_M_LAND)
        out->tone = RUM_DANGER;
    RUM_SAY(out->brief, "%s%s", brief[i], name.s);
    RUM_SAY(out->note, "%s", zg_word_half(cost).s);
    rum_offer_on(out, "%s", name.s);
    out->clause = r.flight ? ZG(5, 13) : clause[i];
}

static bool rises(const struct zg_state *s, int seat)
{
    int stance = s->seat[seat].stance;

    return stance == ZG_KNEEL || stance == ZG_DOWN;
}

static void offer_move(const struct zg_state *s, int act, struct rum_offer *out)
{
    int seat = s->head.to_act, low = act & 0xff;

    switch (act & 0xff00) {
    case ZG_M_DONE:
        RUM_SAY(out->text, s->pulse.travel ? "Move no further" : "Stay here");
        RUM_SAY(out->brief, "done");
        out->clause = ZG(4, 2);
        out->next = true;
        break;
    case ZG_M_STANCE:
        RUM_SAY(out->text, "%s%s (3 of %s): %s",
                low == ZG_ATTACK || low == ZG_DEFENSE ? "Take the " : "",
                zg_word_stance[low], zg_word_half(s->pulse.budget).s,
                zg_word_stance_help(s, low));
        brief_stance(low, out);
        /* Who cannot walk is asked whether they rise: that is a button. */
        if (low == ZG_STAND && rises(s, seat))
            RUM_SAY(out->label, "Stand up");
        else
            rum_offer_on(out, "fig%d", seat);
        if (!out->label[0])
            RUM_SAY(out->label, "%s (%s Move)", zg_word_stance[low],
                    zg_word_half(s->stance_cost).s);
        out->clause = ZG(6, 1);
        break;
    case ZG_M_FIRST:
        RUM_SAY(out->text, "Attack first, move afterwards");
        RUM_SAY(out->label, "Attack first");
        RUM_SAY(out->brief, "attack first");
        out->clause = ZG(5, 17);
        break;
    case ZG_M_ADD:
        RUM_SAY(out->text, "Add the %s to the jump",
                zg_card_name(s, seat, low));
        RUM_SAY(out->brief, "add %s", zg_word_slot[low]);
        rum_offer_on(out, "c%d.%d", seat, low);
        out->clause = ZG(5, 15);
        break;
    default:
        offer_travel(s, act & 0xff00, low, out);
    }
}

/* ---- ATTACK ---- */

static void offer_piece(const struct zg_state *s, int i, struct rum_offer *out)
{
    const struct zg_piece *piece = &s->piece[i];

    RUM_SAY(out->text, "Attack the %s at %s", zg_word_piece(s, i),
            zg_word_cell(piece->cell).s);
    RUM_SAY(out->label, "Hit %s %s", zg_word_piece(s, i),
            zg_word_cell(piece->cell).s);
    RUM_SAY(out->brief, "piece %c", 'a' + i);
    int left = piece->mass - piece->hits;
    RUM_SAY(out->note, "%d %s", left, left == 1 ? "hit" : "hits");
    for (int taken = 0; taken < 2 && !out->targets; taken++) {
        for (int k = 0; k < piece->w * piece->d; k++) {
            int cell = piece->cell + ZG_STRIDE * (k / piece->w) + k % piece->w;
            /* Whoever points at a figure does not mean what it stands on. */
            if ((taken || zg_figure_at(s, cell) < 0) &&
                out->targets < RUM_MAX_TARGETS)
                rum_offer_on(out, "%s", zg_word_cell(cell).s);
        }
    }
    out->any = true;
    out->clause = ZG(14, 1);
}

static void offer_zone(const struct zg_state *s, struct rum_offer *out)
{
    int seat = s->head.to_act;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    unsigned foes = zg_zone_foes(s, seat, card);
    RUM_SAY(out->text, "%s on ", card->attack);
    RUM_SAY(out->text, "%s", zg_word_seats(foes).s);
    for (int i = 0; i < s->head.seats; i++) {
        if (foes & (1u << i))
            rum_offer_on(out, "fig%d", i);
    }
    RUM_SAY(out->label, "%s", out->text);
    RUM_SAY(out->brief, "zone");
    out->tone = RUM_GOOD;
    out->any = true;
    out->clause = ZG(15, 5);
}

/* "cestus", or where there are two of them "cestus 2", by the player. */
static struct zg_word brief_foe(const struct zg_state *s, int foe)
{
    struct zg_word w = {""};

    RUM_SAY(w.s, "%s", zg_word_look[s->seat[foe].figure]);
    if (zg_figure_is_double(s, foe))
        RUM_SAY(w.s, " %d", foe + 1);
    return w;
}

static void offer_attack(const struct zg_state *s, int act,
                         struct rum_offer *out)
{
    int seat = s->head.to_act, foe = act & 0xf;

    if (act >= ZG_A_PIECE) {
        offer_piece(s, act - ZG_A_PIECE, out);
        return;
    }
    if (act == ZG_A_ZONE) {
        offer_zone(s, out);
        return;
    }
    if (act == ZG_A_NONE) {
        RUM_SAY(out->text, "No attack");
        RUM_SAY(out->brief, "none");
        out->clause = ZG(4, 2);
        return;
    }
    struct zg_word odds = zg_word_odds(s, seat, s->pulse.card, foe);
    const char *name = zg_card_of(s, seat, s->pulse.card)->attack;
    struct zg_word who = brief_foe(s, foe);
    if ((act & 0xf0) == ZG_A_LOCK) {
        int slot = s->seat[seat].lock_slot;
        RUM_SAY(out->text, "%s on {%d's} locked %s (%s)", name, foe,
                zg_card_name(s, foe, slot), odds.s);
        RUM_SAY(out->brief, "lock %s", who.s);
        RUM_SAY(out->note, "lock");
        rum_offer_on(out, "g%d.%d", foe, slot);
        out->tone = RUM_GOOD;
        out->clause = ZG(12, 5);
        return;
    } else if ((act & 0xf0) == ZG_A_HAND) {
        RUM_SAY(out->text, "%s on {%d's} hand (%s)", name, foe, odds.s);
        RUM_SAY(out->brief, "hand %s", who.s);
        rum_offer_on(out, "hand%d", foe);
        out->clause = ZG(8, 6);
    } else {
        RUM_SAY(out->text, "%s on {%d} (%s)", name, foe, odds.s);
        RUM_SAY(out->label, "Attack {%d}", foe);
        RUM_SAY(out->brief, "%s", who.s);
        rum_offer_on(out, "fig%d", foe);
        out->tone = RUM_GOOD;
        out->clause = ZG(8, 5);
    }
    int hidden = ZG_SLOTS - zg_count(s->sees[seat][foe]);
    if (hidden == 0)
        RUM_SAY(out->note, "no cover");
    else
        RUM_SAY(out->note, "%d in cover", hidden);
}

/* ---- the test ---- */

static int percent(uint64_t part, uint64_t whole)
{
    return (int)((200 * part + whole) / (2 * whole));
}

/* "hits 64 %, slags 20 %"; where only two things can come of it, or one, these:
 * "a miss or 2 strikes", "surely a miss". */
static struct zg_word say_chance(const struct zg_state *s, int act)
{
    struct zg_word w = {""};
    struct zg_chance c = zg_end_chance(s, (rum_action)act);
    int kinds = 0, hits = percent(c.of - c.strikes[0], c.of ? c.of : 1);

    for (int n = 0; n < 5; n++)
        kinds += c.strikes[n] > 0;
    if (kinds > 1 && s->test.target >= ZG_SLOTS) {
        RUM_SAY(w.s, "hits %d %%", hits);
        if (s->test.aim == ZG_AIM_FOE)
            RUM_SAY(w.s, ", slags %d %%",
                    percent(c.of - c.strikes[0] - c.strikes[1], c.of));
        return w;
    }
    for (int n = 0; n < 5; n++) {
        if (!c.strikes[n])
            continue;
        RUM_SAY(w.s, "%s", w.s[0] ? " or " : kinds == 1 ? "surely " : "");
        if (n == 0)
            RUM_SAY(w.s, "a miss");
        else if (--kinds > 0 && c.strikes[0] == 0)
            RUM_SAY(w.s, "%d", n); /* "1 or 2 strikes" */
        else
            RUM_SAY(w.s, "%s", zg_word_strikes(n).s);
    }
    return w;
}

/* Does this end slag more often than the other, or hit more often? */
static bool betters(const struct zg_state *s, int act)
{
    struct zg_chance c = zg_end_chance(s, (rum_action)act);
    struct zg_chance o = zg_end_chance(s, (rum_action)(act ^ 1));
    uint64_t slags = (uint64_t)(c.of - c.strikes[0] - c.strikes[1]) * o.of;
    uint64_t other = (uint64_t)(o.of - o.strikes[0] - o.strikes[1]) * c.of;

    if (slags != other)
        return slags > other;
    return (uint64_t)(c.of - c.strikes[0]) * o.of >
           (uint64_t)(o.of - o.strikes[0]) * c.of;
}

static void offer_end(const struct zg_state *s, int act, struct rum_offer *out)
{
    static const char *const power[] = {
        [ZG_MERC] = "the Merc, once a turn: one more piercing",
        [ZG_ROGUE] = "the Rogue, once a turn: you see the target card first"};
    int seat = s->head.to_act;
    const struct zg_card *card = zg_card_of(s, seat, s->pulse.card);

    const uint8_t *dot = card->dot[act & 1];
    RUM_SAY(out->text,
            act & 1 ? "End B, the lower dots:" : "End A, the upper dots:");
    for (int i = 0; i < 3; i++)
        RUM_SAY(out->text, "%s %s", i ? "," : "", zg_word_dot_full(dot[i]).s);
    RUM_SAY(out->brief, "%c", 'a' + (act & 1));
    RUM_SAY(out->label, "End %c", 'A' + (act & 1));
    out->clause = ZG(10, 1);
    if (act & 2) {
        RUM_SAY(out->text, ", with %s", power[s->seat[seat].character]);
        RUM_SAY(out->brief, " %s",
                s->seat[seat].character == ZG_MERC ? "merc" : "rogue");
        RUM_SAY(out->label, ", spend %s",
                zg_character_names[s->seat[seat].character]);
        out->clause = ZG(16, 2);
    }
    RUM_SAY(out->note, "%s", say_chance(s, act).s);
    out->next = !(act & 2) && betters(s, act);
}

static int strikes_if(const struct zg_state *s, int facing)
{
    const struct zg_test *t = &s->test;

    return zg_strikes(
        zg_card_of(s, zg_turn_seat(s), s->pulse.card)->dot[t->end],
        zg_card_of(s, t->foe, t->target)->dot[facing], NULL, NULL);
}

static void offer_flip(const struct zg_state *s, int act, struct rum_offer *out)
{
    RUM_SAY(out->text, act ? "Half turn, then flip" : "Flip the cards");
    RUM_SAY(out->brief, act ? "turn" : "flip");
    out->clause = ZG(10, 5);
    out->next = !act && !s->test.scanned;
    if (s->test.scanned) {
        int n = strikes_if(s, s->test.facing ^ act);
        RUM_SAY(out->text, ": %s", zg_word_strikes(n).s);
        RUM_SAY(out->note, "%d", n);
        out->clause = ZG(15, 3);
    }
}

static void offer_retest(const struct zg_state *s, int act,
                         struct rum_offer *out)
{
    static const char *const brief[] = {"keep", "target", "attack"};
    static const char *const label[] = {"Keep it", "Spin the target card",
                                        "Spin the attack card"};
    int n = zg_test_strikes(s);

    if (act == 0)
        RUM_SAY(out->text, "Keep the result: %s", zg_word_strikes(n).s);
    else
        RUM_SAY(out->text, "Retest: spin the %s card again",
                act == 1 ? "target" : "attack");
    RUM_SAY(out->brief, "%s", brief[act]);
    RUM_SAY(out->label, "%s", label[act]);
    out->clause = ZG(11, 1);
    out->next = act == 0;
}

static void offer_dot(const struct zg_state *s, int act, struct rum_offer *out)
{
    bool bolster = s->phase == ZG_P_BDOT;
    const struct zg_test *t = &s->test;
    uint8_t extra[3] = {t->bolster[0], t->bolster[1], t->bolster[2]};
    uint8_t more[3] = {t->augment[0], t->augment[1], t->augment[2]};
    const uint8_t *attack =
        zg_card_of(s, zg_turn_seat(s), s->pulse.card)->dot[t->end];
    const uint8_t *target = zg_card_of(s, t->foe, t->target)->dot[t->facing];

    if (bolster)
        extra[act]++;
    else
        more[act]++;
    int n = zg_strikes(attack, target, extra, more);
    RUM_SAY(out->text, "One more %s on the %s pair (%s against %s): %s",
            bolster ? "armor" : "piercing", zg_word_pair[act],
            zg_word_dot_full(attack[act]).s,
            zg_word_dot_full(target[2 - act]).s, zg_word_strikes(n).s);
    RUM_SAY(out->label, "%s pair", zg_word_pair[act]);
    out->label[0] = (char)(out->label[0] - 'a' + 'A');
    RUM_SAY(out->note, "%s", zg_word_strikes(n).s);
    RUM_SAY(out->brief, "%d", act + 1);
    out->clause = bolster ? ZG(11, 5) : ZG(11, 6);
}

static void offer_save(const struct zg_state *s, int act, struct rum_offer *out)
{
    int seat = s->test.foe;
    const char *card = zg_card_name(s, seat, s->test.target);

    if (act) {
        RUM_SAY(out->text, "Give up the %s to save the %s",
                zg_character_names[s->seat[seat].character], card);
        RUM_SAY(out->label, "Give up the %s",
                zg_character_names[s->seat[seat].character]);
    } else {
        RUM_SAY(out->text, "Let the %s be slagged%s", card,
                zg_vital(s, seat, s->test.target) ? " and be defeated" : "");
        out->tone = zg_vital(s, seat, s->test.target) ? RUM_DANGER : RUM_PLAIN;
        RUM_SAY(out->label, "Lose that card");
    }
    RUM_SAY(out->brief, act ? "sacrifice" : "slag");
    out->clause = ZG(16, 4);
}

void zg_describe(const void *seen, rum_seat viewer, rum_action act,
                 struct rum_offer *out)
{
    const struct zg_state *s = seen;

    (void)viewer;
    switch (s->phase) {
    case ZG_P_DRAFT:
        offer_draft(s, act, out);
        break;
    case ZG_P_FLAME:
        offer_flame(act, out);
        break;
    case ZG_P_HAND:
        offer_hand(s, act, out);
        break;
    case ZG_P_PLACE:
        offer_place(s, act, out);
        break;
    case ZG_P_POSE:
        offer_pose(s, act, out);
        break;
    case ZG_P_STUN:
    case ZG_P_CARD:
        offer_card(s, act, out);
        break;
    case ZG_P_MOVE:
        offer_move(s, act, out);
        break;
    case ZG_P_ATTACK:
        offer_attack(s, act, out);
        break;
    case ZG_P_END:
        offer_end(s, act, out);
        break;
    case ZG_P_BRACE:
        RUM_SAY(out->text,
                act ? "Use the Trooper: bolster this test, one more armor"
                    : "No bolster");
        RUM_SAY(out->label, act ? "Use the Trooper" : "No");
        RUM_SAY(out->brief, act ? "bolster" : "no");
        out->clause = ZG(16, 2);
        break;
    case ZG_P_FLIP:
        offer_flip(s, act, out);
        break;
    case ZG_P_RETEST:
        offer_retest(s, act, out);
        break;
    case ZG_P_BDOT:
    case ZG_P_ADOT:
        offer_dot(s, act, out);
        break;
    default:
        offer_save(s, act, out);
    }
}

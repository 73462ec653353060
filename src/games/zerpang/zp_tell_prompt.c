/*
 * zp_tell_prompt.c: what is asked, what is being waited for, how it ended.
 */
#include "zp_tell.h"

struct question {
    const char *you;  /* what the seat that is asked reads */
    const char *wait; /* after the name, what others read */
    uint16_t clause;
};

static const struct question questions[ZP_ASKS] = {
    [ZP_ASK_CLASS] = {"Which class will you be?", "chooses a class", ZP(1, 2)},
    [ZP_ASK_ENTRANCE] = {"Entrance Phase: bring in a piece?",
                         "may bring in a piece", ZP(6, 1)},
    [ZP_ASK_SET_CARD] = {"Which card goes into the set?", "puts a set together",
                         ZP(18, 10)},
    [ZP_ASK_MOVE_PICK] = {"Movement Phase: which piece goes?", "may move",
                          ZP(7, 1)},
    [ZP_ASK_FLANK_STEP] = {"Flanking Maneuver: where to?",
                           "moves a second piece", ZP(13, 10)},
    [ZP_ASK_DEST] = {"To which space?", "chooses a space", ZP(7, 2)},
    [ZP_ASK_AGG_ORDER] = {"Which of your Aggressors fights first?",
                          "chooses the next Aggressor", ZP(8, 15)},
    [ZP_ASK_DEF_ORDER] = {"Which of your pieces is fought first?",
                          "chooses the next Defender", ZP(8, 14)},
    [ZP_ASK_UPLOAD] = {"Upload the piece on the Buried Treasure?",
                       "may upload a piece", ZP(17, 6)},
    [ZP_ASK_RELEASE] = {"Your Home Base is overfull: release which piece?",
                        "has to release a piece", ZP(19, 7)},
    [ZP_ASK_DRAW] = {"Draw Phase: how do you draw?", "is about to draw",
                     ZP(11, 4)},
    [ZP_ASK_DISCARD] = {"Your hand is above its limit: discard which card?",
                        "discards down to the limit", ZP(18, 6)},
    [ZP_ASK_KEELHAUL] = {"Keel Haul: who misses their next turn?",
                         "is about to end the turn", ZP(13, 17)},
};

void zp_say_winner(const struct zp_state *z, struct rum_line *out)
{
    static const char *const how[ZP_CLASSES] = {
        [ZP_NINJA] = "the Ninja holds three Great Houses",
        [ZP_PIRATE] = "the Pirate holds three Xs",
        [ZP_ZOMBIE] = "the Zombie has three pieces with two rings each",
        [ZP_GUNSLINGER] = "the Gunslinger's pieces ride in line into the "
                          "sunset",
        [ZP_ALIEN] = "the Alien has four abducted pieces"};
    int class = z->class[z->winner], whole;
    bool all = z->head.seats == 2 && z->opt.duel_goal == ZP_OWN;

    if (class == ZP_ELF && z->opt.elf_mode == ZP_ELF_CLOCK)
        RUM_SAY(out->text, "Three hours are over: ");
    else
        RUM_SAY(out->text, "{%d:wins:win}: ", z->winner);
    if (class == ZP_ELF)
        RUM_SAY(out->text, "the Elf has outlived everyone");
    else if (class == ZP_ROBOT)
        RUM_SAY(out->text, "the Robot has uploaded %d pieces",
                zp_progress(z, z->winner, &whole));
    else if (all)
        RUM_SAY(out->text, "the %s holds all six %s", zp_class_name[class],
                class == ZP_NINJA ? "Great Houses" : "Xs");
    else
        RUM_SAY(out->text, "%s", how[class]);
}

static void say_end(const struct zp_state *z, struct rum_line *out)
{
    out->tone = RUM_WINS;
    if (z->end == ZP_DRAWN) {
        RUM_SAY(out->text, "A draw: nobody has won in %d rounds", z->round);
        out->clause = ZP(3, 6);
        return;
    }
    out->clause = zp_goal_clause(z, z->class[z->winner]);
    zp_say_winner(z, out);
}

/* Both ratings, and who needs how much. */
static void say_combat(const struct zp_state *z, rum_seat viewer,
                       struct rum_line *out)
{
    const struct zp_combat *c = &z->combat;
    int side = c->side, need = zp_needs(z, side), principal = c->seat[side];

    if (z->ask == ZP_ASK_LAST_CALL) {
        out->clause = ZP(9, 12);
        if (viewer == z->head.to_act)
            RUM_SAY(out->text,
                    "{%d} gives up at %d to %d: add points for them? They "
                    "need %d",
                    principal, zp_rating(z, ZP_AGG), zp_rating(z, ZP_DEF),
                    need);
        else
            RUM_SAY(out->text, "{%d} may still help {%d}", z->head.to_act,
                    principal);
        return;
    }
    bool asked = viewer == z->head.to_act;
    out->clause = ZP(8, 8);
    if (z->ask == ZP_ASK_ASSIST) {
        out->clause = ZP(9, 3);
        if (asked)
            RUM_SAY(out->text, "Help {%d}, who needs %d more?", principal,
                    need);
        else
            RUM_SAY(out->text,
                    "{%d:needs:need} %d more, and {%d} may help:", principal,
                    need, z->head.to_act);
    } else if (c->opening) {
        out->clause = ZP(8, 9);
        RUM_SAY(out->text,
                asked ? "{%d:leads:lead}: play first, or wait?"
                      : "{%d:leads:lead} and may play first:",
                principal);
    } else {
        RUM_SAY(out->text,
                asked ? "{%d:needs:need} %d more: what do you play?"
                      : "{%d:needs:need} %d more:",
                principal, need);
    }
    RUM_SAY(out->text, " %s has %d, %s has %d",
            zp_piece_said(z, out, c->piece[ZP_AGG]).s, zp_rating(z, ZP_AGG),
            zp_piece_said(z, out, c->piece[ZP_DEF]).s, zp_rating(z, ZP_DEF));
}

/* " to leap with Red 2": what the points are for. */
static void say_purpose(const struct zp_state *z, struct rum_line *out)
{
    int pay = z->depth - 1;

    while (z->frame[pay].kind != ZP_F_PAY)
        pay--;
    const struct zp_frame *due = &z->frame[pay - 1];

    if (due->kind == ZP_F_PLAY)
        RUM_SAY(out->text, " to use %s",
                zp_effect_name(z, z->play.seat, z->play.effect));
    else if (due->kind == ZP_F_MOVE)
        RUM_SAY(out->text, " for the next space");
    else if (due->at == ZP_T_ENTER)
        RUM_SAY(out->text, " to bring in %s",
                zp_piece_said(z, out, z->turn.piece).s);
    else if (due->at == ZP_T_DRIVE)
        RUM_SAY(out->text, " to move %s (dirty rotten scoundrel)",
                zp_piece_said(z, out, z->turn.piece).s);
    else
        RUM_SAY(out->text,
                z->class[z->pay.seat] == ZP_NINJA ? " to leap with %s"
                                                  : " to fly %s into a fight",
                zp_piece_said(z, out, z->turn.piece).s);
}

/* A Gunslinger lays sets until the cost is met: ZP-18.5. */
static void say_sets(const struct zp_state *z, struct rum_line *out)
{
    const struct zp_pay *p = &z->pay;

    out->clause = ZP(18, 5);
    if (p->paid)
        RUM_SAY(out->text, "%d of %s paid", p->paid, zp_points(p->cost).s);
    else
        RUM_SAY(out->text, "Pay %s", zp_points(p->cost).s);
    say_purpose(z, out);
    RUM_SAY(out->text, p->paid ? "; lay another set" : " with one set or more");
}

static void say_pay(const struct zp_state *z, rum_seat viewer,
                    struct rum_line *out)
{
    const struct zp_pay *p = &z->pay;

    out->clause = ZP(5, 7);
    if (viewer == p->seat && z->ask == ZP_ASK_SET)
        say_sets(z, out);
    else if (viewer == p->seat) {
        RUM_SAY(out->text, "Pay %s", zp_points(p->cost - p->paid).s);
        say_purpose(z, out);
        RUM_SAY(out->text, ": with which card?");
    } else {
        RUM_SAY(out->text, "{%d} has %s to pay", p->seat,
                zp_points(p->cost - p->paid).s);
        say_purpose(z, out);
    }
}

/* "The next space is free, then 1 point each". */
static void say_free(const struct zp_state *z, struct rum_line *out)
{
    int then = zp_way_cost(z, 2);

    RUM_SAY(out->text, "The next space is free");
    if (then)
        RUM_SAY(out->text, ", then %s each", zp_points(then).s);
}

static void say_step(const struct zp_state *z, rum_seat viewer,
                     struct rum_line *out)
{
    const struct zp_move *m = &z->move;
    int piece = m->owner * ZP_OWN + __builtin_ctz(m->mask);
    int cost = zp_step_cost(z) - m->pool;

    out->clause = ZP(7, 1);
    if (viewer != m->seat) {
        RUM_SAY(out->text, "{%d} is moving %s", m->seat,
                zp_piece_said(z, out, piece).s);
        return;
    }
    int n = __builtin_popcount(m->mask);
    if (out->plain && n > 1)
        RUM_SAY(out->text, "Where do your %d %ss go", n,
                zp_class_name[z->class[m->owner]]);
    else
        RUM_SAY(out->text, "Where does %s go", zp_piece_said(z, out, piece).s);
    if (!out->plain)
        RUM_SAY(out->text, " from %s", zp_place_name(z->pos[piece]).s);
    RUM_SAY(out->text, "? ");
    if (cost > 0)
        RUM_SAY(out->text, "The next space costs %s", zp_points(cost).s);
    else if (zp_step_cost(z) > 0)
        RUM_SAY(out->text,
                "The next space is paid already (%s left in this move)",
                zp_points(m->pool).s);
    else
        say_free(z, out);
    if (m->free)
        RUM_SAY(out->text, " (%d by Speed)", m->free);
}

static void say_blockade(const struct zp_state *z, struct rum_line *out)
{
    RUM_SAY(out->text, "Take the %s {%d:is:are} about to draw, with Blockade?",
            zp_draw_size(z).s, z->active);
    if (zp_refill_count(z))
        RUM_SAY(out->text, " %d, and %d to refill the hand", zp_draw_count(z),
                zp_refill_count(z));
}

/* Reactions: others must not see who is asked (section 4.3). */
static void say_reaction(const struct zp_state *z, rum_seat viewer,
                         struct rum_line *out)
{
    const struct zp_play *p = &z->play;

    out->clause = z->ask == ZP_ASK_BLOCKADE ? ZP(13, 18) : ZP(13, 20);
    if (viewer != z->head.to_act)
        RUM_SAY(out->text, "Waiting for reactions");
    else if (z->ask == ZP_ASK_BLOCKADE)
        say_blockade(z, out);
    else if (p->chain)
        RUM_SAY(out->text, "{%d:binds:bind} it: bind that Binding?", p->last);
    else
        RUM_SAY(out->text, "{%d:plays:play} %s: bind it?", p->seat,
                zp_effect_name(z, p->seat, p->effect));
}

static void say_save(const struct zp_state *z, rum_seat viewer,
                     struct rum_line *out)
{
    const struct zp_defeat *d = &z->defeat;
    struct zp_name piece = zp_piece_said(z, out, d->piece[d->i]);

    out->clause = ZP(13, 1);
    if (viewer == z->head.to_act)
        RUM_SAY(out->text, "%s is defeated: save it onto a Gate?", piece.s);
    else if (d->n - d->first > 1) /* which of them is asked about is not told */
        RUM_SAY(out->text, "%d pieces are defeated; waiting for reactions",
                d->n - d->first);
    else
        RUM_SAY(out->text, "%s is defeated; waiting for reactions", piece.s);
}

static void say_accept(const struct zp_state *z, rum_seat viewer,
                       struct rum_line *out)
{
    const struct zp_play *p = &z->play;
    const char *name = zp_effect_name(z, p->seat, p->effect);

    out->clause = ZP(9, 2);
    if (viewer == z->head.to_act)
        RUM_SAY(out->text, "{%d} would play %s for you: accept?", p->seat,
                name);
    else
        RUM_SAY(out->text, "{%d:offers:offer} %s to {%d}", p->seat, name,
                z->head.to_act);
}

/* ZP-11.6: why a Draw Phase card cannot be used yet. */
static void say_fresh(const struct zp_state *z, int seat, struct rum_line *out)
{
    static const uint8_t effect[] = {ZP_EFFECT_DRAW2, ZP_EFFECT_PLUNDER};

    for (int i = 0; i < 2; i++) {
        if (zp_price(z, seat, effect[i]).copies &&
            !zp_can_use(z, seat, effect[i]) &&
            z->fresh[seat][zp_effect_kind(effect[i])])
            RUM_SAY(out->text,
                    " %s came this turn: use it from your next turn on",
                    zp_effect_name(z, seat, effect[i]));
    }
}

/* Keel Haul, where there is one whom it can hit: by name. */
static bool say_only_victim(const struct zp_state *z, struct rum_line *out)
{
    int victims = 0, victim = 0;

    for (int s = 0; s < z->head.seats; s++) {
        if (s != z->active && !z->skip[s]) {
            victims++;
            victim = s;
        }
    }
    if (victims == 1)
        RUM_SAY(out->text, "Let {%d} miss their next turn, with Keel Haul?",
                victim);
    return victims == 1;
}

/* Who sees the table sees the phase as well. */
static void say_asked(const char *question, struct rum_line *out)
{
    const char *phase = out->plain ? strstr(question, " Phase: ") : NULL;

    if (phase)
        RUM_SAY(out->text, "%c%s", phase[8] & ~0x20, phase + 9);
    else
        RUM_SAY(out->text, "%s", question);
}

void zp_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    const struct zp_state *z = seen;
    rum_seat actor = z->head.to_act;

    if (z->end) {
        say_end(z, out);
        return;
    }
    switch (z->ask) {
    case ZP_ASK_COMBAT:
    case ZP_ASK_ASSIST:
    case ZP_ASK_LAST_CALL:
        say_combat(z, viewer, out);
        return;
    case ZP_ASK_PAY:
    case ZP_ASK_SET:
        say_pay(z, viewer, out);
        return;
    case ZP_ASK_STEP:
        say_step(z, viewer, out);
        return;
    case ZP_ASK_REACT:
    case ZP_ASK_BLOCKADE:
        say_reaction(z, viewer, out);
        return;
    case ZP_ASK_SAVE:
        say_save(z, viewer, out);
        return;
    case ZP_ASK_ACCEPT:
        say_accept(z, viewer, out);
        return;
    default:
        break;
    }
    const struct question *q = &questions[z->ask];
    out->clause = q->clause;
    if (viewer == actor && z->ask == ZP_ASK_KEELHAUL && say_only_victim(z, out))
        return;
    if (viewer == actor && z->ask == ZP_ASK_ENTRANCE && z->turn.entered)
        say_asked("Entrance Phase: bring in another piece?", out);
    else if (viewer == actor)
        say_asked(q->you, out);
    else
        RUM_SAY(out->text, "{%d} %s", actor, q->wait);
    if (viewer == actor && z->ask == ZP_ASK_DRAW)
        say_fresh(z, actor, out);
}

/*
 * zg_tell.c: what happened and what is asked, in words.
 *
 * Seats are placeholders ({0}, {0's}, {0:plays:play}); the core knows the
 * names and who is reading. The ids of moves are those of zg_tell_names.h.
 */
#include "zg_tell_names.h"

static void move_figure(struct rum_line *out, int seat, int from, int to,
                        enum rum_manner manner)
{
    rum_line_move(out, zg_id("fig", seat, -1).s, zg_word_cell(from).s,
                  zg_word_cell(to).s, manner);
}

/* ---- before the fight ---- */

static void tell_draft(const struct rum_event *e, struct rum_line *out)
{
    const char *name = e->arg[0] == ZG_SLOTS
                           ? zg_character_names[e->arg[1]]
                           : zg_cards[ZG_SLOTS * e->arg[1] + e->arg[0]].name;

    RUM_SAY(out->text, "{%d:takes:take} the %s (%d credits spent).", e->seat,
            name, e->arg[2]);
}

static void tell_round(const struct zg_state *s, const struct rum_event *e,
                       struct rum_line *out)
{
    RUM_SAY(out->text, "Round %d", e->arg[0]);
    if (e->arg[0] + 2 >= s->round_limit)
        RUM_SAY(out->text, " of %d", s->round_limit);
    RUM_SAY(out->text, ".");
}

static void tell_hand(const struct zg_state *s, rum_seat viewer,
                      const struct rum_event *e, struct rum_line *out)
{
    if (e->arg[ZG_SECRET] < 0 || viewer != e->seat) {
        RUM_SAY(out->text, "{%d:has:have} chosen a hand.", e->seat);
        return;
    }
    RUM_SAY(out->text, "{%d:holds:hold}", e->seat);
    for (int i = 0, n = 0; i < ZG_SLOTS; i++) {
        if (e->arg[ZG_SECRET] & zg_bit(i))
            RUM_SAY(out->text, "%s %s", n++ ? "," : "",
                    zg_card_name(s, e->seat, i));
    }
    RUM_SAY(out->text, ".");
}

/* "Impulse: Bob 875, you 874. Bob begins." Once for all. It is the order of
 * play, and no deed: what somebody did is told before it. */
static void tell_impulse(const struct zg_state *s, const struct rum_event *e,
                         struct rum_line *out)
{
    if (e->seat != s->order[0])
        return;
    if (out->plain) {
        RUM_SAY(out->text, "{%d:begins:begin} the round: the highest Impulse.",
                e->seat);
        return;
    }
    RUM_SAY(out->text, "Impulse: ");
    for (int i = 0; i < s->order_n; i++)
        RUM_SAY(out->text, "%s{%d} %d", i ? ", " : "", s->order[i],
                s->seat[s->order[i]].impulse);
    RUM_SAY(out->text, ". {%d:begins:begin}.", e->seat);
}

/* ---- moves ---- */

/* " closer to {1}", for who sees it, and how far off they are then: a turn has
 * several ways, and what the last one came to sums them up. */
static void say_nearness(const struct zg_state *s, rum_seat seat, int from,
                         int to, struct rum_line *out)
{
    int near = -1;

    for (int foe = 0; foe < s->head.seats; foe++) {
        if (zg_foes(s, seat, foe) && s->seat[foe].cell != ZG_NONE &&
            (near < 0 || zg_distance(to, s->seat[foe].cell) <
                             zg_distance(to, s->seat[near].cell)))
            near = foe;
    }
    if (near < 0)
        return;
    int was = zg_distance(from, s->seat[near].cell);
    int is = zg_distance(to, s->seat[near].cell);
    if (out->plain)
        RUM_SAY(out->text, " %s {%d}",
                is == was  ? "round"
                : is == 1  ? "right up to"
                : is < was ? "closer to"
                           : "away from",
                near);
    if (is > 1)
        RUM_SAY(out->gain, "stops %d off", is);
}

/* "{1:walks:walk} onto a box, closer to {0}"; by coordinates "from e4 to f4".
 */
static void say_way(const struct zg_state *s, rum_seat seat, int from, int to,
                    struct rum_line *out)
{
    int piece = s->cover[to];

    if (!out->plain)
        RUM_SAY(out->text, " from %s to %s", zg_word_cell(from).s,
                zg_word_cell(to).s);
    else if (piece < ZG_PIECES && !s->piece[piece].gone &&
             s->cover[from] != piece)
        RUM_SAY(out->text, " onto a %s,", zg_word_piece(s, piece));
    say_nearness(s, seat, from, to, out);
}

static void tell_travel(const struct zg_state *s, const struct rum_event *e,
                        struct rum_line *out)
{
    static const char *const verb[] = {"",           "walks:walk",
                                       "flies:fly",  "leaps:leap",
                                       "drops:drop", "drops:drop"};
    int kind = e->arg[ZG_TRAVEL_KIND], from = e->arg[ZG_TRAVEL_FROM];
    int to = e->arg[ZG_TRAVEL_TO], takeoff = e->arg[ZG_TRAVEL_TAKEOFF];

    RUM_SAY(out->text, "{%d:%s}", e->seat, verb[kind]);
    say_way(s, e->seat, from, to, out);
    if (takeoff != from && !out->plain)
        RUM_SAY(out->text, " off %s", zg_word_cell(takeoff).s);
    if (kind == ZG_T_LAND)
        RUM_SAY(out->text, ", onto a foe");
    RUM_SAY(out->text, kind == ZG_T_DROP ? ", knocked down." : ".");
    move_figure(out, e->seat, from, kind == ZG_T_LAND ? takeoff : to,
                RUM_SLIDE);
}

static void tell_stance(const struct rum_event *e, struct rum_line *out)
{
    switch (e->arg[0]) {
    case ZG_STAND:
        RUM_SAY(out->text, "{%d:stands:stand} up.", e->seat);
        break;
    case ZG_KNEEL:
        RUM_SAY(out->text, "{%d:kneels:kneel}.", e->seat);
        break;
    case ZG_PRONE:
        RUM_SAY(out->text, "{%d:lies:lie} prone.", e->seat);
        break;
    default:
        RUM_SAY(out->text, "{%d:takes:take} the %s.", e->seat,
                zg_word_stance[e->arg[0]]);
    }
}

static void tell_card_back(const struct zg_state *s, rum_seat viewer,
                           const struct rum_event *e, struct rum_line *out)
{
    struct zg_word hand = zg_id("hand", e->seat, -1);

    if (e->kind == ZG_EV_LOSE)
        RUM_SAY(out->text, "{%d:is:are} stunned and %s a pulse", e->seat,
                viewer == e->seat ? "lose" : "loses");
    if (e->kind == ZG_EV_LOSE && viewer == e->seat)
        RUM_SAY(out->text, " of the %s",
                zg_card_name(s, e->seat, e->arg[ZG_SECRET]));
    if (e->kind == ZG_EV_LOSE)
        RUM_SAY(out->text, ".");
    if (!e->arg[0])
        return;
    if (viewer == e->seat)
        rum_line_move(out, zg_id("c", e->seat, e->arg[ZG_SECRET]).s, hand.s,
                      zg_id("deck", e->seat, -1).s, RUM_FLIP);
    else
        rum_line_move(out, NULL, hand.s, zg_id("seat", e->seat, -1).s,
                      RUM_SLIDE);
}

/* ---- attacks ---- */

/* "terrain C", or plainly "the box". */
static void say_terrain(const struct zg_state *s, const char *word, int piece,
                        struct rum_line *out)
{
    if (!out->plain)
        RUM_SAY(out->text, "%s %c", word, 'A' + piece);
    else
        RUM_SAY(out->text, "%s %s", word[0] == 'T' ? "The" : "the",
                zg_word_piece(s, piece));
}

/* From who attacks to whom they attack. */
static void move_blow(const struct zg_state *s, int seat, int foe,
                      struct rum_line *out)
{
    rum_line_move(out, NULL, zg_word_cell(s->seat[seat].cell).s,
                  zg_word_cell(s->seat[foe].cell).s, RUM_HIT);
}

/* Of the round's last test. */
static const char *attack_name(const struct zg_state *s)
{
    const struct zg_shown *t = &s->last;

    return t->any && t->card < ZG_SLOTS
               ? zg_card_of(s, t->seat, t->card)->attack
               : "attack";
}

static void tell_attack(const struct zg_state *s, const struct rum_event *e,
                        struct rum_line *out)
{
    int act = e->arg[ZG_ATTACK_CODE], foe = e->arg[ZG_ATTACK_FOE];
    int augments = e->arg[ZG_ATTACK_AUGMENTS];
    bool sneak = e->arg[ZG_ATTACK_SNEAK];

    RUM_SAY(out->text, "{%d:attacks:attack} ", e->seat);
    if (act >= ZG_A_PIECE) {
        say_terrain(s, "terrain", act - ZG_A_PIECE, out);
        RUM_SAY(out->text, ".");
        return;
    }
    if (act != ZG_A_ZONE && s->seat[foe].cell != ZG_NONE)
        move_blow(s, e->seat, foe, out);
    if (act == ZG_A_ZONE)
        RUM_SAY(out->text, "all foes within 2");
    else if ((act & 0xf0) == ZG_A_HAND)
        RUM_SAY(out->text, "{%d's} hand", foe);
    else if ((act & 0xf0) == ZG_A_LOCK && s->test.target < ZG_SLOTS &&
             s->test.foe == foe)
        RUM_SAY(out->text, "{%d's} locked %s", foe,
                zg_card_name(s, foe, s->test.target));
    else
        RUM_SAY(out->text, "{%d}", foe);
    if (sneak)
        RUM_SAY(out->text, ": a sneak attack");
    if (!sneak || e->subject != RUM_UNKNOWN)
        RUM_SAY(out->text, "%s%s", sneak ? " with " : ": ",
                zg_cards[e->subject].attack);
    if (augments > 0)
        RUM_SAY(out->text, " (%s)", zg_word_extras(augments, false, " +1").s);
    RUM_SAY(out->text, ".");
}

/* In a test of terrain both cards are the attacker's. */
static void tell_test(const struct zg_state *s, const struct rum_event *e,
                      struct rum_line *out)
{
    int owner = e->arg[ZG_TEST_FOE] < 0 ? e->seat : e->arg[ZG_TEST_FOE];
    int slot = e->arg[ZG_TEST_TARGET], end = e->arg[ZG_TEST_END];
    int facing = e->arg[ZG_TEST_FACING];
    const struct zg_card *attack = &zg_cards[e->subject];
    const struct zg_card *target = zg_card_of(s, owner, slot);

    if (out->plain)
        RUM_SAY(out->text, "%s against %s: %d of 3 colours match, %s.",
                attack->name, target->name, e->arg[ZG_TEST_MATCHES],
                zg_word_strikes(e->arg[ZG_TEST_STRIKES]).s);
    else
        RUM_SAY(out->text,
                "Target: %s, end %c, met by %s, end %c. %d of 3 colours "
                "match: %s.",
                target->name, 'A' + facing, attack->name, 'A' + end,
                e->arg[ZG_TEST_MATCHES],
                zg_word_strikes(e->arg[ZG_TEST_STRIKES]).s);
    if (e->arg[ZG_TEST_FOE] >= 0)
        rum_line_move(out, zg_id("g", owner, slot).s,
                      zg_id("parts", owner, -1).s, "test", RUM_FLIP);
}

static void tell_strikes(const struct zg_state *s, const struct rum_event *e,
                         struct rum_line *out)
{
    static const char *const effect[] = {
        "", " and locks that card to aim at later",
        ": enough to slag (destroy) that card",
        ": enough to slag that card and attack again",
        ": enough to slag that card, stun and attack again"};
    int foe = e->arg[0], n = e->arg[1];

    if (e->arg[2] != ZG_AIM_FOE)
        return; /* what it does to terrain or in a landing is told there */
    if (n > 0 && out->plain)
        RUM_SAY(out->text, "{%d's} %s hits {%d}: %s, %s.", e->seat,
                attack_name(s), foe, zg_word_strikes(n).s,
                n > 1 ? "enough to slag" : "a lock");
    else if (n == 0)
        RUM_SAY(out->text, "{%d's} %s missed {%d}.", e->seat, attack_name(s),
                foe);
    else
        RUM_SAY(out->text, "{%d's} %s lands %s on {%d}%s.", e->seat,
                attack_name(s), zg_word_strikes(n).s, foe,
                effect[n > 4 ? 4 : n]);
    RUM_SAY(out->gain, "%s", n ? zg_word_strikes(n).s : "missed");
    out->tone = n ? RUM_DANGER : RUM_PLAIN;
    if (!s->seat[foe].alive || s->seat[foe].cell == ZG_NONE)
        return;
    move_blow(s, e->seat, foe, out);
    if (n > 0)
        move_figure(out, foe, s->seat[foe].cell, s->seat[foe].cell, RUM_HIT);
}

static void tell_thrown(const struct rum_event *e, struct rum_line *out)
{
    static const char *const why[] = {"", " against a figure",
                                      " against a barrier", " off a ledge",
                                      " against the edge"};
    int from = e->arg[ZG_THROWN_FROM], to = e->arg[ZG_THROWN_TO];
    const char *stop = why[e->arg[ZG_THROWN_STOP]];
    bool down = e->arg[ZG_THROWN_DOWN];
    int far = zg_distance(from, to);

    if (from == to)
        RUM_SAY(out->text, "{%d:is:are} pushed%s", e->seat, stop);
    else if (out->plain)
        RUM_SAY(out->text, "{%d:is:are} thrown %d %s%s", e->seat, far,
                far == 1 ? "square" : "squares", stop);
    else
        RUM_SAY(out->text, "{%d:is:are} thrown %d to %s%s", e->seat, far,
                zg_word_cell(to).s, stop);
    RUM_SAY(out->text, down ? " and knocked down." : ".");
    if (from != to)
        move_figure(out, e->seat, from, to, down ? RUM_HIT : RUM_SLIDE);
}

static void tell_landed(const struct rum_event *e, struct rum_line *out)
{
    if (e->arg[0] == e->arg[1]) {
        RUM_SAY(out->text, "There is no room below: {%d:stays:stay} up.",
                e->seat);
        return;
    }
    RUM_SAY(out->text, "{%d:lands:land}", e->seat);
    if (!out->plain)
        RUM_SAY(out->text, " at %s", zg_word_cell(e->arg[1]).s);
    RUM_SAY(out->text, ", knocked down.");
    move_figure(out, e->seat, e->arg[0], e->arg[1], RUM_HIT);
}

static void tell_out(const struct zg_state *s, const struct rum_event *e,
                     struct rum_line *out)
{
    static const char *const why[] = {"the Ulster is slagged",
                                      "pieces of zGear left", "over the edge",
                                      "a failed flameout"};
    static const char *const few[] = {[3] = "three", "four", "five", "six"};

    RUM_SAY(out->text, "{%d:is:are} out: ", e->seat);
    if (e->arg[0] == ZG_O_GEAR)
        RUM_SAY(out->text, "fewer than %s ", few[s->last_gear]);
    RUM_SAY(out->text, "%s.", why[e->arg[0]]);
    out->tone = RUM_DANGER;
}

static void tell_part(const struct zg_state *s, const struct rum_event *e,
                      struct rum_line *out)
{
    struct zg_word part = zg_id("g", e->seat, e->arg[0]);
    struct zg_word strip = zg_id("parts", e->seat, -1);
    const char *card = zg_card_name(s, e->seat, e->arg[0]);

    if (e->kind == ZG_EV_SLAG) {
        int left = zg_gear_left(s, e->seat);
        const struct zg_shown *t = &s->last;
        bool shot = t->any && t->foe == e->seat && t->target == e->arg[0] &&
                    t->aim == ZG_AIM_FOE;
        if (shot && out->plain)
            RUM_SAY(out->text, "{%d's} %s slags {%d's} %s.", t->seat,
                    attack_name(s), e->seat, card);
        else if (shot)
            RUM_SAY(out->text, "{%d:slags:slag} {%d's} %s.", t->seat, e->seat,
                    card);
        else
            RUM_SAY(out->text, "{%d's} %s is slagged.", e->seat, card);
        RUM_SAY(out->gain, "{%d:has:have} %d left", e->seat, left);
        out->tone = RUM_DANGER;
        /* It falls where the figure stands. */
        int cell = s->seat[e->seat].cell;
        rum_line_move(out, part.s,
                      cell == ZG_NONE ? zg_id("fig", e->seat, -1).s
                                      : zg_word_cell(cell).s,
                      strip.s, RUM_VANISH);
    } else {
        const struct zg_shown *t = &s->last;
        if (t->any && t->foe == e->seat && t->target == e->arg[0])
            RUM_SAY(out->text, "%s, but ",
                    zg_word_strikes(zg_shown_strikes(s, t)).s);
        RUM_SAY(out->text, "{%d:sacrifices:sacrifice} the %s: the %s is saved.",
                e->seat, zg_character_names[s->seat[e->seat].character], card);
        out->tone = RUM_GOOD;
    }
}

/* What three strikes did, and that they give another attack. */
static void tell_again(const struct zg_state *s, const struct rum_event *e,
                       struct rum_line *out)
{
    int foe = e->arg[0], slot = s->last.target;
    bool slagged = s->seat[foe].slag & zg_bit(slot);

    RUM_SAY(out->text, "%s: {%d's} %s is %s, and {%d:attacks:attack} again.",
            zg_word_strikes(zg_shown_strikes(s, &s->last)).s, foe,
            slagged ? zg_card_name(s, foe, slot)
                    : zg_character_names[s->seat[foe].character],
            slagged ? "slagged" : "sacrificed", e->seat);
    out->tone = RUM_GOOD;
}

/* ---- all of them ---- */

static void tell_small(const struct zg_state *s, const struct rum_event *e,
                       struct rum_line *out)
{
    switch (e->kind) {
    case ZG_EV_FLAME:
        RUM_SAY(out->text, "{%d:goes:go} for flameout.", e->seat);
        out->tone = RUM_DANGER;
        break;
    case ZG_EV_TIE:
        RUM_SAY(out->text, "A tie: {%d:draws:draw} Impulse %d.", e->seat,
                e->arg[0]);
        break;
    case ZG_EV_PLACE:
        if (out->plain)
            RUM_SAY(out->text, "{%d:takes:take} the field.", e->seat);
        else
            RUM_SAY(out->text, "{%d:begins:begin} at %s.", e->seat,
                    zg_word_cell(e->arg[0]).s);
        rum_line_move(out, zg_id("fig", e->seat, -1).s,
                      zg_id("seat", e->seat, -1).s, zg_word_cell(e->arg[0]).s,
                      RUM_SLIDE);
        break;
    case ZG_EV_POSE:
        if (e->arg[0] != ZG_STAND)
            RUM_SAY(out->text, "{%d's} figure: %s.", e->seat,
                    zg_word_stance[e->arg[0]]);
        break;
    case ZG_EV_TURN:
        RUM_SAY(out->text, "{%d's} turn.", e->seat);
        break;
    case ZG_EV_STUNNED:
        RUM_SAY(out->text, "{%d:is:are} stunned.", e->seat);
        break;
    case ZG_EV_HIT:
        say_terrain(s, "Terrain", e->arg[0], out);
        RUM_SAY(out->text, ": %s.", zg_word_mass(e->arg[1], e->arg[2]).s);
        break;
    case ZG_EV_COLLAPSE:
        say_terrain(s, "Terrain", e->arg[0], out);
        RUM_SAY(out->text, " is gone.");
        break;
    case ZG_EV_FELL:
        RUM_SAY(out->text, "{%d:falls:fall} with it%s.", e->seat,
                e->arg[1] ? ", knocked down" : ", unhurt");
        break;
    case ZG_EV_LIMIT:
        RUM_SAY(out->text,
                "Round %d was the last (house rule; the book has no limit): "
                "cards are counted.",
                e->arg[0]);
        break;
    default:
        break;
    }
}

/* What counts in a test besides its cards. */
static void tell_extras(const struct rum_event *e, struct rum_line *out)
{
    static const char *const power[] = {[ZG_MERC] = "one more piercing",
                                        [ZG_ENSIGN] = "a retest",
                                        [ZG_TROOPER] = "one more armor",
                                        [ZG_ROGUE] = "a look at the target"};

    switch (e->kind) {
    case ZG_EV_POWER:
        RUM_SAY(out->text, "{%d:uses:use} the %s: %s.", e->seat,
                zg_character_names[e->arg[0]], power[e->arg[0]]);
        break;
    case ZG_EV_UNBRACED:
        RUM_SAY(out->text, "{%d:does:do} not bolster.", e->seat);
        break;
    case ZG_EV_AUGMENTED:
    case ZG_EV_BOLSTERED:
        RUM_SAY(out->text, "%s: %s.",
                e->kind == ZG_EV_AUGMENTED ? "More piercing" : "More armor",
                zg_word_extras(e->arg[0], e->kind == ZG_EV_BOLSTERED, "").s);
        break;
    case ZG_EV_RESPIN:
        RUM_SAY(out->text,
                "{%d:retests:retest}: the %s card, spun again, shows end %c: "
                "%s.",
                e->seat, e->arg[0] == 1 ? "target" : "attack", 'A' + e->arg[1],
                zg_word_strikes(e->arg[2]).s);
        break;
    case ZG_EV_BOLSTER:
    case ZG_EV_AUGMENT:
        RUM_SAY(out->text, "{%d:adds:add} one %s to the %s pair of dots.",
                e->seat, e->kind == ZG_EV_BOLSTER ? "armor" : "piercing",
                zg_word_pair[e->arg[0]]);
        break;
    default:
        break;
    }
}

/* What only one seat hears, and what names a card of somebody. */
static void tell_cards(const struct zg_state *s, rum_seat viewer,
                       const struct rum_event *e, struct rum_line *out)
{
    switch (e->kind) {
    case ZG_EV_PICK:
        RUM_SAY(out->text,
                s->seat[e->seat].hand_n == 1
                    ? "{%d's} last card plays itself: the %s."
                    : "{%d:plays:play} the %s.",
                e->seat, zg_card_name(s, e->seat, e->arg[ZG_SECRET]));
        break;
    case ZG_EV_ADD:
        RUM_SAY(out->text, "{%d:adds:add} ", e->seat);
        if (viewer == e->seat)
            RUM_SAY(out->text, "the %s",
                    zg_card_name(s, e->seat, e->arg[ZG_SECRET]));
        else
            RUM_SAY(out->text, "a Z-G card");
        RUM_SAY(out->text, " to the jump.");
        break;
    case ZG_EV_COVERED:
        RUM_SAY(out->text, "{%d's} %s has cover: the attack fails.", e->arg[0],
                zg_card_name(s, e->arg[0], e->arg[1]));
        break;
    case ZG_EV_DRAW:
        RUM_SAY(out->text, "{%d:%s.", e->seat,
                e->arg[0] == ZG_FROM_LOCK ? "lays:lay} down the locked card"
                : e->arg[0] == ZG_FROM_HAND
                    ? "draws:draw} a target from the hand"
                    : "draws:draw} a target card");
        break;
    case ZG_EV_EXAMINE:
        RUM_SAY(out->text, "Your target card is the %s.",
                zg_card_name(s, e->seat, e->arg[ZG_SECRET]));
        break;
    case ZG_EV_SCAN:
        RUM_SAY(out->text, "You scan {%d's} %s, end %c.", e->arg[0],
                zg_card_name(s, e->arg[0], e->arg[ZG_SECRET]),
                'A' + e->arg[ZG_SECRET + 1]);
        break;
    case ZG_EV_LOCK:
        if (out->plain) /* which card that is was told with the strike */
            RUM_SAY(out->text,
                    "{%d:aims:aim} at that card until the round "
                    "ends.",
                    e->seat);
        else
            RUM_SAY(out->text, "{%d:has:have} a lock on {%d's} %s.", e->seat,
                    e->arg[0], zg_card_name(s, e->arg[0], e->arg[1]));
        break;
    default:
        break;
    }
}

void zg_tell(const void *seen, rum_seat viewer, const struct rum_event *event,
             struct rum_line *out)
{
    const struct zg_state *s = seen;

    out->clause = event->clause;
    switch (event->kind) {
    case ZG_EV_DRAFT:
        tell_draft(event, out);
        break;
    case ZG_EV_ROUND:
        tell_round(s, event, out);
        break;
    case ZG_EV_HAND:
        tell_hand(s, viewer, event, out);
        break;
    case ZG_EV_IMPULSE:
        tell_impulse(s, event, out);
        break;
    case ZG_EV_TRAVEL:
        tell_travel(s, event, out);
        break;
    case ZG_EV_STANCE:
        tell_stance(event, out);
        break;
    case ZG_EV_LOSE:
    case ZG_EV_RETURN:
        tell_card_back(s, viewer, event, out);
        break;
    case ZG_EV_ATTACK:
        tell_attack(s, event, out);
        break;
    case ZG_EV_TEST:
        tell_test(s, event, out);
        break;
    case ZG_EV_STRIKES:
        tell_strikes(s, event, out);
        break;
    case ZG_EV_THROWN:
        tell_thrown(event, out);
        break;
    case ZG_EV_LANDED:
        tell_landed(event, out);
        break;
    case ZG_EV_OUT:
        tell_out(s, event, out);
        break;
    case ZG_EV_SLAG:
    case ZG_EV_SAVED:
        tell_part(s, event, out);
        break;
    case ZG_EV_AGAIN:
        tell_again(s, event, out);
        break;
    default:
        tell_small(s, event, out);
        tell_extras(event, out);
        tell_cards(s, viewer, event, out);
    }
}

/* ---- prompts ---- */

/* In a duel: what the other one fell by. */
static void say_fall(const struct zg_state *s, struct rum_line *out)
{
    int foe = s->winners & 1;
    const struct zg_seat *p = &s->seat[foe];

    if (p->slag & zg_bit(ZG_BODY))
        RUM_SAY(out->text, ": {%d's} Ulster is slagged.", foe);
    else if (zg_gear_left(s, foe) < s->last_gear)
        RUM_SAY(out->text, ": {%d:has:have} too few cards left.", foe);
    else
        RUM_SAY(out->text, ": {%d:is:are} out.", foe);
}

static void prompt_end(const struct zg_state *s, struct rum_line *out)
{
    int n = zg_count(s->winners);

    out->clause = s->ended_by;
    if (n == s->head.seats || (n > 1 && !s->teams)) {
        RUM_SAY(out->text, "A draw between %s", zg_word_seats(s->winners).s);
    } else if (n > 1) {
        RUM_SAY(out->text, "%s win", zg_word_seats(s->winners).s);
    } else {
        RUM_SAY(out->text, "{%d:wins:win}", __builtin_ctz(s->winners | 0x80u));
    }
    if (s->head.seats == 2 && s->ended_by == ZG(18, 5)) {
        say_fall(s, out);
        return;
    }
    RUM_SAY(out->text, s->ended_by == ZG(18, 7)   ? ": the last round is over."
                       : s->ended_by == ZG(18, 6) ? ": defeated together."
                                                  : ": nobody else is left.");
}

static void prompt_wait(const struct zg_state *s, struct rum_line *out)
{
    static const char *const what[] = {
        [ZG_P_DRAFT] = "to draft a card",
        [ZG_P_FLAME] = "to announce flameout or not",
        [ZG_P_HAND] = "to choose a hand",
        [ZG_P_PLACE] = "to place a figure",
        [ZG_P_POSE] = "to place a figure",
        [ZG_P_END] = "to choose an end",
        [ZG_P_BRACE] = "to bolster or not",
        [ZG_P_FLIP] = "to flip the cards",
        [ZG_P_RETEST] = "to retest or not",
        [ZG_P_BDOT] = "to place a bolster",
        [ZG_P_ADOT] = "to place an augment",
        [ZG_P_SAVE] = "to save the card or not",
        [ZG_P_PULSE] = "to play a card",
    };

    out->clause = ZG(4, 1);
    if (s->phase == ZG_P_STUN) {
        RUM_SAY(out->text, "{%d} is stunned and chooses the card to lose.",
                s->head.to_act);
        out->clause = ZG(15, 4);
        return;
    }
    /* To whom nothing is hidden CARD, MOVE and ATTACK are a pulse too. */
    const char *to = what[s->phase] ? what[s->phase] : what[ZG_P_PULSE];
    RUM_SAY(out->text, "Waiting for {%d} %s.", s->head.to_act, to);
}

static void prompt_test(const struct zg_state *s, rum_seat viewer,
                        struct rum_line *out)
{
    const struct zg_test *t = &s->test;

    switch (s->phase) {
    case ZG_P_END:
        if (t->aim == ZG_AIM_PIECE)
            RUM_SAY(out->text, "You attack the %s. ",
                    zg_word_piece(s, t->piece));
        if (t->best >= 3)
            RUM_SAY(out->text, "You attack again (%s): which",
                    zg_word_strikes(zg_shown_strikes(s, &s->last)).s);
        else
            RUM_SAY(out->text, "Which");
        RUM_SAY(out->text, " end of your card? ");
        if (t->target < ZG_SLOTS)
            RUM_SAY(out->text,
                    "Chance turns an end of {%d's} %s to it: equal "
                    "colours strike, two strikes destroy it",
                    t->foe, zg_card_name(s, t->foe, t->target));
        else
            RUM_SAY(out->text,
                    "{%d:draws:draw} a card%s: equal colours strike, two "
                    "destroy it",
                    t->foe, t->source == ZG_FROM_HAND ? " of the hand" : "");
        out->clause = ZG(10, 1);
        break;
    case ZG_P_BRACE:
        RUM_SAY(out->text, "{%d:attacks:attack} you. ", zg_turn_seat(s));
        if (t->target < ZG_SLOTS)
            RUM_SAY(out->text, "The target is your %s. ",
                    zg_card_name(s, viewer, t->target));
        RUM_SAY(out->text, "Use your Trooper, once a turn, for one more armor "
                           "on a dot of yours?");
        out->clause = ZG(16, 2);
        break;
    case ZG_P_FLIP:
        RUM_SAY(out->text, "The target card is spun. Flip both cards, or "
                           "give it a half turn first, so that its other "
                           "end counts?");
        out->clause = ZG(10, 5);
        break;
    case ZG_P_RETEST:
        RUM_SAY(out->text,
                "%s so far. Retest: is one of the two cards to be spun again?",
                zg_word_strikes(zg_test_strikes(s)).s);
        out->clause = ZG(11, 4);
        break;
    case ZG_P_BDOT:
        RUM_SAY(out->text, "Which pair of dots gets one more armor?");
        out->clause = ZG(11, 5);
        break;
    case ZG_P_ADOT:
        RUM_SAY(out->text, "Which pair of dots gets one more piercing?");
        out->clause = ZG(11, 6);
        break;
    default:
        RUM_SAY(out->text,
                "Give up your %s to save your %s? %d strikes slag (destroy) "
                "it; the %s is your Character card",
                zg_character_names[s->seat[viewer].character],
                zg_card_name(s, viewer, t->target), t->strikes,
                zg_character_names[s->seat[viewer].character]);
        out->clause = ZG(16, 4);
    }
}

/* Who kneels, lies or has travelled goes nowhere: what is left is said. */
static void prompt_move(const struct zg_state *s, rum_seat viewer,
                        struct rum_line *out)
{
    int stance = s->seat[viewer].stance;
    struct zg_word left = zg_word_half(s->pulse.budget);
    bool rises = s->pulse.budget >= s->stance_cost;

    out->clause = ZG(5, 1);
    if (!s->pulse.travel && stance != ZG_KNEEL && stance != ZG_DOWN) {
        RUM_SAY(out->text,
                "Where do you go? A square's number is the Move it costs, "
                "of %s",
                left.s);
        return;
    }
    out->clause = ZG(6, 1);
    if (s->pulse.travel && stance != ZG_DOWN) {
        RUM_SAY(out->text, "You have moved. %s? %s Move left",
                rises ? "Another stance" : "Is that all", left.s);
        return;
    }
    RUM_SAY(out->text, "You %s: %s? ", stance == ZG_KNEEL ? "kneel" : "lie",
            rises ? "stand up" : "stay so");
    if (rises)
        RUM_SAY(out->text, "It takes %s of %s Move, then you can walk",
                zg_word_half(s->stance_cost).s, left.s);
    else
        RUM_SAY(out->text, "With %s Move you cannot stand up", left.s);
}

void zg_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    static const struct {
        const char *text;
        uint16_t clause;
    } ask[] = {
        [ZG_P_DRAFT] = {"Take which card?", ZG(1, 3)},
        [ZG_P_FLAME] = {"A new round. Go for flameout? You would play every "
                        "card twice, but be out if no foe falls this round",
                        ZG(17, 1)},
        [ZG_P_HAND] = {"Which three cards do you play? Their numbers "
                       "say who acts first",
                       ZG(2, 1)},
        [ZG_P_PLACE] = {"Where does your figure begin?", ZG(3, 4)},
        [ZG_P_POSE] =
            {"In which stance does it begin? To change it later costs Move",
             ZG(3, 6)},
        [ZG_P_STUN] = {"You are stunned. Which card loses its pulse?",
                       ZG(15, 4)},
        [ZG_P_CARD] =
            {"Which card do you play next? You move and attack with it",
             ZG(4, 1)},
    };
    const struct zg_state *s = seen;

    if (zg_over(s)) {
        prompt_end(s, out);
    } else if (viewer != s->head.to_act) {
        prompt_wait(s, out);
    } else if (s->phase <= ZG_P_CARD) {
        RUM_SAY(out->text, "%s", ask[s->phase].text);
        out->clause = ask[s->phase].clause;
        if (s->phase == ZG_P_PLACE)
            RUM_SAY(out->text, " To win, slag (destroy) %s",
                    zg_word_quarry(s, viewer).s);
    } else if (s->phase == ZG_P_MOVE) {
        prompt_move(s, viewer, out);
    } else if (s->phase == ZG_P_ATTACK) {
        const struct zg_card *card = zg_card_of(s, viewer, s->pulse.card);
        RUM_SAY(out->text, "Whom or what do you attack? %s hits ",
                card->attack);
        if (zg_melee(card))
            RUM_SAY(out->text, "what is next to you");
        else
            RUM_SAY(out->text, "%s %d squares away",
                    zg_ranged(card) ? "up to" : "all foes up to", card->range);
        out->clause = ZG(8, 1);
    } else {
        prompt_test(s, viewer, out);
    }
}

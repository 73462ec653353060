/*
 * ze_tell.c: what happened and what is asked, in words.
 *
 * Seats are placeholders ({0}, {0's}, {0:zaps:zap}); the core knows the names
 * and who is reading. Moves carry the ids of ze_tell_names.c.
 */
#include "ze.h"

#include <rumpus/scene.h>

struct id {
    char s[RUM_ID_SIZE];
};

static struct id make_id(const char *prefix, int n)
{
    struct id id = {""};
    RUM_SAY(id.s, "%s%d", prefix, n);
    return id;
}

static struct id card_id(int zone)
{
    struct id id = {""};
    RUM_SAY(id.s, "z.%s", ze_tell_cell((unsigned)zone));
    return id;
}

/* ---- the numbers of an event, as they are called ---- */

static const char *zone_in(const struct rum_event *e, enum ze_arg place)
{
    return ze_tell_zone((unsigned)e->arg[place]);
}

static const char *cell_in(const struct rum_event *e, enum ze_arg place)
{
    return ze_tell_cell((unsigned)e->arg[place]);
}

static unsigned kind_in(const struct rum_event *e)
{
    return ze_kind_of[e->arg[ZE_ARG_ITEM]];
}

/* The zone the Item belongs to. */
static unsigned home_of(const struct rum_event *e)
{
    return ze_location[e->arg[ZE_ARG_ITEM]];
}

static struct id item_id(const struct rum_event *e)
{
    return make_id("i", e->arg[ZE_ARG_ITEM]);
}

/* A played Item goes back to its zone. */
static void show_return(const struct rum_event *e, enum rum_manner manner,
                        struct rum_line *out)
{
    rum_line_move(out, item_id(e).s, make_id("items", e->seat).s,
                  ze_tell_cell(home_of(e)), manner);
}

/* ---- what happened ---- */

static void tell_place(const struct rum_event *e, struct rum_line *out)
{
    RUM_SAY(out->text, "{%d:re-appears:re-appear} at %s", e->seat,
            zone_in(e, ZE_ARG_ZONE));
    rum_line_move(out, make_id("pawn", e->seat).s,
                  e->arg[ZE_ARG_FROM] < 0 ? make_id("zones", e->seat).s
                                          : cell_in(e, ZE_ARG_FROM),
                  cell_in(e, ZE_ARG_ZONE), RUM_FLIP);
}

static void tell_zap(const struct ze_state *s, const struct rum_event *e,
                     struct rum_line *out)
{
    unsigned to = ze_step((unsigned)e->arg[ZE_ARG_ZONE],
                          (unsigned)e->arg[ZE_ARG_DIRECTION]);

    RUM_SAY(out->text, "{%d:zaps:zap} {%d}", e->seat, e->arg[ZE_ARG_OTHER]);
    out->tone = s->royale ? RUM_PLAIN : RUM_DANGER;
    rum_line_move(out, NULL, cell_in(e, ZE_ARG_ZONE), ze_tell_cell(to),
                  RUM_HIT);
}

static void tell_take(const struct rum_event *e, struct rum_line *out)
{
    RUM_SAY(out->text, "{%d:takes:take} the %s of %s", e->seat,
            ze_tell_kind(kind_in(e)), ze_tell_zone(home_of(e)));
    rum_line_move(out, item_id(e).s, ze_tell_cell(home_of(e)),
                  make_id("items", e->seat).s, RUM_SLIDE);
}

/* The ring of an EMP, or the line of a blaster. */
static void show_shot(const struct rum_event *e, struct rum_line *out)
{
    unsigned from = (unsigned)e->arg[ZE_ARG_ZONE], to = from;

    for (int i = 0; kind_in(e) != ZE_EMP && i < 2; i++) {
        unsigned next = ze_step(to, (unsigned)e->arg[ZE_ARG_DIRECTION]);
        to = next == ZE_NONE ? to : next;
    }
    rum_line_move(out, NULL, ze_tell_cell(from), ze_tell_cell(to), RUM_HIT);
}

static void say_victims(const struct rum_event *e, struct rum_line *out)
{
    unsigned victims = (unsigned)e->arg[ZE_ARG_VICTIMS];

    if (!victims)
        RUM_SAY(out->text, ": nobody is hit");
    for (unsigned left = victims; left; left &= left - 1)
        RUM_SAY(out->text, "%s{%u}",
                left == victims ? ", at " : ze_tell_comma(left, victims),
                ze_lowest(left));
}

/* "fires the Power Blaster towards D4, at Bob" */
static void tell_use(const struct rum_event *e, struct rum_line *out)
{
    const char *name = ze_tell_kind(kind_in(e));
    const char *home = ze_tell_zone(home_of(e));
    bool attack = kind_in(e) <= ZE_EMP, picked = e->arg[ZE_ARG_PICKED];

    if (picked)
        RUM_SAY(out->text,
                "{%d:takes the %s of %s and %s:take the %s of %s and %s} it "
                "at once",
                e->seat, name, home, attack ? "fires" : "uses", name, home,
                attack ? "fire" : "use");
    else if (attack)
        RUM_SAY(out->text, "{%d:fires:fire} the %s", e->seat, name);
    else
        RUM_SAY(out->text, "{%d:uses:use} %s %s", e->seat,
                kind_in(e) == ZE_NIGHT ? "the" : "a", name);
    if (e->arg[ZE_ARG_DIRECTION] >= 0)
        RUM_SAY(out->text, " towards %s",
                ze_tell_next((unsigned)e->arg[ZE_ARG_ZONE],
                             (unsigned)e->arg[ZE_ARG_DIRECTION]));
    else if (kind_in(e) == ZE_HEART)
        RUM_SAY(out->text, ": %d Health", e->arg[ZE_ARG_NUMBER]);
    else if (kind_in(e) == ZE_NIGHT)
        RUM_SAY(out->text, " on {%d}", e->arg[ZE_ARG_OTHER]);
    if (attack)
        say_victims(e, out);
    if (!picked)
        show_return(e, RUM_SLIDE, out);
    if (attack)
        show_shot(e, out);
}

static void tell_hit(const struct rum_event *e, struct rum_line *out)
{
    const char *cell = cell_in(e, ZE_ARG_ZONE);

    RUM_SAY(out->text, "{%d:has:have} %d Health left", e->seat,
            e->arg[ZE_ARG_NUMBER]);
    RUM_SAY(out->gain, "{%d:hits:hit} {%d}: %d left", e->arg[ZE_ARG_OTHER],
            e->seat, e->arg[ZE_ARG_NUMBER]);
    out->tone = RUM_DANGER;
    rum_line_move(out, make_id("pawn", e->seat).s, cell, cell, RUM_HIT);
}

static void tell_down(const struct rum_event *e, struct rum_line *out)
{
    RUM_SAY(out->text,
            e->arg[ZE_ARG_NUMBER]
                ? "{%d:is down, but has:are down, but have} a Heart to come "
                  "back with"
                : "{%d:is:are} down",
            e->seat);
    RUM_SAY(out->gain, "{%d:hits:hit} {%d}: down", e->arg[ZE_ARG_OTHER],
            e->seat);
    out->tone = RUM_DANGER;
    rum_line_move(out, make_id("pawn", e->seat).s, cell_in(e, ZE_ARG_ZONE),
                  make_id("seat", e->seat).s, RUM_VANISH);
}

static void tell_block(const struct rum_event *e, struct rum_line *out)
{
    RUM_SAY(out->text, "Shield! {%d:blocks:block} {%d's} hit", e->seat,
            e->arg[ZE_ARG_OTHER]);
    out->tone = RUM_GOOD;
    show_return(e, RUM_FLIP, out);
}

static void tell_back(const struct rum_event *e, struct rum_line *out)
{
    /* Only the villain's Heart plays itself, and more may follow in the same
     * part; others have just been asked. */
    RUM_SAY(out->text,
            e->clause == ZE(8, 9)
                ? "{%d:plays a Heart and is:play a Heart and are} back"
                : "{%d:is:are} back with 1 Health",
            e->seat);
    out->tone = RUM_GOOD;
    show_return(e, RUM_SLIDE, out);
}

static void tell_give(const struct rum_event *e, struct rum_line *out)
{
    const char *name = ze_tell_kind(kind_in(e));
    int from = e->arg[ZE_ARG_OTHER], to = e->arg[ZE_ARG_TO];

    if (to == e->seat) {
        RUM_SAY(out->text, "{%d:takes:take} {%d's} %s: a Commander may",
                e->seat, from, name);
        RUM_SAY(out->gain, "{%d:takes:take} {%d's} %s", e->seat, from, name);
    } else {
        RUM_SAY(out->text, "{%d:passes:pass} {%d's} %s to {%d}", e->seat, from,
                name, to);
    }
    rum_line_move(out, item_id(e).s, make_id("items", from).s,
                  make_id("items", to).s, RUM_SLIDE);
}

static void tell_exchange(const struct rum_event *e, struct rum_line *out)
{
    struct id own = make_id("zones", e->seat);
    struct id other = make_id("zones", e->arg[ZE_ARG_OTHER]);

    if (e->arg[ZE_ARG_CARD] < 0) {
        RUM_SAY(out->text, "{%d:exchanges:exchange} a Zone card with {%d}",
                e->seat, e->arg[ZE_ARG_OTHER]);
        rum_line_move(out, NULL, other.s, own.s, RUM_SLIDE);
        rum_line_move(out, NULL, own.s, other.s, RUM_SLIDE);
        return;
    }
    RUM_SAY(out->text, "{%d:takes:take} %s from {%d} in exchange for %s",
            e->seat, zone_in(e, ZE_ARG_CARD), e->arg[ZE_ARG_OTHER],
            zone_in(e, ZE_ARG_GIVEN));
    rum_line_move(out, card_id(e->arg[ZE_ARG_CARD]).s, other.s, own.s,
                  RUM_SLIDE);
    rum_line_move(out, card_id(e->arg[ZE_ARG_GIVEN]).s, own.s, other.s,
                  RUM_SLIDE);
}

/* Everybody draws all the time: only those who see the card read of it. */
static void tell_draw(const struct rum_event *e, struct rum_line *out)
{
    struct id hand = make_id("zones", e->seat);

    if (e->arg[ZE_ARG_CARD] < 0) {
        rum_line_move(out, NULL, "draw", hand.s, RUM_SLIDE);
        return;
    }
    RUM_SAY(out->text, "{%d:draws:draw} %s", e->seat, zone_in(e, ZE_ARG_CARD));
    rum_line_move(out, card_id(e->arg[ZE_ARG_CARD]).s, "draw", hand.s,
                  RUM_FLIP);
}

/* ---- how it ended, for the log and for the prompt ---- */

static void say_winners(const struct ze_state *s, struct rum_line *out)
{
    unsigned left = s->winners;

    if (ze_count(left) == 1) {
        RUM_SAY(out->text, "{%u:wins:win}", ze_lowest(left));
        return;
    }
    for (; left; left &= left - 1)
        RUM_SAY(out->text, "%s{%u}", ze_tell_comma(left, s->winners),
                ze_lowest(left));
    RUM_SAY(out->text, " share the victory");
}

static void say_end(const struct ze_state *s, struct rum_line *out)
{
    out->clause = s->ending;
    out->tone = RUM_WINS;
    switch (s->ending) {
    case ZE(9, 3):
        RUM_SAY(out->text, "The villain is defeated: the astronauts win");
        break;
    case ZE(9, 4):
        RUM_SAY(out->text, "All astronauts are defeated: the villain wins");
        break;
    case ZE(9, 5):
        RUM_SAY(out->text, "The astronauts have played all their Zone cards "
                           "and the villain is still there: the villain wins");
        break;
    case ZE(10, 4):
        RUM_SAY(out->text, "Everybody else is out: ");
        say_winners(s, out);
        break;
    default:
        RUM_SAY(out->text, "All Zone cards are played: ");
        say_winners(s, out);
        RUM_SAY(out->text, " with %d Health", s->health[ze_lowest(s->winners)]);
        if (s->ending == ZE(10, 6))
            RUM_SAY(out->text, " and %d %s dealt",
                    s->hits[ze_lowest(s->winners)],
                    s->hits[ze_lowest(s->winners)] == 1 ? "hit" : "hits");
    }
}

static void tell_quiet(const struct ze_state *s, const struct rum_event *e,
                       struct rum_line *out);

void ze_tell(const void *seen, rum_seat viewer, const struct rum_event *e,
             struct rum_line *out)
{
    (void)viewer;
    out->clause = e->clause;
    switch ((enum ze_event)e->kind) {
    case ZE_EV_PLACE:
        tell_place(e, out);
        break;
    case ZE_EV_ZAP:
        tell_zap(seen, e, out);
        break;
    case ZE_EV_TAKE:
        tell_take(e, out);
        break;
    case ZE_EV_USE:
        tell_use(e, out);
        break;
    case ZE_EV_HIT:
        tell_hit(e, out);
        break;
    case ZE_EV_DOWN:
        tell_down(e, out);
        break;
    case ZE_EV_BLOCK:
        tell_block(e, out);
        break;
    case ZE_EV_BACK:
        tell_back(e, out);
        break;
    case ZE_EV_GIVE:
        tell_give(e, out);
        break;
    case ZE_EV_EXCHANGE:
        tell_exchange(e, out);
        break;
    case ZE_EV_DRAW:
        tell_draw(e, out);
        break;
    case ZE_EV_OVER:
        say_end(seen, out);
        break;
    default:
        tell_quiet(seen, e, out);
    }
}

/* Whoever has nothing to do is not asked, so they must hear of it. */
static void tell_pass(const struct rum_event *e, struct rum_line *out)
{
    if (!e->arg[ZE_ARG_NUMBER]) {
        RUM_SAY(out->text, "{%d:does:do} nothing", e->seat);
        return;
    }
    RUM_SAY(out->text, "Nothing to do on %s: {%d's} turn ends",
            zone_in(e, ZE_ARG_ZONE), e->seat);
}

/* What moves nothing. */
static void tell_quiet(const struct ze_state *s, const struct rum_event *e,
                       struct rum_line *out)
{
    switch (e->kind) {
    case ZE_EV_CHARACTER:
        RUM_SAY(out->text, "{%d:is:are} the %s", e->seat,
                ze_tell_character(s, (unsigned)e->arg[ZE_ARG_NUMBER]));
        break;
    case ZE_EV_ROUND:
        RUM_SAY(out->text, "Round %d", e->arg[ZE_ARG_NUMBER]);
        break;
    case ZE_EV_SKIP:
        RUM_SAY(out->text,
                "{%d:has no Zone card left and stays:have no Zone card left "
                "and stay} put",
                e->seat);
        break;
    case ZE_EV_NAME:
        if (e->arg[ZE_ARG_OTHER] == e->seat)
            RUM_SAY(out->text, "{%d:acts:act} next", e->seat);
        else
            RUM_SAY(out->text, "{%d:names:name} {%d} to act next", e->seat,
                    e->arg[ZE_ARG_OTHER]);
        break;
    case ZE_EV_PASS:
        tell_pass(e, out);
        break;
    case ZE_EV_STAY:
        RUM_SAY(out->text, "{%d:stays:stay} down", e->seat);
        break;
    case ZE_EV_LOOKED:
        RUM_SAY(out->text, "{%d:looks:look} at {%d's} Zone cards", e->seat,
                e->arg[ZE_ARG_OTHER]);
        break;
    case ZE_EV_WANT:
        if (e->arg[ZE_ARG_CARD] < 0)
            RUM_SAY(out->text, "{%d:picks:pick} one of {%d's} Zone cards",
                    e->seat, e->arg[ZE_ARG_OTHER]);
        else
            RUM_SAY(out->text, "{%d:picks:pick} {%d's} %s", e->seat,
                    e->arg[ZE_ARG_OTHER], zone_in(e, ZE_ARG_CARD));
        break;
    case ZE_EV_EMPTY:
        RUM_SAY(out->text, "The draw stack is empty");
        out->tone = RUM_DANGER;
        break;
    case ZE_EV_PHASE:
        RUM_SAY(out->text, "The villain has %d %s", e->arg[ZE_ARG_NUMBER],
                e->arg[ZE_ARG_NUMBER] == 1 ? "turn" : "turns");
        break;
    default:
        break;
    }
}

/* ---- the prompt ---- */

/* What there is to tap, for whoever sees how far a zap goes; and that of what
 * lies around nothing else is theirs. */
static void say_what_glows(const struct ze_state *s, struct rum_line *out)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = ze_legal(s, open);
    unsigned item = ze_in_reach(s, s->player);
    const char *target = s->royale                               ? "enemy"
                         : s->character[s->player] == ZE_VILLAIN ? "astronaut"
                                                                 : "villain";
    bool take = false, zap = false, look = false;

    for (size_t i = 0; i < n; i++) {
        unsigned use = open[i] >= ZE_PICKPLAY && open[i] < ZE_END
                           ? open[i] - ZE_PICKPLAY + ZE_USE
                           : open[i];
        bool sees = use >= ZE_USE_NIGHT && use < ZE_PICKPLAY;
        look |= sees;
        take |= open[i] == ZE_TAKE || (use != open[i] && !sees);
        zap |= open[i] >= ZE_ZAP && open[i] < ZE_TAKE;
    }
    if (zap && take)
        RUM_SAY(out->text, " Take the %s, or zap an enemy in the blue",
                ze_tell_kind(ze_kind_of[item]));
    else if (zap)
        RUM_SAY(out->text, " Tap an enemy in your zap reach (blue)");
    else if (take && look)
        RUM_SAY(out->text, " Take the Night Vision, or tap whom to use it on");
    else if (take)
        RUM_SAY(out->text, " Only the %s to take, no %s to zap",
                ze_tell_kind(ze_kind_of[item]), target);
    else if (look)
        RUM_SAY(out->text, " Night Vision: tap a player to see their cards");
    else
        RUM_SAY(out->text, " No %s near enough to zap", target);
}

/* "You are at E5": where one stands matters in every question. */
static void ask_action(const struct ze_state *s, struct rum_line *out)
{
    out->clause = ZE(4, 1);
    RUM_SAY(out->text, "You are at %s", ze_tell_zone(s->zone[s->player]));
    if (s->part == ZE_HUNTING && !out->plain) /* beside the goals as well */
        RUM_SAY(out->text, " (turn %d of %d)", s->turn, s->turns);
    RUM_SAY(out->text, ". What do you do?");
    if (out->plain)
        say_what_glows(s, out);
}

/* Would there be Items to take, if there were room for one of them? */
static bool hands_full(const struct ze_state *s, unsigned seat)
{
    bool any = false;

    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        unsigned card = s->hand[seat][i];
        unsigned item = card == ZE_UNKNOWN ? ZE_NONE : ze_code_of[card];
        if (item == ZE_NONE || !(ze_on_table(s) >> item & 1))
            continue;
        if (ze_fits(s, seat, ze_bit(item)) || ze_picks_and_plays(s, seat))
            return false;
        any = true;
    }
    return any;
}

static void ask_move(const struct ze_state *s, struct rum_line *out)
{
    out->clause = ZE(3, 1);
    if (s->part == ZE_HUNTING)
        RUM_SAY(out->text, "Turn %d of %d: ", s->turn, s->turns);
    else
        RUM_SAY(out->text, "Round %d: ", s->head.turn);
    RUM_SAY(out->text,
            "where do you re-appear? Play a Zone card; you act from "
            "there%s",
            s->part == ZE_MOVING ? " once all have moved" : "");
    if (hands_full(s, (unsigned)s->head.to_act))
        RUM_SAY(out->text, ". You can carry no more Items");
}

static void ask(const struct ze_state *s, struct rum_line *out)
{
    switch (s->phase) {
    case ZE_D0_CHARACTER:
        out->clause = ZE(1, 2);
        RUM_SAY(out->text, "Which astronaut do you want to be?");
        break;
    case ZE_D1_PLACE:
        ask_move(s, out);
        break;
    case ZE_D2_ORDER:
        out->clause = ZE(2, 6);
        RUM_SAY(out->text, "You are the captain: who acts next?");
        break;
    case ZE_D3_ACT:
        ask_action(s, out);
        break;
    case ZE_D3B_AFTER:
        out->clause = ZE(7, 1);
        RUM_SAY(out->text, "Pass an Item of another astronaut on, or end your "
                           "turn?");
        break;
    case ZE_D4_SHIELD:
        out->clause = ZE(5, 6);
        RUM_SAY(out->text, "{%d:hits:hit} you (%d Health). Block it?",
                s->player, s->health[s->head.to_act]);
        out->tone = RUM_DANGER;
        break;
    case ZE_D5_NV_TAKE:
        out->clause = ZE(5, 10);
        RUM_SAY(out->text,
                "You see {%d's} Zone cards. Take one in exchange for one of "
                "yours?",
                s->target);
        break;
    case ZE_D6_NV_GIVE:
        out->clause = ZE(5, 10);
        RUM_SAY(out->text, "You take %s. Which of your cards does {%d} get?",
                ze_tell_zone(s->named), s->target);
        break;
    case ZE_D7_RETURN:
        out->clause = ZE(8, 4);
        RUM_SAY(out->text, "You are down: play your Heart?");
        break;
    default:
        break;
    }
}

static void wait_for(const struct ze_state *s, struct rum_line *out)
{
    rum_seat actor = s->head.to_act;

    switch (s->phase) {
    case ZE_D0_CHARACTER:
        out->clause = ZE(1, 2);
        RUM_SAY(out->text, "{%d:chooses:choose} a character", actor);
        break;
    case ZE_D1_PLACE:
        out->clause = ZE(3, 1);
        RUM_SAY(out->text, "{%d:chooses:choose} where to re-appear", actor);
        if (s->part == ZE_HUNTING)
            RUM_SAY(out->text, " (turn %d of %d)", s->turn, s->turns);
        break;
    case ZE_D2_ORDER:
        out->clause = ZE(2, 6);
        RUM_SAY(out->text, "{%d:names:name} the next astronaut to act", actor);
        break;
    case ZE_D3B_AFTER:
        out->clause = ZE(7, 1);
        RUM_SAY(out->text, "{%d:decides:decide} whether to pass an Item on",
                actor);
        break;
    case ZE_D7_RETURN:
        out->clause = ZE(8, 4);
        RUM_SAY(out->text, "{%d:decides:decide} whether to come back", actor);
        break;
    case ZE_D4_SHIELD:
        out->clause = ZE(5, 6);
        RUM_SAY(out->text, "{%d:decides:decide} whether to use a Shield",
                actor);
        break;
    case ZE_D5_NV_TAKE:
    case ZE_D6_NV_GIVE:
        out->clause = ZE(5, 10);
        RUM_SAY(out->text, "{%d:looks:look} at {%d's} Zone cards", actor,
                s->target);
        break;
    default:
        out->clause = ZE(4, 1);
        RUM_SAY(out->text, "{%d:acts:act} from %s", actor,
                ze_tell_zone(s->zone[s->player]));
    }
}

void ze_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    const struct ze_state *s = seen;

    if (s->phase == ZE_OVER)
        say_end(s, out);
    else if (viewer == s->head.to_act)
        ask(s, out);
    else
        wait_for(s, out);
}

/*
 * mb_tell.c: what happened and what is asked, in words.
 */
#include "mb.h"

#include <rumpus/scene.h>

static const char *kind_of(rum_seat seat, int n)
{
    if (mb_is_human(seat))
        return n == 1 ? "human" : "humans";
    return n == 1 ? "zombie" : "zombies";
}

/* Who sees the table looks for the room, not for the square. */
static const char *room_of(const struct mb_state *s, int square)
{
    return mb_tiles[s->tile[mb_area_of(square)]].name;
}

/* " on F6", or plainly " in the Mess Hall". */
static void say_where(const struct mb_state *s, struct rum_line *out,
                      int square)
{
    if (out->plain)
        RUM_SAY(out->text, " in the %s", room_of(s, square));
    else
        RUM_SAY(out->text, " on %s", mb_square_name(square).s);
}

/* "a", "three", "12". */
static void say_number(struct rum_line *out, int n)
{
    if (n <= 7)
        RUM_SAY(out->text, "%s ", n == 1 ? "a" : mb_number_words[n]);
    else
        RUM_SAY(out->text, "%d ", n);
}

/* "a zombie", "three humans". */
static void say_some(struct rum_line *out, rum_seat seat, int n)
{
    say_number(out, n);
    RUM_SAY(out->text, "%s", kind_of(seat, n));
}

/* "Green", "Rainbow as Green". */
static void say_colour(struct rum_line *out, int colour, bool rainbow)
{
    RUM_SAY(out->text, "%s%s", rainbow ? "Rainbow as " : "",
            mb_card_names[colour]);
}

static void tell_play(const struct rum_event *e, struct rum_line *out)
{
    int action = e->arg[0], rainbows = e->arg[1];

    RUM_SAY(out->text, "{%d:plays:play} ", e->seat);
    say_colour(out, e->subject, rainbows >> e->subject & 1);
    if (action == MB_PLAY_GREEN_BLUE || action == MB_PLAY_GREEN_BOTH) {
        RUM_SAY(out->text, " + ");
        say_colour(out, MB_BLUE, rainbows >> MB_BLUE & 1);
    }
    if (action == MB_PLAY_GREEN_YELLOW || action == MB_PLAY_GREEN_BOTH) {
        RUM_SAY(out->text, " + ");
        say_colour(out, MB_YELLOW, rainbows >> MB_YELLOW & 1);
    }
    char hand[8] = "hand0";
    hand[4] = (char)('0' + e->seat);
    rum_line_move(out, NULL, hand, "discards", RUM_SLIDE);
}

static void tell_draw(const struct rum_event *e, struct rum_line *out)
{
    bool known = e->subject != RUM_UNKNOWN;
    const char *article = e->arg[1] ? "a special card" : "a card";

    if (e->arg[0] == MB_BY_SKIP)
        RUM_SAY(out->text, "{%d:skips and draws:skip and draw} ", e->seat);
    else
        RUM_SAY(out->text, "{%d:draws:draw} ", e->seat);
    RUM_SAY(out->text, "%s", article);
    if (e->arg[0] == MB_BY_SQUARE)
        RUM_SAY(out->text, " on the yellow square");
    if (known)
        RUM_SAY(out->text, ": %s", mb_card_names[e->subject]);
    RUM_SAY(out->gain, "+1 card");
    char hand[8] = "hand0";
    hand[4] = (char)('0' + e->seat);
    rum_line_move(out, NULL, e->arg[1] ? "special" : "deck", hand, RUM_SLIDE);
}

static void tell_trade(const struct rum_event *e, struct rum_line *out)
{
    RUM_SAY(out->text, "{%d:trades:trade}", e->seat);
    for (int i = 0; i < e->arg[0] + e->arg[1]; i++) {
        bool own = i < e->arg[0] && e->subject != MB_RAINBOW;
        RUM_SAY(out->text, "%s %s", i ? "," : "",
                mb_card_names[own ? e->subject : MB_RAINBOW]);
    }
    RUM_SAY(out->text, " for a special card");
}

/* "{0:turns:turn} two humans in the Mess Hall", "{1:moves:move} three humans
 * into the Kennels"; five of them can no longer be turned. */
static void say_plain_step(const struct mb_state *s, const struct rum_event *e,
                           struct rum_line *out)
{
    int from = e->arg[0], to = e->arg[1], n = e->arg[2], turned = e->arg[4];

    if (turned) {
        RUM_SAY(out->text, "{%d:turns:turn} ", e->seat);
        say_some(out, 1, turned);
        say_where(s, out, to);
        return;
    }
    if (mb_is_human(e->seat) && s->humans[to] == MB_FULL) {
        RUM_SAY(out->text, "{%d:makes:make} five humans safe", e->seat);
        say_where(s, out, to);
        return;
    }
    RUM_SAY(out->text, "{%d:moves:move} ", e->seat);
    say_some(out, e->seat, n);
    if (mb_area_of(from) == mb_area_of(to))
        say_where(s, out, to);
    else
        RUM_SAY(out->text, " into the %s", room_of(s, to));
}

static void say_step(const struct mb_state *s, const struct rum_event *e,
                     struct rum_line *out)
{
    int from = e->arg[0], to = e->arg[1], n = e->arg[2], stay = e->arg[3];
    int turned = e->arg[4];
    uint8_t ground = s->ground[to];

    RUM_SAY(out->text, "{%d:moves:move} %d", e->seat, n);
    if (stay)
        RUM_SAY(out->text, " of %d", n + stay);
    RUM_SAY(out->text, " %s %s to %s", kind_of(e->seat, n + stay),
            mb_square_name(from).s, mb_square_name(to).s);
    if (ground & MB_GROUND_GREEN)
        RUM_SAY(out->text, " (green square)");
    if (ground & MB_GROUND_YELLOW)
        RUM_SAY(out->text, " (yellow square)");
    if (turned)
        RUM_SAY(out->text, ", turning %d %s (%d : %d)", turned,
                turned == 1 ? "human" : "humans", s->human_count,
                s->zombie_count);
}

/* People turn: what zombies play for, and humans against. */
static enum rum_tone tone_of_turning(rum_seat viewer)
{
    if (viewer < 0)
        return RUM_PLAIN;
    return mb_is_human(viewer) ? RUM_DANGER : RUM_GOOD;
}

/* The other way round: somebody is out of their reach. */
static enum rum_tone tone_of_saving(rum_seat viewer)
{
    if (viewer < 0)
        return RUM_PLAIN;
    return mb_is_human(viewer) ? RUM_GOOD : RUM_DANGER;
}

static void say_gain(struct rum_line *out, int turned)
{
    RUM_SAY(out->gain, "+%d %s", turned, kind_of(0, turned));
}

static void tell_step(const struct mb_state *s, rum_seat viewer,
                      const struct rum_event *e, struct rum_line *out)
{
    struct mb_name there = mb_square_id(e->arg[1]);
    char item[RUM_ID_SIZE] = "";

    if (out->plain)
        say_plain_step(s, e, out);
    else
        say_step(s, e, out);
    RUM_SAY(item, "%c.%s", mb_is_human(e->seat) ? 'h' : 'z', there.s);
    rum_line_move(out, item, mb_square_id(e->arg[0]).s, there.s, RUM_SLIDE);
    if (e->arg[4]) {
        out->tone = tone_of_turning(viewer);
        say_gain(out, e->arg[4]);
        rum_line_move(out, item, there.s, there.s, RUM_FLIP);
    } else if (mb_is_human(e->seat) && s->humans[e->arg[1]] == MB_FULL) {
        out->tone = tone_of_saving(viewer);
        RUM_SAY(out->gain, "%d safe", MB_FULL);
    }
}

/* The last of a Purple tells of all of them. Where the supply gave out there
 * may have been fewer. */
static void tell_wall(const struct mb_state *s, const struct rum_event *e,
                      struct rum_line *out)
{
    int edge = e->arg[0], more = e->arg[1];
    bool all = e->subject == MB_PURPLE && !more && s->walls_left;
    int walls = all ? s->purple_walls : 1;

    RUM_SAY(out->text, "{%d:builds:build} ", e->seat);
    if (out->plain && all)
        RUM_SAY(out->text, "%s walls by the %s", mb_number_words[walls],
                room_of(s, mb_edge_first(edge)));
    else if (out->plain)
        RUM_SAY(out->text, "a wall in the %s", room_of(s, mb_edge_first(edge)));
    else
        RUM_SAY(out->text, "%s", mb_edge_name(edge).s);
    if (more && !out->plain)
        RUM_SAY(out->text, " (%d more %s to build)", more,
                more == 1 ? "wall" : "walls");
    RUM_SAY(out->gain, "+%d wall%s", walls, walls == 1 ? "" : "s");
    rum_line_move(out, NULL, "walls", mb_edge_id(edge).s, RUM_SLIDE);
}

static void tell_stop(const struct mb_state *s, const struct rum_event *e,
                      struct rum_line *out)
{
    int square = e->arg[0];
    int humans = s->humans[square], zombies = s->zombies[square];
    char item[RUM_ID_SIZE] = "";

    if (!out->plain) {
        RUM_SAY(out->text, "{%d:places:place} a stop token", e->seat);
    } else {
        RUM_SAY(out->text, "{%d:stops:stop} ", e->seat);
        if (humans && !zombies)
            say_some(out, 1, humans);
        else if (zombies && !humans)
            say_some(out, 0, zombies);
        else
            RUM_SAY(out->text, "a square");
    }
    say_where(s, out, square);
    RUM_SAY(out->text,
            out->plain ? " for a turn" : " until the end of the next turn");
    if (humans + zombies)
        RUM_SAY(out->gain, "%d stopped", humans + zombies);
    RUM_SAY(item, "stop.%s", mb_square_id(e->arg[0]).s);
    rum_line_move(out, item, "discards", mb_square_id(e->arg[0]).s, RUM_SLIDE);
}

static void tell_white(const struct mb_state *s, const struct rum_event *e,
                       struct rum_line *out)
{
    struct mb_name at = mb_square_id(e->arg[0]);
    char item[RUM_ID_SIZE] = "";

    if (out->plain) {
        RUM_SAY(out->text, "{%d:brings:bring} ", e->seat);
        say_number(out, e->arg[1]);
        RUM_SAY(out->text, "new %s into the %s", kind_of(e->seat, e->arg[1]),
                room_of(s, e->arg[0]));
    } else {
        RUM_SAY(out->text, "{%d:places:place} %d new %s", e->seat, e->arg[1],
                kind_of(e->seat, e->arg[1]));
        say_where(s, out, e->arg[0]);
    }
    RUM_SAY(out->gain, "+%d %s", e->arg[1], kind_of(e->seat, e->arg[1]));
    RUM_SAY(item, "%c.%s", mb_is_human(e->seat) ? 'h' : 'z', at.s);
    rum_line_move(out, item, "tokens", at.s, RUM_SLIDE);
}

static void tell_blast(const struct mb_state *s, rum_seat viewer,
                       const struct rum_event *e, struct rum_line *out)
{
    int square = e->arg[0];

    if (out->plain) {
        RUM_SAY(out->text, "{%d:turns:turn} ", e->seat);
        say_some(out, 1, e->arg[1]);
        RUM_SAY(out->text, " with a blast");
        say_where(s, out, square);
    } else {
        RUM_SAY(out->text, "From %s %d %s (%d : %d)", mb_square_name(square).s,
                e->arg[1], e->arg[1] == 1 ? "human turns" : "humans turn",
                s->human_count, s->zombie_count);
    }
    out->tone = tone_of_turning(viewer);
    say_gain(out, e->arg[1]);
    for (unsigned left = s->open[square]; left && out->moves < RUM_MAX_MOVES;
         left &= left - 1) {
        int to = square + mb_toward[__builtin_ctz(left)];
        char item[RUM_ID_SIZE] = "";
        if (!s->zombies[to])
            continue;
        RUM_SAY(item, "z.%s", mb_square_id(to).s);
        rum_line_move(out, item, mb_square_id(square).s, mb_square_id(to).s,
                      RUM_FLIP);
    }
}

static void say_result(const struct mb_state *s, struct rum_line *out)
{
    int h = s->human_count, z = s->zombie_count;
    const char *humans = kind_of(1, h), *zombies = kind_of(0, z);

    out->tone = RUM_WINS;
    if (h == 0)
        RUM_SAY(out->text, "No human is left: the zombies win");
    else if (h == z && !s->tie_to_humans)
        RUM_SAY(out->text, "A draw: %d %s and %d %s", h, humans, z, zombies);
    else if (h == z)
        RUM_SAY(out->text,
                "%d %s out against %d %s: the base is stabilised, the humans "
                "win",
                h, h == 1 ? "human holds" : "humans hold", z, zombies);
    else
        RUM_SAY(out->text, "The %s the base, %d to %d",
                h > z ? "humans win: humans hold" : "zombies win: zombies take",
                h > z ? h : z, h > z ? z : h);
}

static uint16_t clause_of_result(const struct mb_state *s)
{
    if (s->human_count == 0)
        return MB(20, 4);
    return s->human_count == s->zombie_count ? MB(20, 3) : MB(20, 1);
}

/* The token lies on the square; plainly, who hides there. */
static void tell_hide(const struct mb_state *s, rum_seat viewer, int square,
                      struct rum_line *out)
{
    struct mb_name at = mb_square_id(square);
    char item[RUM_ID_SIZE] = "";

    if (!out->plain) {
        RUM_SAY(out->text, "%s", mb_square_name(square).s);
    } else {
        if (s->humans[square])
            say_some(out, 1, s->humans[square]);
        else
            RUM_SAY(out->text, "a square");
        say_where(s, out, square);
    }
    if (s->humans[square]) {
        RUM_SAY(out->gain, "%d out of reach", s->humans[square]);
        out->tone = tone_of_saving(viewer);
    }
    RUM_SAY(item, "hide.%s", at.s);
    rum_line_move(out, item, "discards", at.s, RUM_SLIDE);
}

/* What is said in a few words. */
static void tell_briefly(const struct mb_state *s, rum_seat viewer,
                         const struct rum_event *e, struct rum_line *out)
{
    switch ((enum mb_event)e->kind) {
    case MB_EV_PLACE:
        RUM_SAY(out->text, "{%d:places:place} %d %s", e->seat, e->arg[1],
                kind_of(e->seat, e->arg[1]));
        say_where(s, out, e->arg[0]);
        break;
    case MB_EV_DEAL:
        RUM_SAY(out->text, "Everybody draws %s cards",
                mb_number_words[s->dealt]);
        break;
    case MB_EV_PASS:
        RUM_SAY(out->text, "{%d:passes:pass}", e->seat);
        break;
    case MB_EV_HIDE:
        RUM_SAY(out->text, "{%d:hides:hide} ", e->seat);
        tell_hide(s, viewer, e->arg[0], out);
        break;
    case MB_EV_BLACK:
        RUM_SAY(out->text, "{%d:plays:play} Black: another turn", e->seat);
        break;
    case MB_EV_DISCARD:
        RUM_SAY(out->text, "{%d:discards:discard} %s", e->seat,
                mb_card_names[e->subject]);
        break;
    case MB_EV_LIFT:
        RUM_SAY(out->text, "The stop token");
        say_where(s, out, e->arg[0]);
        RUM_SAY(out->text, " is lifted");
        break;
    case MB_EV_ENDPHASE:
        RUM_SAY(out->text, "The regular deck is empty: endphase");
        break;
    default: /* mb_tell() has the others */
        break;
    }
}

void mb_tell(const void *seen, rum_seat viewer, const struct rum_event *e,
             struct rum_line *out)
{
    const struct mb_state *s = seen;

    out->clause = e->clause;
    switch ((enum mb_event)e->kind) {
    case MB_EV_DRAW:
        tell_draw(e, out);
        break;
    case MB_EV_TRADE:
        tell_trade(e, out);
        break;
    case MB_EV_PLAY:
        tell_play(e, out);
        break;
    case MB_EV_STEP:
        tell_step(s, viewer, e, out);
        break;
    case MB_EV_WALL:
        tell_wall(s, e, out);
        break;
    case MB_EV_STOP:
        tell_stop(s, e, out);
        break;
    case MB_EV_WHITE:
        tell_white(s, e, out);
        break;
    case MB_EV_BLAST:
        tell_blast(s, viewer, e, out);
        break;
    case MB_EV_OVER:
        say_result(s, out);
        break;
    default:
        tell_briefly(s, viewer, e, out);
    }
}

/* ---- what is asked ---- */

static const struct {
    const char *asked;  /* NULL: it depends */
    const char *waited; /* after "{0:", both forms of its verb */
    uint16_t clause;
} prompts[] = {
    [MB_AT_PLACE] = {NULL, "places:place} zombies", MB(1, 7)},
    [MB_AT_MAIN] = {"Play a card, or skip and draw?",
                    "decides:decide} what to play", MB(2, 2)},
    [MB_AT_STACK] = {"Move which stack?", "moves:move} a stack", MB(11, 1)},
    [MB_AT_STEP] = {NULL, "moves:move} a stack", MB(5, 1)},
    [MB_AT_LEAVE] = {"How many go?", "leaves:leave} zombies behind", MB(12, 2)},
    [MB_AT_AREA] = {NULL, "chooses:choose} a room", MB(22, 1)},
    [MB_AT_WALL] = {"Build a wall on which line?", "builds:build} a wall",
                    MB(10, 1)},
    [MB_AT_HIDE] = {"Hide which square? Nobody on it can be turned",
                    "hides:hide} a square", MB(8, 1)},
    [MB_AT_STOPTOK] =
        {"Put the stop token on which square? Nobody leaves it for a turn",
         "places:place} a stop token", MB(9, 1)},
    [MB_AT_WHITE] = {"Place the new humans on which square?",
                     "places:place} new tokens", MB(17, 1)},
    [MB_AT_BLAST] = {"Which zombies turn all humans around them?",
                     "turns:turn} all humans next to a zombie square",
                     MB(18, 2)},
    [MB_AT_END] = {NULL, "ends:end} the turn", MB(2, 9)},
    [MB_AT_DISCARD] = {NULL, "discards:discard}", MB(2, 7)},
};

static const char *area_question(const struct mb_state *s)
{
    switch (s->pending) {
    case MB_AT_WALL:
        return "Build a wall where?";
    case MB_AT_HIDE:
        return "Hide which square? Nobody on it can be turned";
    case MB_AT_STOPTOK:
        return "Put the stop token where? Nobody leaves that square for a turn";
    default:
        return "Place the new humans where?";
    }
}

/* MB-18.1: how many of a Purple follow this one. */
static void ask_wall(const struct mb_state *s, const char *question,
                     struct rum_line *out)
{
    int more = mb_walls_possible(s, s->to_build) - 1;

    RUM_SAY(out->text, "%s", question);
    if (more > 0)
        RUM_SAY(out->text, " (%d more to come)", more);
}

static void ask_area(const struct mb_state *s, struct rum_line *out)
{
    if (s->pending == MB_AT_WALL)
        ask_wall(s, area_question(s), out);
    else
        RUM_SAY(out->text, "%s", area_question(s));
}

/* What is written over them is explained where somebody plays by it. */
static void ask_stack(const struct mb_state *s, struct rum_line *out)
{
    RUM_SAY(out->text, "%s", prompts[MB_AT_STACK].asked);
    if (!out->plain || mb_is_human(s->seat))
        return;
    RUM_SAY(out->text, mb_best_walk(s, s->blue, s->steps)
                           ? " A label says how many people they can turn"
                           : " None of them can turn anybody now");
}

static void ask_step(const struct mb_state *s, struct rum_line *out)
{
    int n = mb_own(s)[s->current];

    if (n == 1)
        RUM_SAY(out->text, "Where does your %s go?", kind_of(s->seat, 1));
    else
        RUM_SAY(out->text, "Where do your %d %s go?", n, kind_of(s->seat, n));
    if (s->steps > 1)
        RUM_SAY(out->text, " %d steps are left", s->steps);
}

/* Only what this hand can do. */
static void ask_end(const struct mb_state *s, struct rum_line *out)
{
    bool trade = false, black = s->hand[s->seat][MB_BLACK];

    for (int c = MB_GREEN; c <= MB_RAINBOW; c++)
        trade |= mb_may_trade(s, c);
    RUM_SAY(out->text, "End the turn");
    if (trade || black)
        RUM_SAY(out->text, ", or %s%s%s first", trade ? "trade" : "",
                trade && black ? " or " : "", black ? "play Black" : "");
    RUM_SAY(out->text, "?");
    if (trade && out->plain)
        RUM_SAY(out->text, " Any %s alike bring a special card",
                mb_number_words[s->trade]);
}

static void wait_for(const struct mb_state *s, struct rum_line *out)
{
    RUM_SAY(out->text, "{%d:%s", s->head.to_act, prompts[s->phase].waited);
    if (s->phase == MB_AT_DISCARD)
        RUM_SAY(out->text, " (house rule: at most %d %s)", s->hand_limit,
                s->hand_limit == 1 ? "card" : "cards");
}

void mb_prompt(const void *seen, rum_seat viewer, struct rum_line *out)
{
    const struct mb_state *s = seen;
    rum_seat actor = s->head.to_act;

    if (s->phase == MB_AT_OVER) {
        say_result(s, out);
        out->clause = clause_of_result(s);
        return;
    }
    out->clause = prompts[s->phase].clause;
    if (s->phase == MB_AT_WHITE && !mb_is_human(actor))
        out->clause = MB(17, 3);
    if (viewer != actor)
        wait_for(s, out);
    else if (s->phase == MB_AT_DISCARD)
        RUM_SAY(out->text, "House rule: at most %d %s. Discard which?",
                s->hand_limit, s->hand_limit == 1 ? "card" : "cards");
    else if (s->phase == MB_AT_AREA)
        ask_area(s, out);
    else if (s->phase == MB_AT_WALL)
        ask_wall(s, prompts[s->phase].asked, out);
    else if (s->phase == MB_AT_PLACE)
        RUM_SAY(out->text, "Place your %d %s on which border square?",
                s->zombie_start, kind_of(actor, s->zombie_start));
    else if (s->phase == MB_AT_WHITE && !mb_is_human(actor))
        RUM_SAY(out->text, "Place the new zombie on which border square?");
    else if (s->phase == MB_AT_STACK)
        ask_stack(s, out);
    else if (s->phase == MB_AT_STEP)
        ask_step(s, out);
    else if (s->phase == MB_AT_END)
        ask_end(s, out);
    else if (s->phase == MB_AT_MAIN && !s->deck.left)
        RUM_SAY(out->text, "Play which card, or pass?");
    else
        RUM_SAY(out->text, "%s", prompts[s->phase].asked);
}

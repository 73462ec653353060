/*
 * mb_scene.c: Mercer Base as areas and items (docs/SCENE.md).
 *
 * Ids: squares a1 .. l12, lines between them a1|b1 and a1/a2, rooms room0 ..
 * room8, stacks h.a1 and z.a1, tokens hide.a1 and stop.a1, cards card0.g (seat
 * and letter), the one being played play0.g, hands hand0 .., and deck, special,
 * discards, tokens, walls.
 */
#include "mb.h"

#include <rumpus/scene.h>

#define BOARD "board"

static const char *id_of(struct rum_scene *out, int square)
{
    return rum_scene_copy(out, mb_square_id(square).s);
}

static const char *number(struct rum_scene *out, int n)
{
    return rum_scene_str(out, "%d", n);
}

/* ---- what stays the same ---- */

static void lay_rooms(const struct mb_state *s, struct rum_scene *out)
{
    static const char *const tints[MB_AREAS] = {
        "#b9cfdd", "#8fb3cc", "#b9cfdd", "#8fb3cc", "#6f9dbf",
        "#8fb3cc", "#b9cfdd", "#8fb3cc", "#b9cfdd",
    };

    for (int a = 0; a < MB_AREAS; a++)
        rum_scene_region(out, BOARD, rum_scene_str(out, "room%d", a),
                         mb_tiles[s->tile[a]].name, tints[a])
            ->kind = rum_scene_str(out, "tile%d", s->tile[a]);
}

static void lay_square(const struct mb_state *s, int i, struct rum_scene *out)
{
    struct rum_cell *c =
        rum_scene_cell(out, BOARD, id_of(out, i), i % MB_WIDTH, i / MB_WIDTH);

    c->region = rum_scene_str(out, "room%d", mb_area_of(i));
    c->title = rum_scene_copy(out, mb_square_name(i).s);
    if (s->ground[i] & MB_GROUND_GREEN) {
        c->kind = "green";
        c->text = "g";
        c->clause = MB(6, 1);
    } else if (s->ground[i] & MB_GROUND_YELLOW) {
        c->kind = "yellow";
        c->text = "y";
        c->clause = MB(6, 3);
    } else {
        c->kind = "floor";
        c->text = ".";
    }
}

static struct rum_edge *lay_edge(int e, struct rum_scene *out)
{
    int first = mb_edge_first(e);
    struct rum_edge *edge = rum_scene_edge(
        out, BOARD, rum_scene_copy(out, mb_edge_id(e).s), first % MB_WIDTH,
        first / MB_WIDTH, e < MB_UPRIGHT ? 'E' : 'S');

    edge->title = rum_scene_copy(out, mb_edge_name(e).s);
    return edge;
}

void mb_layout(const void *seen, struct rum_scene *out)
{
    const struct mb_state *s = seen;
    struct rum_area *board = rum_scene_area(out, BOARD, RUM_GRID, RUM_BOARD,
                                            RUM_NOBODY, "Mercer Base");

    board->columns = "A B C D E F G H I J K L";
    board->rows = "1 2 3 4 5 6 7 8 9 10 11 12";
    lay_rooms(s, out);
    for (int i = 0; i < MB_SQUARES; i++)
        lay_square(s, i, out);
    for (int e = 0; e < MB_EDGES; e++)
        lay_edge(e, out);
}

/* ---- the board ---- */

static void show_stack(const struct mb_state *s, int i, bool human,
                       struct rum_scene *out)
{
    int n = human ? s->humans[i] : s->zombies[i];
    struct rum_item *item = rum_scene_item(
        out, rum_scene_str(out, "%c.%s", human ? 'h' : 'z', mb_square_id(i).s),
        human ? "human" : "zombie", id_of(out, i), human ? 0 : 1);

    item->count = (int16_t)n;
    item->text = rum_scene_str(out, human ? "%d" : "Z%d", n);
    item->title =
        rum_scene_str(out, "%d %s%s on %s", n, human ? "human" : "zombie",
                      n == 1 ? "" : "s", mb_square_name(i).s);
    item->clause = MB(4, 1);
    item->raised = i == s->current && human == mb_is_human(s->seat);
    if (n == MB_FULL && human)
        rum_item_badge(item, "max", "full: cannot be stormed", RUM_GOOD);
    else if (n == MB_FULL)
        item->title = rum_scene_str(out, "%s, full: enters empty squares only",
                                    item->title);
}

static void show_tokens(const struct mb_state *s, int i, struct rum_scene *out)
{
    struct mb_name id = mb_square_id(i);

    if (mb_has_hide(s, i)) {
        struct rum_item *hide = rum_scene_item(
            out, rum_scene_str(out, "hide.%s", id.s), "hide", id_of(out, i), 2);
        hide->title = "Hide token: nobody is turned here";
        /* A mixed square is always hidden, and short of room. */
        hide->text = s->humans[i] && s->zombies[i] ? "" : "*";
        hide->clause = MB(8, 2);
        rum_scene_mark(out, RUM_COVER, id_of(out, i));
    }
    if (mb_has_stop(s, i)) {
        struct rum_item *stop = rum_scene_item(
            out, rum_scene_str(out, "stop.%s", id.s), "stop", id_of(out, i), 3);
        int last = i == s->stop[0] ? s->head.turn : s->head.turn + 1;
        stop->title = rum_scene_str(
            out,
            "Stop token: nobody leaves, no walls, until the end of "
            "turn %d",
            last);
        stop->text = "!";
        stop->clause = MB(9, 2);
        rum_item_badge(
            stop, number(out, last),
            rum_scene_str(out, "until %d: until that turn ends", last),
            RUM_DANGER);
    }
}

/* Pointing at zombies shows whom a plain Green could take, and how many they
 * would be then. */
static void show_threats(const struct mb_state *s, int from,
                         struct rum_scene *out)
{
    int n = s->zombies[from];
    unsigned left = mb_has_stop(s, from) ? 0 : mb_steps(s, from, false, n);

    for (; left; left &= left - 1) {
        int to = from + mb_toward[__builtin_ctz(left)];
        if (!s->humans[to] || mb_has_hide(s, to))
            continue;
        struct rum_mark *mark = rum_scene_mark(out, RUM_THREAT, id_of(out, to));
        mark->item = rum_scene_str(out, "z.%s", mb_square_id(from).s);
        mark->note = number(out, n + s->humans[to]);
    }
}

/* Where the others go, or all of them would best: an arrow, and whom it turns.
 * Of a step that is asked about the offer says that. */
static void point_at(const struct mb_state *s, int d, struct rum_scene *out)
{
    int to = s->current + mb_toward[d];
    struct rum_mark *mark = rum_scene_mark(out, RUM_REACH, id_of(out, to));

    mark->from = id_of(out, s->current);
    if (s->phase == MB_AT_LEAVE && s->humans[to] && !mb_has_hide(s, to))
        mark->note = rum_scene_str(out, "+%d", s->humans[to]);
}

static void show_board(const struct mb_state *s, struct rum_scene *out)
{
    for (int e = 0; e < MB_EDGES; e++) {
        if (mb_has_wall(s, e))
            lay_edge(e, out)->kind = "wall";
    }
    for (int i = 0; i < MB_SQUARES; i++) {
        if (s->humans[i])
            show_stack(s, i, true, out);
        if (s->zombies[i]) {
            show_stack(s, i, false, out);
            show_threats(s, i, out);
        }
        show_tokens(s, i, out);
    }
    if (s->phase == MB_AT_LEAVE)
        point_at(s, s->direction, out);
    else if (s->phase == MB_AT_STEP && mb_best_step(s) >= 0)
        point_at(s, mb_best_step(s), out);
}

/* ---- cards ---- */

static const char *const card_kinds[MB_CARDS] = {
    "card.green",   "card.blue",   "card.yellow", "card.red",
    "card.rainbow", "card.purple", "card.white",  "card.black",
};

/* What a card does for the side that holds it, and the clause. What stands
 * before the colon is enough where there is little room. */
static const struct {
    const char *does[2]; /* zombies, humans */
    uint16_t clause[2];
} card_text[MB_CARDS] = {
    {{"Move one: square", "Move one: square"}, {MB(11, 1), MB(11, 1)}},
    {{"Some stay: with Green", "Build one: wall"}, {MB(12, 2), MB(12, 1)}},
    {{"Farther: with Green", "Hide one: square"}, {MB(13, 2), MB(13, 1)}},
    {{"Stop one: square", "Stop one: square"}, {MB(14, 1), MB(14, 1)}},
    {{"Any colour: you need", "Any colour: you need"}, {MB(15, 1), MB(15, 1)}},
    {{"Turn all: nearby", NULL}, {MB(18, 2), MB(18, 1)}},
    {{"+1 zombie: at the rim", NULL}, {MB(17, 3), MB(17, 1)}},
    {{"+1 turn: after this", "+1 turn: after this"}, {MB(16, 1), MB(16, 1)}},
};

/* Where a card does something else for each side, what it does for the one that
 * holds it. */
static const char *const card_art[MB_CARDS][2] = {
    [MB_BLUE] = {NULL, "card-wall"},
    [MB_YELLOW] = {NULL, "hide"},
    [MB_PURPLE] = {NULL, "card-walls"},
    [MB_WHITE] = {"card-newcomer", "card-people"},
};

/* What the numbers of the game say is made here. */
static const char *what_it_does(const struct mb_state *s, bool human, int card,
                                struct rum_scene *out)
{
    if (human && card == MB_PURPLE)
        return rum_scene_str(out, "Build %s: walls",
                             mb_number_words[s->purple_walls]);
    if (human && card == MB_WHITE)
        return rum_scene_str(out, "+%d human%s: on a square", s->white_humans,
                             s->white_humans == 1 ? "" : "s");
    return card_text[card].does[human];
}

static struct rum_item *show_card(const struct mb_state *s, rum_seat seat,
                                  int card, int n, const char *name,
                                  struct rum_scene *out)
{
    bool human = mb_is_human(seat);
    struct rum_item *item = rum_scene_item(
        out, rum_scene_str(out, "%s%d.%c", name, seat, mb_card_letters[card]),
        card_kinds[card], rum_scene_str(out, "hand%d", seat), 1 + card);

    item->owner = seat;
    item->count = (int16_t)n;
    item->title = mb_card_names[card];
    item->text =
        rum_scene_str(out, "%c%d", mb_card_letters[card] - 'a' + 'A', n);
    item->face.symbol = card_kinds[card];
    item->art = card_art[card][human];
    rum_item_line(item, what_it_does(s, human, card, out));
    item->clause = card_text[card].clause[human];
    return item;
}

/* Does a Yellow go with the Green that is being carried out? Then it has a step
 * more than the green squares gave it. */
static bool with_yellow(const struct mb_state *s)
{
    int steps = s->steps + s->moved;

    for (int i = 0; i < MB_SQUARES; i++)
        steps -= mb_is_used(s, i) && s->ground[i] & MB_GROUND_GREEN;
    return steps > 1;
}

/* The card that is being carried out, or -1. A Rainbow is what it stands for,
 * and Blue and Yellow go with their Green. */
static int playing(const struct mb_state *s)
{
    switch (s->phase == MB_AT_AREA ? s->pending : s->phase) {
    case MB_AT_STACK:
    case MB_AT_STEP:
    case MB_AT_LEAVE:
        return MB_GREEN;
    case MB_AT_WALL:
        return s->built + s->to_build > 1 ? MB_PURPLE : MB_BLUE;
    case MB_AT_HIDE:
        return MB_YELLOW;
    case MB_AT_STOPTOK:
        return MB_RED;
    case MB_AT_WHITE:
        return MB_WHITE;
    case MB_AT_BLAST:
        return MB_PURPLE;
    default:
        return -1;
    }
}

/* It lies before the hand until it is done. */
static void show_playing(const struct mb_state *s, rum_seat seat,
                         struct rum_scene *out)
{
    int card = playing(s);

    if (card < 0 || s->head.to_act != seat)
        return;
    struct rum_item *item = show_card(s, seat, card, 1, "play", out);
    item->index = 0;
    item->raised = true;
    if (card == MB_GREEN)
        item->face.line[0] = rum_scene_str(
            out, s->blue ? "Some go: %s square%s" : "Move %s: square%s",
            with_yellow(s) ? "two" : "one", with_yellow(s) ? "s" : "");
}

static void show_hand(const struct mb_state *s, rum_seat viewer, rum_seat seat,
                      struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "hand%d", seat);
    int n = mb_hand_size(s, seat);
    struct rum_area *area =
        rum_scene_area(out, id, RUM_CARDS, RUM_HAND, seat, "hand");

    area->clause = MB(2, 7);
    area->note =
        s->hand_limit
            ? rum_scene_str(out, "%d of %d (house rule)", n, s->hand_limit)
            : rum_scene_str(out, "%d %s", n, n == 1 ? "card" : "cards");
    if (mb_sees_hand(s, viewer, seat)) {
        show_playing(s, seat, out);
        for (int c = 0; c < MB_CARDS; c++) {
            if (s->hand[seat][c])
                show_card(s, seat, c, s->hand[seat][c], "card", out);
        }
        return;
    }
    for (int i = 0; i < n; i++)
        rum_scene_item(out, NULL, NULL, id, i)->owner = seat;
}

static struct rum_area *show_pile(struct rum_scene *out, const char *id,
                                  const char *title, int count, int order,
                                  uint16_t clause)
{
    struct rum_area *pile =
        rum_scene_area(out, id, RUM_PILE, RUM_STOCK, RUM_NOBODY, title);

    pile->count = (int16_t)count;
    pile->order = (int16_t)order;
    pile->clause = clause;
    return pile;
}

static void show_discards(const struct mb_state *s, struct rum_scene *out)
{
    struct rum_area *area = rum_scene_area(out, "discards", RUM_CARDS,
                                           RUM_STOCK, RUM_NOBODY, "Discarded");

    area->order = 4;
    area->clause = MB(2, 6);
    for (int c = 0; c < MB_CARDS; c++) {
        if (!s->discards[c])
            continue;
        struct rum_item *item = rum_scene_item(
            out, rum_scene_str(out, "out.%c", mb_card_letters[c]),
            card_kinds[c], "discards", c);
        item->count = s->discards[c];
        item->title = mb_card_names[c];
        item->text = rum_scene_str(out, "%c%d", mb_card_letters[c] - 'a' + 'A',
                                   s->discards[c]);
    }
}

/* ---- how it stands ---- */

static int stacks(const uint8_t *tokens, bool full)
{
    int n = 0;

    for (int i = 0; i < MB_SQUARES; i++)
        n += full ? tokens[i] == MB_FULL : tokens[i] > 0;
    return n;
}

static int turned_on(const struct mb_state *s, int to)
{
    return mb_has_hide(s, to) ? 0 : s->humans[to];
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* How many humans one card can turn from there, of a hand that is known. */
static int best_from(const struct mb_state *s, int from)
{
    int best = mb_may_play(s, MB_PLAY_PURPLE) ? mb_blast(s, from) : 0;

    for (int play = MB_PLAY_GREEN; play <= MB_PLAY_GREEN_BOTH; play++) {
        bool blue = play == MB_PLAY_GREEN_BLUE || play == MB_PLAY_GREEN_BOTH;
        int steps = play >= MB_PLAY_GREEN_YELLOW ? 2 : 1;
        if (mb_may_play(s, play))
            best = larger(best, mb_best_met(s, from, blue, steps));
    }
    return best;
}

static int best_card(const struct mb_state *s)
{
    int best = 0;

    for (int i = 0; i < MB_SQUARES; i++)
        best = larger(best, s->zombies[i] ? best_from(s, i) : 0);
    return best;
}

/* How many humans the best answer to what is asked turns, as far as it can be
 * seen from here. */
static int best_turned(const struct mb_state *s, rum_seat viewer)
{
    int best = 0;

    if (mb_is_human(s->seat))
        return 0;
    switch (s->phase) {
    case MB_AT_MAIN:
        return mb_sees_hand(s, viewer, s->seat) ? best_card(s) : 0;
    case MB_AT_STACK:
        return mb_best_walk(s, s->blue, s->steps);
    case MB_AT_BLAST:
        return mb_best_blast(s);
    case MB_AT_LEAVE:
        return turned_on(s, s->current + mb_toward[s->direction]);
    case MB_AT_STEP:
        for (unsigned left = mb_open_steps(s); left; left &= left - 1)
            best =
                larger(best, turned_on(s, s->current +
                                              mb_toward[__builtin_ctz(left)]));
        return best;
    default:
        return 0;
    }
}

/* MB-19.4: without a deck it is over once all four are idle in a row. */
static const char *how_long(const struct mb_state *s, struct rum_scene *out)
{
    int more = 4 - s->idle;

    if (s->deck.left)
        return rum_scene_str(out, "%d %s left, then the larger side wins",
                             s->deck.left,
                             s->deck.left == 1 ? "card" : "cards");
    if (!s->idle)
        return "no cards left, 4 idle turns in a row end it";
    return rum_scene_str(out, "no cards left, %d more idle turn%s", more,
                         more == 1 ? " ends it" : "s end it");
}

static void show_score(const struct mb_state *s, rum_seat viewer,
                       struct rum_scene *out)
{
    int turned = best_turned(s, viewer);
    struct rum_area *area = rum_scene_area(
        out, "score", RUM_COMPARE, RUM_STATUS, RUM_NOBODY, "On the board");
    struct rum_side *side;

    area->clause = MB(20, 1);
    area->count = s->deck.left;
    area->room = MB_REGULAR;
    area->note = s->phase == MB_AT_OVER ? NULL : how_long(s, out);
    side = rum_scene_side(out, "score", "Humans", number(out, s->human_count));
    side->symbol = "human";
    side->aim = turned ? number(out, s->human_count - turned) : NULL;
    side->tone = s->human_count > s->zombie_count ? RUM_GOOD : RUM_PLAIN;
    side =
        rum_scene_side(out, "score", "Zombies", number(out, s->zombie_count));
    side->symbol = "zombie";
    side->aim = turned ? number(out, s->zombie_count + turned) : NULL;
    side->tone = s->zombie_count > s->human_count ? RUM_GOOD : RUM_PLAIN;
    rum_scene_row(out, "score", "stacks", number(out, stacks(s->humans, false)),
                  number(out, stacks(s->zombies, false)));
    rum_scene_row(out, "score", "stacks of five",
                  number(out, stacks(s->humans, true)),
                  number(out, stacks(s->zombies, true)));
}

/* Four lamps: when all are lit the game is over. */
static void show_idle(const struct mb_state *s, struct rum_scene *out)
{
    struct rum_area *area = rum_scene_area(out, "idle", RUM_TRACK, RUM_STATUS,
                                           RUM_NOBODY, "Idle turns");

    area->order = 1;
    area->clause = MB(19, 4);
    area->note = "endphase";
    for (int i = 0; i < 4; i++) {
        struct rum_cell *lamp =
            rum_scene_cell(out, "idle", rum_scene_str(out, "idle%d", i), i, 0);
        lamp->kind = "lamp";
        lamp->lit = i < s->idle;
        lamp->text = lamp->lit ? "o" : ".";
    }
}

static void show_seat(const struct mb_state *s, rum_seat seat,
                      struct rum_scene *out)
{
    static const char *const roles[4] = {"Zombie 1", "Human 1", "Zombie 2",
                                         "Human 2"};
    static const char *const figures[4] = {"zombie", "human", "zombie-c",
                                           "human-b"};
    struct rum_seat_info *info = &out->seat[seat];

    info->role = roles[seat];
    info->team = mb_is_human(seat) ? "Humans" : "Zombies";
    info->symbol = figures[seat];
    /* The two decks have different backs (MB-21.1). */
    rum_seat_counter(
        info, "cards",
        rum_scene_str(out, "%d+%d", s->regular[seat], s->special[seat]));
}

void mb_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct mb_state *s = seen;

    show_board(s, out);
    for (rum_seat seat = 0; seat < 4; seat++) {
        show_hand(s, viewer, seat, out);
        show_seat(s, seat, out);
    }
    show_pile(out, "deck", "Regular deck", s->deck.left, 0, MB(2, 1));
    show_pile(out, "special", "Special deck", s->specials.left, 1, MB(3, 1));
    show_pile(out, "walls", "Spare walls", s->walls_left, 2, MB(10, 3))
        ->symbol = "wall";
    show_pile(out, "tokens", "Spare tokens", s->tokens_left, 3, MB(17, 2))
        ->symbol = "human";
    show_discards(s, out);
    show_score(s, viewer, out);
    if (!s->deck.left)
        show_idle(s, out);
}

/* ---- what an action would reach ---- */

static void reach(int from, unsigned steps, rum_action act,
                  struct rum_scene *out)
{
    for (; steps; steps &= steps - 1) {
        int to = from + mb_toward[__builtin_ctz(steps)];
        rum_scene_mark(out, RUM_REACH, id_of(out, to))->action = act;
    }
}

void mb_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out)
{
    const struct mb_state *s = seen;
    int square = act - MB_SQUARE;

    (void)viewer;
    if (act < MB_SQUARE || act >= MB_EDGE)
        return;
    if (s->phase == MB_AT_STACK)
        reach(square,
              mb_steps(s, square, mb_is_human(s->seat),
                       s->blue ? 1 : mb_own(s)[square]),
              act, out);
    for (unsigned left = s->phase == MB_AT_BLAST ? s->open[square] : 0; left;
         left &= left - 1) {
        int to = square + mb_toward[__builtin_ctz(left)];
        if (s->humans[to] && !mb_has_hide(s, to))
            rum_scene_mark(out, RUM_THREAT, id_of(out, to))->action = act;
    }
}

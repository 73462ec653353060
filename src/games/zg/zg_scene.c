/*
 * zg_scene.c: the table as areas and items (docs/SCENE.md). The ids are listed
 * in zg_tell_names.h. The running test and the marks are in zg_scene_test.c and
 * zg_scene_marks.c.
 */
#include "zg_scene.h"

#include <string.h>

/* ---- the arena ---- */

/* The pattern of the rug, which says nothing. */
static bool is_woven(int cell)
{
    return (2 * zg_x(cell) + zg_y(cell)) % 5 == 1;
}

static const char *cell_kind(const struct zg_state *s, int cell)
{
    static const char *const steps[] = {"floor", "h1", "h2", "h3", "h4",
                                        "h5",    "h6", "h7", "h8", "h9"};

    if (s->height[cell] == ZG_VOID)
        return "void";
    return s->height[cell] || !is_woven(cell) ? steps[s->height[cell]]
                                              : "woven";
}

/* "#2": a piece two half-cards high; "4": ground. */
static const char *cell_text(const struct zg_state *s, int cell,
                             struct rum_scene *out)
{
    if (s->height[cell] == ZG_VOID)
        return "~~";
    if (s->cover[cell] != ZG_NONE)
        return rum_scene_str(out, "#%d", s->height[cell]);
    return s->height[cell] ? rum_scene_str(out, "%d", s->height[cell]) : "";
}

static const char *cell_title(const struct zg_state *s, int cell,
                              struct rum_scene *out)
{
    struct zg_word name = zg_word_cell(cell);

    if (s->height[cell] == ZG_VOID)
        return rum_scene_str(out, "%s: void", name.s);
    if (s->cover[cell] == ZG_NONE)
        return rum_scene_str(out, "%s: %s", name.s,
                             zg_word_height(s->height[cell]).s);
    const struct zg_piece *piece = &s->piece[s->cover[cell]];
    return rum_scene_str(out, "%s: terrain %c, %s, %s", name.s,
                         'A' + s->cover[cell],
                         zg_word_height(s->height[cell]).s,
                         zg_word_mass(piece->hits, piece->mass).s);
}

static bool is_void(const struct zg_state *s, int x, int y)
{
    return zg_inside(s, x, y) && s->height[ZG_STRIDE * y + x] == ZG_VOID;
}

/* A hole is named after the cell that one comes to by going left and up. */
static int hole_of(const struct zg_state *s, int cell)
{
    int x = zg_x(cell), y = zg_y(cell);

    for (;;) {
        if (is_void(s, x - 1, y))
            x--;
        else if (is_void(s, x, y - 1))
            y--;
        else
            return ZG_STRIDE * y + x;
    }
}

static const char *hole_id(int cell, struct rum_scene *out)
{
    return rum_scene_str(out, "hole-%s", zg_word_cell(cell).s);
}

static void show_holes(const struct zg_state *s, struct rum_scene *out)
{
    for (int y = 0; y < s->h; y++) {
        for (int x = 0; x < s->w; x++) {
            int cell = ZG_STRIDE * y + x;
            if (is_void(s, x, y) && hole_of(s, cell) == cell)
                rum_scene_region(out, "arena", hole_id(cell, out), NULL, NULL)
                    ->kind = "hole";
        }
    }
}

static void show_cell(const struct zg_state *s, int cell, struct rum_scene *out)
{
    struct rum_cell *c =
        rum_scene_cell(out, "arena", rum_scene_copy(out, zg_word_cell(cell).s),
                       zg_x(cell), zg_y(cell));

    c->kind = cell_kind(s, cell);
    c->text = cell_text(s, cell, out);
    c->title = cell_title(s, cell, out);
    c->height = s->height[cell] == ZG_VOID ? 0 : s->height[cell];
    if (s->cover[cell] != ZG_NONE)
        c->region = rum_scene_str(out, "piece-%c", 'a' + s->cover[cell]);
    else if (s->height[cell] == ZG_VOID)
        c->region = hole_id(hole_of(s, cell), out);
    c->clause = s->cover[cell] != ZG_NONE ? ZG(14, 2) : ZG(5, 3);
}

static void names(char *out, size_t size, int n, bool letters)
{
    for (int i = 0; i < n; i++) {
        if (letters)
            rum_say(out, size, "%s%c", i ? " " : "", 'a' + i);
        else
            rum_say(out, size, "%s%d", i ? " " : "", i + 1);
    }
}

/* Terrain up to a card and a half high is a book, the rest are boxes. */
static void show_piece(const struct zg_state *s, int piece,
                       struct rum_scene *out)
{
    static const char *const covers[] = {"#d2453c", "#4f9a45", "#3f78c8",
                                         "#8a56bd", "#e8952e"};
    static const char *const books[] = {"book-star", "book-moon", "book-map"};
    int high = 0;

    for (int cell = 0; cell < ZG_STRIDE * s->h; cell++) {
        if (s->cover[cell] == piece && s->height[cell] != ZG_VOID &&
            s->height[cell] > high)
            high = s->height[cell];
    }
    struct rum_region *region = rum_scene_region(
        out, "arena", rum_scene_str(out, "piece-%c", 'a' + piece),
        rum_scene_str(out, "%c", 'A' + piece),
        high <= 3 ? covers[piece % 5] : "box");
    region->kind = high <= 3 ? books[piece % 3] : "box";
    region->note = rum_scene_str(out, "%s card%s", zg_word_half(high).s,
                                 high <= 2 ? "" : "s");
}

/* How the arena is at the start; view() sends what has changed since. */
void zg_layout(const void *seen, struct rum_scene *out)
{
    struct zg_state s;
    char columns[64] = "", rows[64] = "";

    memcpy(&s, seen, sizeof(s));
    struct rum_area *area = rum_scene_area(out, "arena", RUM_GRID, RUM_BOARD,
                                           RUM_NOBODY, zg_word_arena[s.arena]);
    area->note = s.fall ? "edge: a fall; heights in half cards"
                        : "edge: a wall; heights in half cards";
    area->clause = ZG(1, 8);
    names(columns, sizeof(columns), s.w, true);
    names(rows, sizeof(rows), s.h, false);
    area->columns = rum_scene_copy(out, columns);
    area->rows = rum_scene_copy(out, rows);
    for (int i = 0; i < ZG_PIECES; i++) {
        if (!s.piece[i].w)
            continue;
        show_piece(&s, i, out);
    }
    show_holes(&s, out);
    for (int y = 0; y < s.h; y++) {
        for (int x = 0; x < s.w; x++)
            show_cell(&s, ZG_STRIDE * y + x, out);
    }
}

/* Pieces that were struck: their cells anew, and a dent that counts. */
static void show_damage(const struct zg_state *s, struct rum_scene *out)
{
    for (int i = 0; i < ZG_PIECES; i++) {
        const struct zg_piece *piece = &s->piece[i];
        if (!piece->w || !piece->hits)
            continue;
        for (int y = 0; y < piece->d; y++) {
            for (int x = 0; x < piece->w; x++)
                show_cell(s, piece->cell + ZG_STRIDE * y + x, out);
        }
        if (piece->gone)
            continue;
        struct rum_item *dent =
            rum_scene_item(out, rum_scene_str(out, "piece.%c", 'a' + i), "dent",
                           rum_scene_copy(out, zg_word_cell(piece->cell).s), 0);
        dent->title = rum_scene_str(out, "terrain %c: %s", 'A' + i,
                                    zg_word_mass(piece->hits, piece->mass).s);
        dent->text = rum_scene_str(out, "%d/%d", piece->hits, piece->mass);
        dent->clause = ZG(14, 2);
    }
}

/* ---- figures ---- */

/* "C", "ck", "v2!": own figures in capitals, the stance after it. */
static const char *figure_text(const struct zg_state *s, int seat,
                               rum_seat viewer, struct rum_scene *out)
{
    static const char *const mark[] = {"", "k", "!", "=", "_", "_"};
    char letter = "cavt"[s->seat[seat].figure];

    if (seat == viewer)
        letter = (char)(letter - 'a' + 'A');
    if (zg_figure_is_double(s, seat))
        return rum_scene_str(out, "%c%d%s", letter, seat + 1,
                             mark[s->seat[seat].stance]);
    return rum_scene_str(out, "%c%s", letter, mark[s->seat[seat].stance]);
}

/* The parts it still has, from the back to the front, and what is left of the
 * others. */
static const char *figure_art(const struct zg_seat *p, struct rum_scene *out)
{
    static const struct {
        int slot;
        const char *art, *kneels, *gone;
    } parts[] = {
        {-1, "fig-base", "fig-kneel", NULL},
        {ZG_BACK, "fig-back", NULL, NULL},
        {ZG_LFOOT, "fig-foot-l", "fig-kneel-l", NULL},
        {ZG_RFOOT, "fig-foot-r", "fig-kneel-r", NULL},
        {-1, "fig-torso", NULL, NULL},
        {ZG_FRONT, "fig-front", NULL, NULL},
        {ZG_BODY, "fig-ulster", NULL, NULL},
        {-1, "fig-stumps", NULL, NULL},
        {ZG_LARM, "fig-arm-l", NULL, "fig-gone-l"},
        {ZG_RARM, "fig-arm-r", NULL, "fig-gone-r"},
        {ZG_LHAND, "fig-hand-l", NULL, "fig-torn-l"},
        {ZG_RHAND, "fig-hand-r", NULL, "fig-torn-r"},
    };
    char art[240] = "";

    for (size_t i = 0; i < sizeof(parts) / sizeof(*parts); i++) {
        bool gone = parts[i].slot >= 0 && (p->slag & zg_bit(parts[i].slot));
        const char *name = gone ? parts[i].gone
                           : p->stance == ZG_KNEEL && parts[i].kneels
                               ? parts[i].kneels
                               : parts[i].art;
        if (name)
            RUM_SAY(art, "%s%s", art[0] ? " " : "", name);
    }
    RUM_SAY(art, " fig-head-%s", zg_word_look[p->figure]);
    return rum_scene_copy(out, art);
}

static void show_figure(const struct zg_state *s, int seat, rum_seat viewer,
                        struct rum_scene *out)
{
    static const char *const sign[] = {"", "kne", "att", "def", "pro", "dwn"};
    static const char *const posed[] = {
        "",
        "kneels: travels nowhere, hard to throw",
        "poised: Attack stance",
        "guards: Defense stance",
        "prone: lies flat",
        "down: knocked down",
    };
    const struct zg_seat *p = &s->seat[seat];

    if (!p->alive || p->cell == ZG_NONE)
        return;
    struct rum_item *item = rum_scene_item(
        out, rum_scene_str(out, "fig%d", seat), zg_word_look[p->figure],
        rum_scene_copy(out, zg_word_cell(p->cell).s), 1);
    item->owner = (rum_seat)seat;
    item->art = figure_art(p, out);
    item->title = rum_scene_str(out, "%s, %s", zg_figure_names[p->figure],
                                zg_word_stance[p->stance]);
    item->text = figure_text(s, seat, viewer, out);
    item->tilted = zg_pose(p->stance) == 2;
    item->clause = ZG(6, 11);
    rum_item_line(item, rum_scene_str(out, "%d of %d cards left",
                                      zg_count(zg_unslagged(p)), ZG_SLOTS));
    if (p->stance != ZG_STAND)
        rum_item_badge(item, sign[p->stance], posed[p->stance],
                       p->stance == ZG_DOWN ? RUM_DANGER : RUM_PLAIN);
    if (p->stunned)
        rum_item_badge(item, "*", "stunned: loses a card of the next turn",
                       RUM_DANGER);
    if (p->flame)
        rum_item_badge(item, "!!", "flameout: a foe must fall this round",
                       RUM_DANGER);
    /* The nine parts as dots in three rows, slagged ones grey. */
    for (int i = 0; i < ZG_SLOTS; i++) {
        bool gone = p->slag & zg_bit(i);
        rum_item_pip(item, i / 3, gone ? "slag" : zg_word_look[p->figure],
                     gone ? "-" : zg_word_slot[i],
                     i == ZG_BODY && !gone ? RUM_WINS : RUM_PLAIN);
    }
}

/* ---- gear and cards ---- */

/* "Headbutt: stuns": an attack with what it can do besides, if that is not told
 * by how it reaches. */
static const char *attack_line(const struct zg_card *card,
                               struct rum_scene *out)
{
    static const char *const does[] = {
        "flies",  "throws back",   "sees the card", "stuns",
        NULL,     "pierces more",  "tries again",   "more armor",
        "dodges", "hits the hand",
    };

    for (int i = 0; i < 10; i++) {
        if ((card->powerups & (1u << i)) && does[i])
            return rum_scene_str(out, "%s: %s", card->attack, does[i]);
    }
    return card->attack;
}

/* How far it goes, how it attacks, and what the card can do besides. */
static void add_face(struct rum_item *item, const struct zg_card *card,
                     struct rum_scene *out)
{
    static const char *const powers[] = {
        "Z-G: flies",
        "Knockback: strikes throw back",
        "Scan: sees the target card",
        "Stun: two strikes stun",
        "Zone: hits all foes near",
        "Augment: pierces more",
        "Retest: may try again",
        "Bolster: more armor as target",
        "Dodge: try again as target",
        "Snatch: may hit a held card",
    };
    static const char *const colour[] = {"red", "green", "blue"};

    item->art = zg_gear_art[card - zg_cards];
    item->face.corner = rum_scene_str(out, "%d", card->impulse);
    rum_item_line(
        item, rum_scene_str(out, "Move %d: how far you may go", card->move));
    rum_item_line(
        item,
        zg_melee(card)
            ? "Touch: attacks whom you touch"
            : rum_scene_str(out, "%s %d: attacks %s %d away",
                            zg_ranged(card) ? "Range" : "Zone", card->range,
                            zg_ranged(card) ? "up to" : "all foes up to",
                            card->range));
    rum_item_line(item, attack_line(card, out));
    for (int i = 0; i < 10; i++) {
        if (card->powerups & (1u << i))
            rum_item_line(item, powers[i]);
    }
    for (int end = 0; end < 2; end++) {
        for (int i = 0; i < 3; i++) {
            uint8_t dot = card->dot[end][i];
            rum_item_pip(item, end, colour[ZG_COLOUR(dot)],
                         rum_scene_copy(out, zg_word_dot(dot).s), RUM_PLAIN);
        }
    }
}

static const char *gear_look(int slot)
{
    static const char *const looks[] = {"hand", "hand", "arm",  "arm", "front",
                                        "back", "foot", "foot", "body"};
    return looks[slot];
}

/* "Cestus", or where there are two of them "Cestus 2", by the player. */
static const char *figure_name(const struct zg_state *s, int seat,
                               struct rum_scene *out)
{
    const char *name = zg_figure_names[s->seat[seat].figure];

    return zg_figure_is_double(s, seat)
               ? rum_scene_str(out, "%s %d", name, seat + 1)
               : name;
}

static bool is_test(const struct zg_state *s)
{
    return s->phase >= ZG_P_END && s->phase <= ZG_P_SAVE;
}

/* The card that the attack under way has met. */
static bool is_met(const struct zg_state *s, int seat, int slot)
{
    struct zg_shown t = zg_test_shown(s);

    return is_test(s) && s->test.flipped && t.aim == ZG_AIM_FOE &&
           t.foe == seat && t.target == slot;
}

/* What the table knows of a part: is its card slagged, seen this round? */
static void show_part(const struct zg_state *s, int seat, int slot,
                      struct rum_scene *out)
{
    const struct zg_seat *p = &s->seat[seat];
    uint16_t bit = zg_bit(slot);

    if (p->card[slot] == ZG_NONE)
        return; /* not drafted yet */
    struct rum_item *item = rum_scene_item(
        out, rum_scene_str(out, "g%d.%d", seat, slot), gear_look(slot),
        rum_scene_str(out, "parts%d", seat), slot);
    bool gone = p->slag & bit;
    item->owner = (rum_seat)seat;
    item->title = rum_scene_str(out, "%s%s", zg_card_name(s, seat, slot),
                                gone ? " (slagged)" : "");
    item->text = gone ? "--" : zg_word_slot[slot];
    item->faded = gone;
    item->clause = gone ? ZG(12, 6) : ZG(1, 9);
    add_face(item, zg_card_of(s, seat, slot), out);
    if (gone || !p->alive)
        return;
    if (slot == ZG_BODY)
        rum_item_badge(item, "U", "Ulster: whoever loses it is out",
                       RUM_DANGER);
    if (is_met(s, seat, slot)) {
        item->raised = true;
        rum_item_badge(item, "x", "met: by the attack under way", RUM_DANGER);
    }
    if ((p->out | p->back) & bit)
        rum_item_badge(item, "d", "deck: known to be in the deck", RUM_PLAIN);
    else if (p->shown & bit)
        rum_item_badge(item, "h", "hand: seen in this round's hand", RUM_PLAIN);
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].lock_seat == seat && s->seat[i].lock_slot == slot)
            rum_item_badge(
                item, "+",
                rum_scene_str(out, "locked: by %s", figure_name(s, i, out)),
                RUM_DANGER);
    }
}

static void show_parts(const struct zg_state *s, int seat,
                       struct rum_scene *out)
{
    struct rum_area *area =
        rum_scene_area(out, rum_scene_str(out, "parts%d", seat), RUM_CARDS,
                       RUM_TABLEAU, (rum_seat)seat, "Gear");

    area->clause = ZG(1, 3);
    for (int slot = 0; slot < ZG_SLOTS; slot++)
        show_part(s, seat, slot, out);
}

static void show_card(const struct zg_state *s, int seat, int slot,
                      const char *at, int index, struct rum_scene *out)
{
    const struct zg_seat *p = &s->seat[seat];
    struct rum_item *item =
        rum_scene_item(out, rum_scene_str(out, "c%d.%d", seat, slot),
                       gear_look(slot), at, index);

    item->owner = (rum_seat)seat;
    item->title = rum_scene_copy(out, zg_card_name(s, seat, slot));
    item->text = zg_word_slot[slot];
    item->clause = ZG(4, 1);
    add_face(item, zg_card_of(s, seat, slot), out);
    item->raised =
        s->pulse.card == slot && zg_turn_seat(s) == seat && s->order_n;
    if (item->raised)
        rum_item_badge(item, ">", "in play: you move and attack with it",
                       RUM_GOOD);
    if (slot == ZG_BODY)
        rum_item_badge(item, "U", "Slagged, you lose: the Ulster is your body",
                       RUM_DANGER);
    if (p->once & zg_bit(slot))
        rum_item_badge(item, "1", "once: one use left", RUM_PLAIN);
    /* What attacked in the last turn, also while the next one is planned. */
    if ((p->begun ? p->used_before : p->used) & zg_bit(slot))
        rum_item_badge(item, "!", "no sneak attack: it attacked last turn",
                       RUM_PLAIN);
}

/* Own cards lie open; of others only how many they hold. */
static void show_hand(const struct zg_state *s, int seat, bool open,
                      struct rum_scene *out)
{
    const struct zg_seat *p = &s->seat[seat];
    const char *hand = rum_scene_str(out, "hand%d", seat);
    int n = 0;

    rum_scene_area(out, hand, RUM_CARDS, RUM_HAND, (rum_seat)seat, "Hand")
        ->clause = ZG(2, 2);
    for (int i = 0; i < ZG_SLOTS; i++) {
        if (open ? (p->hand & zg_bit(i)) != 0 : n < p->hand_n) {
            if (open)
                show_card(s, seat, i, hand, n++, out);
            else
                rum_scene_item(out, NULL, NULL, hand, n++)->owner =
                    (rum_seat)seat;
        }
    }
    if (!open)
        return;
    const char *deck = rum_scene_str(out, "deck%d", seat);
    struct rum_area *area =
        rum_scene_area(out, deck, RUM_CARDS, RUM_HAND, (rum_seat)seat, "Deck");
    area->order = 1;
    area->clause = ZG(2, 3);
    for (int i = 0, k = 0; i < ZG_SLOTS; i++) {
        if ((p->deck & zg_bit(i)) && p->card[i] != ZG_NONE)
            show_card(s, seat, i, deck, k++, out);
    }
}

/* ---- seats ---- */

/* "Ann and Bob": the two of a side, as the table calls them. */
static const char *team_name(int side, struct rum_scene *out)
{
    const char *name[2];

    for (int i = 0; i < 2; i++) {
        int seat = side + 2 * i;
        name[i] = out->seat[seat].name
                      ? out->seat[seat].name
                      : rum_scene_str(out, "Player %d", seat + 1);
    }
    return rum_scene_str(out, "%s and %s", name[0], name[1]);
}

/* What is left of a figure in a duel and what that means for who looks on:
 * "8 cards left · Ulster whole", "slag 3 or Ulster · 5 cards left". Where there
 * is little room, only the first of the two is read. */
static void show_standing(const struct zg_state *s, int seat, rum_seat viewer,
                          struct rum_scene *out)
{
    const struct zg_seat *p = &s->seat[seat];
    struct rum_seat_info *info = &out->seat[seat];
    int left = zg_count(zg_unslagged(p)), lost = ZG_SLOTS - left;
    int more = zg_gear_left(s, seat) - s->last_gear + 1;
    bool locked = s->seat[1 - seat].lock_seat == seat &&
                  s->seat[1 - seat].lock_slot == ZG_BODY;
    const char *cards =
        rum_scene_str(out, "%d card%s left", left, left == 1 ? "" : "s");

    if (!p->alive) /* what they held is put away */
        info->standing =
            p->slag & zg_bit(ZG_BODY)
                ? rum_scene_str(out, "out · Ulster and %d more lost",
                                zg_count(p->slag) - 1)
                : rum_scene_str(out, "out · %d parts lost", zg_count(p->slag));
    else if (zg_over(s))
        info->standing = cards;
    else if (viewer == seat)
        info->standing = rum_scene_str(out, "%s · %s", cards,
                                       more == 1 ? "the next one lost loses"
                                       : locked  ? "Ulster aimed at"
                                                 : "Ulster whole");
    else
        info->standing = rum_scene_str(out,
                                       viewer < 0 ? "%d or Ulster decide · %s"
                                                  : "slag %d or Ulster · %s",
                                       more, cards);
    bool bad = !p->alive || more == 1 || locked;
    if (viewer == seat)
        info->tone = bad ? RUM_DANGER : RUM_GOOD;
    else if (viewer >= 0)
        info->tone = bad || lost ? RUM_GOOD : RUM_PLAIN;
}

static void show_seat(const struct zg_state *s, int seat, rum_seat viewer,
                      struct rum_scene *out)
{
    static const char *const colour[] = {"#d64545", "#4078c0", "#3f9f5f",
                                         "#c9962c"};
    const struct zg_seat *p = &s->seat[seat];
    struct rum_seat_info *info = &out->seat[seat];

    info->role = zg_figure_names[p->figure];
    info->symbol = zg_word_look[p->figure];
    info->colour = colour[p->figure];
    if (s->teams)
        info->team = team_name(seat & 1, out);
    info->out = !p->alive;
    if (zg_figure_is_double(s, seat)) /* told apart by the seat's own colour */
        info->colour = zg_theme.seats[seat];
    rum_seat_counter(info, "cards",
                     rum_scene_str(out, "%d", zg_count(zg_unslagged(p))));
    rum_seat_counter(info, "hand", rum_scene_str(out, "%d", p->hand_n));
    rum_seat_counter(info, "deck", rum_scene_str(out, "%d", p->deck_n));
    if (p->impulse)
        rum_seat_counter(info, "impulse", rum_scene_str(out, "%d", p->impulse));
    if (s->character && p->character != ZG_NONE)
        rum_seat_counter(info, zg_character_names[p->character],
                         !p->has_char   ? "gone"
                         : p->char_used ? "used"
                                        : "ready");
    if (s->phase == ZG_P_DRAFT)
        rum_seat_counter(
            info, "credits",
            rum_scene_str(out, "%d", s->credits - zg_spent(s, seat)));
    if (p->flame)
        rum_seat_counter(info, "pulses", rum_scene_str(out, "%d", p->pulses));
    if (p->stunned)
        info->note = "stunned";
    else if (p->alive && p->cell != ZG_NONE && p->stance != ZG_STAND)
        info->note = zg_word_stance[p->stance];
    if (s->head.seats == 2 && s->phase != ZG_P_DRAFT)
        show_standing(s, seat, viewer, out);
}

/* The book counts rounds, in each of which everybody has a turn. */
static void show_round(const struct zg_state *s, struct rum_scene *out)
{
    struct rum_area *area = rum_scene_area(out, "round", RUM_TRACK, RUM_STATUS,
                                           RUM_NOBODY, "Round");

    area->note = rum_scene_str(out, "%d", s->head.turn);
    area->clause = ZG(2, 1);
}

void zg_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct zg_state *s = seen;

    out->round = s->head.turn;
    out->answers = is_test(s) && s->head.to_act != zg_turn_seat(s);
    show_damage(s, out);
    show_round(s, out);
    for (int i = 0; i < s->head.seats; i++) {
        show_seat(s, i, viewer, out);
        show_parts(s, i, out);
        show_hand(s, i, viewer == i || viewer == RUM_ALL, out);
    }
    for (int i = 0; i < s->head.seats; i++)
        show_figure(s, i, viewer, out);
    zg_scene_test(s, viewer, out);
    zg_scene_marks(s, viewer, out);
}

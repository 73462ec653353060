/*
 * zp_scene.c: the table as areas and items (docs/SCENE.md).
 *
 * Ids: spaces a1 .. k6, Home Bases home0 .. on the board and their trays
 * base0 .., pieces p0.1 .., rings o0 .. o90 by space, cards of a hand c0.one ..
 * (one item a kind, since cards of a kind have no identity), class cards
 * class0 .. in role0 ..; areas board, hand0 .., deck, discard, combat and what
 * its two sides played, table0 and table1, clock.
 */
#include "zp_tell.h"

/* ---- what never changes ---- */

static const char *const zone_look[6] = {"zone0", "zone1", "zone2",
                                         "zone3", "zone4", "zone5"};
static const char *const zone_id[6] = {"z0", "z1", "z2", "z3", "z4", "z5"};

static int seat_at_home(const struct zp_state *z, int home)
{
    for (int s = 0; s < z->head.seats; s++) {
        if (z->home[s] == home)
            return s;
    }
    return RUM_NOBODY;
}

static void lay_space(const struct zp_state *z, int space,
                      struct rum_scene *out)
{
    static const char *const kind[] = {"plain", "treasure", "x",
                                       "house", "gate",     NULL};
    static const char *const text[] = {".", "$", "X", "H", "=", NULL};
    static const uint16_t clause[] = {ZP(7, 2),  ZP(17, 6), ZP(15, 9),
                                      ZP(14, 7), ZP(8, 5),  ZP(2, 7)};
    int ground = zp_ground[space], zone = zp_zone[space];
    struct rum_cell *c = rum_scene_cell(
        out, "board", rum_scene_str(out, "%s", zp_cell_id(space).s),
        zp_q[space], zp_r[space]);

    c->kind = kind[ground];
    c->text = text[ground];
    c->title = rum_scene_str(out, "%s", zp_place_name(space).s);
    c->clause = clause[ground];
    if (zone != ZP_NONE) {
        c->kind = zone_look[zone];
        c->region = zone_id[zone];
        c->text = rum_scene_str(out, "%d", zone);
        c->title = rum_scene_str(out, "%s, %s", zp_space_name(space).s,
                                 zp_zone_name[zone]);
    }
    for (int home = 0; home < 6 && ground == ZP_GATE; home++) {
        if (zp_has(zp_gates[home], space))
            c->owner = (rum_seat)seat_at_home(z, home);
    }
}

/* The one hex outside that touches both Gates. */
static void lay_home(const struct zp_state *z, int seat, struct rum_scene *out)
{
    static const int8_t at[6][2] = {{3, 3},   {-3, 6}, {-6, 3},
                                    {-3, -3}, {3, -6}, {6, -3}};
    const int8_t *xy = at[z->home[seat]];
    struct rum_cell *c = rum_scene_cell(
        out, "board", rum_scene_str(out, "home%d", seat), xy[0], xy[1]);

    c->kind = "home";
    c->title = rum_scene_str(out, "Home Base of %s", zp_colour_name[seat]);
    c->text = rum_scene_str(out, "%c", zp_colour_letter[seat]);
    c->owner = (rum_seat)seat;
    c->clause = ZP(2, 2);
}

void zp_layout(const void *seen, struct rum_scene *out)
{
    const struct zp_state *z = seen;

    struct rum_area *board =
        rum_scene_area(out, "board", RUM_HEX, RUM_BOARD, RUM_NOBODY, "Board");

    /* Only the Home Base to the north stands in a row above the first. */
    board->rows = seat_at_home(z, 4) == RUM_NOBODY ? "A B C D E F G H I J K"
                                                   : "- A B C D E F G H I J K";
    for (int k = 0; k < 6; k++)
        rum_scene_region(out, "board", zone_id[k], zp_zone_name[k],
                         zone_look[k]);
    for (int i = 0; i < ZP_SPACES; i++)
        lay_space(z, i, out);
    for (int s = 0; s < z->head.seats; s++)
        lay_home(z, s, out);
}

/* ---- pieces and rings ---- */

static const char *piece_text(const struct zp_state *z, int piece,
                              struct rum_scene *out)
{
    static const char *const rings[ZP_RINGS + 1] = {
        "",   "*",  "**", "*3", "*4", "*5", "*6",
        "*7", "*8", "*9", "*+", "*+", "*+"};

    return rum_scene_str(out, "%c%d%s", zp_colour_letter[zp_owner(piece)],
                         piece % ZP_OWN + 1, rings[z->ring[piece]]);
}

static const char *piece_title(const struct zp_state *z, int piece,
                               struct rum_scene *out)
{
    struct zp_name name = zp_piece_name(piece);
    int at = z->pos[piece];

    bool dizzy = z->dizzy[zp_owner(piece)] >> piece % ZP_OWN & 1;

    if (at < ZP_SPACES)
        return rum_scene_str(
            out, "%s, %s%s, on %s", name.s, dizzy ? "disoriented " : "",
            zp_class_name[z->class[zp_owner(piece)]], zp_place_name(at).s);
    return rum_scene_str(out, "%s%s", name.s,
                         at == ZP_HOME       ? ""
                         : at == ZP_UPLOADED ? ", uploaded"
                         : at == ZP_LIFTED   ? ", defeated"
                                             : ", abducted");
}

/* Does its own Gate help it now? That is worth a sign only beside enemies. */
static bool guarded(const struct zp_state *z, int piece)
{
    int seat = zp_owner(piece), at = z->pos[piece];

    return at < ZP_SPACES && z->opt.gate_bonus &&
           zp_has(zp_gates[z->home[seat]], at) &&
           zp_meet(zp_near[at], zp_enemies(z, seat));
}

static void show_badges(const struct zp_state *z, int piece,
                        struct rum_scene *out, struct rum_item *item)
{
    static const char *const rings[4] = {"", "o", "oo", "ooo"};
    int seat = zp_owner(piece), at = z->pos[piece], n = z->ring[piece];

    if (at < ZP_SPACES) /* in a tray there is room for the name */
        rum_item_badge(item, rum_scene_str(out, "%d", piece % ZP_OWN + 1),
                       rum_scene_str(out, "%s, number %d",
                                     zp_class_name[z->class[seat]],
                                     piece % ZP_OWN + 1),
                       RUM_PLAIN);
    if (n)
        rum_item_badge(item, n < 4 ? rings[n] : rum_scene_str(out, "o%d", n),
                       z->class[seat] == ZP_ZOMBIE
                           ? rum_scene_str(out, "%d %s: Infection Rings", n,
                                           n == 1 ? "ring" : "rings")
                           : "carrier: bears a ring",
                       RUM_DANGER);
    if (guarded(z, piece))
        rum_item_badge(item, rum_scene_str(out, "+%d", z->opt.gate_bonus),
                       rum_scene_str(out,
                                     "%d more: in a fight, while it stands on "
                                     "its own Gate",
                                     z->opt.gate_bonus),
                       RUM_GOOD);
    if (z->dizzy[seat] >> piece % ZP_OWN & 1)
        rum_item_badge(item, "0",
                       "dizzy: disoriented by a leap, counts 0 in fights until "
                       "its owner's next turn",
                       RUM_DANGER);
}

/* Does it wait for its next step, or fight? */
static bool acts(const struct zp_state *z, int piece)
{
    const struct zp_combat *c = &z->combat;

    if (c->on)
        return piece == c->piece[ZP_AGG] || piece == c->piece[ZP_DEF];
    return z->ask == ZP_ASK_STEP && zp_owner(piece) == z->move.owner &&
           z->move.mask >> piece % ZP_OWN & 1;
}

static void show_piece(const struct zp_state *z, int piece, int *index,
                       struct rum_scene *out)
{
    int seat = zp_owner(piece), at = z->pos[piece];
    int tray = at >= ZP_ABDUCTED ? at - ZP_ABDUCTED : seat;
    struct zp_id where = at < ZP_SPACES ? zp_cell_id(at) : zp_base_id(tray);

    struct rum_item *item = rum_scene_item(
        out, rum_scene_str(out, "%s", zp_piece_id(piece).s),
        z->class[seat] < ZP_CLASSES ? zp_class_key[z->class[seat]] : "pawn",
        rum_scene_str(out, "%s", where.s), at < ZP_SPACES ? 1 : (*index)++);
    item->owner = (rum_seat)seat;
    item->title = piece_title(z, piece, out);
    item->text = piece_text(z, piece, out);
    item->tilted = z->dizzy[seat] >> piece % ZP_OWN & 1;
    item->faded = at > ZP_HOME && at != ZP_UPLOADED;
    item->raised = acts(z, piece);
    if (at == ZP_UPLOADED)
        item->art = "uploaded"; /* its mind is there, the body is gone */
    item->clause = at >= ZP_ABDUCTED ? ZP(19, 3) : ZP(1, 1);
    show_badges(z, piece, out, item);
}

static void show_rings(const struct zp_state *z, struct rum_scene *out)
{
    struct zp_set rings = z->rings;

    while (zp_any(rings)) {
        int space = zp_take(&rings);
        struct rum_item *item =
            rum_scene_item(out, rum_scene_str(out, "o%d", space), "ring",
                           rum_scene_str(out, "%s", zp_cell_id(space).s), 0);
        item->title = "Infection Ring";
        item->text = "o";
        item->clause = ZP(16, 3);
    }
}

/* ---- class cards, trays, hands ---- */

static const char *const ability_lines[ZP_CLASSES][3] = {
    {NULL, "Slip out of fights with a card", "Uses Ninjutsu sides"},
    {NULL, "Salvage if you do nothing", "Uses Pillage sides"},
    {"Wins ties; rings make it strong", "Leaves rings where pieces fall",
     "Cards are points only"},
    {"Pieces move in formation", "Uploads give cloud points",
     "Either side of a card for 1"},
    {"Plays pairs, threes, straights", NULL, "A pair of a kind for its effect"},
    {NULL, "Keeps those it defeats, room for six", "Cards are points only"},
    {"Never leaves home", "Helps in fights, with points",
     "Cards are points only"}};

/* A line of a class card; those that follow the options are made here. */
static const char *ability_line(const struct zp_state *z, int class, int i,
                                struct rum_scene *out)
{
    if (ability_lines[class][i])
        return ability_lines[class][i];
    switch (class) {
    case ZP_NINJA:
        return rum_scene_str(out, "Leap from a Gate for %d", z->opt.leap_cost);
    case ZP_PIRATE:
        return rum_scene_str(out, "Drive another's piece for %d",
                             z->opt.scoundrel_cost);
    case ZP_ALIEN:
        return rum_scene_str(out, "Balloons into fights for %d",
                             z->opt.balloon_cost);
    default:
        return rum_scene_str(out, "Refills to %d + pieces", z->opt.base);
    }
}

/* "Goal: hold three Xs in a triangle" */
static const char *goal_line(const struct zp_state *z, int seat,
                             struct rum_scene *out)
{
    struct rum_goal goal;

    memset(&goal, 0, sizeof(goal));
    zp_goal(z, RUM_NOBODY, (rum_seat)seat, &goal);
    goal.text[0] |= 0x20;
    return rum_scene_str(out, "Goal: %s", goal.text);
}

/* Spaces a seat wants, shown while its class card is pointed at. */
static void mark_goal(const struct zp_state *z, int seat, const char *card,
                      struct rum_scene *out)
{
    struct zp_set goal[3], all = {0, 0};
    int goals = zp_goals(z, seat, goal);

    for (int i = 0; i < goals; i++)
        all = zp_or(all, goal[i]);
    if (z->class[seat] == ZP_ROBOT)
        all = zp_only(ZP_MIDDLE);
    while (zp_any(all)) {
        int space = zp_take(&all);
        struct rum_mark *m = rum_scene_mark(
            out, RUM_REACH, rum_scene_str(out, "%s", zp_cell_id(space).s));
        m->item = card;
        m->note = zp_has(z->own[seat], space) ? "held" : NULL;
    }
}

static void show_class(const struct zp_state *z, int seat,
                       struct rum_scene *out)
{
    int class = z->class[seat], whole;
    const char *id = rum_scene_str(out, "class%d", seat);

    if (class >= ZP_CLASSES)
        return;
    const char *at = rum_scene_str(out, "role%d", seat);
    rum_scene_area(out, at, RUM_CARDS, RUM_STATUS, (rum_seat)seat, "Class")
        ->clause = ZP(1, 2);
    struct rum_item *card = rum_scene_item(out, id, "class", at, 0);
    int done = zp_progress(z, seat, &whole);
    card->owner = (rum_seat)seat;
    card->title = rum_scene_str(out, "%s", zp_class_name[class]);
    card->text = rum_scene_str(out, "%.4s", zp_class_name[class]);
    card->face.symbol = zp_class_key[class];
    card->face.corner = rum_scene_str(out, "%d/%d", done, whole);
    card->clause = ZP(1, 2);
    rum_item_line(card, goal_line(z, seat, out));
    for (int i = 0; i < 3; i++)
        rum_item_line(card, ability_line(z, class, i, out));
    mark_goal(z, seat, id, out);
}

static void show_trays(const struct zp_state *z, struct rum_scene *out)
{
    int index[ZP_SEATS];

    for (int s = 0; s < z->head.seats; s++) {
        struct rum_area *a =
            rum_scene_area(out, rum_scene_str(out, "%s", zp_base_id(s).s),
                           RUM_CARDS, RUM_TABLEAU, (rum_seat)s, "Home Base");
        a->room = ZP_OWN;
        a->clause = ZP(2, 2);
        show_class(z, s, out);
        index[s] = 0;
    }
    for (int p = 0; p < z->head.seats * ZP_OWN; p++) {
        int at = z->pos[p];
        int tray = at >= ZP_ABDUCTED ? at - ZP_ABDUCTED : zp_owner(p);
        show_piece(z, p, &index[tray], out);
    }
}

/* What both sides do, in brackets what is no use to this class. */
static void show_sides(int kind, int class, struct rum_item *card,
                       struct rum_scene *out)
{
    bool either = class == ZP_ROBOT || class == ZP_GUNSLINGER;

    for (int side = 0; side < 2; side++)
        rum_item_line(
            card,
            rum_scene_str(out, either || class == side ? "%s: %s" : "(%s: %s)",
                          zp_side_in_full(kind, side),
                          zp_theme_card_help[side][kind]));
}

/* A fresh card that this seat could use in a Draw Phase otherwise. */
static bool waits(const struct zp_state *z, int seat, int kind)
{
    static const uint8_t effect[] = {ZP_EFFECT_DRAW2, ZP_EFFECT_PLUNDER,
                                     ZP_EFFECT_BLOCKADE};
    int fresh = z->fresh[seat][kind];

    for (int i = 0; i < 3; i++) {
        if (zp_effect_kind(effect[i]) == kind &&
            zp_price(z, seat, effect[i]).copies)
            return fresh && fresh != ZP_NONE;
    }
    return false;
}

static void show_card(const struct zp_state *z, int seat, int kind, int n,
                      int index, struct rum_scene *out)
{
    int class = z->class[seat];
    struct rum_item *card = rum_scene_item(
        out, rum_scene_str(out, "%s", zp_card_id(seat, kind).s),
        zp_kind_key[kind], rum_scene_str(out, "%s", zp_hand_id(seat).s), index);

    card->owner = (rum_seat)seat;
    card->count = (int16_t)n;
    card->title = zp_card_name(kind, ZP_CLASSES);
    card->text = zp_theme_card_text[kind];
    card->face.symbol = zp_kind_key[kind];
    card->face.corner = rum_scene_str(out, "%d", zp_value[class][kind]);
    card->clause = zp_theme_card_clause[kind];
    if (kind < ZP_SPECIALTY) {
        rum_item_line(card, rum_scene_str(out, "%s for anything",
                                          zp_points(zp_value[class][kind]).s));
        return;
    }
    show_sides(kind, class, card, out);
    if (waits(z, seat, kind))
        rum_item_badge(card, "new", "next turn: not in this one", RUM_PLAIN);
}

static void show_hand(const struct zp_state *z, rum_seat viewer, int seat,
                      struct rum_scene *out)
{
    const uint8_t *hand = z->hand[seat];
    struct zp_id id = zp_hand_id(seat);
    const char *at = rum_scene_str(out, "%s", id.s);
    int shown = 0, index = 0;

    rum_scene_area(out, at, RUM_CARDS, RUM_HAND, (rum_seat)seat, "Hand")
        ->clause = ZP(5, 9);
    if (z->hand_n[seat] && hand[0] == ZP_NONE)
        hand = z->sure[viewer < 0 ? ZP_SEATS : viewer][seat];
    for (int k = 0; k < ZP_KINDS && z->hand_n[seat]; k++) {
        if (hand[k]) {
            show_card(z, seat, k, hand[k], index++, out);
            shown += hand[k];
        }
    }
    for (; shown < z->hand_n[seat]; shown++)
        rum_scene_item(out, NULL, NULL, at, index++)->owner = (rum_seat)seat;
}

/* Public heaps of cards by kind. */
static void show_heap(const char *area, const uint8_t *cards,
                      struct rum_scene *out)
{
    int index = 0;

    for (int k = 0; k < ZP_KINDS; k++) {
        if (!cards[k])
            continue;
        struct rum_item *card = rum_scene_item(
            out, rum_scene_str(out, "%s.%s", area, zp_kind_key[k]),
            zp_kind_key[k], area, index++);
        card->count = cards[k];
        card->title = zp_card_name(k, ZP_CLASSES);
        card->text = zp_theme_card_text[k];
        card->face.symbol = zp_kind_key[k];
        card->clause = zp_theme_card_clause[k];
    }
}

/* What was played on either side of this combat, once there is anything. */
static void show_table(const struct zp_state *z, struct rum_scene *out)
{
    const struct zp_combat *c = &z->combat;

    for (int side = ZP_AGG; side <= ZP_DEF; side++) {
        const char *id = rum_scene_str(out, "table%d", side);
        uint8_t laid[ZP_KINDS];
        int n = 0;
        for (int k = 0; k < ZP_KINDS; k++) {
            laid[k] = side == ZP_AGG ? c->fore[k]
                                     : (uint8_t)(c->table[k] - c->fore[k]);
            n += laid[k];
        }
        if (n == 0)
            continue;
        rum_scene_area(out, id, RUM_CARDS, RUM_CONTEST, (rum_seat)c->seat[side],
                       "Cards played")
            ->order = (int16_t)(1 + side);
        show_heap(id, laid, out);
    }
}

static void show_stock(const struct zp_state *z, struct rum_scene *out)
{
    struct rum_area *a =
        rum_scene_area(out, "deck", RUM_PILE, RUM_STOCK, RUM_NOBODY, "Deck");

    a->count = z->deck_n;
    a->clause = ZP(11, 3);
    a = rum_scene_area(out, "discard", RUM_CARDS, RUM_STOCK, RUM_NOBODY,
                       "Discards");
    a->order = 1;
    a->note = rum_scene_str(out, "%d", z->discard_n);
    a->clause = ZP(12, 9);
    show_heap("discard", z->discard, out);
    a = rum_scene_area(out, "rings", RUM_PILE, RUM_STOCK, RUM_NOBODY, "Rings");
    a->order = 2;
    a->count = z->supply;
    a->symbol = "ring";
    a->clause = ZP(16, 9);
}

/* ---- clock and counters ---- */

#define LAMPS 10

static void show_clock(const struct zp_state *z, struct rum_scene *out)
{
    struct rum_area *a = rum_scene_area(out, "clock", RUM_TRACK, RUM_STATUS,
                                        RUM_NOBODY, "Round");
    int whole = z->opt.round_limit, done = z->round;

    a->note = rum_scene_str(out, "%d", z->round + 1);
    a->clause = ZP(3, 5);
    for (int s = 0; s < z->head.seats; s++) {
        if (z->class[s] != ZP_ELF)
            continue;
        done = zp_progress(z, s, &whole);
        a->title = "Elf clock";
        a->owner = (rum_seat)s; /* theirs: with what else is told of them */
        a->clause = ZP(20, 5);
        if (z->opt.elf_mode == ZP_ELF_ROUNDS)
            a->note = rum_scene_str(out, "round %d, %d:%02d of %d:%02d",
                                    z->round + 1, done * 6 / 60, done * 6 % 60,
                                    whole * 6 / 60, whole * 6 % 60);
        else if (z->opt.elf_mode == ZP_ELF_DECK)
            a->note = rum_scene_str(out, "round %d, %d of %d decks",
                                    z->round + 1, done, whole);
        else
            a->note = rum_scene_str(out, "round %d, the table's clock runs",
                                    z->round + 1);
    }
    for (int i = 0; i < LAMPS; i++) {
        struct rum_cell *c =
            rum_scene_cell(out, "clock", rum_scene_str(out, "t%d", i), i, 0);
        c->kind = "lamp";
        c->lit = done * LAMPS > i * whole;
        c->text = c->lit ? "#" : ".";
    }
}

/* "Houses 1/3": what the class wants. */
static void count_goal(const struct zp_state *z, int seat,
                       struct rum_scene *out)
{
    static const char *const of[ZP_CLASSES] = {
        "Houses", "Xs", "rings", "uploaded", "in line", "abducted", "rounds"};
    int whole = 1, done = zp_progress(z, seat, &whole), class = z->class[seat];
    bool decks = class == ZP_ELF && z->opt.elf_mode == ZP_ELF_DECK;

    if (class == ZP_ELF && z->opt.elf_mode == ZP_ELF_CLOCK)
        return; /* the table shows its clock */
    rum_seat_counter(&out->seat[seat], decks ? "decks" : of[class],
                     rum_scene_str(out, "%d/%d", done, whole));
}

static void show_seat(const struct zp_state *z, rum_seat viewer, int seat,
                      struct rum_scene *out)
{
    struct rum_seat_info *info = &out->seat[seat];

    rum_seat_counter(info, "hand", rum_scene_str(out, "%d", z->hand_n[seat]));
    if (z->class[seat] >= ZP_CLASSES)
        return;
    info->symbol = zp_class_key[z->class[seat]];
    count_goal(z, seat, out);
    if (z->class[seat] != ZP_ELF) {
        int home = __builtin_popcount((unsigned)zp_at_home(z, seat));
        int cost = zp_entry_cost(z, seat);
        rum_seat_counter(info,
                         rum_scene_str(out, "%s home", zp_colour_name[seat]),
                         rum_scene_str(out, "%d", home));
        rum_seat_counter(info, "entry",
                         cost ? rum_scene_str(out, "%d", cost) : "free");
    }
    if (z->class[seat] == ZP_ROBOT)
        rum_seat_purse(info,
                       z->cloud[seat] == 1 ? "cloud point" : "cloud points",
                       rum_scene_str(out, "%d", z->cloud[seat]));
    if (viewer == seat) {
        int cards = zp_means(z, seat) - z->cloud[seat];
        rum_seat_purse(info, cards == 1 ? "card point" : "card points",
                       rum_scene_str(out, "%d", cards));
    }
    if (z->class[seat] == ZP_ALIEN)
        rum_seat_counter(info, "base",
                         rum_scene_str(out, "%d/6", zp_in_base(z, seat)));
    if (z->skip[seat])
        info->note = "loses the next turn";
}

/* ---- the whole ---- */

static const char *phase_of(const struct zp_state *z)
{
    int at = ZP_T_DRAW;

    for (int i = 0; i < z->depth; i++) {
        if (z->frame[i].kind == ZP_F_TURN)
            at = z->frame[i].at;
        if (z->frame[i].kind == ZP_F_FIGHTS)
            return "Fight";
    }
    if (z->ask == ZP_ASK_ENTRANCE || at <= ZP_T_ENTER)
        return "Enter";
    return at <= ZP_T_COMBAT ? "Move" : at == ZP_T_UPLOAD ? "Fight" : "Draw";
}

void zp_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct zp_state *z = seen;

    /* ZP-21.9: others see that reactions are waited for, not whose. */
    out->veiled = zp_veiled(z) && viewer != z->head.to_act && viewer != RUM_ALL;
    out->round = (uint16_t)(z->round + 1);
    if (z->ask != ZP_ASK_CLASS && !z->end) {
        out->phases = "Enter, Move, Fight, Draw";
        out->phase = phase_of(z);
    }
    out->answers = z->head.to_act != RUM_NOBODY && z->head.to_act != z->active;
    for (int s = 0; s < z->head.seats; s++) {
        show_seat(z, viewer, s, out);
        show_hand(z, viewer, s, out);
    }
    show_rings(z, out);
    show_trays(z, out);
    show_stock(z, out);
    show_clock(z, out);
    if (z->combat.on) {
        show_table(z, out);
        zp_view_combat(z, out);
    }
    zp_mark_steps(z, viewer, out);
}

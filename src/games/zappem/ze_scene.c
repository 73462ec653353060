/*
 * ze_scene.c: the planet, its pawns and Items, and what lies before each
 * player (docs/SCENE.md). The ids are listed in ze_tell_names.c.
 */
#include "ze.h"

#include <rumpus/scene.h>
#include <string.h>

static const char *colour_of(const struct ze_state *s, unsigned character)
{
    static const char *const colours[ZE_CHARACTERS] = {
        "#d9a50b", "#3f9f5f", "#4078c0", "#c8413b", "#5a4a6a"};

    return character == ZE_VILLAIN && !s->royale ? "#9b4fe0"
                                                 : colours[character];
}

/* ---- the map ---- */

static struct rum_cell *show_cell(unsigned zone, struct rum_scene *out)
{
    struct rum_cell *cell =
        rum_scene_cell(out, "map", ze_tell_cell(zone), (int)(zone % ZE_COLUMNS),
                       (int)(zone / ZE_COLUMNS));

    cell->kind = ze_lit(zone) ? "lit" : "dark";
    cell->title = ze_tell_zone(zone);
    cell->text = ze_lit(zone) ? "o" : ".";
    cell->owner = RUM_NOBODY;
    return cell;
}

void ze_layout(const void *seen, struct rum_scene *out)
{
    struct rum_area *map =
        rum_scene_area(out, "map", RUM_GRID, RUM_BOARD, RUM_NOBODY, "Planet");

    (void)seen;
    map->columns = "A B C D E F G H";
    map->rows = "1 2 3 4 5 6 7 8 9";
    map->clause = ZE(1, 6);
    for (unsigned zone = 0; zone < ZE_ZONES; zone++)
        show_cell(zone, out);
}

/* The Item that belongs here while somebody holds it, or ZE_NONE. */
static unsigned held_of(const struct ze_state *s, unsigned zone)
{
    for (unsigned item = 0; item < ZE_ITEMS; item++) {
        if (ze_location[item] == zone && !(ze_on_table(s) >> item & 1))
            return item;
    }
    return ZE_NONE;
}

/* "the Villain holds its Heart" */
static const char *say_held(const struct ze_state *s, unsigned item,
                            struct rum_scene *out)
{
    unsigned seat = 0;

    while (!(s->items[seat] >> item & 1))
        seat++;
    return rum_scene_str(out, "%s%s holds its %s", s->royale ? "" : "the ",
                         ze_tell_character(s, s->character[seat]),
                         ze_tell_kind(ze_kind_of[item]));
}

/* Played zones are safe: nobody can come there again (ZE-3.4). Where an Item is
 * gone, the zone says what will come back to it. */
static void show_changes(const struct ze_state *s, struct rum_scene *out)
{
    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        unsigned item = held_of(s, zone);
        bool played = ze_played(s, zone);
        if (!played && item == ZE_NONE)
            continue;
        struct rum_cell *cell = show_cell(zone, out);
        cell->crossed = played;
        cell->clause = played ? ZE(3, 4) : ZE(4, 8);
        if (item == ZE_NONE)
            continue;
        cell->kind =
            rum_scene_str(out, "dark.%s", ze_tell_look(ze_kind_of[item]));
        cell->title = rum_scene_str(out, "%s: %s", ze_tell_zone(zone),
                                    say_held(s, item, out));
    }
}

static void show_pawn(const struct ze_state *s, unsigned seat,
                      struct rum_scene *out)
{
    unsigned zone = s->zone[seat], character = s->character[seat];

    if (zone == ZE_NONE)
        return;
    struct rum_item *pawn =
        rum_scene_item(out, rum_scene_str(out, "pawn%u", seat),
                       ze_tell_pawn(s, character), ze_tell_cell(zone), 1);
    pawn->title = ze_tell_character(s, character);
    pawn->text = ze_tell_letter(s, character);
    pawn->owner = (rum_seat)seat;
    pawn->clause = ZE(3, 1);
    if (s->marked >> seat & 1)
        rum_item_badge(pawn, "!", "hit: already hit in this phase", RUM_DANGER);
}

/* ---- Items ---- */

static struct rum_item *show_item(unsigned item, const char *id, const char *at,
                                  int index, struct rum_scene *out)
{
    static const uint16_t clauses[ZE_KINDS] = {
        ZE(5, 2), ZE(5, 3), ZE(5, 4), ZE(5, 9), ZE(5, 6), ZE(5, 10),
    };
    unsigned kind = ze_kind_of[item];
    struct rum_item *it =
        rum_scene_item(out, id, ze_tell_look(kind), at, index);

    it->title = rum_scene_str(out, "%s of %s", ze_tell_kind(kind),
                              ze_tell_zone(ze_location[item]));
    it->text = ze_tell_short(kind);
    it->face.corner = ze_tell_zone(ze_location[item]);
    it->clause = clauses[kind];
    return it;
}

/* Who stands where an Item lies is seen in full, and the Item on top. */
static bool is_stood_on(const struct ze_state *s, unsigned zone)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (s->zone[seat] == zone)
            return true;
    }
    return false;
}

static void show_map_items(const struct ze_state *s, struct rum_scene *out)
{
    for (uint32_t left = ze_on_table(s); left; left &= left - 1) {
        unsigned item = ze_lowest(left);
        unsigned zone = ze_location[item];
        int index = is_stood_on(s, zone) ? 2 : 0; /* a pawn is 1 */
        show_item(item, rum_scene_str(out, "i%u", item), ze_tell_cell(zone),
                  index, out)
            ->owner = RUM_NOBODY;
    }
}

/* ZE-6.8: Defence to the left, Attack to the right. */
static void show_inventory(const struct ze_state *s, unsigned seat,
                           struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "items%u", seat);
    struct rum_area *area = rum_scene_area(out, id, RUM_CARDS, RUM_TABLEAU,
                                           (rum_seat)seat, "Items");
    int index = 0;

    area->clause = ZE(6, 8);
    for (unsigned i = 0; i < ZE_KINDS; i++) {
        unsigned kind = (i + ZE_HEART) % ZE_KINDS;
        for (uint32_t left = ze_held(s, seat, kind); left; left &= left - 1) {
            unsigned item = ze_lowest(left);
            struct rum_item *it = show_item(
                item, rum_scene_str(out, "i%u", item), id, index++, out);
            it->owner = (rum_seat)seat;
            rum_item_line(it, ze_tell_use(kind));
        }
    }
}

/* ---- Zone cards ---- */

/* "Proton Blaster: 2 zones diagonally": what a use goes on to say is left to
 * whoever has it. */
static const char *say_effect(unsigned kind, struct rum_scene *out)
{
    const char *use = ze_tell_use(kind);

    return rum_scene_str(out, "%s: %.*s", ze_tell_kind(kind),
                         (int)strcspn(use, ":"), use);
}

static void show_card(const struct ze_state *s, unsigned seat, unsigned card,
                      const char *at, int index, struct rum_scene *out)
{
    unsigned item = ze_code_of[card];
    const char *id = rum_scene_str(out, "z.%s", ze_tell_cell(card));
    struct rum_item *it = rum_scene_item(
        out, id, ze_lit(card) ? "zone.lit" : "zone.dark", at, index);
    unsigned others = s->know[card] & ~ze_sight(s, seat);

    it->title = ze_tell_zone(card);
    it->text = ze_tell_zone(card);
    it->owner = (rum_seat)seat;
    it->clause = ZE(3, 2);
    it->face.corner = ze_tell_zone(card);
    if (item != ZE_NONE && !(ze_on_table(s) >> item & 1)) {
        it->face.symbol =
            rum_scene_str(out, "%s.gone", ze_tell_look(ze_kind_of[item]));
        rum_item_line(it,
                      rum_scene_str(out, "Taken: %s", say_held(s, item, out)));
    } else if (item != ZE_NONE) {
        it->face.symbol = ze_tell_look(ze_kind_of[item]);
        rum_item_line(it, say_effect(ze_kind_of[item], out));
        rum_item_badge(it, ze_tell_short(ze_kind_of[item]),
                       rum_scene_str(out, "%s: the %s of %s can be taken",
                                     ze_tell_word(ze_kind_of[item]),
                                     ze_tell_kind(ze_kind_of[item]),
                                     ze_tell_zone(ze_location[item])),
                       RUM_PLAIN);
    } else {
        rum_item_line(it, ze_lit(card) ? "No Item: eight ways to zap"
                                       : "No Item: four ways to zap");
    }
    rum_item_line(it, ze_lit(card) ? "lit: zaps eight ways"
                                   : "dark: zaps four ways");
    if (item != ZE_NONE && ze_on_table(s) >> item & 1)
        rum_item_line(it, rum_scene_str(out, "Its code: the %s of %s",
                                        ze_tell_kind(ze_kind_of[item]),
                                        ze_tell_zone(ze_location[item])));
    if (others)
        rum_item_badge(it, "eye", "seen: an enemy knows this card", RUM_DANGER);
}

static void show_hand(const struct ze_state *s, unsigned seat,
                      struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "zones%u", seat);
    struct rum_area *area = rum_scene_area(out, id, RUM_CARDS, RUM_HAND,
                                           (rum_seat)seat, "Zone cards");

    area->note = "where to re-appear next";
    area->clause = ZE(9, 1);
    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        unsigned card = s->hand[seat][i];
        if (card == ZE_UNKNOWN)
            rum_scene_item(out, NULL, NULL, id, (int)i)->owner = (rum_seat)seat;
        else
            show_card(s, seat, card, id, (int)i, out);
    }
}

/* ---- seats ---- */

static void show_health(const struct ze_state *s, unsigned seat,
                        struct rum_scene *out)
{
    const char *id = rum_scene_str(out, "health%u", seat);
    struct rum_area *area = rum_scene_area(out, id, RUM_TRACK, RUM_STATUS,
                                           (rum_seat)seat, "Health");

    area->clause = ZE(1, 3);
    for (unsigned i = 0; i < ZE_HEALTH; i++) {
        struct rum_cell *cell = rum_scene_cell(
            out, id, rum_scene_str(out, "hp%u.%u", seat, i + 1), (int)i, 0);
        cell->kind = "health";
        cell->lit = i < s->health[seat];
        cell->text = cell->lit ? "#" : ".";
        cell->title = rum_scene_str(out, "Health card %u", i + 1);
        cell->owner = (rum_seat)seat;
    }
}

static void show_seat(const struct ze_state *s, unsigned seat,
                      struct rum_scene *out)
{
    struct rum_seat_info *info = &out->seat[seat];
    unsigned character = s->character[seat];

    if (character == ZE_NONE) {
        info->role = "Astronaut";
        info->symbol = "black"; /* in the colour of the seat */
    } else {
        info->role = ze_tell_character(s, character);
        info->colour = colour_of(s, character);
    }
    if (!s->royale)
        info->team = seat == s->villain ? "Villain" : "Astronauts";
    if (s->royale && s->hits[seat] > 0)
        rum_seat_counter(info, "hits", rum_scene_str(out, "%u", s->hits[seat]));
    info->out = ze_out_for_good(s, seat);
    if (info->out)
        info->note = s->royale ? "out" : "down";
    else if (s->stayed >> seat & 1)
        info->note = "stays down";
    else if (!ze_active(s, seat))
        info->note = "down, has a Heart";
    else if (s->marked >> seat & 1)
        info->note = "already hit";
    else if (s->part != ZE_CHOOSING && s->zone[seat] == ZE_NONE)
        info->note = "not on the map";
}

static void show_draw_stack(const struct ze_state *s, struct rum_scene *out)
{
    struct rum_area *draw = rum_scene_area(out, "draw", RUM_PILE, RUM_STOCK,
                                           RUM_NOBODY, "Draw stack");
    unsigned each = s->head.seats, cards = s->deck_size;

    draw->count = s->deck_size;
    draw->clause = ZE(9, 2);
    if (!s->royale) { /* astronauts one card each, the villain as many again */
        each = 0;
        for (unsigned left = ze_astronauts(s); left; left &= left - 1)
            each += 2u * ze_active(s, ze_lowest(left));
    }
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        cards += s->hand_size[seat];
    if (each == 0 || s->part == ZE_CHOOSING)
        return;
    draw->note =
        s->deck_size == 0
            ? s->royale ? "last cards" : "last cards, then the villain wins"
            : rum_scene_str(out, "about %u %s", cards / each,
                            cards / each == 1 ? "round" : "rounds");
}

/* The book counts rounds, in each of which everybody has a turn. */
static void show_round(const struct ze_state *s, struct rum_scene *out)
{
    struct rum_area *area = rum_scene_area(out, "round", RUM_TRACK, RUM_STATUS,
                                           RUM_NOBODY, "Round");

    area->note = rum_scene_str(out, "%d", s->head.turn);
    area->clause = ZE(2, 12);
}

/* Whose part of the round it is, or comes next, and how long (ZE-2.9). */
static void show_hunt(const struct ze_state *s, struct rum_scene *out)
{
    bool on = s->part == ZE_HUNTING;
    unsigned turns = 0;

    if (s->royale || s->part == ZE_CHOOSING || s->phase == ZE_OVER)
        return;
    for (unsigned left = ze_astronauts(s); left; left &= left - 1)
        turns += ze_active(s, ze_lowest(left));
    struct rum_area *area =
        rum_scene_area(out, "hunt", RUM_TRACK, RUM_STATUS, RUM_NOBODY,
                       on ? "Villain" : "Villain next");
    area->symbol = "villain";
    area->note =
        on ? rum_scene_str(out, "turn %d of %d", s->turn, s->turns)
           : rum_scene_str(out, "%u %s", turns, turns == 1 ? "turn" : "turns");
    area->clause = ZE(2, 9);
}

/* D0: the four characters, and who has taken which. */
static void show_characters(const struct ze_state *s, struct rum_scene *out)
{
    static const char *const skills[ZE_VILLAIN] = {
        "passes an Item on, once a turn", "carries two Attack Items",
        "carries two Defence Items", "uses an Item as it takes it"};

    rum_scene_area(out, "roles", RUM_CARDS, RUM_CONTEST, RUM_NOBODY,
                   "Astronauts")
        ->clause = ZE(1, 2);
    for (unsigned c = 0; c < ZE_VILLAIN; c++) {
        struct rum_item *item =
            rum_scene_item(out, rum_scene_str(out, "role%u", c),
                           ze_tell_pawn(s, c), "roles", (int)c);
        item->title = ze_tell_character(s, c);
        item->text = ze_tell_letter(s, c);
        item->owner = RUM_NOBODY;
        item->clause = c == ZE_COMMANDER ? ZE(7, 1) : ZE(7, 3);
        rum_item_line(item, ze_tell_character(s, c));
        rum_item_line(item, skills[c]);
        for (unsigned seat = 0; seat < s->head.seats; seat++) {
            if (s->character[seat] == c) {
                item->owner = (rum_seat)seat;
                item->faded = true;
            }
        }
    }
}

/* ---- marks ---- */

/* What a Zone card covers: the own field, pink fields, enemies in them and the
 * Item of the code. Shown while the card, or the action, is pointed at. */
static void mark_card(const struct ze_state *s, unsigned seat, unsigned card,
                      const char *item, int action, struct rum_scene *out)
{
    unsigned code = ze_code_of[card];
    struct ze_aim aim;

    ze_take_aim(s, seat, card, &aim);
    struct rum_mark *mark = rum_scene_mark(out, RUM_COVER, ze_tell_cell(card));
    mark->item = item;
    mark->action = action;
    mark->note = "here";
    for (unsigned left = ze_pink(card); left; left &= left - 1) {
        unsigned d = ze_lowest(left), zone = ze_step(card, d);
        if (zone == ZE_NONE)
            continue;
        bool enemy = aim.zaps >> d & 1;
        mark = rum_scene_mark(out, enemy ? RUM_THREAT : RUM_REACH,
                              ze_tell_cell(zone));
        mark->item = item;
        mark->action = action;
        mark->note = enemy ? "Zap" : NULL;
    }
    if (code != ZE_NONE && ze_on_table(s) >> code & 1) {
        mark = rum_scene_mark(out, RUM_REACH, rum_scene_str(out, "i%u", code));
        mark->item = item;
        mark->action = action;
        mark->note = "code";
    }
}

static void mark_hand(const struct ze_state *s, unsigned seat, unsigned holder,
                      struct rum_scene *out)
{
    for (unsigned i = 0; i < s->hand_size[holder]; i++) {
        unsigned card = s->hand[holder][i];
        if (card != ZE_UNKNOWN)
            mark_card(s, seat, card,
                      rum_scene_str(out, "z.%s", ze_tell_cell(card)), -1, out);
    }
}

/* Lines of fire to these players, of an action; or, with -1, each while that
 * player's pawn is pointed at. */
static void mark_shot(const struct ze_state *s, unsigned victims, int action,
                      struct rum_scene *out)
{
    const char *from = ze_tell_cell(s->zone[s->player]);

    for (; victims; victims &= victims - 1) {
        unsigned victim = ze_lowest(victims);
        struct rum_mark *mark =
            rum_scene_mark(out, RUM_LINE, ze_tell_cell(s->zone[victim]));
        mark->from = from;
        mark->action = action;
        if (action < 0)
            mark->item = rum_scene_str(out, "pawn%u", victim);
    }
}

/* Whom an action of D3 hits. */
static unsigned hit_by(const struct ze_state *s, unsigned act)
{
    unsigned use =
        act >= ZE_PICKPLAY && act < ZE_END ? act - ZE_PICKPLAY + ZE_USE : act;
    struct ze_aim aim;

    ze_take_aim(s, s->player, s->zone[s->player], &aim);
    if (act >= ZE_ZAP && act < ZE_TAKE)
        return aim.line[act - ZE_ZAP] & aim.pink;
    if (use >= ZE_USE && use < ZE_USE_EMP)
        return aim.line[use - ZE_USE];
    return use == ZE_USE_EMP ? aim.pink : 0;
}

/* An Item lies there that is not of their code: it is not theirs to take. */
static bool tempts(const struct ze_state *s, unsigned zone)
{
    for (uint32_t left = ze_on_table(s) & ~ze_bit(ze_in_reach(s, s->player));
         left; left &= left - 1) {
        if (ze_location[ze_lowest(left)] == zone)
            return true;
    }
    return false;
}

/* Whoever acts sees where they stand, their pink fields, and what each shot
 * would hit. With no enemy there they are faint, and Items beside them, which
 * would seem to be for the taking, stay out of it. */
static void mark_actions(const struct ze_state *s, struct rum_scene *out)
{
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = ze_legal(s, open);
    unsigned zone = s->zone[s->player], reached = 0;
    struct ze_aim aim;

    ze_take_aim(s, s->player, zone, &aim);
    rum_scene_mark(out, RUM_COVER, ze_tell_cell(zone));
    if (!aim.zaps)
        rum_scene_mark(out, RUM_LATER, ze_tell_cell(zone));
    for (unsigned left = ze_pink(zone); left; left &= left - 1) {
        unsigned next = ze_step(zone, ze_lowest(left));
        if (next != ZE_NONE && (aim.zaps || !tempts(s, next)))
            rum_scene_mark(out, aim.zaps ? RUM_REACH : RUM_LATER,
                           ze_tell_cell(next));
    }
    for (size_t i = 0; i < n; i++) {
        unsigned victims = hit_by(s, open[i]);
        mark_shot(s, victims, open[i], out);
        reached |= victims;
    }
    mark_shot(s, reached & ze_enemies(s, s->player), -1, out);
}

void ze_preview(const void *seen, rum_seat viewer, rum_action act,
                struct rum_scene *out)
{
    const struct ze_state *s = seen;

    if (s->phase == ZE_D1_PLACE)
        mark_card(s, (unsigned)viewer, act, NULL, act, out);
    else if (s->phase == ZE_D3_ACT)
        mark_shot(s, hit_by(s, act), act, out);
}

void ze_view(const void *seen, rum_seat viewer, struct rum_scene *out)
{
    const struct ze_state *s = seen;
    bool asked = viewer == s->head.to_act && viewer >= 0;

    out->round = s->head.turn;
    show_changes(s, out);
    show_round(s, out);
    show_hunt(s, out);
    show_map_items(s, out);
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        show_seat(s, seat, out);
        show_health(s, seat, out);
        show_inventory(s, seat, out);
        show_hand(s, seat, out);
        show_pawn(s, seat, out);
    }
    show_draw_stack(s, out);
    if (s->phase == ZE_D0_CHARACTER)
        show_characters(s, out);
    if (viewer >= 0)
        mark_hand(s, (unsigned)viewer, (unsigned)viewer, out);
    if (asked && s->phase == ZE_D3_ACT)
        mark_actions(s, out);
    if (asked && s->phase == ZE_D5_NV_TAKE)
        mark_hand(s, (unsigned)viewer, s->target, out);
}

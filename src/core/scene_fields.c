/*
 * scene_fields.c: every field of a scene, once.
 */
#include "scene_fields.h"

#define KEY(name)        name, "\"" name "\":", sizeof(name) + 2
#define AT(type, member) offsetof(struct type, member)
#define SIZE(type, m)    sizeof(((struct type *)0)->m)
#define TEXT(type, m)                                                          \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m)                                     \
    }
#define CHARS(type, m)                                                         \
    {                                                                          \
        KEY(#m), F_CHARS, .at = AT(type, m), .max = SIZE(type, m)              \
    }
#define NEEDED(type, m)                                                        \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m), .needed = true                     \
    }
#define BLANK(type, m)                                                         \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m), .blank = true                      \
    }
#define FLAG(type, m)                                                          \
    {                                                                          \
        KEY(#m), F_BOOL, .at = AT(type, m)                                     \
    }
#define CLAUSE(type, m)                                                        \
    {                                                                          \
        KEY(#m), F_CLAUSE, .at = AT(type, m)                                   \
    }
#define WORD(type, m, w)                                                       \
    {                                                                          \
        KEY(#m), F_WORD, .at = AT(type, m), .words = (w)                       \
    }
#define INT(type, m, absent, least, most)                                      \
    {                                                                          \
        KEY(#m), F_INT, .at = AT(type, m), .size = SIZE(type, m),              \
                        .is_signed = (least) < 0, .none = (absent),            \
                        .min = (least), .max = (most)                          \
    }
#define OWNER(type, m) INT(type, m, RUM_NOBODY, RUM_NOBODY, RUM_MAX_SEATS - 1)
#define SHAPE(label, type, list)                                               \
    {                                                                          \
        label, sizeof(struct type), list, sizeof(list) / sizeof(list[0])       \
    }

static const char *const area_kinds[] = {"hex",  "grid",  "stacks",  "cards",
                                         "pile", "track", "compare", NULL};
static const char *const places[] = {"board",  "tableau", "hand", "stock",
                                     "status", "contest", NULL};
static const char *const tones[] = {"plain", "good", "wins", "danger", NULL};
static const char *const mark_kinds[] = {"reach", "line", "cover", "threat",
                                         NULL};
static const char *const manners[] = {"slide", "flip", "hit", "vanish", NULL};

static const struct field area_fields[] = {
    NEEDED(rum_area, id),
    {KEY("kind"), F_WORD, .at = AT(rum_area, kind), .words = area_kinds,
     .needed = true},
    {KEY("place"), F_WORD, .at = AT(rum_area, place), .words = places,
     .needed = true},
    OWNER(rum_area, owner),
    INT(rum_area, order, 0, INT16_MIN, INT16_MAX),
    TEXT(rum_area, title),
    TEXT(rum_area, note),
    TEXT(rum_area, columns),
    TEXT(rum_area, rows),
    INT(rum_area, count, -1, -1, INT16_MAX),
    CLAUSE(rum_area, clause),
};
static const struct shape area_shape = SHAPE("area", rum_area, area_fields);

static const struct field cell_fields[] = {
    NEEDED(rum_cell, id),
    NEEDED(rum_cell, area),
    {KEY("x"), F_INT, .at = AT(rum_cell, x), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    {KEY("y"), F_INT, .at = AT(rum_cell, y), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    INT(rum_cell, height, 0, INT16_MIN, INT16_MAX),
    TEXT(rum_cell, kind),
    TEXT(rum_cell, region),
    TEXT(rum_cell, title),
    BLANK(rum_cell, text),
    OWNER(rum_cell, owner),
    FLAG(rum_cell, lit),
    FLAG(rum_cell, crossed),
    CLAUSE(rum_cell, clause),
};
static const struct shape cell_shape = SHAPE("cell", rum_cell, cell_fields);

static const struct field edge_fields[] = {
    NEEDED(rum_edge, id),
    NEEDED(rum_edge, area),
    {KEY("x"), F_INT, .at = AT(rum_edge, x), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    {KEY("y"), F_INT, .at = AT(rum_edge, y), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    {KEY("side"), F_SIDE, .at = AT(rum_edge, side), .needed = true},
    TEXT(rum_edge, kind),
    TEXT(rum_edge, title),
};
static const struct shape edge_shape = SHAPE("edge", rum_edge, edge_fields);

static const struct field region_fields[] = {
    NEEDED(rum_region, id),   NEEDED(rum_region, area), TEXT(rum_region, title),
    TEXT(rum_region, colour), TEXT(rum_region, kind),
};
static const struct shape region_shape =
    SHAPE("region", rum_region, region_fields);

static const struct field group_fields[] = {
    NEEDED(rum_group, id),        NEEDED(rum_group, area),
    TEXT(rum_group, title),       OWNER(rum_group, owner),
    FLAG(rum_group, ghost),       TEXT(rum_group, note),
    WORD(rum_group, tone, tones),
};
static const struct shape group_shape = SHAPE("group", rum_group, group_fields);

static const struct field slot_fields[] = {
    NEEDED(rum_slot, id),
    NEEDED(rum_slot, group),
    TEXT(rum_slot, title),
    TEXT(rum_slot, ghost),
};
static const struct shape slot_shape = SHAPE("slot", rum_slot, slot_fields);

static const struct field side_fields[] = {
    NEEDED(rum_side, area), TEXT(rum_side, title),  TEXT(rum_side, sum),
    TEXT(rum_side, note),   OWNER(rum_side, owner), WORD(rum_side, tone, tones),
};
static const struct shape side_shape = SHAPE("side", rum_side, side_fields);

static const struct field pip_fields[] = {
    NEEDED(rum_pip, colour),
    NEEDED(rum_pip, letter),
    WORD(rum_pip, tone, tones),
    INT(rum_pip, row, 0, 0, UINT8_MAX),
};
static const struct shape pip_shape = SHAPE("pip", rum_pip, pip_fields);

static const struct field row_fields[] = {
    NEEDED(rum_row, area),
    TEXT(rum_row, label),
    {KEY("values"), F_PAIR, .at = AT(rum_row, value)},
    {KEY("pips"), F_PAIRS, .at = AT(rum_row, pip), .shape = &pip_shape},
    TEXT(rum_row, outcome),
    WORD(rum_row, tone, tones),
    CLAUSE(rum_row, clause),
};
static const struct shape row_shape = SHAPE("row", rum_row, row_fields);

static const struct field badge_fields[] = {
    NEEDED(rum_badge, text),
    TEXT(rum_badge, title),
    WORD(rum_badge, tone, tones),
};
static const struct shape badge_shape = SHAPE("badge", rum_badge, badge_fields);

static const struct field face_fields[] = {
    TEXT(rum_face, symbol),
    TEXT(rum_face, corner),
    {KEY("lines"), F_TEXTS, .at = AT(rum_face, line),
     .count_at = AT(rum_face, lines), .max = RUM_MAX_LINES},
    {KEY("pips"), F_OBJECTS, .at = AT(rum_face, pip),
     .count_at = AT(rum_face, pips), .max = RUM_MAX_PIPS, .shape = &pip_shape},
};
static const struct shape face_shape = SHAPE("face", rum_face, face_fields);

static const struct field item_fields[] = {
    TEXT(rum_item, id),
    TEXT(rum_item, kind),
    TEXT(rum_item, shown_as),
    TEXT(rum_item, art),
    NEEDED(rum_item, at),
    TEXT(rum_item, title),
    BLANK(rum_item, text),
    INT(rum_item, index, 0, INT16_MIN, INT16_MAX),
    INT(rum_item, count, 0, 0, INT16_MAX),
    OWNER(rum_item, owner),
    FLAG(rum_item, tilted),
    FLAG(rum_item, faded),
    {KEY("badges"), F_OBJECTS, .at = AT(rum_item, badge),
     .count_at = AT(rum_item, badges), .max = RUM_MAX_BADGES,
     .shape = &badge_shape},
    {KEY("face"), F_OBJECT, .at = AT(rum_item, face), .shape = &face_shape},
    CLAUSE(rum_item, clause),
};
static const struct shape item_shape = SHAPE("item", rum_item, item_fields);

static const struct field mark_fields[] = {
    {KEY("kind"), F_WORD, .at = AT(rum_mark, kind), .words = mark_kinds,
     .needed = true},
    NEEDED(rum_mark, on),
    TEXT(rum_mark, from),
    TEXT(rum_mark, note),
    TEXT(rum_mark, item),
    INT(rum_mark, action, -1, -1, UINT16_MAX),
};
static const struct shape mark_shape = SHAPE("mark", rum_mark, mark_fields);

static const struct field action_fields[] = {
    {KEY("code"), F_INT, .at = AT(rum_scene_action, code), .size = 2,
     .needed = true, .min = 0, .max = UINT16_MAX},
    NEEDED(rum_scene_action, text),
    TEXT(rum_scene_action, brief),
    TEXT(rum_scene_action, label),
    TEXT(rum_scene_action, note),
    TEXT(rum_scene_action, clause),
    {KEY("on"), F_TARGETS, .at = AT(rum_scene_action, on),
     .count_at = AT(rum_scene_action, targets), .max = RUM_MAX_TARGETS},
    WORD(rum_scene_action, tone, tones),
    FLAG(rum_scene_action, any),
    FLAG(rum_scene_action, quiet),
    FLAG(rum_scene_action, pass),
};
static const struct shape action_shape =
    SHAPE("action", rum_scene_action, action_fields);

static const struct field line_fields[] = {
    INT(rum_scene_line, move, 0, 0, INT32_MAX),
    NEEDED(rum_scene_line, text),
    TEXT(rum_scene_line, clause),
    WORD(rum_scene_line, tone, tones),
    OWNER(rum_scene_line, seat),
};
static const struct shape line_shape =
    SHAPE("log line", rum_scene_line, line_fields);

static const struct field move_fields[] = {
    TEXT(rum_scene_move, item),
    NEEDED(rum_scene_move, from),
    NEEDED(rum_scene_move, to),
    WORD(rum_scene_move, manner, manners),
};
static const struct shape move_shape =
    SHAPE("move", rum_scene_move, move_fields);

static const struct field counter_fields[] = {
    NEEDED(rum_counter, label),
    NEEDED(rum_counter, value),
};
static const struct shape counter_shape =
    SHAPE("counter", rum_counter, counter_fields);

static const struct field goal_pip_fields[] = {
    TEXT(rum_goal_pip, symbol),      NEEDED(rum_goal_pip, letter),
    NEEDED(rum_goal_pip, title),     FLAG(rum_goal_pip, lit),
    WORD(rum_goal_pip, tone, tones),
};
static const struct shape goal_pip_shape =
    SHAPE("goal pip", rum_goal_pip, goal_pip_fields);

static const struct field goal_fields[] = {
    CHARS(rum_goal, text),
    CHARS(rum_goal, missing),
    INT(rum_goal, done, 0, 0, UINT16_MAX),
    INT(rum_goal, of, 0, 0, UINT16_MAX),
    TEXT(rum_goal, unit),
    CLAUSE(rum_goal, clause),
    FLAG(rum_goal, near),
    {KEY("pips"), F_OBJECTS, .at = AT(rum_goal, pip),
     .count_at = AT(rum_goal, pips), .max = RUM_MAX_GOAL_PIPS,
     .shape = &goal_pip_shape},
};
static const struct shape goal_shape = SHAPE("goal", rum_goal, goal_fields);

static const struct field seat_fields[] = {
    TEXT(rum_seat_info, name),
    TEXT(rum_seat_info, role),
    TEXT(rum_seat_info, symbol),
    TEXT(rum_seat_info, team),
    TEXT(rum_seat_info, colour),
    TEXT(rum_seat_info, note),
    {KEY("counters"), F_OBJECTS, .at = AT(rum_seat_info, counter),
     .count_at = AT(rum_seat_info, counters), .max = RUM_MAX_COUNTERS,
     .shape = &counter_shape},
    FLAG(rum_seat_info, out),
    {KEY("goal"), F_OBJECT, .at = AT(rum_seat_info, goal),
     .shape = &goal_shape},
};
const struct shape rum_scene_seat_shape =
    SHAPE("seat", rum_seat_info, seat_fields);

static const struct field look_fields[] = {
    TEXT(rum_look, title), TEXT(rum_look, colour), TEXT(rum_look, glyph),
    TEXT(rum_look, svg),   TEXT(rum_look, about),  TEXT(rum_look, art),
};
const struct shape rum_look_shape = SHAPE("look", rum_look, look_fields);

static const struct field theme_fields[] = {
    TEXT(rum_theme, accent),
    TEXT(rum_theme, ground),
};
const struct shape rum_theme_shape = SHAPE("theme", rum_theme, theme_fields);

/* Seats, lists, points, layout and theme are written by name. */
static const struct field scene_fields[] = {
    TEXT(rum_scene, game),
    TEXT(rum_scene, tag),
    TEXT(rum_scene, title),
    TEXT(rum_scene, layout_hash),
    INT(rum_scene, log_before, 0, 0, INT32_MAX),
    INT(rum_scene, turn, 0, 0, UINT16_MAX),
    INT(rum_scene, decision, -1, -1, INT32_MAX),
    FLAG(rum_scene, over),
    FLAG(rum_scene, can_undo),
    FLAG(rum_scene, veiled),
    TEXT(rum_scene, prompt),
    TEXT(rum_scene, prompt_clause),
    TEXT(rum_scene, result),
    TEXT(rum_scene, result_clause),
};
const struct shape rum_scene_shape = SHAPE("scene", rum_scene, scene_fields);

#define LIST(member, in_layout, max, shape)                                    \
    {                                                                          \
        KEY(#member), in_layout, AT(rum_scene, member), max, shape             \
    }

const struct scene_list rum_scene_lists[SCENE_LISTS] = {
    LIST(areas, true, 200, &area_shape),
    LIST(regions, true, 400, &region_shape),
    LIST(cells, true, 4000, &cell_shape),
    LIST(edges, true, 8000, &edge_shape),
    LIST(groups, true, 400, &group_shape),
    LIST(slots, true, 2000, &slot_shape),
    LIST(items, false, 4000, &item_shape),
    LIST(sides, false, 40, &side_shape),
    LIST(rows, false, 400, &row_shape),
    LIST(marks, false, 8000, &mark_shape),
    LIST(moves, false, 4000, &move_shape),
    LIST(actions, false, RUM_MAX_ACTIONS, &action_shape),
    LIST(log, false, 20000, &line_shape),
};

/*
 * scene_fields.c: every field of a scene, once.
 */
#include "scene_fields.h"

#define KEY(name)        name, "\"" name "\":", sizeof(name) + 2
#define AT(type, member) offsetof(struct type, member)
#define SIZE(type, m)    sizeof(((struct type *)0)->m)
#define TEXT(type, m, says)                                                    \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m), .about = (says)                    \
    }
#define CHARS(type, m, says)                                                   \
    {                                                                          \
        KEY(#m), F_CHARS, .at = AT(type, m), .max = SIZE(type, m),             \
                          .about = (says)                                      \
    }
#define NEEDED(type, m, says)                                                  \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m), .needed = true, .about = (says)    \
    }
#define ALWAYS(type, m, says)                                                  \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m), .always = true, .about = (says)    \
    }
#define BLANK(type, m, says)                                                   \
    {                                                                          \
        KEY(#m), F_TEXT, .at = AT(type, m), .blank = true, .about = (says)     \
    }
#define FLAG(type, m, says)                                                    \
    {                                                                          \
        KEY(#m), F_BOOL, .at = AT(type, m), .about = (says)                    \
    }
#define CLAUSE(type, m, says)                                                  \
    {                                                                          \
        KEY(#m), F_CLAUSE, .at = AT(type, m), .about = (says)                  \
    }
#define WORD(type, m, w, says)                                                 \
    {                                                                          \
        KEY(#m), F_WORD, .at = AT(type, m), .words = (w), .about = (says)      \
    }
#define INT(type, m, absent, least, most, says)                                \
    {                                                                          \
        KEY(#m), F_INT, .at = AT(type, m), .size = SIZE(type, m),              \
                        .is_signed = (least) < 0, .none = (absent),            \
                        .min = (least), .max = (most), .about = (says)         \
    }
#define OWNER(type, m, says)                                                   \
    INT(type, m, RUM_NOBODY, RUM_NOBODY, RUM_MAX_SEATS - 1, says)
#define SHAPE(label, ts, type, list)                                           \
    {                                                                          \
        label, ts, sizeof(struct type), list, sizeof(list) / sizeof(list[0])   \
    }

static const char *const area_kinds[] = {"hex",  "grid",  "stacks",  "cards",
                                         "pile", "track", "compare", NULL};
static const char *const places[] = {"board",  "tableau", "hand", "stock",
                                     "status", "contest", NULL};
static const char *const tones[] = {"plain", "good", "wins", "danger", NULL};
static const char *const mark_kinds[] = {"reach",  "line",  "cover",
                                         "threat", "later", NULL};
static const char *const manners[] = {"slide", "flip", "hit", "vanish", NULL};

const struct scene_words rum_scene_words[SCENE_WORDS] = {
    {"Tone", tones},          {"AreaKind", area_kinds}, {"Place", places},
    {"MarkKind", mark_kinds}, {"Manner", manners},
};

static const struct field area_fields[] = {
    NEEDED(rum_area, id, NULL),
    {KEY("kind"), F_WORD, .at = AT(rum_area, kind), .words = area_kinds,
     .needed = true},
    {KEY("place"), F_WORD, .at = AT(rum_area, place), .words = places,
     .needed = true},
    OWNER(rum_area, owner, NULL),
    INT(rum_area, order, 0, INT16_MIN, INT16_MAX,
        "among areas of the same place and owner, smallest first"),
    TEXT(rum_area, title,
         "\"hand\": without its owner, whose name front ends add"),
    TEXT(rum_area, note, "a short line beside the title: \"x2 chain\""),
    TEXT(rum_area, columns,
         "boards: names of x, from the smallest up, separated by blanks"),
    TEXT(rum_area, rows, "boards: names of y, the same; \"-\": none"),
    INT(rum_area, count, -1, -1, INT16_MAX,
        "piles: how many there are; comparisons: cards until it is settled"),
    INT(rum_area, room, 0, 0, INT16_MAX,
        "cards: places for them, those that are free included; comparisons: "
        "so many cards at first"),
    TEXT(rum_area, symbol,
         "piles: a look: what lies there; none: cards, face down"),
    CLAUSE(rum_area, clause, NULL),
};
static const struct shape area_shape =
    SHAPE("area", "Area", rum_area, area_fields);

static const struct field cell_fields[] = {
    NEEDED(rum_cell, id, NULL),
    NEEDED(rum_cell, area, NULL),
    {KEY("x"), F_INT, .at = AT(rum_cell, x), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    {KEY("y"), F_INT, .at = AT(rum_cell, y), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    INT(rum_cell, height, 0, INT16_MIN, INT16_MAX, "in the game's own steps"),
    TEXT(rum_cell, kind, "a look of the theme"),
    TEXT(rum_cell, region, "an id"),
    TEXT(rum_cell, title, "\"E5\", \"Great House F6\""),
    BLANK(rum_cell, text, "for terminals, at most 4 columns; none: plain"),
    OWNER(rum_cell, owner, NULL),
    FLAG(rum_cell, lit, "tracks: reached; boards: stands out"),
    FLAG(rum_cell, crossed, "used up, out of play"),
    CLAUSE(rum_cell, clause, NULL),
};
static const struct shape cell_shape =
    SHAPE("cell", "Cell", rum_cell, cell_fields);

static const struct field edge_fields[] = {
    NEEDED(rum_edge, id, NULL),
    NEEDED(rum_edge, area, NULL),
    {KEY("x"), F_INT, .at = AT(rum_edge, x), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    {KEY("y"), F_INT, .at = AT(rum_edge, y), .size = 2, .is_signed = true,
     .needed = true, .min = INT16_MIN, .max = INT16_MAX},
    {KEY("side"), F_SIDE, .at = AT(rum_edge, side), .needed = true,
     .about = "the neighbour to the east or to the south"},
    TEXT(
        rum_edge, kind,
        "a look: \"wall\". None: nothing is there now, but it can be a target"),
    TEXT(rum_edge, title, "\"A1|B1\""),
};
static const struct shape edge_shape =
    SHAPE("edge", "Edge", rum_edge, edge_fields);

static const struct field region_fields[] = {
    NEEDED(rum_region, id, NULL),
    NEEDED(rum_region, area, NULL),
    TEXT(rum_region, title, NULL),
    TEXT(rum_region, colour, NULL),
    TEXT(rum_region, kind, "a look of the theme"),
    TEXT(rum_region, note, "on its front where it is high: \"1 card\""),
};
static const struct shape region_shape =
    SHAPE("region", "Region", rum_region, region_fields);

static const struct field group_fields[] = {
    NEEDED(rum_group, id, NULL),
    NEEDED(rum_group, area, NULL),
    TEXT(rum_group, title, NULL),
    OWNER(rum_group, owner, NULL),
    FLAG(rum_group, ghost,
         "not there yet: \"new stack\". Show it faintly, it can be a target"),
    TEXT(rum_group, note, "\"1 short of Robot\""),
    WORD(rum_group, tone, tones, NULL),
};
static const struct shape group_shape =
    SHAPE("group", "Group", rum_group, group_fields);

static const struct field slot_fields[] = {
    NEEDED(rum_slot, id, NULL),
    NEEDED(rum_slot, group, NULL),
    TEXT(rum_slot, title, NULL),
    TEXT(rum_slot, ghost, "a look: what would go well here, while it is empty"),
};
static const struct shape slot_shape =
    SHAPE("slot", "Slot", rum_slot, slot_fields);

static const struct field pip_fields[] = {
    NEEDED(rum_pip, colour, "at most 3 columns: \"G\", \"Rp\", \"Rwa\""),
    NEEDED(rum_pip, letter, NULL),
    WORD(rum_pip, tone, tones, "wins: it counts"),
    INT(rum_pip, row, 0, 0, UINT8_MAX, "on a face: which row of dots"),
};
static const struct shape pip_shape = SHAPE("pip", "Pip", rum_pip, pip_fields);

static const struct field side_fields[] = {
    NEEDED(rum_side, area, NULL),
    TEXT(rum_side, title, "\"Red 3\", \"Cestus: Gauntlet, end A\""),
    TEXT(rum_side, sum, "\"7\""),
    TEXT(rum_side, aim, "its sum after the best that is open now: \"10\""),
    TEXT(rum_side, note, "\"needs 2 more\", \"behind\""),
    TEXT(rum_side, symbol, "a look; none: its owner's figure"),
    TEXT(rum_side, item, "the card it is about: an item"),
    OWNER(rum_side, owner, NULL),
    WORD(rum_side, tone, tones, NULL),
    {KEY("pips"), F_OBJECTS, .at = AT(rum_side, pip),
     .count_at = AT(rum_side, pips), .max = RUM_MAX_SIDE_PIPS,
     .shape = &pip_shape, .about = "what it could bring, in rows; at most 6"},
};
static const struct shape side_shape =
    SHAPE("side", "Side", rum_side, side_fields);

static const struct field row_fields[] = {
    NEEDED(rum_row, area, NULL),
    TEXT(rum_row, label, "\"pieces\", \"Gate\", \"dot 1\""),
    {KEY("values"), F_PAIR, .at = AT(rum_row, value), .about = "left, right"},
    {KEY("pips"), F_PAIRS, .at = AT(rum_row, pip), .shape = &pip_shape},
    TEXT(rum_row, outcome, "\"match\", \"blocked\""),
    WORD(rum_row, tone, tones, "wins: this row decides"),
    CLAUSE(rum_row, clause, NULL),
};
static const struct shape row_shape = SHAPE("row", "Row", rum_row, row_fields);

static const struct field badge_fields[] = {
    NEEDED(rum_badge, text, "at most 3 characters"),
    TEXT(rum_badge, title,
         "\"full: cannot be stormed\": what stands before the colon is written "
         "where there is room"),
    WORD(rum_badge, tone, tones, NULL),
};
static const struct shape badge_shape =
    SHAPE("badge", "Badge", rum_badge, badge_fields);

static const struct field face_fields[] = {
    TEXT(rum_face, symbol, "a look: the picture on it, if not its kind's own"),
    TEXT(rum_face, corner, "a value"),
    TEXT(rum_face, name,
         "with `sort`, what stands on it instead of the title: \"Ninja\""),
    TEXT(rum_face, sort, "below the name: \"head\", \"any legs\""),
    TEXT(rum_face, sign, "a look: a little picture before the sort"),
    {KEY("lines"), F_TEXTS, .at = AT(rum_face, line),
     .count_at = AT(rum_face, lines), .max = RUM_MAX_LINES,
     .about = "at most 6; one in brackets is of no use to its holder now"},
    {KEY("pips"), F_OBJECTS, .at = AT(rum_face, pip),
     .count_at = AT(rum_face, pips), .max = RUM_MAX_PIPS, .shape = &pip_shape,
     .about = "at most 12, in rows"},
};
static const struct shape face_shape =
    SHAPE("face", "Face", rum_face, face_fields);

static const struct field item_fields[] = {
    TEXT(rum_item, id, "none: a card the viewer cannot see"),
    TEXT(rum_item, kind, "a look; none: face down"),
    TEXT(rum_item, shown_as,
         "a look: a wild card shown as Robot legs. Draw this one, with a sign "
         "that it is a `kind`"),
    TEXT(rum_item, art, "drawings of the theme instead of its look's"),
    NEEDED(rum_item, at, "an area, cell or slot"),
    TEXT(rum_item, title, "\"Zombie legs\""),
    BLANK(rum_item, text,
          "for terminals, at most 4 columns; says the count as well (\"Z3\") "
          "if it should be seen there"),
    INT(rum_item, index, 0, INT16_MIN, INT16_MAX,
        "order in its place, 0 = bottom or first"),
    INT(rum_item, count, 0, 0, INT16_MAX,
        "that many of it lie here; 0 means 1"),
    OWNER(rum_item, owner, NULL),
    FLAG(rum_item, tilted, "disoriented, tapped, lying"),
    FLAG(rum_item, faded, "unusable now, or held elsewhere"),
    FLAG(rum_item, raised, "being played just now, and still lying here"),
    {KEY("badges"), F_OBJECTS, .at = AT(rum_item, badge),
     .count_at = AT(rum_item, badges), .max = RUM_MAX_BADGES,
     .shape = &badge_shape, .about = "at most 4"},
    {KEY("face"), F_OBJECT, .at = AT(rum_item, face), .shape = &face_shape},
    CLAUSE(rum_item, clause, NULL),
};
static const struct shape item_shape =
    SHAPE("item", "Item", rum_item, item_fields);

static const struct field mark_fields[] = {
    {KEY("kind"), F_WORD, .at = AT(rum_mark, kind), .words = mark_kinds,
     .needed = true},
    NEEDED(rum_mark, on, "a cell, edge, slot, item, group, area or seat"),
    TEXT(rum_mark, from,
         "where a line starts (always there for it), or an arrow to what is in "
         "reach"),
    TEXT(rum_mark, note, "a word: \"3\", \"high\""),
    TEXT(rum_mark, ghost, "a look: what would lie there"),
    TEXT(rum_mark, item, "only while this item is pointed at"),
    INT(rum_mark, action, -1, -1, UINT16_MAX,
        "only while this action is pointed at"),
};
static const struct shape mark_shape =
    SHAPE("mark", "Mark", rum_mark, mark_fields);

static const struct field action_fields[] = {
    {KEY("code"), F_INT, .at = AT(rum_scene_action, code), .size = 2,
     .needed = true, .min = 0, .max = UINT16_MAX, .about = "what is sent back"},
    NEEDED(rum_scene_action, text, "a whole sentence"),
    TEXT(rum_scene_action, brief,
         "what a person would type: \"e5\", \"zom legs\", \"end\""),
    TEXT(rum_scene_action, label, "what a button reads"),
    TEXT(rum_scene_action, ask,
         "asked for the rest of it once a part is clicked: \"Whose cards?\""),
    TEXT(rum_scene_action, note, "shown on its target: \"1 pt\", \"3+2=5\""),
    TEXT(rum_scene_action, sign, "the note where there is little room: \"+2\""),
    TEXT(rum_scene_action, symbol,
         "a look: the note, or its button, as a picture"),
    TEXT(rum_scene_action, clause, NULL),
    {KEY("on"), F_TARGETS, .at = AT(rum_scene_action, on),
     .count_at = AT(rum_scene_action, targets), .max = RUM_MAX_TARGETS,
     .always = true, .about = "its targets, at most 48"},
    WORD(rum_scene_action, tone, tones,
         "wins: it ends the game well. danger: think twice"),
    FLAG(rum_scene_action, any, "one target is enough"),
    FLAG(rum_scene_action, quiet,
         "may be played for the person when it is the only one"),
    FLAG(rum_scene_action, pass, "lets a chance to react go by"),
    FLAG(rum_scene_action, next, "the plain next step, of one at most"),
    FLAG(rum_scene_action, sure, "a click is not enough: a button asks"),
};
static const struct shape action_shape =
    SHAPE("action", "Action", rum_scene_action, action_fields);

static const struct field line_fields[] = {
    INT(rum_scene_line, move, 0, 0, INT32_MAX,
        "its number in this viewer's log"),
    NEEDED(rum_scene_line, text, NULL),
    TEXT(rum_scene_line, plain,
         "the same for who sees the table, where the text has codes"),
    TEXT(rum_scene_line, gain, "what it brought, in a few words"),
    TEXT(rum_scene_line, clause, NULL),
    WORD(rum_scene_line, tone, tones, NULL),
    OWNER(rum_scene_line, seat, NULL),
    INT(rum_scene_line, moved, 0, 0, UINT16_MAX,
        "so many of its step's moves belong to it and the lines before it"),
};
static const struct shape line_shape =
    SHAPE("log line", "Line", rum_scene_line, line_fields);

static const struct field move_fields[] = {
    TEXT(rum_scene_move, item, "none: something the viewer cannot identify"),
    NEEDED(rum_scene_move, from, "area, cell, slot or seat"),
    NEEDED(rum_scene_move, to, NULL),
    WORD(rum_scene_move, manner, manners, "absent: slide"),
};
static const struct shape move_shape =
    SHAPE("move", "Move", rum_scene_move, move_fields);

static const struct field counter_fields[] = {
    NEEDED(rum_counter, label, "\"hand\""),
    NEEDED(rum_counter, value, "\"5\", \"XX.\""),
    FLAG(rum_counter, purse, "to be spent: told beside how the seat wins"),
};
static const struct shape counter_shape =
    SHAPE("counter", "Counter", rum_counter, counter_fields);

static const struct field goal_pip_fields[] = {
    TEXT(rum_goal_pip, symbol, "a look: its picture; none: a plain dot"),
    NEEDED(rum_goal_pip, letter, "at most 2 characters: \"N\""),
    NEEDED(rum_goal_pip, title, "\"Ninja\""),
    FLAG(rum_goal_pip, lit, "it is reached"),
    WORD(rum_goal_pip, tone, tones, "danger: about to be lost"),
};
static const struct shape goal_pip_shape =
    SHAPE("goal pip", "GoalPip", rum_goal_pip, goal_pip_fields);

static const struct field goal_fields[] = {
    CHARS(rum_goal, text, "\"Score a Ninja, a Pirate, a Zombie and a Robot\""),
    CHARS(rum_goal, missing, "\"Zombie and Robot are missing\""),
    INT(rum_goal, done, 0, 0, UINT16_MAX, "so many"),
    INT(rum_goal, of, 0, 0, UINT16_MAX, "of so many; 0: it cannot be counted"),
    TEXT(rum_goal, unit, "after \"2 of 4\": \"characters\""),
    TEXT(rum_goal, label, "in a few words: \"Zapp the villain\""),
    CLAUSE(rum_goal, clause, "that says so"),
    FLAG(rum_goal, near, "could win with the next turn: a warning"),
    FLAG(rum_goal, team, "of all of the seat's team: told once, for all of it"),
    {KEY("pips"), F_OBJECTS, .at = AT(rum_goal, pip),
     .count_at = AT(rum_goal, pips), .max = RUM_MAX_GOAL_PIPS,
     .shape = &goal_pip_shape,
     .about = "one for each part, instead of a bar; at most 12"},
};
static const struct shape goal_shape =
    SHAPE("goal", "Goal", rum_goal, goal_fields);

static const struct field seat_fields[] = {
    ALWAYS(rum_seat_info, name, NULL),
    TEXT(rum_seat_info, role, "\"Pirate\""),
    TEXT(rum_seat_info, symbol, "a look: its figure"),
    TEXT(rum_seat_info, team, "\"Humans\": seats of one team win together"),
    TEXT(rum_seat_info, colour, NULL),
    TEXT(rum_seat_info, note, "\"already hit\""),
    TEXT(rum_seat_info, standing,
         "how it stands with what lies before it, where that says more than "
         "its goal: \"1 slagged · 3 more wins it\""),
    WORD(rum_seat_info, tone, tones, "of the standing: the viewer's"),
    {KEY("counters"), F_OBJECTS, .at = AT(rum_seat_info, counter),
     .count_at = AT(rum_seat_info, counters), .max = RUM_MAX_COUNTERS,
     .shape = &counter_shape,
     .about = "at most 8: \"hand\" \"5\", \"goal\" \"XX.\""},
    FLAG(rum_seat_info, out, "has left the game"),
    {KEY("goal"), F_OBJECT, .at = AT(rum_seat_info, goal), .shape = &goal_shape,
     .about = "how it wins, and how far it is"},
};
const struct shape rum_scene_seat_shape =
    SHAPE("seat", "Seat", rum_seat_info, seat_fields);

static const struct field look_fields[] = {
    TEXT(rum_look, title, "\"Zombie legs\""),
    TEXT(rum_look, colour, "\"#rrggbb\""),
    TEXT(rum_look, glyph,
         "one or two columns, for terminals and where there is no svg"),
    TEXT(rum_look, svg,
         "markup inside a 100 x 100 viewBox; currentColor is the colour"),
    TEXT(rum_look, about, "what it is or does, in a sentence"),
    TEXT(rum_look, art,
         "drawings of the theme, each on top of the last, instead of svg"),
};
const struct shape rum_look_shape =
    SHAPE("look", "Look", rum_look, look_fields);

static const struct field theme_fields[] = {
    TEXT(rum_theme, accent, "\"#rrggbb\": the game's own two colours"),
    TEXT(rum_theme, ground, NULL),
};
const struct shape rum_theme_shape =
    SHAPE("theme", "Theme", rum_theme, theme_fields);

/* Seats, lists, points, layout and theme are written by name. */
static const struct field scene_fields[] = {
    ALWAYS(rum_scene, game, "\"npzr\""),
    ALWAYS(rum_scene, tag, "of its clauses: \"np\""),
    ALWAYS(rum_scene, title, "\"Ninja Pirate Zombie Robot\""),
    TEXT(rum_scene, layout_hash, "see below"),
    INT(rum_scene, log_before, 0, 0, INT32_MAX,
        "how many earlier lines were left out"),
    INT(rum_scene, turn, 0, 0, UINT16_MAX, NULL),
    INT(rum_scene, round, 0, 0, UINT16_MAX,
        "where the book counts rounds: told instead of the turn"),
    INT(rum_scene, decision, -1, -1, INT32_MAX,
        "how many decisions the viewer has made so far; only while they are "
        "the actor. Send it back with an answer"),
    FLAG(rum_scene, over, NULL),
    FLAG(rum_scene, can_undo,
         "the viewer may take back without asking anybody"),
    FLAG(rum_scene, veiled,
         "somebody else is asked, and nobody is told who: mark no seat as "
         "acting; `actor` is where asking began"),
    FLAG(rum_scene, answers, "the actor is asked in somebody else's turn"),
    TEXT(rum_scene, phases,
         "the parts of a turn, with commas between them: \"Move, Fight\""),
    TEXT(rum_scene, phase, "the one that goes on: \"Move\""),
    TEXT(rum_scene, prompt,
         "what is asked of the viewer, or what is waited for"),
    TEXT(rum_scene, prompt_plain, "as of a log line"),
    TEXT(rum_scene, prompt_clause, NULL),
    TEXT(rum_scene, result, "once over: how it ended, and why"),
    TEXT(rum_scene, result_clause, NULL),
};
const struct shape rum_scene_shape =
    SHAPE("scene", "Scene", rum_scene, scene_fields);

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

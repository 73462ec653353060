/*
 * scene.h: what one viewer sees, as data that any front end can draw.
 *
 * docs/SCENE.md explains the vocabulary and its JSON form; this header is the
 * same in C. A game builds a scene from a hidden copy, so a scene has nothing
 * to leak. Front ends lay areas out by `place` and `owner` and never ask which
 * game it is.
 *
 * Strings belong to the scene (rum_scene_str) or are constants; they live
 * until the scene is cleared. A pointer returned by one of the adding
 * functions is good until the next element of the same kind is added.
 *
 * Sentences (offers, lines, prompts) may name seats; the core puts names in:
 *     {0}            Ann            you
 *     {0's}          Ann's          your
 *     {0:plays:play} Ann plays      you play
 * At the start of a sentence "you" becomes "You".
 *
 * Threads: a scene belongs to one thread at a time.
 */
#ifndef RUMPUS_SCENE_H
#define RUMPUS_SCENE_H

#include <rumpus/api.h>
#include <rumpus/game.h>

RUM_API_BEGIN

/* How the things of an area lie. */
enum rum_area_kind {
    RUM_HEX,     /* cells with axial x = q, y = r, pointy top */
    RUM_GRID,    /* cells with x to the east, y to the south; edges */
    RUM_STACKS,  /* groups side by side, each with slots from top to bottom */
    RUM_CARDS,   /* items in a row, by index */
    RUM_PILE,    /* one heap: its count, and the item on top if there is one */
    RUM_TRACK,   /* cells in a row (x), some lit */
    RUM_COMPARE, /* two sides, row by row */
};

/* Where front ends put an area. */
enum rum_place {
    RUM_BOARD,   /* the middle of the table */
    RUM_TABLEAU, /* what lies before its owner */
    RUM_HAND,    /* what its owner holds */
    RUM_STOCK,   /* decks, discards, supplies */
    RUM_STATUS,  /* scores, clocks, progress */
    RUM_CONTEST, /* a combat or test going on now */
};

/* What something means to the viewer. */
enum rum_tone { RUM_PLAIN, RUM_GOOD, RUM_WINS, RUM_DANGER };

/* A part of the table: a board, a hand, a pile. */
struct rum_area {
    const char *id, *title;
    const char *note;           /* a short line beside the title, or NULL */
    const char *symbol;         /* a pile: the look of what lies there, or NULL:
                                   cards, face down; what is only a title and a
                                   note: the look of whom it is about */
    const char *columns, *rows; /* boards: names of x and y from the smallest
                                   up, separated by blanks */
    enum rum_area_kind kind;
    enum rum_place place;
    rum_seat owner; /* RUM_NOBODY: the table's */
    int16_t order;  /* among areas of the same place */
    int16_t count;  /* of a pile; -1: as many as there are items; of a
                       comparison: cards until it is settled */
    int16_t room;   /* places for its items, taken or not; 0: any number; of a
                       comparison: so many cards at first */
    uint16_t clause;
};

/* A cell of a board or track. One in a scene replaces the cell of the same id
 * in the match's layout. */
struct rum_cell {
    const char *id, *area;
    const char *kind;   /* theme */
    const char *region; /* id, or NULL */
    const char *title;  /* "E5", "Great House F6" */
    const char *text;   /* at most 4 columns, for terminals; empty: plain */
    int16_t x, y, height;
    bool lit;     /* tracks: reached; boards: stands out */
    bool crossed; /* used up, out of play */
    rum_seat owner;
    uint16_t clause;
};

/* The line between cell (x, y) and its neighbour to the east or south. */
struct rum_edge {
    const char *id, *area;
    const char
        *kind; /* theme: "wall"; NULL: nothing there now, a target only */
    const char *title;
    int16_t x, y;
    char side; /* 'E' or 'S' */
};

/* Cells that belong together and are tinted alike. */
struct rum_region {
    const char *id, *area, *title;
    const char *colour; /* a colour name of the theme, or "#rrggbb" */
    const char *kind;   /* theme: what its floor looks like, or NULL */
    const char *note;   /* on its front where it is high: "1 card", or NULL */
};

/* Stacks: a group is a column with a title; its slots are rows. Both can be
 * targets; a group of one slot may share its id with it. */
struct rum_group {
    const char *id, *area, *title;
    rum_seat owner;
    bool ghost;       /* not there yet: "new stack" */
    const char *note; /* "1 short of Robot", or NULL */
    enum rum_tone tone;
};

/* A row of a group: something can lie there. */
struct rum_slot {
    const char *id, *group;
    const char *title; /* "head": slots of one area with one title align */
    const char *ghost; /* theme: what would go well here, or NULL */
};

/* A coloured dot with a letter, so that colour is never alone. */
struct rum_pip {
    const char *colour;
    const char *letter; /* at most 3 columns: "G", "Rp", "Rwa" */
    enum rum_tone tone; /* RUM_WINS: it counts */
    uint8_t row;
};

/* No side of a comparison has more. */
#define RUM_MAX_SIDE_PIPS 6

/* Compare: a side, and a row of the comparison. */
struct rum_side {
    const char *area, *title, *sum; /* sum: "7", or NULL */
    const char *aim;    /* its sum after the best that is open now */
    const char *note;   /* "needs 2 more", or NULL */
    const char *symbol; /* a look, or NULL: its owner's figure */
    const char *item;   /* the card it is about, or NULL */
    rum_seat owner;
    enum rum_tone tone;
    uint8_t pips;
    struct rum_pip pip[RUM_MAX_SIDE_PIPS]; /* what it could bring, in rows */
};

/* One line of a comparison. */
struct rum_row {
    const char *area, *label;
    const char *value[2];         /* per side, or NULL */
    const struct rum_pip *pip[2]; /* per side, one each, or NULL */
    const char *outcome;          /* "match", "blocked", or NULL */
    enum rum_tone tone;
    uint16_t clause;
};

/* A small mark on an item. */
struct rum_badge {
    const char *text; /* at most 3 columns */
    const char *title;
    enum rum_tone tone;
};

/* What an item can bear. */
#define RUM_MAX_BADGES 4
#define RUM_MAX_LINES  6
#define RUM_MAX_PIPS   12

/* What is printed on an item. */
struct rum_face {
    const char *symbol; /* theme key of the picture, or NULL */
    const char *corner; /* a value, or NULL */
    const char *name;   /* instead of the title, in two lines: "Ninja", */
    const char *sort;   /* and below it "head"; both or neither */
    const char *sign;   /* theme: a little picture before the sort, or NULL */
    const char *line[RUM_MAX_LINES];
    struct rum_pip pip[RUM_MAX_PIPS];
    uint8_t lines, pips;
};

/* A card, piece or token. */
struct rum_item {
    const char *id;       /* the same in every scene, so that it can move; a
                             card the viewer cannot see has NULL */
    const char *kind;     /* theme; NULL: face down */
    const char *shown_as; /* theme: a wild as Robot legs; or NULL */
    const char *art;      /* instead of the look's: see struct rum_look */
    const char *at;       /* an area, cell or slot */
    const char *title;    /* "Zombie legs" */
    const char *text;     /* at most 4 columns */
    int16_t index;        /* order in its place, 0 = bottom or first */
    int16_t count;        /* identical things here; 0 means 1 */
    rum_seat owner;
    bool tilted; /* disoriented, tapped */
    bool faded;  /* unusable now, held elsewhere */
    bool raised; /* being played just now */
    uint8_t badges;
    struct rum_badge badge[RUM_MAX_BADGES];
    struct rum_face face;
    uint16_t clause;
};

/* What a mark says of the place it is on. */
enum rum_mark_kind { RUM_REACH, RUM_LINE, RUM_COVER, RUM_THREAT, RUM_LATER };

/* Shown always, or only while its action or item is pointed at. */
struct rum_mark {
    enum rum_mark_kind kind;
    const char *on;    /* a cell, edge, slot, item or seat */
    const char *from;  /* where a line starts; reach: where its arrow does */
    const char *note;  /* at most a word, or NULL */
    const char *ghost; /* theme: what would lie there, or NULL */
    const char *item;  /* only while this item is pointed at, or NULL */
    int32_t action;    /* only while this action is pointed at, or -1 */
};

/* So many a seat can have. */
#define RUM_MAX_COUNTERS 8

/* A number beside a seat's name. */
struct rum_counter {
    const char *label; /* "hand", "cloud" */
    const char *value; /* "5", "XX." */
    bool purse;        /* to be spent: told beside how the seat wins */
};

/* So many a goal can have. */
#define RUM_MAX_GOAL_PIPS 12

/* One of the things a goal is made of: lit once it is reached. */
struct rum_goal_pip {
    const char *symbol; /* theme key of its picture, or NULL: a plain dot */
    const char *letter; /* at most 2 columns: "N" */
    const char *title;  /* "Ninja" */
    bool lit;
    enum rum_tone tone; /* RUM_DANGER: about to be lost, say */
};

/* How a seat wins and how far it is; the core zeroes it before goal(). What
 * the viewer may not know is told as not known: hidden copies only. */
struct rum_goal {
    char text[160];    /* "Score a Ninja, a Pirate, a Zombie and a Robot" */
    char missing[160]; /* "Zombie and Robot are missing", "one away"; empty:
                          nothing to say */
    uint16_t done, of; /* so many of so many; of = 0: cannot be counted */
    const char *unit;  /* "characters", "uploaded": after "2 of 4" */
    const char *label; /* in a few words: "Zapp the villain"; or NULL */
    uint16_t clause;   /* that says so */
    bool near;         /* could win with the next turn: a warning */
    bool team;         /* everybody's of the seat's team: told once, by its
                          label and what is to go */
    uint8_t pips;
    struct rum_goal_pip pip[RUM_MAX_GOAL_PIPS]; /* instead of a bar */
};

/* A seat is a target by the id "seat0", "seat1", ... */
struct rum_seat_info {
    const char *name;   /* the core's */
    const char *role;   /* "Pirate", or NULL */
    const char *symbol; /* theme key of its figure, or NULL */
    const char *team;   /* "Humans", or NULL */
    const char *colour;
    const char *note;     /* "already hit", or NULL */
    const char *standing; /* how it stands with what lies before it, where that
                             says more than its goal: "1 slagged · 3 more wins
                             it"; or NULL */
    enum rum_tone tone;   /* of the standing: the viewer's */
    struct rum_counter counter[RUM_MAX_COUNTERS];
    uint8_t counters;
    bool out;             /* has left the game */
    struct rum_goal goal; /* the core's, by the game's goal() */
};

/* ---- sentences ---- */

#define RUM_ID_SIZE     20 /* ids of places and items are shorter */
#define RUM_MAX_TARGETS 48 /* of an offer */

/* An action in words. The core zeroes it before describe(). */
struct rum_offer {
    char text[200];     /* "Play Zombie legs on stack b (covers Ninja legs)" */
    char brief[32];     /* what a person would type: "e5", "zom legs", "end" */
    char label[64];     /* of a button, if it needs one: "End turn" */
    char ask[64];       /* once a part of it is clicked, what is asked for the
                           rest, if it needs words: "Whose cards?" */
    char note[32];      /* shown on the target: "1 pt", "3+2=5" */
    char sign[8];       /* the same where there is little room: "+2" */
    const char *symbol; /* a look: the note, or its button, as a picture */
    enum rum_tone tone;
    uint16_t clause;
    uint8_t targets;
    bool any;   /* one of the targets is enough, and the same click goes
                   on to answer the next decision if it can */
    bool quiet; /* may be played for the person when it is the only one:
                   the fact that it is alone is public */
    bool pass;  /* lets a chance to react go by: a person may wish to do so
                   until their own turn, whatever they hold */
    bool next;  /* the plain next step: it ends what one was doing, or gains
                   more than all others, and gives up nothing that most
                   would want; of one action at most */
    bool sure;  /* nobody wants it by a slip: once its targets are clicked, a
                   button asks */
    char on[RUM_MAX_TARGETS][RUM_ID_SIZE];
};

/* How an item went, for animation. */
enum rum_manner { RUM_SLIDE, RUM_FLIP, RUM_HIT, RUM_VANISH };

/* So many a sentence can have. */
#define RUM_MAX_MOVES 6

/* Something went from one place to another. */
struct rum_move {
    char item[RUM_ID_SIZE]; /* empty: something the viewer cannot identify */
    char from[RUM_ID_SIZE], to[RUM_ID_SIZE]; /* area, cell, slot or seat */
    enum rum_manner manner;
};

/* A sentence with its clause. The core zeroes it before tell() or prompt() and
 * asks for it twice: as one who reads "F6" needs it, and plainly, for whoever
 * sees the table. */
struct rum_line {
    char text[320];
    char gain[40]; /* what it brought, in a few words: "+2 zombies"; or empty */
    uint16_t clause;
    enum rum_tone tone;
    bool plain; /* asked for: "your Pirate" and "the Dunes" instead of codes */
    uint8_t moves;
    struct rum_move move[RUM_MAX_MOVES];
};

/* printf into a sentence, after what is there; what does not fit is cut at a
 * character boundary. */
void rum_say(char *text, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#define RUM_SAY(field, ...) rum_say((field), sizeof(field), __VA_ARGS__)

/* Say a sentence by a clause, after what is there. */
void rum_line_say(struct rum_line *line, uint16_t clause, const char *format,
                  ...) __attribute__((format(printf, 3, 4)));

/* The number in an id that is this name and a number ("c12"), with or without
 * more after a dot ("s3.h"); -1: the id is another. */
int rum_id_number(const char *id, const char *name);

/* Add a target. */
void rum_offer_on(struct rum_offer *offer, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Add a move; `item` may be NULL. */
void rum_line_move(struct rum_line *line, const char *item, const char *from,
                   const char *to, enum rum_manner manner);

/* ---- theme: what a game's kinds look like ---- */

/* How a kind of thing looks. */
struct rum_look {
    const char *kind;   /* the key scenes use */
    const char *title;  /* "Zombie legs" */
    const char *colour; /* "#rrggbb": the main colour */
    const char *glyph;  /* one or two columns, for terminals and fallbacks */
    const char *svg;    /* markup inside a 100 x 100 viewBox; "currentColor" is
                           the colour; or NULL */
    const char *about;  /* what it is or does, in a sentence; or NULL */
    const char *art;    /* names of the theme's art, separated by blanks, each
                           drawn on top of the last; or NULL: svg */
};

/* A drawing: a whole <svg> with its own viewBox, from the game's art/NAME.svg;
 * "currentColor" is the colour of the look or its owner. */
struct rum_art {
    const char *name, *svg;
};

/* How all of a game looks. */
struct rum_theme {
    const char *accent, *ground; /* "#rrggbb": the game's own two colours */
    const char *seats[RUM_MAX_SEATS]; /* colours of the seats; view() may set
                                         others */
    const struct rum_look *look;      /* ended by a NULL kind */
    const struct rum_art *art;        /* ended by a NULL name; `lobby` is the
                                         picture beside the game's title */
    const char *const *css;           /* how the page dresses this world: the
                                         game's art/world.css; or NULL */
};

/* ---- the scene ---- */

/* An open action as the scene offers it: see struct rum_offer. */
struct rum_scene_action {
    rum_action code;
    const char *text, *brief, *label, *ask, *note, *sign, *clause;
    const char *symbol;
    const char *const *on;
    uint8_t targets;
    enum rum_tone tone;
    bool any, quiet, pass, next, sure;
};

/* A line of the log. */
struct rum_scene_line {
    uint32_t move; /* its number in this viewer's log; to RUM_ALL, after how
                      many actions (others must not count those) */
    const char *text, *clause; /* clause: "NP-3.1", or NULL */
    const char *plain;         /* the same without codes, or NULL: it has none
                                */
    const char *gain;          /* what it brought: "+2 zombies", or NULL */
    enum rum_tone tone;
    rum_seat seat;
    uint16_t moved; /* of the last action: how many of its moves had been made
                       when this was said; they are its own, or those of the
                       lines before it */
};

/* A move of the last action: see struct rum_move. */
struct rum_scene_move {
    const char *item, *from, *to; /* item may be NULL */
    enum rum_manner manner;
};

/* A growing array; rum_scene_* functions fill it. */
#define RUM_LIST(type)                                                         \
    struct {                                                                   \
        type *v;                                                               \
        size_t n, cap;                                                         \
    }

/* What one viewer sees of a match. */
struct rum_scene {
    const char *game, *title;
    rum_seat viewer, actor;
    uint8_t seats;
    uint16_t turn;
    uint16_t round;   /* where the book counts rounds; 0: it does not */
    int32_t decision; /* the actor's own count of decisions; -1 for others */
    bool over, can_undo;
    bool veiled;  /* somebody else is asked, and nobody is told who */
    bool answers; /* the actor is asked in somebody else's turn */
    const char *phases, *phase; /* of a turn: "Move, Fight", and "Move" */
    struct rum_seat_info seat[RUM_MAX_SEATS];
    RUM_LIST(struct rum_area) areas;
    RUM_LIST(struct rum_cell) cells;
    RUM_LIST(struct rum_edge) edges;
    RUM_LIST(struct rum_region) regions;
    RUM_LIST(struct rum_group) groups;
    RUM_LIST(struct rum_slot) slots;
    RUM_LIST(struct rum_side) sides;
    RUM_LIST(struct rum_row) rows;
    RUM_LIST(struct rum_item) items;
    RUM_LIST(struct rum_mark) marks;
    RUM_LIST(struct rum_scene_action) actions;
    RUM_LIST(struct rum_scene_line) log;
    uint32_t log_before; /* earlier lines that were left out */
    RUM_LIST(struct rum_scene_move) moves;
    const char *prompt, *prompt_clause;
    const char *prompt_plain;           /* as of a line */
    int points[RUM_MAX_SEATS];          /* once over: sixtieths of a win */
    const char *result, *result_clause; /* once over */
    const struct rum_theme *theme;
    const char *tag;                /* of the clauses below */
    const struct rum_scene *layout; /* what stays the same, or NULL */
    const char *layout_hash;        /* of layout and theme, or NULL */
    struct rum_arena *arena;
};

/* An empty scene. */
struct rum_scene *rum_scene_create(void);
/* NULL does nothing. */
void rum_scene_destroy(struct rum_scene *scene);
/* Empty it, keeping its memory for the next one. */
void rum_scene_clear(struct rum_scene *scene);

/* A string that lives as long as the scene's content. */
const char *rum_scene_str(struct rum_scene *scene, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
const char *rum_scene_copy(struct rum_scene *scene, const char *text);

/* Adding: each zeroes the element, fills in what it is given, and returns it
 * for the rest. Strings must outlive the scene's content (see above). */
struct rum_area *rum_scene_area(struct rum_scene *scene, const char *id,
                                enum rum_area_kind kind, enum rum_place place,
                                rum_seat owner, const char *title);
struct rum_cell *rum_scene_cell(struct rum_scene *scene, const char *area,
                                const char *id, int x, int y);
struct rum_edge *rum_scene_edge(struct rum_scene *scene, const char *area,
                                const char *id, int x, int y, char side);
struct rum_region *rum_scene_region(struct rum_scene *scene, const char *area,
                                    const char *id, const char *title,
                                    const char *colour);
struct rum_group *rum_scene_group(struct rum_scene *scene, const char *area,
                                  const char *id, const char *title);
struct rum_slot *rum_scene_slot(struct rum_scene *scene, const char *group,
                                const char *id, const char *title);
struct rum_side *rum_scene_side(struct rum_scene *scene, const char *area,
                                const char *title, const char *sum);
struct rum_row *rum_scene_row(struct rum_scene *scene, const char *area,
                              const char *label, const char *left,
                              const char *right);
struct rum_item *rum_scene_item(struct rum_scene *scene, const char *id,
                                const char *kind, const char *at, int index);
/* Add to what an item shows, at most RUM_MAX_BADGES, ... of each. */
void rum_item_badge(struct rum_item *item, const char *text, const char *title,
                    enum rum_tone tone);
void rum_item_line(struct rum_item *item, const char *text);
void rum_item_pip(struct rum_item *item, int row, const char *colour,
                  const char *letter, enum rum_tone tone);
/* A pip for a row of a comparison; it lives as long as the scene's content. */
const struct rum_pip *rum_scene_pip(struct rum_scene *scene, const char *colour,
                                    const char *letter, enum rum_tone tone);
/* Add a mark, as above. */
struct rum_mark *rum_scene_mark(struct rum_scene *scene,
                                enum rum_mark_kind kind, const char *on);
/* Add a counter to a seat, at most RUM_MAX_COUNTERS. */
void rum_seat_counter(struct rum_seat_info *seat, const char *label,
                      const char *value);
/* The same of what the seat could spend. */
void rum_seat_purse(struct rum_seat_info *seat, const char *label,
                    const char *value);

/* ---- reading, writing, judging (src/core) ---- */

/* Is every id unique, every place and target there, every text short enough?
 * False, and `what` says what is wrong. */
bool rum_scene_valid(const struct rum_scene *scene, struct rum_err_text *what);

/* What the thing of this id is called: an area, cell, edge, group, slot or item
 * of the scene or its layout, or a seat. Empty: it has no name; NULL: there is
 * no such thing. */
const char *rum_scene_title(const struct rum_scene *scene, const char *id);

/* The id of the i-th of those things; empty: it has none; NULL: there are no
 * more. */
const char *rum_scene_thing(const struct rum_scene *scene, size_t i);

/* As members of an open JSON object. Layout and theme are not part of the
 * scene's members: they go beside it, once, under the hash of both. */
void rum_scene_write(const struct rum_scene *scene, struct rum_json *out);
/* One of its lists by name ("actions"), empty or not. */
void rum_scene_write_list(const struct rum_scene *scene, const char *name,
                          struct rum_json *out);
/* What stays the same, and how things look: for beside the scene. */
void rum_scene_write_layout(const struct rum_scene *layout,
                            struct rum_json *out);
void rum_theme_write(const struct rum_theme *theme, struct rum_json *out);
/* The drawing of this name; NULL: there is none. */
const char *rum_theme_art(const struct rum_theme *theme, const char *name);
/* 16 hex digits that change when the layout or the theme does. */
void rum_scene_hash(const struct rum_scene *layout,
                    const struct rum_theme *theme, char out[17]);

/* From JSON text, with the members "layout" and "theme" if they are there: for
 * scenes written by hand. RUM_EFORMAT, and `why` names the member; the scene
 * is then empty. It is not judged: see rum_scene_valid(). */
enum rum_err rum_scene_read(struct rum_scene *scene, const char *json,
                            size_t size, struct rum_err_text *why);

RUM_API_END

#endif

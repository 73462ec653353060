/*
 * zp_tell.h: the words and names that sentences and scenes share.
 */
#ifndef ZP_TELL_H
#define ZP_TELL_H

#include <rumpus/scene.h>

#include "zp.h"

#define ZP_NAME_SIZE 32

/* Ids of things in scenes. */
struct zp_id {
    char s[RUM_ID_SIZE];
};

struct zp_id zp_cell_id(int space);
struct zp_id zp_piece_id(int piece);
struct zp_id zp_card_id(int seat, int kind); /* in a hand */
struct zp_id zp_hand_id(int seat);
struct zp_id zp_base_id(int seat);

struct zp_name {
    char s[ZP_NAME_SIZE];
};

struct zp_name zp_space_name(int space); /* "F6" */
struct zp_name zp_place_name(int space); /* "Great House F11" */
struct zp_name zp_piece_name(int piece); /* "Red 3" */
/* "Red 3", or plainly "{0's} Pirate". */
struct zp_name zp_piece_said(const struct zp_state *z,
                             const struct rum_line *out, int piece);
const char *zp_card_name(int kind, int class); /* the side they use */
const char *zp_side_name(int kind, int of);    /* of Ninjas 0, of Pirates 1 */
const char *zp_side_in_full(int kind, int of); /* as there is room for it */
const char *zp_effect_name(const struct zp_state *z, int seat, int effect);
const char *zp_set_name(int type);

extern const char *const zp_colour_name[ZP_SEATS];
extern const char zp_colour_letter[ZP_SEATS];
extern const char *const zp_direction[6];       /* "E", "SE", ... */
extern const char *const zp_direction_word[6];  /* "east", ... */
extern const char *const zp_kind_key[ZP_KINDS]; /* of the theme */
extern const char *const zp_class_key[ZP_CLASSES];

/* By kind: text for terminals, clause, and what a side does. */
extern const char *const zp_theme_card_text[ZP_KINDS];
extern const uint16_t zp_theme_card_clause[ZP_KINDS];
extern const char *const zp_theme_card_help[2][ZP_KINDS];

void zp_view_combat(const struct zp_state *z, struct rum_scene *out);

/* Marks for whoever is asked where a piece goes. */
void zp_mark_steps(const struct zp_state *z, rum_seat viewer,
                   struct rum_scene *out);

/* Would the piece that moves be uploaded from this space? */
bool zp_uploads_on(const struct zp_state *z, int space);

/* What stands before the i-th of n things: "", ", " or " and ". */
const char *zp_comma(int i, int n);

/* "2 points", "1 point"; likewise the others. */
struct zp_name zp_points(int n);
struct zp_name zp_ring_count(int n);
struct zp_name zp_card_count(int n);
struct zp_name zp_a_card(int kind, int class); /* "a One", "Blockade" */
/* Cards the draw that is about to be made would bring. */
struct zp_name zp_draw_size(const struct zp_state *z);
/* After the game: "the Elf has outlived everyone". */
void zp_say_winner(const struct zp_state *z, struct rum_line *out);

/* ---- offers: zp_offer.c and zp_offer_combat.c ---- */

struct zp_offer {
    const struct zp_state *z;
    struct rum_offer *out;
    int seat, class;
};

/* " with Foreign Training", ", paying 1 point", " as a pair": section 4.1
 * wants it said. */
void zp_say_price(const struct zp_offer *o, int effect);
void zp_on_card(const struct zp_offer *o, int kind);
void zp_on_piece(const struct zp_offer *o, int piece);
void zp_on_cell(const struct zp_offer *o, int space);

void zp_offer_raise(const struct zp_offer *o, int op, int arg);
void zp_offer_effect(const struct zp_offer *o, int effect);
void zp_offer_combat(const struct zp_offer *o, int op);
void zp_offer_reaction(const struct zp_offer *o, int op, int arg);

#endif

/*
 * draw.h: a scene as text, for terminals of any width, with or without colour.
 *
 * Nothing here knows a game: areas are laid out by place and owner as
 * docs/SCENE.md says, boards to the left, seats and piles beside them, what
 * lies before people and their hands below. What an open action can be played
 * on stands in [brackets].
 */
#ifndef TERM_DRAW_H
#define TERM_DRAW_H

#include <rumpus/scene.h>
#include <rumpus/text.h>

struct draw_options {
    int width;      /* columns; 0: 80 */
    int height;     /* lines; 0: as many as it takes; below 30 the picture
                       is compact */
    bool colour;    /* escapes; what they say is said without them too */
    bool utf8;      /* else ASCII only */
    size_t pointed; /* the action pointed at, from 1; 0: none */
    unsigned only;  /* 1 << enum rum_place each: these parts of the table
                       alone, without its seats; 0: all of it */
};

/* The table: everything but log, prompt and actions. */
void draw_scene(const struct rum_scene *scene, const struct draw_options *opt,
                struct rum_text *out);

/* "2 of 4 characters, Zombie and Robot are missing"; empty: nothing to say. */
#define DRAW_GOAL_SIZE 256
void draw_goal_words(const struct rum_goal *goal, char out[DRAW_GOAL_SIZE]);

/* What the signs on the boards mean. */
void draw_legend(const struct rum_scene *scene, const struct draw_options *opt,
                 struct rum_text *out);

/* The marks that are shown, in words; what has cover is told by its sign. */
void draw_notes(const struct rum_scene *scene, const struct draw_options *opt,
                struct rum_text *out);

#endif

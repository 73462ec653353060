/*
 * story.h: how a finished game went, for the files of this folder.
 */
#ifndef TABLE_STORY_H
#define TABLE_STORY_H

#include "table.h"

#define STORY_POINTS  61
#define STORY_FIGURES 8

struct story_point {
    size_t at; /* so many steps were played */
    uint16_t turn;
    int chance[RUM_MAX_SEATS]; /* 0..6000 */
    /* By figure: the clause of an event since the last point; 0: none. */
    uint16_t clause[STORY_FIGURES];
    void *hidden; /* until it was judged */
};

struct rum_story {
    const struct rum_game *game;
    struct rum_rng rng;
    uint64_t position; /* of the table, when it was begun */
    struct story_point point[STORY_POINTS];
    int points, judged;
    bool speaks[RUM_MAX_SEATS]; /* the first seat of its side */
    int figure[STORY_FIGURES][RUM_MAX_SEATS];
    uint16_t clause[STORY_FIGURES]; /* for the next point */
};

/* The copy of a finished game that can be jumped about in. */
struct rum_match *table_film(struct rum_table *t);

struct rum_story *story_create(struct rum_table *t);
void story_destroy(struct rum_story *s);
/* Judge a few more points; on any thread. */
void story_run(struct rum_story *s);
bool story_done(const struct rum_story *s);
/* The members of the answer, in the words of a viewer. */
void story_put(struct rum_json *j, struct rum_table *t, rum_seat viewer,
               struct rum_scene *scratch);

#endif

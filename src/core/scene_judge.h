/*
 * scene_judge.h: what scene_valid.c and its table of ids share.
 */
#ifndef CORE_SCENE_JUDGE_H
#define CORE_SCENE_JUDGE_H

#include <rumpus/scene.h>

enum thing { AREA, CELL, EDGE, GROUP, SLOT, ITEM };

struct entry {
    const char *id;
    const void *what;
    enum thing thing;
    bool from_layout;
    bool is_group; /* a slot that shares the id of its group */
};

struct judge {
    const struct rum_scene *scene;
    const struct rum_scene *part[2]; /* layout, or an empty one; scene */
    struct entry *table;             /* open addressing, mask + 1 places */
    size_t mask;
    struct rum_err_text *what;
};

/* Say what is wrong. Always false, for `return judge_wrong(...)`. */
bool judge_wrong(struct judge *j, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

bool judge_good_id(const char *id);
/* Put the things of the layout or the scene into the table. */
bool judge_enlist(struct judge *j, const struct rum_scene *part, bool layout);
/* NULL: there is no such thing. */
const struct entry *judge_find(struct judge *j, const char *id);
/* Something a mark or an action can be on. */
bool judge_is_target(struct judge *j, const char *id);

#endif

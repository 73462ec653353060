/*
 * scene_find.c: what a thing is called that somebody points at.
 */
#include <rumpus/scene.h>

#include <string.h>

/* The title of the element of one list that has the id. */
#define LOOK(list)                                                             \
    for (size_t i = 0; i < part->list.n; i++) {                                \
        if (part->list.v[i].id && strcmp(part->list.v[i].id, id) == 0) {       \
            const char *title = part->list.v[i].title;                         \
            return title ? title : "";                                         \
        }                                                                      \
    }

static const char *title_in(const struct rum_scene *part, const char *id)
{
    LOOK(items)
    LOOK(cells)
    LOOK(groups)
    LOOK(slots)
    LOOK(edges)
    LOOK(areas)
    return NULL;
}

const char *rum_scene_title(const struct rum_scene *scene, const char *id)
{
    const char *title = title_in(scene, id);

    if (!title && scene->layout)
        title = title_in(scene->layout, id);
    if (title)
        return title;
    for (int i = 0; i < scene->seats; i++) {
        char seat[8] = "";
        RUM_SAY(seat, "seat%d", i);
        if (strcmp(seat, id) == 0)
            return scene->seat[i].name ? scene->seat[i].name : "";
    }
    return NULL;
}

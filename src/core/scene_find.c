/*
 * scene_find.c: the things of a scene that somebody can point at.
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

/* Counts down to the thing that is meant. */
#define COUNT(list)                                                            \
    if (*i < part->list.n)                                                     \
        return part->list.v[*i].id ? part->list.v[*i].id : "";                 \
    *i -= part->list.n;

static const char *thing_in(const struct rum_scene *part, size_t *i)
{
    COUNT(items)
    COUNT(cells)
    COUNT(groups)
    COUNT(slots)
    COUNT(edges)
    COUNT(areas)
    return NULL;
}

const char *rum_scene_thing(const struct rum_scene *scene, size_t i)
{
    static const char *const seats[] = {"seat0", "seat1", "seat2",
                                        "seat3", "seat4", "seat5"};
    const char *id = thing_in(scene, &i);

    if (!id && scene->layout)
        id = thing_in(scene->layout, &i);
    return id ? id : i < scene->seats ? seats[i] : NULL;
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

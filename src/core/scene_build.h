/*
 * scene_build.h: the parts of a scene that only the core adds.
 */
#ifndef CORE_SCENE_BUILD_H
#define CORE_SCENE_BUILD_H

#include <rumpus/scene.h>

/* Zeroed memory that lives as long as the scene's content. */
void *rum_scene_bytes(struct rum_scene *scene, size_t n);

struct rum_scene_action *rum_scene_add_action(struct rum_scene *scene);
struct rum_scene_line *rum_scene_add_line(struct rum_scene *scene);
struct rum_scene_move *rum_scene_add_move(struct rum_scene *scene);

#endif

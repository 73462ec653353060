/*
 * zg_scene.h: the parts of the scene.
 */
#ifndef ZG_SCENE_H
#define ZG_SCENE_H

#include "zg_tell_names.h"

/* The test under way, dot against dot. */
void zg_scene_test(const struct zg_state *s, rum_seat viewer,
                   struct rum_scene *out);
/* Range, reach and sight of the cards in hand. */
void zg_scene_marks(const struct zg_state *s, rum_seat viewer,
                    struct rum_scene *out);

#endif

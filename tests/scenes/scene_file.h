/*
 * scene_file.h: the scenes written by hand, and texts beside them.
 */
#ifndef TESTS_SCENE_FILE_H
#define TESTS_SCENE_FILE_H

#include <rumpus/scene.h>
#include <rumpus/text.h>

/* Their names without ".json", ended by NULL. */
extern const char *const scene_files[];

/* All of tests/scenes/<name>; a file that is not there fails the test. */
void scene_load(const char *name, struct rum_text *out);
/* The scene of that name; one that is refused fails the test. */
void scene_open(const char *name, struct rum_scene *out);
/* As one JSON object, layout and theme inside, as scene_open() takes it. */
void scene_save(const struct rum_scene *scene, struct rum_text *out);
/* Compare with the file, or write it if RENEW_SCENES is set. */
void scene_expect(const char *name, const struct rum_text *is);

#endif

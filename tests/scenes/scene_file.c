/*
 * scene_file.c: reading and writing the files of tests/scenes.
 */
#include "scene_file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "kit.h"

const char *const scene_files[] = {
    "npzr",        "npzr-stack", "zerpang", "mercer",
    "mercer-wall", "zappem",     "zg",      NULL,
};

static FILE *open_file(const char *name, const char *mode)
{
    char path[512];

    snprintf(path, sizeof(path), "%s/%s", SCENES, name);
    FILE *f = fopen(path, mode);
    if (!f)
        kit_fail(__FILE__, __LINE__, "%s: %s", path, strerror(errno));
    return f;
}

void scene_load(const char *name, struct rum_text *out)
{
    char block[4096];
    size_t n;

    FILE *f = open_file(name, "r");
    while ((n = fread(block, 1, sizeof(block), f)) > 0)
        rum_text_add(out, block, n);
    fclose(f);
}

void scene_open(const char *name, struct rum_scene *out)
{
    struct rum_text text = {0};
    struct rum_err_text why;
    char file[64];

    snprintf(file, sizeof(file), "%s.json", name);
    scene_load(file, &text);
    if (rum_scene_read(out, text.s, text.n, &why) != RUM_OK)
        kit_fail(__FILE__, __LINE__, "%s: %s", file, why.text);
    rum_text_finish(&text);
}

void scene_save(const struct rum_scene *scene, struct rum_text *out)
{
    struct rum_json j = {.out = out};

    rum_json_open(&j, NULL, '{');
    rum_scene_write(scene, &j);
    if (scene->layout) {
        rum_json_open(&j, "layout", '{');
        rum_scene_write_layout(scene->layout, &j);
        rum_json_close(&j, '}');
    }
    if (scene->theme) {
        rum_json_open(&j, "theme", '{');
        rum_theme_write(scene->theme, &j);
        rum_json_close(&j, '}');
    }
    rum_json_close(&j, '}');
}

void scene_expect(const char *name, const struct rum_text *is)
{
    struct rum_text should = {0};

    if (getenv("RENEW_SCENES")) {
        FILE *f = open_file(name, "w");
        fwrite(is->s, 1, is->n, f);
        fclose(f);
        return;
    }
    scene_load(name, &should);
    if (strcmp(is->s, should.s ? should.s : "") != 0)
        kit_fail(__FILE__, __LINE__,
                 "%s is not as expected (renew: RENEW_SCENES=1). It is\n%s",
                 name, is->s);
    rum_text_finish(&should);
}

/*
 * scenes.c: scenes written by hand, for whoever draws (--scenes FOLDER).
 *
 *     GET /api/scenes        their names
 *     GET /api/scenes/NAME   one of them
 */
#include "scenes.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include <rumpus/scene.h>

static bool list(const char *folder, struct rum_text *out)
{
    struct rum_json j = {.out = out};
    DIR *dir = opendir(folder);

    rum_json_open(&j, NULL, '{');
    rum_json_bool(&j, "ok", true);
    rum_json_open(&j, "scenes", '[');
    for (struct dirent *e; dir && (e = readdir(dir));) {
        size_t n = strlen(e->d_name);
        if (n > 5 && n < 40 && strcmp(e->d_name + n - 5, ".json") == 0) {
            e->d_name[n - 5] = '\0';
            rum_json_str(&j, NULL, e->d_name);
        }
    }
    rum_json_close(&j, ']');
    rum_json_close(&j, '}');
    if (dir)
        closedir(dir);
    return true;
}

static bool get(const char *folder, const char *name, struct rum_text *out)
{
    char path[512] = "", bytes[8192];
    size_t n;

    if (strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_-") != strlen(name))
        return false;
    RUM_SAY(path, "%s/%.40s.json", folder, name);
    FILE *f = fopen(path, "r");
    if (!f)
        return false;
    while ((n = fread(bytes, 1, sizeof(bytes), f)) > 0)
        rum_text_add(out, bytes, n);
    fclose(f);
    return true;
}

bool scenes_answer(const char *folder, const char *path, struct rum_text *out)
{
    static const char prefix[] = "/api/scenes";
    size_t n = sizeof(prefix) - 1;

    if (!folder || strncmp(path, prefix, n) != 0)
        return false;
    if (!path[n])
        return list(folder, out);
    return path[n] == '/' && path[n + 1] && get(folder, path + n + 1, out);
}

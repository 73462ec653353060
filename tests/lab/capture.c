/*
 * capture.c: see capture.h.
 */
#include "capture.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <rumpus/text.h>

#include "kit.h"
#include "lab.h"

static int split(char *line, char **word)
{
    int n = 0;
    for (char *w = strtok(line, " "); w; w = strtok(NULL, " ")) {
        CHECK(n < 40);
        word[n++] = w;
    }
    word[n] = NULL;
    return n;
}

int capture(const char *line, char **out)
{
    char *copy = strdup(line), *word[41];
    int n = split(copy, word);
    FILE *file = tmpfile();
    int was_out = dup(STDOUT_FILENO), was_err = dup(STDERR_FILENO);

    fflush(stdout);
    dup2(fileno(file), STDOUT_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    int code =
        strcmp(word[0], "bench") == 0 ? bench_main(n, word) : lab_main(n, word);
    fflush(stdout);
    dup2(was_out, STDOUT_FILENO);
    dup2(was_err, STDERR_FILENO);
    close(was_out);
    close(was_err);

    long size = lseek(fileno(file), 0, SEEK_END);
    *out = rum_alloc((size_t)size + 1);
    CHECK_INT(pread(fileno(file), *out, (size_t)size, 0), size);
    fclose(file);
    free(copy);
    return code;
}

json_t *capture_json(const char *line)
{
    char *text;
    json_error_t error;

    CHECK_INT(capture(line, &text), 0);
    json_t *json = json_loads(text, 0, &error);
    CHECK_STR(error.text, "");
    free(text);
    return json;
}

char *capture_figures(const char *line)
{
    json_t *json = capture_json(line);

    json_object_del(json, "seconds");
    json_object_del(json, "a_ms");
    json_object_del(json, "b_ms");
    char *text = json_dumps(json, JSON_COMPACT);
    json_decref(json);
    return text;
}

void script_write(struct script *s, const char *first, const char *then)
{
    signal(SIGPIPE, SIG_IGN); /* as the program does */
    snprintf(s->folder, sizeof(s->folder), "/tmp/rumpus-lab-XXXXXX");
    CHECK(mkdtemp(s->folder) != NULL);
    snprintf(s->path, sizeof(s->path), "%s/bot", s->folder);
    FILE *file = fopen(s->path, "w");
    CHECK(file != NULL);
    fprintf(file, "#!/bin/sh\n%s%s", first, then);
    fclose(file);
    CHECK_INT(chmod(s->path, 0700), 0);
}

void script_remove(const struct script *s)
{
    unlink(s->path);
    rmdir(s->folder);
}

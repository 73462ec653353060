/*
 * choose.c: from typed words to an action.
 */
#include "choose.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

static bool is_letter(char c)
{
    /* Bytes of other alphabets are letters too. */
    return isalnum((unsigned char)c) || (unsigned char)c >= 0x80;
}

/* Does some word of the text begin with these n bytes? */
static bool begins_a_word(const char *text, const char *part, size_t n)
{
    for (const char *s = text; *s; s++) {
        bool start = s == text || !is_letter(s[-1]) || !is_letter(*s);
        if (start && strncasecmp(s, part, n) == 0)
            return true;
    }
    return false;
}

bool choose_fits(const char *name, const char *text, const char *typed)
{
    while (*typed) {
        size_t n = strcspn(typed, " ");
        if (!begins_a_word(name, typed, n) && !begins_a_word(text, typed, n))
            return false;
        typed += n + strspn(typed + n, " ");
    }
    return true;
}

static bool fits_words(const struct rum_scene_action *a, const char *typed)
{
    return choose_fits(a->brief, a->text, typed);
}

static bool fits_brief(const struct rum_scene_action *a, const char *typed)
{
    return strcasecmp(a->brief, typed) == 0;
}

static bool fits_beginning(const struct rum_scene_action *a, const char *typed)
{
    return strncasecmp(a->brief, typed, strlen(typed)) == 0;
}

static size_t gather(const struct rum_scene *scene, const char *typed,
                     bool (*fits)(const struct rum_scene_action *,
                                  const char *),
                     uint16_t *out)
{
    size_t n = 0;

    for (size_t i = 0; i < scene->actions.n; i++) {
        if (fits(&scene->actions.v[i], typed))
            out[n++] = (uint16_t)i;
    }
    return n;
}

size_t choose_exactly(const struct rum_scene *scene, const char *typed,
                      uint16_t *out)
{
    size_t digits = strspn(typed, "0123456789");

    if (digits > 0 && digits < 5 && !typed[digits]) {
        long n = strtol(typed, NULL, 10);
        if (n >= 1 && n <= (long)scene->actions.n) {
            out[0] = (uint16_t)(n - 1);
            return 1;
        }
    }
    return *typed ? gather(scene, typed, fits_brief, out) : 0;
}

size_t choose(const struct rum_scene *scene, const char *typed, uint16_t *out)
{
    size_t n = choose_exactly(scene, typed, out);

    /* A number that is none of the list is a slip, not a word. */
    if (n > 0 || !*typed || strspn(typed, "0123456789") == strlen(typed))
        return n;
    n = gather(scene, typed, fits_beginning, out);
    return n > 0 ? n : gather(scene, typed, fits_words, out);
}

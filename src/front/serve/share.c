/*
 * share.c: the page of one game, with what a chat shows of its link.
 *
 * Chats read tags of the page and run nothing, so the server writes them: who
 * won against whom, once it is over; while it is on, only that it is. The
 * picture is one of the game: a chat wants pixels, and the server draws none.
 */
#include "share.h"

#include <string.h>

#define PREFIX "/g/"

const char *share_id(const char *path)
{
    size_t n = strlen(PREFIX);

    return strncmp(path, PREFIX, n) == 0 &&
                   strlen(path + n) == TABLE_ID_SIZE - 1 &&
                   !strchr(path + n, '/')
               ? path + n
               : NULL;
}

/* Names are people's, and the host is the visitor's. */
static void put_escaped(struct rum_text *out, const char *s)
{
    for (; *s; s++) {
        if (strchr("<>&\"'", *s))
            rum_text_printf(out, "&#%d;", *s);
        else
            rum_text_add(out, s, 1);
    }
}

static void put_tag(struct rum_text *out, const char *property,
                    const char *content)
{
    rum_text_printf(out, "<meta property=\"%s\" content=\"", property);
    put_escaped(out, content);
    rum_text_puts(out, "\">\n    ");
}

/* "Ann, Bob and Cleo" */
static void put_names(struct rum_text *out, const struct rum_match *m)
{
    int seats = rum_match_seats(m);

    for (rum_seat i = 0; i < seats; i++)
        rum_text_printf(out, "%s%s",
                        i == 0           ? ""
                        : i == seats - 1 ? " and "
                                         : ", ",
                        rum_match_seat_name(m, i));
}

static void put_tags(const struct table *t, const char *origin,
                     struct rum_text *out)
{
    struct rum_match *m = rum_table_match(t->table);
    const struct rum_game *game = rum_match_game(m);
    struct rum_scene *scene = rum_scene_create();
    struct rum_text text = {0};

    rum_match_view(m, RUM_NOBODY, scene);
    rum_text_printf(&text, "%s: ", game->title);
    put_names(&text, m);
    put_tag(out, "og:title", text.s);
    put_tag(out, "og:description",
            scene->over ? scene->result : "The game is on. Come and watch!");
    put_tag(out, "og:type", "website");
    put_tag(out, "og:site_name", "Rumpus");
    rum_text_clear(&text);
    rum_text_printf(&text, "%s" PREFIX "%s", origin, t->id);
    put_tag(out, "og:url", text.s);
    rum_text_clear(&text);
    rum_text_printf(&text, "%s/pictures/%s.png", origin, game->id);
    put_tag(out, "og:image", text.s);
    put_tag(out, "og:image:alt", game->title);
    rum_text_puts(out, "<meta name=\"twitter:card\" "
                       "content=\"summary_large_image\">\n    ");
    rum_text_finish(&text);
    rum_scene_destroy(scene);
}

/* The page names its files from where it lies, one level up from here. */
void share_page(const struct table *t, const char *origin,
                const struct page_file *index, struct rum_text *out)
{
    static const char *const marks[] = {"<title>", "href=\"", "src=\""};
    const char *s = (const char *)index->plain;
    const char *end = s + index->plain_size;

    while (s < end) {
        size_t at = 0;
        while (at < 3 && ((size_t)(end - s) < strlen(marks[at]) ||
                          strncmp(s, marks[at], strlen(marks[at])) != 0))
            at++;
        if (at == 0 && t)
            put_tags(t, origin, out);
        size_t n = at < 3 ? strlen(marks[at]) : 1;
        rum_text_add(out, s, n);
        s += n;
        if (at == 1 || at == 2)
            rum_text_puts(out, "../");
    }
}

/*
 * share.c: the page of one game, with what a chat shows of its link.
 *
 * Chats read tags of the page and run nothing, so the server writes them: who
 * won against whom, once it is over; while it is on, only that it is. The
 * picture is a card of the result (card.c), before that one of the game.
 */
#include "share.h"

#include <string.h>

#include "card.h"

#define PREFIX  "/g/"
#define PICTURE ".png"

bool share_reads(const char *path, struct shared *out)
{
    size_t n = strlen(PREFIX), size = TABLE_ID_SIZE - 1;

    if (strncmp(path, PREFIX, n) != 0 || strlen(path) < n + size)
        return false;
    memcpy(out->id, path + n, size);
    out->id[size] = '\0';
    out->picture = strcmp(path + n + size, PICTURE) == 0;
    return !strchr(out->id, '/') && (out->picture || path[n + size] == '\0');
}

static void put_tag(struct rum_text *out, const char *property,
                    const char *content)
{
    rum_text_printf(out, "<meta property=\"%s\" content=\"", property);
    card_escape(out, content);
    rum_text_puts(out, "\">\n    ");
}

/* "Ann, Bob and Cleo" */
static void put_names(struct rum_text *out, const struct rum_scene *scene)
{
    int seats = scene->seats;

    for (int i = 0; i < seats; i++)
        rum_text_printf(out, "%s%s",
                        i == 0           ? ""
                        : i == seats - 1 ? " and "
                                         : ", ",
                        scene->seat[i].name);
}

/* "Ann wins with all four characters, after 42 turns. Ann: 4 of 4 characters,
 * Bob: 2 of 4 characters" */
static void put_result(struct rum_text *out, const struct rum_scene *scene)
{
    const char *result = scene->result ? scene->result : scene->title;
    size_t n = strlen(result);
    const char *before = ". ";

    rum_text_add(out, result, n - (n > 0 && result[n - 1] == '.'));
    rum_text_printf(out, ", after %d turn%s", scene->turn,
                    scene->turn == 1 ? "" : "s");
    for (int i = 0; i < scene->seats; i++) {
        const struct rum_goal *goal = &scene->seat[i].goal;
        if (!goal->of)
            continue;
        rum_text_printf(out, "%s%s: %d of %d %s", before, scene->seat[i].name,
                        goal->done, goal->of, goal->unit ? goal->unit : "");
        before = ", ";
    }
}

static void put_words(struct rum_text *out, const struct rum_scene *scene)
{
    struct rum_text text = {0};

    if (scene->over) {
        card_headline(scene, &text);
        rum_text_printf(&text, " (%s)", scene->title);
    } else {
        rum_text_printf(&text, "%s: ", scene->title);
        put_names(&text, scene);
    }
    put_tag(out, "og:title", text.s);
    rum_text_clear(&text);
    if (scene->over)
        put_result(&text, scene);
    else
        rum_text_puts(&text, "The game is on. Come and watch!");
    put_tag(out, "og:description", text.s);
    rum_text_finish(&text);
}

static void put_tags(const struct table *t, const char *origin,
                     struct rum_text *out)
{
    struct rum_scene *scene = rum_scene_create();
    struct rum_text text = {0};

    rum_match_view(rum_table_match(t->table), RUM_NOBODY, scene);
    put_words(out, scene);
    put_tag(out, "og:type", "website");
    put_tag(out, "og:site_name", "Rumpus");
    rum_text_printf(&text, "%s" PREFIX "%s", origin, t->id);
    put_tag(out, "og:url", text.s);
    if (scene->over) {
        rum_text_puts(&text, PICTURE);
    } else {
        rum_text_clear(&text);
        rum_text_printf(&text, "%s/pictures/%s.png", origin, scene->game);
    }
    put_tag(out, "og:image", text.s);
    put_tag(out, "og:image:alt",
            scene->over && scene->result ? scene->result : scene->title);
    rum_text_puts(out, "<meta name=\"twitter:card\" "
                       "content=\"summary_large_image\">\n    ");
    rum_text_finish(&text);
    rum_scene_destroy(scene);
}

bool share_picture(const struct table *t, struct rum_text *out)
{
    struct rum_scene *scene = rum_scene_create();

    rum_match_view(rum_table_match(t->table), RUM_NOBODY, scene);
    bool over = scene->over;
    if (over)
        card_draw(scene, out);
    rum_scene_destroy(scene);
    return over;
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

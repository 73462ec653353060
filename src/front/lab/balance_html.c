/*
 * balance_html.c: the balance report as one page that needs nothing else. What
 * it looks like is in web/src/lab; here the figures are put into it.
 */
#include "balance.h"

#include <string.h>

#include "template.h"

/* The clauses that the figures name, by their text. */
static void write_clauses(const struct balance *b, struct rum_json *j)
{
    const struct rum_rules *rules = rum_rules_of(b->setting.game->tag);

    rum_json_open(j, "clauses", '{');
    for (size_t i = 0; i < rules->clauses; i++)
        rum_json_str(j, rules->clause[i].id, rules->clause[i].text);
    rum_json_close(j, '}');
}

/* Without the sentences for people, which are most of it. */
static void write_recordings(const struct balance *b, struct rum_json *j)
{
    struct rum_text bare = {0};

    rum_json_open(j, "recordings", '[');
    for (int i = 0; i < b->examples; i++) {
        const char *line = b->example[i].recording.s;
        rum_text_clear(&bare);
        while (*line) {
            size_t all = strcspn(line, "\n"), n = strcspn(line, "#\n");
            while (n > 0 && line[n - 1] == ' ')
                n--;
            rum_text_add(&bare, line, n);
            rum_text_puts(&bare, "\n");
            line += all + (line[all] == '\n');
        }
        rum_json_str(j, NULL, bare.s);
    }
    rum_json_close(j, ']');
    rum_text_finish(&bare);
}

/* JSON inside of HTML: no '<' may end the element that it stands in. There is
 * none outside of JSON's strings. */
static void put_inside(struct rum_text *out, const struct rum_text *json)
{
    for (size_t i = 0; i < json->n; i++) {
        if (json->s[i] == '<')
            rum_text_puts(out, "\\u003c");
        else
            rum_text_add(out, json->s + i, 1);
    }
}

void balance_html(const struct balance *b, struct rum_text *out)
{
    const char *page = (const char *)lab_template;
    const char *gap = strstr(page, LAB_TEMPLATE_GAP);
    struct rum_text figures = {0};
    struct rum_json j = {.out = &figures};

    RUM_ASSERT(gap);
    rum_json_open(&j, NULL, '{');
    balance_write(b, &j);
    rum_json_str(&j, "title", b->setting.game->title);
    rum_json_int(&j, "minutes_said", b->setting.game->minutes);
    rum_json_int(&j, "pace", LAB_PACE);
    write_clauses(b, &j);
    write_recordings(b, &j);
    rum_json_close(&j, '}');
    rum_text_add(out, page, (size_t)(gap - page));
    put_inside(out, &figures);
    rum_text_puts(out, gap + strlen(LAB_TEMPLATE_GAP));
    rum_text_finish(&figures);
}

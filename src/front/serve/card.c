/*
 * card.c: the card of a finished game, as SVG.
 *
 * No second drawing of the table: the page has the only one. What a stranger
 * wants to know of a game in a chat is in the scene's seats: who sat there, as
 * what, how far each came by their own goal, and who won. The pictures are the
 * theme's. Lines do not break in SVG, so text is fitted by its columns.
 */
#include "card.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH  1200
#define HEIGHT 630
#define LEFT   476 /* of the words, beside the picture */
#define ROOM   (WIDTH - LEFT - 44)

/* Ems of a column: bold capitals are wider, and then the line is squeezed. */
#define EM 0.62

void card_escape(struct rum_text *out, const char *s)
{
    for (; *s; s++) {
        if (strchr("<>&\"'", *s))
            rum_text_printf(out, "&#%d;", *s);
        else
            rum_text_add(out, (unsigned char)*s < ' ' ? " " : s, 1);
    }
}

void card_headline(const struct rum_scene *scene, struct rum_text *out)
{
    int won = 0, named = 0;
    bool shared = false;

    for (int i = 0; i < scene->seats; i++) {
        won += scene->points[i] > 0;
        shared = shared || (scene->points[i] > 0 && scene->points[i] < 60);
    }
    if (shared && won == scene->seats) {
        rum_text_puts(out, "A draw");
        return;
    }
    for (int i = 0; i < scene->seats; i++) {
        if (scene->points[i] == 0)
            continue;
        rum_text_printf(out, "%s%s",
                        named == 0         ? ""
                        : named == won - 1 ? " and "
                                           : ", ",
                        scene->seat[i].name);
        named++;
    }
    rum_text_puts(out, won == 0             ? "Nobody wins"
                       : won == 1           ? " wins"
                       : won > 1 && !shared ? " win"
                                            : " share the win");
}

/* ---- words ---- */

struct line {
    int x, y, size, least; /* pixels; it shrinks to `least` before it is cut */
    int room;
    const char *style; /* attributes */
};

/* Columns of the character that begins with this byte: roughly, what takes
 * three bytes in UTF-8 is wide. */
static int columns_of(char first)
{
    unsigned char c = (unsigned char)first;

    return c >= 0xe0 ? 2 : c < 0x80 || c >= 0xc0 ? 1 : 0;
}

/* Bytes of `s` that fit into so many columns, whole words if there is one. */
static size_t fitting(const char *s, int columns, bool words)
{
    size_t n = 0, word = 0;

    for (; s[n]; n++) {
        if (s[n] == ' ')
            word = n;
        columns -= columns_of(s[n]);
        if (columns < 0)
            return words && word ? word : n;
    }
    return n;
}

static void put_line(struct rum_text *out, struct line l, const char *s)
{
    int columns = 0, size = l.size;
    char some[256] = "";

    for (const char *c = s; *c; c++)
        columns += columns_of(*c);
    if (columns * size * EM > l.room)
        size = (int)(l.room / (columns * EM));
    if (size < l.least) {
        size = l.least;
        size_t n = fitting(s, (int)(l.room / (size * EM)) - 1, false);
        snprintf(some, sizeof(some), "%.*s\xe2\x80\xa6",
                 (int)(n < sizeof(some) - 4 ? n : 0), s);
        s = some;
    }
    rum_text_printf(out, "<text x=\"%d\" y=\"%d\" font-size=\"%d\" %s>", l.x,
                    l.y, size, l.style);
    card_escape(out, s);
    rum_text_puts(out, "</text>");
}

/* A sentence over at most so many lines; the y below it. */
static int put_sentence(struct rum_text *out, struct line l, int lines,
                        const char *s)
{
    int columns = (int)(l.room / (l.size * EM));
    char part[256];

    while (*s && lines-- > 0) {
        size_t n = lines ? fitting(s, columns, true) : strlen(s);
        snprintf(part, sizeof(part), "%.*s",
                 (int)(n < sizeof(part) ? n : sizeof(part) - 1), s);
        put_line(out, l, part);
        l.y += l.size * 4 / 3;
        s += n + strspn(s + n, " ");
    }
    return l.y;
}

/* ---- pictures ---- */

static const struct rum_look *find_look(const struct rum_scene *scene,
                                        const char *kind)
{
    const struct rum_look *look = scene->theme->look;

    while (kind && look->kind && strcmp(look->kind, kind) != 0)
        look++;
    return kind && look->kind ? look : NULL;
}

/* The figure of a seat: its own, or that of what it plays. */
static const struct rum_look *find_figure(const struct rum_scene *scene,
                                          const struct rum_seat_info *seat)
{
    const struct rum_look *look = find_look(scene, seat->symbol);

    if (look || !seat->role)
        return look;
    for (look = scene->theme->look; look->kind; look++) {
        if (look->title && strcmp(look->title, seat->role) == 0 &&
            (look->art || look->svg))
            return look;
    }
    return NULL;
}

static const char *colour_of(const struct rum_scene *scene, const char *colour,
                             const char *otherwise)
{
    const struct rum_look *look = find_look(scene, colour);

    if (look && look->colour)
        return look->colour;
    return colour && colour[0] == '#' ? colour : otherwise;
}

/* The numbers of its viewBox, as they stand there, and where they end. */
static const char *view_box(const char *svg, double box[4])
{
    const char *at = strstr(svg, "viewBox=\"");
    int n = 0;

    return at && sscanf(at + 9, "%lf%*[ ,]%lf%*[ ,]%lf%*[ ,]%lf%n", &box[0],
                        &box[1], &box[2], &box[3], &n) == 4
               ? at + 9 + n
               : NULL;
}

/* All art by its name, as the page has it: drawings use one another. */
static void put_shelf(struct rum_text *out, const struct rum_theme *theme)
{
    double box[4];

    rum_text_puts(out, "<defs>");
    for (const struct rum_art *art = theme->art; art && art->name; art++) {
        const char *at = view_box(art->svg, box);
        const char *inner = at ? strchr(at, '>') : NULL;
        const char *end = inner ? strstr(inner, "</svg>") : NULL;
        /* The table's own ground is no part of a figure. */
        if (!end || strncmp(art->name, "board", 5) == 0 ||
            strcmp(art->name, "lobby") == 0)
            continue;
        rum_text_printf(out,
                        "<symbol id=\"art-%s\" viewBox=\"%g %g %g %g\" "
                        "overflow=\"visible\">",
                        art->name, box[0], box[1], box[2], box[3]);
        rum_text_add(out, inner + 1, (size_t)(end - inner - 1));
        rum_text_puts(out, "</symbol>");
    }
    rum_text_puts(out, "</defs>");
}

/* Layers of art, each where its own viewBox says within the first one's. */
static void put_layers(struct rum_text *out, const struct rum_theme *theme,
                       const char *names)
{
    char name[64];
    double box[4];
    bool first = true;

    for (int n = 0; sscanf(names, "%63s%n", name, &n) == 1; names += n) {
        const char *svg = rum_theme_art(theme, name);
        if (!svg || !view_box(svg, box))
            continue;
        if (first)
            rum_text_printf(out, " viewBox=\"%g %g %g %g\">", box[0], box[1],
                            box[2], box[3]);
        rum_text_printf(out,
                        "<use xlink:href=\"#art-%s\" x=\"%g\" y=\"%g\" "
                        "width=\"%g\" height=\"%g\"/>",
                        name, box[0], box[1], box[2], box[3]);
        first = false;
    }
    if (first)
        rum_text_puts(out, ">");
}

static void put_look(struct rum_text *out, const struct rum_scene *scene,
                     const struct rum_look *look, const char *colour, int x,
                     int y, int size, const char *style)
{
    rum_text_printf(out,
                    "<svg x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                    "color=\"%s\" fill=\"#000000\" %s",
                    x, y, size, size, colour, style);
    if (look->art)
        put_layers(out, scene->theme, look->art);
    else
        rum_text_printf(out, " viewBox=\"0 0 100 100\">%s",
                        look->svg ? look->svg : "");
    rum_text_puts(out, "</svg>");
}

/* ---- seats ---- */

/* How far a seat came: its pips, or "3 of 6 uploaded". They end at `x`. */
static void put_goal(struct rum_text *out, const struct rum_scene *scene,
                     const struct rum_goal *goal, const char *colour, int x,
                     int y, int size)
{
    char words[96] = "";

    if (goal->of)
        RUM_SAY(words, "%d of %d %s", goal->done, goal->of,
                goal->unit ? goal->unit : "");
    for (int i = goal->pips; i-- > 0;) {
        const struct rum_goal_pip *pip = &goal->pip[i];
        const struct rum_look *look = find_look(scene, pip->symbol);
        x -= size + 4;
        if (look)
            put_look(out, scene, look, colour_of(scene, look->colour, colour),
                     x, y - size / 2, size, pip->lit ? "" : "opacity=\".25\"");
        else
            rum_text_printf(out,
                            "<circle cx=\"%d\" cy=\"%d\" r=\"10\" fill=\"%s\" "
                            "opacity=\"%s\"/>",
                            x + size / 2, y, colour, pip->lit ? "1" : ".2");
    }
    if (!goal->pips)
        put_line(out,
                 (struct line){x, y + 8, 24, 14, 250, "text-anchor=\"end\""},
                 words);
}

static void put_seat(struct rum_text *out, const struct rum_scene *scene, int i,
                     int y, int high)
{
    const struct rum_seat_info *seat = &scene->seat[i];
    const struct rum_look *look = find_figure(scene, seat);
    const char *colour = colour_of(
        scene, seat->colour ? seat->colour : scene->theme->seats[i], "#888888");
    bool won = scene->points[i] > 0;
    int mid = y + high / 2, figure = high - 16;

    rum_text_printf(out,
                    "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
                    "rx=\"12\" fill=\"currentColor\" opacity=\"%s\"/>"
                    "<rect x=\"%d\" y=\"%d\" width=\"8\" height=\"%d\" "
                    "rx=\"4\" fill=\"%s\"/>",
                    LEFT - 4, y, ROOM + 8, high - 8, won ? ".14" : ".05",
                    LEFT - 4, y, high - 8, colour);
    if (look)
        put_look(out, scene, look, colour, LEFT + 12, y + 4, figure, "");
    int x = LEFT + (look ? figure : 0) + 28;
    put_line(out,
             (struct line){x, mid - (seat->role ? 6 : -4), 26, 16, 330,
                           "font-weight=\"bold\""},
             seat->name);
    if (seat->role)
        put_line(out,
                 (struct line){x, mid + 20, 20, 14, 330, "opacity=\".75\""},
                 seat->role);
    int pip = 320 / (seat->goal.pips > 4 ? seat->goal.pips : 4) - 4;
    put_goal(out, scene, &seat->goal, colour, LEFT + ROOM - 8, mid - 4,
             pip < figure ? pip : figure);
}

/* ---- all of it ---- */

static bool is_dark(const char *colour)
{
    unsigned long rgb = strtoul(colour + 1, NULL, 16);

    return 3 * (rgb >> 16 & 255) + 6 * (rgb >> 8 & 255) + (rgb & 255) < 1280;
}

void card_draw(const struct rum_scene *scene, struct rum_text *out)
{
    const char *ground = scene->theme->ground;
    const char *ink = is_dark(ground) ? "#ffffff" : "#1c1a27";
    const char *lobby = rum_theme_art(scene->theme, "lobby");
    struct rum_text words = {0};

    rum_text_printf(out,
                    "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                    "xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
                    "width=\"%d\" height=\"%d\" color=\"%s\" fill=\"%s\" "
                    "font-family=\"DejaVu Sans, sans-serif\">"
                    "<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>",
                    WIDTH, HEIGHT, ink, ink, WIDTH, HEIGHT, ground);
    put_shelf(out, scene->theme);
    if (lobby)
        rum_text_printf(out,
                        "<svg width=\"432\" height=\"630\" fill=\"#000000\">"
                        "%s</svg>",
                        lobby);
    rum_text_printf(out,
                    "<rect x=\"432\" width=\"8\" height=\"630\" fill=\"%s\"/>",
                    scene->theme->accent);
    rum_text_printf(&words, "%s \xc2\xb7 %d turn%s", scene->title, scene->turn,
                    scene->turn == 1 ? "" : "s");
    put_line(out, (struct line){LEFT, 62, 26, 16, ROOM, "opacity=\".75\""},
             words.s);
    rum_text_clear(&words);
    card_headline(scene, &words);
    put_line(out,
             (struct line){LEFT, 126, 54, 30, ROOM, "font-weight=\"bold\""},
             words.s);
    int y = put_sentence(out, (struct line){LEFT, 172, 25, 18, ROOM, ""}, 3,
                         scene->result ? scene->result : "");
    int high = (HEIGHT - 28 - y) / scene->seats;
    high = high < 110 ? high : 110;
    for (int i = 0; i < scene->seats; i++)
        put_seat(out, scene, i, HEIGHT - 28 - (scene->seats - i) * high, high);
    rum_text_puts(out, "</svg>");
    rum_text_finish(&words);
}

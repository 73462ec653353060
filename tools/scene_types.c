/*
 * scene_types.c: the scene as TypeScript, from the table that reads and writes
 * its JSON. tools/scene-types puts it where it belongs.
 */
#include <stdio.h>
#include <string.h>

#include "../src/core/scene_fields.h"

static const char *words_type(const char *const *words)
{
    for (int i = 0; i < SCENE_WORDS; i++) {
        if (rum_scene_words[i].words == words)
            return rum_scene_words[i].type;
    }
    return "string";
}

static void put_type(const struct field *f)
{
    switch ((enum field_kind)f->kind) {
    case F_INT:
        printf("number");
        break;
    case F_BOOL:
        printf("boolean");
        break;
    case F_WORD:
        printf("%s", words_type(f->words));
        break;
    case F_SIDE:
        printf("\"E\" | \"S\"");
        break;
    case F_OBJECT:
        printf("%s", f->shape->type);
        break;
    case F_OBJECTS:
        printf("%s[]", f->shape->type);
        break;
    case F_TEXTS:
    case F_TARGETS:
        printf("string[]");
        break;
    case F_PAIR:
        printf("[string | null, string | null]");
        break;
    case F_PAIRS:
        printf("[%s | null, %s | null]", f->shape->type, f->shape->type);
        break;
    case F_TEXT:
    case F_CHARS:
    case F_CLAUSE:
        printf("string");
        break;
    }
}

static void put_fields(const struct shape *shape)
{
    for (size_t i = 0; i < shape->fields; i++) {
        const struct field *f = &shape->field[i];
        printf("  %s%s: ", f->name, f->needed || f->always ? "" : "?");
        put_type(f);
        printf(";%s%s\n", f->about ? " // " : "", f->about ? f->about : "");
    }
}

/* A struct, after those it is made of; each once. */
static void put_shape(const struct shape *shape)
{
    static const struct shape *said[64];
    static size_t n;

    for (size_t i = 0; i < n; i++) {
        if (said[i] == shape)
            return;
    }
    RUM_ASSERT(n < sizeof(said) / sizeof(said[0]));
    said[n++] = shape;
    for (size_t i = 0; i < shape->fields; i++) {
        if (shape->field[i].shape)
            put_shape(shape->field[i].shape);
    }
    printf("export interface %s {\n", shape->type);
    put_fields(shape);
    printf("}\n");
}

static void put_words(const struct scene_words *w)
{
    printf("export type %s =", w->type);
    for (int i = 0; w->words[i]; i++)
        printf("%s \"%s\"", i ? " |" : "", w->words[i]);
    printf(";\n");
}

static void put_lists(bool layout)
{
    for (int i = 0; i < SCENE_LISTS; i++) {
        const struct scene_list *l = &rum_scene_lists[i];
        if (l->in_layout == layout)
            printf("  %s?: %s[];\n", l->name, l->shape->type);
    }
}

/* What scene_write.c writes by name is written by name here. */
static void put_scene(void)
{
    printf("export interface Layout {\n");
    put_lists(true);
    printf("}\nexport interface Theme {\n");
    put_fields(&rum_theme_shape);
    printf("  seats?: string[]; // colours; a seat's own comes first\n"
           "  looks?: { [kind: string]: Look };\n"
           "  art?: { [name: string]: string }; // SVG markup\n"
           "  css?: string; // how the page dresses this world\n"
           "}\nexport interface Scene extends Layout {\n"
           "  viewer: number | \"spectator\" | \"all\"; // who sees this\n"
           "  actor: number | null; // whose decision it is; null: the game is "
           "over\n");
    put_fields(&rum_scene_shape);
    printf("  seats: Seat[];\n");
    put_lists(false);
    printf("  points?: number[]; // once over: sixtieths of a win for each "
           "seat\n"
           "  layout?: Layout; // of scenes written by hand\n"
           "  theme?: Theme; // the same\n"
           "}\n");
}

int main(void)
{
    for (int i = 0; i < SCENE_WORDS; i++)
        put_words(&rum_scene_words[i]);
    put_shape(&rum_scene_seat_shape);
    for (int i = 0; i < SCENE_LISTS; i++)
        put_shape(rum_scene_lists[i].shape);
    put_shape(&rum_look_shape);
    put_scene();
    return fflush(stdout) == 0 ? 0 : 1;
}

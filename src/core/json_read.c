/*
 * json_read.c: JSON taken apart.
 *
 * The text is copied once; its strings are unescaped where they stand (what an
 * escape spells is never longer than the escape) and ended by a zero byte
 * where their closing quote was. Values come from blocks that are kept for
 * the next reading.
 */
#include <rumpus/json.h>

#include <stdlib.h>
#include <string.h>

#include <rumpus/scene.h>
#include <rumpus/text.h>

#include "utf8.h"

#define BLOCK 128 /* values */

struct rum_json_block {
    struct rum_json_block *next;
    struct rum_json_value value[BLOCK];
};

struct reader {
    struct rum_json_doc *doc;
    char *at, *end; /* *end is 0 */
    int depth;
    const char *wrong;
};

/* ---- memory ---- */

static struct rum_json_value *new_value(struct rum_json_doc *doc)
{
    if (!doc->block || doc->used == BLOCK) {
        struct rum_json_block *b = doc->spare;
        if (b)
            doc->spare = b->next;
        else
            b = rum_alloc(sizeof(*b));
        b->next = doc->block;
        doc->block = b;
        doc->used = 0;
    }
    struct rum_json_value *v = &doc->block->value[doc->used++];
    *v = (struct rum_json_value){.kind = RUM_JSON_NULL};
    return v;
}

static void forget(struct rum_json_doc *doc)
{
    while (doc->block) {
        struct rum_json_block *b = doc->block;
        doc->block = b->next;
        b->next = doc->spare;
        doc->spare = b;
    }
    doc->used = 0;
}

static void keep_text(struct rum_json_doc *doc, const char *text, size_t size)
{
    if (doc->cap <= size) {
        doc->cap = size + 1 > 2 * doc->cap ? size + 1 : 2 * doc->cap;
        doc->bytes = rum_realloc(doc->bytes, doc->cap);
    }
    if (size > 0)
        memcpy(doc->bytes, text, size);
    doc->bytes[size] = '\0';
}

void rum_json_finish(struct rum_json_doc *doc)
{
    forget(doc);
    while (doc->spare) {
        struct rum_json_block *b = doc->spare;
        doc->spare = b->next;
        free(b);
    }
    free(doc->bytes);
    *doc = (struct rum_json_doc){.limit = doc->limit};
}

/* ---- letters ---- */

static bool wrong(struct reader *r, const char *what)
{
    r->wrong = what;
    return false;
}

static void skip_blanks(struct reader *r)
{
    while (*r->at == ' ' || *r->at == '\t' || *r->at == '\n' || *r->at == '\r')
        r->at++;
}

static bool digit(char c)
{
    return c >= '0' && c <= '9';
}

/* ---- texts ---- */

static bool read_hex(struct reader *r, uint32_t *out)
{
    uint32_t code = 0;

    for (int i = 0; i < 4; i++, r->at++) {
        char c = *r->at, low = (char)(c | 0x20);
        if (!digit(c) && !(low >= 'a' && low <= 'f'))
            return wrong(r, "expected four hex digits after \\u");
        code = code * 16 + (uint32_t)(digit(c) ? c - '0' : low - 'a' + 10);
    }
    *out = code;
    return true;
}

static char *put_code(char *to, uint32_t code)
{
    if (code < 0x80) {
        *to++ = (char)code;
        return to;
    }
    if (code < 0x800) {
        *to++ = (char)(0xc0 | code >> 6);
    } else {
        if (code < 0x10000) {
            *to++ = (char)(0xe0 | code >> 12);
        } else {
            *to++ = (char)(0xf0 | code >> 18);
            *to++ = (char)(0x80 | (code >> 12 & 0x3f));
        }
        *to++ = (char)(0x80 | (code >> 6 & 0x3f));
    }
    *to++ = (char)(0x80 | (code & 0x3f));
    return to;
}

/* What follows \u: one code, or two halves of one beyond 16 bits. */
static bool read_code(struct reader *r, char **to)
{
    uint32_t code, low;

    if (!read_hex(r, &code))
        return false;
    if (code >= 0xd800 && code <= 0xdbff && r->at[0] == '\\' &&
        r->at[1] == 'u') {
        r->at += 2;
        if (!read_hex(r, &low))
            return false;
        if (low < 0xdc00 || low > 0xdfff)
            return wrong(r, "half a surrogate pair");
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
    }
    if (code >= 0xd800 && code <= 0xdfff)
        return wrong(r, "half a surrogate pair");
    if (code == 0)
        return wrong(r, "U+0000 is not taken");
    *to = put_code(*to, code);
    return true;
}

static bool read_escape(struct reader *r, char **to)
{
    static const char letters[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";

    if (*r->at == 'u') {
        r->at++;
        return read_code(r, to);
    }
    const char *letter = *r->at ? strchr(letters, *r->at) : NULL;
    if (!letter)
        return wrong(r, "no such escape");
    *(*to)++ = meant[letter - letters];
    r->at++;
    return true;
}

static bool read_text(struct reader *r, const char **out, size_t *size)
{
    char *to = ++r->at; /* behind the quote */

    *out = to;
    while (*r->at != '"') {
        unsigned char c = (unsigned char)*r->at;
        size_t n = c >= 0x80 ? utf8_sequence((unsigned char *)r->at) : 1;
        if (r->at == r->end)
            return wrong(r, "a text without its closing quote");
        if (c < 0x20)
            return wrong(r, "a control character in a text");
        if (n == 0)
            return wrong(r, "bytes that are not UTF-8");
        if (c == '\\') {
            r->at++;
            if (!read_escape(r, &to))
                return false;
            continue;
        }
        while (n-- > 0)
            *to++ = *r->at++;
    }
    r->at++;
    *size = (size_t)(to - *out);
    *to = '\0';
    return true;
}

/* ---- numbers ---- */

static bool skip_digits(struct reader *r)
{
    if (!digit(*r->at))
        return wrong(r, "expected a digit");
    while (digit(*r->at))
        r->at++;
    return true;
}

static bool read_whole(struct reader *r, struct rum_json_value *v)
{
    const char *s = v->text;
    bool minus = *s == '-';
    uint64_t most = (uint64_t)INT64_MAX + minus, n = 0;

    for (s += minus; s < r->at; s++) {
        unsigned d = (unsigned)(*s - '0');
        if (n > (most - d) / 10)
            return wrong(r, "a number of more than 64 bits");
        n = n * 10 + d;
    }
    v->n = (int64_t)(minus ? -n : n);
    return true;
}

static bool read_number(struct reader *r, struct rum_json_value *v)
{
    v->text = r->at;
    v->kind = RUM_JSON_INT;
    if (*r->at == '-')
        r->at++;
    if (r->at[0] == '0' && digit(r->at[1]))
        return wrong(r, "a number that begins with 0");
    if (!skip_digits(r))
        return false;
    if (*r->at == '.') {
        v->kind = RUM_JSON_REAL;
        r->at++;
        if (!skip_digits(r))
            return false;
    }
    if (*r->at == 'e' || *r->at == 'E') {
        v->kind = RUM_JSON_REAL;
        r->at++;
        if (*r->at == '+' || *r->at == '-')
            r->at++;
        if (!skip_digits(r))
            return false;
    }
    v->size = (size_t)(r->at - v->text);
    return v->kind == RUM_JSON_REAL || read_whole(r, v);
}

/* ---- values ---- */

static bool read_value(struct reader *r, struct rum_json_value *v);

static bool read_name(struct reader *r, const struct rum_json_value *object,
                      struct rum_json_value *member)
{
    size_t size;

    if (*r->at != '"')
        return wrong(r, "expected a name in quotes");
    if (object->size == RUM_JSON_MEMBERS)
        return wrong(r, "too many members in one object");
    char *start = r->at;
    if (!read_text(r, &member->name, &size))
        return false;
    for (const struct rum_json_value *m = object->first; m; m = m->next) {
        if (strcmp(m->name, member->name) == 0) {
            r->at = start;
            return wrong(r, "a member that is there already");
        }
    }
    skip_blanks(r);
    if (*r->at != ':')
        return wrong(r, "expected ':'");
    r->at++;
    skip_blanks(r);
    return true;
}

/* The elements or members, up to the closing bracket. */
static bool read_parts(struct reader *r, struct rum_json_value *whole)
{
    char close = whole->kind == RUM_JSON_LIST ? ']' : '}';
    const struct rum_json_value **tail = &whole->first;

    if (++r->depth > RUM_JSON_DEPTH)
        return wrong(r, "brackets nested too deep");
    r->at++;
    skip_blanks(r);
    while (*r->at != close) {
        struct rum_json_value *part = new_value(r->doc);
        if (whole->size > 0) {
            if (*r->at != ',')
                return wrong(r, close == ']' ? "expected ',' or ']'"
                                             : "expected ',' or '}'");
            r->at++;
            skip_blanks(r);
        }
        if (close == '}' && !read_name(r, whole, part))
            return false;
        if (!read_value(r, part))
            return false;
        *tail = part;
        tail = &part->next;
        whole->size++;
        skip_blanks(r);
    }
    r->at++;
    r->depth--;
    return true;
}

static bool read_word(struct reader *r, struct rum_json_value *v)
{
    static const struct {
        const char *word;
        enum rum_json_kind kind;
        int n;
    } words[] = {
        {"null", RUM_JSON_NULL, 0},
        {"true", RUM_JSON_BOOL, 1},
        {"false", RUM_JSON_BOOL, 0},
    };

    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
        size_t n = strlen(words[i].word);
        if (strncmp(r->at, words[i].word, n) == 0) {
            v->kind = words[i].kind;
            v->n = words[i].n;
            r->at += n;
            return true;
        }
    }
    return wrong(r, "expected a value");
}

static bool read_value(struct reader *r, struct rum_json_value *v)
{
    switch (*r->at) {
    case '{':
        v->kind = RUM_JSON_OBJECT;
        return read_parts(r, v);
    case '[':
        v->kind = RUM_JSON_LIST;
        return read_parts(r, v);
    case '"':
        v->kind = RUM_JSON_TEXT;
        return read_text(r, &v->text, &v->size);
    default:
        return *r->at == '-' || digit(*r->at) ? read_number(r, v)
                                              : read_word(r, v);
    }
}

const struct rum_json_value *rum_json_read(struct rum_json_doc *doc,
                                           const char *text, size_t size,
                                           struct rum_err_text *why)
{
    RUM_WHY(why);
    size_t limit = doc->limit ? doc->limit : RUM_JSON_SIZE;

    why->text[0] = '\0';
    if (size > limit) {
        RUM_SAY(why->text, "it is longer than %zu bytes", limit);
        return NULL;
    }
    forget(doc);
    keep_text(doc, text, size);
    struct reader r = {.doc = doc, .at = doc->bytes, .end = doc->bytes + size};
    struct rum_json_value *v = new_value(doc);
    skip_blanks(&r);
    bool good = read_value(&r, v);
    skip_blanks(&r);
    if (good && r.at != r.end)
        good = wrong(&r, "something behind the value");
    if (good)
        return v;
    RUM_SAY(why->text, "%s at byte %zu", r.wrong, (size_t)(r.at - doc->bytes));
    return NULL;
}

const struct rum_json_value *rum_json_member(const struct rum_json_value *v,
                                             const char *name)
{
    if (!v || v->kind != RUM_JSON_OBJECT)
        return NULL;
    for (v = v->first; v; v = v->next) {
        if (strcmp(v->name, name) == 0)
            return v;
    }
    return NULL;
}

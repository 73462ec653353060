/*
 * reader.c: a recording read back, line by line; record.c writes them.
 */
#include "match.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "record.h"

#define MAX_LINE (3 * RUM_MAX_TEXT)

/* A recording being read: the match is dealt at the first line that needs it.
 */
struct rum_reader {
    const struct rum_game *game;
    struct rum_options options;
    struct rum_seed seed;
    bool seeded;
    struct rum_match *match;
    size_t line;
    struct rum_err_text *why;
};

static enum rum_err complain(struct rum_reader *r, enum rum_err err,
                             const char *what, const char *got)
{
    r->why->text[0] = '\0';
    RUM_SAY(r->why->text, "line %zu: %s", r->line, what);
    if (got)
        RUM_SAY(r->why->text, ", not '%.60s'", got);
    return err;
}

static enum rum_err deal(struct rum_reader *r)
{
    struct rum_err_text why;

    if (r->match)
        return RUM_OK;
    if (!r->game || !r->seeded)
        return complain(r, RUM_EFORMAT,
                        "'game' and 'seed' must come before seats and plays",
                        NULL);
    if (rum_match_create(r->game, &r->options, r->seed, &r->match, &why) < 0)
        return complain(r, RUM_EOPTION, why.text, NULL);
    return RUM_OK;
}

static void unescape(char *s)
{
    char *to = s;

    for (; *s; s++) {
        if (*s == '\\' && s[1] == 'n') {
            *to++ = '\n';
            s++;
        } else if (*s == '\\' && s[1] == '\\') {
            *to++ = '\\';
            s++;
        } else {
            *to++ = *s;
        }
    }
    *to = '\0';
}

/* A number at *s, and *s behind it and the blank after it. */
static bool number(char **s, unsigned long most, unsigned long *out)
{
    char *end;

    if (**s < '0' || **s > '9')
        return false;
    errno = 0;
    *out = strtoul(*s, &end, 10);
    if (errno || *out > most || (*end && *end != ' '))
        return false;
    *s = *end ? end + 1 : end;
    return true;
}

static enum rum_err read_game(struct rum_reader *r, char *rest)
{
    if (r->game)
        return complain(r, RUM_EFORMAT, "a second 'game'", NULL);
    r->game = rum_game_find(rest);
    if (!r->game)
        return complain(r, RUM_EFORMAT, "expected a game this program plays",
                        rest);
    rum_options_init(&r->options, r->game);
    return RUM_OK;
}

static enum rum_err read_rules(struct rum_reader *r, char *rest)
{
    unsigned long version;
    char what[120] = "";

    if (!r->game || !number(&rest, UINT16_MAX, &version) || *rest)
        return complain(r, RUM_EFORMAT, "expected 'rules N' after 'game'",
                        NULL);
    if (version == r->game->rules_version)
        return RUM_OK;
    RUM_SAY(what, "made by rules %lu of %s; this program plays rules %d",
            version, r->game->id, r->game->rules_version);
    return complain(r, RUM_EVERSION, what, NULL);
}

static enum rum_err read_option(struct rum_reader *r, char *rest)
{
    char *space = strchr(rest, ' ');
    struct rum_err_text why;

    if (!r->game || r->match || !space)
        return complain(r, RUM_EFORMAT,
                        "expected 'option NAME VALUE' after 'game'", NULL);
    *space = '\0';
    unescape(space + 1);
    if (rum_options_set(&r->options, r->game, rest, space + 1, &why) < 0)
        return complain(r, RUM_EOPTION, why.text, NULL);
    return RUM_OK;
}

static enum rum_err read_seed(struct rum_reader *r, char *rest)
{
    if (r->match || rum_seed_parse(rest, &r->seed) < 0)
        return complain(r, RUM_EFORMAT,
                        "expected a seed, 0..2^53-1 or 32 hex digits", rest);
    r->seeded = true;
    return RUM_OK;
}

static enum rum_err read_seat(struct rum_reader *r, char *rest)
{
    unsigned long seat;
    enum rum_err err = deal(r);

    if (err)
        return err;
    char *name = NULL;
    if (number(&rest, RUM_MAX_SEATS - 1, &seat) &&
        (int)seat < rum_match_seats(r->match))
        name = strchr(rest, ' ');
    if (!name)
        return complain(r, RUM_EFORMAT, "expected 'seat N WHO NAME'", NULL);
    *name = '\0';
    return rum_match_name(r->match, (rum_seat)seat, name + 1, rest);
}

/* The digest that ends a line, but for what is for people. */
static enum rum_err read_digest(struct rum_reader *r, const char *rest,
                                uint64_t *out)
{
    char *end;

    *out = strtoull(rest, &end, 16);
    if (end - rest != 16 || (*end && strncmp(end, " #", 2) != 0))
        return complain(r, RUM_EFORMAT, "expected a digest of 16 hex digits",
                        rest);
    return RUM_OK;
}

/* A step was played, or refused: is it what was recorded? */
static enum rum_err compare(struct rum_reader *r, const char *step,
                            enum rum_err err, uint64_t digest)
{
    const struct rum_match *m = r->match;
    char what[120] = "";

    if (err)
        RUM_SAY(what, "%s is not open at decision %zu", step, m->length);
    else if (m->step[m->length - 1].digest != digest)
        RUM_SAY(what, "%s (number %zu) plays differently now", step, m->length);
    else
        return RUM_OK;
    return complain(r, RUM_EDRIFT, what, NULL);
}

static enum rum_err read_play(struct rum_reader *r, char *rest)
{
    unsigned long act;
    uint64_t digest;
    char step[32] = "";
    enum rum_err err = deal(r);

    if (err)
        return err;
    if (!number(&rest, UINT16_MAX, &act))
        return complain(r, RUM_EFORMAT, "expected 'play CODE DIGEST'", rest);
    err = read_digest(r, rest, &digest);
    if (err)
        return err;
    RUM_SAY(step, "action %lu", act);
    return compare(r, step, rum_match_play(r->match, (rum_action)act), digest);
}

/* A step that is nothing but a digest. */
static enum rum_err read_bare(struct rum_reader *r, char *rest,
                              const char *step,
                              enum rum_err (*take)(struct rum_match *))
{
    uint64_t digest;
    enum rum_err err = deal(r);

    if (!err)
        err = read_digest(r, rest, &digest);
    if (err)
        return err;
    return compare(r, step, take(r->match), digest);
}

static enum rum_err read_time(struct rum_reader *r, char *rest)
{
    return read_bare(r, rest, "the end of the time", rum_match_time);
}

static enum rum_err read_resign(struct rum_reader *r, char *rest)
{
    unsigned long seat;
    uint64_t digest;
    enum rum_err err = deal(r);

    if (err)
        return err;
    if (!number(&rest, RUM_MAX_SEATS - 1, &seat) ||
        (int)seat >= rum_match_seats(r->match))
        return complain(r, RUM_EFORMAT, "expected 'resign SEAT DIGEST'", rest);
    err = read_digest(r, rest, &digest);
    if (err)
        return err;
    return compare(r, "a resignation",
                   rum_match_resign(r->match, (rum_seat)seat), digest);
}

static enum rum_err read_draw(struct rum_reader *r, char *rest)
{
    return read_bare(r, rest, "a draw", rum_match_draw);
}

static enum rum_err read_undo(struct rum_reader *r, char *rest)
{
    unsigned long length;
    enum rum_err err = deal(r);

    if (err)
        return err;
    if (!number(&rest, UINT32_MAX, &length) || *rest ||
        rum_match_undo_to(r->match, length) < 0)
        return complain(r, RUM_EFORMAT,
                        "expected 'undo N' with fewer actions than were played",
                        NULL);
    return RUM_OK;
}

static enum rum_err read_line(struct rum_reader *r, char *line)
{
    static const struct {
        const char *word;
        enum rum_err (*read)(struct rum_reader *r, char *rest);
    } words[] = {
        {"game ", read_game}, {"rules ", read_rules}, {"option ", read_option},
        {"seed ", read_seed}, {"seat ", read_seat},   {"play ", read_play},
        {"time ", read_time}, {"undo ", read_undo},   {"resign ", read_resign},
        {"draw ", read_draw},
    };

    if (!*line || *line == '#')
        return RUM_OK;
    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
        size_t n = strlen(words[i].word);
        if (strncmp(line, words[i].word, n) == 0)
            return words[i].read(r, line + n);
    }
    return complain(r, RUM_EFORMAT,
                    "expected game, rules, option, seed, seat, play, time, "
                    "resign, draw or undo",
                    line);
}

struct rum_reader *rum_reader_create(void)
{
    return rum_alloc(sizeof(struct rum_reader));
}

void rum_reader_destroy(struct rum_reader *r)
{
    if (!r)
        return;
    rum_match_destroy(r->match);
    free(r);
}

enum rum_err rum_reader_line(struct rum_reader *r, const char *text, size_t n,
                             struct rum_err_text *why)
{
    RUM_WHY(why);
    char line[MAX_LINE];

    r->why = why;
    r->line++;
    if (n >= sizeof(line))
        return complain(r, RUM_EFORMAT, "the line is too long", NULL);
    if (memchr(text, '\0', n) || memchr(text, '\n', n))
        return complain(r, RUM_EFORMAT, "expected one line of text", NULL);
    memcpy(line, text, n);
    line[n] = '\0';
    if (r->line > 1)
        return read_line(r, line);
    if (strcmp(line, RECORD_FIRST_LINE) != 0)
        return complain(r, RUM_EFORMAT, "expected '" RECORD_FIRST_LINE "'",
                        line);
    return RUM_OK;
}

enum rum_err rum_reader_finish(struct rum_reader *r, struct rum_match **out,
                               struct rum_err_text *why)
{
    RUM_WHY(why);
    r->why = why;
    enum rum_err err = deal(r);
    if (err)
        return err;
    *out = r->match;
    r->match = NULL;
    return RUM_OK;
}

static enum rum_err read_all(struct rum_reader *r, const char *text,
                             size_t size, bool *cut, struct rum_err_text *why)
{
    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        size_t n = end ? (size_t)(end - text) : size;
        if (!end && r->line > 0) { /* a killed program's half line */
            if (cut) {
                *cut = true;
                return RUM_OK;
            }
            r->why = why;
            r->line++;
            return complain(r, RUM_EFORMAT, "the last line is not whole", NULL);
        }
        enum rum_err err = rum_reader_line(r, text, n, why);
        if (err)
            return err;
        text += n + (end != NULL);
        size -= n + (end != NULL);
    }
    return RUM_OK;
}

enum rum_err rum_match_load(const char *text, size_t size, bool *cut,
                            struct rum_match **out, struct rum_err_text *why)
{
    RUM_WHY(why);
    struct rum_reader *r = rum_reader_create();

    if (cut)
        *cut = false;
    enum rum_err err = read_all(r, text, size, cut, why);
    if (!err)
        err = rum_reader_finish(r, out, why);
    rum_reader_destroy(r);
    return err;
}

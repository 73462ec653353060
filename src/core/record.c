/*
 * record.c: a match as lines of text, on disk and back.
 *
 *     rumpus recording 1
 *     game npzr
 *     rules 1
 *     option players 2
 *     seed 00000000000000000000000000000007
 *     seat 0 human Ann
 *     play 12 9f2c41d07be0a35c # Ann plays Wild Ninja
 *     undo 0
 *
 * A file is only ever appended to, a line at a time, so a program that was
 * killed leaves a whole recording and at most half a line, which is ignored.
 */
#include "match.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FIRST_LINE "rumpus recording 1"
#define MAX_FILE   (16 << 20)
#define MAX_LINE   (3 * RUM_MAX_TEXT)

/* ---- writing ---- */

/* A text option may hold line breaks; in a recording it is one line. */
static void put_escaped(struct rum_text *out, const char *s)
{
    for (; *s; s++) {
        if (*s == '\\')
            rum_text_puts(out, "\\\\");
        else if (*s == '\n')
            rum_text_puts(out, "\\n");
        else
            rum_text_add(out, s, 1);
    }
}

static void put_seat(struct rum_text *out, const struct rum_match *m, int seat)
{
    rum_text_printf(out, "seat %d %s %s\n", seat,
                    m->who[seat][0] ? m->who[seat] : "human", m->name[seat]);
}

static void put_head(struct rum_text *out, const struct rum_match *m)
{
    char value[RUM_MAX_TEXT], seed[33];

    rum_text_printf(out, FIRST_LINE "\ngame %s\nrules %d\n", m->game->id,
                    m->game->rules_version);
    for (size_t i = 0; i < m->game->option_count; i++) {
        rum_options_format(&m->options, m->game, i, value, sizeof(value));
        rum_text_printf(out, "option %s ", m->game->options[i].name);
        put_escaped(out, value);
        rum_text_add(out, "\n", 1);
    }
    rum_seed_format(m->seed, seed);
    rum_text_printf(out, "seed %s\n", seed);
    for (int i = 0; i < rum_match_seats(m); i++)
        put_seat(out, m, i);
}

static void put_play(struct rum_text *out, const struct step *s,
                     const char *sentence)
{
    rum_text_printf(out, "play %d %016" PRIx64 " # %s\n", s->act, s->digest,
                    sentence);
}

void record_sentence(struct rum_match *m, rum_action act, char *out,
                     size_t size)
{
    rum_seat actor = rum_match_actor(m);
    struct rum_offer offer;

    rum_match_describe(m, actor, act, &offer);
    out[0] = '\0';
    rum_say(out, size, "%s: %s", m->name[actor], offer.text);
}

void rum_match_save(struct rum_match *m, struct rum_text *out)
{
    struct rum_match *again = rum_match_fork(m, 0);
    char sentence[320];

    put_head(out, m);
    for (size_t i = 0; i < m->length; i++) {
        record_sentence(again, m->step[i].act, sentence, sizeof(sentence));
        put_play(out, &m->step[i], sentence);
        enum rum_err err = rum_match_play(again, m->step[i].act);
        RUM_ASSERT(err == RUM_OK);
    }
    rum_match_destroy(again);
}

/* All of it, or nothing: what a full disk took in part is cut off again. */
static bool append(struct rum_match *m, const char *s, size_t n)
{
    size_t done = 0;

    while (done < n) {
        ssize_t k = write(m->file, s + done, n - done);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0) {
            int saved = errno;
            if (done > 0 && ftruncate(m->file, m->file_end) == 0)
                lseek(m->file, m->file_end, SEEK_SET);
            errno = saved;
            return false;
        }
        done += (size_t)k;
    }
    m->file_end += (off_t)n;
    return true;
}

static bool append_text(struct rum_match *m, struct rum_text *line)
{
    bool good = append(m, line->s, line->n);
    rum_text_finish(line);
    return good;
}

bool record_play(struct rum_match *m, const struct step *step,
                 const char *sentence)
{
    struct rum_text line = {0};

    if (m->file < 0)
        return true;
    put_play(&line, step, sentence);
    return append_text(m, &line);
}

bool record_undo(struct rum_match *m, size_t length)
{
    struct rum_text line = {0};

    if (m->file < 0)
        return true;
    rum_text_printf(&line, "undo %zu\n", length);
    return append_text(m, &line);
}

bool record_seat(struct rum_match *m, rum_seat seat)
{
    struct rum_text line = {0};

    if (m->file < 0)
        return true;
    put_seat(&line, m, seat);
    return append_text(m, &line);
}

/* A new file beside the old one, which stays whole until this one is. */
static int open_new(const char *path, bool replace, char *part, size_t size)
{
    int flags = O_WRONLY | O_CREAT | O_CLOEXEC | (replace ? O_TRUNC : O_EXCL);
    struct stat st;

    part[0] = '\0';
    /* A device or pipe cannot be replaced, only written to. */
    if (replace && (stat(path, &st) < 0 || S_ISREG(st.st_mode)))
        rum_say(part, size, "%s.part", path);
    return open(part[0] ? part : path, flags, 0644);
}

enum rum_err rum_match_record(struct rum_match *m, const char *path,
                              bool replace, struct rum_err_text *why)
{
    struct rum_text all = {0};
    char part[4096];
    int old = m->file;
    off_t old_end = m->file_end;

    why->text[0] = '\0';
    rum_match_save(m, &all);
    m->file = open_new(path, replace, part, sizeof(part));
    m->file_end = 0;
    if (m->file >= 0 && append(m, all.s, all.n) &&
        (!part[0] || rename(part, path) == 0)) {
        rum_text_finish(&all);
        if (old >= 0)
            close(old);
        return RUM_OK;
    }
    RUM_SAY(why->text, "cannot write %.150s: %s", path, strerror(errno));
    rum_text_finish(&all);
    if (m->file >= 0) { /* what was written is of no use */
        close(m->file);
        if (part[0])
            unlink(part);
    }
    m->file = old;
    m->file_end = old_end;
    return RUM_EIO;
}

/* ---- reading ---- */

/* A recording being read: the match is dealt at the first line that needs it.
 */
struct reader {
    const struct rum_game *game;
    struct rum_options options;
    struct rum_seed seed;
    bool seeded;
    struct rum_match *match;
    size_t line;
    struct rum_err_text *why;
};

static enum rum_err complain(struct reader *r, enum rum_err err,
                             const char *what, const char *got)
{
    r->why->text[0] = '\0';
    RUM_SAY(r->why->text, "line %zu: %s", r->line, what);
    if (got)
        RUM_SAY(r->why->text, ", not '%.60s'", got);
    return err;
}

static enum rum_err deal(struct reader *r)
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

static enum rum_err read_game(struct reader *r, char *rest)
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

static enum rum_err read_rules(struct reader *r, char *rest)
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

static enum rum_err read_option(struct reader *r, char *rest)
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

static enum rum_err read_seed(struct reader *r, char *rest)
{
    if (r->match || rum_seed_parse(rest, &r->seed) < 0)
        return complain(r, RUM_EFORMAT,
                        "expected a seed, 0..2^53-1 or 32 hex digits", rest);
    r->seeded = true;
    return RUM_OK;
}

static enum rum_err read_seat(struct reader *r, char *rest)
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
    rum_match_name(r->match, (rum_seat)seat, name + 1, rest);
    return RUM_OK;
}

static enum rum_err read_play(struct reader *r, char *rest)
{
    unsigned long act;
    char what[120] = "", *end;
    enum rum_err err = deal(r);

    if (err)
        return err;
    if (!number(&rest, UINT16_MAX, &act))
        return complain(r, RUM_EFORMAT, "expected 'play CODE DIGEST'", rest);
    uint64_t digest = strtoull(rest, &end, 16);
    if (end - rest != 16 || (*end && strncmp(end, " #", 2) != 0))
        return complain(r, RUM_EFORMAT, "expected a digest of 16 hex digits",
                        rest);
    if (rum_match_play(r->match, (rum_action)act) < 0) {
        RUM_SAY(what, "action %lu is not open at decision %zu", act,
                r->match->length);
        return complain(r, RUM_EDRIFT, what, NULL);
    }
    if (r->match->step[r->match->length - 1].digest != digest) {
        RUM_SAY(what, "action %lu (number %zu) plays differently now", act,
                r->match->length);
        return complain(r, RUM_EDRIFT, what, NULL);
    }
    return RUM_OK;
}

static enum rum_err read_undo(struct reader *r, char *rest)
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

static enum rum_err read_line(struct reader *r, char *line)
{
    static const struct {
        const char *word;
        enum rum_err (*read)(struct reader *r, char *rest);
    } words[] = {
        {"game ", read_game}, {"rules ", read_rules}, {"option ", read_option},
        {"seed ", read_seed}, {"seat ", read_seat},   {"play ", read_play},
        {"undo ", read_undo},
    };

    if (!*line || *line == '#')
        return RUM_OK;
    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
        size_t n = strlen(words[i].word);
        if (strncmp(line, words[i].word, n) == 0)
            return words[i].read(r, line + n);
    }
    return complain(r, RUM_EFORMAT,
                    "expected game, rules, option, seed, seat, play or undo",
                    line);
}

static enum rum_err read_all(struct reader *r, const char *text, size_t size)
{
    char line[MAX_LINE];

    while (size > 0) {
        const char *end = memchr(text, '\n', size);
        if (!end && r->line > 0)
            break; /* a killed program's half line */
        size_t n = end ? (size_t)(end - text) : size;
        r->line++;
        if (n >= sizeof(line))
            return complain(r, RUM_EFORMAT, "the line is too long", NULL);
        memcpy(line, text, n);
        line[n] = '\0';
        if (r->line == 1 && strcmp(line, FIRST_LINE) != 0)
            return complain(r, RUM_EFORMAT, "expected '" FIRST_LINE "'", line);
        enum rum_err err = r->line == 1 ? RUM_OK : read_line(r, line);
        if (err)
            return err;
        text += n + (end != NULL);
        size -= n + (end != NULL);
    }
    return deal(r);
}

enum rum_err rum_match_load(const char *text, size_t size,
                            struct rum_match **out, struct rum_err_text *why)
{
    struct reader r = {.why = why};

    enum rum_err err = read_all(&r, text, size);
    if (err) {
        rum_match_destroy(r.match);
        return err;
    }
    *out = r.match;
    return RUM_OK;
}

enum rum_err rum_match_open(const char *path, struct rum_match **out,
                            struct rum_err_text *why)
{
    struct rum_text text = {0};
    struct rum_err_text inner;
    char bytes[16384];

    why->text[0] = '\0';
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t n = file < 0 ? -1 : 0;
    while (file >= 0 && (n = read(file, bytes, sizeof(bytes))) > 0 &&
           text.n <= MAX_FILE)
        rum_text_add(&text, bytes, (size_t)n);
    if (n < 0)
        RUM_SAY(why->text, "cannot read %.150s: %s", path, strerror(errno));
    else if (text.n > MAX_FILE)
        RUM_SAY(why->text, "%.150s is larger than any recording", path);
    if (file >= 0)
        close(file);
    enum rum_err err = why->text[0] ? RUM_EIO : RUM_OK;
    if (!err) {
        err = rum_match_load(text.s ? text.s : "", text.n, out, &inner);
        if (err)
            RUM_SAY(why->text, "%.100s, %s", path, inner.text);
    }
    rum_text_finish(&text);
    return err;
}

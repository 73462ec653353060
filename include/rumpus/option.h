/*
 * option.h: what can be chosen before a game begins.
 *
 * A game lists its options; the core parses and resolves what a person, a file
 * or a message said, and setup() reads plain numbers. options[0] of every game
 * is `players`.
 *
 * An option takes one of its `words`, or, by kind, a number, a list of
 * `choices` (at most one for each seat) or a text:
 *
 *     RUM_OPT_WORD   dry=sweep             words only
 *     RUM_OPT_INT    first=random first=1  words, or min..max
 *     RUM_OPT_LIST   classes=draft classes=Ninja,Pirate,Elf   figures=CAVT
 *     RUM_OPT_TEXT   file=...              at most one in a game
 *
 * Threads: any, each with options of its own.
 */
#ifndef RUMPUS_OPTION_H
#define RUMPUS_OPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <rumpus/api.h>
#include <rumpus/err.h>

RUM_API_BEGIN

/* Bounds: options of a game, choices in a list, bytes of a text. */
#define RUM_MAX_OPTIONS 64
#define RUM_MAX_LIST    8
#define RUM_MAX_TEXT    2048

struct rum_game;

/* What an option takes besides its words: see above. */
enum rum_option_kind { RUM_OPT_WORD, RUM_OPT_INT, RUM_OPT_LIST, RUM_OPT_TEXT };

/* One option of a game. */
struct rum_option {
    const char *name;
    enum rum_option_kind kind;
    const char *const *words;   /* NULL-terminated; NULL: none */
    const char *const *choices; /* of a list, NULL-terminated; when each is a
                                   single letter they may be written together */
    int min, max;               /* of a number; of a text, its length */
    const char *standard;       /* the default, as it would be written: what
                                   the book says */
    const char *help;           /* a phrase for people */
    bool expert;                /* left out of the short list of options */
    bool tuning;                /* a number for designers, in no menu: the lab
                                   turns it, the standard is the book's */
};

/* An option that is a number which only the lab turns; `book` is what the book
 * says, as it would be written. */
#define RUM_TUNED(word, low, high, book, what)                                 \
    {                                                                          \
        .name = word, .kind = RUM_OPT_INT, .min = low, .max = high,            \
        .standard = book, .help = what, .tuning = true                         \
    }

/* The value of a word: -1, -2, ... so that it is no number of a range. */
#define RUM_WORD(i) (-1 - (i))

/* What was chosen for one option. */
struct rum_value {
    bool given; /* somebody chose it; otherwise it is the standard */
    int16_t n;  /* a number; a word w is RUM_WORD(w); of a list its length,
                   of a text its length */
    int8_t list[RUM_MAX_LIST]; /* indices of choices */
};

/* What was chosen for all options of a game. */
struct rum_options {
    uint8_t count;
    struct rum_value value[RUM_MAX_OPTIONS]; /* in the order of game->options */
    char text[RUM_MAX_TEXT];                 /* of the one text option */
};

/* What setup() has against the options; constant strings, as rules files have
 * no way to make others. */
struct rum_why {
    const char *option;  /* its name */
    const char *allowed; /* "2 to 4", "n-1 different letters of CGMR" */
};

/* The same as a sentence for people. */
void rum_why_say(const struct rum_why *why, const struct rum_game *game,
                 struct rum_err_text *out);

/* All standards: the preset `book`. */
void rum_options_init(struct rum_options *opt, const struct rum_game *game);

/* Begin with the values of a preset instead; what is set afterwards wins over
 * it. RUM_EOPTION, and `why` lists the presets there are. */
enum rum_err rum_options_preset(struct rum_options *opt,
                                const struct rum_game *game, const char *name,
                                struct rum_err_text *why);

/* Take `name` = `value`. RUM_EOPTION, and `why` says what would be allowed. */
enum rum_err rum_options_set(struct rum_options *opt,
                             const struct rum_game *game, const char *name,
                             const char *value, struct rum_err_text *why);

/* The same for "name=value". */
enum rum_err rum_options_parse(struct rum_options *opt,
                               const struct rum_game *game, const char *pair,
                               struct rum_err_text *why);

/* Write the value of option i as rum_options_set() takes it; always fits in
 * RUM_MAX_TEXT. */
void rum_options_format(const struct rum_options *opt,
                        const struct rum_game *game, size_t i, char *out,
                        size_t size);

/* "random, or 0 to 1": what option i takes. */
void rum_option_range(const struct rum_option *option, char *out, size_t size);

/* The index of a word in a chosen value, or -1 when it is a number. */
static inline int rum_value_word(const struct rum_value *v)
{
    return v->n < 0 ? -1 - v->n : -1;
}

RUM_API_END

#endif

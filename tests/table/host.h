/*
 * host.h: a host that only pretends: its clock stands where it is put, its
 * disk says what it is told to say.
 */
#ifndef TESTS_HOST_H
#define TESTS_HOST_H

#include <stdlib.h>

#include <rumpus/table.h>

#include "kit.h"

enum { ROLL, STAND }; /* what can be done in tally */

/* What the disk answers. */
struct disk {
    struct rum_sink sink;
    enum rum_err says;
    struct rum_text text; /* what it took */
};

static enum rum_err disk_write(struct rum_sink *sink, const char *line,
                               size_t n)
{
    struct disk *d = (struct disk *)sink; /* the sink comes first in it */

    if (d->says != RUM_EIO)
        rum_text_add(&d->text, line, n);
    return d->says;
}

/* A table of tally: seat 0 begins, nobody holds much. */
static inline struct rum_table *host_table(int seats,
                                           const struct rum_table_rules *rules)
{
    const struct rum_game *game = rum_game_find("tally");
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    struct rum_seed seed = {{7}};
    char players[4] = {(char)('0' + seats), '\0'};

    rum_options_init(&opt, game);
    CHECK_INT(rum_options_set(&opt, game, "players", players, &why), RUM_OK);
    CHECK_INT(rum_options_set(&opt, game, "first", "0", &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, seed, &m, &why), RUM_OK);
    return rum_table_create(m, rules, 1000);
}

/* Seat them: "0:Ann=human 1=easy". */
static inline void host_seat(struct rum_table *t, const char *text)
{
    struct rum_sitter all[RUM_MAX_SEATS] = {0}, one;
    struct rum_err_text why;
    rum_seat seat;
    char word[64];

    while (*text) {
        size_t n = strcspn(text, " ");
        memcpy(word, text, n);
        word[n] = '\0';
        text += n + strspn(text + n, " ");
        CHECK_INT(rum_sitter_parse(word, &seat, &one, &why), RUM_OK);
        all[seat] = one;
    }
    CHECK_INT(rum_table_begin(t, all, false, true, &why), RUM_OK);
}

static inline void host_everybody_comes(struct rum_table *t)
{
    for (int i = 0; i < RUM_MAX_PEOPLE; i++)
        rum_table_come(t, i);
}

/* Record to a disk that says `says` from now on. */
static inline void host_record(struct rum_table *t, struct disk *d,
                               enum rum_err says)
{
    *d = (struct disk){.sink = {.write = disk_write}};
    CHECK_INT(rum_match_record_to(rum_table_match(t), &d->sink, false), RUM_OK);
    d->says = says;
}

static inline size_t host_length(const struct rum_table *t)
{
    return rum_match_length(rum_table_match(t));
}

/* Everybody stands: the game is over. */
static inline void host_end(struct rum_table *t)
{
    for (rum_seat at; (at = rum_match_actor(rum_table_match(t))) >= 0;)
        CHECK_INT(rum_table_play(t, at, STAND), RUM_OK);
}

/* Let whoever thinks think and take the result. */
static inline enum rum_err host_think(struct rum_table *t)
{
    struct rum_thought *th = rum_table_think(t);

    CHECK(th != NULL);
    rum_thought_run(th);
    enum rum_err err = rum_table_thought(t, th);
    rum_thought_destroy(th);
    return err;
}

#endif

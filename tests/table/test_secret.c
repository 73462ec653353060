/*
 * test_secret.c: what a seat is sent depends on nothing that it may not know.
 *
 * At many states of random games of all games, from the first to the last,
 * every seat and a spectator are put at two tables: one has the true state, the
 * other one that they might imagine from what they see. They say the same
 * things at both and must be sent the same bytes: scenes, answers, refusals.
 * Bots that are to decide must take the same time. With RUMPUS_WIDE=1 there are
 * more games, and every state of them is tried.
 *
 * Both tables have the true history, so that what follows from the list of
 * steps alone (may this be taken back?) is not tried here.
 */
#include <stdio.h>
#include <stdlib.h>

#include <rumpus/wire.h>

#include "../../src/core/match.h"
#include "kit.h"

#define STATES 10 /* that are tried of a game, about */
#define GAMES  2  /* of each number of players, if there is time */

struct side {
    struct rum_wire *wire;
    struct rum_table *table;
    struct rum_guest guest; /* what it is sent goes to: */
    struct rum_text sent;
};

static void take(struct rum_guest *g, const char *text, size_t n)
{
    struct side *s = (struct side *)((char *)g - offsetof(struct side, guest));

    rum_text_add(&s->sent, text, n);
    rum_text_puts(&s->sent, "\n");
}

/* A table with this match, at which `viewer` is a person and the others are
 * bots; every other one if `mixed`. */
static void lay(struct side *s, struct rum_match *match, rum_seat viewer,
                bool mixed)
{
    const struct rum_table_rules rules = {
        .hurry = 1000, .pace = 100, .most = 1000, .least = 250};
    struct rum_sitter sitter[RUM_MAX_SEATS] = {0};
    struct rum_err_text why;

    *s = (struct side){.wire = rum_wire_create(NULL, NULL)};
    s->table = rum_table_create(match, &rules, 0);
    for (int i = 0; i < rum_match_seats(match); i++) {
        bool person = i == viewer || (mixed && i % 2 == 0);
        sitter[i].kind = person ? RUM_SITS_PERSON : RUM_SITS_BOT;
        strcpy(sitter[i].bot, person ? "" : "hard");
    }
    CHECK_INT(rum_table_begin(s->table, sitter, false, false, &why), RUM_OK);
    s->guest = (struct rum_guest){.wire = s->wire, .send = take};
    rum_guest_join(&s->guest, s->table,
                   viewer >= 0 ? rum_table_holder(s->table, viewer)
                               : RUM_STRANGER);
}

static void clear_away(struct side *s)
{
    rum_guest_finish(&s->guest);
    rum_table_destroy(s->table);
    rum_wire_destroy(s->wire);
    rum_text_finish(&s->sent);
}

static void say(struct side *s, const char *line)
{
    rum_guest_say(&s->guest, line, strlen(line));
    rum_table_publish(s->table);
}

/* All a guest can ask that does not change the game; what only the seat to
 * decide may is refused to the others, in words. */
static void converse(struct side *s, rum_seat viewer, rum_action open)
{
    static const char *const lines[] = {
        "{\"cmd\":\"legal\"}",
        "{\"cmd\":\"legal\",\"words\":false}",
        "{\"cmd\":\"view\"}",
        "{\"cmd\":\"view\",\"as\":\"spectator\"}",
        "{\"cmd\":\"view\",\"as\":\"all\"}",
        "{\"cmd\":\"layout\"}",
        "{\"cmd\":\"play\",\"code\":65535}",
        "{\"cmd\":\"play\",\"code\":0,\"n\":99999}",
        "{\"cmd\":\"preview\",\"code\":65535}",
        "{\"cmd\":\"why\",\"on\":\"deck\"}",
        "{\"cmd\":\"why\",\"on\":\"hand0\"}",
        "{\"cmd\":\"replay\",\"at\":0}",
        "{\"cmd\":\"save\"}",
        "{\"cmd\":\"state\"}",
        "{\"cmd\":\"options\"}",
        "{\"cmd\":\"hint\"}",
        "{\"cmd\":\"hurry\"}",
        "{\"cmd\":\"consent\",\"yes\":true}",
        "{\"cmd\":\"withdraw\"}",
    };
    char line[80];

    rum_table_publish(s->table);
    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++)
        say(s, lines[i]);
    for (int i = 0; i < rum_match_seats(rum_table_match(s->table)); i++) {
        snprintf(line, sizeof(line), "{\"cmd\":\"view\",\"as\":%d}", i);
        say(s, line);
    }
    snprintf(line, sizeof(line), "{\"cmd\":\"preview\",\"code\":%d}", open);
    say(s, line);
    snprintf(line, sizeof(line), "{\"cmd\":\"look\",\"as\":%d}", viewer);
    say(s, line);
}

/* When the decision of a bot would be told; RUM_NEVER: none is waited for. */
static uint64_t bot_is_due(struct side *s)
{
    struct rum_thought *th = rum_table_think(s->table);
    uint64_t due = th && th->person == RUM_STRANGER ? th->due : RUM_NEVER;

    rum_thought_destroy(th);
    return due;
}

/* The same match, with a state that the viewer might imagine. */
static struct rum_match *imagined(const struct rum_match *m, rum_seat viewer,
                                  struct rum_rng *rng)
{
    struct rum_match *other = rum_match_fork(m, rum_match_length(m));

    rum_game_hide(m->game, m->state, viewer, other->state);
    rum_game_imagine(m->game, other->state, viewer, rng);
    other->fresh = 0;
    match_refresh(other);
    return other;
}

/* The first difference, and what stands round it, for who has to find it. */
static void compare(const struct side *a, const struct side *b,
                    const struct rum_match *m, rum_seat viewer)
{
    size_t at = 0;

    while (at < a->sent.n && at < b->sent.n && a->sent.s[at] == b->sent.s[at])
        at++;
    if (at < a->sent.n || at < b->sent.n) {
        size_t from = at > 200 ? at - 200 : 0;
        fprintf(stderr,
                "%s seat %d after %zu actions\n  true:     %.300s\n"
                "  imagined: %.300s\n",
                m->game->id, viewer, m->length, a->sent.s + from,
                b->sent.s + from);
    }
    CHECK_INT(at, a->sent.n);
    CHECK_INT(at, b->sent.n);
}

static void try_seat(const struct rum_match *m, rum_seat viewer, bool mixed,
                     struct rum_rng *rng)
{
    struct side is, might;
    rum_action open = m->legal[0];

    lay(&is, rum_match_fork(m, rum_match_length(m)), viewer, mixed);
    lay(&might, imagined(m, viewer, rng), viewer, mixed);
    converse(&is, viewer, open);
    converse(&might, viewer, open);
    compare(&is, &might, m, viewer);
    /* How long a person takes is theirs; bots in their place take alike. */
    CHECK(mixed || bot_is_due(&is) == bot_is_due(&might));
    clear_away(&is);
    clear_away(&might);
}

static struct rum_match *deal(const struct rum_game *game, int players,
                              uint32_t seed)
{
    struct rum_options opt;
    struct rum_err_text why;
    struct rum_match *m;
    char text[32];

    snprintf(text, sizeof(text), "players=%d", players);
    rum_options_init(&opt, game);
    CHECK_INT(rum_options_parse(&opt, game, text, &why), RUM_OK);
    CHECK_INT(rum_match_create(game, &opt, kit_seed(seed), &m, &why), RUM_OK);
    return m;
}

/* What a bot has seen of the others' cards is a secret as well, and there is
 * one while its own hand is empty: Zapp'em! has such states. */
TEST(a_bot_takes_as_long_whatever_it_has_seen)
{
    struct rum_match *m = deal(rum_game_find("zappem"), 3, 17);
    struct rum_rng chance, rng;
    struct side is, might;

    rum_rng_init(&chance, kit_seed(1017));
    rum_rng_init(&rng, kit_seed(2017));
    while (m->legal_count > 0) {
        lay(&is, rum_match_fork(m, rum_match_length(m)), RUM_NOBODY, false);
        lay(&might, imagined(m, RUM_NOBODY, &rng), RUM_NOBODY, false);
        CHECK(bot_is_due(&is) == bot_is_due(&might));
        clear_away(&is);
        clear_away(&might);
        rum_action act =
            m->legal[rum_rng_below(&chance, (uint32_t)m->legal_count)];
        CHECK_INT(rum_match_play(m, act), RUM_OK);
    }
    rum_match_destroy(m);
}

/* Play a game by chance and try about so many of its states; how many it
 * has. */
static size_t play_game(const struct rum_game *game, int players, uint32_t seed,
                        size_t tried, size_t of)
{
    struct rum_match *m = deal(game, players, seed);
    struct rum_rng chance, choice;
    size_t states = 0;

    rum_rng_init(&chance, kit_seed(seed + 1000));
    rum_rng_init(&choice, kit_seed(seed + 2000));
    for (; m->legal_count > 0; states++) {
        bool now = rum_rng_below(&choice, (uint32_t)of) < tried;
        for (rum_seat seat = RUM_NOBODY; now && seat < players; seat++)
            try_seat(m, seat, states % 2, &choice);
        rum_action act =
            m->legal[rum_rng_below(&chance, (uint32_t)m->legal_count)];
        CHECK_INT(rum_match_play(m, act), RUM_OK);
    }
    rum_match_destroy(m);
    return states;
}

TEST(what_anybody_is_sent_depends_on_nothing_hidden)
{
    bool wide = getenv("RUMPUS_WIDE");

    for (const struct rum_game *const *game = rum_games(); *game; game++) {
        for (int players = (*game)->min_seats; players <= (*game)->max_seats;
             players++) {
            for (uint32_t seed = 17; seed < 17 + (wide ? GAMES : 1); seed++) {
                size_t states = play_game(*game, players, seed, 0, 1);
                play_game(*game, players, seed, wide ? states : STATES, states);
            }
        }
    }
}

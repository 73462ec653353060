/*
 * players.c: seating people, bots and programs.
 */
#include "players.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_level(const char *s, size_t n)
{
    for (const char *const *l = rum_bot_levels(); *l; l++) {
        if (strlen(*l) == n && strncmp(*l, s, n) == 0)
            return true;
    }
    return false;
}

void players_explain(const char *text, struct rum_err_text *why)
{
    why->text[0] = '\0';
    RUM_SAY(why->text, "a seat is said as 0=human, 0=human:NAME, ");
    for (const char *const *l = rum_bot_levels(); *l; l++)
        RUM_SAY(why->text, "0=%s, ", *l);
    RUM_SAY(why->text, "or 0=cmd:COMMAND, not '%.60s'", text);
}

bool players_say(struct players *p, int seat, const char *who)
{
    struct player player = {0};
    const char *colon = strchr(who, ':');
    size_t n = colon ? (size_t)(colon - who) : strlen(who);

    if (n == 3 && strncmp(who, "cmd", 3) == 0 && colon && colon[1]) {
        player.kind = PLAYER_PROGRAM;
        player.command = colon + 1;
    } else if (n == 5 && strncmp(who, "human", 5) == 0) {
        player.kind = PLAYER_HUMAN;
    } else if (is_level(who, n)) {
        player.kind = PLAYER_BOT;
        RUM_SAY(player.level, "%.*s", (int)n, who);
    } else {
        return false;
    }
    if (player.kind != PLAYER_PROGRAM && colon) {
        if (!colon[1])
            return false;
        RUM_SAY(player.name, "%s", colon + 1);
    }
    p->seat[seat] = player;
    if (p->said <= seat)
        p->said = seat + 1;
    return true;
}

static void make_bot(struct player *player, const char *level)
{
    player->kind = PLAYER_BOT;
    player->level[0] = '\0';
    RUM_SAY(player->level, "%s", level);
}

static void seat_by_default(struct player *player, struct rum_match *m,
                            rum_seat seat, bool as_recorded,
                            enum player_kind first)
{
    const char *who = rum_match_seat_who(m, seat);

    if (as_recorded) {
        RUM_SAY(player->name, "%s", rum_match_seat_name(m, seat));
        if (strcmp(who, "human") == 0 && first == PLAYER_HUMAN)
            player->kind = PLAYER_HUMAN;
        else
            make_bot(player, is_level(who, strlen(who)) ? who : "easy");
    } else if (seat == 0 && first == PLAYER_HUMAN) {
        player->kind = PLAYER_HUMAN;
    } else {
        make_bot(player, "easy");
    }
}

/* Two players of one name would make every sentence a riddle. */
static bool name_taken(const struct players *p, int seats, int but,
                       const char *name)
{
    for (int i = 0; i < seats; i++) {
        if (i != but && strcmp(p->seat[i].name, name) == 0)
            return true;
    }
    return false;
}

static void give_name(struct players *p, int seats, int seat)
{
    static const char *const names[] = {"Ada",  "Bob", "Cleo",
                                        "Dora", "Eli", "Fay"};
    struct player *player = &p->seat[seat];

    if (player->name[0])
        return;
    for (int i = 0; player->kind != PLAYER_HUMAN && i < RUM_MAX_SEATS; i++) {
        const char *name = names[(seat + i) % RUM_MAX_SEATS];
        if (!name_taken(p, seats, seat, name)) {
            RUM_SAY(player->name, "%s", name);
            return;
        }
    }
    RUM_SAY(player->name, "Player %d", seat + 1);
}

/* Bots draw from generators of their own, but a seed given for the game makes
 * them repeatable too. */
static struct rum_seed seed_of_bot(const struct rum_match *m, int seat)
{
    struct rum_seed seed = rum_match_seed(m);
    struct rum_rng rng;

    seed.word[0] ^= 0x626f7473u;
    seed.word[1] ^= (uint32_t)seat;
    rum_rng_init(&rng, seed);
    return rum_rng_seed(&rng);
}

static void wake_bot(struct player *player, const struct rum_match *m, int seat)
{
    struct rum_bot_options opt = {.level = player->level,
                                  .seed = seed_of_bot(m, seat)};
    player->bot = rum_bot_create(rum_match_game(m), &opt);
    RUM_ASSERT(player->bot);
}

static enum rum_err start_program(struct player *player, struct rum_match *m,
                                  rum_seat seat, struct rum_err_text *why)
{
    struct rum_err_text inner;

    player->program = program_start(player->command, m, seat, &inner);
    if (player->program)
        return RUM_OK;
    why->text[0] = '\0';
    RUM_SAY(why->text, "seat %d, %.60s: %s", seat, player->command, inner.text);
    return RUM_EFORMAT;
}

enum rum_err players_sit(struct players *p, struct rum_match *m,
                         bool as_recorded, enum player_kind first,
                         struct rum_err_text *why)
{
    int seats = rum_match_seats(m);

    if (p->said > seats) {
        why->text[0] = '\0';
        RUM_SAY(why->text, "there is no seat %d; this game has seats 0 to %d",
                p->said - 1, seats - 1);
        return RUM_EFORMAT;
    }
    for (int i = 0; i < seats; i++) {
        if (p->seat[i].kind == PLAYER_UNSAID)
            seat_by_default(&p->seat[i], m, (rum_seat)i, as_recorded, first);
    }
    for (int i = 0; i < seats; i++) {
        struct player *player = &p->seat[i];
        give_name(p, seats, i);
        rum_match_name(m, (rum_seat)i, player->name,
                       player->kind == PLAYER_HUMAN ? "human"
                       : player->kind == PLAYER_BOT ? player->level
                                                    : "cmd");
        if (player->kind == PLAYER_BOT)
            wake_bot(player, m, i);
        if (player->kind == PLAYER_PROGRAM &&
            start_program(player, m, (rum_seat)i, why) < 0)
            return RUM_EFORMAT;
    }
    return RUM_OK;
}

bool players_same(const struct players *p, rum_seat a, rum_seat b)
{
    const struct player *x = &p->seat[a], *y = &p->seat[b];

    return a == b || (x->kind == PLAYER_HUMAN && y->kind == PLAYER_HUMAN &&
                      x->name[0] && strcmp(x->name, y->name) == 0);
}

int players_humans(const struct players *p)
{
    int n = 0;

    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        bool new = p->seat[i].kind == PLAYER_HUMAN;
        for (int k = 0; k < i && new; k++)
            new = !players_same(p, (rum_seat)k, (rum_seat)i);
        n += new;
    }
    return n;
}

rum_seat players_first_human(const struct players *p)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        if (p->seat[i].kind == PLAYER_HUMAN)
            return (rum_seat)i;
    }
    return RUM_NOBODY;
}

bool players_is_human(const struct players *p, rum_seat seat)
{
    return seat >= 0 && p->seat[seat].kind == PLAYER_HUMAN;
}

static void replace_program(struct player *player, struct rum_match *m,
                            rum_seat seat)
{
    program_end(player->program);
    player->program = NULL;
    make_bot(player, "easy");
    wake_bot(player, m, seat);
    rum_match_name(m, seat, NULL, "easy");
}

rum_action players_choose(struct players *p, struct rum_match *m,
                          struct rum_err_text *trouble)
{
    const struct rum_game *game = rum_match_game(m);
    rum_seat seat = rum_match_actor(m);
    struct player *player = &p->seat[seat];
    struct rum_err_text why;
    struct rum_advice advice;
    rum_action act = 0;

    trouble->text[0] = '\0';
    if (player->kind == PLAYER_PROGRAM &&
        program_choose(player->program, p->millis, &act, &why) == RUM_OK)
        return act;
    void *hidden = rum_alloc(game->state_size);
    rum_game_hide(game, rum_match_state(m), seat, hidden);
    if (player->kind == PLAYER_PROGRAM) {
        RUM_SAY(trouble->text, "%s (%.40s) is out: %s. An easy bot goes on.",
                player->name, player->command, why.text);
        act = game->fallback(hidden);
        replace_program(player, m, seat);
    } else {
        act = rum_bot_choose(player->bot, hidden, seat, &advice);
    }
    free(hidden);
    return act;
}

void players_finish(struct players *p)
{
    for (int i = 0; i < RUM_MAX_SEATS; i++) {
        rum_bot_destroy(p->seat[i].bot);
        program_end(p->seat[i].program);
        p->seat[i].bot = NULL;
        p->seat[i].program = NULL;
    }
}

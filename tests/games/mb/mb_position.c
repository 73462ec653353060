/*
 * mb_position.c: see mb_position.h. Codes are written out here and not taken
 * from mb.h: they are the ones of the specification, whatever the game calls
 * them.
 */
#include "mb_position.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

static const char letters[] = "GBYRNPWK";

static const struct {
    const char *word;
    int code;
} words[] = {
    {"skip", 0}, {"end", 1},  {"black", 2}, {"stop", 3}, {"tG", 10},
    {"tB", 11},  {"tY", 12},  {"tR", 13},   {"tN", 14},  {"G", 20},
    {"GB", 21},  {"GY", 22},  {"GBY", 23},  {"B", 24},   {"Y", 25},
    {"R", 26},   {"P", 27},   {"W", 28},    {"n", 600},  {"ne", 601},
    {"e", 602},  {"se", 603}, {"s", 604},   {"sw", 605}, {"w", 606},
    {"nw", 607}, {"-0", 610}, {"-1", 611},  {"-2", 612}, {"-3", 613},
    {"-4", 614},
};

/* ---- names ---- */

int sq(const char *name)
{
    return (atoi(name + 1) - 1) * 12 + (name[0] - 'A');
}

int edge(const char *name)
{
    int first = sq(name);

    return strchr(name, '|') ? first / 12 * 11 + first % 12 : 132 + first;
}

static void word_of(int code, char *out, size_t size)
{
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (words[i].code == code) {
            snprintf(out, size, "%s", words[i].word);
            return;
        }
    }
    if (code < 50) {
        snprintf(out, size, "d%c", letters[code - 40]);
    } else if (code < 100) {
        snprintf(out, size, "@%d", code - 50);
    } else if (code < 300) {
        int s = code - 100;
        snprintf(out, size, "%c%d", 'A' + s % 12, s / 12 + 1);
    } else if (code < 300 + 132) {
        int y = (code - 300) / 11, x = (code - 300) % 11;
        snprintf(out, size, "%c%d|%c%d", 'A' + x, y + 1, 'A' + x + 1, y + 1);
    } else {
        int y = (code - 432) / 12, x = (code - 432) % 12;
        snprintf(out, size, "%c%d/%c%d", 'A' + x, y + 1, 'A' + x, y + 2);
    }
}

static int code_of(const char *word)
{
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (strcmp(words[i].word, word) == 0)
            return words[i].code;
    }
    if (word[0] == 'd')
        return 40 + (int)(strchr(letters, word[1]) - letters);
    if (word[0] == '@')
        return 50 + word[1] - '0';
    return strpbrk(word, "|/") ? 300 + edge(word) : 100 + sq(word);
}

const char *open_now(const struct mb_state *s)
{
    static char text[2048];
    rum_action open[RUM_MAX_ACTIONS];
    size_t n = mb_game.legal(s, open), at = 0;

    text[0] = '\0';
    for (size_t i = 0; i < n; i++) {
        char word[16];
        word_of(open[i], word, sizeof(word));
        at += (size_t)snprintf(text + at, sizeof(text) - at, "%s%s",
                               i ? " " : "", word);
    }
    return text;
}

bool offered(const struct mb_state *s, const char *word)
{
    return kit_is_legal(&mb_game, s, code_of(word));
}

/* The events of one action, after those that are there already. */
static void gather(struct rum_trace *all, const struct rum_trace *fresh)
{
    for (int i = 0; i < fresh->n; i++)
        all->event[all->n++] = fresh->event[i];
}

void play_at(struct mb_state *s, const char *codes, struct rum_trace *trace,
             const char *file, int line)
{
    static struct rum_trace fresh;
    char word[16];
    int used;

    for (; sscanf(codes, "%15s%n", word, &used) == 1; codes += used) {
        int code = code_of(word);
        if (!kit_is_legal(&mb_game, s, code))
            kit_fail(file, line, "%s is not open, but: %s", word, open_now(s));
        kit_play(&mb_game, s, &fresh, &code, 1, file, line);
        if (trace)
            gather(trace, &fresh);
        check_sound(s, file, line);
    }
}

void check_sound(const struct mb_state *s, const char *file, int line)
{
    const char *what = "";

    if (!mb_game.check(s, &what))
        kit_fail(file, line, "the state is broken: %s", what);
}

/* ---- cards ---- */

/* Fill both decks with what lies nowhere else. */
static void restock(struct mb_state *s)
{
    struct mb_deck *deck = &s->deck;

    memset(&s->deck, 0, sizeof(s->deck));
    memset(&s->specials, 0, sizeof(s->specials));
    for (int c = 0; c < MB_CARDS; c++) {
        int left = mb_cards_of[s->quick][c] - s->discards[c];
        for (int seat = 0; seat < 4; seat++)
            left -= s->hand[seat][c];
        if (c == MB_PURPLE)
            deck = &s->specials;
        while (left-- > 0)
            deck->card[deck->left++] = (uint8_t)c;
    }
}

void hold(struct mb_state *s, rum_seat seat, const char *cards)
{
    memset(s->hand[seat], 0, MB_CARDS);
    s->regular[seat] = s->special[seat] = 0;
    for (; *cards; cards++) {
        int c = (int)(strchr(letters, *cards) - letters);
        s->hand[seat][c]++;
        if (c < MB_PURPLE)
            s->regular[seat]++;
        else
            s->special[seat]++;
    }
    restock(s);
}

void next_cards(struct mb_state *s, const char *cards)
{
    int taken[2] = {0, 0};

    for (; *cards; cards++) {
        int c = (int)(strchr(letters, *cards) - letters);
        struct mb_deck *deck = c < MB_PURPLE ? &s->deck : &s->specials;
        int top = deck->left - 1 - taken[c >= MB_PURPLE]++, from = top;
        while (from >= 0 && deck->card[from] != c)
            from--;
        CHECK(from >= 0);
        deck->card[from] = deck->card[top];
        deck->card[top] = (uint8_t)c;
    }
}

static void down_to(struct mb_state *s, struct mb_deck *deck, int n)
{
    int gone = deck->left - n;

    CHECK(gone >= 0);
    for (int i = 0; i < gone; i++)
        s->discards[deck->card[i]]++;
    memmove(deck->card, deck->card + gone, (size_t)n);
    memset(deck->card + n, 0, (size_t)gone);
    deck->left = (uint8_t)n;
}

void deck_down_to(struct mb_state *s, int n)
{
    down_to(s, &s->deck, n);
}

void specials_down_to(struct mb_state *s, int n)
{
    down_to(s, &s->specials, n);
}

/* ---- tokens ---- */

void mixed(struct mb_state *s, const char *square, int h, int z)
{
    int i = sq(square);

    s->tokens_left =
        (uint8_t)(s->tokens_left + s->humans[i] + s->zombies[i] - h - z);
    s->human_count = (uint8_t)(s->human_count + h - s->humans[i]);
    s->zombie_count = (uint8_t)(s->zombie_count + z - s->zombies[i]);
    s->humans[i] = (uint8_t)h;
    s->zombies[i] = (uint8_t)z;
}

void zombies(struct mb_state *s, const char *square, int n)
{
    mixed(s, square, 0, n);
}

void humans(struct mb_state *s, const char *square, int n)
{
    mixed(s, square, n, 0);
}

void no_humans(struct mb_state *s)
{
    for (int i = 0; i < MB_SQUARES; i++) {
        char name[8];
        word_of(100 + i, name, sizeof(name));
        if (s->humans[i])
            humans(s, name, 0);
    }
}

void hide_token(struct mb_state *s, const char *square)
{
    s->ground[sq(square)] |= MB_GROUND_HIDE;
}

void stop_token(struct mb_state *s, const char *square)
{
    s->stop[0] = (uint8_t)sq(square);
}

void wall(struct mb_state *s, const char *name)
{
    mb_set_wall(s, edge(name));
    s->walls_left--;
    mb_board_open(s);
}

int zombies_on(const struct mb_state *s, const char *square)
{
    return s->zombies[sq(square)];
}

int humans_on(const struct mb_state *s, const char *square)
{
    return s->humans[sq(square)];
}

bool connected(const struct mb_state *s, const char *from, const char *to)
{
    for (int d = 0; d < 8; d++) {
        if (s->open[sq(from)] >> d & 1 && sq(from) + mb_toward[d] == sq(to))
            return true;
    }
    return false;
}

/* ---- turns ---- */

void turn_to(struct mb_state *s, rum_seat seat)
{
    s->seat = s->head.to_act = seat;
    s->head.turn++;
    s->phase = MB_AT_MAIN;
    s->acted = s->again = false;
}

void position_with(struct mb_state *s, const char *options, rum_seat seat,
                   const char *hand)
{
    char all[128];

    snprintf(all, sizeof(all), "layout=training %s", options);
    kit_deal(&mb_game, s, 1, all);
    hold(s, seat, hand);
    s->head.turn = 3;
    turn_to(s, seat);
    check_sound(s, __FILE__, __LINE__);
}

void position(struct mb_state *s, rum_seat seat, const char *hand)
{
    position_with(s, "", seat, hand);
}

int first_open(const struct mb_state *s)
{
    rum_action open[RUM_MAX_ACTIONS];

    mb_game.legal(s, open);
    return open[0];
}

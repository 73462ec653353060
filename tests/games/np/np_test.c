/*
 * np_test.c: laying out positions, and reading them back.
 */
#include "np_test.h"

#include <stdio.h>

static const char characters[] = "NPZR", positions[] = "htl";
static const char wilds[] = "npzrhtlw";

static unsigned index_of(const char *letters, char c)
{
    const char *at = strchr(letters, c);
    RUM_ASSERT(c && at);
    return (unsigned)(at - letters);
}

/* "Zl", "wn": two letters, and on to the next word. */
static unsigned read_kind(const char **text)
{
    const char *t = *text;
    unsigned kind = t[0] == 'w' ? NP_WILD + index_of(wilds, t[1])
                                : index_of(characters, t[0]) * 3 +
                                      index_of(positions, t[1]);
    t += 2;
    while (*t == ' ')
        t++;
    *text = t;
    return kind;
}

/* Out of the deck, wherever it is. */
static unsigned take_card(struct np_state *s, unsigned card)
{
    unsigned i = 0;

    while (i < s->deck_size && s->deck[i] != card)
        i++;
    RUM_ASSERT(i < s->deck_size);
    s->deck_size--;
    memmove(&s->deck[i], &s->deck[i + 1], s->deck_size - i);
    s->deck[s->deck_size] = NP_NONE;
    return card;
}

/* The copy with the lowest id that is still in the deck. */
static unsigned take_kind(struct np_state *s, unsigned kind)
{
    unsigned best = NP_NONE;

    for (unsigned i = 0; i < s->deck_size; i++) {
        if (np_kind(s->deck[i]) == kind && s->deck[i] < best)
            best = s->deck[i];
    }
    return take_card(s, best);
}

void position(struct np_state *s, const char *options)
{
    char all[200];

    snprintf(all, sizeof(all), "first=0 %s", options);
    kit_deal(&np_game, s, 7, all);
    for (unsigned seat = 0; seat < NP_SEATS; seat++) {
        for (unsigned i = 0; i < s->hand_size[seat]; i++)
            s->deck[s->deck_size++] = s->hand[seat][i];
        memset(s->hand[seat], NP_NONE, NP_HAND);
        s->hand_size[seat] = 0;
    }
}

static void lay(struct np_state *s, unsigned slot, unsigned card, unsigned face)
{
    uint8_t *top = &s->top[slot][np_position(face)];

    s->under[card] = *top;
    if (*top != NP_NONE)
        s->covered |= np_bit(*top);
    *top = (uint8_t)card;
    s->slot_of[card] = (uint8_t)slot;
    s->face_of[card] = (uint8_t)face;
    s->laid |= np_bit(card);
}

unsigned stack(struct np_state *s, unsigned owner, const char *piles)
{
    unsigned slot = np_lowest(~np_all_stacks(s)), pos = 0;

    s->stacks[owner] |= np_bit(slot);
    for (const char *t = piles; *t; t++) {
        if (*t == '/') {
            pos++;
        } else if (*t == 'w') {
            unsigned card = take_kind(s, NP_WILD + index_of(wilds, t[1]));
            lay(s, slot, card, index_of(characters, t[2]) * 3 + pos);
            t += 2;
        } else if (*t != '-') {
            unsigned face = index_of(characters, *t) * 3 + pos;
            lay(s, slot, take_kind(s, face), face);
        }
    }
    RUM_ASSERT(pos == 2);
    return slot;
}

void hand(struct np_state *s, unsigned seat, const char *cards)
{
    while (*cards)
        s->hand[seat][s->hand_size[seat]++] =
            (uint8_t)take_kind(s, read_kind(&cards));
}

void hand_card(struct np_state *s, unsigned seat, unsigned card)
{
    s->hand[seat][s->hand_size[seat]++] = (uint8_t)take_card(s, card);
}

void scored(struct np_state *s, unsigned seat, const char *cards)
{
    while (*cards)
        s->scored[seat] |= np_bit(take_kind(s, read_kind(&cards)));
}

void counts(struct np_state *s, unsigned seat, const char *text)
{
    for (; *text; text++) {
        if (*text == ' ')
            continue;
        unsigned c = index_of(characters, *text);
        s->count[seat][c] = 1;
        if (text[1] >= '0' && text[1] <= '9')
            s->count[seat][c] = (uint16_t)(*++text - '0');
    }
}

void next_cards(struct np_state *s, const char *cards)
{
    uint8_t wanted[NP_CARDS];
    unsigned n = 0;

    while (*cards)
        wanted[n++] = (uint8_t)take_kind(s, read_kind(&cards));
    while (n > 0)
        s->deck[s->deck_size++] = wanted[--n];
}

void scatter(struct np_state *s)
{
    while (s->deck_size > 0) {
        unsigned card = take_card(s, s->deck[0]);
        unsigned slot = np_lowest(~np_all_stacks(s));
        s->stacks[slot & 1] |= np_bit(slot);
        lay(s, slot, card, np_lowest(np_faces[np_kind(card)]));
    }
}

void earn(struct np_state *s, unsigned moves)
{
    s->moves = (uint8_t)moves;
    s->phase = NP_D4_PICK;
    s->regular_played = 1;
    s->any_played = true;
}

int pick(const struct np_state *s, unsigned slot, unsigned pos, unsigned depth)
{
    unsigned card = s->top[slot][pos];

    while (depth-- > 0)
        card = s->under[card];
    return (int)(NP_PICK + card);
}

int holds(const struct np_state *s, unsigned seat, unsigned kind)
{
    int n = 0;

    for (unsigned i = 0; i < s->hand_size[seat]; i++)
        n += np_kind(s->hand[seat][i]) == kind;
    return n;
}

void check_sound(const struct np_state *s, const char *file, int line)
{
    const char *what = "";

    if (!np_game.check(s, &what))
        kit_fail(file, line, "the state is broken: %s", what);
}

/* One pile, from the bottom up. */
static void write_pile(const struct np_state *s, unsigned card, char *out)
{
    char from_top[NP_CARDS][4];
    int n = 0;

    if (card == NP_NONE)
        strcat(out, "-");
    for (; card != NP_NONE; card = s->under[card], n++) {
        char c = characters[np_character(s->face_of[card])];
        if (np_is_wild(card))
            snprintf(from_top[n], 4, "w%c%c", wilds[np_kind(card) - NP_WILD],
                     c);
        else
            snprintf(from_top[n], 4, "%c", c);
    }
    while (n > 0)
        strcat(out, from_top[--n]);
}

void check_stack(const struct np_state *s, unsigned slot, const char *piles,
                 const char *file, int line)
{
    char is[200] = "";

    for (unsigned pos = 0; pos < NP_POSITIONS && (np_all_stacks(s) >> slot & 1);
         pos++) {
        write_pile(s, s->top[slot][pos], is);
        if (pos < 2)
            strcat(is, "/");
    }
    kit_check_str(is, piles, "the stack", file, line);
}

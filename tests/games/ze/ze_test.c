/*
 * ze_test.c: how the positions of ze_test.h are made.
 */
#include "ze_test.h"

#include <stdio.h>

void position(struct ze_state *s, const char *options)
{
    char all[200];
    bool royale = strstr(options, "royale");

    snprintf(all, sizeof(all), "%s%s%s%s", options,
             strstr(options, "villain_seat") || royale ? "" : " villain_seat=0",
             strstr(options, "characters") ? "" : " characters=seat",
             royale && !strstr(options, "first") ? " first=0" : "");
    kit_deal(&ze_game, s, 1, all[0] == ' ' ? all + 1 : all);
}

/* ---- Zone cards ---- */

static unsigned parse_zone(const char *name)
{
    unsigned zone = 0;

    while (zone < ZE_ZONES && strncmp(name, ze_tell_zone(zone), 2) != 0)
        zone++;
    CHECK(zone < ZE_ZONES);
    return zone;
}

static void put(struct ze_state *s, unsigned seat, unsigned card)
{
    uint8_t *cards = s->hand[seat];
    unsigned i = s->hand_size[seat]++;

    for (; i > 0 && cards[i - 1] > card; i--)
        cards[i] = cards[i - 1];
    cards[i] = (uint8_t)card;
    s->know[card] = (uint8_t)ze_sight(s, seat);
}

static void remove_from(uint8_t *cards, uint8_t *size, unsigned i)
{
    for ((*size)--; i < *size; i++)
        cards[i] = cards[i + 1];
    cards[*size] = ZE_NONE;
}

/* Take a card out of the draw stack or of the hand it is in. */
static void fetch(struct ze_state *s, unsigned card)
{
    for (unsigned i = 0; i < s->deck_size; i++) {
        if (s->deck[i] == card) {
            remove_from(s->deck, &s->deck_size, i);
            return;
        }
    }
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        for (unsigned i = 0; i < s->hand_size[seat]; i++) {
            if (s->hand[seat][i] != card)
                continue;
            remove_from(s->hand[seat], &s->hand_size[seat], i);
            if (s->deck_size > 0) {
                unsigned other = s->deck[0];
                remove_from(s->deck, &s->deck_size, 0);
                put(s, seat, other);
            }
            return;
        }
    }
    CHECK(!"the card was played already");
}

static void mark_played(struct ze_state *s, unsigned zone)
{
    s->played[zone / 8] |= (uint8_t)(1u << zone % 8);
    s->know[zone] = (uint8_t)ze_all_seats(s);
}

void at(struct ze_state *s, unsigned seat, unsigned zone)
{
    fetch(s, zone);
    mark_played(s, zone);
    s->zone[seat] = (uint8_t)zone;
}

/* The old hand goes under the draw stack. */
void hand(struct ze_state *s, unsigned seat, const char *cards)
{
    while (s->hand_size[seat] > 0) {
        unsigned card = s->hand[seat][0];
        remove_from(s->hand[seat], &s->hand_size[seat], 0);
        memmove(s->deck + 1, s->deck, s->deck_size);
        s->deck[0] = (uint8_t)card;
        s->deck_size++;
        s->know[card] = 0;
    }
    for (; *cards; cards += cards[2] ? 3 : 2) {
        fetch(s, parse_zone(cards));
        put(s, seat, parse_zone(cards));
    }
}

void burn_deck(struct ze_state *s)
{
    while (s->deck_size > 0) {
        mark_played(s, s->deck[--s->deck_size]);
        s->deck[s->deck_size] = ZE_NONE;
    }
}

void next_cards(struct ze_state *s, const char *cards)
{
    size_t n = (strlen(cards) + 1) / 3;

    for (size_t i = n; i-- > 0;) {
        unsigned card = parse_zone(cards + 3 * i);
        fetch(s, card);
        s->know[card] = 0;
        s->deck[s->deck_size++] = (uint8_t)card;
    }
}

void run_dry(struct ze_state *s)
{
    burn_deck(s);
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        hand(s, seat, "");
        burn_deck(s);
    }
}

void one_card(struct ze_state *s, unsigned seat, unsigned card)
{
    s->played[card / 8] &= (uint8_t) ~(1u << card % 8);
    s->hand[seat][s->hand_size[seat]++] = (uint8_t)card;
    s->know[card] = (uint8_t)ze_sight(s, seat);
}

/* ---- players ---- */

void items(struct ze_state *s, unsigned seat, const char *locations)
{
    s->items[seat] = 0;
    for (; *locations; locations += locations[2] ? 3 : 2) {
        unsigned zone = parse_zone(locations), item = 0;
        while (ze_location[item] != zone) {
            item++;
            CHECK(item < ZE_ITEMS);
        }
        for (unsigned other = 0; other < ZE_SEATS; other++)
            s->items[other] &= ~(1u << item);
        s->items[seat] |= 1u << item;
    }
}

void down(struct ze_state *s, unsigned seat)
{
    s->health[seat] = 0;
    s->zone[seat] = s->trail[seat] = ZE_NONE;
}

bool holds(const struct ze_state *s, unsigned seat, unsigned card)
{
    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        if (s->hand[seat][i] == card)
            return true;
    }
    return false;
}

bool has(const struct ze_state *s, unsigned seat, unsigned item)
{
    return s->items[seat] >> item & 1;
}

bool on_table(const struct ze_state *s, unsigned item)
{
    return ze_on_table(s) >> item & 1;
}

void sound(const struct ze_state *s)
{
    const char *what = "";

    if (!ze_game.check(s, &what))
        CHECK_STR(what, "sound");
}

/* ---- where the game goes on ---- */

static void go_on(struct ze_state *s, enum ze_part part)
{
    s->part = (uint8_t)part;
    s->phase = ZE_GOING_ON;
    ze_go_on(s, NULL);
}

void begin_moves(struct ze_state *s)
{
    s->placed = s->acted = 0;
    s->player = ZE_NONE;
    go_on(s, ZE_MOVING);
}

static void all_placed(struct ze_state *s)
{
    s->placed = s->acted = 0;
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (seat != s->villain && s->zone[seat] != ZE_NONE)
            s->placed |= (uint8_t)(1u << seat);
    }
}

void begin_actions(struct ze_state *s)
{
    all_placed(s);
    s->player = ZE_NONE;
    go_on(s, ZE_ACTING);
}

void begin_act(struct ze_state *s, unsigned seat)
{
    s->player = (uint8_t)seat;
    s->part = s->royale            ? ZE_ROYALE
              : seat == s->villain ? ZE_HUNTING
                                   : ZE_ACTING;
    if (s->part == ZE_ACTING)
        all_placed(s);
    if (s->part == ZE_HUNTING) {
        s->turns = 0;
        for (unsigned i = 0; i < s->head.seats; i++)
            s->turns += i != s->villain && s->health[i] > 0;
        s->turn = 1;
    }
    s->phase = ZE_GOING_ON;
    ze_ask_action(s, NULL);
    ze_go_on(s, NULL);
}

/* As if the last astronaut had just acted. */
void begin_hunt(struct ze_state *s)
{
    all_placed(s);
    s->acted = (uint8_t)ze_astronauts(s);
    s->turn = s->turns = 0;
    s->player = ZE_NONE;
    go_on(s, ZE_ACTING);
}

void begin_round(struct ze_state *s)
{
    s->turn = s->turns = 0;
    s->player = ZE_NONE;
    go_on(s, ZE_HUNTING);
}

void begin_turn(struct ze_state *s, unsigned seat)
{
    s->player = (uint8_t)seat;
    go_on(s, ZE_ROYALE);
}

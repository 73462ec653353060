/*
 * ze_check.c: what holds in every true or imagined state.
 */
#include "ze.h"

#define BROKEN(text)                                                           \
    do {                                                                       \
        *what = (text);                                                        \
        return false;                                                          \
    } while (0)

/* Add a card to those met; false when it was there already. */
static bool meet(uint8_t seen[ZE_ROWS], unsigned card)
{
    if (card >= ZE_ZONES || (seen[card / ZE_COLUMNS] >> card % ZE_COLUMNS & 1))
        return false;
    seen[card / ZE_COLUMNS] |= (uint8_t)ze_bit(card % ZE_COLUMNS);
    return true;
}

static bool check_hand(const struct ze_state *s, unsigned seat,
                       uint8_t seen[ZE_ROWS], const char **what)
{
    const uint8_t *hand = s->hand[seat];
    unsigned size = s->hand_size[seat];

    if (size > s->full_hand || (seat >= s->head.seats && size > 0))
        BROKEN("a hand is too large");
    for (unsigned i = 0; i < ZE_HAND; i++) {
        if (i >= size && hand[i] != ZE_NONE)
            BROKEN("a hand goes on past its size");
        if (i < size && !meet(seen, hand[i]))
            BROKEN("a card in a hand is also somewhere else");
        if (i > 0 && i < size && hand[i - 1] > hand[i])
            BROKEN("a hand is not sorted");
        if (i < size && (~(unsigned)s->know[hand[i]] & ze_sight(s, seat)))
            BROKEN("a player does not know their own card");
    }
    return true;
}

/* Every Zone card is in one place, and in no two (ZE-3.3). */
static bool check_cards(const struct ze_state *s, const char **what)
{
    uint8_t seen[ZE_ROWS] = {0};
    unsigned n = s->deck_size;

    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        if (!ze_played(s, zone))
            continue;
        meet(seen, zone);
        n++;
        if (s->know[zone] != ze_all_seats(s))
            BROKEN("a played card is not known to all");
    }
    if (s->deck_size > ZE_ZONES)
        BROKEN("the draw stack is too large");
    for (unsigned seat = 0; seat < ZE_SEATS; seat++) {
        if (!check_hand(s, seat, seen, what))
            return false;
        n += s->hand_size[seat];
    }
    for (unsigned i = 0; i < ZE_ZONES; i++) {
        if (i >= s->deck_size ? s->deck[i] != ZE_NONE : !meet(seen, s->deck[i]))
            BROKEN("a card in the draw stack is also somewhere else");
        if (i < s->deck_size && s->know[s->deck[i]] != 0)
            BROKEN("a card in the draw stack is known");
    }
    if (n != ZE_ZONES)
        BROKEN("a Zone card is missing");
    return true;
}

static bool check_items(const struct ze_state *s, const char **what)
{
    uint32_t seen = 0;

    for (unsigned seat = 0; seat < ZE_SEATS; seat++) {
        if ((s->items[seat] & seen) || (s->items[seat] & ~ZE_ALL_ITEMS))
            BROKEN("an Item has two holders");
        seen |= s->items[seat];
        if (seat >= s->head.seats && s->items[seat])
            BROKEN("an Item is held by nobody");
        if (seat < s->head.seats && s->part != ZE_CHOOSING &&
            !ze_fits(s, seat, 0))
            BROKEN("somebody carries too much");
    }
    return true;
}

static bool check_players(const struct ze_state *s, const char **what)
{
    uint8_t seen[ZE_ROWS] = {0};

    for (unsigned seat = 0; seat < ZE_SEATS; seat++) {
        unsigned zone = s->zone[seat];
        if (s->health[seat] > ZE_HEALTH ||
            (seat >= s->head.seats && s->health[seat] > 0))
            BROKEN("somebody has more Health than there are cards");
        if (zone == ZE_NONE) {
            if (s->trail[seat] != ZE_NONE)
                BROKEN("somebody came from nowhere");
            continue;
        }
        if (!ze_active(s, seat))
            BROKEN("a down player is on the map");
        if (!meet(seen, zone) || !ze_played(s, zone))
            BROKEN("two players in one zone, or its card was not played");
    }
    for (unsigned seat = 0, used = 0; seat < s->head.seats; seat++) {
        unsigned c = s->character[seat];
        if (c == ZE_NONE && s->part == ZE_CHOOSING)
            continue;
        if (c >= ZE_CHARACTERS || used >> c & 1)
            BROKEN("two players have one character");
        if (!s->royale && (c == ZE_VILLAIN) != (seat == s->villain))
            BROKEN("the villain is somebody else");
        used |= ze_bit(c);
    }
    return true;
}

/* Are only those marked, placed, hit who can be? */
static bool check_sets(const struct ze_state *s, const char **what)
{
    unsigned team = ze_astronauts(s);

    if ((s->placed | s->acted | s->marked) & ~team)
        BROKEN("somebody is marked or has acted who is no astronaut");
    for (unsigned left = s->stayed; left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (seat >= s->head.seats || seat == s->villain || ze_active(s, seat))
            BROKEN("somebody stays down who is not down, or is the villain");
    }
    if (s->marked && s->part != ZE_HUNTING)
        BROKEN("a mark outside the villain's phase");
    if (s->turn > s->turns || s->turns > ze_count(team))
        BROKEN("the villain has too many turns");
    if ((s->phase == ZE_D4_SHIELD) != (s->victims != 0))
        BROKEN("somebody was hit and nobody is asked");
    if (s->gift_used && !ze_is(s, s->player, ZE_COMMANDER))
        BROKEN("a gift was made by nobody");
    return true;
}

/* Is the right seat asked the right thing? */
static bool check_phase(const struct ze_state *s, const char **what)
{
    unsigned seat = (unsigned)s->head.to_act;
    bool night = s->phase == ZE_D5_NV_TAKE || s->phase == ZE_D6_NV_GIVE;
    bool turn = s->phase >= ZE_D3_ACT || s->part == ZE_ROYALE ||
                (s->phase == ZE_D1_PLACE && s->part == ZE_HUNTING);

    if (s->phase >= ZE_GOING_ON)
        BROKEN("nobody is asked");
    if ((s->phase == ZE_OVER) != (s->head.to_act == RUM_NOBODY) ||
        (s->phase == ZE_OVER) != (s->ending != 0) ||
        (s->phase == ZE_OVER) != (s->winners != 0))
        BROKEN("the game is over and goes on");
    if (night != (s->target != ZE_NONE) ||
        (s->phase == ZE_D6_NV_GIVE) != (s->named != ZE_NONE))
        BROKEN("cards are looked at that should not be");
    if (s->phase == ZE_OVER)
        return true;
    if (turn != (s->player != ZE_NONE))
        BROKEN("somebody's turn goes on, or nobody's does");
    if (s->phase == ZE_D4_SHIELD
            ? seat == s->player || !(s->victims >> seat & 1)
            : turn && seat != s->player)
        BROKEN("the wrong player is asked");
    if (s->phase == ZE_D4_SHIELD && !ze_held(s, seat, ZE_SHIELD))
        BROKEN("a Shield is asked for that is not there");
    if (s->phase == ZE_D1_PLACE && s->hand_size[seat] < 2)
        BROKEN("a card is asked for and there is no choice");
    if (s->phase == ZE_D2_ORDER &&
        (seat != ze_captain(s) || ze_count(ze_to_act(s)) < 2))
        BROKEN("the next one is named without need");
    if (s->phase == ZE_D7_RETURN &&
        (seat == s->villain || ze_active(s, seat) || ze_out_for_good(s, seat)))
        BROKEN("somebody is asked to come back who cannot");
    /* A Commander who has come back may give from nowhere (ZE-8.5). */
    if (s->phase >= ZE_D3_ACT && s->phase != ZE_D3B_AFTER &&
        s->phase != ZE_D7_RETURN && s->zone[s->player] == ZE_NONE)
        BROKEN("somebody acts from nowhere");
    return true;
}

static bool check_night(const struct ze_state *s, const char **what)
{
    bool held = false;

    if (s->target == ZE_NONE)
        return true;
    for (unsigned i = 0; i < s->hand_size[s->target]; i++) {
        unsigned card = s->hand[s->target][i];
        held = held || card == s->named;
        if (~(unsigned)s->know[card] & ze_sight(s, s->player))
            BROKEN("a card was looked at and not seen");
    }
    if (s->named != ZE_NONE && !held)
        BROKEN("a card was named that is not there");
    return true;
}

bool ze_check(const void *state, const char **what)
{
    const struct ze_state *s = state;

    return check_cards(s, what) && check_items(s, what) &&
           check_players(s, what) && check_sets(s, what) &&
           check_phase(s, what) && check_night(s, what);
}

/*
 * mb_check.c: what must hold of every true or imagined state.
 */
#include "mb.h"

#include <string.h>

static bool check_cards(const struct mb_state *s)
{
    int seen[MB_CARDS] = {0};

    for (int i = 0; i < s->deck.left; i++) {
        if (s->deck.card[i] > MB_RAINBOW)
            return false;
        seen[s->deck.card[i]]++;
    }
    for (int i = 0; i < s->specials.left; i++) {
        if (s->specials.card[i] < MB_PURPLE || s->specials.card[i] > MB_BLACK)
            return false;
        seen[s->specials.card[i]]++;
    }
    for (int c = 0; c < MB_CARDS; c++) {
        seen[c] += s->discards[c];
        for (int seat = 0; seat < 4; seat++)
            seen[c] += s->hand[seat][c];
        if (seen[c] != mb_cards_of[s->quick][c])
            return false;
    }
    return true;
}

/* MB-2.11: with no limit a seat gains two of every five cards drawn. */
static int largest_hand(const struct mb_state *s)
{
    int deck = (s->quick ? 72 : MB_REGULAR) - 4 * s->dealt;

    if (s->hand_limit)
        return (s->hand_limit > s->dealt ? s->hand_limit : s->dealt) + 2;
    return s->dealt + (deck + 4) / 5 * 2;
}

static bool check_hands(const struct mb_state *s)
{
    for (int seat = 0; seat < 4; seat++) {
        int regular = 0, special = 0;
        for (int c = 0; c < MB_CARDS; c++)
            *(c < MB_PURPLE ? &regular : &special) += s->hand[seat][c];
        if (regular != s->regular[seat] || special != s->special[seat] ||
            regular + special > largest_hand(s))
            return false;
    }
    return true;
}

static bool check_tokens(const struct mb_state *s)
{
    int humans = 0, zombies = 0;

    for (int i = 0; i < MB_SQUARES; i++) {
        if (s->humans[i] > MB_FULL || s->zombies[i] > MB_FULL)
            return false;
        humans += s->humans[i];
        zombies += s->zombies[i];
    }
    return humans == s->human_count && zombies == s->zombie_count &&
           humans + zombies + s->tokens_left == MB_TOKENS;
}

static bool check_mixed(const struct mb_state *s)
{
    for (int i = 0; i < MB_SQUARES; i++) { /* MB-4.2 */
        if (s->humans[i] && s->zombies[i] && !mb_has_hide(s, i))
            return false;
    }
    return true;
}

static bool check_walls(const struct mb_state *s)
{
    struct mb_state again;
    int walls = s->walls_left;

    for (int e = 0; e < MB_EDGES; e++)
        walls += mb_has_wall(s, e);
    memcpy(&again, s, sizeof(again));
    mb_board_open(&again);
    return walls == MB_WALLS && memcmp(again.open, s->open, MB_SQUARES) == 0;
}

static bool check_turn(const struct mb_state *s)
{
    bool on = s->phase >= MB_AT_PLACE && s->phase < MB_AT_OVER;

    if (s->phase < MB_AT_PLACE || s->phase > MB_AT_OVER || s->idle > 4)
        return false;
    if (s->seat < 0 || s->seat > 3)
        return false;
    return s->head.to_act == (on ? s->seat : RUM_NOBODY) &&
           (s->idle == 4 ? !on : true);
}

bool mb_check(const void *state, const char **what)
{
    static const struct {
        bool (*holds)(const struct mb_state *s);
        const char *what;
    } law[] = {
        {check_cards, "cards of each type add up to the decks of section 2.1"},
        {check_hands, "hand sizes agree with the hands and MB-2.11"},
        {check_tokens, "130 tokens, at most five of a kind on a square"},
        {check_mixed, "humans and zombies share only hide squares"},
        {check_walls, "70 walls, and the free steps they leave"},
        {check_turn, "somebody is to act while the game is on"},
    };

    for (size_t i = 0; i < sizeof(law) / sizeof(law[0]); i++) {
        if (!law[i].holds(state)) {
            *what = law[i].what;
            return false;
        }
    }
    return true;
}

/*
 * mb_setup.c: the board, the decks, the deal (MB-1), and what must hold of
 * every state from then on.
 */
#include "mb.h"

#include <string.h>

#define RANDOM_TILES (MB_TILES - 1) /* all but the centre */

const uint8_t mb_cards_of[2][MB_CARDS] = {
    {50, 25, 15, 15, 15, 10, 10, 10}, {30, 15, 9, 9, 9, 10, 10, 10}, /* quick */
};

static bool chosen(const struct rum_options *opt, int option, int word)
{
    return rum_value_word(&opt->value[option]) == word;
}

static void take_options(struct mb_state *s, const struct rum_options *opt)
{
    s->closed = chosen(opt, MB_OPT_TEAM_HANDS, 1);
    s->quick = chosen(opt, MB_OPT_MODE, 1);
    s->strict = chosen(opt, MB_OPT_DIAGONALS, 1);
    s->tie_to_humans = chosen(opt, MB_OPT_TIE, 1);
    s->hand_limit = (uint8_t)opt->value[MB_OPT_HAND_LIMIT].n;
    s->zombie_start = (uint8_t)opt->value[MB_OPT_ZOMBIE_START].n;
    if (!s->zombie_start)
        s->zombie_start = s->quick ? 3 : 1;
}

/* Section 2.5. The random numbers come in exactly this order. */
static void build_board(struct mb_state *s, bool training)
{
    static const uint8_t position[] = {0, 1, 2, 3, 5, 6, 7, 8};
    uint8_t tile[RANDOM_TILES], tile_at[MB_AREAS] = {0};

    for (int i = 0; i < RANDOM_TILES; i++)
        tile[i] = (uint8_t)(i + 1);
    if (!training)
        rum_rng_shuffle8(&s->head.rng, tile, RANDOM_TILES);
    for (int i = 0; i < 8; i++)
        tile_at[position[i]] = tile[i];
    for (int area = 0; area < MB_AREAS; area++) {
        int rotation = training ? 0 : (int)rum_rng_below(&s->head.rng, 4);
        mb_board_lay(s, area, tile_at[area], rotation);
    }
    mb_board_open(s);
}

/* The first card of the shuffled list is the next to be drawn, and a deck is
 * drawn from its end. */
static void shuffle(struct mb_state *s, struct mb_deck *deck, int first,
                    int last)
{
    uint8_t card[MB_REGULAR];
    int n = 0;

    for (int c = first; c <= last; c++) {
        for (int i = 0; i < mb_cards_of[s->quick][c]; i++)
            card[n++] = (uint8_t)c;
    }
    rum_rng_shuffle8(&s->head.rng, card, (size_t)n);
    deck->left = (uint8_t)n;
    for (int i = 0; i < n; i++)
        deck->card[n - 1 - i] = card[i];
}

enum rum_err mb_setup(void *state, struct rum_options *opt, struct rum_why *why)
{
    struct mb_state *s = state;

    (void)why; /* no option depends on another */
    take_options(s, opt);
    s->walls_left = MB_WALLS;
    build_board(s, chosen(opt, MB_OPT_LAYOUT, 1));
    s->tokens_left = (uint8_t)(MB_TOKENS - s->human_count);
    shuffle(s, &s->deck, MB_GREEN, MB_RAINBOW);
    shuffle(s, &s->specials, MB_PURPLE, MB_BLACK);
    s->stop[0] = s->stop[1] = MB_NONE;
    s->area = -1;
    s->current = MB_NONE;
    s->direction = -1;
    s->phase = MB_AT_PLACE;
    s->seat = s->head.to_act = 0; /* MB-1.7: Z1 first */
    return RUM_OK;
}

/* MB-1.9: five cards a seat, one seat after the other. */
void mb_deal(struct mb_state *s, struct rum_trace *trace)
{
    for (rum_seat seat = 0; seat < 4; seat++) {
        for (int i = 0; i < MB_DEALT; i++) {
            uint8_t card = s->deck.card[--s->deck.left];
            s->deck.card[s->deck.left] = 0;
            s->hand[seat][card]++;
        }
        s->regular[seat] = MB_DEALT;
    }
    if (trace)
        rum_trace_add(trace, MB_EV_DEAL, RUM_NOBODY, MB(1, 9))->reveals = true;
}

/* ---- what must hold ---- */

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

/* MB-2.11 */
static int largest_hand(const struct mb_state *s)
{
    if (s->hand_limit)
        return (s->hand_limit > MB_DEALT ? s->hand_limit : MB_DEALT) + 2;
    return s->quick ? 27 : MB_HAND;
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

/*
 * mb_setup.c: the options, the board, the decks and the deal (MB-1).
 */
#include "mb.h"

#include <string.h>

#define RANDOM_TILES (MB_TILES - 1) /* all but the centre */

const uint8_t mb_cards_of[2][MB_CARDS] = {
    {50, 25, 15, 15, 15, 10, 10, 10}, {30, 15, 9, 9, 9, 10, 10, 10}, /* quick */
};

static const char *const team_hands[] = {"open", "closed", NULL};
static const char *const layouts[] = {"random", "training", NULL};
static const char *const modes[] = {"standard", "quick", NULL};
static const char *const diagonals[] = {"slip", "strict", NULL};
static const char *const ties[] = {"draw", "humans", NULL};

const struct rum_option mb_options[MB_OPTIONS] = {
    [MB_OPT_PLAYERS] = {.name = "players",
                        .kind = RUM_OPT_INT,
                        .min = 4,
                        .max = 4,
                        .standard = "4",
                        .help = "seats: two of zombies, two of humans"},
    [MB_OPT_TEAM_HANDS] = {.name = "team_hands",
                           .kind = RUM_OPT_WORD,
                           .words = team_hands,
                           .standard = "open",
                           .help = "do team mates see each other's hands"},
    [MB_OPT_LAYOUT] = {.name = "layout",
                       .kind = RUM_OPT_WORD,
                       .words = layouts,
                       .standard = "random",
                       .help = "a random base, or always the same one"},
    [MB_OPT_MODE] = {.name = "mode",
                     .kind = RUM_OPT_WORD,
                     .words = modes,
                     .standard = "standard",
                     .help = "quick: a smaller deck, fewer humans, more "
                             "zombies at the start"},
    [MB_OPT_ZOMBIE_START] = {.name = "zombie_start",
                             .kind = RUM_OPT_INT,
                             .min = 0,
                             .max = 3,
                             .standard = "0",
                             .help = "zombies each zombie seat begins with; 0: "
                                     "by mode, 1 or in quick games 3"},
    [MB_OPT_DIAGONALS] = {.name = "diagonals",
                          .kind = RUM_OPT_WORD,
                          .words = diagonals,
                          .standard = "slip",
                          .help = "slip round the end of a wall, or be stopped "
                                  "by any wall at the corner",
                          .expert = true},
    [MB_OPT_HAND_LIMIT] = {.name = "hand_limit",
                           .kind = RUM_OPT_INT,
                           .min = 0,
                           .max = 20,
                           .standard = "0",
                           .help = "house rule: cards kept at the end of a "
                                   "turn; 0: all of them (the book)",
                           .expert = true},
    [MB_OPT_TIE] = {.name = "tie",
                    .kind = RUM_OPT_WORD,
                    .words = ties,
                    .standard = "draw",
                    .help = "what equal numbers at the end are",
                    .expert = true},
    [MB_OPT_HAND] = RUM_TUNED("hand", 3, 7, "5", "cards dealt to each seat"),
    [MB_OPT_TRADE] =
        RUM_TUNED("trade", 2, 4, "3", "cards of a colour for a special card"),
    [MB_OPT_PURPLE] = RUM_TUNED("purple_walls", 2, 5, "3",
                                "walls that humans build with Purple"),
    [MB_OPT_WHITE] = RUM_TUNED("white_humans", 1, MB_FULL, "5",
                               "humans that come with White"),
};

static const char *const balanced[] = {"hand_limit=7", NULL};
static const char *const first_game[] = {"layout=training", "mode=quick", NULL};

const struct rum_preset mb_presets[MB_PRESETS] = {
    {.name = "book",
     .about = "The rulebook as printed, with our rulings where it is silent; "
              "the rooms are ours, because its pictures are lost.",
     .values = (const char *const[]){NULL}},
    {.name = "balanced",
     .about = "House rule: nobody keeps more than seven cards, because "
              "without a limit whoever hoards cards for the end wins too "
              "often.",
     .values = balanced},
    {.name = "first",
     .about = "A base that is always the same, half the people and a deck of "
              "72 cards: the same rules in 60 turns instead of 90.",
     .values = first_game},
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
    s->dealt = (uint8_t)opt->value[MB_OPT_HAND].n;
    s->trade = (uint8_t)opt->value[MB_OPT_TRADE].n;
    s->purple_walls = (uint8_t)opt->value[MB_OPT_PURPLE].n;
    s->white_humans = (uint8_t)opt->value[MB_OPT_WHITE].n;
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
        for (int i = 0; i < s->dealt; i++) {
            uint8_t card = s->deck.card[--s->deck.left];
            s->deck.card[s->deck.left] = 0;
            s->hand[seat][card]++;
        }
        s->regular[seat] = s->dealt;
    }
    if (trace)
        rum_trace_add(trace, MB_EV_DEAL, RUM_NOBODY, MB(1, 9))->reveals = true;
}

/*
 * np_setup.c: the options, the cards and the deal (NP-1).
 */
#include "np.h"

#include <string.h>

const uint16_t np_faces[NP_KINDS] = {
    1 << 0, 1 << 1, 1 << 2, 1 << 3, 1 << 4,  1 << 5, /* regular cards */
    1 << 6, 1 << 7, 1 << 8, 1 << 9, 1 << 10, 1 << 11,
    0x007,  0x038,  0x1c0,  0xe00, /* a character in any position */
    0x249,  0x492,  0x924,         /* a position of any character */
    0xfff,
};

static const char *const movable_words[] = {"any", "top", NULL};
static const char *const first_words[] = {"random", NULL};
static const char *const goal_words[] = {"all4", "any3", "double", NULL};
static const char *const dry_words[] = {"play_on", "sweep", NULL};

/* In the order of np_options. */
enum {
    OPT_PLAYERS,
    OPT_COPIES,
    OPT_MOVABLE,
    OPT_FIRST,
    OPT_HAND,
    OPT_GOAL,
    OPT_DRY,
    OPT_TURN_LIMIT,
    OPT_DRAW,
    OPT_REGULAR,
    OPT_MOVES,
    OPT_WILDS,
};

const struct rum_option np_options[NP_OPTIONS] = {
    [OPT_PLAYERS] = {.name = "players",
                     .kind = RUM_OPT_INT,
                     .min = 2,
                     .max = 2,
                     .standard = "2",
                     .help = "always two"},
    [OPT_COPIES] = {.name = "copies",
                    .kind = RUM_OPT_INT,
                    .min = 3,
                    .max = 4,
                    .standard = "4",
                    .help = "copies of each regular card"},
    [OPT_MOVABLE] = {.name = "movable",
                     .kind = RUM_OPT_WORD,
                     .words = movable_words,
                     .standard = "any",
                     .help = "which cards a move may take: covered ones too, "
                             "or only those on top"},
    [OPT_FIRST] = {.name = "first",
                   .kind = RUM_OPT_INT,
                   .words = first_words,
                   .min = 0,
                   .max = 1,
                   .standard = "random",
                   .help = "who begins: seat 0 or 1, or either at random"},
    [OPT_HAND] = {.name = "hand",
                  .kind = RUM_OPT_INT,
                  .min = 3,
                  .max = 7,
                  .standard = "5",
                  .help = "cards dealt to each player"},
    [OPT_GOAL] = {.name = "goal",
                  .kind = RUM_OPT_WORD,
                  .words = goal_words,
                  .standard = "all4",
                  .help = "what wins: all four characters, any three (a quick "
                          "game), or each of the four twice (a long one)"},
    [OPT_DRY] = {.name = "dry",
                 .kind = RUM_OPT_WORD,
                 .words = dry_words,
                 .standard = "play_on",
                 .help =
                     "when deck and scored piles are empty: nothing is drawn "
                     "(the book), or the covered cards are shuffled in "
                     "(house rule)",
                 .expert = true},
    [OPT_TURN_LIMIT] = {.name = "turn_limit",
                        .kind = RUM_OPT_INT,
                        .min = 50,
                        .max = 1000,
                        .standard = "300",
                        .help = "house rule: turns of both players after "
                                "which the game is decided on what was "
                                "scored (the book has no limit)",
                        .expert = true},
    [OPT_DRAW] =
        RUM_TUNED("draw", 1, 3, "1",
                  "cards drawn in a turn, while the hand has fewer than "
                  "eight"),
    [OPT_REGULAR] =
        RUM_TUNED("regular", 1, 3, "1", "regular cards a turn may play"),
    [OPT_MOVES] =
        RUM_TUNED("moves", 0, 3, "1", "moves a completed stack earns"),
    [OPT_WILDS] = RUM_TUNED("wilds", 0, 8, "8",
                            "wild cards in the deck; Wild Wild goes first"),
};

static const char *const balanced[] = {"dry=sweep", NULL};
static const char *const quick[] = {"hand=7", "goal=any3", NULL};

const struct rum_preset np_presets[NP_PRESETS] = {
    {.name = "book",
     .about = "The rulebook as printed; ours are only the rulings where it is "
              "silent and the turn limit, without which a game need not end.",
     .values = (const char *const[]){NULL}},
    {.name = "balanced",
     .about = "House rule: when nothing is left to draw, the covered cards "
              "make a new deck, so that games between players who block hard "
              "do not peter out undecided.",
     .values = balanced},
    {.name = "first",
     .about = "The quick variant: seven cards to choose from, and any three "
              "characters win, in two thirds of the turns.",
     .values = quick},
};

/* What is allowed, in the order of np_options. */
static const char *const allowed[NP_OPTIONS] = {
    "2",
    "3 or 4",
    "any or top",
    "random, 0 or 1",
    "3 to 7",
    "all4, any3 or double",
    "play_on or sweep",
    "50 to 1000",
    "1 to 3",
    "1 to 3",
    "0 to 3",
    "0 to 8",
};

static bool in_range(const struct rum_option *option, int n)
{
    if (option->kind == RUM_OPT_INT && n >= option->min && n <= option->max)
        return true;
    for (int word = 0; option->words && option->words[word]; word++) {
        if (n == RUM_WORD(word))
            return true;
    }
    return false;
}

uint64_t np_cards_in_game(const struct np_state *s)
{
    uint64_t cards = np_bit(NP_CARDS - NP_WILDS + s->wilds) - 1;

    /* With three copies the last of each four stays in the box. */
    return s->copies == 4 ? cards : cards & ~UINT64_C(0x888888888888);
}

/* Before anything is dealt or laid. */
static void clear(struct np_state *s)
{
    s->winner = s->held = s->target = s->from.slot = NP_NONE;
    memset(s->hand, NP_NONE, sizeof(s->hand));
    memset(s->deck, NP_NONE, sizeof(s->deck));
    memset(s->top, NP_NONE, sizeof(s->top));
    memset(s->under, NP_NONE, sizeof(s->under));
    memset(s->slot_of, NP_NONE, sizeof(s->slot_of));
    for (unsigned card = 0; card < NP_CARDS; card++)
        s->face_of[card] =
            (uint8_t)(np_is_wild(card) ? NP_NONE : np_kind(card));
}

/* NP-1.2, NP-1.5: one by one in turn, the first player first. */
static void deal(struct np_state *s)
{
    for (uint64_t left = np_cards_in_game(s); left; left &= left - 1)
        s->deck[s->deck_size++] = (uint8_t)np_lowest(left);
    rum_rng_shuffle8(&s->head.rng, s->deck, s->deck_size);
    for (unsigned i = 0; i < s->hand_dealt * 2u; i++) {
        unsigned seat = (s->first + i) % 2;
        s->deck_size--;
        s->hand[seat][s->hand_size[seat]++] = s->deck[s->deck_size];
        s->deck[s->deck_size] = NP_NONE;
    }
}

enum rum_err np_setup(void *state, struct rum_options *opt, struct rum_why *why)
{
    struct np_state *s = state;
    const struct rum_value *v = opt->value;

    for (int i = 0; i < NP_OPTIONS; i++) {
        if (!in_range(&np_options[i], v[i].n)) {
            *why = (struct rum_why){np_options[i].name, allowed[i]};
            return RUM_EOPTION;
        }
    }
    clear(s);
    s->copies = (uint8_t)v[OPT_COPIES].n;
    s->movable_top = v[OPT_MOVABLE].n == RUM_WORD(1);
    s->hand_dealt = (uint8_t)v[OPT_HAND].n;
    s->goal = (uint8_t)rum_value_word(&v[OPT_GOAL]);
    s->sweep = v[OPT_DRY].n == RUM_WORD(1);
    s->turn_limit = (uint16_t)v[OPT_TURN_LIMIT].n;
    s->draws = (uint8_t)v[OPT_DRAW].n;
    s->regulars = (uint8_t)v[OPT_REGULAR].n;
    s->earned = (uint8_t)v[OPT_MOVES].n;
    s->wilds = (uint8_t)v[OPT_WILDS].n;
    s->first =
        (uint8_t)(v[OPT_FIRST].n >= 0 ? v[OPT_FIRST].n
                                      : (int)rum_rng_below(&s->head.rng, 2));
    deal(s);
    s->head.to_act = (rum_seat)s->first;
    np_start_turn(s, NULL);
    return RUM_OK;
}

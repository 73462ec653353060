/*
 * zg_setup.c: options, setup and the draft (ZG-1, section 6).
 */
#include "zg.h"

static const char *const arena_words[] = {
    "default", "library", "two_tables", "skyline", "crucible", "file", NULL};
static const char *const edge_words[] = {"default", "WALL", "FALL", NULL};
static const char *const letters[] = {"C", "A", "V", "T", NULL};
static const char *const default_word[] = {"default", NULL};
static const char *const loadout_words[] = {"stock", "draft", NULL};
static const char *const on_off[] = {"on", "off", NULL};
static const char *const ask_off[] = {"ask", "off", NULL};
static const char *const prone_words[] = {"literal", "aimed", "bolster", NULL};
static const char *const team_words[] = {"off", "2v2", NULL};

/* The book's tactics, ZG-20. A table that plays without some of them mostly
 * asks for a preset, so they are not on the short list. */
#define TACTIC(word, what)                                                     \
    {                                                                          \
        .name = word, .kind = RUM_OPT_WORD, .words = on_off, .standard = "on", \
        .help = "tactic: " what, .expert = true                                \
    }

const struct rum_option zg_options[ZG_OPTIONS] = {
    [ZG_OPT_PLAYERS] = {.name = "players",
                        .kind = RUM_OPT_INT,
                        .min = 2,
                        .max = ZG_SEATS,
                        .standard = "2",
                        .help = "how many figures fight"},
    [ZG_OPT_ARENA] = {.name = "arena",
                      .kind = RUM_OPT_WORD,
                      .words = arena_words,
                      .standard = "default",
                      .help = "the table: library for 2, crucible for more; "
                              "file reads option file"},
    [ZG_OPT_EDGE] = {.name = "edge",
                     .kind = RUM_OPT_WORD,
                     .words = edge_words,
                     .standard = "default",
                     .help = "whether the table's edge stops a throw or ends "
                             "the fight; default is the arena's own"},
    [ZG_OPT_FIGURES] = {.name = "figures",
                        .kind = RUM_OPT_LIST,
                        .words = default_word,
                        .choices = letters,
                        .standard = "default",
                        .help = "a letter a seat: Cestus, Armada, Vanguard, "
                                "Tempest"},
    [ZG_OPT_LOADOUT] = {.name = "loadout",
                        .kind = RUM_OPT_WORD,
                        .words = loadout_words,
                        .standard = "stock",
                        .help = "the figure's own cards, or 300 credits to "
                                "pick from all"},
    [ZG_OPT_CHARACTER] = {.name = "character",
                          .kind = RUM_OPT_WORD,
                          .words = on_off,
                          .standard = "on",
                          .help = "play with Character cards"},
    [ZG_OPT_HALF_TURN] = {.name = "half_turn",
                          .kind = RUM_OPT_WORD,
                          .words = ask_off,
                          .standard = "ask",
                          .help = "ask for the half turn without Scan too",
                          .expert = true},
    [ZG_OPT_HIGH_GROUND] = TACTIC(
        "high_ground", "attacks from above are augmented, also after a leap"),
    [ZG_OPT_SNEAK] = TACTIC("sneak", "some attacks are sneak attacks"),
    [ZG_OPT_JUMPS] = TACTIC(
        "jumps", "flights cross pits, and Z-G cards may be added to one"),
    [ZG_OPT_FALLING] = TACTIC(
        "falling", "figures may drop off high ground, and fall with terrain"),
    [ZG_OPT_KNOCKDOWN] = TACTIC("knockdown", "throws can knock down"),
    [ZG_OPT_DASH] = TACTIC("dash", "the second of two like Footgear cards "
                                   "gets more Move, usually 3"),
    [ZG_OPT_FLAMEOUT] = TACTIC("flameout", "every card twice in a round, but a "
                                           "foe must fall"),
    [ZG_OPT_STANCES] =
        TACTIC("stances", "Kneel, Attack, Defense and Prone besides Stand"),
    [ZG_OPT_ULSTER] = {.name = "ulster_counts",
                       .kind = RUM_OPT_WORD,
                       .words = on_off,
                       .standard = "on",
                       .help = "the Ulster is one of the last three cards",
                       .expert = true},
    [ZG_OPT_PRONE] = {.name = "prone",
                      .kind = RUM_OPT_WORD,
                      .words = prone_words,
                      .standard = "literal",
                      .help =
                          "ranged attacks and a prone figure: literal, those "
                          "against it are augmented (the book); aimed, its "
                          "own are (house rule); bolster, its card is "
                          "bolstered against them (house rule)",
                      .expert = true},
    [ZG_OPT_LIMIT] = {.name = "round_limit",
                      .kind = RUM_OPT_INT,
                      .min = 5,
                      .max = 50,
                      .standard = "20",
                      .help = "rounds until the cards are counted (house rule; "
                              "the book has no limit)"},
    [ZG_OPT_TEAMS] = {.name = "teams",
                      .kind = RUM_OPT_WORD,
                      .words = team_words,
                      .standard = "off",
                      .help = "2v2: players 1 and 3 against players 2 and 4"},
    [ZG_OPT_FILE] = {.name = "file",
                     .kind = RUM_OPT_TEXT,
                     .max = RUM_MAX_TEXT - 1,
                     .standard = "",
                     .help = "the text of an arena file, with arena=file",
                     .expert = true},
    /* A hand is three cards, so nobody fights on with fewer. */
    [ZG_OPT_LAST_GEAR] = RUM_TUNED("last_gear", 3, 6, "3",
                                   "cards below which a figure is defeated"),
    [ZG_OPT_STANCE_COST] =
        RUM_TUNED("stance_cost", 1, 5, "3", "Move that another stance costs"),
    [ZG_OPT_DASH_MOVE] =
        RUM_TUNED("dash_move", 1, 6, "3", "Move that a Dash adds"),
    [ZG_OPT_START_FAR] = RUM_TUNED("start_distance", 3, 12, "7",
                                   "cells within which figures start"),
    /* The cheapest ten picks cost 265, the dearest 335. */
    [ZG_OPT_CREDITS] =
        RUM_TUNED("credits", 265, 335, "300",
                  "credits to pick cards from, with loadout=draft"),
};

#define NO_TACTICS                                                             \
    "high_ground=off", "sneak=off", "jumps=off", "falling=off",                \
        "knockdown=off", "dash=off", "flameout=off", "stances=off"

static const char *const no_values[] = {NULL};
static const char *const balanced[] = {"prone=aimed", "half_turn=off", NULL};
static const char *const first[] = {"players=2", "arena=library",
                                    "half_turn=off", NO_TACTICS, NULL};
static const char *const basic[] = {NO_TACTICS, NULL};

const struct rum_preset zg_presets[ZG_PRESETS] = {
    {"book",
     "The rulebook as printed; our rulings only where it is silent or "
     "ambiguous.",
     no_values},
    {"balanced",
     "House rules: lying down serves your own shooting instead of your foes', "
     "so that every stance has its use, and the half turn, which without Scan "
     "cannot change the odds, is not asked.",
     balanced},
    {"first",
     "The book's basic rules and exceptions for two, on a table without pits "
     "and open edges: whatever is asked is about cards, cells, targets and "
     "dots.",
     first},
    {"basic", "The book without its page of tactics, for any table.", basic},
};

static int word(const struct rum_options *opt, int option)
{
    return rum_value_word(&opt->value[option]);
}

static void resolve(struct rum_options *opt)
{
    struct rum_value *arena = &opt->value[ZG_OPT_ARENA];
    struct rum_value *figures = &opt->value[ZG_OPT_FIGURES];
    int seats = opt->value[ZG_OPT_PLAYERS].n;

    if (word(opt, ZG_OPT_ARENA) == ZG_ARENA_DEFAULT)
        arena->n = (int16_t)RUM_WORD(seats == 2 ? ZG_LIBRARY : ZG_CRUCIBLE);
    if (figures->n < 0) { /* ZG-1.2 */
        figures->n = (int16_t)seats;
        for (int i = 0; i < seats; i++)
            figures->list[i] = (int8_t)i;
    }
}

static enum rum_err refuse(struct rum_why *why, int option, const char *allowed)
{
    why->option = zg_options[option].name;
    why->allowed = allowed;
    return RUM_EOPTION;
}

static void stock(struct zg_state *s, int seat)
{
    struct zg_seat *p = &s->seat[seat];

    for (int i = 0; i < ZG_SLOTS; i++)
        p->card[i] = (uint8_t)(ZG_SLOTS * p->figure + i);
    p->character = p->figure;
}

/* Once every seat has its cards. */
static void begin(struct zg_state *s, struct rum_trace *trace)
{
    for (int i = 0; i < s->head.seats; i++) {
        struct zg_seat *p = &s->seat[i];
        p->has_char = s->character;
        p->flyers = 0;
        for (int slot = 0; slot < ZG_SLOTS; slot++) {
            if (zg_card_of(s, i, slot)->powerups & ZG_FLY)
                p->flyers |= zg_bit(slot);
        }
    }
    zg_round_begin(s, trace);
}

/* ZG-20.1 */
static void take_tactics(struct zg_state *s, const struct rum_options *opt)
{
    s->high_ground = word(opt, ZG_OPT_HIGH_GROUND) == 0;
    s->sneak = word(opt, ZG_OPT_SNEAK) == 0;
    s->jumps = word(opt, ZG_OPT_JUMPS) == 0;
    s->falling = word(opt, ZG_OPT_FALLING) == 0;
    s->knockdown = word(opt, ZG_OPT_KNOCKDOWN) == 0;
    s->dash = word(opt, ZG_OPT_DASH) == 0;
    s->flameout = word(opt, ZG_OPT_FLAMEOUT) == 0;
    s->stances = word(opt, ZG_OPT_STANCES) == 0;
}

static void take_options(struct zg_state *s, const struct rum_options *opt)
{
    take_tactics(s, opt);
    s->character = word(opt, ZG_OPT_CHARACTER) == 0;
    s->half_turn = word(opt, ZG_OPT_HALF_TURN) == 0;
    s->ulster_counts = word(opt, ZG_OPT_ULSTER) == 0;
    s->prone = (uint8_t)word(opt, ZG_OPT_PRONE);
    s->round_limit = (uint8_t)opt->value[ZG_OPT_LIMIT].n;
    s->last_gear = (uint8_t)opt->value[ZG_OPT_LAST_GEAR].n;
    s->stance_cost = (uint8_t)(2 * opt->value[ZG_OPT_STANCE_COST].n);
    s->dash_move = (uint8_t)(2 * opt->value[ZG_OPT_DASH_MOVE].n);
    s->start_far = (uint8_t)opt->value[ZG_OPT_START_FAR].n;
    s->credits = (uint16_t)opt->value[ZG_OPT_CREDITS].n;
    s->teams = word(opt, ZG_OPT_TEAMS) == 1;
    s->draft = word(opt, ZG_OPT_LOADOUT) == 1;
    if (word(opt, ZG_OPT_EDGE) > 0)
        s->fall = word(opt, ZG_OPT_EDGE) == 2;
}

enum rum_err zg_setup(void *state, struct rum_options *opt, struct rum_why *why)
{
    struct zg_state *s = state;

    resolve(opt);
    const struct rum_value *figures = &opt->value[ZG_OPT_FIGURES];
    if (figures->n != s->head.seats)
        return refuse(why, ZG_OPT_FIGURES, "a letter of CAVT for each player");
    if (word(opt, ZG_OPT_TEAMS) == 1 && s->head.seats != 4)
        return refuse(why, ZG_OPT_TEAMS, "2v2 with 4 players only");

    s->arena = (uint8_t)word(opt, ZG_OPT_ARENA);
    if (s->arena == ZG_ARENA_FILE) {
        const char *wrong = zg_arena_read(s, opt->text);
        if (wrong)
            return refuse(why, ZG_OPT_FILE, wrong);
    } else {
        zg_arena_build(s, s->arena);
    }
    take_options(s, opt);
    for (int i = 0; i < s->head.seats; i++) {
        struct zg_seat *p = &s->seat[i];
        p->figure = (uint8_t)figures->list[i];
        p->alive = true;
        p->deck = ZG_GEAR;
        p->deck_n = ZG_SLOTS;
        p->cell = p->lock_seat = p->lock_slot = ZG_NONE;
        for (int slot = 0; slot < ZG_SLOTS; slot++)
            p->card[slot] = ZG_NONE;
        p->character = ZG_NONE;
        if (!s->draft)
            stock(s, i);
    }
    s->pulse.card = s->pulse.pounce = s->test.target = ZG_NONE;
    if (s->draft)
        zg_ask(s, ZG_P_DRAFT, 0);
    else
        begin(s, NULL);
    return RUM_OK;
}

/* ---- the draft ---- */

#define CHARACTER_PICK ZG_SLOTS

static int picks(const struct zg_state *s)
{
    return s->character ? ZG_SLOTS + 1 : ZG_SLOTS;
}

static int price(int pick, int figure)
{
    return pick == CHARACTER_PICK ? zg_character_credits[figure]
                                  : zg_cards[ZG_SLOTS * figure + pick].credits;
}

int zg_spent(const struct zg_state *s, int seat)
{
    const struct zg_seat *p = &s->seat[seat];
    int sum = 0;

    for (int i = 0; i < ZG_SLOTS; i++) {
        if (p->card[i] != ZG_NONE)
            sum += zg_cards[p->card[i]].credits;
    }
    if (s->character && p->character != ZG_NONE)
        sum += zg_character_credits[p->character];
    return sum;
}

/* What the picks after this one cost at least. */
static int cheapest_rest(const struct zg_state *s)
{
    int sum = 0;

    for (int pick = s->slot + 1; pick < picks(s); pick++) {
        int least = price(pick, 0);
        for (int f = 1; f < 4; f++)
            least = price(pick, f) < least ? price(pick, f) : least;
        sum += least;
    }
    return sum;
}

size_t zg_draft_list(const struct zg_state *s, rum_action *out)
{
    int left = s->credits - zg_spent(s, s->head.to_act) - cheapest_rest(s);
    size_t n = 0;

    for (int f = 0; f < 4; f++) {
        if (price(s->slot, f) <= left)
            out[n++] = (rum_action)f;
    }
    return n;
}

void zg_draft(struct zg_state *s, rum_action act, struct rum_trace *trace)
{
    int seat = s->head.to_act;
    struct zg_seat *p = &s->seat[seat];

    if (s->slot == CHARACTER_PICK)
        p->character = (uint8_t)act;
    else
        p->card[s->slot] = (uint8_t)(ZG_SLOTS * act + s->slot);
    if (trace) {
        struct rum_event *e =
            rum_trace_add(trace, ZG_EV_DRAFT, (rum_seat)seat, ZG(1, 3));
        e->subject = (uint16_t)(s->slot == CHARACTER_PICK
                                    ? ZG_SUBJECT_CHARACTER + act
                                    : ZG_SUBJECT_CARD + p->card[s->slot]);
        e->arg[0] = s->slot;
        e->arg[1] = (int16_t)act;
        e->arg[2] = (int16_t)zg_spent(s, seat);
    }
    if (seat + 1 < s->head.seats) {
        zg_ask(s, ZG_P_DRAFT, seat + 1);
        return;
    }
    s->slot++;
    if (s->slot < picks(s))
        zg_ask(s, ZG_P_DRAFT, 0);
    else
        begin(s, trace);
}

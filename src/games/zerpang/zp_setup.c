/*
 * zp_setup.c: options, classes, homes and the deal (ZP-1.1 to 1.9).
 */
#include "zp.h"

enum {
    OPT_PLAYERS,
    OPT_CLASSES,
    OPT_HOMES,
    OPT_FIRST,
    OPT_ELF_MODE,
    OPT_ELF_ROUNDS,
    OPT_ELF_DECKS,
    OPT_ROUND_LIMIT,
    OPT_BASE,
    OPT_REFILL,
    OPT_DUEL_GOAL,
    OPT_ONE_ENTRY,
    OPT_ROBOT_GOAL,
    OPT_BALLOON_COST,
    OPT_ASSIST,
    OPT_BLUFF,
    OPT_LEAP_COST,
    OPT_SCOUNDREL_COST,
    OPT_GATE_BONUS,
    OPT_HAND,
    OPT_DRAW,
};

#define WORDS(...)                                                             \
    (const char *const[])                                                      \
    {                                                                          \
        __VA_ARGS__, 0                                                         \
    }

enum { CLASSES_RANDOM, CLASSES_DRAFT };

const struct rum_option zp_option_list[ZP_OPTIONS] = {
    [OPT_PLAYERS] = {.name = "players",
                     .kind = RUM_OPT_INT,
                     .min = 2,
                     .max = 6,
                     .standard = "4",
                     .help = "how many play"},
    [OPT_CLASSES] = {.name = "classes",
                     .kind = RUM_OPT_LIST,
                     .words = WORDS("random", "draft"),
                     .choices = WORDS("Ninja", "Pirate", "Zombie", "Robot",
                                      "Gunslinger", "Alien", "Elf"),
                     .standard = "random",
                     .help = "a class for each seat, or how they are found"},
    [OPT_HOMES] = {.name = "homes",
                   .kind = RUM_OPT_LIST,
                   .words = WORDS("spread"),
                   .choices = WORDS("0", "1", "2", "3", "4", "5"),
                   .standard = "spread",
                   .help = "a Home Base for each seat, clockwise",
                   .expert = true},
    [OPT_FIRST] = {.name = "first",
                   .kind = RUM_OPT_INT,
                   .words = WORDS("random"),
                   .max = 5,
                   .standard = "random",
                   .help = "the seat that begins"},
    [OPT_ELF_MODE] = {.name = "elf_mode",
                      .kind = RUM_OPT_WORD,
                      .words = WORDS("rounds", "clock", "deck", "off"),
                      .standard = "rounds",
                      .help = "how the Elf wins: after so many rounds, when "
                              "the table's three hours are over, when the "
                              "deck has run out; off: no Elf"},
    [OPT_ELF_ROUNDS] = {.name = "elf_rounds",
                        .kind = RUM_OPT_INT,
                        .min = 10,
                        .max = 60,
                        .standard = "30",
                        .help =
                            "rounds until the Elf wins, in the mode rounds"},
    [OPT_ELF_DECKS] = {.name = "elf_decks",
                       .kind = RUM_OPT_INT,
                       .max = 9,
                       .standard = "0",
                       .help = "times the deck must run out, in the mode deck; "
                               "0: players - 1",
                       .expert = true},
    [OPT_ROUND_LIMIT] = {.name = "round_limit",
                         .kind = RUM_OPT_INT,
                         .min = 20,
                         .max = 500,
                         .standard = "100",
                         .help = "rounds after which the game is a draw",
                         .expert = true},
    [OPT_BASE] = {.name = "gunslinger_base",
                  .kind = RUM_OPT_INT,
                  .min = 4,
                  .max = 5,
                  .standard = "4",
                  .help = "the Gunslinger's hand without a piece on the "
                          "board; 5: publisher's later FAQ",
                  .expert = true},
    [OPT_REFILL] = {.name = "gunslinger_refill",
                    .kind = RUM_OPT_INT,
                    .max = 9,
                    .standard = "0",
                    .help = "most cards they refill at once, a house rule; "
                            "0: no cap",
                    .expert = true},
    [OPT_DUEL_GOAL] = {.name = "two_player_goal",
                       .kind = RUM_OPT_WORD,
                       .words = WORDS("6", "3"),
                       .standard = "6",
                       .help = "spaces to hold with two players; 3, a house "
                               "rule, is quick"},
    [OPT_ONE_ENTRY] = {.name = "one_entry",
                       .kind = RUM_OPT_INT,
                       .max = 1,
                       .standard = "0",
                       .help =
                           "1: only one piece enters in a turn (house rule)",
                       .expert = true},
    [OPT_ROBOT_GOAL] = {.name = "robot_goal",
                        .kind = RUM_OPT_INT,
                        .min = 3,
                        .max = 6,
                        .standard = "6",
                        .help = "uploads a Robot wins with; fewer than 6 is a "
                                "house rule",
                        .expert = true},
    [OPT_BALLOON_COST] = {.name = "balloon_cost",
                          .kind = RUM_OPT_INT,
                          .min = 1,
                          .max = 6,
                          .standard = "2",
                          .help = "points for a Weather Balloon; other than 2 "
                                  "is a house rule",
                          .expert = true},
    [OPT_ASSIST] = {.name = "assist",
                    .kind = RUM_OPT_WORD,
                    .words = WORDS("any", "asked", "off"),
                    .standard = "any",
                    .help = "who helps in other players' combats: any: also "
                            "whoever gives up; asked: only who holds (house "
                            "rule); off: nobody (house rule)",
                    .expert = true},
    [OPT_BLUFF] = {.name = "bluff_windows",
                   .kind = RUM_OPT_INT,
                   .max = 1,
                   .standard = "1",
                   .help = "0: decisions with one action are not asked, which "
                           "betrays hands",
                   .expert = true},
    [OPT_LEAP_COST] =
        RUM_TUNED("leap_cost", 1, 6, "2", "points for a Ninja's leap"),
    [OPT_SCOUNDREL_COST] = RUM_TUNED("scoundrel_cost", 1, 6, "2",
                                     "points for driving another's piece"),
    [OPT_GATE_BONUS] = RUM_TUNED("gate_bonus", 0, 9, "5",
                                 "what a piece on its own Gate adds in combat"),
    [OPT_HAND] = RUM_TUNED("hand", 2, 8, "4", "cards dealt to each player"),
    [OPT_DRAW] = RUM_TUNED("draw", 1, 3, "1",
                           "cards of a Draw Phase, before those for zones"),
};

const struct rum_preset zp_presets[ZP_PRESETS] = {
    {"book", "the rulebook wherever it says something that can be played",
     (const char *const[]){NULL}},
    {"balanced",
     "closer chances for the classes: dearer balloons, a Robot wins with five "
     "uploads, the Elf after 18 rounds, a Gunslinger refills five cards at "
     "most",
     WORDS("balloon_cost=4", "robot_goal=5", "elf_rounds=18",
           "gunslinger_refill=5")},
    {"first",
     "a first duel: Ninja against Pirate, three spaces win, no question that "
     "has only one answer",
     WORDS("players=2", "classes=Ninja,Pirate", "two_player_goal=3",
           "assist=off", "bluff_windows=0", "round_limit=40")},
};

/* ---- classes ---- */

/* Class cards in the box: ZP-1.3. */
static const uint8_t box[ZP_CLASSES] = {2, 2, 1, 1, 1, 1, 1};

static bool rivals(const struct zp_state *z, int seats)
{
    for (int s = 0; s < seats; s++) {
        if (z->class[s] <= ZP_PIRATE)
            return true;
    }
    return false;
}

static bool take_classes(struct zp_state *z, const struct rum_value *v,
                         struct rum_why *why)
{
    uint8_t left[ZP_CLASSES];

    why->option = "classes";
    why->allowed = "one for each seat, at least one Ninja or Pirate, at most "
                   "two of each of these and one of every other; two players: "
                   "Ninjas and Pirates only";
    memcpy(left, box, sizeof(left));
    if (v->n != z->head.seats)
        return false;
    for (int s = 0; s < v->n; s++) {
        int class = v->list[s];
        if (left[class]-- == 0 || (v->n == 2 && class > ZP_PIRATE))
            return false;
        if (class == ZP_ELF && z->opt.elf_mode == ZP_ELF_OFF) {
            why->allowed = "no Elf while elf_mode is off";
            return false;
        }
        z->class[s] = (uint8_t) class;
    }
    return rivals(z, v->n);
}

/* ZP-1.9: dealt again and again until there is a Ninja or Pirate. */
static void deal_classes(struct zp_state *z)
{
    uint8_t cards[9];
    size_t n = 0;

    for (int class = 0; class < ZP_CLASSES; class ++) {
        if (class == ZP_ELF && z->opt.elf_mode == ZP_ELF_OFF)
            continue;
        for (int i = 0; i < box[class]; i++)
            cards[n++] = (uint8_t) class;
    }
    if (z->head.seats == 2) {
        cards[0] = ZP_NINJA;
        cards[1] = ZP_PIRATE;
        n = 2;
    }
    do {
        rum_rng_shuffle8(&z->head.rng, cards, n);
        memcpy(z->class, cards, z->head.seats);
    } while (!rivals(z, z->head.seats));
}

/* ---- homes and the deal ---- */

static bool take_homes(struct zp_state *z, const struct rum_value *v,
                       struct rum_why *why)
{
    static const uint8_t spread[7][6] = {
        [2] = {0, 3},          [3] = {0, 2, 4},          [4] = {0, 1, 3, 4},
        [5] = {0, 1, 2, 3, 4}, [6] = {0, 1, 2, 3, 4, 5},
    };
    int round = 0;

    why->option = "homes";
    why->allowed = "a different Home Base 0 to 5 for each seat, clockwise "
                   "round the table once";
    memcpy(z->home, spread[z->head.seats], z->head.seats);
    if (v->n < 0)
        return true;
    if (v->n != z->head.seats)
        return false;
    for (int s = 0; s < v->n; s++) {
        z->home[s] = (uint8_t)v->list[s];
        int next = v->list[(s + 1) % v->n];
        round += (next - v->list[s] + 6) % 6;
        if (next == v->list[s])
            return false;
    }
    return round == 6; /* ZP-1.7: rising cyclically, once */
}

/* Once the classes are known: ZP-2.3 to 2.5. */
static void close_gates(struct zp_state *z)
{
    for (int s = 0; s < z->head.seats; s++) {
        for (int o = 0; o < z->head.seats; o++) {
            if (o != s && z->class[o] != ZP_ELF)
                z->closed[s] = zp_or(z->closed[s], zp_gates[z->home[o]]);
        }
    }
}

static void deal(struct zp_state *z, struct rum_trace *trace)
{
    close_gates(z);
    for (int k = 0; k < ZP_KINDS; k++) {
        for (int i = 0; i < zp_copies[k]; i++)
            z->deck[z->deck_n++] = (uint8_t)k;
    }
    rum_rng_shuffle8(&z->head.rng, z->deck, z->deck_n);
    for (int s = 0; s < z->head.seats; s++) {
        zp_draws(z, s, z->opt.hand, ZP(1, 5), trace);
        zp_ripen(z, s); /* ZP-11.6: what is dealt is old */
    }
    z->start = z->opt.first;
    if (z->start == ZP_NONE)
        z->start = (uint8_t)rum_rng_below(&z->head.rng, z->head.seats);
    z->active = z->start;
    zp_tell(trace, ZP_EV_START, z->start, ZP(1, 6), -1, 0, 0, 0, 0);
    zp_push(z, 0, ZP_F_TURN);
}

size_t zp_class_legal(const struct zp_state *z, rum_action *out)
{
    uint8_t left[ZP_CLASSES];
    int seat = z->head.to_act, seats = z->head.seats;
    bool need = seats == 2 || (seat == seats - 1 && !rivals(z, seat));
    size_t n = 0;

    memcpy(left, box, sizeof(left));
    left[ZP_ELF] = z->opt.elf_mode != ZP_ELF_OFF;
    for (int s = 0; s < seat; s++)
        left[z->class[s]]--;
    for (int class = 0; class < (need ? ZP_ZOMBIE : ZP_CLASSES); class ++) {
        if (left[class])
            out[n++] = ZP_ACT(ZP_CLASS, class);
    }
    return n;
}

void zp_class_answer(struct zp_state *z, int op, int class,
                     struct rum_trace *trace)
{
    int seat = z->head.to_act;

    (void)op;
    z->class[seat] = (uint8_t) class;
    zp_tell(trace, ZP_EV_CLASS, seat, ZP(1, 2), zp_of_class(class), 0, 0, 0, 0);
    if (seat + 1 < z->head.seats)
        zp_ask(z, seat + 1, ZP_ASK_CLASS);
    else
        deal(z, trace);
}

static void clear_board(struct zp_state *z)
{
    memset(z->pos, ZP_HOME, sizeof(z->pos));
    memset(z->piece_at, ZP_NONE, sizeof(z->piece_at));
    memset(z->victim, ZP_NONE, sizeof(z->victim));
    memset(z->barred, ZP_NONE, sizeof(z->barred));
    memset(z->class, ZP_NONE, sizeof(z->class));
    z->supply = ZP_RINGS;
    z->winner = ZP_NONE;
}

static void take_options(struct zp_options *o, const struct rum_options *opt)
{
    const struct rum_value *v = opt->value;

    o->elf_mode = (uint8_t)rum_value_word(&v[OPT_ELF_MODE]);
    o->elf_rounds = (uint8_t)v[OPT_ELF_ROUNDS].n;
    o->elf_decks = (uint8_t)v[OPT_ELF_DECKS].n;
    if (!o->elf_decks)
        o->elf_decks = (uint8_t)(v[OPT_PLAYERS].n - 1);
    o->round_limit = (uint16_t)v[OPT_ROUND_LIMIT].n;
    o->base = (uint8_t)v[OPT_BASE].n;
    o->refill = (uint8_t)v[OPT_REFILL].n;
    o->duel_goal = rum_value_word(&v[OPT_DUEL_GOAL]) == 0 ? 6 : 3;
    o->robot_goal = (uint8_t)v[OPT_ROBOT_GOAL].n;
    o->balloon_cost = (uint8_t)v[OPT_BALLOON_COST].n;
    o->leap_cost = (uint8_t)v[OPT_LEAP_COST].n;
    o->scoundrel_cost = (uint8_t)v[OPT_SCOUNDREL_COST].n;
    o->gate_bonus = (uint8_t)v[OPT_GATE_BONUS].n;
    o->hand = (uint8_t)v[OPT_HAND].n;
    o->draw = (uint8_t)v[OPT_DRAW].n;
    o->one_entry = v[OPT_ONE_ENTRY].n;
    o->assist = (uint8_t)rum_value_word(&v[OPT_ASSIST]);
    o->bluff = v[OPT_BLUFF].n;
    o->first = v[OPT_FIRST].n < 0 ? ZP_NONE : (uint8_t)v[OPT_FIRST].n;
}

enum rum_err zp_setup(void *state, struct rum_options *opt, struct rum_why *why)
{
    struct zp_state *z = state;
    const struct rum_value *classes = &opt->value[OPT_CLASSES];

    take_options(&z->opt, opt);
    clear_board(z);
    if (!take_homes(z, &opt->value[OPT_HOMES], why))
        return RUM_EOPTION;
    if (z->opt.first != ZP_NONE && z->opt.first >= z->head.seats) {
        why->option = "first";
        why->allowed = "random, or a seat below the number of players";
        return RUM_EOPTION;
    }
    if (classes->n >= 0) {
        if (!take_classes(z, classes, why))
            return RUM_EOPTION;
        deal(z, NULL);
    } else if (rum_value_word(classes) == CLASSES_RANDOM) {
        deal_classes(z);
        deal(z, NULL);
    } else {
        z->opt.draft = true;
        zp_ask(z, 0, ZP_ASK_CLASS);
    }
    zp_run(z, NULL);
    zp_skip_forced(z, NULL);
    return RUM_OK;
}

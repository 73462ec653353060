/*
 * ze_setup.c: the options and the deal (ZE-1).
 */
#include "ze.h"

#include <string.h>

static const char *const mode_words[] = {"villain", "royale", NULL};
static const char *const random_words[] = {"random", NULL};
static const char *const character_words[] = {"choose", "seat", "random", NULL};
static const char *const character_letters[] = {"C", "G", "M", "R", NULL};
static const char *const hearts_words[] = {"table", NULL};
static const char *const switch_words[] = {"on", "off", NULL};
static const char *const order_words[] = {"captain", "seat", NULL};
static const char *const repeat_words[] = {"phase", "turn", NULL};
static const char *const items_words[] = {"any", "useful", NULL};

enum { CHOOSE, BY_SEAT, AT_RANDOM }; /* character_words */

/* In the order of ze_options. */
enum {
    OPT_PLAYERS,
    OPT_MODE,
    OPT_VILLAIN_SEAT,
    OPT_FIRST,
    OPT_CHARACTERS,
    OPT_ASTRO_HEALTH,
    OPT_VILLAIN_HEARTS,
    OPT_SHARED_HANDS,
    OPT_ORDER,
    OPT_VILLAIN_REPEAT,
    OPT_VILLAIN_REVIVE,
    OPT_ITEMS,
    OPT_HAND,
    OPT_VILLAIN_HEALTH,
    OPT_VILLAIN_ITEMS,
    OPT_HEART_HEALS,
};

const struct rum_option ze_options[ZE_OPTIONS] = {
    [OPT_PLAYERS] = {.name = "players",
                     .kind = RUM_OPT_INT,
                     .min = 2,
                     .max = 5,
                     .standard = "4",
                     .help = "how many play"},
    [OPT_MODE] = {.name = "mode",
                  .kind = RUM_OPT_WORD,
                  .words = mode_words,
                  .standard = "villain",
                  .help =
                      "one villain against the astronauts, or a battle royale "
                      "of all against all; with two players the royale is the "
                      "book's game and the villain a house rule"},
    [OPT_VILLAIN_SEAT] = {.name = "villain_seat",
                          .kind = RUM_OPT_INT,
                          .words = random_words,
                          .min = 0,
                          .max = ZE_SEATS - 1,
                          .standard = "random",
                          .help = "the seat that plays the villain"},
    [OPT_FIRST] = {.name = "first",
                   .kind = RUM_OPT_INT,
                   .words = random_words,
                   .min = 0,
                   .max = ZE_SEATS - 1,
                   .standard = "random",
                   .help = "the seat that begins a battle royale"},
    [OPT_CHARACTERS] = {.name = "characters",
                        .kind = RUM_OPT_LIST,
                        .words = character_words,
                        .choices = character_letters,
                        .standard = "choose",
                        .help = "Commander, Gunner, Medic, Redshirt: chosen "
                                "at the table, by seat, at random, or a "
                                "letter for each astronaut"},
    [OPT_ASTRO_HEALTH] = {.name = "astro_health",
                          .kind = RUM_OPT_INT,
                          .min = 1,
                          .max = ZE_HEALTH,
                          .standard = "4",
                          .help = "Health of each astronaut at the start: 4 by "
                                  "the book, fewer as a handicap (house rule)"},
    [OPT_VILLAIN_HEARTS] = {.name = "villain_hearts",
                            .kind = RUM_OPT_INT,
                            .words = hearts_words,
                            .min = 0,
                            .max = 4,
                            .standard = "table",
                            .help = "Hearts the villain starts with: by the "
                                    "book's table, or a number (house rule)"},
    [OPT_SHARED_HANDS] = {.name = "shared_hands",
                          .kind = RUM_OPT_WORD,
                          .words = switch_words,
                          .standard = "on",
                          .help = "astronauts see each other's Zone cards (our "
                                  "ruling: they may talk about them)"},
    [OPT_ORDER] = {.name = "order",
                   .kind = RUM_OPT_WORD,
                   .words = order_words,
                   .standard = "captain",
                   .help = "astronauts act as their captain names them (the "
                           "book: as they decide), or clockwise (house rule)",
                   .expert = true},
    [OPT_VILLAIN_REPEAT] =
        {.name = "villain_repeat",
         .kind = RUM_OPT_WORD,
         .words = repeat_words,
         .standard = "phase",
         .help = "the villain may hit an astronaut once in a phase, or once in "
                 "each turn of it (two readings of the book)",
         .expert = true},
    [OPT_VILLAIN_REVIVE] =
        {.name = "villain_revive",
         .kind = RUM_OPT_WORD,
         .words = switch_words,
         .standard = "on",
         .help = "a villain at 0 Health comes back with a Heart, or is "
                 "defeated (two readings of the book)",
         .expert = true},
    [OPT_ITEMS] =
        {.name = "items",
         .kind = RUM_OPT_WORD,
         .words = items_words,
         .standard = "any",
         .help =
             "Attack Items may be fired whoever is hit, friends only or nobody "
             "too (the book), or only if they hit an enemy (house rule)"},
    [OPT_HAND] =
        RUM_TUNED("hand", 3, ZE_HAND, "5", "Zone cards of a full hand"),
    [OPT_VILLAIN_HEALTH] = {.name = "villain_health",
                            .kind = RUM_OPT_INT,
                            .words = hearts_words,
                            .min = 1,
                            .max = ZE_HEALTH,
                            .standard = "table",
                            .help = "Health of the villain at the start, or by "
                                    "the book's table",
                            .tuning = true},
    [OPT_VILLAIN_ITEMS] =
        RUM_TUNED("villain_items", 2, 8, "4", "Items the villain can carry"),
    [OPT_HEART_HEALS] = RUM_TUNED("heart_heals", 1, 3, "1",
                                  "Health a Heart gives to whoever stands"),
};

static const char *const book[] = {NULL};
static const char *const balanced[] = {"items=useful", NULL};
static const char *const first_game[] = {"mode=royale", "players=3",
                                         "items=useful", NULL};

/* Section 6. */
const struct rum_preset ze_presets[ZE_PRESETS] = {
    {.name = "book",
     .about = "The rulebook as printed, with our rulings where it is silent "
              "or can be read both ways; map and Items are ours, because its "
              "pictures are lost.",
     .values = book},
    {.name = "balanced",
     .about = "House rule: Attack Items are fired only if they hit an enemy; "
              "the book lets them be fired at friends alone or at nobody.",
     .values = balanced},
    {.name = "first",
     .about = "Three players, everybody for themselves: no skills, no captain, "
              "and no alien yet (the villain comes with the other presets). "
              "Move, act, draw, about 17 turns each; and as in balanced, "
              "Attack Items only at enemies.",
     .values = first_game},
};

/* ZE-1.8 */
static void resolve(struct rum_options *opt)
{
    struct rum_value *mode = &opt->value[OPT_MODE];

    if (!mode->given)
        mode->n = opt->value[OPT_PLAYERS].n == 2 ? RUM_WORD(1) : RUM_WORD(0);
}

static bool different(const struct rum_value *list)
{
    unsigned seen = 0;

    for (int i = 0; i < list->n; i++)
        seen |= ze_bit((unsigned)list->list[i]);
    return ze_count(seen) == (unsigned)list->n;
}

/* Table 2.5 */
static int hearts_of(const struct rum_value *v, int seats)
{
    static const uint8_t table[ZE_SEATS + 1] = {[3] = 2, [4] = 2, [5] = 4};

    return v[OPT_VILLAIN_HEARTS].n >= 0 ? v[OPT_VILLAIN_HEARTS].n
                                        : table[seats];
}

static int villain_health_of(const struct rum_value *v, int seats)
{
    if (v[OPT_VILLAIN_HEALTH].n >= 0)
        return v[OPT_VILLAIN_HEALTH].n;
    return seats == 2 ? 3 : ZE_HEALTH;
}

/* What the table of section 6 does not allow; the ranges that depend on no
 * other option are the core's. */
static enum rum_err refuse(const struct rum_options *opt, int seats,
                           struct rum_why *why)
{
    const struct rum_value *v = opt->value;

    if (v[OPT_MODE].n == RUM_WORD(0) &&
        hearts_of(v, seats) > v[OPT_VILLAIN_ITEMS].n) {
        *why = (struct rum_why){ze_options[OPT_VILLAIN_ITEMS].name,
                                "no fewer than the Hearts the villain starts "
                                "with"};
        return RUM_EOPTION;
    }
    for (int i = OPT_VILLAIN_SEAT; i <= OPT_FIRST; i++) {
        if (v[i].n >= seats) {
            *why = (struct rum_why){ze_options[i].name,
                                    "random, or a seat below players"};
            return RUM_EOPTION;
        }
    }
    const struct rum_value *list = &v[OPT_CHARACTERS];
    if (list->n >= 0 && (list->n != seats - 1 || !different(list))) {
        *why = (struct rum_why){ze_options[OPT_CHARACTERS].name,
                                "choose, seat, random, or a different letter "
                                "of CGMR for each player but one"};
        return RUM_EOPTION;
    }
    return RUM_OK;
}

static unsigned seat_or_random(struct ze_state *s, const struct rum_value *v)
{
    return v->n >= 0 ? (unsigned)v->n
                     : rum_rng_below(&s->head.rng, s->head.seats);
}

/* ZE-1.9, ZE-1.10; nothing for `choose`. */
static void assign_characters(struct ze_state *s, const struct rum_value *v)
{
    uint8_t order[] = {ZE_COMMANDER, ZE_GUNNER, ZE_MEDIC, ZE_REDSHIRT};
    unsigned next = 0;

    if (v->n == RUM_WORD(CHOOSE))
        return;
    if (v->n == RUM_WORD(AT_RANDOM))
        rum_rng_shuffle8(&s->head.rng, order, sizeof(order));
    for (int i = 0; i < v->n; i++)
        order[i] = (uint8_t)v->list[i];
    for (unsigned seat = 0; seat < s->head.seats; seat++) {
        if (seat != s->villain)
            s->character[seat] = order[next++];
    }
}

/* ZE-1.3, ZE-1.4 and table 2.5. */
static void equip_villain(struct ze_state *s, const struct rum_value *v)
{
    uint32_t left = ze_items_of[ZE_HEART];

    s->villain_dealt = (uint8_t)villain_health_of(v, s->head.seats);
    s->health[s->villain] = s->villain_dealt;
    s->hearts_dealt = (uint8_t)hearts_of(v, s->head.seats);
    for (unsigned i = 0; i < s->hearts_dealt; i++) {
        s->items[s->villain] |= ze_bit(ze_lowest(left));
        left &= left - 1;
    }
}

static void choose_sides(struct ze_state *s, const struct rum_value *v)
{
    memset(s->health, s->health_dealt, s->head.seats);
    if (s->royale) {
        s->villain = ZE_NONE;
        s->first = (uint8_t)seat_or_random(s, &v[OPT_FIRST]);
        for (unsigned seat = 0; seat < s->head.seats; seat++)
            s->character[seat] = (uint8_t)seat; /* a colour, no more */
        return;
    }
    s->first = ZE_NONE;
    s->villain = (uint8_t)seat_or_random(s, &v[OPT_VILLAIN_SEAT]);
    s->character[s->villain] = ZE_VILLAIN;
    equip_villain(s, v);
    assign_characters(s, &v[OPT_CHARACTERS]);
}

/* ZE-1.9: the top five cards to seat 0, the next five to seat 1 ... */
void ze_deal(struct ze_state *s, struct rum_trace *trace)
{
    for (unsigned seat = 0; seat < s->head.seats; seat++)
        ze_draw(s, seat, trace);
}

enum rum_err ze_setup(void *state, struct rum_options *opt, struct rum_why *why)
{
    struct ze_state *s = state;
    const struct rum_value *v = opt->value;

    resolve(opt);
    if (refuse(opt, s->head.seats, why) < 0)
        return RUM_EOPTION;
    memset(s->character, ZE_NONE, sizeof(s->character));
    memset(s->zone, ZE_NONE, sizeof(s->zone));
    memset(s->trail, ZE_NONE, sizeof(s->trail));
    memset(s->hand, ZE_NONE, sizeof(s->hand));
    s->player = s->target = s->named = ZE_NONE;

    s->royale = v[OPT_MODE].n == RUM_WORD(1);
    s->health_dealt = (uint8_t)(s->royale ? ZE_HEALTH : v[OPT_ASTRO_HEALTH].n);
    s->shared_hands = v[OPT_SHARED_HANDS].n == RUM_WORD(0);
    s->order_by_seat = v[OPT_ORDER].n == RUM_WORD(1);
    s->mark_per_turn = v[OPT_VILLAIN_REPEAT].n == RUM_WORD(1);
    s->villain_revives = v[OPT_VILLAIN_REVIVE].n == RUM_WORD(0);
    s->useful_shots = v[OPT_ITEMS].n == RUM_WORD(1);
    s->full_hand = (uint8_t)v[OPT_HAND].n;
    s->villain_items = (uint8_t)v[OPT_VILLAIN_ITEMS].n;
    s->heart_heals = (uint8_t)v[OPT_HEART_HEALS].n;
    choose_sides(s, v);

    for (unsigned zone = 0; zone < ZE_ZONES; zone++)
        s->deck[zone] = (uint8_t)zone;
    s->deck_size = ZE_ZONES;
    rum_rng_shuffle8(&s->head.rng, s->deck, ZE_ZONES);
    s->part = ZE_CHOOSING;
    s->phase = ZE_GOING_ON;
    ze_go_on(s, NULL);
    return RUM_OK;
}

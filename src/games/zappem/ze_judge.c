/*
 * ze_judge.c: who is winning (section 10).
 *
 * The astronauts are in a race: so many hits to land, with so many Zone cards
 * left to land them from, and so many hits they can take meanwhile. The villain
 * and those who fight alone count what they have left to lose: Health, Hearts,
 * Shields, and something for weapons. All reckon with what will probably be
 * lost before they move again. How probable anything is follows from the Zone
 * cards that the judge has not seen, not from those that are really there: a
 * player does not know them either.
 */
#include "ze.h"

/* What a player has, in the same unit: about a hundredth of a lead that would
 * decide the game. */
struct worth {
    int16_t health; /* of each card */
    int16_t active; /* of being on their feet at all */
    int16_t heart, shield, night, weapon;
};

/* An astronaut to the villain, who is there to hunt. */
static const struct worth prey = {80, 50, 65, 43, 8, 32};
static const struct worth villain = {150, 90, 105, 68, 12, 38};
/* A hit is a hit, as hits_to_take() counts them. */
static const struct worth plain = {.health = 100, .shield = 100};
static const struct worth loner = {100, 60, 70, 45, 8, 25};

/* Per cent, but HALF and DANGERS. */
enum {
    PREYS_FEAR = 25, /* of a probable hit */
    /* Enough to choose the safer of two good zones. Hiding pays even better,
     * but is no fun, and a search that looks further sees the shots
     * themselves. */
    VILLAINS_FEAR = 20,
    LONERS_FEAR = 80,
    HALF = 600,   /* a lead of this size is three wins in four */
    DANGERS = 16, /* zones from which one zone can be hit, at most */
};

/* What moves the astronauts' odds, in hundredths of their logarithm: fitted to
 * how ten thousand games of all sizes ended, then tried against the villain. */
enum {
    EVEN = 100,     /* to begin with */
    CLOCK = 22,     /* against: each hit to land, for each card left */
    CARDS = 8,      /* ... on top of these */
    STRENGTH = 220, /* against: each hit to land, for each they can take */
    SPARE = 2,      /* ... on top of these */
    STAMINA = 7,    /* for: each hit they can take */
    REACH = 33, /* for: a tenth of the zones where the villain may be next */
    PRIZE = 8,  /* against: each Heart and Shield left for the villain */
    COMMANDER = 30, /* for: one of them can hand Items round */
    HUNTED = 55,    /* for: they have moved, the villain is to come */
    HUNTERS = 22,   /* ... against: each turn that the villain has */
    SURE = 70,      /* per cent of the hits that their cards promise */
};

bool ze_settled(const void *state)
{
    const struct ze_state *s = state;

    if (s->phase == ZE_OVER)
        return true;
    return s->phase == ZE_D1_PLACE && (s->part != ZE_MOVING || s->placed == 0);
}

/* ---- what may happen ---- */

/* What the judge's seat has not seen. */
struct unseen {
    unsigned bit;   /* of that seat */
    unsigned cards; /* in the draw stack and unseen in hands */
};

static unsigned unseen_in_hand(const struct ze_state *s, unsigned bit,
                               unsigned seat)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->hand_size[seat]; i++)
        n += !(s->know[s->hand[seat][i]] & bit);
    return n;
}

static struct unseen count_unseen(const struct ze_state *s, unsigned seat)
{
    struct unseen u = {ze_bit(seat), s->deck_size};

    for (unsigned other = 0; other < s->head.seats; other++)
        u.cards += unseen_in_hand(s, u.bit, other);
    return u;
}

/* Zones that a player with this seat's Items hits from there; the other way
 * round, zones from which they would hit it. */
static unsigned gather_range(const struct ze_state *s, unsigned zone,
                             unsigned shooter, uint8_t out[DANGERS])
{
    bool straight = ze_held(s, shooter, ZE_POWER);
    bool diagonal = ze_held(s, shooter, ZE_PROTON);
    unsigned pink = ze_pink(zone), n = 0;

    for (unsigned d = 0; d < ZE_DIRECTIONS; d++) {
        bool far = d < ZE_STRAIGHT ? straight : diagonal;
        if (!far && !(pink >> d & 1))
            continue;
        unsigned next = ze_step(zone, d);
        if (next == ZE_NONE)
            continue;
        out[n++] = (uint8_t)next;
        next = far ? ze_step(next, d) : ZE_NONE;
        if (next != ZE_NONE)
            out[n++] = (uint8_t)next;
    }
    return n;
}

static bool holds(const struct ze_state *s, unsigned seat, unsigned card)
{
    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        if (s->hand[seat][i] == card)
            return true;
    }
    return false;
}

/* Per cent: has the shooter a card from which to hit this zone? */
static int chance_of_hit(const struct ze_state *s, const struct unseen *u,
                         unsigned zone, unsigned shooter)
{
    uint8_t zones[DANGERS];
    unsigned n = gather_range(s, zone, shooter, zones), open = 0;

    for (unsigned i = 0; i < n; i++) {
        if (ze_played(s, zones[i]))
            continue;
        if (!(s->know[zones[i]] & u->bit))
            open++;
        else if (holds(s, shooter, zones[i]))
            return 100;
    }
    int miss = 1000;
    unsigned cards = open ? unseen_in_hand(s, u->bit, shooter) : 0;
    for (unsigned i = 0; i < cards; i++)
        miss = miss * (int)(u->cards - open) / (int)u->cards;
    return (1000 - miss) / 10;
}

/* ---- where the villain may be next ---- */

/* Sets of zones, as played[] has them. */
struct zones {
    uint8_t row[ZE_ROWS];
};

static int count_zones(const struct zones *z)
{
    int n = 0;

    for (unsigned row = 0; row < ZE_ROWS; row++)
        n += (int)ze_count(z->row[row]);
    return n;
}

static void add_zone(struct zones *z, unsigned zone)
{
    z->row[zone / ZE_COLUMNS] |= (uint8_t)ze_bit(zone % ZE_COLUMNS);
}

/* The villain has the card, or may get it. */
static struct zones open_to_villain(const struct ze_state *s,
                                    const struct unseen *u)
{
    struct zones z = {0};

    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        if (!ze_played(s, zone) &&
            (!(s->know[zone] & u->bit) || holds(s, s->villain, zone)))
            add_zone(&z, zone);
    }
    return z;
}

/* How many of these zones the cards in a hand would hit. */
static int reach_of(const struct ze_state *s, unsigned seat,
                    const struct zones *open)
{
    uint8_t zones[DANGERS];
    struct zones hit = {0};

    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        unsigned n = gather_range(s, s->hand[seat][i], seat, zones);
        for (unsigned k = 0; k < n; k++)
            add_zone(&hit, zones[k]);
    }
    for (unsigned row = 0; row < ZE_ROWS; row++)
        hit.row[row] &= open->row[row];
    return count_zones(&hit);
}

/* Per cent, of an astronaut on average. */
static int reach_of_team(const struct ze_state *s, const struct unseen *u)
{
    struct zones open = open_to_villain(s, u);
    int zones = count_zones(&open), sum = 0, n = 0;

    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (ze_active(s, seat)) {
            sum += reach_of(s, seat, &open);
            n++;
        }
    }
    return n && zones ? 100 * sum / (n * zones) : 0;
}

/* ---- what there is to lose ---- */

static int assets(const struct ze_state *s, unsigned seat,
                  const struct worth *w)
{
    if (ze_out(s, seat))
        return 0;
    return w->health * s->health[seat] + w->active * ze_active(s, seat) +
           w->heart * (int)ze_count(ze_held(s, seat, ZE_HEART)) +
           w->shield * (int)ze_count(ze_held(s, seat, ZE_SHIELD)) +
           w->night * (int)ze_count(ze_held(s, seat, ZE_NIGHT)) +
           w->weapon * (int)ze_count(s->items[seat] & ZE_ATTACK_ITEMS);
}

/* What a hit costs. */
static int at_stake(const struct ze_state *s, unsigned seat,
                    const struct worth *w)
{
    if (ze_held(s, seat, ZE_SHIELD))
        return w->shield;
    return s->health[seat] == 1 ? w->health + w->active : w->health;
}

/* The villain's phase is going on, with one hit for every astronaut: what they
 * will probably lose. */
static int loss_of_team(const struct ze_state *s, const struct unseen *u,
                        const struct worth *w)
{
    int sum = 0;

    for (unsigned left = ze_astronauts(s) & ~(unsigned)s->marked; left;
         left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (s->zone[seat] != ZE_NONE)
            sum += at_stake(s, seat, w) *
                   chance_of_hit(s, u, s->zone[seat], s->villain) / 100;
    }
    return sum;
}

/* A round begins: per cent, of the hits that the astronauts may land on the
 * villain in this zone. */
static int hits_on_villain(const struct ze_state *s, const struct unseen *u)
{
    int sum = 0;

    if (s->zone[s->villain] == ZE_NONE)
        return 0;
    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (ze_active(s, seat))
            sum += chance_of_hit(s, u, s->zone[s->villain], seat);
    }
    return sum;
}

/* ---- the villain's appraisal ---- */

/* Monotone, and never quite won or lost before it is. */
static int squash(int lead)
{
    int size = lead < 0 ? -lead : lead;
    int share = (int)((int64_t)2999 * size / (size + HALF));

    return lead < 0 ? 3000 - share : 3000 + share;
}

static int appraise_villain(const struct ze_state *s)
{
    struct unseen u = count_unseen(s, s->villain);
    int lead = assets(s, s->villain, &villain);

    for (unsigned left = ze_astronauts(s); left; left &= left - 1)
        lead -= assets(s, ze_lowest(left), &prey);
    if (s->part == ZE_HUNTING)
        lead += loss_of_team(s, &u, &prey) * PREYS_FEAR / 100;
    else
        lead -= at_stake(s, s->villain, &villain) * hits_on_villain(s, &u) /
                100 * VILLAINS_FEAR / 100;
    return squash(lead);
}

/* ---- the astronauts' ---- */

/* A hundred for each hit before they are down for good. Who stays down takes
 * none for the others. */
static int hits_to_take(const struct ze_state *s, unsigned seat)
{
    if (s->stayed >> seat & 1)
        return 0;
    return 100 * (int)(s->health[seat] + ze_count(ze_held(s, seat, ZE_HEART)) +
                       ze_count(ze_held(s, seat, ZE_SHIELD)));
}

/* A share of 6000 for odds whose logarithm is given in hundredths. Half of the
 * hyperbolic tangent, by its continued fraction. */
static int share_of(int odds)
{
    int64_t z = odds / 2;

    if (z > 299)
        return 5999;
    if (z < -299)
        return 1;
    return (int)(3000 +
                 3000 * z * (270000 + z * z) / 100 / (270000 + 9 * z * z));
}

static int appraise_team(const struct ze_state *s, unsigned seat)
{
    struct unseen u = count_unseen(s, seat);
    uint32_t prizes =
        ze_on_table(s) & (ze_items_of[ZE_HEART] | ze_items_of[ZE_SHIELD]);
    int cards = s->deck_size, team = 0;
    int odds = EVEN - PRIZE * (int)ze_count(prizes);
    int life = hits_to_take(s, s->villain);

    for (unsigned i = 0; i < s->head.seats; i++)
        cards += s->hand_size[i];
    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        unsigned friend = ze_lowest(left);
        team += hits_to_take(s, friend);
        odds += ze_is(s, friend, ZE_COMMANDER) ? COMMANDER : 0;
    }
    if (s->part == ZE_HUNTING) {
        int lost = loss_of_team(s, &u, &plain);
        team -= lost < team - 50 ? lost : team - 50;
        odds += HUNTED - HUNTERS * (s->turns - s->turn + 1);
    } else {
        int won = hits_on_villain(s, &u);
        life -= (won < life - 50 ? won : life - 50) * SURE / 100;
    }
    odds -= CLOCK * life / (cards + CARDS);
    odds -= STRENGTH * life / (team + 100 * SPARE);
    odds += STAMINA * team / 100;
    odds += REACH * reach_of_team(s, &u) / 10;
    return share_of(odds);
}

/* ---- who fights alone ---- */

/* Everybody else moves before the seat does, with others to shoot at too. */
static int appraise_royale(const struct ze_state *s, unsigned seat)
{
    struct unseen u = count_unseen(s, seat);
    unsigned others = ze_all_seats(s) & ~ze_bit(seat);
    int own = assets(s, seat, &loner), rest = 0, fear = 0, in = 1;

    for (; others; others &= others - 1) {
        unsigned other = ze_lowest(others);
        rest += assets(s, other, &loner);
        in += !ze_out(s, other);
        if (s->zone[seat] != ZE_NONE && ze_active(s, other))
            fear += chance_of_hit(s, &u, s->zone[seat], other);
    }
    own -= at_stake(s, seat, &loner) * fear / 100 * LONERS_FEAR / 100 * 2 / in;
    return own <= 0 ? 0 : 6000 * own / (own + rest);
}

int ze_appraise(const void *state, rum_seat seat)
{
    const struct ze_state *s = state;
    int points[RUM_MAX_SEATS];

    if (s->phase == ZE_OVER) {
        ze_score(s, points);
        return points[seat] * 100;
    }
    if (s->royale)
        return appraise_royale(s, (unsigned)seat);
    return seat == s->villain ? appraise_villain(s)
                              : appraise_team(s, (unsigned)seat);
}

/* ---- when a clock runs out ---- */

/* Do nothing, keep what there is; Shields and Hearts are there to be used. */
rum_action ze_fallback(const void *state)
{
    const struct ze_state *s = state;
    rum_action open[RUM_MAX_ACTIONS];

    switch (s->phase) {
    case ZE_D4_SHIELD:
        return ZE_BLOCK;
    case ZE_D5_NV_TAKE:
        return ZE_JUST_LOOK;
    case ZE_D7_RETURN:
        return ZE_COME_BACK;
    default:
        RUM_ASSERT(ze_legal(s, open) > 0);
        return open[0];
    }
}

/* ---- for the lab ---- */

const char *ze_role(const void *state, rum_seat seat)
{
    static const char *const places[ZE_SEATS] = {"first", "second", "third",
                                                 "fourth", "fifth"};
    const struct ze_state *s = state;

    if (s->royale)
        return places[(seat + s->head.seats - s->first) % s->head.seats];
    if (s->character[seat] == ZE_NONE)
        return "astronaut";
    return ze_subjects[ZE_SUBJECT_CHARACTER + s->character[seat]];
}

int ze_side(const void *state, rum_seat seat)
{
    const struct ze_state *s = state;

    return s->royale ? seat : seat == s->villain;
}

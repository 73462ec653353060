/*
 * ze_judge.c: who is winning (section 10).
 *
 * Both sides count what they have left to lose: Health, Hearts, Shields, and
 * something for weapons; less what they will probably lose before they move
 * again. The astronauts also count what their cards may reach next round, as
 * time is against them. How probable anything is follows from the Zone cards
 * that the judge has not seen, not from those that are really there: a player
 * does not know them either.
 */
#include "ze.h"

/* What a player has, in the same unit: about a hundredth of a lead that would
 * decide the game. */
struct worth {
    int16_t health; /* of each card */
    int16_t active; /* of being on his feet at all */
    int16_t heart, shield, night, weapon;
};

/* A team of astronauts can spare one, the villain is alone. */
static const struct worth astronaut = {50, 30, 60, 40, 8, 40};
/* The same to the villain: he is there to hunt. */
static const struct worth prey = {80, 50, 65, 43, 8, 32};
static const struct worth villain = {150, 90, 105, 68, 12, 38};
static const struct worth loner = {100, 60, 70, 45, 8, 25};

/* Per cent, but HALF. */
enum {
    ASTRONAUTS_FEAR = 40, /* of a probable hit */
    /* Enough to choose the safer of two good zones. Hiding pays: at 80 the
     * villain beats these astronauts in four games of five. But he is no fun
     * then, and a search that looks further sees the shots themselves. */
    VILLAINS_FEAR = 10,
    LONERS_FEAR = 80,
    REACH = 150,  /* of zones where the villain may be hit next */
    HALF = 600,   /* a lead of this size is three wins in four */
    DANGERS = 16, /* zones from which one zone can be hit, at most */
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
 * round, zones from which he would hit it. */
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

/* Per cent: has the shooter a card from which he hits this zone? */
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

/* A zone weighs more the fewer fields around it are open: that is where he
 * hides. Returns the sum. */
static int weigh_zones(const struct ze_state *s, const struct unseen *u,
                       uint8_t weight[ZE_ZONES])
{
    static const uint8_t by_open[ZE_DIRECTIONS + 1] = {12, 10, 8, 6, 4,
                                                       2,  1,  1, 1};
    int sum = 0;

    for (unsigned zone = 0; zone < ZE_ZONES; zone++) {
        unsigned open = 0;
        weight[zone] = 0;
        if (ze_played(s, zone) ||
            ((s->know[zone] & u->bit) && !holds(s, s->villain, zone)))
            continue;
        for (unsigned left = ze_pink(zone); left; left &= left - 1) {
            unsigned next = ze_step(zone, ze_lowest(left));
            open += next != ZE_NONE && !ze_played(s, next);
        }
        weight[zone] = by_open[open];
        sum += weight[zone];
    }
    return sum;
}

/* Per cent of the weight that the cards in this hand would hit. */
static int reach_of(const struct ze_state *s, unsigned seat,
                    const uint8_t weight[ZE_ZONES], int sum)
{
    uint8_t zones[DANGERS], seen[ZE_ROWS] = {0};
    int n = 0;

    for (unsigned i = 0; i < s->hand_size[seat]; i++) {
        unsigned count = gather_range(s, s->hand[seat][i], seat, zones);
        for (unsigned k = 0; k < count; k++)
            seen[zones[k] / ZE_COLUMNS] |=
                (uint8_t)ze_bit(zones[k] % ZE_COLUMNS);
    }
    for (unsigned row = 0; row < ZE_ROWS; row++) {
        for (unsigned left = seen[row]; left; left &= left - 1)
            n += weight[row * ZE_COLUMNS + ze_lowest(left)];
    }
    return sum ? 100 * n / sum : 0;
}

static int reach_of_team(const struct ze_state *s, const struct unseen *u)
{
    uint8_t weight[ZE_ZONES];
    int zones = weigh_zones(s, u, weight), sum = 0;

    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (ze_active(s, seat))
            sum += reach_of(s, seat, weight, zones);
    }
    return sum * REACH / 100;
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

/* The villain's phase is going on: he can hit every astronaut once. */
static int astronauts_fear(const struct ze_state *s, const struct unseen *u)
{
    int sum = 0;

    for (unsigned left = ze_astronauts(s) & ~(unsigned)s->marked; left;
         left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (s->zone[seat] != ZE_NONE)
            sum += at_stake(s, seat, &astronaut) *
                   chance_of_hit(s, u, s->zone[seat], s->villain) / 100;
    }
    return sum * ASTRONAUTS_FEAR / 100;
}

/* A round begins: every astronaut may have a shot at the villain. */
static int villain_fears(const struct ze_state *s, const struct unseen *u)
{
    int sum = 0;

    if (s->zone[s->villain] == ZE_NONE)
        return 0;
    for (unsigned left = ze_astronauts(s); left; left &= left - 1) {
        unsigned seat = ze_lowest(left);
        if (ze_active(s, seat))
            sum += chance_of_hit(s, u, s->zone[s->villain], seat);
    }
    return at_stake(s, s->villain, &villain) * sum / 100 * VILLAINS_FEAR / 100;
}

/* ---- the appraisal ---- */

/* Monotone, and never quite won or lost before it is. */
static int squash(int lead)
{
    int size = lead < 0 ? -lead : lead;
    int share = (int)((int64_t)2999 * size / (size + HALF));

    return lead < 0 ? 3000 - share : 3000 + share;
}

static int appraise_hunt(const struct ze_state *s, unsigned seat)
{
    struct unseen u = count_unseen(s, seat);
    const struct worth *worth = seat == s->villain ? &prey : &astronaut;
    int lead = -assets(s, s->villain, &villain);

    for (unsigned left = ze_astronauts(s); left; left &= left - 1)
        lead += assets(s, ze_lowest(left), worth);
    if (seat != s->villain) /* he does not know their cards */
        lead += reach_of_team(s, &u);
    if (s->part == ZE_HUNTING)
        lead -= astronauts_fear(s, &u);
    else
        lead += villain_fears(s, &u);
    return squash(seat == s->villain ? -lead : lead);
}

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
    return s->royale ? appraise_royale(s, (unsigned)seat)
                     : appraise_hunt(s, (unsigned)seat);
}

/* ---- for the lab ---- */

const char *ze_role(const void *state, rum_seat seat)
{
    static const char *const places[ZE_SEATS] = {"first", "second", "third",
                                                 "fourth", "fifth"};
    static const char *const characters[ZE_CHARACTERS] = {
        "Commander", "Gunner", "Medic", "Redshirt", "villain"};
    const struct ze_state *s = state;

    if (s->royale)
        return places[(seat + s->head.seats - s->first) % s->head.seats];
    if (s->character[seat] == ZE_NONE)
        return "astronaut";
    return characters[s->character[seat]];
}

int ze_side(const void *state, rum_seat seat)
{
    const struct ze_state *s = state;

    return s->royale ? seat : seat == s->villain;
}

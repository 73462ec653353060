/*
 * zp_events.c: what is reported, with which arguments: the log, the lab and
 * animation rest on it. zp_events.c of the game names the arguments of each
 * kind; here is what each may be. What a kind has no use for stays 0, so that
 * two events that say the same are the same.
 */
#include "zp_test.h"

static struct rum_trace trace;

/*
 * The subject, then the arguments:
 *     k kind of card   f effect   h effect, leap or balloon   o op   c class
 *     p piece   s space   a any place   t seat   d side   e side or -1
 *     b 0 or 1   n 1 or more   m 0 or more   - none
 */
static const char *const shape[] = {
    [ZP_EV_CLASS] = "c",      [ZP_EV_START] = "-",
    [ZP_EV_TURN] = "-n",      [ZP_EV_SKIP] = "-",
    [ZP_EV_ENTER] = "-pas",   [ZP_EV_PAY] = "kn",
    [ZP_EV_CLOUD] = "-n",     [ZP_EV_SET] = "-mne",
    [ZP_EV_SET_CARD] = "kn",  [ZP_EV_SURPLUS] = "-n",
    [ZP_EV_STEP] = "-pssm",   [ZP_EV_STOP] = "-ps",
    [ZP_EV_PLACE] = "hpas",   [ZP_EV_ABILITY] = "op",
    [ZP_EV_RING] = "-psn",    [ZP_EV_CLEANSE] = "-pm",
    [ZP_EV_INFECT] = "-s",    [ZP_EV_COMBAT] = "-ppmm",
    [ZP_EV_POINTS] = "kndmm", [ZP_EV_BOOST] = "-ndmm",
    [ZP_EV_EFFECT] = "fmeb",  [ZP_EV_REFUSE] = "ft",
    [ZP_EV_ACCEPT] = "ft",    [ZP_EV_BIND] = "ftmm",
    [ZP_EV_NEGATED] = "f",    [ZP_EV_RATING] = "gmdmm",
    [ZP_EV_HOLD] = "-d",      [ZP_EV_OPENING] = "-",
    [ZP_EV_CONCEDE] = "-bp",  [ZP_EV_SLIP] = "-p",
    [ZP_EV_STEAL] = "Ktb",    [ZP_EV_DEFEAT] = "-pstb",
    [ZP_EV_HOMEWARD] = "-p",  [ZP_EV_ABDUCT] = "-p",
    [ZP_EV_FREE] = "-pt",     [ZP_EV_UPLOAD] = "-ps",
    [ZP_EV_DRAWS] = "-n",     [ZP_EV_SHUFFLE] = "-n",
    [ZP_EV_SALVAGE] = "-",    [ZP_EV_DISCARD] = "k",
    [ZP_EV_SKIPPED] = "-t",   [ZP_EV_ROUND] = "-n",
    [ZP_EV_FORCED] = "-",     [ZP_EV_WIN] = "c",
    [ZP_EV_DRAW] = "-n",
};
#define KINDS ((int)(sizeof(shape) / sizeof(*shape)))

static bool within(int x, char what, int seats)
{
    switch (what) {
    case 'k':
        return x >= 0 && x < ZP_KINDS;
    case 'f':
        return x >= ZP_SUBJECT_EFFECT && x < ZP_SUBJECT_ABILITY;
    case 'h':
        return (x >= ZP_SUBJECT_EFFECT && x < ZP_SUBJECT_ABILITY) ||
               x == zp_of_ability(ZP_LEAP) || x == zp_of_ability(ZP_BALLOON);
    case 'o':
        return x >= ZP_SUBJECT_ABILITY && x < ZP_SUBJECT_CLASS;
    case 'c':
        return x >= ZP_SUBJECT_CLASS && x < ZP_SUBJECTS;
    case 'p':
        return x >= 0 && x < seats * ZP_OWN;
    case 's':
        return x >= 0 && x < ZP_SPACES;
    case 'a':
        return x >= 0 && x < ZP_ABDUCTED;
    case 't':
        return x >= 0 && x < seats;
    case 'd':
    case 'b':
        return x == 0 || x == 1;
    case 'e':
        return x >= -1 && x <= 1;
    case 'n':
        return x > 0;
    case 'm':
        return x >= 0;
    case 'K': /* from an empty hand nothing is stolen */
        return x == RUM_UNKNOWN || (x >= 0 && x < ZP_KINDS);
    case 'g': /* a Gunslinger's set is no effect */
        return x == RUM_UNKNOWN ||
               (x >= zp_of_effect(0) && x < zp_of_effect(ZP_COMBAT_EFFECTS));
    case '-':
        return x == RUM_UNKNOWN;
    default: /* past the end of the shape */
        return x == 0;
    }
}

static void check_shape(const struct rum_event *e, int seats)
{
    const char *s = shape[e->kind];
    bool good = within(e->subject, *s++, seats);

    for (int i = 0; i < 4; i++) {
        good = good && within(e->arg[i], *s, seats);
        s += *s != '\0';
    }
    if (e->kind == ZP_EV_POINTS || e->kind == ZP_EV_BOOST ||
        e->kind == ZP_EV_RATING)
        good = good && within(e->arg[4], 'b', seats) &&
               within(e->arg[5], 't', seats) && within(e->arg[6], 'b', seats);
    else
        for (int i = 4; i < 8 && e->kind != ZP_EV_DRAWS; i++)
            good = good && e->arg[i] == 0;
    if (!good)
        kit_fail(__FILE__, __LINE__,
                 "kind %d, \"%s\": subject %d, arguments %d %d %d %d", e->kind,
                 shape[e->kind], e->subject, e->arg[0], e->arg[1], e->arg[2],
                 e->arg[3]);
}

/* Which cards were drawn travels in the last arguments: three to each. */
static void check_drawn(const struct rum_event *e)
{
    int n = 0;

    for (int i = 0; i < 12; i++)
        n += (e->arg[4 + i / 3] >> i % 3 * 4 & 15) != 0;
    CHECK_INT(n, e->arg[0]);
    CHECK_INT(e->known_to, RUM_BIT(e->seat));
    CHECK(e->reveals);
}

static void check_event(const struct rum_event *e, int seats, int *count)
{
    CHECK(e->kind < KINDS && shape[e->kind]);
    check_shape(e, seats);
    CHECK_INT(e->seen_by, RUM_EVERYONE);
    if (e->kind == ZP_EV_DRAWS)
        check_drawn(e);
    else if (e->kind == ZP_EV_STEAL)
        CHECK_INT(e->known_to, RUM_BIT(e->seat) | RUM_BIT(e->arg[0]));
    else
        CHECK_INT(e->known_to, RUM_EVERYONE);
    if (e->kind == ZP_EV_STEP)
        CHECK(zp_has(zp_near[e->arg[1]], e->arg[2]));
    count[e->kind]++;
}

/* What somebody knows of the table who only hears the events. */
struct heard {
    uint8_t pos[ZP_PIECES], ring[ZP_PIECES];
    struct zp_set rings;
    uint8_t hand_n[ZP_SEATS], cloud[ZP_SEATS], skip[ZP_SEATS];
    int deck_n, round;
    int seat[2], rating[2]; /* Aggressor and Defender */
    int lent, lender;       /* what is offered */
    int chain;              /* Bindings on it */
    int ready;              /* the last ability */
};

static void hear_ring(const struct rum_event *e, struct heard *h)
{
    int piece = e->arg[0];

    if (e->kind == ZP_EV_RING) {
        CHECK_INT(h->pos[piece], e->arg[1]);
        CHECK_INT(++h->ring[piece], e->arg[2]);
        h->rings = zp_less(h->rings, zp_only(e->arg[1]));
    } else if (e->kind == ZP_EV_CLEANSE) {
        CHECK_INT(--h->ring[piece], e->arg[1]);
    } else if (e->kind == ZP_EV_INFECT) {
        CHECK(!zp_has(h->rings, e->arg[0]));
        h->rings = zp_or(h->rings, zp_only(e->arg[0]));
    }
}

static void hear_piece(const struct rum_event *e, struct heard *h)
{
    int piece = e->arg[0], where;

    switch (e->kind) {
    case ZP_EV_ENTER:
    case ZP_EV_STEP:
    case ZP_EV_PLACE:
        CHECK_INT(h->pos[piece], e->arg[1]);
        where = e->arg[2];
        break;
    case ZP_EV_DEFEAT:
        CHECK_INT(h->pos[piece], e->arg[1]);
        CHECK(e->arg[2] == h->seat[ZP_AGG] || e->arg[2] == h->seat[ZP_DEF]);
        where = ZP_LIFTED;
        break;
    case ZP_EV_HOMEWARD:
        where = ZP_HOME;
        break;
    case ZP_EV_ABDUCT:
        where = ZP_ABDUCTED + e->seat;
        break;
    case ZP_EV_FREE:
        CHECK_INT(h->pos[piece], ZP_ABDUCTED + e->arg[1]);
        where = ZP_HOME;
        break;
    case ZP_EV_UPLOAD:
        CHECK_INT(h->pos[piece], e->arg[1]);
        where = ZP_UPLOADED;
        h->ring[piece] = 0; /* ZP-16.9 */
        break;
    case ZP_EV_STOP:
        CHECK_INT(h->pos[piece], e->arg[1]);
        return;
    default:
        return;
    }
    /* A group steps one after the other, into each other's spaces. */
    h->pos[piece] = (uint8_t)where;
}

/* The cards an effect takes: with its PASSPORT or twin. */
static int cards_for(const struct zp_state *z, int seat, int effect)
{
    struct zp_price price = zp_price(z, seat, effect);

    return price.copies + price.passport;
}

static void hear_card(const struct zp_state *z, const struct rum_event *e,
                      struct heard *h)
{
    int gone = 0, seat = e->seat;

    switch (e->kind) {
    case ZP_EV_DRAWS:
        h->deck_n -= e->arg[0];
        gone = -e->arg[0];
        break;
    case ZP_EV_SHUFFLE:
        h->deck_n += e->arg[0]; /* the last cards are on their way */
        return;
    case ZP_EV_STEAL:
        gone = -e->arg[1];
        h->hand_n[e->arg[0]] = (uint8_t)(h->hand_n[e->arg[0]] + gone);
        break;
    case ZP_EV_PAY:
    case ZP_EV_POINTS:
    case ZP_EV_SET_CARD:
    case ZP_EV_DISCARD:
        gone = 1;
        break;
    case ZP_EV_EFFECT:
        if (!e->arg[2])
            gone = cards_for(z, seat, e->subject - ZP_SUBJECT_EFFECT);
        h->lent = e->subject;
        h->lender = seat;
        h->chain = 0;
        break;
    case ZP_EV_BIND:
        gone = cards_for(z, seat, ZP_EFFECT_BIND);
        CHECK_INT(e->arg[1], h->chain++);
        break;
    case ZP_EV_ACCEPT:
    case ZP_EV_REFUSE:
        seat = h->lender;
        CHECK_INT(e->arg[0], seat);
        CHECK_INT(e->subject, h->lent);
        if (e->kind == ZP_EV_ACCEPT)
            gone = cards_for(z, seat, e->subject - ZP_SUBJECT_EFFECT);
        break;
    default:
        return;
    }
    h->hand_n[seat] = (uint8_t)(h->hand_n[seat] - gone);
}

static void hear_combat(const struct rum_event *e, struct heard *h)
{
    switch (e->kind) {
    case ZP_EV_COMBAT:
        h->seat[ZP_AGG] = zp_owner(e->arg[0]);
        h->seat[ZP_DEF] = zp_owner(e->arg[1]);
        break;
    case ZP_EV_BOOST:
        h->cloud[e->seat] = (uint8_t)(h->cloud[e->seat] - e->arg[0]);
        break;
    case ZP_EV_POINTS:
    case ZP_EV_RATING:
        break;
    default:
        return;
    }
    h->rating[ZP_AGG] = e->arg[2];
    h->rating[ZP_DEF] = e->arg[3];
}

static void hear_course(const struct zp_state *z, const struct rum_event *e,
                        struct heard *h)
{
    switch (e->kind) {
    case ZP_EV_TURN:
        CHECK_INT(e->arg[0], h->round + 1);
        if (z->class[e->seat] == ZP_ROBOT)
            h->cloud[e->seat] = (uint8_t)zp_uploads(z, e->seat);
        break;
    case ZP_EV_ROUND:
        CHECK_INT(e->arg[0], ++h->round);
        break;
    case ZP_EV_CLOUD:
        h->cloud[e->seat] = (uint8_t)(h->cloud[e->seat] - e->arg[0]);
        break;
    case ZP_EV_SKIPPED:
        h->skip[e->seat] = 1;
        CHECK(e->arg[0] != e->seat);
        break;
    case ZP_EV_SKIP:
        CHECK_INT(h->skip[e->seat], 1);
        h->skip[e->seat] = 0;
        break;
    case ZP_EV_ABILITY:
        h->ready = e->subject;
        break;
    case ZP_EV_PLACE:
        if (e->subject >= ZP_SUBJECT_ABILITY)
            CHECK_INT(h->ready, e->subject);
        break;
    case ZP_EV_DRAW:
        CHECK_INT(e->arg[0], h->round);
        break;
    default:
        break;
    }
}

static void hear_deal(const struct zp_state *z, struct heard *h)
{
    *h = (struct heard){.rings = z->rings, .deck_n = z->deck_n};
    memcpy(h->pos, z->pos, sizeof(h->pos));
    memcpy(h->hand_n, z->hand_n, sizeof(h->hand_n));
    if (z->ask == ZP_ASK_CLASS)
        h->deck_n = ZP_CARDS; /* once they are chosen */
}

static void hear(const struct zp_state *z, struct heard *h)
{
    for (int i = 0; i < trace.n; i++) {
        const struct rum_event *e = &trace.event[i];
        hear_piece(e, h);
        hear_ring(e, h);
        hear_card(z, e, h);
        hear_combat(e, h);
        hear_course(z, e, h);
    }
}

static void check_heard(const struct zp_state *z, const struct heard *h)
{
    CHECK_BYTES(h->hand_n, z->hand_n, sizeof(z->hand_n));
    CHECK_BYTES(h->cloud, z->cloud, sizeof(z->cloud));
    CHECK_BYTES(h->skip, z->skip, sizeof(z->skip));
    CHECK_INT(h->round, z->round);
    if (z->ask != ZP_ASK_CLASS)
        CHECK_INT(h->deck_n, z->deck_n);
    if (z->ask == ZP_ASK_COMBAT || z->ask == ZP_ASK_ASSIST)
        check_rating(z, h->rating[ZP_AGG], h->rating[ZP_DEF]);
    CHECK_BYTES(h->pos, z->pos, sizeof(z->pos));
    CHECK_BYTES(h->ring, z->ring, sizeof(z->ring));
    CHECK_BYTES(&h->rings, &z->rings, sizeof(z->rings));
}

/* By weights or by chance, to the end or so far. */
static void play_on(struct zp_state *z, int limit, bool by_rank,
                    struct rum_rng *rng, int *count)
{
    struct heard h;
    rum_action act[RUM_MAX_ACTIONS];
    uint16_t weight[RUM_MAX_ACTIONS];

    hear_deal(z, &h);
    while (!z->end && limit-- > 0) {
        uint32_t n = (uint32_t)zp_legal(z, act), i = 0, sum = 0;
        zp_rank(z, act, n, weight);
        for (uint32_t k = 0; k < n; k++)
            sum += weight[k];
        uint32_t at = rum_rng_below(rng, by_rank ? sum : n);
        if (by_rank) {
            for (; at >= weight[i]; i++)
                at -= weight[i];
        } else {
            i = at;
        }
        trace.n = 0;
        zp_apply(z, act[i], &trace);
        for (int k = 0; k < trace.n; k++)
            check_event(&trace.event[k], z->head.seats, count);
        hear(z, &h);
        check_heard(z, &h);
    }
}

TEST(events_have_their_arguments_and_tell_where_everything_is)
{
    static const char *const tables[] = {
        "players=6 classes=Pirate,Zombie,Robot,Alien,Gunslinger,Ninja",
        "players=5 classes=Ninja,Zombie,Elf,Alien,Pirate bluff_windows=0",
        "players=4 classes=draft round_limit=20",
        "players=3 classes=Robot,Pirate,Gunslinger gunslinger_base=5",
        "players=2 classes=Pirate,Pirate two_player_goal=3",
        "players=5 classes=Ninja,Pirate,Alien,Zombie,Elf elf_mode=deck",
    };
    int count[KINDS] = {0};
    struct rum_rng rng;
    struct zp_state z;

    rum_rng_init(&rng, kit_seed(3));
    for (int i = 0; i < 120; i++) {
        kit_deal(&zp_game, &z, (uint64_t)i, tables[i % 6]);
        play_on(&z, 3000, i % 4 < 3, &rng, count);
    }
    for (int k = 0; k < KINDS; k++) {
        if (!count[k])
            kit_fail(__FILE__, __LINE__, "no event of kind %d was seen", k);
    }
}

RULE("ZP-8.11 ZP-10.1", a_defeat_is_reported_with_its_winner)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 12, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_TWO);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    trace.n = 0;
    KIT_PLAY(&zp_game, &z, &trace, CONCEDE);
    const struct rum_event *e = kit_event(&trace, ZP_EV_DEFEAT, 0);
    CHECK_INT(e->seat, 0);
    CHECK_INT(e->arg[0], 0);
    CHECK_INT(e->arg[1], at("F8"));
    CHECK_INT(e->arg[2], 2);

    position(&z, "players=3 classes=Pirate,Zombie,Ninja");
    put(&z, 12, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_TWO);
    fight(&z, 0);
    trace.n = 0;
    KIT_PLAY(&zp_game, &z, &trace, POINTS(ZP_TWO), CONCEDE);
    e = kit_event(&trace, ZP_EV_DEFEAT, 0);
    CHECK_INT(e->seat, 2);
    CHECK_INT(e->arg[2], 0);
}

RULE("ZP-13.19 ZP-13.20", a_binding_of_a_binding_is_reported_as_one)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON);
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_DENY);
    fight(&z, 0);
    trace.n = 0;
    KIT_PLAY(&zp_game, &z, &trace, EFFECT(ZP_EFFECT_WEAPON2), BIND, BIND);
    const struct rum_event *e = kit_event(&trace, ZP_EV_BIND, 0);
    CHECK_INT(e->seat, 1);
    CHECK_INT(e->arg[0], 0);
    CHECK_INT(e->arg[1], 0);
    e = kit_event(&trace, ZP_EV_BIND, 1);
    CHECK_INT(e->seat, 2);
    CHECK_INT(e->arg[0], 1);
    CHECK_INT(e->arg[1], 1);
    CHECK_INT(kit_events(&trace, ZP_EV_NEGATED), 0);
}

TEST(every_kind_and_subject_has_its_name)
{
    CHECK_INT(zp_game.event_count, KINDS);
    for (int i = 0; i < KINDS; i++) {
        CHECK_INT(zp_events[i].kind, i);
        /* as many numbers are named as its shape has */
        for (int k = 0; k < 4; k++) {
            bool used = strlen(shape[i]) > (size_t)k + 1;
            CHECK_INT(zp_events[i].arg[k] != NULL, used);
        }
    }
    for (int i = 0; i < ZP_SUBJECTS; i++)
        CHECK(zp_subjects[i] != NULL);
    CHECK(zp_subjects[ZP_SUBJECTS] == NULL);
    CHECK_STR(zp_subjects[zp_of_effect(ZP_EFFECT_KEELHAUL)], "Keel Haul");
    CHECK_STR(zp_subjects[zp_of_ability(ZP_BALLOON)], "Weather Balloons");
    CHECK_STR(zp_subjects[zp_of_class(ZP_ELF)], "Elf");
}

/* MB-21: information. One test for each row of section 5. */
#include "mb_position.h"

static void see(const struct mb_state *s, rum_seat viewer, struct mb_state *out)
{
    rum_game_hide(&mb_game, s, viewer, out);
}

static bool knows_hand(const struct mb_state *s, rum_seat viewer, int seat)
{
    struct mb_state seen;

    see(s, viewer, &seen);
    return memcmp(seen.hand[seat], s->hand[seat], MB_CARDS) == 0;
}

static void all_hold(struct mb_state *s)
{
    hold(s, 0, "GGB");
    hold(s, 1, "YYRP");
    hold(s, 2, "NWK");
    hold(s, 3, "GRR");
}

RULE("MB-21.1", team_mates_see_each_other_and_nobody_else)
{
    struct mb_state s;

    position(&s, 0, "");
    all_hold(&s);
    for (rum_seat viewer = 0; viewer < 4; viewer++) {
        for (int seat = 0; seat < 4; seat++)
            CHECK_INT(knows_hand(&s, viewer, seat), viewer % 2 == seat % 2);
    }
    for (int seat = 0; seat < 4; seat++) {
        CHECK(!knows_hand(&s, RUM_NOBODY, seat));
        CHECK(knows_hand(&s, RUM_ALL, seat));
    }
}

RULE("MB-21.1", closed_hands_are_seen_by_their_owner_alone)
{
    struct mb_state s;

    position_with(&s, "team_hands=closed", 0, "");
    all_hold(&s);
    for (rum_seat viewer = 0; viewer < 4; viewer++) {
        for (int seat = 0; seat < 4; seat++)
            CHECK_INT(knows_hand(&s, viewer, seat), viewer == seat);
    }
    for (int seat = 0; seat < 4; seat++)
        CHECK(!knows_hand(&s, RUM_NOBODY, seat));
}

RULE("MB-21.1 MB-21.2", hand_sizes_by_back_are_public)
{
    struct mb_state s, seen;

    position(&s, 0, "");
    all_hold(&s);
    see(&s, RUM_NOBODY, &seen);
    CHECK_INT(seen.regular[1], 3);
    CHECK_INT(seen.special[1], 1);
    CHECK_INT(seen.regular[2], 1);
    CHECK_INT(seen.special[2], 2);
}

RULE("MB-21.2", board_supplies_decks_and_discards_are_open)
{
    struct mb_state s, seen;

    position(&s, 0, "G");
    zombies(&s, "A1", 2);
    hide_token(&s, "F6");
    stop_token(&s, "E5");
    play(&s, "G");
    for (rum_seat viewer = RUM_NOBODY; viewer < 4; viewer++) {
        see(&s, viewer, &seen);
        CHECK_BYTES(seen.humans, s.humans, MB_SQUARES);
        CHECK_BYTES(seen.zombies, s.zombies, MB_SQUARES);
        CHECK_BYTES(seen.ground, s.ground, MB_SQUARES);
        CHECK_BYTES(seen.stop, s.stop, 2);
        CHECK_BYTES(seen.east, s.east, sizeof(s.east));
        CHECK_BYTES(seen.discards, s.discards, MB_CARDS);
        CHECK_INT(seen.tokens_left, s.tokens_left);
        CHECK_INT(seen.walls_left, s.walls_left);
        CHECK_INT(seen.deck.left, s.deck.left);
        CHECK_INT(seen.specials.left, s.specials.left);
        CHECK_INT(seen.head.to_act, s.head.to_act);
    }
}

RULE("MB-21.1", nobody_sees_the_decks)
{
    struct mb_state s, seen;

    position(&s, 0, "");
    for (rum_seat viewer = RUM_NOBODY; viewer < 4; viewer++) {
        see(&s, viewer, &seen);
        for (int i = 0; i < s.deck.left; i++)
            CHECK_INT(seen.deck.card[i], MB_UNKNOWN);
        for (int i = 0; i < s.specials.left; i++)
            CHECK_INT(seen.specials.card[i], MB_UNKNOWN);
    }
    see(&s, RUM_ALL, &seen);
    CHECK_BYTES(seen.deck.card, s.deck.card, 120);
}

RULE("MB-21.1", after_the_game_everything_is_open)
{
    struct mb_state s;

    position(&s, 0, "G");
    all_hold(&s);
    no_humans(&s);
    humans(&s, "B1", 1);
    zombies(&s, "A1", 1);
    play(&s, "G e");
    CHECK_OVER(&mb_game, &s);
    for (int seat = 0; seat < 4; seat++)
        CHECK(knows_hand(&s, RUM_NOBODY, seat));
}

RULE("MB-21.1", who_hears_which_card_was_drawn)
{
    static const char *const options[] = {"", "team_hands=closed"};

    for (int closed = 0; closed < 2; closed++) {
        struct mb_state s;
        struct rum_trace trace = {0};
        position_with(&s, options[closed], 1, "GGG");
        play_traced(&s, "skip", &trace);
        const struct rum_event *e = kit_event(&trace, MB_EV_DRAW, 0);
        CHECK_INT(e->known_to, closed ? RUM_BIT(1) : RUM_BIT(1) | RUM_BIT(3));
        CHECK_INT(e->seen_by, RUM_EVERYONE);
    }
}

/* Being asked at END must not tell that a Black or a set is held. */
RULE("MB-21.3", the_end_step_is_asked_by_public_facts_alone)
{
    static const struct {
        const char *hand; /* after a skip that draws a Green */
        bool asked;
    } cases[] = {
        {"BY", true}, /* three regular cards, no set among them */
        {"GG", true}, /* a set */
        {"G", false}, /* two regular cards */
        {"P", true},  /* a special card: not a Black */
        {"K", true},  /* a Black */
        {"", false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct mb_state s;
        position(&s, 1, cases[i].hand);
        next_cards(&s, "G");
        play(&s, "skip");
        CHECK_INT(s.head.to_act == 1, cases[i].asked);
    }
    struct mb_state s;
    position(&s, 1, "GGGG"); /* and no special deck to trade for */
    specials_down_to(&s, 0);
    play(&s, "skip");
    CHECK_INT(s.head.to_act, 2);
}

/* Whatever the hands hold, the same public facts ask the same question. */
RULE("MB-21.3", the_next_question_does_not_depend_on_hidden_cards)
{
    for (int seed = 0; seed < 30; seed++) {
        struct mb_state s;
        struct rum_rng rng;
        rum_action open[RUM_MAX_ACTIONS];
        kit_deal(&mb_game, &s, (uint64_t)seed, "");
        rum_rng_init(&rng, kit_seed((uint64_t)seed));
        while (s.head.to_act != RUM_NOBODY) {
            size_t n = mb_game.legal(&s, open);
            rum_action act = open[rum_rng_below(&rng, (uint32_t)n)];
            struct mb_state other;
            rum_seat actor = s.head.to_act;
            see(&s, actor, &other);
            rum_game_imagine(&mb_game, &other, actor, &rng);
            mb_game.apply(&s, act, NULL);
            mb_game.apply(&other, act, NULL);
            CHECK_INT(other.head.to_act, s.head.to_act);
            CHECK_INT(other.phase, s.phase);
        }
    }
}

RULE("MB-21.1", imagined_deals_fit_what_is_seen)
{
    struct mb_state s, deal;
    struct rum_rng rng;
    int purple[4] = {0};

    position(&s, 0, "");
    all_hold(&s);
    rum_rng_init(&rng, kit_seed(1));
    for (int i = 0; i < 200; i++) {
        see(&s, 0, &deal);
        rum_game_imagine(&mb_game, &deal, 0, &rng);
        CHECK_SOUND(&deal);
        CHECK_BYTES(deal.hand[0], s.hand[0], MB_CARDS);
        CHECK_BYTES(deal.hand[2], s.hand[2], MB_CARDS);
        CHECK_INT(deal.regular[1], 3);
        for (int seat = 1; seat < 4; seat += 2)
            purple[seat] += deal.hand[seat][MB_PURPLE];
    }
    CHECK(purple[1] > 40 && purple[1] < 110); /* 10 of 28 special cards */
    CHECK_INT(purple[3], 0);
}

/*
 * np_words.c: the log, what moves, and the prompts.
 */
#include "np_test.h"

#include <rumpus/scene.h>

/* The sentences of these codes as a spectator reads them, one a line. */
static void told(struct np_state *s, bool plain, const int *codes, int n,
                 const char *lines)
{
    static struct rum_trace trace;
    static char all[2000];

    all[0] = '\0';
    for (int i = 0; i < n; i++) {
        trace.n = 0;
        CHECK(OPEN(s, codes[i]));
        np_game.apply(s, (rum_action)codes[i], &trace);
        for (int k = 0; k < trace.n; k++) {
            struct rum_event e = trace.event[k];
            struct rum_line line;
            if (!(e.known_to & RUM_BIT(RUM_NOBODY))) {
                e.subject = RUM_UNKNOWN;
                e.arg[4] = e.arg[5] = e.arg[6] = e.arg[7] = -1;
            }
            memset(&line, 0, sizeof(line));
            line.plain = plain;
            np_game.tell(s, RUM_NOBODY, &e, &line);
            CHECK(line.clause > 0);
            if (line.text[0])
                rum_say(all, sizeof(all), "%s\n", line.text);
        }
    }
    CHECK_STR(all, lines);
}

#define SAID(s, plain, lines, ...)                                             \
    told((s), (plain), (const int[]){__VA_ARGS__},                             \
         (int)(sizeof((const int[]){__VA_ARGS__}) / sizeof(int)), (lines))
#define TOLD(s, lines, ...)    SAID(s, false, lines, __VA_ARGS__)
#define PLAINLY(s, lines, ...) SAID(s, true, lines, __VA_ARGS__)

TEST(plays_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl wl wz Nh");
    hand(&s, 1, "Ph");
    stack(&s, 0, "P/-/-");
    unsigned b = stack(&s, 1, "-/N/N"), c = stack(&s, 0, "R/R/N");

    TOLD(&s,
         "{0:plays:play} Zombie legs on {1's} stack b (covers Ninja legs)\n",
         Zl, ON(b));
    TOLD(&s,
         "{0:plays:play} Wild Legs as Robot legs on c (covers Ninja legs)\n"
         "Robot complete! {0:scores Robot and earns:score Robot and earn} a "
         "move\n",
         Wl, ON(c), AS(Rl));
    TOLD(&s, "{0:gives:give} up the move\n", NP_DECLINE);
    TOLD(&s, "{0:starts:start} stack c with Wild Zombie as Zombie head\n", Wz,
         NP_NEW_OWN, AS(Zh));
    TOLD(&s, "{1:draws:draw} a card\n", NP_END);
}

TEST(who_sees_the_stacks_reads_no_letters)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Zl wl wz Nh");
    hand(&s, 1, "Ph");
    unsigned a = stack(&s, 0, "P/NR/-");
    unsigned b = stack(&s, 1, "-/N/N"), c = stack(&s, 0, "R/R/N");

    PLAINLY(&s, "{0:covers:cover} {1's} Ninja legs with Zombie legs\n", Zl,
            ON(b));
    PLAINLY(&s,
            "{0:covers their own:cover your own} Ninja legs with wild Robot "
            "legs\n"
            "{0:finishes a Robot:finish your Robot}: a free move\n",
            Wl, ON(c), AS(Rl));
    PLAINLY(&s,
            "{0:moves:move} a Robot torso onto {1's} Ninja torso: uncovers "
            "{0's} Ninja torso\n",
            pick(&s, a, TORSO, 0), ON(b));
    PLAINLY(&s, "{0:starts:start} a new stack with a wild Zombie head\n", Wz,
            NP_NEW_OWN, AS(Zh));
}

TEST(who_sees_the_stacks_reads_whose_card_is_moved)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/-/-"), b = stack(&s, 1, "-/P/-");
    unsigned c = stack(&s, 1, "Z/NR/wlN"), d = stack(&s, 1, "P/-/-");
    earn(&s, 9);

    /* Its stack is gone, and the new one has its slot. */
    PLAINLY(&s, "{0:takes:take} {1's} Pirate torso to start a stack\n",
            pick(&s, b, TORSO, 0), NP_NEW_OWN);
    PLAINLY(&s,
            "{0:takes:take} {1's} Robot torso to add it to a stack: uncovers "
            "{1's} Ninja torso\n",
            pick(&s, c, TORSO, 0), ON(a));
    PLAINLY(&s, "{0:takes:take} {1's} Zombie head to cover {0's} Ninja head\n",
            pick(&s, c, HEAD, 0), ON(a));
    PLAINLY(&s,
            "{0:takes:take} {1's} wild card as Robot legs to start a stack\n",
            pick(&s, c, LEGS, 0), NP_NEW_OWN, AS(Rl));
    PLAINLY(&s, "{0:moves:move} {1's} Pirate head to another stack\n",
            pick(&s, d, HEAD, 0), ON(c));
    PLAINLY(&s, "{0:moves:move} {1's} Pirate head to a stack of its own\n",
            pick(&s, c, HEAD, 0), NP_NEW_OPP);
    PLAINLY(&s, "{0:moves:move} a Ninja head to the top of its pile\n",
            pick(&s, a, HEAD, 1), ON(a));
}

TEST(who_sees_the_stacks_reads_what_the_others_figure_is_worth)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Pl Nl Nh");
    unsigned a = stack(&s, 1, "P/P/-"), b = stack(&s, 1, "N/N/-");
    stack(&s, 1, "Z/-/-");
    counts(&s, 1, "N");

    PLAINLY(&s,
            "{0:adds:add} Pirate legs to {1's} stack\n"
            "{0:finishes:finish} {1's} Pirate, which counts for {1}: "
            "{0:earns:earn} a free move\n",
            Pl, ON(a));
    s.regular_played = 0;
    PLAY(&s, NP_DECLINE);
    PLAINLY(&s,
            "{0:adds:add} Ninja legs to {1's} stack\n"
            "{0:finishes:finish} {1's} Ninja, which {1:has:have} already: "
            "{0:earns:earn} a free move\n",
            Nl, ON(b));
}

TEST(moves_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "N/NR/-"), b = stack(&s, 1, "P/-/wlN");
    unsigned c = stack(&s, 1, "-/Z/-");
    earn(&s, 9);

    TOLD(&s,
         "{0:moves:move} Robot torso from a to {1's} stack c (covers Zombie "
         "torso): uncovers Ninja torso\n",
         pick(&s, a, TORSO, 0), ON(c));
    TOLD(&s,
         "{0:moves:move} Robot torso from c to {1's} new stack d: "
         "uncovers Zombie torso\n",
         pick(&s, c, TORSO, 0), NP_NEW_OPP);
    TOLD(&s, "{0:moves:move} Robot torso from d to a (covers Ninja torso)\n",
         pick(&s, 3, TORSO, 0), ON(a));
    TOLD(&s,
         "{0:moves:move} Ninja torso to the top of its pile on a (covers Robot "
         "torso)\n",
         pick(&s, a, TORSO, 1), ON(a));
    TOLD(&s,
         "{0:moves:move} Wild Legs as Ninja legs from b to a\n"
         "Ninja complete! {0:scores Ninja and earns:score Ninja and earn} a "
         "move\n",
         pick(&s, b, LEGS, 0), ON(a), AS(Nl));
    TOLD(&s, "{0:moves:move} Pirate head from b to {0's} new stack a\n",
         pick(&s, b, HEAD, 0), NP_NEW_OWN);
    s.moves = 2;
    TOLD(&s, "{0:gives:give} up the moves\n", NP_DECLINE);
}

/* Example 12: from the legs to the head of the same stack. */
TEST(a_wild_that_changes_piles_says_what_it_covers_and_uncovers)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/PwwZ");
    earn(&s, 2);

    TOLD(&s,
         "{0:moves:move} Wild Wild from the legs to the head of stack a, now a "
         "Ninja head (covers Pirate head): uncovers Pirate legs\n",
         pick(&s, a, LEGS, 0), ON(a), AS(Nh));
    TOLD(&s,
         "{0:moves:move} Wild Wild from the head to the legs of stack a, now "
         "Robot legs (covers Pirate legs): uncovers Pirate head\n",
         pick(&s, a, HEAD, 0), ON(a), AS(Rl));
}

TEST(a_wild_named_anew_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/-/PwlZ"), b = stack(&s, 1, "-/-/wnN");
    unsigned c = stack(&s, 0, "-/wtNZ/-");
    earn(&s, 9);

    TOLD(&s, "{0:names:name} Wild Legs on a anew: Robot legs\n",
         pick(&s, a, LEGS, 0), ON(a), AS(Rl));
    /* A stack of one card is gone in the air: it is a new one. */
    TOLD(&s,
         "{0:moves:move} Wild Ninja as Ninja head from b to {1's} new "
         "stack b\n",
         pick(&s, b, LEGS, 0), NP_NEW_OPP, AS(Nh));
    /* A covered wild comes to the top, whatever it is called then. */
    TOLD(&s,
         "{0:moves:move} Wild Torso as Robot torso to the top of its pile on c "
         "(covers Zombie torso)\n",
         pick(&s, c, TORSO, 1), ON(c), AS(Rt));
}

TEST(chains_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Pl Nh");
    hand(&s, 1, "Nt");
    unsigned a = stack(&s, 0, "P/P/-"), b = stack(&s, 0, "R/R/RZ");
    unsigned c = stack(&s, 1, "Z/Z/-");
    stack(&s, 1, "N/-/-");
    PLAY(&s, Pl, ON(a));

    TOLD(&s,
         "{0:moves:move} Zombie legs from b to {1's} stack c: uncovers Robot "
         "legs\n"
         "Robot complete! {0:scores Robot and earns:score Robot and earn} a "
         "move (x2)\n"
         "{0:completes:complete} {1's} Zombie: {1:scores:score} Zombie, "
         "{0:earns:earn} a move (x3)\n",
         pick(&s, b, LEGS, 0), ON(c));
    CHECK_INT(s.chain, 3);
    PLAY(&s, NP_DECLINE, NP_END);
    CHECK_INT(s.chain, 0); /* the next turn counts anew */
}

TEST(completing_for_the_other_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Pl Nh");
    unsigned b = stack(&s, 1, "P/P/-");

    TOLD(&s,
         "{0:plays:play} Pirate legs on {1's} stack a\n"
         "{0:completes:complete} {1's} Pirate: {1:scores:score} Pirate, "
         "{0:earns:earn} a move\n"
         "The table is empty: the move is lost\n",
         Pl, ON(b));
}

TEST(the_deck_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt Nl");
    hand(&s, 1, "Ph Pt");
    scored(&s, 0, "Rh Rt");
    scatter(&s); /* 49 stacks: the next one is the 24th after z */

    TOLD(&s,
         "{0:starts:start} stack x2 with Ninja head\n"
         "Deck refilled with 2 scored cards\n"
         "{1:draws:draw} a card\n",
         Nh, NP_NEW_OWN, NP_END);
    position(&s, "");
    hand(&s, 0, "Nh Nt Nl");
    hand(&s, 1, "Ph");
    scored(&s, 0, "Rh");
    scatter(&s);
    PLAY(&s, Nh, NP_NEW_OWN);
    TOLD(&s, "Deck refilled with 1 scored card\n{1:draws:draw} a card\n",
         NP_END);
}

TEST(a_sweep_in_the_log)
{
    struct np_state s;
    position(&s, "dry=sweep");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Ph");
    stack(&s, 0, "-/-/ZPR");
    scatter(&s);
    PLAY(&s, Nh, NP_NEW_OWN);
    TOLD(&s,
         "Nothing scored: 2 covered cards are swept into the deck (house rule; "
         "by the book nobody draws)\n"
         "{1:draws:draw} a card\n",
         NP_END);

    position(&s, "dry=sweep");
    hand(&s, 0, "Nh Nt");
    unsigned a = stack(&s, 0, "N/-/-");
    scatter(&s);
    PLAY(&s, Nh, ON(a));
    TOLD(&s,
         "Nothing scored: 1 covered card is swept into the deck (house rule; "
         "by the book nobody draws)\n"
         "{1:draws:draw} a card\n",
         NP_END);
}

TEST(a_dry_deck_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    scatter(&s);
    PLAY(&s, Nh, NP_NEW_OWN);
    TOLD(&s,
         "The deck is empty and nothing is scored: {1:draws:draw} nothing\n"
         "{1:has no card and skips:have no card and skip} the turn\n"
         "The deck is empty and nothing is scored: {0:draws:draw} nothing\n",
         NP_END);
}

TEST(wilds_that_are_left_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "wn wl wz");
    hand(&s, 1, "Ph");
    struct np_state t = s;

    PLAY(&s, Wn, NP_NEW_OWN, AS(Nh));
    TOLD(&s,
         "{0:ends the turn and shows:end the turn and show} that all cards "
         "left are wild\n"
         "{1:draws:draw} a card\n",
         NP_END);
    PLAY(&t, Wn, NP_NEW_OWN, AS(Nh), Wl, NP_NEW_OWN, AS(Pl));
    TOLD(&t,
         "{0:ends the turn and shows:end the turn and show} that the card "
         "left is wild\n"
         "{1:draws:draw} a card\n",
         NP_END);
}

TEST(moves_lost_in_the_log)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh");
    unsigned a = stack(&s, 0, "P/P/-"), b = stack(&s, 1, "-/-/P");
    earn(&s, 2);

    TOLD(&s,
         "{0:moves:move} Pirate legs from b to a\n"
         "Pirate complete! {0:scores Pirate and earns:score Pirate and earn} "
         "a move\n"
         "The table is empty: the moves are lost\n",
         pick(&s, b, LEGS, 0), ON(a));
}

TEST(who_drew_reads_what)
{
    struct np_state s;
    struct rum_trace trace;
    struct rum_line line;
    position(&s, "");
    hand(&s, 0, "Nh Nt");
    next_cards(&s, "Zl");
    KIT_PLAY(&np_game, &s, &trace, Nh, NP_NEW_OWN, NP_END);

    memset(&line, 0, sizeof(line));
    np_game.tell(&s, 1, kit_event(&trace, NP_EV_DRAW, 0), &line);
    CHECK_STR(line.text, "{1:draws:draw} Zombie legs");
    CHECK_INT(line.moves, 1);
    CHECK_STR(line.move[0].item, "c32");
    CHECK_STR(line.move[0].from, "deck");
    CHECK_STR(line.move[0].to, "hand1");
    CHECK_INT(line.move[0].manner, RUM_FLIP);
}

/* ---- what moves ---- */

/* The moves of the last event of a kind: "item from to" each. */
static void moved(const struct np_state *s, const struct rum_trace *trace,
                  int kind, const char *moves)
{
    struct rum_line line;
    char all[400] = "";

    memset(&line, 0, sizeof(line));
    np_game.tell(s, RUM_NOBODY,
                 kit_event(trace, kind, kit_events(trace, kind) - 1), &line);
    for (int i = 0; i < line.moves; i++)
        rum_say(all, sizeof(all), "%s%s %s %s", i ? ", " : "",
                line.move[i].item, line.move[i].from, line.move[i].to);
    CHECK_STR(all, moves);
}

TEST(cards_fly_from_place_to_place)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "");
    hand(&s, 0, "Zl Nh");
    unsigned a = stack(&s, 0, "Z/Z/-"), b = stack(&s, 1, "-/R/-");

    KIT_PLAY(&np_game, &s, &trace, Zl, ON(a));
    moved(&s, &trace, NP_EV_PLAY, "c32 hand0 s0.l");
    moved(&s, &trace, NP_EV_SCORE,
          " s0.h score0.z,  s0.t score0.z,  s0.l score0.z");
    KIT_PLAY(&np_game, &s, &trace, pick(&s, b, TORSO, 0));
    moved(&s, &trace, NP_EV_LIFT, "c40 s1.t air");
    KIT_PLAY(&np_game, &s, &trace, NP_NEW_OWN);
    moved(&s, &trace, NP_EV_MOVE, "c40 air s0.t, c40 s1.t s0.t");
}

TEST(decks_are_gathered)
{
    struct np_state s;
    struct rum_trace trace;
    position(&s, "dry=sweep");
    hand(&s, 0, "Nh Nt");
    hand(&s, 1, "Ph");
    unsigned a = stack(&s, 0, "N/-/-");
    scatter(&s);
    struct np_state t = s;

    KIT_PLAY(&np_game, &s, &trace, Nh, ON(a), NP_END);
    moved(&s, &trace, NP_EV_SWEEP, " stacks0 deck,  stacks1 deck");
    t.scored[0] = np_bit(t.hand[1][0]);
    t.hand[1][0] = NP_NONE;
    t.hand_size[1] = 0;
    KIT_PLAY(&np_game, &t, &trace, Nh, NP_NEW_OWN, NP_END);
    moved(&t, &trace, NP_EV_REFILL, " scored0 deck,  scored1 deck");
}

TEST(the_end_in_the_log_and_as_a_prompt)
{
    struct np_state s;
    struct rum_line line;
    position(&s, "");
    hand(&s, 0, "Rl Zt");
    counts(&s, 0, "N P Z");
    unsigned a = stack(&s, 0, "R/R/-");

    TOLD(&s,
         "{0:plays:play} Robot legs on a\n"
         "Robot complete! {0:scores Robot and has:score Robot and have} all "
         "four: {0:wins:win}\n",
         Rl, ON(a));
    memset(&line, 0, sizeof(line));
    np_game.prompt(&s, 1, &line);
    CHECK_STR(line.text, "{0:wins:win} with all four characters");
    CHECK_INT(line.clause, NP(7, 1));
    CHECK_INT(line.tone, RUM_WINS);
}

TEST(who_sees_the_stacks_reads_in_one_line_who_wins)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Rl Zt");
    counts(&s, 0, "N P Z");
    unsigned a = stack(&s, 0, "R/R/-");

    PLAINLY(&s,
            "{0:adds:add} Robot legs\n"
            "{0:finishes a Robot and wins:finish your Robot and win}\n",
            Rl, ON(a));
}

TEST(nobody_earns_a_move_when_the_game_is_won)
{
    struct np_state s;
    position(&s, "goal=any3");
    hand(&s, 0, "Pl Zt");
    counts(&s, 1, "N Z");
    unsigned b = stack(&s, 1, "P/P/-");
    TOLD(&s,
         "{0:plays:play} Pirate legs on {1's} stack a\n"
         "{0:completes:complete} {1's} Pirate: {1:scores Pirate and has:score "
         "Pirate and have} three\n"
         "{1:wins:win} with three characters, thanks to {0}\n",
         Pl, ON(b));

    position(&s, "goal=double");
    hand(&s, 0, "Nh");
    counts(&s, 0, "N2 P2 Z R2");
    unsigned c = stack(&s, 0, "N/N/NZ"), d = stack(&s, 0, "Z/Z/-");
    earn(&s, 1);
    TOLD(
        &s,
        "{0:moves:move} Zombie legs from a to b: uncovers Ninja legs\n"
        "Ninja complete! {0:scores:score} Ninja\n"
        "Zombie complete! {0:scores Zombie and has:score Zombie and have} each "
        "twice: {0:wins:win} (x2)\n",
        pick(&s, c, LEGS, 0), ON(d));
}

/* What the prompt says to seat 0 at the end. */
static void ended(const char *options, const char *own, const char *other,
                  unsigned winner, uint16_t clause, const char *text)
{
    struct np_state s;
    struct rum_line line;

    position(&s, options);
    counts(&s, 0, own);
    counts(&s, 1, other);
    np_finish(&s, winner, clause, NULL);
    memset(&line, 0, sizeof(line));
    np_game.prompt(&s, 0, &line);
    CHECK_STR(line.text, text);
    CHECK_INT(line.clause, clause);
}

TEST(every_ending_has_its_sentence)
{
    ended("", "", "N P Z R", 1, NP(7, 2),
          "{1:wins:win} with all four characters, thanks to {0}");
    ended("", "N P Z R", "N P Z R", 0, NP(7, 3),
          "{0:wins:win} with all four characters, by making the move that "
          "gave them to both");
    ended("goal=any3", "N P Z", "", 0, NP(7, 1),
          "{0:wins:win} with three characters");
    ended("goal=double", "N2 P2 Z2 R2", "", 0, NP(7, 1),
          "{0:wins:win} with each character twice");
    ended("", "N P", "Z", 0, NP(9, 4),
          "{0:wins:win}: 2 characters to 1 when the cards ran out "
          "(our ruling)");
    ended("", "N", "", 0, NP(9, 4),
          "{0:wins:win}: 1 character to 0 when the cards ran out "
          "(our ruling)");
    ended("goal=double", "N3 P2 Z2 R", "N2 P", 0, NP(9, 6),
          "{0:wins:win}: 7 of 8 characters to 3 at the turn limit "
          "(house rule; the book has none; our ruling)");
    ended("", "N", "Z3", 1, NP(9, 6),
          "{1:wins:win}: 3 stacks to 1 at the turn limit "
          "(house rule; the book has none; our ruling)");
    ended("", "N", "Z", NP_NONE, NP(9, 6),
          "A draw at the turn limit "
          "(house rule; the book has none; our ruling)");
}

/* ---- prompts ---- */

#define ASKED(s, viewer, words, chapter, number)                               \
    do {                                                                       \
        struct rum_line line;                                                  \
        memset(&line, 0, sizeof(line));                                        \
        np_game.prompt((s), (viewer), &line);                                  \
        CHECK_STR(line.text, words);                                           \
        CHECK_INT(line.clause, NP(chapter, number));                           \
    } while (0)

TEST(prompts_of_a_play)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    ASKED(&s, 0, "Play which card?", 2, 3);
    ASKED(&s, 1, "{0:is:are} playing a card", 2, 1);
    ASKED(&s, RUM_NOBODY, "{0:is:are} playing a card", 2, 1);
    hand(&s, 0, "wl");
    ASKED(&s, 0, "Play which card? One, plus any number of wild cards", 2, 3);
    PLAY(&s, Wl);
    ASKED(&s, 0, "Play Wild Legs where?", 3, 1);
    PLAY(&s, NP_NEW_OWN);
    ASKED(&s, 0, "What shall Wild Legs be?", 6, 2);
    PLAY(&s, AS(Pl), Nh, NP_NEW_OWN);
    ASKED(&s, 0, "End your turn", 2, 10);
    hand(&s, 0, "wn");
    ASKED(&s, 0, "Play a wild card too? Or end your turn", 2, 10);

    position(&s, "");
    hand(&s, 0, "wn wl");
    ASKED(&s, 0, "Play a wild card: you hold nothing else", 2, 6);
    PLAY(&s, Wl, NP_NEW_OWN, AS(Pl));
    ASKED(&s, 0, "Another wild card? Or end your turn", 2, 6);
}

TEST(prompts_of_a_move)
{
    struct np_state s;
    position(&s, "");
    hand(&s, 0, "Nh Zt");
    unsigned a = stack(&s, 1, "-/-/wlN");
    earn(&s, 1);

    ASKED(&s, 0, "Free move! Take which card?", 5, 2);
    ASKED(&s, 1, "{0:has:have} earned a move", 5, 1);
    s.moves = 3;
    ASKED(&s, 0, "3 free moves! Take which card?", 5, 2);
    PLAY(&s, pick(&s, a, LEGS, 0));
    ASKED(&s, 0, "Move Wild Legs where?", 5, 4);
    ASKED(&s, 1, "{0:is:are} moving Wild Legs", 5, 2);
    PLAY(&s, NP_NEW_OWN);
    ASKED(&s, 0, "What shall Wild Legs be now?", 6, 4);
    ASKED(&s, 1, "{0:is:are} moving Wild Legs to {0's} new stack", 5, 2);

    position(&s, "");
    hand(&s, 0, "Nh Zt");
    stack(&s, 0, "N/-/-");
    a = stack(&s, 1, "-/-/wlN");
    earn(&s, 2);
    PLAY(&s, pick(&s, a, LEGS, 0), NP_STACK);
    ASKED(&s, 1, "{0:is:are} moving Wild Legs to stack a", 5, 2);
    PLAY(&s, AS(Pl));
    PLAY(&s, pick(&s, 0, LEGS, 0), NP_NEW_OPP);
    ASKED(&s, 1, "{0:is:are} moving Wild Legs to {1's} new stack", 5, 2);
}

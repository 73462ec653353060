/*
 * zg_words.c: sentences, scenes and the dump.
 */
#include "zg_position.h"
#include "zg_tell_names.h"

#include <stdlib.h>

#include <rumpus/scene.h>

static const char *offer(const struct zg_state *s, int act)
{
    static struct rum_offer o;

    memset(&o, 0, sizeof(o));
    zg_game.describe(s, s->head.to_act, (rum_action)act, &o);
    return o.text;
}

/* The nth event of a kind as `viewer` is told it. */
static const char *told(const struct zg_state *s, rum_seat viewer,
                        const struct rum_trace *t, int kind, int nth)
{
    static struct rum_line line;
    struct rum_event e = *kit_event(t, kind, nth);

    memset(&line, 0, sizeof(line));
    if (!(e.known_to & RUM_BIT(viewer))) {
        e.subject = RUM_UNKNOWN;
        for (int k = 4; k < 8; k++)
            e.arg[k] = -1;
    }
    zg_game.tell(s, viewer, &e, &line);
    return line.text;
}

TEST(who_sees_the_floor_reads_no_squares)
{
    struct zg_state s;
    struct rum_trace t = {0};
    struct rum_line line = {.plain = true};

    duel(&s, QUIET, "e4", "l1");
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_LHAND));
    plays(&s, 0, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, &t, GO("f4"));
    zg_game.tell(&s, 1, kit_event(&t, ZG_EV_TRAVEL, 0), &line);
    CHECK_STR(line.text, "{0:walks:walk} closer to {1}.");
    CHECK_STR(told(&s, 1, &t, ZG_EV_TRAVEL, 0),
              "{0:walks:walk} from e4 to f4.");
}

TEST(offers_say_what_they_cost)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l1");
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_LHAND));
    CHECK_HAS(offer(&s, ZG_LHAND), "Gauntlet Handgear: Move 3, Piledriver");
    plays(&s, 0, ZG_LFOOT);
    CHECK_STR(offer(&s, GO("f5")), "Go to f5 (3½ of 4)");
    CHECK_STR(offer(&s, STANCE(ZG_KNEEL)),
              "Kneel (3 of 4): no travel, thrown by 3 strikes or more only");
    CHECK_STR(offer(&s, ZG_M_DONE), "Stay here");
    attacks(&s, 0, ZG_LHAND);
    place(&s, 1, "f4", ZG_STAND);
    CHECK_STR(offer(&s, DECK(1)), "Piledriver on {1} (sees 9 of 9)");
    CHECK_STR(offer(&s, PIECE('F')), "Attack the book at e5");
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_STR(
        offer(&s, END_A),
        "End A, the upper dots: green, red piercing, green twice piercing");
}

/* A figure out of reach on a book within reach: a click on the figure must not
 * hit the book. */
TEST(terrain_is_attacked_beside_who_stands_on_it)
{
    struct zg_state s;
    struct rum_offer o = {0};

    duel(&s, QUIET, "e4", "f5");
    attacks(&s, 0, ZG_LHAND);
    zg_game.describe(&s, 0, PIECE('F'), &o);
    CHECK(o.targets > 0);
    for (int i = 0; i < o.targets; i++)
        CHECK(strcmp(o.on[i], "f5") != 0);
    KIT_PLAY(&zg_game, &s, NULL, PIECE('F'));
    struct rum_line line = {0};
    zg_game.prompt(&s, 0, &line);
    CHECK_HAS(line.text, "You attack the book");
}

TEST(a_tie_names_the_number_drawn)
{
    const int same = BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY);
    struct zg_state s;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "flameout=off figures=AA");
    KIT_PLAY(&zg_game, &s, NULL, same);
    CHANCE(&s, {6, 5}, {6, 4}); /* RFOOT 8 against BACK 3 */
    KIT_PLAY(&zg_game, &s, &t, same);
    CHECK_STR(told(&s, 1, &t, ZG_EV_TIE, 0),
              "A tie: {0:draws:draw} Impulse 8.");
}

TEST(a_test_is_told_in_plain_words)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "figures=CV " QUIET, "e4", "f4");
    strike(&s, &t, ZG_LHAND, END_A, ZG_BODY, 1);
    CHECK_STR(told(&s, 1, &t, ZG_EV_TEST, 0),
              "Target: Reflex Ulster, end B, met by Gauntlet Handgear, end A. "
              "3 of 3 colours match: 4 strikes.");
    CHECK_STR(told(&s, 1, &t, ZG_EV_ATTACK, 0),
              "{0:attacks:attack} {1}: Piledriver.");
    CHECK_STR(told(&s, 1, &t, ZG_EV_EXAMINE, 0),
              "Your target card is the Reflex Ulster.");
}

TEST(a_sneak_attack_is_told_without_its_name)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, &t, DECK(1));
    CHECK_STR(told(&s, 1, &t, ZG_EV_ATTACK, 0),
              "{0:attacks:attack} {1}: a sneak attack.");
    CHECK_HAS(told(&s, 0, &t, ZG_EV_ATTACK, 0), "Piledriver");
}

TEST(a_move_is_told_by_start_end_and_kind)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "figures=VC " QUIET, "d4", "l1");
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_LARM));
    plays(&s, 0, ZG_LFOOT);
    KIT_PLAY(&zg_game, &s, &t, GO("f5"));
    CHECK_STR(told(&s, 1, &t, ZG_EV_TRAVEL, 0), "{0:flies:fly} from d4 to f5.");
}

TEST(a_throw_and_a_stance_are_told)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "i4", "j4");
    zg_throw(&s, 0, 1, 3, &t);
    CHECK_STR(told(&s, 0, &t, ZG_EV_THROWN, 0),
              "{1:is:are} thrown 2 to l4 against the edge and knocked down.");
}

TEST(dots_and_cells_and_half_points)
{
    CHECK_STR(zg_word_cell(cell("l12")).s, "l12");
    CHECK_STR(zg_word_half(7).s, "3½");
    CHECK_STR(zg_word_half(1).s, "½");
    CHECK_STR(zg_word_half(0).s, "0");
    CHECK_STR(zg_word_height(1).s, "½ card high");
    CHECK_STR(zg_word_height(3).s, "1½ cards high");
    CHECK_STR(zg_word_dot(dots("C BODY", 'B')[1]).s, "Rwa");
    CHECK_STR(zg_word_dot_full(dots("C BODY", 'B')[1]).s, "red weak armored");
}

static const struct rum_row *row_of(const struct rum_scene *scene, size_t i)
{
    CHECK(i < scene->rows.n);
    return &scene->rows.v[i];
}

TEST(a_chip_says_what_is_left_and_what_wins)
{
    struct zg_state s;
    struct rum_scene *scene = rum_scene_create();

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 0, BIT(ZG_LHAND));
    slagged(&s, 1, 0x0f);
    rum_scene_clear(scene);
    scene->seats = 2;
    zg_game.view(&s, 0, scene);
    CHECK_STR(scene->seat[0].standing, "8 cards left · Ulster whole");
    CHECK_INT(scene->seat[0].tone, RUM_GOOD);
    CHECK_STR(scene->seat[1].standing, "slag 3 or Ulster · 5 cards left");
    CHECK_INT(scene->seat[1].tone, RUM_GOOD);
    /* The same from the other side, and one card from the end. */
    slagged(&s, 1, 0x3f);
    rum_scene_clear(scene);
    scene->seats = 2;
    zg_game.view(&s, 1, scene);
    CHECK_STR(scene->seat[1].standing,
              "3 cards left · the next one lost loses");
    CHECK_INT(scene->seat[1].tone, RUM_DANGER);
    rum_scene_destroy(scene);
}

TEST(the_scene_of_a_test_shows_why_it_hit)
{
    struct zg_state s;
    struct rum_scene *scene = rum_scene_create();

    /* Gauntlet A on Reaction Armor A, before the bolster. */
    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_FRONT, 0);
    CHECK_INT(s.phase, ZG_P_BDOT);
    rum_scene_clear(scene);
    scene->seats = 2;
    zg_game.view(&s, 1, scene);
    CHECK_INT(scene->rows.n, 3);
    CHECK_STR(row_of(scene, 0)->outcome, "match: 1 strike");
    CHECK_STR(row_of(scene, 1)->outcome, "match: 1 strike");
    CHECK_STR(row_of(scene, 2)->outcome, "no match");
    CHECK_STR(row_of(scene, 1)->pip[0]->letter, "Rp");
    CHECK_STR(row_of(scene, 1)->pip[1]->letter, "Ra");
    CHECK_STR(scene->sides.v[0].sum, "2");
    CHECK_STR(scene->sides.v[0].note, "strikes: slag");
    CHECK_HAS(scene->sides.v[1].title, "Reaction Armor, end A");
    rum_scene_destroy(scene);
}

TEST(the_last_test_of_the_round_stays_for_all_to_see)
{
    struct zg_state s, seen;
    struct rum_scene *scene = rum_scene_create();

    duel(&s, QUIET, "e4", "f4");
    strike(&s, NULL, ZG_LHAND, END_A, ZG_FRONT, 0);
    KIT_PLAY(&zg_game, &s, NULL, 0); /* the bolster on pair 1 */
    CHECK(s.phase < ZG_P_END);
    rum_game_hide(&zg_game, &s, RUM_NOBODY, &seen);
    scene->seats = 2;
    zg_game.view(&seen, RUM_NOBODY, scene);
    CHECK_INT(scene->rows.n, 3);
    CHECK_STR(row_of(scene, 0)->outcome, "match, blocked");
    CHECK_STR(scene->sides.v[0].sum, "1");
    CHECK_STR(scene->sides.v[0].note, "strike: a lock on the card");
    CHECK_STR(rum_scene_title(scene, "test"),
              "Player 1's Piledriver locked Player 2's Reaction Armor:");
    zg_round_begin(&s, NULL);
    rum_scene_clear(scene);
    scene->seats = 2;
    zg_game.view(&s, 0, scene);
    CHECK_INT(scene->sides.n, 0);
    rum_scene_destroy(scene);
}

TEST(a_face_down_test_shows_nothing)
{
    struct zg_state s, seen;
    struct rum_scene *scene = rum_scene_create();

    duel(&s, "flameout=off character=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A);
    rum_game_hide(&zg_game, &s, 1, &seen);
    scene->seats = 2;
    zg_game.view(&seen, 1, scene);
    CHECK_INT(scene->rows.n, 0);
    CHECK_INT(scene->sides.n, 2);
    CHECK_STR(scene->sides.v[0].title, "face down");
    CHECK_STR(scene->sides.v[1].title, "face down");
    rum_scene_destroy(scene);
}

TEST(marks_show_reach_sight_and_cover)
{
    struct zg_state s;
    struct rum_scene *scene = rum_scene_create();
    int kinds[4] = {0};

    duel(&s, QUIET, "b4", "b7");
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LARM));
    scene->seats = 2;
    zg_game.view(&s, 0, scene);
    for (size_t i = 0; i < scene->marks.n; i++)
        kinds[scene->marks.v[i].kind]++;
    CHECK(kinds[RUM_REACH] > 10);
    CHECK_INT(kinds[RUM_LINE], 1);  /* the Rivet Gun reaches */
    CHECK_INT(kinds[RUM_COVER], 5); /* hands, front, feet of the foe */
    CHECK_INT(kinds[RUM_THREAT], 1);
    rum_scene_clear(scene);
    scene->seats = 2;
    plays(&s, 0, ZG_LARM);
    zg_game.preview(&s, 0, GO("b3"), scene);
    CHECK(scene->marks.n > 0);
    rum_scene_destroy(scene);
}

TEST(the_dump_speaks_the_words_of_the_rules)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    plays(&s, 0, ZG_LHAND);
    char *dump = kit_dump(&zg_game, &s);
    CHECK_HAS(dump, "\"phase\":\"MOVE\"");
    CHECK_HAS(dump, "\"hand\":7");
    CHECK_HAS(dump, "\"budget\":6");
    CHECK_HAS(dump, "\"edge\":\"WALL\"");
    free(dump);
}

/* A referee who has only the dump must know what will be augmented, scanned or
 * bolstered, and whether "attack first" is still open. */
TEST(the_dump_tells_what_a_test_and_a_pulse_remember)
{
    struct zg_state s;

    duel(&s, "figures=CV flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A_POWER);
    char *dump = kit_dump(&zg_game, &s);
    CHECK_HAS(dump, "\"phase\":\"BRACE\"");
    CHECK_HAS(dump, "\"merc\":true");
    CHECK_HAS(dump, "\"rogue\":false");
    CHECK_HAS(dump, "\"braced\":false");
    CHECK_HAS(dump, "\"stood_up\":false");
    free(dump);
    KIT_PLAY(&zg_game, &s, NULL, 1);
    dump = kit_dump(&zg_game, &s);
    CHECK_HAS(dump, "\"phase\":\"FLIP\"");
    CHECK_HAS(dump, "\"braced\":true");
    free(dump);

    duel(&s, "figures=TV flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LARM);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_A);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1), END_A_POWER);
    dump = kit_dump(&zg_game, &s);
    CHECK_HAS(dump, "\"rogue\":true");
    free(dump);

    duel(&s, QUIET, "e4", "l10");
    place(&s, 0, "e4", ZG_DOWN);
    hold(&s, 0, BIT(ZG_BACK));
    plays(&s, 0, ZG_BACK);
    KIT_PLAY(&zg_game, &s, NULL, STANCE(ZG_STAND));
    dump = kit_dump(&zg_game, &s);
    CHECK_HAS(dump, "\"phase\":\"MOVE\"");
    CHECK_HAS(dump, "\"stood_up\":true");
    free(dump);
}

/* ---- section 12, row by row ---- */

static const char *prompt(const struct zg_state *s, rum_seat viewer)
{
    static struct rum_line line;

    memset(&line, 0, sizeof(line));
    zg_game.prompt(s, viewer, &line);
    return line.text;
}

TEST(whoever_waits_for_a_stunned_player_is_told_so)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "f4");
    s.seat[0].stunned = true;
    zg_ask(&s, ZG_P_STUN, 0);
    CHECK_STR(prompt(&s, 1), "{0} is stunned and chooses the card to lose.");
    KIT_PLAY(&zg_game, &s, &t, ZG_LARM);
    CHECK_STR(told(&s, 1, &t, ZG_EV_LOSE, 0),
              "{0:is:are} stunned and loses a pulse.");
    CHECK_STR(told(&s, 0, &t, ZG_EV_LOSE, 0),
              "{0:is:are} stunned and lose a pulse of the Ripsaw Armgear.");
}

TEST(a_last_card_says_that_it_plays_itself)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, QUIET, "e4", "l1");
    hold(&s, 0, BIT(ZG_BODY) | BIT(ZG_LHAND));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, &t, ZG_BODY);
    CHECK_STR(told(&s, 0, &t, ZG_EV_PICK, 0),
              "{0:plays:play} the Brawler Ulster.");
    hold(&s, 0, BIT(ZG_BODY));
    turn(&s, 0);
    KIT_PLAY(&zg_game, &s, &t, ZG_BODY);
    CHECK_STR(told(&s, 0, &t, ZG_EV_PICK, 0),
              "{0's} last card plays itself: the Brawler Ulster.");
    CHECK_STR(prompt(&s, 0), "Where do you go? A square's number is the Move "
                             "it costs, of 3");
}

TEST(who_kneels_is_not_asked_where_they_go)
{
    struct zg_state s;
    struct rum_offer o = {0};

    duel(&s, QUIET, "e4", "l1");
    hold(&s, 0, BIT(ZG_LFOOT) | BIT(ZG_LHAND));
    plays(&s, 0, ZG_LFOOT);
    place(&s, 0, "e4", ZG_KNEEL);
    CHECK_STR(prompt(&s, 0), "You kneel: stand up? It takes 3 of 4 Move, then "
                             "you can walk");
    zg_game.describe(&s, 0, STANCE(ZG_STAND), &o);
    CHECK_STR(o.label, "Stand up");
    CHECK_INT(o.targets, 0);
    s.pulse.budget = 2;
    CHECK_STR(prompt(&s, 0),
              "You kneel: stay so? With 1 Move you cannot stand up");
}

TEST(the_end_of_a_duel_says_how_it_came)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, BIT(ZG_BODY));
    zg_defeat(&s, 1, ZG_O_ULSTER, NULL);
    CHECK_STR(prompt(&s, 0), "{0:wins:win}: {1's} Ulster is slagged.");
}

TEST(who_is_faster_is_one_line)
{
    const int mask = BIT(ZG_LFOOT) | BIT(ZG_RARM) | BIT(ZG_BODY);
    struct zg_state s;
    struct rum_trace t = {0};

    kit_deal(&zg_game, &s, 1, "flameout=off");
    KIT_PLAY(&zg_game, &s, &t, mask, mask);
    CHECK_STR(told(&s, 0, &t, ZG_EV_IMPULSE, 0), "");
    CHECK_STR(told(&s, 0, &t, ZG_EV_IMPULSE, 1),
              "Impulse: {1} 875, {0} 866. {1:begins:begin}.");
}

/* E5: Gauntlet A on Reflex Ulster B is four strikes; the Trooper saves it. */
TEST(whoever_attacks_again_is_told_so_and_why)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "figures=CV flameout=off half_turn=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BODY), SPIN_B);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_HAS(prompt(&s, 0), "Which end of your card? {1:draws:draw} a card: ");
    KIT_PLAY(&zg_game, &s, &t, END_A, 0 /* BRACE */, 0 /* RETEST */, 1);
    CHECK_STR(told(&s, 0, &t, ZG_EV_SAVED, 0),
              "4 strikes, but {1:sacrifices:sacrifice} the Trooper: the Reflex "
              "Ulster is saved.");
    CHECK_STR(told(&s, 0, &t, ZG_EV_AGAIN, 0),
              "4 strikes: {1's} Trooper is sacrificed, and {0:attacks:attack} "
              "again.");
    CHECK_HAS(prompt(&s, 0),
              "You attack again (4 strikes): which end of your card? ");
    s.seat[1].slag |= BIT(ZG_BODY);
    CHECK_HAS(told(&s, 0, &t, ZG_EV_AGAIN, 0),
              "{1's} Reflex Ulster is slagged, and ");
}

/* How many of the viewer's cards say that they attacked last turn. */
static int used_cards(const struct zg_state *s)
{
    struct rum_scene *scene = rum_scene_create();
    int n = 0;

    scene->seats = 2;
    zg_game.view(s, 0, scene);
    for (size_t i = 0; i < scene->items.n; i++) {
        const struct rum_item *item = &scene->items.v[i];
        for (int k = 0; k < item->badges; k++)
            n += strncmp(item->badge[k].title, "no sneak attack: ", 17) == 0;
    }
    rum_scene_destroy(scene);
    return n;
}

TEST(what_attacked_last_turn_is_said_before_cards_are_chosen)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "l1");
    s.seat[0].used = BIT(ZG_LHAND) | BIT(ZG_LARM);
    s.seat[0].used_before = BIT(ZG_BACK);
    s.seat[0].begun = true;
    CHECK_INT(used_cards(&s), 1);
    zg_round_begin(&s, NULL);
    CHECK_INT(used_cards(&s), 2);
}

TEST(a_power_names_its_card_and_books_their_height)
{
    struct zg_state s;
    struct rum_offer o = {0};
    struct rum_scene *scene = rum_scene_create();

    duel(&s, "figures=CV flameout=off", "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    zg_game.describe(&s, 0, END_A_POWER, &o);
    CHECK_STR(o.label, "End A, spend Merc");
    CHECK_HAS(o.text, ", with the Merc, once a turn: one more piercing");
    zg_game.layout(&s, scene);
    CHECK(scene->regions.n > 0);
    for (size_t i = 0; i < scene->regions.n; i++)
        CHECK_HAS(scene->regions.v[i].note, " card");
    rum_scene_destroy(scene);
}

TEST(others_are_told_what_is_waited_for)
{
    struct zg_state s, seen;

    duel(&s, "flameout=off", "e4", "f4");
    rum_game_hide(&zg_game, &s, 1, &seen);
    CHECK_STR(prompt(&seen, 1), "Waiting for {0} to play a card.");
    attacks(&s, 0, ZG_LHAND);
    CHECK_STR(prompt(&s, RUM_ALL), "Waiting for {0} to play a card.");
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_STR(prompt(&s, 1), "Waiting for {0} to choose an end.");
    zg_ask(&s, ZG_P_SAVE, 1);
    CHECK_STR(prompt(&s, 0), "Waiting for {1} to save the card or not.");
}

TEST(one_strike_is_no_strikes)
{
    struct zg_state s;

    CHECK_STR(zg_word_strikes(0).s, "0 strikes");
    CHECK_STR(zg_word_strikes(1).s, "1 strike");
    /* A figure that is down: a retest of whatever came up is asked. */
    duel(&s, QUIET, "e4", "f4");
    place(&s, 1, "f4", ZG_DOWN);
    strike(&s, NULL, ZG_LHAND, END_A, ZG_BACK, 1);
    CHECK_HAS(prompt(&s, 0), "2 strikes so far. Retest: ");
    s.test.facing = 0; /* `Bp Ga R` faces as `R Ga Bp`: G-R, Rp-Ga, GP-Bp */
    CHECK_HAS(prompt(&s, 0), "0 strikes so far. Retest: ");
    s.test.end = END_B; /* `Rw Ba Bp`: R-R, B-G, B-B */
    s.test.bolster[0] = 1;
    CHECK_HAS(prompt(&s, 0), "1 strike so far. Retest: ");
}

TEST(prone_says_what_it_does_under_the_option_in_force)
{
    static const char *const rows[][2] = {
        {"literal", "ranged and hand-to-hand attacks against you are "
                    "augmented"},
        {"aimed", "your ranged attacks are augmented, and hand-to-hand attacks "
                  "against you"},
        {"bolster", "bolstered against ranged attacks; hand-to-hand attacks "
                    "against you are augmented"},
    };
    struct zg_state s;

    for (int i = 0; i < 3; i++) {
        char options[80] = QUIET " prone=";
        strcat(options, rows[i][0]);
        duel(&s, options, "e4", "l10");
        plays(&s, 0, ZG_LHAND);
        CHECK_HAS(offer(&s, STANCE(ZG_PRONE)), rows[i][1]);
        zg_ask(&s, ZG_P_POSE, 0);
        CHECK_HAS(offer(&s, ZG_PRONE), rows[i][1]);
    }
    duel(&s, "sneak=off " QUIET, "e4", "l10");
    plays(&s, 0, ZG_LHAND);
    CHECK(!strstr(offer(&s, STANCE(ZG_ATTACK)), "sneak"));
}

TEST(both_sides_of_a_test_say_what_is_not_known_yet)
{
    struct zg_state s, seen;
    struct rum_scene *scene = rum_scene_create();

    duel(&s, QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    for (rum_seat viewer = 0; viewer < 2; viewer++) {
        rum_game_hide(&zg_game, &s, viewer, &seen);
        rum_scene_clear(scene);
        scene->seats = 2;
        zg_game.view(&seen, viewer, scene);
        CHECK_STR(scene->sides.v[0].title,
                  viewer == 0 ? "Gauntlet Handgear" : "face down");
        CHECK_STR(scene->sides.v[1].title, "no target card yet");
        /* Who chooses sees what the choice rests on: own dots, and colours. */
        CHECK_INT(scene->sides.v[0].pips, viewer == 0 ? 6 : 0);
        CHECK_INT(scene->sides.v[1].pips, 0);
        CHECK(viewer == 0 ? strstr(scene->sides.v[1].note, "% blue") != NULL
                          : scene->sides.v[1].note == NULL);
    }
    rum_scene_destroy(scene);
}

static const char *note(const struct zg_state *s, int act)
{
    static struct rum_offer o;

    memset(&o, 0, sizeof(o));
    zg_game.describe(s, s->head.to_act, (rum_action)act, &o);
    return o.note;
}

/* Brawler A `Ba G Ra`, B `Ba Rwa Gp` on Pulse Rifle `Bp R BP`, `Bp Ga G`. */
TEST(an_end_says_what_it_brings_against_a_locked_card)
{
    struct zg_state s;
    struct rum_scene *scene = rum_scene_create();

    duel(&s, QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_BODY) | BIT(ZG_LHAND));
    attacks(&s, 0, ZG_BODY);
    s.seat[0].lock_seat = 1;
    s.seat[0].lock_slot = ZG_LHAND;
    KIT_PLAY(&zg_game, &s, NULL, LOCKED(1));
    CHECK_STR(note(&s, END_A), "a miss or 1 strike");
    CHECK_STR(note(&s, END_B), "a miss or 2 strikes");
    scene->seats = 2;
    zg_game.view(&s, 0, scene);
    CHECK_INT(scene->sides.v[1].pips, 6);
    CHECK_STR(scene->sides.v[1].pip[0].letter, "BP"); /* as it faces one */
    rum_scene_destroy(scene);
    /* What cannot be seen cannot be hit. */
    s.sees[0][1] &= (uint16_t)~BIT(ZG_LHAND);
    CHECK_STR(note(&s, END_B), "surely a miss");
}

/* Two cards may be drawn: Gauntlet A `G Rp GP` on Maneuvering `B Ga R`,
 * `Bw Ga Rp` and its mirror image `R Ga B`, `Rp Ga Bw`. */
TEST(an_end_says_how_often_it_hits_a_card_drawn_blindly)
{
    struct zg_state s;

    duel(&s, QUIET, "e4", "f4");
    slagged(&s, 1, ZG_GEAR & ~FEET & ~HANDS);
    hold(&s, 1, HANDS);
    attacks(&s, 0, ZG_LHAND);
    KIT_PLAY(&zg_game, &s, NULL, DECK(1));
    CHECK_STR(note(&s, END_A), "surely a miss");
    /* B `Rw Ba Bp`: two strikes where `R Ga B` faces it, three where `Rp Ga Bw`
     * does; on the other ends none. */
    CHECK_STR(note(&s, END_B), "hits 50 %, slags 50 %");
}

TEST(terrain_never_has_more_strikes_than_its_mass)
{
    CHECK_STR(zg_word_mass(1, 2).s, "1 of 2 strikes");
    CHECK_STR(zg_word_mass(3, 2).s, "2 of 2 strikes");
    CHECK_STR(zg_word_mass(0, 1).s, "0 of 1 strike");
    struct zg_state s;
    struct rum_trace t = {0};
    duel(&s, QUIET, "e4", "f5");
    s.test.piece = 'G' - 'A';
    zg_hit_piece(&s, 6, &t);
    CHECK_STR(told(&s, 0, &t, ZG_EV_HIT, 0), "Terrain G: 4 of 4 strikes.");
}

TEST(teams_are_called_by_their_players)
{
    struct zg_state s;
    struct rum_scene *scene = rum_scene_create();

    position(&s, "players=4 teams=2v2 " QUIET);
    scene->seats = 4;
    scene->seat[3].name = "Ann";
    zg_game.view(&s, 0, scene);
    CHECK_STR(scene->seat[0].team, "Player 1 and Player 3");
    CHECK_STR(scene->seat[1].team, "Player 2 and Ann");
    rum_scene_destroy(scene);
}

TEST(foes_of_the_same_figure_have_briefs_that_differ)
{
    struct zg_state s;
    struct rum_offer o = {0};

    position(&s, "players=4 arena=library figures=VCCA " QUIET);
    place(&s, 0, "e4", ZG_STAND);
    place(&s, 1, "f4", ZG_STAND);
    place(&s, 2, "g4", ZG_STAND);
    place(&s, 3, "h4", ZG_STAND);
    hold(&s, 0, BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LHAND);
    zg_game.describe(&s, 0, DECK(1), &o);
    CHECK_STR(o.brief, "cestus 2");
    o = (struct rum_offer){0};
    zg_game.describe(&s, 0, HAND(2), &o);
    CHECK_STR(o.brief, "hand cestus 3");
    o = (struct rum_offer){0};
    s.seat[0].lock_slot = ZG_BACK;
    zg_game.describe(&s, 0, LOCKED(2), &o);
    CHECK_STR(o.brief, "lock cestus 3");
    o = (struct rum_offer){0};
    zg_game.describe(&s, 0, DECK(3), &o);
    CHECK_STR(o.brief, "armada"); /* there is but one */
}

TEST(a_draw_of_four_is_a_list)
{
    struct zg_state s;

    position(&s, "players=4 " QUIET);
    zg_finish(&s, 15, ZG(18, 7));
    CHECK_STR(prompt(&s, 0),
              "A draw between {0}, {1}, {2} and {3}: the last round is over.");
    zg_finish(&s, 5, ZG(18, 7));
    CHECK_HAS(prompt(&s, 0), "A draw between {0} and {2}: ");
    s.teams = true;
    CHECK_HAS(prompt(&s, 0), "{0} and {2} win: ");
    zg_finish(&s, 4, ZG(18, 5));
    CHECK_STR(prompt(&s, 0), "{2:wins:win}: nobody else is left.");
}

TEST(footgear_is_told_with_its_side)
{
    struct zg_state s;
    struct rum_trace t = {0};

    duel(&s, "figures=AC " QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RFOOT) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RFOOT);
    CHANCE(&s, from(s.seat[1].deck, ZG_LFOOT), SPIN_A);
    KIT_PLAY(&zg_game, &s, &t, DECK(1), END_A);
    CHECK_HAS(told(&s, 1, &t, ZG_EV_TEST, 0),
              "Target: Stomper Footgear (left), end A, met by "
              "Maneuvering Footgear (right), end A.");
}

TEST(a_landing_says_what_it_is)
{
    struct zg_state s;

    duel(&s, QUIET, "i2", "h2");
    plays(&s, 0, ZG_LHAND);
    CHECK_STR(offer(&s, LAND("h2")),
              "Land on the foe in h2 (1 of 3): a test for knockback; you lie "
              "on your back, unless there is no room below");
    CHECK_HAS(offer(&s, DROP("i1")), ", and be knocked down");
}

TEST(the_limit_is_named_as_a_house_rule)
{
    struct zg_state s;
    struct rum_trace t = {0};

    position(&s, QUIET);
    s.head.turn = s.round_limit;
    zg_round_end(&s, &t);
    CHECK_STR(told(&s, 0, &t, ZG_EV_LIMIT, 0),
              "Round 20 was the last (house rule; the book has no limit): "
              "cards are counted.");
}

TEST(briefs_differ_within_every_list)
{
    static const char *const options[] = {"players=4 figures=CCCC",
                                          "players=3 figures=VTV loadout=draft",
                                          "players=2 figures=VV arena=skyline",
                                          "players=4 figures=TATA teams=2v2"};
    static char brief[RUM_MAX_ACTIONS][32];
    rum_action open[RUM_MAX_ACTIONS];
    struct zg_state s;
    struct rum_rng rng;
    size_t n;

    rum_rng_init(&rng, kit_seed(4));
    for (uint64_t game = 0; game < 4; game++) {
        kit_deal(&zg_game, &s, game, options[game]);
        while ((n = zg_game.legal(&s, open)) > 0) {
            for (size_t i = 0; i < n; i++) {
                struct rum_offer o = {0};
                zg_game.describe(&s, s.head.to_act, open[i], &o);
                memcpy(brief[i], o.brief, sizeof(brief[i]));
                for (size_t k = 0; k < i; k++)
                    CHECK(strcmp(brief[i], brief[k]) != 0);
            }
            zg_game.apply(&s, open[rum_rng_below(&rng, (uint32_t)n)], NULL);
        }
    }
}

/*
 * zp_words.c: sentences, prompts and scenes: section 9, and what 4.1 and 4.3
 * ask of them.
 */
#include <stdlib.h>

#include <rumpus/match.h>

#include "zp_test.h"

static struct rum_offer offer_of(const struct zp_state *z, int act)
{
    struct rum_offer out;

    memset(&out, 0, sizeof(out));
    zp_describe(z, z->head.to_act, (rum_action)act, &out);
    return out;
}

static struct rum_line prompt_for(const struct zp_state *z, rum_seat viewer)
{
    struct rum_line out;

    memset(&out, 0, sizeof(out));
    zp_prompt(z, viewer, &out);
    return out;
}

static bool targets(const struct rum_offer *o, const char *id)
{
    for (int i = 0; i < o->targets; i++) {
        if (strcmp(o->on[i], id) == 0)
            return true;
    }
    return false;
}

TEST(a_sentence_says_what_a_card_costs_besides)
{
    struct zp_state z;
    position(&z, "players=4 classes=Pirate,Robot,Gunslinger,Ninja");
    put(&z, 18, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON, ZP_PASSPORT, ZP_ONE);
    hold(&z, 3, ZP_ONE);
    fight(&z, 0);
    struct rum_offer o = offer_of(&z, EFFECT(ZP_EFFECT_WEAPON3));
    CHECK_HAS(o.text, "Killing Katana");
    CHECK_HAS(o.text, "with Foreign Training");
    CHECK_INT(o.clause, ZP(13, 8));
    CHECK(targets(&o, "c0.weapon"));

    position(&z, "players=4 classes=Robot,Pirate,Gunslinger,Ninja");
    put(&z, 0, "F9");
    put(&z, 1, "C3");
    hold(&z, 0, ZP_SECOND, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_HAS(offer_of(&z, FLANK(0)).text, "paying 1 point");

    position(&z, "players=4 classes=Gunslinger,Pirate,Robot,Ninja");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SECOND, ZP_SECOND);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_HAS(offer_of(&z, FLANK(0)).text, "as a pair");
}

TEST(the_price_stands_apart_from_what_is_done)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Robot");
    hold(&z, 0, ZP_DOOM, ZP_PASSPORT);
    turn_at(&z, 0, ZP_T_KEELHAUL);
    CHECK_STR(offer_of(&z, KEELHAUL(1)).text,
              "Keelhaul {1}: their next turn is lost (with Amazing Disguise)");

    position(&z, "players=3 classes=Gunslinger,Pirate,Robot");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_SPEED, ZP_SPEED, ZP_ONE, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK_STR(offer_of(&z, SPEED(2)).text,
              "Play Geta of Speed: 4 free spaces (as a pair, paying 1 point)");
    CHECK_STR(offer_of(&z, SPEED(1)).text,
              "Play Geta of Speed: 2 free spaces (as a pair)");
}

TEST(a_set_cites_the_clause_it_rests_on)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Gunslinger,Pirate,Robot");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_ONE, ZP_ONE, ZP_TWO, ZP_RETREAT);
    fight(&z, 0);
    CHECK_INT(offer_of(&z, SET(0)).clause, ZP(18, 2)); /* a pair */
    CHECK_INT(offer_of(&z, SET(4)).clause, ZP(18, 3)); /* three */
    CHECK_INT(offer_of(&z, SET(8)).clause, ZP(18, 3)); /* straight */
    KIT_PLAY(&zp_game, &z, &t, SET(8));
    CHECK_INT(kit_event(&t, ZP_EV_SET, 0)->clause, ZP(18, 3));
}

static struct rum_line told(const struct zp_state *z, const struct rum_trace *t,
                            int kind)
{
    struct rum_line out;

    memset(&out, 0, sizeof(out));
    zp_tell_event(z, RUM_NOBODY, kit_event(t, kind, 0), &out);
    return out;
}

static struct rum_line plainly(const struct zp_state *z,
                               const struct rum_trace *t, int kind)
{
    struct rum_line out;

    memset(&out, 0, sizeof(out));
    out.plain = true;
    zp_tell_event(z, RUM_NOBODY, kit_event(t, kind, 0), &out);
    return out;
}

/* And where it happened: a piece that is beaten fell where it stood. */
TEST(who_sees_the_board_reads_of_pieces_and_places)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Pirate,Ninja,Robot");
    put(&z, 6, "F9");
    put(&z, 0, "F7");
    hold(&z, 0, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, GROUP(1));
    KIT_PLAY(&zp_game, &z, &t, STEP(E));
    CHECK_STR(plainly(&z, &t, ZP_EV_STEP).text,
              "{0's} Pirate walks into the Dunes");
    CHECK_HAS(told(&z, &t, ZP_EV_STEP).text, "Red 1 (Pirate) moves F7–F8");
    t.n = 0;
    KIT_PLAY(&zp_game, &z, &t, ZP_PASS);
    CHECK_STR(plainly(&z, &t, ZP_EV_COMBAT).text,
              "{0's} Pirate attacks {1's} Ninja in the Dunes, 1 to 1");
    struct rum_line line = plainly(&z, &t, ZP_EV_COMBAT);
    CHECK_INT(line.moves, 1);
    CHECK_STR(line.move[0].to, "f9");
}

TEST(the_log_names_a_seat_once_and_the_pair_last)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Gunslinger,Pirate,Ninja");
    hold(&z, 0, ZP_DOOM, ZP_DOOM);
    turn_at(&z, 0, ZP_T_KEELHAUL);
    KIT_PLAY(&zp_game, &z, &t, KEELHAUL(1));
    CHECK_STR(told(&z, &t, ZP_EV_EFFECT).text,
              "{0:plays:play} Keel Haul against {1}, a pair");

    t.n = 0;
    position(&z, "players=3 classes=Pirate,Ninja,Robot");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    KIT_PLAY(&zp_game, &z, &t, HOLD);
    CHECK_STR(told(&z, &t, ZP_EV_HOLD).text, "{0:holds:hold}, hoping for help");
}

TEST(a_group_is_warned_of_all_it_would_fight)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Pirate,Ninja");
    put(&z, 6, "F8");
    put(&z, 12, "H6");
    put(&z, 0, "E10");
    put(&z, 1, "F11");
    put(&z, 2, "H9");
    hold(&z, 0, ZP_TWO, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, GROUP(7));
    struct rum_offer o = offer_of(&z, STEP(W));
    CHECK_INT(o.tone, RUM_PLAIN);
    PLAY(&z, STEP(W));
    o = offer_of(&z, STEP(W)); /* E8, F9, H7 */
    CHECK_HAS(o.text, "(next to Blue 1 and Green 1: a fight if it stops)");
    CHECK_INT(o.tone, RUM_DANGER);
    PLAY(&z, STEP(W), PAY(ZP_TWO), PAY(ZP_TWO));
    CHECK_STR(offer_of(&z, PASS).text,
              "Stop here and fight Blue 1 and Green 1");
}

TEST(whoever_pays_is_told_for_what)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Zombie");
    put(&z, 0, "H9");
    hold(&z, 0, ZP_TWO, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_ENTRANCE);
    PLAY(&z, ENTER(1));
    CHECK_STR(prompt_for(&z, 0).text,
              "Pay 1 point to bring in Red 2: with which card?");
    PLAY(&z, PAY(ZP_TWO));
    CHECK_STR(offer_of(&z, LEAP(0)).note, "2 pt");
    PLAY(&z, LEAP(0));
    CHECK_STR(prompt_for(&z, 0).text,
              "Pay 2 points to leap with Red 1: with which card?");
    CHECK_STR(prompt_for(&z, 1).text,
              "{0} has 2 points to pay to leap with Red 1");

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 6, "F2");
    hold(&z, 0, ZP_TWO, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_STR(offer_of(&z, DRIVE(6)).note, "2 pt");
    PLAY(&z, DRIVE(6));
    CHECK_STR(prompt_for(&z, 0).text,
              "Pay 2 points to move Blue 1 (dirty rotten scoundrel): with "
              "which card?");
    PLAY(&z, PAY(ZP_TWO), STEP(E), STEP(E));
    CHECK_STR(prompt_for(&z, 0).text,
              "Pay 2 points for the next space: with which card?");
}

TEST(a_step_says_what_it_costs_and_what_awaits_there)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F7");
    put(&z, 0, "F10");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    struct rum_offer o = offer_of(&z, STEP(W));
    CHECK_STR(o.note, "free");
    CHECK_STR(o.brief, "w");
    CHECK(targets(&o, "f9"));
    PLAY(&z, STEP(W));
    o = offer_of(&z, STEP(W));
    CHECK_STR(o.note, "1 pt");
    CHECK_HAS(o.text, "next to Blue 1");
    CHECK_INT(o.tone, RUM_DANGER);

    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F7");
    put(&z, 1, "G5");
    put(&z, 2, "D5");
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(2));
    o = offer_of(&z, STEP(SW));
    CHECK_HAS(o.text, "wins the game");
    CHECK_INT(o.tone, RUM_WINS);
}

TEST(in_combat_the_prompt_says_who_needs_how_much)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 7, "F10");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    struct rum_line l = prompt_for(&z, 0);
    CHECK_HAS(l.text, "Red 1 has 1, Blue 1 has 2");
    CHECK_HAS(l.text, "{0:needs:need} 2 more");
    CHECK_HAS(prompt_for(&z, 1).text, "{0:needs:need} 2 more");
    CHECK_INT(l.clause, ZP(8, 8));
    CHECK_STR(offer_of(&z, POINTS(ZP_ONE)).note, "2:2");
    CHECK_STR(offer_of(&z, POINTS(ZP_ONE)).sign, "2");
    PLAY(&z, HOLD);
    CHECK_HAS(prompt_for(&z, 2).text, "Help {0}, who needs 2 more?");
}

TEST(others_only_read_that_reactions_are_waited_for)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON);
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2));
    CHECK_STR(prompt_for(&z, 0).text, "Waiting for reactions");
    CHECK_STR(prompt_for(&z, RUM_NOBODY).text, "Waiting for reactions");
    CHECK_HAS(prompt_for(&z, 1).text, "Sabre of Yarr: bind it?");
}

/* A match whose state is replaced, for looking at its scene. */
static void scene_of(const struct zp_state *z, rum_seat viewer,
                     struct rum_scene *out)
{
    struct zp_state seen;
    struct rum_err_text what;

    rum_scene_clear(out);
    rum_game_hide(&zp_game, z, viewer, &seen);
    out->game = "zerpang";
    out->title = "zerpang!";
    out->tag = "zp";
    out->theme = &zp_theme;
    out->viewer = viewer;
    out->actor = seen.head.to_act;
    out->seats = seen.head.seats;
    for (int s = 0; s < out->seats; s++) {
        out->seat[s].name = "x";
        out->seat[s].colour = zp_theme.seats[s];
    }
    zp_layout(&seen, out);
    zp_view(&seen, viewer, out);
    if (!rum_scene_valid(out, &what))
        CHECK_STR(what.text, "");
}

static const struct rum_item *item_at(const struct rum_scene *s, const char *id)
{
    for (size_t i = 0; i < s->items.n; i++) {
        if (s->items.v[i].id && strcmp(s->items.v[i].id, id) == 0)
            return &s->items.v[i];
    }
    return NULL;
}

TEST(the_board_shows_pieces_with_their_rings_and_badges)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Zombie,Ninja,Alien");
    put(&z, 0, "F9");
    rings(&z, 0, 2);
    put(&z, 6, "H1"); /* on its own Gate */
    put(&z, 7, "C3");
    z.dizzy[1] = 2;
    for (int i = 12; i < 18; i++)
        put(&z, i,
            (const char *[]){"H2", "I6", "K2", "B2", "C7", "D7"}[i - 12]);
    abduct(&z, 8, 2);
    ring_on(&z, "F6");
    turn(&z, 0);
    scene_of(&z, 0, s);

    const struct rum_item *zombie = item_at(s, "p0.1");
    CHECK_STR(zombie->at, "f9");
    CHECK_STR(zombie->kind, "zombie");
    CHECK_STR(zombie->text, "R1**");
    CHECK_STR(zombie->badge[1].text, "oo");
    const struct rum_item *ninja = item_at(s, "p1.1");
    CHECK_STR(ninja->at, "h1");
    CHECK_STR(ninja->badge[1].text, "+5"); /* beside H2 */
    CHECK(item_at(s, "p1.2")->tilted);
    CHECK_STR(item_at(s, "p1.3")->at, "base2"); /* in the Alien's cage */
    CHECK(item_at(s, "p1.3")->faded);
    CHECK_STR(item_at(s, "p1.4")->at, "base1");
    CHECK_STR(item_at(s, "o45")->at, "f6");
    CHECK_STR(item_at(s, "class0")->face.corner, "2/6");
    rum_scene_destroy(s);
}

TEST(a_hand_shows_ones_own_cards_known_ones_and_backs)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Pirate,Ninja,Alien");
    hold(&z, 0, ZP_SECOND, ZP_SECOND, ZP_ONE);
    hold(&z, 1, ZP_DENY, ZP_TWO, ZP_TWO);
    z.sure[0][1][ZP_DENY] = 1;
    turn(&z, 0);
    scene_of(&z, 0, s);
    const struct rum_item *card = item_at(s, "c0.second");
    CHECK_INT(card->count, 2);
    CHECK_STR(card->title, "Everywhere / Flanking");
    CHECK_STR(card->face.corner, "4");
    CHECK_STR(card->face.line[0], "(They're Everywhere: one more joins in)");
    CHECK_STR(card->face.line[1], "Flanking: second piece steps");
    CHECK(item_at(s, "c1.deny") != NULL);
    CHECK(item_at(s, "c1.two") == NULL);
    int backs = 0;
    for (size_t i = 0; i < s->items.n; i++)
        backs += !s->items.v[i].id && strcmp(s->items.v[i].at, "hand1") == 0;
    CHECK_INT(backs, 2);
    rum_scene_destroy(s);
}

TEST(a_combat_is_a_comparison_with_what_made_it)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "H9");
    put(&z, 6, "H8");
    put(&z, 7, "H7");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_WEAPON, ZP_TWO, ZP_ONE);
    fight(&z, 1);
    PLAY(&z, POINTS(ZP_TWO));
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON3));
    scene_of(&z, 0, s);
    CHECK_INT(s->sides.n, 2);
    CHECK_STR(s->sides.v[0].title, "Aggressor: Ninja");
    for (size_t i = 0; i < s->items.n; i++) { /* who fights is marked */
        const struct rum_item *p = &s->items.v[i];
        CHECK(p->raised ==
              (p->at && (!strcmp(p->at, "h9") || !strcmp(p->at, "h8"))));
    }
    CHECK_STR(s->sides.v[0].sum, "7");
    CHECK_STR(s->sides.v[0].note, "leads");
    CHECK_STR(s->sides.v[1].sum, "6");
    CHECK_STR(s->sides.v[1].note, "needs 1 more");
    static const char *const rows[][3] = {{"pieces", "2", "1"},
                                          {"Gate", "0", "5"},
                                          {"points", "2", "0"},
                                          {"weapons", "3", "0"}};
    CHECK_INT(s->rows.n, 4);
    for (int i = 0; i < 4; i++) {
        CHECK_STR(s->rows.v[i].label, rows[i][0]);
        CHECK_STR(s->rows.v[i].value[0], rows[i][1]);
        CHECK_STR(s->rows.v[i].value[1], rows[i][2]);
    }
    CHECK(item_at(s, "table0.weapon") && item_at(s, "table0.two"));
    PLAY(&z, POINTS(ZP_ONE));
    scene_of(&z, 0, s); /* what the Defender plays lies on the other side */
    CHECK(item_at(s, "table0.two") && item_at(s, "table1.one"));
    CHECK(!item_at(s, "table1.two") && !item_at(s, "table0.one"));
    rum_scene_destroy(s);
}

TEST(a_combat_says_why_a_disoriented_piece_is_worth_nothing)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    z.dizzy[1] = 1;
    hold(&z, 1, ZP_ONE);
    fight(&z, 0);
    scene_of(&z, 0, s);
    CHECK_STR(s->rows.v[0].value[1], "0");
    CHECK_STR(s->rows.v[1].label, "disoriented, worth 0");
    CHECK_STR(s->rows.v[1].value[0], "-");
    CHECK_STR(s->rows.v[1].value[1], "yes");
    for (size_t i = 0; i < s->areas.n; i++)
        CHECK(strncmp(s->areas.v[i].id, "table", 5)); /* nothing lies there */
    rum_scene_destroy(s);
}

TEST(nobody_is_told_whose_reaction_is_waited_for)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_WEAPON);
    hold(&z, 1, ZP_DENY);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    scene_of(&z, 2, s);
    CHECK(!s->veiled); /* whose turn it is, all may know */
    PLAY(&z, EFFECT(ZP_EFFECT_WEAPON2));
    CHECK(offer_of(&z, PASS).pass && !offer_of(&z, BIND).pass);
    for (rum_seat i = RUM_NOBODY; i < 3; i++) {
        scene_of(&z, i, s);
        CHECK_INT(s->veiled, i != 1);
    }

    position(&z, "players=3 classes=Pirate,Ninja,Ninja");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);
    PLAY(&z, CONCEDE);
    check_asked(&z, 0, ZP_ASK_SAVE); /* ZP-21.9: SAVE is veiled like these */
    for (rum_seat i = RUM_NOBODY; i < 3; i++) {
        scene_of(&z, i, s);
        CHECK_INT(s->veiled, i != 0);
    }
    rum_scene_destroy(s);
}

TEST(the_elf_clock_is_shown_in_hours)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Elf,Ninja,Pirate");
    z.round = 18;
    turn(&z, 1);
    scene_of(&z, 1, s);
    bool found = false;
    for (size_t i = 0; i < s->areas.n; i++) {
        if (strcmp(s->areas.v[i].id, "clock") == 0) {
            CHECK_STR(s->areas.v[i].note, "round 19, 1:48 of 3:00");
            found = true;
        }
    }
    CHECK(found);
    rum_scene_destroy(s);
}

TEST(the_log_names_pieces_spaces_and_cards)
{
    struct zp_state z;
    struct rum_trace t = {0};
    struct rum_line l;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    KIT_PLAY(&zp_game, &z, &t, MOVE(0), STEP(W), STEP(NE), PAY(ZP_TWO));
    static const char *const said[] = {"Red 1 (Pirate) moves F9–F8",
                                       "{0:pays:pay} with a Two (2 points)",
                                       "Red 1 (Pirate) moves F8–E8, 1 point"};
    int k = 0;
    for (int i = 0; i < t.n; i++) {
        memset(&l, 0, sizeof(l));
        zp_tell_event(&z, 1, &t.event[i], &l);
        if (l.text[0] && k < 3)
            CHECK_STR(l.text, said[k++]);
    }
    CHECK_INT(k, 3);
}

TEST(a_draw_is_told_in_full_to_its_seat_only)
{
    struct zp_state z;
    struct rum_trace t = {0};
    struct rum_line l;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    on_top(&z, ZP_DENY);
    on_top(&z, ZP_ONE);
    zp_draws(&z, 0, 2, ZP(11, 1), &t);
    CHECK_INT(t.n, 1);
    CHECK(t.event[0].reveals);
    CHECK_INT(t.event[0].known_to, RUM_BIT(0));
    memset(&l, 0, sizeof(l));
    zp_tell_event(&z, 0, &t.event[0], &l);
    CHECK_STR(l.text, "{0:draws:draw} One, Blockade");
    for (int i = 4; i < 8; i++)
        t.event[0].arg[i] = -1; /* as the core does for others */
    memset(&l, 0, sizeof(l));
    zp_tell_event(&z, 1, &t.event[0], &l);
    CHECK_STR(l.text, "{0:draws:draw} 2 cards");
}

TEST(a_long_draw_is_told_in_parts)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    zp_draws(&z, 0, 15, ZP(11, 1), &t);
    CHECK_INT(t.n, 2);
    CHECK_INT(t.event[0].arg[0], 12);
    CHECK_INT(t.event[1].arg[0], 3);
    int seen[ZP_KINDS] = {0};
    for (int e = 0; e < 2; e++) {
        for (int i = 0; i < t.event[e].arg[0]; i++)
            seen[(t.event[e].arg[4 + i / 3] >> i % 3 * 4 & 15) - 1]++;
    }
    for (int k = 0; k < ZP_KINDS; k++)
        CHECK_INT(seen[k], z.hand[0][k]);
}

TEST(the_dump_has_what_a_referee_needs)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_ONE);
    on_top(&z, ZP_DOOM);
    fight(&z, 0);
    char *text = kit_dump(&zp_game, &z);
    CHECK_HAS(text, "\"phase\":\"COMBAT\"");
    CHECK_HAS(text, "\"deck\":[12,");
    CHECK_HAS(text, "\"rating\":[1,1]");
    CHECK_HAS(text, "\"at\":\"board\",\"space\":47");
    CHECK_HAS(text, "\"frame\":\"COMBAT\"");
    free(text);
}

TEST(bots_judge_what_is_settled)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    turn(&z, 0);
    CHECK(zp_settled(&z));
    PLAY(&z, ENTER(0));
    CHECK(zp_settled(&z)); /* about to move */
    PLAY(&z, MOVE(0));
    CHECK(!zp_settled(&z));
    /* nearer the goal is better */
    int before = zp_appraise(&z, 0);
    put(&z, 1, "F7");
    CHECK(zp_appraise(&z, 0) > before);
    CHECK_STR(zp_role(&z, 2), "Zombie");
}

TEST(a_blockade_says_how_many_cards_it_would_bring)
{
    struct zp_state z;
    position(&z, "players=3 classes=Gunslinger,Pirate,Ninja");
    hold(&z, 0, ZP_ONE);
    hold(&z, 1, ZP_DENY);
    put(&z, 0, "F6"); /* limit 5 */
    turn_at(&z, 0, ZP_T_DRAW);
    check_asked(&z, 1, ZP_ASK_BLOCKADE);
    CHECK_STR(
        prompt_for(&z, 1).text,
        "Take the 4 cards {0:is:are} about to draw, with Blockade? 1, and 3 "
        "to refill the hand");
    CHECK_STR(offer_of(&z, BLOCKADE).text,
              "Blockade: take the 4 cards {0} would draw");
}

TEST(helping_says_whom_and_plays_say_a_card)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Pirate,Ninja,Pirate");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE, ZP_WEAPON);
    hold(&z, 2, ZP_ONE, ZP_WEAPON, ZP_PASSPORT);
    fight(&z, 0);
    CHECK_STR(offer_of(&z, POINTS(ZP_ONE)).text, "Play a One (1 point)");
    CHECK_STR(offer_of(&z, POINTS(ZP_WEAPON)).text,
              "Play Sabre of Yarr (1 point)");
    CHECK_STR(offer_of(&z, POINTS(ZP_WEAPON)).brief, "weapon for 1");
    PLAY(&z, HOLD);
    CHECK_STR(offer_of(&z, POINTS(ZP_ONE)).text,
              "Help {0} with a One (1 point)");
    CHECK_STR(offer_of(&z, EFFECT(ZP_EFFECT_WEAPON2)).brief, "weapon +2");
    CHECK_STR(offer_of(&z, EFFECT(ZP_EFFECT_WEAPON3)).brief, "weapon +3");
    PLAY(&z, PASS);
    CHECK_HAS(offer_of(&z, CONCEDE).text, "unless somebody adds points");
    PLAY(&z, CONCEDE);
    CHECK_STR(prompt_for(&z, 2).text,
              "{0} gives up at 1 to 1: add points for them? They need 1");
    CHECK_STR(prompt_for(&z, 1).text, "{2} may still help {0}");
    KIT_PLAY(&zp_game, &z, &t, POINTS(ZP_ONE));
    CHECK_STR(told(&z, &t, ZP_EV_POINTS).text,
              "{2:adds:add} a One: 2 to 1, {0:leads:lead} again");
}

TEST(a_fruitless_last_call_says_so)
{
    struct zp_state z;
    struct rum_trace t = {0};
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_ONE);
    hold(&z, 2, ZP_ONE);
    fight(&z, 0);
    KIT_PLAY(&zp_game, &z, &t, CONCEDE, PASS);
    CHECK_STR(told(&z, &t, ZP_EV_DEFEAT).text,
              "Nobody helps; Red 1 is defeated on F8");
    CHECK_STR(plainly(&z, &t, ZP_EV_DEFEAT).text,
              "{1:cuts down:cut down} {0's} Pirate in the Dunes");
}

TEST(seats_are_counted_from_1_in_briefs)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Alien");
    hold(&z, 0, ZP_DOOM);
    turn_at(&z, 0, ZP_T_KEELHAUL);
    CHECK_STR(offer_of(&z, KEELHAUL(1)).brief, "haul P2");
    put(&z, 6, "F9");
    hold(&z, 0, ZP_TWO);
    turn_at(&z, 0, ZP_T_PICK);
    CHECK_STR(offer_of(&z, DRIVE(6)).brief, "drive Blue 1");
    abduct(&z, 7, 2);
    turn_at(&z, 2, ZP_T_DRAW);
    CHECK_STR(offer_of(&z, TAG(1)).brief, "tag P2");
}

TEST(a_slip_says_where_the_piece_ends)
{
    struct zp_state z;
    position(&z, "players=3 classes=Ninja,Pirate,Alien");
    put(&z, 6, "F9");
    put(&z, 0, "F8");
    hold(&z, 0, ZP_SAVE);
    fight(&z, 0);
    CHECK_STR(offer_of(&z, SLIP).text,
              "I was not here to fight: Red 1 goes home, and you take a card "
              "from {1} (you may still save it)");
    position(&z, "players=3 classes=Ninja,Pirate,Alien");
    put(&z, 12, "F9");
    put(&z, 0, "F8");
    abduct(&z, 6, 2);
    hold(&z, 0, ZP_ONE);
    fight(&z, 0);
    CHECK_HAS(offer_of(&z, SLIP).text, "goes home"); /* a full base */
    put(&z, 13, "C3");
    CHECK_HAS(offer_of(&z, SLIP).text,
              "Red 1 is lost to the Alien's Home Base, and you");
}

TEST(a_space_is_free_paid_already_or_costs)
{
    struct zp_state z;
    position(&z, "players=3 classes=Pirate,Ninja,Alien");
    put(&z, 0, "F9");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, MOVE(0));
    CHECK_HAS(prompt_for(&z, 0).text, "The next space is free");
    CHECK_HAS(offer_of(&z, STEP(W)).text, "(free)");
    PLAY(&z, STEP(W));
    CHECK_HAS(prompt_for(&z, 0).text, "The next space costs 1 point");
    CHECK_HAS(offer_of(&z, STEP(W)).text, "(costs 1 point)");
    PLAY(&z, STEP(W), PAY(ZP_TWO));
    CHECK_HAS(prompt_for(&z, 0).text,
              "The next space is paid already (1 point left in this move)");
    CHECK_HAS(offer_of(&z, STEP(W)).text, "(paid already)");
}

TEST(a_step_of_several_is_a_threat_wherever_one_of_them_would_fight)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    size_t threats = 0;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    put(&z, 0, "F9");
    put(&z, 1, "F8");
    put(&z, 2, "C3");
    put(&z, 6, "F6"); /* only the second one comes next to it */
    turn_at(&z, 0, ZP_T_PICK);
    PLAY(&z, ZP_ACT(ZP_MOVE, 3));
    scene_of(&z, 0, s);
    for (size_t i = 0; i < s->marks.n; i++) {
        const struct rum_mark *m = &s->marks.v[i];
        threats += m->kind == RUM_THREAT &&
                   (!strcmp(m->on, "f7") || !strcmp(m->on, "f8"));
    }
    CHECK_INT(threats, 2);
    for (size_t i = 0; i < s->items.n; i++) { /* who goes is marked */
        const struct rum_item *p = &s->items.v[i];
        CHECK(p->raised ==
              (p->at && (!strcmp(p->at, "f9") || !strcmp(p->at, "f8"))));
    }
    rum_scene_destroy(s);
}

TEST(who_has_brought_in_a_piece_is_asked_for_another)
{
    struct zp_state z;
    position(&z, "players=3 classes=Robot,Ninja,Zombie");
    hold(&z, 0, ZP_TWO, ZP_ONE);
    turn_at(&z, 0, ZP_T_ENTRANCE);
    CHECK_HAS(prompt_for(&z, 0).text, "bring in a piece?");
    z.turn.entered = true;
    CHECK_HAS(prompt_for(&z, 0).text, "bring in another piece?");
}

TEST(an_ending_is_said_of_the_class)
{
    static const struct {
        const char *options, *text;
        int winner;
    } ends[] = {
        {"players=2 classes=Ninja,Pirate",
         "{1:wins:win}: the Pirate holds all six Xs", 1},
        {"players=3 classes=Ninja,Pirate,Elf",
         "{0:wins:win}: the Ninja holds three Great Houses", 0},
        {"players=3 classes=Ninja,Pirate,Elf",
         "{2:wins:win}: the Elf has outlived everyone", 2},
        {"players=3 classes=Ninja,Pirate,Elf elf_mode=clock",
         "Three hours are over: the Elf has outlived everyone", 2},
    };

    for (int i = 0; i < 4; i++) {
        struct zp_state z;
        position(&z, ends[i].options);
        zp_win(&z, ends[i].winner, ZP(3, 1), NULL);
        CHECK_STR(prompt_for(&z, 0).text, ends[i].text);
    }
}

TEST(class_cards_follow_the_options)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Ninja,Alien,Gunslinger balloon_cost=4 "
                 "gunslinger_base=5");
    turn(&z, 0);
    scene_of(&z, 0, s);
    CHECK_STR(item_at(s, "class0")->face.line[0],
              "Goal: hold three Great Houses in a triangle");
    CHECK_STR(item_at(s, "class1")->face.line[1], "Balloons into fights for 4");
    CHECK_STR(item_at(s, "class2")->face.line[2], "Refills to 5 + pieces");
    position(&z, "players=2 classes=Ninja,Pirate");
    turn(&z, 0);
    scene_of(&z, 0, s);
    CHECK_STR(item_at(s, "class1")->face.line[0], "Goal: hold all six Xs");
    rum_scene_destroy(s);
}

RULE("ZP-11.6", fresh_draw_phase_cards_are_marked_for_their_owner)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    hold(&z, 0, ZP_YIELD, ZP_ONE);
    turn_at(&z, 0, ZP_T_DRAW);
    give_fresh(&z, 0, ZP_DRAW2);
    give_fresh(&z, 0, ZP_SAVE);
    scene_of(&z, 0, s);
    CHECK_INT(item_at(s, "c0.draw2")->badges, 1);
    CHECK_STR(item_at(s, "c0.draw2")->badge[0].title,
              "next turn: not in this one");
    CHECK_INT(item_at(s, "c0.yield")->badges, 0); /* old */
    CHECK_INT(item_at(s, "c0.save")->badges, 0);  /* of another time */
    check_asked(&z, 0, ZP_ASK_DRAW);
    CHECK_HAS(prompt_for(&z, 0).text,
              "Treasure Everywhere came this turn: use it from your next turn "
              "on");
    CHECK(!strstr(prompt_for(&z, 1).text, "Treasure"));
    zp_show(&z, 0, ZP_DRAW2, 1); /* even a known card shows nobody else */
    scene_of(&z, 1, s);
    CHECK_INT(item_at(s, "c0.draw2")->badges, 0);
    rum_scene_destroy(s);
}

TEST(a_carriers_rings_are_counted)
{
    struct zp_state z;
    struct rum_scene *s = rum_scene_create();
    position(&z, "players=3 classes=Pirate,Ninja,Zombie");
    put(&z, 0, "F9");
    rings(&z, 0, 4);
    turn(&z, 0);
    scene_of(&z, 1, s);
    CHECK_STR(item_at(s, "p0.1")->text, "R1*4");
    CHECK_STR(item_at(s, "p0.1")->badge[1].text, "o4");
    rings(&z, 0, 0);
    z.supply = 2;
    z.ring[0] = 10;
    scene_of(&z, 1, s);
    CHECK_STR(item_at(s, "p0.1")->text, "R1*+");
    rum_scene_destroy(s);
}

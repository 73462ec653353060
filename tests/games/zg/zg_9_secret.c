/*
 * zg_9_secret.c: ZG-9.9 and ZG-11.10, what others are told and shown of an
 * attack, and when; the hiding law for a sneak attack's card and augments.
 *
 * Two attacks that differ only in the card are played side by side: until the
 * flip nobody but the attacker may be able to tell them apart, by the state,
 * the events, the sentences or the scene.
 */
#include "zg_position.h"

#include <rumpus/scene.h>

/* What one viewer has of an attack. */
struct account {
    struct zg_state seen;
    struct rum_trace heard;
    char text[512];
};

/* Append what `viewer` hears of these events, the state being after them. */
static void listen(const struct zg_state *s, const struct rum_trace *t,
                   rum_seat viewer, struct account *out)
{
    rum_game_hide(&zg_game, s, viewer, &out->seen);
    for (int i = 0; i < t->n; i++) {
        struct rum_event e = t->event[i];
        struct rum_line line = {0};
        if (!(e.seen_by & RUM_BIT(viewer)))
            continue;
        if (!(e.known_to & RUM_BIT(viewer))) {
            e.subject = RUM_UNKNOWN;
            for (int k = 4; k < 8; k++)
                e.arg[k] = -1;
        }
        zg_game.tell(&out->seen, viewer, &e, &line);
        strncat(out->text, line.text,
                sizeof(out->text) - strlen(out->text) - 1);
        strncat(out->text, "\n", sizeof(out->text) - strlen(out->text) - 1);
        out->heard.event[out->heard.n++] = e;
    }
}

/* Play these actions one by one with both ears open. */
static void play_and_listen(struct zg_state *s, rum_seat viewer,
                            struct account *out, const rum_action *acts,
                            size_t n)
{
    memset(out, 0, sizeof(*out));
    for (size_t i = 0; i < n; i++) {
        struct rum_trace t = {0};
        zg_game.apply(s, acts[i], &t);
        listen(s, &t, viewer, out);
    }
}

#define PLAY_AND_LISTEN(s, viewer, out, ...)                                   \
    play_and_listen((s), (viewer), (out), (const rum_action[]){__VA_ARGS__},   \
                    sizeof((const rum_action[]){__VA_ARGS__}) /                \
                        sizeof(rum_action))

/* Bytes of events: born zeroed, so padding is alike. */
static void check_alike(const struct account *a, const struct account *b)
{
    CHECK_STR(a->text, b->text);
    CHECK_INT(a->heard.n, b->heard.n);
    for (int i = 0; i < a->heard.n; i++) {
        const struct rum_event *e = &a->heard.event[i], *f = &b->heard.event[i];
        CHECK_INT(e->kind, f->kind);
        CHECK_INT(e->clause, f->clause);
        CHECK_INT(e->subject, f->subject);
        CHECK_INT(e->reveals, f->reveals);
        for (int k = 0; k < 8; k++)
            CHECK_INT(e->arg[k], f->arg[k]);
    }
    CHECK_BYTES(&a->seen, &b->seen, sizeof(a->seen));
}

/* Cestus on c2 over its foe on b2 is first, its first attack is to come. Of
 * its hand Ripsaw has Augment, and it and Gauntlet have high ground there. */
static void first_attack_of(struct zg_state *s, const char *options)
{
    duel(s, options, "c2", "b2");
    s->first_attack = false;
    rum_rng_init(&s->head.rng, kit_seed(3));
}

RULE("ZG-9.9", until_the_flip_all_sneak_attacks_look_alike)
{
    struct zg_state s;
    struct account a, b;

    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        if (viewer == 0)
            continue;
        first_attack_of(&s, "figures=CV flameout=off");
        PLAY_AND_LISTEN(&s, viewer, &a, ZG_LARM, ZG_M_DONE, DECK(1), END_A);
        CHECK(s.test.sneak);
        CHECK_INT(s.phase, ZG_P_BRACE);
        first_attack_of(&s, "figures=CV flameout=off");
        PLAY_AND_LISTEN(&s, viewer, &b, ZG_LHAND, ZG_M_DONE, DECK(1), END_B);
        check_alike(&a, &b);
        first_attack_of(&s, "figures=CV flameout=off");
        PLAY_AND_LISTEN(&s, viewer, &b, ZG_RHAND, ZG_M_DONE, DECK(1), END_A);
        check_alike(&a, &b);
        CHECK_HAS(a.text, "{0:attacks:attack} {1}: a sneak attack.\n");
    }
}

RULE("ZG-9.9 ZG-15.3", a_card_with_scan_is_not_betrayed_before_the_flip)
{
    struct zg_state s;
    struct account a, b;

    /* Armada: Rangefinder has Scan, Pulse Rifle has not; both reach. */
    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        if (viewer == 0)
            continue;
        for (int scan = 0; scan < 2; scan++) {
            duel(&s, "figures=AV flameout=off character=off", "e4", "f4");
            hold(&s, 0, BIT(ZG_RARM) | HANDS);
            s.first_attack = false;
            rum_rng_init(&s.head.rng, kit_seed(3));
            PLAY_AND_LISTEN(&s, viewer, scan ? &a : &b,
                            scan ? ZG_RARM : ZG_LHAND, ZG_M_DONE, DECK(1),
                            END_A);
            CHECK_INT(s.phase, ZG_P_FLIP);
            CHECK_INT(s.test.scanned, scan);
        }
        check_alike(&a, &b);
    }
}

RULE("ZG-9.9", the_scene_of_a_sneak_attack_is_the_same_whatever_the_card)
{
    static const int cards[] = {ZG_LARM, ZG_LHAND, ZG_RHAND};
    struct rum_scene *scene = rum_scene_create();
    char sides[3][120];

    for (int i = 0; i < 3; i++) {
        struct zg_state s, seen;
        first_attack_of(&s, "figures=CV flameout=off character=off");
        KIT_PLAY(&zg_game, &s, NULL, cards[i], ZG_M_DONE, DECK(1), END_A);
        rum_game_hide(&zg_game, &s, 1, &seen);
        rum_scene_clear(scene);
        scene->seats = 2;
        zg_game.view(&seen, 1, scene);
        CHECK_INT(scene->rows.n, 0);
        for (size_t k = 0; k < scene->marks.n; k++)
            CHECK(scene->marks.v[k].kind != RUM_LINE);
        sides[i][0] = '\0';
        strcat(sides[i], scene->sides.v[0].title);
        strcat(sides[i], scene->sides.v[1].title);
    }
    CHECK_STR(sides[0], sides[1]);
    CHECK_STR(sides[0], sides[2]);
    rum_scene_destroy(scene);
}

RULE("ZG-9.9", the_attacker_knows_what_augments_it)
{
    struct zg_state s;
    struct account own;

    first_attack_of(&s, "figures=CV flameout=off");
    PLAY_AND_LISTEN(&s, 0, &own, ZG_LARM, ZG_M_DONE, DECK(1));
    CHECK_HAS(own.text, "{0:attacks:attack} {1}: a sneak attack with Rip Saw "
                        "(Augment +1, high ground +1).\n");
}

RULE("ZG-9.9 ZG-11.10", augments_of_a_sneak_attack_are_told_at_the_flip)
{
    struct zg_state s;
    struct account a;

    first_attack_of(&s, "figures=CV " QUIET);
    attacks(&s, 0, ZG_LARM);
    s.first_attack = false;
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A);
    PLAY_AND_LISTEN(&s, 1, &a, DECK(1));
    CHECK(!strstr(a.text, "ugment"));
    PLAY_AND_LISTEN(&s, 1, &a, END_A);
    CHECK_HAS(a.text, "More piercing: Augment, high ground.\n");
    /* Nothing to tell of an attack without any. */
    duel(&s, "figures=CV " QUIET, "e4", "f4");
    attacks(&s, 0, ZG_LHAND);
    s.first_attack = false;
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A);
    PLAY_AND_LISTEN(&s, 1, &a, DECK(1), END_A);
    CHECK_HAS(a.text, "Target: ");
    CHECK(!strstr(a.text, "Augmented"));
}

RULE("ZG-11.10 ZG-9.1", augments_of_a_plain_attack_are_told_with_its_name)
{
    struct zg_state s;
    struct account a;

    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        duel(&s, "figures=CV " QUIET, "c2", "b2");
        attacks(&s, 0, ZG_LARM);
        CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_A);
        PLAY_AND_LISTEN(&s, viewer, &a, DECK(1));
        CHECK_STR(a.text, "{0:attacks:attack} {1}: Rip Saw (Augment +1, high "
                          "ground +1).\n");
        PLAY_AND_LISTEN(&s, viewer, &a, END_A);
        CHECK_HAS(a.text, "Target: ");
        CHECK(!strstr(a.text, "Augmented")); /* not once more */
    }
}

RULE("ZG-11.10", bolsters_are_told_when_the_cards_are_flipped)
{
    struct zg_state s;
    struct account a;

    /* Armada's Reaction Armor has Bolster. It is drawn, and nobody hears of
     * it before the flip, the attack being plain or not. */
    for (int sneak = 0; sneak < 2; sneak++) {
        duel(&s, "flameout=off character=off", "e4", "f4");
        attacks(&s, 0, ZG_LHAND);
        s.first_attack = !sneak;
        CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_A);
        PLAY_AND_LISTEN(&s, 0, &a, DECK(1), END_A);
        CHECK_INT(s.phase, ZG_P_FLIP);
        CHECK(!strstr(a.text, "olster"));
        CHECK_INT(a.seen.test.bolsters, 0);
        PLAY_AND_LISTEN(&s, RUM_NOBODY, &a, 0);
        CHECK_HAS(a.text, "More armor: Bolster.\n");
    }
    /* By the situation: the option `bolster`. */
    duel(&s, "prone=bolster " QUIET, "e4", "h4");
    place(&s, 1, "h4", ZG_PRONE);
    hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LARM));
    attacks(&s, 0, ZG_RHAND);
    CHANCE(&s, from(s.seat[1].deck, ZG_BACK), SPIN_B);
    PLAY_AND_LISTEN(&s, 0, &a, DECK(1), END_A);
    CHECK_HAS(a.text, "More armor: prone.\n");
}

RULE("ZG-11.10", terrain_and_landings_have_nothing_to_tell)
{
    struct zg_state s;
    struct account a;

    /* Ripsaw with its Augment, on a box from above it, and in a fall. */
    duel(&s, QUIET, "e4", "f5");
    hold(&s, 0, BIT(ZG_LARM) | BIT(ZG_LHAND));
    attacks(&s, 0, ZG_LARM);
    CHANCE(&s, from(s.seat[0].deck, ZG_RFOOT), SPIN_A);
    PLAY_AND_LISTEN(&s, 0, &a, PIECE('G'), END_A);
    CHECK_HAS(a.text, "Target: ");
    CHECK(!strstr(a.text, "ugment"));
    duel(&s, QUIET, "i2", "h2");
    plays(&s, 0, ZG_LARM);
    CHANCE(&s, from(s.seat[1].deck, ZG_FRONT), SPIN_B);
    PLAY_AND_LISTEN(&s, 0, &a, LAND("h2"), END_A);
    CHECK_HAS(a.text, "Target: Reaction Armor");
    CHECK(!strstr(a.text, "ugmented"));
    CHECK(!strstr(a.text, "olstered"));
}

RULE("ZG-11.10 ZG-16.2", character_powers_are_told_when_they_are_declared)
{
    struct zg_state s;
    struct account a;

    /* The Merc with the end of a sneak attack; the Trooper before the spin. */
    first_attack_of(&s, "figures=CV flameout=off");
    PLAY_AND_LISTEN(&s, 1, &a, ZG_LARM, ZG_M_DONE, DECK(1), END_A_POWER);
    CHECK_INT(s.phase, ZG_P_BRACE);
    CHECK_HAS(a.text, "{0:uses:use} the Merc: one more piercing.\n");
    CHECK(a.seen.test.merc);
    PLAY_AND_LISTEN(&s, 0, &a, 1);
    CHECK_HAS(a.text, "{1:uses:use} the Trooper: one more armor.\n");
}

RULE("ZG-9.9 ZG-4.6", of_a_covered_sneak_attack_nothing_is_ever_told)
{
    struct zg_state s;
    struct account a;

    for (rum_seat viewer = -1; viewer < 2; viewer++) {
        if (viewer == 0)
            continue;
        duel(&s, "figures=CV flameout=off character=off", "i2", "h2"); /* E30 */
        hold(&s, 0, BIT(ZG_RHAND) | BIT(ZG_LARM) | BIT(ZG_RFOOT));
        attacks(&s, 0, ZG_RHAND);
        s.first_attack = false;
        CHECK_INT(zg_augments(&s, 0, zg_card_of(&s, 0, ZG_RHAND), 1),
                  ZG_X_HIGH);
        CHANCE(&s, from(s.seat[1].deck, ZG_FRONT));
        PLAY_AND_LISTEN(&s, viewer, &a, DECK(1), END_A);
        CHECK_INT(s.phase, ZG_P_CARD); /* the pulse is over */
        CHECK_STR(a.text, "{0:attacks:attack} {1}: a sneak attack.\n"
                          "{1's} Scout Array Frontgear has cover: the attack "
                          "fails.\n\n");
        CHECK_INT(a.seen.seat[0].struck, 0);
        CHECK_INT(a.seen.seat[0].used, 0);
        CHECK_INT(a.seen.seat[0].shown, 0);
        CHECK_INT(a.seen.seat[0].back, 0);
        for (int i = 0; i < a.heard.n; i++) {
            const struct rum_event *e = &a.heard.event[i];
            if (e->kind != ZG_EV_COVERED)
                CHECK_INT(e->subject, RUM_UNKNOWN);
            CHECK(e->arg[4] <= 0 && e->arg[5] <= 0);
            CHECK(e->kind != ZG_EV_AUGMENTED && e->kind != ZG_EV_BOLSTERED);
        }
    }
}

/* ---- deals ---- */

/* Cards that are ever dealt as the one in play. */
static uint16_t dealt(const struct zg_state *s, rum_seat viewer)
{
    struct zg_state seen, copy, again;
    struct rum_rng rng;
    uint16_t ever = 0;
    const char *what;

    rum_rng_init(&rng, kit_seed(6));
    rum_game_hide(&zg_game, s, viewer, &seen);
    for (int i = 0; i < 300; i++) {
        memcpy(&copy, &seen, sizeof(copy));
        rum_game_imagine(&zg_game, &copy, viewer, &rng);
        CHECK(zg_game.check(&copy, &what));
        CHECK_INT(copy.test.scanned, s->phase == ZG_P_FLIP && zg_scans(&copy));
        rum_game_hide(&zg_game, &copy, viewer, &again);
        CHECK_BYTES(&again, &seen, sizeof(seen));
        ever |= (uint16_t)BIT(copy.pulse.card);
    }
    return ever;
}

RULE("ZG-9.9", a_deal_knows_no_more_of_the_card_than_all_do)
{
    struct zg_state s;

    /* Whichever attacks, any of the hand may be it, augmented or not. */
    for (int slot = ZG_LHAND; slot <= ZG_LARM; slot++) {
        first_attack_of(&s, "figures=CV flameout=off character=off");
        KIT_PLAY(&zg_game, &s, NULL, slot, ZG_M_DONE, DECK(1), END_A);
        CHECK_INT(s.phase, ZG_P_FLIP);
        CHECK_INT(dealt(&s, 1), HANDS | BIT(ZG_LARM));
        CHECK_INT(dealt(&s, RUM_NOBODY), HANDS | BIT(ZG_LARM));
    }
}

RULE("ZG-9.9 ZG-15.3", a_dealt_card_may_scan_or_not_and_the_deal_fits_it)
{
    struct zg_state s;

    for (int scan = 0; scan < 2; scan++) {
        duel(&s, "figures=AV flameout=off character=off", "e4", "f4");
        hold(&s, 0, BIT(ZG_RARM) | HANDS);
        s.seat[0].out = BIT(ZG_BODY); /* as early as the Pulse Rifle */
        s.first_attack = false;
        KIT_PLAY(&zg_game, &s, NULL, scan ? ZG_RARM : ZG_LHAND, ZG_M_DONE,
                 DECK(1), END_A);
        CHECK_INT(dealt(&s, 1), BIT(ZG_RARM) | HANDS);
    }
    /* Without half turns only a scan asks FLIP, and all know that. */
    duel(&s, "figures=AV " QUIET, "e4", "f4");
    hold(&s, 0, BIT(ZG_RARM) | HANDS);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_RARM, ZG_M_DONE, DECK(1), END_A);
    CHECK_INT(s.phase, ZG_P_FLIP);
    CHECK_INT(dealt(&s, 1), BIT(ZG_RARM));
}

RULE("ZG-9.9 ZG-9.5 ZG-6.5", the_reason_of_a_sneak_attack_narrows_the_card)
{
    struct zg_state s;

    /* Only by the Attack stance: a hand-to-hand card. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    place(&s, 0, "e4", ZG_ATTACK);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, DECK(1));
    CHECK(s.test.sneak);
    CHECK_INT(s.pulse.maybe & BIT(ZG_RHAND), 0);
    CHECK_INT(dealt(&s, 1), BIT(ZG_LHAND) | BIT(ZG_LARM));
    /* Another reason would do: nothing follows from the stance. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    place(&s, 0, "e4", ZG_ATTACK);
    s.first_attack = false;
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, DECK(1));
    CHECK_INT(dealt(&s, 1), HANDS | BIT(ZG_LARM));
    /* Cards known to have attacked last turn make no sneak attack. */
    duel(&s, "flameout=off character=off", "e4", "f4");
    s.first_attack = false;
    s.seat[0].used_before = s.seat[0].struck_before = BIT(ZG_LARM);
    KIT_PLAY(&zg_game, &s, NULL, ZG_LHAND, ZG_M_DONE, DECK(1));
    CHECK(s.test.sneak);
    CHECK_INT(dealt(&s, 1), HANDS);
}

/*
 * zg_scene_test.c: the test under way, dot against dot, so that one sees why
 * an attack hit or missed.
 */
#include "zg_scene.h"

#include <string.h>

static const char *const colours[] = {"red", "green", "blue"};

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* A dot as it counts now: bolsters and augments worked in (more than double
 * looks like double), and without the blazes that its side ignores (ZG-12.4).
 */
static const struct rum_pip *attack_pip(struct rum_scene *out, uint8_t dot,
                                        int augment, bool counts)
{
    int pierce = least(2, ZG_PIERCE(dot) + augment);
    int now = ZG_COLOUR(dot) | pierce << 4 | (dot & ZG_EXPLOSIVE);

    return rum_scene_pip(out, colours[ZG_COLOUR(dot)],
                         rum_scene_copy(out, zg_word_dot((uint8_t)now).s),
                         counts ? RUM_WINS : RUM_PLAIN);
}

static const struct rum_pip *target_pip(struct rum_scene *out, uint8_t dot,
                                        int bolster, bool stops)
{
    int armor = least(2, ZG_ARMOR(dot) + bolster);
    int now = ZG_COLOUR(dot) | armor << 2 | (dot & ZG_WEAK);

    return rum_scene_pip(out, colours[ZG_COLOUR(dot)],
                         rum_scene_copy(out, zg_word_dot((uint8_t)now).s),
                         stops ? RUM_WINS : RUM_PLAIN);
}

static const char *extra(struct rum_scene *out, int n, const char *what)
{
    return n ? rum_scene_str(out, "+%d %s", n, what) : NULL;
}

/* What became of one pair. */
static const char *outcome(uint8_t attack, uint8_t target, int bolster,
                           int augment, int strikes, uint16_t *clause)
{
    bool match = ZG_COLOUR(attack) == ZG_COLOUR(target);
    bool pierced = ZG_PIERCE(attack) + augment >= ZG_ARMOR(target) + bolster;

    *clause = ZG(12, 1);
    if (strikes == 2) {
        *clause = ZG(12, 2);
        return "weak point: 2 strikes";
    }
    if (strikes && !(match && pierced)) {
        *clause = ZG(12, 3);
        return "explosive: 1 strike";
    }
    if (strikes)
        return "match: 1 strike";
    if (match)
        return "match, blocked";
    *clause = ZG(10, 7);
    return "no match";
}

/* A pair is good or bad for who looks on: of who is hit, armor is good. */
static enum rum_tone pair_tone(int strikes, bool match, bool hurts)
{
    if (strikes)
        return hurts ? RUM_DANGER : RUM_WINS;
    return match && hurts ? RUM_GOOD : RUM_PLAIN;
}

static void show_pair(const struct zg_state *s, const struct zg_shown *t, int i,
                      rum_seat viewer, struct rum_scene *out)
{
    const struct zg_card *a = zg_card_of(s, t->seat, t->card);
    const struct zg_card *b = zg_card_of(s, t->foe, t->target);
    uint8_t attack = a->dot[t->end][i], target = b->dot[t->facing][2 - i];
    int strikes = zg_pair(attack, target, t->bolster[i], t->augment[i]);
    struct rum_row *row =
        rum_scene_row(out, "test", rum_scene_str(out, "pair %d", i + 1),
                      extra(out, t->augment[i], "piercing"),
                      extra(out, t->bolster[i], "armor"));
    bool match = ZG_COLOUR(attack) == ZG_COLOUR(target);
    uint16_t clause;

    row->pip[0] = attack_pip(out, attack, t->augment[i], strikes > 0);
    row->pip[1] = target_pip(out, target, t->bolster[i], match && !strikes);
    row->outcome =
        outcome(attack, target, t->bolster[i], t->augment[i], strikes, &clause);
    row->tone = pair_tone(strikes, match, viewer == t->foe);
    row->clause = clause;
}

/* "Stomper (left)", "Rivet Gun": its picture shows what kind of gear it is. */
static const char *short_name(const struct zg_state *s, int seat, int slot,
                              struct rum_scene *out)
{
    const char *name = zg_card_name(s, seat, slot);
    const char *gear = strstr(name, "gear"), *kind = gear;

    if (!gear)
        return name;
    while (kind > name && kind[-1] != ' ')
        kind--;
    return rum_scene_str(out, "%.*s%s", (int)(kind - name) - 1, name, gear + 4);
}

static const char *side_title(const struct zg_state *s, int seat, int slot,
                              int end, bool attacks, struct rum_scene *out)
{
    bool early = s->phase == ZG_P_END;

    if (slot >= ZG_SLOTS)
        return early && !attacks ? "no target card yet" : "face down";
    if (end > 1)
        return early ? zg_card_name(s, seat, slot)
                     : rum_scene_str(out, "%s, end hidden",
                                     short_name(s, seat, slot, out));
    return rum_scene_str(out, "%s, end %c", short_name(s, seat, slot, out),
                         'A' + end);
}

/* What the choice of an end rests on: both ends of a card, the upper one first.
 * Those of the target in the order in which they face the attacker. */
static void show_ends(const struct zg_card *card, bool facing,
                      struct rum_side *side, struct rum_scene *out)
{
    for (int i = 0; i < 6; i++) {
        uint8_t dot = card->dot[i / 3][facing ? 2 - i % 3 : i % 3];
        side->pip[side->pips++] =
            (struct rum_pip){.colour = colours[ZG_COLOUR(dot)],
                             .letter = rum_scene_copy(out, zg_word_dot(dot).s),
                             .row = (uint8_t)(i / 3)};
    }
}

/* "dots: 45 % blue, 33 % red, 22 % green": of the cards that may be drawn. */
static const char *likely_dots(const struct zg_state *s,
                               const struct zg_shown *t, struct rum_scene *out)
{
    uint32_t weight[ZG_SLOTS];
    uint64_t sum[3] = {0}, all = 0;
    char text[64] = "dots:";

    zg_draw_weights(s, t->foe, s->test.source == ZG_FROM_HAND, weight);
    for (int i = 0; i < 6 * ZG_SLOTS; i++) {
        uint8_t dot = zg_card_of(s, t->foe, i / 6)->dot[i / 3 % 2][i % 3];
        if (weight[i / 6])
            sum[ZG_COLOUR(dot)] += weight[i / 6];
        all += weight[i / 6];
    }
    for (int n = 0; n < 3 && all; n++) {
        int most = 0;
        for (int i = 1; i < 3; i++)
            most = sum[i] > sum[most] ? i : most;
        RUM_SAY(text, "%s %d %% %s", n ? "," : "",
                (int)((200 * sum[most] + all) / (2 * all)), colours[most]);
        sum[most] = 0;
    }
    return all ? rum_scene_copy(out, text) : NULL;
}

static const char *effect(const struct zg_shown *t, int strikes)
{
    static const char *const on_foe[] = {
        "strikes: a miss", "strike: a lock on the card", "strikes: slag",
        "strikes: slag, attack again", "strikes: slag, stun, attack again"};

    if (t->aim != ZG_AIM_FOE)
        return strikes == 1 ? "strike" : "strikes";
    return on_foe[strikes > 4 ? 4 : strikes];
}

static const char *about(const struct zg_state *s, const struct zg_shown *t,
                         bool sneak, struct rum_scene *out)
{
    if (t->aim == ZG_AIM_LANDING)
        return "landing on a foe: only for the throw";
    if (t->aim == ZG_AIM_PIECE)
        return rum_scene_str(out, "on the %s", zg_word_piece(s, t->piece));
    return sneak ? "a sneak attack" : "";
}

/* "Mara", "you"; with a card "Mara's Talon Armgear", "your ...". */
static const char *whom(const struct zg_shown *t, rum_seat viewer,
                        const char *card, struct rum_scene *out)
{
    const char *name = out->seat[t->foe].name;

    if (viewer == t->foe)
        return card ? rum_scene_str(out, "your %s", card) : "you";
    if (!name)
        name = rum_scene_str(out, "Player %d", t->foe + 1);
    return card ? rum_scene_str(out, "%s's %s", name, card) : name;
}

/* What became of the last test: "Your Flame Wash missed Mara:". */
static const char *what_came(const struct zg_state *s, const struct zg_shown *t,
                             int strikes, rum_seat viewer,
                             struct rum_scene *out)
{
    const char *attack = zg_card_of(s, t->seat, t->card)->attack;
    const char *card = short_name(s, t->foe, t->target, out);
    const char *name = out->seat[t->seat].name;
    const char *verb = "struck", *on = NULL;

    if (t->aim == ZG_AIM_PIECE)
        on = "the terrain";
    else if (t->aim != ZG_AIM_FOE)
        on = whom(t, viewer, NULL, out);
    else if (strikes == 0)
        verb = "missed", on = whom(t, viewer, NULL, out);
    else if (strikes == 1)
        verb = "locked", on = whom(t, viewer, card, out);
    else if (s->seat[t->foe].slag & zg_bit(t->target))
        verb = "slagged", on = whom(t, viewer, card, out);
    else
        on = whom(t, viewer, card, out);
    if (viewer == t->seat)
        return rum_scene_str(out, "Your %s %s %s:", attack, verb, on);
    return rum_scene_str(out, "%s's %s %s %s:",
                         name ? name
                              : rum_scene_str(out, "Player %d", t->seat + 1),
                         attack, verb, on);
}

/* "0 strikes, armor stopped 1 match". */
static const char *why_so(const struct zg_state *s, const struct zg_shown *t,
                          int strikes, struct rum_scene *out)
{
    const struct zg_card *a = zg_card_of(s, t->seat, t->card);
    const struct zg_card *b = zg_card_of(s, t->foe, t->target);
    char text[64] = "";
    int stopped = 0;

    RUM_SAY(text, "%d strike%s", strikes, strikes == 1 ? "" : "s");
    for (int i = 0; i < 3; i++) {
        uint8_t attack = a->dot[t->end][i], target = b->dot[t->facing][2 - i];
        if (ZG_COLOUR(attack) == ZG_COLOUR(target) &&
            !zg_pair(attack, target, t->bolster[i], t->augment[i]))
            stopped++;
    }
    if (stopped)
        RUM_SAY(text, ", armor stopped %d match%s", stopped,
                stopped == 1 ? "" : "es");
    return rum_scene_copy(out, text);
}

static const char *card_of_part(int seat, int slot, struct rum_scene *out)
{
    return slot < ZG_SLOTS ? rum_scene_str(out, "g%d.%d", seat, slot) : NULL;
}

/* A test under way, or else the last one of the round: whoever looks up too
 * late still sees why the attack hit or missed. */
void zg_scene_test(const struct zg_state *s, rum_seat viewer,
                   struct rum_scene *out)
{
    bool now = s->phase >= ZG_P_END && s->phase <= ZG_P_SAVE;
    struct zg_shown t = now ? zg_test_shown(s) : s->last;
    bool open =
        !now || (s->test.flipped && t.target < ZG_SLOTS && t.card < ZG_SLOTS);

    if (!t.any)
        return;
    struct rum_area *area =
        rum_scene_area(out, "test", RUM_COMPARE, now ? RUM_CONTEST : RUM_STATUS,
                       RUM_NOBODY, now ? "Test" : "Last test");
    area->clause = ZG(10, 6);
    area->note = about(s, &t, now && s->test.sneak, out);
    int strikes = open ? zg_shown_strikes(s, &t) : 0;
    if (!now) {
        area->title = what_came(s, &t, strikes, viewer, out);
        area->note = why_so(s, &t, strikes, out);
    }
    struct rum_side *side = rum_scene_side(
        out, "test", side_title(s, t.seat, t.card, t.end, true, out),
        open ? rum_scene_str(out, "%d", strikes) : NULL);
    side->owner = (rum_seat)t.seat;
    side->note = open ? effect(&t, strikes) : NULL;
    side->tone = strikes >= 2 ? RUM_WINS : RUM_PLAIN;
    side->item = card_of_part(t.seat, t.card, out);
    if (now && s->phase == ZG_P_END && t.card < ZG_SLOTS)
        show_ends(zg_card_of(s, t.seat, t.card), false, side, out);
    side = rum_scene_side(out, "test",
                          side_title(s, t.foe, t.target, t.facing, false, out),
                          NULL);
    side->owner = (rum_seat)t.foe;
    side->tone = strikes >= 2 ? RUM_DANGER : RUM_PLAIN;
    side->item = card_of_part(t.foe, t.target, out);
    if (now && s->phase == ZG_P_END && t.target < ZG_SLOTS)
        show_ends(zg_card_of(s, t.foe, t.target), true, side, out);
    else if (now && s->phase == ZG_P_END && viewer == t.seat)
        side->note = likely_dots(s, &t, out);
    for (int i = 0; i < 3 && open; i++)
        show_pair(s, &t, i, viewer, out);
}

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
                                        int bolster)
{
    int armor = least(2, ZG_ARMOR(dot) + bolster);
    int now = ZG_COLOUR(dot) | armor << 2 | (dot & ZG_WEAK);

    return rum_scene_pip(out, colours[ZG_COLOUR(dot)],
                         rum_scene_copy(out, zg_word_dot((uint8_t)now).s),
                         RUM_PLAIN);
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

    *clause = RUM_CLAUSE(12, 1);
    if (strikes == 2) {
        *clause = RUM_CLAUSE(12, 2);
        return "weak point: 2 strikes";
    }
    if (strikes && !(match && pierced)) {
        *clause = RUM_CLAUSE(12, 3);
        return "explosive: 1 strike";
    }
    if (strikes)
        return "match: 1 strike";
    if (match)
        return "match, blocked";
    *clause = RUM_CLAUSE(10, 7);
    return "no match";
}

static void show_pair(const struct zg_state *s, int i, struct rum_scene *out)
{
    const struct zg_test *t = &s->test;
    const struct zg_card *a = zg_card_of(s, zg_turn_seat(s), s->pulse.card);
    const struct zg_card *b = zg_card_of(s, t->foe, t->target);
    uint8_t attack = a->dot[t->end][i], target = b->dot[t->facing][2 - i];
    int strikes = zg_pair(attack, target, t->bolster[i], t->augment[i]);
    struct rum_row *row =
        rum_scene_row(out, "test", rum_scene_str(out, "pair %d", i + 1),
                      extra(out, t->augment[i], "piercing"),
                      extra(out, t->bolster[i], "armor"));
    uint16_t clause;

    row->pip[0] = attack_pip(out, attack, t->augment[i], strikes > 0);
    row->pip[1] = target_pip(out, target, t->bolster[i]);
    row->outcome =
        outcome(attack, target, t->bolster[i], t->augment[i], strikes, &clause);
    row->tone = strikes ? RUM_WINS : RUM_PLAIN;
    row->clause = clause;
}

static const char *side_title(const struct zg_state *s, int seat, int slot,
                              int end, struct rum_scene *out)
{
    if (slot >= ZG_SLOTS)
        return "face down";
    if (end > 1)
        return rum_scene_str(out, "%s, end unknown",
                             zg_word_card(s, seat, slot).s);
    return rum_scene_str(out, "%s, end %c", zg_word_card(s, seat, slot).s,
                         'A' + end);
}

static const char *need(int strikes)
{
    static const char *const effect[] = {"a miss", "targetlock", "slag",
                                         "slag, attack again",
                                         "slag, stun, attack again"};
    return effect[strikes > 4 ? 4 : strikes];
}

void zg_scene_test(const struct zg_state *s, rum_seat viewer,
                   struct rum_scene *out)
{
    const struct zg_test *t = &s->test;
    int seat = zg_turn_seat(s);
    bool open = t->flipped && t->target < ZG_SLOTS && s->pulse.card < ZG_SLOTS;

    (void)viewer;
    if (s->phase < ZG_P_END || s->phase > ZG_P_SAVE)
        return;
    struct rum_area *area = rum_scene_area(out, "test", RUM_COMPARE,
                                           RUM_CONTEST, RUM_NOBODY, "Test");
    area->clause = RUM_CLAUSE(10, 6);
    if (t->aim == ZG_AIM_FOE)
        area->note = t->sneak ? "a sneak attack" : "";
    if (t->aim == ZG_AIM_LANDING)
        area->note = "landing on a foe: only for the throw";
    if (t->aim == ZG_AIM_PIECE)
        area->note = rum_scene_str(out, "on terrain %c", 'A' + t->piece);
    int strikes = open ? zg_test_strikes(s) : 0;
    struct rum_side *side = rum_scene_side(
        out, "test", side_title(s, seat, s->pulse.card, t->end, out),
        open ? rum_scene_str(out, "%d", strikes) : NULL);
    side->owner = (rum_seat)seat;
    side->note = open ? need(strikes) : NULL;
    side->tone = strikes >= 2 ? RUM_WINS : RUM_PLAIN;
    side = rum_scene_side(
        out, "test", side_title(s, t->foe, t->target, t->facing, out), NULL);
    side->owner = (rum_seat)t->foe;
    side->tone = strikes >= 2 ? RUM_DANGER : RUM_PLAIN;
    for (int i = 0; i < 3 && open; i++)
        show_pair(s, i, out);
}

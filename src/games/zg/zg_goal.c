/*
 * zg_goal.c: how a seat wins and what is missing (ZG-18.5). All of it is
 * public: who still stands, slag heaps and locks.
 */
#include "zg_tell_names.h"

/* Were or are foes of this seat, whether or not they are still in. */
static unsigned foes_of(const struct zg_state *s, int seat)
{
    unsigned set = 0;

    for (int i = 0; i < s->head.seats; i++) {
        if (zg_side(s, (rum_seat)i) != zg_side(s, (rum_seat)seat))
            set |= 1u << i;
    }
    return set;
}

static unsigned living(const struct zg_state *s)
{
    unsigned set = 0;

    for (int i = 0; i < s->head.seats; i++)
        set |= (unsigned)s->seat[i].alive << i;
    return set;
}

/* One more slagged card, whichever it is, would be this figure's end. */
static bool on_the_brink(const struct zg_state *s, int seat)
{
    return s->seat[seat].alive && zg_vital(s, seat, ZG_LHAND);
}

/* Every foe still in could be defeated by one hit: it has too few cards left,
 * or the seat has a lock on its Ulster. A turn is three attacks or more. */
static bool could_win(const struct zg_state *s, int seat, unsigned left)
{
    const struct zg_seat *p = &s->seat[seat];

    for (int i = 0; i < s->head.seats; i++) {
        bool locked = p->lock_seat == i && p->lock_slot == ZG_BODY;
        if ((left & (1u << i)) && !on_the_brink(s, i) && !locked)
            return false;
    }
    return true;
}

/* In a duel: how many of the cards that would end it are slagged. */
static void count_slag(const struct zg_state *s, int foe, struct rum_goal *out)
{
    int all = s->ulster_counts ? ZG_SLOTS : ZG_SLOTS - 1;

    out->of = (uint16_t)(all - s->last_gear + 1);
    out->done =
        s->seat[foe].alive ? (uint16_t)(all - zg_gear_left(s, foe)) : out->of;
    out->unit = "slagged";
}

/* Whoever has lost the Ulster fell by that: how many other cards went before
 * it says nothing of how it ended. */
static bool counts_slag(const struct zg_state *s, int foe)
{
    return s->seat[foe].alive || !(s->seat[foe].slag & zg_bit(ZG_BODY));
}

/* Of several foes each is an Ulster to be slagged, in their colour. */
static void add_pips(const struct zg_state *s, unsigned foes,
                     struct rum_goal *out)
{
    static const char *const letters[] = {"C", "A", "V", "T"};
    static const char *const ulsters[] = {"foe-cestus", "foe-armada",
                                          "foe-vanguard", "foe-tempest"};
    bool several = zg_count((uint16_t)foes) > 1;

    for (int i = 0; i < s->head.seats; i++) {
        int figure = s->seat[i].figure;
        if (!(foes & (1u << i)))
            continue;
        out->pip[out->pips++] = (struct rum_goal_pip){
            .symbol = several ? ulsters[figure] : zg_word_look[figure],
            .letter = letters[figure],
            .title = zg_figure_names[figure],
            .lit = !s->seat[i].alive,
            .tone = on_the_brink(s, i) ? RUM_GOOD : RUM_PLAIN};
    }
}

/* "{1:has:have} 4 cards left", "{1} and {2} are still standing". */
static void say_missing(const struct zg_state *s, int seat, unsigned left,
                        struct rum_goal *out)
{
    if (!s->seat[seat].alive && !s->teams) {
        RUM_SAY(out->missing, "{%d:is:are} out", seat);
        return;
    }
    if (zg_count((uint16_t)left) > 1) {
        RUM_SAY(out->missing, "%s are still standing", zg_word_seats(left).s);
        return;
    }
    int foe = __builtin_ctz(left);
    RUM_SAY(out->missing, "{%d:has:have} %d cards left", foe,
            zg_count(zg_unslagged(&s->seat[foe])));
    if (on_the_brink(s, foe))
        RUM_SAY(out->missing, ": the next one slagged decides");
}

struct zg_word zg_word_quarry(const struct zg_state *s, int seat)
{
    struct zg_word w = {""};
    unsigned foes = foes_of(s, seat);

    if (zg_count((uint16_t)foes) == 1)
        RUM_SAY(w.s, "{%d's} Ulster", __builtin_ctz(foes));
    else
        RUM_SAY(w.s, s->teams ? "both foes' Ulsters" : "every foe's Ulster");
    return w;
}

void zg_goal(const void *seen, rum_seat viewer, rum_seat seat,
             struct rum_goal *out)
{
    const struct zg_state *s = seen;
    unsigned foes = foes_of(s, seat), left = foes & living(s);

    (void)viewer;
    out->of = (uint16_t)zg_count((uint16_t)foes);
    RUM_SAY(out->text, "Slag (destroy) %s, or leave them fewer than 3 %s%s",
            zg_word_quarry(s, seat).s,
            s->ulster_counts ? "cards" : "other cards",
            s->fall ? ", or throw them over an open edge" : "");
    out->clause = ZG(18, 5);
    out->done = (uint16_t)(out->of - zg_count((uint16_t)left));
    out->unit = "out";
    if (out->of == 1 && counts_slag(s, __builtin_ctz(foes)))
        count_slag(s, __builtin_ctz(foes), out);
    add_pips(s, foes, out);
    if (zg_over(s) || !left || s->phase == ZG_P_DRAFT)
        return;
    say_missing(s, seat, left, out);
    out->near = s->seat[seat].alive && could_win(s, seat, left);
}

/*
 * zp_hide_imagine.c: dealing what a viewer cannot see, at random and so that it
 * could be true (section 5).
 *
 * Somebody else's hand is not quite open: whoever is in the middle of paying
 * was seen to promise the rest (ZP-5.7), so the imagined hand must hold it.
 */
#include "zp.h"

#define PUBLIC ZP_SEATS /* the row of spectators */
#define TRIES  12       /* hands dealt to a debtor before one is made */

/* Cards the viewer cannot place. */
struct pool {
    uint8_t card[ZP_CARDS];
    int n, at; /* how many; from where on they are still to be dealt */
};

static void fill_pool(const struct zp_state *z, int viewer,
                      uint8_t (*known)[ZP_KINDS], struct pool *pool)
{
    pool->n = pool->at = 0;
    for (int k = 0; k < ZP_KINDS; k++) {
        int left = zp_copies[k] - z->discard[k] - z->combat.table[k];
        for (int s = 0; s < z->head.seats; s++)
            left -= s == viewer ? z->hand[s][k] : known[s][k];
        for (; left > 0; left--)
            pool->card[pool->n++] = (uint8_t)k;
    }
}

static void swap(struct pool *pool, int a, int b)
{
    uint8_t card = pool->card[a];

    pool->card[a] = pool->card[b];
    pool->card[b] = card;
}

/* A hand is what is known of it and the next `more` cards of the pool. */
static void give(struct zp_state *z, int seat, const uint8_t *known,
                 const struct pool *pool, int more)
{
    memcpy(z->hand[seat], known, ZP_KINDS);
    for (int i = 0; i < more; i++)
        z->hand[seat][pool->card[pool->at + i]]++;
}

/* ---- whoever has something to pay ---- */

/* The seat that is bound to play cards it holds, or ZP_NONE. */
static int debtor(const struct zp_state *z)
{
    if (z->ask == ZP_ASK_SET_CARD)
        return z->set.seat;
    return z->ask == ZP_ASK_PAY || z->ask == ZP_ASK_SET ? z->pay.seat : ZP_NONE;
}

static bool solvent(const struct zp_state *z, int seat)
{
    rum_action act[ZP_MAX_ACTIONS];

    if (z->ask == ZP_ASK_PAY)
        return zp_purse(z, seat) >= z->pay.cost - z->pay.paid;
    return zp_legal(z, act) > 0;
}

/* Put a card of a kind that serves into place i of the slice, from behind. */
static bool bring(struct pool *pool, int i, bool (*serves)(int kind, int want),
                  int want)
{
    for (int k = i; k < pool->n; k++) {
        if (serves(pool->card[k], want)) {
            swap(pool, i, k);
            return true;
        }
    }
    return false;
}

/* Added to a value that is wanted: to this class. */
#define TO(class) ((class) * 8)

static bool worth(int kind, int want)
{
    return zp_value[want / 8][kind] >= want % 8;
}

/* Added to a value that is wanted: of this kind or a later one. */
#define FROM(kind) ((kind)*8)

static bool takes(int kind, int want)
{
    int value = want % 8;

    return kind >= want / 8 &&
           (zp_ninjutsu[kind] == value || zp_pillage[kind] == value);
}

/* Not wanted for another value of the same sets. */
static bool takes_only(int kind, int want)
{
    return takes(kind, want) && zp_ninjutsu[kind] == zp_pillage[kind];
}

/* The dearest cards there are: what could be paid can be paid with them. */
static void make_rich(struct pool *pool, int class, int more)
{
    int i = 0;

    for (int value = 4; value > 0; value--) {
        while (i < more && bring(pool, pool->at + i, worth, value + TO(class)))
            i++;
    }
}

/* Cards of the values a set wants, as many as the hand has room for; true when
 * they serve with what is known. */
static bool make_set(struct zp_state *z, int seat, const uint8_t *known,
                     struct pool *pool, int more, const int *values, int n)
{
    /* Which of the wanted cards are unknown ones: every choice in turn. */
    for (int unknown = 0; unknown < 1 << n; unknown++) {
        int i = 0;
        if (__builtin_popcount((unsigned)unknown) > more)
            continue;
        for (int v = 0; v < n; v++) {
            if (unknown >> v & 1 &&
                (bring(pool, pool->at + i, takes_only, values[v]) ||
                 bring(pool, pool->at + i, takes, values[v])))
                i++;
        }
        give(z, seat, known, pool, more);
        if (solvent(z, seat))
            return true;
    }
    return false;
}

/* The values of each type of set, and of two pairs that may pay together. */
static const struct wish {
    uint8_t n, value[4];
} wishes[ZP_SETS + 1] = {{2, {1, 1}},    {2, {2, 2}},      {2, {3, 3}},
                         {2, {4, 4}},    {3, {1, 1, 1}},   {3, {2, 2, 2}},
                         {3, {3, 3, 3}}, {3, {4, 4, 4}},   {3, {1, 2, 3}},
                         {3, {2, 3, 4}}, {4, {1, 1, 2, 2}}};

static void make_solvent(struct zp_state *z, int seat, const uint8_t *known,
                         struct pool *pool, int more)
{
    int values[8], begun = 0;

    if (z->ask == ZP_ASK_PAY) {
        make_rich(pool, z->class[seat], more);
        give(z, seat, known, pool, more);
        return;
    }
    if (z->ask == ZP_ASK_SET_CARD) {
        const struct wish *set = &wishes[z->set.type];
        int slot = z->set.slot, from = 0;
        if (slot && z->set.type < 8)
            from = z->set.kind[slot - 1]; /* ZP-18.10 */
        for (int i = slot; i < set->n; i++)
            values[begun++] = set->value[i] + FROM(from);
        if (make_set(z, seat, known, pool, more, values, begun))
            return;
    }
    for (int w = 0; w <= ZP_SETS; w++) {
        int n = begun;
        for (int i = 0; i < wishes[w].n; i++)
            values[n++] = wishes[w].value[i];
        if (make_set(z, seat, known, pool, more, values, n))
            return;
    }
}

static void give_debtor(struct zp_state *z, int seat, const uint8_t *known,
                        struct pool *pool, int more, struct rum_rng *rng)
{
    for (int i = 0; i < TRIES; i++) {
        give(z, seat, known, pool, more);
        if (solvent(z, seat))
            return;
        for (int k = 0; k < more; k++) {
            int left = pool->n - pool->at - k;
            swap(pool, pool->at + k,
                 pool->at + k + (int)rum_rng_below(rng, (uint32_t)left));
        }
    }
    make_solvent(z, seat, known, pool, more);
    rum_rng_shuffle8(rng, pool->card + pool->at, (size_t)more);
}

/* ---- the deal ---- */

/* Of another hand one knows how many cards are fresh at least: any of them.
 * Those from the pool came in random order, so their first ones will do. */
static void imagine_fresh(struct zp_state *z, int seat, const uint8_t *known,
                          const struct pool *pool, struct rum_rng *rng)
{
    int left = z->hand_n[seat], wanted = left - z->held[seat];

    memset(z->fresh[seat], 0, ZP_KINDS);
    for (int k = 0; k < ZP_KINDS && wanted; k++) {
        for (int i = 0; i < known[k] && wanted; i++, left--) {
            if ((int)rum_rng_below(rng, (uint32_t)left) < wanted) {
                z->fresh[seat][k]++;
                wanted--;
            }
        }
    }
    for (int i = 0; i < wanted; i++)
        z->fresh[seat][pool->card[pool->at + i]]++;
}

/* What others know of each other: what all know, and perhaps a card that one
 * stole from the other. */
static void imagine_sure(struct zp_state *z, int viewer, int holder,
                         struct rum_rng *rng)
{
    uint8_t *sure = z->sure[viewer][holder];

    memset(sure, 0, ZP_KINDS);
    if (viewer == holder)
        return;
    memcpy(sure, z->sure[PUBLIC][holder], ZP_KINDS);
    uint32_t i = rum_rng_below(rng, 4u * z->hand_n[holder] + 1);
    for (int k = 0; k < ZP_KINDS; k++) {
        if (i < z->hand[holder][k]) {
            if (sure[k] < z->hand[holder][k])
                sure[k]++;
            break;
        }
        i -= z->hand[holder][k];
    }
}

static void deal_to(struct zp_state *z, int seat, const uint8_t *known,
                    struct pool *pool, struct rum_rng *rng)
{
    int more = z->hand_n[seat];

    for (int k = 0; k < ZP_KINDS; k++)
        more -= known[k];
    RUM_ASSERT(more >= 0 && pool->at + more <= pool->n);
    if (seat == debtor(z))
        give_debtor(z, seat, known, pool, more, rng);
    else
        give(z, seat, known, pool, more);
    imagine_fresh(z, seat, known, pool, rng);
    pool->at += more;
}

void zp_imagine(void *copy, rum_seat viewer, struct rum_rng *rng)
{
    struct zp_state *z = copy;
    struct pool pool;

    if (viewer == RUM_ALL || z->ask == ZP_ASK_CLASS)
        return;
    uint8_t(*known)[ZP_KINDS] = z->sure[viewer < 0 ? PUBLIC : viewer];
    int first = debtor(z);
    fill_pool(z, viewer, known, &pool);
    rum_rng_shuffle8(rng, pool.card, (size_t)pool.n);
    /* A debtor comes first, while there is most to choose from. */
    if (first != ZP_NONE && first != viewer)
        deal_to(z, first, known[first], &pool, rng);
    for (int s = 0; s < z->head.seats; s++) {
        if (s != viewer && s != first)
            deal_to(z, s, known[s], &pool, rng);
    }
    RUM_ASSERT(pool.n - pool.at == z->deck_n);
    memcpy(z->deck, pool.card + pool.at, z->deck_n);
    for (int w = 0; w < z->head.seats; w++) {
        for (int h = 0; h < z->head.seats; h++) {
            if (w != viewer && h != viewer)
                imagine_sure(z, w, h, rng);
        }
    }
}

/*
 * tree.c: the tree of a Monte Carlo search under hidden information.
 */
#include "tree.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include <rumpus/text.h>

void tree_init(struct tree *t, uint32_t size)
{
    t->node = rum_alloc(size * sizeof(*t->node));
    t->spare = rum_alloc(size * sizeof(*t->node));
    t->size = size;
    tree_clear(t);
}

void tree_finish(struct tree *t)
{
    free(t->node);
    free(t->spare);
    *t = (struct tree){0};
}

void tree_clear(struct tree *t)
{
    t->node[TREE_ROOT] =
        (struct node){.first = TREE_NONE, .next = TREE_NONE, .prior = 1};
    t->used = 1;
}

uint32_t tree_child(const struct tree *t, uint32_t parent, rum_action act,
                    rum_seat seat)
{
    uint32_t i = t->node[parent].first;

    while (i != TREE_NONE &&
           (t->node[i].act < act ||
            (t->node[i].act == act && t->node[i].seat != seat)))
        i = t->node[i].next;
    return i != TREE_NONE && t->node[i].act == act ? i : TREE_NONE;
}

/* The subtree moves to the front of the pool, level by level: a node's place
 * is taken from the queue of those already moved, which is the pool itself. */
bool tree_descend(struct tree *t, rum_action act)
{
    uint32_t from = t->node[TREE_ROOT].first;

    while (from != TREE_NONE && t->node[from].act != act)
        from = t->node[from].next;
    if (from == TREE_NONE) {
        tree_clear(t);
        return false;
    }
    struct node *old = t->node, *fresh = t->spare;
    uint32_t used = 1;
    fresh[TREE_ROOT] = old[from];
    fresh[TREE_ROOT].next = TREE_NONE;
    for (uint32_t at = 0; at < used; at++) {
        uint32_t *link = &fresh[at].first;
        for (uint32_t c = fresh[at].first; c != TREE_NONE; c = old[c].next) {
            fresh[used] = old[c];
            *link = used;
            link = &fresh[used++].next;
        }
    }
    t->node = fresh;
    t->spare = old;
    t->used = used;
    return true;
}

bool tree_covers(const struct tree *t, uint32_t parent, rum_seat seat,
                 const rum_action *open, size_t n)
{
    uint32_t i = t->node[parent].first;
    size_t k = 0;

    while (k < n && i != TREE_NONE) {
        const struct node *c = &t->node[i];
        if (c->act == open[k] && c->seat == seat)
            k++;
        else if (c->act > open[k])
            return false;
        i = c->next;
    }
    return k == n;
}

bool tree_expand(struct tree *t, uint32_t parent, rum_seat seat,
                 const rum_action *open, const uint16_t *prior, size_t n)
{
    uint32_t *link = &t->node[parent].first;

    for (size_t k = 0; k < n; k++) {
        while (*link != TREE_NONE &&
               (t->node[*link].act < open[k] ||
                (t->node[*link].act == open[k] && t->node[*link].seat != seat)))
            link = &t->node[*link].next;
        if (*link != TREE_NONE && t->node[*link].act == open[k])
            continue;
        if (t->used == t->size)
            return false;
        uint32_t fresh = t->used++;
        t->node[fresh] = (struct node){.first = TREE_NONE,
                                       .next = *link,
                                       .prior = prior[k] ? prior[k] : 1,
                                       .act = open[k],
                                       .seat = seat};
        *link = fresh;
    }
    t->node[parent].expanded = true;
    return true;
}

/* What the open children say together: how heavy and how good they are. */
struct family {
    float weight, sum, visits;
};

static struct family look_at(struct tree *t, uint32_t parent, rum_seat seat,
                             const rum_action *open, size_t n, uint32_t *child)
{
    struct family f = {0};
    uint32_t i = t->node[parent].first;

    for (size_t k = 0; k < n; k++) {
        while (t->node[i].act != open[k] || t->node[i].seat != seat)
            i = t->node[i].next;
        child[k] = i;
        t->node[i].open++;
        f.weight += t->node[i].prior;
        f.sum += t->node[i].sum;
        f.visits += (float)t->node[i].visits;
    }
    return f;
}

uint32_t tree_select(struct tree *t, uint32_t parent, rum_seat seat,
                     const rum_action *open, size_t n, float explore)
{
    uint32_t child[RUM_MAX_ACTIONS], best = 0;
    struct family f = look_at(t, parent, seat, open, n, child);
    /* What was never tried is expected to be a little worse than what was:
     * the weights have put the promising ones first. */
    float unknown = f.visits > 0 ? f.sum / f.visits - 0.05f : 0.5f;
    float most = -1;

    for (size_t k = 0; k < n; k++) {
        const struct node *c = &t->node[child[k]];
        float mean = c->visits ? c->sum / (float)c->visits : unknown;
        float hope = explore * (float)c->prior / f.weight *
                     sqrtf((float)c->open) / (1 + (float)c->visits);
        if (mean + hope > most) {
            most = mean + hope;
            best = child[k];
        }
    }
    return best;
}

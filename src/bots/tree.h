/*
 * tree.h: the tree of a Monte Carlo search under hidden information.
 *
 * One tree serves all imagined deals: a node is reached by a sequence of
 * actions and stands for whatever a player could know there. In each deal only
 * some of a node's children are open, so a child also counts how often it was
 * (its availability), and is measured against that and not against its
 * parent's visits. Every seat maximises its own score.
 */
#ifndef BOTS_TREE_H
#define BOTS_TREE_H

#include <rumpus/game.h>

#define TREE_ROOT 0u
#define TREE_NONE UINT32_MAX

struct node {
    uint32_t first, next; /* child, sibling; children ascend by action */
    uint32_t visits;
    uint32_t open;  /* how often it could be chosen when its parent was met */
    float sum;      /* of scores 0..1 of `seat`, over the visits */
    uint16_t prior; /* weight, at least 1 */
    rum_action act;
    rum_seat seat; /* who chose it */
    bool expanded; /* its children have been listed once */
};

/* A fixed pool: the search stops growing when it is full. */
struct tree {
    struct node *node, *spare; /* the spare one is for moving a subtree */
    uint32_t used, size;
};

void tree_init(struct tree *t, uint32_t size);
void tree_finish(struct tree *t);
void tree_clear(struct tree *t);

/* Make the child of the root by this action the new root; false, and the tree
 * is cleared, when it has none. */
bool tree_descend(struct tree *t, rum_action act);

/* The child of `parent` by `act` of `seat`, or TREE_NONE. */
uint32_t tree_child(const struct tree *t, uint32_t parent, rum_action act,
                    rum_seat seat);

/* See to it that every one of the n open actions (ascending) has a child.
 * `prior` are their weights. False: the pool is full. */
bool tree_expand(struct tree *t, uint32_t parent, rum_seat seat,
                 const rum_action *open, const uint16_t *prior, size_t n);

/* Is there a child for every open action? */
bool tree_covers(const struct tree *t, uint32_t parent, rum_seat seat,
                 const rum_action *open, size_t n);

/* Choose among the open actions the child that promises most: its mean, plus
 * what its weight and the little that is known of it allow to hope. Counts the
 * availability of all of them. */
uint32_t tree_select(struct tree *t, uint32_t parent, rum_seat seat,
                     const rum_action *open, size_t n, float explore);

#endif

#!/usr/bin/python3
"""Learn Ninja Pirate Zombie Robot with numpy alone: train.py [GAMES [SEED]]

A linear policy over a few dozen features of an action (what it would do to a
stack, for whom) learns by REINFORCE: it plays against random players, and
after each game every decision is made a little more likely if the game was
won, or less if it was lost. Then it is measured in new games. Run it with
PYTHONPATH=build/python.
"""
import sys

import numpy as np

import rumpus

GAME = rumpus.Game("npzr")
TABLES = 256  # games played side by side
# Codes of actions: section 4 of the rules.
CARD, END, STACK, NEW_OWN, NEW_OPP, FACE, PICK, DECLINE = \
    0, 20, 32, 96, 97, 112, 128, 190
KINDS, WILD, FACES, SLOTS = 20, 12, 12, 56

# Features: on whose stack (2) x how many tops agree with the card (3) x
# whether the character is still needed by its owner (2), for each way an
# action names a card and a stack (3); then one for each of these alone.
ON_STACK = 12
ALONE = ["end", "new own", "new other", "decline", "wild", "pick own top",
         "pick own covered", "pick other top", "pick other covered"]
FEATURES = 3 * ON_STACK + len(ALONE)


def field(seen, name):
    """A field of the observations, [games, rows, columns]."""
    f = GAME.fields[name]
    return seen[:, f.slice].reshape(len(seen), f.rows, f.columns)


class Look:
    """What the features need to know of the tables, for the seat to act."""

    def __init__(self, seen):
        games = np.arange(len(seen))[:, None, None]
        top, face = field(seen, "top"), field(seen, "face_of")[:, 0]
        # The character on top of each pile, -1: none.
        self.shows = np.where(top >= 0, face[games, np.maximum(top, 0)] // 3,
                              -1)
        mine, others = (field(seen, "stacks")[:, i] == 1 for i in (0, 1))
        self.owner = np.where(mine, 0, np.where(others, 1, -1))
        self.needs = field(seen, "count") == 0
        self.held = field(seen, "held")[:, 0, 0]
        self.target = field(seen, "target")[:, 0, 0]
        self.slot_of = field(seen, "slot_of")[:, 0]
        self.covered = field(seen, "covered")[:, 0]

    def on_stack(self, game, slot, face):
        """Which of the ON_STACK features a face on a stack has."""
        who = face // 3
        others = [self.shows[game, slot, (face + k) % 3] == who for k in (1, 2)]
        agree = others[0].astype(int) + others[1]
        owner = np.maximum(self.owner[game, slot], 0)
        return owner * 6 + agree * 2 + self.needs[game, owner, who]

    def best(self, game, face):
        """The same for the stack where most tops agree, own ones first."""
        who = (face // 3)[:, None]
        rows = self.shows[game]
        n, slots = len(game), np.arange(SLOTS)
        agree = sum((rows[np.arange(n)[:, None], slots,
                          ((face + k) % 3)[:, None]] == who).astype(int)
                    for k in (1, 2))
        owner = self.owner[game]
        worth = np.where(owner < 0, -1, 2 * agree + (owner == 0))
        return self.on_stack(game, worth.argmax(1), face)


def features(look, game, code):
    """One row for each open action `code` of table `game`."""
    x = np.zeros((len(code), FEATURES), np.float32)

    def mark(rows, column):
        x[np.flatnonzero(rows), column] = 1

    card = code < WILD
    mark(card, look.best(game[card], code[card]))
    held = look.held[game]
    stack = (code >= STACK) & (code < STACK + SLOTS) & (held >= 0) & (held < 48)
    mark(stack, ON_STACK + look.on_stack(
        game[stack], code[stack] - STACK, held[stack] // 4))
    slot = look.target[game] - STACK
    face = (code >= FACE) & (code < FACE + FACES) & (slot >= 0) & (slot < SLOTS)
    mark(face, 2 * ON_STACK + look.on_stack(
        game[face], slot[face], code[face] - FACE))
    pick = (code >= PICK) & (code < PICK + SLOTS)
    which = code[pick] - PICK
    owner = look.owner[game[pick], look.slot_of[game[pick], which]]
    at = 3 * ON_STACK
    mark(pick, at + 5 + 2 * np.maximum(owner, 0)
         + look.covered[game[pick], which])
    for i, alone in enumerate((code == END, code == NEW_OWN, code == NEW_OPP,
                               code == DECLINE,
                               (code >= WILD) & (code < KINDS))):
        mark(alone, at + i)
    return x


def choose(weights, batch, tables, rng):
    """Draw an action for each of some tables; also what makes it likelier: its
    features less those expected."""
    game, code = np.nonzero(batch.mask[tables])
    x = features(Look(batch.observation[tables]), game, code)
    begin = np.flatnonzero(np.r_[True, game[1:] != game[:-1]])
    logit = x @ weights
    logit -= np.maximum.reduceat(logit, begin)[game]
    p = np.exp(logit)
    p /= np.add.reduceat(p, begin)[game]
    # The largest of logit + Gumbel noise is a draw from the softmax.
    noisy = np.log(p + 1e-9) + rng.gumbel(size=len(p))
    chosen = np.lexsort((noisy, game))[np.r_[begin[1:], len(game)] - 1]
    return code[chosen], x[chosen] - np.add.reduceat(x * p[:, None], begin)


def play(weights, games, seed, learn):
    """Play against random players, learning or not; the share of wins."""
    batch = rumpus.Batch(GAME, TABLES, seed=seed)
    rng = np.random.default_rng(seed)
    seat = np.arange(TABLES) % 2  # ours
    trace = np.zeros((TABLES, FEATURES), np.float32)
    square = np.full(FEATURES, 1.0, np.float32)
    step, ended, points, usual = np.zeros(FEATURES, np.float32), 0, 0.0, 0.5
    while ended < games:
        actions = batch.sample()
        tables = np.flatnonzero(batch.actor == seat)
        if len(tables):
            actions[tables], likelier = choose(weights, batch, tables, rng)
            trace[tables] += likelier
        batch.step(actions)
        for i in np.flatnonzero(batch.end):
            won = batch.points[i, seat[i]] / 60
            step += (won - usual) * trace[i]
            trace[i] = 0
            ended, points = ended + 1, points + won
            usual += 0.01 * (won - usual)
            if learn and ended % 64 == 0:  # RMSprop
                square += 0.1 * (step * step - square)
                weights += 0.1 * step / np.sqrt(square)
                step[:] = 0
    return points / ended


def main():
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    weights = np.zeros(FEATURES, np.float32)
    print(f"before: {play(weights, 1000, 1000 + seed, False):.1%}", flush=True)
    for part in range(4):
        share = play(weights, games // 4, 4 * seed + part, True)
        print(f"learning: {share:.1%}", flush=True)
    share = play(weights, 1000, 1000 + seed, False)
    print(f"won against random in new games: {share:.1%}")
    return 0 if share > 0.9 else 1


if not all(word.isdigit() for word in sys.argv[1:]):
    sys.exit(__doc__)
sys.exit(main())

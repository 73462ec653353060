#!/usr/bin/python3
"""How many decisions a second: rates.py [GAME...]

A batch of random games, stepped from Python on all cores: actions drawn by the
batch, then with masks, then with observations as well. Run it with
PYTHONPATH=build/python.
"""
import sys
import time

import rumpus

GAMES, SECONDS = 2048, 1.0


def rate(name: str, **how: bool) -> "tuple[float, float]":
    """By the clock, and by the processors' time: what others on the machine
    take away does not count there."""
    batch = rumpus.Batch(name, GAMES, seed=1, **how)
    actions = batch.sample()
    steps, began, spent = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - began < SECONDS:
        batch.step(actions)
        batch.sample(actions)
        steps += GAMES
    return (steps / (time.perf_counter() - began) / 1e6,
            steps / (time.process_time() - spent) / 1e6)


def main() -> None:
    print("| game | rules only | with masks | with masks and observations |")
    print("| --- | --- | --- | --- |")
    for name in sys.argv[1:] or [game.id for game in rumpus.games()]:
        found = [rate(name, observe=False, masks=False),
                 rate(name, observe=False), rate(name)]
        print(f"| {name} | " + " | ".join(f"{clock:.2f} M ({each:.2f} M)"
                                      for clock, each in found) + " |", flush=True)


if "--help" in sys.argv:
    sys.exit(__doc__)
try:
    main()
except rumpus.Error as error:
    sys.exit(f"rates.py: {error}")

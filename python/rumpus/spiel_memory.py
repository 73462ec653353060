"""All that a seat knows, as short text: for information states.

A seat knows what it did, what it heard and what it saw, step by step. An
observation is hundreds of numbers of which a step changes a few, so only the
changes are written: the first against a deal that is always the same, which
leaves out all that never differs, and each later one against the one before.
"""
from __future__ import annotations

from typing import Sequence

import numpy as np

from .chance import Chance


def changes(before: np.ndarray, after: np.ndarray) -> str:
    """"37:5,-1 102:3": the numbers that differ, by where they begin."""
    at = np.flatnonzero(before != after)
    if not at.size:
        return ""
    runs = np.split(at, np.flatnonzero(np.diff(at) > 1) + 1)
    return " ".join(f"{run[0]}:{','.join(map(str, after[run]))}"
                    for run in runs)


class Memory:
    """What one seat knows after the first steps of a history. It plays them
    along, on a world of its own: a line for each step of which it noticed
    something, "heard|changes", and ">action" for what it did itself."""

    def __init__(self, world: Chance, seat: int, seen: np.ndarray):
        """At the beginning. `seen` is what the first sight is compared with."""
        self.text, self.steps = "", 0
        self._world, self._seat, self._seen = world, seat, seen
        self._notice()

    def reach(self, history: Sequence[int], sampled: bool) -> Memory:
        """A memory of the whole history, of which this one has the beginning.
        Sampled: chance draws from the seed and is no part of the history."""
        if self.steps == len(history):
            return self
        later = Memory.__new__(Memory)
        later.__dict__.update(self.__dict__)
        later._world = self._world.fork()
        for action in history[self.steps:]:
            later._follow(action, sampled)
        later.steps = len(history)
        return later

    def _follow(self, action: int, sampled: bool) -> None:
        if self._world.outcomes:
            self._world.choose(action)
        else:
            if self._world.actor == self._seat:
                self._write(f">{action}")
            self._world.play(action)
            if sampled:
                self._world.draw()
        self._notice()

    def _notice(self) -> None:
        if self._world.outcomes:
            return
        seen = self._world.observe(self._seat)
        told = self._world.heard(self._seat), changes(self._seen, seen)
        if any(told):
            self._write("|".join(told))
        self._seen = seen

    def _write(self, line: str) -> None:
        self.text += f"\n{line}" if self.text else line

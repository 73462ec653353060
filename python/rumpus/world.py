"""A world that a seat might imagine, for programs that search."""
from __future__ import annotations

import ctypes as c

import numpy as np

from . import _c
from ._c import NOBODY, lib
from .game import Game
from .seen import Seen


class State:
    """Memory for a state, as the library wants it aligned."""

    def __init__(self) -> None:
        self._room = c.create_string_buffer(_c.MAX_STATE + 8)
        self.at = (c.addressof(self._room) + 7) // 8 * 8


class World(Seen):
    """What Match.imagine() makes of what a seat knows: all that is hidden from
    it is dealt anew, so nothing that is tried here betrays the true game. It has
    no history; a copy is a copy of some kilobytes."""

    def __init__(self, game: Game, state: State, seats: int):
        self.game, self.seats, self._memory = game, seats, state

    @property
    def _state(self) -> int:
        return self._memory.at

    def fork(self) -> World:
        """Another one that stands here, with the same chance to come."""
        copy = State()
        c.memmove(copy.at, self._memory.at, _c.MAX_STATE)
        return World(self.game, copy, self.seats)

    def __reduce__(self) -> tuple:
        raise TypeError("a World cannot be pickled")

    @property
    def actor(self) -> int | None:
        """The seat to act; None once the game is over."""
        seat = lib.rum_learn_actor(self._state)
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        return self.actor is None

    def legal(self) -> list[int]:
        """The open actions, ascending."""
        return np.flatnonzero(self.mask()).tolist()

    def play(self, action: int) -> None:
        _c.check(lib.rum_learn_play(self.game._p, self._state,
                                    self._action(action)))

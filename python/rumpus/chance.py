"""A game in which somebody chooses what chance does."""
from __future__ import annotations

import ctypes as c
from typing import Any

import numpy as np

from . import _c
from ._c import NOBODY, lib
from .game import Game
from .seen import Seen

MOST_OUTCOMES = 256  # RUM_MAX_OUTCOMES


class Chance(Seen):
    """Chance comes in draws, each of `outcomes` equally likely outcomes: choose()
    one, or draw() them from a seed, as the match of that seed does. The deal
    comes first; until it is done there is nothing to see.

        world = Chance("zg")
        while not world.over:
            if world.outcomes:
                world.choose(...)
            else:
                world.play(...)
    """

    def __init__(self, game: Game | str, seed: int | str | None = None,
                 preset: str | None = None, **options: Any):
        self.game = Game(game) if isinstance(game, str) else game
        made, why = c.c_void_p(), _c.ErrText()
        opt = self.game.options(preset, options)
        _c.check(lib.rum_chance_create(self.game._p, c.byref(opt),
                                       c.byref(made), c.byref(why)), why)
        self._p = made.value
        self._rng = _c.Rng()
        lib.rum_rng_init(c.byref(self._rng), _c.seed_of(seed))
        self.seats: int = lib.rum_chance_seats(self._p)

    def __del__(self) -> None:
        if getattr(self, "_p", None):
            lib.rum_chance_destroy(self._p)

    def fork(self) -> Chance:
        """Another one that stands here, with the same seed to draw from."""
        copy = Chance.__new__(Chance)
        copy.game, copy.seats = self.game, self.seats
        copy._rng = _c.Rng.from_buffer_copy(self._rng)
        copy._p = lib.rum_chance_copy(self._p)
        return copy

    def __reduce__(self) -> tuple:
        raise TypeError("a Chance cannot be pickled")

    @property
    def _state(self) -> int:
        state = lib.rum_chance_state(self._p)
        if not state:
            raise _c.Error("nothing is dealt yet: chance is to choose first")
        return state

    @property
    def _events(self) -> int:
        return lib.rum_chance_events(self._p)

    @property
    def outcomes(self) -> int:
        """Of the draw that comes next; 0: a seat is to act, or all is over."""
        return lib.rum_chance_outcomes(self._p)

    def choose(self, outcome: int) -> None:
        """Let the draw that comes next have this outcome."""
        if not 0 <= outcome < self.outcomes:
            raise _c.Error(f"{outcome} is none of {self.outcomes} outcomes")
        lib.rum_chance_choose(self._p, outcome)

    def draw(self) -> None:
        """Let the seed choose until no draw is left."""
        lib.rum_chance_draw(self._p, c.byref(self._rng))

    @property
    def actor(self) -> int | None:
        """The seat to act; None: chance is to choose, or the game is over."""
        seat = lib.rum_chance_actor(self._p)
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        return lib.rum_chance_over(self._p)

    def legal(self) -> list[int]:
        """The open actions, ascending."""
        if self.actor is None:
            return []
        return np.flatnonzero(self.mask()).tolist()

    def play(self, action: int) -> None:
        _c.check(lib.rum_chance_play(self._p, self._action(action)))

"""What can be read of a state, whoever plays it: Match, Chance, World."""
from __future__ import annotations

import ctypes as c
import operator

import numpy as np

from . import _c
from ._c import lib
from .game import Game


class Seen:
    """A state and its game. `_state` is where the library keeps it."""

    game: Game
    seats: int

    @property
    def _state(self) -> int:
        raise NotImplementedError

    def fork(self) -> Seen:
        """Another one that stands here."""
        raise NotImplementedError

    def __copy__(self) -> Seen:
        return self.fork()

    def __deepcopy__(self, memo: dict) -> Seen:
        return self.fork()

    @property
    def points(self) -> list[float]:
        """Shares of the win by seat, 0 to 1; all 0 while the game is on."""
        out = (c.c_int16 * _c.MAX_SEATS)()
        lib.rum_learn_returns(self.game._p, self._state, out)
        return [v / 60 for v in out[:self.seats]]

    @property
    def digest(self) -> int:
        """Two that agree on it were played alike."""
        return lib.rum_game_digest(self.game._p, self._state)

    def observe(self, seat: int) -> np.ndarray:
        """What a seat sees as numbers: see Game.fields."""
        self._seat(seat)
        out = np.empty(self.game.observation_size, np.int16)
        lib.rum_learn_observe(self.game._p, self._state, seat, out.ctypes.data)
        return out

    def observe_text(self, seat: int) -> str:
        """The same as text, field by field."""
        self._seat(seat)
        return _c.text(lambda out: lib.rum_learn_information(
            self.game._p, self._state, seat, out))

    @property
    def _events(self) -> int:
        raise _c.Error("an imagined world keeps no events")

    def heard(self, seat: int) -> str:
        """What a seat hears of the action played last, as numbers."""
        self._seat(seat)
        return _c.text(lambda out: lib.rum_learn_heard(self._events, seat, out))

    def mask(self) -> np.ndarray:
        """1 for each action that is open."""
        out = np.empty(self.game.num_actions, np.int8)
        lib.rum_learn_mask(self.game._p, self._state, out.ctypes.data)
        return out

    def _action(self, action: int) -> int:
        code = operator.index(action)
        if not 0 <= code < self.game.num_actions:
            raise _c.Error(f"{code} is no action of {self.game.id}")
        return code

    def _seat(self, seat: int) -> None:
        if not 0 <= operator.index(seat) < self.seats:
            raise _c.Error(f"there are seats 0 to {self.seats - 1}, not {seat}")

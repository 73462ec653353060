"""Thousands of games in numpy arrays."""
from __future__ import annotations

import contextlib
import ctypes as c
import operator
import os
import threading
from typing import Any, Iterator

import numpy as np

from . import _c
from ._c import lib
from .game import Game


MOST_GAMES = 1 << 22  # some ten gigabytes of the largest states
MOST_THREADS = 1024


class Batch:
    """Games of one kind, stepped together on all cores, or on a graphics card.

    After reset() and every step() these arrays, one row a game, hold the games
    as they stand; a step writes into the same arrays again. A batch belongs to
    one thread at a time, and to the process that made it: it does not survive
    a fork().

        actor        the seat to act
        observation  what that seat sees
        mask         1 for each open action
        end          1: the step ended a game; 2: the limit did. The rest shows
                     the next one, newly dealt
        points       [games, seats] shares of the win x 60, when a game ended
        length       decisions of the game that ended, or so far
    """

    def __init__(self, game: Game | str, games: int, seed: int | str = 0,
                 preset: str | None = None, threads: int = 0, limit: int = 0,
                 observe: bool = True, masks: bool = True, gpu: bool = False,
                 **options: Any):
        self.game = Game(game) if isinstance(game, str) else game
        self.games = games
        self._opt = self.game.options(preset, options)
        self._how = {"threads": threads, "limit": limit, "device": int(gpu)}
        self._p: int | None = None
        self._lock = threading.Lock()
        for name, value, low, high in (("games", games, 1, MOST_GAMES),
                                       ("threads", threads, 0, MOST_THREADS),
                                       ("limit", limit, 0, 2**32 - 1)):
            if not low <= operator.index(value) <= high:
                raise _c.Error(f"{name} is {low} to {high}, not {value}")
        self.reset(seed)
        self.seats: int = lib.rum_batch_seats(self._p)
        self.actor = np.zeros(games, np.int8)
        self.end = np.zeros(games, np.uint8)
        self.length = np.zeros(games, np.uint32)
        self.points = np.zeros((games, self.seats), np.int16)
        self.observation = np.zeros(
            (games, self.game.observation_size if observe else 0), np.int16)
        self.mask = np.zeros((games, self.game.num_actions if masks else 0),
                             np.uint8)
        self._view = _c.BatchView(**{
            name: getattr(self, name).ctypes.data
            for name in ("actor", "observation", "mask", "end", "points",
                         "length") if getattr(self, name).size})
        self._look()

    @contextlib.contextmanager
    def _alone(self) -> Iterator[None]:
        """Its threads are in one process, and it serves one caller."""
        if os.getpid() != self._pid:
            raise _c.Error("a batch does not survive a fork: make one in the "
                           "new process")
        if not self._lock.acquire(blocking=False):
            raise _c.Error("a batch belongs to one thread at a time")
        try:
            yield
        finally:
            self._lock.release()

    def _look(self) -> None:
        with self._alone():
            lib.rum_batch_look(self._p, c.byref(self._view))

    def reset(self, seed: int | str) -> None:
        """Begin anew, as if made with this seed."""
        made, why = c.c_void_p(), _c.ErrText()
        opt = _c.BatchOptions(self.game._p, c.pointer(self._opt), self.games,
                              _c.seed_of(seed), **self._how)
        _c.check(lib.rum_batch_create(c.byref(opt), c.byref(made),
                                      c.byref(why)), why)
        self._destroy()
        self._p, self._pid = made.value, os.getpid()
        if hasattr(self, "_view"):
            self._look()

    def _destroy(self) -> None:
        if getattr(self, "_p", None) and self._pid == os.getpid():
            lib.rum_batch_destroy(self._p)
        self._p = None

    def __del__(self) -> None:
        self._destroy()

    def __reduce__(self) -> tuple:
        raise TypeError("a Batch cannot be copied or pickled: make another "
                        "with the same seed")

    def sample(self, out: np.ndarray | None = None) -> np.ndarray:
        """An open action for each game, drawn evenly."""
        out = np.empty(self.games, np.uint16) if out is None else out
        if out.dtype != np.uint16 or out.shape != (self.games,) or \
                not out.flags.c_contiguous:
            raise _c.Error("sample() writes into an array of uint16")
        with self._alone():
            lib.rum_batch_sample(self._p, out.ctypes.data)
        return out

    def step(self, actions: np.ndarray) -> None:
        """One action for each game; Error, and nothing was played."""
        given = np.asarray(actions)
        if given.shape != (self.games,) or given.dtype.kind not in "iu":
            raise _c.Error(f"{self.games} actions are needed, whole numbers")
        acts = np.ascontiguousarray(given, np.uint16)
        if acts is not given and not np.array_equal(acts, given):
            raise _c.Error("an action is not of this game")
        which = c.c_size_t()
        with self._alone():
            code = lib.rum_batch_step(self._p, acts.ctypes.data,
                                      c.byref(self._view), c.byref(which))
        if code == _c.EILLEGAL:
            raise _c.Error(f"{acts[which.value]} is not open in game "
                           f"{which.value}")
        if code < 0:
            raise _c.Error("the graphics card has failed")

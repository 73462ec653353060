"""Spaces as Gymnasium has them: its own where it is there, else as much of
them as environments need."""
from __future__ import annotations

from typing import Any

import numpy as np

try:
    from gymnasium.spaces import (  # type: ignore
        Box, Dict, Discrete, MultiDiscrete)
except ImportError:
    class Discrete:  # type: ignore[no-redef]
        """The numbers 0 to n - 1."""

        def __init__(self, n: int):
            self.n, self.shape, self.dtype = n, (), np.dtype(np.int64)

        def contains(self, x: Any) -> bool:
            return 0 <= int(x) < self.n

        def sample(self, mask: np.ndarray | None = None) -> int:
            open_ = np.arange(self.n) if mask is None else np.flatnonzero(mask)
            return int(np.random.choice(open_))

    class MultiDiscrete:  # type: ignore[no-redef]
        """Several numbers, each 0 to its n - 1."""

        def __init__(self, nvec: Any):
            self.nvec = np.asarray(nvec, np.int64)
            self.shape, self.dtype = self.nvec.shape, np.dtype(np.int64)

        def contains(self, x: Any) -> bool:
            x = np.asarray(x)
            return x.shape == self.shape and bool(
                np.all(x >= 0) and np.all(x < self.nvec))

        def sample(self) -> np.ndarray:
            return np.random.randint(self.nvec)

    class Box:  # type: ignore[no-redef]
        """Arrays of one shape between two bounds."""

        def __init__(self, low: Any, high: Any, shape: tuple | None = None,
                     dtype: Any = np.int16):
            shape = np.shape(low) if shape is None else shape
            self.low = np.broadcast_to(low, shape).astype(dtype)
            self.high = np.broadcast_to(high, shape).astype(dtype)
            self.shape, self.dtype = shape, np.dtype(dtype)

        def contains(self, x: np.ndarray) -> bool:
            return x.shape == self.shape and bool(
                np.all(x >= self.low) and np.all(x <= self.high))

    class Dict(dict):  # type: ignore[no-redef]
        """Spaces by name."""

        @property
        def spaces(self) -> dict:
            return self

        def contains(self, x: dict) -> bool:
            return set(x) == set(self) and \
                all(self[k].contains(x[k]) for k in self)


def bounds(game: Any) -> Box:
    """Of the observations of a game."""
    low = np.zeros(game.observation_size, np.int16)
    high = np.zeros(game.observation_size, np.int16)
    for field in game.fields.values():
        low[field.slice], high[field.slice] = field.low, field.high
    return Box(low, high, dtype=np.int16)

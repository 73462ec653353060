"""A batch as a vector environment in the manner of Gymnasium, for self-play."""
from __future__ import annotations

from typing import Any

import numpy as np

from .batch import Batch
from .game import Game
from .spaces import Box, Discrete, MultiDiscrete, bounds


class VectorEnv:
    """One policy plays all seats: each step is one decision of the seat to act,
    infos["actor"], among infos["action_mask"]. The reward is that of the seat
    that acted, 0 until the game ends; infos["rewards"] has all seats'. A game
    that ends is followed by the next in the same step; its last position is not
    shown, as nobody decides there.

    What is returned is the caller's; copy=False returns the batch's own arrays
    instead, which the next step writes into."""

    metadata = {"autoreset_mode": "SameStep", "render_modes": []}
    render_mode = None
    spec = None

    def __init__(self, game: Game | str, num_envs: int, seed: int = 0,
                 copy: bool = True, **how: Any):
        self.batch = Batch(game, num_envs, seed, **how)
        self.num_envs, self.closed = num_envs, False
        self._copy, self._seeds = copy, np.random.default_rng(seed)
        codes = self.batch.game.num_actions
        self.single_action_space = Discrete(codes)
        self.single_observation_space = one = bounds(self.batch.game)
        self.action_space = MultiDiscrete(np.full(num_envs, codes))
        self.observation_space = Box(np.tile(one.low, (num_envs, 1)),
                                     np.tile(one.high, (num_envs, 1)),
                                     dtype=np.int16)

    @property
    def unwrapped(self) -> VectorEnv:
        return self

    def _own(self, array: np.ndarray) -> np.ndarray:
        return array.copy() if self._copy else array

    def _infos(self) -> dict[str, np.ndarray]:
        return {"actor": self.batch.actor.copy(),
                "action_mask": self._own(self.batch.mask)}

    def reset(self, *, seed: int | None = None,
              options: dict | None = None) -> tuple[np.ndarray, dict]:
        """New games: those of the seed, or others than before."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.batch.reset(int(self._seeds.integers(2 ** 53))
                         if seed is None else seed)
        return self._own(self.batch.observation), self._infos()

    def step(self, actions: np.ndarray) -> tuple:
        acted = self.batch.actor.copy()
        self.batch.step(actions)
        over = self.batch.end == 1
        rewards = np.where(over[:, None], self.batch.points / 30.0 - 1, 0.0)
        infos = {**self._infos(), "rewards": rewards,
                 "length": self.batch.length.copy()}
        return (self._own(self.batch.observation),
                rewards[np.arange(self.num_envs), acted],
                over, self.batch.end == 2, infos)

    def close(self) -> None:
        """There is nothing to close."""
        self.closed = True

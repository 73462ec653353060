"""A batch as a vector environment in the manner of Gymnasium, for self-play."""
from __future__ import annotations

from typing import Any

import numpy as np

from .batch import Batch
from .game import Game
from .spaces import Discrete, bounds


class VectorEnv:
    """One policy plays all seats: each step is one decision of the seat to act,
    infos["actor"], among infos["action_mask"]. The reward is that of the seat
    that acted, 0 until the game ends; infos["rewards"] has all seats'. A game
    that ends is followed by the next in the same step."""

    metadata = {"autoreset_mode": "SameStep"}

    def __init__(self, game: Game | str, num_envs: int, seed: int = 0,
                 **how: Any):
        self.batch = Batch(game, num_envs, seed, **how)
        self.num_envs = num_envs
        self.single_action_space = Discrete(self.batch.game.num_actions)
        self.single_observation_space = bounds(self.batch.game)

    def _infos(self) -> dict[str, np.ndarray]:
        return {"actor": self.batch.actor.copy(),
                "action_mask": self.batch.mask}

    def reset(self, *, seed: int | None = None,
              options: dict | None = None) -> tuple[np.ndarray, dict]:
        if seed is not None:
            self.batch.reset(seed)
        return self.batch.observation, self._infos()

    def step(self, actions: np.ndarray) -> tuple:
        acted = self.batch.actor.copy()
        self.batch.step(actions)
        over = self.batch.end == 1
        rewards = np.where(over[:, None], self.batch.points / 30.0 - 1, 0.0)
        infos = {**self._infos(), "rewards": rewards,
                 "length": self.batch.length.copy()}
        return (self.batch.observation, rewards[np.arange(self.num_envs), acted],
                over, self.batch.end == 2, infos)

    def close(self) -> None:
        """There is nothing to close."""

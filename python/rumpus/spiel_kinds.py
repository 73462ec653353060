"""What OpenSpiel calls things, by its own names and numbers."""
from __future__ import annotations

import dataclasses
import enum
from typing import Any


class PlayerId(enum.IntEnum):
    CHANCE = -1
    SIMULTANEOUS = -2
    INVALID = -3
    TERMINAL = -4
    MEAN_FIELD = -5


class StateType(enum.IntEnum):
    TERMINAL = 0
    CHANCE = 1
    DECISION = 2
    MEAN_FIELD = 3


class TensorLayout(enum.Enum):
    HWC = 0
    CHW = 1


@dataclasses.dataclass(frozen=True)
class GameType:
    """What Game.get_type() tells. All of Rumpus' games are played one decision
    at a time, with hidden cards, for what comes out at the end."""

    class Dynamics(enum.Enum):
        SIMULTANEOUS = 0
        SEQUENTIAL = 1

    class ChanceMode(enum.Enum):
        DETERMINISTIC = 0
        EXPLICIT_STOCHASTIC = 1
        SAMPLED_STOCHASTIC = 2

    class Information(enum.Enum):
        ONE_SHOT = 0
        PERFECT_INFORMATION = 1
        IMPERFECT_INFORMATION = 2

    class Utility(enum.Enum):
        ZERO_SUM = 0
        CONSTANT_SUM = 1
        GENERAL_SUM = 2
        IDENTICAL = 3

    class RewardModel(enum.Enum):
        REWARDS = 0
        TERMINAL = 1

    short_name: str
    long_name: str
    chance_mode: ChanceMode
    utility: Utility
    min_num_players: int
    max_num_players: int
    parameter_specification: dict[str, Any]
    dynamics: Dynamics = Dynamics.SEQUENTIAL
    information: Information = Information.IMPERFECT_INFORMATION
    reward_model: RewardModel = RewardModel.TERMINAL
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = False
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True
    provides_factored_observation_string: bool = False
    default_loadable: bool = True

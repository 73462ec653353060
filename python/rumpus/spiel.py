"""Games and states shaped as OpenSpiel's; OpenSpiel itself is not needed.

Chance is implicit, as in OpenSpiel's games with sampled stochastic dynamics:
there are no chance nodes, and a state draws from its own seed.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from .game import Game as Rules
from .match import Match

TERMINAL = -4  # PlayerId.TERMINAL


class Game:
    def __init__(self, name: str, preset: str | None = None, **options: Any):
        self.rules = Rules(name)
        self._how = {"preset": preset, **options}
        self._seats = Match(self.rules, 0, **self._how).seats

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self.rules.num_actions

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.rules.observation_size]

    def observation_tensor_size(self) -> int:
        return self.rules.observation_size

    def new_initial_state(self, seed: int | str | None = None) -> State:
        return State(self, Match(self.rules, seed, **self._how))

    def __str__(self) -> str:
        return self.rules.id


class State:
    def __init__(self, game: Game, match: Match):
        self._game, self.match = game, match

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self.match.seats

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        actor = self.match.actor
        return TERMINAL if actor is None else actor

    def is_terminal(self) -> bool:
        return self.match.over

    def is_chance_node(self) -> bool:
        return False

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self.match.actor:
            return self.match.legal()
        return []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = np.zeros(self.num_distinct_actions(), np.int8)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def apply_action(self, action: int) -> None:
        self.match.play(action)

    def undo_action(self, player: int, action: int) -> None:
        self.match.undo()

    def action_to_string(self, player: int, action: int | None = None) -> str:
        action = player if action is None else action
        for offer in self.match.scene(self.match.actor)["actions"]:
            if offer["code"] == action:
                return offer["text"]
        return str(action)

    def history(self) -> list[int]:
        return self.match.actions

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self.match)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [2 * share - 1 for share in self.match.points]

    rewards = returns  # they come with the last action

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    player_reward = player_return

    def observation_tensor(self, player: int) -> list[float]:
        return self.match.observe(player).astype(float).tolist()

    def observation_string(self, player: int) -> str:
        return self.match.information(player).rsplit("\n", 1)[-1]

    def information_state_string(self, player: int | None = None) -> str:
        return self.match.information(
            self.current_player() if player is None else player)

    def clone(self) -> State:
        return State(self._game, self.match.fork())

    def __str__(self) -> str:
        return "\n".join(self.match.log())


def load_game(name: str, **how: Any) -> Game:
    return Game(name, **how)

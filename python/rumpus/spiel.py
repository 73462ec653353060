"""Games and states shaped as OpenSpiel's; OpenSpiel itself is not needed.

Chance is implicit, as in OpenSpiel's games with sampled stochastic dynamics:
there are no chance nodes, and a state draws from its own seed. With
load_game(name, explicit_chance=True) it is explicit: every draw of the rules,
those of the deal first, is a chance node with equally likely outcomes.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from .chance import MOST_OUTCOMES, Chance
from .game import Game as Rules
from .match import Match

CHANCE = -1  # PlayerId.CHANCE
TERMINAL = -4  # PlayerId.TERMINAL


class Game:
    def __init__(self, name: str, preset: str | None = None,
                 explicit_chance: bool = False, **options: Any):
        self.rules = Rules(name)
        self.explicit_chance = explicit_chance
        self._how = {"preset": preset, **options}
        self._seats = Match(self.rules, 0, **self._how).seats

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self.rules.num_actions

    def max_chance_outcomes(self) -> int:
        return MOST_OUTCOMES if self.explicit_chance else 0

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.rules.observation_size]

    def observation_tensor_size(self) -> int:
        return self.rules.observation_size

    def new_initial_state(self, seed: int | str | None = None) -> State:
        """With explicit chance there is nothing for a seed to choose."""
        if self.explicit_chance:
            return ChanceState(self, Chance(self.rules, 0, **self._how), [])
        return MatchState(self, Match(self.rules, seed, **self._how))

    def __str__(self) -> str:
        return self.rules.id


class State:
    """What both kinds have in common; `world` is the game being played."""

    world: Match | Chance

    def __init__(self, game: Game):
        self._game = game

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self.world.seats

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        if self.is_chance_node():
            return CHANCE
        actor = self.world.actor
        return TERMINAL if actor is None else actor

    def is_terminal(self) -> bool:
        return self.world.over

    def is_chance_node(self) -> bool:
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        raise ValueError("this is no chance node")

    def is_simultaneous_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self.world.actor:
            return self.world.legal()
        return []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = np.zeros(self.num_distinct_actions(), np.int8)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def apply_action(self, action: int) -> None:
        self.world.play(action)

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        raise NotImplementedError

    def history(self) -> list[int]:
        raise NotImplementedError

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def move_number(self) -> int:
        return len(self.history())

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [2 * share - 1 for share in self.world.points]

    def rewards(self) -> list[float]:
        """They come with the last action."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def observation_tensor(self, player: int) -> list[float]:
        return self.world.observe(player).astype(float).tolist()

    def observation_string(self, player: int) -> str:
        return self.world.observe_text(player)


class MatchState(State):
    """Chance is drawn from the seed of a match, which tells in words as well
    what happens."""

    world: Match

    def __init__(self, game: Game, match: Match):
        super().__init__(game)
        self.world = self.match = match

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

    def information_state_string(self, player: int | None = None) -> str:
        """What the player was told so far, and sees."""
        return self.match.information(
            self.current_player() if player is None else player)

    def clone(self) -> MatchState:
        return MatchState(self._game, self.match.fork())

    def __str__(self) -> str:
        return "\n".join(self.match.log())


class ChanceState(State):
    """Chance is a player of its own: its actions are the outcomes."""

    world: Chance

    def __init__(self, game: Game, world: Chance, history: list[int]):
        super().__init__(game)
        self.world, self._history = world, history

    def is_chance_node(self) -> bool:
        return self.world.outcomes > 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        n = self.world.outcomes
        if not n:
            raise ValueError("this is no chance node")
        return [(i, 1 / n) for i in range(n)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self.is_chance_node():
            return list(range(self.world.outcomes)) \
                if player in (None, CHANCE) else []
        return super().legal_actions(player)

    def apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.world.choose(action)
        else:
            self.world.play(action)
        self._history.append(action)

    def undo_action(self, player: int, action: int) -> None:
        again = self._game.new_initial_state()
        for before in self._history[:-1]:
            again.apply_action(before)
        self.world = again.world  # type: ignore[assignment]
        self._history.pop()

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """No words are made here, only numbers."""
        if self.is_chance_node():
            return f"outcome {player if action is None else action}"
        return str(player if action is None else action)

    def history(self) -> list[int]:
        return list(self._history)

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player has seen, and what they did then."""
        seat = self.current_player() if player is None else player
        again, known = self._game.new_initial_state(), [""]
        for action in [*self._history, None]:
            if not again.is_chance_node():
                seen = again.observation_string(seat)
                if known[-1] != seen:
                    known.append(seen)
            if action is None:
                break
            if again.current_player() == seat:
                known.append(f"plays {action}")
            again.apply_action(action)
        return "\n".join(known[1:])

    def clone(self) -> ChanceState:
        return ChanceState(self._game, self.world.fork(), self.history())

    def __str__(self) -> str:
        return self.history_str()


def load_game(name: str, **how: Any) -> Game:
    return Game(name, **how)

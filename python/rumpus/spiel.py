"""Games and states shaped as OpenSpiel's; OpenSpiel itself is not needed.

Chance is implicit, as in OpenSpiel's games with sampled stochastic dynamics:
there are no chance nodes, and a state draws from its own seed. With
load_game(name, explicit_chance=True) it is explicit: every draw of the rules,
those of the deal first, is a chance node with equally likely outcomes.
"""
from __future__ import annotations

import re
from typing import Any, Mapping

import numpy as np

from ._c import Error
from .chance import MOST_OUTCOMES, Chance
from .game import Game as Rules, games
from .match import Match
from .spiel_kinds import GameType, PlayerId, StateType, TensorLayout
from .spiel_state import ChanceState, MatchState, PlayerAction, State

__all__ = ["Game", "GameType", "PlayerAction", "PlayerId", "State", "StateType",
           "TensorLayout", "load_game", "registered_names"]

# The longest of random games had 30,000 decisions: zerpang! of six without an
# Elf, over 500 rounds. With the usual options none has 10,000.
LONGEST = 100_000


class Game:
    """A game with its options. One that goes on for longer than
    `max_game_length` decisions is over, and drawn."""

    def __init__(self, name: str, preset: str | None = None,
                 explicit_chance: bool = False, max_game_length: int = LONGEST,
                 **options: Any):
        self.rules = Rules(name)
        self.explicit_chance = explicit_chance
        if max_game_length < 1:
            raise Error("max_game_length is 1 at least")
        self._most = max_game_length
        self._how = {"preset": preset, **options}
        usual = Match(self.rules, 0, **self._how)
        self._seats, self._side = usual.seats, usual.sides
        self._sight = [usual.observe(seat) for seat in range(usual.seats)]

    # ---- what it is ----

    def get_type(self) -> GameType:
        total = self.utility_sum()
        chance, utility = GameType.ChanceMode, GameType.Utility
        return GameType(
            short_name=self.rules.id,
            long_name=self.rules.title,
            chance_mode=chance.EXPLICIT_STOCHASTIC if self.explicit_chance
            else chance.SAMPLED_STOCHASTIC,
            utility=utility.GENERAL_SUM if total is None
            else utility.CONSTANT_SUM if total else utility.ZERO_SUM,
            min_num_players=self.rules.min_seats,
            max_num_players=self.rules.max_seats,
            parameter_specification={
                "preset": "book", "explicit_chance": False,
                "max_game_length": LONGEST,
                **{option["name"]: option["default"]
                   for option in self.rules.info["options"]}})

    def get_parameters(self) -> dict[str, Any]:
        """Those that were said."""
        said: dict[str, Any] = {k: v for k, v in self._how.items()
                                if v is not None}
        if self.explicit_chance:
            said["explicit_chance"] = True
        if self._most != LONGEST:
            said["max_game_length"] = self._most
        return said

    def num_players(self) -> int:
        return self._seats

    def num_distinct_actions(self) -> int:
        return self.rules.num_actions

    def max_chance_outcomes(self) -> int:
        return MOST_OUTCOMES if self.explicit_chance else 0

    def max_game_length(self) -> int:
        """Decisions of players; chance is not counted."""
        return self._most

    def max_chance_nodes_in_history(self) -> int:
        if self.explicit_chance:
            raise NotImplementedError("rules may draw as often as they need to")
        return 0

    def max_move_number(self) -> int:
        return self.max_game_length() + self.max_chance_nodes_in_history()

    def max_history_length(self) -> int:
        return self.max_move_number()

    # ---- what can be won ----

    def min_utility(self) -> float:
        return -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        """None: it is not always the same, as sides differ in size and every
        member of one wins."""
        size = {self._side.count(side) for side in self._side}
        return 2.0 * size.pop() - self._seats if len(size) == 1 else None

    def drawn(self) -> list[float]:
        """What everybody gets when nobody has won."""
        return [2 / len(set(self._side)) - 1] * self._seats

    # ---- what is seen ----

    def observation_tensor_shape(self) -> list[int]:
        return [self.rules.observation_size]

    def observation_tensor_size(self) -> int:
        return self.rules.observation_size

    def observation_tensor_layout(self) -> TensorLayout:
        return TensorLayout.CHW

    def information_state_tensor_shape(self) -> list[int]:
        raise NotImplementedError("there is an information state string only")

    information_state_tensor_size = information_state_tensor_shape

    def policy_tensor_shape(self) -> list[int]:
        return [self.num_distinct_actions()]

    def make_py_observer(self, iig_obs_type: Any = None,
                         params: Mapping[str, Any] | None = None) -> Observer:
        """As open_spiel.python.observation calls it; there is one kind."""
        return Observer(self)

    def usual_sight(self, seat: int) -> np.ndarray:
        """What the seat sees of a deal that is always the same."""
        return self._sight[seat]

    def action_to_string(self, player: int, action: int) -> str:
        """Of any state; State.action_to_string() has words."""
        return str(action)

    # ---- states ----

    def new_initial_state(self, seed: int | str | None = None) -> State:
        """With explicit chance there is nothing for a seed to choose."""
        if self.explicit_chance:
            return ChanceState(self, self.chance(), [])
        return MatchState(self, Match(self.rules, seed, **self._how))

    def chance(self, seed: int | str = 0) -> Chance:
        """A new game of which chance is chosen, or drawn from the seed."""
        return Chance(self.rules, seed, **self._how)

    def deserialize_state(self, text: str) -> State:
        if not self.explicit_chance:
            match = Match.load(text)
            if match.game.id != self.rules.id:
                raise Error(f"this is a state of {match.game.id}, not of "
                            f"{self.rules.id}")
            return MatchState(self, match)
        state = self.new_initial_state()
        for action in text.split():
            state.apply_action(int(action))
        return state

    def __str__(self) -> str:
        said = ",".join(f"{k}={v}" for k, v in self.get_parameters().items())
        return f"{self.rules.id}({said})"

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple:
        return load_game, (self.rules.id, self.get_parameters())


class Observer:
    """What a player sees, as OpenSpiel's observers hold it: `tensor`, and
    `dict` with a part of it for each field."""

    def __init__(self, game: Game):
        self.tensor = np.zeros(game.rules.observation_size, np.float32)
        self.dict = {name: self.tensor[field.slice]
                     .reshape(field.rows, field.columns)
                     for name, field in game.rules.fields.items()}

    def set_from(self, state: State, player: int) -> None:
        self.tensor[:] = state.world.observe(player)

    def string_from(self, state: State, player: int) -> str:
        return state.observation_string(player)


def load_game(name: str, parameters: Mapping[str, Any] | None = None,
              **how: Any) -> Game:
    """load_game("zerpang", players=4), or as OpenSpiel writes it:
    load_game("zerpang(players=4)"), load_game("zerpang", {"players": 4})."""
    form = re.fullmatch(r"\s*(\w+)\s*(?:\((.*)\))?\s*", name, re.S)
    if not form:
        raise Error(f"a game is written as name(option=value), not {name!r}")
    said: dict[str, Any] = {}
    for word in filter(None, map(str.strip, (form[2] or "").split(","))):
        key, equals, value = word.partition("=")
        if not equals:
            raise Error(f"an option is written as name=value, not {word!r}")
        said[key.strip()] = value.strip()
    if "explicit_chance" in said:
        said["explicit_chance"] = said["explicit_chance"].lower() == "true"
    if "max_game_length" in said:
        said["max_game_length"] = int(said["max_game_length"])
    return Game(form[1], **{**said, **(parameters or {}), **how})


def registered_names() -> list[str]:
    return [game.id for game in games()]

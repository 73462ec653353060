"""States shaped as OpenSpiel's: of matches, and with chance as a player."""
from __future__ import annotations

import typing
from typing import Sequence

import numpy as np

from .chance import Chance
from .match import Match
from .spiel_kinds import PlayerId, StateType
from .spiel_memory import Memory

if typing.TYPE_CHECKING:
    from .spiel import Game


class PlayerAction(typing.NamedTuple):
    player: int
    action: int


class State:
    """What both kinds have in common; `world` is the game being played."""

    world: Match | Chance
    sampled = True  # chance is drawn from a seed, and is no part of the history

    def __init__(self, game: Game):
        self._game = game
        self._memory: dict[int, Memory] = {}
        self._players: list[int] = []  # who made each step of the history

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self.world.seats

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    # ---- whose turn it is ----

    def current_player(self) -> int:
        if self.is_terminal():
            return PlayerId.TERMINAL
        if self.is_chance_node():
            return PlayerId.CHANCE
        actor = self.world.actor
        assert actor is not None
        return actor

    def get_type(self) -> StateType:
        if self.is_terminal():
            return StateType.TERMINAL
        return StateType.CHANCE if self.is_chance_node() else StateType.DECISION

    def is_terminal(self) -> bool:
        return self.world.over or self._is_cut()

    def _is_cut(self) -> bool:
        """It has become too long: see Game.max_game_length()."""
        return self._decisions() >= self._game.max_game_length()

    def _decisions(self) -> int:
        return len(self._players)

    def is_chance_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return self.get_type() == StateType.DECISION

    def is_simultaneous_node(self) -> bool:
        return False

    def is_mean_field_node(self) -> bool:
        return False

    def is_initial_state(self) -> bool:
        return not self._players

    # ---- actions ----

    def chance_outcomes(self) -> list[tuple[int, float]]:
        raise ValueError("this is no chance node")

    def legal_actions(self, player: int | None = None) -> list[int]:
        if not self.is_terminal() and player in (None, self.current_player()):
            return self.world.legal()
        return []

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        chance = player == PlayerId.CHANCE or \
            (player is None and self.is_chance_node())
        mask = np.zeros(self._game.max_chance_outcomes() if chance
                        else self.num_distinct_actions(), np.int8)
        mask[self.legal_actions(player)] = 1
        return mask.tolist()

    def apply_action(self, action: int) -> None:
        player = self.current_player()
        if player == PlayerId.TERMINAL:
            raise ValueError("the game is over")
        self._apply(action)
        self._players.append(player)

    def _apply(self, action: int) -> None:
        self.world.play(action)

    def apply_actions(self, actions: Sequence[int]) -> None:
        raise ValueError("nobody acts at the same time as others")

    def undo_action(self, player: int, action: int) -> None:
        """The last one; the arguments say which that was."""
        self._undo()
        self._players.pop()
        self._memory = {}

    def _undo(self) -> None:
        raise NotImplementedError

    def action_to_string(self, player: int, action: int | None = None) -> str:
        raise NotImplementedError

    def string_to_action(self, player: int | str,
                         text: str | None = None) -> int:
        """Of the legal actions the one with these words."""
        words = player if text is None else text
        for action in self.legal_actions():
            if self.action_to_string(self.current_player(), action) == words:
                return action
        raise ValueError(f"no legal action is called {words!r}")

    # ---- history ----

    def history(self) -> list[int]:
        raise NotImplementedError

    def history_str(self) -> str:
        return ", ".join(map(str, self.history()))

    def full_history(self) -> list[PlayerAction]:
        return [PlayerAction(*step)
                for step in zip(self._players, self.history())]

    def move_number(self) -> int:
        return len(self._players)

    def child(self, action: int) -> State:
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> State:
        copy = self._copy()
        copy._players = list(self._players)
        copy._memory = dict(self._memory)
        return copy

    def _copy(self) -> State:
        raise NotImplementedError

    def serialize(self) -> str:
        """For Game.deserialize_state()."""
        raise NotImplementedError

    def __reduce__(self) -> tuple:
        return type(self._game).deserialize_state, (self._game,
                                                    self.serialize())

    # ---- what it comes to ----

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        if not self.world.over:
            return self._game.drawn()
        return [2 * share - 1 for share in self.world.points]

    def rewards(self) -> list[float]:
        """They come with the last action."""
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    # ---- what a player sees and knows ----

    def _who(self, player: int | None) -> int:
        who = self.current_player() if player is None else player
        if who < 0:
            raise ValueError("no player is to act: say whose it is to be")
        return who

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.world.observe(self._who(player)).astype(float).tolist()

    def observation_string(self, player: int | None = None) -> str:
        return self.world.observe_text(self._who(player))

    def information_state_string(self, player: int | None = None) -> str:
        """All that the player did, heard and saw, step by step. The same for
        histories that the player cannot tell apart, and for no others."""
        seat = self._who(player)
        memory = self._memory.get(seat) or \
            Memory(self._beginning(), seat, self._game.usual_sight(seat))
        self._memory[seat] = memory.reach(self.history(), self.sampled)
        return self._memory[seat].text

    def _beginning(self) -> Chance:
        """Where the history begins."""
        raise NotImplementedError


class MatchState(State):
    """Chance is drawn from the seed of a match, which tells in words as well
    what happens."""

    world: Match

    def __init__(self, game: Game, match: Match):
        super().__init__(game)
        self.world = self.match = match
        self._players = match.deciders

    def _undo(self) -> None:
        self.match.undo()

    def action_to_string(self, player: int, action: int | None = None) -> str:
        action = player if action is None else action
        for offer in self.match.scene(self.match.actor)["actions"]:
            if offer["code"] == action:
                return offer["text"]
        return str(action)

    def history(self) -> list[int]:
        return self.match.actions

    def _copy(self) -> MatchState:
        return MatchState(self._game, self.match.fork())

    def serialize(self) -> str:
        return self.match.recording

    def _beginning(self) -> Chance:
        world = self._game.chance(self.match.seed)
        world.draw()
        return world

    def __str__(self) -> str:
        return "\n".join(self.match.log())


class ChanceState(State):
    """Chance is a player of its own: its actions are the outcomes."""

    world: Chance
    sampled = False

    def __init__(self, game: Game, world: Chance, history: list[int]):
        super().__init__(game)
        self.world, self._history = world, history
        self._made = 0  # decisions of players

    def _decisions(self) -> int:
        return self._made

    def is_chance_node(self) -> bool:
        return self.world.outcomes > 0 and not self._is_cut()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.is_chance_node():
            raise ValueError("this is no chance node")
        n = self.world.outcomes
        return [(i, 1 / n) for i in range(n)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        if not self.is_chance_node():
            return super().legal_actions(player)
        return list(range(self.world.outcomes)) \
            if player in (None, PlayerId.CHANCE) else []

    def _apply(self, action: int) -> None:
        if self.is_chance_node():
            self.world.choose(action)
        else:
            self.world.play(action)
            self._made += 1
        self._history.append(action)

    def _undo(self) -> None:
        again = self._game.new_initial_state()
        for before in self._history[:-1]:
            again.apply_action(before)
        assert isinstance(again, ChanceState)
        self.world, self._made = again.world, again._made
        self._history.pop()

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """No words are made here, only numbers."""
        if self.is_chance_node():
            return f"outcome {player if action is None else action}"
        return str(player if action is None else action)

    def history(self) -> list[int]:
        return list(self._history)

    def _copy(self) -> ChanceState:
        copy = ChanceState(self._game, self.world.fork(), self.history())
        copy._made = self._made
        return copy

    def serialize(self) -> str:
        return "\n".join(map(str, self._history))

    def _beginning(self) -> Chance:
        return self._game.chance()

    def __str__(self) -> str:
        return self.history_str()

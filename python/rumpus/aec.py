"""A match as a PettingZoo AEC environment; PettingZoo itself is not needed."""
from __future__ import annotations

from typing import Any, Iterator

import numpy as np

from .game import Game
from .match import Match
from .spaces import Box, Dict, Discrete, bounds


class AECEnv:
    """Agents are seat_0, seat_1, ...; rewards come at the end: twice the share
    of the win, less one (a win is 1, a loss -1)."""

    def __init__(self, game: Game | str, preset: str | None = None,
                 render_mode: str | None = None, **options: Any):
        self.game = Game(game) if isinstance(game, str) else game
        self._how = {"preset": preset, **options}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode is None or 'ansi', not "
                             f"{render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {"name": f"rumpus_{self.game.id}_v0",
                         "render_modes": ["ansi"], "is_parallelizable": False}
        seats = Match(self.game, 0, **self._how).seats
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        space = Dict({"observation": bounds(self.game),
                      "action_mask": Box(0, 1, (self.game.num_actions,),
                                         np.int8)})
        self.observation_spaces = {a: space for a in self.possible_agents}
        self.action_spaces = {a: Discrete(self.game.num_actions)
                              for a in self.possible_agents}
        self.agents: list[str] = []

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> AECEnv:
        return self

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None,
              options: dict | None = None) -> None:
        self.match = Match(self.game, seed, **self._how)
        self.agents = list(self.possible_agents)
        self.rewards = {a: 0.0 for a in self.agents}
        self._cumulative_rewards = {a: 0.0 for a in self.agents}
        self.terminations = {a: False for a in self.agents}
        self.truncations = {a: False for a in self.agents}
        self.infos: dict[str, dict] = {a: {} for a in self.agents}
        self.agent_selection = self._actor()

    def _actor(self) -> str:
        actor = self.match.actor
        return self.agents[0] if actor is None else f"seat_{actor}"

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        mask = self.match.mask() if self.match.actor == seat else \
            np.zeros(self.game.num_actions, np.int8)
        return {"observation": self.match.observe(seat), "action_mask": mask}

    def last(self, observe: bool = True) -> tuple:
        agent = self.agent_selection
        return (self.observe(agent) if observe else None,
                self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._bury(action)
            return
        if action is None:
            raise ValueError("only agents that are done take None")
        self.match.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {a: 0.0 for a in self.agents}
        if self.match.over:
            for a, share in zip(self.agents, self.match.points):
                self.rewards[a] = 2 * share - 1
                self.terminations[a] = True
        for a in self.agents:
            self._cumulative_rewards[a] += self.rewards[a]
        self.agent_selection = self._actor()

    def _bury(self, action: int | None) -> None:
        """An agent that is done leaves."""
        if action is not None:
            raise ValueError("when an agent is done, the only action is None")
        agent = self.agent_selection
        of_agents: list[dict[str, Any]] = [
            self.rewards, self._cumulative_rewards, self.terminations,
            self.truncations, self.infos]
        for kept in of_agents:
            del kept[agent]
        self.agents.remove(agent)
        self.rewards = {a: 0.0 for a in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 2 ** 63) -> Iterator[str]:
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self) -> str | None:
        """The last lines that everybody heard."""
        if self.render_mode != "ansi":
            return None
        return "\n".join(self.match.log()[-10:])

    def close(self) -> None:
        """There is nothing to close."""

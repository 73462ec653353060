"""Rumpus: five tabletop games with complete rules, for bots and research.

    match = rumpus.Match("npzr", seed=7)
    bot = rumpus.Bot("npzr", "easy")
    while not match.over:
        match.play(bot.choose(match))
    print(match.points, match.log()[-1])

    batch = rumpus.Batch("zappem", 4096)
    while True:
        batch.step(policy(batch.observation, batch.mask))

docs/LIBRARY.md tells the rest.
"""
from ._c import Error, lib as _lib
from .aec import AECEnv
from .batch import Batch
from .chance import Chance
from .game import Field, Game, games
from .match import Bot, Match, levels
from .vector import VectorEnv
from .world import World

__version__ = _lib.rum_version_text().decode()
__all__ = ["AECEnv", "Batch", "Bot", "Chance", "Error", "Field", "Game", "Match",
           "VectorEnv", "World", "games", "levels"]

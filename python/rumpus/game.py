"""What there is to play, and how it looks to programs that learn."""
from __future__ import annotations

import ctypes as c
import dataclasses
import functools
from typing import Any, Mapping

from . import _c
from ._c import lib


@dataclasses.dataclass(frozen=True)
class Field:
    """A stretch of an observation: rows x columns numbers, low to high; `help`
    says what they mean."""

    name: str
    help: str
    at: int
    rows: int
    columns: int
    low: int
    high: int
    by_seat: bool

    @property
    def slice(self) -> slice:
        return slice(self.at, self.at + self.rows * self.columns)


class Game:
    """One of the games, by id or tag: Game("npzr")."""

    def __init__(self, name: str):
        if not isinstance(name, str):
            raise _c.Error(f"a game is named by its id, not by {name!r}")
        self._p = lib.rum_game_find(name.encode())
        if not self._p:
            there = ", ".join(g.id for g in games())
            raise _c.Error(f"there is no game '{name}'; there are {there}")

        def put(j: Any) -> None:
            lib.rum_put_game(j, self._p)
            lib.rum_put_presets(j, self._p)
            lib.rum_put_option_list(j, self._p)
        self.info: dict[str, Any] = _c.objects(put)
        self.id: str = self.info["id"]
        self.title: str = self.info["title"]
        self.min_seats: int = self.info["min_seats"]
        self.max_seats: int = self.info["max_seats"]
        self.num_actions: int = lib.rum_learn_codes(self._p)
        self.observation_size: int = lib.rum_learn_size(self._p)

    @functools.cached_property
    def fields(self) -> dict[str, Field]:
        """What the numbers of an observation are, by name."""
        found = {}
        for i in range(lib.rum_learn_fields(self._p)):
            f = lib.rum_learn_field(self._p, i)
            name = f.name.decode()
            found[name] = Field(name, f.help.decode(), f.at, f.rows, f.columns,
                                f.low, f.high, f.by_seat)
        return found

    def options(self, preset: str | None = None,
                values: Mapping[str, Any] | None = None) -> _c.Options:
        """Options as the library takes them; Error says what is wrong."""
        opt, why = _c.Options(), _c.ErrText()
        lib.rum_options_init(c.byref(opt), self._p)
        if preset is not None:
            _c.check(lib.rum_options_preset(c.byref(opt), self._p,
                                            preset.encode(), c.byref(why)), why)
        for name, value in (values or {}).items():
            _c.check(lib.rum_options_set(c.byref(opt), self._p, name.encode(),
                                         _spelt(value).encode(),
                                         c.byref(why)), why)
        return opt

    def __reduce__(self) -> tuple:
        return Game, (self.id,)

    def __repr__(self) -> str:
        return f"Game({self.id!r})"


def _spelt(value: Any) -> str:
    """A value of an option as people type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return str(value)


def games() -> list[Game]:
    """All that people are offered."""
    listed = lib.rum_games()
    found: list[int] = []
    while listed[len(found)]:
        found.append(listed[len(found)])
    return [_by_pointer(p) for p in found]


def _by_pointer(pointer: int) -> Game:
    name = _c.objects(lambda j: lib.rum_put_game(j, pointer))["id"]
    return Game(name)

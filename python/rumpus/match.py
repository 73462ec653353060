"""A game being played: scenes, undo, recordings; and bots to play it."""
from __future__ import annotations

import ctypes as c
import operator
from typing import Any

from . import _c
from ._c import NOBODY, lib
from .game import Game, _by_pointer
from .seen import Seen
from .world import State, World


class Match(Seen):
    """One match. Options by name: Match("zerpang", seed=7, players=4)."""

    def __init__(self, game: Game | str, seed: int | str | None = None,
                 preset: str | None = None, **options: Any):
        self.game = Game(game) if isinstance(game, str) else game
        made, why = c.c_void_p(), _c.ErrText()
        opt = self.game.options(preset, options)
        _c.check(lib.rum_match_create(self.game._p, c.byref(opt),
                                      _c.seed_of(seed), c.byref(made),
                                      c.byref(why)), why)
        self._take(made.value)

    def _take(self, pointer: int | None) -> None:
        self._p = pointer
        self.seats: int = lib.rum_match_seats(pointer)

    @classmethod
    def _of(cls, pointer: int | None) -> Match:
        match = cls.__new__(cls)
        match.game = _by_pointer(lib.rum_match_game(pointer))
        match._take(pointer)
        return match

    @classmethod
    def load(cls, recording: str) -> Match:
        """A match from its recording, to be played on."""
        raw, made, why = recording.encode(), c.c_void_p(), _c.ErrText()
        _c.check(lib.rum_match_load(raw, len(raw), None, c.byref(made),
                                    c.byref(why)), why)
        return cls._of(made.value)

    def __del__(self) -> None:
        if getattr(self, "_p", None):
            lib.rum_match_destroy(self._p)

    def __reduce__(self) -> tuple:
        return Match.load, (self.recording,)

    @property
    def _state(self) -> int:
        return lib.rum_match_state(self._p)

    # ---- deciding ----

    @property
    def actor(self) -> int | None:
        """The seat to act; None once the game is over."""
        seat = lib.rum_match_actor(self._p)
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        return self.actor is None

    def legal(self) -> list[int]:
        """The open actions, ascending."""
        open_ = c.POINTER(c.c_uint16)()
        n = lib.rum_match_legal(self._p, c.byref(open_))
        return open_[:n]

    def play(self, action: int) -> None:
        _c.check(lib.rum_match_play(self._p, self._action(action)))

    # ---- history ----

    def __len__(self) -> int:
        return lib.rum_match_length(self._p)

    @property
    def actions(self) -> list[int]:
        """All that was played."""
        return [lib.rum_match_action(self._p, i) for i in range(len(self))]

    @property
    def deciders(self) -> list[int]:
        """Who played each of these."""
        return [lib.rum_match_decider(self._p, i) for i in range(len(self))]

    @property
    def sides(self) -> list[int]:
        """Of which side each seat is, 0, 1, ...: they win together."""
        out = (c.c_int * _c.MAX_SEATS)()
        lib.rum_match_sides(self._p, out)
        return out[:self.seats]

    @property
    def _events(self) -> int:
        return lib.rum_match_events(self._p)

    def undo(self, steps: int = 1) -> None:
        if not 0 < steps <= len(self):
            raise _c.Error(f"there are {len(self)} steps to undo")
        _c.check(lib.rum_match_undo_to(self._p, len(self) - steps))

    def redo(self) -> None:
        _c.check(lib.rum_match_redo(self._p))

    def fork(self, length: int | None = None) -> Match:
        """A match of its own that begins as this one did, chance included. It
        plays the steps again: programs that search take imagine()."""
        at = len(self) if length is None else operator.index(length)
        if not 0 <= at <= len(self):
            raise _c.Error(f"there are {len(self)} steps, not {at}")
        return Match._of(lib.rum_match_fork(self._p, at))

    def imagine(self, seat: int | None = None,
                seed: int | str | None = None) -> World:
        """A world that fits all that a seat (the one to act) knows, drawn from
        the seed: what is hidden from it is dealt anew."""
        viewer = self.actor if seat is None else seat
        if viewer is None:
            raise _c.Error("the game is over")
        self._seat(viewer)
        state, rng = State(), _c.Rng()
        lib.rum_rng_init(c.byref(rng), _c.seed_of(seed))
        lib.rum_game_hide(self.game._p, self._state, viewer, state.at)
        lib.rum_game_imagine(self.game._p, state.at, viewer, c.byref(rng))
        return World(self.game, state, self.seats)

    @property
    def seed(self) -> str:
        out = c.create_string_buffer(33)
        lib.rum_seed_format(lib.rum_match_seed(self._p), out)
        return out.value.decode()

    @property
    def options(self) -> dict[str, Any]:
        """What it is played with."""
        return _c.objects(
            lambda j: lib.rum_put_options(j, self._p))["options"]

    @property
    def recording(self) -> str:
        return _c.text(lambda out: lib.rum_match_save(self._p, out))

    # ---- seeing ----

    def scene(self, viewer: int | None = None) -> dict[str, Any]:
        """What a seat sees (None: a spectator), as docs/SCENE.md says."""
        scene = lib.rum_scene_create()
        try:
            lib.rum_match_view(self._p, self._viewer(viewer), scene)
            return _c.objects(lambda j: lib.rum_scene_write(scene, j))
        finally:
            lib.rum_scene_destroy(scene)

    def log(self, viewer: int | None = None) -> list[str]:
        """The sentences a seat was told."""
        scene = lib.rum_scene_create()
        try:
            lib.rum_match_log(self._p, self._viewer(viewer), 0, scene)
            lines = _c.objects(
                lambda j: lib.rum_scene_write_list(scene, b"log", j))
            return [line["text"] for line in lines["log"]]
        finally:
            lib.rum_scene_destroy(scene)

    def _viewer(self, viewer: int | None) -> int:
        if viewer is None:
            return NOBODY
        self._seat(viewer)
        return viewer

    def information(self, seat: int) -> str:
        """All that a seat knows: what it was told, then what it sees."""
        seen = self.observe_text(seat)
        return "\n".join([*self.log(seat), seen])


def levels() -> list[str]:
    """Of bots, weakest first."""
    listed = lib.rum_bot_levels()
    found: list[bytes] = []
    while listed[len(found)]:
        found.append(listed[len(found)])
    return [name.decode() for name in found]


class Bot:
    """A player: Bot("npzr", "easy"), "hard:2000". It serves one seat of one
    match at a time and is given what that seat may see."""

    def __init__(self, game: Game | str, level: str = "easy",
                 seed: int | str | None = 0):
        self.game = Game(game) if isinstance(game, str) else game
        opt, why = _c.BotOptions(), _c.ErrText()
        _c.check(lib.rum_bot_parse(level.encode(), c.byref(opt), c.byref(why)),
                 why)
        opt.seed = _c.seed_of(seed)
        self._p = lib.rum_bot_create(self.game._p, c.byref(opt))

    def __del__(self) -> None:
        if getattr(self, "_p", None):
            lib.rum_bot_destroy(self._p)

    def __reduce__(self) -> tuple:
        raise TypeError("a Bot cannot be copied or pickled: make another")

    def choose(self, match: Match | World) -> int:
        """What it would do for the seat to act."""
        seat = match.actor
        if seat is None:
            raise _c.Error("the game is over")
        if match.game.id != self.game.id:
            raise _c.Error(f"a bot of {self.game.id} does not play "
                           f"{match.game.id}")
        seen, advice = State(), _c.Advice()
        lib.rum_game_hide(self.game._p, match._state, seat, seen.at)
        return lib.rum_bot_choose(self._p, seen.at, seat, c.byref(advice))

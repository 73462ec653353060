"""The shared library, as ctypes sees it. The names are those of the headers."""
import ctypes as c
import json
import os
import pathlib

VERSION = 100  # RUM_VERSION of include/rumpus/version.h: 0.1.0
MAX_STATE = 8192
MAX_SEATS = 6
NOBODY = -1
EILLEGAL = -2  # enum rum_err


class Error(Exception):
    """What the library has against an input, in its own words."""


class ErrText(c.Structure):
    _fields_ = [("text", c.c_char * 256)]


class Seed(c.Structure):
    _fields_ = [("word", c.c_uint32 * 4)]


class Text(c.Structure):
    _fields_ = [("s", c.c_char_p), ("n", c.c_size_t), ("cap", c.c_size_t)]


class Json(c.Structure):
    _fields_ = [("out", c.POINTER(Text)), ("comma", c.c_bool)]


class Value(c.Structure):
    _fields_ = [("given", c.c_bool), ("n", c.c_int16), ("list", c.c_int8 * 8)]


class Options(c.Structure):
    _fields_ = [("count", c.c_uint8), ("value", Value * 64),
                ("text", c.c_char * 2048)]


class Rng(c.Structure):
    _fields_ = [("key", Seed), ("counter", c.c_uint32),
                ("left", c.c_uint32), ("block", c.c_uint32 * 16)]


class BotOptions(c.Structure):
    _fields_ = [("level", c.c_char_p), ("seed", Seed),
                ("iterations", c.c_uint32), ("millis", c.c_uint32),
                ("threads", c.c_uint32), ("part", c.c_uint32)]


class Advice(c.Structure):
    _fields_ = [("best", c.c_uint16), ("second", c.c_uint16),
                ("has_second", c.c_bool), ("value", c.c_int),
                ("second_value", c.c_int), ("work", c.c_uint32)]


class LearnField(c.Structure):
    _fields_ = [("name", c.c_char_p), ("help", c.c_char_p), ("at", c.c_size_t),
                ("rows", c.c_size_t), ("columns", c.c_size_t),
                ("low", c.c_int), ("high", c.c_int), ("by_seat", c.c_bool)]


class BatchOptions(c.Structure):
    _fields_ = [("game", c.c_void_p), ("options", c.POINTER(Options)),
                ("games", c.c_size_t), ("seed", Seed),
                ("threads", c.c_uint), ("limit", c.c_uint32),
                ("device", c.c_int), ("folder", c.c_char_p)]


class BatchView(c.Structure):
    _fields_ = [(name, c.c_void_p) for name in
                ("actor", "observation", "mask", "end", "points", "length")]


P, S, INT, SIZE, SEAT, ACT = (c.c_void_p, c.c_char_p, c.c_int, c.c_size_t,
                              c.c_int8, c.c_uint16)
WHY, OPT, TEXT, JSON = (c.POINTER(ErrText), c.POINTER(Options),
                        c.POINTER(Text), c.POINTER(Json))

# name: (result, arguments)
CALLS = {
    "rum_version": (INT, []),
    "rum_version_text": (S, []),
    "rum_games": (c.POINTER(P), []),
    "rum_game_find": (P, [S]),
    "rum_game_hide": (None, [P, P, SEAT, P]),
    "rum_game_imagine": (None, [P, P, SEAT, P]),
    "rum_game_digest": (c.c_uint64, [P, P]),
    "rum_options_init": (None, [OPT, P]),
    "rum_options_preset": (INT, [OPT, P, S, WHY]),
    "rum_options_set": (INT, [OPT, P, S, S, WHY]),
    "rum_seed_random": (Seed, []),
    "rum_seed_parse": (INT, [S, c.POINTER(Seed)]),
    "rum_seed_format": (None, [Seed, c.c_char_p]),
    "rum_match_create": (INT, [P, OPT, Seed, c.POINTER(P), WHY]),
    "rum_match_destroy": (None, [P]),
    "rum_match_game": (P, [P]),
    "rum_match_seed": (Seed, [P]),
    "rum_match_state": (P, [P]),
    "rum_match_seats": (INT, [P]),
    "rum_match_actor": (SEAT, [P]),
    "rum_match_name": (INT, [P, SEAT, S, S]),
    "rum_match_legal": (SIZE, [P, c.POINTER(c.POINTER(ACT))]),
    "rum_match_play": (INT, [P, ACT]),
    "rum_match_length": (SIZE, [P]),
    "rum_match_action": (ACT, [P, SIZE]),
    "rum_match_decider": (SEAT, [P, SIZE]),
    "rum_match_undo_to": (INT, [P, SIZE]),
    "rum_match_redo": (INT, [P]),
    "rum_match_fork": (P, [P, SIZE]),
    "rum_match_sides": (INT, [P, P]),
    "rum_match_events": (P, [P]),
    "rum_match_view": (None, [P, SEAT, P]),
    "rum_match_log": (None, [P, SEAT, SIZE, P]),
    "rum_match_layout": (P, [P]),
    "rum_match_save": (None, [P, TEXT]),
    "rum_match_load": (INT, [S, SIZE, P, c.POINTER(P), WHY]),
    "rum_scene_create": (P, []),
    "rum_scene_clear": (None, [P]),
    "rum_scene_destroy": (None, [P]),
    "rum_scene_write": (None, [P, JSON]),
    "rum_scene_write_list": (None, [P, S, JSON]),
    "rum_scene_write_layout": (None, [P, JSON]),
    "rum_text_finish": (None, [TEXT]),
    "rum_json_open": (None, [JSON, S, c.c_char]),
    "rum_json_close": (None, [JSON, c.c_char]),
    "rum_put_game": (None, [JSON, P]),
    "rum_put_presets": (None, [JSON, P]),
    "rum_put_option_list": (None, [JSON, P]),
    "rum_put_options": (None, [JSON, P]),
    "rum_bot_levels": (c.POINTER(S), []),
    "rum_bot_parse": (INT, [S, c.POINTER(BotOptions), WHY]),
    "rum_bot_create": (P, [P, c.POINTER(BotOptions)]),
    "rum_bot_destroy": (None, [P]),
    "rum_bot_choose": (ACT, [P, P, SEAT, c.POINTER(Advice)]),
    "rum_learn_fields": (SIZE, [P]),
    "rum_learn_field": (LearnField, [P, SIZE]),
    "rum_learn_size": (SIZE, [P]),
    "rum_learn_codes": (SIZE, [P]),
    "rum_learn_returns": (None, [P, P, P]),
    "rum_learn_observe": (None, [P, P, SEAT, P]),
    "rum_learn_actor": (SEAT, [P]),
    "rum_learn_play": (INT, [P, P, ACT]),
    "rum_learn_mask": (SIZE, [P, P, P]),
    "rum_learn_information": (None, [P, P, SEAT, TEXT]),
    "rum_learn_heard": (None, [P, SEAT, TEXT]),
    "rum_rng_init": (None, [c.POINTER(Rng), Seed]),
    "rum_chance_create": (INT, [P, OPT, c.POINTER(P), WHY]),
    "rum_chance_copy": (P, [P]),
    "rum_chance_destroy": (None, [P]),
    "rum_chance_outcomes": (c.c_uint32, [P]),
    "rum_chance_choose": (None, [P, c.c_uint32]),
    "rum_chance_draw": (None, [P, c.POINTER(Rng)]),
    "rum_chance_seats": (INT, [P]),
    "rum_chance_actor": (SEAT, [P]),
    "rum_chance_over": (c.c_bool, [P]),
    "rum_chance_play": (INT, [P, ACT]),
    "rum_chance_events": (P, [P]),
    "rum_chance_state": (P, [P]),
    "rum_batch_create": (INT, [c.POINTER(BatchOptions), c.POINTER(P), WHY]),
    "rum_batch_destroy": (None, [P]),
    "rum_batch_seats": (INT, [P]),
    "rum_batch_look": (None, [P, c.POINTER(BatchView)]),
    "rum_batch_sample": (None, [P, P]),
    "rum_batch_step": (INT, [P, P, c.POINTER(BatchView), c.POINTER(SIZE)]),
}


def _load() -> c.CDLL:
    """The library that RUMPUS_LIBRARY names, the one beside this file, the one
    installed with it, or the one the system finds."""
    here = pathlib.Path(__file__).resolve()
    near = [here.with_name("librumpus.so"),
            *here.parents[4].glob("lib/**/librumpus.so.0.1")] \
        if len(here.parents) > 4 else []
    named = os.environ.get("RUMPUS_LIBRARY")
    found = c.CDLL(named or next((str(p) for p in near if p.exists()),
                                 "librumpus.so.0.1"))
    for name, (result, arguments) in CALLS.items():
        function = getattr(found, name)
        function.restype, function.argtypes = result, arguments
    if found.rum_version() // 100 != VERSION // 100:
        raise ImportError("this package is not of librumpus "
                          + found.rum_version_text().decode())
    return found


lib = _load()


def check(err: int, why: "ErrText | None" = None) -> None:
    """Raise what an enum rum_err says."""
    if err >= 0:
        return
    words = why.text.decode() if why is not None else ""
    raise Error(words or {-2: "the action is not open", -3: "the game is over",
                          -8: "there is nothing to undo or redo",
                          -10: "chance is to choose first"}
                .get(err, f"error {err}"))


def text(write) -> str:
    """What write(pointer to a struct rum_text) adds to it."""
    out = Text()
    write(c.byref(out))
    made = c.string_at(out.s, out.n).decode() if out.n else ""
    lib.rum_text_finish(c.byref(out))
    return made


def objects(write):
    """What write(pointer to a struct rum_json) puts into an object."""
    def whole(out):
        j = Json(c.cast(out, c.POINTER(Text)), False)
        lib.rum_json_open(c.byref(j), None, b"{")
        write(c.byref(j))
        lib.rum_json_close(c.byref(j), b"}")
    return json.loads(text(whole))


def seed_of(seed: "int | str | None") -> Seed:
    """A number below 2**53, 32 hex digits, or None: from the system."""
    if seed is None:
        return lib.rum_seed_random()
    made = Seed()
    if lib.rum_seed_parse(str(seed).encode(), c.byref(made)) < 0:
        raise Error(f"{seed!r} is no seed: 0 to 2**53 - 1, or 32 hex digits")
    return made

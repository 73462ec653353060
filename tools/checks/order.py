"""Who may include whom, and who may do what."""
import os
import pathlib
import re

from . import read, tracked

PUBLIC = "include/rumpus"

# The written list: where a file lies, and from where it takes headers besides
# its own folder. The first row that fits counts.
MAY_INCLUDE = [
    ("src/games/*", []),  # of include/rumpus only GAME_HEADERS
    ("src/core", [PUBLIC]),
    ("src/bots", [PUBLIC]),
    ("src/table", [PUBLIC]),
    # The bots that play on a card, and what a program that learns is shown.
    ("src/device", [PUBLIC, "src/bots", "src/core"]),
    ("src/device/nvptx", []),
    # main.c has the table of commands.
    ("src/front", ["src/front/cli", "src/front/common", "src/front/lab",
                   "src/front/serve"]),
    ("src/front/common", [PUBLIC]),
    # The terminal's commands print what term draws.
    ("src/front/cli", [PUBLIC, "src/front/common", "src/front/term"]),
    ("src/front/*", [PUBLIC, "src/front/common"]),
    ("examples", [PUBLIC]),
]

# What rules, words and pictures of a game may know of the rest.
GAME_HEADERS = {"game.h", "scene.h", "rng.h", "err.h", "option.h", "text.h"}


def fits(folder, pattern):
    """Whether a folder is what a row speaks of."""
    return pathlib.PurePath(folder).match(pattern) and \
        folder.count("/") == pattern.count("/")


def allowed(folder):
    for pattern, others in MAY_INCLUDE:
        if fits(folder, pattern):
            return [folder, *others]
    return None


def lies_in(folder, quoted):
    """The folder of the header that "quoted" means here."""
    path = os.path.normpath(f"{folder}/{quoted}")
    if path in tracked("*.h"):
        return os.path.dirname(path)
    for name in tracked("*.h"):
        if name.endswith(f"/{quoted}"):
            return os.path.dirname(name)
    return None  # the build makes it


def includes(files):
    wrong = []
    for name in files:
        folder = os.path.dirname(name)
        may = allowed(folder)
        if may is None:
            if folder.startswith("src"):
                wrong.append(f"{folder} is not in MAY_INCLUDE of "
                             "tools/checks/order.py")
            continue
        for quoted in re.findall(r'^#include "([^"]+)"', read(name), re.M):
            there = lies_in(folder, quoted)
            if there and there not in may:
                wrong.append(f"{name} includes {quoted} of {there}; it may "
                             f"take from {', '.join(may)}")
        for ours in re.findall(r"^#include <rumpus/([^>]+)>", read(name), re.M):
            if PUBLIC not in may and ours not in GAME_HEADERS:
                wrong.append(f"{name} is a game and includes {ours}")
    return "".join(f"{line}\n" for line in wrong)


# What is done in one place only: what it looks like, what it is, and the files
# and folders that may do it.
ROADS = [
    (r'"(?:play|undo|time|resign|draw) %|"seat %d %s %s', "makes a line of a "
     "recording", ["src/core/record.c"]),
    (r"\brum_match_state\(", "looks at the true state of a match",
     ["src/core/", "src/table/think.c", "src/table/look.c",
      "src/table/story.c"]),
    (r"\bjson_load\w*\(|\brum_json_read\(", "reads JSON",
     ["src/core/", "src/table/wire.c", "src/table/keep.c",
      "src/front/serve/archive.c"]),
]


def roads(files):
    """From a click to the rules and back everything is done once."""
    # What nobody does any more looks different now, and would not be found.
    there = tracked("src/*.c", "src/*.h")
    wrong = [f"nothing {what} as ROADS of tools/checks/order.py has it\n"
             for pattern, what, where in ROADS
             if not any(re.search(pattern, read(name)) for name in there
                        if name.startswith(tuple(where)))]
    for name in files:
        if not name.startswith("src/"):
            continue
        for number, line in enumerate(read(name).split("\n"), 1):
            for pattern, what, where in ROADS:
                if re.search(pattern, line) and not name.startswith(tuple(where)):
                    wrong.append(f"{name}:{number} {what}; that is for "
                                 f"{', '.join(where)}\n")
    return "".join(wrong)

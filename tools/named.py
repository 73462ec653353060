#!/usr/bin/env python3
"""See that every source file is built: named.py STAMP

A .c or .lesson file under src, tests or examples stands in the meson.build of its folder,
or of one above it. A folder of src/games is a game of src/games/meson.build,
and one of tests/games belongs to a game. Every build runs this, so that a file
added later is noticed too.
"""
import pathlib
import sys

import games

ROOT = games.ROOT


def names(path):
    """Does a meson.build above this file name it?"""
    for folder in path.parents:
        build = folder / "meson.build"
        if build.exists() and f"'{path.relative_to(folder)}'" in games.text(build):
            return True
        if folder == ROOT:
            return False
    return False


def wrong():
    for top in ("src", "tests", "examples"):
        for path in sorted((ROOT / top).rglob("*.*")):
            if path.suffix in (".c", ".lesson") and not names(path):
                name = path.relative_to(ROOT)
                yield (f"{name} is in no meson.build: add it to "
                       f"{name.parent}/meson.build, or delete it")
    listed = games.text(ROOT / "src" / "games" / "meson.build")
    for game in games.games():
        if f"'{game.id}'" not in listed:
            yield (f"src/games/{game.id} is not in src/games/meson.build: "
                   "add a line there, or delete it")
    tags = {game.tag for game in games.games()}
    for build in sorted((ROOT / "tests" / "games").glob("*/meson.build")):
        if build.parent.name not in tags:
            yield f"tests/games/{build.parent.name} belongs to no game"


def main():
    found = list(wrong())
    for line in found:
        print(line, file=sys.stderr)
    if found:
        return 1
    stamp = pathlib.Path(sys.argv[1])
    if not stamp.exists():
        stamp.write_text("")
    return 0


sys.exit(main())

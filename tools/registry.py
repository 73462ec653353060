#!/usr/bin/env python3
"""Write the C table of games: registry.py OUT LISTED,... UNLISTED,...

The table of a game whose folder is `id` is found by its tag, which opens the
one file of the folder that defines `const struct rum_game <tag>_game`.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def table_of(game):
    """The name of the exported table of a game."""
    folder = ROOT / "src" / "games" / game
    files = folder.glob("*.c") if folder.is_dir() else [ROOT / "bench" / f"{game}.c"]
    for path in sorted(files):
        found = re.search(r"^const struct rum_game (\w+_game) = \{",
                          path.read_text(), re.M)
        if found:
            return found.group(1)
    sys.exit(f"registry.py: no 'const struct rum_game TAG_game' for {game}")


def main():
    out, listed, unlisted = sys.argv[1:4]
    listed = [table_of(g) for g in listed.split(",") if g]
    unlisted = [table_of(g) for g in unlisted.split(",") if g]
    lines = ["/* Made by tools/registry.py from src/games/meson.build. */",
             "#include <rumpus/game.h>", ""]
    lines += [f"extern const struct rum_game {t};" for t in listed + unlisted]
    lines += ["", "extern const struct rum_game *const rum_listed[];",
              "extern const struct rum_game *const rum_unlisted[];",
              "const struct rum_game *const rum_listed[] = {"]
    lines += [f"    &{t}," for t in listed] + ["    NULL,", "};"]
    lines += ["const struct rum_game *const rum_unlisted[] = {"]
    lines += [f"    &{t}," for t in unlisted] + ["    NULL,", "};"]
    pathlib.Path(out).write_text("\n".join(lines) + "\n")


main()

#!/usr/bin/env python3
"""Write the C table of games: registry.py OUT LISTED... -- UNLISTED...

Games are given by their tags; the table of each is `<tag>_game`.
"""
import pathlib
import sys


def table(name, tags):
    """A list of pointers to games, closed by NULL."""
    return [f"extern const struct rum_game *const {name}[];",
            f"const struct rum_game *const {name}[] = {{",
            *[f"    &{tag}_game," for tag in tags], "    NULL,", "};"]


def main():
    out, *tags = sys.argv[1:]
    cut = tags.index("--")
    listed, unlisted = tags[:cut], tags[cut + 1:]
    lines = ["/* Made by tools/registry.py from src/games/meson.build. */",
             "#include <rumpus/game.h>", "",
             *[f"extern const struct rum_game {tag}_game;"
               for tag in listed + unlisted],
             *table("rum_listed", listed), *table("rum_unlisted", unlisted)]
    pathlib.Path(out).write_text("\n".join(lines) + "\n")


main()

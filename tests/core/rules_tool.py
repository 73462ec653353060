#!/usr/bin/env python3
"""What tools/rules.py makes of the marks in rules/: rules_tool.py TOOLS"""
import pathlib
import sys
import tempfile

sys.path.insert(0, sys.argv[1])
import rules  # noqa: E402  pylint: disable=wrong-import-position

BOOK, FOUND, RULING, HOUSE, DESIGNED = 1, 2, 4, 8, 16

PAGE = """
## How to play

Draw, then play.
<!-- rules: XX-1.1 XX-1.3..5 -->

| a | b |
|---|---|
<!-- rules: XX-1.9
XX-1.8 -->

The end.

## XX-1 Clauses [designed]

- **XX-1.1** [book] Plain *text* with `code`.
- **XX-1.2** [book/ruling] Both.
- **XX-1.3 Leap** [book] One. [ruling] Two.
  More of two.
- **XX-1.4** [book] Ends with its source [found].
- **XX-1.5** [ruling] (one case), [house] (the other): the book knows neither.
- **XX-1.6** [house] With `items=useful` it must hit.
- **XX-1.7** [house] Limit (default 9; the book has none): it ends.
- **XX-1.8** [designed] `items` are nine.
- **XX-1.9** [book] No limit. **[house]** With one, seven.
- **XX-1.10** [info] Nothing. Part is [found], part is not.

| option | values | default | meaning |
|---|---|---|---|
| `items` | `any`, `useful` | `any` | the book, or [house] at an enemy (XX-1.6) |
| `first` | 0, 1 | 0 | who begins |

| Preset | Values | What differs |
|---|---|---|
| book (default) | - | As printed. |
| balanced | items=useful | [house] Better. |
"""


def same(got, wanted):
    assert got == wanted, f"{got!r}, not {wanted!r}"


def main():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "xx.md")
        path.write_text(PAGE, encoding="utf-8")
        found = rules.Rules(path)
    same([c[3] for c in found.clauses], [
        [(BOOK, "Plain text with code.")],
        [(BOOK | RULING, "Both.")],
        [(BOOK, "Leap: One."), (RULING, "Two.\nMore of two.")],
        [(BOOK | FOUND, "Ends with its source.")],
        [(RULING | HOUSE, "The book knows neither.")],
        [(HOUSE, "With items=useful it must hit.")],
        [(HOUSE, "Limit (default 9; the book has none): it ends.")],
        [(DESIGNED, "items are nine.")],
        [(BOOK, "No limit."), (HOUSE, "With one, seven.")],
        [(0, "Nothing. Part is found, part is not.")],
    ])
    same([c[4] for c in found.clauses],
         ["", "", "", "", "The book knows neither", "items=any",
          "the book has none", "", "No limit.", ""])
    same([c[2] for c in found.clauses], [False] * 9 + [True])
    same(found.chapters, {1: "Clauses"})
    same(found.ours, [("option", "items",
                       "the book, or at an enemy (XX-1.6)"),
                      ("preset", "balanced", "Better.")])
    same(found.howto,
         "Draw, then play.\n<!-- XX-1.1 XX-1.3 XX-1.4 XX-1.5 -->\n\n"
         "| a | b |\n|---|---|\n<!-- XX-1.9 XX-1.8 -->\n\nThe end.")
    same(found.told, ["XX-1.1", "XX-1.3", "XX-1.4", "XX-1.5", "XX-1.9",
                      "XX-1.8"])
    print("rules tool: 7 passed, 0 failed")


main()

#!/usr/bin/env python3
"""Which clauses are taught, where, and which are not, and why.

    teaching.py write     docs/TEACHING.md
    teaching.py check     is it true, and has every clause a place?

Steps of lessons name the clauses they teach (`rules:`), and so does the page
"How to play" of rules/<tag>.md, in remarks. Whatever neither mentions stands
in src/games/<id>/lessons/untaught with a reason. docs/LESSONS.md says how
each of them is written.
"""
import sys

import games
from lessons import Lesson, Wrong
from rules import ROOT, Rules, clauses_of

PAGE = ROOT / "docs" / "TEACHING.md"
OPENING = """# What is taught

Every clause of a game's rules is mentioned by one of its lessons or by its page "How to play", or
stands here with the reason why not. Clauses that state nothing (`[info]`) are left out.
`tools/teaching.py write` makes this page; `make test` checks it. docs/LESSONS.md says how lessons and
pages name clauses.
"""


def untaught(folder):
    """What a game leaves out: [(reason, clauses)]."""
    path = folder / "lessons" / "untaught"
    found = []
    if not path.exists():
        return found
    for number, line in enumerate(
            path.read_text(encoding="utf-8").split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        clauses, colon, reason = line.partition(": ")
        if not colon:
            raise Wrong(f"{path}:{number}: 'clauses: why not' is missing")
        try:
            found.append((reason.strip(), clauses_of(clauses)))
        except ValueError as why:
            raise Wrong(f"{path}:{number}: {why}") from None
    return found


class Taught:
    """What is taught of one game."""

    def __init__(self, game):
        self.game = game
        rules = Rules(ROOT / "rules" / f"{game.tag}.md")
        self.known = [c[0] for c in rules.clauses]
        self.all = [c[0] for c in rules.clauses if not c[2]]
        self.page = [c for c in self.known if c in rules.told]
        self.lessons = []
        for path in game.lessons():
            lesson = Lesson(path)
            named = {c for step in lesson.steps for c in step.rules}
            self.lessons.append((lesson, sort(named, self.known)))
        self.left = untaught(game.folder)
        self.named = set(rules.told).union(*(c for _, c in self.lessons))

    def taught(self):
        return [c for c in self.all if c in self.named]

    def wrong(self):
        """What is wrong, one sentence each."""
        reasons = [c for _, clauses in self.left for c in clauses]
        for clause in sorted(self.named.union(reasons) - set(self.known)):
            yield f"{clause} does not exist"
        for clause in self.all:
            if clause not in self.named and clause not in reasons:
                yield (f"{clause} is taught nowhere, and "
                       f"src/games/{self.game.id}/lessons/untaught "
                       "does not say why")
        for clause in reasons:
            if clause in self.named:
                yield (f"{clause} is taught; take it out of "
                       f"src/games/{self.game.id}/lessons/untaught")
            if reasons.count(clause) > 1:
                yield f"{clause} has two reasons"


def sort(clauses, known):
    """In the order of the rules; those that are not there last."""
    return sorted(clauses, key=lambda c: (
        known.index(c) if c in known else len(known), c))


def short(clauses, known):
    """NP-3.1, NP-5.2..4: neighbours together."""
    runs = []
    for clause in clauses:
        chapter, number = clause.rsplit(".", 1)
        if runs and runs[-1][0] == chapter and runs[-1][2] + 1 == int(number):
            runs[-1][2] = int(number)
        else:
            runs.append([chapter, int(number), int(number)])
    return ", ".join(f"{chapter}.{first}" + (f"..{last}" if last > first else "")
                     for chapter, first, last in runs)


def section(taught):
    known = taught.known
    lines = [f"## {taught.game.id}", "",
             f"{len(taught.taught())} of {len(taught.all)} clauses are taught.",
             "", "| where | clauses |", "| --- | --- |"]
    for lesson, clauses in taught.lessons:
        lines.append(f"| lesson `{lesson.name}`: {lesson.title} | "
                     f"{short(clauses, known) or 'none'} |")
    lines += [f"| How to play | {short(taught.page, known) or 'none'} |", ""]
    if taught.left:
        lines += ["| not taught | why |", "| --- | --- |"]
        lines += [f"| {short(sort(clauses, known), known)} | {reason} |"
                  for reason, clauses in taught.left]
        lines.append("")
    return lines


def main():
    if sys.argv[1:] not in (["write"], ["check"]):
        sys.exit(__doc__)
    try:
        all_games = [Taught(game) for game in games.games()
                     if game.lessons()]
    except Wrong as why:
        sys.exit(f"teaching.py: {why}")
    lines = [OPENING]
    for taught in all_games:
        lines += section(taught)
    text = "\n".join(lines).rstrip() + "\n"
    if sys.argv[1] == "write":
        PAGE.write_text(text, encoding="utf-8")
    wrong = [why for taught in all_games for why in taught.wrong()]
    if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
        wrong.append("docs/TEACHING.md is not up to date: run "
                     "tools/teaching.py write")
    for why in wrong:
        print(why)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

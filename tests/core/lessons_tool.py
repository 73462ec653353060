#!/usr/bin/env python3
"""What tools/lessons.py reads in a lesson, and refuses: lessons_tool.py TOOLS"""
import pathlib
import sys
import tempfile

sys.path.insert(0, sys.argv[1])
import lessons  # noqa: E402  pylint: disable=wrong-import-position

LESSON = """# A remark.
title: A title
about: What it is about.
preset: first
options: players=2 first=0
options: goal=any3
seed: 7
you: 1
seat 0: Rosa
before: 1 2  # two things
before: 3

== Do it.
A sentence,
and: one more.
points: a b
rules: XX-1.1
do: 4 5  # either
no: Not that.
then: 6

== Read it.
Said.
"""


def same(got, wanted):
    assert got == wanted, f"{got!r}, not {wanted!r}"


def read(folder, text):
    path = pathlib.Path(folder, "whist", "lessons", "first.lesson")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return lessons.Lesson(path)


def refused(folder, text, words):
    try:
        read(folder, text)
    except lessons.Wrong as why:
        assert words in str(why), f"{why} does not say {words!r}"
        return
    raise AssertionError(f"{words!r} was not said")


class Fake:
    """A game of three questions: seat, and what is open there."""
    you = 0

    def __init__(self):
        self.asked = [(0, ["Move Red 1", "Pay with a One", "Pay with a Two"]),
                      (0, ["Pay with a Two", "Stop here"]),
                      (0, ["Stop here"]), (1, ["Attack", "Draw 1 card"]),
                      (2, ["Pass"]), (0, ["Use Katana: +3", "Pass"])]

    def legal(self):
        seat, says = self.asked[0]
        return {"actor": seat, "actions": [
            {"code": i, "text": text} for i, text in enumerate(says)]}

    def ask(self, **_):
        self.asked.pop(0)


def words():
    """What stands for an action in `find`."""
    same(lessons.written(Fake(), [
        "seed: 1", "before: pay with ...", "before: Stop|Pay", "before: ...",
        "== Use it.", "do: Use *+3", "do: 1"]),
         ["seed: 1", "before: 1", "before: 0", "before: 0", "before: 1",
          "before: 0", "== Use it.", "do: 0", "do: 1"])
    same(lessons.written(Fake(), ["seed: 1", "before: Fly"]), 1)


def main():
    words()
    with tempfile.TemporaryDirectory() as folder:
        got = read(folder, LESSON.replace("and: one", "and one"))
        same((got.game, got.name, got.title, got.about, got.preset, got.seed,
              got.you), ("whist", "first", "A title", "What it is about.",
                         "first", "7", 1))
        same(got.options, ["players=2", "first=0", "goal=any3"])
        same((got.seats, got.before), ({0: "Rosa"}, [1, 2, 3]))
        step = got.steps[0]
        same((step.title, step.text, step.no),
             ("Do it.", "A sentence, and one more.", "Not that."))
        same((step.points, step.rules, step.do, step.then),
             (["a", "b"], ["XX-1.1"], [4, 5], [6]))
        same((got.steps[1].do, got.steps[1].text), ([], "Said."))
        refused(folder, LESSON, ":15: 'and:' is nothing a lesson says")
        refused(folder, "title: x\nabout: y\n", "no 'seed:'")
        refused(folder, "Words.\n", ":1: 'Words.' stands before the first")
        refused(folder, "do: 1\n", "'do:' is nothing a lesson says here")
        refused(folder, "before: one\n", "not the codes")


main()

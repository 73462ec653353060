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


def main():
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

#!/usr/bin/env python3
"""The lessons in src/games/<id>/lessons: compile them into C, or follow them.

    lessons.py compile OUT.c FILE...   the table of src/core/lesson.c
    lessons.py trace FILE [--all]      play a lesson and print what each step
                                       sees: prompt, log, actions with their
                                       codes and targets, ids of the scene
    lessons.py comment FILE...         write behind each action what it does
    lessons.py find FILE [MOST]        look for a seed with which the actions
                                       that stand there in words can be played
                                       (20000 are tried), and write their codes

A lesson may be half written: trace plays as far as it goes and shows what is
open there. All but compile need build/rumpus. docs/LESSONS.md explains the
format.
"""
import json
import pathlib
import re
import subprocess
import sys

from rules import quote

ROOT = pathlib.Path(__file__).resolve().parent.parent
MOST_SEATS = 6
ACTIONS = ("before", "do", "then")
HEAD = ("title", "about", "preset", "options", "seed", "you", "before")
STEP = ("points", "rules", "do", "no", "then")


class Wrong(Exception):
    """What is wrong with a lesson, and where."""


class Step:
    def __init__(self, title):
        self.title = title
        self.text = ""
        self.no = ""
        self.points, self.rules = [], []
        self.do, self.then = [], []


class Lesson:
    """What one file says."""

    def __init__(self, path, coded=True):
        """coded: its actions are numbers, not yet words."""
        self.path = path
        self.coded = coded
        self.game = path.parent.parent.name
        self.name = path.stem
        self.title = self.about = ""
        self.preset, self.seed, self.you = "book", "", 0
        self.options, self.before = [], []
        self.seats = {}
        self.steps = []
        for number, line in enumerate(
                path.read_text(encoding="utf-8").split("\n"), 1):
            try:
                self.take(line.rstrip())
            except Wrong as why:
                raise Wrong(f"{path}:{number}: {why}") from None
        for what in ("title", "about", "seed"):
            if not getattr(self, what):
                raise Wrong(f"{path}: there is no '{what}:'")

    def take(self, line):
        if not line or line.startswith("#"):
            return
        if line.startswith("== "):
            self.steps.append(Step(line[3:].strip()))
            return
        found = re.match(r"([a-z]+)(?: (\d))?:(?: (.*))?$", line)
        if not found:
            if not self.steps:
                raise Wrong(f"'{line}' stands before the first step")
            step = self.steps[-1]
            step.text += (" " if step.text else "") + line.strip()
            return
        word, seat, value = found.groups()
        self.set(word, seat, (value or "").strip())

    def set(self, word, seat, value):
        if word == "seat" and seat and not self.steps:
            self.seats[int(seat)] = value
            return
        if seat or word not in (STEP if self.steps else HEAD):
            raise Wrong(f"'{word}:' is nothing a lesson says here")
        where = self.steps[-1] if self.steps else self
        if word in ACTIONS:
            if self.coded:
                getattr(where, word).extend(codes(value))
        elif word in ("points", "rules", "options"):
            getattr(where, word).extend(value.split())
        elif word == "you":
            self.you = int(value)
        else:
            setattr(where, word, value)


def codes(value):
    """"12 13  # what they do": the numbers."""
    try:
        return [int(word) for word in value.split("#")[0].split()]
    except ValueError:
        raise Wrong(f"'{value}' are not the codes of actions") from None


# ---- compiling ----

def words(name, values, lines):
    """A NULL-terminated list of strings; its name."""
    lines.append(f"static const char *const {name}[] = {{")
    lines += [f"    {quote(value)}," for value in values]
    lines += ["    NULL,", "};"]
    return name


def actions(name, values, lines):
    """A list of actions; its initializer."""
    if not values:
        return "{NULL, 0}"
    lines.append(f"static const rum_action {name}[] = "
                 f"{{{', '.join(map(str, values))}}};")
    return f"{{{name}, {len(values)}}}"


def compile_one(lesson, lines):
    """The tables of one lesson; its entry in the list of all."""
    tag = re.sub(r"\W", "_", f"{lesson.game}_{lesson.name}")
    rows = []
    for i, step in enumerate(lesson.steps, 1):
        name = f"{tag}_{i}"
        points = words(f"{name}_points", step.points, lines)
        rules = words(f"{name}_rules", step.rules, lines)
        do = actions(f"{name}_do", step.do, lines)
        then = actions(f"{name}_then", step.then, lines)
        rows.append(f"    {{{quote(step.title)}, {quote(step.text)}, {points}, "
                    f"{rules}, {do}, {quote(step.no) if step.no else 'NULL'}, "
                    f"{then}}},")
    lines += [f"static const struct rum_lesson_step {tag}_steps[] = {{",
              *rows, "    {0},", "};"]
    options = words(f"{tag}_options", lesson.options, lines)
    before = actions(f"{tag}_before", lesson.before, lines)
    seats = ", ".join(quote(lesson.seats[i]) if i in lesson.seats else "NULL"
                      for i in range(MOST_SEATS))
    texts = ", ".join(map(quote, (lesson.game, lesson.name, lesson.title,
                                  lesson.about, lesson.preset)))
    return (f"    {{{texts}, {options}, {quote(lesson.seed)}, {lesson.you}, "
            f"{{{seats}}}, {before}, {tag}_steps, {len(lesson.steps)}}},")


def compile_lessons(out, files):
    lines = ["/* Made by tools/lessons.py from src/games/<id>/lessons/. */",
             "#include <rumpus/lesson.h>", "",
             "extern const struct rum_lesson rum_lesson_list[];",
             "extern const size_t rum_lesson_count;", ""]
    table = [compile_one(Lesson(path), lines)
             for path in map(pathlib.Path, files)]
    lines += ["const struct rum_lesson rum_lesson_list[] = {", *table,
              "    {0},", "};",
              f"const size_t rum_lesson_count = {len(table)};"]
    pathlib.Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")


# ---- following ----

RUMPUS = ROOT / "build" / "rumpus"


def preset(lesson):
    """The options of its preset."""
    game = json.loads(subprocess.run(
        [RUMPUS, "games", lesson.game, "--json"], check=True,
        stdout=subprocess.PIPE).stdout)
    for known in game["presets"]:
        if known["name"] == lesson.preset:
            return known["values"]
    raise Wrong(f"there is no preset '{lesson.preset}'")


class Drive:
    """The game of a lesson, through `rumpus drive`."""

    def __init__(self, lesson):
        self.process = subprocess.Popen(
            [RUMPUS, "drive"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self.you = lesson.you
        self.seen = 0
        self.game = lesson.game
        self.options = dict(pair.split("=", 1)
                            for pair in preset(lesson) + lesson.options)
        self.deal(int(lesson.seed) if lesson.seed.isdigit() and
                  len(lesson.seed) < 32 else lesson.seed)

    def deal(self, seed):
        self.ask(cmd="new", game=self.game, seed=seed, options=self.options)

    def ask(self, **message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if not answer.get("ok"):
            raise Wrong(answer.get("error"))
        return answer

    def legal(self):
        return self.ask(cmd="legal")

    def scene(self):
        answer = self.ask(cmd="view", **{"as": self.you})
        return answer.get("scene", answer)

    def play(self, code):
        """What the action says of itself: who, in words."""
        legal = self.legal()
        for action in legal["actions"]:
            if action["code"] == code:
                self.ask(cmd="play", code=code)
                return legal["actor"], action["text"]
        raise Wrong(f"{code} is not open to seat {legal['actor']}: "
                    + ", ".join(f"{a['code']} {a['text']}"
                                for a in legal["actions"]))

    def news(self):
        log = self.scene().get("log", [])
        fresh, self.seen = log[self.seen:], len(log)
        return [line["text"] for line in fresh]


def ids(scene):
    """Everything that can be pointed at: id and what it is."""
    for kind in ("areas", "groups", "slots", "edges", "items"):
        for thing in scene.get(kind, []):
            if thing.get("id"):
                at = thing.get("at") or thing.get("group") or ""
                yield (f"{thing['id']} {thing.get('title') or ''}"
                       f"{' @' + at if at else ''}")


def show(drive, everything):
    for line in drive.news():
        print(f"    - {line}")
    scene = drive.scene()
    legal = drive.legal()
    print(f"    seat {legal['actor']} is asked: {scene.get('prompt')}")
    if everything:
        print("    ids: " + "; ".join(ids(scene)))
    for action in legal["actions"]:
        print(f"    {action['code']:5} {action['text']}  "
              f"[{' '.join(action.get('on', []))}]")


def trace(path, everything):
    lesson = Lesson(pathlib.Path(path).resolve())
    drive = Drive(lesson)
    for code in lesson.before:
        print("before: seat {} {}".format(*drive.play(code)))
    for i, step in enumerate(lesson.steps, 1):
        print(f"step {i}: {step.title}")
        if everything:
            show(drive, everything)
        for code in step.do[:1] + step.then:
            print(f"  {code:5} seat {{}}: {{}}".format(*drive.play(code)))
    print("the end of what is written")
    show(drive, True)


def comment(path):
    """What is played before the lesson goes together, the rest one by one."""
    lesson = Lesson(pathlib.Path(path).resolve())
    drive = Drive(lesson)
    for code in lesson.before:
        drive.play(code)
    before = [f"before: {' '.join(map(str, lesson.before[i:i + 18]))}"
              for i in range(0, len(lesson.before), 18)]
    out, chosen = [], False
    for line in pathlib.Path(path).read_text(encoding="utf-8").split("\n"):
        found = re.match(r"(before|do|then):", line)
        chosen = chosen and not line.startswith("==")
        if not found:
            out.append(line)
            continue
        if found.group(1) == "before":
            out += before
            before = []
            continue
        for code in codes(line[found.end():]):
            if found.group(1) == "do" and chosen:
                says = "or another way"
            else:
                seat, text = drive.play(code)
                says = f"seat {seat}: {text}"
                chosen = found.group(1) == "do"
            out.append(f"{found.group(0)} {code}  # {says}")
    pathlib.Path(path).write_text("\n".join(out), encoding="utf-8")


# ---- finding a seed ----

# What somebody does who has nothing to do in a lesson.
HARMLESS = re.compile(r"^(Pass|Bring in no|End|Stop|Skip|Draw|Concede|Let |"
                      r"Leave|Do not|Take no)",
                      re.I)
LINE = re.compile(r"(before|do|then): (.+)$")


def choose(actions, words):
    """The first action that says the words: * is anything, | is or else."""
    for either in words.split("|"):
        pattern = ".*".join(map(re.escape, either.split("*")))
        for action in actions:
            if re.search(pattern, action["text"], re.I):
                return action
    return None


def others_pass(drive):
    """All that the others do, as little as they can: the codes."""
    done = []
    while True:
        legal = drive.legal()
        if legal["actor"] in (drive.you, None):
            return done
        action = next((a for a in legal["actions"]
                       if HARMLESS.match(a["text"])), legal["actions"][0])
        drive.ask(cmd="play", code=action["code"])
        done.append(action["code"])


def play_words(drive, words):
    """The codes that words mean; None: nothing fits. "..." is all that the
    others do; "Pay with ..." is that as often as it is open."""
    if words == "...":
        return others_pass(drive)
    often = words.endswith(" ...")
    done = []
    while True:
        action = choose(drive.legal()["actions"], words.removesuffix(" ..."))
        if not action:
            return done if often else None
        done.append(action["code"])
        drive.ask(cmd="play", code=action["code"])
        if not often:
            return done


def play_codes(drive, value):
    """The codes of a line; None: one of them is not open."""
    try:
        for code in codes(value):
            drive.play(code)
    except Wrong:
        return None
    return codes(value)


def written(drive, lines):
    """The lines with codes for words; the number of a line: it fails there."""
    out, chosen = [], False
    for number, line in enumerate(lines):
        chosen = chosen and not line.startswith("==")
        found = LINE.match(line)
        if not found or (found.group(1) == "do" and chosen):
            out.append(line)  # another way to do a step is a code
            continue
        which, value = found.group(1), found.group(2).strip()
        done = play_codes(drive, value) if value[0].isdigit() \
            else play_words(drive, value)
        if done is None:
            return number
        chosen = chosen or which == "do"
        out += [f"{which}: {code}" for code in done]
    return out


def find(path, most):
    """Try seeds until the whole lesson can be played."""
    lesson = Lesson(pathlib.Path(path).resolve(), False)
    lines = pathlib.Path(path).read_text(encoding="utf-8").split("\n")
    drive = Drive(lesson)
    first = int(lesson.seed)
    farthest, best = -1, first
    for seed in range(first, first + most):
        drive.deal(seed)
        done = written(drive, lines)
        if not isinstance(done, int):
            done = [f"seed: {seed}" if line.startswith("seed:") else line
                    for line in done]
            pathlib.Path(path).write_text("\n".join(done), encoding="utf-8")
            comment(path)
            return
        if done > farthest:
            farthest, best = done, seed
    drive.deal(best)
    written(drive, lines)
    show(drive, True)
    raise Wrong(f"seed {best} comes farthest: to '{lines[farthest]}' in line "
                f"{farthest + 1}; above is what is open there")


def main():
    command, *rest = sys.argv[1:] or [""]
    try:
        if command == "compile" and rest:
            compile_lessons(rest[0], rest[1:])
        elif command == "trace" and rest:
            trace(rest[0], "--all" in rest)
        elif command == "comment" and rest:
            for path in rest:
                comment(path)
        elif command == "find" and rest:
            find(rest[0], int(rest[1]) if len(rest) > 1 else 20000)
        else:
            sys.exit(__doc__)
    except Wrong as why:
        sys.exit(f"lessons.py: {why}")


if __name__ == "__main__":
    main()

"""Prose: the files it names exist, the commands it shows run, and it speaks
plainly."""
import functools
import glob
import os
import re

from . import ROOT, complaint, read, run, tracked

# A path from the root: `tests/kit/kit.h`, docs/SCENE.md, src/games/<id>/.
PATH = re.compile(
    r"(?<![\w./~-])((?:src|include|tests|docs|tools|web|rules|examples|changes"
    r"|man|\.ci)/[\w./<>*{},-]*[\w>*}]|(?:src|include|tests|tools|web)/)")
# A file by its name alone.
# (A digit before the dot: np calls a pile s0.h.)
NAME = re.compile(r"(?<![\w./<*>-])([a-z]\w*[a-z_]\.(?:c|h|py|md|ts|tsx|mjs))\b")

# Made by the build, so that git does not know them.
MADE = {"rules.c", "registry.c", "page.c", "lessons.c", "told.c",
        "template.c"}

# Not English as we speak it today, or a player taken for a man.
WORDS = re.compile(
    r"\b(he|him|his|himself|thereof|therein|thereby|whereby|wherein|hereby"
    r"|herein|whilst|amongst|albeit|ought|shall|gone on with"
    r"|made anew|is to say|lest)\b", re.I)


def comments(name):
    """(line, text) of what a person reads: all of a page or script, the
    comments of C and TypeScript."""
    text = read(name)
    if name.endswith((".c", ".h", ".ts", ".tsx", ".mjs")):
        parts = re.finditer(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", text, re.S)
    elif text.startswith("#!"):
        parts = re.finditer(r'""".*?"""|(?<!\S)#[^\n]*', text, re.S)
    else:
        parts = re.finditer(r".+", text, re.S)
    spans = [(m.start(), m.group()) for m in parts]
    for start, part in spans:
        first = text.count("\n", 0, start) + 1
        for i, line in enumerate(part.split("\n")):
            yield first + i, line


def pages():
    """What people read: pages, sources, and the tools' own words."""
    return tracked("*.md", "*.c", "*.h", "*.ts", "*.tsx", "*.mjs", "Makefile",
                   "*meson.build", "tools/*", "man/*")


def exists(path):
    """Placeholders and sets stand for anything: <id>, NAME.svg, *, {a,b}."""
    names = [re.sub(r"<[^>]*>|\bNAME\b", "*", path)]
    while any("{" in n for n in names):
        names = [n.replace(m.group(0), w, 1) for n in names
                 for m in [re.search(r"\{([^{}]*)\}", n)] if m
                 for w in m.group(1).split(",")]
    return all(glob.glob(str(ROOT / n)) or glob.glob(str(ROOT / n) + ".*")
               for n in names)


@functools.cache
def known_names():
    system = {os.path.basename(p) for p in glob.glob("/usr/include/*.h")}
    return {os.path.basename(n) for n in tracked()} | system | MADE


def files_named():
    wrong = []
    for name in pages():
        if name.startswith(("tools/checks/", "changes/")):
            continue
        for number, line in comments(name):
            for path in PATH.findall(line):
                if not exists(path):
                    wrong.append(f"{name}:{number}: there is no {path}")
            for file in NAME.findall(line):
                if file not in known_names():
                    wrong.append(f"{name}:{number}: there is no {file}")
    return "".join(f"{w}\n" for w in wrong)


def shown():
    """(page, line, command) of each line that a page shows as typed, in a
    block or between backticks."""
    for name in [*tracked("*.md"), "Makefile"]:
        if name.startswith("changes/"):
            continue
        for number, line in enumerate(read(name).split("\n"), 1):
            block = re.match(r"^(?: {4}|\t|#     )(?:\$ )?(\S.*)$", line)
            found = re.findall(r"`([^`]+)`", line)
            for text in [block.group(1)] if block else found:
                for part in re.split(r" && |  +|; ", text):
                    yield name, number, part.strip()


def make_wrong(words):
    makefile = read("Makefile")
    targets = re.search(r"^\.PHONY: (.*)$", makefile, re.M).group(1).split()
    for word in words[1:]:
        variable = re.match(r"^([A-Z]+)=", word)
        if variable and not re.search(rf"^{variable.group(1)} \?=", makefile,
                                      re.M):
            return f"make knows no {variable.group(1)}"
        if re.match(r"^[a-z]+$", word) and word not in targets:
            return f"make has no target {word}"
        if not re.match(r"^[A-Za-z]", word):
            break
    return ""


@functools.cache
def help_of(*words):
    return run("build/rumpus", *words, "--help")


def flags(words):
    return [re.match(r"^--[\w-]+", w).group(0) for w in words
            if re.match(r"^--\w", w)]


def rumpus_wrong(words):
    given = [w for w in words[1:] if re.match(r"^[a-z]+$", w)]
    command = given[:2] if given[:1] in (["lab"], ["admin"]) else given[:1]
    # "rumpus recording 1" is how a recording opens.
    if not command or not re.match(r"^[a-z]+$", words[1]) or \
            command == ["recording"]:
        return ""
    code, text = help_of(*command)
    if code:
        return f"rumpus has no command {' '.join(command)}"
    for flag in flags(words):
        if not re.search(rf"{flag}\b", text):
            return f"rumpus {' '.join(command)} has no {flag}"
    return ""


def tool_wrong(words):
    if not (ROOT / words[0]).exists():
        return f"there is no {words[0]}"
    for flag in flags(words):
        if flag not in read(words[0]):
            return f"{words[0]} has no {flag}"
    return ""


def conform_wrong(words):
    for flag in flags(words):
        if f'"{flag}"' not in read("tests/kit/conform_main.c"):
            return f"conform has no {flag}"
    return ""


JUDGES = [(r"make", make_wrong), (r"(?:build/)?rumpus", rumpus_wrong),
          (r"tools/\w+", tool_wrong),
          (r"(?:build/tests/kit/)?conform", conform_wrong)]


def commands_shown():
    """Targets, commands and flags exist; what they do tests must say."""
    wrong = complaint("build/rumpus", "--help")
    for name, number, command in shown():
        words = command.split()
        for pattern, judge in JUDGES:
            if len(words) > 1 and re.fullmatch(pattern, words[0]):
                found = judge(words)
                if found:
                    wrong += f"{name}:{number}: {found} ({command})\n"
    return wrong


def words():
    wrong = []
    for name in pages():
        if name.startswith(("tools/checks/", "rules/")):
            continue
        for number, line in comments(name):
            for word in WORDS.findall(line):
                wrong.append(f"{name}:{number}: '{word}': {line.strip()}")
    return "".join(f"{w}\n" for w in wrong)

#!/usr/bin/env python3
"""Install the library and use it from outside: install.py SOURCE BUILD [python]

A C program, a C++ program and one that is linked statically are built with
what pkg-config says and nothing else, and play; so does a Python script where
there is numpy. Of the shared library only names that open with rum_ are seen.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

SOURCE, BUILD = sys.argv[1:3]
VERSION = "0.1"  # of the soname: see include/rumpus/version.h
wrong = []


def run(*command, **more):
    """Its output, or None after saying what it printed."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True,
                          stderr=subprocess.STDOUT, check=False, **more)
    if done.returncode == 0:
        return done.stdout
    wrong.append(f"{' '.join(map(str, command))}: {done.stdout[-2000:]}")
    return None


def check(fine, what):
    if not fine:
        wrong.append(what)


def install(to):
    """As `make install` does; where the headers, libraries and examples are."""
    run("meson", "install", "-C", BUILD, "--no-rebuild", "--quiet",
        "--destdir", str(to))
    one = {name: next(to.rglob(file), None) for name, file in {
        "pc": "rumpus.pc", "so": "librumpus.so", "a": "librumpus.a",
        "header": "game.h", "examples": "examples"}.items()}
    for name, path in one.items():
        check(path, f"{name} was not installed")
    return one


def symbols(library):
    """What a program could see of it."""
    out = run("nm", "-D", "--defined-only", str(library)) or ""
    names = [line.split()[-1].split("@")[0] for line in out.splitlines()]
    for name in names:
        check(name.startswith("rum_"), f"{name} is seen outside the library")
    for name in ("rum_match_play", "rum_version", "rum_bot_choose"):
        check(name in names, f"{name} is not seen outside the library")


def build(compiler, source, program, env, static=False):
    kind = ["--static"] if static else []
    said = run("pkg-config", "--cflags", "--libs", *kind, "rumpus", env=env)
    flags = (said or "").split()
    if static:  # else the linker prefers the shared one
        flags = [f.replace("-lrumpus", "-l:librumpus.a") for f in flags]
    run(*compiler, str(source), "-o", str(program), *flags,
        cwd=program.parent)


def play(program, env, *words):
    out = run(str(program), *words, env=env, cwd=program.parent)
    check(out and "Ninja Pirate Zombie Robot" in out,
          f"{program.name} said {out}")


PYTHON = """
import rumpus
match, bot = rumpus.Match("npzr", seed=7), rumpus.Bot("npzr", "easy")
while not match.over:
    match.play(bot.choose(match))
print(match.game.title, match.points)
"""


def play_python(root, env):
    """By the package that was installed and no other."""
    there = next(root.rglob("rumpus/_c.py"), None)
    check(there, "the Python package was not installed")
    if there:
        out = run("/usr/bin/python3", "-c", PYTHON,
                  env={**env, "PYTHONPATH": str(there.parent.parent)})
        check(out and "Ninja Pirate Zombie Robot" in out, f"Python: {out}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "installed"
        there = install(root)
        if wrong:
            return
        env = {**os.environ, "PKG_CONFIG_SYSROOT_DIR": str(root),
               "PKG_CONFIG_LIBDIR": str(there["pc"].parent),
               "LD_LIBRARY_PATH": str(there["so"].parent)}
        outside = pathlib.Path(folder)
        examples = there["examples"]
        cc = ["cc", "-std=c17", "-Wall", "-Wextra", "-Werror"]
        cxx = ["c++", "-std=c++17", "-Wall", "-Wextra", "-Werror"]
        symbols(there["so"])
        header = run("readelf", "-d", str(there["so"])) or ""
        check(f"[librumpus.so.{VERSION}]" in header, f"soname: {header}")
        build(cc, examples / "bot.c", outside / "bot", env)
        build(cc, examples / "seat.c", outside / "seat", env)
        build(cxx, examples / "duel.cc", outside / "duel", env)
        build(cc, examples / "bot.c", outside / "bot-static", env, True)
        linked = run("readelf", "-d", str(outside / "bot-static")) or ""
        check("librumpus" not in linked, "bot-static needs the shared library")
        if not wrong:
            play(outside / "bot", env, "npzr", "1")
            play(outside / "duel", env, "npzr", "random")
            if len(sys.argv) > 3:
                play_python(root, env)
            play(outside / "bot-static", {"PATH": "/bin"}, "npzr", "1")


main()
for line in wrong:
    print(line)
print(f"{0 if wrong else 1} passed, {len(wrong)} failed")
sys.exit(1 if wrong else 0)

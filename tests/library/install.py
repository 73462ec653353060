#!/usr/bin/env python3
"""Install the library and use it from outside: install.py SOURCE BUILD [python]

Programs in C, in C++ and one that is linked statically are built with what
pkg-config says and nothing else, and play; so does a Python script where there
is numpy. Every public header is there, and reads as C and as C++. Of the shared
library only names that open with rum_ are seen.
"""
import os
import pathlib
import subprocess
import sys
import tempfile

SOURCE, BUILD = sys.argv[1:3]
VERSION = "0.1"  # of the soname: see include/rumpus/version.h
LEARN = pathlib.Path(__file__).with_name("outside.c")
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
    for name in ("rum_match_play", "rum_version", "rum_bot_choose",
                 "rum_batch_step", "rum_learn_observe", "rum_device_play"):
        check(name in names, f"{name} is not seen outside the library")


def headers(there, compilers, env):
    """All of them were installed, and each compiler reads them together; that
    each stands alone is seen by lint."""
    here = sorted(p.name for p in
                  (pathlib.Path(SOURCE) / "include/rumpus").glob("*.h"))
    found = sorted(p.name for p in there.glob("*.h"))
    check(found == here, f"headers installed: {found}")
    flags = (run("pkg-config", "--cflags", "rumpus", env=env) or "").split()
    text = "".join(f"#include <rumpus/{name}>\n" for name in found)
    for compiler in compilers:
        run(*compiler, "-x", "c++" if "++" in compiler[0] else "c",
            "-fsyntax-only", *flags, "-", input=text)


def build(compiler, source, program, env, static=False, words=()):
    kind = ["--static"] if static else []
    said = run("pkg-config", "--cflags", "--libs", *kind, "rumpus", env=env)
    flags = (said or "").split()
    if static:  # else the linker prefers the shared one
        flags = [f.replace("-lrumpus", "-l:librumpus.a") for f in flags]
    run(*compiler, *words, str(source), "-o", str(program), *flags,
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
    """By the package that was installed and no other, which finds the library
    that came with it."""
    there = next(root.rglob("rumpus/_c.py"), None)
    check(there, "the Python package was not installed")
    if there:
        home = f"/{there.parent.parent.relative_to(root)}"
        paths = run("/usr/bin/python3", "-c", "import sys; print(sys.path)")
        check(not home.startswith("/usr/") or f"'{home}'" in (paths or ""),
              f"Python does not look for packages in {home}")
        alone = {k: v for k, v in env.items() if k != "LD_LIBRARY_PATH"}
        out = run("/usr/bin/python3", "-c", PYTHON,
                  env={**alone, "PYTHONPATH": str(there.parent.parent)})
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
        made = pathlib.Path(BUILD) / "reference" / "html" / "index.html"
        told = examples.parent / "reference" / "index.html"
        check(told.exists() == made.exists(), f"{told} is not as {made}")
        headers(there["header"].parent, [cc, cxx], env)
        for example in ("gpu", "seat"):
            build(cc, examples / f"{example}.c", outside / example, env)
        build(cc, LEARN, outside / "learn", env)
        build(cxx, LEARN, outside / "learn++", env, words=["-x", "c++"])
        build(cxx, examples / "duel.cc", outside / "duel", env)
        build(cc, examples / "bot.c", outside / "bot-static", env, True)
        linked = run("readelf", "-d", str(outside / "bot-static")) or ""
        check("librumpus" not in linked, "bot-static needs the shared library")
        if not wrong:
            play(outside / "bot", env, "npzr", "1")
            play(outside / "duel", env, "npzr", "random")
            said = {run(str(outside / name), "npzr", env=env)
                    for name in ("learn", "learn++")}
            check(len(said) == 1, f"C and C++ differ: {said}")
            if len(sys.argv) > 3:
                play_python(root, env)
            play(outside / "bot-static", {"PATH": "/bin"}, "npzr", "1")


main()
for line in wrong:
    print(line)
print(f"{0 if wrong else 1} passed, {len(wrong)} failed")
sys.exit(1 if wrong else 0)

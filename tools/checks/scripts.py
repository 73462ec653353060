"""What is not C: the page, the packages for JavaScript and Python, scripts for
the shell."""
from . import ROOT, complaint, read, tracked


def page():
    """Types, format and mistakes, by what npm fetched for the page's tests."""
    tools = ROOT / "web" / "node_modules" / ".bin"
    return complaint("tools/page", "--dev") \
        or complaint("npm", "run", "--silent", "check", cwd=ROOT / "web") \
        or complaint(str(tools / "tsc"), "--noEmit", cwd=ROOT / "js") \
        or complaint(str(tools / "biome"), "check", cwd=ROOT / "js")


def shell():
    names = [n for n in tracked("tools/*", "examples/*", ".ci/*")
             if read(n).startswith("#!/bin/sh")]
    return complaint("shellcheck", *names)


def types():
    """The package for Python keeps its own type hints."""
    return complaint("mypy", "--no-error-summary", "--cache-dir",
                     str(ROOT / "build" / "mypy"), "rumpus",
                     cwd=ROOT / "python")

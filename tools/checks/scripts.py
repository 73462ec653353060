"""What is not C: the page, and scripts for the shell."""
from . import ROOT, complaint, read, tracked


def page():
    """Types, format and mistakes, by what npm fetched for the page's tests."""
    return complaint("tools/page", "--dev") or \
        complaint("npm", "run", "--silent", "check", cwd=ROOT / "web")


def shell():
    names = [n for n in tracked("tools/*", "examples/*", ".ci/*")
             if read(n).startswith("#!/bin/sh")]
    return complaint("shellcheck", *names)

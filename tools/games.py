"""What games there are, for the tools: each src/games/<id>/meson.build says."""
import functools
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent

# Files of a game that are words and pictures; all others are rules.
WORDS = re.compile(r"_(tell|offer|goal|why|scene|theme|dump)")


class Game:
    """One game: its id, its tag, its folder."""

    def __init__(self, folder, tag):
        self.id, self.tag, self.folder = folder.name, tag, folder

    def rules_files(self):
        return [f for f in sorted(self.folder.glob("*.c"))
                if not WORDS.search(f.stem)]

    def lessons(self):
        """Their files, in the order in which they are taken."""
        return [self.folder / name for name in re.findall(
            r"'(lessons/[\w-]+\.lesson)'", text(self.folder / "meson.build"))]

    def gpu(self):
        """How a graphics card plays it: src/games/meson.build tells."""
        found = re.search(r"^gpu_here = \[([^\]]*)\]", text(
            self.folder / "meson.build"), re.M)
        return re.findall(r"'([\w=]+)'", found.group(1)) if found else []


@functools.cache
def text(path):
    return path.read_text(encoding="utf-8")


@functools.cache
def games():
    found = []
    for build in sorted((ROOT / "src" / "games").glob("*/meson.build")):
        tag = re.search(r"^tag = '(\w+)'", text(build), re.M)
        found.append(Game(build.parent, tag.group(1) if tag else ""))
    return found


def find(name):
    """A game by id or tag, or None."""
    for game in games():
        if name in (game.id, game.tag):
            return game
    return None

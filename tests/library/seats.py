#!/usr/bin/env python3
"""Programs in seats of a server: seats.py RUMPUS SEAT EXAMPLES

The examples in C and in Python play whole games against each other over the
network, and say what is wrong where they cannot.
"""
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import unittest
import urllib.request

RUMPUS, SEAT, EXAMPLES = sys.argv[1:4]
C = [SEAT]
PYTHON = [sys.executable, str(pathlib.Path(EXAMPLES) / "seat.py")]
sys.path.insert(0, EXAMPLES)
sys.dont_write_bytecode = True
import seat  # noqa: E402

PATIENCE = 100  # seconds for a game; it takes three


class Seats(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        # In memory: a disk is not what is tested here.
        there = "/dev/shm" if os.path.isdir("/dev/shm") else None
        cls.folder = tempfile.TemporaryDirectory(dir=there)
        cls.server = subprocess.Popen(
            [RUMPUS, "serve", "--port", "0", "--pace", "0", "--data",
             f"{cls.folder.name}/tables.db"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        said = cls.server.stdout.readline()
        cls.address = re.search(r"http://\S+/", said).group(0)

    @classmethod
    def tearDownClass(cls):
        cls.server.terminate()
        cls.server.communicate()
        cls.folder.cleanup()

    def links(self, **members):
        """Of a new table."""
        with urllib.request.urlopen(f"{self.address}api/create",
                                    json.dumps(members).encode()) as answer:
            made = json.load(answer)
        return [f"{self.address}#/t/{made['table']}/{link['key']}"
                for link in made["links"]]

    def start(self, program, *words):
        child = subprocess.Popen([*program, *words], text=True,
                                 stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE)
        self.addCleanup(child.wait)
        self.addCleanup(child.kill)
        return child

    def ended(self, child):
        """Its exit code, the lines it printed, and what it complained of."""
        out, err = child.communicate(timeout=PATIENCE)
        return child.returncode, out.splitlines(), err

    def whole_game(self, title, **members):
        players = [self.start(program, link, "7") for program, link in
                   zip([C, PYTHON], self.links(**members))]
        found = [self.ended(child) for child in players]
        for seat, (code, lines, err) in enumerate(found):
            self.assertEqual((code, err), (0, ""))
            self.assertEqual(lines[0], f"{title} [{seat}]")
            self.assertEqual(len(lines), 2)
        points = [json.loads(re.search(r"\[.*\]$", lines[1]).group(0))
                  for _, lines, _ in found]
        self.assertEqual(points[0], points[1])
        self.assertEqual(sum(points[0]), 60)

    def test_c_against_python(self):
        people = ["human", "human"]
        self.whole_game("Ninja Pirate Zombie Robot", game="npzr", seats=people)
        self.whole_game("Zapp'em!", game="zappem", seats=people,
                        options={"players": 2})

    def test_a_link_of_both_seats(self):
        """Each program plays both sides, by looking with the other's eyes."""
        players = [self.start(program, *self.links(
            game="npzr", seats=["human", "human"], together=True))
                   for program in (C, PYTHON)]
        for child in players:
            code, lines, err = self.ended(child)
            self.assertEqual((code, err), (0, ""))
            self.assertEqual(lines[0], "Ninja Pirate Zombie Robot [0, 1]")

    def person_takes_back(self, link):
        """A person plays on until the program has decided too, and asks to
        take back: the decision before, which is asked again."""
        scheme, host, table, key = seat.LINK.fullmatch(link).groups()
        line, chance = seat.WebSocket(scheme, host), random.Random(1)
        self.addCleanup(line.close)
        line.line.settimeout(PATIENCE)
        line.send({"cmd": "join", "table": table, "key": key})
        others, asked = False, None
        while True:
            scene = line.receive().get("scene", {})
            others = others or scene.get("actor", 0) != 0
            now = scene.get("decision")
            if now is None:
                continue
            if asked is not None:
                return self.assertLess(now, asked)
            if others and now > 0:
                asked = now
                line.send({"cmd": "undo"})
            else:
                line.send({"cmd": "play", "n": now,
                           "code": seat.choose(scene, chance)})

    def test_a_person_may_take_back(self):
        for program in (C, PYTHON):
            mine, theirs = self.links(game="npzr", seats=["human", "human"])
            child = self.start(program, theirs)
            self.assertIn("[1]", child.stdout.readline())
            self.person_takes_back(mine)
            child.kill()
            child.communicate()

    def test_what_cannot_be(self):
        link = self.links(game="npzr", seats=["human", "easy"])[0]
        nowhere = re.sub(r":\d+", ":1", link)
        for program in (C, PYTHON):
            for words, code, complaint in [
                    ((), 2, "usage"), (("x",), 2, "usage"),
                    ((link.rsplit("/", 1)[0],), 2, "usage"),
                    ((link[:-1],), 1, "this link opens no seat"),
                    ((nowhere,), 1, "nobody answers at")]:
                got, _, err = self.ended(self.start(program, *words))
                self.assertEqual(got, code, err)
                self.assertIn(complaint, err)
                self.assertEqual(err.count("\n"), 1)
        secure = link.replace("http:", "https:")
        got, _, err = self.ended(self.start(C, secure))
        self.assertEqual(got, 2)
        self.assertIn("no TLS: take seat.py", err)


unittest.main(argv=sys.argv[:1])

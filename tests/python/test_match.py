"""Matches from Python: they play as `rumpus drive` does, step by step."""
import copy
import json
import os
import pickle
import random
import subprocess
import unittest

import rumpus

IDS = [game.id for game in rumpus.games()]


class Drive:
    """`rumpus drive`, one question and one answer at a time."""

    def __init__(self):
        self.pipe = subprocess.Popen(
            [os.environ["RUMPUS"], "drive"], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, **message):
        self.pipe.stdin.write(json.dumps(message) + "\n")
        self.pipe.stdin.flush()
        answer = json.loads(self.pipe.stdout.readline())
        if not answer["ok"]:
            raise AssertionError(answer)
        return answer

    def close(self):
        self.pipe.stdin.close()
        self.pipe.stdout.close()
        self.pipe.wait()


class Agreement(unittest.TestCase):
    def one_game(self, name):
        drive, chance = Drive(), random.Random(name)
        self.addCleanup(drive.close)
        match = rumpus.Match(name, seed=7)
        drive.ask(cmd="new", game=name, seed=7)
        while not match.over:
            there = drive.ask(cmd="legal")
            self.assertEqual(match.legal(),
                             [a["code"] for a in there["actions"]])
            action = chance.choice(match.legal())
            match.play(action)
            drive.ask(cmd="play", code=action)
        view = drive.ask(cmd="view", **{"as": 0})
        scene = match.scene(0)
        self.assertEqual(scene["points"], view["scene"]["points"])
        self.assertEqual(scene["log"], view["scene"]["log"])
        self.assertEqual([round(60 * p) for p in match.points],
                         scene["points"])

    def test_whole_games_agree_with_drive(self):
        for name in IDS:
            with self.subTest(name):
                self.one_game(name)


class Matches(unittest.TestCase):
    def setUp(self):
        self.match = rumpus.Match("npzr", seed=7)

    def play(self, n):
        for _ in range(n):
            self.match.play(self.match.legal()[0])

    def test_all_games_are_there(self):
        self.assertEqual(len(IDS), 5)
        self.assertEqual(rumpus.Game("np").title, "Ninja Pirate Zombie Robot")

    def test_undo_redo_and_fork(self):
        self.play(5)
        digest, actions = self.match.digest, self.match.actions
        fork = self.match.fork()
        self.match.undo(2)
        self.assertEqual(len(self.match), 3)
        self.match.redo()
        self.match.redo()
        self.assertEqual((self.match.digest, self.match.actions),
                         (digest, actions))
        self.assertEqual(fork.digest, digest)

    def test_copies_stand_on_their_own(self):
        self.play(5)
        env = rumpus.AECEnv("npzr")
        env.reset(seed=1)
        for made in (copy.copy(self.match), copy.deepcopy(self.match),
                     pickle.loads(pickle.dumps(self.match))):
            self.assertEqual(made.digest, self.match.digest)
            made.play(made.legal()[0])
            self.assertNotEqual(made.digest, self.match.digest)
        other = copy.deepcopy(env)
        other.step(other.match.legal()[0])
        self.assertEqual((len(env.match), len(other.match)), (0, 1))

    def test_what_cannot_be_copied_says_so(self):
        for made in (rumpus.Bot("npzr"), rumpus.Batch("npzr", 2)):
            for how in (copy.copy, copy.deepcopy, pickle.dumps):
                with self.assertRaises(TypeError):
                    how(made)

    def test_a_batch_does_not_survive_a_fork(self):
        batch = rumpus.Batch("npzr", 64)
        batch.step(batch.sample())
        child = os.fork()
        if child == 0:
            try:
                batch.step(batch.sample())
            except rumpus.Error:
                os._exit(0)
            os._exit(1)
        self.assertEqual(os.waitpid(child, 0)[1], 0)
        batch.step(batch.sample())

    def test_a_world_imagined_is_one_to_its_seat(self):
        for name in IDS:
            match = rumpus.Match(name, seed=7)
            for _ in range(30):
                match.play(match.legal()[-1])
            world, other = match.imagine(seed=1), match.imagine(seed=2)
            seat = match.actor
            self.assertEqual(world.legal(), match.legal())
            self.assertTrue((world.observe(seat) == match.observe(seat)).all())
            fork = world.fork()
            self.assertEqual(fork.digest, world.digest)
            fork.play(fork.legal()[0])
            self.assertNotEqual(fork.digest, world.digest)
            self.assertNotEqual(other.digest, world.digest)
            with self.assertRaisesRegex(rumpus.Error, "not open"):
                world.play(next(a for a in range(match.game.num_actions)
                                if a not in world.legal()))

    def test_a_recording_brings_it_back(self):
        self.play(9)
        again = rumpus.Match.load(self.match.recording)
        self.assertEqual(again.digest, self.match.digest)
        self.assertEqual(again.options, self.match.options)
        self.assertEqual(again.seed, self.match.seed)

    def test_wrong_input_is_refused_in_words(self):
        for wrong, words in [
                (lambda: rumpus.Game("chess"), "there is no game 'chess'"),
                (lambda: rumpus.Match("npzr", players=3), "players"),
                (lambda: rumpus.Match("npzr", preset="odd"), "preset"),
                (lambda: rumpus.Match("npzr", seed="x"), "is no seed"),
                (lambda: rumpus.Bot("npzr", "genius"), "genius"),
                (lambda: self.match.play(190), "not open"),
                (lambda: self.match.play(-1), "no action"),
                (lambda: self.match.undo(), "to undo"),
                (lambda: self.match.observe(2), "seats 0 to 1"),
                (lambda: self.match.scene(7), "seats 0 to 1"),
                (lambda: self.match.log(9), "seats 0 to 1"),
                (lambda: self.match.fork(1), "0 steps, not 1"),
                (lambda: self.match.fork(-1), "not -1"),
                (lambda: rumpus.Game(3), "by its id"),
                (lambda: rumpus.Bot("zg").choose(self.match), "npzr"),
                (lambda: rumpus.Batch("npzr", 0), "games is 1 to"),
                (lambda: rumpus.Batch("npzr", 10**9), "games is 1 to"),
                (lambda: rumpus.Batch("npzr", 4, threads=-1), "threads"),
                (lambda: rumpus.Batch("npzr", 4, limit=-1), "limit"),
                (lambda: rumpus.Batch("npzr", 1).step([0.0]), "whole"),
                (lambda: rumpus.Match.load("nonsense"), "line 1")]:
            with self.assertRaisesRegex(rumpus.Error, words):
                wrong()

    def test_bots_play_and_are_repeatable(self):
        self.assertIn("easy", rumpus.levels())
        lines = []
        for _ in range(2):
            match = rumpus.Match("zappem", seed=3)
            bot = rumpus.Bot("zappem", "easy", seed=1)
            for _ in range(20):
                match.play(bot.choose(match))
            lines.append(match.actions)
        self.assertEqual(*lines)

    def test_fields_say_what_they_mean(self):
        for game in rumpus.games():
            words = [field.help for field in game.fields.values()]
            self.assertTrue(all(words))
            self.assertEqual(len(set(words)), len(words))
        self.assertIn("deck", rumpus.Game("npzr").fields["deck_size"].help)

    def test_information_keeps_the_other_hand_secret(self):
        self.play(3)
        fields = self.match.game.fields
        for seat in (0, 1):
            hands = self.match.observe(seat)[fields["hand"].slice]
            self.assertGreaterEqual(hands[0], 0)
            self.assertEqual(hands[8], -2)
            self.assertIn("hand=", self.match.information(seat))


unittest.main()

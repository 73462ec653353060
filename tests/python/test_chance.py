"""Chance made explicit from Python, and what seats know in such games."""
import ctypes
import random
import unittest

import rumpus
from rumpus import _c, spiel

IDS = [game.id for game in rumpus.games()]


class Memory(unittest.TestCase):
    def test_a_generator_takes_the_room_that_the_library_fills(self):
        room = ctypes.sizeof(_c.Rng)
        filled = (ctypes.c_ubyte * (2 * room))(*[255] * (2 * room))
        _c.lib.rum_rng_init(_c.Rng.from_buffer(filled), _c.seed_of(11))
        self.assertNotIn(255, filled[:room])
        self.assertEqual(set(filled[room:]), {255})


class Choosing(unittest.TestCase):
    def test_a_seed_draws_the_match_of_that_seed(self):
        for name in IDS:
            world, match = rumpus.Chance(name, seed=11), \
                rumpus.Match(name, seed=11)
            chance = random.Random(name)
            world.draw()
            for _ in range(300):
                self.assertEqual(world.legal(), match.legal(), name)
                self.assertEqual(world.actor, match.actor)
                if match.over:
                    break
                action = chance.choice(match.legal())
                match.play(action)
                world.play(action)
                world.draw()
                for seat in range(match.seats):
                    self.assertEqual(world.observe_text(seat),
                                     match.observe_text(seat), name)
            self.assertEqual(world.points, match.points)

    def test_a_fork_goes_its_own_way(self):
        world = rumpus.Chance("zappem")
        fork = world.fork()
        world.choose(0)
        fork.choose(1)
        world.draw()
        fork.draw()
        self.assertNotEqual(world.observe_text(0), fork.observe_text(0))

    def test_what_cannot_be_is_refused(self):
        world = rumpus.Chance("npzr")
        for wrong, words in [
                (lambda: world.choose(world.outcomes), "none of"),
                (lambda: world.play(0), "chance is to choose first"),
                (lambda: world.observe(0), "nothing is dealt yet"),
                (lambda: rumpus.Chance("npzr", players=3), "players")]:
            with self.assertRaisesRegex(rumpus.Error, words):
                wrong()


class Spiel(unittest.TestCase):
    """States shaped as OpenSpiel's, with chance nodes."""

    def play(self, game, seed, most=4000):
        """A random game; how many chance nodes there were, and the state."""
        state, chance, nodes = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal() and state.move_number() < most:
            if state.is_chance_node():
                nodes += 1
                self.assertEqual(state.current_player(), spiel.CHANCE)
                outcomes, odds = zip(*state.chance_outcomes())
                self.assertAlmostEqual(sum(odds), 1)
                self.assertEqual(list(outcomes), state.legal_actions())
                self.assertLessEqual(len(odds), game.max_chance_outcomes())
            else:
                with self.assertRaises(ValueError):
                    state.chance_outcomes()
            state.apply_action(chance.choice(state.legal_actions()))
        return nodes, state

    def test_whole_games_with_chance_nodes(self):
        for name in IDS:
            nodes, state = self.play(
                spiel.load_game(name, explicit_chance=True), name)
            self.assertGreater(nodes, 0, name)
            again = state.get_game().new_initial_state()
            for action in state.history():
                again.apply_action(action)
            self.assertEqual(again.world.digest, state.world.digest)
            self.assertEqual(again.returns(), state.returns())

    def test_undo_and_child(self):
        _, state = self.play(
            spiel.load_game("zappem", explicit_chance=True), 1, 150)
        before = state.observation_string(0)
        child = state.child(state.legal_actions()[-1])
        self.assertEqual(state.observation_string(0), before)
        child.undo_action(state.current_player(), child.history()[-1])
        self.assertEqual(child.observation_string(0), before)
        self.assertEqual(child.history(), state.history())

    def test_an_information_state_remembers(self):
        """Two ways of shuffling what a seat does not see are one to it."""
        game = spiel.load_game("npzr", explicit_chance=True)
        _, state = self.play(game, 3, 90)
        mine = {seat: state.information_state_string(seat) for seat in (0, 1)}
        self.assertNotEqual(mine[0], mine[1])
        actor = state.current_player()
        self.assertEqual(state.information_state_string(), mine[actor])
        after = state.child(state.legal_actions()[0])
        self.assertTrue(after.information_state_string(actor)
                        .startswith(mine[actor] + "\nplays "))
        other = state.child(state.legal_actions()[1])
        self.assertNotEqual(other.information_state_string(actor),
                            after.information_state_string(actor))


unittest.main()

"""Chance made explicit from Python, and what seats know in such games."""
import ctypes
import random
import unittest

import rumpus
from rumpus import _c, spiel, spiel_memory

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
                    self.assertEqual(world.heard(seat), match.heard(seat))
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
        state = game.new_initial_state(seed=seed)
        chance, nodes = random.Random(seed), 0
        while not state.is_terminal() and state.move_number() < most:
            if state.is_chance_node():
                nodes += 1
                self.assertEqual(state.current_player(),
                                 spiel.PlayerId.CHANCE)
                self.assertEqual(state.get_type(), spiel.StateType.CHANCE)
                self.assertEqual(len(state.legal_actions_mask()),
                                 game.max_chance_outcomes())
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
                        .startswith(mine[actor] + "\n>"))
        other = state.child(state.legal_actions()[1])
        self.assertNotEqual(other.information_state_string(actor),
                            after.information_state_string(actor))

    def test_an_information_state_is_what_the_seat_can_tell_apart(self):
        game = spiel.load_game("npzr", explicit_chance=True)
        deal = [0] * 56
        alike = {0: 0, 1: 0}

        def dealt(outcomes):
            state = game.new_initial_state()
            for outcome in outcomes:
                state.apply_action(outcome)
            self.assertFalse(state.is_chance_node())
            return state
        first = dealt(deal)
        for at in range(50):
            other = dealt([*deal[:at], 1, *deal[at + 1:]])
            for seat in (0, 1):
                same = first.observation_string(seat) == \
                    other.observation_string(seat)
                alike[seat] += same
                self.assertEqual(first.information_state_string(seat)
                                 == other.information_state_string(seat), same)
        self.assertTrue(all(0 < n < 50 for n in alike.values()), alike)

    def test_an_information_state_holds_what_was_heard_and_is_short(self):
        for name in IDS:
            sampled = spiel.load_game(name)
            state = sampled.new_initial_state(seed=11)
            chance, heard = random.Random(name), [[] for _ in range(6)]
            for _ in range(100):
                if state.is_terminal():
                    break
                state.apply_action(chance.choice(state.legal_actions()))
                for seat in range(state.num_players()):
                    heard[seat].append(state.match.heard(seat))
            for seat in range(state.num_players()):
                text = state.information_state_string(seat)
                told = [line.partition("|")[0] for line in text.split("\n")
                        if line[:1] != ">"]
                self.assertEqual([t for t in told if t],
                                 [h for h in heard[seat] if h], name)
                self.assertLess(len(text), 150 * state.move_number(), name)

    def test_chance_that_is_drawn_or_chosen_is_the_same_to_know(self):
        for name in IDS:
            world = rumpus.Chance(name, seed=11)
            sampled = spiel.load_game(name).new_initial_state(seed=11)
            chance = random.Random(name)
            world.draw()
            actions = []
            for _ in range(60):
                if not sampled.is_terminal():
                    actions.append(chance.choice(sampled.legal_actions()))
                    sampled.apply_action(actions[-1])
            memory = spiel_memory.Memory(world, 1, sampled.get_game()
                                         .usual_sight(1))
            self.assertEqual(memory.reach(actions, True).text,
                             sampled.information_state_string(1), name)

    def test_what_was_remembered_is_not_remembered_after_an_undo(self):
        for explicit in (False, True):
            game = spiel.load_game("zappem", explicit_chance=explicit)
            # With explicit chance dealing takes most of these moves.
            _, state = self.play(game, 1, 150 if explicit else 40)
            before = state.information_state_string(0)
            state.apply_action(state.legal_actions()[0])
            self.assertNotEqual(state.information_state_string(0), before)
            state.undo_action(*state.full_history()[-1])
            self.assertEqual(state.information_state_string(0), before)


unittest.main()

"""Batches and environments from Python."""
import pathlib
import pickle
import unittest

import numpy as np

import rumpus
from rumpus import spiel

IDS = [game.id for game in rumpus.games()]


class Batches(unittest.TestCase):
    def test_masks_and_ranges(self):
        for name in IDS:
            batch = rumpus.Batch(name, 70, seed=3, threads=2)
            box = rumpus.VectorEnv(name, 1).single_observation_space
            for _ in range(30):
                actions = batch.sample()
                self.assertTrue(np.all(
                    batch.mask[np.arange(70), actions] == 1), name)
                batch.step(actions)
                self.assertTrue(np.all(batch.observation >= box.low), name)
                self.assertTrue(np.all(batch.observation <= box.high), name)

    def test_threads_change_nothing(self):
        one = rumpus.Batch("zappem", 200, seed=5, threads=1)
        three = rumpus.Batch("zappem", 200, seed=5, threads=3)
        for _ in range(150):
            one.step(one.sample())
            three.step(three.sample())
            np.testing.assert_array_equal(one.observation, three.observation)
            np.testing.assert_array_equal(one.points, three.points)

    def test_reset_brings_the_same_games(self):
        batch = rumpus.Batch("npzr", 10, seed=1)
        first = batch.observation.copy()
        batch.step(batch.sample())
        batch.reset(2)
        self.assertFalse(np.array_equal(first, batch.observation))
        batch.reset(1)
        np.testing.assert_array_equal(first, batch.observation)

    def test_what_is_not_open_is_refused(self):
        batch = rumpus.Batch("npzr", 4)
        for wrong in (np.array([0, 0, 190, 0]), np.array([-1, 0, 0, 0]),
                      np.zeros(3)):
            with self.assertRaises(rumpus.Error):
                batch.step(wrong)


class Pages(unittest.TestCase):
    def test_docs_tell_the_sizes(self):
        page = (pathlib.Path(__file__).parents[2] / "docs" / "LIBRARY.md")
        text = page.read_text(encoding="utf-8")
        for game in rumpus.games():
            self.assertIn(f"| {game.id} | {game.num_actions} | "
                          f"{game.observation_size} numbers |", text)


class Environments(unittest.TestCase):
    def test_the_aec_cycle(self):
        for name in IDS:
            env = rumpus.AECEnv(name)
            env.reset(seed=4)
            total = {agent: 0.0 for agent in env.possible_agents}
            done = 0
            for agent in env.agent_iter():
                seen, reward, over, cut, _ = env.last()
                total[agent] += reward
                self.assertTrue(env.observation_space(agent).contains(seen))
                done += over
                env.step(None if over or cut else
                         int(np.flatnonzero(seen["action_mask"])[0])
                         if len(env.match) % 3 else
                         env.action_space(agent).sample(seen["action_mask"]))
            self.assertEqual(done, len(env.possible_agents), name)
            self.assertEqual(env.agents, [])
            for seat, share in enumerate(env.match.points):
                self.assertAlmostEqual(total[f"seat_{seat}"], 2 * share - 1)

    def test_an_agent_that_is_done_takes_none_only(self):
        env = rumpus.AECEnv("npzr")
        env.reset(seed=1)
        with self.assertRaises(ValueError):
            env.step(None)

    def test_the_vector_environment(self):
        env = rumpus.VectorEnv("npzr", 50, seed=2)
        seen, infos = env.reset(seed=2)
        ended = 0
        for _ in range(300):
            actions = env.batch.sample()
            acted = infos["actor"]
            seen, rewards, over, cut, infos = env.step(actions)
            self.assertEqual(seen.shape, (50, env.batch.game.observation_size))
            np.testing.assert_array_equal(
                rewards, infos["rewards"][np.arange(50), acted])
            self.assertTrue(np.all(infos["rewards"][~over] == 0))
            np.testing.assert_allclose(infos["rewards"].sum(1), 0)
            ended += over.sum()
            self.assertFalse(cut.any())
        self.assertGreater(ended, 20)

    def test_what_a_vector_environment_returns_is_the_callers(self):
        env = rumpus.VectorEnv("zappem", 3, seed=1)
        first, infos = env.reset(seed=1)
        kept = first.copy(), infos["action_mask"].copy()
        self.assertTrue(env.observation_space.contains(first))
        actions = env.batch.sample()
        self.assertTrue(env.action_space.contains(actions))
        env.step(actions)
        np.testing.assert_array_equal(first, kept[0])
        np.testing.assert_array_equal(infos["action_mask"], kept[1])
        other = env.reset()[0]
        self.assertFalse(np.array_equal(first, other))
        np.testing.assert_array_equal(env.reset(seed=1)[0], first)
        np.testing.assert_array_equal(env.reset()[0], other)
        bare = rumpus.VectorEnv("zappem", 3, seed=1, copy=False)
        self.assertIs(bare.reset(seed=1)[0], bare.batch.observation)

    def test_the_shape_of_openspiel(self):
        game = spiel.load_game("zappem")
        state = game.new_initial_state(seed=9)
        rng = np.random.default_rng(0)
        while not state.is_terminal():
            player = state.current_player()
            legal = state.legal_actions()
            self.assertEqual(np.flatnonzero(state.legal_actions_mask(player))
                             .tolist(), legal)
            self.assertEqual(state.legal_actions((player + 1) % 2), [])
            state.apply_action(int(rng.choice(legal)))
        self.assertEqual(state.current_player(), spiel.PlayerId.TERMINAL)
        self.assertEqual(state.get_type(), spiel.StateType.TERMINAL)
        self.assertEqual(state.legal_actions(), [])
        self.assertLessEqual(max(state.returns()), game.max_utility())
        again = state.clone()
        self.assertEqual(again.history(), state.history())
        self.assertEqual(len(state.observation_tensor(0)),
                         game.observation_tensor_size())

    def test_openspiel_games_tell_what_they_are(self):
        kind = spiel.GameType
        for name, how, total in [
                ("npzr", {}, 0), ("mercer", {}, 0), ("zappem", {}, None),
                ("zappem", {"mode": "royale", "players": 3}, -1),
                ("zerpang", {"players": 4}, -2), ("zg", {"players": 3}, -1)]:
            game = spiel.load_game(name, how)
            told = game.get_type()
            self.assertEqual(game.utility_sum(), total)
            self.assertEqual(told.utility, {
                0: kind.Utility.ZERO_SUM, None: kind.Utility.GENERAL_SUM
            }.get(total, kind.Utility.CONSTANT_SUM))
            self.assertEqual(told.short_name, name)
            self.assertEqual(told.chance_mode,
                             kind.ChanceMode.SAMPLED_STOCHASTIC)
            state = game.new_initial_state(seed=3)
            while not state.is_terminal():
                state.apply_action(state.legal_actions()[-1])
            if total is not None:
                self.assertAlmostEqual(sum(state.returns()), total)
            self.assertLessEqual(state.move_number(), game.max_move_number())
            self.assertEqual(spiel.load_game(str(game)), game)
        self.assertEqual(spiel.load_game("npzr", explicit_chance=True)
                         .get_type().chance_mode,
                         kind.ChanceMode.EXPLICIT_STOCHASTIC)
        self.assertEqual(spiel.registered_names(), IDS)
        for wrong in ("npzr(", "npzr(hand)", "npzr(hand=9)", "chess"):
            with self.assertRaises(rumpus.Error):
                spiel.load_game(wrong)

    def test_openspiel_games_are_no_longer_than_they_say(self):
        for explicit in (False, True):
            game = spiel.load_game("zappem", max_game_length=5,
                                   explicit_chance=explicit)
            state, decisions = game.new_initial_state(), 0
            while not state.is_terminal():
                decisions += state.is_player_node()
                state.apply_action(state.legal_actions()[0])
            self.assertEqual(decisions, game.max_game_length())
            self.assertEqual(state.returns(), [0, 0, 0, 0])
            with self.assertRaises(ValueError):
                state.apply_action(0)

    def test_openspiel_states_are_kept_and_read_again(self):
        for explicit in (False, True):
            game = spiel.load_game("npzr(hand=7)", explicit_chance=explicit)
            state = game.new_initial_state()
            for _ in range(90):
                state.apply_action(state.legal_actions()[0])
            for again in (game.deserialize_state(state.serialize()),
                          pickle.loads(pickle.dumps(state))):
                self.assertEqual(again.full_history(), state.full_history())
                self.assertEqual(again.information_state_string(1),
                                 state.information_state_string(1))
                self.assertEqual(again.get_game(), game)
            if not explicit:
                with self.assertRaisesRegex(rumpus.Error, "a state of npzr"):
                    spiel.load_game("zg").deserialize_state(state.serialize())
            player, action = state.current_player(), state.legal_actions()[-1]
            words = state.action_to_string(player, action)
            self.assertIn(state.string_to_action(player, words),
                          state.legal_actions())

    def test_an_openspiel_observer(self):
        game = spiel.load_game("npzr")
        state, observer = game.new_initial_state(), game.make_py_observer()
        observer.set_from(state, 1)
        self.assertEqual(observer.tensor.tolist(), state.observation_tensor(1))
        self.assertEqual(observer.dict["hand"].shape, (2, 8))
        self.assertTrue(np.all(observer.dict["hand"][0, :5] >= 0))
        self.assertEqual(observer.string_from(state, 1),
                         state.observation_string(1))


unittest.main()

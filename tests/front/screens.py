#!/usr/bin/env python3
"""Keys in, expected text out: screens.py PROGRAM EXAMPLES [WORD]

Each test runs the program through pipes, files or a terminal of its own. With
a WORD only the tests whose name holds it run.
"""
import json
import os
import pathlib
import pty
import re
import resource
import select
import signal
import subprocess
import sys
import tempfile
import time

PROGRAM = os.path.abspath(sys.argv[1])
EXAMPLES = os.path.abspath(sys.argv[2])
MANUAL = pathlib.Path(__file__).resolve().parents[2] / "man" / "rumpus.1"
FOLDER = None  # of the test that runs


def environment(**more):
    env = {**os.environ, "XDG_DATA_HOME": str(FOLDER), "LC_ALL": "C.UTF-8",
           "COLUMNS": "80", "LINES": "24", "TERM": "dumb"}
    env.update(more)
    return {k: v for k, v in env.items() if v is not None}


class Ran:
    """What a run left behind."""

    def __init__(self, code, out, err):
        self.code, self.out, self.err = code, out, err

    def has(self, *parts):
        for part in parts:
            assert part in self.out, f"no {part!r} in:\n{self.out}\n{self.err}"
        return self

    def hasnt(self, *parts):
        for part in parts:
            assert part not in self.out, f"{part!r} in:\n{self.out}"
        return self

    def complains(self, *parts):
        for part in parts:
            assert part in self.err, f"no {part!r} in:\n{self.err}\n{self.out}"
        return self

    def ended(self, code):
        assert self.code == code, \
            f"exit code {self.code}, not {code}:\n{self.out}\n{self.err}"
        return self


def run(*args, keys="", stdout=subprocess.PIPE, **env):
    """The program with these arguments, and what is typed into it."""
    data = keys if isinstance(keys, bytes) else keys.encode()
    done = subprocess.run([PROGRAM, *args], input=data, stdout=stdout,
                          stderr=subprocess.PIPE, env=environment(**env),
                          timeout=60, cwd=FOLDER, check=False)
    return Ran(done.returncode, (done.stdout or b"").decode(errors="replace"),
               done.stderr.decode(errors="replace"))


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, *args, **env):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.chdir(FOLDER)
            os.execve(PROGRAM, [PROGRAM, *args],
                      environment(TERM="xterm", **env))
        self.text, self.read = "", 0

    def until(self, part, seconds=20):
        """Read on until the part appears; the text up to there."""
        start, end = self.read, time.monotonic() + seconds
        while part not in self.text[start:]:
            left = end - time.monotonic()
            ready = select.select([self.fd], [], [], max(left, 0))[0]
            try:
                got = os.read(self.fd, 65536) if ready else b""
            except OSError:
                got = b""
            assert got, f"no {part!r} in:\n{self.text}"
            self.text += got.decode(errors="replace")
        self.read = self.text.index(part, start) + len(part)
        return self.text[start:self.read]

    def type(self, keys):
        os.write(self.fd, keys.encode())

    def end(self):
        """The exit code; minus the signal if one ended it."""
        end = time.monotonic() + 20
        while time.monotonic() < end:
            if select.select([self.fd], [], [], 0.05)[0]:
                try:
                    self.text += os.read(self.fd, 65536).decode(errors="replace")
                except OSError:
                    pass
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                os.close(self.fd)
                return os.waitstatus_to_exitcode(status)
        os.kill(self.pid, signal.SIGKILL)
        raise AssertionError(f"it did not end:\n{self.text}")


COMMANDS = ("play", "resume", "list", "watch", "replay", "games", "rules", "lessons", "lesson", "drive", "serve", "admin",
            "lab", "lab sim", "lab duel", "lab calibrate", "bench")


def recordings():
    return sorted(pathlib.Path(FOLDER).glob("rumpus/games/*.rumpus"))


# ---- games, rules, help ----

def test_help_and_version():
    run("--help").ended(0).has("usage: rumpus", "play", "drive")
    version = run("--version").ended(0).has("rumpus ").out
    assert run("-V").ended(0).out == version
    run().ended(2).complains("usage: rumpus")
    run("lab").ended(2).complains("usage: rumpus lab")
    shown = run("help").ended(0).out
    assert run("--help").out == run("-h").out == shown
    for command in COMMANDS:
        words = command.split()
        page = run(*words, "--help").ended(0).has(f"usage: rumpus {command}").out
        assert run("help", *words).ended(0).out == page
        assert run(*words, "-h").ended(0).out == page
    run("help", "paly").ended(2).complains("do you mean 'play'?")


def commands(*group):
    """All that --help lists, those of groups too."""
    page = run(*group, "--help").ended(0).out
    for name in re.findall(r"^  (\w+)  ", page, re.M):
        below = run(*group, name, "--help").ended(0).out
        if "usage: rumpus" in below and "COMMAND" in below.split("\n")[2]:
            yield from commands(*group, name)
        else:
            yield " ".join((*group, name)), below


def test_the_manual_page_is_true():
    text = MANUAL.read_text(encoding="utf-8").replace("\\-", "-")
    listed, options = text.split(".SH OPTIONS\n")
    options = options.split("\n.SH ")[0]
    sections = {}
    for part in listed.split("\n.SS ")[1:]:
        name = re.match(r"(lab|admin) \w+|\w+", part).group(0)
        sections[name] = set(re.findall(r"(?<![\w-])--([a-z-]+)",
                                        part.split("Options:")[-1]))
        usage = part.split("\n")[0]
        run(*name.split(), "--help").ended(0).has(f"usage: rumpus {usage}")
    helped = {name: set(re.findall(r"^  --([a-z-]+)", page, re.M)) - {"help"}
              for name, page in commands()}
    assert sections == helped, \
        [(n, sections.get(n, set()) ^ helped.get(n, set()))
         for n in sections.keys() | helped.keys()
         if sections.get(n) != helped.get(n)]
    described = re.findall(r"^\.BI? --([a-z-]+)", options, re.M)
    assert len(described) == len(set(described))
    assert set(described) == set().union(*helped.values()), \
        set(described) ^ set().union(*helped.values())
    assert {name.split()[0] for name in COMMANDS} \
        == {name.split()[0] for name in helped}


def test_a_misspelt_command_or_flag_is_guessed():
    run("paly").ended(2).complains("do you mean 'play'?")
    run("xyzzy").ended(2).complains("there is no command 'xyzzy'")
    run("play", "--sede", "7").ended(2).complains("do you mean --seed?")
    run("play", "tally", "--seed").ended(2).complains("--seed needs a value")
    run("games", "--json=1").ended(2).complains("--json takes no value")
    run("lab", "dule").ended(2).complains("rumpus lab: there is no command",
                                          "do you mean 'duel'?")
    run("lab", "sim", "tally", "--thread", "1").ended(2).complains(
        "do you mean --threads?", "Try 'rumpus lab sim --help'.")
    run("bench", "npzrr").ended(2).complains("do you mean npzr?")


def test_a_game_is_dealt_alike_by_every_command():
    for command in (("play",), ("watch", "--fast"), ("lab", "sim"),
                    ("lab", "duel", "--a", "easy", "--b", "easy"), ("bench",)):
        run(*command, "tally", "--players", "9").ended(2).complains(
            "2 to 6, not '9'", f"rumpus {command[0]}")
        run(*command, "tally", "--preset", "grand").ended(2).complains(
            "no preset 'grand'")
        run(*command, "--option", "first=9", "tally").ended(2).complains(
            "first")
        run(*command, "tally", "--seed", "x").ended(2).complains("--seed takes")
    one = run("lab", "sim", "tally", "--players", "4", "--games", "1",
              "--seed", "1", "--json").ended(0)
    assert json.loads(one.out)["options"]["players"] == "4"
    assert len(json.loads(one.out)["seats"]) == 4


def test_games_are_listed():
    games = json.loads(run("games", "--json").ended(0).out)
    shown = run("games").ended(0)
    for game in games:
        shown.has(game["id"], game["title"])
        assert game["min_seats"] <= game["max_seats"]
    shown.hasnt("tally")  # the template is for readers of the source


def test_one_game_is_described_with_its_options():
    run("games", "tally").ended(0).has("Tally", "players", "2 to 6")
    one = json.loads(run("games", "tally", "--json").ended(0).out)
    assert one["options"][0]["name"] == "players"
    run("games", "talyl").ended(2).complains("no game 'talyl'")
    run("games", "tally", "npzr").ended(2).complains("one game at a time")


def test_the_numbers_of_an_observation_are_explained():
    shown = run("games", "tally", "--fields").ended(0)
    shown.has("an observation is", "the sum of each")
    told = json.loads(run("games", "tally", "--fields", "--json").ended(0).out)
    assert sum(f["rows"] * f["columns"] for f in told["fields"]) == told["size"]
    assert all(f["help"] for f in told["fields"])
    run("games", "--fields").ended(2).complains("--fields needs a game")


def test_rules_by_clause_chapter_and_words():
    run("rules", "tally", "TA-2.1").ended(0).has("TA-2.1 ").hasnt("TA-2.2")
    run("rules", "tally", "2.1").ended(0).has("TA-2.1 ")
    run("rules", "tally", "2").ended(0).has("TA-2.1 ", "TA-2.2 ")
    run("rules", "tally", "bust", "SECRET").ended(0).has("TA-")
    run("rules", "tally").ended(0).has("TA-1.1", "TA-3.1")
    run("rules", "tally", "2.99").ended(1).complains("no clause or chapter")
    run("rules", "tally", "zeppelin").ended(1).complains("no clause")
    run("rules").ended(2).complains("which game?")


def test_presets_are_listed_and_taken():
    shown = run("games", "npzr").ended(0).has("--preset NAME", "(dry=sweep)")
    one = json.loads(run("games", "npzr", "--json").ended(0).out)
    names = [p["name"] for p in one["presets"]]
    assert names[0] == "book" and "balanced" in names, names
    assert one["presets"][names.index("balanced")]["values"] == ["dry=sweep"]
    listed = json.loads(run("games", "--json").ended(0).out)
    assert next(g for g in listed if g["id"] == "npzr")["presets"] \
        == one["presets"]
    for preset in one["presets"]:
        shown.has(preset["name"])
    # The preset comes first, whatever the order of the words.
    for args, value in ((("--preset", "balanced"), "sweep"), ((), "play_on"),
                        (("--option", "dry=play_on", "--preset", "balanced"),
                         "play_on")):
        run("play", "npzr", "--no-record", *args, keys="options\nquit\n") \
            .ended(0).has(f"dry = {value}")
        ran = run("lab", "sim", "npzr", "--games", "1", "--all", "random",
                  "--json", *args).ended(0)
        assert json.loads(ran.out)["options"]["dry"] == value


def test_house_rules_say_so_and_the_book_says_nothing():
    run("rules", "npzr", "9.6").ended(0).has("NP-9.6 House rule: Turn limit")
    run("rules", "npzr", "3.1").ended(0).hasnt("House", "ours", "[")
    house = run("rules", "npzr", "--house").ended(0)
    house.has("NP-9.6 House rule", "NP-9.7 House rule", "option turn_limit "
              "(usually 300)", "preset balanced:").hasnt("NP-3.1", "[house]")
    run("rules", "tally", "--house").ended(0).has("No rule of tally is ours.")
    run("rules", "npzr", "--house", "9.6").ended(2).complains("too many")
    run("play", "npzr", "--no-record", keys="? 9.6\nquit\n").ended(0).has(
        "NP-9.6 House rule: Turn limit")


def test_rules_are_wrapped_to_the_width():
    for columns in ("40", "80"):
        out = run("rules", "npzr", COLUMNS=columns).ended(0).out
        for line in out.split("\n"):
            assert len(line) <= int(columns) or line.startswith("|"), line


def test_long_rules_go_through_the_pager():
    terminal = Terminal("rules", "npzr", PAGER="sed s/^/PAGED:/")
    terminal.until("PAGED:You and your rival")
    assert terminal.end() == 0
    terminal = Terminal("rules", "npzr", PAGER="/no/such/pager")
    terminal.until("NP-10.8")
    assert terminal.end() == 0
    terminal = Terminal("rules", "npzr", "--plain", PAGER="sed s/^/PAGED:/")
    assert terminal.end() == 0 and "PAGED:" not in terminal.text


# ---- playing through a pipe ----

GAME = ("play", "tally", "--seed", "5", "--option", "first=0")


def test_a_whole_game_through_a_pipe():
    ran = run(*GAME, keys="1\n1\nstand\n").ended(0)
    ran.has("Tally", "'rules' tells how to play", "At the table: Player 1 "
            "(you), Bob (easy bot).", "  1 Roll the die", "You roll a", "Bob rolls a",
            "The game is over.", "The game is recorded in")
    path = recordings()[0]
    assert str(path) in ran.out
    run("replay", str(path), "--log").ended(0).has("The game is over.",
                                                   "Player 1 rolls a")


def test_a_bot_that_begins_is_told_once_and_in_good_english():
    for game in ("npzr", "tally"):
        out = run("play", game, "--seed", "5", "--option", "first=1",
                  "--no-record", keys="quit\n").ended(0).out
        told = re.findall(r"^- Bob .*$", out, re.M)
        assert told and len(told) == len(set(told)), out
        assert not re.search(r"You's|You [a-z]+s\b", out), out
    # Two people who see the same are not told twice either.
    out = run("play", "connect4", "--seed", "5", "--seat", "0:Ann=human",
              "--seat", "1:Bob=human", keys="1\n1\nquit\n").ended(0).out
    told = re.findall(r"^- .*$", out, re.M)
    assert len(told) == 2 == len(set(told)), out


def test_closed_input_and_output_are_an_end_and_an_error():
    def close(*files):
        done = subprocess.run(
            [PROGRAM, *GAME], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            env=environment(), timeout=20, cwd=FOLDER, check=False,
            preexec_fn=lambda: [os.close(file) for file in files])
        return Ran(done.returncode, done.stdout.decode(), done.stderr.decode())

    close(0).ended(0).has("[1-2, ? = help] >")
    close(1).ended(1).complains("cannot write the output")
    close(0, 1, 2).ended(1)


def test_a_person_without_a_name_has_one_for_others():
    run(*GAME, keys="1\nquit\n").ended(0).has("You roll a", "Player 1 (you)")
    text = recordings()[0].read_text()
    assert "Player 1" in text and "You" not in text, text
    # As it was recorded once.
    pathlib.Path(FOLDER, "old").write_text(text.replace("Player 1", "You"))
    run("replay", "old", "--log").ended(0).has("Player 1 rolls a")
    run("play", "--load", "old", keys="quit\n").ended(0).has(
        "Player 1 (you)", "You roll a")


def test_the_same_seed_is_the_same_game():
    keys = "1\n1\nstand\n"
    first = run(*GAME, "--no-record", keys=keys).out
    assert first == run(*GAME, "--no-record", keys=keys).out
    assert first != run("play", "tally", "--seed", "6", "--option", "first=0",
                        "--no-record", keys=keys).out


def test_actions_are_chosen_by_number_short_form_and_words():
    for keys in ("2", "stand", "st", "STAND", "stand on"):
        run(*GAME, keys=f"{keys}\n").ended(0).has("You stand on")


def test_wrong_keys_are_answered_and_asked_again():
    ran = run(*GAME, keys="0\n3\nxyzzy\n\n-1\n99999999999\n\x01\xff\nhnit\n"
              + "a" * 5000 + "\nstand\n").ended(0)
    ran.has("'0' is none of the actions", "'3' is none of the actions",
            "'xyzzy' is none of the actions", "Type a number, 1 to 2",
            "do you mean 'hint'?", "You stand on")


def test_bytes_that_are_no_text_do_no_harm():
    run(*GAME, keys=b"\xff\xfe\x00\x1b[2J\nstand\n").ended(0) \
        .has("You stand on").hasnt("\x1b")


def test_help_rules_and_clauses_at_the_prompt():
    ran = run(*GAME, keys="?\n? 1\n?TA-2.2\n? secret\n? nothingofthekind\n"
              "rules\nlist\ntable\noptions\nlook\nlook 1\nlook 2\nhint\nquit\n").ended(0)
    ran.has("undo     take back", "TA-2.1 ", "TA-2.2 ", "TA-1.2 ",
            "No action and no clause", "players = 2", "look takes the number", "in reach: s1",
            "Nothing on the table is marked for it", "would play this", "How it stands: ", "Next best")


def test_what_is_not_open_says_why():
    ran = run("play", "zerpang", "--seed", "5", "--no-record", "--option", "classes=Ninja,Pirate",
              "--option", "first=0", "--players", "2",
              keys="f6\nwhy deck\nwhy gate h9\nwhy 1\nwhy nothingofthekind\nquit\n").ended(0)
    ran.has("Not now: Your pieces come in on your own Gates, H9 and I8. [ZP-6.1]",
            "Not now: You draw at the end of your turn. [ZP-11.1]",
            "That is open:\n  2 Bring Red 1 onto Gate H9", "ZP-4.1 ",
            "No action and no clause")


def test_goals_are_shown_and_explained():
    ran = run("play", "npzr", "--seed", "5", "--no-record",
              keys="goals\nquit\n", LINES="40").ended(0)
    ran.has("    0 of 4 characters, ", "are missing\n", "Player 1: ",
            "So far: 0 of 4 characters", "[NP-7.1]")


def test_the_log_names_the_clause():
    run(*GAME, keys="1\nlog\nlog 1\nlog x\nquit\n").ended(0).has(
        "[TA-2.1]", "(1 earlier: log all)", "log takes a number")


# ---- lessons ----

def test_lessons_are_listed():
    run("lessons").ended(0).has("npzr first: ", " steps)\n", "rumpus lesson GAME [NAME]")
    run("lessons", "tally").ended(0).has("tally first: Stop in time (8 steps)").hasnt("npzr")
    listed = json.loads(run("lessons", "--json").ended(0).out)
    assert {"npzr"} <= {lesson["game"] for lesson in listed}
    assert all(8 <= lesson["steps"] <= 15 for lesson in listed if lesson["name"] == "first")
    run("lessons", "whist").ended(2).complains("whist")


def test_a_lesson_answers_wrong_turns_and_ends_in_a_win():
    ran = run("lesson", "tally", keys="1\n\n\n\nstand\n7\n1\nskip\nback\n1\nroll\n2\n\n\n").ended(0)
    ran.has("Step 1 of 8. This is your secret number.", "Look at: Secret number 5",
            "[Enter = go on, ? = help] >", "[1, ? = help] >",
            "It is up to you now: Roll the die.",
            "With a total of 5 no roll can hurt you. Roll.",
            "none of the actions", "Rosa rolls a 5", "Step 8 of 8. ", "The win goes to you",
            "Play a real game: rumpus play tally\n")


def test_a_lesson_goes_on_where_one_left():
    run("lesson", "tally", keys="skip\nskip\n1\nquit\n").ended(0).has(
        "Go on with step 4: rumpus lesson tally first")
    run("lesson", "tally", "first", keys="table\nrestart\nback\n").ended(0).has(
        "You left at step 4", "Step 4 of 8.", "Step 1 of 8.", "This is the first step.")
    run("lesson", "tally", keys="skip\n" * 3).ended(0).has("8 steps.", "Go on with step 4")
    run("lessons", "tally").ended(0).has("(you are at step 4 of 8)")
    run("lesson", "tally", "--restart", keys="skip\n" * 8).ended(0).has(
        "That was the lesson 'Stop in time'.").hasnt("Go on with step")
    run("lessons", "tally").ended(0).has("tally first: Stop in time (done)")
    run("lesson", "tally").ended(0).has("8 steps.", "Step 1 of 8.")


def test_every_lesson_is_walked_through_at_a_terminal():
    for lesson in json.loads(run("lessons", "--json").out):
        at = Terminal("lesson", lesson["game"], lesson["name"])
        for _ in range(lesson["steps"]):
            asked = at.until(", ? = help] > ").rpartition("[")[2].split(",")[0]
            at.type("\n" if asked == "Enter = go on" else asked.split()[0] + "\n")
        ended = at.until(" --preset first")
        assert "The game is over. " in ended or lesson["name"] != "first", ended
        assert at.end() == 0


def test_a_lesson_names_what_it_points_at():
    run("lesson", "npzr", keys="skip\n" * 15, LINES="40").ended(0).has(
        "Look at: you, Rosa\n", "Look at: your c, your d\n", "Look at: Zombie legs\n",
        "Look at: head of your d, Pirate legs\n", "Look at: Rosa's b\n")


def test_ctrl_c_keeps_the_place_in_a_lesson():
    at = Terminal("lesson", "npzr")
    at.until("Step 1 of")
    at.until("> ")
    at.type("\n")
    at.until("Step 2 of")
    at.until("> ")
    at.type("\x03")
    at.until("Go on with step 2: rumpus lesson npzr first")
    assert at.end() != 0
    run("lesson", "npzr").ended(0).has("You left at step 2")


def test_a_game_says_who_teaches_it():
    run(*GAME, keys="quit\n").ended(0).has("New to it? 'rumpus lesson tally' teaches it.")
    run("play", "connect4", keys="quit\n").ended(0).hasnt("New to it?")


def test_words_in_a_lesson():
    run("lesson", "tally", keys="?\nskip\nskip\nhint\ngoals\nlegend\nlog\n? 1\nlist\n"
        "look 1\noptions\nundo\nredo\nquit\n").ended(0).has(
        "skip     have it done", "Roll the die. 'skip' does it for you.", "TA-2.1 ")


def test_a_lesson_that_is_not_there():
    run("lesson").ended(2).complains("which game?")
    run("lesson", "tally", "last").ended(2).complains("has no lesson 'last'; it has first")
    run("lesson", "connect4").ended(2).complains("no lesson of connect4 yet")
    run("lesson", "tally", "first", "first").ended(2).complains("first")


def test_quit_and_end_of_input_leave_a_recording_to_go_on_with():
    for keys in ("1\nquit\n", "1\n"):
        run(*GAME, keys=keys).ended(0).has("Go on with it: rumpus resume")
    path = str(recordings()[0])
    run("play", "--load", path, keys="stand\n").ended(0).has(
        "You roll a", "You stand on", "The game is over.")
    run("play", "npzr", "--load", path).ended(2).complains("a game of tally")
    run("play", "--load", path, "--seed", "3").ended(2).complains("--load")


def test_games_are_listed_and_resumed():
    run("list").ended(0).has("No game is recorded")
    run("resume").ended(1).complains("no game is running")
    run(*GAME, keys="1\n1\nstand\n").ended(0)  # finished
    for keys in ("1\nquit\n", "1\n1\n"):
        run(*GAME, "--seat", "1:Zoe=random", keys=keys).ended(0)
    listed = json.loads(run("list", "--json").ended(0).out)
    assert [g["state"] for g in listed] == ["running", "running", "finished"]
    assert [g["number"] for g in listed] == [1, 2, 3]
    assert listed[0]["seats"] == [{"name": "Player 1", "who": "human"},
                                  {"name": "Zoe", "who": "random"}]
    shown = run("list").ended(0)
    shown.has("running: Player 1 (human), Zoe (random)", "finished")
    # Where it stopped, in the same file, and on from there.
    latest = pathlib.Path(listed[0]["file"])
    before = latest.read_text().count("\nplay ")
    run("resume", keys="1\nquit\n").ended(0).has("You roll a", str(latest))
    assert latest.read_text().count("\nplay ") > before
    assert len(recordings()) == 3
    run("resume", "2", keys="stand\n").ended(0).has("The game is over.")
    run("resume", pathlib.Path(listed[1]["file"]).stem).ended(1) \
        .complains("is over")
    run("resume", latest.stem, "--seat", "1=easy", keys="stand\n").ended(0) \
        .has("(easy bot)", "The game is over.")
    run("resume").ended(1).complains("no game is running")
    run("resume", "nowhere").ended(1).complains("nowhere")
    run("resume", "1", "2").ended(2).complains("too many")
    assert "easy" in latest.read_text().split("\nplay ")[-2], latest.read_text()
    latest.write_text("nonsense\n")
    run("list").ended(0).has("unreadable:")
    run("resume", latest.stem).ended(1).complains(latest.name)


def test_two_terminals_do_not_write_to_one_recording():
    one = Terminal(*GAME)
    one.until("> ")
    one.type("1\n")
    one.until("> ")
    run("resume").ended(1).complains("no game is running")
    run("resume", "1").ended(1).complains("played at another terminal")
    one.type("quit\n")
    assert one.end() == 0
    path = recordings()[0]
    path.write_text(path.read_text() + "play 1 0123")  # as a crash leaves it
    run("resume", keys="stand\n").ended(0).has("The game is over.") \
        .complains("was cut off")
    run("replay", str(path), "--log").ended(0)


def test_a_game_that_never_began_leaves_no_recording():
    run(*GAME, keys="quit\n").ended(0)
    assert recordings() == []


def test_undo_and_redo():
    # Rolling moves the dice, so the bot must consent, and bots do.
    ran = run(*GAME, keys="undo\n1\nundo\nredo\nundo\nlog\nquit\n").ended(0)
    ran.has("You have made no decision yet", "Taken back.")
    assert ran.out.count("Your total is 6") == 2, ran.out
    assert ran.out.rstrip().count("Nothing has happened yet.") == 1, ran.out
    run("play", "--load", str(recordings()[0]), keys="quit\n").ended(0)


def test_save_keeps_a_copy():
    ran = run(*GAME, keys="1\nsave a.rumpus\nsave a.rumpus\nsave\n"
              "save no/where\nsave /dev/full\nquit\n").ended(0)
    ran.has("Saved.", "Not saved: cannot write a.rumpus: File exists.",
            "save needs the name", "Not saved: cannot write no/where",
            "Not saved: cannot write /dev/full")
    run("replay", "a.rumpus", "--log").ended(0)


def test_a_lone_action_is_played_only_if_that_tells_nothing():
    # The first card can only start a stack, which all can see; ending the
    # turn is the only action left, but no other person may know that.
    ran = run("play", "npzr", "--seed", "5", "--seat", "0:Ann=human",
              "--seat", "1:Bob=human",
              keys="\npirate head\n\nquit\n").ended(0)
    ran.has("(The only action: Play Pirate head as your new stack.)",
            "[Enter = 1] > ", "Pass the keyboard to Bob")
    # A bot is nobody who could be told.
    ran = run("play", "npzr", "--seed", "5",
              keys="pirate head\nquit\n").ended(0)
    ran.has("(The only action: Play Pirate head as your new stack.)",
            "(The only action: End your turn.)", "- Bob draws a card\n",
            "- You draw ")


def test_words_that_fit_several_actions_are_listed():
    run("play", "npzr", "--seed", "5",
        keys="robot\nquit\n").ended(0).has(
            "'robot' fits several; which number?\n  4 Play Robot torso\n"
            "  5 Play Robot legs\n")


def test_a_decision_fits_a_small_screen():
    games = json.loads(run("games", "--json").out)
    for game in ["tally", "npzr"] + [g["id"] for g in games]:
        # (Another seed may make an Elf of the person, who is never asked.)
        out = run("play", game, "--seed", "7", "--seat", "0=human",
                  keys="quit\n").ended(0).out
        screen = out.split("\n\n", 1)[1].split("> quit")[0]
        lines = screen.split("\n")
        assert len(lines) <= 24, f"{game}: {len(lines)} lines\n{screen}"
        for line in lines:
            assert len(line) <= 80, f"{game}: {line}"


# ---- several people ----

TWO = ("play", "tally", "--seed", "5", "--option", "first=0", "--option",
       "secrets=1,6", "--seat", "0:Ann=human", "--seat", "1:Bob=human")


def test_a_curtain_hides_hands_that_differ():
    ran = run(*TWO, keys="\n1\n\n1\n").ended(0)
    ran.has("Pass the keyboard to Ann, then press Enter.",
            "Pass the keyboard to Bob, then press Enter.")
    before, behind = ran.out.split("Pass the keyboard to Bob", 1)
    assert "Your total is 1" in before and "Your total is 6" not in before
    assert "Your total is 6" in behind
    # Between the two, the screen was scrolled away.
    assert "\n" * 24 in before.split("Your total is 1")[1]
    assert "- Ann rolls a" in before and "- Ann rolls a" in behind


def test_one_person_may_run_several_seats():
    ran = run("play", "tally", "--seed", "5", "--option", "first=0", "--seat",
              "0:Ann=human", "--seat", "1:Ann=human", keys="1\n1\nundo\nquit\n")
    ran.ended(0).has("Taken back.").hasnt("Pass the keyboard", "may Ann")
    assert ran.out.count("rolls a") == 0, ran.out
    # And goes on as one.
    for command in (("resume",), ("play", "--load", str(recordings()[0]))):
        run(*command, keys="1\n1\nquit\n").ended(0).has("Roll or stand?") \
            .hasnt("Pass the keyboard")


def test_other_people_are_asked_before_something_is_taken_back():
    ran = run(*TWO, keys="\n1\n\n1\n\nundo\nno\nundo\nmaybe\nyes\nquit\n")
    ran.ended(0).has("Bob, may Ann take that back? [yes/no]", "That stands.",
                     "Taken back.")


def test_people_agree_on_a_draw_where_the_game_has_one():
    two = ("play", "npzr", "--seed", "5", "--option", "first=0", "--seat",
           "0:Ann=human", "--seat")
    ran = run(*two, "1:Bob=human", keys="\noffer\nno\noffer\nyes\n").ended(0)
    ran.has("Bob, do you agree on a draw with Ann now? [yes/no]",
            "So the game goes on.", "draw")
    run("replay", str(recordings()[0]), "--log").ended(0).has("draw")
    run(*two, "1=easy", keys="offer\nquit\n").ended(0).has(
        "A bot does not agree on a draw; only people do.")
    run("play", "zappem", "--players", "2", "--seat", "0=human",
        keys="offer\nquit\n").ended(0).has("This game has no draw to agree on.")


# ---- options, seats, files that are wrong ----

def test_wrong_options_name_the_thing_and_what_is_allowed():
    for args, words in (
            (("--option", "players=9"), "2 to 6, not '9'"),
            (("--option", "colour=red"), "no option 'colour'"),
            (("--option", "players"), "name=value"),
            (("--seed", "-1"), "--seed takes 0 to 2^53-1"),
            (("--seed", "x"), "--seed takes 0 to 2^53-1"),
            (("--seat", "7=easy"), "a seat is said as"),
            (("--seat", "0=genius"), "a seat takes human"),
            (("--seat", "0=cmd:"), "a seat takes human"),
            (("--seat", "0"), "a seat is said as"),
            (("--seat", "0:=human"), "a seat is said as"),
            (("--seat", "0=human:Ann"), "0:NAME=human"),
            (("--seat", "1=easy:Bob"), "easy"),
            (("--seat", "1=open"), "nobody can take the open seat 1"),
            (("--players", "2", "--seat", "4=easy"), "there is no seat 4"),
            (("--think", "0"), "--think takes"),
            (("--record", "x", "--no-record"), "not both"),
            (("npzr",), "one game at a time")):
        run("play", "tally", *args).ended(2).complains(words)
    run("play", "chess").ended(2).complains("no game 'chess'")


def test_files_that_are_no_recordings():
    for name, text in (("empty", ""), ("text", "hello\n"),
                       ("half", "rumpus recording 1\ngame tally\n"),
                       ("other", "rumpus recording 1\ngame chess\nseed 1\n")):
        pathlib.Path(FOLDER, name).write_text(text)
        for command in (("replay",), ("play", "--load")):
            run(*command, name).ended(1).complains(name)
    pathlib.Path(FOLDER, "bytes").write_bytes(bytes(range(256)) * 9)
    run("replay", "bytes").ended(1).complains("bytes")
    run("replay", "nowhere").ended(1).complains("No such file")
    run("replay", ".").ended(1).complains("directory")


def test_a_recording_that_was_tampered_with_is_refused():
    run(*GAME, keys="1\n1\nstand\n")
    text = recordings()[0].read_text()
    digest = re.search(r"^play \d+ ([0-9a-f]{16})", text, re.M).group(1)
    pathlib.Path(FOLDER, "bad").write_text(text.replace(digest, "0" * 16, 1))
    run("replay", "bad").ended(1).complains("plays differently")
    # A killed program leaves half a line: that alone is forgiven.
    pathlib.Path(FOLDER, "cut").write_text(text[:-5])
    run("replay", "cut", "--log").ended(0).complains("was cut off")


# ---- full disks, closed pipes, Ctrl-C ----

def test_a_full_disk_is_said():
    with open("/dev/full", "w", encoding="utf-8") as full:
        for args in (("games",), ("rules", "tally"), GAME,
                     ("watch", "tally", "--fast"), ("--help",), ("lab", "-h"),
                     ("lab", "sim", "tally", "--games", "2"),
                     ("lab", "sim", "tally", "--games", "2", "--json"),
                     ("lab", "duel", "tally", "--a", "easy", "--b", "easy",
                      "--games", "2"),
                     ("bench", "connect4", "--seconds", "0.02"),
                     ("bench", "connect4", "--seconds", "0.02", "--json")):
            run(*args, keys="1\n", stdout=full).ended(1).complains(
                "No space left")
        run("drive", keys='{"cmd":"games"}\n', stdout=full).ended(1) \
            .complains("No space left")
    run(*GAME, "--record", "/dev/full").ended(1).complains("/dev/full")
    run(*GAME, XDG_DATA_HOME="/dev/null", keys="stand\n").ended(0).has(
        "This game is not recorded")


def test_a_disk_that_fills_up_during_a_game():
    # A limit on the size of files stands for the disk.
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (420, 420))

    done = subprocess.run(
        [PROGRAM, *GAME], input=b"1\n1\n1\n\nlog 1\nquit\n",
        capture_output=True, env=environment(), preexec_fn=limit, timeout=60,
        check=False)
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    ran.ended(0).has("The recording could not be written", "[TA-2.1]",
                     "[Enter = try again, save FILE, quit] > quit")
    text = recordings()[0].read_text()
    assert text.endswith("\n") and "play 0 " in text
    # What is on disk is what was played, no more and no less.
    played = len(re.findall("^play ", text, re.M))
    told = len(re.findall("^- .* rolls? a .* in dice$", ran.out, re.M))
    assert played == told, f"{played} recorded, {told} told:\n{ran.out}"
    run("replay", str(recordings()[0]), "--log").ended(0)


def test_a_reader_that_goes_away_harms_nothing():
    for keys in ("", "1\n1\n"):
        reader, writer = os.pipe()
        os.close(reader)
        ran = run(*GAME, keys=keys, stdout=writer).ended(1)
        os.close(writer)
        assert "Traceback" not in ran.err
    for path in recordings():
        run("replay", str(path), "--log").ended(0)
    reader, writer = os.pipe()
    os.close(reader)
    assert run("games", stdout=writer).ended(1).err == ""
    os.close(writer)


def test_ctrl_c_ends_in_good_order():
    terminal = Terminal(*GAME)
    terminal.until("> ")
    terminal.type("1\n")
    terminal.until("> ")
    terminal.type("\x03")
    terminal.until("Go on with it: rumpus resume")
    assert terminal.end() == -signal.SIGINT
    run("play", "--load", str(recordings()[0]), keys="quit\n").ended(0)


def test_ctrl_c_does_not_wait_for_a_bot_that_thinks():
    terminal = Terminal("play", "npzr", "--seed", "5", "--seat",
                        "1=hard:1000000", "--option", "first=1")
    terminal.until("is thinking ...")
    terminal.type("\x03")
    assert terminal.end() == -signal.SIGINT
    terminal = Terminal(*GAME, "--seat", "1=random")
    terminal.until("> ")
    terminal.type("hint\n")
    terminal.until("hint")
    terminal.type("\x03")
    assert terminal.end() == -signal.SIGINT


def test_a_budget_is_a_budget_and_no_name():
    run("play", "npzr", "--seed", "5", "--seat", "1:Max=hard:5", "--option",
        "first=1", "--no-record", keys="quit\n").ended(0).has(
            "Max (hard:5 bot)", "- Max ")
    run("watch", "tally", "--fast", "--seat", "0=hard:20", "--seat",
        "1=hard:20ms", "--record", "budget").ended(0)
    assert "hard:20ms" in pathlib.Path(FOLDER, "budget").read_text()


def test_ctrl_d_leaves():
    terminal = Terminal(*GAME)
    terminal.until("> ")
    terminal.type("\x04")
    assert terminal.end() == 0


def test_colour_only_on_a_terminal_that_wants_it():
    for env, wanted in (({}, True), ({"NO_COLOR": "1"}, False)):
        terminal = Terminal(*GAME, **env)
        text = terminal.until("> ")
        assert ("\x1b[" in text) == wanted, repr(text)
        terminal.type("quit\n")
        terminal.end()
    run(*GAME, keys="quit\n", TERM="xterm").hasnt("\x1b[")


def test_after_the_end_a_person_may_still_take_back():
    terminal = Terminal(*GAME)
    terminal.until("> ")
    terminal.type("stand\n")
    terminal.until("[Enter = leave")
    terminal.type("undo\n")
    terminal.until("Taken back.")
    terminal.until("[1-2")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_who_resigns_is_asked_first_and_a_rematch_keeps_the_score():
    terminal = Terminal(*GAME)
    terminal.until("> ")
    for typed, answer in (("rematch", "comes after the end"),
                          ("resign", "Resign, and lose the game? [yes/no] "),
                          ("no", "So the game goes on."),
                          ("resign", "[yes/no] "),
                          ("yes", "[Enter = leave; rematch"),
                          ("rematch", "after 1 game: Bob has 1, Player 1 has 0"),
                          ("resign", "[yes/no] "),
                          ("yes", "after 2 games: Bob has 2, Player 1 has 0")):
        terminal.type(typed + "\n")
        terminal.until(answer)
    terminal.until("[Enter = leave")
    terminal.type("\n")
    assert terminal.end() == 0
    assert len(recordings()) == 2, recordings()


def test_people_at_one_keyboard_play_once_more():
    terminal = Terminal(*TWO)
    for prompt, typed in (("press Enter", ""), ("> ", "resign"),
                          ("[yes/no]", "yes"), ("[Enter = leave", "rematch")):
        terminal.until(prompt)
        terminal.type(typed + "\n")
    terminal.until("Score after 1 game: Bob has 1, Ann has 0.")
    terminal.until("press Enter")
    terminal.type("\n")
    terminal.until("> ")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_which_game_is_asked():
    terminal = Terminal("play")
    terminal.until("Which game? ")
    terminal.type("zeppelin\n")
    terminal.until("Which game? ")
    terminal.type("tally\n")
    terminal.until("At the table:")
    terminal.until("> ")
    terminal.type("quit\n")
    assert terminal.end() == 0
    run("play").ended(2).complains("which game?")


# ---- watching ----

def test_watching_step_by_step():
    ran = run("watch", "tally", "--seed", "3", keys="\n2\nlog\nas 0\nas 9\n"
              "back\nx\n?\nend\n").ended(0)
    ran.has("Ada rolls a", "The game is over.", "as takes a seat",
            "only a replay can go back", "no word I know")
    assert run("watch", "tally", "--seed", "3", "--fast").ended(0).out \
        == run("watch", "tally", "--seed", "3", "--fast").out
    run("watch", "tally", "--seed", "3").ended(0).has("The game is over.")
    run("watch", "tally", "--delay", "0").ended(0).has("The game is over.")
    run("watch", "tally", "--delay", "x").ended(2)
    run("watch", "tally", "--seat", "0=human").ended(2).complains("rumpus play")
    run("watch").ended(2).complains("which game?")


def test_a_replay_goes_forwards_and_back():
    run("watch", "tally", "--seed", "3", "--fast", "--record", "r").ended(0)
    ran = run("replay", "r", keys="\nback\nback\njump 3\njump 999\nas 1\n"
              "start\nend\n\n").ended(0)
    ran.has("(action 0 of", "(action 1 of", "(action 3 of",
            "This is the beginning.", "jump takes a number", "The game is over")
    run("replay", "r", "--at", "4", keys="q\n").ended(0).has("(action 4 of")
    run("replay", "r", "--at", "999").ended(1).complains("no --at 999")
    run("replay", "r", "--as", "9").ended(2).complains("--as takes")
    run("watch", "tally", "--fast", "--record", "r").ended(1).complains("exists")


# ---- programs in seats ----

def watch_with(command, *args):
    return run("watch", "tally", "--seed", "3", "--fast", "--option",
               "first=0", "--seat", f"0=cmd:{command}", *args)


def test_programs_take_seats():
    ran = watch_with(f"{EXAMPLES}/bot.sh").ended(0)
    ran.has("The game is over.").hasnt("is out")


def test_a_program_that_fails_is_named_and_replaced():
    wrong = """echo '{"cmd":"play","code":999}'; sleep 60"""
    for command, words in (("sleep 60", "did not decide within 1.0 seconds"),
                           (wrong, "1.0 seconds; its last message was answered"),
                           ("./nowhere", "could not be started"),
                           ("sh -c 'exit 3'", "ended with exit code 3"),
                           ("kill -11 $$", "ended by signal 11"),
                           ("yes", "wrong messages"),
                           ("exec <&- >&-; sleep 60", "closed its")):
        ran = watch_with(command, "--think", "1").ended(0)
        ran.out = " ".join(ran.out.split())
        ran.has(words, "An easy bot goes on.", "The game is over.")


def test_a_program_gets_only_what_its_seat_may_know():
    log = os.path.join(FOLDER, "heard")
    bot = pathlib.Path(FOLDER, "spy.py")
    bot.write_text(f"""
import json, sys
heard = open({log!r}, "w")
def ask(message):
    print(json.dumps(message), flush=True)
    line = sys.stdin.readline()
    heard.write(line); heard.flush()
    return json.loads(line)
for line in sys.stdin:
    heard.write(line); heard.flush()
    if json.loads(line)["tell"] == "decide":
        assert not ask({{"cmd": "state"}})["ok"]
        assert not ask({{"cmd": "save"}})["ok"]
        assert not ask({{"cmd": "undo"}})["ok"]
        assert not ask({{"cmd": "view", "as": 1}})["ok"]
        assert ask({{"cmd": "view"}})["scene"]["viewer"] == 0
        assert ask({{"cmd": "legal"}})["ok"]
        assert ask({{"cmd": "play", "code": 1}})["ok"]
""")
    watch_with(f"{sys.executable} {bot}", "--option", "secrets=2,5").ended(0) \
        .has("stands on 2").hasnt("is out")
    heard = pathlib.Path(log).read_text()
    assert '"tell":"new"' in heard and '"tell":"over"' in heard
    before_the_end = heard.split('"tell":"over"')[0]
    assert '"seed"' not in before_the_end
    assert "Secret number 5" not in before_the_end


# ---- drive ----

def drive(*messages):
    data = "".join((m if isinstance(m, str) else json.dumps(m)) + "\n"
                   for m in messages)
    ran = run("drive", keys=data).ended(0)
    answers = [json.loads(line) for line in ran.out.split("\n") if line]
    assert len(answers) == len(messages), ran.out
    return answers


def test_drive_answers_each_line_with_one():
    answers = drive({"cmd": "new", "game": "tally", "seed": 7}, "", "x",
                    {"cmd": "legal"}, {"cmd": "state"}, {"cmd": "bot"},
                    {"cmd": "undo"}, {"cmd": "view", "as": "spectator"})
    assert [a["ok"] for a in answers] == [True, False, False, True, True, True,
                                          False, True]
    for answer in answers:
        assert answer["ok"] or answer["error"]


def test_drive_plays_every_game_to_its_end():
    listed = json.loads(run("games", "--json").out)
    for game in ["tally"] + [g["id"] for g in listed]:
        child = subprocess.Popen([PROGRAM, "drive"], stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, env=environment())

        def ask(**message):
            child.stdin.write(json.dumps(message).encode() + b"\n")
            child.stdin.flush()
            answer = json.loads(child.stdout.readline())
            assert answer["ok"], (message, answer)
            return answer

        at = ask(cmd="new", game=game, seed=11)
        for count in range(20000):
            if at["actor"] is None:
                break
            if count % 50 == 0:
                ask(cmd="view", **{"as": at["actor"]})
                ask(cmd="state")
            actions = ask(cmd="legal", words=count % 20 == 0)["actions"]
            code = actions[count * 7919 % len(actions)]["code"]
            at = ask(cmd="play", code=code, n=at["n"])
        assert at["actor"] is None, f"{game} does not end"
        assert sum(at["points"]) > 0 and at["result"]
        saved = ask(cmd="save")["recording"]
        again = ask(cmd="load", recording=saved)
        assert again["points"] == at["points"]
        child.stdin.close()
        assert child.wait(20) == 0


def test_drive_survives_anything():
    noise = bytes((i * 7919 + i // 3) % 256 for i in range(100000))
    ran = run("drive", keys=noise + b"\n" + b"[" * 3000000 + b"\n"
              + b'{"cmd":"version"}').ended(0)
    lines = [json.loads(line) for line in ran.out.split("\n") if line]
    assert lines[-1]["ok"] and lines[-2]["error"].startswith("a message is")
    assert not any(line["ok"] for line in lines[:-1])


def test_drive_is_not_slower_late_than_early():
    message = '{"cmd":"legal","words":false}\n'
    start = time.monotonic()
    ran = run("drive", keys='{"cmd":"new","game":"tally"}\n' + message * 200000)
    assert ran.ended(0).out.count('"ok":true') == 200001
    assert time.monotonic() - start < 20


def main():
    global FOLDER
    wanted = sys.argv[3] if len(sys.argv) > 3 else ""
    failed = passed = 0
    for name, test in list(globals().items()):
        if not name.startswith("test_") or wanted not in name:
            continue
        with tempfile.TemporaryDirectory() as FOLDER:
            try:
                test()
                passed += 1
            except (AssertionError, subprocess.TimeoutExpired,
                    ValueError) as error:
                failed += 1
                print(f"{name}: {str(error)[-3000:]}")
    print(f"screens: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

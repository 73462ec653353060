"""The lab under mpirun: the same figures whatever the number of ranks, and a
rank that dies leaves a message and the games that were over.

    ranks.py RUMPUS FOLDER
"""

import json
import os
import shutil
import subprocess
import sys
import time

rumpus, folder = sys.argv[1], sys.argv[2]

os.environ["OMPI_ALLOW_RUN_AS_ROOT"] = os.environ["OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"] = "1"


def mpirun(ranks, line, *more):
    return ["mpirun", "--oversubscribe", *more, "-n", str(ranks), rumpus, *line.split()]


def strip(value):
    """JSON without what the clock measured."""
    if isinstance(value, dict):
        return {k: strip(v) for k, v in value.items() if k not in ("seconds", "a_ms", "b_ms")}
    return [strip(v) for v in value] if isinstance(value, list) else value


def figures(command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, (command, done.stdout, done.stderr)
    return strip(json.loads(done.stdout))


def same_figures():
    for line in (
        "lab balance npzr --levels random,rank --games 60 --seed 3 --json",
        "lab duel npzr --a rank --b random --games 400 --seed 2 --stop-above 55% --json",
        "lab compare tally --b players=3 --all random --games 100 --seed 1 --json",
    ):
        alone = figures([rumpus, *line.split(), "--threads", "1"])
        assert figures(mpirun(2, line)) == alone, line


def nothing_left_to_play():
    """A rank may find all games of a level played already."""
    path = os.path.join(folder, "left.games")
    if os.path.exists(path):
        os.remove(path)
    line = "lab balance npzr --games 20 --seed 3 --json --levels rank"
    figures([rumpus, *line.split(), "--resume", path])
    kept = figures(mpirun(2, f"{line},random --resume {path}"))
    assert kept == figures([rumpus, *f"{line},random".split()])


def one_voice():
    """What is wrong is said once."""
    command = mpirun(2, "lab sim npzr --option hand=99")
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 2, done
    assert done.stderr.count("option hand of npzr takes 3 to 7") == 1, done.stderr


def children(of):
    """The processes of a rank each, by its number."""
    found = {}
    for pid in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{pid}/stat") as stat:
                parent = int(stat.read().rsplit(")", 1)[1].split()[1])
            with open(f"/proc/{pid}/environ", "rb") as environ:
                words = environ.read().split(b"\0")
        except OSError:
            continue
        for word in words:
            if parent == of and word.startswith(b"OMPI_COMM_WORLD_RANK="):
                found[int(word.split(b"=")[1])] = int(pid)
    return found


def wait_for_games(path, n):
    for _ in range(6000):
        if os.path.exists(path):
            with open(path) as file:
                if sum(line.startswith("game ") for line in file) >= n:
                    return
        time.sleep(0.01)
    raise AssertionError("no games are kept")


def seconds_of_threads(pid):
    """Processor time of a process's first thread, and of all others."""
    seconds = [0.0, 0.0]
    for task in os.listdir(f"/proc/{pid}/task"):
        with open(f"/proc/{pid}/task/{task}/stat") as stat:
            user = int(stat.read().rsplit(")", 1)[1].split()[11])
        seconds[int(task) != pid] += user / os.sysconf("SC_CLK_TCK")
    return seconds


def after_some_play(pid):
    """The same, when the others have worked for a while."""
    seconds = [0, 0]
    while seconds[1] < 0.5:
        time.sleep(0.05)
        seconds = seconds_of_threads(pid)
    return seconds


def a_rank_dies():
    path = os.path.join(folder, "ranks.games")
    if os.path.exists(path):
        os.remove(path)
    line = f"lab sim npzr --all rank --seed 4 --json --resume {path} --games "
    # mpirun gives the others a second to end; a busy machine may need more.
    patience = ("--mca", "odls_base_sigkill_timeout", "6")
    run = subprocess.Popen(
        mpirun(2, line + "1000000", *patience),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for_games(path, 50)
    second = children(run.pid)[1]
    talking, playing = after_some_play(second)
    os.kill(second, 9)
    out, err = run.communicate(timeout=60)
    # The thread that talks leaves the core to those that play.
    assert talking < 0.2 * playing, (talking, playing)
    assert run.returncode != 0
    assert "a rank died, or it was interrupted" in err, err
    assert json.loads(out)["games"] >= 50, out
    kept = figures(mpirun(2, line + "60"))
    alone = figures([rumpus, *line.replace(f" --resume {path}", "").split(), "60"])
    assert kept == alone


module = os.path.join(os.path.dirname(rumpus), "librumpus-mpi.so")
if not shutil.which("mpirun") or not os.path.exists(module):
    print("ranks: there is no MPI")
    sys.exit(0)
if "ASAN_OPTIONS" in os.environ:
    print("ranks: not with a sanitizer, which would find what MPI leaks")
    sys.exit(0)
os.makedirs(folder, exist_ok=True)
same_figures()
nothing_left_to_play()
one_voice()
a_rank_dies()
print("ranks: all well")

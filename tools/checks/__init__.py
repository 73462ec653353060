"""What tools/lint checks: each check returns what is wrong, or ''."""
import concurrent.futures
import functools
import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
JOBS = os.cpu_count() or 2


def run(*command, env=None, cwd=ROOT):
    """Exit code and all that was printed."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False,
                          env={**os.environ, **(env or {})})
    return done.returncode, done.stdout


def complaint(*command, **more):
    """What a command printed, if it failed."""
    code, text = run(*command, **more)
    return (text or f"{command[0]} failed\n") if code else ""


def each(judge, things):
    """Judge many things, as many at once as there are processors."""
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        return "".join(pool.map(judge, things))


@functools.cache
def tracked(*patterns):
    """Files that git knows, or would if asked to add all."""
    names = run("git", "ls-files", "-co", "--exclude-standard", *patterns)[1]
    return [n for n in names.split("\n") if n and (ROOT / n).is_file()]


@functools.cache
def read(name):
    return (ROOT / name).read_text(encoding="utf-8")

"""C: its format, warnings, headers, symbols, cppcheck and clang-tidy."""
import functools
import hashlib
import json
import os
import pathlib
import re

from . import JOBS, ROOT, complaint, each, read, run, tracked

API = "include/rumpus/api.h"
CLANG = "build-clang"  # only set up, for the commands clang-tidy follows
WASM = f"{CLANG}/wasm"  # the same for what only WebAssembly has
# A few functions have so many paths that the analyzer would spend most of its
# time on them. It stops at as many steps as its own shallow mode does.
STEPS = [f"--extra-arg={word}" for word in
         ("-Xclang", "-analyzer-config", "-Xclang", "max-nodes=75000")]


def form(files):
    return complaint("clang-format", "--dry-run", "-Werror", *files)


def setup(folder, compiler, *options):
    if (ROOT / folder / "build.ninja").exists():
        return ""
    return complaint("meson", "setup", folder, *options, env={"CC": compiler})


@functools.cache
def strict(folder):
    """Is this a build by GCC in which a warning is an error?"""
    path = ROOT / folder / "compile_commands.json"
    if not path.exists():
        return False
    words = json.loads(path.read_text())[0]["command"].split()
    compiler = words[1] if words[0].endswith("ccache") else words[0]
    return "-Werror" in words and \
        "Free Software Foundation" in run(compiler, "--version")[1]


def warnings():
    """A whole build by GCC in which any warning is an error. Clang's warnings
    come with clang-tidy."""
    folder = "build" if strict("build") else "build-gcc"
    return setup(folder, "gcc", "-Dwerror=true") or \
        complaint("ninja", "-C", folder, "-k", "0", "--quiet")


def headers(files):
    """Every header compiles alone; those for others are C++ as well."""
    # (What stands in for the C library on a card is not for anybody else.)
    folders = sorted({str(pathlib.PurePath(h).parent)
                      for h in tracked("*.h")} -
                     {"include/rumpus", "src/device/nvptx"})
    strictly = ["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-Iinclude",
                "-Wno-missing-field-initializers",
                *run("pkg-config", "--cflags", "libpq")[1].split()]

    def one(name):
        alone = [f"-I{pathlib.PurePath(name).parent}"]
        wrong = complaint("gcc", "-std=c17", "-D_GNU_SOURCE", *strictly, *alone,
                          *[f"-I{f}" for f in folders], "-include", name,
                          "-x", "c", "/dev/null")
        if not wrong and name.startswith("include/"):
            if name != API and "\nRUM_API_BEGIN\n" not in read(name):
                return f"{name} does not say RUM_API_BEGIN: see {API}\n"
            wrong = complaint("g++", "-std=c++17", "-Wpedantic", *strictly,
                              "-include", name, "-x", "c++", "/dev/null")
        return wrong

    return each(one, [f for f in files if f.endswith(".h")])


def symbols():
    """Names of the library that can be seen outside it open with rum_."""
    folder = "build" if strict("build") else "build-gcc"
    code, text = run("readelf", "--symbols", "--wide",
                     f"{folder}/src/librumpus.a")
    if code:
        return text
    wrong = set()
    for line in text.split("\n"):
        word = line.split()
        if len(word) == 8 and word[4] == "GLOBAL" and word[6] != "UND" and \
                word[5] != "HIDDEN" and not word[7].startswith("rum_"):
            wrong.add(f"{word[7]} is seen outside the library\n")
    return "".join(sorted(wrong))


def cppcheck(files):
    files = [f for f in files if f.endswith(".c")]
    # It knows neither that an assert stops nor which codes an action can have,
    # and takes a struct of which one member is set for one without any.
    quiet = ("missingIncludeSystem", "arrayIndexOutOfBoundsCond",
             "strtokCalled", "readdirCalled", "unknownEvaluationOrder",
             "ctuuninitvar")
    kept = ROOT / CLANG / "cppcheck"
    kept.mkdir(parents=True, exist_ok=True)
    return complaint(
        "cppcheck", "--quiet", "--std=c11", "-j", str(JOBS), "-I", "include",
        f"--cppcheck-build-dir={kept}",
        "--enable=warning,performance,portability", "--inline-suppr",
        "--library=posix", "--library=gnu", "--error-exitcode=1",
        "-D__GNUC__", "-D__builtin_trap=abort", "-D__builtin_expect(a,b)=(a)",
        '-DRUMPUS_VERSION=""', *[f"--suppress={q}" for q in quiet], *files)


@functools.cache
def taken_in(name):
    """The headers of ours that a file includes, directly or not."""
    found, todo = set(), [name]
    by_name = {}
    for header in tracked("*.h"):
        by_name.setdefault(pathlib.PurePath(header).name, []).append(header)
    while todo:
        for quoted in re.findall(r'^#include [<"](?:[^">]*/)?([^">]+)[">]',
                                 read(todo.pop()), re.M):
            for header in by_name.get(quoted, []):
                if header not in found:
                    found.add(header)
                    todo.append(header)
    return sorted(found)


def fingerprint(name, command):
    """Of all that decides what clang-tidy says of a file."""
    whole = hashlib.sha256(command.encode())
    for part in [".clang-tidy", name, *taken_in(name)]:
        whole.update(f"{part}\0{read(part)}\0".encode())
    return whole.hexdigest()


def commands():
    """Where and how each file is compiled: the first way there is."""
    found = {}
    for folder in CLANG, WASM:
        path = ROOT / folder / "compile_commands.json"
        for entry in json.loads(path.read_text()):
            name = os.path.relpath(ROOT / folder / entry["file"], ROOT)
            found.setdefault(name, (folder, entry["command"]))
    return found


def clang_tidy(files):
    """A file that was found fine is not looked at again until it, or a header
    it takes in, changes: its fingerprint is kept."""
    wrong = setup(CLANG, "clang", "-Dfuzz=true", "-Db_lundef=false") \
        or setup(WASM, "clang", "--cross-file", "tools/wasm.ini")
    if wrong:
        return wrong
    known, kept = commands(), ROOT / CLANG / "tidy"
    kept.mkdir(exist_ok=True)

    def one(name):
        folder, command = known[name]
        stamp = kept / fingerprint(name, command)
        if stamp.exists():
            return ""
        # The analyzer takes most of the time; in tests a wrong path fails
        # anyway.
        fewer = ["--checks=-clang-analyzer-*"] if name.startswith("tests/") \
            else STEPS
        found = complaint("clang-tidy", "-p", folder, "--quiet", *fewer, name)
        if not found:
            stamp.write_text("")
        return found

    found = each(one, [f for f in files if f in known])
    return re.sub(r"^\d+ warnings? .*generated.*\n", "", found, flags=re.M)


def reference():
    """Every public name has a sentence, every header a word on threads."""
    return complaint("tools/reference", "build/reference")


def freestanding():
    return complaint("tools/freestanding")

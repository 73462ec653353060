#!/usr/bin/env python3
"""The clauses of rules/*.md: compile them into C, or see which are tested.

    rules.py compile OUT.c FILE.md...   the clause table of src/core/clause.c
    rules.py cover [--missing] [TAG...] one line a game: tag, cited, in all

A clause is a list item "- **NP-3.1** [book] text", or with a title in it,
"- **ZP-14.2 Leap** [book] text"; one tagged [info] states nothing testable. Tests cite clauses as RULE("NP-3.1", name) in those files of
tests/games/<tag>/ that its meson.build names. A section "## How to play" is the page for beginners.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLAUSE = re.compile(
    r"^[-*] \*\*([A-Z][A-Z0-9])-(\d+)\.(\d+)(?: ([^*]+))?\*\*\s*(.*)$")


def plain(text):
    """Markdown to what a terminal shows."""
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    text = re.sub(r"`(.+?)`", r"\1", text)
    text = re.sub(r"(?<![\w*])\*(?!\s)([^*]+?)(?<!\s)\*(?![\w*])", r"\1", text)
    return re.sub(r"[ \t]+", " ", text).strip()


class Rules:
    """What one file says."""

    def __init__(self, path):
        self.tag = path.stem
        self.clauses = []   # (id, number, info, text)
        self.chapters = {}
        self.howto = ""
        lines = path.read_text(encoding="utf-8").split("\n")
        heading = ""
        i = 0
        while i < len(lines):
            line = lines[i]
            found = re.match(r"^#+ (.*)$", line)
            if found:
                heading = found.group(1).strip()
                if heading == "How to play":
                    i, self.howto = self.page(lines, i + 1)
                    continue
            found = CLAUSE.match(line)
            if found and found.group(1).lower() == self.tag:
                i, text = self.item(lines, i, found.group(5))
                self.add(path, found, text, heading)
                continue
            i += 1

    @staticmethod
    def page(lines, i):
        """The lines up to the next heading of the same depth."""
        start = i
        while i < len(lines) and not re.match(r"^(##? |---)", lines[i]):
            i += 1
        return i, "\n".join(lines[start:i]).strip()

    @staticmethod
    def item(lines, i, text):
        """A list item with its continuation lines."""
        i += 1
        while i < len(lines) and re.match(r"^\s+\S", lines[i]):
            text += "\n" + lines[i].strip()
            i += 1
        return i, text

    def add(self, path, found, text, heading):
        tag, chapter, number = found.group(1), int(found.group(2)), int(found.group(3))
        tags = re.match(r"^(?:\[[^\]]*\]\s*)*", text).group(0)
        ident = f"{tag}-{chapter}.{number}"
        if any(c[0] == ident for c in self.clauses):
            sys.exit(f"{path}: clause {ident} stands there twice")
        text = text[len(tags):]
        if found.group(4):  # "- **ZP-14.2 Leap Across the Heavens** [book] ..."
            text = f"{found.group(4)}: {text}"
        self.clauses.append((ident, chapter * 100 + number, "[info]" in tags,
                             plain(text)))
        self.chapters.setdefault(
            chapter, re.sub(rf"^{tag}-\d+\s+", "", heading))


def quote(text):
    """A C string literal."""
    out = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + out.replace("?", "\\?") + '"'


def compile_rules(out, files):
    lines = ["/* Made by tools/rules.py from rules/. */",
             "#include <rumpus/clause.h>", "",
             "extern const struct rum_rules rum_rules[];",
             "extern const size_t rum_rules_count;", ""]
    table = []
    for path in map(pathlib.Path, files):
        rules = Rules(path)
        tag = rules.tag
        lines.append(f"static const struct rum_clause {tag}_clauses[] = {{")
        for ident, number, info, text in rules.clauses:
            flag = "true" if info else "false"
            lines.append(f'    {{"{ident}", {number}, {flag}, {quote(text)}}},')
        if not rules.clauses:
            lines.append("    {0},")
        lines.append("};")
        last = max(rules.chapters, default=0)
        lines.append(f"static const char *const {tag}_chapters[] = {{")
        for i in range(last + 1):
            lines.append(f"    {quote(rules.chapters.get(i, ''))},")
        lines.append("};")
        table.append(f'    {{"{tag}", {quote(rules.howto)}, {tag}_clauses, '
                     f"{len(rules.clauses)}, {tag}_chapters, {last + 1}}},")
    lines += ["const struct rum_rules rum_rules[] = {"] + table + ["};"]
    lines.append(f"const size_t rum_rules_count = {len(table)};")
    pathlib.Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")


def citations(folder):
    """All clauses cited by the tests that are built."""
    built = (folder / "meson.build").read_text()
    cited = set()
    for test in folder.glob("*.c"):
        if f"'{test.name}'" not in built:
            continue
        for args in re.findall(r"\bRULE\(\s*((?:\"[^\"]+\"\s*)+)",
                               test.read_text()):
            cited.update(args.replace('"', " ").split())
    return cited


def cover(missing, tags):
    """One line a game whose tests exist; false when a clause is not cited."""
    whole = True
    for path in sorted((ROOT / "rules").glob("*.md")):
        rules = Rules(path)
        folder = ROOT / "tests" / "games" / rules.tag
        if not (folder / "meson.build").exists():
            continue
        if tags and rules.tag not in tags:
            continue
        cited = citations(folder)
        wanted = [c[0] for c in rules.clauses if not c[2]]
        known = {c[0] for c in rules.clauses}
        hit = [c for c in wanted if c in cited]
        print(f"{rules.tag} {len(hit)} {len(wanted)}")
        if missing:
            for c in wanted:
                if c not in cited:
                    print(f"  {c} is cited by no test")
            for c in sorted(cited - known):
                print(f"  {c} is cited but does not exist")
        whole = whole and len(hit) == len(wanted) and cited <= known
    return whole


def main():
    if len(sys.argv) >= 4 and sys.argv[1] == "compile":
        compile_rules(sys.argv[2], sys.argv[3:])
    elif len(sys.argv) >= 2 and sys.argv[1] == "cover":
        tags = [a for a in sys.argv[2:] if not a.startswith("-")]
        sys.exit(0 if cover("--missing" in sys.argv, tags) else 1)
    else:
        sys.exit(__doc__)


main()

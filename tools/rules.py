#!/usr/bin/env python3
"""The clauses of rules/*.md: compile them into C, or see which are tested.

    rules.py compile OUT.c FILE.md...   the clause table of src/core/clause.c
    rules.py told OUT.c FILE.c...       the clauses that a game's code names
    rules.py cover [--missing] [TAG...] one line a game: tag, cited, in all

A clause is a list item "- **NP-3.1** [book] text", or with a title in it,
"- **ZP-14.2 Leap** [book] text"; one tagged [info] states nothing testable.
[book], [found], [ruling], [house] and [designed] say where a rule comes from;
[book/ruling] is both, and a tag within a clause holds from there on. They
stand in the tables of options and presets too. A section "## How to play" is
the page for beginners; a comment in it, "<!-- rules: NP-3.1 NP-5.2..4 -->",
says which clauses the block above it tells. Tests cite clauses as
RULE("NP-3.1", name) in tests/games/<tag>/.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CLAUSE = re.compile(
    r"^[-*] \*\*([A-Z][A-Z0-9])-(\d+)\.(\d+)(?: ([^*]+))?\*\*\s*(.*)$")
SOURCES = {"book": 1, "found": 2, "ruling": 4, "house": 8, "designed": 16}
OURS = SOURCES["house"] | SOURCES["designed"]
WORDS = "|".join([*SOURCES, "info"])
# "[book/ruling]" and "[book, errata]"; bold or not.
TAG = re.compile(rf"(?:\*\*)?\[((?:{WORDS})(?:[/,][^\]]*)?)\](?:\*\*)?")
# Which clauses a page tells; and how they are written: NP-3.1, or NP-5.2..4.
REMARK = re.compile(r"^<!--\s*(?:rules:)?(.*?)-->\n?", re.S | re.M)
RANGE = re.compile(r"^([A-Z][A-Z0-9]-\d+)\.(\d+)(?:\.\.(\d+))?$")
# "[ruling] (stalemate), [house] (turn limit): ..."
SCOPED = re.compile(rf"^(?:\[(?:{WORDS})\] \([^)]*\)[,:] ){{2,}}")


def plain(text):
    """Markdown to what a terminal shows."""
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text)
    text = re.sub(r"`(.+?)`", r"\1", text)
    text = re.sub(r"(?<![\w*])\*(?!\s)([^*]+?)(?<!\s)\*(?![\w*])", r"\1", text)
    return re.sub(r"[ \t]+", " ", text).strip()


def sources(tag):
    """The bits of the words in a tag."""
    return sum(bit for word, bit in SOURCES.items()
               if re.search(rf"\b{word}\b", tag))


def split(text):
    """The parts of a clause by where they come from: [(sources, Markdown)]."""
    text = re.sub(rf"\b(is|are) \[({WORDS})\]", r"\1 \2", text)
    scoped = SCOPED.match(text)
    if scoped:
        bits = sources(scoped.group(0))
        rest = text[scoped.end():]
        return [(bits, rest[:1].upper() + rest[1:])]
    pieces = TAG.split(text)
    parts = [(0, pieces[0])] if pieces[0].strip() else []
    for tag, piece in zip(pieces[1::2], pieces[2::2]):
        bits = sources(tag)
        if parts and not parts[-1][1].strip():
            bits |= parts.pop()[0]  # two tags in a row
        if parts and re.match(r"\s*([,;:.)]|$)", piece):
            # A tag behind what it speaks of.
            before = parts.pop()
            parts.append((before[0] | bits, before[1].rstrip() + piece))
        else:
            parts.append((bits, piece))
    return parts


def book_way(parts, options):
    """What the book says where a clause is ours; "": it does not say."""
    own = " ".join(text for bits, text in parts
                   if bits & SOURCES["house"])
    if not own:
        return ""
    book = "".join(text for bits, text in parts if bits == SOURCES["book"])
    said = re.search(r"book: ([^;)]+)|"
                     r"((?:not in )?the book.*?)(?=[;:)]|\.(?: |$)|$)", own,
                     re.I)
    if book or said:
        return plain(book or said.group(1) or said.group(2))
    for name, default in options:
        if re.search(rf"`{name}\b", own):
            return f"{name}={default}"
    return ""


def clauses_of(text):
    """The clauses of a list: "NP-3.1 NP-5.2..4"."""
    found = []
    for word in text.split():
        match = RANGE.match(word)
        if not match:
            raise ValueError(f"'{word}' is no clause; like NP-3.1 or NP-5.2..4")
        chapter, first, last = match.groups()
        found += [f"{chapter}.{n}"
                  for n in range(int(first), int(last or first) + 1)]
    return found


class Rules:
    """What one file says."""

    def __init__(self, path):
        self.tag = path.stem
        self.clauses = []   # (id, number, info, [(sources, text)], book)
        self.chapters = {}
        self.howto = ""
        self.told = []      # the clauses that the page for beginners tells
        self.ours = []      # (kind, name, text) of options and presets
        lines = path.read_text(encoding="utf-8").split("\n")
        self.options = [(name, default)
                        for kind, names, default, _ in tables(lines)
                        if kind == "option" for name in names]
        for kind, names, _, text in tables(lines):
            parts = [p for p in split(text) if p[0] & OURS]
            for name in names if parts else []:
                self.ours.append((kind, name, row_text(text)))
        heading = ""
        i = 0
        while i < len(lines):
            line = lines[i]
            found = re.match(r"^#+ (.*)$", line)
            if found:
                heading = TAG.sub("", found.group(1)).strip()
                if heading == "How to play":
                    i, page = self.page(lines, i + 1)
                    self.take_page(path, page)
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

    def take_page(self, path, page):
        """The page for beginners. Its remarks stay, every clause spelled out:
        whoever asks for a clause is shown the plain words above it first."""
        def spell(remark):
            clauses = clauses_of(remark.group(1))
            self.told += clauses
            return f"<!-- {' '.join(clauses)} -->\n"
        try:
            page = REMARK.sub(spell, page)
        except ValueError as why:
            sys.exit(f"{path}: How to play: {why}")
        self.howto = page.strip()

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
        ident = f"{tag}-{chapter}.{number}"
        if any(c[0] == ident for c in self.clauses):
            sys.exit(f"{path}: clause {ident} stands there twice")
        info = "[info]" in re.match(r"^(?:\[[^\]]*\]\s*)*", text).group(0)
        parts = split(text)
        if found.group(4):  # "- **ZP-14.2 Leap Across the Heavens** [book] ..."
            parts[0] = (parts[0][0], f"{found.group(4)}: {parts[0][1]}")
        self.clauses.append((ident, chapter * 100 + number, info,
                             [(bits, plain(piece)) for bits, piece in parts],
                             book_way(parts, self.options)))
        self.chapters.setdefault(
            chapter, re.sub(rf"^{tag}-\d+\s+", "", heading))


def tables(lines):
    """Rows of the tables of options and presets: kind, names, default, text."""
    columns = None
    for line in lines:
        cells = [c.strip() for c in line.strip().strip("|").split("|")] \
            if line.startswith("|") else []
        if not cells:
            columns = None
        elif cells[0].lower() in ("option", "preset"):
            columns = [c.lower() for c in cells]
        elif columns and len(cells) == len(columns) and cells[0].strip("-: "):
            names = re.findall(r"[a-z][a-z0-9_]*", re.sub(r"\(.*", "", cells[0]))
            if "default" in columns:
                default = cells[columns.index("default")]
            else:
                default = cells[1]  # "values (default first)"
            yield (columns[0], names, plain(re.split(r"[,; (]", default)[0]),
                   cells[-1])


def row_text(text):
    """A cell without its tags."""
    text = re.sub(r"\(\s*[,;]?\s*", "(", TAG.sub("", text))
    return plain(re.sub(r"\s+([,;.:)])", r"\1", text)).strip()


def quote(text):
    """A C string literal."""
    out = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + out.replace("?", "\\?") + '"'


def compile_one(rules, lines):
    """The tables of one game; its entry in the table of games."""
    tag = rules.tag
    for ident, _, _, parts, _ in rules.clauses:
        name = ident.replace("-", "_").replace(".", "_")
        if len(parts) > 1:
            lines.append(f"static const struct rum_clause_part {name}[] = {{")
            lines += [f"    {{{bits}, {quote(text)}}}," for bits, text in parts]
            lines.append("};")
    lines.append(f"static const struct rum_clause {tag}_clauses[] = {{")
    for ident, number, info, parts, book in rules.clauses:
        name = ident.replace("-", "_").replace(".", "_")
        flag = "true" if info else "false"
        bits = 0
        for part in parts:
            bits |= part[0]
        text = " ".join(text for _, text in parts)
        several = f"{name}, {len(parts)}" if len(parts) > 1 else "NULL, 0"
        lines.append(f'    {{"{ident}", {number}, {flag}, {bits}, '
                     f"{quote(text)}, {several}, {quote(book)}}},")
    if not rules.clauses:
        lines.append("    {0},")
    lines.append("};")
    lines.append(f"static const struct rum_own_rule {tag}_ours[] = {{")
    for kind, name, text in rules.ours:
        lines.append(f"    {{{quote(kind)}, {quote(name)}, {quote(text)}}},")
    lines.append("    {0},")
    lines.append("};")
    last = max(rules.chapters, default=0)
    lines.append(f"static const char *const {tag}_chapters[] = {{")
    for i in range(last + 1):
        lines.append(f"    {quote(rules.chapters.get(i, ''))},")
    lines.append("};")
    return (f'    {{"{tag}", {quote(rules.howto)}, {tag}_clauses, '
            f"{len(rules.clauses)}, {tag}_chapters, {last + 1}, "
            f"{tag}_ours}},")


def compile_rules(out, files):
    lines = ["/* Made by tools/rules.py from rules/. */",
             "#include <rumpus/clause.h>", "",
             "/* A page of rules is longer than C99 has compilers promise. */",
             '#pragma GCC diagnostic ignored "-Woverlength-strings"', "",
             "extern const struct rum_rules rum_rules[];",
             "extern const size_t rum_rules_count;", ""]
    table = [compile_one(Rules(path), lines)
             for path in map(pathlib.Path, files)]
    lines += ["const struct rum_rules rum_rules[] = {"] + table + ["};"]
    lines.append(f"const size_t rum_rules_count = {len(table)};")
    pathlib.Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")


def compile_told(out, files):
    """What events, questions and offers may name: NP(3, 1) in the code.

    Scenes and goals are left out: they explain what lies on the table, be it
    used or not."""
    told = set()
    for path in files:
        if re.search(r"_(scene|goal)\w*\.c$", path):
            continue
        code = pathlib.Path(path).read_text(encoding="utf-8")
        code = re.sub(r"/\*.*?\*/", " ", code, flags=re.S)
        for tag, chapter, number in re.findall(
                r"\b([A-Z][A-Z0-9])\(\s*(\d+),\s*(\d+)\)", code):
            told.add((tag, int(chapter), int(number)))
    lines = ["/* Made by tools/rules.py from src/games/. */",
             "#include <stddef.h>", "",
             "extern const char *const lab_told[];", "",
             "const char *const lab_told[] = {"]
    lines += ['    "{}-{}.{}",'.format(*clause) for clause in sorted(told)]
    lines += ["    NULL,", "};"]
    pathlib.Path(out).write_text("\n".join(lines) + "\n", encoding="utf-8")


def citations(folder):
    """All clauses cited by the tests of a folder."""
    cited = set()
    for test in folder.rglob("*.c"):
        for args in re.findall(r"\bRULE\(\s*((?:\"[^\"]+\"\s*)+)",
                               test.read_text()):
            cited.update(args.replace('"', " ").split())
    return cited


def cover(missing, tags):
    """One line a game; false when a clause is not cited."""
    whole = True
    for path in sorted((ROOT / "rules").glob("*.md")):
        rules = Rules(path)
        if tags and rules.tag not in tags:
            continue
        cited = citations(ROOT / "tests" / "games" / rules.tag)
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
    elif len(sys.argv) >= 4 and sys.argv[1] == "told":
        compile_told(sys.argv[2], sys.argv[3:])
    elif len(sys.argv) >= 2 and sys.argv[1] == "cover":
        tags = [a for a in sys.argv[2:] if not a.startswith("-")]
        sys.exit(0 if cover("--missing" in sys.argv, tags) else 1)
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()

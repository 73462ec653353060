#!/usr/bin/env python3
"""Compile a game's art into C: art.py OUT.c TAG FILE...

Every art/NAME.svg becomes a row {"NAME", markup} of `<tag>_art`, white space
between tags folded; art/world.css becomes the text `<tag>_css`. Browsers
forgive what is no XML, others who draw them do not, so it is refused here.
"""
import pathlib
import re
import sys
from xml.etree import ElementTree

from carray import array


def folded(path):
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r"\s+", " ", re.sub(r">\s+<", "><", text)).strip()


def main():
    out, tag = pathlib.Path(sys.argv[1]), sys.argv[2]
    files = sorted(map(pathlib.Path, sys.argv[3:]))
    lines = ["/* Made by tools/art.py. */", "#include <rumpus/scene.h>", "",
             f"extern const struct rum_art {tag}_art[];",
             f"extern const char *const {tag}_css;"]
    rows, css = [], 'NULL'
    for i, path in enumerate(files):
        if path.name == "world.css":
            lines += array("world", folded(path).encode())
            css = "(const char *)world"
        elif path.suffix == ".svg":
            markup = folded(path)
            try:
                ElementTree.fromstring(markup)
            except ElementTree.ParseError as e:
                sys.exit(f"art.py: {path}: {e}")
            lines += array(f"art_{i}", markup.encode())
            rows.append(f'    {{"{path.stem}", (const char *)art_{i}}},')
        else:
            sys.exit(f"art.py: {path}: expected an .svg or world.css")
    lines += [f"const struct rum_art {tag}_art[] = {{", *rows, "    {NULL, NULL},",
              "};", f"const char *const {tag}_css = {css};"]
    out.write_text("\n".join(lines) + "\n", encoding="utf-8")


main()

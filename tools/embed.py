#!/usr/bin/env python3
"""Write the files of the page as a C table: embed.py OUT.c FOLDER

Each file stands in it as it is and packed with gzip. A folder that is not
there gives an empty table. The output is touched only when it changes.
"""
import gzip
import hashlib
import pathlib
import sys

from carray import array

TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def main():
    out, folder = map(pathlib.Path, sys.argv[1:3])
    files = sorted(p for p in folder.rglob("*") if p.is_file() and p.suffix in TYPES)
    parts = ["/* Made by tools/embed.py from the built page. */",
             '#include "page.h"', ""]
    rows = []
    for i, path in enumerate(files):
        data = path.read_bytes()
        packed = gzip.compress(data, 9, mtime=0)
        tag = hashlib.sha256(data).hexdigest()[:16]
        parts += array(f"plain_{i}", data) + array(f"packed_{i}", packed)
        rows.append(f'    {{"/{path.relative_to(folder)}", "{TYPES[path.suffix]}", '
                    f'"\\"{tag}\\"", plain_{i}, packed_{i}, {len(data)}, '
                    f"{len(packed)}}},")
    parts += ["", "const struct page_file page_files[] = {"] + rows + ["    {0},", "};"]
    parts.append(f"const size_t page_file_count = {len(files)};")
    text = "\n".join(parts) + "\n"
    if not out.exists() or out.read_text() != text:
        out.write_text(text)


main()

#!/usr/bin/env python3
"""Write one file as a C array that ends with a 0: enclose.py OUT.c NAME FILE

NAME_size is its length without the 0. A file that is not there is an empty one.
The output is touched only when it changes.
"""
import pathlib
import sys

from carray import array


def main():
    out, name, file = sys.argv[1:4]
    out, file = pathlib.Path(out), pathlib.Path(file)
    data = file.read_bytes() if file.exists() else b""
    size = f"const size_t {name}_size"
    text = "\n".join(["/* Made by tools/enclose.py. */", "#include <stddef.h>", "",
                      f"extern const unsigned char {name}[];", f"extern {size};", "",
                      *array(name, data, "const"), f"{size} = {len(data)};", ""])
    if not out.exists() or out.read_text() != text:
        out.write_text(text)


main()

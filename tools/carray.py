"""For tools that write C: bytes as an array, which may be longer than a string
literal may."""


def array(name, data, kind="static const"):
    """The lines of an array that ends with a 0."""
    data += b"\0"
    return [f"{kind} unsigned char {name}[] = {{",
            *["    " + ",".join(map(str, data[i:i + 24])) + ","
              for i in range(0, len(data), 24)], "};"]

#!/usr/bin/env python3
"""A program that plays at a server's table: seat.py LINK [SEED]

LINK is a seat's, as people get it: http://localhost:8317/#/t/TABLE/KEY. The
program joins with it, plays whatever is asked of its seats, at random with
some sense for what is marked as good or dangerous, and ends with the game.
When it is stopped before that, start it again with the same link: the server
shows it the table as it stands.

It needs nothing but Python 3.9: a WebSocket is a few lines. docs/WIRE.md and
docs/SERVER.md tell what is said over it. To make it your own, change choose().
Exit code 0: the game is over; 1: the line was lost or the server refuses; 2:
wrong usage.
"""
import base64
import json
import os
import random
import re
import socket
import ssl
import struct
import sys
import time
import urllib.parse

LINK = re.compile(r"(https?)://([^/#]+)(?:/[^#]*)?#/t/([^/]+)/([^/]+)")
LARGEST = 1 << 22  # bytes of a message
PAUSE = 0.01  # seconds between two messages: a server takes 200 a second
REFUSALS = 20  # so often in a row a server may refuse before this gives up
TONE = {"wins": 1000, "good": 4, "danger": 1}  # how likely an action is


class Lost(Exception):
    """The connection is over, and why."""


class WebSocket:
    """One text at a time, both ways (RFC 6455)."""

    def __init__(self, scheme: str, host: str):
        where = urllib.parse.urlsplit(f"{scheme}://{host}")
        port = where.port or (443 if scheme == "https" else 80)
        try:
            self.line = socket.create_connection((where.hostname, port), 30)
        except OSError as error:
            raise Lost(f"nobody answers at {where.hostname}, port {port}: "
                       f"{error.strerror or error}") from error
        self.line.settimeout(None)
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if scheme == "https":
            self.line = ssl.create_default_context().wrap_socket(
                self.line, server_hostname=where.hostname)
        self.input = self.line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET / HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Protocol: rumpus\r\n\r\n".encode())
        status = self.input.readline(1000)
        if b" 101 " not in status:
            raise Lost(f"the server says {status.decode(errors='replace')!r}")
        while self.input.readline(8192) not in (b"\r\n", b""):
            pass

    def _frame(self, kind: int, text: bytes) -> None:
        mask, n = os.urandom(4), len(text)
        size = struct.pack(">B", 0x80 | n) if n < 126 else \
            struct.pack(">BH", 0x80 | 126, n)
        self.line.sendall(bytes([0x80 | kind]) + size + mask + bytes(
            b ^ mask[i % 4] for i, b in enumerate(text)))

    def _read(self, n: int) -> bytes:
        got = self.input.read(n)
        if len(got) < n:
            raise Lost("the connection broke")
        return got

    def close(self) -> None:
        self.input.close()
        self.line.close()

    def send(self, message: dict) -> None:
        self._frame(1, json.dumps(message).encode())

    def receive(self) -> dict:
        """The next message; what keeps the line alive is answered here."""
        text = b""
        while True:
            first, n = self._read(2)
            if n >= 126:
                n, = struct.unpack(*((">H", self._read(2)) if n == 126
                                     else (">Q", self._read(8))))
            if len(text) + n > LARGEST:
                raise Lost("the server sends too long a message")
            part, kind = self._read(n), first & 15
            if kind == 8:
                code = struct.unpack(">H", part[:2])[0] if n > 1 else 1005
                raise Lost(f"the server closes the line: {code} "
                           + part[2:].decode(errors="replace"))
            if kind == 9:
                self._frame(10, part)
            elif kind < 3:  # a text, or more of it
                text += part
                if first & 0x80:
                    return json.loads(text)


def choose(scene: dict, chance: random.Random) -> int:
    """One of the open actions. `scene` is all that the seat may know:
    docs/SCENE.md."""
    actions = scene["actions"]
    weights = [TONE.get(a.get("tone"), 2) for a in actions]
    return chance.choices(actions, weights)[0]["code"]


def answer(message: dict, chance: random.Random) -> "dict | None":
    """What to say to the server now, if anything."""
    table, scene = message.get("table", {}), message.get("scene", {})
    if isinstance(table, dict):  # of an event; of an answer it is the name
        wish = table.get("wish", {})
        if wish.get("asks_you"):  # to take back is fine, all else is not
            return {"cmd": "consent", "yes": wish["what"] == "undo"}
        if "next" in table:  # another seat of this link is to act
            return {"cmd": "look", "as": table["next"]}
    if scene.get("actions"):
        return {"cmd": "play", "code": choose(scene, chance),
                "n": scene["decision"]}
    return None


def play(line: WebSocket, table: str, key: str, chance: random.Random) -> dict:
    """Until the game is over: its last scene."""
    line.send({"cmd": "join", "table": table, "key": key})
    joined = line.receive()
    if not joined["ok"]:
        raise Lost(joined["error"])
    print(f"{joined['title']} {joined['seats']}", flush=True)
    refused = 0
    while True:
        message = line.receive()
        if message.get("scene", {}).get("points"):
            return message["scene"]
        if message.get("event"):
            refused = 0
        say = answer(message, chance)
        if message.get("ok") is False:  # too late, or the disk is full
            refused += 1
            if refused == REFUSALS:
                raise Lost(message["error"])
            say = {"cmd": "view"}
        if say:
            time.sleep(PAUSE + 0.1 * refused)
            line.send(say)


def main() -> int:
    link = LINK.fullmatch(sys.argv[1].strip()) if len(sys.argv) in (2, 3) \
        else None
    if not link:
        print("usage: seat.py http://HOST:PORT/#/t/TABLE/KEY [SEED]",
              file=sys.stderr)
        return 2
    scheme, host, table, key = link.groups()
    chance = random.Random(sys.argv[2] if len(sys.argv) > 2 else None)
    try:
        end = play(WebSocket(scheme, host), table, key, chance)
    except (Lost, OSError, ValueError) as error:
        print(f"seat.py: {error}", file=sys.stderr)
        return 1
    print(f"{end['result']} {end['points']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

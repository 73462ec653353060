// The little of WebSocket a test needs: text frames both ways.
import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterwards } from "./kit.mjs";

export function socket(address, headers = {}, protocol = "rumpus") {
  const { hostname, port } = new URL(address);
  return new Promise((good, bad) => {
    const s = connect(Number(port), hostname);
    afterwards(() => s.destroy());
    const key = randomBytes(16).toString("base64");
    const listeners = [];
    let buffer = Buffer.alloc(0),
      last,
      open = false;
    const line = {
      received: [],
      code: 0, // with which the server closed it
      send(message) {
        const body = Buffer.from(typeof message === "string" ? message : JSON.stringify(message));
        const mask = randomBytes(4);
        const head =
          body.length < 126
            ? Buffer.from([0x81, 0x80 | body.length])
            : body.length < 65536
              ? Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255])
              : Buffer.concat([
                  Buffer.from([0x81, 0xff, 0, 0, 0, 0]),
                  Buffer.from([
                    body.length >>> 24,
                    (body.length >> 16) & 255,
                    (body.length >> 8) & 255,
                    body.length & 255,
                  ]),
                ]);
        s.write(Buffer.concat([head, mask, Buffer.from(body.map((b, i) => b ^ mask[i % 4]))]));
      },
      raw: (bytes) => s.write(bytes),
      // The next message for which `wanted` holds.
      next(wanted, ms = 5000) {
        return new Promise((yes, no) => {
          const timer = setTimeout(
            () => no(new Error(`no such message within ${ms} ms: ${wanted}`)),
            ms,
          );
          listeners.push((m) => {
            if (wanted(m)) {
              clearTimeout(timer);
              yes(m);
              return true;
            }
            return false;
          });
        });
      },
      async ask(message) {
        const id = 1 + Math.floor(Math.random() * 1e9);
        const answer = line.next((m) => m.id === id);
        line.send({ ...message, id });
        return answer;
      },
      closed: new Promise((done) => s.on("close", done)),
      close: () => s.destroy(),
      deaf: () => s.pause(), // reads nothing any more
    };
    const take = (text) => {
      const m = JSON.parse(text);
      // A scene that is left out is the last one.
      if (m.event === "scene") last = m.scene ??= last;
      line.received.push(m);
      for (let i = 0; i < listeners.length; i++)
        if (listeners[i](m)) {
          listeners.splice(i, 1);
          return;
        }
    };
    s.on("error", bad);
    s.on("close", () => {
      if (!open) bad(new Error("refused"));
    });
    s.on("data", (d) => {
      buffer = Buffer.concat([buffer, d]);
      if (!open) {
        const end = buffer.indexOf("\r\n\r\n");
        if (end < 0) return;
        const head = buffer.subarray(0, end).toString();
        const wanted = createHash("sha1")
          .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
          .digest("base64");
        if (!head.startsWith("HTTP/1.1 101") || !head.includes(wanted)) {
          bad(new Error(head.split("\r\n")[0]));
          s.destroy();
          return;
        }
        open = true;
        buffer = buffer.subarray(end + 4);
        good(line);
      }
      while (buffer.length >= 2) {
        let n = buffer[1] & 127,
          at = 2;
        if (n === 126) {
          if (buffer.length < 4) return;
          n = buffer.readUInt16BE(2);
          at = 4;
        } else if (n === 127) {
          if (buffer.length < 10) return;
          n = Number(buffer.readBigUInt64BE(2));
          at = 10;
        }
        if (buffer.length < at + n) return;
        if ((buffer[0] & 15) === 8) {
          line.code = n >= 2 ? buffer.readUInt16BE(at) : 0;
          s.destroy();
          return;
        }
        if ((buffer[0] & 15) === 1) take(buffer.subarray(at, at + n).toString());
        buffer = buffer.subarray(at + n);
      }
    });
    s.write(
      [
        "GET / HTTP/1.1",
        `Host: ${hostname}:${port}`,
        "Upgrade: websocket",
        "Connection: Upgrade",
        `Sec-WebSocket-Key: ${key}`,
        "Sec-WebSocket-Version: 13",
        ...(protocol ? [`Sec-WebSocket-Protocol: ${protocol}`] : []),
        ...Object.entries(headers).map(([k, v]) => `${k}: ${v}`),
        "",
        "",
      ].join("\r\n"),
    );
  });
}

// Friends at a table: from the invitation to the rematch, and what comes between.
import { check, same, test } from "./kit.mjs";
import { ask, serve } from "./server.mjs";
import { socket } from "./socket.mjs";

const isScene = (m) => m.event === "scene";

// Joins a table and waits for its first scene.
async function join(server, table, key) {
  const line = await socket(server.address);
  const first = line.next(isScene);
  const joined = await line.ask({ cmd: "join", table, ...(key ? { key } : {}) });
  check(joined.ok, `joined: ${joined.error}`);
  line.joined = joined;
  line.now = await first;
  return line;
}

test("friends: an open seat is taken with a link of its own, and both survive", async () => {
  const server = await serve();
  const { table, links } = await ask(server.address, "/api/create", {
    game: "npzr",
    names: ["Ann"],
    seats: ["human", "open"],
    options: { first: "1" },
  });
  same(links.length, 1, "links");
  const ann = await join(server, table, links[0].key);
  same(ann.now.table.who.join(), "human,open", "who sits there");
  check(!(await ask(server.address, "/api/sit", { table, seat: 0, name: "Eve" })).ok, "Ann's seat");
  const told = ann.next(isScene);
  const both = await Promise.all(
    ["Ann", "Eve"].map((name) => ask(server.address, "/api/sit", { table, seat: 1, name })),
  );
  same(both.filter((a) => a.ok).length, 1, "one of two gets it");
  const { key, seats } = both.find((a) => a.ok);
  same(seats.join(), "1", "their seat");
  same((await told).table.who.join(), "human,human", "Ann is told");
  await server.kill();
  await server.restart();
  const bob = await join(server, table, key);
  same(bob.joined.seats.join(), "1", "after the server was killed");
  check(bob.now.scene.actions.length > 0, "and they decide");
  same((await join(server, table, links[0].key)).joined.seats.join(), "0", "Ann's link");
});

test("friends: the server says where others find it", async () => {
  const alone = await serve();
  same((await ask(alone.address, "/api/where")).origins.length, 0, "for this machine only");
  const known = await serve("--public-origin", "https://play.example");
  same((await ask(known.address, "/api/where")).origins.join(), "https://play.example", "behind");
});

// The worker of a page without a server: the module with its room, and the shelf where its tables
// are kept. It speaks the protocol that a server speaks; the page does not know the difference.
import { among, Room, type Visitor } from "../../../js/room";
import { compile, load } from "../../../js/rumpus";
import type { Heard, Said } from "./road";
import { Shelf } from "./shelf";
import { thinkers } from "./thinkers";

const visitors = new Map<number, Visitor>();
const here = new Set<string>(); // tables in memory
const others = new BroadcastChannel("rumpus");

const tell = (...heard: Heard) => postMessage(heard);

async function begin() {
  const [module, shelf] = await Promise.all([compile(), Shelf.open()]);
  async function keep(id: string, number: number, text: string) {
    try {
      await shelf.keep(id, number, text);
    } catch (e) {
      if (here.has(id) && (e as DOMException)?.name === "ConstraintError") setTimeout(startOver);
      throw e;
    }
    here.add(id);
    if (number > 0) others.postMessage(id);
  }
  const room = new Room(await load(module), keep, among(thinkers(module)));

  // Another tab has played on at a table of ours: read everything again. The page connects
  // again by itself.
  function startOver() {
    for (const [number, visitor] of visitors) {
      visitor.close();
      tell(number, "lost", "");
    }
    visitors.clear();
    here.clear();
    room.clear();
  }
  others.onmessage = (m) => {
    if (here.has(m.data)) startOver();
  };
  return { room, shelf };
}
const begun = begin();

// Tables that a message speaks of, for the room to have them before it hears it.
function named(text: string): string[] {
  const { table, links } = JSON.parse(text) as { table?: string; links?: { table: string }[] };
  return [...(table ? [table] : []), ...(links ?? []).map((l) => l.table)];
}

async function take([number, what, text]: Said) {
  const { room, shelf } = await begun;
  if (what === "open") {
    visitors.set(
      number,
      room.enter((t) => tell(number, "hear", t)),
    );
    tell(number, "open", "");
  } else if (what === "close") {
    visitors.get(number)?.close();
    visitors.delete(number);
  } else {
    for (const id of named(text).filter((t) => !here.has(t))) {
      const { texts, kept } = await shelf.find(id);
      if (texts.length > 0 && room.restore(id, texts, kept)) here.add(id);
    }
    visitors.get(number)?.say(text);
  }
}

// One after the other, in the order in which they were said.
let queue: Promise<void> = Promise.resolve();
addEventListener("message", (m: MessageEvent<Said>) => {
  queue = queue.then(() => take(m.data));
  // What cannot be mended here ends the worker; the page starts another.
  queue.catch((e) => {
    setTimeout(() => {
      throw e;
    });
  });
});

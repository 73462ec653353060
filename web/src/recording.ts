// Recordings as files and links: the text that `rumpus replay` reads (docs/WIRE.md).

const MOST_LETTERS = 1_000_000; // more than any game has

export interface Brought {
  text: string;
  game: string;
  seats: { who: string; name: string }[];
}

// What it says of itself; who plays it checks the rest. Sentences for people are left out.
export function readRecording(all: string): Brought {
  const text = all.replace(/\r/g, "").replace(/ #.*$/gm, "");
  const game = /^game (\S+)$/m.exec(text)?.[1];
  if (!text.startsWith("rumpus recording ") || !game || all.length > MOST_LETTERS)
    throw new Error("this is no recording of a game");
  const seats: Brought["seats"] = [];
  for (const [, seat, who, name] of text.matchAll(/^seat (\d) (\S+) (.*)$/gm))
    seats[Number(seat)] = { who, name };
  return { text, game, seats: [...seats].map((s) => s ?? { who: "easy", name: "" }) };
}

// ---- in a link ----

const through = (data: BlobPart, way: CompressionStream | DecompressionStream) =>
  new Blob([data]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, Uint8Array>);

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(through(text, new CompressionStream("deflate-raw"))).arrayBuffer(),
  );
  let letters = "";
  for (const b of bytes) letters += String.fromCharCode(b);
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

// A link comes from anybody: what unpacks to too much is not unpacked.
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (l) => l.charCodeAt(0));
  const reader = through(bytes, new DecompressionStream("deflate-raw")).getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
    if (text.length > MOST_LETTERS) throw new Error("this link is too long");
  }
}

// ---- as a file ----

export function saveFile(text: string, name: string) {
  const a = document.createElement("a");
  a.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  a.download = name;
  a.click();
  setTimeout(() => URL.revokeObjectURL(a.href), 10000);
}

// The file that was dropped or chosen last, until a page takes it.
let waiting: Promise<string> | undefined;
export function offerFile(file: File) {
  waiting =
    file.size > MOST_LETTERS
      ? Promise.reject(new Error(`${file.name} is too long for a recording`))
      : file.text();
  waiting.catch(() => undefined);
}
export function takeFile() {
  const file = waiting;
  waiting = undefined;
  return file;
}

// Where a page without a server keeps its tables: in this browser's IndexedDB, a text for each
// line of a recording. A line is added, never written over: of two tabs at one table whoever comes
// second is refused, and reads again.

function done(tx: IDBTransaction): Promise<void> {
  return new Promise((good, bad) => {
    tx.oncomplete = () => good();
    tx.onabort = () => bad(tx.error ?? new Error("not kept"));
  });
}

export class Shelf {
  private constructor(private base: IDBDatabase) {}

  static open(): Promise<Shelf> {
    return new Promise((good, bad) => {
      const asked = indexedDB.open("rumpus", 1);
      asked.onupgradeneeded = () => asked.result.createObjectStore("texts");
      asked.onsuccess = () => good(new Shelf(asked.result));
      asked.onerror = () => bad(asked.error);
    });
  }

  // Resolves when it is safe: see Keep in js/room.d.ts.
  keep(id: string, number: number, text: string): Promise<void> {
    const tx = this.base.transaction("texts", "readwrite", { durability: "strict" });
    if (number < 0) tx.objectStore("texts").put(text, [id, number]);
    else tx.objectStore("texts").add(text, [id, number]);
    return done(tx);
  }

  // What was kept of a table: its head and lines, and how it stands besides.
  async find(id: string): Promise<{ texts: string[]; kept: string }> {
    const tx = this.base.transaction("texts");
    const asked = tx.objectStore("texts").getAll(IDBKeyRange.bound([id, 0], [id, Infinity]));
    const kept = tx.objectStore("texts").get([id, -1]);
    await done(tx);
    return { texts: asked.result, kept: kept.result ?? "" };
  }
}

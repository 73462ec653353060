// The shortest way into a game: one person, bots on the other seats.
import { layTable } from "./api";
import { keepLink, myName, notePlayed } from "./keep";

export const seatLink = (table: string, key: string) => `#/t/${table}/${key}`;
// The plain link of a table: to take a seat that is open, or only to watch.
const WATCH = "watch";
export const watchLink = (table: string, sit: boolean) => `#/t/${table}${sit ? "" : `/${WATCH}`}`;
export const isWatch = (secret: string | undefined) => secret === WATCH;

// A first game is played by the preset for it, every other by the book.
// `instead` of the page it was begun from, to which Back should not lead again.
export async function playNow(game: string, preset = "book", instead = false) {
  const t = await layTable({ game, preset, names: [myName() || "You"] });
  keepLink(t.table, t.links[0].key, game);
  notePlayed(game);
  const link = seatLink(t.table, t.links[0].key);
  if (instead) location.replace(link);
  else location.hash = link;
}

// The same from a button: where it cannot be, the lobby says why.
export const playOrLobby = (game: string, preset?: string, instead?: boolean) =>
  playNow(game, preset, instead).catch(() => {
    location.hash = "#/";
  });

// The shortest way into a game: one person, bots on the other seats.
import { layTable } from "./api";
import { keepLink, myName } from "./keep";

export const seatLink = (table: string, key: string) => `#/t/${table}/${key}`;

export async function playNow(game: string) {
  const t = await layTable({ game, names: [myName() || "You"] });
  keepLink(t.table, t.links[0].key, game);
  location.hash = seatLink(t.table, t.links[0].key);
}

// Whose turn it is at the tables of this browser: asked for now and then, said in the title and the
// icon of the tab, and by a notification where the person wishes so.
import { type Mine, mine } from "./api";
import { keptLinks, noteTables, setTellsTurns, tellsTurns } from "./keep";
import { seatLink } from "./start";

const EVERY = 20000;

// Bots wait for ever; people do not.
export const withPeople = (t: Mine | undefined) =>
  !!t && t.who.some((w, i) => !t.seats.includes(i) && /^(human|open)/.test(w));

let title = "Rumpus";
let waiting = 0;
function showTitle() {
  document.title = waiting ? `(${waiting}) ${title}` : title;
}
export function setTitle(text: string) {
  title = text;
  showTitle();
}

// The icon with a dot on it.
let plain: string | undefined;
async function showIcon() {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return;
  plain ??= link.getAttribute("href") ?? "icon.svg";
  if (!waiting) {
    link.setAttribute("href", plain);
    return;
  }
  const svg = await (await fetch(plain)).text();
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1].split(/\s+/).map(Number) ?? [0, 0, 100, 100];
  const r = box[2] / 5;
  const dot = `<circle cx="${box[0] + box[2] - r}" cy="${box[1] + r}" r="${r}" fill="#e0443e" stroke="#fff" stroke-width="${r / 5}"/>`;
  link.setAttribute(
    "href",
    `data:image/svg+xml,${encodeURIComponent(svg.replace("</svg>", `${dot}</svg>`))}`,
  );
}

// ---- notifications ----

export const canNotify = () => "Notification" in window && Notification.permission !== "denied";
export const notifies = () =>
  "Notification" in window && Notification.permission === "granted" && tellsTurns();

// Asked for when somebody presses the button for it, never by itself.
export async function askToNotify(on: boolean): Promise<boolean> {
  const may = on && (await Notification.requestPermission()) === "granted";
  setTellsTurns(may);
  return may;
}

export function notify(game: string, table: string, key: string, names: string[]) {
  if (!notifies() || !document.hidden) return;
  const note = new Notification(`Your turn: ${game}`, {
    body: names.length ? `with ${names.join(", ")}` : undefined,
    tag: table,
    icon: plain ?? "icon.svg",
  });
  note.onclick = () => {
    window.focus();
    location.hash = seatLink(table, key);
    note.close();
  };
}

// ---- looking ----

let titles = new Map<string, string>();
export const nameGames = (games: { id: string; title: string }[]) => {
  titles = new Map(games.map((g) => [g.id, g.title]));
};

export async function look() {
  const links = keptLinks();
  const before = new Map(links.map((k) => [k.table, k.last?.yours]));
  const tables = links.length ? (await mine(links)).tables : [];
  noteTables(tables);
  const due = tables.filter((t) => t.yours && withPeople(t));
  for (const t of due) {
    if (before.get(t.table) === false)
      notify(
        titles.get(t.game) ?? t.game,
        t.table,
        t.key,
        t.names.filter((_, i) => !t.seats.includes(i)),
      );
  }
  if (due.length !== waiting) {
    waiting = due.length;
    showTitle();
    showIcon().catch(() => undefined);
  }
}

// Only where others may play meanwhile.
export function watchTurns() {
  if (ALONE) return;
  const again = () => {
    if (keptLinks().some((k) => !k.last || withPeople(k.last))) look().catch(() => undefined);
  };
  setInterval(again, EVERY);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) again();
  });
  again();
}

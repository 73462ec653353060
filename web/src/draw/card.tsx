// Cards: in a hand, before a player, on a pile.
import type { Model } from "../model";
import { colour, itemLook, look, seatColour } from "../model";
import type { Item, Pip } from "../types";
import { Picture } from "./art";
import { badgeWord, itemTitle } from "./piece";
import type { Ui } from "./ui";
import { noteAt, useTarget, useUi } from "./ui";
import { Worded } from "./worded";

// A price leaves room for how many there are, not for words.
export function Badges({ item, priced }: { item: Item; priced?: boolean }) {
  const badges = priced ? [] : (item.badges ?? []);
  if (!badges.length && !(item.count && item.count > 1)) return null;
  return (
    <span class="badges">
      {item.count && item.count > 1 ? <b class="badge times">×{item.count}</b> : null}
      {badges.map((b) => (
        <b key={b.text} class={`badge tone-${b.tone ?? "plain"}`} title={b.title}>
          {badgeWord(b)}
        </b>
      ))}
    </span>
  );
}

// "Rp" is a red dot that pierces: its letter, and for each mark behind it the theme's picture. A world
// may tell colours apart by shapes instead of letters.
export function PipDot({ pip }: { pip: Pip }) {
  const { m } = useUi();
  const [letter, ...rest] = pip.letter;
  const marks = rest.map((c) => ({ c, look: look(m, `mark-${c}`) }));
  return (
    <i
      class={`pip pip-${pip.colour} tone-${pip.tone ?? "plain"}`}
      style={{ "--tint": colour(m, pip.colour, "#888") }}
      title={[look(m, pip.colour), ...marks.map((k) => k.look)]
        .flatMap((l) => l?.title ?? [])
        .join(", ")}
    >
      <span class="pip-letter">{letter}</span>
      {marks.map((k) =>
        k.look ? <Picture key={k.c} look={k.look} theme={m.theme} class="pip-picture" /> : k.c,
      )}
    </i>
  );
}

export function Pips({ pips }: { pips: Pip[] }) {
  const rows: Pip[][] = [];
  for (const p of pips) {
    const row = p.row ?? 0;
    rows[row] = [...(rows[row] ?? []), p];
  }
  return (
    <span class="pips">
      {rows.filter(Boolean).map((row, i) => (
        <span class="pip-row" key={i}>
          {row.map((p, k) => (
            <PipDot key={k} pip={p} />
          ))}
        </span>
      ))}
    </span>
  );
}

const longestWord = (text: string) => Math.max(...text.split(/\s/).map((w) => w.length));

// "Proton Blaster": where there is little room its first word says it.
function Name({ text }: { text: string }) {
  const [first, ...more] = text.split(" ");
  return (
    <>
      {first}
      {more.length ? <span class="name-more"> {more.join(" ")}</span> : null}
    </>
  );
}

// "Leap: jump over a space" is a name and what it does; "(Leap: jump over a space)" is no use to whoever
// holds it, which a card to be read says in brackets, and others in a fainter ink.
// Where it is narrow the name is as brief as in the title of the card.
function CardLine({
  text: written,
  brief,
  large,
}: {
  text: string;
  brief?: string;
  large?: boolean;
}) {
  const idle = /^\(.*\)$/.test(written);
  const text = idle && !large ? written.slice(1, -1) : written;
  // A small card is a button, and holds no other.
  const words = (of: string) => (large ? <Worded text={of} /> : of);
  const cut = text.indexOf(": ");
  const wordy = longestWord(text.slice(0, Math.max(0, cut))) > 7;
  const lengthy = text.length > 19; // more than a row of a phone's card holds
  // "1 point for anything": where there is little room what it is says enough.
  const [, what, use] = /^(.*?)( for .*)?$/.exec(text)!;
  return cut > 0 && cut < 28 ? (
    <span
      class={`card-line${wordy ? " wordy" : ""}${lengthy ? " lengthy" : ""}${idle ? " idle" : ""}`}
    >
      <b>
        {large ? (
          words(text.slice(0, cut))
        ) : brief ? (
          <>
            <span class="whole-name">{text.slice(0, cut)}</span>
            <span class="brief-name">{brief}</span>
          </>
        ) : (
          <Name text={text.slice(0, cut)} />
        )}
      </b>{" "}
      <span>{words(text.slice(cut + 2))}</span>
    </span>
  ) : (
    <span class="card-line">
      {words(what)}
      {use ? <span class="line-more">{words(use)}</span> : null}
    </span>
  );
}

// The longer the words of a title, the smaller they are written, so that none is broken.
function titleClass(title: string) {
  const longest = longestWord(title);
  return longest > 12 ? "card-title long longest" : longest > 8 ? "card-title long" : "card-title";
}

const WHICH = / \([^)]*\)$/; // of a pair: " (left)"

// "any head": where there is little room "head" alone.
function Sort({ of }: { of: string }) {
  const [, any, which] = /^(any )?(.*)$/.exec(of) ?? ["", "", of];
  return (
    <span>
      {any ? <span class="sort-any">{any}</span> : null}
      {which}
    </span>
  );
}

// A name, and below it of what sort it is: as the scene says, or as in "Firefight Frontgear", which
// ends with the kind of thing it is. "Geta / Full Sails": a card of two sides has a name for each, in a
// line of its own.
function Title({ item }: { item: Item }) {
  const { m } = useUi();
  const kind = look(m, item.kind)?.title;
  const { name: first, sort, sign } = item.face ?? {};
  if (first)
    return (
      <span class="card-title named">
        {first}
        <small>
          <Picture look={look(m, sign)} theme={m.theme} colour="currentColor" />
          <Sort of={sort ?? ""} />
        </small>
      </span>
    );
  const title = item.title ?? kind ?? item.text ?? "";
  const cut = kind ? title.indexOf(` ${kind}`) : -1;
  const name = cut > 0 ? title.slice(0, cut) : title;
  const [side, other] = name.split(" / ");
  return (
    <span class={titleClass(name)}>
      <span class="card-names">
        <span>{side}</span>
        {other ? (
          <>
            <span class="sr"> / </span>
            <span>{other}</span>
          </>
        ) : null}
      </span>
      {cut > 0 ? (
        <small class="card-kind">
          {title.slice(cut).replace(WHICH, "")}
          {WHICH.test(title) ? <span class="card-which">{WHICH.exec(title)![0]}</span> : null}
        </small>
      ) : null}
    </span>
  );
}

function inkOf(m: Model, item: Item) {
  const shown = itemLook(m, item);
  const own = look(m, item.kind);
  return shown?.colour ?? own?.colour ?? seatColour(m, item.owner, "#667");
}

// What says no more than one thing is plain: a price, and not two sides with a name each.
const isPlain = ({ face, title }: Item) =>
  (face?.lines?.length ?? 0) < 2 && !title?.includes(" / ");

const classOf = (item: Item) =>
  `kind-${item.kind!.replace(/[^\w-]/g, "-")}${item.shown_as ? " wild" : ""}${isPlain(item) ? " plain" : ""}`;

// What is being done with a card, on a tab at its upper edge: it is played, or could be added to those
// of the same hand that are chosen.
function tabOf(
  { m, clicks, open }: Ui,
  item: Item,
  area: string,
  playing = "Playing",
): string | undefined {
  if (item.raised) return playing;
  const hand = m.areas.some((a) => a.id === area && a.place === "hand")
    ? (m.items.get(area) ?? [])
    : [];
  const some = (ids: { has(id: string): boolean }) => hand.some((i) => i.id && ids.has(i.id));
  if (!item.id || !some(new Set(clicks.clicked)) || !some(open)) return undefined;
  return clicks.clicked.includes(item.id) ? "Chosen" : open.has(item.id) ? "+ add" : undefined;
}

// All that is written and drawn on a card; `note` is its price just now, `sign` the same in a word.
function Face({
  item,
  note,
  sign,
  large,
}: {
  item: Item;
  note?: string;
  sign?: string;
  large?: boolean;
}) {
  const { m } = useUi();
  const shown = itemLook(m, item);
  const lines = item.face?.lines ?? [];
  const sides = item.title?.split(" / ") ?? [];
  return (
    <>
      {item.face?.corner ? <b class="corner">{item.face.corner}</b> : null}
      <Title item={item} />
      <span class="card-frame">
        <Picture
          look={shown}
          theme={m.theme}
          class="card-picture"
          colour={item.owner !== undefined && shown?.art ? seatColour(m, item.owner) : undefined}
        />
        <Badges item={item} priced={!!note} />
        {note ? (
          <span class="note">
            <span class="in-full">{note}</span>
            {sign ? <span class="in-a-word">{sign}</span> : null}
          </span>
        ) : null}
      </span>
      {lines.length ? (
        <span class="card-text">
          <span class="card-lines">
            {lines.map((l, i) => (
              <CardLine
                key={l}
                text={l}
                brief={sides.length > 1 ? sides[i] : undefined}
                large={large}
              />
            ))}
          </span>
        </span>
      ) : null}
      {item.face?.pips?.length ? <Pips pips={item.face.pips} /> : null}
    </>
  );
}

// A card to be read, as large as it needs.
export function LargeCard({ item }: { item: Item }) {
  const { m } = useUi();
  return (
    <div class={`card large ${classOf(item)}`} style={{ "--tint": inkOf(m, item) }}>
      <Face item={item} large />
    </div>
  );
}

export function Card({
  item,
  area,
  small,
  playing,
  style,
}: {
  item: Item;
  area: string;
  small?: boolean;
  playing?: string; // what is written on it while it is raised
  style?: { [name: string]: string | number };
}) {
  const ui = useUi();
  const { m } = ui;
  const hidden = item.kind === undefined;
  const t = useTarget([item.id, area], hidden ? "face-down card" : itemTitle(item));
  if (hidden)
    return (
      <div
        class={`card back${small ? " small" : ""}`}
        {...t.props}
        title="face-down card"
        style={style}
      />
    );
  const tab = tabOf(ui, item, area, playing);
  const sign = noteAt(ui, item.id).action?.sign;
  // What its corner says already is not said twice.
  const again = (sign ?? t.note)?.replace(/ pt$/, "") === item.face?.corner;
  return (
    <div
      class={`card ${classOf(item)}${small ? " small" : ""}${item.tilted ? " tilted" : ""}${item.faded ? " faded" : ""}${item.raised ? " raised" : ""}${t.class}`}
      data-item={item.id}
      data-at={item.at}
      style={{ "--tint": inkOf(m, item), ...style }}
      {...t.props}
    >
      {tab ? <b class="tab">{tab}</b> : null}
      <Face item={item} note={again ? undefined : t.note} sign={sign} />
    </div>
  );
}

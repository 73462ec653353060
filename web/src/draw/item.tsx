// Cards, and tokens in SVG.
import { colour, look, seatColour } from "../model";
import type { Item, Pip } from "../types";
import { Symbol } from "./symbol";
import { useTarget, useUi } from "./ui";

export const itemTitle = (i: Item, fallback = "card") =>
  `${i.title ?? i.text ?? fallback}${i.count && i.count > 1 ? ` ×${i.count}` : ""}` +
  (i.badges ?? []).map((b) => `, ${b.title ?? b.text}`).join("");

export function Badges({ item }: { item: Item }) {
  if (!item.badges?.length && !(item.count && item.count > 1)) return null;
  return (
    <span class="badges">
      {item.count && item.count > 1 ? <b class="badge">×{item.count}</b> : null}
      {item.badges?.map((b) => <b class={`badge tone-${b.tone ?? "plain"}`} title={b.title}>{b.text}</b>)}
    </span>
  );
}

export function Pips({ pips }: { pips: Pip[] }) {
  const { m } = useUi();
  const rows: Pip[][] = [];
  for (const p of pips) (rows[p.row ?? 0] ??= []).push(p);
  return (
    <span class="pips">
      {rows.filter(Boolean).map((row) => (
        <span class="pip-row">{row.map((p) => <PipDot pip={p} hex={colour(m, p.colour, "#888")} />)}</span>
      ))}
    </span>
  );
}

export function PipDot({ pip, hex }: { pip: Pip; hex: string }) {
  return <i class={`pip tone-${pip.tone ?? "plain"}`} style={{ background: hex }}>{pip.letter}</i>;
}

// A card in a hand, a tableau or on a pile.
export function Card({ item, area, small }: { item: Item; area: string; small?: boolean }) {
  const { m } = useUi();
  const hidden = item.kind === undefined;
  const t = useTarget([item.id, area], hidden ? "face-down card" : itemTitle(item));
  if (hidden) return <div class={`card back${small ? " small" : ""}`} {...t.props} title="face-down card" />;
  const shown = look(m, item.face?.symbol ?? item.shown_as ?? item.kind);
  const own = look(m, item.kind);
  const ink = shown?.colour ?? own?.colour ?? seatColour(m, item.owner, "#667");
  const cls = `card${small ? " small" : ""}${item.tilted ? " tilted" : ""}${item.faded ? " faded" : ""}${t.class}` +
    (item.shown_as ? " wild" : "");
  // On a small card a long name would be cut; its letters for terminals fit.
  const brief = small && item.text && (item.title ?? "").length > 9;
  const all = [item.title, ...(item.face?.lines ?? [])].filter(Boolean).join("\n");
  return (
    <div class={cls} data-item={item.id} data-at={item.at} style={{ "--card": ink }} {...t.props} title={all}>
      {item.face?.corner ? <b class="corner">{item.face.corner}</b> : null}
      <Symbol look={shown} class="card-picture" />
      <span class="card-title">{brief ? item.text : item.title ?? own?.title ?? item.text}</span>
      {item.face?.lines?.map((l) => <span class="card-line">{l}</span>)}
      {item.face?.pips?.length ? <Pips pips={item.face.pips} /> : null}
      <Badges item={item} />
      {t.note ? <span class="note">{t.note}</span> : null}
    </div>
  );
}

// A pawn, figure or token on a board, centred at (x, y) with radius r.
export function Token({ item, cell, x, y, r }: { item: Item; cell: string; x: number; y: number; r: number }) {
  const { m } = useUi();
  const t = useTarget([item.id, cell], itemTitle(item, "piece"));
  const shown = look(m, item.face?.symbol ?? item.shown_as ?? item.kind);
  const owned = item.owner !== undefined;
  const ring = seatColour(m, item.owner, shown?.colour ?? "var(--ink-2)");
  const n = item.badges?.length ?? 0;
  return (
    <g class={`token${item.tilted ? " tilted" : ""}${item.faded ? " faded" : ""}${t.class}`} data-item={item.id} data-at={item.at}
      transform={`translate(${x} ${y})`}>
      <g class="token-body">
        {owned ? <circle class="token-disc" r={r} style={{ fill: ring }} /> : <circle class="token-disc bare" r={r} />}
        <Symbol look={shown} x={-r * 0.8} y={-r * 0.8} width={r * 1.6} height={r * 1.6}
          colour={owned ? "#fff" : undefined} />
      </g>
      {item.count && item.count > 1
        ? <g class="token-count"><circle cx={r * 0.7} cy={r * 0.7} r={r * 0.48} /><text x={r * 0.7} y={r * 0.75} font-size={r * 0.7}>{item.count}</text></g>
        : null}
      {item.badges?.map((b, i) => (
        <g class={`token-badge tone-${b.tone ?? "plain"}`} transform={`translate(${(i - (n - 1) / 2) * r * 1.1} ${-r * 0.85})`}>
          <title>{b.title ?? b.text}</title>
          <rect x={-r * (0.3 + 0.22 * b.text.length)} y={-r * 0.4} width={r * (0.6 + 0.44 * b.text.length)} height={r * 0.8} rx={r * 0.3} />
          <text font-size={r * 0.72}>{b.text}</text>
        </g>
      ))}
      <circle class="token-cover" r={r} {...t.cover}><title>{itemTitle(item, "piece")}</title></circle>
    </g>
  );
}

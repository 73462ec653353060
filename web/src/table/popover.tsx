// What a thing is and does, at the thing.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import type { Model } from "../model";
import { itemLook, look } from "../model";
import type { Why } from "../types";

export interface Asked {
  id: string;
  under: string[]; // all that lies there, it first
  at: DOMRect;
}

export function Popover({
  m,
  asked,
  why,
  close,
  openRules,
}: {
  m: Model;
  asked: Asked;
  why?: Why; // it cannot be chosen now
  close(): void;
  openRules(id: string): void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  const item = m.scene.items?.find((i) => i.id === asked.id);
  const cell = [...m.cells.values()].flat().find((c) => c.id === asked.id);
  const shown = item ? itemLook(m, item) : look(m, cell?.kind);
  const seat = /^seat(\d)$/.exec(asked.id);
  const goal = seat ? m.scene.seats[Number(seat[1])]?.goal : undefined;
  const clause = why?.clause ?? m.clauses.get(asked.id);
  const region = cell?.region ? m.regions.get(cell.region)?.title : undefined;
  const lines = [
    ...(item?.face?.lines ?? []),
    ...(item?.badges ?? []).map((b) => b.title ?? b.text),
    ...(region ? [region] : []),
    ...(cell?.height ? [`height ${cell.height}`] : []),
    ...(shown?.about ? [shown.about] : []),
    ...(goal?.text ? [goal.text] : []),
  ];
  useLayoutEffect(() => {
    const b = box.current!.getBoundingClientRect();
    const left = Math.max(
      8,
      Math.min(asked.at.left + asked.at.width / 2 - b.width / 2, innerWidth - b.width - 8),
    );
    const above = asked.at.top - b.height - 10;
    setAt({
      left,
      top: above > 8 ? above : Math.min(asked.at.bottom + 10, innerHeight - b.height - 8),
    });
  }, [asked, why]);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    box.current?.focus();
    return () => before?.focus?.();
  }, [asked]);
  return (
    <div class="popover-veil">
      <button type="button" class="veil-back" tabIndex={-1} aria-label="close" onClick={close} />
      <div
        ref={box}
        class="popover"
        role="dialog"
        tabIndex={-1}
        aria-label={m.titles.get(asked.id) ?? asked.id}
        style={{ left: `${at.left}px`, top: `${at.top}px` }}
      >
        {shown ? <Picture look={shown} theme={m.theme} class="popover-picture" /> : null}
        <h2>{m.titles.get(asked.id) ?? shown?.title ?? asked.id}</h2>
        {lines.map((l) => (
          <p key={l}>{l}</p>
        ))}
        <p class="not-now" role="status">
          {why?.text ? `Not now: ${why.text}` : ""}
        </p>
        <p class="popover-end">
          {clause ? (
            <button
              type="button"
              class="link"
              onClick={() => {
                close();
                openRules(clause);
              }}
            >
              The rule
            </button>
          ) : null}
          <button type="button" class="link" onClick={close}>
            Close
          </button>
        </p>
      </div>
    </div>
  );
}

// Somebody who says what to do and points at it, and the bar that counts the steps.
import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Box } from "../draw/geometry";
import { Icon } from "../draw/icons";
import type { LessonStep } from "../types";
import type { Arrow, Size, Stand, Way } from "./places";
import {
  ARROW,
  arrowsAt,
  isClear,
  isIn,
  nextTo,
  onAny,
  standAt,
  stickOf,
  wayOf,
  wordsInSight,
} from "./places";
import type { Ring, Shape } from "./pointing";
import { boxRound, keptInSight, useBoxes } from "./pointing";

export function Monster() {
  return (
    <svg viewBox="0 -10 100 130" aria-hidden="true">
      <use href="monster.svg#teacher" y="-10" width="100" height="130" />
    </svg>
  );
}

const MANY = 12; // dots that have room on a phone

// A dot for each step, the one that is shown larger.
function Progress({ step, of }: { step: number; of: number }) {
  const kind = (i: number) => (i + 1 === step ? "now" : i + 1 < step ? "past" : "");
  return (
    <div class="lesson-progress" role="img" aria-label={`step ${step} of ${of}`}>
      <i class={of > MANY ? "lesson-dots many" : "lesson-dots"}>
        {Array.from({ length: of }, (_, i) => (
          <b key={i} class={kind(i)} />
        ))}
      </i>
      <span>
        {step} of {of}
      </span>
    </div>
  );
}

const LONG = 125; // letters that are read at a glance

// The first sentence, which stands out, what else is read at a glance, and the rest.
function parted(text: string): [string, string, string] {
  const [first, ...others] = text.split(/(?<=[.!?]) /);
  const shown = [first];
  while (others.length && (text.length <= LONG || [...shown, others[0]].join(" ").length <= LONG))
    shown.push(others.shift()!);
  return [first, shown.slice(1).join(" "), others.join(" ")];
}

// The text of a step, the rest of a long one for whoever asks.
function Words({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  const [first, more, rest] = parted(text);
  return (
    <p>
      <b>{first}</b> {more} {all ? rest : ""}
      {rest && !all ? (
        <button type="button" class="more" onClick={() => setAll(true)}>
          more
        </button>
      ) : null}
    </p>
  );
}

function Arrowhead({
  x,
  y,
  turn,
  stub,
  scale = stub ? 0.7 : 1,
  children,
}: Arrow & { children?: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <g>
        <path class="arrow-rim" d="M0 4l14 25q-14-7-28 0z" />
        {stub ? null : children}
        <path class="arrow-head" d="M0 4l14 25q-14-7-28 0z" />
      </g>
    </g>
  );
}

type Drawn = { class?: string; fill?: string };

const Hole = ({ x, y, w, h, rx, turn, outline, ...rest }: Shape & Drawn) =>
  outline ? (
    <path d={outline.path} transform={outline.transform} {...rest} />
  ) : (
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx={Math.min(rx, w / 2, h / 2)}
      transform={turn ? `rotate(${turn} ${x + w / 2} ${y + h / 2})` : undefined}
      {...rest}
    />
  );

const Holes = ({ of, ...rest }: Drawn & { of: Ring[] }) => (
  <>
    {of.flatMap((b, i) =>
      b.shapes.map((one, k) => (
        <Hole
          key={`${i} ${k}`}
          {...one}
          {...rest}
          class={rest.class && b.slim ? `${rest.class} slim` : rest.class}
        />
      )),
    )}
  </>
);

// What to tap, in words: whoever sees a place and a button lit is told that either will do.
function tapWhat(rings: Ring[]): string {
  const buttons = rings.filter((b) => b.button).length;
  if (!rings.length || buttons === rings.length) return "";
  if (rings.length - buttons > 1) return "Tap what glows.";
  return buttons ? "Tap the glowing spot or the button." : "Tap the glowing spot.";
}

const Dotted = ({ path }: { path: string }) => (
  <>
    <path class="arrow-rim" d={path} />
    <path class="arrow-shade" d={path} />
    <path class="arrow-tail" d={path} />
  </>
);

function useSize(): [RefObject<HTMLDivElement | null>, Size] {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ w: 340, h: 160 });
  useLayoutEffect(() => {
    const measure = () => {
      const { width, height } = box.current!.getBoundingClientRect();
      setSize((was) => (was.w === width && was.h === height ? was : { w: width, h: height }));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    measure();
    return () => watch.disconnect();
  }, []);
  return [box, size];
}

interface Ends {
  from: Ring[];
  to: Ring;
}

// From what moves on the board to where it goes, from a card that is being played to its place, or
// from what to tap first to the next.
function endsOf(open: Ring[], held: Ring[]): Ends | undefined {
  const whole = open.filter((b) => !open.some((o) => o !== b && isIn(b, o)));
  const places = whole.filter((b) => !b.button);
  const moving = held.filter((b) => b.onBoard);
  const [place, next] = places;
  if (places.length === 1 && place.onBoard && moving.length) return { from: moving, to: place };
  if (places.length !== whole.length) return undefined; // a button will do by itself
  if (places.length === 1 && held.length === 1) return { from: held, to: place };
  return places.length === 2 ? { from: [place], to: next } : undefined;
}

// As large as the window allows.
const TEACHERS: Size[] = [
  { w: 150, h: 195 },
  { w: 120, h: 156 },
  { w: 96, h: 125 },
  { w: 74, h: 96 },
];
const teachers = () =>
  TEACHERS.slice(innerHeight < 560 ? 3 : innerWidth < 600 ? 2 : innerWidth < 1640 ? 1 : 0);

export function Teacher({
  step,
  points,
  mine,
  said,
  next,
}: {
  step: LessonStep;
  points: string[];
  mine: string[]; // ids of what is the learner's own on the table
  said: string;
  next(): void;
}) {
  const boxes = useBoxes(points, step);
  const [open, held] = [boxes.filter((b) => !b.held), boxes.filter((b) => b.held)];
  const [bubble, size] = useSize();
  const [{ at, words, way }, setAt] = useState<{ at?: Stand; words: Box[]; way?: Way }>({
    words: [],
  });
  const placed = useRef("");
  const asks = !!step.wants?.length;
  const ends = asks ? endsOf(open, held) : undefined;
  const lit = boxes.flatMap((b) => b.shapes);
  useLayoutEffect(() => {
    const now = `${step.step} ${said} ${size.w}x${size.h} ${innerWidth}x${innerHeight}`;
    const was = placed.current === now && boxes.length ? at : undefined;
    placed.current = boxes.length ? now : "";
    const lines = wordsInSight();
    const others = boxes.filter((b) => b !== ends?.to && !ends?.from.includes(b));
    const there = ends && wayOf(boxRound(ends.from), ends.to, lines, others);
    setAt({
      at: standAt(
        [...open, ...held],
        open,
        size,
        teachers(),
        was,
        asks ? ARROW + 16 : 40,
        lines,
        keptInSight(mine),
        there?.dots,
      ),
      words: lines,
      way: there,
    });
  }, [boxes, step, said, size]);
  const clear = !!way && !!at && isClear(way, at);
  const both = !!ends && ends.from[0] === open[0]; // each is to be tapped
  const near =
    ends?.to.onBoard && !way ? nextTo(ends.from[0].shapes[0], ends.to.shapes[0], words) : undefined;
  const stick = at && stickOf(at, open, clear ? way.dots : []);
  const arrowsTo = (rings: Ring[]) => (at ? arrowsAt(rings, at, words, lit, stick) : []);
  const buttons = near ? arrowsTo(open.filter((b) => b.button)) : [];
  const arrows =
    !asks || clear
      ? []
      : buttons.length
        ? buttons
        : arrowsTo(way && both ? open.slice(0, 1) : open);
  const { x = 0, w = 0 } = at?.teacher ?? {};
  return (
    <>
      <svg class="lesson-veil" aria-hidden="true">
        <mask id="lesson-holes" maskUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%">
          <rect width="100%" height="100%" fill="#fff" />
          <Holes of={boxes} fill="#000" />
        </mask>
        <rect width="100%" height="100%" mask="url(#lesson-holes)" />
        <g mask="url(#lesson-holes)">
          <Holes of={boxes.filter((b) => !b.slim)} class="halo far" />
          <Holes of={boxes} class="halo" />
          <Holes of={boxes} class="hole" />
        </g>
        {way && (clear || both) ? (
          <>
            <Dotted path={way.path} />
            <g class={clear ? "arrow" : ""}>
              <Arrowhead {...way} />
            </g>
          </>
        ) : null}
        {arrows.map((a, i) => (
          <g key={i} class="arrow">
            <Arrowhead {...a}>
              <Dotted path="M0 48V28" />
            </Arrowhead>
          </g>
        ))}
        {near ? <Arrowhead {...near} /> : null}
        {stick?.drawn && !arrows.some((a) => onAny(stick, [a.covers])) ? (
          <g class="stick">
            <path d={`M${stick.hand.x} ${stick.hand.y}L${stick.tip.x} ${stick.tip.y}`} />
            <path d={`M${stick.hand.x} ${stick.hand.y}L${stick.tip.x} ${stick.tip.y}`} />
            <circle cx={stick.tip.x} cy={stick.tip.y} r="7" />
          </g>
        ) : null}
      </svg>
      {at ? (
        <span
          class={stick?.flip ? "teacher flip" : "teacher"}
          style={{ left: `${x}px`, top: `${at.teacher.y}px`, width: `${w}px` }}
        >
          <Monster />
        </span>
      ) : null}
      <div
        ref={bubble}
        class={`bubble tail-${at?.beside ?? "none"}`}
        role="status"
        aria-live="polite"
        style={{
          left: `${at?.bubble.x ?? 8}px`,
          top: `${at?.bubble.y ?? 8}px`,
          "--tail": `${x + w / 2 - (at?.bubble.x ?? 0)}px`,
        }}
      >
        <h2>{step.title}</h2>
        {said ? <p class="said">{said}</p> : <Words key={step.step} text={step.text ?? ""} />}
        {asks && tapWhat(open) ? <div class="tap">{tapWhat(open)}</div> : null}
        {asks ? null : (
          <button type="button" class="go first" onClick={next}>
            Next
          </button>
        )}
      </div>
    </>
  );
}

// Where one is in the lesson. It stays while the others play, so that nothing moves for it.
export function LessonBar({
  step,
  back,
  skip,
}: {
  step: LessonStep;
  back?(): void;
  skip?(): void;
}) {
  return (
    <nav class="lesson-bar" aria-label="the lesson">
      <button type="button" class={step.step > 1 ? "" : "kept"} onClick={back} disabled={!back}>
        <Icon name="back" />
        Back
      </button>
      <Progress step={step.step} of={step.of} />
      {step.wants?.length ? (
        <button type="button" onClick={skip} disabled={!skip}>
          Show me
        </button>
      ) : null}
      <a class="button link" href="#/" aria-label="Skip the lesson">
        Skip
      </a>
    </nav>
  );
}

// The story of a finished game: everybody's chances as a graph, what turned it, and figures.
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Layers, Picture } from "../draw/art";
import { Icon } from "../draw/icons";
import type { Model } from "../model";
import { figureOf, look, seatColour, whenIs } from "../model";
import type { Scene, Story, StoryPoint } from "../types";
import type { Box } from "./captions";
import { clearest, placed, reach, sizesOf } from "./captions";
import type { Moment } from "./chances";
import { leadChanges, moments, percent, sides, standing, subject, turned } from "./chances";

const MARGIN = { left: 48, right: 24, top: 14, bottom: 28 };
const WIDE = 600; // from here on what turned the game is told on the curve
const LOW = 100;
const FACE = 30; // of a rival, on their line
const NUMBER = { width: 24, height: 24, cost: 0 }; // beside a narrow one
const NEAR = 24; // a tap is meant for a moment that is told

// The room there is for the curve.
function useRoom() {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 640, height: LOW });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 640, clientHeight = LOW } = box.current ?? {};
      setRoom({ width: Math.max(240, clientWidth), height: Math.max(LOW, clientHeight) });
    };
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    measure();
    return () => watch.disconnect();
  }, []);
  return { box, ...room };
}

const when = (p: StoryPoint) => whenIs(p).toLowerCase();

function what(p: StoryPoint) {
  return `${when(p)}${p.text ? `: ${p.text}` : ""}`;
}

// Where nothing is told of the last step, the result is what it led to.
const ended = (story: Story, { result }: Scene): Story => ({
  ...story,
  points: story.points.map((p) =>
    p.at === story.length && result && !p.text ? { ...p, text: result } : p,
  ),
});

// Green or red, as it was for the viewer; to who only looks on, as it was for the winner.
const toneOf = (scene: Scene, moment: Moment): "rise" | "fall" => {
  const good = moment.decided ? (scene.points?.[subject(scene)] ?? 0) > 0 : moment.change > 0;
  return good ? "rise" : "fall";
};

// What decided it first, then what turned it farthest.
const ranked = (marked: Moment[]) =>
  [...marked].sort(
    (a, b) => Number(b.decided) - Number(a.decided) || Math.abs(b.change) - Math.abs(a.change),
  );

interface Told {
  m: Model;
  story: Story;
  marked: Moment[];
  goTo(at: number): void;
  even: number; // what each side has at the start
}

// Of the words of a caption, each with the space after it, in pixels.
function lengths(decided: boolean, p: StoryPoint, where: Element | null): number[] {
  const verdict = decided ? ["decided", "it\u00a0·"] : [];
  const words = [...verdict, `${when(p)}:`, ...(p.text ?? "").split(" ")];
  const brush = document.createElement("canvas").getContext("2d");
  if (!brush || !where) return words.map((w) => 8 * (w.length + 1));
  brush.font = `800 13px ${getComputedStyle(where).fontFamily}`;
  return words.map((w) => brush.measureText(`${w} `).width);
}

const turnOf = ({ turn, round }: StoryPoint) => round ?? turn;

// How far along each point lies: every turn is as wide, and what happened in one is spread over it.
function alongOf({ points }: Story): number[] {
  return points.map((p, i) => {
    if (!i) return 0;
    const same = points.filter((o, k) => k && turnOf(o) === turnOf(p));
    return turnOf(p) - 1 + (same.indexOf(p) + 1) / same.length;
  });
}

// Turns along the bottom, as many as can be read: the first, the last, and round ones between.
function ticks({ points }: Story, width: number): { turn: number; text: string }[] {
  const last = turnOf(points[points.length - 1]);
  const kind = points.some((p) => p.round) ? "round" : "turn";
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((n) => last / n < width / 90) ?? 500;
  const each = step === 1; // then the first has its own place
  const between = Array.from({ length: Math.ceil(last / step) }, (_, i) => i * step).filter(
    (n) => n > (last * 70) / width && n < last * (1 - 44 / width),
  );
  return [
    { turn: 0, text: each ? "start" : `${kind} 1` },
    ...between.map((n) => ({ turn: n, text: each && n === between[0] ? `${kind} ${n}` : `${n}` })),
    { turn: last, text: between.length ? `${last}` : `${kind} ${last}` },
  ];
}

function Graph({
  m,
  story,
  marked,
  goTo,
  even,
  title,
  room: { box, width, height },
}: Told & { title: string; room: ReturnType<typeof useRoom> }) {
  const [over, setOver] = useState<number>();
  const [opened, setOpened] = useState<number>(); // below a narrow one
  const seat = subject(m.scene);
  const all = sides(m.scene);
  const wide = width >= WIDE;
  const far = useMemo(() => alongOf(story), [story]);
  const end = Math.max(1, far[far.length - 1]);
  const along = (turn: number) => MARGIN.left + (turn / end) * (width - MARGIN.left - MARGIN.right);
  const y = (v: number) => MARGIN.top + (1 - v / 100) * (height - MARGIN.top - MARGIN.bottom);
  const at = (s: number, i: number) => ({
    x: along(far[i]),
    y: y(story.points[i].chances[s] / 60),
  });
  const path = (s: number) =>
    story.points
      .map((_, i) => at(s, i))
      .map((p, i) => `${i ? "L" : "M"}${p.x.toFixed(1)} ${p.y.toFixed(1)}`)
      .join("");
  const rivals = all.length > 2 ? all.filter((s) => s !== seat) : [];
  const drawn = m.scene.points?.every((p) => p > 0);
  const captions = useMemo(() => {
    const least = matchMedia("(pointer: coarse)").matches ? 44 : 0;
    const line = (s: number) => story.points.map((_, i) => at(s, i));
    return placed(
      marked.map((moment) => {
        const words = lengths(moment.decided, story.points[moment.point], box.current);
        return {
          ...at(seat, moment.point),
          sizes: wide ? sizesOf(words, least) : [NUMBER],
          rises: toneOf(m.scene, moment) === "rise",
        };
      }),
      {
        left: MARGIN.left + 2,
        right: width - 8,
        top: 2,
        bottom: height - MARGIN.bottom,
        near: wide ? 18 : 6,
        curve: line(seat),
        others: rivals.map(line),
      },
    );
  }, [story, width, height]);
  // On its line, where nothing else is near, is each rival's figure.
  const faces = useMemo(() => {
    const dots = marked.map(({ point }) => at(seat, point));
    const boxes = [
      ...captions,
      ...dots.map(({ x, y }) => ({ left: x - 8, top: y - 8, width: 16, height: 16 })),
    ];
    const lines = [seat, ...rivals].map((s) => story.points.map((_, i) => at(s, i)));
    const inside = { left: MARGIN.left, width: width - FACE - MARGIN.left };
    return clearest(
      lines.slice(1),
      lines,
      boxes.filter((b) => !!b),
      inside,
      FACE,
    );
  }, [captions]);
  const area = `${path(seat)}L${along(end)} ${y(even)}L${along(0)} ${y(even)}Z`;
  const nearest = (e: MouseEvent) => {
    const pointer = e.clientX - box.current!.getBoundingClientRect().left;
    const off = (turn: number) => Math.abs(along(turn) - pointer);
    const told = marked.map((t) => t.point).filter((i) => !wide && off(far[i]) < NEAR);
    const all = told.length ? told : far.map((_, i) => i);
    return all.reduce((a, b) => (off(far[b]) < off(far[a]) ? b : a));
  };
  const chance = (p: StoryPoint) => standing(percent(p.chances[seat]), even);
  const shown = wide ? undefined : (opened ?? ranked(marked)[0]?.point);
  const pointer = wide ? over : marked.some((t) => t.point === shown) ? undefined : shown;
  const pointed = wide && over !== undefined ? story.points[over] : undefined;
  return (
    <>
      <div class="graph">
        <header>
          <h3>{title}</h3>
          <p class={pointed ? "graph-note" : "graph-note idle"}>
            {pointed
              ? `${chance(pointed)}, ${what(pointed)}`
              : wide
                ? "as a bot judged it; tap a moment to see it"
                : "tap a moment"}
          </p>
        </header>
        <figure
          class="graph-room"
          ref={box}
          onMouseMove={(e) => setOver(nearest(e))}
          onMouseLeave={() => setOver(undefined)}
        >
          <svg
            width={width}
            height={height}
            aria-hidden="true"
            onClick={(e) => (wide ? goTo(story.points[nearest(e)].at) : setOpened(nearest(e)))}
          >
            <clipPath id="graph-up">
              <rect x="0" y="0" width={width} height={y(even)} />
            </clipPath>
            <clipPath id="graph-down">
              <rect x="0" y={y(even)} width={width} height={height} />
            </clipPath>
            <path class="up" d={area} clip-path="url(#graph-up)" />
            <path class="down" d={area} clip-path="url(#graph-down)" />
            {[
              [100, "sure"],
              [even, "even"],
              [0, "lost"],
            ].map(([v, word]) => (
              <g key={word} class={`level level-${word}`}>
                <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(+v)} y2={y(+v)} />
                <text x={MARGIN.left - 10} y={y(+v) + 4}>
                  {word}
                </text>
              </g>
            ))}
            {ticks(story, width).map(({ turn, text }) => (
              <text
                key={turn}
                class={turn < end ? "turn" : "turn end"}
                x={along(turn)}
                y={height - 6}
              >
                {text}
              </text>
            ))}
            {rivals.map((s) => (
              <path key={s} class="other" d={path(s)} style={{ "--seat": seatColour(m, s) }} />
            ))}
            <path class="mine-shade" d={path(seat)} />
            <path class="mine" d={path(seat)} />
            {marked.map((moment, i) => {
              const c = captions[i];
              if (!c) return null;
              const p = at(seat, moment.point);
              const end = reach(p, c);
              return (
                <g key={moment.point} class={`dot ${toneOf(m.scene, moment)}`}>
                  <line x1={p.x} x2={end.x} y1={p.y} y2={end.y} />
                  <circle cx={p.x} cy={p.y} r={wide ? 8 : 5} />
                </g>
              );
            })}
            {rivals.map((s, i) => {
              const f = faces[i];
              return (
                <g key={s} class="face-at" style={{ "--seat": seatColour(m, s) }}>
                  <circle cx={f.x} cy={f.y} r={FACE / 2} />
                  <Layers
                    look={figureOf(m, s)}
                    theme={m.theme}
                    colour={seatColour(m, s)}
                    x={f.x - FACE * 0.36}
                    y={f.y - FACE * 0.4}
                    width={FACE * 0.72}
                    height={FACE * 0.8}
                  />
                </g>
              );
            })}
            {pointer !== undefined ? (
              <line
                class="pointer"
                x1={along(far[pointer])}
                x2={along(far[pointer])}
                y1={MARGIN.top}
                y2={y(0)}
              />
            ) : null}
          </svg>
          {wide ? (
            <Captions {...{ m, story, marked, goTo, even }} boxes={captions} />
          ) : (
            <Numbers {...{ m, marked, shown, open: setOpened }} boxes={captions} />
          )}
        </figure>
        {marked.length || drawn ? null : <p class="quiet">No single moment decided it.</p>}
      </div>
      {shown !== undefined ? <Opened {...{ m, story, marked, goTo, even, shown }} /> : null}
    </>
  );
}

// What it changed: "decided it", "now about even".
function verdict(story: Story, { point, change, decided }: Moment, seat: number, even: number) {
  if (decided) return "decided it";
  const [was, is] = [point - 1, point].map((i) =>
    standing(percent(story.points[i].chances[seat]), even),
  );
  return turned(change, was, is);
}

// What turned the game, told at the curve.
function Captions({ m, story, marked, goTo, even, boxes }: Told & { boxes: (Box | undefined)[] }) {
  if (!marked.length) return null;
  return (
    <ol class="captions swings" aria-label="what turned it">
      {marked.map((moment, i) => {
        const p = story.points[moment.point];
        const box = boxes[i];
        if (!box) return null;
        const { left, top, width, height } = box;
        return (
          <li
            key={moment.point}
            class={`${toneOf(m.scene, moment)}${moment.decided ? " decided" : ""}`}
            style={{
              left: `${left}px`,
              top: `${top}px`,
              width: `${width}px`,
              height: `${height}px`,
            }}
          >
            <button type="button" onClick={() => goTo(p.at)}>
              <span>
                <em class={moment.decided ? "" : "sr"}>
                  {verdict(story, moment, subject(m.scene), even)}
                </em>{" "}
                <span class="unbroken">
                  {when(p)}
                  {p.text ? ":" : ""}
                </span>{" "}
                {p.text}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

// At a narrow one they have numbers,
function Numbers({
  m,
  marked,
  shown,
  open,
  boxes,
}: {
  m: Model;
  marked: Moment[];
  shown?: number;
  open(point: number): void;
  boxes: (Box | undefined)[];
}) {
  return (
    <>
      {marked.map((moment, i) => {
        const box = boxes[i];
        return box ? (
          <button
            key={moment.point}
            type="button"
            class={`swing-number ${toneOf(m.scene, moment)}`}
            style={{ left: `${box.left}px`, top: `${box.top}px` }}
            aria-pressed={moment.point === shown}
            onClick={() => open(moment.point)}
          >
            {marked.indexOf(moment) + 1}
          </button>
        ) : null;
      })}
    </>
  );
}

// and one moment at a time is told below it, first what decided the game.
function Opened({ m, story, marked, goTo, even, shown }: Told & { shown: number }) {
  const p = story.points[shown];
  const moment = marked.find((t) => t.point === shown);
  const seat = subject(m.scene);
  const tone = moment ? toneOf(m.scene, moment) : "";
  return (
    <div class="swings">
      <button type="button" onClick={() => goTo(p.at)}>
        {moment ? <b class={`swing-number ${tone}`}>{marked.indexOf(moment) + 1}</b> : null}
        <span>
          <em class={tone}>
            {moment ? verdict(story, moment, seat, even) : standing(percent(p.chances[seat]), even)}
          </em>{" "}
          {what(p)}
        </span>
        <Icon name="play" />
      </button>
    </div>
  );
}

// "1 piece lost": of what is counted, the first word that says more than one of it.
const counted = (title: string, n: number) =>
  n === 1 ? title.replace("people", "person").replace(/(\w\w)s\b/, "$1") : title;

function Figures({ m, story }: { m: Model; story: Story }) {
  const me = typeof m.scene.viewer === "number" ? m.scene.viewer : undefined;
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const lead = leadChanges(story, sides(m.scene));
  const others = (values: number[]) =>
    m.scene.seats
      .map((s, i) => [s.name, values[i], i] as const)
      .filter(([, n, i]) => i !== me && n > 0)
      .map(([name, n]) => `${name}\u00a0${n}`);
  const count = (f: Story["figures"][number]) =>
    mine(f) && me !== undefined ? f.values[me] : sum(f.values);
  // What the viewer has done comes before what only others did.
  const mine = (f: Story["figures"][number]) => me === undefined || f.values[me] > 0;
  const told = [...story.figures.filter(mine), ...story.figures.filter((f) => !mine(f))];
  // Whose it is: "by you, Cleo 16", "in all, Bob 10, Dora 10", "by Bob".
  const whose = (f: Story["figures"][number]) => {
    const rest = others(f.values);
    const own = me !== undefined && mine(f);
    if (!own && rest.length === 1) return `by ${rest[0].replace(/\s\d+$/, "")}`;
    return (
      <>
        {own ? "by you" : "in all"}
        <span class="rest">{rest.length ? `\u00a0· ${rest.join(", ")}` : ""}</span>
      </>
    );
  };
  return (
    <ul class="figures">
      {told.slice(0, lead ? 3 : 4).map((f) => (
        <li key={f.title}>
          <Picture look={look(m, f.symbol)} theme={m.theme} />
          <b>{count(f)}</b>
          <span>{counted(f.title, count(f))}</span>
          <small>{whose(f)}</small>
        </li>
      ))}
      {lead || told.length < 4 ? (
        <li>
          <Icon name="turns" />
          <b>{lead}</b>
          <span>{lead === 1 ? "lead change" : "lead changes"}</span>
          <small>in all</small>
        </li>
      ) : null}
    </ul>
  );
}

// The curve, what turned it, and what it came to in numbers.
function Whole({ title, ...told }: Told & { title: string }) {
  const room = useRoom();
  return (
    <section class="story" aria-label="how it went">
      <Graph {...told} title={title} room={room} />
      <Figures m={told.m} story={told.story} />
    </section>
  );
}

export function StoryView(props: { m: Model; story?: Story; goTo(at: number): void }) {
  const { m } = props;
  const story = props.story && ended(props.story, m.scene);
  const who = m.scene.seats[subject(m.scene)];
  const mine = typeof m.scene.viewer === "number";
  const many = m.scene.seats.filter((s) => s.team && s.team === who.team).length > 1;
  if (!story) return <p class="quiet story-wait">Looking back at the game …</p>;
  const title = mine
    ? many
      ? "Your side's chances"
      : "Your chances"
    : `The chances of ${who.name}`;
  return (
    <Whole
      {...props}
      story={story}
      marked={moments(story, m.scene)}
      even={100 / sides(m.scene).length}
      title={title}
    />
  );
}

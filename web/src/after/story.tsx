// The story of a finished game: everybody's chances as a graph, what turned it, and figures.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Picture } from "../draw/art";
import { Icon } from "../draw/icons";
import type { Model } from "../model";
import { look, seatColour, whenIs } from "../model";
import type { Scene, Story, StoryPoint } from "../types";
import type { Moment } from "./chances";
import { leadChanges, moments, percent, sides, standing, subject, turned } from "./chances";

const MARGIN = { left: 48, right: 20, top: 14, bottom: 30 };
const WIDE = 640; // from here on what turned the game is told on the curve
const LETTER = 7.2; // how wide one is in a caption
const CAPTION = { most: 264, gap: 8, edge: 32 };

function useWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const measure = () => setWidth(Math.max(240, box.current?.clientWidth ?? 640));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return { box, width };
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

interface Told {
  m: Model;
  story: Story;
  marked: Moment[];
  goTo(at: number): void;
}

// Turns along the bottom, as many as can be read: the first, the last, and round ones between.
function ticks(story: Story, width: number): { at: number; text: string }[] {
  const of = ({ turn, round }: StoryPoint) => round ?? turn;
  const { points, length } = story;
  const last = points[points.length - 1];
  const kind = points.some((p) => p.round) ? "round" : "turn";
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((n) => of(last) / n < width / 110) ?? 500;
  const between = points.filter(
    (p, i) =>
      i &&
      Math.floor(of(p) / step) > Math.floor(of(points[i - 1]) / step) &&
      Math.floor(of(p) / step) * step < of(last) &&
      p.at > (length * 60) / width &&
      p.at < length * (1 - 60 / width),
  );
  return [
    { at: 0, text: `${kind} 1` },
    ...between.map((p) => ({ at: p.at, text: `${Math.floor(of(p) / step) * step}` })),
    { at: length, text: `${of(last)}` },
  ];
}

interface Mark {
  moment: Moment;
  x: number;
  letters: number;
  tone: "rise" | "fall";
}

interface Caption extends Mark {
  left: number;
  width: number;
}

// Captions side by side, each as near to its place on the curve as the others allow.
function captions(all: Mark[], width: number): Caption[] {
  const most = Math.min(CAPTION.most, (width - 2 * CAPTION.gap) / Math.max(1, all.length));
  const placed: Caption[] = [];
  let free: number = CAPTION.gap;
  for (const mark of all) {
    const wide = Math.min(most - CAPTION.gap, CAPTION.edge + mark.letters * LETTER);
    const left = Math.max(free, Math.min(mark.x - wide / 2, width - CAPTION.gap - wide));
    placed.push({ ...mark, left, width: wide });
    free = left + wide + CAPTION.gap;
  }
  let end = width - CAPTION.gap;
  for (const c of [...placed].reverse()) {
    c.left = Math.min(c.left, end - c.width);
    end = c.left - CAPTION.gap;
  }
  return placed;
}

// Where the line from a moment meets its caption.
const meets = ({ x, left, width }: Caption) => Math.max(left + 16, Math.min(x, left + width - 16));

interface Lanes {
  above: Caption[];
  below: Caption[];
}

// A rise is told above the curve and a fall below it, unless that leads its line astray.
function lanes(all: Mark[], width: number): Lanes {
  let best: Lanes | undefined,
    least = Infinity;
  for (let which = 0; which < 1 << all.length; which++) {
    const up = (_: Mark, i: number) => !!(which & (1 << i));
    const above = captions(all.filter(up), width);
    const below = captions(
      all.filter((mark, i) => !up(mark, i)),
      width,
    );
    const astray = [...above, ...below].reduce((sum, c) => sum + Math.abs(meets(c) - c.x), 0);
    const turned = all.filter((mark, i) => up(mark, i) !== (mark.tone === "rise")).length;
    const cost = astray + 40 * turned;
    if (cost < least) [best, least] = [{ above, below }, cost];
  }
  return best!;
}

function Graph({ m, story, marked, goTo, title }: Told & { title: string }) {
  const { box, width } = useWidth();
  const [over, setOver] = useState<number>();
  const seat = subject(m.scene);
  const all = sides(m.scene);
  const wide = width >= WIDE;
  const even = 100 / all.length;
  const along = (at: number) =>
    MARGIN.left + (at / Math.max(1, story.length)) * (width - MARGIN.left - MARGIN.right);
  const x = (p: StoryPoint) => along(p.at);
  const { above, below } = lanes(
    marked.map((moment) => {
      const p = story.points[moment.point];
      return { moment, x: x(p), letters: what(p).length, tone: toneOf(m.scene, moment) };
    }),
    width,
  );
  const both = above.length && below.length;
  const height = !wide ? 168 : innerHeight >= 900 ? 280 : both ? 128 : 164;
  const y = (v: number) => MARGIN.top + (1 - v / 100) * (height - MARGIN.top - MARGIN.bottom);
  const path = (s: number) =>
    story.points
      .map((p, i) => `${i ? "L" : "M"}${x(p).toFixed(1)} ${y(p.chances[s] / 60).toFixed(1)}`)
      .join("");
  const first = story.points[0],
    last = story.points[story.points.length - 1];
  const area = `${path(seat)}L${x(last)} ${y(even)}L${x(first)} ${y(even)}Z`;
  const nearest = (e: MouseEvent) => {
    const at = e.clientX - box.current!.getBoundingClientRect().left;
    const far = story.points.map((p) => Math.abs(x(p) - at));
    return far.indexOf(Math.min(...far));
  };
  // A caption's line goes down through a number.
  const crossed = (at: number) => wide && below.some((c) => Math.abs(c.x - along(at)) < 20);
  const chance = (p: StoryPoint) => standing(percent(p.chances[seat]), even);
  const pointed = over === undefined ? undefined : story.points[over];
  return (
    <div class="graph" ref={box}>
      <header>
        <h3>{title}</h3>
        <p class="graph-note">
          {pointed
            ? `${chance(pointed)}, ${what(pointed)}`
            : "as a bot judged it; tap a moment to see it"}
        </p>
      </header>
      {wide ? <Lane side="above" all={above} story={story} goTo={goTo} /> : null}
      <svg
        width={width}
        height={height}
        aria-hidden="true"
        onClick={(e) => goTo(story.points[nearest(e)].at)}
        onMouseMove={(e) => setOver(nearest(e))}
        onMouseLeave={() => setOver(undefined)}
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
        {ticks(story, width)
          .filter(({ at }) => !crossed(at))
          .map(({ at, text }) => (
            <text
              key={at}
              class={at < story.length ? "turn" : "turn end"}
              x={along(at)}
              y={height - 6}
            >
              {text}
            </text>
          ))}
        {all.length > 2
          ? all
              .filter((s) => s !== seat)
              .map((s) => (
                <path key={s} class="other" d={path(s)} style={{ stroke: seatColour(m, s) }} />
              ))
          : null}
        <path class="mine-shade" d={path(seat)} />
        <path class="mine" d={path(seat)} />
        {[...above, ...below].map((c) => {
          const py = y(story.points[c.moment.point].chances[seat] / 60);
          return (
            <g key={c.moment.point} class={`dot ${c.tone}`}>
              {wide ? (
                <line x1={c.x} x2={meets(c)} y1={py} y2={above.includes(c) ? 0 : height} />
              ) : null}
              <circle cx={c.x} cy={py} r={wide ? 7 : 10} />
              {wide ? null : (
                <text x={c.x} y={py + 4}>
                  {marked.indexOf(c.moment) + 1}
                </text>
              )}
            </g>
          );
        })}
        {pointed ? (
          <line class="pointer" x1={x(pointed)} x2={x(pointed)} y1={MARGIN.top} y2={y(0)} />
        ) : null}
      </svg>
      {wide ? (
        <Lane side="below" all={below} story={story} goTo={goTo} />
      ) : (
        <Turns m={m} story={story} marked={marked} goTo={goTo} />
      )}
      {marked.length ? null : <p class="quiet">No single moment decided it.</p>}
    </div>
  );
}

const verdict = (s: Moment) => (s.decided ? "decided it" : turned(s.change));

// What turned the game, told at the curve.
function Lane({
  all,
  side,
  story,
  goTo,
}: {
  all: Caption[];
  side: keyof Lanes;
  story: Story;
  goTo(at: number): void;
}): ComponentChildren {
  if (!all.length) return null;
  return (
    <ol class={`swings lane ${side}`} aria-label="what turned it">
      {all.map(({ moment, tone, left, width }) => {
        const p = story.points[moment.point];
        return (
          <li
            key={moment.point}
            class={`${tone}${moment.decided ? " decided" : ""}`}
            style={{ marginLeft: `${left}px`, width: `${width}px` }}
          >
            <button type="button" onClick={() => goTo(p.at)}>
              <span>
                <em class={tone}>{verdict(moment)}</em> {what(p)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

// The same below a narrow one, by their numbers.
function Turns({ m, story, marked, goTo }: Told) {
  return (
    <ol class="swings" aria-label="what turned it">
      {marked.map((s, i) => {
        const p = story.points[s.point];
        const tone = toneOf(m.scene, s);
        return (
          <li key={s.point} class={s.decided ? "decided" : ""}>
            <button type="button" onClick={() => goTo(p.at)}>
              <b class={`swing-number ${tone}`}>{i + 1}</b>
              <span>
                <small>{when(p)}</small>
                <em class={tone}>{verdict(s)}</em>
                <span>{p.text}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Figures({ m, story }: { m: Model; story: Story }) {
  const me = typeof m.scene.viewer === "number" ? m.scene.viewer : undefined;
  const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
  const lead = leadChanges(story, sides(m.scene));
  const others = (values: number[]) =>
    m.scene.seats
      .map((s, i) => [s.name, values[i], i] as const)
      .filter(([, n, i]) => i !== me && n > 0)
      .map(([name, n]) => `${name} ${n}`)
      .join(" · ");
  // What the viewer has done comes before what only others did.
  const mine = (f: Story["figures"][number]) => me === undefined || f.values[me] > 0;
  const told = [...story.figures.filter(mine), ...story.figures.filter((f) => !mine(f))];
  return (
    <ul class="figures">
      {told.slice(0, lead ? 3 : 4).map((f) => (
        <li key={f.title}>
          <Picture look={look(m, f.symbol)} theme={m.theme} />
          <b>{mine(f) && me !== undefined ? f.values[me] : sum(f.values)}</b>
          <span>{mine(f) ? f.title : `${f.title} by others`}</span>
          <small>{others(f.values)}</small>
        </li>
      ))}
      {lead || told.length < 4 ? (
        <li>
          <Icon name="turns" />
          <b>{lead}</b>
          <span>{lead === 1 ? "change of the lead" : "changes of the lead"}</span>
        </li>
      ) : null}
    </ul>
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
    <section class="story" aria-label="how it went">
      <Graph {...props} story={story} marked={moments(story, m.scene)} title={title} />
      <Figures m={m} story={story} />
    </section>
  );
}

// The story of a finished game: everybody's chances as a graph, what turned it, and figures.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Model } from "../model";
import { seatColour, whenIs } from "../model";
import type { Scene, Story, StoryPoint } from "../types";
import type { Moment } from "./chances";
import { leadChanges, moments, percent, sides, standing, subject, turned } from "./chances";

const MARGIN = { left: 44, right: 16, top: 14, bottom: 22 };

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

// Green or red, as it was for the viewer; to who only looks on, as it was for the winner.
const toneOf = (scene: Scene, moment: Moment) => {
  const good = moment.decided ? (scene.points?.[subject(scene)] ?? 0) > 0 : moment.change > 0;
  return good ? "rise" : "fall";
};

interface Told {
  m: Model;
  story: Story;
  marked: Moment[];
  goTo(at: number): void;
}

function Graph({ m, story, marked, goTo }: Told) {
  const { box, width } = useWidth();
  const [over, setOver] = useState<number>();
  const seat = subject(m.scene);
  const all = sides(m.scene);
  const height = width < 480 ? 150 : innerHeight < 900 ? 196 : 232;
  const even = 100 / all.length;
  const x = (p: StoryPoint) =>
    MARGIN.left + (p.at / Math.max(1, story.length)) * (width - MARGIN.left - MARGIN.right);
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
  const chance = (p: StoryPoint) => standing(percent(p.chances[seat]), even);
  const pointed = over === undefined ? undefined : story.points[over];
  return (
    <div class="graph" ref={box}>
      <p class="graph-note">
        {pointed
          ? `${chance(pointed)}, ${what(pointed)}`
          : "as a bot with the eyes of a spectator judges it; tap a moment to see it"}
      </p>
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
            <text x={MARGIN.left - 8} y={y(+v) + 4}>
              {word}
            </text>
          </g>
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
        <text class="turn" x={MARGIN.left} y={height - 5}>
          {when({ ...first, turn: first.turn || 1 })}
        </text>
        <text class="turn end" x={width - MARGIN.right} y={height - 5}>
          {last.round ?? last.turn}
        </text>
        {marked.map((s, i) => {
          const p = story.points[s.point];
          return (
            <g key={i} class={`dot ${toneOf(m.scene, s)}`}>
              <circle cx={x(p)} cy={y(p.chances[seat] / 60)} r="10" />
              <text x={x(p)} y={y(p.chances[seat] / 60) + 4}>
                {i + 1}
              </text>
            </g>
          );
        })}
        {pointed ? (
          <line class="pointer" x1={x(pointed)} x2={x(pointed)} y1={MARGIN.top} y2={y(0)} />
        ) : null}
      </svg>
    </div>
  );
}

function Turns({ m, story, marked, goTo }: Told) {
  if (!marked.length) return <p class="quiet">No single moment stands out.</p>;
  return (
    <ol class="swings" aria-label="what decided it">
      {marked.map((s, i) => {
        const p = story.points[s.point];
        const tone = toneOf(m.scene, s);
        return (
          <li key={s.point} class={s.decided ? "decided" : ""}>
            <button type="button" onClick={() => goTo(p.at)}>
              <b class={`swing-number ${tone}`}>{i + 1}</b>
              <span>
                <small>{when(p)}</small>
                <em class={tone}>{s.decided ? "decided it" : turned(s.change)}</em>
                <span>{p.text ?? "the game begins"}</span>
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
  return (
    <ul class="figures">
      {story.figures.slice(0, 3).map((f) => (
        <li key={f.title}>
          <b>{me === undefined ? sum(f.values) : f.values[me]}</b>
          <span>{f.title}</span>
          <small>{others(f.values)}</small>
        </li>
      ))}
      <li>
        <b>{lead}</b>
        <span>{lead === 1 ? "change of the lead" : "changes of the lead"}</span>
      </li>
    </ul>
  );
}

export function StoryView(props: { m: Model; story?: Story; goTo(at: number): void }) {
  const { m, story } = props;
  const who = m.scene.seats[subject(m.scene)];
  const mine = typeof m.scene.viewer === "number";
  const many = m.scene.seats.filter((s) => s.team && s.team === who.team).length > 1;
  if (!story) return <p class="quiet story-wait">Looking back at the game …</p>;
  const marked = moments(story, m.scene);
  return (
    <section class="story" aria-label="how it went">
      <h3>
        {mine ? (many ? "Your side's chances" : "Your chances") : `The chances of ${who.name}`}
      </h3>
      <Graph {...props} story={story} marked={marked} />
      <Turns {...props} story={story} marked={marked} />
      <Figures m={m} story={story} />
    </section>
  );
}

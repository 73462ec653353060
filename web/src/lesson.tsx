// A lesson: the table of a dealt game, and somebody who points at it.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { LessonAnswer } from "./api";
import { lesson } from "./api";
import type { Box } from "./draw/geometry";
import { keepLesson, lessonStep, noteLesson, notePlayed } from "./keep";
import { useLessons } from "./lessons";
import { model } from "./model";
import { Failed } from "./pages";
import { Finale } from "./panels";
import { applaud } from "./sound";
import { playOrLobby } from "./start";
import { Table } from "./table/table";
import type { Action, Layout, LessonStep, Theme } from "./types";

// What a step asks to tap, by id; what it points at where it only shows, or takes several answers.
function pointsOf(step: LessonStep, actions: Action[] = []): string[] {
  const [code, ...others] = step.wants ?? [];
  const on = others.length ? undefined : actions.find((a) => a.code === code)?.on;
  return on?.length ? on : (step.points ?? []);
}

const inSight = (selector: string) =>
  [...document.querySelectorAll(`.table ${selector}`)].filter(
    (e) => e.getBoundingClientRect().width > 0,
  );

// What is to be tapped or looked at now: the line of the list, while that is unfolded; the things,
// but not what is chosen already; then the button that ends it.
function thingsAt(points: string[], wants: number[] = []): Element[] {
  const toTake = (what: string) => wants.flatMap((code) => inSight(`${what}[data-code="${code}"]`));
  const things = points.flatMap((id) => {
    const shown = ["item", "id", "at"].flatMap((by) => inSight(`[data-${by}="${CSS.escape(id)}"]`));
    const at = shown.find((e) => e.matches(".live, .picked")) ?? shown[0];
    // What can be tapped is ringed itself; what is only shown, with all that belongs to it.
    const group = at?.matches(".live") ? at : (at?.closest(".chip, .group") ?? at);
    return group && !at?.matches(".picked") ? [group] : [];
  });
  return [...toTake(".action"), ...things, ...toTake(".prompt .go")];
}

// What scrolls and has a thing in it.
function scrollersOf(thing: Element): Element[] {
  const all: Element[] = [];
  for (let e = thing.parentElement; e && !e.matches(".table"); e = e.parentElement)
    if (/auto|scroll/.test(getComputedStyle(e).overflow)) all.push(e);
  return all;
}

function scrollTo(thing: Element) {
  for (const s of scrollersOf(thing)) {
    const r = thing.getBoundingClientRect(),
      b = s.getBoundingClientRect();
    s.scrollLeft += Math.max(0, r.right - b.right) - Math.max(0, b.left - r.left);
    s.scrollTop += Math.max(0, r.bottom - b.bottom) - Math.max(0, b.top - r.top);
  }
}

const RIM = 6; // of a ring round what it is about

// Where it is on the screen, as far as it is in sight.
function boxOf(thing: Element): Box[] {
  const r = thing.getBoundingClientRect();
  let [left, top, right, bottom] = [r.left, r.top, r.right, r.bottom];
  for (const s of scrollersOf(thing)) {
    const b = s.getBoundingClientRect();
    left = Math.max(left, b.left);
    top = Math.max(top, b.top);
    right = Math.min(right, b.right);
    bottom = Math.min(bottom, b.bottom);
  }
  if (right - left < RIM || bottom - top < RIM) return [];
  return [{ x: left - RIM, y: top - RIM, w: right - left + 2 * RIM, h: bottom - top + 2 * RIM }];
}

const NOTHING: Box[] = [];

// Boards come near, cards are swiped, panels unfold: the rings go where the things go.
function useBoxes(points: string[], shown: LessonStep): Box[] {
  const [seen, setSeen] = useState<{ of: unknown; boxes: Box[] }>({
    of: undefined,
    boxes: NOTHING,
  });
  useLayoutEffect(() => {
    let first: Element | undefined;
    let last = "";
    let frame = 0;
    const look = () => {
      frame = requestAnimationFrame(look);
      let things = thingsAt(points, shown.wants);
      // What is to be tapped may lie behind something else: then what the lesson speaks of.
      if (!things.length) things = thingsAt(shown.points ?? [], shown.wants);
      if (things[0] && things[0] !== first) scrollTo(things[0]);
      first = things[0];
      const now = things.flatMap(boxOf);
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      setSeen({ of: shown, boxes: now });
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return seen.of === shown ? seen.boxes : NOTHING; // what was seen of the last step is past
}

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const BAR = 62; // the lesson's own bar, along the bottom

// How much of a thing is under the bubble: 0 to 1.
const under = (bubble: Box, b: Box) => overlap(bubble, b) / Math.max(1, b.w * b.h);

// How far the bubble is from a thing.
function distance(a: Box, b: Box): number {
  const dx = Math.max(0, a.x - (b.x + b.w), b.x - (a.x + a.w));
  const dy = Math.max(0, a.y - (b.y + b.h), b.y - (a.y + a.h));
  return Math.hypot(dx, dy);
}

const GRAIN = 8; // pixels between two places that are tried
const WORTH = 0.05; // so much better must a place be that the bubble leaves the one it has

interface Corner {
  left: number;
  top: number;
}

// The bubble stands where it hides least of what is pointed at and of the question; of those places,
// near what it speaks of, and where it `was` if that will do.
function placeOf(boxes: Box[], size: { w: number; h: number }, was: Corner | undefined): Corner {
  const prompt = document.querySelector(".table .prompt")?.getBoundingClientRect();
  const room = { w: innerWidth - size.w - 8, h: innerHeight - BAR - size.h - 8 };
  const clamp = (n: number, most: number) => Math.max(8, Math.min(n, most));
  const middle = { left: (innerWidth - size.w) / 2, top: clamp((room.h + 8) / 2, room.h) };
  if (!boxes.length) return was ?? middle;
  const x = Math.min(...boxes.map((b) => b.x)),
    right = Math.max(...boxes.map((b) => b.x + b.w));
  const lefts = [(x + right - size.w) / 2, right + 12, x - size.w - 12, 8, room.w];
  const asked = prompt && { x: prompt.x, y: prompt.y, w: prompt.width, h: prompt.height };
  const cost = (p: Corner) => {
    const at = { x: p.left, y: p.top, ...size };
    const near = Math.min(...boxes.map((b) => Math.abs(distance(at, b) - 14)));
    const hidden = boxes.reduce((sum, b) => sum + under(at, b), 0);
    return hidden + (asked ? under(at, asked) / 2 : 0) + near / 10000;
  };
  let best = middle;
  for (let top = 8; top <= Math.max(8, room.h); top += GRAIN) {
    for (const left of lefts.map((l) => clamp(l, room.w))) {
      if (cost({ left, top }) < cost(best)) best = { left, top };
    }
  }
  return was && cost(was) <= cost(best) + WORTH ? was : best;
}

function Teacher({
  step,
  points,
  said,
  next,
  back,
  skip,
}: {
  step: LessonStep;
  points: string[];
  said: string;
  next(): void;
  back?(): void;
  skip(): void;
}) {
  const boxes = useBoxes(points, step);
  const bubble = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Corner>({ left: 8, top: 8 });
  const placed = useRef("");
  useLayoutEffect(() => {
    const r = bubble.current!.getBoundingClientRect();
    const words = `${step.step} ${said} ${innerWidth}x${innerHeight}`;
    const was = placed.current === words && boxes.length ? at : undefined;
    placed.current = boxes.length ? words : "";
    setAt(placeOf(boxes, { w: r.width, h: r.height }, was));
  }, [boxes, step, said]);
  return (
    <>
      <svg class="lesson-veil" aria-hidden="true">
        <mask id="lesson-holes">
          <rect width="100%" height="100%" fill="#fff" />
          {boxes.map((b, i) => (
            <rect key={i} x={b.x} y={b.y} width={b.w} height={b.h} rx={14} fill="#000" />
          ))}
        </mask>
        <rect width="100%" height="100%" mask="url(#lesson-holes)" />
        {boxes.map((b, i) => (
          <rect key={i} class="hole" x={b.x} y={b.y} width={b.w} height={b.h} rx={14} />
        ))}
      </svg>
      <div
        ref={bubble}
        class="bubble"
        role="status"
        aria-live="polite"
        style={{ left: `${at.left}px`, top: `${at.top}px` }}
      >
        <span class="teacher">
          <Monster />
        </span>
        <h2>{step.title}</h2>
        <p>{said || step.text}</p>
        {step.wants?.length ? null : (
          <button type="button" class="go first" onClick={next}>
            Next
          </button>
        )}
      </div>
      <nav class="lesson-bar" aria-label="the lesson">
        <button type="button" onClick={back} disabled={!back}>
          Back
        </button>
        <span>
          {step.step} of {step.of}
        </span>
        <button type="button" onClick={skip} disabled={!step.wants?.length}>
          Do it for me
        </button>
      </nav>
    </>
  );
}

function Monster() {
  return (
    <svg viewBox="0 0 100 120" aria-hidden="true">
      <use href="monster.svg#monster" />
    </svg>
  );
}

// The end of a lesson leads on: to the next one, or into a game.
function Done({ game, name, title }: { game: string; name: string; title: string }) {
  const all = useLessons(game);
  const next = all[all.findIndex((l) => l.name === name) + 1];
  const first = name === "first";
  return (
    <Finale
      name="the lesson is over"
      kind="won"
      words={
        <>
          <h2>{first ? `Now you can play ${title}` : "Well done!"}</h2>
          <p class="result">
            {first || !next
              ? "In a first game the bots are gentle: they miss a good move now and then."
              : `Next lesson: ${next.title}. ${next.about}`}
          </p>
        </>
      }
      left={<Monster />}
      confetti
      ways={
        all.length > 1 ? (
          <a class="button link" href={`#/lessons/${game}`}>
            All lessons
          </a>
        ) : null
      }
      buttons={
        <>
          {next ? (
            <a class={first ? "button" : "button go first"} href={`#/lesson/${game}/${next.name}`}>
              Next lesson
            </a>
          ) : null}
          <button
            type="button"
            class={first || !next ? "go first" : ""}
            onClick={() => playOrLobby(game, "first", true)}
          >
            Play a first game
          </button>
        </>
      }
    />
  );
}

export function LessonPage({ game, name = "first" }: { game: string; name?: string }) {
  const [answer, setAnswer] = useState<LessonAnswer>();
  const [said, setSaid] = useState("");
  const [failed, setFailed] = useState("");
  const fixed = useRef<{ layout?: Layout; theme?: Theme }>({});
  const go = (step: number, code?: number) =>
    lesson({ game, name, step, code, full: !fixed.current.theme }).then(
      (a) => {
        if (a.theme) fixed.current = { layout: a.layout, theme: a.theme };
        if (code !== undefined) applaud(a.lesson.done);
        if (a.lesson.done) {
          noteLesson(game, name);
          notePlayed(game);
        } else keepLesson(game, name, a.lesson.step - 1);
        setSaid("");
        setAnswer(a);
      },
      (e) => (answer ? setSaid(e.message) : setFailed(e.message)),
    );
  useEffect(() => {
    go(lessonStep(game, name));
  }, [game, name]);
  // Whoever goes on after a correction has heard it.
  useEffect(() => {
    const heard = (e: Event) => {
      if ((e.target as Element).closest(".table")) setSaid("");
    };
    addEventListener("click", heard, true);
    return () => removeEventListener("click", heard, true);
  }, []);
  const m = useMemo(
    () => (answer ? model(answer.scene, fixed.current.layout, fixed.current.theme) : undefined),
    [answer],
  );
  if (failed) return <Failed why={failed} />;
  if (!m || !answer) return <main class="page">…</main>;
  const at = answer.lesson.step - 1;
  const points = pointsOf(answer.lesson, answer.scene.actions);
  return (
    <>
      <Table m={m} play={(a) => go(at, a.code)} ringed={points}>
        {answer.lesson.done ? <Done game={game} name={name} title={answer.scene.title} /> : null}
      </Table>
      {answer.lesson.done ? null : (
        <Teacher
          step={answer.lesson}
          points={points}
          said={said}
          next={() => go(at + 1)}
          back={at > 0 ? () => go(at - 1) : undefined}
          skip={() => go(at + 1)}
        />
      )}
    </>
  );
}

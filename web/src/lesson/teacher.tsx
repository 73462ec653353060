// Somebody who says what to do and points at it, and the bar that counts the steps.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LessonStep } from "../types";
import type { Arrow, Corner } from "./places";
import { ARROW, arrowsAt, placeOf } from "./places";
import { useBoxes } from "./pointing";

export function Monster() {
  return (
    <svg viewBox="0 -10 100 130" aria-hidden="true">
      <use href="monster.svg#teacher" y="-10" width="100" height="130" />
    </svg>
  );
}

// A dot for each step, the one that is shown larger.
function Progress({ step, of }: { step: number; of: number }) {
  const kind = (i: number) => (i + 1 === step ? "now" : i + 1 < step ? "past" : "");
  return (
    <div class="lesson-progress" role="img" aria-label={`step ${step} of ${of}`}>
      <i class="lesson-dots">
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

export function Teacher({
  step,
  points,
  said,
  next,
}: {
  step: LessonStep;
  points: string[];
  said: string;
  next(): void;
}) {
  const boxes = useBoxes(points, step);
  const bubble = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Corner>({ left: 8, top: 8 });
  const [arrows, setArrows] = useState<Arrow[]>([]);
  const placed = useRef("");
  useLayoutEffect(() => {
    const r = bubble.current!.getBoundingClientRect();
    const words = `${step.step} ${said} ${innerWidth}x${innerHeight}`;
    const was = placed.current === words && boxes.length ? at : undefined;
    placed.current = boxes.length ? words : "";
    const size = { w: r.width, h: r.height };
    const asks = !!step.wants?.length;
    const now = placeOf(boxes, size, was, asks ? ARROW + 8 : 14);
    setAt(now);
    setArrows(asks ? arrowsAt(boxes, { x: now.left, y: now.top, ...size }) : []);
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
        {arrows.map((a, i) => (
          <g key={i} class="arrow" transform={`translate(${a.x} ${a.y}) rotate(${a.turn})`}>
            <g>
              <path class="arrow-rim" d="M0 48V28M0 4l14 25q-14-7-28 0z" />
              <path class="arrow-shade" d="M0 48V28" />
              <path class="arrow-tail" d="M0 48V28" />
              <path class="arrow-head" d="M0 4l14 25q-14-7-28 0z" />
            </g>
          </g>
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
      <button type="button" onClick={back} disabled={!back}>
        Back
      </button>
      <Progress step={step.step} of={step.of} />
      <button type="button" onClick={skip} disabled={!skip || !step.wants?.length}>
        Do it for me
      </button>
    </nav>
  );
}

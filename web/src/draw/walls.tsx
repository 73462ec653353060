// Walls on the sides of squares: each stands in front of its row and behind the next one.
import type { Edge } from "../types";
import { wallBox, wallSeen } from "./geometry";
import { useTarget } from "./ui";

// What a wall throws on the floor.
export function WallShadow({ edge }: { edge: Edge }) {
  const { x, y, w, h } = wallBox(edge);
  return <rect class="wall-shadow" x={x + 8} y={y + 11} width={w} height={h + 8} rx={4} />;
}

// Its top, seen from above, and its front below that.
export function Wall({ edge }: { edge: Edge }) {
  const { x, y, w, h } = wallSeen(edge);
  const flat = wallBox(edge).h;
  const lies = edge.side === "S";
  return (
    <g class="wall">
      <rect class="wall-side" x={x} y={y} width={w} height={h} rx={4} />
      {lies ? (
        <path class="wall-joint" d={`M${x + w / 3} ${y + flat}V${y + h}m${w / 3} 0V${y + flat}`} />
      ) : null}
      <rect class="wall-top" x={x} y={y} width={w} height={flat} rx={4} />
      <path
        class="wall-shine"
        d={lies ? `M${x + 7} ${y + 6}H${x + w - 7}` : `M${x + 6} ${y + 7}V${y + flat - 7}`}
      />
      {[0, 1].map((end) => (
        <circle
          key={end}
          class="wall-rivet"
          cx={lies ? x + 10 + end * (w - 20) : x + w - 6}
          cy={lies ? y + flat - 6 : y + 10 + end * (flat - 20)}
          r={2.6}
        />
      ))}
    </g>
  );
}

// Where a wall may be built or a wall is meant: above all that stands there.
export function WallCover({ edge }: { edge: Edge }) {
  const t = useTarget([edge.id], edge.title ?? edge.id);
  const box = wallBox(edge);
  if (!edge.kind && !t.class) return null;
  return (
    <g class={`edge${edge.kind ? " built" : ""}${t.class}`}>
      <rect
        class="edge-glow"
        x={box.x - 7}
        y={box.y - 7}
        width={box.w + 14}
        height={box.h + 14}
        rx={8}
        {...t.cover}
      >
        <title>{edge.title ?? edge.id}</title>
      </rect>
    </g>
  );
}

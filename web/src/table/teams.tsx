// Goals that a team shares: each is told once, for all of it, in the tone of the viewer; and whose
// part of the round comes next.
import { Picture } from "../draw/art";
import { useUi } from "../draw/ui";
import type { Model } from "../model";
import { isFriend, look } from "../model";
import type { Goal } from "../types";
import type { Arrangement } from "./layout";
import { GoalPips } from "./strip";

interface Shared {
  team: string;
  goal: Goal;
  ours: boolean;
}

// One for each team, the viewer's own first.
export function teamGoals({ scene }: Model): Shared[] {
  const found = new Map<string, Shared>();
  for (const [seat, { team, goal }] of scene.seats.entries())
    if (team && goal?.team) found.set(team, { team, goal, ours: isFriend(scene, seat) });
  return [...found.values()].sort((a, b) => Number(b.ours) - Number(a.ours));
}

// Signs that are alike are a number; figures are whoever they are.
function isCounted({ pips }: Goal): boolean {
  const signs = new Set(pips?.map((p) => p.symbol));
  return signs.size < (pips?.length ?? 0);
}

function TeamGoal({ goal, team, ours }: Shared) {
  const left = (goal.of ?? 0) - (goal.done ?? 0);
  const near = goal.near ? ` near tone-${ours ? "good" : "danger"}` : "";
  return (
    <p
      class={`team-goal${ours ? " us" : ""}${isCounted(goal) ? " counted" : ""}${near}`}
      title={goal.text}
    >
      <b>{goal.label ?? team}:</b>
      <GoalPips goal={goal} />
      {left ? (
        <span class="to-go">
          <span class="how-much">{left}</span>
          <span class="words"> to go</span>
        </span>
      ) : (
        <span class="to-go">done</span>
      )}
      {goal.near ? <span class="tag">{`${team} could win now`}</span> : null}
    </p>
  );
}

export function Teams({ at }: { at: Arrangement }) {
  const { m } = useUi();
  const goals = teamGoals(m);
  if (!goals.length) return null;
  return (
    <section class="teams" aria-label="how each side wins">
      {goals.map((g) => (
        <TeamGoal key={g.team} {...g} />
      ))}
      {at.parts.map((a) => (
        <p key={a.id} class="part-next" data-id={a.id}>
          <Picture look={look(m, a.symbol)} theme={m.theme} />
          <span>
            <b>{a.title}:</b> <span class="unbroken">{a.note}</span>
          </span>
        </p>
      ))}
    </section>
  );
}

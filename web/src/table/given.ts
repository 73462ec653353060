// Answers that are given for a person: see docs/SCENE.md, "Alone" and "Letting all go by".
import { useEffect } from "preact/hooks";
import { passesForMe } from "../keep";
import type { Action } from "../types";

const LONE = 350; // milliseconds: so long one sees that it was one's turn
const PASSED = 900;
// Nobody can tell from the time whether somebody had a choice.
const likePeople = () => 700 + 1800 * Math.random();

interface Given {
  action: Action;
  after: number;
  asked: boolean; // the question is shown meanwhile
  unseen?: boolean; // and nothing else tells of it either
}

export function givenAnswer(actions: Action[], passing: boolean): Given | undefined {
  const lone = actions.length === 1 ? actions[0] : undefined;
  const pass = actions.find((a) => a.pass);
  // What one could not have answered is no question: it flashes up for nobody.
  if (lone?.quiet) return { action: lone, after: LONE, asked: false, unseen: !!lone.pass };
  if (passing && pass) return { action: pass, after: PASSED, asked: true };
  if (lone?.pass && passesForMe())
    return { action: lone, after: likePeople(), asked: false, unseen: true };
  return undefined;
}

export function useGiven(
  given: Given | undefined,
  choose: (a: Action) => unknown,
  when: readonly unknown[],
) {
  useEffect(() => {
    if (!given) return undefined;
    const timer = setTimeout(() => choose(given.action), given.after);
    return () => clearTimeout(timer);
  }, when);
}

// What a seat at a table hears: the connection, and the pace at which scenes are shown.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer, Hint, Joined, Message, Refused, Said, SceneEvent } from "../api";
import { Line } from "../api";
import type { Recent } from "../draw/ui";
import { keepLink, PACES, pace } from "../keep";
import { heard, whenIs } from "../model";
import { hear } from "../sound";
import { seatLink } from "../start";
import type { Layout, Scene, Story } from "../types";
import {
  brokenBy,
  hiddenAreas,
  isQuiet,
  MATTERS,
  news,
  ofOthers,
  seenMoves,
  tellStep,
  withoutUndone,
} from "./news";
import type { Step } from "./pace";
import { onSkip, paced } from "./pace";
import type { Memory } from "./since";
import { isOver } from "./since";

const RECENT = 300; // lines that are told again at most,
const GLIMPSE = 12; // and to whoever only watches

export interface Shown {
  event: SceneEvent;
  recent: Recent[]; // since the viewer last played
  beat: number; // counts what was shown
  ended: boolean; // it is over, and the last move was seen
}

// The others keep nobody waiting whose clock runs.
const moment = ({ scene, table }: SceneEvent) =>
  Math.min(pace(scene.game), table.clock ? PACES.fast : Infinity);

// What is shown after this step.
function showing(was: Shown | undefined, { event, news: told, over, again }: Step<SceneEvent>) {
  const { scene } = event;
  const beat = (was?.beat ?? 0) + 1;
  // What was taken back has not happened.
  const said = heard(scene);
  const before = was?.recent.filter((r) => (r.heard ?? 0) <= said) ?? [];
  const kept = over ? brokenBy(before, scene) : again ? ofOthers(before, scene.viewer) : before;
  const most = typeof scene.viewer === "number" ? RECENT : GLIMPSE;
  const all = [...kept, ...told.map((r) => ({ ...r, beat, heard: said }))].slice(-most);
  const recent = withoutUndone(all, scene.viewer);
  // What comes after the end, as a rematch, does not take its result away again.
  return { event, recent, beat, ended: !!scene.over && !!was?.ended };
}

// What somebody sees who opens a table: how it stands, and what led to it as if they had been there.
function opened(event: SceneEvent, hidden: Set<string>): { shown: Shown; memory: Memory } {
  const { scene, since = [] } = event;
  let recent: Recent[] = [];
  let memory: Memory = { decided: false };
  for (const [i, told] of since.entries()) {
    const next = since[i + 1] ?? { by: scene.actor, during: scene.turn };
    const news = tellStep(told, scene, hidden).map((r) => ({
      ...r,
      beat: i + 1,
      heard: heard(scene),
    }));
    const now = isOver(memory, scene.viewer, {
      by: told.by,
      during: told.during,
      chose: !!told.chose,
      turn: next.during,
      actor: next.by,
      round: scene.round === scene.turn ? next.during : undefined,
      quiet: isQuiet(news),
    });
    memory = now.memory;
    const kept = now.over
      ? brokenBy(recent, scene)
      : now.again
        ? ofOthers(recent, scene.viewer)
        : recent;
    recent = withoutUndone([...kept, ...news], scene.viewer);
  }
  return { shown: { event, recent, beat: since.length, ended: !!scene.over }, memory };
}

const nameOf = (scene: Scene, seat: number) => scene.seats[seat].name;

// What somebody says to a wish, as its maker or as another who was asked.
const refusal = (scene: Scene, r: Refused) =>
  r.by === scene.viewer
    ? `${nameOf(scene, r.no)} says no.`
    : `${nameOf(scene, r.no)} says no to ${nameOf(scene, r.by)}.`;

const lateness = (scene: Scene, seat: number): Recent => ({
  seat: undefined, // nobody's doing, so that its owner reads it too
  text:
    seat === scene.viewer
      ? "Your time was up: the harmless choice was made for you."
      : `${nameOf(scene, seat)}'s time was up.`,
  tone: "danger",
  weight: MATTERS,
  moves: [],
});

export function useLine(table: string, secret: string | undefined) {
  const [joined, setJoined] = useState<Joined>();
  const [shown, setShown] = useState<Shown>();
  const [hint, setHint] = useState<Hint>();
  const [notice, setNotice] = useState("");
  const [talk, setTalk] = useState<Said[]>([]);
  const [story, setStory] = useState<Story>();
  const [lost, setLost] = useState(false);
  const [failed, setFailed] = useState("");
  const line = useRef<Line | undefined>(undefined);
  // An answer was sent from here, and what came of it is not known yet: was it chosen?
  const answered = useRef<{ chosen: boolean }>(undefined);
  const skip = useRef<() => boolean>(() => false);

  useEffect(() => {
    let latest: Scene | undefined;
    let layout: Layout = {};
    let memory: Memory = { decided: false };
    let takenBack = ""; // what is said if what was wished last is done
    const show = (step: Step<SceneEvent>) => {
      const { scene } = step.event;
      setShown((was) => {
        hear(was?.event.scene, scene);
        // What is told stays until something happens: that a wish is gone, say, is none.
        const before = was?.event.scene;
        if (!before || heard(before) !== heard(scene) || before.decision !== scene.decision)
          setNotice("");
        if (before && heard(scene) < heard(before)) {
          // One press may go back over the turns of others: to one's own last choice.
          const far = (scene.round ?? scene.turn) !== (before.round ?? before.turn);
          setNotice(
            takenBack || (far ? `Taken back: it is ${whenIs(scene).toLowerCase()} again.` : ""),
          );
        }
        return showing(was, step);
      });
      setHint(undefined);
    };
    const rest = () =>
      setShown((was) => (was?.event.scene.over && !was.ended ? { ...was, ended: true } : was));
    const scenes = paced(moment, show, rest);
    const take = (event: SceneEvent) => {
      const { scene } = event;
      const areas = layout.areas ?? [];
      const hidden = hiddenAreas([...areas, ...(scene.areas ?? [])]);
      const before = latest;
      const { wish } = event.table;
      if (wish?.what === "undo")
        takenBack = `Taken back: ${wish.takes?.[0] ?? nameOf(scene, wish.by)}`;
      else if (before && heard(scene) > heard(before)) takenBack = "";
      latest = scene;
      if (event.since) {
        // Whoever was away for a moment, and missed nothing, sees no more than the others.
        if (before && before.viewer === scene.viewer && heard(before) === heard(scene)) {
          scenes.add({ event, news: [], by: before.actor, seen: false });
          return;
        }
        scenes.skip();
        const now = opened(event, hidden);
        memory = now.memory;
        setShown(now.shown);
        setHint(undefined);
        return;
      }
      const seen = seenMoves(scene.moves ?? [], hidden).length > 0;
      const went = before?.actor === scene.viewer && before?.decision !== scene.decision;
      // Or it was chosen at another screen of theirs, or by somebody who stands in.
      const chose = went && (answered.current?.chosen ?? (before?.actions?.length ?? 0) > 1);
      if (went) answered.current = undefined;
      const { turn, actor, round } = scene;
      const by = before?.actor;
      // What was answered for the viewer they did not see coming.
      const given = went && !chose;
      const told = news(before, scene, hidden, areas).map((r) => ({ ...r, given }));
      const now = isOver(memory, scene.viewer, {
        by,
        answers: before?.answers,
        during: before?.turn,
        chose,
        turn,
        actor,
        reacts: scene.answers,
        round,
        quiet: isQuiet(told),
      });
      memory = now.memory;
      if (before && heard(scene) < heard(before)) scenes.skip();
      scenes.add({ event, news: told, by, seen, over: now.over, again: now.again });
    };
    line.current = new Line(table, secret, {
      joined: (i) => {
        setJoined(i);
        layout = i.layout;
        if (secret) keepLink(table, secret, i.game);
      },
      scene: take,
      hint: (h) => {
        setHint(h);
        setNotice("");
      },
      talk: setTalk,
      refused: (r) => latest && setNotice(refusal(latest, r)),
      admitted: ({ seat, key }) => {
        if (!latest) return;
        if (!key) setNotice(`You were not let in to the seat of ${nameOf(latest, seat)}.`);
        else {
          keepLink(table, key, latest.game);
          location.hash = seatLink(table, key);
        }
      },
      late: (seat) =>
        setShown(
          (was) =>
            was && {
              ...was,
              recent: [...was.recent, { ...lateness(was.event.scene, seat), beat: was.beat }],
            },
        ),
      story: setStory,
      link: (s) => setLost(s === "lost"),
      failed: setFailed,
    });
    skip.current = scenes.skip;
    const deaf = onSkip(scenes.skip);
    return () => {
      deaf();
      scenes.stop();
      line.current?.close();
    };
  }, [table, secret]);

  const ask = (message: Message): Promise<Answer> => line.current!.ask(message);
  const tell = (e: Error) => setNotice(e.message);
  const over = !!shown?.event.scene.over;
  useEffect(() => {
    setStory(undefined);
    if (!over) return;
    ask({ cmd: "story" }).then((a) => {
      if (!a.later) setStory(a as unknown as Story);
    }, tell);
  }, [over, lost]);

  // An answer `given` for a person is no decision of theirs.
  const play = (code: number, given: boolean) => {
    if (!given) skip.current();
    answered.current = { chosen: !given };
    ask({ cmd: "play", code, n: shown?.event.scene.decision }).catch(tell);
  };
  return {
    joined,
    shown,
    hint,
    notice,
    talk,
    story,
    lost,
    failed,
    ask,
    tell,
    say: setNotice,
    play,
  };
}

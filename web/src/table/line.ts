// What a seat at a table hears: the connection, and the pace at which scenes are shown.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Answer, Hint, Joined, Message, Refused, Said, SceneEvent } from "../api";
import { Line } from "../api";
import type { Recent } from "../draw/ui";
import { keepLink, pace } from "../keep";
import { hear, heard } from "../sound";
import type { Scene, Story } from "../types";

// What this scene tells that the one before it did not.
export function news(before: Scene | undefined, now: Scene): Recent[] {
  const fresh = before ? heard(now) - heard(before) : 0;
  if (fresh <= 0) return [];
  const lines = (now.log ?? []).slice(-fresh);
  return lines.map((l, i) => ({
    seat: l.seat,
    text: l.text,
    tone: l.tone,
    clause: l.clause,
    moves: i === lines.length - 1 ? (now.moves ?? []) : [],
  }));
}

// Scenes that came and were not shown yet: so many are shown faster, so many not at all.
const BEHIND = 16;
const FAR_BEHIND = 60;

// Scenes one after another, each with its moment.
function paced(show: (e: SceneEvent) => void) {
  let waiting: SceneEvent[] = [];
  let timer = 0;
  const next = () => {
    timer = 0;
    const e = waiting.shift();
    if (!e) return;
    show(e);
    const wait = waiting.length > BEHIND ? pace() / 2 : pace();
    timer = window.setTimeout(next, e.scene.moves?.length ? wait : wait / 2);
  };
  return {
    add(e: SceneEvent) {
      waiting.push(e);
      // Nobody can follow that any more: rather show how it stands.
      if (waiting.length > FAR_BEHIND) waiting = [e];
      if (!timer) next();
    },
    // A tap does not wait for the turns of the others, nor what comes of it for its moment.
    skip() {
      clearTimeout(timer);
      waiting = waiting.slice(-1);
      next();
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}

const RECENT = 40; // lines that are told again at most

export interface Shown {
  event: SceneEvent;
  recent: Recent[]; // since the viewer last played
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
  const pacing = useRef<ReturnType<typeof paced> | undefined>(undefined);
  const played = useRef(false);

  useEffect(() => {
    let latest: Scene | undefined;
    const scenes = paced((e) => {
      // What is told stays until something happens: that a wish is gone, say, is none.
      if (!latest || heard(latest) !== heard(e.scene) || latest.decision !== e.scene.decision)
        setNotice("");
      latest = e.scene;
      setShown((was) => {
        hear(was?.event.scene, e.scene);
        // What was taken back has not happened.
        const back = !!was && heard(e.scene) < heard(was.event.scene);
        const kept = played.current || back ? [] : (was?.recent ?? []);
        played.current = false;
        return { event: e, recent: [...kept, ...news(was?.event.scene, e.scene)].slice(-RECENT) };
      });
      setHint(undefined);
    });
    pacing.current = scenes;
    line.current = new Line(table, secret, {
      joined: (i) => {
        setJoined(i);
        if (secret) keepLink(table, secret, i.game);
      },
      scene: scenes.add,
      hint: (h) => {
        setHint(h);
        setNotice("");
      },
      talk: setTalk,
      refused: (r) => latest && setNotice(refusal(latest, r)),
      late: (seat) =>
        setShown(
          (was) => was && { ...was, recent: [...was.recent, lateness(was.event.scene, seat)] },
        ),
      story: setStory,
      link: (s) => setLost(s === "lost"),
      failed: setFailed,
    });
    addEventListener("pointerdown", scenes.skip);
    return () => {
      removeEventListener("pointerdown", scenes.skip);
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

  const play = (code: number) => {
    played.current = true;
    pacing.current?.skip();
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

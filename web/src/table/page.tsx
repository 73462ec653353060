// A seat at a table: the connection, the pace of what comes in, the curtain
// where several people share a screen.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Going, Past } from "../after/replay";
import { Share } from "../after/share";
import { Take } from "../alone/take";
import type { Hint, Joined, Said, SceneEvent } from "../api";
import { Line } from "../api";
import { BroughtNote } from "../bring";
import type { Recent } from "../draw/ui";
import type { Company, Side } from "../friends";
import { FriendMenu, Friends, FriendTools } from "../friends";
import { keepLink, pace } from "../keep";
import type { Model } from "../model";
import { model } from "../model";
import { Failed } from "../pages";
import { hear, heard } from "../sound";
import { isWatch, seatLink } from "../start";
import { notify, setTitle } from "../turns";
import type { Action, Link, Mark, Scene, Story } from "../types";
import { Rematch } from "../wishes";
import { Ending, headline } from "./ending";
import type { Tools } from "./table";
import { Table } from "./table";

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

interface Shown {
  event: SceneEvent;
  recent: Recent[];
}

export function TablePage({ table, secret: word }: { table: string; secret?: string }) {
  const secret = isWatch(word) ? undefined : word;
  const [side, setSide] = useState<Side>();
  const [joined, setJoined] = useState<Joined>();
  const [shown, setShown] = useState<Shown>();
  const [hint, setHint] = useState<Hint>();
  const [notice, setNotice] = useState("");
  const [lost, setLost] = useState(false);
  const [failed, setFailed] = useState("");
  const [talk, setTalk] = useState<Said[]>([]);
  const [past, setPast] = useState<Past & { m: Model; recent: Recent[] }>();
  const [story, setStory] = useState<Story>();
  const line = useRef<Line | undefined>(undefined);
  const played = useRef(false);
  const lookingBack = useRef(false);
  const queue = useRef<{ list: SceneEvent[]; timer: number }>({ list: [], timer: 0 });

  useEffect(() => {
    const q = queue.current;
    const showNext = () => {
      q.timer = 0;
      const next = q.list.shift();
      if (!next) return;
      setShown((was) => {
        hear(was?.event.scene, next.scene);
        const kept = played.current ? [] : (was?.recent ?? []);
        played.current = false;
        return { event: next, recent: [...kept, ...news(was?.event.scene, next.scene)].slice(-40) };
      });
      setHint(undefined);
      setNotice("");
      const wait = q.list.length > 4 ? pace() / 4 : pace();
      q.timer = window.setTimeout(showNext, next.scene.moves?.length ? wait : wait / 2);
    };
    const l = new Line(table, secret, {
      joined: (i) => {
        setJoined(i);
        if (secret) keepLink(table, secret, i.game);
      },
      scene: (e) => {
        q.list.push(e);
        if (!q.timer) showNext();
      },
      hint: (h) => {
        setHint(h);
        setNotice("");
      },
      talk: setTalk,
      story: setStory,
      link: (s) => setLost(s === "lost"),
      failed: setFailed,
    });
    line.current = l;
    // A tap does not wait for the turns of the others.
    const skip = () => {
      if (q.list.length < 2) return;
      clearTimeout(q.timer);
      const last = q.list.pop()!;
      q.list = [last];
      showNext();
    };
    addEventListener("pointerdown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      clearTimeout(q.timer);
      q.list = [];
      l.close();
    };
  }, [table, secret]);

  const scene = shown?.event.scene,
    info = shown?.event.table;
  const m = useMemo(
    () => (scene && joined ? model(scene, joined.layout, joined.theme) : undefined),
    [scene, joined],
  );
  const yours = !!scene?.actions?.length;

  useEffect(() => {
    setTitle(
      yours
        ? `● ${joined?.title ?? ""} – your turn`
        : joined
          ? `${joined.title} – Rumpus`
          : "Rumpus",
    );
    if (yours && secret) notify(joined?.title ?? "", table, secret, []);
    return () => setTitle("Rumpus");
  }, [yours, joined]);

  // Another of this link's seats is to act; without secrets there is no curtain.
  useEffect(() => {
    if (info?.curtain === false)
      line.current?.ask({ cmd: "look", as: info.next }).catch(() => undefined);
  }, [shown]);

  const tell = (e: Error) => setNotice(e.message);
  const play = (a: Action) => {
    played.current = true;
    line.current?.ask({ cmd: "play", code: a.code, n: scene?.decision }).catch(tell);
  };
  const tools: Tools = useMemo(
    () => ({
      undo: secret
        ? () => {
            line.current?.ask({ cmd: "undo" }).catch(tell);
          }
        : undefined,
      hint: secret
        ? () => {
            setNotice("Thinking …");
            line.current?.ask({ cmd: "hint" }).catch(tell);
          }
        : undefined,
      preview: async (code) =>
        (
          (await line.current!.ask({ cmd: "preview", code })).scene as
            | { marks?: Mark[] }
            | undefined
        )?.marks ?? [],
    }),
    [secret],
  );

  const goTo = (at: number, as: string) => {
    lookingBack.current = true;
    line.current?.ask({ cmd: "replay", at, as: /^\d+$/.test(as) ? Number(as) : as }).then((a) => {
      if (!lookingBack.current) return; // the result is wanted again
      const m = model(a.scene as never, joined?.layout, joined?.theme);
      setPast((was) => ({
        at,
        as,
        length: a.length as number,
        m,
        recent: was?.as === as && was.at + 1 === at ? news(was.m.scene, m.scene) : [],
      }));
    }, tell);
  };
  const goOn = (going: Going) => {
    line.current?.ask({ cmd: "branch", ...going }).then((a) => {
      const t = a as unknown as { table: string; links: Link[] };
      keepLink(t.table, t.links[0].key, joined?.game ?? "");
      location.hash = seatLink(t.table, t.links[0].key);
    }, tell);
  };
  // Once it is over, how it went.
  const over = !!scene?.over;
  useEffect(() => {
    setStory(undefined);
    if (!over) return;
    line.current?.ask({ cmd: "story" }).then((a) => {
      if (!a.later) setStory(a as unknown as Story);
    }, tell);
  }, [over, lost]);

  if (failed) return <Failed why={failed} />;
  if (!m || !scene || !info)
    return (
      <main class="page">
        <p class="quiet">Laying the table …</p>
      </main>
    );
  if (info.curtain && info.next !== undefined) {
    const next = scene.seats[info.next].name;
    return (
      <main class="page curtain">
        <h1>{next}, it is your turn</h1>
        <p>Pass the screen on. Nobody else should look now.</p>
        <button
          type="button"
          class="main"
          autofocus
          onClick={() => line.current?.ask({ cmd: "look", as: info.next }).catch(tell)}
        >
          I am {next}: lift the curtain
        </button>
      </main>
    );
  }
  const company: Company = {
    table,
    secret,
    watching: isWatch(word),
    scene,
    info,
    joined: joined!,
    talk,
    ask: (message) => line.current?.ask(message).catch(tell),
  };
  return (
    <>
      {lost ? (
        <p class="line-lost" role="alert">
          The connection is lost. Trying again …
        </p>
      ) : null}
      <Table
        m={past ? past.m : m}
        play={play}
        info={info}
        tools={tools}
        hint={hint}
        notice={notice}
        recent={past ? past.recent : shown.recent}
        more={<FriendTools {...company} side={side} show={setSide} />}
        menu={
          <>
            <FriendMenu {...company} />
            {ALONE ? <Take table={table} secret={secret} /> : null}
          </>
        }
      >
        <Friends {...company} side={side} show={setSide} />
        <BroughtNote info={info} />
        {scene.over ? (
          <Ending
            m={m}
            past={past}
            story={story}
            goTo={goTo}
            goOn={goOn}
            back={() => {
              lookingBack.current = false;
              setPast(undefined);
            }}
            again={<Rematch {...company} />}
            share={<Share table={table} headline={headline(m)} result={scene.result ?? ""} />}
          />
        ) : null}
      </Table>
    </>
  );
}

// A seat at a table: the game, the others, how it ended; and the curtain where several people share
// a screen.
import { useEffect, useMemo, useState } from "preact/hooks";
import { usePast } from "../after/past";
import { Share } from "../after/share";
import { Take } from "../alone/take";
import type { Answer, Joined, Message } from "../api";
import { BroughtNote } from "../bring";
import type { Company, Side } from "../friends";
import { FriendMenu, Friends, FriendTools, opening } from "../friends";
import { model } from "../model";
import { isWatch } from "../start";
import { useTalk } from "../talk";
import { notify, setTitle } from "../turns";
import type { Mark, Scene, TableInfo, Why } from "../types";
import { Rematch } from "../wishes";
import { Ending, headline } from "./ending";
import { givenAnswer } from "./given";
import type { Shown } from "./line";
import { useLine } from "./line";
import { Table } from "./table";
import { FailedTable } from "./told";

// The window's title and the bell say when it is the viewer's turn.
function useCall(joined: Joined | undefined, yours: boolean, secret: string | undefined) {
  useEffect(() => {
    setTitle(
      yours
        ? `● ${joined?.title ?? ""} – your turn`
        : joined
          ? `${joined.title} – Rumpus`
          : "Rumpus",
    );
    if (joined && yours && secret) notify(joined.title, joined.table, secret, []);
    return () => setTitle("Rumpus");
  }, [yours, joined]);
}

// Whoever is to decide has not sat down yet, so they are not at it.
const waitsForSomebody = (scene: Scene, info: TableInfo) =>
  scene.actor !== null && !scene.veiled && info.who[scene.actor] === "open";
const prompting = (scene: Scene, prompt: string): Scene => ({
  ...scene,
  prompt,
  prompt_plain: undefined,
  prompt_clause: undefined,
});

// Nor are they who is away.
function whoIsAway(scene: Scene, info: TableInfo, grace: number): string | undefined {
  const seat = scene.actor;
  if (seat === null || scene.veiled || scene.over || info.who[seat] !== "human") return undefined;
  const { name } = scene.seats[seat];
  if (info.expected?.[seat]) return `Waiting for ${name} to come.`;
  if (info.stood_in?.[seat]) return `${name} is away, and a bot plays for them.`;
  if (info.here[seat]) return undefined;
  return `${name} is away.${grace ? " If they stay away, a bot will play for them." : ""}`;
}

type Ask = (message: Message) => Promise<Answer>;

function Curtain({ name, lift }: { name: string; lift(): void }) {
  return (
    <main class="page curtain">
      <h1>{name}, it is your turn</h1>
      <p>Pass the screen on. Nobody else should look now.</p>
      <button type="button" class="main" autofocus onClick={lift}>
        I am {name}: lift the curtain
      </button>
    </main>
  );
}

// Whoever has moved sees what came of it, and says when the screen goes on.
function HandOver({ to, down }: { to: string; down(): void }) {
  return (
    <section class="prompt hand-over" aria-label="pass the screen on">
      <p>Have a look at what happened. Then pass the screen on.</p>
      <button type="button" class="go first" ref={(e) => e?.focus()} onClick={down}>
        Hand over to {to}
      </button>
    </section>
  );
}

// The curtain between people who share a screen: down at first and before each of them looks.
function useCurtain(shown: Shown | undefined, ask: Ask, tell: (e: Error) => void) {
  const [eyes, setEyes] = useState<number>(); // who has lifted it
  const [dropped, drop] = useState(false);
  const info = shown?.event.table;
  // Another of this link's seats is to act; without secrets there is no curtain.
  useEffect(() => {
    if (info?.curtain === false) ask({ cmd: "look", as: info.next }).catch(() => undefined);
  }, [shown]);
  if (!shown || !info) return {};
  const { scene } = shown.event;
  const next = info.curtain ? info.next : undefined;
  const first = eyes === undefined && info.shared && !scene.over;
  const hidden = first ? (next ?? shown.event.as) : dropped ? next : undefined;
  const lift = () => {
    drop(false);
    setEyes(hidden);
    if (next !== undefined) ask({ cmd: "look", as: next }).catch(tell);
  };
  const name = (seat: number) => scene.seats[seat].name;
  return {
    curtain: hidden === undefined ? null : <Curtain name={name(hidden)} lift={lift} />,
    handOver: next === undefined ? null : <HandOver to={name(next)} down={() => drop(true)} />,
  };
}

// What a player may ask for while it is on.
function useTools(
  secret: string | undefined,
  game: string | undefined,
  { ask, tell, say }: ReturnType<typeof useLine>,
) {
  return useMemo(
    () => ({
      undo: secret
        ? () => {
            ask({ cmd: "undo" }).catch(tell);
          }
        : undefined,
      hint: secret
        ? () => {
            say("Thinking …");
            ask({ cmd: "hint" }).catch(tell);
          }
        : undefined,
      preview: async (code: number) => {
        const { scene } = await ask({ cmd: "preview", code });
        return (scene as { marks?: Mark[] } | undefined)?.marks ?? [];
      },
      why: async (id: string) => (await ask({ cmd: "why", on: id })) as Why,
      howto: game ? async () => String((await ask({ cmd: "rules", game })).howto ?? "") : undefined,
    }),
    [secret, game],
  );
}

export function TablePage({ table, secret: word }: { table: string; secret?: string }) {
  const secret = isWatch(word) ? undefined : word;
  const [side, setSide] = useState<Side>();
  const line = useLine(table, secret);
  const { joined, shown, ask, tell } = line;
  const { past, cut, goTo, goOn, back } = usePast(joined, ask, tell);
  const scene = shown?.event.scene;
  const tools = useTools(secret, scene?.game, line);
  const info = shown?.event.table;
  const waits =
    scene && info && joined
      ? waitsForSomebody(scene, info)
        ? `Waiting for somebody to take seat ${scene.actor! + 1}.`
        : whoIsAway(scene, info, joined.rules.grace)
      : undefined;
  const m = useMemo(
    () =>
      scene && joined
        ? model(waits ? prompting(scene, waits) : scene, joined.layout, joined.theme)
        : undefined,
    [scene, joined, waits],
  );
  const heard = useTalk(line.talk, joined, side === "talk");
  const asked = !!scene?.actions?.length && !givenAnswer(scene.actions, false)?.unseen;
  useCall(joined, asked, secret);
  const { curtain, handOver } = useCurtain(shown, ask, tell);

  if (line.failed) return <FailedTable why={line.failed} table={table} secret={secret} />;
  if (!m || !scene || !info || !joined)
    return (
      <main class="page">
        <p class="quiet">Laying the table …</p>
      </main>
    );
  if (curtain) return curtain;
  const company: Company = {
    table,
    secret,
    watching: isWatch(word),
    scene,
    info,
    joined,
    talk: line.talk,
    heard,
    ask: (message) => ask(message).catch(tell),
  };
  return (
    <>
      {line.lost ? (
        <p class="line-lost" role="alert">
          The connection is lost. Trying again …
        </p>
      ) : null}
      <Table
        m={past ? past.m : m}
        play={(a, _, given) => line.play(a.code, !!given)}
        info={past ? { ...info, here: info.here.map(() => true), stood_in: [] } : info}
        tools={tools}
        hint={line.hint}
        notice={line.notice || opening(company)}
        near={typeof scene.viewer === "number" ? scene.viewer : undefined}
        cut={cut}
        recent={past ? past.recent : shown.recent}
        more={<FriendTools {...company} side={side} show={setSide} />}
        invite={ALONE ? undefined : () => setSide("invite")}
        menu={
          <>
            <FriendMenu {...company} />
            {ALONE ? <Take table={table} secret={secret} /> : null}
          </>
        }
      >
        <Friends {...company} side={side} show={setSide} />
        {past ? null : <BroughtNote info={info} />}
        {handOver}
        {shown.ended ? (
          <Ending
            m={m}
            past={past}
            story={line.story}
            goTo={goTo}
            goOn={goOn}
            back={back}
            again={(others) => <Rematch {...company}>{others}</Rematch>}
            share={<Share table={table} headline={headline(m)} result={scene.result ?? ""} />}
          />
        ) : null}
      </Table>
    </>
  );
}

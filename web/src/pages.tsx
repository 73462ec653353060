// The smaller pages: the rules of a game, and scenes written by hand.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { handScene, handScenes } from "./api";
import type { Model } from "./model";
import { model } from "./model";
import { Page, Wrong } from "./panels";
import { RulesView } from "./rules";
import { Table } from "./table/table";

export function RulesPage({ tag, clause }: { tag: string; clause?: string }) {
  const [here, setHere] = useState(clause);
  return (
    <Page>
      <RulesView tag={tag} clause={here} onClause={setHere} />
    </Page>
  );
}

export function ScenePage({ name }: { name?: string }) {
  const [names, setNames] = useState<string[]>([]);
  const [m, setModel] = useState<Model>();
  const [error, setError] = useState("");
  const [said, setSaid] = useState("");
  useEffect(() => {
    setModel(undefined);
    if (name)
      handScene(name).then(
        (s) => setModel(model(s, undefined, undefined)),
        (e) => setError(e.message),
      );
    else
      handScenes().then(
        (a) => setNames(a.scenes.sort()),
        (e) => setError(e.message),
      );
  }, [name]);
  if (error)
    return (
      <main class="page">
        <Wrong why={error} />
      </main>
    );
  if (name) {
    return m ? <Table m={m} play={(a) => setSaid(`chosen: ${a.text}`)} notice={said} /> : null;
  }
  return (
    <main class="page">
      <h1>Scenes written by hand</h1>
      <ul>
        {names.map((n) => (
          <li key={n}>
            <a href={`#/scenes/${n}`}>{n}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

// What was asked for is not to be had.
export function Failed({ why, children }: { why: string; children?: ComponentChildren }) {
  return (
    <main class="page">
      <Wrong why={why} />
      {children}
      <p>
        <a href="#/">All games</a>
      </p>
    </main>
  );
}

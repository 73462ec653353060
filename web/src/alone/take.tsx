// Taking a game out of this browser: as a file, or to a server where friends can join it.
import { useState } from "preact/hooks";
import { recordingOf } from "../api";
import { pack, readRecording, saveFile } from "../recording";

// The server that this site leads friends to, as its index.html says, or "".
const SERVER = document.querySelector<HTMLMetaElement>("meta[name=server]")?.content ?? "";

export function ServerNote() {
  return SERVER ? (
    <p>
      Friends far away meet on <a href={SERVER}>{new URL(SERVER).host}</a>.
    </p>
  ) : (
    <p>
      Friends far away need a server: <code>rumpus serve</code> on a machine of yours.
    </p>
  );
}

export function Take({ table, secret }: { table: string; secret?: string }) {
  const [said, setSaid] = useState("");
  const recording = () => recordingOf(table, secret);
  const tell = (e: Error) => setSaid(e.message);
  const save = () =>
    recording().then((text) => {
      const game = readRecording(text).game;
      saveFile(text, `rumpus-${game}-${table}.rec`);
      setSaid("Saved. Open the file on this page, or on that of a server, to go on.");
    }, tell);
  const bring = () =>
    recording()
      .then((text) => pack(readRecording(text).text))
      .then((packed) => location.assign(new URL(`#/bring/${packed}`, SERVER).href), tell);
  return (
    <>
      <button type="button" onClick={save}>
        Save this game as a file
      </button>
      <details>
        <summary>Invite a friend to this table</summary>
        <ServerNote />
        {SERVER ? (
          <button type="button" onClick={bring}>
            Go on there, and get links for friends
          </button>
        ) : (
          <p>Save this game as a file and open it on the server's page: it goes on there.</p>
        )}
        <p class="quiet">The game stays here as well. Whoever has its file could read the cards.</p>
      </details>
      {said ? <p role="status">{said}</p> : null}
    </>
  );
}

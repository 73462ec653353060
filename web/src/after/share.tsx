// Showing a finished game to others: its link, and a picture of its end.
import { useState } from "preact/hooks";
import { recordingOf } from "../api";
import { Icon } from "../draw/icons";
import { LinkRow, useOrigin } from "../invite";
import { pack, readRecording } from "../recording";
import { tablePicture } from "./picture";

// On a server the game lies there; without one the link carries all of it.
function useLink(table: string): [string, () => void, boolean] {
  const { origin, only } = useOrigin();
  const [packed, setPacked] = useState("");
  const here = `${location.origin}${location.pathname}`;
  if (!ALONE) return [`${origin}${location.pathname}g/${table}`, () => undefined, only];
  const carry = () => {
    recordingOf(table)
      .then((text) => pack(readRecording(text).text))
      .then(
        (p) => setPacked(`${here}#/bring/${p}`),
        () => undefined,
      );
  };
  return [packed, carry, false];
}

export function Share({
  table,
  headline,
  result,
}: {
  table: string;
  headline: string;
  result: string;
}) {
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const [link, carry, only] = useLink(table);
  const picture = async () =>
    new File([await tablePicture(headline, result)], "rumpus.png", { type: "image/png" });
  const save = (file: File) => {
    const a = document.createElement("a");
    a.href = URL.createObjectURL(file);
    a.download = file.name;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 1000);
    setSaid(`Saved as ${file.name}.`);
  };
  const recording = async () =>
    new File([await recordingOf(table)], `rumpus-${table}.txt`, { type: "text/plain" });
  const send = async () =>
    navigator.share({ title: headline, text: result, url: link, files: [await picture()] });
  const tell = (e: Error) => {
    if (e.name !== "AbortError") setSaid(e.message);
  };
  if (!open)
    return (
      <button
        type="button"
        onClick={() => {
          setOpen(true);
          carry();
        }}
      >
        <Icon name="share" />
        Share
      </button>
    );
  return (
    <section class="share" aria-label="share">
      {only ? <p class="warning">This link works on this machine only.</p> : null}
      <ul>{link ? <LinkRow title="This game" link={link} /> : null}</ul>
      <span class="buttons">
        <button type="button" onClick={() => picture().then(save).catch(tell)}>
          Save a picture
        </button>
        <button type="button" onClick={() => recording().then(save).catch(tell)}>
          Save the recording
        </button>
        {"canShare" in navigator && "share" in navigator ? (
          <button type="button" onClick={() => send().catch(tell)}>
            Send with the picture
          </button>
        ) : null}
      </span>
      {said ? <p role="status">{said}</p> : null}
    </section>
  );
}

// Showing a finished game to others: its link, and a picture of its end.
import { useState } from "preact/hooks";
import { recordingOf } from "../api";
import { LinkRow, useOrigin } from "../invite";
import { pack, readRecording } from "../recording";
import { tablePicture } from "./picture";

// On a server the game lies there; without one the link carries all of it.
function useLink(table: string): [string, () => void] {
  const { origin } = useOrigin();
  const [packed, setPacked] = useState("");
  const here = `${location.origin}${location.pathname}`;
  if (!ALONE) return [`${origin}${location.pathname}g/${table}`, () => undefined];
  const carry = () => {
    recordingOf(table)
      .then((text) => pack(readRecording(text).text))
      .then(
        (p) => setPacked(`${here}#/bring/${p}`),
        () => undefined,
      );
  };
  return [packed, carry];
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
  const [link, carry] = useLink(table);
  const picture = async () =>
    new File([await tablePicture(headline, result)], "rumpus.png", { type: "image/png" });
  const save = async () => {
    const a = document.createElement("a");
    a.href = URL.createObjectURL(await picture());
    a.download = "rumpus.png";
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 1000);
  };
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
        Share
      </button>
    );
  return (
    <section class="share" aria-label="share">
      <ul>{link ? <LinkRow title="This game" link={link} /> : null}</ul>
      <span class="buttons">
        <button type="button" onClick={() => save().catch(tell)}>
          Save a picture
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

// Inviting: links to take a seat or to watch, to copy, to share, to scan.
import { useEffect, useState } from "preact/hooks";
import { renderSVG } from "uqr";
import { where } from "./api";
import type { Company } from "./friends";
import { Sheet } from "./panels";
import { Claim, deserted, OpenSeats, openSeats } from "./seats";
import { seatLink, watchLink } from "./start";

const loopback = /^(localhost$|127\.|\[::1\])/.test(location.hostname);

// Where others find this page: where it was opened, unless that is this machine alone.
export function useOrigin(): { origin: string; only: boolean } {
  const [found, setFound] = useState<string>();
  useEffect(() => {
    if (loopback)
      where().then(
        (w) => setFound(w.origins[0] ?? ""),
        () => undefined,
      );
  }, []);
  return { origin: found || location.origin, only: loopback && found === "" };
}

export function LinkRow({
  title,
  link,
  shown = false,
}: {
  title: string;
  link: string;
  shown?: boolean;
}) {
  const [copied, setCopied] = useState(false);
  const [scan, setScan] = useState(shown);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <li class="invite-row">
      <b>{title}</b>
      {scan ? (
        <div
          class="qr"
          role="img"
          aria-label={`QR code: ${title}`}
          dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }}
        />
      ) : null}
      <input
        readOnly
        aria-label={`link: ${title}`}
        value={link}
        onFocus={(e) => (e.target as HTMLInputElement).select()}
      />
      <span class="buttons">
        <button type="button" onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </button>
        {"share" in navigator ? (
          <button
            type="button"
            onClick={() => navigator.share({ title: "Rumpus", url: link }).catch(() => undefined)}
          >
            Share
          </button>
        ) : null}
        <button type="button" aria-expanded={scan} onClick={() => setScan(!scan)}>
          {scan ? "Fold the code" : "Scan"}
        </button>
      </span>
    </li>
  );
}

export function InviteSheet({
  give,
  close,
  ...company
}: Company & {
  give(seat: number, who: string): void;
  close(): void;
}) {
  const { table, secret, scene, info } = company;
  const { origin, only } = useOrigin();
  const address = (path: string) => `${origin}${location.pathname}${path}`;
  const open = openSeats(info).length;
  return (
    <Sheet title="Invite" kind="invite" close={close}>
      {only ? (
        <p class="warning" role="note">
          These links work on this machine only. For friends on other machines start{" "}
          <code>rumpus serve --lan</code> and open the address it prints.
        </p>
      ) : null}
      {open && secret ? <OpenSeats scene={scene} info={info} give={give} /> : null}
      <ul>
        {open ? (
          <LinkRow key="play" title="To take a seat" link={address(watchLink(table, true))} shown />
        ) : (
          <li>All seats are taken; friends may still watch.</li>
        )}
        <LinkRow key="watch" title="Just to watch" link={address(watchLink(table, false))} />
      </ul>
      {!secret && deserted(info).length && !scene.over ? (
        <div class="buttons">
          <Claim {...company} />
        </div>
      ) : null}
      {secret ? (
        <details>
          <summary>Your own seat on another device</summary>
          <p>Whoever has this link sits in your seat. Keep it to yourself.</p>
          <ul>
            <LinkRow title="Your seat" link={address(seatLink(table, secret))} />
          </ul>
        </details>
      ) : null}
    </Sheet>
  );
}

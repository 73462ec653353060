// Links for the others at a table: to copy, to share, to scan.
import { useState } from "preact/hooks";
import { renderSVG } from "uqr";
import type { Invited } from "./keep";
import { seatLink } from "./start";

const address = (path: string) => `${location.origin}${location.pathname}${path}`;
const loopback = /^(localhost|127\.|\[::1\])/.test(location.hostname);

function LinkRow({ name, link }: { name: string; link: string }) {
  const [copied, setCopied] = useState(false);
  const [scan, setScan] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <li class="invite-row">
      <b>{name}</b>
      <input
        readOnly
        aria-label={`link for ${name}`}
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
          Scan
        </button>
      </span>
      {scan ? (
        <div
          class="qr"
          role="img"
          aria-label={`QR code of the link for ${name}`}
          dangerouslySetInnerHTML={{ __html: renderSVG(link, { border: 2 }) }}
        />
      ) : null}
    </li>
  );
}

export function InviteList({ table, others }: { table: string; others: Invited[] }) {
  return (
    <div class="invite">
      <p>Whoever opens a link sits at that seat. Keep yours to yourself.</p>
      {loopback ? (
        <p class="warning">
          These links work on this machine only. For others, start the server with{" "}
          <code>rumpus serve --lan</code> and open the address it prints.
        </p>
      ) : null}
      <ul>
        {others.map((o) => (
          <LinkRow key={o.key} name={o.name} link={address(seatLink(table, o.key))} />
        ))}
        <LinkRow name="Just to watch" link={address(`#/t/${table}`)} />
      </ul>
    </div>
  );
}

// A game of other rules than the server plays: nobody can play it on, but how it went can be read.
import { useEffect, useState } from "preact/hooks";
import { type Relic, told } from "../api";
import { Failed } from "../pages";

export function FailedTable({
  why,
  table,
  secret,
}: {
  why: string;
  table: string;
  secret?: string;
}) {
  const [relic, setRelic] = useState<Relic>();
  useEffect(() => {
    told(table, secret).then(setRelic, () => undefined);
  }, [table, secret]);
  return (
    <Failed why={why}>
      {relic ? (
        <>
          <h2>
            {relic.title}: {relic.names.join(", ")}
          </h2>
          <ol>
            {relic.told.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ol>
        </>
      ) : null}
    </Failed>
  );
}

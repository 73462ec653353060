// Which page is asked for: everything after the # of the address.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { BringPage, takeDrops } from "./bring";
import { showColours } from "./keep";
import { watchKeys } from "./keys";
import { LessonPage } from "./lesson";
import { LessonsPage } from "./lessons";
import { Lobby } from "./lobby";
import { MinePage } from "./mine";
import { RulesPage, ScenePage } from "./pages";
import { watchLink } from "./start";
import { TablePage } from "./table/page";
import { watchTurns } from "./turns";
import "./style.css";

// A game's own link, which chats can read, leads to its table.
const shared = /^(.*\/)g\/(\w+)$/.exec(location.pathname);
if (shared) history.replaceState(null, "", `${shared[1]}${watchLink(shared[2], false)}`);

function App() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    addEventListener("hashchange", changed);
    return () => removeEventListener("hashchange", changed);
  }, []);
  const [, page, a, b] = hash.split("/");
  if (page === "t" && a) return <TablePage key={hash} table={a} secret={b} />;
  if (page === "lesson" && a) return <LessonPage key={hash} game={a} name={b} />;
  if (page === "lessons" && a) return <LessonsPage key={hash} game={a} />;
  if (page === "rules" && a) return <RulesPage tag={a} clause={b} />;
  if (page === "mine") return <MinePage />;
  if (page === "bring") return <BringPage packed={a} />;
  if (page === "scenes") return <ScenePage name={a} />;
  return <Lobby />;
}

// All of it stays in this browser, for when there is no network.
if (ALONE) navigator.serviceWorker?.register("service.js");
takeDrops();
watchKeys();
watchTurns();
showColours();
const root = document.getElementById("app")!;
root.textContent = "";
render(<App />, root);

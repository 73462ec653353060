// The others at the table: what a page adds to the game so that people can play together.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Joined, Message, Said } from "./api";
import { Hurry } from "./clock";
import { Tool } from "./draw/icons";
import { InviteSheet } from "./invite";
import { useKeys } from "./keys";
import { Note } from "./panels";
import { Claimed, Forgetful, Latecomer, openSeats, Rename, SitDown } from "./seats";
import { type Heard, LastWords, TalkSheet } from "./talk";
import type { Scene, TableInfo } from "./types";
import { GiveUp, Score, WishBox } from "./wishes";

export interface Company {
  table: string;
  secret?: string; // the key of one's own link; none: only watching
  watching: boolean; // came to watch, and is offered no seat
  scene: Scene;
  info: TableInfo;
  joined: Joined;
  talk: Said[];
  heard: Heard; // as much of it as one wants to read
  ask(message: Message): void; // what is refused is told
}

export type Side = "invite" | "talk";
type Sides = { side?: Side; show(side: Side | undefined): void };

// The buttons of the company in the bar. Against bots nobody answers.
export function FriendTools({ secret, info, joined, talk, heard, side, show }: Company & Sides) {
  if (ALONE) return null;
  const tool = (which: Side, title: string) => (
    <Tool
      icon={which}
      name={which === "invite" ? "Invite" : "Talk"}
      title={title}
      aria-expanded={side === which}
      onClick={() => show(side === which ? undefined : which)}
    >
      {which === "talk" && unread ? <b class="unread">{unread}</b> : null}
    </Tool>
  );
  const unread = heard.unread.length;
  const people = info.who.filter((w) => w === "human").length;
  return (
    <>
      {tool("invite", "invite others to play or to watch")}
      {joined.said !== undefined && (people > 1 || !secret || talk.length)
        ? tool("talk", unread ? `talk to the others: ${unread} unread` : "talk to the others")
        : null}
    </>
  );
}

export function FriendMenu(company: Company): ComponentChildren {
  const { secret, scene, ask } = company;
  const me = scene.viewer;
  if (!secret || typeof me !== "number") return null;
  return (
    <>
      <Score scene={scene} info={company.info} />
      <Rename now={scene.seats[me].name} rename={(name) => ask({ cmd: "name", name, as: me })} />
      <GiveUp {...company} />
    </>
  );
}

// Who begins, and why it is them: said among people, until the first turn is over.
export function opening({ scene, info, joined }: Company): string {
  const { begins, by_lot } = joined;
  if (scene.over || (scene.turn ?? 0) > 1 || info.who.filter((w) => w === "human").length < 2)
    return "";
  const further = info.games ? "Everybody sits one seat further than last time" : "";
  const who = begins === scene.viewer ? "you begin" : `${scene.seats[begins]?.name} begins`;
  const lot = by_lot ? (further ? `, and the lot says that ${who}` : `Drawn by lot: ${who}`) : "";
  return further || lot ? `${further}${lot}.` : "";
}

// Whoever was away when something was taken back finds the game otherwise than they left it.
function Undone({ scene, info }: Company) {
  if (info.undone === undefined || scene.over) return null;
  return <Note>{`While you were away ${scene.seats[info.undone].name} took something back.`}</Note>;
}

export function Friends({ side, show, ...company }: Company & Sides) {
  const { table, secret, scene, info, heard, ask } = company;
  const [watching, setWatching] = useState(company.watching);
  const open = openSeats(info);
  useKeys((e) => {
    if (e.key === "Escape" && side) show(undefined);
  });
  // Whoever lays a table with open seats wants to fill them.
  useEffect(() => {
    if (secret && open.length && !ALONE) show("invite");
  }, []);
  return (
    <>
      {!secret && !watching && open.length && !scene.over ? (
        <SitDown table={table} scene={scene} info={info} watch={() => setWatching(true)} />
      ) : null}
      {!secret && !watching && !open.length && !scene.over ? <Latecomer {...company} /> : null}
      {secret && !scene.over ? <Forgetful /> : null}
      <Undone {...company} />
      {open.length && side !== "invite" && !scene.over ? (
        <div class="consent waiting">
          <p>
            Waiting for {open.length === 1 ? "somebody" : `${open.length} people`} to take{" "}
            {open.map((i) => scene.seats[i].name).join(" and ")}'s place.
          </p>
          <button
            type="button"
            class="main"
            onClick={() => (secret ? show("invite") : setWatching(false))}
          >
            {secret ? "Invite" : "Take a seat"}
          </button>
        </div>
      ) : null}
      {scene.over ? null : <WishBox {...company} />}
      <Claimed {...company} />
      <Hurry {...company} />
      {side === "talk" ? (
        <TalkSheet company={company} heard={heard} close={() => show(undefined)} />
      ) : (
        <LastWords unread={heard.unread} open={() => show("talk")} />
      )}
      {side === "invite" ? (
        <InviteSheet
          {...company}
          give={(seat, who) => ask({ cmd: "seat", seat, who })}
          close={() => show(undefined)}
        />
      ) : null}
    </>
  );
}

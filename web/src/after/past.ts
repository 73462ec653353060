// Looking back from the end of a game: any moment of it, and a way on from there.
import { useRef, useState } from "preact/hooks";
import type { Answer, Joined, Message } from "../api";
import type { Recent } from "../draw/ui";
import { keepLink } from "../keep";
import type { Model } from "../model";
import { model } from "../model";
import { seatLink } from "../start";
import { hiddenAreas, news } from "../table/news";
import type { Link, Scene } from "../types";
import type { Going, Past } from "./replay";

type Shown = Past & { m: Model; recent: Recent[] };

export function usePast(
  joined: Joined | undefined,
  ask: (message: Message) => Promise<Answer>,
  tell: (e: Error) => void,
) {
  // A cut is a jump: what is shown then does not follow from what was shown.
  const [{ past, cut }, set] = useState<{ past?: Shown; cut: number }>({ cut: 0 });
  const looking = useRef(false);
  const goTo = (at: number, as: string) => {
    looking.current = true;
    ask({ cmd: "replay", at, as: /^\d+$/.test(as) ? Number(as) : as }).then((a) => {
      if (!looking.current) return; // the result is wanted again
      // What was to be done then is done.
      const scene = { ...(a.scene as Scene), actions: [] };
      const m = model(scene, joined?.layout, joined?.theme);
      set(({ past: was, cut }) => {
        const far = was?.as === as ? at - was.at : Infinity;
        const recent = was && far === 1 ? news(was.m.scene, scene, hiddenAreas(m.areas)) : [];
        const past = { at, as, length: a.length as number, m, recent };
        return { past, cut: Math.abs(far) > 1 ? cut + 1 : cut };
      });
    }, tell);
  };
  const goOn = (going: Going) => {
    ask({ cmd: "branch", ...going }).then((a) => {
      const t = a as unknown as { table: string; links: Link[] };
      keepLink(t.table, t.links[0].key, joined?.game ?? "");
      location.hash = seatLink(t.table, t.links[0].key);
    }, tell);
  };
  const back = () => {
    looking.current = false;
    set((was) => ({ cut: was.cut + 1 }));
  };
  return { past, cut, goTo, goOn, back };
}

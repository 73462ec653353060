// A picture of a how-to page: part of a real table, from a step of a lesson, drawn as in play.
import { useEffect, useState } from "preact/hooks";
import { picture } from "./api";
import { fresh } from "./clicks";
import { AreaView } from "./draw/areas";
import { ArtShelf } from "./draw/art";
import type { Ui } from "./draw/ui";
import { openIds, UiContext } from "./draw/ui";
import type { Model } from "./model";
import { areasOf, model, seatOrder } from "./model";
import type { Area, Place } from "./types";

const usual: Place[] = ["board", "tableau"];

// What is open glows as in play, but whoever looks at a picture can do nothing to it.
function still(m: Model, points: string[]): Ui {
  const nothing = () => undefined;
  const clicks = fresh(m.scene.actions ?? []);
  return {
    m,
    clicks,
    open: openIds(clicks),
    marks: m.scene.marks ?? [],
    recent: [],
    hinted: new Set(points),
    ringed: new Set(),
    click: nothing,
    point: nothing,
    say: nothing,
  };
}

// Others' things first, the learner's last; of hands only the learner's own.
function areasIn(m: Model, parts: Place[]): Area[] {
  const me = m.scene.viewer as number;
  return parts.flatMap((place) =>
    place === "hand"
      ? areasOf(m, place, me)
      : [...areasOf(m, place, -1), ...seatOrder(m).flatMap((seat) => areasOf(m, place, seat))],
  );
}

export function TablePicture({
  game,
  at,
  parts,
  caption,
}: {
  game: string;
  at: string; // "first#roll-again": docs/LESSONS.md
  parts: string; // "board hand"; "": what lies on the table
  caption: string;
}) {
  const [shown, setShown] = useState<{ m: Model; points: string[] }>();
  useEffect(() => {
    picture(game, at).then(
      (a) => setShown({ m: model(a.scene, a.layout, a.theme), points: a.lesson.points ?? [] }),
      () => setShown(undefined),
    );
  }, [game, at]);
  const places = parts ? (parts.split(" ") as Place[]) : usual;
  return (
    <figure class="shown">
      {shown ? (
        <UiContext.Provider value={still(shown.m, shown.points)}>
          <ArtShelf theme={shown.m.theme} />
          <div
            class={`picture-table world world-${shown.m.scene.tag}`}
            style={{ "--accent": shown.m.theme.accent, "--game": shown.m.theme.ground }}
            inert
          >
            {areasIn(shown.m, places).map((a) => (
              <div key={a.id} class={`picture-area place-${a.place} kind-${a.kind}`}>
                <AreaView area={a} />
              </div>
            ))}
          </div>
        </UiContext.Provider>
      ) : null}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

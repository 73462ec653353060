// Something was completed, won or struck: a burst at the place where it happened.
import { useLayoutEffect } from "preact/hooks";
import { useUi } from "../draw/ui";
import { burst, WALK } from "../motion";
import { boxAt, placesOf } from "./caption";
import { MATTERS } from "./news";

export function Applause({ felt }: { felt: preact.RefObject<HTMLElement | null> }) {
  const { m, recent } = useUi();
  const last = recent.at(-1);
  useLayoutEffect(() => {
    const root = felt.current;
    const lines = recent.filter((r) => r.beat === last?.beat);
    const deed = lines.find((r) => r.weight >= MATTERS && r.tone && r.tone !== "plain");
    if (!root || last?.beat === undefined || !deed) return;
    const who = deed.seat === undefined ? [] : [{ at: `seat${deed.seat}` }];
    const box = [...placesOf(m, lines), ...who]
      .map((place) => boxAt(root, place))
      .find((found) => found);
    const own = deed.seat !== undefined && deed.seat === m.scene.viewer;
    // A figure that walks home is cheered there.
    const walks = lines.some((r) => r.moves.some((k) => !k.item && k.manner === "vanish"));
    const cheer = () =>
      box && burst(box, deed.tone === "danger" ? "bad" : "good", own && deed.tone !== "danger");
    setTimeout(cheer, walks ? WALK : 0);
  }, [last]);
  return null;
}

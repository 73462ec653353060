// The sheets of the table: one at a time.
import type { ComponentChildren } from "preact";
import { useUi } from "../draw/ui";
import { Sheet } from "../panels";
import { RulesView } from "../rules";
import { Log } from "./log";
import { Menu } from "./menu";
import { SeatSheet } from "./strip";

export type Drawer =
  | { what: "rules"; clause?: string }
  | { what: "log" }
  | { what: "menu" }
  | { what: "seat"; seat: number };

export function Drawers({
  open,
  set,
  menu,
}: {
  open?: Drawer;
  set(drawer?: Drawer): void;
  menu: ComponentChildren; // what else is in the menu
}) {
  const { m } = useUi();
  const close = () => set(undefined);
  const rules = (clause?: string) => set({ what: "rules", clause });
  switch (open?.what) {
    case "seat":
      return <SeatSheet seat={open.seat} close={close} />;
    case "menu":
      return (
        <Menu
          game={m.scene.game}
          watches={typeof m.scene.viewer !== "number"}
          close={close}
          rules={() => rules()}
          log={() => set({ what: "log" })}
        >
          {menu}
        </Menu>
      );
    case "log":
      return (
        <Sheet title="Everything so far" kind="log-sheet" close={close}>
          <Log open={rules} />
        </Sheet>
      );
    case "rules":
      return (
        <Sheet title="Rules" kind="drawer" close={close}>
          <RulesView tag={m.scene.tag} clause={open.clause} onClause={rules} />
        </Sheet>
      );
    default:
      return null;
  }
}

// Where the parts of a board lie, without a screen.
import {
  apart,
  longer,
  outlineOf,
  quarterTurned,
  roomRows,
  spotsOf,
  wallBox,
} from "../dist/test/draw/geometry.mjs";
import { check, same, test } from "./kit.mjs";

const cell = (id, x, y) => ({ id, area: "board", x, y });
const lying = {
  area: { id: "board", kind: "grid", place: "board", columns: "a b c", rows: "1 2" },
  cells: ["a", "b", "c"].flatMap((c, x) => [cell(`${c}1`, x, 0), cell(`${c}2`, x, 1)]),
  edges: [
    { id: "a1|b1", area: "board", x: 0, y: 0, side: "E" },
    { id: "c1|c2", area: "board", x: 2, y: 0, side: "S" },
  ],
};

test("a long board that is stood up keeps its neighbours, walls and names", () => {
  check(longer(lying.cells) > 0, "it lies");
  const up = quarterTurned(lying);
  check(longer(up.cells) < 0, "it stands");
  const at = (id) => up.cells.find((c) => c.id === id);
  same([at("a1").x, at("a1").y].join(), "0,2", "a1 is below");
  same([at("c2").x, at("c2").y].join(), "1,0", "c2 is above, on the right");
  const columns = up.area.columns.split(" "),
    rows = up.area.rows.split(" ");
  for (const c of up.cells) same(rows[c.y] + columns[c.x], c.id, "its names meet at it");
  for (const wall of up.edges) {
    const box = wallBox(wall);
    const [a, b] = wall.id.split("|").map(at);
    same(box.x + box.w / 2, 50 * (a.x + b.x), `${wall.id} is between its squares`);
    same(box.y + box.h / 2, 50 * (a.y + b.y), `${wall.id} is between its squares`);
  }
});

test("rooms below one another have room for their names between them", () => {
  const rooms = lying.cells.map((c) => ({ ...c, region: c.y ? "south" : "north" }));
  same(roomRows(rooms, () => true).join(), "1", "the second row begins with a room");
  same(roomRows(rooms, (id) => id === "north").join(), "", "without a name it needs none");
  const plan = apart({ ...lying, cells: rooms }, [1], 20);
  const at = (id) => plan.cells.find((c) => c.id === id).y;
  same([at("a1"), at("a2")].join(), "0,1.2", "only the second room has moved");
  const [beside, below] = plan.edges.map((e) => wallBox(e).y);
  check(beside < below && below < 100 * at("c2"), "a wall between them stays with the first");
});

test("squares that touch have one outline, those that meet at a corner only have one each", () => {
  const board = spotsOf(lying.area, lying.cells, false);
  const loops = (...ids) =>
    outlineOf(ids.map((id) => board.get(id)))
      .split("Z")
      .slice(0, -1);
  const corners = (loop) => loop.split("Q").length - 1;
  same(loops().length, 0, "nothing has none");
  same(loops("a1", "b1", "c1").map(corners).join(), "4", "a row is a box");
  same(loops("a1", "a2", "b2").map(corners).join(), "6", "round a corner");
  same(loops("a1", "b2", "c1").map(corners).join(), "4,4,4", "corner to corner");
});

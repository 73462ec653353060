// What a click means, by the rules of docs/SCENE.md.

import { click, fresh, nextTargets, noteOn } from "../dist/test/clicks.mjs";
import { check, same, test } from "./kit.mjs";

const actions = [
  { code: 1, text: "head on a", on: ["c1", "a"] },
  { code: 2, text: "head on b", on: ["c1", "b"], note: "1 pt" },
  { code: 3, text: "legs on b", on: ["c2", "b"] },
  { code: 4, text: "end" },
];

test("a click keeps the actions that have the thing", () => {
  const out = click(fresh(actions), actions, ["c1"]);
  same(out.kind, "go", "two are left");
  same(out.clicks.kept.length, 2, "kept");
  same([...nextTargets(out.clicks)].join(), "a,b", "what can be clicked next");
});

test("the last one whose targets are all clicked is played", () => {
  const one = click(fresh(actions), actions, ["c1"]);
  const two = click(one.clicks, actions, ["b"]);
  same(two.kind, "play", "one is left");
  same(two.action.code, 2, "which");
});

test("one action left but not all its targets clicked waits", () => {
  const out = click(fresh(actions), actions, ["c2"]);
  same(out.kind, "go", "b is still to be clicked");
  same([...nextTargets(out.clicks)].join(), "b", "next");
});

test("the innermost thing that an action has is meant", () => {
  const out = click(fresh(actions), actions, ["nothing", "c2", "b"]);
  same(out.clicks.clicked.join(), "c2", "clicked");
});

test("a click on what no kept action has starts afresh", () => {
  const one = click(fresh(actions), actions, ["c2"]);
  const two = click(one.clicks, actions, ["c1"]);
  same(two.clicks.clicked.join(), "c1", "afresh");
});

test("a second click on the same thing starts afresh", () => {
  const one = click(fresh(actions), actions, ["c1"]);
  const two = click(one.clicks, actions, ["c1"]);
  same(two.clicks.clicked.length, 0, "nothing is clicked");
  same(two.clicks.kept.length, 4, "all are kept");
});

test("a click on nothing does nothing", () => {
  same(click(fresh(actions), actions, ["x"]).kind, "nothing", "x");
});

test("of an action with any, one target is enough and carries on", () => {
  const areas = [
    { code: 50, text: "Lab", on: ["e1", "e2"], any: true },
    { code: 51, text: "Hall", on: ["f1"], any: true },
  ];
  const out = click(fresh(areas), areas, ["e2"]);
  same(out.kind, "play", "played");
  same(out.carry, "e2", "goes on");
});

test("a note is shown where one more click plays it", () => {
  const one = click(fresh(actions), actions, ["c1"]);
  same(noteOn(one.clicks, "b")?.note, "1 pt", "on b");
  check(noteOn(fresh(actions), "c1") === undefined, "c1 may mean two things");
});

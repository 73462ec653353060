// What a click means, by the rules of docs/SCENE.md.

import {
  askedNext,
  click,
  fresh,
  nextTargets,
  noteOn,
  plainActions,
  shortOf,
  stayAction,
  yesToNo,
} from "../dist/test/clicks.mjs";
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

test("the rest of an answer is asked for in the words that all that is left has", () => {
  const ask = "Whose cards?";
  const some = [
    { code: 1, text: "look at Ann's", on: ["goggles", "seat1"], ask },
    { code: 2, text: "look at Bob's", on: ["goggles", "seat2"], ask },
    { code: 3, text: "take", on: ["heart"] },
  ];
  same(askedNext(fresh(some)), undefined, "nothing is clicked");
  same(askedNext(click(fresh(some), some, ["goggles"]).clicks), ask, "whose");
  const mixed = [...some, { code: 4, text: "put them down", on: ["goggles"] }];
  same(askedNext(click(fresh(mixed), mixed, ["goggles"]).clicks), undefined, "or another thing");
});

test("the last one whose targets are all clicked is played", () => {
  const one = click(fresh(actions), actions, ["c1"]);
  const two = click(one.clicks, actions, ["b"]);
  same(two.kind, "play", "one is left");
  same(two.action.code, 2, "which");
});

test("what nobody wants by a slip waits for its button, and for a click elsewhere", () => {
  const some = [
    { code: 1, text: "zap", on: ["pawn1"] },
    { code: 2, text: "shoot a friend too", on: ["gun", "pawn2"], any: true, sure: true },
    { code: 3, text: "waste it", on: ["gun"], sure: true },
  ];
  const shot = click(fresh(some), some, ["pawn2"]);
  same(shot.kind, "go", "not yet");
  same(
    plainActions(shot.clicks, () => true)
      .map((a) => a.code)
      .join(),
    "2",
    "its button",
  );
  const other = click(shot.clicks, some, ["pawn1"]);
  same(other.action.code, 1, "another is meant");
  const end = { code: 4, text: "do nothing" };
  const asked = fresh([...some, end]);
  same(
    yesToNo(asked, [end])
      .map((a) => a.code)
      .join(),
    "1",
    "nor is it offered unasked",
  );
  const both = click(fresh(some), some, ["gun"]);
  same(both.clicks.kept.length, 2, "which of them is asked");
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

test("who may say no has the few other answers as buttons too", () => {
  const hit = { code: 1, text: "take the hit", label: "Take the hit" };
  const block = { code: 2, text: "block with it (spent)", on: ["shield"] };
  const yes = (...others) => codes(yesToNo(fresh([hit, ...others]), [hit]));
  same(yes(block), "2", "one");
  same(shortOf(block), "block with it", "in few words");
  same(yes(block, { ...block, code: 3 }), "2,3", "two");
  const many = [3, 4, 5].map((code) => ({ ...block, code }));
  same(yes(block, ...many), "", "too many to be read");
  same(yes(block, ...many, { ...block, code: 6, tone: "good" }), "6", "the good one of many");
  const long = { ...block, text: "block with the shield of the one who lies beside you" };
  same(yes(long), "", "no room for its words");
  const end = { code: 9, text: "end the turn", next: true };
  same(codes(yesToNo(fresh([end, block]), [end])), "", "where the next step is plain");
  const cards = [2, 3].map((code) => ({ ...block, code, on: [`card${code}`] }));
  const held = (id) => id.startsWith("card");
  const tapped = (...others) => codes(yesToNo(fresh([hit, ...others]), [hit], held));
  same(tapped(...cards), "", "cards are tapped where they lie");
  same(tapped(cards[0], block), "2", "what is no card");
  same(tapped(cards[0]), "2", "a card alone is the answer");
});

test("a tap that could mean two things asks which, with a button for each", () => {
  const zap = { code: 1, text: "zap", label: "Zap north", on: ["pawn"], tone: "good" };
  const shoot = { code: 2, text: "fire", label: "Shoot north", on: ["gun", "pawn"], tone: "good" };
  const both = [{ code: 0, text: "Do nothing" }, zap, shoot];
  const out = click(fresh(both), both, ["pawn"]);
  same(out.kind, "go", "nothing is played");
  const plain = plainActions(out.clicks, everything);
  same(codes(plain), "1", "complete");
  same(codes(yesToNo(out.clicks, plain)), "2", "the other");
  same(codes(yesToNo(fresh([zap, shoot]), [zap])), "", "before the tap");
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

const everything = () => true;
const codes = (list) => list.map((a) => a.code).join();

test("what no pointing can tell apart gets buttons", () => {
  const legs = [1, 2, 3].map((code) => ({ code, text: `legs of ${code}`, on: ["legs"] }));
  same(codes(plainActions(fresh(legs), everything)), "1,2,3", "all want the same");
  const parts = [...legs, { code: 4, text: "head", on: ["head"] }];
  same(codes(plainActions(fresh(parts), everything)), "", "a click tells legs from head");
  const one = click(fresh(parts), parts, ["legs"]);
  same(codes(plainActions(one.clicks, everything)), "1,2,3", "after that click");
});

test("an action that is complete among longer ones gets a button", () => {
  const taking = [
    { code: 1, text: "take it", on: ["i"] },
    { code: 2, text: "take it and fire", on: ["i", "f5"] },
  ];
  const one = click(fresh(taking), taking, ["i"]);
  same(codes(plainActions(one.clicks, everything)), "1", "take it");
  same([...nextTargets(one.clicks)].join(), "f5", "or go on to fire");
});

test("to stop where one's own piece stands gets a button, to choose among pieces none", () => {
  const own = (id) => id.startsWith("p");
  const walk = [
    { code: 1, text: "stop here", on: ["p1"] },
    { code: 2, text: "go west", on: ["c1"] },
  ];
  same(codes(stayAction(fresh(walk), own)), "1", "stop");
  const pieces = [
    { code: 1, text: "move 1", on: ["p1"] },
    { code: 2, text: "move 2", on: ["p2"] },
  ];
  same(codes(stayAction(fresh(pieces), own)), "", "which piece");
  same(codes(stayAction(fresh([pieces[0], { code: 3, text: "end" }]), own)), "", "the only piece");
});

test("what is out of sight gets a button", () => {
  const draw = [{ code: 1, text: "draw", on: ["deck"] }, ...actions];
  same(codes(plainActions(fresh(draw), (id) => id !== "deck")), "1,4", "draw and end");
});

test("of several things under a click the innermost counts, clicked or not", () => {
  const one = click(fresh(actions), actions, ["c1"]);
  const two = click(one.clicks, actions, ["b", "c1"]);
  same(two.kind, "play", "b lies on c1");
});

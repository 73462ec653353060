// The turns of others: what is told, what goes along with something else, and how long it stays.

import { lastTurns } from "../dist/test/draw/ui.mjs";
import {
  briefly,
  brokenBy,
  faceOf,
  headline,
  hiddenAreas,
  lead,
  news,
  ofOthers,
  rows,
  tellStep,
  toneOf,
  turns,
  worthTelling,
} from "../dist/test/table/news.mjs";
import { moments, paced } from "../dist/test/table/pace.mjs";
import { isOver } from "../dist/test/table/since.mjs";
import { same, test } from "./kit.mjs";

const hidden = hiddenAreas([
  { id: "hand0", place: "hand" },
  { id: "hand1", place: "hand" },
  { id: "deck", place: "stock" },
  { id: "board", place: "board" },
]);
const seats = [{ name: "You" }, { name: "Bob" }, { name: "Cleo" }];
const empty = { viewer: 0, actor: 1, seats, items: [], log: [] };

// Scenes one after the other: [who is asked next, what moved, what was told...].
function steps(...told) {
  let before = empty;
  return told.map(([actor, moves, ...lines]) => {
    const log = [
      ...before.log,
      ...lines.map(([seat, text, tone, moved]) => ({ seat, text, tone, moved })),
    ];
    const scene = { ...empty, actor, moves, log, items: [{ id: "mine", owner: 0 }] };
    const step = { event: { scene }, news: news(before, scene, hidden), by: before.actor };
    step.seen = step.news.some((r) => r.weight > 0);
    before = scene;
    return step;
  });
}
const drawn = [{ from: "deck", to: "hand1" }];
const draws = [1, drawn, [1, "Bob draws a card"]];
const goes = (item, from, to) => [1, [{ item, from, to }], [1, `Bob moves ${from} to ${to}`]];

// What is shown, each with the milliseconds until the next, where a moment takes a second.
function shown(all, act = () => undefined) {
  const real = [globalThis.setTimeout, globalThis.clearTimeout];
  const out = [];
  let due;
  globalThis.setTimeout = (call, ms) => {
    due = { call, ms };
    return 1;
  };
  globalThis.clearTimeout = () => {
    due = undefined;
  };
  const queue = paced(
    () => 1000,
    (s) => out.push({ texts: s.news.map((r) => r.text) }),
    () => undefined,
  );
  try {
    for (const s of all) queue.add(s);
    act(queue);
    while (due) {
      const { call, ms } = due;
      if (out.length) out.at(-1).ms ??= ms;
      due = undefined;
      call();
    }
  } finally {
    [globalThis.setTimeout, globalThis.clearTimeout] = real;
  }
  return out;
}

test("beside a sentence is the face of whom it speaks first", () => {
  same(faceOf(seats, "Bob defeats Cleo's Ninja", 2), 1, "Bob, though Cleo gave in");
  same(faceOf(seats, "Cleo's Ninja walks on", 1), 2, "whose piece it is");
  same(faceOf(seats, "Bobby walks on", 2), 2, "somebody else's name");
  same(faceOf(seats, "A gate opens", 2), 2, "nobody's name");
});

test("pace: each thing on the table has its moment, and small ones go along", () => {
  const out = shown(steps(draws, goes("a", "e1", "e2"), draws, goes("b", "f1", "f2")));
  same(out.length, 2, "moments");
  same(out[0].texts.join("; "), "Bob draws a card; Bob moves e1 to e2", "the first");
  same(out[0].ms, 1000, "it stays");
  same(out[1].texts.length, 2, "the second");
});

test("pace: a turn without anything to see is told at once, before the next player's", () => {
  const pass = [2, drawn, [1, "Bob passes"]];
  const out = shown(steps(draws, draws, pass, [0, [], [2, "Cleo passes"]]));
  same(out.map((s) => s.texts.at(-1)).join("; "), "Bob passes; Cleo passes", "turns");
  same(out[0].ms, 600, "it stays a little");
});

test("pace: a walk is one way, and a long turn does not take for ever", () => {
  const walk = steps(goes("a", "e1", "e2"), goes("a", "e2", "e3"));
  same(moments(walk[0], [walk[1]]), 0.4, "a step of a walk");
  const many = steps(...["a", "b", "c", "d", "e", "f"].map((x) => goes(x, `${x}1`, `${x}2`)));
  const whole = many.reduce((sum, s, i) => sum + moments(s, many.slice(i + 1)), 0);
  same(whole > 3 && whole < 5, true, `six things in ${whole} moments`);
});

test("pace: what one has done is shown before the others answer", () => {
  const [own] = steps([1, [{ item: "c", from: "hand0", to: "e1" }], [0, "You play a card"]]);
  same(moments({ ...own, by: 0 }, []), 0.9, "one's own card");
  same(moments({ ...own, by: 0, seen: false }, []), 0, "a choice that moves nothing");
});

test("pace: what decided a game is seen before its end is told, and longer than any other thing", () => {
  const [own, last] = steps(goes("a", "e1", "e2"), goes("b", "f1", "f2"));
  const over = { ...last, event: { scene: { ...last.event.scene, over: true } } };
  same(moments(over, []) > 2, true, `it stays ${moments(over, [])} moments`);
  same(moments(own, [over]) >= 0.9, true, "and so does what led to it");
});

test("pace: a tap skips to the end and loses no line", () => {
  const all = steps(goes("a", "e1", "e2"), goes("b", "f1", "f2"), goes("c", "g1", "g2"));
  const out = shown(all, (queue) => same(queue.skip(), true, "something was skipped"));
  same(out.length, 2, "the first, and the rest at once");
  same(out[1].texts.length, 2, "lines of the rest");
  shown(all.slice(0, 1), (queue) => same(queue.skip(), false, "nothing waits: the tap is meant"));
});

test("pace: what was done to me matters more than what came after it", () => {
  const hit = [{ item: "mine", from: "e1", to: "e1", manner: "hit" }];
  const [zap, end] = steps(
    [1, hit, [1, "Bob zaps west"], [0, "You are hit: 3 Health left"]],
    [0, drawn, [1, "Bob draws a card"], [undefined, "Round 2 is over"], [0, "You draw A1"]],
  );
  same(lead([...zap.news, ...end.news], 0).text, "You are hit: 3 Health left", "the first line");
  same(lead(end.news, 0).text, "Bob draws a card", "without it");
  const [score] = steps([1, [], [1, "Pirate complete! Bob scores Pirate", "good"]]);
  same(score.news[0].tone, "danger", "what a rival gains is not good for me");
  const taken = [1, [], [1, "Bob takes your Pirate legs"]];
  const [took, built] = steps(taken, [1, [], [1, "Bob finishes a Pirate", "good"]]);
  built.news[0].gain = "2 of 4";
  const most = lead([...took.news, ...built.news], 0);
  same(most.text, "Bob finishes a Pirate", "what brings a rival nearer to winning comes first");
});

const areas = [
  { id: "hand1", kind: "cards", place: "hand" },
  { id: "deck", kind: "pile", place: "stock" },
  { id: "fight", kind: "compare", place: "contest" },
];

test("news: a player is one row, with their face, and draws are counted", () => {
  const told = steps(
    [1, drawn, [1, "Bob draws a card"]],
    goes("a", "e1", "e2"),
    [1, drawn, [1, "Bob draws a card"]],
    [2, [], [2, "Cleo's turn"]],
    [
      0,
      [{ item: "c", from: "f1", to: "f2" }],
      [2, "Cleo moves f1 to f2", "plain", 1],
      [0, "Your turn"],
    ],
  ).flatMap((s) => s.news);
  const found = rows(told, 0, areas);
  same(found.map((r) => r.text).join("; "), "Bob moves e1 to e2; Cleo moves f1 to f2", "rows");
  same(found.map((r) => r.seat).join(), "1,2", "faces");
  same(found[0].drawn, 2, "cards drawn");
  same(found[0].steps, 1, "steps");
});

test("news: what was answered for me is told, what I chose is not", () => {
  const skip = { by: 0, seat: 0, text: "You skip and draw a card", weight: 0.5, moves: [] };
  same(worthTelling([skip], 0).length, 0, "chosen");
  same(worthTelling([{ ...skip, given: true }], 0).length, 1, "given");
  same(worthTelling([{ ...skip, given: true, weight: 0 }], 0).length, 0, "nothing happened");
});

test("news: of a walk one line is told, with its steps", () => {
  const told = steps(goes("a", "e1", "e2"), goes("b", "c1", "c2"), goes("a", "e2", "e3"));
  const [row] = rows(
    told.flatMap((s) => s.news),
    0,
    areas,
  );
  same(row.text, "Bob moves e2 to e3", "the last of it");
  same(row.steps, 2, "steps of that piece");
});

test("news: each line has its own moves, so that whose turn it is never leads", () => {
  const scene = {
    ...empty,
    actor: 0,
    moves: [{ item: "c", from: "f1", to: "f2" }],
    log: [
      { seat: 1, text: "Bob moves f1 to f2", moved: 1 },
      { seat: 0, text: "Your turn, round 8", moved: 1 },
    ],
  };
  const told = news(empty, scene, hidden);
  same(told.map((r) => r.weight).join(), "1,0", "weights");
  same(headline(told, { ...scene, actions: [{}] }).text, "Bob moves f1 to f2", "headline");
});

test("news: the end of one's own fight is held, told, and stays", () => {
  const before = { ...empty, actor: 0, areas, sides: [{ area: "fight" }, { area: "fight" }] };
  const now = {
    ...before,
    sides: [],
    items: [{ id: "mine", owner: 0 }],
    moves: [{ item: "mine", from: "e5", to: "home0", manner: "hit" }],
    log: [{ seat: 0, text: "Red 3 is defeated on E5", tone: "danger", moved: 1 }],
  };
  const told = news(before, now, hidden);
  same(worthTelling(told, 0).length, 1, "lines that are told");
  same(told[0].forMe, true, "it was done to me");
  same(moments({ event: { scene: now }, news: told, by: 0, seen: true }, []), 2, "moments");
  same(rows(told, 0, areas)[0].seat, 0, "whose face");
  const log = [{ ...now.log[0], seat: 1 }];
  const won = news(before, { ...now, log, items: [{ id: "mine", owner: 1 }] }, hidden);
  same(won[0].tone, "good", "a rival's loss");
  same(won[0].forMe, false, "it was not done to me");
});

test("news: what was done to me is the headline, also while others play on", () => {
  const [block, walk] = steps(
    [1, [], [1, "Bob plays Blockade to take your draw"]],
    goes("a", "e1", "e2"),
  );
  const told = [...block.news, ...walk.news];
  same(headline(told, { ...empty, actions: [] }).text, block.news[0].text, "while Bob plays");
  same(rows(told, 0, areas)[0].forMe, true, "its row stands out");
  const many = steps(...Array.from({ length: 9 }, () => [1, [], [1, "Bob takes your card"]]));
  const found = rows(
    many.flatMap((s) => s.news),
    0,
    areas,
  );
  same(found.length, 1, "rows, however much was done");
  same(found[0].text, "Bob takes your card", "in one sentence");
});

test("news: what an ally does is no danger, also where several steps are told as one", () => {
  const team = [
    { name: "You", team: "Zombies" },
    { name: "Bob" },
    { name: "Cleo", team: "Zombies" },
  ];
  const turning = [{ item: "z.e2", from: "e1", to: "e2", manner: "slide" }];
  const scene = {
    ...empty,
    actor: 0,
    seats: team,
    moves: turning,
    log: [{ seat: 2, text: "Cleo moves e1 to e2, turning 2 humans", tone: "danger", moved: 1 }],
  };
  same(news({ ...empty, actor: 2 }, scene, hidden)[0].tone, "good", "told by itself");
  same(news({ ...empty, actor: 1 }, scene, hidden)[0].tone, "good", "after a step of Bob's");
  const down = {
    ...scene,
    items: [{ id: "pawn2", owner: 2 }],
    moves: [{ item: "pawn2", from: "e1", to: "seat2", manner: "vanish" }],
    log: [{ seat: 2, text: "Cleo is hit and down", tone: "danger", moved: 1 }],
  };
  same(news({ ...empty, actor: 1 }, down, hidden)[0].tone, "danger", "an ally is down");
});

test("news: a rival who is out is no danger, whether I did it or not; a friend is", () => {
  const out = (seat, by, team) => {
    const gone = seats.map((s, i) => ({ ...s, team, out: i === seat }));
    const log = [{ seat, text: `${seats[seat].name} is out`, tone: "danger" }];
    return news({ ...empty, actor: by }, { ...empty, actor: 0, seats: gone, log }, hidden)[0].tone;
  };
  same(out(1, 0), "good", "by me");
  same(out(1, 2), "plain", "by another");
  same(out(1, 2, "we"), "danger", "a friend");
  same(out(0, 1), "danger", "I myself");
});

const told = (during, by, text, more) => ({
  during,
  by,
  seat: by,
  text,
  weight: 1,
  moves: [],
  ...more,
});

test("news: a turn that a reaction interrupts is one, and a player has one row", () => {
  const recent = [
    told(4, 1, "Bob attacks Cleo"),
    told(4, 2, "Cleo adds two points"),
    told(4, 1, "Bob takes the ring"),
    told(5, 2, "Cleo moves e1 to e2"),
    told(5, 1, "Bob blocks Cleo's draw"),
  ];
  same(
    turns(recent, 0)
      .map((g) => g.map((l) => l.text).join(" + "))
      .join("; "),
    "Bob attacks Cleo + Bob takes the ring; Cleo adds two points; Cleo moves e1 to e2; Bob blocks Cleo's draw",
    "turns",
  );
  same(
    rows(recent, 0, areas)
      .map((r) => r.text)
      .join("; "),
    "Cleo moves e1 to e2; Bob blocks Cleo's draw",
    "rows",
  );
});

test("news: what hurts me leads a row, with what led to it; my own draws are no row", () => {
  const recent = [
    told(4, 1, "Bob takes a ring", { weight: 2 }),
    told(4, 1, "Bob zaps west", { beat: 3 }),
    told(4, 1, "You are hit", { seat: 0, weight: 2, forMe: true, beat: 3 }),
    told(4, 1, "You draw a card", { seat: 0, weight: 0 }),
  ];
  const found = rows(recent, 0, areas);
  same(found.map((r) => r.text).join("; "), "Bob zaps west. You are hit", "rows");
  same(found[0].seat, 1, "whose face");
  same(briefly(recent.slice(1, 2), 0).text, "Bob zaps west", "alone");
});

test("news: what I answered in another's turn is told, what I did in mine is not", () => {
  const block = { seat: 0, weight: 2, tone: "good" };
  const recent = [
    told(4, 1, "Bob zaps you", { during: 1 }),
    told(4, 0, "Shield! You block Bob's hit", { ...block, during: 1 }),
    told(4, 0, "You take a Heart", { ...block, during: 0 }),
  ];
  const scene = { viewer: 0, actions: [{}] };
  same(headline(recent, scene).text, "Shield! You block Bob's hit", "headline");
});

test("news: who did it is named in the sentence, whoever decided last", () => {
  const items = [{ id: "c", owner: 2, at: "off" }];
  const hit = { item: "c", from: "a1", to: "off", manner: "hit" };
  const tell = (text, by) =>
    tellStep(
      { by, log: [{ seat: 2, text, tone: "danger" }], moves: [hit] },
      { ...empty, seats, items, viewer: 0 },
      new Set(),
    )[0];
  const theirs = tell("Bob defeats Cleo's Ninja, as nobody helps", 0);
  same([theirs.did, theirs.tone, theirs.forMe].join(), "1,plain,false", "Bob, as I pass");
  const mine = tell("You defeat Cleo's Ninja, as nobody helps", 1);
  same([mine.did, mine.tone, mine.forMe].join(), "0,good,false", "I, as Bob passes");
  same(tell("Cleo's Ninja is defeated", 0).did, 0, "whom it befell did nothing");
});

test("news: in the log too a rival who is out is no danger", () => {
  const gone = seats.map((s, i) => ({ ...s, out: i === 1 }));
  const scene = { ...empty, seats: gone };
  same(toneOf(scene, { seat: 1, text: "Bob is out", tone: "danger" }), "plain", "a rival");
  same(toneOf(scene, { seat: 0, text: "You are out", tone: "danger" }), "danger", "I myself");
});

// What is told while these are played, [who, in which turn, whose turn it is then], from seat 0.
function overs(rounds, ...played) {
  let memory = { decided: false };
  return played.map(([by, during, turn, actor]) => {
    const round = rounds ? turn : 90;
    const now = isOver(memory, 0, { by, during, chose: by === 0, turn, actor, round });
    memory = now.memory;
    return now.over;
  });
}

test("news: what is told stays through reactions, until one's own turn ends", () => {
  const turn = [
    [0, 1, 1, 0],
    [1, 1, 1, 0], // somebody reacts to it
    [0, 1, 2, 1], // and it ends
    [1, 2, 2, 0],
    [0, 2, 2, 1], // a reaction in the turn of another
    [1, 2, 3, 2],
    [2, 3, 4, 0],
    [0, 4, 4, 0],
  ];
  same(overs(false, ...turn).indexOf(true), 2, "the first that ends it");
  same(overs(false, ...turn).lastIndexOf(true), 2, "the last");
  const round = [
    [1, 1, 1, 0],
    [0, 1, 1, 0],
    [0, 1, 1, 2],
    [2, 1, 1, 1],
    [1, 1, 2, 1],
  ];
  // Another turn at once: what was before the last one is told on, what one did in it is not.
  const twice = { by: 0, during: 5, chose: true, turn: 6, actor: 0, round: 90 };
  const ended = isOver({ turn: 5, first: 0, decided: false }, 0, twice);
  same(`${ended.over} ${ended.again}`, "false true", "another turn at once");
  const mixed = [{ by: 1 }, { by: 0 }, { by: 2 }];
  same(
    ofOthers(mixed, 0)
      .map((r) => r.by)
      .join(),
    "1,2",
    "what others did",
  );
  const asks = isOver({ turn: 5, first: 0, decided: false }, 0, { ...twice, reacts: true });
  same(asks.over, true, "asked first in the turn of another");
  // Asked first in the turn of another, one has not begun it.
  const was = { turn: 1, first: 0, decided: false };
  const asked = { by: 0, answers: true, during: 2, chose: true, turn: 2, actor: 1, round: 90 };
  const { memory } = isOver(was, 0, asked);
  const ends = { by: 1, during: 2, chose: false, turn: 3, actor: 2, round: 90 };
  same(isOver(memory, 0, ends).over, false, "the turn of another ends");
  same(overs(true, ...round).join(), "false,false,true,true,false", "where rounds are counted");
  const answered = { by: 0, answers: true, during: 1, chose: true, turn: 1, actor: 1, round: 1 };
  const goesOn = { by: 1, during: 1, chose: false, turn: 1, actor: 1, round: 1 };
  const then = isOver({ decided: false }, 0, answered).memory;
  same(isOver(then, 0, goesOn).over, false, "an answer in the turn of another, in a round");
});

test("a player's last turn stays, though the next one began with a card for somebody else", () => {
  const line = (by, seat, turn) => ({ by, seat, turn, text: "", weight: 1, moves: [] });
  const played = line(1, 1, 3),
    drawn = line(1, 0, 4);
  same(lastTurns([line(1, 1, 1), played, drawn]).length, 1, "lines");
  same(lastTurns([line(1, 1, 1), played, drawn])[0] === played, true, "what was played");
  same(lastTurns([line(1, 0, 2)]).length, 1, "what was done to somebody");
  const moved = { ...line(1, 1, 3), during: 3 },
    shot = { ...line(1, 0, 4), did: 1, during: 3 };
  same(lastTurns([moved, shot]).includes(shot), true, "the shot that ended the turn");
  const leap = { ...line(1, 1, 4), moves: [{ from: "a1", to: "b1", manner: "flip" }] };
  same(lastTurns([shot, leap]).length, 2, "who only re-appears has not acted");
});

test("news: what I broke in my last turn lies there, and is told once more", () => {
  const items = [{ id: "arm", at: "gear", faded: true }];
  const moves = [{ item: "arm", from: "b2", to: "gear", manner: "vanish" }];
  const broke = { by: 0, did: 0, seat: 1, text: "You slag Bob's arm", weight: 3, moves };
  const walked = { by: 1, did: 1, seat: 1, text: "Bob walks", weight: 1, moves: [] };
  const [kept, ...more] = brokenBy([broke, walked], { ...empty, items });
  same([kept.text, kept.seat, more.length].join(), "You slag Bob's arm,0,0", "mine alone");
  same(brokenBy([kept, walked], { ...empty, items }).length, 0, "a turn later");
});

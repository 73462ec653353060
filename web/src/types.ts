// The scene as JSON: docs/SCENE.md, word for word.

// ---- made by tools/scene-types: do not edit ----
export type Tone = "plain" | "good" | "wins" | "danger";
export type AreaKind = "hex" | "grid" | "stacks" | "cards" | "pile" | "track" | "compare";
export type Place = "board" | "tableau" | "hand" | "stock" | "status" | "contest";
export type MarkKind = "reach" | "line" | "cover" | "threat" | "later";
export type Manner = "slide" | "flip" | "hit" | "vanish";
export interface Counter {
  label: string; // "hand"
  value: string; // "5", "XX."
  purse?: boolean; // to be spent: told beside how the seat wins
}
export interface GoalPip {
  symbol?: string; // a look: its picture; none: a plain dot
  letter: string; // at most 2 characters: "N"
  title: string; // "Ninja"
  lit?: boolean; // it is reached
  tone?: Tone; // danger: about to be lost
}
export interface Goal {
  text?: string; // "Score a Ninja, a Pirate, a Zombie and a Robot"
  missing?: string; // "Zombie and Robot are missing"
  done?: number; // so many
  of?: number; // of so many; 0: it cannot be counted
  unit?: string; // after "2 of 4": "characters"
  label?: string; // in a few words: "Zapp the villain"
  clause?: string; // that says so
  near?: boolean; // could win with the next turn: a warning
  team?: boolean; // of all of the seat's team: told once, for all of it
  pips?: GoalPip[]; // one for each part, instead of a bar; at most 12
}
export interface Seat {
  name: string;
  role?: string; // "Pirate"
  symbol?: string; // a look: its figure
  team?: string; // "Humans": seats of one team win together
  colour?: string;
  note?: string; // "already hit"
  standing?: string; // how it stands with what lies before it, where that says more than its goal: "1 slagged · 3 more wins it"
  tone?: Tone; // of the standing: the viewer's
  counters?: Counter[]; // at most 8: "hand" "5", "goal" "XX."
  out?: boolean; // has left the game
  goal?: Goal; // how it wins, and how far it is
}
export interface Area {
  id: string;
  kind: AreaKind;
  place: Place;
  owner?: number;
  order?: number; // among areas of the same place and owner, smallest first
  title?: string; // "hand": without its owner, whose name front ends add
  note?: string; // a short line beside the title: "x2 chain"
  columns?: string; // boards: names of x, from the smallest up, separated by blanks
  rows?: string; // boards: names of y, the same; "-": none
  count?: number; // piles: how many there are; comparisons: cards until it is settled
  room?: number; // cards: places for them, those that are free included; comparisons: so many cards at first
  symbol?: string; // piles: a look: what lies there; none: cards, face down
  clause?: string;
}
export interface Region {
  id: string;
  area: string;
  title?: string;
  colour?: string;
  kind?: string; // a look of the theme
  note?: string; // on its front where it is high: "1 card"
}
export interface Cell {
  id: string;
  area: string;
  x: number;
  y: number;
  height?: number; // in the game's own steps
  kind?: string; // a look of the theme
  region?: string; // an id
  title?: string; // "E5", "Great House F6"
  text?: string; // for terminals, at most 4 columns; none: plain
  owner?: number;
  lit?: boolean; // tracks: reached; boards: stands out
  crossed?: boolean; // used up, out of play
  clause?: string;
}
export interface Edge {
  id: string;
  area: string;
  x: number;
  y: number;
  side: "E" | "S"; // the neighbour to the east or to the south
  kind?: string; // a look: "wall". None: nothing is there now, but it can be a target
  title?: string; // "A1|B1"
}
export interface Group {
  id: string;
  area: string;
  title?: string;
  owner?: number;
  ghost?: boolean; // not there yet: "new stack". Show it faintly, it can be a target
  note?: string; // "1 short of Robot"
  tone?: Tone;
}
export interface Slot {
  id: string;
  group: string;
  title?: string;
  ghost?: string; // a look: what would go well here, while it is empty
}
export interface Badge {
  text: string; // at most 3 characters
  title?: string; // "full: cannot be stormed": what stands before the colon is written where there is room
  tone?: Tone;
}
export interface Pip {
  colour: string; // at most 3 columns: "G", "Rp", "Rwa"
  letter: string;
  tone?: Tone; // wins: it counts
  row?: number; // on a face: which row of dots
}
export interface Face {
  symbol?: string; // a look: the picture on it, if not its kind's own
  corner?: string; // a value
  name?: string; // with `sort`, what stands on it instead of the title: "Ninja"
  sort?: string; // below the name: "head", "any legs"
  sign?: string; // a look: a little picture before the sort
  lines?: string[]; // at most 6; one in brackets is of no use to its holder now
  pips?: Pip[]; // at most 12, in rows
}
export interface Item {
  id?: string; // none: a card the viewer cannot see
  kind?: string; // a look; none: face down
  shown_as?: string; // a look: a wild card shown as Robot legs. Draw this one, with a sign that it is a `kind`
  art?: string; // drawings of the theme instead of its look's
  at: string; // an area, cell or slot
  title?: string; // "Zombie legs"
  text?: string; // for terminals, at most 4 columns; says the count as well ("Z3") if it should be seen there
  index?: number; // order in its place, 0 = bottom or first
  count?: number; // that many of it lie here; 0 means 1
  owner?: number;
  tilted?: boolean; // disoriented, tapped, lying
  faded?: boolean; // unusable now, or held elsewhere
  raised?: boolean; // being played just now, and still lying here
  badges?: Badge[]; // at most 4
  face?: Face;
  clause?: string;
}
export interface Side {
  area: string;
  title?: string; // "Red 3", "Cestus: Gauntlet, end A"
  sum?: string; // "7"
  aim?: string; // its sum after the best that is open now: "10"
  note?: string; // "needs 2 more", "behind"
  symbol?: string; // a look; none: its owner's figure
  item?: string; // the card it is about: an item
  owner?: number;
  tone?: Tone;
  pips?: Pip[]; // what it could bring, in rows; at most 6
}
export interface Row {
  area: string;
  label?: string; // "pieces", "Gate", "dot 1"
  values?: [string | null, string | null]; // left, right
  pips?: [Pip | null, Pip | null];
  outcome?: string; // "match", "blocked"
  tone?: Tone; // wins: this row decides
  clause?: string;
}
export interface Mark {
  kind: MarkKind;
  on: string; // a cell, edge, slot, item, group, area or seat
  from?: string; // where a line starts (always there for it), or an arrow to what is in reach
  note?: string; // a word: "3", "high"
  ghost?: string; // a look: what would lie there
  item?: string; // only while this item is pointed at
  action?: number; // only while this action is pointed at
}
export interface Move {
  item?: string; // none: something the viewer cannot identify
  from: string; // area, cell, slot or seat
  to: string;
  manner?: Manner; // absent: slide
}
export interface Action {
  code: number; // what is sent back
  text: string; // a whole sentence
  brief?: string; // what a person would type: "e5", "zom legs", "end"
  label?: string; // what a button reads
  ask?: string; // asked for the rest of it once a part is clicked: "Whose cards?"
  note?: string; // shown on its target: "1 pt", "3+2=5"
  sign?: string; // the note where there is little room: "+2"
  symbol?: string; // a look: the note, or its button, as a picture
  clause?: string;
  on: string[]; // its targets, at most 48
  tone?: Tone; // wins: it ends the game well. danger: think twice
  any?: boolean; // one target is enough
  quiet?: boolean; // may be played for the person when it is the only one
  pass?: boolean; // lets a chance to react go by
  next?: boolean; // the plain next step, of one at most
  sure?: boolean; // a click is not enough: a button asks
}
export interface Line {
  move?: number; // its number in this viewer's log
  text: string;
  plain?: string; // the same for who sees the table, where the text has codes
  gain?: string; // what it brought, in a few words
  clause?: string;
  tone?: Tone;
  seat?: number;
  moved?: number; // so many of its step's moves belong to it and the lines before it
}
export interface Look {
  title?: string; // "Zombie legs"
  colour?: string; // "#rrggbb"
  glyph?: string; // one or two columns, for terminals and where there is no svg
  svg?: string; // markup inside a 100 x 100 viewBox; currentColor is the colour
  about?: string; // what it is or does, in a sentence
  art?: string; // drawings of the theme, each on top of the last, instead of svg
}
export interface Layout {
  areas?: Area[];
  regions?: Region[];
  cells?: Cell[];
  edges?: Edge[];
  groups?: Group[];
  slots?: Slot[];
}
export interface Theme {
  accent?: string; // "#rrggbb": the game's own two colours
  ground?: string;
  seats?: string[]; // colours; a seat's own comes first
  looks?: { [kind: string]: Look };
  art?: { [name: string]: string }; // SVG markup
  css?: string; // how the page dresses this world
}
export interface Scene extends Layout {
  viewer: number | "spectator" | "all"; // who sees this
  actor: number | null; // whose decision it is; null: the game is over
  game: string; // "npzr"
  tag: string; // of its clauses: "np"
  title: string; // "Ninja Pirate Zombie Robot"
  layout_hash?: string; // see below
  log_before?: number; // how many earlier lines were left out
  turn?: number;
  round?: number; // where the book counts rounds: told instead of the turn
  decision?: number; // how many decisions the viewer has made so far; only while they are the actor. Send it back with an answer
  over?: boolean;
  can_undo?: boolean; // the viewer may take back without asking anybody
  veiled?: boolean; // somebody else is asked, and nobody is told who: mark no seat as acting; `actor` is where asking began
  answers?: boolean; // the actor is asked in somebody else's turn
  phases?: string; // the parts of a turn, with commas between them: "Move, Fight"
  phase?: string; // the one that goes on: "Move"
  prompt?: string; // what is asked of the viewer, or what is waited for
  prompt_plain?: string; // as of a log line
  prompt_clause?: string;
  result?: string; // once over: how it ended, and why
  result_clause?: string;
  seats: Seat[];
  items?: Item[];
  sides?: Side[];
  rows?: Row[];
  marks?: Mark[];
  moves?: Move[];
  actions?: Action[];
  log?: Line[];
  points?: number[]; // once over: sixtieths of a win for each seat
  layout?: Layout; // of scenes written by hand
  theme?: Theme; // the same
}
// ---- end of what is made ----

// What the server adds: docs/SERVER.md.
export interface TableInfo {
  who: string[]; // "human", "open", or a bot
  here: boolean[];
  stood_in?: boolean[]; // a bot plays for somebody who is away
  expected?: boolean[]; // has not come over from the game before yet
  thinking: boolean;
  next?: number;
  curtain?: boolean;
  shared?: boolean; // several people look at this screen, each with a hand of their own
  brought?: boolean; // the game was begun elsewhere
  undone?: number; // who took something back while one was away
  wish?: Wish;
  claimed?: number; // somebody without a link says that this seat is theirs
  games?: number; // of this series that are over,
  score?: number[]; // what each seat has won in them, in sixtieths of a win
  rematch?: string; // the table of the next one
  clock?: Clock;
}
// Why a thing cannot be chosen now; nothing, if there is nothing to say.
export interface Why {
  text?: string;
  clause?: string;
}
// In milliseconds, as it stood at `at` by this browser's clock.
export interface Clock {
  left: (number | null)[]; // of each seat
  hurry?: number; // of a countdown that somebody started
  limit?: number; // of the playing time
  at: number;
}
// What somebody wishes and the others are asked about.
export interface Wish {
  what: "undo" | "rematch" | "draw" | "resign";
  by: number;
  yours: boolean;
  asks_you: boolean;
  takes?: string[]; // undo: what would be taken back
  options?: { [name: string]: string }; // rematch: what would be different
}
// What was agreed on, in seconds.
export interface TableRules {
  clock: "none" | "decision" | "bank";
  time: number;
  increment: number;
  limit: number;
  hurry: number;
  grace: number;
}
export interface OptionInfo {
  name: string;
  kind: "word" | "int" | "list" | "text";
  words?: string[];
  choices?: string[];
  min?: number;
  max?: number;
  default: string;
  help?: string;
  expert?: boolean;
  tuning?: boolean; // a number for the lab: in no menu
}
export interface PresetInfo {
  name: string;
  about: string; // what differs from the book
  values: string[]; // "dry=sweep"
}
export interface GameInfo {
  id: string;
  title: string;
  tag: string;
  pitch: string;
  min_seats: number;
  max_seats: number;
  minutes: number;
  options: OptionInfo[];
  presets: PresetInfo[];
  clocks: { name: string; clock: TableRules["clock"]; time: number; increment: number }[];
  limit?: { time: number; option?: string }; // "elf_mode=clock": only with this
  accent: string;
  ground: string;
  picture?: string;
}
export interface Clause {
  id: string;
  chapter: number;
  text: string;
  by: string[]; // where it comes from: book, found, ruling, house, design
  book?: string; // where it is ours: the book's way
}
export interface Rules {
  howto: string;
  chapters: string[];
  clauses: Clause[];
}
export interface Link {
  key: string;
  seats: number[];
}

// Lessons: docs/LESSONS.md.
export interface LessonInfo {
  game: string;
  name: string;
  title: string;
  about: string;
  steps: number;
}
export interface LessonStep {
  lesson: string;
  step: number; // from 1
  of: number;
  done: boolean;
  title?: string;
  text?: string;
  points?: string[];
  rules?: string[];
  wants?: number[];
}

// How a finished game went: docs/WIRE.md.
export interface StoryPoint {
  at: number; // so many actions were played
  turn: number;
  round?: number; // where the book counts those
  chances: number[]; // of each seat; 6000 is a sure win. For a graph and for words: no promise
  text?: string; // what had happened since the point before
  seat?: number; // whose doing it was
  counts?: boolean; // one of the figures counts it
  good?: boolean; // how that is for the viewer, where it is either
}
export interface Story {
  length: number;
  points: StoryPoint[];
  figures: { title: string; symbol?: string; values: number[] }[]; // symbol: a look
}

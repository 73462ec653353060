// The scene as JSON: docs/SCENE.md, word for word.

export type Tone = "plain" | "good" | "wins" | "danger";

export interface GoalPip {
  symbol?: string;
  letter?: string;
  title?: string;
  lit?: boolean;
  tone?: Tone;
}
export interface Goal {
  text?: string;
  missing?: string;
  done?: number;
  of?: number;
  unit?: string;
  clause?: string;
  near?: boolean;
  pips?: GoalPip[];
}
export interface Seat {
  name: string;
  role?: string;
  team?: string;
  colour?: string;
  note?: string;
  symbol?: string;
  goal?: Goal;
  counters?: { label: string; value: string }[];
  out?: boolean;
}
export interface Line {
  move?: number;
  text: string;
  clause?: string;
  tone?: Tone;
  seat?: number;
}

export type AreaKind = "hex" | "grid" | "stacks" | "cards" | "pile" | "track" | "compare";
export type Place = "board" | "tableau" | "hand" | "stock" | "status" | "contest";

export interface Area {
  id: string;
  kind: AreaKind;
  place: Place;
  owner?: number;
  order?: number;
  title?: string;
  note?: string;
  columns?: string;
  rows?: string;
  count?: number;
  clause?: string;
}
export interface Cell {
  id: string;
  area: string;
  x: number;
  y: number;
  height?: number;
  kind?: string;
  region?: string;
  title?: string;
  text?: string;
  owner?: number;
  lit?: boolean;
  crossed?: boolean;
  clause?: string;
}
export interface Edge {
  id: string;
  area: string;
  x: number;
  y: number;
  side: "E" | "S";
  kind?: string;
  title?: string;
}
export interface Region {
  id: string;
  area: string;
  title?: string;
  colour?: string;
  kind?: string;
}
export interface Group {
  id: string;
  area: string;
  title?: string;
  owner?: number;
  ghost?: boolean;
  note?: string;
  tone?: Tone;
}
export interface Slot {
  id: string;
  group: string;
  title?: string;
  ghost?: string;
}
export interface Side {
  area: string;
  title?: string;
  sum?: string;
  note?: string;
  owner?: number;
  tone?: Tone;
}
export interface Pip {
  colour: string;
  letter: string;
  tone?: Tone;
  row?: number;
}
export interface Row {
  area: string;
  label?: string;
  values?: [string | null, string | null];
  pips?: [Pip | null, Pip | null];
  outcome?: string;
  tone?: Tone;
  clause?: string;
}
export interface Badge {
  text: string;
  title?: string;
  tone?: Tone;
}
export interface Face {
  symbol?: string;
  corner?: string;
  lines?: string[];
  pips?: Pip[];
}
export interface Item {
  id?: string;
  kind?: string;
  shown_as?: string;
  art?: string;
  at: string;
  index?: number;
  count?: number;
  title?: string;
  text?: string;
  owner?: number;
  tilted?: boolean;
  faded?: boolean;
  badges?: Badge[];
  face?: Face;
  clause?: string;
}
export interface Mark {
  kind: "reach" | "line" | "cover" | "threat";
  on: string;
  from?: string;
  note?: string;
  item?: string;
  action?: number;
}
export interface Move {
  item?: string;
  from: string;
  to: string;
  manner?: "slide" | "flip" | "hit" | "vanish";
}
export interface Action {
  code: number;
  text: string;
  label?: string;
  brief?: string;
  note?: string;
  clause?: string;
  on?: string[];
  tone?: Tone;
  any?: boolean;
  quiet?: boolean;
  pass?: boolean;
}

export interface Look {
  title?: string;
  colour?: string;
  glyph?: string;
  svg?: string;
  art?: string;
  about?: string;
}
export interface Theme {
  accent?: string;
  ground?: string;
  picture?: string;
  seats?: string[];
  looks?: { [kind: string]: Look };
  art?: { [name: string]: string };
  css?: string;
}
export interface Layout {
  areas?: Area[];
  regions?: Region[];
  cells?: Cell[];
  edges?: Edge[];
  groups?: Group[];
  slots?: Slot[];
}

export interface Scene extends Layout {
  game: string;
  tag: string;
  title: string;
  layout_hash?: string;
  viewer: number | "spectator" | "all";
  actor: number | null;
  turn?: number;
  turn_word?: string;
  decision?: number;
  over?: boolean;
  can_undo?: boolean;
  veiled?: boolean;
  prompt?: string;
  prompt_clause?: string;
  seats: Seat[];
  sides?: Side[];
  rows?: Row[];
  items?: Item[];
  marks?: Mark[];
  moves?: Move[];
  actions?: Action[];
  log?: Line[];
  log_before?: number;
  points?: number[];
  result?: string;
  result_clause?: string;
  layout?: Layout;
  theme?: Theme; // of scenes written by hand
}

// What the server adds: docs/SERVER.md.
export interface TableInfo {
  who: string[];
  here: boolean[];
  thinking: boolean;
  next?: number;
  undo_by?: number;
  undo_asks_you?: boolean;
  curtain?: boolean;
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
  accent: string;
  ground: string;
  picture?: string;
}
export interface Clause {
  id: string;
  chapter: number;
  text: string;
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

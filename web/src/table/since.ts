// How long what happened is told.
//
// What is told stays until the viewer's turn has ended and somebody else's begins. Whose turn it is, nobody says: it is theirs
// whose decision began it, an answer to somebody else's card not counted. Where rounds are counted instead, it stays until somebody else acts after
// the viewer has chosen; what shows nothing on the table, as a hand that is chosen in secret, ends nothing, nor does an answer.
export interface Memory {
  turn?: number;
  first?: number | null; // who began it
  decided: boolean; // by the viewer, and nobody else has acted since
}

interface Happened {
  by: number | null | undefined; // whose decision led to it,
  answers?: boolean; // in the turn of somebody else,
  during?: number; // in this turn
  chose: boolean; // the viewer, not the page for them
  turn?: number; // after it,
  actor: number | null | undefined; // and who decides then,
  reacts?: boolean; // in the turn of somebody else
  round?: number;
  quiet?: boolean; // nothing of it was seen
}

// Is what was told before it over, or what the viewer did themselves?
export function isOver(
  was: Memory,
  viewer: unknown,
  h: Happened,
): { over: boolean; again: boolean; memory: Memory } {
  const known = h.during === was.turn && was.first !== undefined;
  const first = known ? was.first : h.answers ? undefined : h.by;
  const counted = h.round !== undefined && h.round === h.turn;
  const unseen = counted && !!h.quiet;
  const decided = was.decided || (h.chose && !unseen && !h.answers);
  // Who has another turn at once knows what they did in the last one, but not what was before it.
  const ends = !counted && first === viewer && h.turn !== h.during;
  const again = ends && h.actor === viewer && !h.reacts;
  const over = counted
    ? decided && !unseen && (h.by !== viewer || h.actor !== viewer)
    : ends && !again;
  const memory = { turn: h.during, first, decided: decided && (unseen || h.by === viewer) };
  return { over, again, memory };
}

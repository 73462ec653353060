// Games for digests.mjs, played by a guest of the module: in node, and in a page of Chromium.

// Chance for choosing; any generator does (this one is mulberry32).
function dice(seed) {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

export function playAgain(guest, recording) {
  guest.ask({ cmd: "load", recording });
  return guest.ask({ cmd: "save" }).recording;
}

// Seats in turn: two in the first game, three in the second, ...
export function playAtRandom(guest, game, seed) {
  const roll = dice(seed);
  const players = game.min_seats + (seed % (game.max_seats - game.min_seats + 1));
  let { actor } = guest.ask({ cmd: "new", game: game.id, seed, options: { players } });
  while (actor !== null) {
    const { actions } = guest.ask({ cmd: "legal", words: false });
    ({ actor } = guest.ask({ cmd: "play", code: actions[roll(actions.length)].code }));
  }
  return guest.ask({ cmd: "save" }).recording;
}

// What a table must look like at any moment, whatever the game: runs in the page, and says what is
// wrong. ../shared/look.md has the reasons.
export function probe({ news, touch }) {
  const wrong = [];
  const W = innerWidth,
    H = innerHeight;
  const table = document.querySelector(".table");
  const say = (what, node) => {
    const text = node?.textContent?.trim().slice(0, 40);
    const name = node?.getAttribute?.("class") ?? node?.tagName ?? "";
    wrong.push(`${what}${node ? `: ${name}${text ? ` "${text}"` : ""}` : ""}`);
  };
  const seen = (e) =>
    !!e && e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !e.closest(".sr");
  const all = (selector, under = table) => [...under.querySelectorAll(selector)].filter(seen);
  const inside = (r, by = 1) =>
    r.width > 0 && r.left >= -by && r.top >= -by && r.right <= W + by && r.bottom <= H + by;
  const box = (e) => e.getBoundingClientRect();

  // ---- the five answers ----
  const chips = all(".chip");
  for (const c of chips) if (!inside(box(c))) say("a chip is outside the window", c);
  const over = document.querySelector(".ending");
  if (!over && !all(".chip.acting").length) say("nobody's chip glows");
  // Goals that teams share are told beside the chips.
  const shared = all(".team-goal .goal-pip").some((e) => inside(box(e)));
  for (const c of shared ? [] : chips) {
    const told = all(".goal-words, .goal-bar, .goal-pip, .gear i, .tag-warn, .tag-mine", c).filter(
      (e) => inside(box(e)),
    );
    if (!told.length) say("a chip without a goal", c);
  }
  // A combat that goes on is what just happened.
  const rail = box(document.querySelector(".rail"));
  const told = all(".recap p, .news-line, .contests").filter(
    (e) => !e.closest(".rail") || box(e).top < rail.bottom - 16,
  );
  if (news && !told.some((e) => inside(box(e), 4))) say("what just happened is out of sight");
  const ask = all(".prompt .ask")[0];
  if (!ask || !inside(box(ask))) say("the question is outside the window", ask);
  const things = all(".felt .live, .hands .live, .reachable .live, .chip.live, .contests .live");
  const doable = [...things, ...all(".prompt .go, .prompt .all.shown .action")];
  if (!over && !doable.some((e) => inside(box(e), 4))) say("nothing to do is in sight");
  for (const e of all(".prompt .go, .prompt .list-toggle"))
    if (!inside(box(e))) say("a button is outside the window", e);
  // Whatever is pressed answers at its middle: nothing lies over it, seen or not.
  for (const e of over ? [] : all(".prompt .go, .prompt .list-toggle, .bar button, .chip")) {
    const r = box(e);
    const met = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2);
    if (met && !e.contains(met)) say(`"${met.className}" takes the tap on a button`, e);
  }
  const hands = document.querySelector(".hands");
  const first = all(".hands .card")[0];
  if (first) {
    const h = box(hands);
    if (!inside(h, 2)) say("the hand is outside the window", hands);
    const f = box(first);
    if (f.top < h.top - 14 || f.bottom > H + 1 || f.bottom > h.bottom + 3)
      say("a card of the hand is cut off", first);
  }
  // A few cards are seen at once; more of them are scrolled through.
  const held = all(".hands .area:not(.supply) > .fan > .card");
  if (held.length <= 5)
    for (const c of held) if (!inside(box(c), 6)) say("a card of a small hand is out of sight", c);

  // ---- the board's share ----
  const stage = box(document.querySelector(".stage"));
  const share = (stage.width * stage.height) / (W * H);
  if (W >= 1000 && share < 0.5) say(`the game has ${(100 * share).toFixed()}% of the window`);
  if (W < 500 && stage.width < W * 0.94) say(`the game is ${stage.width} of ${W} wide`);
  const drawn = document.querySelector(".ground");
  const scale = (d, { width, height }) => Math.min(d.clientWidth / width, d.clientHeight / height);
  // Beside a fight or what may be attacked it makes room for that.
  if (W < 500 && drawn && !all(".contests, .reachable").length) {
    const board = drawn.viewBox.baseVal;
    const wide = board.width * scale(drawn, board);
    if (wide < W * 0.8) say(`the board is ${wide.toFixed()} of ${W} wide`);
  }
  // A board that is as high as the window cannot be larger.
  const high = drawn ? drawn.viewBox.baseVal.height * scale(drawn, drawn.viewBox.baseVal) : 0;
  if (H < 500 && high < H * 0.9 && (stage.height < H * 0.75 || stage.width < W * 0.5))
    say(`the game is ${stage.width} x ${stage.height} of ${W} x ${H}`);

  // ---- texts ----
  const scrolls = (e) => /auto|scroll/.test(getComputedStyle(e).overflow);
  const clips = (e) => /hidden|clip/.test(getComputedStyle(e).overflow);
  // The box of a line of text has room above and below that nothing is written in.
  const tight = (r, size) => {
    const lines = Math.max(1, Math.round(r.height / (1.3 * size)));
    const by = lines > 1 ? size * 0.2 : Math.max(0, (r.height - size) / 2 + size * 0.12);
    return { left: r.left, right: r.right, top: r.top + by, bottom: r.bottom - by, width: r.width };
  };
  const texts = [];
  const walk = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || /^(style|title|desc|option)$/i.test(e.tagName) || !seen(e)) continue;
    if (e.closest(".all:not(.shown), .art-shelf, .sheet, .popover, .ending")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const whole = range.getBoundingClientRect();
    if (whole.width < 1 || whole.height < 1) continue;
    const svg = e instanceof SVGElement;
    const scale = svg ? e.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(e).fontSize) * scale;
    const r = tight(whole, size);
    if (size < 11.9) say(`text of ${size.toFixed(1)} px`, e);
    let scrolled = false,
      cut = false;
    for (let p = e; p && p !== table && !svg; p = p.parentElement) {
      const b = box(p);
      if (scrolls(p)) {
        scrolled = true;
        // Scrolled out of sight: that is what scrolling is for.
        const beside = r.left < b.left - 1 || r.right > b.right + 1;
        if (beside || r.bottom > b.bottom + 1 || r.top < b.top - 1) {
          cut = true;
          break;
        }
        continue;
      }
      // A role for which there is no room beside the name is on a line of its own that nobody sees.
      if (p.matches(".who") && r.top >= b.bottom - 2) {
        cut = true;
        break;
      }
      if (clips(p) && (r.right > b.right + 1.5 || r.bottom > b.bottom + 2 || r.top < b.top - 3)) {
        say("clipped", e);
        cut = true;
        break;
      }
    }
    if (!scrolled && !cut && !svg && !inside(r)) say("text outside the window", e);
    if (!cut) texts.push({ e, r, free: !!e.closest(".caption") });
  }
  const over2 = (a, b) => {
    const w = Math.min(a.right, b.right) - Math.max(a.left, b.left),
      h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return w > 2 && h > 3;
  };
  for (let i = 0; i < texts.length; i++)
    for (let k = i + 1; k < texts.length; k++) {
      const a = texts[i],
        b = texts[k];
      if (a.free || b.free || a.e === b.e || a.e.contains(b.e) || b.e.contains(a.e)) continue;
      if (over2(a.r, b.r)) say(`"${b.e.textContent.slice(0, 30)}" lies over`, a.e);
    }

  // ---- dot against dot: why it hit is seen whole, where there is room beside the board ----
  if (W >= 1000)
    for (const row of all(".compare:not(.summed) tr")) {
      const port = row.closest(".contests, .rail");
      const fades = port?.matches(".rail") ? 12 : 0;
      if (port && box(row).bottom > box(port).bottom - fades + 1)
        say("a pair of dots is out of sight", row);
    }

  // ---- names of rooms and zones ----
  for (const name of all(".region-names > g"))
    for (const figure of all(".piece-body > :not(.piece-shadow)"))
      if (over2(box(name), box(figure))) say("a name lies over a piece", name);

  // ---- walls: before those of their row, behind those of the next, and below what is pinned to them ----
  for (const wall of all(".wall"))
    for (const figure of all(".pieces .piece-body > :not(.piece-shadow)")) {
      const a = box(wall),
        b = box(figure);
      const nearer = b.bottom > a.bottom;
      const after = !!(wall.compareDocumentPosition(figure) & Node.DOCUMENT_POSITION_FOLLOWING);
      if (over2(a, b) && nearer !== after) say("a wall is painted in the wrong order", figure);
    }

  // ---- fingers ----
  if (touch) {
    const near = Number(document.querySelector(".board")?.dataset.near ?? 1);
    const tap = all('button, a, input, summary, select, [role="button"]').filter(
      (e) => !e.disabled && !e.closest(".all:not(.shown), .sheet, .ending"),
    );
    for (const e of tap) {
      const r = box(e.closest("label") ?? e);
      const more = getComputedStyle(e, "::after");
      const by =
        more.position === "absolute" && more.content !== "none" ? -parseFloat(more.top) : 0;
      const grow = e.closest(".board > svg") ? near : 1;
      // On a hexagon a finger has its width; edges are as long as a cell and thinner.
      const least = e.closest(".edge") ? 18 : 43.5;
      const w = r.width * grow + 2 * by,
        h = r.height * grow + 2 * by;
      if (Math.min(w, h) < least || Math.max(w, h) < 43.5)
        say(`${w.toFixed()} x ${h.toFixed()} px for a finger`, e);
    }
  }
  return [...new Set(wrong)];
}

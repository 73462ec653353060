// The words of a game: which they are, where they stand, and that they are explained there.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { partsOf, termsIn } from "../dist/test/words.mjs";
import { afterwards, check, same, test } from "./kit.mjs";
import { played, stage } from "./played.mjs";
import { browser, open, root, serve } from "./server.mjs";

const howto = (tag) => readFileSync(join(root, `rules/${tag}.md`), "utf8");

const shown = (text, terms) =>
  partsOf(text, terms)
    .map((p) => (typeof p === "string" ? p : `[${p.text}]`))
    .join("");

test("words: a game's words are found in a sentence, whole and once", () => {
  const terms = termsIn(
    "### Other\n\n| not | this |\n\n### Words\n\n| word | meaning |\n|---|---|\n| slag | destroy a card |\n| lock, targetlock | aim |\n| turn (people) | make zombies |\n| target card | what is attacked |\n| target | it |\n\n## 2. More\n\n| no | word |\n",
  );
  same(terms.map((t) => t.word).join(), "Slag,Lock, targetlock,Target card,Target", "words");
  same(shown("Slagged: it slags", terms), "[Slagged]: it slags", "once, at a sentence's beginning");
  same(shown("The target card is spun", terms), "The [target card] is spun", "the longer");
  same(shown("A block by lockers", terms), "A block by lockers", "no part of another word");
});

test("words: every game explains some of its own", () => {
  for (const tag of ["mb", "np", "ze", "zg", "zp"]) {
    const terms = termsIn(howto(tag));
    check(terms.length > 4, `${tag} has ${terms.length}`);
    for (const t of terms) check(t.meaning.length < 120, `${tag}: ${t.word} is long`);
  }
});

test("words: short ones and those of a few words are explained too", () => {
  const [ze, zg, zp] = ["ze", "zg", "zp"].map((tag) => termsIn(howto(tag)));
  same(shown("F9 (lit, can zap Otto)", ze), "F9 ([lit], can [zap] Otto)", "Zapp'em!");
  same(shown("Which end of your card?", zg), "Which [end of your card]?", "Z-G");
  same(shown("End your turn", zg), "End your turn", "another end");
  same(shown("2 of 6 uploaded", zp), "2 of 6 [uploaded]", "zerpang!");
});

test("words: one in a question is explained where it stands", async () => {
  const server = await serve();
  const b = await browser();
  afterwards(() => b.close());
  const page = await open(b, server.address);
  const on = await stage(page, server.address, howto("np"));
  for await (const moment of played({ game: "npzr" })) {
    if (!JSON.parse(moment.scenes.at(-1)).prompt?.match(/wild card/i)) continue;
    await on.lay(moment, "npzr");
    await on.show(moment);
    break;
  }
  await page.locator(".prompt.mine .term", { hasText: "wild card" }).click();
  const told = page.locator(".popover");
  same(await told.locator("h2").textContent(), "Wild card", "its title");
  check((await told.textContent()).includes("you name it when you play it"), "its meaning");
  await told.getByText("Close").click();
  await told.waitFor({ state: "detached" });
  same(page.complaints.join("\n"), "", "complaints");
  await page.context().close();
});

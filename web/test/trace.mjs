// What Chromium itself says of its frames: how many there were, who worked on them, for how long.
//
// Work is time of a processor, not of the clock, so that a busy machine changes it little.

const SEEN = ["toplevel", "devtools.timeline", "blink.user_timing", "cc", "viz", "benchmark"];
const BEGIN = "traced"; // a mark of the page, so that it can be told from other pages

// What the browser does while `act` goes on.
export async function traced(page, act) {
  const browser = await page.context().browser().newBrowserCDPSession();
  const events = [];
  browser.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const done = new Promise((end) => browser.once("Tracing.tracingComplete", end));
  const traceConfig = { includedCategories: SEEN, recordMode: "recordAsMuchAsPossible" };
  await browser.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  await page.evaluate((name) => performance.mark(name), BEGIN);
  await act();
  await browser.send("Tracing.end");
  await done;
  await browser.detach();
  return reading(events);
}

function reading(events) {
  const mark = events.find((e) => e.name === BEGIN);
  const thread = new Map(
    events.filter((e) => e.name === "thread_name").map((e) => [`${e.pid} ${e.tid}`, e.args.name]),
  );
  const roles = {
    CrRendererMain: "page",
    Compositor: "layers",
    ThreadPoolForegroundWorker: "paint",
  };
  const role = (e) => {
    const name = thread.get(`${e.pid} ${e.tid}`);
    return e.pid === mark.pid ? roles[name] : name === "VizCompositorThread" ? "screen" : undefined;
  };
  return {
    events,
    began: mark.ts,
    ended: events.reduce((last, e) => Math.max(last, e.ts), mark.ts),
    pid: mark.pid,
    role,
  };
}

const within = (trace, from, to) => trace.events.filter((e) => e.ts >= from && e.ts <= to);

// Milliseconds that each part of the browser worked: `page` runs the scripts and says what is to be
// painted, `paint` paints it, `layers` moves what is painted, `screen` puts it together.
export function worked(trace, from = trace.began, to = trace.ended) {
  const cost = { page: 0, paint: 0, layers: 0, screen: 0 };
  const busy = new Map(); // until when; what lies inside is counted with it
  const tasks = within(trace, from, to).filter((e) => e.ph === "X" && trace.role(e));
  for (const e of tasks.sort((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const who = `${e.pid} ${e.tid}`;
    if (e.ts < (busy.get(who) ?? 0)) continue;
    busy.set(who, e.ts + (e.dur ?? 0));
    cost[trace.role(e)] += (e.tdur ?? 0) / 1000;
  }
  return cost;
}

const count = (trace, name, from, to) =>
  within(trace, from, to).filter((e) => e.name === name && e.pid === trace.pid).length;

// Pieces of the page that were painted. When tracing begins, Chromium may paint all of them.
export const painted = (trace, from, to) => count(trace, "RasterTask", from, to);

// How often the page was asked what it looks like now.
export const asked = (trace) => count(trace, "ProxyMain::BeginMainFrame", trace.began, trace.ended);

// Frames that came on the screen, how many of them in a second, and those that came too late.
export function frames(trace, from = trace.began, to = trace.ended) {
  const now = within(trace, from, to);
  const at = now.filter((e) => e.name === "DirectRenderer::DrawFrame").map((e) => e.ts);
  const told = now.filter((e) => e.name === "PipelineReporter" && e.pid === trace.pid);
  const late = told.filter((e) => e.args.frame_reporter?.state === "STATE_DROPPED").length;
  const lasted = Math.max(...at) - Math.min(...at);
  return { shown: at.length, rate: (1e6 * (at.length - 1)) / lasted, late };
}

// When the elements of a class were under way: how many, since when and until when. An animation
// begins ("b") before it runs ("n"), and has the number of one that has ended ("e").
export function underWay(trace, name) {
  const all = trace.events.filter((e) => e.name === "Animation" && e.pid === trace.pid);
  const own = all.filter((e) => e.ph === "b" && e.args.data?.nodeName?.includes(`'${name}'`));
  const since = new Map(own.map((e) => [e.id2.local, e.ts]));
  const at = (ph) => all.filter((e) => e.ph === ph && e.ts > since.get(e.id2.local));
  const runs = at("n").map((e) => e.ts),
    ends = at("e").map((e) => e.ts);
  return { n: since.size, from: Math.min(...runs), to: Math.max(...ends) };
}

/** Reads what Chromium's tracing recorded. */

const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "FireAnimationFrame", "EventDispatch", "TimerFire"]);

/** Value below which this share of the numbers lies; 0 of none. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

/** Tasks of the page's main thread that took longer, and what they were spent on, in milliseconds. */
export function longTasks(events, longMs) {
  const main = pageThread(events);
  const here = events.filter(({ pid, tid }) => `${pid} ${tid}` === main);
  const spans = here.filter(({ ph, dur }) => ph === "X" && dur);
  const own = ownSpans(here);
  return spans
    .filter(({ name, dur }) => name.endsWith("RunTask") && dur / 1_000 > longMs)
    .map(({ ts, dur }) => {
      const within = (list) => list.filter((span) => span.ts >= ts && span.ts + span.dur <= ts + dur);
      return {
        ms: dur / 1_000,
        scriptMs: covered(within(spans.filter(({ name }) => SCRIPT.has(name)))),
        drawMs: covered(
          within(spans.filter(({ name, cat }) => cat.includes("gpu") || /WaitFor|Paint|Commit|Flush/.test(name))),
        ),
        ownMs: covered(within(own)),
      };
    });
}

/** The layer's own time in each task of the main thread in which it worked, in milliseconds: a frame, or an answer. */
export function ownPerFrame(events) {
  const main = pageThread(events);
  const here = events.filter(({ pid, tid }) => `${pid} ${tid}` === main);
  const own = ownSpans(here).sort((a, b) => a.ts - b.ts);
  const tasks = here.filter(({ ph, name }) => ph === "X" && name.endsWith("RunTask")).sort((a, b) => a.ts - b.ts);
  const sums = new Map();
  let at = 0;
  for (const span of own) {
    while (at + 1 < tasks.length && tasks[at + 1].ts <= span.ts) at += 1;
    sums.set(at, [...(sums.get(at) ?? []), span]);
  }
  return [...sums.values()].map(covered);
}

/** The renderer's main thread on which the layer wrote its measures. */
function pageThread(events) {
  const mark = events.find(({ name, cat }) => name === "ClusterLayer" && cat?.includes("user_timing"));
  if (mark) return `${mark.pid} ${mark.tid}`;
  const named = events.find(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  return named && `${named.pid} ${named.tid}`;
}

/** `performance.measure` is a pair of asynchronous events of one id. */
function ownSpans(events) {
  const begun = new Map();
  const spans = [];
  for (const { name, ph, ts, id, id2, cat } of events) {
    if (name !== "ClusterLayer" || !cat?.includes("user_timing")) continue;
    const key = id2?.local ?? id;
    if (ph === "b") begun.set(key, ts);
    else if (ph === "e" && begun.has(key)) spans.push({ ts: begun.get(key), dur: ts - begun.get(key) });
  }
  return spans;
}

/** Length of the union of spans, so that what is nested counts once. */
function covered(spans) {
  let [sum, until] = [0, 0];
  for (const { ts, dur } of [...spans].sort((a, b) => a.ts - b.ts)) {
    sum += Math.max(ts + dur - Math.max(ts, until), 0);
    until = Math.max(until, ts + dur);
  }
  return sum / 1_000;
}

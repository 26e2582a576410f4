/** One round of one contender, on the clock of its worker. */
import type { Prepared } from "./contenders";
import type { Views } from "./views";

/** Times of one round. */
export interface Sample {
  /** From the input in its form to something that can be asked, the copy into WebAssembly included. */
  buildMs: number;
  /** All views once, right after: what is done only when first asked is in it. */
  firstPassMs: number;
  /** The mean of a view while all are asked for in turn, again and again. */
  passUs: number;
  /** Each view by itself, again and again: the mean time of asking, with all caches warm. */
  viewUs: number[];
  /** Bytes that hold what was built, after all views; left out where nothing tells. */
  bytes?: number;
}

/** Progress of a round. */
export type Step =
  | { kind: "building" }
  | { kind: "built"; buildMs: number }
  | { kind: "asking"; done: number; of: number }
  | { kind: "asked"; firstPassMs: number; entries: number[] };

const NOWHERE = [0, 0, 0, 0] as const;
/** The clock of a worker may be rounded to a tenth of this: a view is asked until so much time has passed. */
const LEAST_MS = 2;
/** A pass over all views takes longer, and is asked for as much more. */
const LEAST_PASS_MS = 20;
/** A view that takes so long is asked for once in the passes, and not again by itself: no cache and no clock matters there. */
const SLOW_MS = 10;
const TELL_EVERY_MS = 200;

/** Builds, asks for all views once, and then for each until the clock can tell. */
export function runRound(prepared: Prepared, { boxes, zooms }: Views, tell: (step: Step) => void): Sample {
  prepared.reset();
  tell({ kind: "building" });
  const buildMs = timed(prepared.build);
  tell({ kind: "built", buildMs });
  const onView = seldom((done) => tell({ kind: "asking", done, of: 3 * boxes.length }));
  const entries: number[] = [];
  const firstPassMs = timed(() => {
    for (const [at, box] of boxes.entries()) {
      entries.push(prepared.entries(box, zooms[at] ?? 0));
      onView(at + 1);
    }
  });
  tell({ kind: "asked", firstPassMs, entries });
  const ask = (at: number) => prepared.entries(boxes[at] ?? NOWHERE, zooms[at] ?? 0);
  const isSlow = firstPassMs > SLOW_MS * zooms.length;
  // A look at the clock takes a good part of the time of a fast view, so that only slow ones are timed one by one in a pass.
  const once = zooms.map((_, at) => {
    const took = isSlow ? timed(() => ask(at)) : 0;
    onView(boxes.length + at + 1);
    return took;
  });
  const passMs = isSlow
    ? once.reduce((sum, took) => sum + took, 0)
    : perCallMs(() => zooms.forEach((_, at) => void ask(at)), LEAST_PASS_MS);
  const viewUs = once.map((took, at) => {
    const mean = took >= SLOW_MS ? took : perCallMs(() => ask(at), LEAST_MS);
    onView(2 * boxes.length + at + 1);
    return 1_000 * mean;
  });
  const bytes = prepared.bytes();
  prepared.reset();
  return {
    buildMs,
    firstPassMs,
    passUs: (1_000 * passMs) / zooms.length,
    viewUs,
    ...(bytes !== undefined && { bytes }),
  };
}

/** The mean of as many calls as take a few milliseconds; they double, so that looking at the clock costs nothing. */
function perCallMs(act: () => unknown, leastMs: number): number {
  const start = performance.now();
  let [calls, took] = [0, 0];
  for (let batch = 1; took < leastMs; batch *= 2) {
    for (let call = 0; call < batch; call += 1) act();
    calls += batch;
    took = performance.now() - start;
  }
  return took / calls;
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** Passes on what it hears a few times a second. */
function seldom(tell: (done: number) => void): (done: number) => void {
  let told = performance.now();
  return (done) => {
    const now = performance.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    tell(done);
  };
}

/** How things are timed: after a warm-up, several times, each time told. */

export function timed(act) {
  const start = performance.now();
  act();
  return performance.now() - start;
}

/** Milliseconds of some runs after one that does not count. */
export function repeated(act, runs) {
  act();
  return Array.from({ length: runs }, () => timed(act));
}

/** How often small things are done before they count, by when the engine has compiled what it will, and then how often. */
export const PASSES = 5;

/** Milliseconds of many small things, each pass over all of them after the other. */
export function each(things, act) {
  const pass = () => things.map((thing) => timed(() => act(thing)));
  for (let n = 0; n < PASSES; n++) pass();
  return Array.from({ length: PASSES }, pass).flat();
}

export function quantile(times, share) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** Minimum, median and maximum. */
export const summary = (times) => ({ min: quantile(times, 0), median: quantile(times, 0.5), max: quantile(times, 1), runs: times.length });

/** Resident memory in megabytes, once the garbage is gone. */
export function residentMegabytes() {
  for (let n = 0; n < 4; n++) globalThis.gc();
  return process.memoryUsage().rss / 1e6;
}

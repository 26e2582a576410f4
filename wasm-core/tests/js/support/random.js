/**
 * A seeded source of choices, so that a failing case can be generated again.
 * @param {number} seed
 */
export function randomSource(seed) {
  let state = seed >>> 0;
  /** mulberry32: a number in [0, 1). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(next() * n);
  return {
    next,
    below,
    /** @template T @param {readonly T[]} items @returns {T} */
    pick: (items) => items[below(items.length)],
    chance: (probability) => next() < probability,
    /** @template T @param {number} most @param {() => T} make @returns {T[]} */
    some: (most, make) => Array.from({ length: below(most + 1) }, make),
  };
}

/** Statistics over the samples of a comparison. */
import type { Relation } from "~/ui/words/lab";
import { locale } from "~/ui/words/language";
import type { Outcome, PlacedSample } from "~/workers/lab";
import { whole } from "./figure";

/** The middle of some values, the middle half of them, and the ends. */
export interface Spread {
  median: number;
  /** The first and the third quartile: half of the values are between them. */
  q1: number;
  q3: number;
  least: number;
  most: number;
}

/**
 * The value that this share of the others is below, between two of them in proportion (Hyndman and Fan's seventh kind, as in R
 * and NumPy). `NaN` of no values.
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return below + (above - below) * (at - Math.floor(at));
}

export function spreadOf(values: readonly number[]): Spread {
  const at = (share: number) => quantile(values, share);
  return { median: at(0.5), q1: at(0.25), q3: at(0.75), least: at(0), most: at(1) };
}

/** The measures that are compared, each over the rounds. */
export interface Figures {
  buildMs: Spread;
  firstPassMs: Spread;
  passUs: Spread;
  /** Of the views of a round, the one that half are below, and the one that 99 of 100 are below. */
  viewP50Us: Spread;
  viewP99Us: Spread;
  /** Most bytes at the end of a round. */
  bytes: number | undefined;
  /** True while all samples come from the warm-up round. */
  isCold: boolean;
}

/** The figures of a contender; `undefined` before it has come through a round. */
export function figuresOf({ samples, warmUp }: Outcome): Figures | undefined {
  const taken = samples.length > 0 ? samples : warmUp ? [warmUp] : [];
  if (taken.length === 0) return undefined;
  const over = (value: (sample: PlacedSample) => number) => spreadOf(taken.map(value));
  const bytes = taken.flatMap((sample) => sample.bytes ?? []);
  return {
    buildMs: over(({ buildMs }) => buildMs),
    firstPassMs: over(({ firstPassMs }) => firstPassMs),
    passUs: over(({ passUs }) => passUs),
    viewP50Us: over(({ viewUs }) => quantile(viewUs, 0.5)),
    viewP99Us: over(({ viewUs }) => quantile(viewUs, 0.99)),
    bytes: bytes.length > 0 ? Math.max(...bytes) : undefined,
    isCold: samples.length === 0,
  };
}

/** Number of views in which two contenders gave as many entries. */
export function agreementOf(
  own: readonly number[] | undefined,
  other: readonly number[] | undefined,
): { same: number; of: number } | undefined {
  if (!own || !other) return undefined;
  return { same: other.filter((count, at) => count === own[at]).length, of: other.length };
}

/** Times within a twentieth of each other count as the same. */
const SAME = 1.05;

/** A time compared with another one: "9×" faster, "1.3×" slower, or the same. `undefined` where one of them is none. */
export function relationOf(value: number, other: number): Relation | undefined {
  const ratio = Math.max(value, other) / Math.min(value, other);
  if (!Number.isFinite(ratio) || ratio <= 0) return undefined;
  const kind = ratio < SAME ? "same" : value < other ? "faster" : "slower";
  return { kind, times: `${timesText(ratio)}×` };
}

/** Two digits that count, and whole numbers from ten on. */
function timesText(ratio: number): string {
  return ratio >= 10 ? whole(Math.round(ratio)) : ratio.toLocaleString(locale(), { maximumSignificantDigits: 2 });
}

/** The point sets of the playground, made alike on every machine from a seed. */
import { seeded } from "./seeded";

/** Distributions of generated points. */
export type MadeKind = "cities" | "uniform" | "clustered";

/** Sources of points. */
export type DataKind = MadeKind | "file";

export const KINDS: readonly DataKind[] = ["cities", "uniform", "clustered", "file"];

/** A set to make. */
export interface Recipe {
  kind: MadeKind;
  size: number;
  seed: number;
}

const CENTRES = 2_000;
/** Degrees that a copy of a city may lie from it. */
const AROUND_DEGREES = 0.2;

/** Longitude and latitude in degrees, in turn. */
export async function pointsOf({ kind, size, seed }: Recipe): Promise<Float64Array> {
  if (kind === "uniform") return uniform(size, seed);
  if (kind === "clustered") return clustered(size, seed);
  const { realCities } = await import("./real-cities");
  return cities(size, seed, await realCities());
}

/** A sample of the cities; more points than there are cities are scattered around them. */
export function cities(size: number, seed: number, all: Float64Array): Float64Array {
  const [next, most] = [seeded(seed), all.length / 2];
  const lngLat = new Float64Array(2 * size);
  const order = shuffled(most, next);
  for (let at = 0; at < size; at += 1) {
    const city = order[at % most] ?? 0;
    const spread = at < most ? 0 : AROUND_DEGREES;
    lngLat[2 * at] = held((all[2 * city] ?? 0) + spread * (next() - 0.5), 180);
    lngLat[2 * at + 1] = held((all[2 * city + 1] ?? 0) + spread * (next() - 0.5), 85);
  }
  return lngLat;
}

/** Alike everywhere between 85° south and north. */
export function uniform(size: number, seed: number): Float64Array {
  const next = seeded(seed);
  const lngLat = new Float64Array(2 * size);
  for (let at = 0; at < lngLat.length; at += 2) {
    lngLat[at] = next() * 360 - 180;
    lngLat[at + 1] = next() * 170 - 85;
  }
  return lngLat;
}

/** In towns of very different sizes, as data of people usually is: Zipf's law for the sizes, a bell for the distance. */
export function clustered(size: number, seed: number): Float64Array {
  const next = seeded(seed);
  const centres = Float64Array.from({ length: 3 * CENTRES }, (_, n) =>
    n % 3 === 0 ? next() * 350 - 175 : n % 3 === 1 ? next() * 130 - 65 : 0.02 + next() * 1.5,
  );
  const lngLat = new Float64Array(2 * size);
  for (let at = 0; at < size; at += 1) {
    // The n-th town is drawn with a probability that falls as 1/n.
    const town = Math.min(Math.floor(CENTRES ** next()) - 1, CENTRES - 1);
    const [distance, angle] = [Math.sqrt(-2 * Math.log(1 - next())), 2 * Math.PI * next()];
    const spread = (centres[3 * town + 2] ?? 1) * distance;
    lngLat[2 * at] = held((centres[3 * town] ?? 0) + spread * Math.cos(angle), 180);
    lngLat[2 * at + 1] = held((centres[3 * town + 1] ?? 0) + spread * Math.sin(angle), 85);
  }
  return lngLat;
}

function shuffled(length: number, next: () => number): Uint32Array {
  const order = Uint32Array.from({ length }, (_, n) => n);
  for (let n = length - 1; n > 0; n -= 1) {
    const other = Math.floor(next() * (n + 1));
    const kept = order[n] ?? 0;
    order[n] = order[other] ?? 0;
    order[other] = kept;
  }
  return order;
}

function held(degrees: number, most: number): number {
  return Math.min(Math.max(degrees, -most), most);
}

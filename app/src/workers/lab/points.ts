/** The point sets of the playground, made alike on every machine from a seed. */
/** Where the points come from. */
export type DataKind = "cities" | "uniform" | "clustered" | "file";

/** A point set: made from its kind and size, or read from a file before. */
export interface DataRequest {
  kind: DataKind;
  /** Number of points; of a file all are taken. */
  size: number;
  /** Longitude and latitude in turn, of a file. */
  lngLat?: Float64Array;
}

const SEED = 20_260_101;
const CENTRES = 2_000;
/** How far a copy of a city may lie from it, in degrees. */
const AROUND_DEGREES = 0.2;

/** Longitude and latitude in degrees, in turn. */
export async function pointsOf({ kind, size, lngLat }: DataRequest): Promise<Float64Array> {
  if (kind === "file") return lngLat ?? new Float64Array();
  if (kind === "cities") {
    const { realCities } = await import("./real-cities");
    return cities(size, await realCities());
  }
  return kind === "uniform" ? uniform(size) : clustered(size);
}

/** mulberry32: numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A sample of the cities; more points than there are cities are scattered around them. */
export function cities(size: number, all: Float64Array): Float64Array {
  const [next, most] = [seeded(SEED), all.length / 2];
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
export function uniform(size: number): Float64Array {
  const next = seeded(SEED);
  return Float64Array.from({ length: 2 * size }, (_, n) => (n % 2 === 0 ? next() * 360 - 180 : next() * 170 - 85));
}

/** In towns of very different sizes, as data of people usually is: Zipf's law for the sizes, a bell for the distance. */
export function clustered(size: number): Float64Array {
  const next = seeded(SEED);
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

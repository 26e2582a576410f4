/** The choice among towns around a position. Pure. */
import type { GazetteerPlace } from "~/core";
import type { Spot } from "../spot/spot-map";

type Candidate = Pick<GazetteerPlace, "lng" | "lat" | "population" | "kind">;

const KM_PER_DEGREE = 111.2;
/** Radius of a town, in km, for the square root of its inhabitants: 22 km for Berlin, 9 km for Lisbon. */
const RADIUS_PER_ROOT = 0.012;
const RADIUS_MIN_KM = 0.5;
/** Within this many radii of a town a position belongs to it. */
const RADII_MAX = 1;

/** Estimated radius of a town in km. */
export function townRadiusKm(population: number): number {
  return Math.max(RADIUS_MIN_KM, RADIUS_PER_ROOT * Math.sqrt(population));
}

/** The town in whose extent a position lies most deeply; `null` where it lies in none. */
export function belongsTo<Town extends Candidate>(spot: Spot, candidates: readonly Town[]): Town | null {
  const depth = (town: Town) => kmBetween(spot, town) / townRadiusKm(town.population);
  const towns = candidates.filter(({ kind }) => kind === "town").map((town) => ({ town, depth: depth(town) }));
  const [best] = towns.sort((a, b) => a.depth - b.depth);
  return best && best.depth <= RADII_MAX ? best.town : null;
}

/** Distance in km, on a plane: exact enough over some kilometres. */
function kmBetween(a: Spot, b: Spot): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(east, a.lat - b.lat) * KM_PER_DEGREE;
}

/**
 * The time zone of a point, as far as towns tell it: that of the nearest of some thousand places, which are chosen so that
 * every town of GeoNames gets its own. A chunk of its own, which only pages need that set the zone of a place.
 */
import zonePlaces from "./zone-places.json";

/** Positions are written in steps of a twentieth of a degree. */
const STEPS = 20;
const RADIANS = Math.PI / 180;

type Direction = readonly [x: number, y: number, z: number];

interface ZonePlace {
  zone: string;
  direction: Direction;
}

let places: readonly ZonePlace[] | undefined;

/** Finds the zone by its IANA name, "Europe/Lisbon". */
export function zoneAt(lng: number, lat: number): string {
  places ??= Object.entries(zonePlaces).flatMap(([zone, text]) => placesOf(zone, text.split(" ").map(Number)));
  const [x, y, z] = directionOf(lng, lat);
  let [nearest, found] = [-2, "UTC"];
  for (const { zone, direction } of places) {
    const near = x * direction[0] + y * direction[1] + z * direction[2];
    if (near > nearest) [nearest, found] = [near, zone];
  }
  return found;
}

function placesOf(zone: string, numbers: readonly number[]): ZonePlace[] {
  const pairs = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
  return pairs.map(([lng = 0, lat = 0]) => ({ zone, direction: directionOf(lng / STEPS, lat / STEPS) }));
}

function directionOf(lng: number, lat: number): Direction {
  const [east, north] = [lng * RADIANS, lat * RADIANS];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

/** Distances and directions between points on the ground. Pure. */
export interface Point {
  lng: number;
  lat: number;
}

/** Mean radius of the earth in metres (IUGG). */
const EARTH_M = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance on the ground in metres (haversine). */
export function distanceM(from: Point, to: Point): number {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const h = Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_M * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Distance on the ground in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  return distanceM(from, to) / 1000;
}

/** Direction in which a point is seen from another one: degrees from north, clockwise, 0 to 360. */
export function bearingDeg(from: Point, to: Point): number {
  const [a, b, turn] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)];
  const east = Math.sin(turn) * Math.cos(b);
  const north = Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn);
  return (Math.atan2(east, north) * 180) / Math.PI + (east < 0 ? 360 : 0);
}

/** Length of a way through all points, in metres. */
export function lengthM(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, at) => sum + distanceM(points[at] ?? point, point), 0);
}

/** The point of something that may have none. */
export function pointOf({ lng, lat }: { lng?: number; lat?: number }): Point | null {
  return lng === undefined || lat === undefined ? null : { lng, lat };
}

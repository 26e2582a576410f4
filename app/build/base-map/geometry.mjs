// Geometry of names on the base map: where a name stands in an area.

/** A position on the map of the world in Web Mercator, whose side is 1. */
export function inSquare([lng, lat]) {
  const sin = Math.sin((Math.min(Math.max(lat, -85), 85) * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)];
}

/** The position of a point on that map, to the hundredth of a degree. */
export function inDegrees([x, y]) {
  const lat = (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90;
  return [Number(((x - 0.5) * 360).toFixed(2)), Number(lat.toFixed(2))];
}

/** Area of a ring by the shoelace formula. */
export const area = (ring) =>
  Math.abs(ring.slice(1).reduce((sum, [x, y], at) => sum + ring[at][0] * y - x * ring[at][1], 0) / 2);

/** A ring that runs on across the antimeridian instead of jumping to the other side of the world. */
function runningOn(ring) {
  let turns = 0;
  return ring.map(([x, y], at) => {
    const step = at > 0 ? x - ring[at - 1][0] : 0;
    turns += step > 0.5 ? -1 : step < -0.5 ? 1 : 0;
    return [x + turns, y];
  });
}

/** The largest polygon of a geometry, in Web Mercator. */
export function largest({ type, coordinates }) {
  const polygons = type === "MultiPolygon" ? coordinates : [coordinates];
  const flat = polygons.map((rings) => rings.map((ring) => runningOn(ring.map(inSquare))));
  return flat.sort(([a], [b]) => area(b) - area(a))[0];
}

/** The point of a polygon farthest from its sides, searched on a grid; wide places count more, because names are wide. */
export function visualCentre(rings) {
  const xs = rings[0].map(([x]) => x);
  const ys = rings[0].map(([, y]) => y);
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const STEPS = 60;
  let best = { room: -1, at: [west, north] };
  for (let across = 1; across < STEPS; across += 1) {
    for (let down = 1; down < STEPS; down += 1) {
      const at = [west + ((east - west) * across) / STEPS, north + ((south - north) * down) / STEPS];
      const room = isInside(at, rings) ? distance(at, rings) : -1;
      if (room > best.room) best = { room, at };
    }
  }
  return best.at;
}

function isInside([x, y], rings) {
  let inside = false;
  for (const ring of rings) {
    for (let at = 1; at < ring.length; at += 1) {
      const [[x1, y1], [x2, y2]] = [ring[at - 1], ring[at]];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    }
  }
  return inside;
}

function distance([x, y], rings) {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const [cornerX, cornerY] of ring) least = Math.min(least, Math.hypot((cornerX - x) / 1.6, cornerY - y));
  }
  return least;
}

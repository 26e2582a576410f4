/** Tells open water from land by the base map, which is generalised: only what is well away from every shore counts. */
import type { Position } from "geojson";
import { loadTile } from "./load-tile";
import type { BaseTile } from "./tile";
import type { TileAddress } from "./tile-cover";

/** The closest zoom that has tiles. */
const ZOOM = 4;
/** As far from a shore as our coast may be wrong, and a pier may reach, in kilometres. */
const SHORE_KM = 4;
const DEGREE_KM = 111.2;
const AROUND = Array.from({ length: 8 }, (_, at) => (at * Math.PI) / 4);

/** `true` if a point is in the sea or a lake, and so is everything around it. */
export async function isOpenWater(lng: number, lat: number): Promise<boolean> {
  const tile = await loadTile(addressOf(lng, lat));
  const reach = SHORE_KM / DEGREE_KM;
  const points = AROUND.map(
    (angle): Position => [
      lng + (reach * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180),
      lat + reach * Math.sin(angle),
    ],
  );
  return [[lng, lat], ...points].every((point) => isWater(tile, point));
}

function isWater({ areas }: BaseTile, point: Position): boolean {
  const isIn = (kind: BaseTile["areas"][number]["kind"]) =>
    areas.some((area) => area.kind === kind && area.polygon.filter((ring) => isInRing(ring, point)).length % 2 === 1);
  return isIn("lakes") || !isIn("land");
}

/** Ray casting: a point is inside if a ray from it crosses the ring an odd number of times. */
export function isInRing(ring: readonly Position[], [lng = 0, lat = 0]: Position): boolean {
  let isInside = false;
  ring.forEach(([x = 0, y = 0], at) => {
    const [x2 = 0, y2 = 0] = ring[at - 1] ?? ring.at(-1) ?? [];
    if (y > lat !== y2 > lat && lng < ((x2 - x) * (lat - y)) / (y2 - y) + x) isInside = !isInside;
  });
  return isInside;
}

function addressOf(lng: number, lat: number): TileAddress {
  const count = 2 ** ZOOM;
  const sin = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
  const held = (value: number) => Math.min(count - 1, Math.max(0, Math.floor(value * count)));
  return { zoom: ZOOM, x: held(lng / 360 + 0.5), y: held(y) };
}

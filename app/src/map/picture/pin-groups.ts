/** Pins that stand so near to each other that one circle stands for all of them. Pure. */
import { ITEM_CLUSTERING, type MapItem } from "../pins";
import { clusterZoom, positionOf, unitOf, type View } from "../view";

export interface PinGroup {
  /** Middle of the items. */
  lng: number;
  lat: number;
  /** One, or several in the order given. */
  items: readonly [MapItem, ...MapItem[]];
}

/**
 * Groups items within the radius that the core clusters them with, around the first of each group. A picture has no
 * clusters of the core: it is there before their WebAssembly. O(n): groups are looked up in a grid with cells of the radius.
 */
export function groupPins(items: readonly MapItem[], view: View): PinGroup[] {
  const { radius, extent } = ITEM_CLUSTERING;
  const reach = radius / extent / 2 ** clusterZoom(view.zoom);
  const groups: Growing[] = [];
  const cells = new Map<string, Growing[]>();
  for (const item of items) {
    const [x, y] = unitOf(item.lng, item.lat);
    const column = Math.floor(x / reach);
    const row = Math.floor(y / reach);
    const near = groupsAround(cells, column, row).find(({ first }) => Math.hypot(first[0] - x, first[1] - y) <= reach);
    if (near) {
      near.items.push(item);
      near.sum[0] += x;
      near.sum[1] += y;
      continue;
    }
    const group: Growing = { at: groups.length, first: [x, y], sum: [x, y], items: [item] };
    groups.push(group);
    const cell = cells.get(`${column} ${row}`);
    if (cell) cell.push(group);
    else cells.set(`${column} ${row}`, [group]);
  }
  return groups.map(({ sum, items }) => {
    const [first, { length }] = [items[0], items];
    const [lng, lat] = length === 1 ? [first.lng, first.lat] : positionOf(sum[0] / length, sum[1] / length);
    return { lng, lat, items };
  });
}

/** A group while items come to it. Positions are in units of the world. */
interface Growing {
  /** Its index among all groups. */
  at: number;
  first: readonly [x: number, y: number];
  sum: [x: number, y: number];
  items: [MapItem, ...MapItem[]];
}

/** The groups of a cell and those around it, the earliest first. */
function groupsAround(cells: ReadonlyMap<string, readonly Growing[]>, column: number, row: number): readonly Growing[] {
  const found: Growing[] = [];
  for (let dx = -1; dx <= 1; dx += 1)
    for (let dy = -1; dy <= 1; dy += 1) found.push(...(cells.get(`${column + dx} ${row + dy}`) ?? []));
  return found.sort((a, b) => a.at - b.at);
}

/** The group whose pin is at a point of the window, if there is one. */
export function groupAt(
  groups: readonly PinGroup[],
  point: readonly [x: number, y: number],
  pixelOf: (lngLat: [number, number]) => readonly [number, number],
): PinGroup | undefined {
  const away = (group: PinGroup) => {
    const [x, y] = pixelOf([group.lng, group.lat]);
    return Math.hypot(x - point[0], y - point[1]);
  };
  const nearest = groups.reduce<PinGroup | undefined>(
    (best, group) => (best && away(best) <= away(group) ? best : group),
    undefined,
  );
  return nearest && away(nearest) <= PRESS_PX ? nearest : undefined;
}

/** Radius in which a press means a pin: half of the smallest size that is pressed with ease. */
const PRESS_PX = 24;

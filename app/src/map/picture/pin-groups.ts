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
 * clusters of the core: it is there before their WebAssembly. O(n · groups).
 */
export function groupPins(items: readonly MapItem[], view: View): PinGroup[] {
  const { radius, extent } = ITEM_CLUSTERING;
  const reach = radius / extent / 2 ** clusterZoom(view.zoom);
  const groups: { points: [number, number][]; items: [MapItem, ...MapItem[]] }[] = [];
  for (const item of items) {
    const point = unitOf(item.lng, item.lat);
    const near = groups.find(
      ({ points: [first = point] }) => Math.hypot(first[0] - point[0], first[1] - point[1]) <= reach,
    );
    if (near) {
      near.items.push(item);
      near.points.push(point);
    } else groups.push({ points: [point], items: [item] });
  }
  return groups.map(({ points, items }) => {
    const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    const [lng, lat] = items.length === 1 ? [items[0].lng, items[0].lat] : positionOf(middle(0), middle(1));
    return { lng, lat, items };
  });
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

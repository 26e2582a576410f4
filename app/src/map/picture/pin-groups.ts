/** Pins that stand so near to each other that one circle stands for all of them. Pure. */
import type { MapItem } from "../pins";
import { unitOf, type View, worldPx } from "../view";

/** Distance in pixels below which pins are one group: less than a pin is wide, so that each can be pressed. */
const GROUP_PX = 34;

export interface PinGroup {
  lng: number;
  lat: number;
  /** One, or several in the order given. */
  items: readonly [MapItem, ...MapItem[]];
}

/**
 * Groups items around the first of each group, as classic marker clustering does. A picture has no clusters of the core:
 * it is there before their WebAssembly. O(n · groups).
 */
export function groupPins(items: readonly MapItem[], view: View): PinGroup[] {
  const side = worldPx(view);
  const groups: { x: number; y: number; items: [MapItem, ...MapItem[]] }[] = [];
  for (const item of items) {
    const [x, y] = unitOf(item.lng, item.lat);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) * side < GROUP_PX);
    if (near) near.items.push(item);
    else groups.push({ x, y, items: [item] });
  }
  return groups.map((group) => ({ lng: group.items[0].lng, lat: group.items[0].lat, items: group.items }));
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

/** Part of a map that is free beside an open card, and the view that has a point in it. Pure. */
import { heldIn, pixelOf, positionOf, type Size, unitOf, type View, worldPx } from "./view";

/** Edges in pixels of the map, from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room for a pin, beside the switch above, the buttons on the right and what is written below. */
const EDGES_PX = { left: 32, top: 84, right: 84, bottom: 48 };
/** Distance of the middle of a chosen pin, which is larger than the others, from the card. */
const PIN_PX = 40;

/** Returns where the middle of a pin is in sight: above the card or below it, where there is more room. */
export function freePart({ width, height }: Size, card: Pick<Box, "top" | "bottom">): Box {
  const isAbove = card.top > height - card.bottom;
  const [top, bottom] = isAbove
    ? ordered(EDGES_PX.top, card.top - PIN_PX, card.top)
    : ordered(card.bottom + PIN_PX, height - EDGES_PX.bottom, card.bottom + height);
  const [left, right] = ordered(EDGES_PX.left, width - EDGES_PX.right, width);
  return { left, top, right, bottom };
}

/** Without room for both edges the middle is all that is left. */
function ordered(first: number, last: number, both: number): [number, number] {
  return first <= last ? [first, last] : [both / 2, both / 2];
}

/** Steps in which a view comes closer where the edge of the world holds it back. */
const STEP = 0.25;
const STEPS_MAX = 16;

/** Returns the view with a point in the free part: the same one if it is there, else one moved, and closer only if it must be. */
export function viewWithin(view: View, size: Size, { lng, lat }: { lng: number; lat: number }, free: Box): View {
  const [x, y] = pixelOf(view, size, [lng, lat]);
  if (isIn(free, x, y)) return view;
  const toX = x >= free.left && x <= free.right ? x : (free.left + free.right) / 2;
  const toY = y >= free.top && y <= free.bottom ? y : (free.top + free.bottom) / 2;
  const [unitX, unitY] = unitOf(lng, lat);
  let moved = view;
  for (let step = 0; step <= STEPS_MAX; step += 1) {
    const zoom = view.zoom + step * STEP;
    const side = worldPx({ ...view, zoom });
    const [longitude, latitude] = positionOf(
      unitX - (toX - size.width / 2) / side,
      unitY - (toY - size.height / 2) / side,
    );
    moved = heldIn({ longitude, latitude, zoom }, size);
    if (isIn(free, ...pixelOf(moved, size, [lng, lat]))) break;
  }
  return moved;
}

/** Parts of a pixel are no reason to move. */
function isIn({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1;
}

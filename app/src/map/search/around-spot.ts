import { words } from "~/ui/words";
import { namedAfter } from "./exact-place";
import { nearestNamed } from "./nearest-named";
import type { Suggestions } from "./providers/ask";
import { gazetteer } from "./providers/gazetteer";
import type { FoundPlace } from "./providers/provider";

/** A spot, called after the known place next to it, and that place; the spot alone where nothing is known. */
export async function aroundSpot(spot: FoundPlace): Promise<Suggestions> {
  const nearest = await nearestNamed(spot.lng, spot.lat).catch(() => null);
  if (!nearest) return { places: [spot], by: gazetteer };
  const { place, isAt } = nearest;
  const call = isAt ? (name: string) => name : words().placePicker.near;
  return { places: [namedAfter(spot, place, call), place], by: gazetteer };
}

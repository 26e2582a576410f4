import { aroundSpot } from "~/map/search/around-spot";
import { findMeantPlace } from "~/map/search/meant-place";
import type { FoundPlace } from "~/map/search/providers/provider";
import type { NamedPlace } from "~/sync/lists/activities";
import { placeWish } from "~/sync/lists/place-wish";

/** How long a wish waits for the name of its spot: the places of the world may still be on their way. */
const NAMING_MS = 2000;

/** Puts a wish on the map that names its place in full, once places are there to look in. */
export async function placeMeant(year: number, title: string): Promise<void> {
  const place = await findMeantPlace(title).catch(() => null);
  if (place) await placeWish(year, title, place);
}

/** The spot that was pasted, called after what is near it; as it reads where that is not known soon. */
export async function nameSpot(spot: FoundPlace): Promise<NamedPlace> {
  const named = aroundSpot(spot).then(({ places }) => ({ ...spot, name: places[0]?.name ?? spot.name }));
  const late = new Promise<FoundPlace>((resolve) => setTimeout(() => resolve(spot), NAMING_MS));
  return Promise.race([named, late]);
}

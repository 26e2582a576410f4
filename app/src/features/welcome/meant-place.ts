import { findMeantPlace } from "~/map/search/meant-place";
import { placeWish } from "~/sync/lists/place-wish";

/** Puts a wish on the map that names its place in full, once places are there to look in. */
export async function placeMeant(year: number, title: string): Promise<void> {
  const place = await findMeantPlace(title).catch(() => null);
  if (place) await placeWish(year, title, place);
}

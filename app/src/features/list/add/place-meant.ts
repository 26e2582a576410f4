import { findMeantPlace } from "~/map/search/meant-place";
import { placeWish } from "~/sync/lists/place-wish";

/** Looks for the place that a new wish names in full, which is known only once the places of the world have loaded. */
export function placeMeant(year: number, title: string): true {
  void findMeantPlace(title).then(
    (place) => place && placeWish(year, title, place),
    () => undefined,
  );
  return true;
}

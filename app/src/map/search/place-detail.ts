import { useWords } from "~/ui/words";
import { useSightTown } from "../towns/use-sight-town";
import { isExact } from "./exact-place";
import { placeFacts } from "./place-facts";
import { usePlaceSummary } from "./place-summary";
import type { SuggestedPlace } from "./providers/provider";

/**
 * What stands beside the name of a suggested place: its kind and country, what tells it apart from others that read like
 * it, and of a spot where exactly it is.
 */
export function usePlaceDetail(place: SuggestedPlace, among: readonly SuggestedPlace[] = []): string {
  const { exactly } = useWords().placePicker;
  const { name, lat, lng } = place;
  const summary = usePlaceSummary();
  const town = useSightTown(place);
  if (!isExact(place)) return placeFacts(place, among, (each) => summary(each, each.id === place.id ? town : ""));
  const spot = `${lat}, ${lng}`;
  return name === spot ? "" : exactly(spot);
}

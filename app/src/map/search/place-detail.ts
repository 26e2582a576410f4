import { useWords } from "~/ui/words";
import { useSightTown } from "../towns/use-sight-town";
import { isExact } from "./exact-place";
import { usePlaceSummary } from "./place-summary";
import type { SuggestedPlace } from "./providers/provider";

/** What stands beside the name of a suggested place: its kind and country, and of a spot where exactly it is. */
export function usePlaceDetail(place: SuggestedPlace): string {
  const { exactly } = useWords().placePicker;
  const { name, lat, lng } = place;
  const ofKind = usePlaceSummary()(place, useSightTown(place));
  if (!isExact(place)) return ofKind;
  const spot = `${lat}, ${lng}`;
  return name === spot ? "" : exactly(spot);
}

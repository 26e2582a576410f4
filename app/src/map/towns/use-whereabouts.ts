import type { Activity } from "~/core";
import { folded } from "~/ui/folded";
import { arePlacesAsked } from "~/workers/world";
import { inReadersLanguage } from "../search/place-name";
import { rememberedTown } from "./nearest-town";
import { useTown } from "./use-town";

type Placed = Pick<Activity, "title" | "place">;

/**
 * Returns where a wish is, in words: the name of its place; where the wish is called like its place, the town that it
 * belongs to. Empty without a place, and as long as the town is not known.
 *
 * @param isLight - `true` for one of many, for which alone the places of the world are not loaded
 */
export function useWhereabouts({ title, place }: Placed, isLight = false): string {
  const namesake = place && folded(place.name) === folded(title) ? place : undefined;
  const looked = useTown(namesake && (!isLight || arePlacesAsked()) ? namesake : null);
  if (!namesake) return place?.name ?? "";
  const remembered = rememberedTown(namesake);
  const town = looked ?? (remembered && inReadersLanguage(remembered).name);
  return town && folded(town) !== folded(title) ? town : "";
}

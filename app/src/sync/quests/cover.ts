/** The data that the cover of a quest is drawn from, the same as the server takes for previews. Pure. */
import type { Quest } from "~/core";
import type { CoverSubject } from "~/core/covers";
import { isPlaced } from "./quest";

export function coverOfQuest(id: string, { category, stops = [] }: Quest): CoverSubject {
  return {
    kind: "quest",
    id,
    categories: category ? [category] : [],
    places: stops.filter(isPlaced).map(({ lng, lat }) => ({ lng, lat })),
  };
}

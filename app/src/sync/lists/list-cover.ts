import type { Activity } from "~/core";
import type { CoverSubject } from "~/core/covers";
import { inOrder } from "./activities";

interface CoveredList {
  id: string;
  year: number;
  activities: readonly Activity[];
}

/** The data that the cover of a list is drawn from: what others may see of it, in its order, as the server takes it for previews. */
export function coverOfList({ id, year, activities }: CoveredList): CoverSubject {
  const shown = inOrder(activities).filter(({ hidden, status }) => !hidden && status !== "dropped");
  const named = ({ category, kind }: Activity) => category ?? kind ?? "";
  return {
    kind: "list",
    id,
    numeral: String(year),
    categories: shown.map(named),
    places: shown.flatMap(({ place, ...activity }) =>
      place ? [{ lng: place.lng, lat: place.lat, category: named(activity) }] : [],
    ),
  };
}

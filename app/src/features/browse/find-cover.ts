import type { CoverSubject } from "~/core/covers";
import { coverOfList } from "~/sync/lists/list-cover";
import type { Find } from "./finds";

/** The data that the cover of a quest or list is drawn from, as the server takes it for previews. */
export function coverOfFind(find: Find): CoverSubject {
  if (find.kind === "list") return coverOfList({ ...find.list, id: find.list.listId });
  const { category, stops = [] } = find.quest;
  return {
    kind: "quest",
    id: find.id,
    categories: category ? [category] : [],
    places: stops.flatMap(({ lng, lat }) => (lng != null && lat != null ? [{ lng, lat }] : [])),
  };
}

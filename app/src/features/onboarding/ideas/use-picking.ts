import { useMemo } from "react";
import { sentence } from "~/api/failure";
import type { SavedList } from "~/state/lists";
import { folded } from "~/sync/lists/activities";
import { listFor } from "~/sync/lists/carry-over";
import { actionsOf } from "~/sync/lists/item-actions";
import { kindOf } from "~/ui/categories";
import { toast } from "~/ui/toast";
import type { Idea } from "./ideas";

/** Taking ideas onto the list of a year and off it again; the list is made with the first one. */
export function usePicking(year: number, list: SavedList | undefined) {
  const picked = useMemo(
    () => new Map(list?.data.activities.map((activity) => [folded(activity.title), activity])),
    [list?.data.activities],
  );
  const toggle = async ({ title, category }: Idea) => {
    try {
      const { id } = await listFor(year);
      const present = picked.get(folded(title));
      await (present
        ? actionsOf(id).remove(present)
        : actionsOf(id).addWish(title, { category, kind: kindOf(category) }));
    } catch (failure) {
      toast({ message: sentence(failure), kind: "failure" });
    }
  };
  return { isPicked: (title: string) => picked.has(folded(title)), toggle };
}

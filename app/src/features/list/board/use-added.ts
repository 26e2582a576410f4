import { useEffect, useMemo, useState } from "react";
import type { NamedPlace } from "~/sync/lists/activities";
import type { ListActions } from "~/sync/lists/item-actions";

/** Adds to a list, and knows what was added since the page was opened. */
export function useAdded(actions: ListActions) {
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const add = useMemo(() => {
    const note = () => {
      const id = crypto.randomUUID();
      setAdded((before) => new Set(before).add(id));
      return { id };
    };
    return {
      wish: (title: string) => actions.addWish(title, note()),
      place: (place: NamedPlace) => actions.addPlace(place, note()),
    };
  }, [actions]);
  const last = [...added].at(-1);
  useEffect(() => {
    // A new row may stand below the window; the field stays where it is if there is room for both.
    if (last) document.querySelector(`[data-item="${last}"]`)?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return { added, add };
}

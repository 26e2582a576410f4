import { useCallback, useState } from "react";
import type { Activity } from "~/core";

/** Activities chosen to be changed together; none while `chosen` is `null`. */
export function useChosen(activities: readonly Activity[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const choose = useCallback(
    ({ id }: Activity, is: boolean) =>
      setChosen((before) => {
        const next = new Set(before);
        if (is) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return {
    chosen,
    begin: () => setChosen(new Set()),
    end: () => setChosen(null),
    chooseAll: () => setChosen(new Set(activities.map(({ id }) => id))),
    choose,
  };
}

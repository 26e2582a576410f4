import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { QuestStop } from "~/core";
import { isPlaced } from "~/sync/quests/quest";

const NONE: ReadonlySet<string> = new Set();

/** Ids of the stops that lie in open water, as far as our own base map knows; none while it is read. */
export function useWaterStops(stops: readonly QuestStop[]): ReadonlySet<string> {
  const placed = stops.filter(isPlaced);
  const key = placed.map(({ id, lng, lat }) => `${id} ${lng},${lat}`).join("|");
  const { data } = useQuery({
    queryKey: ["stops in water", key],
    enabled: placed.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const { isOpenWater } = await import("~/map/base/open-water");
      const answers = await Promise.all(placed.map(({ lng, lat }) => isOpenWater(lng, lat).catch(() => false)));
      return placed.flatMap(({ id }, at) => (answers[at] ? [id] : []));
    },
  });
  return useMemo(() => (data ? new Set(data) : NONE), [data]);
}

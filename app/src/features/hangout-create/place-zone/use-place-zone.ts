import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { deviceZone } from "~/ui/time/zoned-time";
import { type HangoutDraft, withZone } from "../draft";
import type { Edit } from "../use-draft";
import { otherZone, type PlaceZone, zoneToTake } from "./place-zone";

/** The zone of the place where its clocks are others than the host's. The draft takes it, until somebody chooses one. */
export function usePlaceZone(draft: HangoutDraft, edit: Edit): PlaceZone | null {
  const { place } = draft;
  const own = deviceZone();
  const { data: zone } = useQuery({
    queryKey: ["zone at", place?.lng, place?.lat],
    queryFn: async () => (await import("~/ui/time/zone-at")).zoneAt(place?.lng ?? 0, place?.lat ?? 0),
    enabled: place !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const other = otherZone(draft, zone, own, Date.now());
  const taken = place && !zone ? null : zoneToTake(draft, other, own);
  useEffect(() => {
    if (taken !== null) edit((before) => withZone(before, taken, false));
  }, [taken, edit]);
  return other;
}

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Activity } from "~/core";
import { readItem, writeItem } from "~/state/device";
import { type Judged, listed, nameOf, type Overlap, overlapOf, type Pair } from "./overlap";

/** The part of the core that compares lists and plans days; loaded when something is first compared. */
export function usePlanning() {
  const { data } = useQuery({
    queryKey: ["core", "plan"],
    queryFn: () => import("~/core/plan"),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Returns the overlap of two lists, compared in the core on this device; `undefined` until it is known. */
export function useOverlap(mine: readonly Activity[], theirs: readonly Activity[]): Overlap | undefined {
  const core = usePlanning();
  const { judged } = useJudged();
  return useMemo(() => {
    if (!core) return undefined;
    return overlapOf(core.compareLists([listed(mine), listed(theirs)]), mine, theirs, judged);
  }, [core, mine, theirs, judged]);
}

const NAME = "judged";
const nothing: Judged = {};

/** Returns the judgements of pairs that are only alike, on this device. */
export function useJudged() {
  const client = useQueryClient();
  const { data: judged = nothing } = useQuery({
    queryKey: [NAME],
    queryFn: async () => (await readItem<Judged>(NAME)) ?? nothing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const judge = (pair: Pair, same: boolean) => {
    const next = { ...judged, [nameOf(pair)]: same };
    client.setQueryData([NAME], next);
    void writeItem(NAME, next);
  };
  return { judged, judge };
}

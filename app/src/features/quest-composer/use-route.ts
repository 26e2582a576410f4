import { useMemo } from "react";
import type { QuestStop } from "~/core";

/**
 * The stops with what their walk depends on: where they are, how long one stays, and when they are open. Stays the same
 * while texts are typed, so that no letter times the walk, looks for a better order or draws the map anew.
 */
export function useRoute(stops: readonly QuestStop[]): readonly QuestStop[] {
  const key = JSON.stringify(
    stops.map(({ id, lng, lat, stayMin, openFrom, openTo }) => ({ id, lng, lat, stayMin, openFrom, openTo })),
  );
  return useMemo(() => JSON.parse(key) as QuestStop[], [key]);
}

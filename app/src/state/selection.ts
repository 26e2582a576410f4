import { createStore } from "zustand/vanilla";
import type { Activity, GazetteerPlace } from "~/core";

/** The basket: what was picked but is not in a list yet. */
export interface Selection {
  selectedActivities: Activity[];
  friendSelectedActivities: Activity[];
  selectedPlaces: GazetteerPlace[];
}

const empty: Selection = { selectedActivities: [], friendSelectedActivities: [], selectedPlaces: [] };

export const selection = createStore<Selection>(() => empty);

export function forgetSelection(): void {
  selection.setState(empty, true);
}

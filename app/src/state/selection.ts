import { createStore } from "zustand/vanilla";
import type { Activity, GazetteerPlace } from "~/core";
import { readItem, removeItem, writeItem } from "./device";

/** Friend whose activities are compared. */
export interface ComparedPerson {
  name: string;
  /** Of a friend their id; `null` for somebody whose list is open to everybody or came by a link. */
  uid: string | null;
}

/** The basket: what was picked but is not in a list yet. */
export interface Selection {
  selectedActivities: Activity[];
  friendSelectedActivities: Activity[];
  selectedPlaces: GazetteerPlace[];
  comparedWith?: ComparedPerson | null;
}

const NAME = "basket";
const empty: Selection = { selectedActivities: [], friendSelectedActivities: [], selectedPlaces: [] };

export const selection = createStore<Selection>(() => empty);

/** Changes the basket, here and for the next visit of this device. */
export function select(change: Partial<Selection>): void {
  selection.setState(change);
  void writeItem(NAME, selection.getState());
}

/** Brings back the basket of an earlier visit. */
export async function restoreSelection(): Promise<void> {
  const before = await readItem<Selection>(NAME);
  if (before) selection.setState({ ...empty, ...before });
}

export function forgetSelection(): void {
  selection.setState(empty, true);
  void removeItem(NAME);
}

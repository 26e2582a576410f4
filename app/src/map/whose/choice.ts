/** Whether the maps of one's lists show the places of friends too: one choice for all of them, on this device. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const KEY = "yonder-map-friends";

const choice = createStore(() => ({ withFriends: saved() }));

/** Returns `true` if somebody chose to see friends' places. */
export function useWithFriends(): boolean {
  return useStore(choice, ({ withFriends }) => withFriends);
}

/** Remembers the choice; where that is not possible it holds for this page. */
export function showFriends(withFriends: boolean): void {
  choice.setState({ withFriends });
  try {
    localStorage.setItem(KEY, withFriends ? "1" : "0");
  } catch {
    // A full or closed store only forgets.
  }
}

function saved(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

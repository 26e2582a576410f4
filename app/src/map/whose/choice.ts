/** Whether maps show the places of friends beside one's own: one choice for all maps, on this device. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const KEY = "yonder-map-friends";

interface Choice {
  /** `undefined` until somebody chooses. */
  withFriends: boolean | undefined;
}

const choice = createStore<Choice>(() => ({ withFriends: saved() }));

/** Returns `true` if friends' places are to be shown; `byDefault` until somebody chose. */
export function useWithFriends(byDefault: boolean): boolean {
  return useStore(choice, ({ withFriends }) => withFriends ?? byDefault);
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

function saved(): boolean | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : text === "1";
  } catch {
    return undefined;
  }
}

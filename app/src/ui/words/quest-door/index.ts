/** Words of the door of a date, loaded with it. */
import { languageStore, useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type DoorWords = typeof en;

const all: Readonly<Record<"en" | "de", DoorWords>> = { en, de };

export function useDoorWords(): DoorWords {
  return all[useLanguage()];
}

/** The same outside of components. */
export function doorWords(): DoorWords {
  return all[languageStore.getState().language];
}

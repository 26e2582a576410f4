/** Words of play mode, loaded with it. */
import { languageStore, useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type PlayWords = typeof en;

export function usePlayWords(): PlayWords {
  return { en, de }[useLanguage()];
}

/** The words, for what is said outside of components. */
export function playWords(): PlayWords {
  return { en, de }[languageStore.getState().language];
}

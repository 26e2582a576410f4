/**
 * The words of the first view, and what can be said from anywhere. Modules of the first view read these alone: the others
 * are not loaded yet, and their type does not have them.
 */
import { useStore } from "zustand";
import { first } from "./en/first";
import { languageStore } from "./language";

export type FirstWords = typeof first;

/** The words of the first view in the language chosen, followed when another one is. */
export function useFirstWords(): FirstWords {
  return useStore(languageStore, ({ translation }) => translation ?? first);
}

/** The words of the first view, outside of components. */
export function firstWords(): FirstWords {
  return languageStore.getState().translation ?? first;
}

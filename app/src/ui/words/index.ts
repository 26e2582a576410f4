/**
 * All words of the app: `en` is complete and is the shape the other languages must have. A part of it that takes arguments
 * is a function, so that each language has its own order and plurals.
 *
 * A module that imports this is loaded together with all words, so it can read any. Modules of the first view import
 * `./first` instead, and a test holds them to that.
 */
import { useStore } from "zustand";
import { en } from "./en";
import { languageStore } from "./language";

export type Words = typeof en;

/** The words of the language chosen, followed when another one is. */
export function useWords(): Words {
  return useStore(languageStore, ({ translation }) => translation ?? en);
}

/** The words, for what is said outside of components. */
export function words(): Words {
  return languageStore.getState().translation ?? en;
}

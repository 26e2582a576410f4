/** Words of plans, loaded with them. */
import { languageStore, useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type PlanWords = typeof en;

export function usePlanWords(): PlanWords {
  return { en, de }[useLanguage()];
}

/** The words, for what is said outside of components. */
export function planWords(): PlanWords {
  return { en, de }[languageStore.getState().language];
}

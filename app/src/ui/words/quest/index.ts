/** Words of the page of a quest, loaded with it. */
import { languageStore, useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type QuestWords = typeof en;

export function useQuestWords(): QuestWords {
  return { en, de }[useLanguage()];
}

/** The words, for what is said outside of components. */
export function questWords(): QuestWords {
  return { en, de }[languageStore.getState().language];
}

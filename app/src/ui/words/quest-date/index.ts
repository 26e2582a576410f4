/** Words of changing one date of a quest, loaded with the pages of creators. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type QuestDateWords = typeof en;

export function useQuestDateWords(): QuestDateWords {
  return { en, de }[useLanguage()];
}

/** Words of the page with one's own quests, loaded with it. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type MyQuestsWords = typeof en;

export function useMyQuestsWords(): MyQuestsWords {
  return { en, de }[useLanguage()];
}

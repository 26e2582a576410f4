/** Words of the page that writes quests, loaded with it. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type ComposerWords = typeof en;

export function useComposerWords(): ComposerWords {
  return { en, de }[useLanguage()];
}

/** Words of questions to the creator of a quest, loaded with them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export function useQuestionWords(): typeof en {
  return { en, de }[useLanguage()];
}

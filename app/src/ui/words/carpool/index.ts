/** Words of the carpool page, loaded with it. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type CarpoolWords = typeof en;

export function useCarpoolWords(): CarpoolWords {
  return { en, de }[useLanguage()];
}

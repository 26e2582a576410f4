/** Words of the shared controls for dates, money and figures, loaded with them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type ControlWords = typeof en;

export function useControlWords(): ControlWords {
  return { en, de }[useLanguage()];
}

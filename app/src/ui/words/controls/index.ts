/** What the shared controls for dates, money and figures say, apart from the other words: it is loaded with them. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type ControlWords = typeof en;

export function useControlWords(): ControlWords {
  return { en, de }[useLanguage()];
}

/** Words of the page of those who run the site, loaded with it. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type ReviewWords = typeof en;

export function useReviewWords(): ReviewWords {
  return { en, de }[useLanguage()];
}

/** What the clustering playground says, apart from the other words: few people need it, and it is loaded with the playground. */
import { useLanguage } from "..";
import { de } from "./de";
import { en } from "./en";

export type LabWords = typeof en;

export function useLabWords(): LabWords {
  return { en, de }[useLanguage()];
}

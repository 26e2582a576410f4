/** What the gallery of the design system says, apart from the other words: it is loaded with the gallery. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type GalleryWords = typeof en;

export function useGalleryWords(): GalleryWords {
  return { en, de }[useLanguage()];
}

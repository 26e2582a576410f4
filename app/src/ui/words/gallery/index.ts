/** Words of the gallery of the design system, loaded with it. */
import { useLanguage } from "../language";
import { de } from "./de";
import { en } from "./en";

export type GalleryWords = typeof en;

export function useGalleryWords(): GalleryWords {
  return { en, de }[useLanguage()];
}

import type { ComponentType } from "react";
import type { SavedList } from "~/state/lists";

/** The parts of other features that the wizard has room for. */
export interface WizardSlots {
  /** A field for the person's own wishes. */
  OwnWords: ComponentType<{ year: number; list: SavedList | undefined }>;
  /** The list on the map of the world. */
  ListMap: ComponentType<{ list: SavedList | undefined; picking?: boolean }>;
}

import type { Category } from "~/ui/categories";

/** An item of a list on the map. */
export interface MapItem {
  id: string;
  lng: number;
  lat: number;
  title: string;
  done: boolean;
  /** Left out where nothing tells it. */
  category?: Category | null;
}

/** Radius of a pin in pixels. */
export const PIN_PX = 10;

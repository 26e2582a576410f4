import type { Category } from "~/ui/categories";
import type { PicturedWish } from "~/ui/pictures/wish-scene";

/** An item of a list on the map. */
export interface MapItem {
  id: string;
  lng: number;
  lat: number;
  title: string;
  done: boolean;
  /** Left out where nothing tells it. */
  category?: Category | null;
  /** What its picture is of; left out where the title says all. */
  wish?: PicturedWish;
}

/** Radius of a pin in pixels. */
export const PIN_PX = 10;
/** Radius of a pin with a picture in it. */
export const PICTURED_PIN_PX = 20;

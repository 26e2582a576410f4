import type { ReactNode } from "react";
import type { GazetteerPlace } from "~/core";
import type { MapItem } from "./pins";
import type { Waking } from "./use-awake";
import type { Size, View } from "./view";

/** Props of a map. */
export interface MapViewProps {
  /** Name of the map, for those who do not see it. */
  label: string;
  items?: readonly MapItem[];
  /** `true` if the world's towns are shown; without them the items are clustered. */
  towns?: boolean;
  /** Shows or hides the towns; left out where that is fixed. */
  onTowns?: () => void;
  /** The item whose card is open. */
  chosenItemId?: string | undefined;
  onPickItem?: (id: string) => void;
  /** A cluster or an empty spot was pressed: what was picked before is not meant any more. */
  onLeave?: (() => void) | undefined;
  initialView?: View;
  /** Moment when it begins to live; before that it is a picture. */
  waking?: Waking;
  /** `true` if the list of the places in view is there from the start. */
  listed?: boolean;
  /** View to go to; another object is another request. */
  target?: View | undefined;
  /** The map has come to rest somewhere else. */
  onMoveEnd?: (view: View) => void;
  /** A place was chosen on the map, or in the list that says the same. */
  onPickPlace?: (place: GazetteerPlace) => void;
  /** `true` if the map begins with all items in view. */
  framed?: boolean;
  /** The place that is looked at. */
  marker?: { lng: number; lat: number } | undefined;
  /** Draws above the map, below everything that is pressed, in pixels of the view. */
  above?: (view: View, size: Size) => ReactNode;
  /** Content on the map, such as the card of the chosen place. */
  children?: ReactNode;
}

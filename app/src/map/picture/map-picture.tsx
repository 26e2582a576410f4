import { lazy } from "react";
import { Late } from "~/ui/late";
import type { MapItem } from "../pins";
import type { Size, View } from "../view";
import { WorldPicture } from "./world-picture";

const ItemPicture = lazy(() => import("./item-picture"));

/** Closest zoom of the picture with a fine coast: farther in it takes seconds to draw, and is too coarse. */
const COAST_ZOOM_MAX = 4;

interface Props {
  view: View;
  size: Size;
  items: readonly MapItem[];
  /** `true` if the world's towns are shown. */
  towns: boolean;
  chosenId: string | undefined;
  /** `true` once there is time for more than the coarse picture. */
  near: boolean;
}

/** What is seen of a map until its canvas has drawn. */
export function MapPicture({ view, size, items, towns, chosenId, near }: Props) {
  const coarse = <WorldPicture view={view} items={items} towns={towns} />;
  const isFine = near && !towns && size.width > 0 && view.zoom <= COAST_ZOOM_MAX;
  // Without a network parts of it may not come: then the coarse picture is enough.
  return (
    <Late fallback={coarse}>
      {isFine ? <ItemPicture view={view} size={size} items={items} chosenId={chosenId} /> : coarse}
    </Late>
  );
}

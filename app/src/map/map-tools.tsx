import { IconList, IconMinus, IconPlus } from "@tabler/icons-react";
import { lazy } from "react";
import { Late } from "~/ui/late";
import { useFirstWords } from "~/ui/words/first";
import type { MoreTools } from "./map-more-tools";
import classes from "./map-view.module.css";

const MapMoreTools = lazy(() => import("./map-more-tools"));

interface Props {
  onZoom: (by: number) => void;
  /** Left out where there is no list. */
  onList?: () => void;
  /** `true` if the list of the places in view is shown. */
  listed?: boolean;
  /** Actions of more buttons, once there is a canvas. */
  more?: MoreTools | undefined;
}

/** Buttons for what keys and wheel do, and for the list that says the same as the map. */
export function MapTools({ onZoom, onList, listed = false, more }: Props) {
  const { map } = useFirstWords();
  return (
    <div className={classes.tools}>
      <button type="button" aria-label={map.zoomIn} onClick={() => onZoom(1)}>
        <IconPlus size={18} />
      </button>
      <button type="button" aria-label={map.zoomOut} onClick={() => onZoom(-1)}>
        <IconMinus size={18} />
      </button>
      {more ? (
        <Late>
          <MapMoreTools {...more} />
        </Late>
      ) : null}
      {onList ? (
        <button type="button" aria-label={map.list} aria-pressed={listed} onClick={onList}>
          <IconList size={18} />
        </button>
      ) : null}
    </div>
  );
}

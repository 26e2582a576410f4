import { IconList, IconMinus, IconPlus } from "@tabler/icons-react";
import { useFirstWords } from "~/ui/words/first";
import classes from "./map-view.module.css";

interface Props {
  onZoom: (by: number) => void;
  /** Left out where there is no list. */
  onList?: () => void;
  /** Whether the list of what is in view is shown. */
  listed?: boolean;
}

/** Buttons for what keys and wheel do, and for the list that says the same as the map. */
export function MapTools({ onZoom, onList, listed = false }: Props) {
  const { map } = useFirstWords();
  return (
    <div className={classes.tools}>
      <button type="button" aria-label={map.zoomIn} onClick={() => onZoom(1)}>
        <IconPlus size={18} />
      </button>
      <button type="button" aria-label={map.zoomOut} onClick={() => onZoom(-1)}>
        <IconMinus size={18} />
      </button>
      {onList ? (
        <button type="button" aria-label={map.list} aria-pressed={listed} onClick={onList}>
          <IconList size={18} />
        </button>
      ) : null}
    </div>
  );
}

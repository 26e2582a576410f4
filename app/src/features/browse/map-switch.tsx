import { useWords } from "~/ui/words";
import classes from "./browse.module.css";

/** Shows or hides the map of the plain variant. */
export function MapSwitch({ hasMap, onChange }: { hasMap: boolean; onChange: (shown: boolean) => void }) {
  const w = useWords();
  return (
    <button type="button" className={classes.mapSwitch} onClick={() => onChange(!hasMap)}>
      {hasMap ? w.browse.hideMap : w.browse.showMap}
    </button>
  );
}

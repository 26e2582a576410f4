import { usePlayWords } from "~/ui/words/play";
import { type Direction, sectorOf } from "./direction";
import classes from "./walk.module.css";

interface Props {
  direction: Direction;
  /** Direction the device points to, degrees from north; without it the arrow points as on a map, north up. */
  headingDeg: number | null;
  /** Asks for the compass by a press; `null` where there is nothing to ask for. */
  onAsk: (() => void) | null;
}

/** Points to the stop: turned as the device is, or else as on a map. */
export function Arrow({ direction, headingDeg, onAsk }: Props) {
  const { arrow: w, way } = usePlayWords();
  const turn = direction.bearingDeg - (headingDeg ?? 0);
  const sector = sectorOf(turn);
  const label = headingDeg === null ? w.toWind(w.winds[sector] ?? "") : (w.ahead[sector] ?? "");
  const needle = (
    <svg viewBox="0 0 48 48" style={{ rotate: `${Math.round(turn)}deg` }} aria-hidden="true">
      <path d="M24 3 42 43 24 34 6 43Z" />
    </svg>
  );
  if (onAsk) {
    return (
      <button type="button" className={classes.arrow} aria-label={`${label}. ${way.compass}`} onClick={onAsk}>
        {needle}
      </button>
    );
  }
  return (
    <span className={classes.arrow} role="img" aria-label={label}>
      {needle}
    </span>
  );
}

import type { CoverSubject } from "~/core/covers";
import { useCover } from "./use-cover";
import classes from "./year-numeral.module.css";

/** A year as large digits that look out onto the map of a list. The year is there as text until it is drawn, and for all who do not see it. */
export function YearNumeral({ year, subject }: { year: number; subject: CoverSubject }) {
  const cover = useCover(subject, 1376, 424);
  return (
    <span className={classes.numeral} data-drawn={cover ? true : undefined}>
      <span>{year}</span>
      {cover ? <img src={cover.src} alt="" decoding="async" draggable={false} /> : null}
    </span>
  );
}

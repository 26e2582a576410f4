import { distance, unitsOf } from "~/ui/format";
import { locale, useLanguage } from "~/ui/words/language";
import { scaleOf } from "./scale";
import classes from "./scale-bar.module.css";
import type { View } from "./view";

/** Scale of the map, in the units of the reader's region. Says nothing to those who do not see the map. */
export default function ScaleBar({ view }: { view: View }) {
  useLanguage();
  const units = unitsOf(locale());
  const { km, widthPx } = scaleOf(view, units);
  return (
    <p className={classes.scale} style={{ width: widthPx }} aria-hidden="true">
      {distance(km, units)}
    </p>
  );
}

import { useFirstWords } from "~/ui/words/first";
import classes from "./map-view.module.css";
import type { Drawn } from "./streets/street-canvas";

/** Says what the makers of OpenStreetMap ask of those who show it. */
const COPYRIGHT = "https://www.openstreetmap.org/copyright";

/** Credits of the map's data. */
export function MapCredit({ streets }: { streets: Pick<Drawn, "attribution" | "terms"> | null }) {
  const w = useFirstWords();
  return (
    <p className={classes.credit}>
      {streets ? (
        <>
          <a href={streets.terms ?? COPYRIGHT}>{streets.attribution}</a>
          {" · "}
        </>
      ) : null}
      {w.map.credit}
    </p>
  );
}

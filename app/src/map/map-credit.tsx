import { useFirstWords } from "~/ui/words/first";
import classes from "./map-view.module.css";

/** Says what the makers of OpenStreetMap ask of those who show it. */
const COPYRIGHT = "https://www.openstreetmap.org/copyright";

/** Who made what the map shows. */
export function MapCredit({ streets }: { streets: string | undefined }) {
  const w = useFirstWords();
  return (
    <p className={classes.credit}>
      {streets ? (
        <>
          <a href={COPYRIGHT}>{streets}</a>
          {" · "}
        </>
      ) : null}
      {w.map.credit}
    </p>
  );
}

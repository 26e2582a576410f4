import { PlaceLab } from "~/features/place-lab/place-lab";
import { useTitle } from "~/ui/use-title";
import { useWords } from "~/ui/words";
import classes from "./screen.module.css";

/** The search of places, to try by itself. */
export default function PlaceSearchScreen() {
  const w = useWords();
  useTitle(w.placeLab.title);
  return (
    <div className={classes.page}>
      <h1>{w.placeLab.title}</h1>
      <p className={classes.lede}>{w.placeLab.lede}</p>
      <PlaceLab />
    </div>
  );
}

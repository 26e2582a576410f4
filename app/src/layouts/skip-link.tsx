import { useFirstWords } from "~/ui/words/first";
import classes from "./skip-link.module.css";

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipLink() {
  const w = useFirstWords();
  return (
    <a className={classes.skip} href="#content">
      {w.nav.skip}
    </a>
  );
}

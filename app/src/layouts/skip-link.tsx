import classes from "./skip-link.module.css";

/** The first stop of the keyboard: past the navigation, to what the page is about. */
export function SkipLink() {
  return (
    <a className={classes.skip} href="#content">
      Skip to content
    </a>
  );
}

import classes from "./gallery.module.css";
import { Part } from "./part";

const SIZES = ["title-large", "title", "title-small", "text-large", "text", "text-small"] as const;

/** The six sizes, in the two typefaces. */
export function Type() {
  return (
    <Part title="Type">
      {SIZES.map((size) => (
        <p key={size} className={classes.sample} style={{ fontSize: `var(--${size})` }}>
          <span className={classes.serif}>Swim in a lake before breakfast</span> <small>{size}</small>
        </p>
      ))}
      <p>Instrument Sans for everything else, with figures that line up: 1,234 · 5,678 · 9,012.</p>
    </Part>
  );
}

import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const SIZES = ["title-large", "title", "title-small", "text-large", "text", "text-small"] as const;

/** The six sizes, in the two typefaces. */
export function Type() {
  const w = useGalleryWords();
  return (
    <Part title={w.type.title}>
      {SIZES.map((size) => (
        <p key={size} className={classes.sample} style={{ fontSize: `var(--${size})` }}>
          <span className={classes.serif}>{w.type.sample}</span> <small>{size}</small>
        </p>
      ))}
      <p>{w.type.sans}</p>
    </Part>
  );
}

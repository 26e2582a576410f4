import { categories } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import { useWords } from "~/ui/words";
import { useGalleryWords } from "~/ui/words/gallery";
import classes from "./gallery.module.css";
import { Part } from "./part";

const TOKENS = [
  "paper",
  "paper-raised",
  "paper-sunk",
  "ink",
  "ink-soft",
  "line",
  "accent",
  "accent-ink",
  "accent-wash",
  "lagoon",
  "moss",
  "moss-ink",
  "sun",
  "danger",
];

/** The tokens, and the ten categories: each known by its shape as well as by its hue. */
export function Colours() {
  const w = useWords();
  const own = useGalleryWords().colour;
  return (
    <Part title={own.title}>
      <ul className={classes.swatches} aria-label={own.tokens}>
        {TOKENS.map((token) => (
          <li key={token}>
            <span style={{ background: `var(--${token})` }} />
            {token}
          </li>
        ))}
      </ul>
      <h3>{own.categories}</h3>
      <ul className={classes.marks} aria-label={own.categories}>
        {categories.map((category) => (
          <li key={category}>
            <CategoryMark category={category} size={44} />
            {w.categories[category]}
          </li>
        ))}
      </ul>
      <h3>{own.grey}</h3>
      <ul className={classes.marks} data-grey aria-label={own.inGrey}>
        {categories.map((category) => (
          <li key={category}>
            <CategoryMark category={category} size={44} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

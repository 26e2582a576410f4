import { categories } from "~/ui/categories";
import { CategoryMark } from "~/ui/category-mark";
import { useWords } from "~/ui/words";
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
  return (
    <Part title="Colour">
      <ul className={classes.swatches} aria-label="Tokens">
        {TOKENS.map((token) => (
          <li key={token}>
            <span style={{ background: `var(--${token})` }} />
            {token}
          </li>
        ))}
      </ul>
      <h3>Categories</h3>
      <ul className={classes.marks} aria-label="Categories">
        {categories.map((category) => (
          <li key={category}>
            <CategoryMark category={category} size={44} />
            {w.categories[category]}
          </li>
        ))}
      </ul>
      <h3>Categories without their hues</h3>
      <ul className={classes.marks} data-grey aria-label="Categories in grey">
        {categories.map((category) => (
          <li key={category}>
            <CategoryMark category={category} size={44} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

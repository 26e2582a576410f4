import {
  IconBuildingArch,
  IconBulb,
  IconCompass,
  IconHeart,
  IconMoonStars,
  IconMountain,
  IconRipple,
  IconRun,
  IconScissors,
  IconToolsKitchen2,
} from "@tabler/icons-react";
import type { Category } from "./categories";
import classes from "./category-mark.module.css";

const icons = {
  outdoors: IconMountain,
  water: IconRipple,
  travel: IconCompass,
  food: IconToolsKitchen2,
  culture: IconBuildingArch,
  learning: IconBulb,
  making: IconScissors,
  kindness: IconHeart,
  body: IconRun,
  nights: IconMoonStars,
};

/** Silhouettes in a square of 32: no two are alike, so that a category is known without its colour. */
const shapes: Record<Category, string> = {
  outdoors: "M16 2 31 29H1Z",
  water: "M16 1c5 7 11 12 11 19a11 11 0 0 1-22 0C5 13 11 8 16 1Z",
  travel: "M16 1a15 15 0 1 1 0 30 15 15 0 0 1 0-30Z",
  food: "M5 3h22a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z",
  culture: "M16 1 31 12 26 30H6L1 12Z",
  learning: "M16 1 30 8.5v15L16 31 2 23.5v-15Z",
  making: "M16 1 31 16 16 31 1 16Z",
  kindness: "M16 30C2 20 1 13 3 8c2-5 9-6 13 0 4-6 11-5 13 0 2 5 1 12-13 22Z",
  body: "M3 3h26v14a13 13 0 0 1-26 0Z",
  nights: "m16 1 4 6 7-2v7l5 4-5 4v7l-7-2-4 6-4-6-7 2v-7l-5-4 5-4V5l7 2Z",
};

interface Props {
  /** `null` for an activity whose category is unknown. */
  category: Category | null;
  size?: number;
}

/** The mark of a category. Decoration: whoever shows it says the category in words beside it. */
export function CategoryMark({ category, size = 32 }: Props) {
  const Icon = category && icons[category];
  return (
    <span
      className={classes.mark}
      data-category={category ?? "none"}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {category ? <path d={shapes[category]} /> : <circle cx="16" cy="16" r="5" />}
      </svg>
      {Icon ? <Icon size={size * 0.5} stroke={1.9} /> : null}
    </span>
  );
}

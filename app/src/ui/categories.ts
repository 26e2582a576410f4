/** The ten categories of what one can wish for. Each has a hue and a shape of its own, so that neither is needed alone. */
import type { Activity, ActivityKind } from "~/core";

export const categories = [
  "outdoors",
  "water",
  "travel",
  "food",
  "culture",
  "learning",
  "making",
  "kindness",
  "body",
  "nights",
] as const;

export type Category = (typeof categories)[number];

const kinds: Record<Category, ActivityKind> = {
  outdoors: "do",
  water: "do",
  travel: "go",
  food: "eat",
  culture: "see",
  learning: "learn",
  making: "make",
  kindness: "help",
  body: "do",
  nights: "see",
};

/** The kind that an activity of a category has. */
export function kindOf(category: Category): ActivityKind {
  return kinds[category];
}

/** The category of an activity: the one it was given, or the first of its kind. */
export function categoryOf({ category, kind }: Activity): Category {
  const own = categories.find((each) => each === category);
  return own ?? categories.find((each) => kinds[each] === kind) ?? "outdoors";
}

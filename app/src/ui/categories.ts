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

/** The one category of a kind; of `do` and `see`, which several categories have, there is none. */
const categoryOfKind: Partial<Record<ActivityKind, Category>> = {
  go: "travel",
  eat: "food",
  learn: "learning",
  make: "making",
  help: "kindness",
};

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

/** The category of an activity: the one it was given, or that of its kind; `null` where neither tells. */
export function categoryOf({
  category,
  kind,
}: {
  category?: string | undefined;
  kind?: ActivityKind | undefined;
}): Category | null {
  const own = categories.find((each) => each === category);
  return own ?? (kind && categoryOfKind[kind]) ?? null;
}

/** The categories of activities, each once. */
export function categoriesOf(
  activities: readonly Activity[],
  getCategory: (activity: Activity) => Category | null = categoryOf,
): Category[] {
  return [...new Set(activities.map(getCategory))].filter((category) => category !== null);
}

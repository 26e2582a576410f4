import { useMemo } from "react";
import { type Category, categories, categoryOf } from "../categories";
import { lazyModule } from "./lazy-module";

export const useThemes = lazyModule(() => import("~/core/themes"));

type Wish = Parameters<typeof categoryOf>[0] & { title: string };

/** Guesses by title: a list is filtered at every key press. */
const guesses = new Map<string, Category | null>();

/**
 * A function that gives the category a wish was given, else the one its words lead to; `null` where they say nothing, and
 * until the table of words is loaded. It changes its identity once, when the table has come.
 */
export function useCategoryOf(): (wish: Wish) => Category | null {
  const themes = useThemes()?.themes;
  return useMemo(() => {
    if (!themes) return categoryOf;
    return (wish: Wish) => {
      const chosen = categoryOf(wish);
      if (chosen) return chosen;
      const known = guesses.get(wish.title);
      if (known !== undefined) return known;
      const guessed = themes.category(wish.title);
      const category = categories.find((each) => each === guessed) ?? null;
      guesses.set(wish.title, category);
      return category;
    };
  }, [themes]);
}

/** The category of one wish, as {@link useCategoryOf} finds it. */
export function useCategory(wish: Wish): Category | null {
  return useCategoryOf()(wish);
}

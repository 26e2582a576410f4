import type { Activity } from "~/core";
import { type Category, categories, categoryOf } from "../categories";
import { lazyModule } from "./lazy-module";
import { Scene, type SceneSize } from "./scene";
import { type SceneName, sceneNames } from "./scene-names";

/** A wish, an idea or anything else with a title, as far as it tells which scene fits. */
export interface PicturedWish {
  id?: string;
  title: string;
  place?: { name: string } | undefined;
  category?: string | undefined;
  kind?: Activity["kind"] | undefined;
}

interface Props {
  wish: PicturedWish;
  size?: SceneSize;
  eager?: boolean;
}

const useThemes = lazyModule(() => import("~/core/themes"));

/** The drawn scene of a wish: what its words say, else its place, else its category. */
export function WishScene({ wish, ...rest }: Props) {
  const themes = useThemes()?.themes;
  const { id = "", title, place } = wish;
  const name = themes?.scene({ id, title, place: place?.name, category: categoryOf(wish) });
  return <Scene name={sceneNamed(name)} {...rest} />;
}

/** The category a wish was given, else the one its words lead to; `null` where they say nothing. */
export function useCategory(wish: PicturedWish): Category | null {
  const themes = useThemes()?.themes;
  const given = categoryOf(wish);
  if (given || !themes) return given;
  const guessed = themes.category(wish.title);
  return categories.find((each) => each === guessed) ?? null;
}

function sceneNamed(name: string | undefined): SceneName | undefined {
  return sceneNames.find((each) => each === name);
}

import type { Activity } from "~/core";
import { categoryOf } from "../categories";
import { Scene, type SceneSize } from "./scene";
import { type SceneName, sceneNames } from "./scene-names";
import { useThemes } from "./use-category";

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

/** The drawn scene of a wish: what its words say, else its place, else its category. */
export function WishScene({ wish, ...rest }: Props) {
  const themes = useThemes()?.themes;
  const { id = "", title, place } = wish;
  const name = themes?.scene({ id, title, place: place?.name, category: categoryOf(wish) });
  return <Scene name={sceneNamed(name)} {...rest} />;
}

function sceneNamed(name: string | undefined): SceneName | undefined {
  return sceneNames.find((each) => each === name);
}

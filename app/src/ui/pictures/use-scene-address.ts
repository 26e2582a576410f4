import { categoryOf } from "../categories";
import { useSceneFiles } from "./scene";
import { useThemes } from "./use-category";
import type { PicturedWish } from "./wish-scene";

/** Address of the drawn scene that the words of a thing lead to, where a picture is asked for by its address. */
export function useSceneAddress(wish: PicturedWish): string | undefined {
  const themes = useThemes()?.themes;
  const files = useSceneFiles();
  const { id = "", title, place } = wish;
  const name = themes?.scene({ id, title, place: place?.name, category: categoryOf(wish) });
  return name && files?.sceneFiles.get(name);
}

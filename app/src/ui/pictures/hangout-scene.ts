/** The drawn scene of a hangout. Pure. */
import { type SceneName, sceneNames } from "./scene-names";

/** A hangout, as far as it tells which picture fits. */
export interface PicturedHangout {
  /** Seed of its cover. */
  id: string;
  title: string;
  /** Name of its place; missing where it has none. */
  place?: string | undefined;
}

/** The table of words, as the core has it. */
interface Themes {
  scene(wish: PicturedHangout): string;
  category(title: string): string | undefined;
}

/**
 * The scene that the words of a hangout lead to, as for the wish it was made from; `null` where they say nothing and a
 * poster of its place tells more. Without a place there is always one.
 */
export function sceneOfHangout(themes: Themes, { id, title, place }: PicturedHangout): SceneName | null {
  const saysNothing = themes.category(title) === undefined && themes.category(place ?? "") === undefined;
  if (place !== undefined && saysNothing) return null;
  const name = themes.scene({ id, title, ...(place === undefined ? {} : { place }) });
  return sceneNames.find((each) => each === name) ?? null;
}

/** The words that lead to drawn scenes and categories. Apart from the core's face, loaded when the first one is shown. */
import * as product from "@yonder/wasm-core/product";
import table from "@yonder/wasm-core/themes.txt?raw";

interface Wish {
  id?: string;
  title: string;
  place?: string | undefined;
  category?: string | null;
}

interface Themes {
  /** The name of the scene that fits a wish. */
  scene(wish: Wish): string;
  /** The category that the words of a title lead to. */
  category(title: string): string | undefined;
}

// A package that was built before it had themes has no such class: scenes are then left out, and nothing else.
const { Themes } = product as unknown as { Themes: new (table: string) => Themes };

export const themes = new Themes(table);

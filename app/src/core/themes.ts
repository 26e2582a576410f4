/** The words that lead to drawn scenes and categories. Apart from the core's face, loaded when the first one is shown. */
import { init, Themes } from "@yonder/wasm-core/themes";
import table from "@yonder/wasm-core/themes.txt?raw";

await init();

export const themes = new Themes(table);

// Draws public/icon.svg as the PNG files that launchers want, into dist/icons. The manifest and the page name them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Resvg } from "@resvg/resvg-js";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url));
const icons = new URL("../dist/icons/", import.meta.url);
/** The colour of the icon's ground: launchers that cut icons into shapes of their own want it up to the edge. */
const GROUND = "#d9482b";

const save = (name, side_px, background) => {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: side_px }, background });
  writeFileSync(fileURLToPath(new URL(name, icons)), image.render().asPng());
};

mkdirSync(icons, { recursive: true });
save("icon-192.png", 192);
save("icon-512.png", 512);
save("maskable-512.png", 512, GROUND);
save("apple-touch-icon.png", 180, GROUND);

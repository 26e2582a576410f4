// Draws public/icon.svg as the PNG files that launchers want, into dist/icons. The manifest and the page name them.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const svg = new URL("../public/icon.svg", import.meta.url).pathname;
const icons = new URL("../dist/icons", import.meta.url).pathname;
const SVG_SIDE = 64;
const DPI_OF_SVG = 72;
/** The colour of the icon's ground: launchers that cut icons into shapes of their own want it up to the edge. */
const GROUND = "#d9482b";

const drawn = (side_px) => sharp(svg, { density: (DPI_OF_SVG * side_px) / SVG_SIDE }).resize(side_px, side_px);
const save = (image, name) => image.png({ compressionLevel: 9, palette: true }).toFile(join(icons, name));

mkdirSync(icons, { recursive: true });
await Promise.all([
  save(drawn(192), "icon-192.png"),
  save(drawn(512), "icon-512.png"),
  save(drawn(512).flatten({ background: GROUND }), "maskable-512.png"),
  save(drawn(180).flatten({ background: GROUND }), "apple-touch-icon.png"),
]);

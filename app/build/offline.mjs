// Writes dist/sw.js: the service worker, with the names of the files of this build in front. Everything the page may
// import is kept from the start; what is large or not always needed (the places, tiles of the base map, streets, the clusterings, the
// peers of the playground, the page of an invitation, the reader of QR codes, drawn scenes, typefaces for scripts that the words are not written in) comes with its first use.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const dist = new URL("../dist", import.meta.url).pathname;
const worker = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8");
const LATER =
  /\.(bin|json|mvt)$|^peer-|^invitation-|^(clustering|places|plan)_bg|^(street-canvas|maplibre)|^zxing_|-(latin-ext|vietnamese|cyrillic|greek)/;
const scenes = readdirSync(new URL("../src/ui/pictures/scenes", import.meta.url)).map((name) =>
  name.replace(".svg", ""),
);
/** Whether a file of the build is a drawn scene: its name, a hyphen and a hash of eight characters. */
const isScene = (file) => file.endsWith(".svg") && scenes.includes(file.slice(0, -"-12345678.svg".length));

const assets = readdirSync(join(dist, "assets")).filter(
  (name) => !/\.(br|gz)$/.test(name) && !LATER.test(name) && !isScene(name),
);
const shell = ["/", "/icon.svg", "/manifest.webmanifest", ...assets.map((name) => `/assets/${name}`).sort()];
const page = readFileSync(join(dist, "index.html"));
const build = createHash("sha256").update(page).update(shell.join()).update(worker).digest("hex").slice(0, 12);
writeFileSync(join(dist, "sw.js"), `const BUILD = "${build}";\nconst SHELL = ${JSON.stringify(shell)};\n${worker}`);

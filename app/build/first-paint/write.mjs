// Writes what is painted before the app has come: a script with the pages people arrive on, as somebody new sees them, and
// the styles they need. The page then asks for those first, and for the app once they are shown.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawn, YEAR } from "./draw.mjs";

const PATHS = ["/", `/${YEAR}`, "/bucket-list"];
const LANGUAGES = ["en", "de"];
/** Whose styles the pages need besides those of the first view. */
const STYLED = ["src/layouts/app-layout.tsx", "src/screens/year/screen.tsx", "src/screens/bucket-list/screen.tsx"];
/** Styles of Mantine's that the app loads behind its first view. */
const LATER = ["FloatingIndicator", "Combobox", "SegmentedControl"];
/** The typefaces of what is painted, which the page would only ask for once it has something to write with them. */
const FONTS = /^(fraunces|instrument-sans)-latin-wght-normal-[^.]+\.woff2$/;

const mantine = "../../node_modules/@mantine/core/styles";
const dist = new URL("../../dist", import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const html = readFileSync(join(dist, "index.html"), "utf8");

const pages = await drawn(PATHS, LANGUAGES);
const [{ styles: themed }] = Object.values(pages.en);
// Also of what these share with others, such as the map.
const styled = partsOf(STYLED).filter((file) => file.endsWith(".css"));
const ofScreens = styled.map((file) => readFileSync(join(dist, file), "utf8"));
const controls = [...LATER.map((name) => `${mantine}/${name}.css`), "../../src/ui/controls-later.css"].map((file) =>
  readFileSync(new URL(file, import.meta.url), "utf8"),
);
const styles = asset("painted", "css", [themed, ...controls, ...ofScreens].join("\n"));
const later = ["src/api/queries-provider.tsx", "src/ui/mantine-later.css"];
const yearScreen = ["src/screens/year/screen.tsx", ...later];
const listScreen = ["src/layouts/app-layout.tsx", "src/screens/bucket-list/screen.tsx", ...later];
const app = {
  script: "",
  modules: [],
  core: [],
  // What each page needs beside the first view, and what only a list does.
  parts: {
    [`/${YEAR}`]: { always: partsOf(yearScreen) },
    "/bucket-list": {
      always: partsOf(listScreen),
      withLists: partsOf(["src/screens/bucket-list/own-list.tsx"], partsOf(listScreen)),
    },
  },
};
const page = html
  .replace(/ *<script type="module"[^>]* src="([^"]+)"><\/script>\n/, (_, src) => {
    app.script = src;
    return "";
  })
  .replace(/ *<link rel="modulepreload"[^>]* href="([^"]+)">\n/g, (_, href) => {
    app.modules.push(href);
    return "";
  })
  .replace(/ *<link rel="preload" as="fetch"[^>]* href="([^"]+)">\n/g, (_, href) => {
    app.core.push(href);
    return "";
  });
if (app.script === "" || app.modules.length === 0 || app.core.length === 0) {
  throw new Error("the page does not name the app as expected");
}
const markup = Object.fromEntries(
  Object.entries(pages).map(([language, byPath]) => [
    language,
    Object.fromEntries(Object.entries(byPath).map(([path, { markup }]) => [path, asBuilt(markup)])),
  ]),
);
const script = asset(
  "paint",
  "js",
  `(() => {\nconst PAGES = ${JSON.stringify(markup)};\nconst YEAR = ${YEAR};\nconst APP = ${JSON.stringify(app)};\n` +
    `${readFileSync(new URL("./paint.js", import.meta.url), "utf8")}})();\n`,
);
const fonts = readdirSync(join(dist, "assets")).filter((name) => FONTS.test(name));
const asked = [
  `<script defer src="${script}"></script>`,
  ...fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${name}">`),
  ...[...firstStyles()].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  `<link rel="stylesheet" crossorigin href="${styles}">`,
];
writeFileSync(
  join(dist, "index.html"),
  page.replace("  </head>", `${asked.map((tag) => `    ${tag}\n`).join("")}  </head>`),
);
// The servers of the drawing leave timers behind.
process.exit(0);

/** Markup that names files of the build where it was drawn with those of the sources. */
function asBuilt(markup) {
  return markup.replace(/\/(src\/[\w/.-]+\.\w+)/g, (_, name) => `/${manifest[name].file}`);
}

/** Files of these modules and of all they import before they run, without those of the first view and others that come. */
function partsOf(names, others = []) {
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    manifest[name].imports?.forEach(visit);
  };
  visit("src/app.tsx");
  const first = new Set(seen);
  names.forEach(visit);
  const files = [...seen]
    .filter((name) => !first.has(name))
    .flatMap((name) => [manifest[name].file, ...(manifest[name].css ?? [])]);
  return [...new Set(files.map((file) => `/${file}`))].filter((file) => !others.includes(file));
}

/** The styles of the app and of all it imports before it runs, without those that the page names already. */
function firstStyles() {
  const [files, seen] = [new Set(), new Set()];
  const visit = (name) => {
    if (seen.has(name)) return;
    seen.add(name);
    const { css = [], imports = [] } = manifest[name];
    imports.forEach(visit);
    for (const file of css) if (!html.includes(file)) files.add(file);
  };
  visit("src/app.tsx");
  return files;
}

/** Writes a file of the built app whose name tells what is in it, and gives its path. */
function asset(name, kind, text) {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  writeFileSync(join(dist, `assets/${name}-${hash}.${kind}`), text);
  return `/assets/${name}-${hash}.${kind}`;
}

/** Where `@yonder/clustering` is tried: how each platform builds or runs a small program with it, and from which entry. */
import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { BROWSERS, opened, served } from "./browsers.mjs";

const run = promisify(execFile);
const here = fileURLToPath(new URL(".", import.meta.url));
const require = createRequire(import.meta.url);
const PACKAGE = "@yonder/clustering";

/** What each must answer. */
export const EXPECTED = "1,2 1,2";

const program = (entry) => `import * as clustering from "${entry}";\nimport { check, report } from "./check.mjs";\nreport(() => check(clustering));\n`;
const printing = (entry) => `import * as clustering from "${entry}";\nimport { check } from "./check.mjs";\nconsole.log(await check(clustering));\n`;
const page = (script) => `<!doctype html><meta charset="utf-8"><title>clustering</title><script type="module" src="${script}"></script>`;
const write = (folder, files) => Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
const command = async (folder, name, arguments_) => {
  const manifest = require.resolve(`${name}/package.json`);
  const { bin } = JSON.parse(await readFile(manifest, "utf8"));
  const file = typeof bin === "string" ? bin : bin[name];
  const { stdout, stderr } = await run(process.execPath, [join(manifest, "..", file), ...arguments_], { cwd: folder, env: { ...process.env, NODE_ENV: undefined, CI: "1", NEXT_TELEMETRY_DISABLED: "1" }, maxBuffer: 1e8 });
  return stdout + stderr;
};

/** Opens a folder's page in every browser there is. */
async function inBrowsers(root, handler) {
  const { address, server, outcome } = await served(root, handler);
  try {
    const outcomes = {};
    for (const browser of BROWSERS) outcomes[browser.name] = await opened(browser, `${address}/`, outcome);
    return outcomes;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const built = (folder) => inBrowsers(join(folder, "dist"));
const lastLine = (text) => text.trim().split("\n").at(-1);

/** Each writes its program into an empty folder that finds the package, and answers by browser, or by what ran it. */
export const LIGHT = {
  "Node": { entry: ".", act: async (folder) => {
    await write(folder, { "main.mjs": printing(PACKAGE) });
    return { "Node": lastLine((await run(process.execPath, ["main.mjs"], { cwd: folder })).stdout) };
  } },
  "Node, `require`": { entry: ".", act: async (folder) => {
    await write(folder, { "main.cjs": `import("./check.mjs").then(({ check }) => check(require("${PACKAGE}"))).then(console.log);` });
    return { "Node": lastLine((await run(process.execPath, ["main.cjs"], { cwd: folder })).stdout) };
  } },
  "`node:worker_threads`": { entry: "worker", act: async (folder) => {
    await write(folder, {
      "worker.mjs": `import { parentPort } from "node:worker_threads";\nimport { serve } from "${PACKAGE}/worker";\nserve(parentPort);\n`,
      "main.mjs": `import { Worker } from "node:worker_threads";\nimport { connect } from "${PACKAGE}/worker";\nimport { checkWorker } from "./check.mjs";\nconsole.log(await checkWorker(connect(new Worker(new URL("./worker.mjs", import.meta.url)))));\n`,
    });
    return { "Node": lastLine((await run(process.execPath, ["main.mjs"], { cwd: folder})).stdout) };
  } },
  "Plain page": { entry: ".", act: async (folder) => {
    await cp(join(folder, "../node_modules"), join(folder, "node_modules"), { recursive: true });
    await write(folder, { "index.html": page("main.js"), "main.js": program(`./node_modules/${PACKAGE}/clustering.js`) });
    return inBrowsers(folder);
  } },
  "Module worker": { entry: "worker", act: async (folder) => {
    const worker = `./node_modules/${PACKAGE}/worker/clusters.js`;
    await cp(join(folder, "../node_modules"), join(folder, "node_modules"), { recursive: true });
    await write(folder, {
      "index.html": page("main.js"), "worker.js": `import { serve } from "${worker}";\nserve(self);\n`,
      "main.js": `import { connect } from "${worker}";\nimport { checkWorker, report } from "./check.mjs";\nreport(() => checkWorker(connect(new Worker("worker.js", { type: "module" }))));\n`,
    });
    return inBrowsers(folder);
  } },
  "Vite": { entry: ".", act: async (folder) => {
    const { build } = await import("vite");
    await write(folder, { "index.html": page("/main.js"), "main.js": program(PACKAGE) });
    await build({ root: folder, configFile: false, logLevel: "error" });
    return built(folder);
  } },
  "Vite, development": { entry: ".", act: async (folder) => {
    const { createServer } = await import("vite");
    await write(folder, { "index.html": page("/main.js"), "main.js": program(PACKAGE) });
    const vite = await createServer({ root: folder, configFile: false, logLevel: "error", server: { middlewareMode: true, hmr: false, ws: false }, appType: "spa" });
    try {
      return await inBrowsers(folder, (request, response) => new Promise((resolve) => {
        response.on("finish", () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }));
    } finally {
      await vite.close();
    }
  } },
  "Rollup": { entry: "inline", act: async (folder) => {
    const { rollup } = await import("rollup");
    const { nodeResolve } = await import("@rollup/plugin-node-resolve");
    await write(folder, { "main.js": program(`${PACKAGE}/inline`) });
    const bundle = await rollup({ input: join(folder, "main.js"), plugins: [nodeResolve({ browser: true })], logLevel: "silent" });
    await bundle.write({ dir: join(folder, "dist"), format: "es" });
    await write(join(folder, "dist"), { "index.html": page("main.js") });
    return built(folder);
  } },
  "esbuild": { entry: "inline", act: async (folder) => {
    const { build } = await import("esbuild");
    await write(folder, { "main.js": program(`${PACKAGE}/inline`) });
    await build({ entryPoints: [join(folder, "main.js")], bundle: true, format: "esm", outdir: join(folder, "dist"), logLevel: "error" });
    await write(join(folder, "dist"), { "index.html": page("main.js") });
    return built(folder);
  } },
  "esbuild, module as a file": { entry: ".", act: async (folder) => {
    const { build } = await import("esbuild");
    await write(folder, {
      "main.js": `import * as clustering from "${PACKAGE}";\nimport address from "${PACKAGE}/clustering.wasm";\nimport { check, report } from "./check.mjs";\nreport(() => check({ ...clustering, init: () => clustering.init(address) }));\n`,
    });
    await build({ entryPoints: [join(folder, "main.js")], bundle: true, format: "esm", outdir: join(folder, "dist"), loader: { ".wasm": "file" }, publicPath: "/", logLevel: "error" });
    await write(join(folder, "dist"), { "index.html": page("main.js") });
    return built(folder);
  } },
};

export const HEAVY = {
  "webpack": { entry: ".", act: async (folder) => {
    const { default: webpack } = await import("webpack");
    await write(folder, { "main.js": program(PACKAGE) });
    await promisify(webpack)({ mode: "production", context: folder, entry: "./main.js", output: { path: join(folder, "dist"), filename: "main.js" } }).then((stats) => {
      if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    });
    await write(join(folder, "dist"), { "index.html": page("main.js") });
    return built(folder);
  } },
  "Parcel": { entry: ".", act: async (folder) => {
    await write(folder, { "package.json": '{ "name": "page", "private": true, "browserslist": "last 2 chrome versions" }', "index.html": page("main.js"), "main.js": program(PACKAGE) });
    await command(folder, "parcel", ["build", "index.html", "--no-cache", "--dist-dir", "dist"]);
    return built(folder);
  } },
  "Next (Turbopack)": { entry: ".", act: async (folder) => {
    await mkdir(join(folder, "app"));
    await write(folder, {
      "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(here)} } };\n`,
      "app/layout.jsx": "export default ({ children }) => <html><body>{children}</body></html>;\n",
      "app/page.jsx": `"use client";\nimport { useEffect } from "react";\nimport * as clustering from "${PACKAGE}";\nimport { check, report } from "../check.mjs";\nexport default function Page() {\n  useEffect(() => void report(() => check(clustering)), []);\n  return null;\n}\n`,
      "package.json": '{ "name": "page", "private": true, "type": "module" }',
    });
    await command(folder, "next", ["build"]);
    return inBrowsers(join(folder, "out"));
  } },
  "Next, on the server": { entry: ".", act: async (folder) => {
    await mkdir(join(folder, "app"));
    await write(folder, {
      "next.config.mjs": `export default { output: "export", turbopack: { root: ${JSON.stringify(here)} } };\n`,
      "app/layout.jsx": "export default ({ children }) => <html><body>{children}</body></html>;\n",
      "app/page.jsx": `import * as clustering from "${PACKAGE}";\nimport { check } from "../check.mjs";\nexport default async () => <p>{await check(clustering)}</p>;\n`,
      "package.json": '{ "name": "page", "private": true, "type": "module" }',
    });
    await command(folder, "next", ["build"]);
    return { "Node": /<p>(.*?)<\/p>/.exec(await readFile(join(folder, "out/index.html"), "utf8"))?.[1] ?? "nothing" };
  } },
  "Jest": { entry: ".", act: (folder) => jest(folder, "node") },
  "Jest, jsdom": { entry: ".", act: (folder) => jest(folder, "jsdom") },
  "Vitest": { entry: ".", act: async (folder) => {
    await write(folder, { "vitest.config.mjs": "export default {};\n", "clusters.test.mjs": `import { expect, test } from "vitest";\nimport * as clustering from "${PACKAGE}";\nimport { check } from "./check.mjs";\ntest("clusters", async () => expect(await check(clustering)).toBe("${EXPECTED}"));\n` });
    await command(folder, "vitest", ["run", "--root", folder]);
    return { "Node": EXPECTED };
  } },
  "Bun": { entry: ".", act: async (folder) => {
    await write(folder, { "main.mjs": printing(PACKAGE) });
    return { "Bun": lastLine((await run(require.resolve("bun/bin/bun.exe"), ["main.mjs"], { cwd: folder })).stdout) };
  } },
  "Deno": { entry: ".", act: async (folder) => {
    await write(folder, { "main.mjs": printing(PACKAGE), "package.json": '{ "type": "module" }' });
    return { "Deno": lastLine(await command(folder, "deno", ["run", "--quiet", "--node-modules-dir=manual", "--allow-read", "main.mjs"])) };
  } },
};

async function jest(folder, environment) {
  await write(folder, {
    "package.json": JSON.stringify({ name: "page", private: true, jest: { testEnvironment: environment, transform: {}, testMatch: ["**/*.test.js"], rootDir: "." } }),
    "clusters.test.js": `const Supercluster = require("${PACKAGE}/supercluster");\nconst { ClusterIndex } = require("${PACKAGE}");\ntest("clusters", () => {\n  const point = (lng, lat) => ({ type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [lng, lat] } });\n  expect(new Supercluster().load([point(13.4, 52.5), point(13.5, 52.6)]).getClusters([-180, -85, 180, 85], 3).length).toBe(1);\n  expect(new ClusterIndex().loadCoordinates(Float64Array.of(1, 2)).length).toBe(1);\n});\n`,
  });
  await command(folder, "jest", ["--rootDir", folder]);
  return { "Node": EXPECTED };
}

/** Puts the package where the folders of all platforms find it, and gives the folder of one. */
export async function prepare(work, tarball) {
  await mkdir(join(work, "node_modules", PACKAGE), { recursive: true });
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", join(work, "node_modules", PACKAGE)]);
  await cp(join(here, "fixtures/check.mjs"), join(work, "check.mjs"));
  return async (name) => {
    const folder = join(work, name.toLowerCase().replace(/[^a-z]+/g, "-"));
    await mkdir(folder);
    await cp(join(here, "fixtures/check.mjs"), join(folder, "check.mjs"));
    return folder;
  };
}

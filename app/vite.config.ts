import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { firstView } from "./build/first-view.ts";
import { ISOLATED } from "./src/testing/isolated.ts";

/**
 * Packages that the playground measures beside ours. Their manifests are not among their exports, so that the page
 * cannot ask them.
 */
const PEERS = {
  supercluster: "supercluster",
  supercluster8: "supercluster8",
  markerclusterer: "@googlemaps/markerclusterer",
  markerclustererplus: "@googlemaps/markerclustererplus",
  kdbush: "kdbush",
  flatbush: "flatbush",
};
const PEER_FILES =
  /node_modules\/(@googlemaps|supercluster8?|kdbush|flatbush|flatqueue|fast-equals)\/|google-maps\.js$/;
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(new URL(`./node_modules/${name}/package.json`, import.meta.url), "utf8")).version;
const peerVersions = Object.fromEntries(Object.entries(PEERS).map(([name, from]) => [name, versionOf(from)]));
const { plugin: firstViewPlugin, groups } = firstView();
const isolated = ISOLATED.map((folder) => `src/${folder}/**/*.test.{ts,tsx}`);
const server = "http://localhost:8787";

export default defineConfig({
  plugins: [react(), firstViewPlugin],
  worker: {
    format: "es",
    // Named for what keeps files on the device: nobody needs the playground's peers there.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) =>
          `assets/${moduleIds.some((id) => PEER_FILES.test(id)) ? "peer-" : ""}[name]-[hash].js`,
      },
    },
  },
  resolve: {
    alias: {
      "~": fileURLToPath(new URL("./src", import.meta.url)),
      // What the core's tests and benches drive Google's clusterers with.
      "google-maps-stand-in": fileURLToPath(new URL("../wasm-core/tests/js/support/google-maps.js", import.meta.url)),
    },
    // The core's package is linked, and would otherwise bring the copies it was developed with.
    dedupe: ["@deck.gl/core", "@deck.gl/layers", "@luma.gl/core", "@luma.gl/engine"],
  },
  define: { __PEER_VERSIONS__: JSON.stringify(peerVersions) },
  build: {
    target: "esnext",
    // A data URL would need a wider content security policy than the product has.
    assetsInlineLimit: 0,
    // Says which file needs which, for the budget of the first view.
    manifest: true,
    chunkSizeWarningLimit: 1100,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: Object.fromEntries(["/v1", "/functions", "/config.json", "/builds"].map((path) => [path, server])),
    // The core's package lies beside the app, and a test reads ARCHITECTURE.md.
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    // For machines that have other things to do; nothing here waits for time to pass.
    testTimeout: 30_000,
    // One for each processor; by default one of them is left idle.
    maxWorkers: "100%",
    // A link that is left to the browser must not make the tests look for a server.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildFrameNavigation: true,
            disableChildPageNavigation: true,
          },
        },
      },
    },
    projects: [
      { extends: true, test: { name: "isolated", include: isolated } },
      {
        extends: true,
        test: { name: "shared", include: ["src/**/*.test.{ts,tsx}"], exclude: isolated, isolate: false },
      },
    ],
    // Tests read the colours, and which styles are loaded.
    css: { include: /tokens\.css|mantine(-later)?\.css/ },
    setupFiles: ["src/testing/setup.ts"],
    // Node loads the core as it is: it finds its WebAssembly beside itself.
    server: { deps: { external: [/wasm-core\/pkg\/[^?]*\.js/] } },
  },
});

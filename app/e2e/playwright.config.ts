import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const browser = execFileSync(fileURLToPath(new URL("./browser.sh", import.meta.url)), ["--path"], {
  encoding: "utf8",
}).trim();

/** A browser that draws in software, alike on every machine, and talks to nobody but the server under test. */
const flags = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  outputDir: ".artifacts/results",
  // By its whole path, for the configurations in other folders that go on from this one.
  reporter: [["list"], [fileURLToPath(new URL("./support/failures.ts", import.meta.url))]],
  // Software drawing takes both cores of a small machine; tests side by side would only wait for each other.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 900, height: 640 },
    locale: "en-GB",
    // What a test does to the network would not reach the requests that a service worker makes; its own test has one.
    serviceWorkers: "block",
    // The map on the first page would drift and draw without end.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: browser, args: flags },
    trace: "retain-on-failure",
  },
});

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const shell = execFileSync(fileURLToPath(new URL("./browser.sh", import.meta.url)), ["--shell"], {
  encoding: "utf8",
}).trim();

/** A browser that draws in software, alike on every machine, and talks to nobody but the server under test. */
const flags = [
  "--no-sandbox",
  // Mesa keeps the shaders it has compiled, also from one browser to the next: the first picture of a map takes half a second
  // of processor time. SwiftShader, which takes five, is what the browser falls back to where there is no Mesa.
  "--use-gl=angle",
  "--use-angle=gl-egl",
  "--ignore-gpu-blocklist",
  "--enable-unsafe-swiftshader",
  // Pages are put together by the processor itself: by way of a graphics card in software that costs half a core more.
  "--disable-gpu-compositing",
  "--disable-gpu-rasterization",
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
  // Tests share nothing: each has its own accounts and browser context, each worker its own server.
  fullyParallel: true,
  workers: 2,
  projects: [
    // Live maps come first, and one at a time: two of them drawn in software starve each other. On a machine that has other
    // things to do the first picture takes its time.
    { name: "map", grep: /@map/, workers: 1, expect: { timeout: 60_000 } },
    { name: "pages", grepInvert: /@map/ },
  ],
  // A test that passes at the second attempt is named as flaky in the summary, and leaves a trace of that attempt.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // What is not there to be pressed fails the test soon, and not only at its end.
    actionTimeout: 30_000,
    viewport: { width: 900, height: 640 },
    locale: "en-GB",
    // What a test does to the network would not reach the requests that a service worker makes; its own test has one.
    serviceWorkers: "block",
    // Flights over the map would take their time.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: shell, args: flags },
    // Recording every test would cost a quarter of the whole run.
    trace: "on-first-retry",
  },
});

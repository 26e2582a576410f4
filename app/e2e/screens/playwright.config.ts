import { defineConfig } from "@playwright/test";
import base from "../playwright.config";

/** Takes pictures of every screen and state, for people to look at: `npm run screens`. */
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.screens.ts",
  outputDir: "../.artifacts/results",
  timeout: 300_000,
});

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { LaunchOptions } from "@playwright/test";

/**
 * The whole browser, for what the headless shell of the other tests lacks or does otherwise: the camera, pages on paper, and what
 * is kept when a page is left.
 */
export const wholeBrowser = execFileSync(fileURLToPath(new URL("../browser.sh", import.meta.url)), ["--path"], {
  encoding: "utf8",
}).trim();

/** For `test.use({ launchOptions: inWholeBrowser })`. */
export function inWholeBrowser(
  { launchOptions }: { launchOptions: LaunchOptions },
  use: (options: LaunchOptions) => Promise<void>,
): Promise<void> {
  return use({ ...launchOptions, executablePath: wholeBrowser });
}

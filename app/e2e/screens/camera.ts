import type { Page } from "@playwright/test";
import { comeToMap, expect, picture } from "../support/test";

const WIDTHS = [360, 1440];
const SCHEMES = ["light", "dark"] as const;

/** Pictures of a page, narrow and wide, light and dark. Without a path: of the page as it is. */
export async function shoot(page: Page, path: string | null, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  if (path) await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 500 ? 780 : 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expect(page.locator("h1").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await comeToMap(page);
      await page.evaluate(() => window.scrollTo(0, 0));
      // Rows that were far away are painted in the turn after the one in which they come near.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      await picture(page, `screens/${name}-${width}-${colorScheme}`);
    }
  }
}

/** Pictures of a page as it is printed, on paper of A4 and from dark colours too. */
export async function shootPrinted(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.setViewportSize({ width: 688, height: 1010 });
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await picture(page, `screens/${name}-printed`);
  await page.emulateMedia({ media: null, colorScheme: null });
}

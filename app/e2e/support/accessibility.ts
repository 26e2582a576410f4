import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test";

const WIDTHS = [360, 1440];
/** Rules of axe about colours: what else a page is does not depend on its scheme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** Runs axe over the page, narrow and wide, and wide in dark colours; it must not scroll sideways either. */
export async function expectAccessible(page: Page, name: string, widths = WIDTHS): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    for (const width of colorScheme === "light" ? widths : widths.slice(-1)) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.locator("h1").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Pages have no frames, for which axe would open a page of its own each time.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (colorScheme === "light" ? axe : axe.withRules(COLOUR_RULES)).analyze();
      const where = `${name} ${colorScheme} ${width}`;
      expect.soft(violations.map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
    }
  }
}

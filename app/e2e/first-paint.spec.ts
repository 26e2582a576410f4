import type { Page } from "@playwright/test";
import { expect, listen, test } from "./support/test";

const painted = (page: Page) => page.locator("#root[data-painted]");

/** Keeps the app from coming until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** The year that the heading of a page names: on the first page the next one from October on. */
function yearOn(path: string): string {
  const now = new Date();
  if (path === "/2025") return "2025";
  return String(now.getFullYear() + (path === "/" && now.getMonth() >= 9 ? 1 : 0));
}

/**
 * Lists the elements in the window with their places and words. What stands below it, the small map and drawn faces may
 * still be on their way.
 */
function layout(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const parts = document.querySelectorAll("#root :is(h1, h2, p, a, button, input, label, select, section, nav, svg)");
    // A coarse map is hidden while the code of the fine one loads, and another stands in its place.
    const shown = Array.from(parts).filter((part) => part.checkVisibility());
    const inWindow = shown.filter(
      (part) => part.getBoundingClientRect().y < innerHeight && !part.closest('[role="img"], [data-size]'),
    );
    return inWindow.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      // A section has the words of its parts, and the letters that stand in for faces.
      const own = part.localName === "section" ? "" : part.textContent;
      const words = part.localName === "select" ? (part as HTMLSelectElement).value : own;
      return `${part.localName} ${words} ${[x, y, width, height].map(Math.round)} ${getComputedStyle(part).color}`;
    });
  });
}

for (const [locale, colorScheme] of [
  ["en-GB", "light"],
  ["de-DE", "dark"],
] as const) {
  test(`what is painted before the app has come stays where it is when it has: ${locale}, ${colorScheme}`, async ({
    browser,
    server,
  }) => {
    for (const path of ["/", "/2025", "/bucket-list"]) {
      for (const width of [360, 1440]) {
        const viewport = { width, height: 800 };
        const look = { locale, colorScheme, viewport, baseURL: server.url, serviceWorkers: "block" } as const;
        const context = await browser.newContext(look);
        const page = await context.newPage();
        const complaints: string[] = [];
        listen(page, complaints);
        const letGo = await holdApp(page);
        await page.goto(path, { waitUntil: "commit" });
        await expect(painted(page)).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        await expect(page.locator("h1")).toContainText(yearOn(path));
        const before = await layout(page);
        letGo();
        await expect(page.locator("#root:not([data-painted]) h1")).toBeVisible();
        expect(before.length).toBeGreaterThan(10);
        // What comes into the window below it afterwards moves nothing.
        expect((await layout(page)).slice(0, before.length), `${path} at ${width} px`).toEqual(before);
        expect(complaints).toEqual([]);
        await context.close();
      }
    }
  });
}

test("the way on is open before the app has come, and what waits for it cannot be pressed", async ({ page }) => {
  await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(painted(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toBeDisabled();
  await expect(page.getByLabel("I want to")).not.toBeEditable();
  await page.getByRole("link", { name: "More ideas" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/create\?year=\d{4}&step=ideas$/);
});

test("whoever has a list here is not shown the page of somebody new", async ({ page }) => {
  await page.goto("/bucket-list");
  await page.getByRole("button", { name: /Start my \d{4} list/ }).click();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
  const letGo = await holdApp(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#root .boot")).toBeVisible();
  await expect(painted(page)).toHaveCount(0);
  letGo();
  await expect(page.getByText("Nothing here yet")).toBeVisible();
});

test("the language and the colours that were chosen here are those of what is painted", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Language").selectOption("de");
  await page.getByRole("button", { name: "Dunkle Darstellung" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await holdApp(page);
  await page.reload({ waitUntil: "commit" });
  await expect(painted(page).getByRole("link", { name: "Mehr Ideen" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

import type { Page } from "@playwright/test";
import { routeTable } from "@yonder/wasm-core/product";
import { fill } from "./support/fill";
import { GUARDED, OPEN_VIEWS, OWN_VIEWS, PATHS } from "./support/paths";
import { call } from "./support/people";
import { faultsOf } from "./support/screen-checks";
import { Server } from "./support/server";
import { test as base, expect, openAs, type Person, walkTo } from "./support/test";
import { translation } from "./support/translation";

/** Server of its own: other tests publish in English, which would show on these pages too. */
const test = base.extend<object, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
});

// The narrowest phone, and the language with the longest words.
test.use({ locale: "de-DE", viewport: { width: 320, height: 640 } });

const YEAR = new Date().getFullYear();
const LONG_NAME = "Anneliese-Katharina von Wolfenstein-Hohenfels";
const LONG_TITLES = [
  "Donaudampfschifffahrtsgesellschaftskapitänsmütze anprobieren und ein Foto davon an alle schicken",
  "Im Morgengrauen barfuß zum Leuchtturm laufen",
  "Brot backen wie Großmutter",
];
const OPEN = [...PATHS, ...OPEN_VIEWS].filter((path) => !GUARDED.includes(path));
/** Pages that a list, or a long name, makes different. */
const WITH_LIST = [...OWN_VIEWS, "/profile", "/profile/edit", "/selected", "/browse", "/create", "/app/bucket-list"];
const AT_ONCE = 12;

const german = translation(["Kyoto", "Lisbon", "Oaxaca"]);

async function expectFine(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await walkTo(page, path);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await faultsOf(page, german), path).toEqual([]);
  }
}

test("the paths that are looked at are all of the route table", () => {
  const patterns = routeTable().map(({ pattern }) => pattern);
  const missing = patterns.filter((pattern) => {
    const shape = new RegExp(`^${pattern.replaceAll(/\{[^}]+\}/g, "[^/?]+")}$`);
    // A list or a place by its id is a page of its own test; what is not there is the page for what is not found.
    return (
      !/^\/(\{year\}|2025|browse|browse_copy|(app\/)?bucket-list)\/\{id\}$/.test(pattern) &&
      !PATHS.some((path) => shape.test(path.split("?")[0] ?? ""))
    );
  });
  expect(missing).toEqual([]);
});

for (const paths of inParts(OPEN)) {
  test(`narrow and German, signed out: ${paths.join(" ")}`, async ({ page }) => {
    await expectFine(page, paths);
  });
}

for (const paths of inParts([...new Set([...PATHS, ...OWN_VIEWS])])) {
  test(`narrow and German, signed in with nothing: ${paths.join(" ")}`, async ({ page, person }) => {
    await openAs(page, person, "/privacy");
    await expectFine(page, paths);
  });
}

for (const paths of inParts(WITH_LIST)) {
  test(`narrow and German, with a long list and long names: ${paths.join(" ")}`, async ({ page, person }) => {
    await openWithLongList(page, person);
    await expectFine(page, paths);
  });
}

async function openWithLongList(page: Page, person: Person): Promise<void> {
  await openAs(page, { ...person, name: LONG_NAME }, "/privacy");
  await call(page, "upsertBucketList", { year: YEAR });
  await fill(page, 300, LONG_TITLES);
}

function inParts(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / AT_ONCE);
  return Array.from({ length: count }, (_, part) => paths.filter((_, at) => at % count === part));
}

test("the bar at the bottom has each name on one line, in targets that are wide enough", async ({ page }) => {
  await page.goto("/app/bucket-list");
  const places = page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link").filter({ visible: true });
  await expect(places).toHaveText(["Heute", "Meine Liste", "Stöbern", "Quests", "Freunde"]);
  const boxes = await places.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(new Set(boxes.map(({ height }) => height)).size).toBe(1);
  expect(boxes[0]?.height).toBeLessThan(60);
  for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(44);
});

test("the sheet that shares a list has all its words, before there is a link and with one", async ({
  page,
  person,
}) => {
  // A phone has a sheet of its own for sharing, which makes two buttons of one.
  await page.addInitScript(() => {
    navigator.share = () => Promise.resolve();
  });
  await openWithLongList(page, person);
  await page.goto("/bucket-list");
  await page.getByRole("button", { name: "Teilen", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Teilen" });
  const make = sheet.getByRole("button", { name: /^Link.* erstellen/ });
  await expect(make).toBeVisible();
  expect.soft(await faultsOf(page, german)).toEqual([]);
  await make.click();
  await expect(sheet.getByLabel("Link", { exact: true })).toHaveValue(/\?k=/);
  expect.soft(await faultsOf(page, german)).toEqual([]);
  await sheet.getByRole("radio", { name: "Freunde" }).check();
  await expect(sheet.getByRole("alert")).toBeVisible();
  expect.soft(await faultsOf(page, german)).toEqual([]);
});

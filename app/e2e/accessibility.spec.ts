import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { fill } from "./support/fill";
import { GUARDED, OPEN_VIEWS, OWN_VIEWS, PATHS, WITH_MAP } from "./support/paths";
import { call } from "./support/people";
import { comeToMap, expect, openAs, test, walkTo } from "./support/test";

const YEAR = new Date().getFullYear();

// Signed out a guarded path is the page to sign in, which is among the others; the map of this one lives from the start.
const ELSEWHERE = [...GUARDED, "/browse"];
const OPEN = [...PATHS, ...OPEN_VIEWS].filter((path) => !ELSEWHERE.includes(path));
/** Paths in one test: enough that starting a browser does not count, few enough that workers end at the same time. */
const AT_ONCE = 6;

async function expectAllAccessible(page: Page, paths: readonly string[], name: string): Promise<void> {
  for (const path of paths) {
    await walkTo(page, path);
    await expectAccessible(page, `${name} ${path}`);
  }
}

for (const paths of inParts(OPEN)) {
  test(`accessible to everybody: ${paths.join(" ")}`, async ({ page }) => {
    await expectAllAccessible(page, paths, "open");
  });
}

for (const paths of inParts([...GUARDED, ...OWN_VIEWS])) {
  test(`accessible to somebody with a list: ${paths.join(" ")}`, async ({ page, person, complaints }) => {
    await openAs(page, person, "/bucket-list");
    await call(page, "upsertBucketList", { year: YEAR });
    await fill(page, 8);
    await expectAllAccessible(page, paths, "own");
    expect(complaints).toEqual([]);
  });
}

test("accessible: the details of an item", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await call(page, "upsertBucketList", { year: YEAR });
  await fill(page, 8);
  await page.reload();
  const more = page.getByRole("button", { name: /^More actions for/ });
  await more.last().click();
  await page.getByRole("menuitem", { name: "Details" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "details");
});

for (const path of WITH_MAP) {
  test(`accessible while its map lives: ${path}`, { tag: "@map" }, async ({ page, person }) => {
    await openAs(page, person, "/bucket-list");
    await call(page, "upsertBucketList", { year: YEAR });
    await fill(page, 8);
    await walkTo(page, path);
    await comeToMap(page);
    await expectAccessible(page, `map ${path}`);
  });
}

function inParts(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / AT_ONCE);
  return Array.from({ length: count }, (_, part) => paths.filter((_, at) => at % count === part));
}

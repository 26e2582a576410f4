import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/accessibility";
import { fill } from "./support/fill";
import { call, friends } from "./support/people";
import { expect, openAs, test } from "./support/test";

const now = new Date();
const YEAR = now.getFullYear();
/** Year that the first screen is about: from October on the next year. */
const PLANNED = now.getMonth() >= 9 ? YEAR + 1 : YEAR;

const sheet = (page: Page) => page.getByRole("region", { name: new RegExp(`(Our|My) ${PLANNED}`) });
const field = (page: Page) => page.getByLabel("I want to");

async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.locator("#root[data-painted]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`What will you do with ${PLANNED}?`);
}

test("the first screen is a list to tick, and the first wish typed there is on the reader's own at once", async ({
  page,
  complaints,
}) => {
  await openHome(page);
  const lights = sheet(page).getByRole("checkbox", { name: /northern lights/ });
  await lights.check();
  await expect(lights).toBeChecked();
  await expect(page.getByRole("img", { name: /^Map: .*Tromsø/ })).toBeVisible();

  await field(page).fill("see the puffins");
  await field(page).press("Enter");
  await expect(sheet(page).getByRole("heading", { name: `My ${PLANNED}` })).toBeVisible();
  await expect(sheet(page).getByRole("checkbox", { name: "See the puffins: done" })).not.toBeChecked();
  await page.getByRole("button", { name: "throw a pot" }).click();
  await sheet(page).getByRole("button", { name: "Add “See the northern lights”" }).click();
  await expect(sheet(page).getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByRole("img", { name: "Map: Tromsø" })).toBeVisible();

  await page.reload();
  await expect(sheet(page).getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`3 wishes for ${PLANNED}. What’s next?`);
  await page.getByRole("link", { name: "Open my 3 wishes" }).click();
  await expect(page.locator("[data-title]", { hasText: "See the puffins" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a place that ends the wish is offered, and lands on the map with it", async ({ page }) => {
  await openHome(page);
  await field(page).fill("see the temples of Kyoto");
  await page.getByRole("button", { name: /^Kyoto, Japan/ }).click();
  await expect(sheet(page)).toContainText("See the temples of Kyoto");
  await expect(page.getByRole("img", { name: "Map: Kyoto" })).toBeVisible();
});

test("a place that a wish names in full is on the map without being picked, also while places still load", async ({
  page,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route("**/gazetteer-*.bin*", async (route) => {
    await held;
    await route.continue();
  });
  await openHome(page);
  await field(page).fill("see the Eiffel Tower");
  await expect(page.getByText("Looking for places…")).toBeVisible();
  await field(page).press("Enter");
  await expect(sheet(page).getByRole("checkbox", { name: "See the Eiffel Tower: done" })).toBeVisible();
  letGo();
  await expect(page.getByText("On the map: Eiffel Tower.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Map: Eiffel Tower" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("img", { name: "Map: Eiffel Tower" })).toHaveCount(0);
  await expect(sheet(page).getByRole("checkbox", { name: "See the Eiffel Tower: done" })).toBeVisible();
});

test("the place that is offered first is the one a wish is saved with, and ordinary words are no place", async ({
  page,
}) => {
  await openHome(page);
  const hints = page.getByRole("group", { name: "Places to add" }).getByRole("button");
  await field(page).fill("Eiffel Tower");
  await expect(hints).toHaveText([/^Eiffel Tower, Sight · Paris, France$/]);
  await field(page).fill("Matterhorn");
  await expect(hints.first()).toHaveText(/^Matterhorn, Mountain/);
  await field(page).press("Enter");
  await expect(page.getByText("On the map: Matterhorn.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Map: Matterhorn" })).toBeVisible();
  for (const words of ["reading", "bath"]) {
    await field(page).fill(words);
    await field(page).press("Enter");
  }
  // A place of its own stands behind those that name none: they were looked for before it.
  await field(page).fill("climb Kilimanjaro");
  await field(page).press("Enter");
  await expect(page.getByRole("img", { name: "Map: Matterhorn, Mount Kilimanjaro" })).toBeVisible();
});

test("coordinates typed on the first page are offered as the spot they are, and Enter adds it", async ({ page }) => {
  await openHome(page);
  await field(page).fill("57.5, -6.64");
  const hints = page.getByRole("group", { name: "Places to add" }).getByRole("button");
  await expect(hints.first()).toHaveText(/^Near \D+, exactly at 57\.5, -6\.64$/);
  const [, near = ""] = /^(Near \D+), exactly/.exec(await hints.first().innerText()) ?? [];
  await field(page).press("Enter");
  await expect(sheet(page).getByRole("checkbox", { name: `${near}: done` })).toBeVisible();
  await expect(page.getByRole("img", { name: `Map: ${near}` })).toBeVisible();
});

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("a place between an article and a verb is on the map, and so is one behind coordinates with commas", async ({
    page,
  }) => {
    await page.goto("/");
    const field = page.getByLabel("Ich möchte");
    await field.fill("den Eiffelturm sehen");
    await expect(page.getByRole("button", { name: /^Eiffelturm, / })).toBeVisible();
    await field.press("Enter");
    await expect(page.getByRole("img", { name: "Karte: Eiffelturm" })).toBeVisible();
    await field.fill("57,5 -6,64");
    await expect(page.getByRole("button", { name: /^Bei .+, genau bei 57\.5, -6\.64$/ })).toBeVisible();
  });
});

test("below the list the page says how it works, and takes the link that somebody sent", async ({ page }) => {
  await openHome(page);
  const join = page.getByLabel("Did someone send you a link or code?");
  await join.fill("some-code");
  await join.press("Enter");
  await expect(page).toHaveURL("/app/join?code=some-code");
});

test("somebody signed in sees what fits now, ticks it, and what a friend did", async ({
  browser,
  server,
  person,
  friend,
}) => {
  const [ann, ben] = await friends(browser, server, person, friend);
  await call(ann, "upsertBucketList", { year: YEAR });
  await fill(ann, 8);
  await call(ben, "upsertBucketList", { year: YEAR });
  await ann.addInitScript(noteShifts);
  await ann.goto("/");
  await expect(ann.getByRole("heading", { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Walker$/);
  await expect(
    ann.getByRole("heading", { name: /(left|Last day), \d+ (of your wishes still fit|wishes to choose from)$/ }),
  ).toBeVisible();
  await expect(ann.getByText(/^Walker started a list for/)).toBeVisible();
  await expect(ann.getByRole("heading", { name: "Nothing planned yet" })).toBeVisible();
  expect(await ann.evaluate(() => (window as unknown as Shifted).shifted)).toBeLessThan(0.05);

  const next = ann.getByRole("region").filter({ has: ann.getByRole("button", { name: "I did it" }) });
  const title = await next.getByRole("heading").textContent();
  await next.getByRole("button", { name: "I did it" }).click();
  await expect(ann.getByRole("button", { name: "Undo" }).first()).toBeVisible();
  await expect(ann.getByRole("heading", { name: title ?? "no title", level: 2 })).toBeVisible();
  await expectAccessible(ann, "today");
});

test("a newcomer is asked for the first wish, which is then the next thing to do", async ({ page, person }) => {
  await openAs(page, person, "/");
  await field(page).fill("swim in a fjord");
  await field(page).press("Enter");
  await expect(page.getByRole("heading", { name: "Swim in a fjord" })).toBeVisible();
  await expect(page.getByRole("button", { name: "I did it" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Who else?" })).toBeVisible();
});

test("a year that is done shows its stamped pictures, and begins the next one", async ({ page, person }) => {
  await openAs(page, person, "/privacy");
  const { id } = (await call(page, "upsertBucketList", { year: YEAR })) as { id: string };
  const activity = { id: crypto.randomUUID(), title: "Swim in a fjord", kind: "do", status: "done" };
  await call(page, "editBucketItems", { listId: id, ops: [{ op: "add", activity }] });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 out of 1, Walker");
  await expect(page.getByText("Swim in a fjord")).toBeVisible();
  await page.getByRole("link", { name: `Start my ${YEAR + 1}` }).click();
  await expect(page).toHaveURL(`/create?year=${YEAR + 1}`);
});

test("the ways through the product are the same on each of its pages, and none leads to a page that is not open", async ({
  page,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, person, "/");
  const main = page.getByRole("navigation", { name: "Main" });
  for (const [name, heading] of [
    ["My list", /Your/],
    ["Browse", /./],
    ["Quests", /./],
    ["Friends", "Friends"],
    ["Today", /^Good/],
  ] as const) {
    await main.getByRole("link", { name, exact: true }).click();
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(heading);
    await expect(page.getByRole("link", { name: `My profile: ${person.name}` })).toBeVisible();
  }
});

type Shifted = { shifted: number };

/** Adds up how much of what is seen moves by itself. */
function noteShifts(): void {
  const seen = window as unknown as Shifted;
  seen.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

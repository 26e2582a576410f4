import type { Locator, Page } from "@playwright/test";
import { fill } from "./support/fill";
import { items } from "./support/people";
import { expect, openAs, test } from "./support/test";

const MANY = 300;

test("every row of a long list is there to be found, and far ones are put in order like near ones", async ({
  page,
  person,
}) => {
  await openAs(page, person, "/bucket-list");
  await page.getByRole("button", { name: /Start my/ }).click();
  await fill(page, MANY);
  await page.reload();
  await expect(items(page)).toHaveCount(MANY);

  // By pointer: a row far below the first window takes the place of the one above it.
  const wishes = page.getByRole("list", { name: "Wishes" }).getByRole("listitem");
  const [above, dragged] = [wishes.nth(60), wishes.nth(61)];
  const [aboveTitle, draggedTitle] = [await titleOf(above), await titleOf(dragged)];
  await dragged.scrollIntoViewIfNeeded();
  await dragUp(page, handleOf(dragged), await above.boundingBox());
  await expect(wishes.nth(60)).toContainText(draggedTitle);
  await expect(wishes.nth(61)).toContainText(aboveTitle);

  // By keys: the last one of all moves up by one, and the focus stays on its handle.
  const done = page.getByRole("list", { name: "Done" }).getByRole("listitem");
  const last = (await done.count()) - 1;
  const lastTitle = await titleOf(done.nth(last));
  await handleOf(done.nth(last)).focus();
  await expect(handleOf(done.nth(last))).toBeInViewport();
  await page.keyboard.press("Space");
  await expect(page.getByText(`Picked up ${lastTitle}.`)).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText(`${lastTitle} is at`)).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(page.getByText(`${lastTitle} is back where it was.`)).toBeAttached();
  await expect(handleOf(done.nth(last))).toBeFocused();
});

test("a new wish of a long list is seen at the top until the page is loaded again", async ({ page, person }) => {
  await openAs(page, person, "/bucket-list");
  await page.getByRole("button", { name: /Start my/ }).click();
  await fill(page, MANY);
  await page.reload();
  await expect(items(page)).toHaveCount(MANY);
  await page.getByLabel("Add a wish or a place").fill("Sleep in a lighthouse");
  await page.keyboard.press("Enter");
  const added = page.getByRole("list", { name: "Just added" }).getByRole("listitem");
  await expect(added).toHaveText([/Sleep in a lighthouse/]);
  await expect(added).toBeInViewport();
  await expect(page.getByText("Added “Sleep in a lighthouse”.")).toBeVisible();
  await page.reload();
  const wishes = page.getByRole("list", { name: "Wishes" }).getByRole("listitem");
  await expect(wishes.last()).toContainText("Sleep in a lighthouse");
  await expect(added).toHaveCount(0);
});

function handleOf(row: Locator): Locator {
  return row.getByRole("button", { name: /^Move / });
}

async function titleOf(row: Locator): Promise<string> {
  return (await row.locator("[data-title]").textContent()) ?? "";
}

async function dragUp(page: Page, handle: Locator, onto: { x: number; y: number; height: number } | null) {
  const from = await handle.boundingBox();
  if (!from || !onto) throw new Error("a row is not to be seen");
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y, { steps: 3 });
  await page.mouse.move(x, onto.y + onto.height / 2, { steps: 6 });
  await page.mouse.up();
}

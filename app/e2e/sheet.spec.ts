import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

test.use({ viewport: { width: 360, height: 780 } });

/** Drags the head of the sheet down by so many pixels, in steps as slow as a careful finger. */
async function dragHead(page: Page, down: number): Promise<void> {
  const head = await page.getByRole("dialog").getByRole("heading", { name: "Who’s invited?" }).boundingBox();
  if (!head) throw new Error("the sheet has no head");
  const [x, y] = [head.x + 20, head.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) await page.mouse.move(x, y + (down * step) / 10);
  // Let go at rest: no flick.
  await page.mouse.move(x, y + down + 1);
  await page.mouse.move(x, y + down);
  await page.mouse.up();
}

test("a sheet on a phone is dragged away, stays after a small drag, and gives the focus back", async ({ page }) => {
  await page.goto("/polymet-demo");
  const opener = page.getByRole("button", { name: "Open a sheet" });
  const sheet = page.getByRole("dialog", { name: "Who’s invited?" });
  await opener.click();
  await expect(sheet).toBeVisible();
  await sheet.getByRole("textbox").fill("mapel");
  await dragHead(page, 25);
  await expect(sheet.getByRole("checkbox", { name: /Maple/ })).toBeVisible();
  await sheet.getByRole("textbox").press("Escape");
  await expect(sheet.getByRole("textbox")).toHaveValue("");
  await dragHead(page, 400);
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

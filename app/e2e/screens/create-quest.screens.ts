import { dateIn, PRICE, write } from "../support/dated-quests";
import { expect, openAs, test } from "../support/test";
import { shoot } from "./camera";

test("a quest that is written", async ({ page, person }) => {
  await openAs(page, person, "/privacy");
  await shoot(page, "/creator/create-quest", "compose-new");
  const { id } = await write(page, { mode: "scheduled", price: PRICE }, [
    dateIn(5, 16),
    dateIn(12, 16),
    dateIn(19, 16),
  ]);
  for (const step of ["story", "stops", "dates", "preview"]) {
    await shoot(page, `/creator/create-quest?quest=${id}&step=${step}`, `compose-${step}`);
  }
  await page.getByRole("button", { name: "Try it" }).click();
  await expect(page.getByRole("button", { name: "Jump there" })).toBeVisible();
  await shoot(page, null, "compose-trial");
});

import { expect, readyMap, test } from "./support/test";

test("somebody looks around, comes back to the same view by its address, and takes a place along", async ({
  page,
  complaints,
}) => {
  await page.goto("/browse");
  const map = readyMap(page);
  await expect(map).toBeVisible();

  await test.step("a place is found by its name, and the map goes there", async () => {
    await page.getByLabel("Find a place by name").fill("kyot");
    await page.getByRole("option", { name: /Kyoto/ }).first().click();
    await expect(page.getByRole("complementary", { name: "Kyoto" })).toBeVisible();
    await expect(map).toHaveAttribute("data-zoom", "6.00");
    await expect(page).toHaveURL(/at=135\.\d+%2C35\.\d+%2C6&?/);
    await expect(page).toHaveURL(/place=135\.\d+%2C35\.\d+/);
  });

  await test.step("the address shows the same", async () => {
    await page.reload();
    await expect(page.getByRole("complementary", { name: "Kyoto" })).toBeVisible();
    await expect(map).toHaveAttribute("data-zoom", "6.00");
  });

  await test.step("it is put on the list of the year", async () => {
    await page.getByRole("button", { name: "Add to my list" }).click();
    await expect(page.getByRole("button", { name: "On your list" })).toBeDisabled();
    await page.goto("/bucket-list");
    await expect(page.getByRole("group", { name: "Activities" }).getByRole("listitem")).toHaveText([/Kyoto/]);
  });

  await test.step("the variant that begins with the list has it open", async () => {
    await page.goto("/browse_copy");
    await expect(page.getByText(/places in view/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Close the list" })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

import { call, start } from "./support/people";
import { expect, otherDevice, signUp, test } from "./support/test";

const YEAR = new Date().getFullYear();

test("an “Us two” link compares two lists without an account, survives signing up, and is ended", async ({
  page,
  person,
  friend,
  complaints,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["See the Northern Lights", "Knit a scarf"]);
  await ann.goto("/selected");
  await ann.getByRole("button", { name: "“Us two” link" }).click();
  const sheet = ann.getByRole("dialog", { name: "“Us two” link" });
  await expect(sheet).toContainText("So far only your friends can see this list.");
  await sheet.getByRole("button", { name: "Create the link" }).click();
  const link = new URL(await sheet.getByLabel("Link", { exact: true }).inputValue());

  await page.goto(link.pathname + link.search);
  await expect(page.getByRole("heading", { name: "You and Walker" })).toBeVisible();
  await page.getByLabel("In your own words").fill("see the northern lights\nSail at night");
  await page.getByRole("button", { name: "Add 2" }).click();
  const part = (name: RegExp) => page.locator("section").filter({ has: page.getByRole("heading", { name }) });
  await expect(part(/^You both want these/).getByRole("listitem")).toHaveCount(1);
  await expect(part(/^Only you/)).toContainText("Sail at night");
  await expect(part(/^Only Walker/)).toContainText("Knit a scarf");

  await part(/^Find a date together/)
    .getByRole("link", { name: "Create account" })
    .click();
  await signUp(page, friend);
  await expect(part(/^You both want these/).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^Ask .* to be friends$/ }).click();
  await expect(page.getByRole("button", { name: /^We asked/ })).toBeDisabled();

  await sheet.getByRole("button", { name: "Turn off link" }).click();
  await expect(ann.getByText("Your friends can still see the list.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link doesn’t work any more" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the list itself says that the link of “Us two” opens it, and friends keep seeing it", async ({
  person,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["Bake bread"]);
  const { id } = (await call(ann, "upsertBucketList", { year: YEAR })) as { id: string };
  await call(ann, "setShare", { type: "bucketList", id, visibility: "friends", withLink: true });
  await ann.reload();
  await ann.getByRole("button", { name: "Your friends and anyone with the link can see this" }).click();
  const sheet = ann.getByRole("dialog", { name: "Share" });
  await expect(sheet.getByRole("radio", { name: "Anyone with the link" })).toBeChecked();
  await expect(sheet.getByRole("checkbox", { name: "Friends see it without the link" })).toBeChecked();
  await expect(sheet.getByLabel("Link", { exact: true })).toHaveValue(/\?k=/);
});

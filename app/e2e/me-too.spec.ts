import { call, listOf, start } from "./support/people";
import { expect, listen, otherDevice, signUp, test } from "./support/test";

const YEAR = new Date().getFullYear();

test("a friend without an account says “Me too” by name: the owner sees and hears it, and it stays when they sign up", async ({
  page,
  person,
  friend,
  complaints,
  server,
  browser,
}) => {
  const ann = await otherDevice(browser, server, person, "/bucket-list");
  await start(ann, ["See a whale from a boat", "Knit a scarf"]);
  const { id } = await listOf(ann);
  const { url } = (await call(ann, "setShare", { type: "bucketList", id, visibility: "link" })) as { url: string };
  listen(page, complaints);

  await test.step("the link is from a person, and asks for a first name once", async () => {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Walker’s ${YEAR}`);
    await page.getByRole("button", { name: "Me too: See a whale from a boat" }).click();
    await page.getByLabel("Your first name").fill("Kim");
    await page.getByRole("dialog", { name: "Tell Walker you’re in" }).getByRole("button", { name: "Me too" }).click();
    const said = "Walker can see you want this too. It’s on your list. Saved on this device only.";
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(page.getByText("On your list · Walker knows")).toHaveCount(1);
    await page.getByRole("button", { name: "Me too: Knit a scarf" }).click();
    await expect(page.getByText("On your list · Walker knows")).toHaveCount(2);
    await expect(page.getByText("Walker sees you as Kim.")).toBeVisible();
  });

  await test.step("the owner hears of it while they look, once, and sees who", async () => {
    await expect(ann.getByRole("listitem").filter({ hasText: "Knit a scarf" })).toContainText("Kim wants this too");
    await ann.getByRole("button", { name: "Notifications, 1 new" }).click();
    const inbox = ann.getByRole("dialog", { name: "Notifications" });
    await inbox
      .getByRole("link", { name: "Kim wants “See a whale from a boat” and 1 more of your wishes too" })
      .click();
    await expect(ann.getByRole("dialog", { name: "Details" })).toContainText("by your link, without an account");
    await ann.keyboard.press("Escape");
  });

  await test.step("the guest takes one back, and the owner removes none of the other", async () => {
    await page.getByRole("button", { name: "Take back “Me too”: Knit a scarf" }).click();
    await expect(ann.getByRole("listitem").filter({ hasText: "Knit a scarf" })).not.toContainText("Kim");
    await page.reload();
    await expect(page.getByText("On your list · Walker knows")).toHaveCount(1);
  });

  await test.step("an account keeps it, under the name of the account", async () => {
    await page.goto(`/login?redirect=${encodeURIComponent(url)}`);
    await signUp(page, { ...friend, name: "Kim Larkin" });
    await expect(page.getByText("On your list · Walker knows")).toHaveCount(1);
    await ann.getByRole("button", { name: "See a whale from a boat", exact: true }).click();
    await expect(ann.getByRole("dialog", { name: "Details" })).toContainText("Kim Larkin");
    await ann.getByRole("button", { name: "Remove Kim Larkin" }).click();
    await expect(ann.getByRole("dialog", { name: "Details" })).not.toContainText("Kim");
  });
  expect(complaints).toEqual([]);
});
